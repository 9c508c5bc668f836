# Percentile rules, MNT: mounts. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-MNT-001 = riding roll
    .summary =
        Offered before each mounted attack: a successful Riding roll gives an advantage for that attack only; on a
        failure the attack still takes place. Chosen reading; setting: “riding roll” (required for the mounted bonus,
        or no effect). On a fumble the GM may decide on a fall.

rule-PCT-MNT-002 = mounted attack and defence
    .summary =
        Mounted, +5 to every attack and −5 to parries and dodges. Chosen reading: breaking off counts as a defence
        (−5); the riding roll has neither.

rule-PCT-MNT-003 = mounted charge
    .summary =
        Declared with a close-combat attack from the saddle, it gives +2 to Strength. Chosen reading: +2 to damage,
        which a critical does not double; setting: “mounted charge’s +2 to Strength” (+2 to the attack score).

rule-PCT-MNT-004 = falling off
    .summary =
        A rider who comes off his mount, whatever the reason, takes 1d6 damage that no protection reduces, and is no
        longer mounted. Chosen reading: natural armour does not help either.
