"""All that can be done in one's turn, in the order in which it is offered."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.attack import actions as attacking
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.movement import actions as moving
from bot.rulesets.dnd35.rounds import actions as waiting
from bot.rulesets.shared.actions import Menu, Repertoire

ACTIONS: Final = (*attacking.ACTIONS, *moving.ACTIONS, *waiting.ACTIONS)
MENU: Final = Menu("asked", ("attack", "approach", "go", "leave", "step", "delay", "pass"))
REPERTOIRE: Final[Repertoire[Outlook]] = Repertoire(ACTIONS, (MENU,))
IDLE: Final = frozenset({"pass", "delay"})
"""What is no reason to ask anybody: where nothing else is left to him, his turn is over."""

__all__ = ["ACTIONS", "IDLE", "MENU", "REPERTOIRE"]
