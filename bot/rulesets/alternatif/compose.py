"""Commands with their arguments as notes. Names of people are ids already; what is wrong is said with what is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast, get_args

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import notes
from bot.rulesets.alternatif.checks import known
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.settings import setting_value
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Fate, Temperament

Args = Mapping[str, Scalar]
_ATTACK = ("attack", "melee")
_KINDS = ("wear", "body")


class Recruiter(Protocol):
    """Makes combatants of sheets and creatures (`recruit` does, from the catalogue)."""

    def player(self, state: AlternatifState, args: Args) -> tuple[Combatant, ...]:
        """The character that *args* describes."""
        ...

    def creatures(self, state: AlternatifState, args: Args) -> tuple[Combatant, ...]:
        """The creatures that *args* names, numbered."""
        ...


def compose(state: AlternatifState, command: str, by: int, args: Args, recruiter: Recruiter | None) -> Any:
    """The note for *command*.

    Raises `Refused`: `alternatif-unknown-command`, `alternatif-argument-missing`, `alternatif-not-a-number`,
    `alternatif-not-among`, and what the particular command refuses.
    """
    if command == "join" and recruiter is not None:
        return notes.Join(by, recruiter.player(state, args))
    if command == "npc-add" and recruiter is not None:
        return notes.Join(by, recruiter.creatures(state, args))
    make = _COMMANDS.get(command)
    if make is None:
        raise Refused("alternatif-unknown-command", command=command[:40])
    return make(state, by, args)


def text(args: Args, name: str) -> str:
    """The argument *name* as text."""
    value = args.get(name)
    if value is None or value == "":
        raise Refused("alternatif-argument-missing", argument=name)
    return str(value)


def number(args: Args, name: str) -> int:
    """The argument *name* as a whole number."""
    value = args.get(name)
    if value is None or value == "":
        raise Refused("alternatif-argument-missing", argument=name)
    try:
        return int(value)
    except ValueError:
        raise Refused("alternatif-not-a-number", argument=name, value=str(value)[:40]) from None


def among(args: Args, name: str, options: tuple[str, ...], otherwise: str | None = None) -> str:
    """The argument *name*, one of *options*."""
    value = args.get(name)
    if value is None and otherwise is not None:
        return otherwise
    found = text(args, name)
    if found not in options:
        raise Refused("alternatif-not-among", argument=name, value=found[:40], options=", ".join(options))
    return found


def _reason(args: Args) -> str:
    return str(args.get("reason") or "")[:200]


def _declare(state: AlternatifState, by: int, args: Args) -> Any:
    who = known(state, text(args, "who"))
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    if among(args, "action", (*_ATTACK, "standby"), "attack") == "standby":
        return notes.Standby(by, who.id)
    _check_means(who, args)
    target = args.get("target")
    return notes.Declare(by, who.id, "melee", None if target is None else str(target))


def _check_means(who: Combatant, args: Args) -> None:
    """The weapon in hand is the only one to fight with, and an attack has no other manner."""
    arm = who.wielded.arm
    names = {arm.weapon, arm.hand, *arm.names.values()}
    given = args.get("with")
    if given is not None and str(given).casefold() not in {name.casefold() for name in names}:
        raise Refused("alternatif-other-hand", name=who.name, hand=arm.hand, weapon=arm.weapon)
    if args.get("how") is not None:
        raise Refused("alternatif-no-manner", value=str(args["how"])[:40])


def _strike(state: AlternatifState, by: int, args: Args) -> Any:
    who = known(state, text(args, "who"))
    kind = question_for(state, who.id)
    if kind is not None:
        raise Refused("alternatif-answer-first", name=who.name, kind=kind)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    if who.wielded.due is None:
        raise Refused("alternatif-nothing-to-strike-with", name=who.name)
    raise Refused("alternatif-not-your-moment", name=who.name, segment=who.wielded.due, now=state.segment)


def _initiative(state: AlternatifState, by: int, args: Args) -> Any:
    segment = None if args.get("segment") is None else number(args, "segment")
    return notes.SetInitiative(by, text(args, "who"), segment, _reason(args))


def _give(state: AlternatifState, by: int, args: Args) -> Any:
    options: tuple[str, ...] = get_args(Temperament)
    temperament = None
    if args.get("temperament") is not None:
        temperament = cast(Temperament, among(args, "temperament", options))
    player = None if args.get("player") is None else number(args, "player")
    return notes.HandOver(by, text(args, "who"), player, temperament)


def _fate(state: AlternatifState, by: int, args: Args) -> Any:
    return notes.SayFate(by, text(args, "who"), cast(Fate, among(args, "fate", get_args(Fate))))


def _setting(state: AlternatifState, by: int, args: Args) -> Any:
    name = text(args, "name")
    return notes.SetSetting(by, name, setting_value(name, args.get("value")))


def _means(state: AlternatifState, by: int, args: Args) -> None:
    """No note at all: only whether a fighter can act with what was named, and in that manner."""
    _check_means(known(state, text(args, "who")), args)


_COMMANDS: dict[str, Callable[[AlternatifState, int, Args], Any]] = {
    "declare": _declare,
    "means": _means,
    "standby": lambda state, by, args: notes.Standby(by, text(args, "who")),
    "strike": _strike,
    "leave": lambda state, by, args: notes.Leave(by, text(args, "who")),
    "npc-remove": lambda state, by, args: notes.Remove(by, text(args, "who")),
    "npc-hide": lambda state, by, args: notes.Hide(by, text(args, "who")),
    "npc-reveal": lambda state, by, args: notes.Reveal(by, text(args, "who")),
    "npc-give": _give,
    "fix-set": lambda state, by, args: notes.SetField(
        by, text(args, "who"), text(args, "field"), number(args, "value"), _reason(args)
    ),
    "fix-damage": lambda state, by, args: notes.Damage(
        by,
        text(args, "who"),
        number(args, "amount"),
        "body" if among(args, "kind", _KINDS, "wear") == "body" else "wear",
        _reason(args),
    ),
    "fix-heal": lambda state, by, args: notes.Heal(
        by,
        text(args, "who"),
        number(args, "amount"),
        "body" if among(args, "kind", _KINDS, "wear") == "body" else "wear",
        _reason(args),
    ),
    "fix-initiative": _initiative,
    "fix-beat": lambda state, by, args: notes.Beat(
        by, text(args, "who"), 1 if args.get("segments") is None else number(args, "segments")
    ),
    "fix-back": lambda state, by, args: notes.Back(by, text(args, "who")),
    "fix-fate": _fate,
    "gm-engage": lambda state, by, args: notes.Engage(by, text(args, "a"), text(args, "b")),
    "gm-separate": lambda state, by, args: notes.Separate(by, text(args, "a"), text(args, "b")),
    "gm-interrupt": lambda state, by, args: notes.Interrupt(by, text(args, "who")),
    "gm-settings": _setting,
}
