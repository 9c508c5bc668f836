"""How far the camps are apart when it begins: the game master says it once, for all of whom nothing is said yet
(R20-SEQ-002, R20-RNG-009)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.rpg20.sequences.aiming import CLOSE, EXACT
from bot.rulesets.rpg20.shooting.events import SidesParted
from bot.rulesets.rpg20.state import GM, Fighter, State
from bot.rulesets.shared.asking import answered, one_of

AFAR: Final = "20"
"""Metres between the camps where nobody says how many, and somebody holds what shoots."""
APART: Final = ("5", AFAR, "50", CLOSE)


def _seen(state: State) -> list[Fighter]:
    """Those who were here when it began. Whoever is hidden does not count: that it is asked, or what is proposed, would
    tell of him."""
    return [each for each in state.combatants.values() if not (each.hidden or each.dead or each.since)]


def is_open(state: State) -> bool:
    """Whether the first sequence has just begun, and of somebody nobody has said how far he is from a foe."""
    if state.settings.distances != "ahead" or state.round != 1 or state.phase != "declaring":
        return False
    seen = _seen(state)
    if any(each.means is not None for each in seen):
        return False
    return any(state.distance(a.id, b.id) is None for a, b in combinations(seen, 2) if a.side != b.side)


def question(state: State) -> list[Decision]:
    """How far the camps are apart: in silence far enough for whoever holds what shoots, else hand to hand."""
    if not is_open(state):
        return []
    shoots = any(arm.shoots for each in _seen(state) for arm in each.arms)
    return [one_of(f"{GM}:apart:{state.round}", "apart", GM, APART, usual=AFAR if shoots else CLOSE, figures=EXACT)]


def ask(scene: Scene[State]) -> Action:
    """It holds for those, too, who are hidden; what was said of single people stands."""
    answer = yield from answered(question)
    if answer is not None:
        yield from tell(SidesParted(int(answer["apart"]), rest=True))


__all__ = ["AFAR", "APART", "ask", "is_open", "question"]
