"""A light weapon is drawn in a grapple (D35-GRA-014)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack.arms import close
from bot.rulesets.dnd35.grapple.events import LightDrawn
from bot.rulesets.dnd35.state import Clinch, Fighter, State


def sheathed(who: Fighter) -> tuple[str, ...]:
    """The light weapons that he carries and does not hold."""
    return tuple(each.weapon for each in who.weapons if each.held == "carried" and close(each))


def hand_for(who: Fighter) -> tuple[Literal["main", "off"], str]:
    """The hand that takes it, and what falls for it where none is free. A shield keeps the other hand; whatever is held
    in both falls, since nobody lets go of it with one alone and has both free."""
    held = {each.held: each.weapon for each in who.weapons if each.held in ("main", "off", "both")}
    if "both" in held:
        return "main", held["both"]
    if "main" not in held:
        return "main", ""
    if "off" not in held and not who.shield:
        return "off", ""
    return "main", held["main"]


def draw(scene: Scene[State], clinch: Clinch) -> Action:
    """He has it in hand."""
    hand, dropped = hand_for(scene.now.combatants[clinch.who])
    yield from tell(LightDrawn(clinch.who, clinch.thing, hand, dropped))


__all__ = ["draw", "hand_for", "sheathed"]
