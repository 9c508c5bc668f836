# Fifth edition, ACT: actions. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-ACT-001 = the ten actions
    .summary =
        Help, Attack, Search, Dodge, Dash, Cast a Spell, Hide, Disengage, Ready, Use an Object. One a turn.

rule-DN5-ACT-002 = improvised action
    .summary =
        You describe what the rules do not foresee; the game master says whether it is possible, by which roll, and
        what it costs.

rule-DN5-ACT-003 = helping with a task
    .summary =
        The helped creature has advantage on its next check for that task, if it comes before your next turn. It
        takes your action.

rule-DN5-ACT-004 = helping an attack
    .summary =
        Against a creature within 1.5 m of you: an ally’s first attack roll against it before your next turn has
        advantage. Chosen reading: ally and target are named beforehand.

rule-DN5-ACT-005 = the Attack action
    .summary =
        One attack in melee or at range, by the rules of attacks.

rule-DN5-ACT-006 = several attacks
    .summary =
        Some abilities give more than one attack in the same action: one after the other, at whomever you like, with
        movement between. A grapple or shove takes the place of one.

rule-DN5-ACT-007 = searching
    .summary =
        You look for something; the game master asks for Perception or Investigation. Chosen reading: against
        somebody hidden, a tie leaves them hidden.

rule-DN5-ACT-008 = dodging
    .summary =
        Until your next turn, attacks against you by those you see have disadvantage, and your Dexterity saves have
        advantage.

rule-DN5-ACT-009 = when dodging ends
    .summary =
        The benefit is lost as soon as you are incapacitated or your speed drops to 0. Chosen reading: it does not
        come back.

rule-DN5-ACT-010 = dashing
    .summary =
        Your movement this turn grows by your speed, modifiers included: 9 m, and you have 18.

rule-DN5-ACT-011 = dashing with another speed
    .summary =
        What changes the speed changes by as much what Dash adds. Chosen reading: with several speeds, each is added
        to itself.

rule-DN5-ACT-012 = casting a spell
    .summary =
        The casting time says what the spell takes: the action, the bonus action, the reaction, or minutes that a
        turn has not.

rule-DN5-ACT-013 = hiding
    .summary =
        A Stealth check; whoever succeeds has the advantages of an unseen attacker. The game master says whether
        hiding is possible here.

rule-DN5-ACT-014 = disengaging
    .summary =
        Until the end of this turn your movement provokes no opportunity attacks. A reaction later on is not
        covered.

rule-DN5-ACT-015 = readying
    .summary =
        It takes the action. You say what will set it off, and what you will do, an action or a move; it comes as a
        reaction before your next turn.

rule-DN5-ACT-016 = when the moment comes
    .summary =
        When the trigger is over you react at once or let it go, and stay ready. Chosen reading: a move pauses at
        the step that sets it off.

rule-DN5-ACT-017 = once, and no later
    .summary =
        It takes your reaction: if that was spent elsewhere, nothing is left. What was not used is lost at the start
        of your next turn.

rule-DN5-ACT-018 = ready to move
    .summary =
        A readied move goes up to your speed. Made as a reaction, it provokes if it leaves an enemy’s reach.

rule-DN5-ACT-019 = a spell held ready
    .summary =
        Only a spell of one action can be. It is cast, its slot spent, and held by concentration; if that breaks,
        the spell is lost.

rule-DN5-ACT-020 = holding a spell is concentrating
    .summary =
        The held spell ends any other concentration; damage before it is let go calls for the save.

rule-DN5-ACT-021 = using an object
    .summary =
        The action for an object that needs it, or for handling more than one in the turn.
