# Percentile rules, DMG: damage and protection. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-DMG-001 = weapon dice
    .summary =
        A hit that is not stopped rolls the weapon’s damage dice and adds them up. The weapon table is house data: the
        rule text only gives 1d4 for bare hands.

rule-PCT-DMG-002 = damage bonus
    .summary =
        The attacker’s bonus is added in close combat, never at a distance. Chosen reading: a thrown weapon counts as
        a ranged one.

rule-PCT-DMG-003 = armour and protection
    .summary =
        The value of the armour is taken from the damage of each attack; only the rest, never below 0, is lost in hit
        points. Chosen reading: natural hide, worn armour and shield add up.

rule-PCT-DMG-004 = armour does not wear out
    .summary =
        The whole protection counts against every attack; blows never reduce it.

rule-PCT-DMG-005 = shield: parry and protection
    .summary =
        A shield gives a bonus to the parry roll, a little protection, and parries arrows. Its numbers are house data.
        Chosen reading: held, it always protects; its bonus only counts in a parry made with it.

rule-PCT-DMG-006 = cover
    .summary =
        The GM may give a penalty to those who attack a sheltered target; cover absorbs no damage. Chosen reading: it
        only counts against ranged attacks, unless the GM extends it to all.

rule-PCT-DMG-007 = critical damage
    .summary =
        The weapon dice count twice: 2 × dice + bonus − protection. Chosen reading: the bonus counts only once
        (setting: “damage bonus of a critical”) and protection applies (setting: “protection against a critical”).

rule-PCT-DMG-008 = percussive
    .summary =
        A two-handed weapon of close combat rolls its damage dice twice and keeps the better total. Chosen reading:
        bonus dice are rolled once; a bow is not percussive, unless its data say so.

rule-PCT-DMG-009 = reckoning damage
    .summary =
        Weapon dice (the better of two rolls if percussive, the maximum in Offensive); doubled if critical; plus bonus
        and charge; half (ricochet, battle); minus protection, not below 0; a third if the target is knocked out.
        Chosen reading for the order.

rule-PCT-DMG-010 = 0 hit points
    .summary =
        The rule text is silent. Chosen reading: at 0, and never below, you are out of the fight, without action,
        defence or place in the order. Only the GM says who dies.
