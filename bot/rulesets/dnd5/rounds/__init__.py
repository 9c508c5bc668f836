"""The order of a combat: surprise, initiative, rounds, turns and what they hold (DN5-INI, DN5-TUR)."""
