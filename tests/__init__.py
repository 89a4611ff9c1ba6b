"""The test suite of fives."""
