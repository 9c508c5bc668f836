# D&D Alternatif, CHG: charging. The title is what "Why?" adds to the number, `.summary` what `/rule` says.

rule-ALT-CHG-001 = charge on foot
    .summary =
        A full move at an adversary, to strike with the impetus: one segment, 6 cells (12 m) at most, without a reaction
        roll (`/declare`, action `charge`).

rule-ALT-CHG-002 = free action of a charge
    .summary =
        At the end of the run a free action: +2 to hit and to damage, critical on 19-20.

rule-ALT-CHG-003 = at least 4 cells
    .summary =
        In less than 4 cells (8 m) there is no impetus: contact, and no free action. The run is received all the same
        (settings “4 cells of a charge”, “receiving too short a charge”).

rule-ALT-CHG-004 = charging from further away
    .summary =
        From more than 6 cells one first runs for a segment or more; once running, one may exceed speed 6.

rule-ALT-CHG-005 = any action at the end of a charge
    .summary =
        Push, breakthrough, knock-down … with their usual malus and the +2 of the charge.

rule-ALT-CHG-006 = reception of a charge
    .summary =
        Whoever is charged has a free action at once, of any kind, with a weapon still available; what he prepares is not
        disturbed.

rule-ALT-CHG-007 = reception with a pole weapon
    .summary =
        Damage is doubled; with a critical it counts four times (setting “two doublings”).

rule-ALT-CHG-008 = charge against reception
    .summary =
        Both actions are simultaneous. The charger cannot parry; nor can whoever receives him with his only weapon, who may
        give that up to keep his parry (setting “charge against reception”).

rule-ALT-CHG-009 = charge and opportunity attacks
    .summary =
        Adversaries who are left or passed have their opportunity attack; the target has the reception instead. The GM says who
        screens whom (`/gm tool`).

rule-ALT-CHG-010 = reaction after a charge
    .summary =
        After the contact everybody rolls his reaction from that segment, with Dexterity if he was not engaged (setting
        “Dexterity after a charge”).

rule-ALT-CHG-011 = surprise by charge
    .summary =
        Whoever is surprised neither receives the charge nor parries. One free action only, with the impetus if it comes from
        4 cells or more.
