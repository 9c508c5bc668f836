"""Grenades and bombs (R20-EXP)."""
