# Fifth edition, CTS: grapple and shove. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-CTS-001 = contests in combat
    .summary =
        Measuring oneself against an opponent takes an action. Grapple and shove are settled; the game master
        improvises others on that pattern.

rule-DN5-CTS-002 = a grapple replaces an attack
    .summary =
        With the Attack action you may try to grapple instead of one attack.

rule-DN5-CTS-003 = grapple: the conditions
    .summary =
        The target is at most one size larger, it is within reach, and you have a free hand.

rule-DN5-CTS-004 = grapple: the contest
    .summary =
        Your Athletics against the target’s Athletics or Acrobatics, as it chooses. Neither 1 nor 20 counts; a tie
        changes nothing.

rule-DN5-CTS-005 = grapple: grappled
    .summary =
        The loser is grappled: the speed is 0, until free or let go.

rule-DN5-CTS-006 = letting go
    .summary =
        Whoever holds may let go at any time, without an action, also out of turn.

rule-DN5-CTS-007 = getting free
    .summary =
        With the action, whoever is grappled tries Athletics or Acrobatics against the other’s Athletics. A tie
        leaves it held.

rule-DN5-CTS-008 = dragging whom you hold
    .summary =
        You take the other along at half speed, or at full speed if two sizes smaller. The dragged one provokes
        nothing, the dragger does.

rule-DN5-CTS-009 = a shove replaces an attack
    .summary =
        With the Attack action you may try to knock down or push away instead of one attack.

rule-DN5-CTS-010 = shove: the conditions
    .summary =
        The target is at most one size larger and within reach. No free hand is needed.

rule-DN5-CTS-011 = shove: the contest
    .summary =
        Your Athletics against the target’s Athletics or Acrobatics. On a success: prone, or 1.5 m away, as you
        choose. A tie does nothing.
