"""Attacks of opportunity: before a step out of a threatened square, and before acts that provoke (D35-AOO)."""
