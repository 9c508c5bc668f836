"""At a table that wants it so, the game master is asked about cover before each attack (DN5-COV-006)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.cover.degrees import DEGREES, degree
from bot.rulesets.dnd5.cover.events import CoverJudged
from bot.rulesets.dnd5.state import Blow, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.asking import answered


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
    usual = degree(state, attacker, target)
    yield sheltering.question(state, "cover", attacker.id, target.id, DEGREES, usual=usual)


def judge(scene: Scene[State]) -> Action:
    answer = yield from answered(questions)
    blow = unjudged(scene.now)
    if answer is None or blow is None:
        return
    found = next(each for each in DEGREES if each == answer["cover"])
    yield from tell(CoverJudged(blow.by, blow.target, found))


__all__ = ["judge", "questions", "unjudged"]
