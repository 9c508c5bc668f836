# Fifth edition, MOV: movement and position. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-MOV-001 = moving up to the speed
    .summary =
        On your turn you spend all or part of your speed. Every distance is taken off it; what is left at the end of
        the turn is lost.

rule-DN5-MOV-002 = jumping, climbing, swimming
    .summary =
        Jumps, climbing and swimming are part of the move and are taken off the same speed.

rule-DN5-MOV-003 = a move in parts
    .summary =
        You may move before the action and again after it, around a bonus action, too.

rule-DN5-MOV-004 = moving between attacks
    .summary =
        If the action holds several weapon attacks, the move may also be spent between them.

rule-DN5-MOV-005 = several speeds
    .summary =
        You may switch between them on the way. At each switch the movement already spent is taken off the new
        speed; at 0 or less that mode is not possible any more. Chosen reading: difficult terrain counts double
        there, too.

rule-DN5-MOV-006 = difficult terrain
    .summary =
        Every distance costs twice as much there, and never more, even where two things make it difficult.

rule-DN5-MOV-007 = what is difficult
    .summary =
        Low furniture, rubble, undergrowth, steep stairs, snow, mud, and the space of another creature, friend or
        enemy.

rule-DN5-MOV-008 = dropping prone
    .summary =
        On your turn you may drop prone without spending any speed.

rule-DN5-MOV-009 = standing up
    .summary =
        Standing up costs half of the speed, not of what is left of it. It is impossible with less, or with a speed
        of 0.

rule-DN5-MOV-010 = crawling
    .summary =
        When prone you crawl, and every distance costs twice as much; or you use magic.

rule-DN5-MOV-011 = hindrances add up
    .summary =
        Each kind of hindrance (terrain, crawling, squeezing, climbing, swimming) adds the distance once: two
        hindrances, triple; three, quadruple.

rule-DN5-MOV-012 = through a friend
    .summary =
        You may pass through the space of a creature that is not hostile; it is difficult terrain.

rule-DN5-MOV-013 = through an enemy
    .summary =
        You may pass through an enemy’s space only if its size is at least two categories larger or smaller. It is
        difficult terrain, and leaving its reach provokes.

rule-DN5-MOV-014 = no stop in another’s space
    .summary =
        You cannot willingly end your move in another creature’s space. Chosen reading: you neither attack nor act
        there; being stopped there is possible.

rule-DN5-MOV-015 = falling from the sky
    .summary =
        A flying creature knocked prone, with its speed reduced to nothing, or unable to move falls, unless it
        hovers or magic holds it.

rule-DN5-MOV-016 = sizes and spaces
    .summary =
        Tiny 0.75 m, small and medium 1.5 m, large 3 m, huge 4.5 m, gargantuan 6 m or more, each way: the space that
        a creature controls in a fight.

rule-DN5-MOV-017 = blocking a passage
    .summary =
        The space is not the body but what fighting takes: whoever fills a doorway keeps others out unless letting
        them pass. Chosen reading: two sizes apart may pass.

rule-DN5-MOV-018 = how many around one
    .summary =
        Eight medium creatures surround a medium one, twenty a gargantuan one. Chosen reading: room decides, without
        any other limit.

rule-DN5-MOV-019 = squeezing: where
    .summary =
        A creature squeezes into a space made for one size smaller than its own. Chosen reading: for a tiny one the
        game master decides.

rule-DN5-MOV-020 = squeezing: at what cost
    .summary =
        Distance costs double; its attacks and Dexterity saves have disadvantage, and attacks against it have
        advantage.
