# D&D Alternatif, RNG: range, size and speed. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-RNG-001 = optional adjustments
    .summary =
        Setting “adjustments to shots”: all, point-blank only, or none.

rule-ALT-RNG-002 = four ranges
    .summary =
        Point-blank (under 6 m), short, medium and long by weapon; beyond, no shot. The GM says distances; without a
        word, medium range.

rule-ALT-RNG-003 = point-blank
    .summary =
        Under 6 m: +4, critical on 17 to 20 (setting “point-blank critical”).

rule-ALT-RNG-004 = short range
    .summary =
        The shot has +2, and is critical on 19-20. A d20 of 10 with a martial bonus of 3 and a Dexterity of 1: 16.

rule-ALT-RNG-005 = medium range
    .summary =
        The range changes nothing about the shot, which is critical on 19-20.

rule-ALT-RNG-006 = long range
    .summary =
        The shot has −2, and only a natural 20 is critical: a natural 19 hits as any other result does.

rule-ALT-RNG-007 = ranges of an object
    .summary =
        An object has neither point-blank nor short range.

rule-ALT-RNG-008 = size of the target
    .summary =
        +2 for each size category above the shooter’s, −2 for each below.

rule-ALT-RNG-009 = fast target
    .summary =
        The GM may impose up to −4: flying dragon −4, galloping rider −2.

rule-ALT-RNG-010 = adjustments add up
    .summary =
        They all add up, each by its name in the sum.
