"""Where the tiles of a layout lie on a flat table: places, directions and open ends."""
