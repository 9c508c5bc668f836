# Percentile rules, FUM: fumbles. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-FUM-001 = mishap
    .summary =
        A fumbled attack misses, and the GM chooses what comes of it, from the list of the skill or of his own; he may
        draw at random. Chosen reading without an answer: loss of balance, or a broken string when shooting.

rule-PCT-FUM-002 = running into the wall
    .summary =
        Brawling: the target steps aside at the last moment, and the attacker is hurt against the wall. Chosen
        reading: 1d4 without bonus, minus his own protection, unless the GM says otherwise.

rule-PCT-FUM-003 = broken weapon
    .summary =
        All weapon skills: the weapon breaks. From this round on it neither attacks nor parries.

rule-PCT-FUM-004 = stuck weapon
    .summary =
        All weapon skills: the weapon neither attacks nor parries until it is freed. Chosen reading: freeing it takes
        one action, without a roll unless the GM asks for one, and it serves again from the next round.

rule-PCT-FUM-005 = loss of balance
    .summary =
        All weapon skills: no attack for the whole next round. Parrying, dodging, moving, breaking off and fleeing
        stay possible.

rule-PCT-FUM-006 = hitting a friend
    .summary =
        All weapon skills: the blow hits a friend whom the GM names. Damage of a plain hit with the main weapon, minus
        the friend’s protection. Chosen reading: no defence, no doubling, no Offensive maximum.

rule-PCT-FUM-007 = a ricochet
    .summary =
        Shooting: a ricochet hits a friend whom the GM names. The damage is divided by two, then the friend’s
        protection is subtracted. Chosen reading: no defence, no doubling, no Offensive maximum.

rule-PCT-FUM-008 = broken string
    .summary =
        Shooting: the string breaks and the weapon cannot be used for 1d6 rounds, counted from the next one.

rule-PCT-FUM-009 = noise that draws the watch
    .summary =
        Shooting, with powder: the detonations alarm the neighbourhood, who call the watch. No number changes; what
        follows is up to the GM.
