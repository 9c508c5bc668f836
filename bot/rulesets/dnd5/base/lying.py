"""What lies on the ground, let go of or thrown, and who can reach it (DN5-TUR-012, DN5-EXT-010, DN5-ATK-022)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.distances import between, distance, on_grid, space
from bot.rulesets.dnd5.state import SQUARE, Fighter, Lying, State, rider
from bot.rulesets.shared.ground.geometry import point_of


def laid(state: State, ident: str, named: Sequence[str], *, at: str | None = None) -> State:
    """*state* once *ident* has his weapons *named* in hand no more: they lie where *at* stands, he himself unless
    given."""
    who, where = state.combatants.get(ident), state.combatants.get(at or ident)
    if who is None or where is None:
        return state
    weapons, lying = list(who.weapons), list(state.lying)
    cell, beside = (where.cell, None) if on_grid(state) else (None, where.id)
    for name in named:
        place = next((at for at, each in enumerate(weapons) if each.weapon == name and each.in_hand), None)
        if place is not None:
            lying.append(Lying(weapons[place], ident, cell, beside))
            weapons[place] = evolve(weapons[place], held="dropped")
    return evolve(state.with_(ident, weapons=tuple(weapons)), lying=tuple(lying))


def within_reach(state: State, who: Fighter) -> list[Lying]:
    """What lies within 1.5 m of *who*, his own first."""
    found = [each for each in state.lying if _near(state, who, each)]
    return sorted(found, key=lambda each: each.owner != who.id)


def _near(state: State, who: Fighter, lying: Lying) -> bool:
    if on_grid(state):
        at = point_of(lying.cell or "")
        return at is not None and bool(space(who)) and between((at,), space(who)) <= SQUARE
    other = state.combatants.get(lying.beside or "")
    return other is not None and (other.id == who.id or distance(state, who, other) <= SQUARE)


def left_behind(state: State, ident: str) -> State:
    """*state* once *ident* is about to go away, where there is no grid: what lay beside him lies beside whoever else
    stands there, the nearest first to have come; where nobody does, the game master says who comes near it again."""
    who = state.combatants.get(ident)
    going = set() if who is None else {ident, *(each.id for each in (rider(state, who),) if each is not None)}
    if who is None or on_grid(state) or not any(each.beside in going for each in state.lying):
        return state
    stay = (each for each in state.combatants.values() if each.id not in going and not each.fled)
    near = next((each.id for each in stay if distance(state, who, each) <= SQUARE), None)
    return evolve(
        state, lying=tuple(evolve(each, beside=near) if each.beside in going else each for each in state.lying)
    )


__all__ = ["laid", "left_behind", "within_reach"]
