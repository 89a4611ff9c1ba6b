"""The engine: the only place that turns moves into states."""
