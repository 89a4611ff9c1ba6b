"""Playing games by machine: chance, players and playouts, for any `State`."""
