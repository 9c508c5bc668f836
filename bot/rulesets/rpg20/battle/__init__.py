"""Battles: what the chapter leaves to the game master (R20-MAS)."""
