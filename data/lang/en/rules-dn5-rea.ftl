# Fifth edition, REA: reactions and opportunity attacks. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-REA-001 = what a reaction is
    .summary =
        An instant answer to a trigger, on your turn or somebody else’s, which only an ability, a spell or a
        situation of the rules gives.

rule-DN5-REA-002 = one reaction a round
    .summary =
        After a reaction you must wait for the start of your own turn to have another. Everybody begins the fight
        with theirs, but for the surprised.

rule-DN5-REA-003 = it interrupts, then the turn goes on
    .summary =
        A reaction cuts into somebody’s turn, who goes on right after it with what is left, if still able.

rule-DN5-REA-004 = what provokes
    .summary =
        Leaving the reach of an enemy who sees you, by movement, action or reaction, allows an opportunity attack.
        Coming into it, or moving inside it, provokes nothing.

rule-DN5-REA-005 = the opportunity attack
    .summary =
        A single melee attack, paid with the reaction, just before the other leaves. No further attacks, no second
        weapon, no grapple or shove.

rule-DN5-REA-006 = disengaging provokes nothing
    .summary =
        After the Disengage action you provoke no opportunity attacks until the end of the turn.

rule-DN5-REA-007 = teleporting and being moved
    .summary =
        Whoever teleports, or is moved without spending anything on it, does not provoke: an explosion, a fall, a
        shove. A move made as a reaction does.

rule-DN5-REA-008 = who may strike at it
    .summary =
        It takes seeing the enemy, having one’s reaction, being able to react, and a melee attack whose reach is
        being left; bare hands are enough.

rule-DN5-REA-009 = stopped on the way
    .summary =
        If the attack leaves the mover unable to go on (0 hit points, speed 0, incapacitated), it stays where it
        was. Otherwise the step is made and the rest of the move is kept.

rule-DN5-REA-010 = several reactions at once
    .summary =
        The text gives no order. Chosen reading: from the highest initiative down, each to its end; if an earlier
        one removes the reason for a later one, that one is not spent.
