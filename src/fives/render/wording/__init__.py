"""What things are called and how it is told, in every language of the catalogue."""
