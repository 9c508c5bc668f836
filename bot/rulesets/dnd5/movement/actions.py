"""What is done with movement (DN5-MOV)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import speed
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.movement import steps, ways
from bot.rulesets.dnd5.movement.events import WentProne
from bot.rulesets.dnd5.state import SQUARE, State
from bot.rulesets.shared.actions import Blanks, Doable


def _can_walk(at: Outlook) -> bool:
    """Whether he has movement for a step."""
    return at.left >= SQUARE * (2 if at.who.has("prone") else 1)


class Approach(Doable[Outlook]):
    """Go to somebody, as near as one's weapon needs to strike."""

    code = "approach"

    def asked(self, at: Outlook) -> Blanks | None:
        if not _can_walk(at):
            return None
        others = [
            each for each in at.state.combatants.values() if each.id != at.who.id and not (each.hidden or each.fled)
        ]
        found = [each for each in others if distance(at.state, at.who, each) > SQUARE]
        found.sort(key=lambda each: (each.out, each.side == at.who.side))
        return (Field("target", tuple(each.id for each in found)),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.approach(scene, who, choice["target"])


class Go(Doable[Outlook]):
    """Go to a cell of the grid."""

    code = "go"

    def asked(self, at: Outlook) -> Blanks | None:
        if not on_grid(at.state) or at.who.cell is None or not _can_walk(at):
            return None
        return lambda partial: (Field("to", tuple(ways.reach_of(at.state, at.who, at.left)) or (str(at.who.cell),)),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.go(scene, who, choice["to"])


class Withdraw(Doable[Outlook]):
    """Go away from all foes, as far as one can."""

    code = "withdraw"

    def asked(self, at: Outlook) -> Blanks | None:
        foes = any(each.side != at.who.side and not (each.out or each.hidden) for each in at.state.combatants.values())
        return () if foes and _can_walk(at) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.withdraw(scene, who)


class StandUp(Doable[Outlook]):
    """Half the speed (DN5-MOV-009)."""

    code = "stand"

    def asked(self, at: Outlook) -> Blanks | None:
        half = speed(at.who) // 2
        return () if at.who.has("prone") and half and at.left >= half else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(WentProne(who, prone=False, cost=speed(scene.now.combatants[who]) // 2))


class Drop(Doable[Outlook]):
    """Costs nothing (DN5-MOV-008)."""

    code = "drop"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        return () if turn is not None and not turn.idle and not at.who.has("prone") and not at.who.out else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(WentProne(who, prone=True))


ACTIONS = (Approach(), Go(), Withdraw(), StandUp(), Drop())

__all__ = ["ACTIONS", "Approach", "Drop", "Go", "StandUp", "Withdraw"]
