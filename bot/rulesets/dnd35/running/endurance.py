"""How long somebody can run (D35-MOV-009, -010)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Scene, Step, roll, tell
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.running.events import REST, EnduranceRolled, tired
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.check import Check, terms, total
from bot.rulesets.shared.conditions import Anchor

DIFFICULTY: Final = 10


def difficulty(state: State, who: Fighter) -> int | None:
    """What the check is against with which *who* runs in this round, one more for each that he has made; None: he runs
    without one, in as many rounds as he has points of Constitution. What has no Constitution never tires."""
    free = who.score("constitution")
    over = tired(state, who.id) - free
    return DIFFICULTY + over if who.constitution and over >= 0 else None


def holds_out(scene: Scene[State], ident: str, rider: str | None = None) -> Step[bool]:
    """Whether *ident* can run in this round; who cannot is out of breath for ten rounds, this one among them."""
    against = difficulty(scene.now, scene.now.combatants[ident])
    if against is None:
        return True
    judge = _made(scene.now, scene.now.combatants[ident], 10, against).judge()
    (face,) = yield from roll(D20, who=ident, why="endurance", judge=judge)
    made = _made(scene.now, scene.now.combatants[ident], face, against)
    until = None if made.succeeds else Anchor(scene.now.round + REST - 1)
    told = EnduranceRolled(
        ident, against=total(made.against_terms), success=made.succeeds, until=until, rider=rider, **made.told()
    )
    yield from spent(scene, "skill", Trial(scene.now.combatants[ident], face))
    yield from tell(told)
    return made.succeeds


def _made(state: State, who: Fighter, face: int, against: int) -> Check:
    made = CHECKS.made("skill", state, Trial(who, face, skill="constitution"), face)
    return Check(made.law, face, made.terms, terms(("difficulty", against)))


__all__ = ["DIFFICULTY", "difficulty", "holds_out"]
