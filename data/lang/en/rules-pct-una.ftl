# Percentile rules, UNA: bare hands, wrestling, knocking out. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-UNA-001 = brawling
    .summary =
        Kicks, head-butts and punches, which anybody can manage: only 1d4 damage. Chosen reading: the damage bonus is
        added (setting: “damage bonus with bare hands”).

rule-PCT-UNA-002 = wrestling
    .summary =
        Wrestling, used alone, allows one hold, chosen in the declaration: immobilise, throw to the ground or
        strangle; no Wrestling roll, hence no parry. Another reading (setting: “Wrestling roll before a hold”):
        Wrestling is rolled first like an attack, which may be parried or dodged. A plain Wrestling blow does 1d4.

rule-PCT-UNA-003 = immobilising
    .summary =
        An opposed roll of Physique against Physique. Won, it holds the target. Chosen reading: the target cannot
        attack, move or defend, and loses the action declared; from the next round on, getting free by the same
        opposed roll may be its action (at equal margins the hold stays).

rule-PCT-UNA-004 = throwing to the ground
    .summary =
        The target goes down without further ado: no roll, no damage (setting: “Wrestling roll before a hold”). Chosen
        reading: this is only a status, whose penalties the GM sets; standing up is a declared move.

rule-PCT-UNA-005 = strangling
    .summary =
        Asphyxia: the GM tells its effect at the end of each round (setting: “damage of asphyxia”). Each round, in its
        turn, the victim rolls Physique to get free, beside its action; where Wrestling is rolled first (setting:
        “Wrestling roll before a hold”) that is its action. Chosen reading: it can neither flee nor move away.

rule-PCT-UNA-006 = knocking out
    .summary =
        The intention is announced in the declaration; then an attack with Brawling, Wrestling or a melee weapon that
        does not cut (a cudgel) must succeed. The target keeps its ordinary defences.

rule-PCT-UNA-007 = resisting the knock-out
    .summary =
        If the blow hits and is not stopped, the target rolls Physique in Defensive, Luck otherwise; on a failure it
        loses consciousness. Chosen reading: on a success the damage counts in full; the roll takes place even if
        armour absorbed everything.

rule-PCT-UNA-008 = how long one is unconscious
    .summary =
        The victim stays unconscious for 1d4 hours: it takes no further part in the fight.

rule-PCT-UNA-009 = a third of the damage
    .summary =
        Whoever is knocked out suffers only a third of the original damage, that of the blow before any protection,
        rounded down (setting: “damage of the knocked out”). Chosen reading: never more than got through the
        protection; lost at once.
