"""All that an encounter is between two inputs: the ruleset's state and what the kernel itself has standing.

What is made at every input and never changed is a named tuple here and in `marks`: it is made three times as quickly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from bot.kernel.dice import Fed
from bot.kernel.persons import Kept, UserId
from bot.kernel.spoken_words import Words
from bot.kernel.values import record

S = TypeVar("S")


@record
class Open:
    """A question that stands open.

    *partial* holds what was chosen so far; *answered* is set once it is complete and, for a secret one, may still be
    changed until the reveal. *generation* counts the changes of what is offered, so that old buttons are recognised.
    *id* is empty when nobody was asked: standing orders or an autopilot answered for a person of a parallel question.
    *by* is the user who last chose something, 0 before.
    """

    id: str
    key: str
    kind: str
    who: str
    offered: tuple[tuple[str, tuple[str, ...]], ...]
    secret: bool = False
    generation: int = 0
    partial: dict[str, str] = field(default_factory=dict)
    answered: bool = False
    how: str = "answered"
    by: UserId = 0


@record
class Queued:
    """An action that waits for a window: the moment at which it was said, and itself as JSON."""

    moment: str
    action: Kept


ABSENT = "absent"
"""Why time stands still before its next step where somebody who lets his deadlines pass is waited for."""
AHEAD = "ahead"
"""Why time stands still that waits before its next step."""


@record
class Standing:
    """What the kernel keeps: open questions, ordinals and fed faces of this moment, waiting actions, holds.

    *at* is the line whose outcome this is. *redo* lists the lines that can be redone, the next one last. *parked* keeps
    what was chosen in questions that dissolved, until the moment ends, in case they are asked again. *queued* holds the
    actions that wait for a window. *stopping*: at whose word time stands still before its next step, while everybody
    answers and speaks (`inputs.Hold.ahead`). *after*: the round after which
    it is to stand still so. *breath*: time waits for `inputs.Continue`. *gifts*: what those who joined
    before the beginning contributed to the dice. *words*: of people's own, told with the deed. *table*: how this table
    plays, where that is not as at the opening.
    The kernel heeds `clock` (`moment`: a breather before each moment) and `dice` (`table`: the faces come from the
    people, see `line.Telling`).
    """

    at: int = 0
    begun: bool = False
    ended: bool = False
    held: str | None = None
    stopping: str | None = None
    breath: bool = False
    after: int | None = None
    mix: str = ""
    gifts: tuple[str, ...] = ()
    moment: str = ""
    questions: tuple[Open, ...] = ()
    parked: dict[str, dict[str, str]] = field(default_factory=dict)
    ordinals: dict[str, int] = field(default_factory=dict)
    fed: tuple[Fed, ...] = ()
    queued: tuple[Queued, ...] = ()
    redo: tuple[int, ...] = ()
    table: dict[str, str] = field(default_factory=dict)
    words: tuple[Words, ...] = ()

    @property
    def pause(self) -> str | None:
        """Why time stands still: `held`, or `AHEAD` while it only waits before its next step; None: it does not."""
        return self.held or (AHEAD if self.stopping else None)

    @property
    def at_work(self) -> bool:
        """Whether the game goes on by itself or asks: begun, not ended, neither held nor out of breath."""
        return self.begun and not (self.held or self.breath or self.ended)

    @property
    def contributed(self) -> str:
        """All that those who joined contributed to the dice (`inputs.Begin.mix`)."""
        return "|".join(self.gifts)


class Frame(NamedTuple, Generic[S]):
    """The ruleset's state and the kernel's own, together enough to go on from a checkpoint."""

    state: S
    standing: Standing


class Told(NamedTuple):
    """One event as the journal numbers it: *seq* counts over the whole encounter, undone branches included."""

    seq: int
    event: Any


@dataclass(frozen=True, slots=True)
class Recorded:
    """An input as it was taken, with the faces it drew (by address) and what it told: enough to replay and compare.
    *laid*: the addresses whose faces were laid down by hand; None where nobody asks. *called*: by what dice are rolled
    for today, what the addresses call it, where it was called otherwise then."""

    line: int
    given: Any
    faces: Mapping[str, tuple[int, ...]]
    events: tuple[Any, ...]
    laid: frozenset[str] | None = None
    called: Mapping[str, str] = field(default_factory=dict)


class Snapshot(NamedTuple, Generic[S]):
    """A frame from which the coroutine may be started afresh: inside line *line*, after *position* of its events.

    *next_seq* numbers the next event. Where no coroutine is under way (before the beginning, at a breather, after the
    end), and always for a restartable game, the end of a line is such a place; for the others, each checkpoint.
    """

    line: int
    position: int
    frame: Frame[S]
    next_seq: int
