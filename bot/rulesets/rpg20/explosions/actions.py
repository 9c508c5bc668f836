"""Explosives that are thrown: to where somebody stands, or at a place (R20-EXP-008)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.rulesets.rpg20.base.outlook import Outlook
from bot.rulesets.rpg20.explosions.blasting import in_zone
from bot.rulesets.rpg20.sequences.actions import Meant
from bot.rulesets.rpg20.state import Fighter, Intention, State
from bot.rulesets.rpg20.state.deeds import Goal
from bot.rulesets.shared import sparing
from bot.rulesets.shared.actions import Blanks

SPOT: Final = "spot"
"""Stands among those at whom it is thrown for a place that the thrower has in mind."""


def throwable(who: Fighter) -> tuple[str, ...]:
    """The explosives that he can throw."""
    return tuple(each.explosive for each in who.explosives if each.count and each.throw is not None)


def besides(state: State, who: Fighter, given: Choice) -> list[str]:
    """Who stands beside the target of *given*, as far as distances are known, within the zone of the explosive that he
    throws, the only one that he has where he does not say (R20-EXP-001)."""
    held = throwable(who)
    target, thrown = given.get("target"), given.get("with") or (held[0] if len(held) == 1 else "")
    explosive = who.explosive(thrown)
    if target not in state.combatants or explosive is None or not explosive.dice:
        return []
    return [each for each in in_zone(state, target, explosive.zone) if each != target]


class Grenade(Meant):
    """An explosive is thrown to where somebody stands, or at a place (R20-EXP-008)."""

    code = "grenade"
    deed = "grenade"
    moving = False

    def asked(self, at: Outlook) -> Blanks | None:
        held = throwable(at.who)
        if not held or (self.moving and at.who.down):
            return None
        return lambda given: (
            Field("target", (*at.seen, SPOT)),
            *((Field("with", held),) if len(held) > 1 or "with" in given else ()),
            *sparing.blank(at.state, at.who, lambda: besides(at.state, at.who, given)),
        )

    def means(self, at: Outlook, choice: Choice) -> Intention:
        held = throwable(at.who)
        goal: Goal = "words" if self.moving else ""
        at_whom = () if choice["target"] == SPOT else (choice["target"],)
        return Intention("grenade", self.moving, goal, at_whom, choice.get("with", held[0]))


class MoveAndGrenade(Grenade):
    """A move and a throw of an explosive: at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_grenade"
    moving = True


ACTIONS: Final = (Grenade(), MoveAndGrenade())

__all__ = ["ACTIONS", "SPOT", "Grenade", "MoveAndGrenade", "besides", "throwable"]
