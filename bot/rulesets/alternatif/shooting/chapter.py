"""The chapter of shooting: what it adds to the game."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import GM_ONLY, PUBLIC, Audience, side_of
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.shooting import events as e
from bot.rulesets.alternatif.shooting import history, masters, notes, saying

_TERMS = {
    "cadence": ("ALT-MIS-004", "ALT-MIS-005"),
    "aim": ("ALT-MIS-007",),
    "size": ("ALT-RNG-008",),
    "speed": ("ALT-RNG-009",),
    "volley": ("ALT-VOL-003", "ALT-VOL-004"),
    "into_melee": ("ALT-MIS-025",),
    "wound": ("ALT-CRI-006",),
}
_AGAINST = {"defence_factor": "ALT-MIS-011", "cover": "ALT-DEF-012", "base_12": "ALT-FAC-007"}
_RANGES = {"point_blank": "ALT-RNG-003", "short": "ALT-RNG-004", "medium": "ALT-RNG-005", "long": "ALT-RNG-006"}


def _rolled(event: e.ShotRolled) -> tuple[str, ...]:
    rules = ["ALT-MIS-010", "ALT-MIS-011"]
    if event.range in _RANGES:
        rules.append(_RANGES[event.range])
    rules += [rule for each in event.terms for rule in _TERMS.get(each.name, ())]
    rules += [_AGAINST[each.name] for each in event.against_terms if each.name in _AGAINST]
    if event.natural is not None:
        rules.append("ALT-MIS-014" if event.natural == 20 else "ALT-MIS-018")
    if event.critical:
        rules.append("ALT-MIS-013")
    return tuple(dict.fromkeys(rules))


def _defended(event: e.ShotDefended) -> tuple[str, ...]:
    if event.way == "dodge":
        rules = ["ALT-DEF-008", "ALT-DEF-010"]
    else:
        rules = ["ALT-DEF-002", "ALT-DEF-003", "ALT-DEF-004" if event.interrupts else "ALT-DEF-005"]
    if any(each.name == "cover" for each in event.terms):
        rules.append("ALT-DEF-014")
    if event.critical or event.only_critical:
        rules += ["ALT-DEF-009", "ALT-CRI-017"]
    return tuple(rules)


def _begun(event: e.ShotBegun) -> tuple[str, ...]:
    rules = ["ALT-MIS-001", "ALT-MIS-002", "ALT-MIS-019"]
    if event.cadence:
        rules += ["ALT-MIS-004", "ALT-MIS-006"]
    if event.aim:
        rules.append("ALT-MIS-007")
    if event.ready:
        rules.append("ALT-MIS-020")
    elif not event.faces:
        rules.append("ALT-VOL-002")
    return (*rules, "ALT-MIS-021") if event.guard else tuple(rules)


def _own(event: Any) -> Audience:
    """What is pending is for one's own side."""
    return side_of(event.combatant)


CHAPTER = Chapter(
    events={
        e.ShotProposed: history.proposed,
        e.ShotBegun: history.begun,
        e.ShotAimed: history.aimed,
        e.ShotMoved: history.moved,
        e.TargetChanged: history.target_changed,
        e.AimLost: history.aim_lost,
        e.ShotKept: history.kept,
        e.VolleyAppointed: history.appointed,
        e.OrderSettled: history.settled,
        e.PreventionAsked: history.prevention_asked,
        e.PreventionSettled: history.prevention_settled,
        e.MeleeJudged: history.judged,
        e.ShotStrayed: None,
        e.ShotRolled: history.rolled,
        e.ShotDefended: history.defended,
        e.ShotAlsoMet: history.also_met,
        e.DistanceSaid: history.distance_said,
        e.CoverSaid: history.cover_said,
        e.SpeedSaid: history.speed_said,
        e.WeaponReadied: history.readied,
        e.Walked: history.walked,
        e.ShieldGranted: history.shield_granted,
    },
    notes={
        notes.Shoot: (saying.check, saying.take),
        notes.SayDistance: (masters.check_distance, masters.say_distance),
        notes.SayCover: (masters.check_cover, masters.say_cover),
        notes.SaySpeed: (masters.check_speed, masters.say_speed),
        notes.ReadyWeapon: (masters.check_ready, masters.ready),
        notes.Walk: (masters.check_walk, masters.walk),
        notes.GrantShield: (masters.check_shield, masters.grant_shield),
        notes.OrderVolley: (masters.check_volley, masters.order_volley),
    },
    tools=masters.TOOLS,
    codes=masters.CODES,
    rules={
        e.ShotProposed: ("ALT-MIS-001", "ALT-MIS-006"),
        e.ShotBegun: _begun,
        e.ShotAimed: ("ALT-MIS-007",),
        e.ShotMoved: ("ALT-GEN-013",),
        e.TargetChanged: ("ALT-MIS-024",),
        e.AimLost: ("ALT-MIS-009",),
        e.ShotKept: ("ALT-MIS-017",),
        e.VolleyAppointed: ("ALT-VOL-001",),
        e.OrderSettled: ("ALT-MIS-023",),
        e.PreventionAsked: ("ALT-REA-019",),
        e.PreventionSettled: ("ALT-REA-019",),
        e.MeleeJudged: ("ALT-MIS-025",),
        e.ShotStrayed: ("ALT-MIS-025", "ALT-WRE-021"),
        e.ShotRolled: _rolled,
        e.ShotDefended: _defended,
        e.ShotAlsoMet: ("ALT-DEF-006", "ALT-DEF-015"),
        e.DistanceSaid: ("ALT-RNG-002",),
        e.CoverSaid: ("ALT-DEF-013", "ALT-DEF-016"),
        e.SpeedSaid: ("ALT-RNG-009",),
        e.WeaponReadied: ("ALT-MIS-020",),
        e.Walked: ("ALT-MIS-022",),
        e.ShieldGranted: ("ALT-DEF-002",),
    },
    audiences={
        e.ShotProposed: _own,
        e.ShotBegun: _own,
        e.ShotAimed: _own,
        e.ShotMoved: _own,
        e.TargetChanged: _own,
        e.AimLost: _own,
        e.ShotKept: _own,
        e.VolleyAppointed: _own,
        e.PreventionAsked: lambda event: GM_ONLY,
        e.MeleeJudged: lambda event: GM_ONLY,
        e.CoverSaid: lambda event: GM_ONLY if event.secret else PUBLIC,
        e.WeaponReadied: _own,
    },
)
