"""Postures that show, and what waiting has gathered (PCT-POS)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.rulesets.percentile.state import PercentileState, Posture
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId


@happens("PCT-POS-001", to=PUBLIC)
class PostureTaken:
    """It holds for the whole round."""

    combatant: CombatantId
    posture: Posture | None

    decides = False

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(self.combatant, posture=self.posture, posed=True)


@happens("PCT-POS-004", to=PUBLIC)
class Waited:
    """What waiting has gathered."""

    combatant: CombatantId
    gained: Literal["energy", "bonus"]

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(self.combatant, **{"energy" if self.gained == "energy" else "prepared": True})


@happens(to=PUBLIC)
class BonusSpent:
    """The +10 of waiting, or gathered energy, is gone with the action (PCT-POS-006, -005)."""

    combatant: CombatantId
    what: Literal["prepared", "energy"]

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(self.combatant, **{self.what: False})


def shown(scene: Scene[PercentileState], ident: str) -> Action:
    """Everybody sees from now on in which posture *ident* is."""
    who = scene.now.fighters[ident]
    if who.posture is not None and not who.posed and not who.out:
        yield from tell(PostureTaken(ident, who.posture))


def spent(scene: Scene[PercentileState], ident: str, what: Literal["prepared", "energy"] = "prepared") -> Action:
    """What *ident* has gathered by waiting is gone, if there is any (PCT-POS-006, -005)."""
    if getattr(scene.now.fighters[ident], what):
        yield from tell(BonusSpent(ident, what))
