"""What traits let somebody do: rush at a foe, strike recklessly (DN5-TUR-004, -005)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.actions.events import ActionTaken
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import speed, until_next_turn
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.movement import steps
from bot.rulesets.dnd5.state import State, enemies, sees
from bot.rulesets.dnd5.traits.circumstances import OPEN, RECKLESS
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.conditions import ConditionSet


class Rush(Doable[Outlook]):
    """As a bonus action, up to its speed towards a foe whom it sees; none of its movement is spent."""

    code = "rush"

    def asked(self, at: Outlook) -> Blanks | None:
        who = at.who
        if "aggressive" not in who.features or not at.acts_besides or who.rides is not None or not speed(who):
            return None
        far = [
            each
            for each in enemies(at.state, who)
            if sees(at.state, who, each) and distance(at.state, who, each) > arms.reach(who)
        ]
        return (Field("target", tuple(each.id for each in far)),) if far else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, "rush", "bonus"))
        most = speed(scene.now.combatants[who])
        yield from steps.approach(scene, who, choice["target"], cause="action", most=most)


class Reckless(Doable[Outlook]):
    """Before its first attack: better at striking hand to hand in this turn, easier to hit until its next one."""

    code = RECKLESS

    def asked(self, at: Outlook) -> Blanks | None:
        who = at.who
        return () if at.acts and RECKLESS in who.features and not OPEN(who) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, RECKLESS, "free"))
        yield from tell(ConditionSet(who, RECKLESS, True, until_next_turn(scene.now, who)))


ACTIONS = (Rush(), Reckless())

__all__ = ["ACTIONS", "Reckless", "Rush"]
