# Fifth edition, EXT: what the text borrows. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-EXT-001 = advantage and disadvantage
    .summary =
        Two d20, you keep the higher, or the lower. Several sources do not add up; one of each cancels all of them:
        one d20.

rule-DN5-EXT-002 = rounding down
    .summary =
        Every half, every quotient of damage or points is rounded down. Distances stay exact.

rule-DN5-EXT-003 = checks and saves
    .summary =
        The d20 and the modifier, with proficiency if there is any, against a difficulty: reaching it is enough.
        Neither 1 nor 20 counts. Modifier: the score less 10, halved.

rule-DN5-EXT-004 = proficiency bonus
    .summary =
        +2 from level 1 to 4, +3 from 5 to 8, +4 from 9 to 12, +5 from 13 to 16, +6 from 17 to 20. Monsters have it
        in their profile.

rule-DN5-EXT-005 = contests and ties
    .summary =
        Both roll, the higher wins; a tie leaves all as it was: the grapple fails, whoever is hidden stays hidden.

rule-DN5-EXT-006 = passive value
    .summary =
        10 and all modifiers of the check; +5 with advantage, −5 with disadvantage.

rule-DN5-EXT-007 = incapacitated
    .summary =
        No action, no reaction, no bonus action. Movement alone is left.

rule-DN5-EXT-008 = prone
    .summary =
        You crawl, and attack with disadvantage. Whoever strikes within 1.5 m has advantage, from farther off
        disadvantage.

rule-DN5-EXT-009 = grappled
    .summary =
        Speed 0, whatever helps. It ends when the grappler is incapacitated, when you are carried out of its reach,
        when you escape or are let go.

rule-DN5-EXT-010 = unconscious
    .summary =
        Incapacitated, prone, unable to move or speak, you drop all and fail Strength and Dexterity saves. Attacks
        have advantage, and within 1.5 m they are critical.

rule-DN5-EXT-011 = other conditions
    .summary =
        Blinded, invisible, restrained, paralysed, stunned, poisoned, frightened: each says who has advantage, who
        disadvantage, and what cannot be done any more.

rule-DN5-EXT-012 = concentration
    .summary =
        One at a time. When wounded, a Constitution save, DC 10 or half of the damage; it also ends when you are
        incapacitated, die or let it go.

rule-DN5-EXT-013 = hiding and finding
    .summary =
        The Stealth total holds until you are found; it is compared with everybody’s passive Perception, and with
        the Perception of whoever searches. On a tie you stay hidden.

rule-DN5-EXT-014 = falling
    .summary =
        1d6 bludgeoning damage for each 3 m, 20d6 at most; you land prone, unless nothing is taken.

rule-DN5-EXT-015 = weapon properties
    .summary =
        Finesse, thrown, light, reach (+1.5 m), two-handed, versatile, ammunition, loading, heavy: what each weapon
        allows or asks.

rule-DN5-EXT-016 = climbing, swimming, jumping
    .summary =
        Climbing and swimming cost the distance once more. Long jump: 0.3 m for each point of Strength, with a 3 m
        run-up; high jump: 0.9 m and 0.3 m for each point of the modifier. Half without a run-up.

rule-DN5-EXT-017 = playing on a map
    .summary =
        Squares of 1.5 m; every step counts 1.5 m, diagonals included, and no corner of a wall is cut.

rule-DN5-EXT-018 = the order of dice
    .summary =
        Initiative first, in the order of the list; for an attack the d20, or two, then its damage, further dice
        after; then the saves, the one for concentration last.
