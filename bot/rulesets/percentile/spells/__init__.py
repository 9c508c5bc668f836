"""Spells as this text needs them (PCT-POS-013, PCT-BAT-007)."""
