"""Who grapples with whom, as any chapter may ask: it takes Dexterity, threatened squares and movement from those who do
(D35-GRA-007 to -009)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.state import Fighter, Grip, State
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of, point_of

PINNED = -4
"""What the armour class of whoever is pinned loses against everybody but his pinner (D35-GRA-025)."""
IN_GRAPPLE = -4
"""What attacks at an opponent in the same grapple lose (D35-GRA-011, -021)."""


def grappling(state: State, ident: str) -> bool:
    """Whether *ident* grapples with anybody."""
    return any(ident in each.both for each in state.grips)


def grip(state: State, one: str, other: str) -> Grip | None:
    """What holds the two together; None: they are no opponents in a grapple."""
    return next((each for each in state.grips if {one, other} == {*each.both}), None)


def opponents(state: State, ident: str) -> tuple[str, ...]:
    """Those with whom *ident* grapples, in the order of initiative."""
    found = {each.against(ident) for each in state.grips if ident in each.both}
    placed = [each for each in state.order if each in found]
    return (*placed, *sorted(found.difference(placed)))


def company(state: State, ident: str) -> frozenset[str]:
    """All who are in the same grapple as *ident*, himself among them."""
    found: set[str] = set()
    more = {ident}
    while more:
        found |= more
        more = {other for each in state.grips for other in each.both if found.intersection(each.both)} - found
    return frozenset(found)


def pinned_by(state: State, ident: str) -> str | None:
    """Who has pinned *ident*; None: nobody."""
    return next((each.pinner for each in state.grips if each.pinned == ident), None)


def pins(state: State, ident: str) -> str | None:
    """Whom *ident* has pinned; None: nobody."""
    return next((each.pinned for each in state.grips if each.pinner == ident), None)


def silenced(state: State, ident: str) -> bool:
    """Whether *ident* is kept from speaking (D35-GRA-022)."""
    return any(each.silenced and each.pinned == ident for each in state.grips)


def apart_from(state: State, who: Fighter) -> frozenset[tuple[int, int]]:
    """The squares of those who are not in his grapple, and still stand."""
    with_him = company(state, who.id)
    others = (each for each in state.combatants.values() if each.id not in with_him and not each.out)
    return frozenset(at for each in others for at in space(each))


def shifted(state: State, ident: str, cell: str) -> dict[str, str]:
    """Where all who are in the grapple of *ident* come to stand when he goes to *cell* and takes them along. Nobody who
    would leave the grid is in it."""
    start, goal = point_of(state.combatants[ident].cell or ""), point_of(cell)
    found: dict[str, str] = {}
    if start is None or goal is None:
        return found
    across, down = goal[0] - start[0], goal[1] - start[1]
    for each in sorted(company(state, ident)):
        at = point_of(state.combatants[each].cell or "")
        moved = (0, 0) if at is None else (at[0] + across, at[1] + down)
        if at is not None and is_on_grid(moved):
            found[each] = name_of(moved)
    return found


def dragged(state: State, ident: str, cell: str) -> dict[str, Fighter]:
    """Those who go to where `shifted` has them."""
    return {each: evolve(state.combatants[each], cell=at) for each, at in shifted(state, ident, cell).items()}


def denied(state: State, who: Fighter, by: Fighter | None) -> bool:
    """Whether grappling takes the bonus of Dexterity from the armour class of *who* against *by* (D35-GRA-008); at a
    table that has it so, against those outside alone."""
    if not grappling(state, who.id):
        return False
    inside = by is not None and by.id in company(state, who.id)
    return not (inside and state.settings.grapple_dex_only_outsiders)


__all__ = [
    "IN_GRAPPLE",
    "PINNED",
    "apart_from",
    "company",
    "denied",
    "dragged",
    "grappling",
    "grip",
    "opponents",
    "pinned_by",
    "pins",
    "shifted",
    "silenced",
]
