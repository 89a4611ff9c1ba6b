"""Pictures of tiles, layouts, tables, scores and races, as SVG."""
