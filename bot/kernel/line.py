"""One line of the journal while it is being taken: what it tells, which dice it draws, and how far it may go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.kernel.codec import Codec
from bot.kernel.dice import DRAWN, Drawn, Fed, address, draw, faces_shown, laid_for, mixed
from bot.kernel.effects import Ahead, Roll, Scene
from bot.kernel.errors import FaceWanted, ImpossibleFace
from bot.kernel.events import KERNEL_EVENTS, UNRULED, Uttered
from bot.kernel.frame import Frame, Snapshot, Standing, Told
from bot.kernel.ruleset import Game
from bot.kernel.spoken_words import heeded, part_of
from bot.kernel.values import evolve

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Budget:
    """How far one input may move things before a breather lets people in: clock steps and rulings.

    *effects* is no breather but a guard: rule code that yields so many effects without asking or waiting is taken to be
    caught in a loop, and fails.
    """

    steps: int = 10
    rulings: int = 6
    effects: int = 20_000


USUAL = Budget()
UNSEEN = 50
"""Clock steps and rulings of one input that nobody but the game master learns of."""
AT_ONCE = 2
"""Questions that answer themselves before a line that is taken in slices lets others have their turn
(`Taking.submitting`)."""
BY_MOMENT = 1
"""Clock steps of one `inputs.Continue` where the game master moves time from moment to moment; others make none."""


class Line(Generic[S]):
    """What belongs to one line alone; a fresh one for each input. *begins*: a ruling begins in it, it does not only go
    on with the one that was under way; *anew*: one would that is told from here on (`effects.Part`)."""

    __slots__ = (
        "anew",
        "asked",
        "begins",
        "by_moment",
        "called",
        "checkpoint",
        "drawn",
        "effects",
        "halted",
        "number",
        "often",
        "recorded",
        "ruled",
        "rulings_left",
        "slice_left",
        "sliced",
        "steps_left",
        "told",
        "touched",
        "unseen_left",
    )

    def __init__(
        self,
        number: int,
        recorded: Mapping[str, tuple[int, ...]],
        budget: Budget,
        called: Mapping[str, str] | None = None,
    ) -> None:
        self.number = number
        self.called = called
        self.recorded = recorded
        self.told: list[Told] = []
        self.drawn: list[Drawn] = []
        self.steps_left = budget.steps
        self.rulings_left = budget.rulings
        self.unseen_left = UNSEEN
        self.effects = iter(range(budget.effects))
        self.by_moment = False
        self.sliced = self.halted = False
        self.slice_left = AT_ONCE
        self.asked = 0
        self.often: dict[str, int] = {}
        self.ruled = False
        self.begins = True
        self.anew = False
        self.touched = False
        self.checkpoint: Snapshot[S] | None = None

    @property
    def exhausted(self) -> bool:
        """Whether this input has moved things as far as it may; where time goes from moment to moment, it stops before
        a step (`stops_before`)."""
        if self.rulings_left <= 0 or self.unseen_left <= 0:
            return True
        return self.steps_left <= 0 and not self.by_moment

    def stops_before(self, ahead: Ahead) -> bool:
        """Whether time, which goes from moment to moment, stops before what comes next."""
        return self.by_moment and self.steps_left <= 0 and ahead == "step"

    def again(self, key: str) -> int:
        """How often, this time included, the question *key* has answered itself at this input."""
        self.often[key] = often = self.often.get(key, 0) + 1
        self.slice_left -= 1
        return often

    def halt(self) -> bool:
        """Whether others have their turn here, before it goes on: then it is `halted`."""
        if self.sliced and self.slice_left <= 0:
            self.slice_left = AT_ONCE
            self.halted = True
        return self.halted

    def count(self, *, steps: int = 0, rulings: int = 0, unseen: bool = False) -> None:
        """So many *steps* and *rulings* were told. Those *unseen* are counted apart: a breather would tell of them."""
        if unseen:
            self.unseen_left -= steps + rulings
        else:
            self.steps_left -= steps
            self.rulings_left -= rulings


_NO_FACES: Mapping[str, tuple[int, ...]] = {}


class Telling(Generic[S]):
    """The state as it is now, and the two ways in which a line changes it: an event told, a die rolled.

    *by_hand*: where the table rolls its own dice (`Standing.table`), a die whose face nobody laid down stops the input
    (`FaceWanted`). Only a live encounter sets it: what is replayed has all its faces.
    """

    _state: S
    _standing: Standing
    _next_seq: int

    def __init__(self, game: Game[S], secret: bytes, budget: Budget) -> None:
        self.game = game
        self.codec: Codec[S] = Codec(game)
        self.budget = budget
        self._beginnings: frozenset[type] = getattr(game, "beginnings", game.rulings)
        self._secret = secret
        self.by_hand = False
        self._mix: str | None = None
        self._key = b""
        self._lent = True
        self._line: Line[S] = Line(0, _NO_FACES, budget)
        self._scene: Scene[S] = Scene()

    # ---- the two halves of the frame

    @property
    def state(self) -> S:
        """The ruleset's part of the encounter."""
        return self._state

    @property
    def standing(self) -> Standing:
        """The kernel's part of it."""
        self._lent = True
        return self._standing

    @property
    def frame(self) -> Frame[S]:
        """The encounter as it is now."""
        return Frame(self._state, self.standing)

    def _stand(self, frame: Frame[S], next_seq: int) -> None:
        self._state = self._scene.now = frame.state
        self._standing = frame.standing
        self._lent = True
        self._next_seq = next_seq
        self._mix_in(frame.standing.mix if frame.standing.begun else "")

    def _mix_in(self, contributions: str) -> None:
        if self._mix != contributions:
            self._mix = contributions
            self._key = mixed(self._secret, contributions)

    def _set(self, **changes: Any) -> None:
        """Change the kernel's part. It is copied only when somebody may hold the present record: nobody ever sees one
        change, and a line that changes it ten times makes one copy."""
        if self._lent:
            self._standing = evolve(self._standing, **changes)
            self._lent = False
        else:
            self._standing.__dict__.update(changes)

    def _mark_checkpoint(self) -> None:
        line = self._line
        line.checkpoint = Snapshot(line.number, len(line.told), self.frame, self._next_seq)

    # ---- events

    def _tell(self, event: Any) -> None:
        if self._standing.words:
            self._heed(event)
        line = self._line
        line.told.append(Told(self._next_seq, event))
        self._next_seq += 1
        kind = event.__class__
        if kind in KERNEL_EVENTS:
            line.ruled = line.ruled or kind not in UNRULED
            return
        line.ruled = True
        if line.anew and kind in self._beginnings:
            line.begins = True
        game = self.game
        self._state = self._scene.now = game.after(self._state, event)
        if kind in game.rulings:
            line.count(rulings=1, unseen=getattr(event, "unseen", False))
        if kind in game.steps:
            line.count(steps=1, unseen=getattr(event, "unseen", False))
            moment = game.moment(self._state)
            if moment != self._standing.moment:
                self._set(moment=moment, ordinals={}, parked={})

    def _heed(self, event: Any) -> None:
        """What *event* is to words that wait for a deed: with it they are told."""
        found = part_of(self.game, self._state, event)
        if found is None:
            return
        waiting, words = heeded(self._standing.words, *found)
        if waiting != self._standing.words:
            self._set(words=waiting)
        if words:
            self._tell(Uttered(found[0], words))

    # ---- dice

    def _roll(self, effect: Roll) -> tuple[int, ...]:
        standing, line = self._standing, self._line
        # What was recorded before it was called so has the faces of what it was called then.
        why = effect.why if line.called is None else line.called.get(effect.why, effect.why)
        stem = f"{effect.who}/{why}"
        ordinal = standing.ordinals.get(stem, 0)
        # Before the beginning the players have contributed nothing yet: those dice have addresses of their own.
        moment = standing.moment if standing.begun else f"lobby/{standing.moment}"
        where = address(moment, effect.who, why, ordinal, effect.dice)
        laid = self._take_fed(effect) if standing.fed else ()
        faces = line.recorded.get(where)
        if faces is None:
            if len(laid) < effect.dice.count and self.by_hand and standing.table.get("dice") == "table":
                raise FaceWanted(effect.who, effect.why, effect.dice.sides, len(laid) + 1, effect.dice.count)
            own = draw(self._key, where, effect.dice)
            faces = faces_shown(laid, own) if laid else own
        self._set(ordinals={**standing.ordinals, stem: ordinal + 1})
        line.drawn.append(Drawn(where, faces, bool(laid) and any(face != DRAWN for face in laid)))
        return faces

    def _take_fed(self, effect: Roll) -> tuple[int, ...]:
        """The faces that the game master laid down for this roll, at most as many as there are dice."""
        laid, left = laid_for(self._standing.fed, effect.who, effect.why, effect.dice.count)
        for each in laid:
            _check_face(each, effect)
        if laid:
            self._set(fed=left)
        return tuple(each.face for each in laid)


def _check_face(laid: Fed, roll: Roll) -> None:
    if laid.face == DRAWN:
        return
    sides = roll.dice.sides
    if not 1 <= laid.face <= sides or laid.sides not in (None, sides):
        raise ImpossibleFace(laid.face, sides, roll.who, roll.why)


__all__ = ["USUAL", "Budget", "Line", "Telling"]
