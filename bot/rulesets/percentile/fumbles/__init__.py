"""Mishaps, and what kills slowly (PCT-FUM, PCT-ATK-008)."""
