"""Objects, handled in passing or with the action (DN5-TUR-008 to -012, DN5-ACT-021); and what no rule speaks of: the
game master says whether it is possible, and by which roll (DN5-ACT-002)."""
