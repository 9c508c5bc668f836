"""Who sees whom, and who knows where somebody unseen is (D35-CAM-005)."""

from __future__ import annotations

from bot.rulesets.dnd35.base.distances import distance, space
from bot.rulesets.dnd35.base.grounds import DARKNESS, of_kind
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.plights import suffers
from bot.rulesets.shared import sheltering


def in_the_dark(state: State, who: Fighter) -> bool:
    """Whether all of his space lies in darkness."""
    dark = of_kind(state, DARKNESS)
    squares = space(who)
    return bool(dark) and bool(squares) and dark.issuperset(squares)


def sees(state: State, who: Fighter, other: Fighter) -> bool:
    """Whether there can be a line of sight from *who* to *other*, walls left out: as the game master has said, else
    where that one is not invisible, and stands in the light, or near enough for eyes that see in the dark. Nobody loses
    sight of himself; whoever is blind sees nobody else, whatever has been said."""
    if who.id == other.id:
        return True
    if suffers(who, "blind"):
        return False
    said = sheltering.said(state.screens, who.id, other.id) if state.screens else None
    if said is not None:
        return said.kind != "total"
    if suffers(other, "unseen"):
        return False
    return not in_the_dark(state, other) or distance(who, other) <= who.darkvision


def locates(who: Fighter, other: Fighter) -> bool:
    """Whether *who* knows where *other* is, seen or not."""
    return not other.hidden and who.id not in other.hidden_from


def blind_foes(state: State, who: Fighter) -> list[Fighter]:
    """Those of other sides who could look, and do not see *who*."""
    return [
        each
        for each in state.combatants.values()
        if each.side != who.side and not (each.out or each.hidden) and not sees(state, each, who)
    ]


__all__ = ["blind_foes", "in_the_dark", "locates", "sees"]
