"""The order of work of a game, written once: stages, of which the first that has work does it.

    ORDER = Stages(
        Stage("opening", lambda state: not state.opened, lambda scene: tell(SceneOpened())),
        Stage("strikes", has_strikers, melee.strikes),
        ...
        Stage("waiting", None, lambda scene: wait()),
    )

The stages stand in the text's order. Each finds its work from the state alone, so an encounter may be started afresh at
any stop. Where there are many of them, one look at the state may tell at once which can have none: the game gives the
order a `look`, whose bits the stages name as `seen`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from bot.kernel.effects import Action, Ahead, Part, Scene, checkpoint
from bot.kernel.values import record

S = TypeVar("S")


def brought(scene: Scene[Any]) -> Action:
    """The work of a stage that whoever plays the order brings along (`Stages.play`), since it stands above the order:
    what people say next is said with words, and whether a word may be said depends on what comes first."""
    raise LookupError("nobody has brought the work of this stage")


@record
class Stage(Generic[S]):
    """*has_work*: whether there is anything to do, from the state alone; None: there is. *do*: what is done. *seen*:
    what a look at the state must have shown, all of it, for the stage to be asked at all. *amid*: it belongs to what
    was done last, and nobody takes breath before it. *ahead*: what it does in *state*, if people may have time wait for
    them before it (`Checkpoint.ahead`). *part*: which ruling it belongs to what is answered in it (`effects.Part`);
    None: the one under way if it is *amid*, else one of its own. *lull*: whether somebody may want to come in before it
    whom nobody asks (`Checkpoint.lull`)."""

    name: str
    has_work: Callable[[S], object] | None
    do: Callable[[Scene[S]], Action]
    seen: int = 0
    amid: bool = False
    ahead: Callable[[S], Ahead] | None = None
    part: Part | None = None
    lull: Callable[[S], bool] | None = None

    def checkpoint(self, state: S) -> Action:
        """Where the stage begins."""
        part: Part = self.part or ("within" if self.amid else "own")
        ahead: Ahead = "" if self.ahead is None else self.ahead(state)
        return checkpoint(amid=self.amid, ahead=ahead, part=part, lull=self.lull is not None and self.lull(state))


class Stages(Generic[S]):
    """The *stages* in the order in which they are asked; *look*: what there is to be seen in a state, as bits."""

    def __init__(self, *stages: Stage[S], look: Callable[[S], int] | None = None) -> None:
        self.stages = stages
        self._look = look
        self._open: dict[int, tuple[Stage[S], ...]] = {0: tuple(each for each in stages if not each.seen)}

    def __iter__(self) -> Iterator[Stage[S]]:
        return iter(self.stages)

    def first(self, state: S) -> Stage[S]:
        """The first stage that has work. Raises `LookupError` where none has."""
        seen = 0 if self._look is None else self._look(state)
        for each in self._open.get(seen) or self._open_to(seen):
            if each.has_work is None or each.has_work(state):
                return each
        raise LookupError("no stage has work")

    def _open_to(self, seen: int) -> tuple[Stage[S], ...]:
        """The stages that may have work where so much is *seen*."""
        found = tuple(each for each in self.stages if each.seen & seen == each.seen)
        self._open[seen] = found
        return found

    def play(self, scene: Scene[S], **given: Callable[[Scene[S]], Action]) -> Action:
        """The encounter, from whatever state it is in: one stage after the other, for ever. *given*: what is done in
        the stages of that name whose work is `brought`."""
        while True:
            stage = self.first(scene.now)
            yield from stage.checkpoint(scene.now)
            yield from given.get(stage.name, stage.do)(scene)
