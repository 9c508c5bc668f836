# D&D Alternatif, OFF: the off hand and the shield. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-OFF-001 = off hand
    .summary =
        A melee action of the off hand (“left”) gets no weapon factor, unless by skill or exception: shield, natural
        weapon. Its reaction die is that of the left column.

rule-ALT-OFF-002 = two weapons at once
    .summary =
        A weapon in each hand loses the factor of both, main hand included, unless by skill or exception for the
        off-hand weapon. Chosen reading: two identical weapons as well (setting: “with two alike, the right one keeps its factor”).

rule-ALT-OFF-003 = left-hand fighting
    .summary =
        With a rank high enough for the off-hand weapon, this skill keeps the factors of both hands. Rank 2: the
        dagger, not the short sword. House ladder: rank 1, knife; 2, dagger; 3, short sword, hand axe, club, cutlass;
        4, any one-handed weapon.

rule-ALT-OFF-004 = shield and fist in the off hand
    .summary =
        Shield, pavise, buckler and natural weapons (fist, claws) in the off hand lose nothing: both hands keep their
        factors, without any skill.

rule-ALT-OFF-005 = changing weapons in a fight
    .summary =
        Initiative and defensive belong to the weapon that a hand holds. A weapon dropped, lost, broken or sheathed
        takes them along; one newly taken needs its own reaction roll. The other hand keeps its own (chosen reading).

rule-ALT-OFF-006 = off-hand penalties
    .summary =
        Without weapon factors (setting: “weapon factors”): −4 to every action of the off hand and, with two weapons at
        once, −2 to the main hand. Neither with the skill for that weapon, nor with a shield or a natural weapon
        (chosen reading).

rule-ALT-OFF-007 = the shield’s reaction
    .summary =
        d12, postponed by 6; from a martial bonus of 13 on, d10, postponed by 5. Chosen reading: nothing more at 19,
        nor for a specialist.

rule-ALT-OFF-008 = shield
    .summary =
        Always in the off hand, without penalty: very low attack factor, excellent defence factor. It mostly parries,
        but on its own initiative it may attack or do another melee action; pushing is what it does best.

rule-ALT-OFF-009 = pavise and buckler
    .summary =
        A very large and a very small shield: same general rules as the shield. The pavise has further advantages
        against shots.
