"""What the games of a twenty-sided die, rounds, turns and squares share, and others do not know."""
