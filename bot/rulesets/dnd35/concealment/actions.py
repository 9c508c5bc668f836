"""To look for somebody unseen: a move action (D35-CAM-006)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.contests import oppose
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.concealment.events import SpotRolled
from bot.rulesets.dnd35.concealment.spotting import sought, spotted
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.actions import Blanks, Doable


class Spot(Doable[Outlook]):
    """Look for somebody of whom he knows that he is there, and not where."""

    code = "spot"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or not budget.has_move(turn) or turn.swings > 1:
            return None
        found = sought(at.state, at.who)
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        mine, theirs = spotted(scene.now, scene.now.combatants[who], scene.now.combatants[choice["target"]])
        made = yield from oppose(scene, mine, theirs, why="spot")
        yield from tell(
            SpotRolled(
                who,
                choice["target"],
                made.mine.face,
                made.mine.terms,
                made.mine.total,
                made.theirs.face,
                made.theirs.terms,
                made.theirs.total,
                found=made.won,
                move=True,
            )
        )


ACTIONS = (Spot(),)

__all__ = ["ACTIONS", "Spot"]
