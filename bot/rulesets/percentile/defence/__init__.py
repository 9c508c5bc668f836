"""One roll a round, after being hit and before damage; breaking off and fleeing (PCT-DEF)."""
