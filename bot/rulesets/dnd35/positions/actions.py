"""To finish somebody who is helpless (D35-ATK-011)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.arms import in_melee, in_range
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.base.helpless import helpless
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.base.sight import locates
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.positions.events import CoupBegun
from bot.rulesets.dnd35.state import SQUARE, Fighter, State, Weapon
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable


def finishes(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether *weapon* can finish *target*: in melee, or shot from beside him."""
    return in_melee(who, weapon, target) or (
        weapon.ranged and in_range(who, weapon, target) and distance(who, target) <= SQUARE
    )


class Finish(Doable[Outlook]):
    """A full-round action against a foe who is helpless; not against what no critical hit harms."""

    code = "coup"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or turn.restricted or turn.swings or turn.move or not budget.has_standard(turn):
            return None
        if grappling(at.state, at.who.id):
            # It is none of what can be done in a grapple (D35-GRA-009).
            return None
        found = {
            each.id: arms
            for each in at.state.combatants.values()
            if each.side != at.who.side and not each.died and locates(at.who, each) and helpless(each)
            if not total(at.state, at.who, each)
            if "critical" not in each.immune
            if (arms := tuple(arm.weapon for arm in at.who.arms if arm.loaded and finishes(at.who, arm, each)))
        }
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = Field("target", tuple(found))
            if partial.get("target") in found:
                return (target, Field("with", found[partial["target"]]))
            return (target, Field("with", tuple(dict.fromkeys(arm for arms in found.values() for arm in arms))))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, choice["with"])
        yield from tell(CoupBegun(who, choice["target"], choice["with"]))


ACTIONS = (Finish(),)

__all__ = ["ACTIONS", "Finish", "finishes"]
