"""What is done for whoever is dying (DN5-HPS-010)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.dying import mending
from bot.rulesets.dnd5.state import SQUARE, State, locates
from bot.rulesets.shared.actions import Blanks, Doable


class FirstAid(Doable[Outlook]):
    """For somebody who is dying within 1.5 m; his companions first."""

    code = "first_aid"

    def asked(self, at: Outlook) -> Blanks | None:
        if not at.acts:
            return None
        found = [
            each
            for each in at.state.combatants.values()
            if each.dying and locates(at.who, each) and distance(at.state, at.who, each) <= SQUARE
        ]
        found.sort(key=lambda each: each.side != at.who.side)
        return (Field("target", tuple(each.id for each in found)),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from mending.aid(scene, who, choice["target"])


ACTIONS = (FirstAid(),)

__all__ = ["ACTIONS", "FirstAid"]
