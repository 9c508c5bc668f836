"""Step 1 of a round: initiative, its places and ties (PCT-INI)."""
