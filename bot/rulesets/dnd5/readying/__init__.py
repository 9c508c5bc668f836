"""Readied actions: a trigger that the bot can see, or the game master's word, and what is done then (DN5-ACT-015 to
-018)."""
