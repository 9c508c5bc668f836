# Fifth edition, INI: surprise and initiative. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-INI-001 = rounds and turns
    .summary =
        A round lasts about 6 seconds. Everybody takes one turn in it, in initiative order; when all have, another
        round begins, as long as no side is defeated.

rule-DN5-INI-002 = the fight step by step
    .summary =
        In this order: who is surprised, where everybody stands, initiative, then the turns, round after round. The
        first three steps happen once. Nobody attacks before initiative.

rule-DN5-INI-003 = when the fight ends
    .summary =
        The text does not say when a side is defeated: death, unconsciousness, flight and surrender count. Chosen
        reading: the bot proposes the end, the game master decides.

rule-DN5-INI-004 = starting positions
    .summary =
        The game master places everybody: the heroes by their marching order or by what they announced, the others
        at the distance and in the direction of his choice.

rule-DN5-INI-005 = stealth against perception
    .summary =
        If nobody sneaks, nobody is surprised. Otherwise the Stealth check of each sneaking creature is compared
        with the passive Perception of each opponent. Chosen reading: on a tie it goes unnoticed.

rule-DN5-INI-006 = noticing no threat
    .summary =
        Whoever notices none of the opponents is surprised. Chosen reading: noticing a single one is enough not to
        be.

rule-DN5-INI-007 = what surprise does
    .summary =
        On the first turn, whoever is surprised neither moves nor acts, and has no reaction until that turn is over.
        Initiative is rolled all the same, and the turn comes at its place.

rule-DN5-INI-008 = surprise is everyone’s own
    .summary =
        Surprise is each one’s own matter, not a side’s: one companion may be surprised while the others are not.

rule-DN5-INI-009 = initiative check
    .summary =
        At the start everybody makes a Dexterity check; the total is the place in the order. It is no attack: a
        natural 1 or 20 does nothing special.

rule-DN5-INI-010 = one roll for a group
    .summary =
        Identical creatures of a group have a single initiative roll and act together. Each keeps its own action,
        movement and reaction.

rule-DN5-INI-011 = the order stays
    .summary =
        The highest total goes first, and the order does not change from round to round: neither readying nor a
        reaction moves anybody.

rule-DN5-INI-012 = ties: who decides
    .summary =
        Among the game master’s creatures, he decides; among characters, their players; between the two, the game
        master. The order chosen holds for the whole fight.

rule-DN5-INI-013 = ties by a d20
    .summary =
        Instead of deciding, those tied may roll a d20 with nothing added: the highest goes first. Chosen reading: a
        new tie is rolled again.

rule-DN5-INI-014 = joining a running fight
    .summary =
        The text is silent. Chosen reading: newcomers roll initiative and stand at their total; if that place has
        gone by, they act in the next round.
