# D&D 3.5: mounts.

rule-D35-MNT-001 = untrained mount
    .summary =
        Each round, Ride DC 20 as a move action to keep a standard action; a failure takes the whole turn.

rule-D35-MNT-002 = acting in the saddle
    .summary =
        The mount acts in its rider’s turn, with its own speed; both share its space.

rule-D35-MNT-003 = guiding with the knees
    .summary =
        Ride DC 5 at the beginning of the turn: both hands free. Else one hand holds the reins this round.

rule-D35-MNT-004 = striking from above
    .summary =
        +1 in melee against whoever is on foot, of size M or smaller.

rule-D35-MNT-005 = one attack only
    .summary =
        If the mount has gone more than 1.5 m, there is one attack in melee.

rule-D35-MNT-006 = fast mount
    .summary =
        The speed of the mount takes nothing from attacks in melee, halfway or at the end.

rule-D35-MNT-007 = mounted charge
    .summary =
        The rider has the charge’s +2, and its −2 to AC; a lance doubles its damage.

rule-D35-MNT-008 = shooting from a mount at speed
    .summary =
        −4 during a double move, −8 during a run; one shoots halfway, in a full attack if one likes.

rule-D35-MNT-009 = casting in the saddle
    .summary =
        No check where the mount makes one move; else Concentration DC 10 + the spell’s level, 15 where it runs.

rule-D35-MNT-010 = the mount falls
    .summary =
        Ride DC 15 to land standing; else prone, with 1d6 damage.

rule-D35-MNT-011 = unconscious in the saddle
    .summary =
        50% to stay in the saddle, 75% in a military one; else a fall, and 1d6 damage.

rule-D35-MNT-012 = mount without a guide
    .summary =
        It keeps out of the fight: it keeps its place, goes away, and does not attack.
