"""Fighting under water (DN5-AQU)."""
