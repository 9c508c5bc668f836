"""The Ready action (DN5-ACT-015)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.actions.events import ActionTaken
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.readying.events import ReadySaid
from bot.rulesets.dnd5.readying.ready import ENEMY, RESPONSES, TRIGGERS, WORD, whole
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.gathering import foes_of


class GetReady(Doable[Outlook]):
    """A circumstance that he can perceive, and what he does when it comes about."""

    code = "ready"

    def asked(self, at: Outlook) -> Blanks | None:
        if not at.acts:
            return None
        blanks = {code: found for code, each in RESPONSES.items() if (found := each.offered(at)) is not None}
        foes = tuple(each.id for each in foes_of(at.state, at.who))

        def fields(partial: Choice) -> tuple[Field, ...]:
            found = [Field("on", TRIGGERS)]
            if partial.get("on") not in (None, WORD):
                found.append(Field("whom", (ENEMY, *foes)))
            found.append(Field("response", tuple(blanks)))
            more = blanks.get(partial.get("response", ""), ())
            return (*found, *(more(partial) if callable(more) else more))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        response = choice["response"]
        yield from tell(ActionTaken(who, self.code))
        moved = choice.get("course", ""), choice.get("towards"), choice.get("far", "")
        # His whole speed is what he has then, not what it is now.
        far = "" if moved[2] == whole(scene.now.combatants[who]) else moved[2]
        yield from tell(ReadySaid(who, choice["on"], choice.get("whom", ENEMY), response, moved[0], moved[1], far))
        yield from RESPONSES[response].begun(scene, who, choice)


ACTIONS = (GetReady(),)

__all__ = ["ACTIONS", "GetReady"]
