"""Tables drawn as text, for a terminal."""
