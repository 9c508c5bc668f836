"""The game master's words on shooting: distances, cover, speed, ready weapons, moves, volleys (`/gm tool`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

from bot.kernel import bounds
from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import arguments, breaking_off
from bot.rulesets.alternatif.checks import in_range, known, target_meant, unclinched
from bot.rulesets.alternatif.shooting import announcing, arms, notes, saying, volleys
from bot.rulesets.alternatif.shooting import events as e
from bot.rulesets.alternatif.shooting.sums import cover_bonus
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand
from bot.rulesets.alternatif.state.missiles import Band, Plan

State = AlternatifState
Args = Mapping[str, Scalar]
BANDS: tuple[str, ...] = get_args(Band)
UNSAID = "unsaid"
CADENCES = ("normal", "rapid", "fast")
FARTHEST = 200_000
"""Centimetres: two kilometres."""


# ---- from a tool's options


def _text(args: Args, name: str) -> str:
    value = args.get(name)
    if value in (None, ""):
        raise Refused("argument-missing", argument=name)
    return str(value)


def _number(args: Args, name: str) -> int:
    value = _text(args, name)
    found = bounds.signed(value)
    if found is None:
        raise Refused("not-a-number", argument=name, value=value[:40])
    return found


def _optional(args: Args, name: str) -> str | None:
    return None if args.get(name) in (None, "") else str(args[name])


def _among(args: Args, name: str, options: tuple[str, ...], otherwise: str) -> str:
    found = _optional(args, name) or otherwise
    if found not in options:
        raise Refused("not-among", argument=name, value=found[:40], options=", ".join(options))
    return found


def distance(state: State, by: int, args: Args) -> notes.SayDistance:
    """`value` in metres (`12`, `4.5`), or `words`: a range, or `unsaid`."""
    who, other = _text(args, "who"), _optional(args, "target")
    if args.get("words") not in (None, ""):
        said = _among(args, "words", (*BANDS, UNSAID), UNSAID)
        return notes.SayDistance(by, who, other, None, None if said == UNSAID else cast(Band, said))
    return notes.SayDistance(by, who, other, arguments.centimetres(_text(args, "value")))


def cover(state: State, by: int, args: Args) -> notes.SayCover:
    """`value` in percent; `target`: from which shooter; `words`: `secret` keeps it from the players."""
    secret = _among(args, "words", ("open", "secret"), "open") == "secret"
    return notes.SayCover(by, _text(args, "who"), _number(args, "value"), _optional(args, "target"), secret)


def volley(state: State, by: int, args: Args) -> notes.OrderVolley:
    """`value`: how many of them; `words`: the cadence."""
    count = None if args.get("value") in (None, "") else _number(args, "value")
    cadence = CADENCES.index(_among(args, "words", CADENCES, "normal"))
    return notes.OrderVolley(by, _text(args, "who"), _text(args, "target"), count, cadence)


def shield(state: State, by: int, args: Args) -> notes.GrantShield:
    """`value`: its defence factor, 0 unless given."""
    value = 0 if args.get("value") in (None, "") else _number(args, "value")
    return notes.GrantShield(by, _text(args, "who"), value)


TOOLS = {
    "distance": distance,
    "cover": cover,
    "fast": lambda state, by, args: notes.SaySpeed(by, _text(args, "who"), _number(args, "value")),
    "ready": lambda state, by, args: notes.ReadyWeapon(by, _text(args, "who")),
    "walk": lambda state, by, args: notes.Walk(by, _text(args, "who"), _number(args, "value")),
    "shield": shield,
    "volley": volley,
}
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("gm-tool-distance", "words"): (*BANDS, UNSAID),
    ("gm-tool-cover", "words"): ("open", "secret"),
    ("gm-tool-volley", "words"): CADENCES,
}


# ---- whether they are possible


def _pair(state: State, who: str, other: str | None) -> Combatant:
    one = known(state, who)
    if other is not None:
        known(state, other)
        if who == other:
            raise Refused("alternatif-two-people", name=one.name)
    return one


def _opposed(state: State, who: Combatant) -> list[str]:
    return [each.id for each in state.combatants.values() if each.side != who.side]


def check_distance(state: State, note: notes.SayDistance) -> None:
    """Raise `Refused` unless the distance can be said."""
    who = _pair(state, note.who, note.other)
    if note.centimetres is not None:
        in_range("distance", note.centimetres // 100, 0, FARTHEST // 100)
    if note.other is None and not _opposed(state, who):
        raise Refused("alternatif-no-enemy", name=who.name)


def check_cover(state: State, note: notes.SayCover) -> None:
    """Raise `Refused` unless it is a percentage (ALT-DEF-016)."""
    _pair(state, note.who, note.other)
    in_range("cover", note.percent, 0, 100)


def check_speed(state: State, note: notes.SaySpeed) -> None:
    """Raise `Refused` unless it is a malus of 0 to -4 (ALT-RNG-009)."""
    known(state, note.who)
    in_range("speed", note.malus, -4, 0)


def check_ready(state: State, note: notes.ReadyWeapon) -> None:
    """Raise `Refused` unless he holds a weapon to shoot with and prepares nothing (ALT-MIS-020)."""
    who = known(state, note.who)
    if not arms.held(who):
        weapons = ", ".join(each.weapon for each in arms.shootable(who))
        raise Refused("alternatif-nothing-to-shoot", name=who.name, weapons=weapons)
    if who.shooting.ready or who.task is not None:
        raise Refused("alternatif-already-so", name=who.name)


def check_walk(state: State, note: notes.Walk) -> None:
    """Raise `Refused` unless somebody who is up moves by 0 to 20 cells."""
    who = known(state, note.who)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    in_range("cells", note.cells, 0, 20)


def check_shield(state: State, note: notes.GrantShield) -> None:
    """Raise `Refused` unless he has a hand free for it (ALT-DEF-002)."""
    who = known(state, note.who)
    in_range("defence", note.defence, 0, 6)
    unclinched(who)
    if _shield_hand(who) is None:
        raise Refused("alternatif-hands-full", name=who.name, weapon="improvised_shield", held=who.main.arm.weapon)


def _shield_hand(who: Combatant) -> Hand | None:
    armed = {each.arm.hand for each in who.hands if not each.arm.is_natural}
    if who.out or "both" in armed or any(each.arm.is_natural and each.arm.weapon != "fist" for each in who.hands):
        return None
    return "left" if "left" not in armed else "right" if "right" not in armed else None


def check_volley(state: State, note: notes.OrderVolley) -> None:
    """Raise `Refused` unless there are archers for it, and somebody they can reach (ALT-VOL-005)."""
    if not state.opened:
        raise Refused("alternatif-not-opened")
    who = known(state, note.who)
    archers = _archers(state, who, note)
    if not archers:
        raise Refused("alternatif-no-archers", name=who.name)
    if note.count is not None:
        in_range("count", note.count, 1, len(archers))
    target = target_meant(state, who, note.target)
    arm = arms.held(archers[0])[0]
    assert arm.missile is not None
    saying.check_reach(state, archers[0], target, arm)
    in_range("cadence", note.cadence, 0, arm.missile.cadence)


def _archers(state: State, who: Combatant, note: notes.OrderVolley) -> list[Combatant]:
    """The archers of the body whom the order can mean: those not yet in a volley that was ordered at this moment."""
    return [
        each
        for each in volleys.body(state, who)
        if not (
            each.shooting.plan is not None
            and each.shooting.plan.volley == who.origin
            and arms.is_shot(each.task)
            and each.task is not None
            and each.task.stamp == state.segment
        )
        and (each.proposal is None)
    ]


# ---- what they do


def say_distance(scene: Scene[State], note: notes.SayDistance) -> Action:
    """How far people are from each other; without the other one, from all enemies."""
    who = scene.now.combatants[note.who]
    apart = note.centimetres
    metres = None if apart is None else f"{apart // 100}" if apart % 100 == 0 else f"{apart / 100:.2f}".rstrip("0")
    for other in _opposed(scene.now, who) if note.other is None else [note.other]:
        yield from tell(e.DistanceSaid(note.who, other, apart, metres, note.range))


def say_cover(scene: Scene[State], note: notes.SayCover) -> Action:
    """How much of somebody is hidden, and what that is worth."""
    bonus = cover_bonus(min(99, note.percent))
    yield from tell(e.CoverSaid(note.who, note.percent, bonus, note.other, note.secret))


def say_speed(scene: Scene[State], note: notes.SaySpeed) -> Action:
    """How fast a target is."""
    yield from tell(e.SpeedSaid(note.who, note.malus))


def ready(scene: Scene[State], note: notes.ReadyWeapon) -> Action:
    """The weapon is drawn and loaded."""
    yield from tell(e.WeaponReadied(note.who, arms.held(scene.now.combatants[note.who])[0].weapon))


def walk(scene: Scene[State], note: notes.Walk) -> Action:
    """One cell disturbs nothing; a full move breaks a shot off, held or not (ALT-MIS-022)."""
    yield from tell(e.Walked(note.who, note.cells))
    who = scene.now.combatants[note.who]
    if note.cells >= 2 and arms.is_shot(who.task) and not who.riding.well:
        yield from breaking_off.interrupt(scene, note.who)


def grant_shield(scene: Scene[State], note: notes.GrantShield) -> Action:
    """A table top, a plank, a bale of straw."""
    who = scene.now.combatants[note.who]
    hand = _shield_hand(who)
    if hand is not None:
        yield from tell(e.ShieldGranted(note.who, hand, note.defence))


def order_volley(scene: Scene[State], note: notes.OrderVolley) -> Action:
    """The body shoots: each rolls, or, if they are too many, nobody does (ALT-VOL-002). With different weapons the
    largest reaction counts for all, since they wait for the slowest."""
    state = scene.now
    who = state.combatants[note.who]
    massed = len(volleys.body(state, who)) > state.settings.volley_roll_limit
    target = target_meant(state, who, note.target)
    for each in _archers(state, who, note)[: note.count]:
        arm = arms.held(each)[0]
        assert arm.missile is not None
        cadence = min(note.cadence, arm.missile.cadence)
        plan = Plan(arm.weapon, cadence, volley=who.origin, massed=massed)
        yield from announcing.propose(scene, each.id, target, plan)
