"""The Ready action (DN5-ACT-015)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.actions.events import ActionTaken
from bot.rulesets.dnd5.base.distances import on_grid
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.readying.events import ReadySaid
from bot.rulesets.dnd5.readying.ready import ENEMY, PLACE, RESPONSES, TRIGGERS, WORD, whole
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared.actions import Blanks, Doable, cell_asked
from bot.rulesets.shared.gathering import foes_of
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of

WHERE: Final = "where"
"""The column of the place that is watched."""
WATCHED: Final = 12
"""So many squares away a place may be watched."""


class GetReady(Doable[Outlook]):
    """A circumstance that he can perceive, and what he does when it comes about."""

    code = "ready"

    def asked(self, at: Outlook) -> Blanks | None:
        if not at.acts:
            return None
        blanks = {code: found for code, each in RESPONSES.items() if (found := each.offered(at)) is not None}
        people = (ENEMY, *(each.id for each in foes_of(at.state, at.who)), *companions(at.state, at.who))
        triggers = tuple(each for each in TRIGGERS if each != PLACE or on_grid(at.state))

        def fields(partial: Choice) -> tuple[Field, ...]:
            found = [Field("on", triggers)]
            if partial.get("on") == PLACE:
                found.extend(cell_asked("cell", watchable(at.who), partial, WHERE))
            if partial.get("on") not in (None, WORD):
                found.append(Field("whom", people))
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
        said = (response, moved[0], moved[1], far, choice.get("cell", ""))
        yield from tell(ReadySaid(who, choice["on"], choice.get("whom", ENEMY), *said))
        yield from RESPONSES[response].begun(scene, who, choice)


def companions(state: State, who: Fighter) -> tuple[str, ...]:
    """Those of his own side whom he may watch."""
    people = state.combatants.values()
    return tuple(each.id for each in people if each.side == who.side and each.id != who.id and not each.out)


def watchable(who: Fighter) -> tuple[str, ...]:
    """The cells that he may watch."""
    here = point_of(who.cell or "") or (0, 0)
    columns = range(max(0, here[0] - WATCHED), min(COLUMNS, here[0] + WATCHED + 1))
    rows = range(max(0, here[1] - WATCHED), min(ROWS, here[1] + WATCHED + 1))
    return tuple(name_of((x, y)) for x in columns for y in rows)


ACTIONS = (GetReady(),)

__all__ = ["ACTIONS", "GetReady", "companions", "watchable"]
