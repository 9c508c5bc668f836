"""Attacking in one's turn (D35-BAS-010)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.arms import shoots, targets
from bot.rulesets.dnd35.attack.events import AttackBegun
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable


class Attack(Doable[Outlook]):
    """One attack: the first is a standard action, with the next it becomes a full attack."""

    code = "attack"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or not budget.may_attack(turn, at.who):
            return None
        found = targets(at.state, at.who)
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = Field("target", tuple(found))
            if partial.get("target") in found:
                return (target, Field("with", found[partial["target"]]))
            every = tuple(dict.fromkeys(arm for arms in found.values() for arm in arms))
            return (target, Field("with", every))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, scene.now.combatants[who].seen_with)
        turn = scene.now.turn
        later = 0 if turn is None else turn.swings
        person, target = scene.now.combatants[who], scene.now.combatants[choice["target"]]
        shot = shoots(person, person.arm(choice["with"]), target)
        yield from tell(AttackBegun(who, target.id, choice["with"], later, shot))


ACTIONS = (Attack(),)

__all__ = ["ACTIONS", "Attack"]
