# D&D 3.5: spells, free, swift and immediate actions, what is usually readied.

rule-D35-BAS-020 = casting in a fight
    .summary =
        Casting in a threatened square exposes you. Whoever loses hit points while casting keeps the spell by a
        Concentration check, DC 10, the damage and the level of the spell. On the defensive nothing exposes you, but
        Concentration DC 15 and the level is needed.

rule-D35-ACT-004 = free action
    .summary =
        As many in a round as the game master accepts; a setting of the table may count them.

rule-D35-ACT-005 = swift action
    .summary =
        One in a turn, besides all other actions.

rule-D35-ACT-006 = immediate action
    .summary =
        One in a round, also outside your turn: then it takes the swift action of your next one. Never before your
        first turn.

rule-D35-ACT-012 = usual readied actions
    .summary =
        To disturb a caster: damage calls for a Concentration check. A counterspell: Spellcraft DC 15 and the level of
        the spell, then the same spell undoes the other. A weapon set against a charge: twice its damage.
