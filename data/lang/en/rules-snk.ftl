# D&D Alternatif, SNK: sneak attacks.

rule-ALT-SNK-001 = sneak attack
    .summary =
        A surprise of which the victim can see nothing coming: the free action of surprise, neither parried nor dodged.

rule-ALT-SNK-002 = approach wholly unnoticed
    .summary =
        One must come into contact without being noticed at all; noticed even 2 seconds earlier it is a mere surprise.
        The GM says so (`/gm tool`, surprise).

rule-ALT-SNK-003 = +4, no Dexterity, no factors
    .summary =
        +4 to hit; the armour class loses a bonus of Dexterity (a malus stays), and weapon factors count on neither
        side.

rule-ALT-SNK-004 = rank to damage
    .summary =
        On a hit the sneak rank is added to the damage, beside the other bonuses.

rule-ALT-SNK-005 = reflex save
    .summary =
        The blow is critical unless the victim at once makes a reflex save against 10 + the rank. In this order: strike,
        damage, save, effect.

rule-ALT-SNK-006 = save failed
    .summary =
        All attrition damage is doubled, the rank too, and the victim loses as many body points as the save fell short by.

rule-ALT-SNK-007 = 19-20 of a sneak attack
    .summary =
        The save alone counts: made, neither doubling nor body points. A natural 20 always hits, a natural 1 misses.

rule-ALT-SNK-008 = sneak critical: counted once
    .summary =
        If the doubled damage exhausts the stamina as well, only the greater counts, of the overflow and the margin.

rule-ALT-SNK-009 = light weapon
    .summary =
        Against a heavy weapon the victim has +3 on the save (setting “save against a heavy weapon”); the GM may waive it.

rule-ALT-SNK-010 = sneak shot
    .summary =
        Like a surprise shot, but within short range (less than 30 m) and from behind: +4, rank, save and doubling.

rule-ALT-SNK-011 = sneaking into a clinch
    .summary =
        No guard to pass: the victim is engaged in wrestling at once, and the action is any hold at +4, against a
        wrestling class without Dexterity.

rule-ALT-SNK-012 = sneaky melee-like attack
    .summary =
        It has all that a sneak attack has, rank, save or critical, and the victim stays in the clinch.

rule-ALT-SNK-013 = not only from behind
    .summary =
        Any blow that the victim cannot see coming, even from the front: the GM grants it (`/gm tool`, sneak attack).

rule-ALT-SNK-014 = relaxed or distracted victim
    .summary =
        Away from any danger expected, −2 on the save; a victim absorbed, what the GM says (`/gm tool`, save).

rule-ALT-SNK-015 = one weapon only
    .summary =
        With a weapon in each hand only one makes the sneak attack, at choice.

rule-ALT-SNK-016 = two daggers
    .summary =
        Two rolls; if both hit, their damage added, rank once, a single save. The GM has to allow it (setting
        “sneak attack with two daggers”).
