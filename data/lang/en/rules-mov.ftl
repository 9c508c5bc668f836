# D&D Alternatif, MOV: positions and movement. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-MOV-001 = with a map or without
    .summary =
        A map is not required. Everything counts in cells of 2 m; without a map cells become distances, and the GM says
        who faces whom (setting: `map`).

rule-ALT-MOV-002 = the cell
    .summary =
        A cell is 2 m across: the room that a human-sized fighter needs. One figure per cell, except the wrestlers of
        one clinch and a pike rank.

rule-ALT-MOV-003 = adjacent means engaged
    .summary =
        You are engaged with an enemy who stands in a cell next to yours: 8 neighbours on squares, corners included, 6
        on hexagons. Anything but melee lowers your guard there. A diagonal counts as one cell (reading).

rule-ALT-MOV-004 = speed
    .summary =
        Speed 1 is one cell of 2 m per segment. Unless announced otherwise a walk is speed 2, a run or a charge speed 6
        (settings: “walking speed”, “running speed”).

rule-ALT-MOV-005 = faster than 6
    .summary =
        Whoever can may run faster, but only from the second segment of a run: the first one is limited to the running
        speed.

rule-ALT-MOV-006 = step of one cell
    .summary =
        Moving one cell in a segment is no action: anything else can be prepared or done at the same time, attack,
        parry, shot and spell included.

rule-ALT-MOV-007 = full move
    .summary =
        More than one cell in a segment: an action without reaction time, which begins in the very segment in which it
        is announced. It excludes any other action, even a parry, and interrupts whatever was being prepared. Its
        duration is distance divided by speed.

rule-ALT-MOV-008 = full move past an enemy
    .summary =
        Whoever passes an enemy in a full move, were it by one adjacent cell, has the guard down: each of these enemies
        has one opportunity attack, at the first adjacent cell, if a weapon is left in that segment.

rule-ALT-MOV-009 = take the lead or follow
    .summary =
        In any segment you may step one cell to a free cell, or wait and answer another’s step at once with one of your
        own. One step per combatant and segment; nobody has to.

rule-ALT-MOV-010 = simultaneous steps
    .summary =
        Those who take the lead in the same segment know nothing of each other’s steps: they are made together. Two
        foes may so step apart.

rule-ALT-MOV-011 = the same cell
    .summary =
        When two want one cell, the higher Dexterity has it, then the higher Strength, then the lower d6; the other
        gives up the step or takes another free cell.

rule-ALT-MOV-012 = fleeing
    .summary =
        A full move cannot be followed in the same segment: it breaks the engagement, at the price of the opportunity attacks
        of all adversaries in contact. Only who is surrounded cannot flee.

rule-ALT-MOV-013 = stepping back
    .summary =
        Retreating one cell costs nothing. If the adversary does not follow, the engagement is broken at once; it is
        also the tacit way to offer a pause.

rule-ALT-MOV-014 = new contact, initial reaction
    .summary =
        After even one segment out of contact the first melee reaction is an initial one again, reduced by Dexterity,
        for everybody who comes back into contact.

rule-ALT-MOV-015 = pivoting
    .summary =
        Turning is free, and you turn by yourself towards whoever circles. Against several adversaries facing does not
        matter: neither flank nor rear, only their number.

rule-ALT-MOV-016 = an unwatched side
    .summary =
        You do not turn towards a side where you know of nobody. As long as a cell next to you is empty, a newcomer can
        surprise you there.

rule-ALT-MOV-017 = direction and length of a push
    .summary =
        Whoever is pushed goes straight back; on hexagons the pusher chooses among the cells on the far side. One cell
        per started 4 points of difference. A figure behind stops it (reading).

rule-ALT-MOV-018 = cornered
    .summary =
        Pushed against an obstacle you lose your cell, which the pusher takes, and stay jammed at its edge: all
        adversaries have +2 to hit you, until you leave that place or no adversary stands in front.

rule-ALT-MOV-019 = breakthrough and free cell
    .summary =
        A breakthrough crosses the opponent’s cell and ends on a free cell right behind him; without one it is
        impossible.

rule-ALT-MOV-020 = swapping places
    .summary =
        Two adjacent allies may exchange their cells if both agree; each uses his step for it, and no attack results.

rule-ALT-MOV-021 = running at an adversary
    .summary =
        A full move that runs at an adversary, rather than away from or around one, is a charge.
