"""Dash, dodge, disengage; the end of one's turn (DN5-ACT-008 to -014, DN5-TUR-002)."""

from __future__ import annotations

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.actions.events import ActionTaken
from bot.rulesets.dnd5.base.budget import speed, until_next_turn
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.rounds import turns
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.conditions import Anchor, ConditionSet


class Dash(Doable[Outlook]):
    """The speed once more, as it is after all that changes it (DN5-ACT-010, -011)."""

    code = "dash"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.acts and speed(at.who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, "dash"))


class Dodge(Doable[Outlook]):
    """Until the next turn begins (DN5-ACT-008)."""

    code = "dodge"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.acts else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, "dodge"))
        yield from tell(ConditionSet(who, "dodging", True, until_next_turn(scene.now, who)))


class Disengage(Doable[Outlook]):
    """Until the end of this turn (DN5-ACT-014)."""

    code = "disengage"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if at.acts and not at.who.has("disengaged") else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, "disengage"))
        yield from tell(ConditionSet(who, "disengaged", True, Anchor(scene.now.round, "end", who)))


class Pass(Doable[Outlook]):
    """The turn is over: nobody need use all of it (DN5-TUR-002)."""

    code = "pass"

    def asked(self, at: Outlook) -> Blanks | None:
        return ()

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from turns.end(scene, who)


ACTIONS = (Dash(), Dodge(), Disengage(), Pass())

__all__ = ["ACTIONS", "Dash", "Disengage", "Dodge", "Pass"]
