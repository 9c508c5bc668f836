"""At a table that wants it so, the game master is asked about cover and concealment before each attack (D35-COV-002,
D35-CAM-007)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.cover.degrees import DEGREES, degree, is_far
from bot.rulesets.dnd35.cover.events import CoverJudged
from bot.rulesets.dnd35.state import Blow, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.asking import answered

COVER: Final = "cover"


def unjudged(state: State) -> Blow | None:
    """The attack of whose target the game master still says how well it is covered."""
    deed = state.deed
    if state.settings.cover != "judge" or not isinstance(deed, Blow) or deed.at != "aimed" or deed.cover is not None:
        return None
    # Whoever is finished, or grappled with, has nothing between himself and the other.
    return None if deed.occasion in ("coup", "grapple") else deed


def questions(state: State) -> Iterator[Decision]:
    blow = unjudged(state)
    if blow is None:
        return
    who, target = state.combatants[blow.who], state.combatants[blow.target]
    usual = degree(state, who, target, far=is_far(who, who.arm(blow.weapon), target, shot=blow.shot))
    nth = len(state.deeds)
    yield sheltering.question(state, COVER, who.id, target.id, DEGREES, usual=usual, nth=nth)


def judge(scene: Scene[State]) -> Action:
    answer = yield from answered(questions)
    blow = unjudged(scene.now)
    if answer is None or blow is None:
        return
    found = next(each for each in DEGREES if each == answer[COVER])
    yield from tell(CoverJudged(blow.who, blow.target, found))


__all__ = ["COVER", "judge", "questions", "unjudged"]
