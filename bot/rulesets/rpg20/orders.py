"""Standing orders: what somebody has said beforehand. `slot`: ask, or act as was meant; `shield`: which parts the
shield covers; `defend`: how he defends himself where it costs him nothing."""

from __future__ import annotations

from typing import Final

from bot.rulesets.rpg20.state import State
from bot.rulesets.shared import people
from bot.rulesets.shared.book import word
from bot.rulesets.shared.deciding import ASK, Matters

MATTERS: Final[Matters] = {
    "slot": (ASK, "act"),
    "defend": (ASK, "dodge", "parry", "none"),
    "shield": (ASK, "high", "middle", "low", "high+middle", "middle+low"),
}
HARMLESS: Final = frozenset({"slot", "shield", "release"})
"""The kinds of questions about which nobody is asked who wants to be asked about harm alone."""


@word(command="orders")
class Order(people.Order):
    def matters(self, state: State) -> Matters:
        return MATTERS
