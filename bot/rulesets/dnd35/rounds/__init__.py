"""Initiative, the surprise round, rounds and turns (D35-BAS-001 to -004, D35-ACT-013)."""
