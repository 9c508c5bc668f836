"""What messages are drafted from: how an encounter stands, and what one input made of that.

Both are values. Before its input is committed a passage is nothing that anybody may see; the table itself goes on
showing what stood before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from bot.kernel.decisions import Decision
    from bot.kernel.engine import Engine, Mark, Progress
    from bot.kernel.frame import Frame, Open, Standing
    from bot.table.base.session import Session

Pair: TypeAlias = "tuple[Open, Decision]"


@dataclass(frozen=True, slots=True)
class Situation:
    """How an encounter stands. *questions*: those that can be answered, with their forms. *forms*: those that stand;
    also while the clock is held and nobody can answer them. *mark*: what stood after a line, as far as it is
    remembered."""

    frame: Frame[Any]
    questions: Sequence[Pair]
    forms: Sequence[Pair]
    mark: Callable[[int], Mark[Any] | None]

    @classmethod
    def of(cls, engine: Engine[Any]) -> Situation:
        """How the encounter of *engine* stands; while an input is taken, how it will stand."""
        questions = engine.questions()
        return cls(engine.frame, questions, questions or engine.paused(), engine.mark)

    @property
    def state(self) -> Any:
        """The ruleset's half."""
        return self.frame.state

    @property
    def standing(self) -> Standing:
        """The kernel's half."""
        return self.frame.standing

    def in_force(self, since: int) -> tuple[int, set[int]]:
        """The lines in force from *since* on, as far back as they are remembered, and the first that is remembered: 0
        when it is before *since*."""
        holding: set[int] = set()
        at = self.standing.at
        first = at
        while at > 0 and at >= since and (mark := self.mark(at)) is not None:
            holding.add(at)
            first = at
            at = mark.parent
        return (first if at > 0 and at >= since else 0), holding


@dataclass(frozen=True, slots=True)
class Passage:
    """From *before* to *after* by one input: what it did is its *progress*. *was* and *becomes*: the session."""

    before: Frame[Any]
    after: Situation
    progress: Progress[Any]
    was: Session
    becomes: Session
