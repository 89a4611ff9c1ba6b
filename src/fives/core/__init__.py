"""What any game is: seats, sides, moves, outcomes and errors, and nothing about dominoes."""
