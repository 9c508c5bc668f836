# D&D Alternatif, FRE: free actions and lowered guard. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-FRE-001 = free action
    .summary =
        An opportunity offered when somebody leaves an opening: natural 1 in melee (1 to 3 on the d6), surprise in
        close combat, special action (to the enemy it is aimed at), lowered guard. The GM decides whether it is
        granted.

rule-ALT-FRE-002 = free action: on the spot
    .summary =
        No reaction: it is done in the segment of the occasion, otherwise it is lost. It interrupts, postpones and
        cancels no initiative of any of your weapons. Sword due in 6, free action in 5: both are done.

rule-ALT-FRE-003 = free or regular, not both
    .summary =
        With a regular and a free action in one segment, a weapon does only one; a weapon that parries takes no free
        action, and vice versa. The rest is lost; a regular action lost this way is rolled again from that segment
        (chosen reading).

rule-ALT-FRE-004 = free action with two weapons
    .summary =
        You choose the weapon that takes it; the other stays available for a regular action or a parry. Never more than
        one free action per segment on the same target, nor more than one for the same special action.

rule-ALT-FRE-005 = free action on the defensive
    .summary =
        Allowed, and it changes nothing: the weapon stays on the defensive until its next regular action, in the same
        segment as before.

rule-ALT-FRE-006 = kind of a free action
    .summary =
        Usually an attack, but any other melee action will do: breakthrough, knock-down, disarm… Exception: an
        opportunity attack is nothing but an attack.

rule-ALT-FRE-007 = free attack
    .summary =
        A free action used as an attack scores an exceptional critical on a natural 19 or 20. It has no other bonus.

rule-ALT-FRE-008 = parrying a free action
    .summary =
        A free action may be parried, but not when surprised, nor without a weapon still available in this segment:
        often the only weapon has just served for the action that offered it.

rule-ALT-FRE-009 = lowering the guard
    .summary =
        In contact, it is doing anything but melee: a common action (casting, drinking, searching, magic item), a
        missile weapon or a throw, a simple action (drawing, standing up, picking up), a full move. A slow move, or
        what is not an action, does not lower it.

rule-ALT-FRE-010 = how long the guard is down
    .summary =
        From the first segment of reaction to the last of the action: announced in 10, reaction 2, duration 3, the
        guard is down from 11 to 15. Chosen reading: without a reaction, from the segment of the announcement if you
        have not acted in it yet.

rule-ALT-FRE-011 = guard down: each enemy, each segment
    .summary =
        In each segment of lowered guard, every enemy in contact has a free action (an opportunity attack if used to attack),
        until you defend yourself again and do nothing else: from the segment after the action (chosen reading). Three
        enemies, four segments: up to twelve attacks.

rule-ALT-FRE-012 = opportunity attack
    .summary =
        A free attack on a lowered guard: exceptional critical on a natural 17 to 20, and nothing parries it, not even
        a critical parry. Always an attack, never anything else. Chosen reading: the defence factor does not count in
        AC (setting: “opportunity attacks ignore the defence factor”).

rule-ALT-FRE-013 = special action on a lowered guard
    .summary =
        The occasion may serve for a special action. It is then no opportunity attack (no 17-20; chosen reading) and the
        victim can only oppose a reflex save. Engaging in wrestling without a roll is possible too.

rule-ALT-FRE-014 = opportunity attack at the end of an action
    .summary =
        In the last segment of an action that lowers the guard, opportunity attacks come before its effect and so can
        interrupt it (chosen reading; setting: “opportunity attack on an action that is ending”, or a simultaneous test).

rule-ALT-FRE-015 = taking a free action
    .summary =
        You must be in contact, aware of the target, and have a melee weapon (fist included) that has not acted in this
        segment. Not while doing or preparing anything but melee (chosen reading), in a full move or surprised.
