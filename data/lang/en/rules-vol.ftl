# D&D Alternatif, VOL: volleys. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-VOL-001 = volley of shots
    .summary =
        Several shooters, one target, one segment: that of the slowest, for whom the others wait.

rule-ALT-VOL-002 = reaction of a volley
    .summary =
        When few, each rolls; above 6 (setting “archers who roll their die”), the greatest result of the die.

rule-ALT-VOL-003 = bonus of a volley
    .summary =
        +1 to each shot for every other shooter of the volley at the same target.

rule-ALT-VOL-004 = bonus by target
    .summary =
        Shooters are counted for each target, not for the whole body.

rule-ALT-VOL-005 = rapid volley
    .summary =
        A body of archers usually shoots at rapid cadence. The GM orders it with one word (`/gm tool`).

rule-ALT-VOL-006 = under a volley
    .summary =
        All totals are known first; a shield or a dodge stops one, a pavise or half cover several.

rule-ALT-VOL-007 = leaving a volley
    .summary =
        Whoever is broken off drops out; the others shoot at the appointed segment. Anybody may loose earlier.
        Afterwards each rolls anew.
