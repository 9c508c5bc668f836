"""Simultaneous actions in melee (ALT-SIM): two enemies whose actions come up against each other choose in secret."""
