# Percentile rules, ADV: advantages and disadvantages. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-ADV-001 = granting an advantage
    .summary =
        At any moment the GM, and nobody else, gives an advantage (blessing) or a disadvantage (curse), according to
        what the players do. Chosen reading: each is worth one reroll, they add up, and they are kept until used.

rule-PCT-ADV-002 = advantage
    .summary =
        Its holder chooses when to use it: to roll again a roll of his that has just failed. The advantage is then
        spent.

rule-PCT-ADV-003 = disadvantage
    .summary =
        The GM chooses when to use it: the holder must roll again a roll that has just succeeded. The disadvantage is
        then spent.

rule-PCT-ADV-004 = criticals and fumbles stand
    .summary =
        A critical success or a fumble is never rerolled, by any means. The range in force for that very roll counts:
        in Offensive an attack of 06 to 10 is already a critical.

rule-PCT-ADV-005 = when to reroll
    .summary =
        The question comes as soon as the die is seen, before anything follows (defence, damage). The new result
        replaces the old one, even if worse, and may be a critical or a fumble. One advantage or disadvantage is one
        reroll. Chosen reading.

rule-PCT-ADV-006 = several rerolls of one roll
    .summary =
        While it is a plain failure the advantage may be used, while it is a plain success the disadvantage. A no
        holds for that result; a critical or a fumble ends it all. Chosen reading: they do not cancel each other.

rule-PCT-ADV-007 = which rolls may be rerolled
    .summary =
        Those that succeed or fail: attack, parry, dodge, breaking off, flight, riding, Physique, Luck, each die of an
        opposed roll. Never initiative, damage, a length of time, a number of arrows. With two weapons the main attack
        counts. Chosen reading.
