"""What special actions and counter-attacks add to the ruleset."""

from __future__ import annotations

from typing import Any, get_args

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.kernel.events import Audience, owner_of, side_of
from bot.rulesets.alternatif import breaking_off, checks, reaction
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.specials import changes, counters, notes, possible
from bot.rulesets.alternatif.specials import events as e
from bot.rulesets.alternatif.state import AlternatifState


def _check_counter(state: AlternatifState, note: counters.PrepareCounter) -> None:
    if not state.opened:
        raise Refused("alternatif-not-opened")
    who = checks.known(state, note.who)
    checks.known(state, note.target)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    kind = question_for(state, who.id)
    if kind is not None:
        raise Refused("alternatif-answer-first", name=who.name, kind=kind)
    checks.not_stunned(state, who)
    counters.check(state, note)


def _counter(scene: Scene[AlternatifState], note: counters.PrepareCounter) -> Action:
    yield from breaking_off.drop(scene, note.who, fights=True)
    yield from counters.prepare(scene, note)
    yield from reaction.react_with_free_hands(scene, note.who)


_KINDS = {
    "push": ("ALT-SPE-009", "ALT-SPE-010"),
    "knock_down": ("ALT-SPE-014",),
    "engage_wrestling": ("ALT-SPE-017",),
    "breakthrough": ("ALT-SPE-022",),
    "disarm": ("ALT-SPE-021",),
    "weapon_capture": ("ALT-SPE-019",),
}
_ON_20 = {
    "push": "ALT-SPE-013",
    "knock_down": "ALT-SPE-015",
    "engage_wrestling": "ALT-SPE-018",
    "breakthrough": "ALT-SPE-025",
    "disarm": "ALT-SPE-021",
    "weapon_capture": "ALT-SPE-019",
}


def _attempted(event: Any) -> tuple[str, ...]:
    if event.occasion == "counter":
        return ("ALT-CTR-003", "ALT-CTR-004")
    if event.answers is not None:
        return ("ALT-SPE-030",)
    more = ("ALT-SPE-027",) if event.occasion == "free" else ()
    return ("ALT-SPE-002", "ALT-SPE-004", *more)


def _answered(event: Any) -> tuple[str, ...]:
    if event.forced:
        return ("ALT-SPE-037",) if event.how == "attack" else ("ALT-SPE-033",)
    found = {"attack": "ALT-SPE-029", "parry": "ALT-SPE-031", "special": "ALT-SPE-030", "nothing": "ALT-SPE-033"}
    return (found[event.how],)


def _rolled(event: Any) -> tuple[str, ...]:
    rules = ["ALT-SPE-002", "ALT-SPE-003"]
    names = {each.name for each in event.terms}
    rules += ["ALT-SPE-034"] if "size" in names else []
    rules += ["ALT-SPE-016"] if "weapon_manoeuvre_bonus" in names else []
    rules += ["ALT-SPE-012"] if "defence_factor" in names else ["ALT-FAC-004"] if "attack_factor" in names else []
    return tuple(rules)


def _resolved(event: Any) -> tuple[str, ...]:
    rules = ["ALT-SPE-005", *_KINDS[event.special]]
    if event.natural is not None:
        rules.append("ALT-SPE-007")
    if event.natural == 20 and event.outcome == "succeeded":
        rules.append(_ON_20[event.special])
    if event.other is not None:
        rules.append("ALT-SPE-023")
    return tuple(dict.fromkeys(rules))


def _owner(event: Any) -> Audience:
    return owner_of(event.combatant)


def _side(event: Any) -> Audience:
    return side_of(event.combatant)


CHAPTER = Chapter(
    events={
        e.SpecialChosen: changes.chosen,
        e.SpecialAttempted: changes.attempted,
        e.SpecialAnswered: changes.answered,
        e.SpecialRolled: changes.rolled,
        e.SpecialParried: changes.parried,
        e.ReflexRolled: changes.saved,
        e.SpecialResolved: changes.resolved,
        e.PushAimed: changes.aimed,
        e.PushFollowed: changes.followed,
        e.GripTested: changes.tested,
        e.GripHeld: changes.held,
        e.GripReleased: None,
        e.WeaponCaptured: changes.captured,
        e.CounterAnnounced: changes.counter,
        e.CounterDropped: changes.counter_dropped,
        e.WeaponsKept: None,
        e.LicenceSaid: changes.licence,
        e.SpecialProposed: changes.proposed,
        e.ProposedDeclined: changes.declined,
    },
    notes={
        counters.PrepareCounter: (_check_counter, _counter),
        notes.SayLicence: (notes.check_licence, notes.say_licence),
        notes.ProveGrip: (notes.check_hold, notes.prove_grip),
        notes.Describe: (notes.check_describe, notes.describe),
    },
    tools={"licence": notes.licence, "hold": notes.hold, "special": notes.special},
    codes={
        ("gm-tool-licence", "words"): get_args(notes.Suffers),
        ("gm-tool-special", "words"): possible.KINDS,
    },
    rules={
        e.SpecialChosen: ("ALT-SPE-002", "ALT-SPE-028"),
        e.SpecialAttempted: _attempted,
        e.SpecialAnswered: _answered,
        e.SpecialRolled: _rolled,
        e.SpecialParried: ("ALT-SPE-031", "ALT-SPE-032"),
        e.ReflexRolled: ("ALT-SPE-033",),
        e.SpecialResolved: _resolved,
        e.PushAimed: ("ALT-MOV-017",),
        e.PushFollowed: ("ALT-SPE-009",),
        e.GripTested: ("ALT-SPE-020",),
        e.GripHeld: ("ALT-SPE-020",),
        e.GripReleased: ("ALT-SPE-020",),
        e.WeaponCaptured: ("ALT-SPE-019",),
        e.CounterAnnounced: ("ALT-CTR-001", "ALT-CTR-002"),
        e.CounterDropped: ("ALT-CTR-006",),
        e.WeaponsKept: ("ALT-SPE-014",),
        e.LicenceSaid: ("ALT-SPE-034", "ALT-SPE-035"),
        e.SpecialProposed: ("ALT-SPE-036",),
        e.ProposedDeclined: ("ALT-SPE-036",),
    },
    audiences={
        e.SpecialChosen: _owner,
        e.SpecialProposed: _owner,
        e.ProposedDeclined: _owner,
        e.CounterAnnounced: _side,
        e.CounterDropped: _side,
    },
)
