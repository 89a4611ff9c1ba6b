"""Things on the table: tiles, ports, layouts, what ends add up to, and scores as data."""
