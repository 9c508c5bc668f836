# D&D 3.5: running, squeezing.

rule-D35-MOV-007 = running
    .summary =
        The whole turn, straight ahead, up to four times the speed, three in heavy armour; leaving a threatened square
        exposes.

rule-D35-MOV-008 = AC while running
    .summary =
        No Dexterity bonus to AC until the next turn.

rule-D35-MOV-009 = endurance in running
    .summary =
        As many rounds as points of Constitution; then each round a Constitution check, DC 10, 11, 12…

rule-D35-MOV-010 = out of breath
    .summary =
        After a failure: ten rounds without running, and one ordinary move action a round at most.

rule-D35-MOV-013 = squeezing
    .summary =
        In a space half as wide as one’s own each square counts twice.

rule-D35-MOV-014 = squeezed
    .summary =
        −4 to attacks and AC. One may squeeze past an opponent if the GM allows it, and not stop there.

rule-D35-MOV-015 = narrower gaps
    .summary =
        An Escape Artist check, against what the GM says (30 as a rule).

rule-D35-MOV-016 = three sizes apart
    .summary =
        The space of somebody three sizes larger or smaller can be crossed; it exposes as usual.
