# Fifth edition, DMG: damage. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-DMG-001 = hit points
    .summary =
        Whole numbers from the maximum down to 0. Losing them changes nothing of what you can do, until 0.

rule-DN5-DMG-002 = damage roll
    .summary =
        You roll the dice of the weapon, spell or profile, add the modifiers, and the target loses the total.

rule-DN5-DMG-003 = ability and damage
    .summary =
        With a weapon you add the same modifier as to the attack roll; not for the second weapon.

rule-DN5-DMG-004 = damage is never negative
    .summary =
        Penalties may bring damage down to 0, never below. Chosen reading: 0 damage is no damage taken.

rule-DN5-DMG-005 = damage of spells
    .summary =
        The spell says its dice and what is added; the casting ability counts only if it says so.

rule-DN5-DMG-006 = one roll for several targets
    .summary =
        When an effect hurts several targets at once, its dice are rolled once. Saves and resistances then count for
        each.

rule-DN5-DMG-007 = critical hit
    .summary =
        All damage dice are rolled twice and added up; modifiers count once.

rule-DN5-DMG-008 = all dice of a critical
    .summary =
        Dice from elsewhere, such as a sneak attack, are doubled as well.

rule-DN5-DMG-009 = thirteen types of damage
    .summary =
        Acid, bludgeoning, fire, force, cold, lightning, necrotic, piercing, poison, psychic, radiant, thunder,
        slashing: what resistances and vulnerabilities count.

rule-DN5-DMG-010 = resistance
    .summary =
        Of damage of a type that you resist you take only half, rounded down.

rule-DN5-DMG-011 = vulnerability
    .summary =
        Damage of a type that you are vulnerable to counts double.

rule-DN5-DMG-012 = in which order
    .summary =
        First all other modifiers, then resistance, then vulnerability.

rule-DN5-DMG-013 = only one resistance
    .summary =
        Several resistances to one type count once; and so do vulnerabilities.
