# D&D Alternatif, SUR: surprise. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-SUR-001 = surprising and being surprised
    .summary =
        Surprised is who is assailed by enemies whose presence was unknown in the segment before; who comes within
        weapon’s reach unnoticed surprises. At the start of an encounter, or in the middle of it.

rule-ALT-SUR-002 = one segment with nothing to oppose
    .summary =
        For a single segment nothing is possible against the surpriser: no action, no parry, no dodge, no reception of a
        charge.

rule-ALT-SUR-003 = free action of surprise
    .summary =
        Hand to hand, a free action in the first segment of the assault without a reaction die: an attack (critical on
        19-20), a special action, or engaging in wrestling.

rule-ALT-SUR-004 = special action by surprise
    .summary =
        Neither a free attack nor a parry meets it: a reflex save only, which must be higher than its total; a natural
        20 always annuls it.

rule-ALT-SUR-005 = ambush from afar
    .summary =
        No shot or spell is a free action, but a weapon made ready or a spell prepared beforehand goes off at will
        (`/gm tool`, lying in wait): no dodge, no parry. Setting “spell in an ambush”.

rule-ALT-SUR-006 = who is surprised
    .summary =
        The GM says so, after checks if need be: who notices usually warns the others (`/gm tool`, surprise, stealth
        against perception).

rule-ALT-SUR-007 = first segment of an encounter
    .summary =
        The surprised have no action; who surprises hand to hand has a free action; what was prepared may go off; the
        others roll their reactions.

rule-ALT-SUR-008 = after the surprise
    .summary =
        The reaction is rolled then, without Dexterity: segment of the surprise + die (setting
        “reaction after a surprise”). Who is not concerned goes on.

rule-ALT-SUR-009 = partial surprise
    .summary =
        Surprise stands between two people: against the others everything is as usual. Who has announced another target
        than the one surprised rolls the reaction die.

rule-ALT-SUR-010 = reach of surprise
    .summary =
        In contact, or by a charge of 6 cells at most; a shot, within medium range. The GM decides.

rule-ALT-SUR-011 = surprised with weapon in hand
    .summary =
        No parry, but the defence factor counts in the armour class, and the attack is an ordinary free action.

rule-ALT-SUR-012 = surprised with empty hands
    .summary =
        The guard is down: an opportunity attack (17-20), no weapon factor. Drawing in the next segment exposes to another one.
        A bow in hand is no guard (chosen reading).

rule-ALT-SUR-013 = surprise in the middle of a fight
    .summary =
        A free action at once; the victim can do nothing against the surpriser, but acts as usual against the others.
