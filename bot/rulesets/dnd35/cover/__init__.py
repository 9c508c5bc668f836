"""Cover: what stands between two, from a creature to a wall (D35-COV)."""
