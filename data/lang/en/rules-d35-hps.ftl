# D&D 3.5: what time heals, and the kinds of damage.

rule-D35-HPS-006 = recovery with help
    .summary =
        Whoever is stable and looked after has a chance of 10% an hour to come round, loses nothing, and heals at the
        usual rate.

rule-D35-HPS-007 = recovery without help
    .summary =
        Without help: 10% an hour to come round, else −1 hit point. Then 10% a day to begin to mend; else −1 hit point,
        and unconscious again.

rule-D35-HPS-008 = natural healing
    .summary =
        For each level: one hit point a night of rest, two a whole day.

rule-D35-HPS-009 = weakened abilities
    .summary =
        Each has a point back after a night of rest, two after a day.

rule-D35-HPS-013 = the other kind of damage
    .summary =
        −4 to the attack to deal nonlethal damage with a weapon that kills, or lethal damage with one that does not.

rule-D35-HPS-014 = healing nonlethal damage
    .summary =
        A point an hour and level. Magical healing takes away as many as it gives hit points back.
