"""Postures, what waiting in Anticipatif gathers, and reactions (PCT-POS)."""
