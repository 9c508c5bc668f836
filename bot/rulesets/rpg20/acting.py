"""What somebody does in his slot, by what he has meant (R20-SEQ-010)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.kernel.effects import Action, Scene
from bot.rulesets.rpg20.explosions import throws as throwing
from bot.rulesets.rpg20.melee import striking
from bot.rulesets.rpg20.sequences import slots
from bot.rulesets.rpg20.sequences import speech as doing
from bot.rulesets.rpg20.sequences.slot import end, under_way
from bot.rulesets.rpg20.shooting import shots as firing
from bot.rulesets.rpg20.state import State

DEEDS: Final[Mapping[str, Callable[[Scene[State]], Action]]] = {
    "strike": striking.strike,
    "shoot": firing.shoot,
    "throw": firing.throw,
    "grenade": throwing.throw,
    "move": doing.move,
    "draw": doing.draw,
    "rise": doing.rise,
    "help": doing.help_up,
    "treat": doing.treat,
    "load": doing.nothing,
    "defend": doing.nothing,
    "other": doing.other,
    "pass": doing.nothing,
}
"""What each deed does."""


def act(scene: Scene[State]) -> Action:
    """The slot goes on, until what was meant is done; whoever has fallen in it does no more (R20-SEQ-013)."""
    _, who, means = under_way(scene.now)
    if who.out or slots.bound(who):
        yield from end(scene, "unable")
    else:
        yield from DEEDS[means.deed](scene)
