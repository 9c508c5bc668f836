"""Where people are and how far from each other: the one place that knows, whatever it knows it from.

With a grid (the setting `map`) cells tell everything; without one contact and the game master's words do
(ALT-MOV-001). Lengths are in centimetres unless they are called cells.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Any, Final, get_args

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.kernel.lists import parts_of
from bot.kernel.values import evolve, fold
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    News,
    Size,
    Wielded,
    enemies,
    engaged_by,
    foes,
    reaches,
    seen_contacts,
    shoulder_to_shoulder,
    within_reach,
)
from bot.rulesets.alternatif.state.arms import CHARGE, Shooting, pair_key
from bot.rulesets.alternatif.state.conditions import BARS_NOBODY
from bot.rulesets.alternatif.state.magic import Spot, Terrain, at_rest
from bot.rulesets.shared import check
from bot.rulesets.shared.check import ByFace, came_off
from bot.rulesets.shared.choices import STOPS
from bot.rulesets.shared.ground.geometry import Point, Shape, name_of, neighbours, point_of
from bot.rulesets.shared.ground.geometry import distance as steps_between

# ---- What people type in the options of a tool (`/gm tool`): somebody's name, metres.

_METRES = re.compile(r"[+-]?\d{1,6}(\.\d{0,6})?")


def somebody(state: AlternatifState, typed: str) -> str:
    """The id of the combatant called *typed*, or of the only one whose name begins so. Raises `Refused`."""
    wanted = fold(typed)
    names = {each.id: fold(each.name) for each in state.combatants.values()}
    found = [ident for ident, name in names.items() if wanted in (ident, name)]
    found = found or [ident for ident, name in names.items() if name.startswith(wanted)]
    if len(found) != 1:
        known = ", ".join(each.name for each in state.combatants.values())
        raise Refused("unknown-combatant", who=typed[:40], names=known)
    return found[0]


def several(state: AlternatifState, typed: str) -> list[str]:
    """The ids of those whom *typed* names, parted by commas. Raises `Refused`."""
    return [somebody(state, each) for each in parts_of(typed, (each.name for each in state.combatants.values()))]


def centimetres(typed: str) -> int:
    """Metres as people type them (`12`, `4,5`, `3 m`), in centimetres. Raises `Refused`."""
    figures = typed.replace(",", ".").strip(" m")
    # Without this, `1e999990` would be a number of a million digits.
    if not _METRES.fullmatch(figures):
        raise Refused("alternatif-not-metres", value=typed[:40])
    return int(Decimal(figures) * 100)


def metres(centimetres: int) -> str:
    """Centimetres as metres are written in data.

    >>> metres(1200), metres(450), metres(25)
    ('12', '4.5', '0.25')
    """
    return f"{centimetres // 100}" if centimetres % 100 == 0 else f"{centimetres / 100:.2f}".rstrip("0")


# ---- Who stands behind his companions, and who bars the way to him. Without a grid nobody can tell by the cells who
# may be reached (ALT-MOV-001, ALT-MEL-001): whoever stands behind, with no adversary in contact, is out of arm's
# length as long as a companion on his feet stands in front. One comes upon him all the same by charging past
# those who bar the way, who have their frank attack (ALT-MOV-008, ALT-CHG-009); by the game master's word (`/gm
# engage`); or from hiding. Arrows and spells reach everybody. On a grid the cells say it all.


def is_behind(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* stands behind, and nobody has come upon him yet, as far as everybody can see."""
    return who.behind and state.settings.map == "none" and not seen_contacts(state.combatants, who)


def guards(state: AlternatifState, who: Combatant, other: Combatant) -> list[str]:
    """The adversaries of *who* who bar his way to *other*, who stands behind them: in front, on their feet, with their
    hands free of any clinch, and within his own reach. Nobody bars the way of somebody whom they do not see."""
    if who.hidden or other.id in who.contacts or not is_behind(state, other):
        return []
    return [
        each.id
        for each in enemies(state, who)
        if each.side == other.side
        and each.id != other.id
        and not BARS_NOBODY(each)
        and not is_behind(state, each)
        and reaches(who, each)
    ]


def within_the_lines(state: AlternatifState, who: Combatant, foes: list[str]) -> list[str]:
    """Those of *foes* to whom nobody bars the way of *who*."""
    people = state.combatants
    if not any(people[ident].behind for ident in foes):
        return foes
    return [ident for ident in foes if not guards(state, who, people[ident])]


def check_way(state: AlternatifState, who: Combatant, target: str) -> None:
    """Raise `Refused` (`alternatif-behind`) when others bar the way of *who* to *target*."""
    other = state.combatants[target]
    if barring := guards(state, who, other):
        names = ", ".join(state.combatants[each].name for each in barring)
        raise Refused("alternatif-behind", name=who.name, target=other.name, names=names)


