# Fifth edition, MNT: mounted combat. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-MNT-001 = what can be ridden
    .summary =
        A willing creature, at least one size larger, whose body is fit for it.

rule-DN5-MNT-002 = mounting and dismounting
    .summary =
        Once a move, on a creature within 1.5 m, for half of the speed.

rule-DN5-MNT-003 = a mount moved by force
    .summary =
        The rider saves (Dexterity, DC 10) or falls off, prone, within 1.5 m.

rule-DN5-MNT-004 = a rider knocked prone
    .summary =
        The same save, DC 10: it stays in the saddle, or falls off prone.

rule-DN5-MNT-005 = a mount knocked prone
    .summary =
        With the reaction the rider lands on their feet. Otherwise they fall prone, within 1.5 m.

rule-DN5-MNT-006 = to lead it or to let it act
    .summary =
        The rider’s choice, if it is trained to be ridden; an intelligent creature always acts for itself.

rule-DN5-MNT-007 = a mount that is led
    .summary =
        It has the rider’s initiative and goes where it is told; it may only Dash, Dodge or Disengage. Chosen
        reading: one turn a round.

rule-DN5-MNT-008 = a mount of its own mind
    .summary =
        It keeps its place in the order and does as it likes: attack, flee, disobey.

rule-DN5-MNT-009 = the rider or the mount
    .summary =
        If the mount provokes on its way, the enemy chooses which of the two to strike.
