"""Why somebody cannot do what he has named: the first thing that stands in the way, as a refusal says it.

Each action says itself what it needs (`needs`); a game says beside them what keeps somebody from anything at all:

    WHY: Final = Reasons("dnd5-cannot", ACTIONS, first=in_time, facts=("target",))

An action without its reasons fails when that module is imported. Reasons speak of nobody who is hidden from whoever
has spoken: `named` asks for nobody else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.errors import Refused
from bot.rulesets.shared.actions import ACTION, Doable

Said: TypeAlias = Mapping[str, Any]
"""What was typed, its words resolved as far as they are known."""
Lack: TypeAlias = tuple[str, Mapping[str, str | int]]
"""What is missing, and what its sentence names."""
OTHER: Lack = ("other", {})
"""What is said where nothing that is known stands in the way."""
UNUSED = "unused"


class Looking(Protocol):
    """What reasons look at: the state, and who would do something."""

    @property
    def state(self) -> Any: ...

    @property
    def who(self) -> Any: ...


H = TypeVar("H", bound=Looking)
Reason: TypeAlias = Callable[[H, Said], Lack | None]
"""What is missing; None: this does not stand in the way."""


@runtime_checkable
class WhyNot(Protocol):
    """An action that says itself what is missing for it (`needs`)."""

    @property
    def code(self) -> str: ...

    def why_not(self, at: Any, said: Said) -> Lack | None: ...


class Reasons(Generic[H]):
    """What may be missing for each of *actions*; *first*: what keeps somebody from anything at all. It is said by the
    refusal *key*, whose sentences name *facts* beside who it is, what he would do and the *argument* that lists of
    codes belong to.

    Raises `TypeError`, naming them, where actions do not say what they need.
    """

    def __init__(self, key: str, actions: Iterable[Doable[H]], *, first: Reason[H], facts: Iterable[str]) -> None:
        self._whys = {each.code: each.why_not for each in actions if isinstance(each, WhyNot)}
        if unsaid := {each.code for each in actions} - self.keys():
            raise TypeError(f"actions without their reasons: {sorted(unsaid)}")
        self._first = first
        self.key: Final = key
        self.facts: Final = ("lack", "name", "argument", "action", *facts)

    def keys(self) -> set[str]:
        """The codes of all actions."""
        return set(self._whys)

    def lack(self, at: H, said: Said) -> Lack:
        """What stands in the way of what *said* names; `OTHER` where nothing is known to."""
        why = self._whys.get(str(said.get(ACTION)))
        return self._first(at, said) or (why and why(at, said)) or OTHER

    def refusal(self, at: H, said: Said) -> Refused:
        """Why he who would do it cannot do what *said* names; what its sentence does not name is empty. `argument`: of
        which field lists of codes are (`left_words`)."""
        code, found = self.lack(at, said)
        told = {"lack": code, "name": at.who.name, "argument": UNUSED, "action": str(said.get(ACTION) or ""), **found}
        return Refused(self.key, **{**dict.fromkeys(self.facts, ""), **told})


# ---- the form of all that can be named


def named(
    who: str, actions: Sequence[str], blanks: Callable[[Choice], Mapping[str, tuple[str, ...]]], usual: str
) -> Decision:
    """All that *who* could ever name: one of *actions*, and the *blanks* that there may be about it, by their names;
    those without anything to choose are left out. What is not offered is refused by what is said here."""
    action = Field(ACTION, tuple(actions))

    def fields(partial: Choice) -> tuple[Field, ...]:
        if not partial.get(ACTION):
            return (action,)
        return (action, *(Field(name, options) for name, options in blanks(partial).items() if options))

    return Decision(f"{who}:named", "declare", who, fields({}), {ACTION: usual}, {}, fields)


def seen_by(state: Any, who: Any) -> tuple[str, ...]:
    """All whom *who* can name: those of his own side, and whoever is not hidden."""
    return tuple(each.id for each in state.combatants.values() if not each.hidden or each.side == who.side)


# ---- reasons that any game may give


def always(code: str) -> Reason[Any]:
    """The reason *code*, whatever is so."""
    return lambda at, said: (code, {})


def target_of(at: Looking, said: Said) -> Any | None:
    """Whoever is named as the target; None: nobody who is here."""
    return at.state.combatants.get(str(said.get("target") or ""))


def foe(at: Looking, said: Said) -> Lack | None:
    """Whether whoever is named is of another side."""
    target = target_of(at, said)
    return ("own_side", {"target": target.name}) if target is not None and target.side == at.who.side else None


def somebody_else(at: Looking, said: Said) -> Lack | None:
    """Whether whoever is named is not he himself."""
    target = target_of(at, said)
    return ("oneself", {}) if target is not None and target.id == at.who.id else None
