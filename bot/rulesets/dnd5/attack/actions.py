"""The Attack action (DN5-ACT-005, -006)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5.attack import arms, striking
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.state import State, led
from bot.rulesets.shared.actions import Blanks, Doable


class Attack(Doable[Outlook]):
    """One attack, or the next of several that the action gives; he may move between them (DN5-MOV-004)."""

    code = "attack"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if led(at.state, at.who) is not None:
            # A mount that is controlled does not attack (DN5-MNT-007).
            return None
        if turn is None or not (at.acts or (turn.attacks and not turn.idle and not incapacitated(at.who))):
            return None
        found = tuple(each.id for each in arms.targets(at.state, at.who))
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = at.state.combatants.get(partial.get("target", ""))
            if target is None:
                return (Field("target", found),)
            weapons = tuple(dict.fromkeys(each.weapon for each in arms.against(at.state, at.who, target)))
            return (Field("target", found), *((Field("with", weapons),) if weapons else ()))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from striking.begin(scene, who, choice["target"], choice["with"])


ACTIONS = (Attack(),)

__all__ = ["ACTIONS", "Attack"]
