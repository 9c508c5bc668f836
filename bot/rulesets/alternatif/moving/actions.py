"""Running at an enemy who is out of reach."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.moving.under_way import APPROACH
from bot.rulesets.alternatif.outlook import Outlook
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.shared.actions import Blanks, Doable


class Approach(Doable[Outlook]):
    """On a grid: running at an enemy, while nobody is within arm's length (ALT-MOV-021)."""

    code = APPROACH

    def asked(self, at: Outlook) -> Blanks | None:
        if at.strikable or at.who.prone or at.state.settings.map == "none" or not at.sought:
            return None
        return (Field("target", at.sought),) if len(at.sought) > 1 else ()

    def does(self, scene: Scene[AlternatifState], who: str, choice: Choice) -> Action:
        return runs.approach(scene, who, choice.get("target"))


__all__ = ["Approach"]
