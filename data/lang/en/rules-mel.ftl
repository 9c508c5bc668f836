# D&D Alternatif, MEL: melee. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-MEL-001 = in contact
    .summary =
        Melee is every fight at arm’s length, with hand weapons or natural ones. You are in contact as soon as somebody
        who means to strike so is in a neighbouring cell, corners included, like it or not. Without a map, the GM or
        the announcements say who is in contact with whom.

rule-ALT-MEL-002 = engaged: melee only
    .summary =
        In contact you do melee actions only. Anything else lowers your guard, with what follows, even in a segment
        where the enemy has no action due.

rule-ALT-MEL-003 = end of contact
    .summary =
        It lasts while an enemy able to strike is in contact. It ends by flight, by putting the enemy out, a truce, a
        separation, a double return to guard, a settled weapon capture. Pending melee initiatives lapse (chosen
        reading); the next contact gives an initial reaction.

rule-ALT-MEL-004 = weapons in hand
    .summary =
        Note what each hand holds: a one- or two-handed weapon, a shield, nothing. A shield is a weapon like any other.
        So is a free fist (factor 0); that of the off hand counts only if its owner says it is used (chosen reading).

rule-ALT-MEL-005 = attack by default
    .summary =
        Melee actions: attack (on the enemy or on equipment), parry, special actions. The action that comes up is an
        attack unless you say otherwise before the d20. A counter-attack is announced earlier: before the reaction die.

rule-ALT-MEL-006 = strike total
    .summary =
        d20 + martial bonus + Strength to hit + magic, mastery or specialisation + weapon factor (if the table uses it)
        + adjustment of a special action + circumstances. Parries likewise. d20 10, martial bonus 8, Strength 1,
        specialisation 1, factor 3: 23.

rule-ALT-MEL-007 = hitting
    .summary =
        An attack hits if its strike total is at least the target’s AC, or its melee AC where the defence factor
        counts. A hit may still be parried.

rule-ALT-MEL-008 = damage of an attack
    .summary =
        Weapon dice + Strength to damage + expertise or specialisation, magic; it is attrition damage. Longsword, a 6 on the
        d8, Strength +1, specialisation +2: 9 points.

rule-ALT-MEL-009 = no melee action is held
    .summary =
        Not taken in its segment, a melee action is lost and a new reaction is rolled from that segment: due in 9, die
        6, the next comes in 15. Return to guard and counter-attack have rules of their own.

rule-ALT-MEL-010 = attacking equipment
    .summary =
        You may aim at an enemy’s shield or the wooden haft of a weapon: a normal attack, with the attack factor,
        against the AC of the thing. Chosen reading: this is the “breaking” of the text, and offers no free attack. AC
        and structure of things are house data.

rule-ALT-MEL-011 = structure points
    .summary =
        Damage is taken from the structure of the haft or shield. At 0 it is broken: the weapon is lost, its initiative
        and defensive with it. Chosen reading: a natural 20 doubles the damage; what goes beyond is lost.

rule-ALT-MEL-012 = equipment is not parried for
    .summary =
        An attack on equipment can in no case be parried, not even with another weapon that is free.

rule-ALT-MEL-013 = drawing, sheathing, dropping
    .summary =
        Drawing or sheathing is a simple action of one segment: it interrupts any preparation, even of melee, and in
        that segment offers an opportunity attack to each enemy in contact. Dropping what you hold is not an action.

rule-ALT-MEL-014 = whom to strike
    .summary =
        The target of a melee action is chosen when the action comes up, among enemies in contact. If none is in reach
        any more, the action is lost like any melee action not taken (chosen reading).