CELL = 200
"""Centimetres from one cell to the next (ALT-MOV-002)."""
find_places: Final[check.Point[[Scene[AlternatifState]], Action]] = check.Point("where newcomers stand")
"""Whoever must stand somewhere, and does not yet, finds a cell."""


def distance(state: AlternatifState, a: str, b: str) -> int | None:
    """The centimetres between *a* and *b*, None when nobody has said it: by their cells when both stand on a grid;
    else one cell for people in contact, whatever was said before they came together, or what the game master has
    said."""
    apart = cells_between(state, a, b)
    if apart is not None:
        return max(1, apart) * CELL
    who = state.combatants.get(a)
    if who is not None and b in who.contacts:
        return CELL
    return state.places.distances.get(pair_key(a, b))


def shape(state: AlternatifState) -> Shape | None:
    """The cells of the grid; None without one."""
    return None if state.settings.map == "none" else state.settings.map


def cell(state: AlternatifState, ident: str) -> Point | None:
    """The cell on which *ident* stands, None when he stands on none."""
    who = state.combatants.get(ident)
    return None if who is None or state.settings.map == "none" else point_of(who.spot.cell)


def cells_between(state: AlternatifState, a: str, b: str) -> int | None:
    """How many steps there are between *a* and *b*, 0 in one cell; None unless both stand on the grid."""
    grid, one, other = shape(state), cell(state, a), cell(state, b)
    return None if grid is None or one is None or other is None else steps_between(grid, one, other)


def terrain(state: AlternatifState, name: str) -> tuple[Terrain, ...]:
    """What the cell called *name* is beside plain ground."""
    return state.board.grounds.get(name, ())


def ground_of(state: AlternatifState, ident: str) -> tuple[Terrain, ...]:
    """The ground under the feet of *ident*: that of his cell, and what the game master has said of it."""
    who = state.combatants[ident]
    if state.settings.map == "none":
        return who.spot.ground
    return tuple(dict.fromkeys((*terrain(state, who.spot.cell), *who.spot.ground)))


def standing(state: AlternatifState) -> Iterator[Combatant]:
    """Those who take up room: the fallen do not."""
    for who in state.combatants.values():
        if who.spot.cell and not who.out:
            yield who


def minded(state: AlternatifState, who: Combatant) -> Iterator[Combatant]:
    """Those whose room *who* minds: whoever is hidden stands in the way of nobody who is seen, for a stop, a detour or
    a gap would tell of him; he makes room himself."""
    return (each for each in standing(state) if who.hidden or not each.hidden)


def occupied(state: AlternatifState, who: Combatant | None = None) -> dict[str, str]:
    """Who stands on which cell, the first of those who share one; only of those whose room *who* minds, if given."""
    found: dict[str, str] = {}
    for each in standing(state) if who is None else minded(state, who):
        found.setdefault(each.spot.cell, each.id)
    return found


def lurking(state: AlternatifState, who: Combatant) -> dict[str, str]:
    """The cells on which *who* comes upon a hidden foe before whom he stops, each with that one, where the table has it
    so (`upon_hidden`)."""
    if who.hidden or state.settings.upon_hidden != STOPS:
        return {}
    return without_room(who, (each for each in standing(state) if each.hidden and each.side != who.side))


def without_room(who: Combatant, others: Iterable[Combatant]) -> dict[str, str]:
    """The cells on which *others* leave *who* no room, each with the first of them: all of theirs, but that of one
    alone who stands in the same rank of pikes, where two have room (ALT-MOV-002, ALT-TAC-016)."""
    there: dict[str, list[Combatant]] = {}
    for each in others:
        if each.id != who.id:
            there.setdefault(each.spot.cell, []).append(each)
    return {
        cell: people[0].id
        for cell, people in there.items()
        if len(people) > 1 or not shoulder_to_shoulder(who, people[0])
    }


def around(state: AlternatifState, ident: str) -> list[str]:
    """Those who stand next to *ident*, or on his cell, in the order in which they joined; nobody without a grid.

    Whoever is jammed against an obstacle is next to those only who are next to where he came from (ALT-MOV-018)."""
    grid, at = shape(state), cell(state, ident)
    if grid is None or at is None:
        return []
    near = {at, *neighbours(grid, at)}
    who = state.combatants[ident]
    return [
        other.id
        for other in standing(state)
        if other.id != ident
        and (there := point_of(other.spot.cell)) in near
        and there is not None
        and _faces(grid, who, there)
        and _faces(grid, other, at)
    ]


