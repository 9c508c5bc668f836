"""Turning undead: checks, damage, flight, destruction; how it is broken, dispelled and forestalled (D35-TUR)."""
