# D&D Alternatif, FAT: fatigue.

rule-ALT-FAT-001 = fatigue threshold
    .summary =
        10 + Constitution + half the rank in endurance (rounded down): the rounds of effort before one is out of breath.
        It does not rise with level.

rule-ALT-FAT-002 = threshold and encumbrance
    .summary =
        From one point of encumbrance on, the total is deducted from the threshold (1 at least, chosen reading).

rule-ALT-FAT-003 = one point for a round of effort
    .summary =
        A round with at least one tiring action gives a point; points accumulate. Rounds are those of the scene.

rule-ALT-FAT-004 = tiring, neutral, restful
    .summary =
        Tiring: melee, missiles, wrestling, spells and magic items, leaps, more than a third of one’s speed. Neutral:
        running slower, being engaged without acting (chosen reading). Restful: walking, searching, drinking.

rule-ALT-FAT-005 = out of breath
    .summary =
        When the points reach the threshold, a malus of 1 in the next round, and 1 more for every point above.

rule-ALT-FAT-006 = what fatigue weighs on
    .summary =
        The malus counts for d20s and for armour and wrestling classes (setting “what fatigue weighs on”).

rule-ALT-FAT-007 = recovery
    .summary =
        A round in which everything was restful takes a point away.

rule-ALT-FAT-008 = excessive fatigue
    .summary =
        Beyond twice the threshold a fortitude save against 10, or death (settings “save against exhaustion”,
        “fatigue weighs on that save”).

rule-ALT-FAT-009 = fatigue on horseback
    .summary =
        In the saddle only one point every two rounds of effort: the second, the fourth…

rule-ALT-FAT-010 = taking fatigue into account
    .summary =
        Counted silently, it is shown from three rounds before the first threshold on (setting `fatigue`); the GM may
        tell how tired somebody looks (`/gm tool`).

rule-ALT-FAT-011 = a pause by consent
    .summary =
        By agreement, or by stepping back a cell without being followed: the engagement is broken and all may rest
        (`/gm tool`, pause).
