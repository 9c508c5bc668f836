# Fifth edition, COV: cover. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-COV-001 = cover has a side
    .summary =
        Cover protects only from attacks and effects that come from the other side of it.

rule-DN5-COV-002 = three degrees, the best counts
    .summary =
        Half, three-quarters, total. Several do not add up: only the best counts.

rule-DN5-COV-003 = half cover
    .summary =
        At least half of the body is protected: +2 to AC and Dexterity saves. A low wall, large furniture, a narrow
        trunk, or a creature, a friend included.

rule-DN5-COV-004 = three-quarters cover
    .summary =
        At least three quarters of the body are protected: +5 to AC and Dexterity saves. A portcullis, an arrow
        slit, a thick trunk.

rule-DN5-COV-005 = total cover
    .summary =
        Wholly concealed: neither attack nor spell can be aimed directly. Some areas reach all the same.

rule-DN5-COV-006 = who says the cover
    .summary =
        The game master, at the step of the modifiers. Chosen reading: on the map the bot proposes half cover when a
        creature stands on the line.
