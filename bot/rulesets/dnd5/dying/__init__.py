"""Healing, falling to 0 hit points, dying, temporary hit points (DN5-HPS)."""
