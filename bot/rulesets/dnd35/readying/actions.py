"""To hold an action ready (D35-ACT-008)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.distances import metres
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.readying.events import ReadyBegun, ReadySaid
from bot.rulesets.dnd35.readying.ready import (
    CASTS,
    COUNTER,
    ENEMY,
    LEAVE,
    MAY_COUNTER,
    RESPONSES,
    TRIGGERS,
    WORD,
    lengths,
    whole,
)
from bot.rulesets.dnd35.state import State, enemies
from bot.rulesets.shared.actions import Blanks, Doable


class GetReady(Doable[Outlook]):
    """A standard action: a free, a standard or a move action is held ready, and what it waits for."""

    code = "ready"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or turn.swings or not budget.has_standard(turn) or grappling(at.state, at.who.id):
            return None
        foes = tuple(each.id for each in enemies(at.state, at.who))

        def fields(partial: Choice) -> tuple[Field, ...]:
            found = [Field("on", TRIGGERS)]
            if partial.get("on") not in (None, WORD):
                found.append(Field("whom", (ENEMY, *foes)))
            # A spell can be undone only while it is cast (D35-ACT-012).
            undoes = partial.get("on") == CASTS and MAY_COUNTER(at.who)
            found.append(Field("response", tuple(each for each in RESPONSES if undoes or each != COUNTER)))
            far = lengths(at.state, at.who) if partial.get("response") == LEAVE else None
            return tuple(found) if far is None else (*found, far)

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        turn = scene.now.turn
        still = turn is not None and not (turn.moved or turn.stepped)
        yield from tell(ReadyBegun(who))
        # As far as he can is what that is then, not what it is now.
        all_ = metres(whole(scene.now, scene.now.combatants[who]))
        far = "" if choice.get("far") in (None, all_) else choice["far"]
        yield from tell(ReadySaid(who, choice["on"], choice.get("whom", ENEMY), choice["response"], still, far))


ACTIONS = (GetReady(),)

__all__ = ["ACTIONS", "GetReady"]
