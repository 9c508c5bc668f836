"""What positions make of attacks (D35-ATK-002, -005, -009, -010)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.rulesets.dnd35.base.distances import space, threatens
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.helpless import helpless, unable
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.positions.lines import flanks
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.check import Term, terms

FLANK: Final = 2
MELEE: Final = -4
MERCY: Final = -4
GUARD: Final = -4


def friends(state: State, who: Fighter) -> Iterator[Fighter]:
    """Those of his side who fight, and are seen to."""
    for each in state.combatants.values():
        if each.side == who.side and each.id != who.id and not (each.out or each.hidden):
            yield each


def flanked(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether *who* has *target* between himself and a friend (D35-ATK-005): whoever grapples flanks nobody
    (D35-GRA-007). A table may ask for friends who threaten it, as the reference rules do. Without a grid the game
    master says who stands across from his side."""
    strict = state.settings.flanking == "srd"
    if strict and not who.natural_reach:
        return False
    others = (each for each in friends(state, who) if _flanks_with(state, each, target, strict=strict))
    if not on_grid(state):
        return any(target.id in who.across or target.id in each.across for each in others)
    squares = space(target)
    return bool(squares) and any(
        flanks(one, other, squares) for each in others for one in space(who) for other in space(each)
    )


def _flanks_with(state: State, friend: Fighter, target: Fighter, *, strict: bool) -> bool:
    """Whether *friend* counts for it: able to act, and in no grapple; *strict*: only if he threatens *target*."""
    if grappling(state, friend.id) or (not strict and unable(friend)):
        return False
    return not strict or (bool(friend.natural_reach) and threatens(friend, target))


def flanking(state: State, on: Trial) -> tuple[Term, ...]:
    """Attacks gain 2; a table may have it for blows alone. Nobody flanks an object."""
    if (
        on.target is None
        or on.target.thing
        or on.target.side == on.who.side
        or (on.shot and state.settings.flanking == "srd")
    ):
        return ()
    return terms(("flanking", FLANK if flanked(state, on.who, on.target) else 0))


def into_melee(state: State, on: Trial) -> tuple[Term, ...]:
    """A shot at somebody who fights hand to hand with a friend loses 4 (D35-ATK-009), unless one knows how."""
    target = on.target
    if target is None or not on.shot or "precise_shot" in on.who.feats or target.side == on.who.side or target.out:
        return ()
    mixed = any(threatens(each, target) or threatens(target, each) for each in friends(state, on.who))
    return terms(("into_melee", MELEE if mixed else 0))


def guarded(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever fights on the defensive attacks worse, also by opportunity (D35-ATK-002)."""
    return terms(("defensive", GUARD if "defensive" in on.who.stances else 0))


def at_mercy(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is helpless is struck more easily in melee (D35-ATK-010)."""
    target = on.target
    return terms(("target_helpless", MERCY if target is not None and helpless(target) and not on.shot else 0))


__all__ = ["at_mercy", "flanked", "flanking", "friends", "guarded", "into_melee"]
