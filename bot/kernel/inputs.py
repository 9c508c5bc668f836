"""What comes in. The kernel's own inputs; each ruleset brings its notes and actions (see `ruleset.Note`)."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.dice import Fed
from bot.kernel.events import Cause
from bot.kernel.persons import Typed, UserId
from bot.kernel.values import record


@record
class Answer:
    """An answer, whole or in part, to an open question; before a reveal it may be given again. An empty *choice* takes
    back what was chosen so far of one that is not whole yet."""

    by: UserId
    question: str
    choice: dict[str, str]
    generation: int | None = None
    type: Literal["answer"] = "answer"


@record
class Deadline:
    """The time to answer *question* has passed: its default holds."""

    question: str
    by: UserId = 0
    type: Literal["deadline"] = "deadline"


@record
class Begin:
    """The encounter's first word: the coroutine starts. *mix* is what the players contributed to the dice."""

    by: UserId
    mix: str = ""
    type: Literal["begin"] = "begin"


@record
class Continue:
    """Go on after a breather (see `line.Budget`)."""

    by: UserId = 0
    type: Literal["continue"] = "continue"


@record
class Hold:
    """Stop the clock: answers wait until `Resume`. A laid *face* that no die of *sides* sides shows, as *who* rolls for
    *why*, is one reason. *ahead*: before its next step only; until then everybody answers and speaks. *after*: so only
    once that round is over."""

    by: UserId
    reason: str = "gm"
    face: int | None = None
    sides: int | None = None
    ahead: bool = False
    who: str | None = None
    why: str | None = None
    after: int | None = None
    type: Literal["hold"] = "hold"


@record
class Resume:
    """Let the clock run again."""

    by: UserId
    type: Literal["resume"] = "resume"


@record
class Feed:
    """Faces for the next rolls, in order; replaces what was fed before."""

    by: UserId
    faces: tuple[Fed, ...] = field(default=())
    type: Literal["feed"] = "feed"


@record
class Undo:
    """Go back to the state after line *to*, and hold. *again*: secret answers that were given by then and not yet
    revealed do not stand, they are asked again. *answers*: what stands as answered all the same, by question: answers
    that were revealed, and so are known, in what is undone."""

    by: UserId
    to: int
    again: bool = False
    answers: dict[str, dict[str, str]] = field(default_factory=dict)
    type: Literal["undo"] = "undo"


@record
class Redo:
    """Take the last undo back, and stay held."""

    by: UserId
    to: int
    type: Literal["redo"] = "redo"


@record
class Recover:
    """Written by a restart under rules that say something else: everything up to line *to* stands.

    *position*: of line *to* itself only so many events stand, up to the checkpoint there; None: all of it. *held*: why
    the encounter was held at last, if it was; it stays so. *aside*: so many rulings after that were set aside (None:
    it was not counted, before 0.2.0). *why*: what asks otherwise (`events.Recovered`).
    """

    to: int
    by: UserId = 0
    position: int | None = None
    held: str | None = None
    aside: int | None = None
    why: Cause = ""
    type: Literal["recover"] = "recover"


@record
class SetTable:
    """How this table plays, whatever the game: *setting* is *value* from now on (see `frame.Standing`). *opening*:
    what it was at the opening."""

    by: UserId
    setting: str
    value: str
    opening: str = ""
    type: Literal["set_table"] = "set_table"


@record
class Utter:
    """Words of the speaker's own with which *who* does what he does now, or *until* then: with the `deed` that is to
    come of it, or with the one that comes `next` after it. They are told with it, and change nothing."""

    by: UserId
    who: str
    words: Typed
    until: Literal["", "deed", "next"] = ""
    type: Literal["utter"] = "utter"


@record
class End:
    """The scene is over."""

    by: UserId
    type: Literal["end"] = "end"


KernelInput: TypeAlias = (
    Answer | Deadline | Begin | Continue | Hold | Resume | Feed | Undo | Redo | Recover | SetTable | Utter | End
)
