"""Explosives that are thrown: to where somebody stands, or at a place (R20-EXP-008)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.rulesets.rpg20.base.outlook import Outlook
from bot.rulesets.rpg20.sequences.actions import Meant
from bot.rulesets.rpg20.state import Intention
from bot.rulesets.rpg20.state.deeds import Goal
from bot.rulesets.shared.actions import Blanks

SPOT: Final = "spot"
"""Stands among those at whom it is thrown for a place that the thrower has in mind."""


class Grenade(Meant):
    """An explosive is thrown to where somebody stands, or at a place (R20-EXP-008)."""

    code = "grenade"
    deed = "grenade"
    moving = False

    def asked(self, at: Outlook) -> Blanks | None:
        held = tuple(each.explosive for each in at.who.explosives if each.count and each.throw is not None)
        if not held or (self.moving and at.who.down):
            return None
        return lambda given: (
            Field("target", (*at.seen, SPOT)),
            *((Field("with", held),) if len(held) > 1 or "with" in given else ()),
        )

    def means(self, at: Outlook, choice: Choice) -> Intention:
        held = [each.explosive for each in at.who.explosives if each.count and each.throw is not None]
        goal: Goal = "words" if self.moving else ""
        at_whom = () if choice["target"] == SPOT else (choice["target"],)
        return Intention("grenade", self.moving, goal, at_whom, choice.get("with", held[0]))


class MoveAndGrenade(Grenade):
    """A move and a throw of an explosive: at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_grenade"
    moving = True


ACTIONS: Final = (Grenade(), MoveAndGrenade())

__all__ = ["ACTIONS", "SPOT", "Grenade", "MoveAndGrenade"]
