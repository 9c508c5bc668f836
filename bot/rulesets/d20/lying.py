"""What lies on the ground where there is no grid: beside somebody, or out of everybody's reach until the game master
says who is near it.

A game keeps what lies there in `lying` of its state: a *weapon*, its *owner*, and *beside* whom it lies.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from bot.kernel.errors import Refused
from bot.kernel.values import evolve, record
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_text
from bot.rulesets.shared.people import known, unless_so


def named(lying: Any) -> str:
    """What tells it from the others, as the option of the tool has it: its owner and what it is."""
    return f"{lying.owner}:{lying.weapon.weapon}"


def which(state: Any, args: Args, refusal: str) -> tuple[str, str]:
    """Which of the things that lie there the option `value` says: the weapon, and whose it was. Raises `Refused`:
    *refusal* where nothing does, `not-among`."""
    found = tuple(dict.fromkeys(map(named, state.lying)))
    if not found:
        raise Refused(refusal)
    source, _, weapon = among(args, "value", found, found[0] if len(found) == 1 else None).partition(":")
    return weapon, source


def brought(lying: Iterable[Any], who: str, weapon: str, source: str) -> tuple[Any, ...]:
    """What lies there, once the *weapon* of *source* lies beside *who*."""
    wanted = f"{source}:{weapon}"
    return tuple(evolve(each, beside=who) if named(each) == wanted else each for each in lying)


@record
class SayNear(Word):
    """*who* is near the *weapon* of *source*, which lies on the ground, and can take it up. A game refuses it on a
    grid (`check`), says by what it is refused where nothing lies there (*nothing*), and what is told (`take`)."""

    who: CombatantId = from_text("who")
    weapon: str = from_text("value")
    source: CombatantId = from_text("target")
    nothing: ClassVar[str] = ""

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        found = next((each for each in state.lying if named(each) == f"{self.source}:{self.weapon}"), None)
        if found is None:
            raise Refused(self.nothing)
        unless_so(who, found.beside, who.id)
