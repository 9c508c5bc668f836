# Percentile rules, TST: percentile rolls. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-TST-001 = success of a roll
    .summary =
        Roll 1d100, 00 counting as 100. A result of at most the score, bonuses and penalties included, is a success;
        above it, a failure.

rule-PCT-TST-002 = bonuses and penalties
    .summary =
        They change the score, in points, never the die, and add up, even beyond 100 or 0. Focus +5, prepared action
        +10, opportunity in the back +10, aim −10, vital part −20 or worse, second weapon −20, mounted +5 to attack
        and −5 to defend; shield, cover and GM as the case may be.

rule-PCT-TST-003 = critical success
    .summary =
        01 to 05 for almost all combat skills; 01 to 10 for an attack in Offensive. It doubles the weapon dice, only a
        critical defence stops it, and it is never rerolled. Chosen reading: it succeeds even when the score is lower.

rule-PCT-TST-004 = fumble
    .summary =
        From 96 to 00 the roll fails, whatever the score, and cannot be rerolled; an attack has a mishap besides. The
        rule text gives no range: chosen reading (setting: “fumble from”).

rule-PCT-TST-005 = which score is rolled
    .summary =
        Attack and parry: the weapon’s skill, else Physique (a parry: Strength first). Dodging, breaking off: Dodge;
        mounts: Riding; else Agility. Fleeing, opposed wrestling, getting free, resisting a knock-out in Defensive:
        Physique; resisting it out of Defensive: Luck. Chosen reading; setting: “parry score”.

rule-PCT-TST-006 = GM bonus or penalty
    .summary =
        The GM may give any roll a bonus or a penalty, provided it is known before the die is rolled.

rule-PCT-TST-007 = opposed roll
    .summary =
        Each rolls 1d100 against his own score. A lone success wins. Of two, the critical one wins, else the larger
        margin (score minus die); at equal margins, whoever resists. Two failures: nothing. Chosen reading; setting:
        “opposed roll” (highest die that succeeds, or the GM).

rule-PCT-TST-008 = untrained use
    .summary =
        Every skill has a base percentage, the score of somebody who never learnt it. The table is not in the rule
        text: it is house data, empty at first; a characteristic then serves as the score.

rule-PCT-TST-009 = rounding
    .summary =
        Halves, quarters and thirds are rounded down. Hit points that are divided stay at 1 at least; damage that is
        divided may fall to 0. Chosen reading.
