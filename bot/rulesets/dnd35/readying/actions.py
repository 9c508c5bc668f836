"""To hold an action ready (D35-ACT-008)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.distances import metres
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.readying.events import ReadyBegun, ReadySaid
from bot.rulesets.dnd35.readying.ready import CASTS, ENEMY, PLACE, TRIGGERS, WORD
from bot.rulesets.dnd35.readying.responses import COUNTER, RESPONSES, whole
from bot.rulesets.dnd35.state import Fighter, State, enemies
from bot.rulesets.shared.actions import Blanks, Doable, cell_asked
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of

WHERE: Final = "where"
"""The column of the place that is watched; that of where one goes is another one."""
WATCHED: Final = 12
"""So many squares away a place may be watched."""


class GetReady(Doable[Outlook]):
    """A standard action: a free, a standard or a move action is held ready, and what it waits for."""

    code = "ready"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or turn.swings or not budget.has_standard(turn) or grappling(at.state, at.who.id):
            return None
        triggers = tuple(each for each in TRIGGERS if each != PLACE or on_grid(at.state))
        people = (ENEMY, *(each.id for each in enemies(at.state, at.who)), *companions(at.state, at.who))

        def fields(partial: Choice) -> tuple[Field, ...]:
            found = [Field("on", triggers)]
            if partial.get("on") == PLACE:
                found.extend(cell_asked("cell", watchable(at.who), partial, WHERE))
            if partial.get("on") not in (None, WORD):
                found.append(Field("whom", people))
            # A spell can be undone only while it is cast (D35-ACT-012).
            blanks = {code: each.offered(at, partial) for code, each in RESPONSES.items()}
            if partial.get("on") != CASTS:
                blanks[COUNTER] = None
            found.append(Field("response", tuple(code for code, each in blanks.items() if each is not None)))
            return (*found, *(blanks.get(partial.get("response", "")) or ()))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        turn = scene.now.turn
        still = turn is not None and not (turn.moved or turn.stepped)
        yield from tell(ReadyBegun(who))
        # As far as he can is what that is then, not what it is now.
        all_ = metres(whole(scene.now, scene.now.combatants[who]))
        far = "" if choice.get("far") in (None, all_) else choice["far"]
        more = (choice.get("cell", ""), choice.get("towards"), choice.get("to", ""), choice.get("spell", ""))
        yield from tell(ReadySaid(who, choice["on"], choice.get("whom", ENEMY), choice["response"], still, far, *more))


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
