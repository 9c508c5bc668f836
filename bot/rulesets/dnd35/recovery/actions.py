"""To deal the other kind of damage, and to see to somebody's wounds (D35-HPS-005, -013)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.recovery import aid
from bot.rulesets.dnd35.recovery.events import FirstAidBegun, KindChanged
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable


class Kind(Doable[Outlook]):
    """Said by the way; it holds until he says otherwise, also of what he does out of turn."""

    on: bool

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        able = (
            turn is not None
            and (budget.has_standard(turn) or turn.swings)
            and any(each.dice and not each.ranged for each in at.who.arms)
        )
        return () if able and at.who.sparing != self.on and not grappling(at.state, at.who.id) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(KindChanged(who, self.on))


class OtherKind(Kind):
    """All his blows lose 4, and deal nonlethal damage in the place of lethal damage, or the other way round."""

    code = "other_kind"
    on = True


class UsualKind(Kind):
    """They deal what they are made for."""

    code = "usual_kind"
    on = False


class FirstAid(Doable[Outlook]):
    """A standard action, which provokes: a Heal check keeps somebody beside him from dying."""

    code = "first_aid"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or turn.swings or not budget.has_standard(turn) or grappling(at.state, at.who.id):
            return None
        found = aid.patients(at.state, at.who)
        return (Field("target", tuple(each.id for each in found)),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, scene.now.combatants[who].seen_with)
        yield from tell(FirstAidBegun(who, choice["target"]))


ACTIONS = (FirstAid(), OtherKind(), UsualKind())

__all__ = ["ACTIONS", "FirstAid", "OtherKind", "UsualKind"]
