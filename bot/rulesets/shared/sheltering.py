"""What the game master says of cover: of somebody, as seen from one other alone or from everybody; and what he is asked
at each attack, at a table that wants it so.

A game has degrees of its own, and keeps what was said in `shelters` of its state; what was said of these two goes
before what was said of one from all sides. What hides somebody in another way (fog, darkness) is said in the same form.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Protocol, TypeVar

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import record
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_optional, from_text
from bot.rulesets.shared.people import known, two

AS_SEEN: Final = "map"
"""Nothing is said any more: what the map shows holds again."""


class About(Protocol):
    """What is said of *who*, from the side of *against* alone, or (None) of everybody."""

    @property
    def who(self) -> str: ...

    @property
    def against(self) -> str | None: ...


A = TypeVar("A", bound=About)


def said(found: Iterable[A], attacker: str, target: str) -> A | None:
    """What was said of *target* as *attacker* has it; None: nothing."""
    general = None
    for each in found:
        if each.who == target and each.against == attacker:
            return each
        if each.who == target and each.against is None:
            general = each
    return general


def replaced(found: Iterable[A], who: str, against: str | None, now: A | None) -> tuple[A, ...]:
    """What was said, with *now* in the place of what was said of the same two."""
    kept = tuple(each for each in found if (each.who, each.against) != (who, against))
    return kept if now is None else (*kept, now)


def without(found: Iterable[A], ident: str) -> tuple[A, ...]:
    """What was said, but for what was said of *ident*, who is gone."""
    return tuple(each for each in found if ident not in (each.who, each.against))


@record
class SayCover(Word):
    """*who* is covered so much, from *attacker* alone or from everybody; or as the map has it. A game says which
    degrees there are, by the codes of *degree*, and what is told (*saying*)."""

    who: CombatantId = from_text("who")
    degree: str = from_text("words")
    attacker: CombatantId | None = from_optional("target")
    saying: ClassVar[Any] = None

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        if self.attacker is not None:
            two(state, self.who, self.attacker)
        now = next((x.degree for x in state.shelters if (x.who, x.against) == (self.who, self.attacker)), AS_SEEN)
        if now == self.degree:
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[Any]) -> Action:
        yield from tell(self.saying(self.who, self.degree, self.attacker))


def question(
    state: Any,
    kind: str,
    attacker: str,
    target: str,
    options: Sequence[str],
    *,
    usual: str,
    blank: str | None = None,
    nth: int = 0,
) -> Decision:
    """The question *kind* to the game master, of an attack of one at another: one of *options*. *blank*: see
    `asking.one_of`; *nth*: tells apart attacks that are made within the same deed."""
    about: dict[str, Scalar] = {"attacker": attacker, "target": target}
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{GM}:{kind}:{state.round}.{turn}.{attacker}.{target}" + (f".{nth}" if nth else "")
    return one_of(key, kind, GM, options, about, usual=usual, blank=blank)
