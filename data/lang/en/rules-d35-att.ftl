# D&D 3.5: attacking and defending.

rule-D35-BAS-018 = two weapons
    .summary =
        In a full attack only, one attack more with the off hand. Penalties: −6 and −10; light off-hand weapon −4
        and −8; with the feat −4 and −4; both −2 and −2.

rule-D35-ATK-002 = fighting defensively
    .summary =
        All attacks lose 4, and the AC gains 2 of dodging for a round.

rule-D35-ATK-003 = total defence
    .summary =
        A standard action, no attacks: the AC gains 4 of dodging for a round.

rule-D35-ATK-004 = total defence and attacks of opportunity
    .summary =
        No attacks of opportunity in that round.

rule-D35-ATK-005 = flanking
    .summary =
        When the line between two companions crosses two opposite borders of the opponent’s space, their melee
        attacks gain 2.

rule-D35-ATK-009 = shooting into a melee
    .summary =
        A shot at a target in melee with a friend of the shooter loses 4.

rule-D35-ATK-010 = helpless target
    .summary =
        Its Dexterity counts as 0: −5 to AC, and another −4 in melee.

rule-D35-ATK-011 = coup de grâce
    .summary =
        The whole turn, against somebody helpless: a sure critical hit, then Fortitude against 10 plus the damage,
        or death. It provokes attacks of opportunity.

rule-D35-ACT-008 = readying an action
    .summary =
        A standard action: the player names a free, standard or move action and what sets it off; it may be done until his
        next turn.

rule-D35-ACT-009 = a readied action comes first
    .summary =
        It is resolved just before what sets it off, which it interrupts; whoever still can goes on then.

rule-D35-ACT-010 = new place in the order
    .summary =
        Whoever has done his readied action keeps the place just before whoever set it off. Unused before his next turn, it
        is lost and the place stays.

rule-D35-ACT-011 = 5-foot step and readied action
    .summary =
        A five-foot step may go with the readied action of whoever has not moved in the round.

rule-D35-MOV-001 = charge
    .summary =
        The whole turn: in a straight line, 3 m at least and twice the speed at most, then one attack.

rule-D35-MOV-002 = attack of a charge
    .summary =
        The single attack at the end of a charge gains 2.

rule-D35-MOV-003 = AC in a charge
    .summary =
        The AC of whoever charges is 2 lower until the next turn.

rule-D35-MOV-004 = charge and 5-foot step
    .summary =
        Nobody takes a five-foot step in the round of a charge.

rule-D35-MOV-006 = charge under restricted activity
    .summary =
        With a single action one charges over his speed at most.

rule-D35-MOV-011 = withdrawal
    .summary =
        The whole turn, up to twice the speed: to leave the first square provokes nothing.

rule-D35-MOV-012 = withdrawal with one action
    .summary =
        With a single action one withdraws up to his speed.
