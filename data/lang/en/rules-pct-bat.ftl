# Percentile rules, BAT: the battle. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-BAT-001 = the battle
    .summary =
        Variant: the heroes attack or defend a strategic point against an army. They are stronger than battalions, but
        not invincible. Every rule that the variant does not change stays in force.

rule-PCT-BAT-002 = battalion
    .summary =
        More than 20 people, hence 21 at least. A smaller group is fought one by one, by the normal rules.

rule-PCT-BAT-003 = weaker enemies
    .summary =
        The heroes’ enemies have a quarter of their hit points, at least 1, and do half their damage, bonus included
        and before protection. Chosen reading: a critical doubles before it is halved.

rule-PCT-BAT-004 = one roll per battalion
    .summary =
        A battalion rolls for all: one initiative die, one attack roll, one damage roll. Chosen reading: facing
        several heroes, one attack roll against each, in the order in which they joined; the GM may restrict it to
        one.

rule-PCT-BAT-005 = enemies in contact with a hero
    .summary =
        2 in the first round, then doubled each round (4, 8, 16…), at most the living. Chosen reading: if the attack
        hits, half the damage, minus protection, is multiplied by their number (setting: “blows of a battalion”); one defence
        stops it all.

rule-PCT-BAT-006 = volley
    .summary =
        At a distance 1d10 arrows hit the hero. Chosen reading: no attack roll, never critical; one damage roll, of
        which each arrow does half, minus protection. In Defensive a shield may parry the whole volley.

rule-PCT-BAT-007 = mages in a battle
    .summary =
        One roll per mage. A spell costs at most 4 psy, and an area spell also hits allies. Chosen reading: the cost
        counts before reductions, the rule goes for both sides, and these allies are those in contact with the target.

rule-PCT-BAT-008 = heroes against battalions
    .summary =
        Chosen reading: a hero attacks one soldier in contact at a time, by the normal rules; at 0 hit points the
        battalion loses one. Excess damage is lost, and a battalion does not defend, unless the GM gives it a posture.
