"""What wrestling brings to the game."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import owner_of, side_of
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.wrestling import events as e
from bot.rulesets.alternatif.wrestling import saying
from bot.rulesets.alternatif.wrestling.history import CHANGES

_HOLDS = {
    "pass_guard": ("ALT-WRE-041", "ALT-WRE-042", "ALT-WRE-013"),
    "grab": ("ALT-WRE-012", "ALT-WRE-013"),
    "key": ("ALT-WRE-022",),
    "twist": ("ALT-WRE-029", "ALT-WRE-030"),
    "strangle": ("ALT-WRE-031", "ALT-WRE-024"),
    "batter": ("ALT-WRE-043",),
    "close_attack": ("ALT-WRE-040", "ALT-WRE-023"),
    "bring_down": ("ALT-WRE-032", "ALT-WRE-025"),
    "turn_over": ("ALT-WRE-033",),
    "push": ("ALT-WRE-044",),
    "disarm": ("ALT-WRE-038",),
    "draw": ("ALT-WRE-037",),
    "use_object": ("ALT-WRE-045",),
    "escape": ("ALT-WRE-039",),
    "get_up": ("ALT-WRE-019", "ALT-WRE-020"),
}
_TERMS = {
    "key": "ALT-WRE-022",
    "underneath": "ALT-WRE-033",
    "leg_key": "ALT-WRE-025",
    "outnumbered": "ALT-TAC-001",
    "prone_self": "ALT-TAC-005",
    "prone_target": "ALT-TAC-005",
    "wound": "ALT-CRI-006",
}
_BEGUN = {
    "contact": ("ALT-WRE-012", "ALT-WRE-016", "ALT-WRE-018"),
    "grab": ("ALT-WRE-013", "ALT-WRE-015", "ALT-WRE-018"),
    "pass_guard": ("ALT-WRE-015", "ALT-WRE-016", "ALT-WRE-018"),
    "special": ("ALT-SPE-017", "ALT-WRE-015", "ALT-WRE-016", "ALT-WRE-018"),
    "guard_down": ("ALT-WRE-014", "ALT-WRE-016", "ALT-WRE-018"),
    "sneak": ("ALT-SNK-011", "ALT-WRE-014", "ALT-WRE-016", "ALT-WRE-018"),
    "joined": ("ALT-WRE-017", "ALT-WRE-018"),
    "gm": ("ALT-GEN-013",),
}


def _rolled(event: e.HoldRolled) -> tuple[str, ...]:
    rules = [*_HOLDS.get(event.action, ("ALT-WRE-046",))]
    if event.face:
        rules += ["ALT-WRE-004", "ALT-WRE-007"]
        rules += ["ALT-WRE-005", "ALT-WRE-006"] if event.against_terms else []
        rules += [_TERMS[each.name] for each in event.terms if each.name in _TERMS]
        rules += ["ALT-WRE-008"] if event.natural is not None or event.critical else []
    return tuple(dict.fromkeys(rules))


def _reacted(event: e.WrestlingReacted) -> tuple[str, ...]:
    rules = ["ALT-WRE-001", "ALT-WRE-002"]
    rules += ["ALT-WRE-003"] if event.initial else []
    rules += ["ALT-WRE-022"] if event.suffered else []
    rules += ["ALT-WRE-027"] if event.held else []
    return tuple(rules)


def _hurt(event: e.HoldHurt) -> tuple[str, ...]:
    own = _HOLDS.get(event.action, ("ALT-WRE-046",))
    return (*own, "ALT-WRE-008") if event.doubled else own


def _lost(event: e.WrestlingLost) -> tuple[str, ...]:
    return ("ALT-REA-014",) if event.reason == "interrupted" else ("ALT-WRE-003", "ALT-REA-021")


def _ended(event: Any) -> tuple[str, ...]:
    if event.reason == "pushed":
        return ("ALT-WRE-044",)
    return ("ALT-GEN-013",) if event.reason == "gm" else ("ALT-WRE-019", "ALT-WRE-028")


CHAPTER = Chapter(
    events=CHANGES,
    notes={
        saying.Wrestle: (saying.check_wrestle, saying.take_wrestle),
        saying.FreeAct: (saying.check_free_act, saying.take_free_act),
        saying.Clinch: (saying.check_clinch, saying.take_clinch),
        saying.AmendWrestler: (saying.check_amend, saying.take_amend),
    },
    tools={
        "clinch": saying.tool_clinch,
        "unclinch": saying.tool_unclinch,
        "own_hold": saying.tool_own_hold,
        "closed_hold": saying.tool_closed_hold,
        "wrestling_die": saying.tool_wrestling_die,
    },
    codes={("gm-tool-closed_hold", "value"): saying.CLOSABLE},
    rules={
        e.WrestlingAnnounced: ("ALT-WRE-001", "ALT-GEN-004"),
        e.WrestlingReacted: _reacted,
        e.WrestlingCameUp: lambda event: ("ALT-WRE-014",) if event.free else ("ALT-REA-004", "ALT-WRE-001"),
        e.WrestlingLost: _lost,
        e.WrestlingFaced: ("ALT-WRE-010", "ALT-WRE-011"),
        e.WrestlingRevealed: ("ALT-WRE-011",),
        e.WrestlingPostponed: lambda event: ("ALT-WRE-034",) if event.reason == "counter" else ("ALT-WRE-011",),
        e.HoldRolled: _rolled,
        e.ResistanceRolled: lambda event: ("ALT-WRE-042",) if event.kind == "save" else ("ALT-WRE-044",),
        e.CounterRolled: ("ALT-WRE-034", "ALT-WRE-035"),
        e.CounterDeclined: ("ALT-WRE-034",),
        e.ClinchBegun: lambda event: _BEGUN[event.how],
        e.ClinchEnded: _ended,
        e.KeySet: ("ALT-WRE-022", "ALT-WRE-027"),
        e.KeyEnded: lambda event: ("ALT-WRE-039",) if event.how == "escaped" else ("ALT-WRE-027", "ALT-WRE-028"),
        e.GagChanged: ("ALT-WRE-024",),
        e.TurnedOver: ("ALT-WRE-033",),
        e.HoldHurt: _hurt,
        e.PushedBack: ("ALT-WRE-044",),
        e.ObjectUsed: ("ALT-WRE-045",),
        e.BlowStrayed: ("ALT-WRE-021",),
        e.WrestlerAmended: ("ALT-WRE-046",),
    },
    audiences={
        e.WrestlingAnnounced: lambda event: side_of(event.combatant),
        e.WrestlingReacted: lambda event: side_of(event.combatant),
        e.WrestlingCameUp: lambda event: side_of(event.combatant),
        e.WrestlingLost: lambda event: side_of(event.combatant),
        e.WrestlingPostponed: lambda event: side_of(event.combatant),
        e.HoldChosen: lambda event: owner_of(event.combatant),
        e.WrestlerAmended: lambda event: side_of(event.combatant),
    },
)

__all__ = ["CHAPTER"]
