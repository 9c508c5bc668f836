"""Standing up, dropping to the ground, taking something up (D35-BAS-017, D35-AOO-002)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.base.tight import SQUEEZED
from bot.rulesets.dnd35.postures import hands
from bot.rulesets.dnd35.postures.events import ActBegun, WentProne, Widened
from bot.rulesets.dnd35.postures.room import rooms
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.conditions import ConditionSet


class Stand(Doable[Outlook]):
    """A move action that provokes; he is prone until it is done."""

    code = "stand"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        return (
            ()
            if turn is not None
            and budget.has_move(turn)
            and turn.swings < 2
            and at.who.has("prone")
            and not grappling(at.state, at.who.id)
            else None
        )

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActBegun(who, "stand"))


class Drop(Doable[Outlook]):
    """A free action; nobody lies down twice."""

    code = "drop_prone"

    def asked(self, at: Outlook) -> Blanks | None:
        held = grappling(at.state, at.who.id)
        most = at.state.settings.free_actions
        left = at.turn is not None and (not most or at.turn.free < most)
        return () if left and not (at.who.has("prone") or at.who.mount is not None or held) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(WentProne(who, free=True))


class PickUp(Doable[Outlook]):
    """A move action that provokes: a weapon that lies where he stands."""

    code = "pick_up"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if (
            turn is None
            or not budget.has_move(turn)
            or turn.swings > 1
            or at.who.mount is not None
            or grappling(at.state, at.who.id)
        ):
            return None
        found = tuple(dict.fromkeys(each.weapon.weapon for each in hands.within_grasp(at.state, at.who)))
        return (Field("with", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActBegun(who, "pick_up", choice["with"]))


class Squeeze(Doable[Outlook]):
    """Somebody large makes himself small, for a place half as wide as he is (D35-MOV-013): it takes nothing, every
    square costs double as long as he is so."""

    code = "squeeze"

    def asked(self, at: Outlook) -> Blanks | None:
        who = at.who
        free = at.turn is not None and not grappling(at.state, who.id)
        fits = who.width > 1 and who.mount is None and not who.ridden and not who.has(SQUEEZED)
        return () if free and fits else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ConditionSet(who, SQUEEZED, on=True))


class Unsqueeze(Doable[Outlook]):
    """He takes up the whole of his space again, to the sides where there is room."""

    code = "unsqueeze"

    def asked(self, at: Outlook) -> Blanks | None:
        found = rooms(at.state, at.who) if at.turn is not None and at.who.has(SQUEEZED) else ()
        if not on_grid(at.state):
            return () if found else None
        return (Field("to", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(Widened(who, choice.get("to")))


ACTIONS = (Stand(), Drop(), PickUp(), Squeeze(), Unsqueeze())

__all__ = ["ACTIONS", "Drop", "PickUp", "Squeeze", "Stand", "Unsqueeze"]
