# Percentile rules, DEC: declarations. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-DEC-001 = going round the table
    .summary =
        Before anything is resolved, each player says what he means to do, then the GM what his characters seem to
        prepare. Chosen reading: this is public, in any order, and may be changed until the last declaration is in.

rule-PCT-DEC-002 = what can be declared
    .summary =
        Attack, wrestle, parry, dodge, break off, flee, cast a spell, wait, move, or any other action, whose effect
        the GM tells. An attack has its options: two weapons, aiming, a vital part, knocking out, a charge,
        discretion.

rule-PCT-DEC-003 = keep it short
    .summary =
        A declaration says what is attempted and on whom, no more: telling how it succeeds has no effect, only the
        dice decide. What has a rule of its own (aiming, knocking out) is chosen as an option.

rule-PCT-DEC-004 = what the GM’s characters seem to do
    .summary =
        The GM tells what his characters seem to be about to do, and need not be precise. Their real action shows only
        when their turn comes.

rule-PCT-DEC-005 = declare it now or never
    .summary =
        Chosen in the declaration and never later: a dodge and its opponent, breaking off, knocking out, the posture,
        waiting and what for. A parry need not be declared. Chosen reading for posture and waiting.

rule-PCT-DEC-006 = a declaration binds
    .summary =
        Once resolution begins, the kind of action cannot change without the GM. If the target can no longer be
        attacked, you choose another or give up. Chosen reading; setting: “action that has become impossible” (the action is lost).

rule-PCT-DEC-007 = nothing declared
    .summary =
        A combatant for whom nothing is declared does nothing this round and has no posture. The GM may declare in his
        stead. Chosen reading.

rule-PCT-DEC-008 = moving
    .summary =
        Moving is the action of the round, with no fixed speed or cost. The GM says what it changes (distance,
        contact, cover); if he says nothing, it changes nothing.

rule-PCT-DEC-009 = lost action
    .summary =
        Whoever is dead, gone, out of the fight, unconscious or immobilised when his turn comes loses the declared
        action, and no die is rolled. Having lost hit points hinders nothing. Chosen reading.
