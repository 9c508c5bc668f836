# D&D Alternatif, ACT: ordinary actions.

rule-ALT-ACT-001 = common actions
    .summary =
        Anything that is not a combat action. The GM sets its duration and, if it must be prepared, its
        reaction: a number or dice that the player rolls. Spells have fixed dice. Without pressure of time
        nothing is rolled.

rule-ALT-ACT-002 = one action at a time
    .summary =
        Whoever prepares or does a common action prepares and does nothing else: he cannot parry, even with a
        weapon in each hand.

rule-ALT-ACT-003 = simple action
    .summary =
        Short (one segment), instinctive, without reaction: it is done in the very segment of the decision and
        succeeds without a roll unless the GM says otherwise. It interrupts any preparation.

rule-ALT-ACT-004 = some simple actions
    .summary =
        Drawing, sheathing, jumping without a run-up, picking up or throwing an object, closing a door, a known
        command word, standing up, strapping on a shield. The list is open.

rule-ALT-ACT-005 = complex action
    .summary =
        Any other common action: objects, coordination, effort. It often lasts more than one segment and may
        need a reaction; without preparation it starts at once.

rule-ALT-ACT-006 = some complex actions
    .summary =
        Indicative values (reaction, duration): an object from a bag (–, 1d6), a flask to drink (1d6, 1d6), a
        torch (1d6, 1d10), a lock (1d4, 5d10), a mechanism (2d8, 1d6), a running jump or a door to break (1, 1),
        a rope (–, 1d4).

rule-ALT-ACT-007 = common action in contact
    .summary =
        In contact with an enemy, preparing or doing a common action lowers the guard: in every segment each of
        those enemies gets an opportunity attack.

rule-ALT-ACT-008 = no actions
    .summary =
        Letting go of an object, relaxing after a spell, shouting a word or two, turning, moving slowly: no
        duration, no reaction, nothing is interrupted, and it goes with an action.

rule-ALT-ACT-009 = total concentration
    .summary =
        An action that needs total concentration, such as an incantation under way, may be broken by a mere cry
        of its author.

rule-ALT-ACT-010 = full move, a simple action
    .summary =
        At speed 2 or more it is a simple action for as many segments as the distance needs: it interrupts any
        preparation, allows no other action, and lowers the guard in contact.

rule-ALT-ACT-011 = slow move
    .summary =
        At speed 1 (one cell or 2 m a segment) it is no action: anything may be prepared or done at the same
        time.

rule-ALT-ACT-012 = finding a duration
    .summary =
        Fixed where a rule gives it; a number, plus a small die, if it varies little; large dice if chance
        dominates; several small dice or a constant if there is a minimum.

rule-ALT-ACT-013 = finding a reaction
    .summary =
        Objects to take out: 1d6. Aiming: 1d3. Concentration or precision: 1d4. None of these: no reaction. For
        several reasons the largest die (reading chosen).

rule-ALT-ACT-014 = skill and duration
    .summary =
        The GM may shorten or lengthen a duration for skill, ability or habit; a test may decide it.

rule-ALT-ACT-015 = reaction and action merged
    .summary =
        Where it does not matter when preparation ends, one roll serves for all of it, or two one after the
        other, the second when the first stretch is over.

rule-ALT-ACT-016 = a simple action made complex
    .summary =
        A rusty blade, a swollen scabbard: a simple action may get a duration, a test, or even a reaction.

rule-ALT-ACT-017 = aggravated action
    .summary =
        When all dice of the reaction or the duration show their maximum the GM may have a difficulty turn up:
        the action is not done at the planned time.

rule-ALT-ACT-018 = rushing an action
    .summary =
        Only the GM may let an action be rushed: less time for a penalty or a chance of failure. Never a spell
        or a magic item.

rule-ALT-ACT-019 = collective action
    .summary =
        Several do one and the same action. A reaction is needed to agree: the segments of talk, and 1d3 or
        more. If one is interrupted the GM says what the others do.

rule-ALT-ACT-020 = coordinated action
    .summary =
        Several act at the same instant, each on his own: all have the reaction of the slowest. Impossible in
        melee.
