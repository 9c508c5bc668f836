"""The game master's word on how a blow comes out: it has hit, or missed, whatever the die shows.

A rule text leaves such a word to the game master: it weighs more than the dice. It is said before the blow is rolled (a
table that takes one back first goes to before its roll, and says this then). The die falls as ever and is told as it
fell; only what it means is not looked at.

A game that has blows keeps the word in its state (`ruled`), asks for it where one is rolled (`ruled_for`), and lets the
event of the roll use it up (`counted`); `blow_of` of its ruleset finds blows in what happened.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, Protocol, Self, TypeAlias, TypeVar, cast

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import evolve, record
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.check import Check
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, in_range, number, text
from bot.rulesets.shared.people import known

Result: TypeAlias = Literal["hit", "miss"]
RESULTS: tuple[Result, ...] = ("hit", "miss")
What: TypeAlias = Literal["blow", "spell", "volley", "hold"]
"""What is ruled upon: a blow or a shot, a spell at somebody, the arrows of many, a hold without a roll."""
MOST = 99
"""Blows of one combatant that may come before the one that is meant."""


@record
class Verdict:
    """How a blow of *who* will come out: the one after so many others of his (0: the next)."""

    who: str
    outcome: Result
    after: int = 0


class Rolled(NamedTuple):
    """A blow that was rolled: whose, at whom, and whether it hit; *what* it was."""

    who: str
    target: str
    hit: bool
    what: What = "blow"


class Ruled(Protocol):
    """A state that keeps such a word."""

    @property
    def ruled(self) -> Verdict | None: ...

    def with_(self, ident: str, **changes: Any) -> Self: ...


R = TypeVar("R")


def ruled_for(state: Ruled, who: str) -> Result | None:
    """How the blow that *who* rolls now comes out by the game master's word; None: as the die says."""
    found = state.ruled
    return found.outcome if found is not None and found.who == who and not found.after else None


def counted(state: R, who: str) -> R:
    """*state* once a blow of *who* has been rolled: the word is used up, or the blow that is meant is nearer."""
    found: Verdict | None = cast(Any, state).ruled
    if found is None or found.who != who:
        return state
    left = evolve(found, after=found.after - 1) if found.after else None
    changed: R = evolve(cast(Any, state), ruled=left)
    return changed


@happens(to=GM_ONLY)
class BlowRuled:
    """The game master has said how a blow of *combatant* at *target* will come out. *after*: see `Verdict`."""

    combatant: CombatantId
    target: CombatantId
    outcome: Result
    after: int = 0

    def change(self, state: Any) -> Any:
        return evolve(state, ruled=Verdict(self.combatant, self.outcome, self.after))


@happens(changes=False, to=PUBLIC)
class BlowDecided:
    """A blow of *combatant* at *target* came out as the game master has said, whatever its die shows. *what*: see
    `Rolled`. *would*: how the die alone would have had it; empty where older journals do not tell."""

    combatant: CombatantId
    target: CombatantId
    outcome: Result
    what: What = "blow"
    would: Literal["", "hit", "miss"] = ""

    decides = True


def decided(scene: Scene[Any], who: str, target: str, made: Check, what: What = "blow") -> Action:
    """Tell that the blow just *made* came out by the game master's word, if it did, and what its die would have had."""
    if made.law.ruled:
        would: Result = "hit" if evolve(made, law=evolve(made.law, ruled="")).succeeds else "miss"
        yield from tell(BlowDecided(who, target, made.law.ruled, what, would))


@word()
class RuleBlow(Word):
    """The blow of *who* at *target* that comes after so many others of his hits, or misses, whatever its die shows."""

    who: CombatantId
    target: CombatantId
    outcome: Result
    after: int = 0
    tells = BlowRuled

    def check(self, state: Any) -> None:
        known(state, self.who)
        known(state, self.target)
        in_range("value", self.after, 0, MOST)


@composed(command="gm-blow", codes={"outcome": RESULTS})
def ruled(state: Any, by: int, args: Args) -> RuleBlow:
    """`after`: how many blows of his come before it."""
    outcome = cast(Result, among(args, "outcome", RESULTS))
    return RuleBlow(by, text(args, "who"), text(args, "target"), outcome, number(args, "after", 0))
