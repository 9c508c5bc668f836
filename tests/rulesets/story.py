"""What an answer would lead to, up to the dice of whoever gives it: the game itself plays it, on a scene apart.

No sum is made here: the roll that comes says itself what each of its faces would come to (`effects.Roll`). The bot
tells chances without it, by what an entry says that it rolls; this holds them against what is really rolled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.kernel.effects import AskAll, Checkpoint, Roll, Scene, Tell, Wait, Window
from bot.kernel.ruleset import Game

MOST: Final = 400
"""Effects of a story that is looked at; one that goes on for longer says nothing."""
STAGES: Final = 12
"""Stages that may lie between an answer and its roll; those of the game master's people none."""
_D20: Final = 20
_MIDDLE: Final = 10


def chance(game: Game[Any], state: Any, decision: Decision, choice: Choice) -> float | None:
    """How likely it is, from 0 to 1, that what is rolled for *decision* comes about when it is answered with *choice*,
    which is complete; None where nothing is rolled for it before the moment is over. Of several rolls for the same one
    is enough. Others do nothing that they need not do; where their dice are judged and fall first, every face of them
    counts alike (`_by_face`)."""
    whole = _Story(game, state, decision, choice)
    found = whole.told()
    if found is None or not whole.hangs:
        return found
    every = _by_face(lambda face: found if face == _MIDDLE else _Story(game, state, decision, choice, face).told())
    chances = [each for each in every if each is not None]
    return sum(chances) / len(chances) if chances else None


def _by_face(told: Callable[[int], float | None]) -> list[float | None]:
    """What is *told* of each face of a d20 that is somebody else's. The higher it is the better for him, so that of two
    faces that come to the same all between them do: these are not played.

    >>> played = []
    >>> _by_face(lambda face: played.append(face) or (0.5 if face < 14 else None))[11:15], sorted(played)
    ([0.5, 0.5, None, None], [1, 10, 12, 13, 14, 15, 20])
    """
    known = {face: told(face) for face in (1, _MIDDLE, _D20)}
    spans = [(1, _MIDDLE), (_MIDDLE, _D20)]
    while spans:
        low, high = spans.pop()
        if known[low] == known[high]:
            known |= dict.fromkeys(range(low + 1, high), known[low])
        elif high - low > 1:
            half = (low + high) // 2
            known[half] = told(half)
            spans += (low, half), (half, high)
    return [known[face] for face in range(1, _D20 + 1)]


class _Story:
    """The story once *decision* is answered with *choice*, until something is rolled for it. *theirs*: what a d20 of
    somebody else shows that falls before; *hangs*: whether there is one."""

    def __init__(self, game: Game[Any], state: Any, decision: Decision, choice: Choice, theirs: int = _MIDDLE) -> None:
        self._game, self._decision, self._choice, self._theirs = game, decision, choice, theirs
        self._scene: Scene[Any] = Scene()
        self._scene.now = state
        self._answered = False
        self._rolled = ""
        self._missed = self._so_far = 1.0
        self._stages = 1 if decision.who.startswith("@") else STAGES
        self.hangs = False

    def told(self) -> float | None:
        """See `chance`."""
        story = self._game.play(self._scene)
        value: Any = None
        for _ in range(MOST):
            effect = story.send(value)
            value = None
            if isinstance(effect, Tell):
                if self._answered and effect.event.__class__ in self._game.steps:
                    break
                self._scene.now = self._game.after(self._scene.now, effect.event)
            elif isinstance(effect, Roll):
                value = self._face(effect)
            elif isinstance(effect, Checkpoint):
                if self._rolled or (self._answered and not self._stages):
                    break
                self._stages -= self._answered
            elif isinstance(effect, Window):
                value = ()
            elif isinstance(effect, AskAll):
                value = self._answer(effect)
                if value is None:
                    break
            elif isinstance(effect, Wait):
                break
        story.close()
        return 1 - self._missed if self._rolled else None

    def _face(self, what: Roll) -> tuple[int, ...]:
        """What the dice of *what* show: those of the answer the worst, so that a second roll may follow."""
        sides, judge = what.dice.sides, what.judge
        if judge is None or not self._answered:
            return ((sides + 1) // 2,) * what.dice.count
        if what.who != self._decision.who and not self._decision.who.startswith("@"):
            self.hangs = self.hangs or sides == _D20
            return (self._theirs if sides == _D20 else sides,)
        comes_to = {face: judge(face) for face in range(1, sides + 1)}
        part = sum(comes_to.values()) / sides
        if what.first:
            self._so_far *= part
            return (max(comes_to, key=comes_to.__getitem__),)
        purpose = what.why.partition("-")[0]
        if not self._rolled or purpose == self._rolled:
            self._rolled = purpose
            self._missed *= 1 - self._so_far * part
        self._so_far = 1.0
        return (_worst(comes_to),)

    def _answer(self, asked: AskAll) -> Any:
        """What is answered; None where the story ends: whoever answers is asked again."""
        made = list(asked.make(self._scene.now))
        mine = next((each for each in made if each.key == self._decision.key), None)
        if mine is None if not self._answered else any(each.who == self._decision.who for each in made) or not made:
            return None
        if self._rolled or (mine is not None and mine.legal(self._choice) != ()):
            return None
        answers = {each.key: self._choice if each is mine else _least(each) for each in made}
        self._answered = True
        if not asked.first:
            return answers
        key = made[0].key if mine is None else mine.key
        return key, answers[key]


def _worst(comes_to: Mapping[int, float]) -> int:
    """A face that fails, one in the middle rather than one that means more. *comes_to*: what each face comes to."""
    return min(comes_to, key=lambda face: (comes_to[face], abs(2 * face - len(comes_to))))


def _least(decision: Decision) -> Choice:
    """Nothing, where that may be answered; else what holds in silence, or what whoever looks ahead asked for (`meant`
    of a question about it)."""
    for field in decision.all_fields({}):
        if (meant := decision.facts.get("meant")) in field.options:
            return {field.name: str(meant)}
    for each in decision.all_fields({}):
        if NOTHING in each.options and decision.legal({each.name: NOTHING}) == ():
            return {each.name: NOTHING}
    return decision.default


__all__ = ["chance"]
