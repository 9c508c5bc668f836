"""Damage, and what is left of somebody (PCT-DMG)."""
