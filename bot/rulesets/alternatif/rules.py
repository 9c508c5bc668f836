"""The rules of the text behind each event, by their ids in the ledger, for "Why?"."""

from __future__ import annotations

from typing import Any

from bot.rulesets.alternatif import chapters
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.tactics.chapter import TERMS

_FIXED: dict[type, tuple[str, ...]] = {
    e.SceneOpened: ("ALT-GEN-003", "ALT-REA-003"),
    e.CombatantLeft: ("ALT-GEN-013",),
    e.SegmentReached: ("ALT-GEN-001", "ALT-GEN-003"),
    e.RoundEnded: ("ALT-GEN-002",),
    e.BeatImposed: ("ALT-REA-023",),
    e.ActionCameUp: ("ALT-REA-004", "ALT-PAR-011"),
    e.ExceptionalShown: ("ALT-GEN-012",),
    e.EffectDrawn: ("ALT-CRI-006",),
    e.InjuryAmended: ("ALT-CRI-006",),
    e.Bled: ("ALT-CRI-006",),
    e.FumbleRolled: ("ALT-CRI-010", "ALT-CRI-011"),
    e.MishapSettled: ("ALT-CRI-012",),
    e.ActionProposed: ("ALT-MEL-002",),
    e.ProposalSettled: ("ALT-MEL-002",),
    e.TaskEnded: ("ALT-REA-005",),
    e.GuardLowered: ("ALT-FRE-009", "ALT-FRE-010"),
    e.ActionHeld: ("ALT-REA-020",),
    e.ActionReleased: ("ALT-REA-020",),
    e.SimultaneousTestRolled: ("ALT-REA-018", "ALT-REA-019"),
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
    "free_action": ("ALT-FRE-003",),
}
_WEAPON = {
    "drawn": ("ALT-MEL-013", "ALT-OFF-005"),
    "sheathed": ("ALT-MEL-013", "ALT-OFF-005"),
    "picked_up": ("ALT-MEL-013", "ALT-OFF-005"),
    "dropped": ("ALT-OFF-005",),
    "broken": ("ALT-MEL-011", "ALT-OFF-005"),
    "readied": ("ALT-MEL-004",),
}
_OCCASIONS = {
    "charge": ("ALT-CHG-002", "ALT-FRE-007"),
    "reception": ("ALT-CHG-006", "ALT-FRE-007"),
    "free": ("ALT-FRE-002", "ALT-FRE-007"),
    "frank": ("ALT-FRE-011", "ALT-FRE-012"),
}
_PENALTIES = {"off_hand": "ALT-OFF-006", "two_weapons": "ALT-OFF-006", "wound": "ALT-CRI-006"}
_FACTORS = {"attack_factor": "ALT-FAC-002", "defence_factor": "ALT-FAC-003"}


def rules_of(event: Any) -> tuple[str, ...]:
    """The ledger ids behind *event*; none for what no rule decided."""
    found = _own_rules(event)
    return tuple(
        dict.fromkeys((*found, *(rule for each in getattr(event, "terms", ()) for rule in TERMS.get(each.name, ()))))
    )


def _own_rules(event: Any) -> tuple[str, ...]:
    own = chapters.rules_of(event)
    if own is not None:
        return own
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
            if event.critical and event.natural != 20:
                rules.append("ALT-CRI-003")
            if event.unseen:
                rules.append("ALT-PAR-017")
            if event.piece is not None:
                rules += ["ALT-MEL-010", "ALT-MEL-012", "ALT-FAC-004"]
            rules += _OCCASIONS.get(event.occasion, ())
            return (*rules, *_hands(event))
        case e.ParryChosen():
            if event.double:
                return ("ALT-PAR-001", "ALT-PAR-015")
            return ("ALT-PAR-002",) if event.hand is None else ("ALT-PAR-001", "ALT-PAR-002")
        case e.ParryRolled():
            rules = ["ALT-PAR-006", "ALT-PAR-007", "ALT-MEL-006"]
            rules += [_FACTORS[each.name] for each in event.terms if each.name in _FACTORS]
            if event.critical:
                rules += ["ALT-CRI-014", "ALT-CRI-016"]
            elif event.natural is not None:
                rules.append("ALT-CRI-010")
            return (*rules, *_hands(event))
        case e.InitiativePostponed():
            if event.reason == "guard":
                return ("ALT-SIM-003", "ALT-PAR-009")
            return ("ALT-PAR-008", "ALT-PAR-009") if event.segment is not None else ("ALT-PAR-016", "ALT-PAR-009")
        case e.StatusChanged():
            return ("ALT-PAR-012",) if event.status == "defensive" else ("ALT-PAR-011",)
        case e.DamageDealt():
            if event.combatant is None:
                return ("ALT-GEN-013",)
            critical: tuple[str, ...] = ("ALT-CRI-007",) if event.critical == "wear" else ()
            if event.critical == "exceptional":
                critical = ("ALT-CRI-003", "ALT-CRI-004", "ALT-CRI-008")
            if event.times > 1 and (event.critical != "exceptional" or event.times != 2):
                critical = (*critical, "ALT-CHG-007")
            return ("ALT-GEN-010", "ALT-MEL-008", "ALT-GEN-011", *critical)
        case e.EquipmentDamaged():
            return ("ALT-MEL-008", "ALT-MEL-011")
        case e.WeaponChanged():
            return _WEAPON[event.change]
        case e.FreeActionOffered():
            return ("ALT-FRE-009", "ALT-FRE-011") if event.kind == "frank" else ("ALT-FRE-001", "ALT-FRE-002")
        case e.FreeActionSettled():
            return ("ALT-FRE-001",) if event.how == "withdrawn" else ("ALT-FRE-003", "ALT-FRE-004")
        case e.TaskBegun():
            rules = ["ALT-REA-005"] if event.reaction_faces or event.prepared > event.stamp else ["ALT-REA-008"]
            return (*rules, "ALT-MEL-002", "ALT-FRE-010") if event.guard else tuple(rules)
        case e.TaskBroken():
            return ("ALT-REA-015",) if event.reason == "dropped" else ("ALT-REA-014", "ALT-REA-016")
        case e.EngagementChanged():
            return ("ALT-MEL-001",) if event.added else ("ALT-MEL-003",)
    return _FIXED.get(event.__class__, ())


def _hands(event: e.StrikeRolled | e.ParryRolled) -> tuple[str, ...]:
    """What two hands and wounds have cost a roll."""
    rules = ["ALT-OFF-001", "ALT-OFF-002"] if event.lost else []
    rules += [_PENALTIES[each.name] for each in event.terms if each.name in _PENALTIES]
    return tuple(rules)
