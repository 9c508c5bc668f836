"""Grappling: taking hold of somebody, what can be done in a grapple, pinning, several people in one (D35-GRA)."""
