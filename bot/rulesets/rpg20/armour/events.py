"""What protection took."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


@happens("R20-ARM-001", to=PUBLIC)
class ProtectionRolled:
    """What *combatant* wears on the place takes *total* of the damage, *left* of it passes. *terms*: each piece with
    what its die took (R20-ARM-003, -004); *shield*: what the shield's took (R20-SHD-005). *lack*: why nothing that he
    wears has met it: it is worn elsewhere (R20-ARM-002), or stops projectiles alone (R20-ARM-008)."""

    combatant: CombatantId
    terms: tuple[Term, ...]
    shield: int
    total: int
    left: int
    lack: Literal["", "place", "kind"] = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        return state.in_blow(harm=self.left, at="harmed" if self.left else "special")

    def why(self) -> tuple[str, ...]:
        return (
            *(("R20-ARM-003",) if len(self.terms) > 1 else ()),
            *(("R20-SHD-005",) if self.shield else ()),
            *(("R20-ARM-009",) if not self.left else ()),
            *{"": (), "place": ("R20-ARM-002",), "kind": ("R20-ARM-008",)}[self.lack],
        )


@happens("R20-SHD-006", "R20-SHD-007", to=PUBLIC)
class ShieldWorn:
    """The shield of *combatant* loses *points*; *broken*: it is useless from the next blow on."""

    combatant: CombatantId
    shield: str
    points: int
    left: int
    broken: bool

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if who is None or who.shield is None:
            return state
        return state.with_(self.combatant, shield=evolve(who.shield, left=self.left))


@happens("R20-ARM-010", to=PUBLIC)
class PieceSwitched:
    """By the game master's word a *piece* of armour counts for nothing (*off*), or counts again."""

    combatant: CombatantId
    piece: str
    off: bool

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if who is None:
            return state
        worn = tuple(evolve(each, off=self.off) if each.piece == self.piece else each for each in who.armour)
        return state.with_(self.combatant, armour=worn)


__all__ = ["PieceSwitched", "ProtectionRolled", "ShieldWorn"]
