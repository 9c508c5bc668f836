"""What other chapters of the rules lend to combat: conditions, checks and saves (DN5-EXT)."""
