"""Battles and the bear pit (PCT-BAT, PCT-PIT)."""
