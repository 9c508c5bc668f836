"""Step 2 of a round: everybody says what he does (PCT-DEC)."""
