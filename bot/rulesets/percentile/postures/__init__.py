"""Postures, what waiting in Anticipating gathers, and reactions (PCT-POS)."""
