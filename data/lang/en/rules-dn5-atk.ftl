# Fifth edition, ATK: attacks. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-ATK-001 = an attack in three steps
    .summary =
        Choose a target in range, a creature, object or place; settle cover, advantage and modifiers, which the game
        master rules on; roll, then damage on a hit.

rule-DN5-ATK-002 = an attack roll makes the attack
    .summary =
        What is resolved by an attack roll is an attack, and nothing else; grapple and shove are by name, with a
        check.

rule-DN5-ATK-003 = hitting the armour class
    .summary =
        The d20 and its modifiers: the attack hits if the total equals or exceeds the target’s AC.

rule-DN5-ATK-004 = what is added to the roll
    .summary =
        For a character an ability modifier and the proficiency bonus; for a monster the one of its profile.

rule-DN5-ATK-005 = which ability
    .summary =
        Strength in melee, Dexterity at range. With finesse, either one; a thrown melee weapon keeps its own.

rule-DN5-ATK-006 = spell attacks
    .summary =
        The modifier of the spellcasting ability, and the proficiency bonus.

rule-DN5-ATK-007 = when proficiency counts
    .summary =
        With a weapon that you are proficient with, with a spell, and with bare hands; not otherwise.

rule-DN5-ATK-008 = natural 20
    .summary =
        If the d20 that counts shows 20, the attack hits whatever the numbers, and it is a critical hit.

rule-DN5-ATK-009 = natural 1
    .summary =
        If the d20 that counts shows 1, the attack misses whatever the numbers.

rule-DN5-ATK-010 = striking what you do not see
    .summary =
        Against a target that you do not see, guessed at or heard, the roll has disadvantage.

rule-DN5-ATK-011 = guessing where it is
    .summary =
        If the unseen target is not where you strike, the attack misses in any case, and only the miss is told. The
        die is rolled all the same.

rule-DN5-ATK-012 = striking unseen
    .summary =
        Against somebody who does not see you, your attack has advantage. If neither sees the other, they cancel.

rule-DN5-ATK-013 = attacking gives you away
    .summary =
        Whoever was hidden is found out once the attack is resolved, hit or miss.

rule-DN5-ATK-014 = a single range
    .summary =
        When a ranged attack has only one range, as many spells have, a target beyond it cannot be attacked.

rule-DN5-ATK-015 = normal and long range
    .summary =
        Beyond the normal range the roll has disadvantage; beyond the long one there is no attack.

rule-DN5-ATK-016 = shooting in close combat
    .summary =
        Within 1.5 m of an enemy who sees you and is not incapacitated, any ranged attack has disadvantage, even at
        somebody else.

rule-DN5-ATK-017 = reach
    .summary =
        In melee you strike whoever is within reach: 1.5 m for most.

rule-DN5-ATK-018 = a longer reach
    .summary =
        Some creatures, mostly large ones, strike farther, as their profile says; distance counts from the edge of
        their space.

rule-DN5-ATK-019 = bare hands
    .summary =
        Fist, foot or head: always proficient, 1 + the Strength modifier of bludgeoning damage. It is no weapon, and
        a critical hit doubles nothing.

rule-DN5-ATK-020 = fighting with two weapons
    .summary =
        After an attack of the Attack action with a light melee weapon, a bonus action allows one with another light
        weapon in the other hand.

rule-DN5-ATK-021 = the second weapon hurts less
    .summary =
        The ability modifier is not added to the damage of the bonus attack, unless it is negative.

rule-DN5-ATK-022 = throwing one of the two
    .summary =
        If one of the two weapons can be thrown, it may be, instead of striking.
