"""The rules of the text behind each event, by their ids in the ledger, for "Why?"."""

from __future__ import annotations

from typing import Any

from bot.rulesets.percentile import events as e

_FIXED: dict[type, tuple[str, ...]] = {
    e.SceneOpened: ("PCT-RND-001",),
    e.RoundStarted: ("PCT-RND-002", "PCT-RND-003"),
    e.RoundEnded: ("PCT-RND-006",),
    e.TieRolled: ("PCT-INI-003", "PCT-INI-004"),
    e.PlacesSwapped: ("PCT-INI-006",),
    e.OrderSet: ("PCT-INI-002", "PCT-INI-005", "PCT-INI-006"),
    e.ActionDeclared: ("PCT-DEC-001", "PCT-DEC-002"),
    e.IntentionShown: ("PCT-DEC-004",),
    e.PostureTaken: ("PCT-POS-001",),
    e.DefenceChosen: ("PCT-DEF-001", "PCT-DEF-002"),
    e.SoldiersLost: ("PCT-BAT-008",),
    e.HitPointsLost: ("PCT-DMG-010",),
    e.ContestJudged: ("PCT-TST-007",),
    e.Waited: ("PCT-POS-004",),
    e.SpellCast: ("PCT-POS-013",),
    e.OtherResolved: ("PCT-DEC-002", "PCT-DEC-008"),
    e.Unhorsed: ("PCT-MNT-004",),
    e.PitShuffled: ("PCT-PIT-001",),
    e.BoutBegun: ("PCT-PIT-001", "PCT-PIT-003"),
    e.BoutWon: ("PCT-PIT-002", "PCT-PIT-004"),
    e.ModifierSet: ("PCT-TST-006",),
    e.CoverSet: ("PCT-DMG-006",),
    e.DistanceSet: ("PCT-ATK-013",),
    e.ReachWarned: ("PCT-ATK-013",),
    e.OpportunityGiven: ("PCT-ATK-005",),
    e.ActionGranted: ("PCT-RND-004",),
    e.SurpriseSaid: ("PCT-INI-007",),
    e.MountedSaid: ("PCT-MNT-002",),
    e.AsphyxiaJudged: ("PCT-UNA-005",),
}
_ROLLS = {
    "attack": ("PCT-ATK-002",),
    "sort": ("PCT-POS-013",),
    "riding": ("PCT-MNT-001",),
    "parade": ("PCT-DEF-006",),
    "esquive": ("PCT-DEF-003",),
    "parade_magique": ("PCT-DEF-011",),
    "resist": ("PCT-UNA-007",),
    "opposed": ("PCT-TST-007", "PCT-UNA-003"),
    "opposing": ("PCT-TST-007", "PCT-UNA-003"),
    "rompre": ("PCT-DEF-013",),
    "fuir": ("PCT-DEF-015",),
    "degager": ("PCT-UNA-005",),
}
_TERMS = {
    "focus": "PCT-POS-003",
    "prepared": "PCT-POS-006",
    "mounted": "PCT-MNT-002",
    "charge": "PCT-MNT-003",
    "opportunity": "PCT-ATK-005",
    "discreet": "PCT-ATK-004",
    "aim": "PCT-ATK-006",
    "vital": "PCT-ATK-007",
    "second_weapon": "PCT-ATK-009",
    "cover": "PCT-DMG-006",
    "shield": "PCT-DMG-005",
    "gm": "PCT-TST-006",
    "critical": "PCT-DMG-007",
    "bonus": "PCT-DMG-002",
    "maximum": "PCT-POS-009",
    "protection": "PCT-DMG-003",
    "halved": "PCT-BAT-003",
    "ricochet": "PCT-FUM-007",
}
_DEGREES = {"critical": "PCT-TST-003", "fumble": "PCT-TST-004"}
_STATUSES = {
    "assomme": ("PCT-UNA-007", "PCT-UNA-008"),
    "immobilise": ("PCT-UNA-003",),
    "a_terre": ("PCT-UNA-004",),
    "etrangle": ("PCT-UNA-005",),
    "desengage": ("PCT-DEF-013", "PCT-DEF-014"),
    "enfui": ("PCT-DEF-015",),
    "desequilibre": ("PCT-FUM-005",),
    "blessure_letale": ("PCT-ATK-007", "PCT-ATK-008"),
    "hors_combat": ("PCT-DMG-010",),
    "mort": ("PCT-ATK-007", "PCT-DMG-010"),
    "arme_brisee": ("PCT-FUM-003",),
    "arme_coincee": ("PCT-FUM-004",),
    "corde_cassee": ("PCT-FUM-008",),
}
_MISHAPS = {
    "hits_wall": "PCT-FUM-002",
    "breaks": "PCT-FUM-003",
    "stuck": "PCT-FUM-004",
    "off_balance": "PCT-FUM-005",
    "hits_friend": "PCT-FUM-006",
    "ricochet": "PCT-FUM-007",
    "string_breaks": "PCT-FUM-008",
    "noise": "PCT-FUM-009",
}
_ENDED = {
    "lost": ("PCT-DEC-009",),
    "no_target": ("PCT-DEC-006",),
    "given_up": ("PCT-DEC-006",),
    "dodging": ("PCT-DEF-004",),
    "waited": ("PCT-POS-004",),
    "unpaid": ("PCT-POS-013",),
}


def rules_of(event: Any) -> tuple[str, ...]:
    """The ledger ids behind *event*; none for what no rule decided."""
    match event:
        case e.InitiativeRolled():
            return ("PCT-INI-007",) if event.face is None else ("PCT-INI-001",)
        case e.D100Rolled():
            rules = ["PCT-TST-001", *_ROLLS[event.purpose]]
            rules += [_TERMS[each.name] for each in event.terms if each.name in _TERMS]
            if event.degree in _DEGREES:
                rules.append(_DEGREES[event.degree])
            if event.critical_to > 5:
                rules.append("PCT-POS-011")
            if event.again is not None:
                rules.append("PCT-ADV-003" if event.again == "disadvantage" else "PCT-ADV-002")
            return tuple(dict.fromkeys(rules))
        case e.AttackJudged():
            rules = ["PCT-ATK-003"]
            if event.second_score is not None:
                rules += ["PCT-ATK-009", "PCT-ATK-010"]
            return (*rules, "PCT-BAT-006") if event.arrows is not None else tuple(rules)
        case e.DefenceJudged():
            return ("PCT-DEF-007",) if event.stopped else ("PCT-DEF-012",)
        case e.HitSpent():
            return ("PCT-ATK-010",) if event.reason == "fallen" else ()
        case e.DamageRolled():
            if any(each.name == "gm" for each in event.terms):
                return ("PCT-DMG-010",)
            rules = ["PCT-DMG-009"]
            rules += [_TERMS[each.name] for each in event.terms if each.name in _TERMS]
            if event.others:
                rules.append("PCT-DMG-008")
            if event.each > 1:
                rules.append("PCT-BAT-005")
            return tuple(dict.fromkeys(rules))
        case e.StatusSet():
            return _STATUSES[event.status]
        case e.MishapChosen():
            return ("PCT-FUM-001", *((_MISHAPS[event.mishap],) if event.mishap in _MISHAPS else ()))
        case e.TurnEnded():
            return _ENDED.get(event.reason, ())
        case e.RerollsChanged():
            return ("PCT-ADV-001",) if event.reason in ("gm", "expired") else ("PCT-ADV-002", "PCT-ADV-005")
        case _:
            pass
    return _FIXED.get(event.__class__, ())
