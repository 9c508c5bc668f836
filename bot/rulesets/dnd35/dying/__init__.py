"""At 0 hit points and below: disabled, dying, stable, dead (D35-HPS-001 to -005)."""
