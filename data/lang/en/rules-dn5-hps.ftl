# Fifth edition, HPS: at 0 hit points. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-HPS-001 = healing
    .summary =
        What is regained is added, up to the maximum; the surplus is lost.

rule-DN5-HPS-002 = the dead are not healed
    .summary =
        The dead regain nothing until powerful magic has brought them back to life.

rule-DN5-HPS-003 = dropping to 0 hit points
    .summary =
        You die at once or fall unconscious, prone. A single hit point regained is enough to come round, still
        prone.

rule-DN5-HPS-004 = instant death
    .summary =
        If the damage left over once at 0 reaches your hit point maximum, you die.

rule-DN5-HPS-005 = death saving throw
    .summary =
        At the start of a turn at 0 hit points, a roll, tied to no ability; then the turn is over.

rule-DN5-HPS-006 = success or failure against death
    .summary =
        A d20 with nothing added: 10 or more succeeds, less fails.

rule-DN5-HPS-007 = three successes, three failures
    .summary =
        Three successes: stable. Three failures: dead. They need not follow each other; all is forgotten when any
        hit point comes back or you are stable.

rule-DN5-HPS-008 = 1 and 20 against death
    .summary =
        A 1 counts as two failures. A 20 gives back 1 hit point, and the turn is played.

rule-DN5-HPS-009 = damage at 0 hit points
    .summary =
        A failure for each wound taken at 0, two if it was critical; if it reaches the hit point maximum, death.

rule-DN5-HPS-010 = first aid
    .summary =
        With an action, a Medicine check DC 10 makes whoever is unconscious at 0 stable. Chosen reading: within 1.5
        m.

rule-DN5-HPS-011 = stable
    .summary =
        No more death saves, but still unconscious at 0. Any wound ends it. Chosen reading: it also counts as a
        failure.

rule-DN5-HPS-012 = coming round
    .summary =
        Stable and not healed, you regain 1 hit point after 1d4 hours.

rule-DN5-HPS-013 = monsters die at 0
    .summary =
        Most die at 0 hit points, without a save. The game master may treat some of them like characters.

rule-DN5-HPS-014 = knocking out
    .summary =
        Whoever reduces a creature to 0 in melee may knock it out: it is unconscious and stable. It is chosen when
        damage is dealt. Chosen reading: even if the blow would kill.

rule-DN5-HPS-015 = temporary points first
    .summary =
        Damage takes the temporary hit points first, and the rest takes the real ones.

rule-DN5-HPS-016 = above the maximum
    .summary =
        Temporary hit points are apart: they go above the maximum, even when nothing is lost.

rule-DN5-HPS-017 = temporary points: keep or take
    .summary =
        Healing gives none back, and they do not add up: keep yours or take the new ones. Chosen reading: unless
        somebody says, the larger.

rule-DN5-HPS-018 = temporary points at 0
    .summary =
        At 0 hit points, getting some neither wakes nor stabilises. They still absorb. Chosen reading: a wound
        wholly absorbed is no failure.

rule-DN5-HPS-019 = how long they last
    .summary =
        Until they are used up or a long rest, unless what gives them says otherwise.
