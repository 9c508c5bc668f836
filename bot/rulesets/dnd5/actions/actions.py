"""Help, search, dodge, dash, hide, disengage, quickly or not; the end of one's turn (DN5-ACT-003, -004, -007 to -014,
DN5-TUR-002 to -006)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.d20 import finishing
from bot.rulesets.dnd5.actions.circumstances import ActionTaken, AttemptBegun, Cost, HelpGiven, hiding
from bot.rulesets.dnd5.base.budget import Outlook, until_next_turn
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.needs import ACTION, BONUS, OPPOSED, gift, stirs
from bot.rulesets.dnd5.base.rolls import Ahead
from bot.rulesets.dnd5.rounds import turns
from bot.rulesets.dnd5.state import SQUARE, State, allies, enemies, locates
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.conditions import Anchor, ConditionSet
from bot.rulesets.shared.lacking import Lack, Reason, always
from bot.rulesets.shared.needs import Needing, no

TASK = "task"


class Dash(Needing[Outlook]):
    """The speed once more, as it is after all that changes it (DN5-ACT-010, -011)."""

    code = "dash"
    needs = (ACTION, stirs)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, "dash"))


class Dodge(Needing[Outlook]):
    """Until the next turn begins (DN5-ACT-008)."""

    code = "dodge"
    needs = (ACTION,)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, "dodge"))
        yield from tell(ConditionSet(who, "dodging", True, until_next_turn(scene.now, who)))


class Disengage(Needing[Outlook]):
    """Until the end of this turn (DN5-ACT-014)."""

    code = "disengage"
    needs = (ACTION, OPPOSED)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _disengages(scene, who, "action")


def _disengages(scene: Scene[State], who: str, cost: Cost) -> Action:
    yield from tell(ActionTaken(who, "disengage", cost))
    yield from tell(ConditionSet(who, "disengaged", True, Anchor(scene.now.round, "end", who)))


class Help(Needing[Outlook]):
    """A companion: to attack somebody beside oneself, or with what he tries next (DN5-ACT-003, -004)."""

    code = "help"
    needs = (ACTION,)
    wrong = (always("no_companion"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        friends = tuple(each.id for each in allies(at.state, at.who) if not each.hidden)
        if not friends:
            return "no_companion", {}
        foes = tuple(
            each.id
            for each in enemies(at.state, at.who)
            if locates(at.who, each) and distance(at.state, at.who, each) <= SQUARE
        )
        return (Field("target", friends), Field("against", (*foes, TASK)))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        against = choice["against"]
        yield from tell(HelpGiven(who, choice["target"], None if against == TASK else against))


HIDES: Final = (
    no("hidden_already", lambda at: at.who.hidden_from),
    no("hide_denied", lambda at: "hide" in at.turn.denied),
)


class Hide(Needing[Outlook]):
    """Where the game master sees something to hide behind (DN5-ACT-013)."""

    code = "hide"
    needs = (ACTION, *HIDES)

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        return hiding(at.state, at.who)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(AttemptBegun(who, "hide"))


class Search(Needing[Outlook]):
    """With what sense the game master says (DN5-ACT-007)."""

    code = "search"
    needs = (ACTION,)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(AttemptBegun(who, "search"))


class Cunning(Needing[Outlook]):
    """What is a bonus action to those whose class or kind has it so (DN5-TUR-004, -005): *what* is done."""

    def __init__(self, what: str, *needs: Reason[Outlook]) -> None:
        self.what = what
        self.code = f"quick_{what}"
        self.needs = (gift(f"bonus:{what}"), BONUS, *needs)

    def trial(self, at: Outlook, choice: Choice) -> Ahead | None:
        return hiding(at.state, at.who) if self.what == "hide" else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if self.what == "hide":
            yield from tell(AttemptBegun(who, "hide", bonus=True))
        elif self.what == "disengage":
            yield from _disengages(scene, who, "bonus")
        else:
            yield from tell(ActionTaken(who, self.what, "bonus"))


class Pass(Needing[Outlook]):
    """The turn is over: nobody need use all of it (DN5-TUR-002)."""

    code = "pass"

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from turns.end(scene, who)


class FinishAlone(finishing.FinishAlone):
    why_not = staticmethod(always("by_order"))

    def ends(self, scene: Scene[State], who: str) -> Action:
        yield from turns.end(scene, who, free=True)


QUICK = (Cunning("dash", stirs), Cunning("disengage", OPPOSED), Cunning("hide", *HIDES))
ACTIONS = (Dash(), Dodge(), Disengage(), Help(), Hide(), Search(), *QUICK, Pass(), FinishAlone())
