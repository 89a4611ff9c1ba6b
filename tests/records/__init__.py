"""Records of matches."""
