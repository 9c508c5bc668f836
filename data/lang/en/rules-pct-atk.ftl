# Percentile rules, ATK: attacks. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-ATK-001 = order of attacks
    .summary =
        Actions are resolved one by one in initiative order, each with its defence and its damage before the next.
        Effects are immediate: whoever falls does not strike later in the round.

rule-PCT-ATK-002 = attack roll
    .summary =
        You hit by succeeding with 1d100 against the weapon’s skill, bonuses and penalties included. A miss has no
        effect and costs its target no defence.

rule-PCT-ATK-003 = from hit to wound
    .summary =
        A hit wounds if it is neither dodged nor parried. In order: attack roll, defence if the target is entitled to
        one, damage, protection, hit points. A hit that is stopped rolls no damage.

rule-PCT-ATK-004 = discreet attack
    .summary =
        If the GM grants that the approach succeeded, the score is 95 instead of the skill; Offensive is forbidden.
        Chosen reading: penalties that you choose (aim, second weapon) are taken from it, no bonus is added, and the
        target has no defence (setting: “defence against a discreet attack”).

rule-PCT-ATK-005 = opportunity attack
    .summary =
        An attack in the back, made as an action of opportunity, has +10 to its score. Chosen reading: the GM grants
        it, it is made on the spot, out of turn, and does not take the action of the round.

rule-PCT-ATK-006 = aiming at a precise part
    .summary =
        Declared with the attack: −10 to the score. If it hits, worn armour and the shield do not protect; natural
        armour still does. Chosen reading: any attack may be aimed (setting: “attacks that may be aimed”).

rule-PCT-ATK-007 = aiming at a vital part
    .summary =
        The GM sets the penalty: −20 or worse, instead of −10. If the attack succeeds and is not stopped, the wound is
        lethal: the target dies, at once or after a delay. Chosen reading: damage counts too, without worn protection.
        Setting: “attacks that may be aimed”.

rule-PCT-ATK-008 = surviving a lethal wound
    .summary =
        The GM says whether the target survives for a time, and which die: d4, d6, d8 or d10 rounds. Chosen reading:
        it acts normally and dies at the end of the last one, counted from the round after the wound. Without an
        answer a GM’s character dies at once; for a player’s we wait.

rule-PCT-ATK-009 = two weapons, one die
    .summary =
        One d100 for both: the main weapon against its score, the second against its own minus 20 points. Score 70: up
        to 50 both hit, from 51 to 70 only the main one. Chosen reading: each weapon has its own skill, a critical
        counts for both, a fumble once.

rule-PCT-ATK-010 = two hits are two attacks
    .summary =
        The main one first, on the same target: each has its own defence question (one defence a round in all), its
        own damage roll and protection. If the target falls to the first, the second is lost. Chosen reading; the GM
        may allow a second target.

rule-PCT-ATK-011 = melee weapons and pole arms
    .summary =
        Melee: most cutting or blunt weapons for one hand, from the cudgel to the long sword. Pole arms: the long
        weapons, usually for two hands (halberd, pike, spear). Both skills attack and parry.

rule-PCT-ATK-012 = ranged attack
    .summary =
        A shot follows initiative order, with the Shooting skill and without damage bonus. It cannot be dodged and
        only a shield parries it; cover may give it a penalty. No ranges or rates of fire are given.

rule-PCT-ATK-013 = distances of weapons
    .summary =
        Bare hands: less than 0.5 m. Melee: 0.5 to 1.50 m, both included. Pole arms: more than 1.50 m. Chosen reading:
        it matters only when the GM has given a distance; setting: “distances of weapons” (no effect, warn, refuse).

rule-PCT-ATK-014 = black powder
    .summary =
        New, rudimentary, dangerous to their user, with no number in the rule text. Chosen reading: their fumbles have
        a list of their own, and each weapon may have its own first face of a fumble.
