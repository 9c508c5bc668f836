"""The kernel's own events, and who may read an event. Ids and numbers only, never sentences."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.persons import Name, UserId
from bot.kernel.values import record


@record
class Audience:
    """Who may read an event: everybody; the side, or only the player, of combatant *of*; or the game master alone.
    The game master reads everything but secret answers before their reveal."""

    to: Literal["public", "side", "owner", "gm"] = "public"
    of: str | None = None


PUBLIC = Audience()
GM_ONLY = Audience("gm")


def side_of(combatant: str) -> Audience:
    return Audience("side", combatant)


def owner_of(combatant: str) -> Audience:
    return Audience("owner", combatant)


@record
class Begun:
    type: Literal["begun"] = "begun"


@record
class DecisionOpened:
    """Somebody is asked. Secret ones tell that a question stands, never what is chosen before the reveal."""

    question: str
    key: str
    kind: str
    who: str
    secret: bool = False
    type: Literal["decision_opened"] = "decision_opened"


@record
class DecisionClosed:
    """The question is settled: by an answer, by its default, by standing orders, by a plan, or because it dissolved."""

    question: str
    key: str
    kind: str
    who: str
    how: Literal["answered", "default", "orders", "plan", "autopilot", "withdrawn"]
    choice: dict[str, str]
    by: UserId = 0
    type: Literal["decision_closed"] = "decision_closed"


@record
class Held:
    reason: str
    face: int | None = None
    sides: int | None = None
    ahead: bool = False
    who: str | None = None
    why: str | None = None
    type: Literal["held"] = "held"


@record
class Resumed:
    type: Literal["resumed"] = "resumed"


@record
class Breather:
    """So much happened in one go that people are let in before time moves on. *pace*: `moment` where the game master
    moves time from moment to moment, `lull` where somebody may want to come in whom nobody asks."""

    pace: str = ""
    type: Literal["breather"] = "breather"


@record
class DiceFed:
    """So many faces were laid down for coming rolls. *how*: `table` where the people roll the dice themselves."""

    count: int
    how: str = ""
    type: Literal["dice_fed"] = "dice_fed"


@record
class Undone:
    """The encounter is again as it was after line *to*; *undone* is the line it was at. *redo*: what can be redone.

    *mix*: what the players contributed to the dice, when the beginning itself was undone: it goes on to hold.
    """

    to: int
    undone: int
    by: UserId
    redo: tuple[int, ...] = ()
    mix: str = ""
    type: Literal["undone"] = "undone"


@record
class Redone:
    """The encounter is again as it was after line *to*, which had been undone. *redo*: what else can be redone."""

    to: int
    by: UserId
    redo: tuple[int, ...] = ()
    type: Literal["redone"] = "redone"


Cause: TypeAlias = Literal["", "upgrade", "data", "unknown"]
"""What asks otherwise than it did."""


@record
class Recovered:
    """After an upgrade in mid-action: everything up to line *to* stands, and what is asked is asked by today's rules.
    *aside*: so many rulings after that could not be kept (None: it was not counted, before 0.2.0). *why*: what asks
    otherwise: another program (`upgrade`, or empty), other data (`data`), or nobody can say (`unknown`)."""

    to: int
    aside: int | None = None
    why: Cause = ""
    type: Literal["recovered"] = "recovered"


@record
class TableSet:
    """The table plays another way from now on: *setting* was *before* and is *after*."""

    setting: str
    before: str
    after: str
    type: Literal["table_set"] = "table_set"


@record
class WordsKept:
    """With these *words* of his player's *who* will do what he does, now or *next*; told then (`Uttered`)."""

    who: str
    words: Name
    next: bool = False
    type: Literal["words_kept"] = "words_kept"


@record
class Uttered:
    """What somebody does is put in his player's own *words*."""

    who: str
    words: Name
    type: Literal["uttered"] = "uttered"


@record
class Ended:
    type: Literal["ended"] = "ended"


KernelEvent: TypeAlias = (
    Begun
    | DecisionOpened
    | DecisionClosed
    | Held
    | Resumed
    | Breather
    | DiceFed
    | Undone
    | Redone
    | Recovered
    | TableSet
    | WordsKept
    | Uttered
    | Ended
)

KERNEL_EVENTS: frozenset[type] = frozenset(KernelEvent.__args__)
UNRULED: frozenset[type] = KERNEL_EVENTS - {TableSet}
"""Events that an undo does not count: a line that tells nothing else is no ruling."""
