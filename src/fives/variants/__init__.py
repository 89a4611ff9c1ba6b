"""Rule sheets: one game a file, data only."""
