"""How one fights in a turn: on the defensive, with two weapons, in total defence (D35-ATK-002 to -004, D35-BAS-018)."""
