# D&D Alternatif, MAG: magic.

rule-ALT-MAG-001 = magical actions
    .summary =
        Casting a spell is a complex action: a fixed reaction die, then the incantation. Quick item 1d3, spell
        with material components 1d8, without 1d3, a single word or a cantrip 0, a scroll 1d8.

rule-ALT-MAG-002 = material components
    .summary =
        A spell that needs material components has a reaction of 1d8, whatever the others.

rule-ALT-MAG-003 = no material components
    .summary =
        Without material components, but not purely verbal: reaction 1d3.

rule-ALT-MAG-004 = purely verbal spell
    .summary =
        A word of power has no reaction and takes effect in the segment of the decision; its incantation lasts
        one segment whatever the level. A longer one has a reaction of 1d3.

rule-ALT-MAG-005 = cantrips
    .summary =
        Neither gesture nor word: reaction 0, one segment. The pause between two incantations holds for them as
        well (reading chosen).

rule-ALT-MAG-006 = incantation time
    .summary =
        The incantation takes as many segments as the level of the spell. Level 0: one segment.

rule-ALT-MAG-007 = incantation of a round or more
    .summary =
        An official time of a round or more is kept as it is: a round is ten segments (reading chosen). The
        reaction follows the components.

rule-ALT-MAG-008 = formulas by components
    .summary =
        From the start to the effect: V, S, M: 1d8 + level. V, S: 1d3 + level. V alone: one segment.

rule-ALT-MAG-009 = interrupted preparation of a spell
    .summary =
        An interruption during the reaction loses only the preparation: a new die from the segment of the new
        start. The spell stays in mind.

rule-ALT-MAG-010 = interrupted incantation
    .summary =
        An interrupted incantation starts again from the beginning of the preparation, and the spell is very
        likely lost. The GM decides when somebody casting is wounded, pushed, or cries out.

rule-ALT-MAG-011 = a segment between two incantations
    .summary =
        At least one whole segment lies between two incantations; it may serve as reaction. Hence five spells a
        round at most.

rule-ALT-MAG-012 = fixed reaction
    .summary =
        Nothing shortens the reaction of a spell. Only exception: one prepared for a surprise attack, whose
        incantation starts in the first segment.

rule-ALT-MAG-013 = holding a spell
    .summary =
        A spell is kept ready only if the GM allows it, before the incantation (reading chosen).

rule-ALT-MAG-014 = when a spell takes effect
    .summary =
        At the end of the last segment of the incantation. A transformation or a summoning may build up: it is
        complete only at the end, and fades if it is interrupted.

rule-ALT-MAG-015 = staves and wands
    .summary =
        Within reach and known: reaction 1d3, then the effect. At the bottom of a bag: 1d8. In hand there is no
        roll as long as it is not let go.

rule-ALT-MAG-016 = rest of a wand
    .summary =
        Two segments of rest lie between two uses of the same item: used in 6, it serves again in 9 (reading
        chosen).

rule-ALT-MAG-017 = magic rings
    .summary =
        Worn and known: a simple action. In a pocket: 1d3. In the baggage: 1d8.

rule-ALT-MAG-018 = scrolls
    .summary =
        A reaction (1d8 as the prose says, reading chosen), then the incantation of the spell on it.

rule-ALT-MAG-019 = other magic items
    .summary =
        Case by case: 1d3 at the belt or 1d8 at the bottom of a bag, then the time to use it (a horn: two
        segments). The GM confirms each time.
