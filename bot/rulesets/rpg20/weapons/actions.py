"""Weapons that are taken in hand or loaded (R20-ACT-005, -006, -011)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.rulesets.rpg20.base import using
from bot.rulesets.rpg20.base.outlook import Outlook
from bot.rulesets.rpg20.sequences.actions import Meant
from bot.rulesets.rpg20.state import Intention
from bot.rulesets.shared.actions import Blanks


class Draw(Meant):
    """A weapon is taken in hand that was put away or lies there (R20-ACT-011)."""

    code = "draw"
    deed = "draw"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(dict.fromkeys(each.weapon for each in using.drawable(at.who)))
        return (Field("with", found),) if found else None

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("draw", weapon=choice["with"])


class Load(Meant):
    """A whole sequence of loading (R20-ACT-005, -006)."""

    code = "load"
    deed = "load"

    def asked(self, at: Outlook) -> Blanks | None:
        found = tuple(dict.fromkeys(each.weapon for each in using.loadable(at.who)))
        return (Field("with", found),) if found else None

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("load", weapon=choice["with"])


ACTIONS: Final = (Draw(), Load())

__all__ = ["ACTIONS", "Draw", "Load"]
