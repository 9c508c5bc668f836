"""Postures, strikes, dodges and parries (R20-MEL)."""
