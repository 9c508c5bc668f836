"""Out of fetters: by Escape Artist, or by Strength."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.state import State
from bot.rulesets.dnd35.traits.events import Struggled
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.check import Check, terms

ESCAPE, BURST = "escape_artist", "strength"


class Struggle(Doable[Outlook]):
    """A standard action."""

    code = "struggle"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or not budget.has_standard(turn) or turn.swings or not at.who.has("entangled"):
            return None
        escape, burst = at.who.fetters
        found = (*((ESCAPE,) if escape else ()), *((BURST,) if burst else ()))
        return (Field("skill", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        skill = choice["skill"]
        against = scene.now.combatants[who].fetters[skill == BURST]

        def made(face: int) -> Check:
            found = CHECKS.made("skill", scene.now, Trial(scene.now.combatants[who], face, skill=skill), face)
            return Check(found.law, face, found.terms, terms(("difficulty", against)))

        (face,) = yield from roll(D20, who=who, why="contest", judge=made(10).judge())
        check = made(face)
        yield from spent(scene, "skill", Trial(scene.now.combatants[who], face))
        yield from tell(Struggled(who, skill, against=against, success=check.succeeds, **check.told()))


ACTIONS = (Struggle(),)

__all__ = ["ACTIONS", "BURST", "ESCAPE", "Struggle"]
