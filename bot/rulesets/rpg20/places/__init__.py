"""Where a blow falls (R20-LOC)."""
