"""The rules of the text behind each event, by their ids in the ledger, for "Why?"."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif import events as e

_FIXED: dict[type, tuple[str, ...]] = {
    e.SceneOpened: ("ALT-GEN-003", "ALT-REA-003"),
    e.CombatantLeft: ("ALT-GEN-013",),
    e.SegmentReached: ("ALT-GEN-001", "ALT-GEN-003"),
    e.RoundEnded: ("ALT-GEN-002",),
    e.BeatImposed: ("ALT-REA-023",),
    e.ActionCameUp: ("ALT-REA-004", "ALT-PAR-011"),
    e.SimultaneousAnnounced: ("ALT-SIM-001", "ALT-SIM-009"),
    e.DisengagedBriefly: ("ALT-SIM-005",),
    e.StrikeChosen: ("ALT-MEL-005", "ALT-MEL-014"),
    e.CombatantOut: ("ALT-GEN-015", "ALT-GEN-016"),
    e.CombatantBack: ("ALT-GEN-015",),
    e.FateSaid: ("ALT-GEN-015",),
    e.GmOverrode: ("ALT-GEN-013",),
    e.SettingChanged: ("ALT-GEN-014",),
}
_LOST = {
    "given_up": ("ALT-MEL-009",),
    "no_target": ("ALT-MEL-014", "ALT-MEL-009"),
    "contact_lost": ("ALT-MEL-003",),
    "interrupted": ("ALT-REA-014",),
}
_FACTORS = {"attack_factor": "ALT-FAC-002", "defence_factor": "ALT-FAC-003"}


def rules_of(event: Any) -> tuple[str, ...]:
    """The ledger ids behind *event*; none for what no rule decided."""
    match event:
        case e.ActionDeclared():
            if event.repeated:
                return ("ALT-REA-012",)
            return ("ALT-REA-001", "ALT-MEL-014") if event.kept else ("ALT-REA-001", "ALT-GEN-004")
        case e.ReactionRolled():
            rules = ["ALT-REA-002", "ALT-REA-026"]
            if event.initial:
                rules.append("ALT-REA-031")
            if event.postponed:
                rules.append("ALT-PAR-016")
            return tuple(rules)
        case e.StoodBy():
            return ("ALT-REA-012",) if event.forced else ("ALT-REA-011",)
        case e.ActionLost():
            return _LOST[event.reason]
        case e.ChoiceRevealed():
            return ("ALT-SIM-002",) if event.choice == "attack" else ("ALT-SIM-003", "ALT-SIM-010")
        case e.StrikeRolled():
            rules = ["ALT-MEL-006", "ALT-MEL-007"]
            rules += [_FACTORS[each.name] for each in event.terms if each.name in _FACTORS]
            rules += ["ALT-FAC-005" for each in event.against_terms if each.name == "defence_factor"]
            rules += ["ALT-FAC-007" for each in event.against_terms if each.name == "base_12"]
            if event.natural is not None:
                rules.append("ALT-CRI-001" if event.natural == 20 else "ALT-CRI-010")
            if event.unseen:
                rules.append("ALT-PAR-017")
            return tuple(rules)
        case e.ParryChosen():
            return ("ALT-PAR-002",) if event.hand is None else ("ALT-PAR-001", "ALT-PAR-002")
        case e.ParryRolled():
            rules = ["ALT-PAR-006", "ALT-PAR-007", "ALT-MEL-006"]
            rules += [_FACTORS[each.name] for each in event.terms if each.name in _FACTORS]
            if event.natural is not None:
                rules.append("ALT-CRI-002" if event.natural == 20 else "ALT-CRI-010")
            return tuple(rules)
        case e.InitiativePostponed():
            if event.reason == "guard":
                return ("ALT-SIM-003", "ALT-PAR-009")
            return ("ALT-PAR-008", "ALT-PAR-009") if event.segment is not None else ("ALT-PAR-016", "ALT-PAR-009")
        case e.StatusChanged():
            return ("ALT-PAR-012",) if event.status == "defensive" else ("ALT-PAR-011",)
        case e.DamageDealt():
            if event.combatant is None:
                return ("ALT-GEN-013",)
            critical = ("ALT-CRI-007",) if event.wear_critical else ()
            return ("ALT-GEN-010", "ALT-MEL-008", "ALT-GEN-011", *critical)
        case e.EngagementChanged():
            return ("ALT-MEL-001",) if event.added else ("ALT-MEL-003",)
    return _FIXED.get(event.__class__, ())
