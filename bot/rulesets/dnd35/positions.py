"""Who stands how to whom: flanking, shots into a melee, helpless targets (D35-ATK-005, -009 to -011)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.arms import in_melee, in_range
from bot.rulesets.dnd35.base.budget import Outlook, distance, helpless, space, threatens, unable
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.needs import FULL, Deed, by_target, reach, unheld, within
from bot.rulesets.dnd35.base.rolls import Trial, locates
from bot.rulesets.dnd35.base.saddles import grappling
from bot.rulesets.dnd35.cover.degrees import SET_UPON, aimable
from bot.rulesets.dnd35.movement.ways import without_grid
from bot.rulesets.dnd35.state import SQUARE, Blow, Fighter, State, Weapon
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.ground.geometry import Point
from bot.rulesets.shared.lacking import Lack, Said
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import of_whom
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import two, unless_so

# ---- What is told of whoever finishes somebody helpless, and of who stands across from his side (D35-ATK-005, -011).


@happens("D35-ATK-011", to=PUBLIC)
class CoupBegun:
    """*combatant* sets about finishing *target*: the whole of his turn."""

    combatant: CombatantId
    target: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            made = (*turn.made, self.weapon)
            state = state.in_turn(standard=True, move=True, swings=2, made=made, deeds=turn.deeds + 1)
            state = state.in_turn(closed="coup")
        return evolve(state, deeds=(*state.deeds, Blow(self.combatant, self.target, self.weapon, occasion="coup")))


@happens(to=PUBLIC)
class AcrossSaid:
    """Without a grid: *combatant* has *target* between himself and his companions, or has no more, by the game master's
    word; it holds until one of the two moves."""

    combatant: CombatantId
    target: CombatantId
    on: bool

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.across if each != self.target)
        return state.with_(who.id, across=(*kept, self.target) if self.on else kept)


# ---- What the game master says of positions where there is no grid: who has somebody between himself and his side.


@word(tool="across")
class SayAcross(Word):
    """*who* stands across from his companions, with *target* between them, or does no more."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = AcrossSaid

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        without_grid(state)
        if who.side == target.side:
            raise Refused("dnd35-own-side", name=who.name, other=target.name)
        unless_so(who, target.id in who.across, self.on)


# ---- To finish somebody who is helpless (D35-ATK-011).


def finishes(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether *weapon* can finish *target*: in melee, or shot from beside him."""
    return in_melee(who, weapon, target) or (
        weapon.ranged and in_range(who, weapon, target) and distance(who, target) <= SQUARE
    )


def _helpless(at: Outlook) -> bool:
    """Whether any foe is helpless, and he knows where."""
    others = (each for each in at.state.combatants.values() if each.side != at.who.side and locates(at.who, each))
    return any(helpless(each) and not each.died for each in others)


class Finish(Deed):
    """A full-round action against a foe who is helpless; not against what no critical hit harms."""

    code = "coup"
    needs = (unheld, FULL)
    whom = (
        *SET_UPON,
        of_whom("not_helpless", lambda at, target: not helpless(target)),
        of_whom("immune", lambda at, target: "critical" in target.immune),
        within(reach),
    )

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return super().nothing(at, said) if _helpless(at) else ("nobody_helpless", {})

    def asks(self, at: Outlook) -> Blanks | None:
        found = {
            each.id: arms
            for each in aimable(at.state, at.who)
            if helpless(each)
            if "critical" not in each.immune
            if (arms := tuple(arm.weapon for arm in at.who.arms if arm.loaded and finishes(at.who, arm, each)))
        }
        return by_target(found) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from people.come_out(scene, who, choice["with"])
        yield from tell(CoupBegun(who, choice["target"], choice["with"]))


ACTIONS = (Finish(),)


# ---- Lines across the space of an opponent (D35-ATK-005).


def flanks(one: Point, other: Point, space: Sequence[Point]) -> bool:
    """Whether the line between the centres of two squares crosses two opposite borders of a *space*, corners included.

    >>> flanks((1, 2), (3, 2), [(2, 2)]), flanks((1, 2), (2, 3), [(2, 2)]), flanks((1, 1), (3, 3), [(2, 2)])
    (True, False, True)
    """
    (left, top), (right, bottom) = space[0], space[-1]
    x, y = (2 * one[0] + 1, 2 * other[0] + 1), (2 * one[1] + 1, 2 * other[1] + 1)
    sides, ends = (2 * left, 2 * right + 2), (2 * top, 2 * bottom + 2)
    return all(_crosses(x, y, at, ends) for at in sides) or all(_crosses(y, x, at, sides) for at in ends)


def _crosses(along: tuple[int, int], across: tuple[int, int], at: int, border: tuple[int, int]) -> bool:
    """Whether a line that goes *along* one axis and *across* to it meets, *at* that place, what lies between the ends
    of a *border*."""
    (begin, end), (low, high) = along, border
    if begin == end or not min(begin, end) <= at <= max(begin, end):
        return False
    # Where it meets is a fraction: both sides are multiplied by what it is divided by.
    run = end - begin
    met = across[0] * run + (across[1] - across[0]) * (at - begin)
    return min(low * run, high * run) <= met <= max(low * run, high * run)


# ---- What positions make of attacks (D35-ATK-002, -005, -009, -010).

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
