"""What a turn still allows (D35-ACT-001 to -003, -007)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, Final, TypeAlias

from bot.catalogue.dnd35_terms import SIZES35, Size35
from bot.kernel.values import evolve, lately, record
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, Move, State, Turn, Weapon
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.shared.actions import once
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of, point_of

# ---- Who cannot defend himself (D35-ATK-010), and who can do nothing; what else conditions keep from people.

CANNOT_ACT: Final = CONDITIONS.that("cannot_act")
HELPLESS: Final = CONDITIONS.that("helpless")
"""He lies at anybody's mercy."""
LIES: Final = CONDITIONS.that("lies")
"""He is on the ground: he goes nowhere, nobody trips him, bears him in the saddle or rides him (D35-BAS-017)."""
ROOTED: Final = CONDITIONS.that("rooted")
"""His legs carry him nowhere."""
NO_DASH: Final = CONDITIONS.that("no_dash")
"""He neither runs nor charges."""
ONE_MOVE: Final = CONDITIONS.that("one_move")
MOVE_ALONE: Final = CONDITIONS.that("move_alone")
"""A move action is all that his turn has."""
NO_ATTACK: Final = CONDITIONS.that("no_attack")
NO_MAGIC: Final = CONDITIONS.that("no_magic")


@lately
def helpless(who: Fighter) -> bool:
    """Whether *who* is unconscious, dying, or in a condition that leaves him helpless; no object is."""
    return not who.thing and (who.out or HELPLESS(who) or spent(who))


def spent(who: Fighter) -> bool:
    """Whether something has drained a score of his to nothing, so that he lies there."""
    return any(not who.score(each) for each in who.drained)  # type: ignore[arg-type]


@lately
def unable(who: Fighter) -> bool:
    """Whether *who* can do nothing at all: he is helpless, or does not come round to it, or is an object."""
    return who.thing or helpless(who) or CANNOT_ACT(who)


def turn_of(state: State, who: Fighter) -> Turn | None:
    """The turn of *who*, where it is his and he can do anything in it. Of some conditions it is one move action."""
    turn = state.turn
    if turn is None or turn.who != who.id or unable(who):
        return None
    return evolve(turn, standard=True) if MOVE_ALONE(who) else turn


def has_standard(turn: Turn) -> bool:
    """Whether a standard action is left: under restricted activity there is one action in all (D35-ACT-007)."""
    return not turn.standard and not (turn.restricted and turn.move)


def has_move(turn: Turn) -> bool:
    """Whether a move action is left; one may stand in the place of the standard action (D35-ACT-001)."""
    if turn.restricted:
        return not (turn.move or turn.standard)
    return not (turn.move and turn.standard)


def moved(turn: Turn) -> dict[str, bool]:
    """What of *turn* a move action uses up."""
    return {"standard": True} if turn.move else {"move": True}


