"""Shots and throws: distances, conditions, modes, ammunition (R20-RNG, R20-FIR)."""
