# D&D Alternatif, PAR: parries. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-PAR-001 = when to parry
    .summary =
        When a melee attack hits you, and before damage, you may try at once to parry it. A miss needs no parry.

rule-ALT-PAR-002 = nobody has to parry
    .summary =
        A parry is immediate: no reaction roll, in any segment, as often as there are blows (one per weapon and
        segment). Nobody is obliged to: taking the hit keeps your initiative as it is.

rule-ALT-PAR-003 = what parries
    .summary =
        You need a suitable melee weapon or a shield in hand; bare hands normally do not parry. Chosen reading: nor do
        a creature’s natural weapons, unless its entry says so; the GM may allow it.

rule-ALT-PAR-004 = a parry is an action
    .summary =
        A parry is that weapon’s action for the segment. A weapon that has attacked, parried, or done a free or special
        action cannot parry in that segment; one that has parried does nothing else in it.

rule-ALT-PAR-005 = several hits at once
    .summary =
        Of several hits in one segment a weapon can parry only one, as its owner chooses; two weapons can parry two.

rule-ALT-PAR-006 = parry roll
    .summary =
        d20 and the same bonuses as for a strike, with the defence factor of the parrying weapon. The parry succeeds if
        its total is at least the strike total of the attack. Against a natural 20 only a critical parry works.

rule-ALT-PAR-007 = effect of a parry
    .summary =
        A successful one cancels the blow: no damage. A failed one changes nothing about the blow, but its price is
        due: postponement and defensive.

rule-ALT-PAR-008 = going on the defensive
    .summary =
        The first parry of a weapon that was not on the defensive puts it there and postpones its initiative by a fixed
        number of segments, whether the parry succeeds or not. The initiative is moved, not rerolled: due in 16, on a
        d8, it goes to 20.

rule-ALT-PAR-009 = size of a postponement
    .summary =
        Half the reaction die of the parrying weapon, rounded up: d12 +6, d10 +5, d8 +4, d6 +3, d4 +2, d3 +2, d2 +1.
        Other dice: half of their maximum (chosen reading).

rule-ALT-PAR-010 = further parries
    .summary =
        A weapon on the defensive may parry again, once per segment, without a further postponement.

rule-ALT-PAR-011 = end of the defensive
    .summary =
        It ends when the weapon’s next regular action comes up, before it is played. The parry after that costs a new
        postponement. A free action in between does not end it.

rule-ALT-PAR-012 = offensive and defensive
    .summary =
        A weapon is on the offensive at the start, and from its first attack to the next parry; on the defensive from
        that parry to the next offensive action. Each passage to the defensive costs one postponement and no more. Two
        duellists may both be on the offensive.

rule-ALT-PAR-013 = parrying with one of two weapons
    .summary =
        One weapon is enough to parry. It alone is postponed, by its own die, and goes on the defensive; the other
        stays on the offensive, its initiative untouched. Sword due in 9, shield (d12) due in 10: the shield parries
        and goes to 16, the sword stays at 9.

rule-ALT-PAR-014 = two weapons, two hits
    .summary =
        Two hits in one segment may be parried, one by each weapon. Both weapons then go on the defensive, each
        postponed by its own die.

rule-ALT-PAR-015 = double parry
    .summary =
        Both weapons may parry the same blow, to be announced before any parry die. One success is enough; yet both
        count as having parried (action of the segment, defensive, postponement). Chosen reading: both d20 are always
        rolled.

rule-ALT-PAR-016 = a parry with nothing pending
    .summary =
        If the parrying weapon has no initiative pending, the postponement is added to its next reaction (chosen
        reading). Announced in 8, die 3, postponement 4: action in 15, on the defensive until then.

rule-ALT-PAR-017 = a blow that cannot be parried
    .summary =
        No parry against: a blow that you cannot see coming, a blow of whoever surprises you, an opportunity attack (not even
        by a critical parry), an attack on equipment; nor with a weapon that has acted already, while doing or
        preparing anything but melee, or in a full move.

rule-ALT-PAR-018 = answering the parry question
    .summary =
        The decision is immediate; the text says nothing of an answer that does not come. By default you take the hit
        (setting: “parry without an answer”, or parry if the weapon is on the defensive already).

rule-ALT-PAR-019 = the example of Jurl
    .summary =
        Jurl (d8, action due in 16) parries in 12: postponed to 20, on the defensive. A parry in 17 costs nothing. In
        20 Jurl attacks, is no longer on the defensive and rolls 4: action in 24. Parrying in 23 would move it to 28.
