"""What people say about wrestling of their own accord, and the game master's tools: notes, refusals, effects.

A wrestler announces that he wrestles (`Wrestle`), does what takes no action (`FreeAct`); the game master begins and
ends clinches by his word, and says what a creature can do (ALT-WRE-046).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, cast

from bot.kernel.decisions import Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed, UserId
from bot.kernel.values import record
from bot.rulesets.alternatif import checks, places
from bot.rulesets.alternatif.forms import WRESTLE
from bot.rulesets.alternatif.state import AlternatifState, Combatant, OwnHold
from bot.rulesets.alternatif.wrestling import entering, holds
from bot.rulesets.alternatif.wrestling.events import WrestlerAmended
from bot.rulesets.alternatif.wrestling.looking import (
    encumbered,
    grips_of,
    is_bare_handed,
    is_clinched,
    keeps_off,
    key_id,
    opponents,
)
from bot.rulesets.alternatif.wrestling.order import free_act

State = AlternatifState
SPOKEN = (WRESTLE, *holds.FREE_ACTS)
"""What `/declare` takes that is wrestling."""
CLOSABLE = tuple(each for each in holds.ORDER if each != "get_up")
"""The actions that a creature may be without."""


@record
class Wrestle:
    """*who* means to wrestle: with *target*, else whom he wrestled with at last, or his only enemy."""

    by: UserId
    who: str
    target: str | None = None
    type: Literal["wrestle"] = "wrestle"


@record
class FreeAct:
    """What takes no action (`holds.FREE_ACTS`). *about*: the key let go, as `victim+part`, or whom it concerns."""

    by: UserId
    who: str
    action: Literal["release", "gag", "ungag", "step_out"]
    about: str
    type: Literal["wrestling_free_act"] = "wrestling_free_act"


@record
class Clinch:
    """The game master has *a* seize *b*, or lets them go of each other (*end*)."""

    by: UserId
    a: str
    b: str
    end: bool = False
    type: Literal["clinch"] = "clinch"


@record
class AmendWrestler:
    """What *who* can do as a wrestler: an action of his own (*name*, *damage* in dice), an action closed to him or
    opened again (*action*), his *die*."""

    by: UserId
    who: str
    name: Typed = ""
    damage: str = ""
    action: str = ""
    die: str = ""
    type: Literal["amend_wrestler"] = "amend_wrestler"


# ---- refusals


def check_wrestle(state: State, note: Wrestle) -> None:
    checks.opened(state)
    who = checks.may_act(state, note.who)
    checks.free_to_speak(state, who)
    target = _meant(state, who, note.target)
    other = state.combatants[target]
    if is_clinched(who):
        if any(each.pending for each in grips_of(who)) or who.intent != "standby":
            raise Refused("alternatif-already-wrestling", name=who.name, target=other.name)
        return
    places.check_reach(state, who, target)
    useless = encumbered(who)
    if useless:
        raise Refused("alternatif-wrestle-hands", name=who.name, weapon=useless[0].weapon)
    if keeps_off(other) and not is_bare_handed(who) and not is_clinched(other):
        held = next(each.arm.weapon for each in who.hands)
        raise Refused("alternatif-wrestle-bare", name=who.name, weapon=held, target=other.name)
    if who.intent == "wrestling" and who.target == target and target in who.contacts:
        raise Refused("alternatif-already-wrestling", name=who.name, target=other.name)


def _meant(state: State, who: Combatant, target: str | None) -> str:
    """Whom *who* means; in a clinch only those he is locked with (ALT-WRE-017). Raises `Refused`."""
    near = opponents(state, who)
    if not near:
        return checks.target_meant(state, who, target)
    if target is None:
        return near[0]
    if target not in near:
        raise Refused("alternatif-clinched", name=who.name)
    return target


def check_free_act(state: State, note: FreeAct) -> None:
    checks.opened(state)
    who = checks.may_act(state, note.who)
    possible = holds.free_targets(state, who, note.action)
    if note.about in possible:
        return
    if note.action == holds.STEP_OUT and is_clinched(who):
        raise Refused("alternatif-not-stepping-out", name=who.name)
    raise Refused("alternatif-no-such-hold", name=who.name)


def _pair(state: State, a: str, b: str) -> tuple[Combatant, Combatant]:
    one, other = checks.known(state, a), checks.known(state, b)
    if a == b:
        raise Refused("alternatif-two-people", name=one.name)
    return one, other


def check_clinch(state: State, note: Clinch) -> None:
    checks.opened(state)
    one, other = _pair(state, note.a, note.b)
    locked = other.id in one.wrestling.locked
    if note.end:
        if not locked:
            raise Refused("alternatif-not-clinched", a=one.name, b=other.name)
        return
    for each in (one, other):
        if each.out:
            raise Refused("alternatif-out", name=each.name)
    if one.side == other.side:
        raise Refused("alternatif-same-side", a=one.name, b=other.name)
    if locked:
        raise Refused("alternatif-already-clinched", a=one.name, b=other.name)


def check_amend(state: State, note: AmendWrestler) -> None:
    checks.known(state, note.who)
    if note.name or note.damage:
        checks.check_dice("damage", note.damage)
        if not note.name:
            raise Refused("argument-missing", argument="words")
    if note.action and note.action not in CLOSABLE:
        raise Refused(
            "not-among", argument="value", value=note.action[:40], options=", ".join(CLOSABLE)
        )  # fmt: skip
    if note.die:
        checks.check_dice("reaction", note.die)


# ---- effects


def take_wrestle(scene: Scene[State], note: Wrestle) -> Action:
    state = scene.now
    yield from entering.announce(scene, note.who, _meant(state, state.combatants[note.who], note.target))


def take_free_act(scene: Scene[State], note: FreeAct) -> Action:
    yield from free_act(scene, note.who, note.action, note.about)


def take_clinch(scene: Scene[State], note: Clinch) -> Action:
    if note.end:
        yield from entering.unclinch(scene, note.a, note.b, "gm")
    else:
        yield from entering.clinch(scene, note.a, note.b, "gm")


def take_amend(scene: Scene[State], note: AmendWrestler) -> Action:
    who = scene.now.combatants[note.who]
    own = None
    if note.name:
        code = f"own_{len(who.wrestling.own) + 1}"
        own = OwnHold(code, str(dice(note.damage)), names={"fr": note.name, "en": note.name})
    closed = note.action if note.action and note.action not in who.wrestling.closed else None
    opened = note.action if note.action and closed is None else None
    yield from tell(WrestlerAmended(who.id, own, closed, opened, note.die or None))


# ---- from commands


def spoken(state: State, by: int, who: Combatant, action: str, args: Mapping[str, Scalar]) -> Any:
    """The note for a word of `SPOKEN` said with `/declare`."""
    target = None if args.get("target") is None else str(args["target"])
    if action == WRESTLE:
        return Wrestle(by, who.id, target)
    possible = holds.free_targets(state, who, action)
    about = target or (possible[0] if possible else "")
    if action == holds.RELEASE:
        part = str(args.get("with") or "")
        mine = [key_id(key.victim, key.part) for key in who.wrestling.keys if part in ("", key.part)]
        about = mine[0] if mine else ""
    return FreeAct(by, who.id, cast(Literal["release", "gag", "ungag", "step_out"], action), about)


def tool_clinch(state: State, by: int, args: Mapping[str, Scalar]) -> Clinch:
    """`clinch`: *who* seizes *target*."""
    return Clinch(by, _named(args, "who"), _named(args, "target"))


def tool_unclinch(state: State, by: int, args: Mapping[str, Scalar]) -> Clinch:
    """`unclinch`: *who* and *target* let go of each other."""
    return Clinch(by, _named(args, "who"), _named(args, "target"), end=True)


def tool_own_hold(state: State, by: int, args: Mapping[str, Scalar]) -> AmendWrestler:
    """`own_hold`: *who* has an action of his own, called *words*, of so many dice of damage (*value*)."""
    return AmendWrestler(by, _named(args, "who"), name=_named(args, "words")[:40], damage=_named(args, "value"))


def tool_closed_hold(state: State, by: int, args: Mapping[str, Scalar]) -> AmendWrestler:
    """`closed_hold`: the action *value* is closed to *who*, or open to him again."""
    return AmendWrestler(by, _named(args, "who"), action=_named(args, "value"))


def tool_wrestling_die(state: State, by: int, args: Mapping[str, Scalar]) -> AmendWrestler:
    """`wrestling_die`: the reaction die of *who* as a wrestler is *value*."""
    return AmendWrestler(by, _named(args, "who"), die=_named(args, "value"))


def _named(args: Mapping[str, Scalar], name: str) -> str:
    value = args.get(name)
    if value is None or value == "":
        raise Refused("argument-missing", argument=name)
    return str(value)
