"""At a table that wants it so, the game master says how many hits miss somebody who is concealed (D35-CAM-007)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.concealment.events import ConcealmentJudged
from bot.rulesets.dnd35.concealment.veils import veil
from bot.rulesets.dnd35.state import Blow, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.asking import answered

CONCEALMENT: Final = "concealment"
PERCENT: Final = "percent"
STEPS: Final = tuple(range(0, 101, 10))
"""What he is offered; what the map shows as well."""


def unjudged(state: State) -> Blow | None:
    """The attack at somebody who is concealed of which the game master still says how often it misses."""
    deed = state.deed
    if state.settings.cover != "judge" or not isinstance(deed, Blow) or deed.at != "aimed" or deed.veil is not None:
        return None
    if deed.cover in (None, "total") or deed.occasion in ("coup", "grapple"):
        return None
    return deed if _usual(state, deed) else None


def _usual(state: State, blow: Blow) -> int:
    who, target = state.combatants[blow.who], state.combatants[blow.target]
    return veil(state, who, target, who.arm(blow.weapon), shot=blow.shot).percent


def questions(state: State) -> Iterator[Decision]:
    blow = unjudged(state)
    if blow is None:
        return
    usual = _usual(state, blow)
    options = tuple(str(each) for each in sorted({*STEPS, usual}))
    nth = len(state.deeds)
    yield sheltering.question(
        state, CONCEALMENT, blow.who, blow.target, options, usual=str(usual), blank=PERCENT, nth=nth
    )


def judge(scene: Scene[State]) -> Action:
    answer = yield from answered(questions)
    blow = unjudged(scene.now)
    if answer is None or blow is None:
        return
    yield from tell(ConcealmentJudged(blow.who, blow.target, int(answer[PERCENT])))


__all__ = ["CONCEALMENT", "PERCENT", "STEPS", "judge", "questions", "unjudged"]
