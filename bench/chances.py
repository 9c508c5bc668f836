"""G30: what it takes to tell all chances of one decision under the fifth edition's rules, and that of one manoeuvre
under those of 3.5."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

from bench.fifth import fighter as of_the_fifth
from bench.goals import G30, G30_MANOEUVRE, Goal, Result
from bench.measure import median
from bot.kernel.decisions import Choice, Decision
from bot.kernel.engine import Engine
from bot.kernel.inputs import Begin
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import Dnd5
from bot.rulesets.dnd5.people import Join as JoinFifth
from bot.rulesets.dnd35 import Dnd35
from bot.rulesets.dnd35.people import Join as Join35
from bot.rulesets.dnd35.state import Fighter as Fighter35
from bot.rulesets.dnd35.state import Weapon as Weapon35

MANOEUVRES: Final = ("trip", "disarm", "sunder", "grapple", "bull_rush")
ROUNDS: Final = 40


def measure(repetitions: int, *, quick: bool) -> Sequence[Result]:
    """Both lines."""
    rounds = 2 if quick else ROUNDS
    return [
        _timed(G30, _fifth(), repetitions, rounds, all_at_once=True),
        _timed(G30_MANOEUVRE, _edition35(), repetitions, rounds),
    ]


def _timed(goal: Goal, told: _Told, repetitions: int, rounds: int, *, all_at_once: bool = False) -> Result:
    choices = [each for each in told.choices() if told.chance(each) is not None]
    figures = []
    for _ in range(repetitions):
        started = time.process_time()
        for _ in range(rounds):
            for choice in choices:
                told.chance(choice)
        figures.append((time.process_time() - started) / rounds / (1 if all_at_once else len(choices)) * 1e3)
    spread = (max(figures) - min(figures)) / median(figures)
    return Result(goal, 0, median(figures), spread, notes={"chances": len(choices)})


class _Told:
    """What somebody is asked, and its chances, nothing of which is remembered."""

    def __init__(self, engine: Engine[Any], game: Any, actions: Sequence[str] | None) -> None:
        self.engine, self.game, self.actions = engine, game, actions
        self.decision: Decision = next(each for _, each in engine.questions() if each.kind == "declare")

    def choices(self) -> Iterator[dict[str, str]]:
        """Every action that is offered, and each at everybody."""
        for code in self.decision.fields[0].options:
            if self.actions is None or code in self.actions:
                yield from self._whole({"action": code})

    def _whole(self, choice: dict[str, str]) -> Iterator[dict[str, str]]:
        left = self.decision.legal(choice)
        if left == ():
            yield choice
        for value in left[0].options if left else ():
            yield from self._whole({**choice, left[0].name: value})

    def chance(self, choice: Choice) -> Any:
        return self.game.foresee(self.engine.state, self.decision, choice)


def _fifth() -> _Told:
    game = Dnd5(cast(Any, None), cast(Any, None))
    people = (of_the_fifth("conrath", "a", 1), of_the_fifth("jurl", "b", 2), of_the_fifth("orc", "b", 3))
    apart = dict.fromkeys(("conrath|jurl", "conrath|orc", "jurl|orc"), 150)
    return _begun(game, evolve(game.opening({}), distances=apart), JoinFifth(9, people), None)


def _edition35() -> _Told:
    game = Dnd35(cast(Any, None), cast(Any, None))
    sword = Weapon35("longsword", dice="1d8", held="main", types=("slashing",))
    people = tuple(
        Fighter35(ident, ident.capitalize(), side, player=at, hit_points=99, hit_points_max=99, weapons=(sword,))
        for at, (ident, side) in enumerate((("conrath", "a"), ("jurl", "b")), 1)
    )
    people = tuple(evolve(each, gaps={other.id: 150 for other in people if other is not each}) for each in people)
    return _begun(game, game.opening({"map": "none"}), Join35(9, people), MANOEUVRES)


def _begun(game: Any, opening: Any, join: Any, actions: Sequence[str] | None) -> _Told:
    engine: Engine[Any] = Engine(game, opening, bytes(range(32)))
    engine.submit(join, 1)
    engine.submit(Begin(9, "mix"), 2)
    return _Told(engine, game, actions)
