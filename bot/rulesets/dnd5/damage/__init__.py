"""Damage: what is rolled, of which types, and what of it is taken (DN5-DMG)."""
