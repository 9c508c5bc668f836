"""Attacking in one's turn (D35-BAS-010)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.events import AttackBegun
from bot.rulesets.dnd35.attack.striking import can_hit
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable


def targets(state: State, who: Fighter) -> dict[str, tuple[str, ...]]:
    """Whom *who* can attack, each with the weapons that reach him: those who still fight first, of the other side."""
    others = [each for each in state.combatants.values() if each.id != who.id and not (each.hidden or each.died)]
    others.sort(key=lambda each: (each.side == who.side, each.out))
    found = {each.id: tuple(arm.weapon for arm in who.arms if can_hit(who, arm, each)) for each in others}
    return {ident: arms for ident, arms in found.items() if arms}


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
            if "target" in partial:
                return (target, Field("with", found.get(partial["target"], ())))
            every = tuple(dict.fromkeys(arm for arms in found.values() for arm in arms))
            return (target, Field("with", every))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, scene.now.combatants[who].seen_with)
        turn = scene.now.turn
        later = 0 if turn is None else turn.swings
        yield from tell(AttackBegun(who, choice["target"], choice["with"], later))


ACTIONS = (Attack(),)

__all__ = ["ACTIONS", "Attack", "targets"]
