"""Moving on the grid: moves, the 5-foot step, where everybody stands (D35-ACT-003, D35-BAS-019)."""
