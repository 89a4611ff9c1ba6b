"""Words and pictures: pure functions from values of the library to text."""
