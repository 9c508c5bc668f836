"""All that can be meant in a sequence, in the order in which it is offered (R20-SEQ-010, R20-ACT)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.rpg20 import melee as striking
from bot.rulesets.rpg20 import weapons as handling
from bot.rulesets.rpg20.base import Outlook
from bot.rulesets.rpg20.explosions import blasts as exploding
from bot.rulesets.rpg20.sequences import slot as others
from bot.rulesets.rpg20.sequences.slot import Other, Pass
from bot.rulesets.rpg20.shooting import shots as shooting
from bot.rulesets.rpg20.state.conditions import CANNOT_MOVE
from bot.rulesets.rpg20.wounds import harm as mending
from bot.rulesets.shared.actions import Menu, Repertoire

ACTIONS: Final = (
    *striking.ACTIONS,
    *shooting.ACTIONS,
    *exploding.ACTIONS,
    *handling.ACTIONS,
    *mending.ACTIONS,
    *others.ACTIONS,
)
MENU: Final = Menu(
    "asked",
    (
        *("strike", "move_strike", "charge", "shoot", "move_shoot", "throw", "move_throw", "grenade"),
        *("move_grenade", "move", "draw", "load", "rise", "help", "treat", "move_treat", "other", "defend", "pass"),
    ),
)
AFAR: Final = Menu(
    "asked",
    (
        *(
            "shoot",
            "move_shoot",
            "throw",
            "move_throw",
            "grenade",
            "move_grenade",
            "charge",
            "move_strike",
            "move",
            "load",
            "draw",
        ),
        *("rise", "treat", "move_treat", "help", "strike", "other", "defend", "pass"),
    ),
)
"""The same for somebody whom no foe has at hand."""
BOUND: Final = Menu("asked", (Other.code, Pass.code))
"""What is offered to somebody who cannot move: words of his own, to get free (R20-SPE-005)."""
REPERTOIRE: Final[Repertoire[Outlook]] = Repertoire(ACTIONS, (MENU, AFAR, BOUND))


def menu(at: Outlook) -> Menu:
    """What is offered first to whoever is asked: blows where a foe is at hand, or nobody knows how far he is."""
    if CANNOT_MOVE(at.who):
        return BOUND
    far = [at.state.distance(at.who.id, each) for each in at.foes]
    return AFAR if far and all(metres is not None and metres > 1 for metres in far) else MENU
