"""Squeezing through narrow places and past opponents (D35-MOV-013 to -016)."""
