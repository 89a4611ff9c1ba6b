"""What a seat may conclude: worlds, exact chances, and samples that agree with all it saw."""

from fives.beliefs.beliefs import Beliefs
from fives.beliefs.errors import BeliefError
from fives.beliefs.filling import filled

__all__ = ["BeliefError", "Beliefs", "filled"]
