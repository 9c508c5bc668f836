"""At a table that wants it so, the game master is asked about cover before each attack (DN5-COV-006)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.cover.degrees import DEGREES, degree
from bot.rulesets.dnd5.cover.events import CoverJudged
from bot.rulesets.dnd5.state import Blow, State
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.deciding import GM


def unjudged(state: State) -> Blow | None:
    """The attack of whose target the game master still says how much of it is covered."""
    deed = state.deed
    if state.settings.cover != "judge" or not isinstance(deed, Blow):
        return None
    return deed if deed.stage == "aimed" and deed.cover is None else None


def questions(state: State) -> Iterator[Decision]:
    blow = unjudged(state)
    if blow is None:
        return
    attacker, target = state.combatants[blow.by], state.combatants[blow.target]
    about: dict[str, Scalar] = {"attacker": attacker.id, "target": target.id}
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{GM}:cover:{state.round}.{turn}.{attacker.id}.{target.id}"
    yield one_of(key, "cover", GM, DEGREES, about, usual=degree(state, attacker, target))


def judge(scene: Scene[State]) -> Action:
    answer = yield from answered(questions)
    blow = unjudged(scene.now)
    if answer is None or blow is None:
        return
    found = next(each for each in DEGREES if each == answer["cover"])
    yield from tell(CoverJudged(blow.by, blow.target, found))


__all__ = ["judge", "questions", "unjudged"]