def swings_of(who: Fighter) -> int:
    """How many attacks his base attack gives in a full attack (D35-BAS-010).

    >>> [swings_of(Fighter("ana", "Ana", "players", base_attack=each)) for each in (0, 5, 6, 11, 16, 20)]
    [1, 1, 2, 3, 4, 4]
    """
    return min(4, 1 + max(0, who.base_attack - 1) // 5)


def swung(turn: Turn, weapon: str) -> dict[str, Any]:
    """What of *turn* one more attack with *weapon* uses up: the first the standard action, the next the move action,
    too."""
    spent = {"move": True} if turn.swings else {"standard": True}
    return {"swings": turn.swings + 1, "melee": turn.melee + 1, "made": (*turn.made, weapon), **spent}


def has_full(turn: Turn) -> bool:
    """Whether a full-round action is left (D35-ACT-002)."""
    return not (turn.standard or turn.move or turn.restricted or turn.swings)


def may_step(turn: Turn, who: Fighter) -> bool:
    """Whether a 5-foot step is possible: once, and for whoever has covered no other distance (D35-ACT-003)."""
    return not turn.stepped and not turn.moved and who.pace > 150


def flat_footed(state: State, who: Fighter) -> bool:
    """Whether he has not had his first turn yet (D35-BAS-003)."""
    return not who.met and not (state.turn is not None and state.turn.who == who.id)


# ---- Where people stand, how far apart, and who threatens what (D35-BAS-011, -012, -019).

Span: TypeAlias = tuple[int, int]
"""So many squares away, at most, somebody strikes, and not as near as so many."""
NOWHERE: Final = -1


@lru_cache(maxsize=4096)
def squares(corner: str | None, width: int) -> tuple[Point, ...]:
    """The squares of a space that is so wide, from its corner nearest to A1; none where it does not fit."""
    at = point_of(corner or "")
    if at is None or not is_on_grid((at[0] + width - 1, at[1] + width - 1)):
        return ()
    return tuple((at[0] + across, at[1] + down) for down in range(width) for across in range(width))


def space(who: Fighter, cell: str | None = None) -> tuple[Point, ...]:
    """The squares that *who* takes up, standing on *cell*, his own unless given."""
    return squares(cell or who.cell, who.width)


def taken(state: State, who: Fighter, but: Collection[str] = ()) -> frozenset[Point]:
    """The squares in which *who* cannot stop: those of everybody else of whom he knows where they are, *but* those."""
    others = (
        each
        for each in state.combatants.values()
        if each.id != who.id
        and each.id not in but
        and not each.hidden
        and who.id not in each.hidden_from
        and who.id != each.mount
        and each.id != who.mount
    )
    return frozenset(at for each in others for at in space(each))


@lru_cache(maxsize=16384)
def _apart(cell: str | None, width: int, other: str | None, others: int) -> Point:
    """How many squares two spaces are apart, across and down, by their corners and widths; 1 where one is nowhere."""
    here, there = squares(cell, width), squares(other, others)
    return _gap(here, there) if here and there else (1, 0)


def _gap(one: tuple[Point, ...], other: tuple[Point, ...]) -> Point:
    """How many squares two spaces are apart, across and down; neighbours are 1 apart."""
    (left, top), (right, bottom) = one[0], one[-1]
    (west, north), (east, south) = other[0], other[-1]
    return max(left - east, west - right, 0), max(top - south, north - bottom, 0)


def apart(one: Fighter, other: Fighter, *, at: str | None = None) -> Point:
    """How many squares *other* is from *one*, who stands, or would stand, *at* that cell: across and down; without a
    grid, how many the gap between them is."""
    if one.gaps and (gap := one.gaps.get(other.id)) is not None:
        return -(-gap // SQUARE), 0
    return _apart(at or one.cell, one.width, other.cell, other.width)


def _long(gap: Point) -> int:
    """How many squares of movement a gap is: diagonals count 1, 2, 1, 2 … (D35-BAS-019)."""
    across, down = gap
    return max(across, down) + min(across, down) // 2


def between(one: tuple[Point, ...], other: tuple[Point, ...]) -> int:
    """How far two spaces are apart, in centimetres (D35-BAS-019)."""
    return _long(_gap(one, other)) * SQUARE


def distance(one: Fighter, other: Fighter, *, at: str | None = None) -> int:
    """How far *other* is from *one*, in centimetres: diagonals count 1, 2, 1, 2 … squares (D35-BAS-019); without a
    grid, as it was said."""
    if one.gaps and (gap := one.gaps.get(other.id)) is not None:
        return gap
    return far(at or one.cell, one.width, other.cell, other.width)


@lru_cache(maxsize=16384)
def far(cell: str | None, width: int, other: str | None, others: int) -> int:
    """The same between two spaces, by their corners and widths."""
    return _long(_apart(cell, width, other, others)) * SQUARE


def span(who: Fighter, weapon: Weapon) -> Span:
    """How far *who* strikes with *weapon*: a reach weapon doubles the natural reach, and does not strike within it
    (D35-BAS-012)."""
    natural = who.natural_reach
    return (2 * natural, NOWHERE if weapon.near else natural) if weapon.reach else (natural, NOWHERE)


def struck(gap: Point, reach: Span) -> bool:
    """Whether somebody strikes over that *gap*, which is some squares across and some down; at 3 m the diagonal counts
    (D35-BAS-012)."""
    most, near = reach
    return _within(gap, most) and not _within(gap, near)


def reaches(who: Fighter, weapon: Weapon, other: Fighter, *, at: str | None = None) -> bool:
    """Whether *who* can strike *other* in melee with *weapon*, standing *at* that cell (D35-BAS-012)."""
    return struck(apart(who, other, at=at), span(who, weapon))


def _within(gap: Point, most: int) -> bool:
    return _long(gap) <= most or (most == 2 and gap == (2, 2))


def armed(who: Fighter) -> list[Weapon]:
    """What *who* threatens with: a weapon in hand or of his body; bare hands only with the feat (D35-BAS-012)."""
    able = "improved_unarmed_strike" in who.feats
    return [each for each in who.arms if able or each.weapon != FISTS]


def spans(who: Fighter) -> frozenset[Span]:
    """How far *who* threatens: with a weapon in hand, that is; fists threaten nothing (D35-BAS-012)."""
    return frozenset(span(who, each) for each in armed(who) if each.threatens and not each.ranged)


def threatens(who: Fighter, other: Fighter) -> bool:
    """Whether *who* threatens the squares on which *other* stands (D35-BAS-012)."""
    gap = apart(who, other)
    return any(struck(gap, each) for each in spans(who))


@lru_cache(maxsize=4096)
def held(cell: str | None, width: int, reach: frozenset[Span], room: int) -> frozenset[Point]:
    """The corners of spaces *room* wide on which somebody is within *reach* of whoever stands on *cell* in a space so
    *wide*."""
    own = squares(cell, width)
    if not own:
        return frozenset()
    most = max((each for each, _ in reach), default=0)
    (left, top), (right, bottom) = own[0], own[-1]
    around = (
        (x, y)
        for x in range(max(0, left - most - room), right + most + 2)
        for y in range(max(0, top - most - room), bottom + most + 2)
    )
    return frozenset(
        at
        for at in around
        if (there := squares(name_of(at), room)) and any(struck(_gap(own, there), each) for each in reach)
    )


# ---- How much things stand (D35-BAS-023).


def points_for(points: int, size: Size35) -> int:
    """The points of resistance of a thing made for somebody of *size*, if those of a medium one are *points*: twice as
    many for each size above, half as many for each below, and 1 at least; 0 where nothing breaks.

    >>> points_for(5, "medium"), points_for(5, "large"), points_for(5, "huge"), points_for(5, "small")
    (5, 10, 20, 2)
    """
    step = SIZES35.index(size) - SIZES35.index("medium")
    return points and max(1, points * 2**step if step > 0 else points // 2**-step)


# ---- What helps one attack, and is gone with it: a feint, the help of others (D35-ATK-001, -007).

FOOLED: Final = CONDITIONS.that("fooled")


def fooled(who: Fighter, by: str) -> Condition | None:
    """By what feint *by* has fooled *who*: it costs him his Dexterity against one blow (D35-ATK-006, -007)."""
    return next((each for each in FOOLED.of(who) if each.by == by), None)


def used_up(state: State, who: str, target: str, *, shot: bool) -> State:
    """*state* once *who* has attacked *target*: what would have helped him, or the other, in just this attack has done
    so. A feint counts for the next attack in melee."""
    one, other = state.combatants.get(who), state.combatants.get(target)
    if one is not None:
        left = tuple(each for each in one.favours if not (each.how == "attack" and each.against == target))
        if len(left) < len(one.favours):
            state = state.with_(who, favours=left)
        one = state.combatants[who]
        lasting = tuple(each for each in one.effects if not each.spell.once)
        if len(lasting) < len(one.effects):
            state = state.with_(who, effects=lasting)
    if other is None:
        return state
    kept = tuple(each for each in other.favours if not (each.how == "defence" and each.against == who))
    if len(kept) < len(other.favours):
        state = state.with_(target, favours=kept)
    feint = fooled(other, who)
    if feint is not None and not shot:
        other = state.combatants[target]
        state = state.put(evolve(other, conditions=tuple(each for each in other.conditions if each is not feint)))
    return state


# ---- Which kind of damage a blow deals: its weapon's, or the other one (D35-HPS-013).

OTHER_KIND: Final = -4
"""What an attack loses that deals the kind of damage for which its weapon is not made."""


def turned_about(who: Fighter, weapon: Weapon, *, shot: bool, occasion: str = "turn") -> bool:
    """Whether a blow of *who* with *weapon* deals the other kind of damage. What is shot or thrown does not, nor what
    finishes somebody; in a grapple he says it each time (D35-GRA-013)."""
    return who.sparing and not shot and occasion not in ("coup", "grapple") and bool(weapon.dice)


def lethal(who: Fighter, weapon: Weapon, *, shot: bool, occasion: str = "turn") -> bool:
    """Whether what that blow deals is lethal.

    >>> ana, sword = Fighter("a", "A", "players", sparing=True), Weapon("longsword", "1d8")
    >>> lethal(ana, sword, shot=False), lethal(ana, sword, shot=True), lethal(ana, sword, shot=False, occasion="coup")
    (False, True, True)
    """
    return weapon.lethal != turned_about(who, weapon, shot=shot, occasion=occasion)


def penalty(who: Fighter, weapon: Weapon, *, shot: bool, occasion: str = "turn") -> int:
    """What it takes from the attack; nothing from bare hands that have learnt both."""
    both = weapon.weapon == FISTS and "improved_unarmed_strike" in who.feats
    return OTHER_KIND if turned_about(who, weapon, shot=shot, occasion=occasion) and not both else 0


# ---- What healing gives back: hit points, and as many points of nonlethal damage (D35-HPS-005, -014).


def cured(state: State, ident: str, points: int) -> State:
    """*state* once magic has healed *points* of *ident*: so many hit points, never above his most, and as much
    nonlethal damage; the dying lose no more. Nothing heals the dead.

    >>> hurt = Fighter("o", "O", "foes", hit_points=4, hit_points_max=12, nonlethal=9)
    >>> healed = cured(State(combatants={"o": hurt}), "o", 6).combatants["o"]
    >>> healed.hit_points, healed.nonlethal
    (10, 3)
    """
    who = state.combatants.get(ident)
    if who is None or who.died or points <= 0:
        return state
    healed = min(who.hit_points_max, who.hit_points + points)
    return state.with_(
        ident, hit_points=healed, nonlethal=max(0, who.nonlethal - points), stable=who.stable or healed < 0
    )


def curable(who: Fighter) -> bool:
    """Whether healing would do him any good."""
    return not who.died and (who.hit_points < who.hit_points_max or who.nonlethal > 0)


# ---- The place of whoever has done what he held ready, or has come in late (D35-ACT-010, -013).


def ahead_of(state: State, ident: str, other: str) -> State:
    """*state* with *ident* in the place just before *other*, for the rest of the fight.

    His total becomes the other's. As if his modifier were greater by 1, and as if he had lost a roll to whoever stands
    there already; or, where the other has lost one to whoever stands before him, as if he had come out between the two:
    so the order stays the same when it is made anew.
    """
    who, before = state.combatants.get(ident), state.combatants.get(other)
    if who is None or before is None or before.initiative is None or ident == other or before.id not in state.order:
        return state
    order = [each for each in state.order if each != ident]
    at = order.index(other)
    edge = before.edge + 1
    tie: tuple[int, ...] = ()
    last = state.combatants.get(order[at - 1]) if at else None
    if last is not None and (last.initiative, last.edge) == (before.initiative, before.edge):
        edge = before.edge
        tie = (*last.tie, before.tie[-1] + 1 if before.tie[:-1] == last.tie and before.tie else 1)
    elif last is not None and (last.initiative, last.edge) == (before.initiative, edge):
        tie = (*last.tie, 1)
    order.insert(at, ident)
    state = state.with_(ident, initiative=before.initiative, edge=edge, tie=tie)
    return evolve(state, order=tuple(order))


# ---- What actions look at.


@record
class Outlook:
    """The state, and *who* is up."""

    state: State
    who: Fighter

    @once
    def turn(self) -> Turn | None:
        return turn_of(self.state, self.who)

    @once
    def grapples(self) -> bool:
        return any(self.who.id in each.both for each in self.state.grips)


def may_be_free(at: Outlook) -> bool:
    """Whether another free action is left: as many as the table allows, 0: any number (D35-ACT-004)."""
    most = at.state.settings.free_actions
    return at.turn is not None and (not most or at.turn.free < most)


# ---- Who squeezes through a space that is too narrow for him, and through whose space one passes (D35-MOV-013, -014,
# -016).

SQUEEZED: Final = "squeezed"
"""The condition of somebody in a space half as wide as his own, by the game master's word."""
SQUEEZES: Final = CONDITIONS.that("squeezes")
PAYS_DOUBLE: Final = CONDITIONS.that("pays_double")
"""Each square of his way costs him two (D35-MOV-013)."""
PENALTY: Final = -4
"""What it takes from attacks and from the armour class (D35-MOV-014)."""
FAR_APART: Final = 3
"""From so many size categories on one passes through the space of another (D35-MOV-016)."""


def sizes_apart(one: Fighter, other: Fighter) -> int:
    """How many size categories lie between two.

    >>> halfling, ogre = Fighter("h", "H", "players", size="small"), Fighter("o", "O", "foes", size="large")
    >>> sizes_apart(halfling, ogre)
    2
    """
    return abs(SIZES35.index(one.size) - SIZES35.index(other.size))


def bars(who: Fighter, other: Fighter) -> bool:
    """Whether *other* keeps *who* from passing through his space: an opponent who still stands, whose size is near his,
    and past whom the game master has said of nobody that he squeezes; an object is in everybody's way until it is
    broken."""
    if other.thing:
        return not other.died
    return (
        other.side != who.side and not other.out and sizes_apart(who, other) < FAR_APART and other.id not in who.passes
    )


def squeezes(state: State, who: Fighter) -> bool:
    """Whether *who* is squeezed where he is: the game master says so, or he stands in the space of somebody past whom
    he squeezes."""
    if SQUEEZES(who):
        return True
    past = next((each.past for each in state.deeds if isinstance(each, Move) and each.who == who.id), ())
    if not who.passes and not past:
        return False
    here = set(space(who))
    others = (state.combatants.get(each) for each in (*who.passes, *past))
    return any(
        not here.isdisjoint(space(each)) or who.gaps.get(each.id) == 0
        for each in others
        if each is not None and not each.out
    )
