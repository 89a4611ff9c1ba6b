"""Tests that read like the rules: each names the numbers that it proves."""