def _faces(grid: Shape, who: Combatant, at: Point) -> bool:
    """Whether somebody at *at* can be in contact with *who*, as far as it depends on what *who* is jammed against."""
    front = point_of(who.spot.cornered) if who.spot.cornered else None
    return front is None or at == front or at in neighbours(grid, front)


def unwatched(state: AlternatifState, ident: str) -> bool:
    """Whether somebody could come upon *ident* from a side where he knows of nobody: a cell next to him is empty, or
    holds one whom he does not know of (ALT-MOV-016); without a grid the game master alone says so."""
    grid, at = shape(state), cell(state, ident)
    if grid is None or at is None:
        return False
    who = state.combatants[ident]
    known = {each.spot.cell for each in standing(state) if not each.hidden and each.id not in who.unaware}
    return any(
        name not in known and "obstacle" not in terrain(state, name) for name in map(name_of, neighbours(grid, at))
    )


def is_cornered(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is jammed against an obstacle with an adversary in the cell in front (ALT-MOV-018); without a grid,
    with an adversary in contact."""
    front = who.spot.cornered
    if not front or who.out:
        return False
    if state.settings.map == "none":
        return bool(engaged_by(state, who))
    return any(each.spot.cell == front and each.side != who.side for each in standing(state))


def at_arms_length(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies whom *who* can strike where he stands: without a grid all to whom nobody bars the way, for striking
    brings about the contact (ALT-MEL-001); on the grid those in contact and those next to him."""
    found = within_reach(state, who)
    seen = foes(state, who)
    if state.settings.map != "none":
        near = around(state, who.id)
        seen = [ident for ident in seen if ident in near and pair_key(ident, who.id) not in state.board.apart]
    else:
        seen = within_the_lines(state, who, seen)
    return [*found, *(ident for ident in seen if ident not in found)]


def attackable(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies whom *who* can announce an attack against where he stands: those at arm's length, but for those of
    whom it is known that they are farther off. To them he must come first, and to whoever has run from him not in the
    same segment (ALT-MOV-012)."""
    return [ident for ident in at_arms_length(state, who) if not is_far(state, who.id, ident)]


def is_far(state: AlternatifState, a: str, b: str) -> bool:
    """Whether it is known without a grid that *a* and *b* are not next to each other: the game master has said so, or
    one of them has moved away. On the grid contact follows the cells."""
    if state.settings.map != "none":
        return False
    apart = distance(state, a, b)
    return apart is not None and apart > CELL


def check_reach(state: AlternatifState, who: Combatant, target: str) -> None:
    """Raise `Refused` when *who* cannot attack the enemy *target* from where he stands."""
    other = state.combatants[target].name
    if state.settings.map == "none":
        check_way(state, who, target)
        if is_far(state, who.id, target):
            apart = distance(state, who.id, target) or 0
            raise Refused("alternatif-too-far-to-strike", name=who.name, target=other, metres=apart // 100)
        return
    if target in at_arms_length(state, who):
        return
    raise Refused(
        "alternatif-out-of-reach",
        name=who.name,
        target=other,
        cells=cells_between(state, who.id, target) or 0,
    )


# ---- What decides beside a sum: the pure faces of the d20 (ALT-CRI-001, -010).


class ByNatural(ByFace):
    """The base of an event whose field *natural* says that its face has decided."""

    def settled(self) -> str:
        won, found = came_off(self), getattr(self, "natural", None)
        if not getattr(self, "face", None):
            return ""
        return "sure" if won and found == 20 else "lost" if won is False and found == 1 else ""


class ByDefence(ByFace):
    """The base of an event that tells of a parry or a dodge: a critical parry stops whatever comes, one on a pure 1
    nothing; a dodge is a save, which no pure 1 spoils, and stops nothing of what fell on a pure 20 (ALT-DEF-009)."""

    def settled(self) -> str:
        face, total, against = (getattr(self, name, None) for name in ("face", "total", "against"))
        if not face:
            return ""
        if getattr(self, "outcome", "") == "parried":
            beaten = total is not None and against is not None and total < against
            return "sure" if getattr(self, "critical", False) or (face == 20 and beaten) else ""
        if getattr(self, "way", "") != "dodge":
            return "lost" if face == 1 else ""
        held = total is not None and against is not None and total >= against
        return "undodged" if held else ""


# ---- Changed copies of combatants, of what they hold and of what is in the air, for the events of all chapters; of
# who is gone nothing is changed.

State = AlternatifState
NOTHING_UP: dict[str, Any] = {"up": False, "choice": None, "aim": None, "facing": (), "manoeuvre": None, "instead": {}}
NOTHING_PENDING: dict[str, Any] = {**NOTHING_UP, "due": None, "counter": None}
FRESH: dict[str, Any] = {**NOTHING_PENDING, "status": "offensive", "carry": 0}
"""A weapon whose owner is in contact with nobody any more (ALT-MEL-003)."""


def held(who: Combatant, hand: Hand, changes: dict[str, Any]) -> tuple[Wielded, ...]:
    """The hands of *who* after *changes* to the weapon in *hand*; one that is gone is not missed."""
    hands = who.hands
    if len(hands) == 1:
        return (evolve(hands[0], **changes),) if hands[0].arm.hand == hand else hands
    return tuple(evolve(each, **changes) if each.arm.hand == hand else each for each in hands)


def every(who: Combatant, changes: dict[str, Any]) -> tuple[Wielded, ...]:
    return tuple(evolve(each, **changes) for each in who.hands)


def rested(state: State, ident: str) -> State:
    """Nothing of wrestling is in preparation with *ident* any more."""
    who = state.combatants.get(ident)
    if who is None or not who.wrestling.grips:
        return state
    return state.put(evolve(who, wrestling=at_rest(who.wrestling)))


def wields(state: State, ident: str, hand: Hand, weapon: dict[str, Any], **changes: Any) -> State:
    who = state.combatants.get(ident)
    if who is None:
        return state
    return state.put(evolve(who, hands=held(who, hand, weapon), **changes))


def both(state: State, ident: str, weapon: dict[str, Any], **changes: Any) -> State:
    """The same change to every weapon of *ident*."""
    who = state.combatants.get(ident)
    return state if who is None else state.put(evolve(who, hands=every(who, weapon), **changes))


def stirred(state: State, *idents: str) -> State:
    """Those who stand by are asked again as soon as the blows have fallen: something has happened to them
    (ALT-REA-011)."""
    for ident in idents:
        who = state.combatants.get(ident)
        if who is not None and who.intent == "standby" and who.waiting is not None and not who.waiting.called:
            state = state.amend(who.id, "waiting", called=True)
    return state


def noticed(state: State, ident: str, what: News) -> State:
    """Something has changed for *ident* since he announced what he does: he is to be asked, if a person plays him and
    the table wants it (ALT-REA-011)."""
    who = state.combatants.get(ident)
    if who is None or who.temperament is not None or who.out or not state.segment or what in who.news:
        return state
    if state.settings.ask_again == "never" and what != "next":
        return state
    return state.put(evolve(who, news=(*who.news, what)))


def some_blows(state: AlternatifState, ident: str | None, **changes: Any) -> AlternatifState:
    """*state* with *changes* to the blows in the air that bear the id *ident*."""
    return state.those("blows", lambda blow: blow.id == ident and not blow.landed and not blow.parried, **changes)


FULL_MOVES = ("move", "flight", "full_move", CHARGE)
"""The actions that are full moves: over a way that is known, for as long as the game master says, and in a charge."""


def slipped(state: State, ident: str) -> State:
    """*ident* has made a full move: whoever had pinned him down by blind-sense has lost him (ALT-TAC-011)."""
    for who in list(state.combatants.values()):
        if ident in who.footing.pinned:
            left = tuple(each for each in who.footing.pinned if each != ident)
            state = state.amend(who.id, "footing", pinned=left)
    return state


def slipping(state: State) -> State:
    """*state* with blind-sense at an end upon whoever is in the middle of a full move or a charge: it ends at once,
    with the segment in which he begins to run (ALT-TAC-011)."""
    for who in state.combatants.values():
        task = who.task
        if task is not None and task.action in FULL_MOVES and not task.waits and task.first <= state.segment:
            state = slipped(state, who.id)
    return state


def spent(state: State, by: str, victim: str) -> State:
    """*by* has made his one sneak attack upon *victim* (ALT-SNK-015)."""
    pair = (by, victim, state.segment)
    return state.those("surprises", lambda each: (each.by, each.victim, each.segment) == pair, used=True)


def halted(who: Combatant) -> Spot:
    """Where *who* stands once he does nothing else any more: no full move is under way."""
    return who.spot if who.spot.run is None else evolve(who.spot, run=None)


def slowed(who: Combatant) -> Shooting:
    """*who* as a target once he moves no more: too slow to trouble archers (ALT-RNG-009)."""
    return who.shooting if not who.shooting.speed else evolve(who.shooting, speed=0)


# ---- What it costs to lay hands on somebody larger (ALT-SPE-034).

A_SIZE = -8
SIZES: tuple[Size, ...] = get_args(Size)


def larger(who: Combatant, target: Combatant) -> int:
    """What it costs *who* that *target* is larger than he: 8 for each size (0 or less; ALT-SPE-034)."""
    return A_SIZE * max(0, SIZES.index(target.size) - SIZES.index(who.size))
