"""Pages of HTML that step through a record."""
