"""Damage: dice that are multiplied, Strength, nonlethal damage, massive damage (D35-BAS-009, D35-HPS-010, -015)."""
