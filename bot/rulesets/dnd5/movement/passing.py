"""What a step costs, and who or what is in its way (DN5-MOV-006 to -020, DN5-EXT-016, -017)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from bot.rulesets.dnd5.base.distances import (
    GAP,
    NARROW,
    cells,
    gait,
    is_slant,
    rise,
    slanted,
    space,
    square,
    standing,
    tight,
    walls,
)
from bot.rulesets.dnd5.state import CONDITIONS, SQUARE, Fighter, Mode, State
from bot.rulesets.shared.ground.cells import DIFFICULT
from bot.rulesets.shared.ground.geometry import Point, name_of, point_of

CRAWLS: Final = CONDITIONS.that("crawls")

Hindrance: TypeAlias = Callable[[State, Fighter, Sequence[str], Mode], Iterable[str]]
"""What makes a stretch dear, by names: of the state, who goes, the squares that he enters (none: there is no grid), how
he goes."""
APART: Final = 2
"""From so many size categories on, one passes through a foe's space (DN5-MOV-013)."""
SHARED: Final = 4
"""So many very small creatures share a square (DN5-MOV-016)."""
TINY: Final = 0
TIGHT: Final = "tight"
"""Without a grid: the game master says that somebody squeezes."""


# ---- what a step costs


def difficult(state: State, who: Fighter, names: Sequence[str], mode: Mode) -> Iterable[str]:
    """Difficult ground, and the space of anybody else (DN5-MOV-006, -007); in the air the ground hinders nobody."""
    aground = mode not in ("fly", "jump")
    if (
        (aground and any(DIFFICULT in state.grounds.get(each, ()) for each in names))
        or (mode != "jump" and others(state, who, names))
        or (aground and not names and DIFFICULT in who.stretch)
    ):
        yield "difficult"


def crawling(state: State, who: Fighter, names: Sequence[str], mode: Mode) -> Iterable[str]:
    """Whoever is prone crawls (DN5-MOV-010)."""
    if CRAWLS(who) and mode != "fly":
        yield "crawling"


def squeezing(state: State, who: Fighter, names: Sequence[str], mode: Mode) -> Iterable[str]:
    """A space that is too small for him (DN5-MOV-020)."""
    if (tight(state, who, names[0]) if names else who.squeezing) and mode != "jump":
        yield "squeezing"


def laboured(state: State, who: Fighter, names: Sequence[str], mode: Mode) -> Iterable[str]:
    """Climbing and swimming without a speed of one's own for it (DN5-EXT-016)."""
    if mode == "swim" and "swim" not in who.speeds:
        yield "swimming"
    if mode == "climb" and "climb" not in who.speeds:
        yield "climbing"


HINDRANCES: Final[list[Hindrance]] = [difficult, crawling, squeezing, laboured]
"""Each adds the distance once more (DN5-MOV-011); a chapter that knows another one appends it."""


def goes(state: State, who: Fighter, names: tuple[str, ...], mode: Mode | None = None) -> Mode:
    """How *who* goes onto the squares *names*: as he has chosen to, or as the ground makes him."""
    return mode if mode in ("fly", "jump") else gait(state, who, names)


def slants(state: State, who: Fighter, *, apart: bool = False) -> int:
    """How many diagonal steps were taken in the turn, where every second one costs double (DN5-EXT-017); in a move that
    is paid otherwise, or (*apart*) would be, those of that move."""
    deed, turn = state.deed, state.turn
    if deed is not None and deed.deed == "move" and deed.who == who.id and deed.cause != "move":
        return deed.slants
    return 0 if apart or turn is None else turn.slants


def doubled(state: State, who: Fighter, cell: str, mode: Mode) -> bool:
    """Whether the step of *who* to *cell* is a diagonal one that costs double; a jump goes straight."""
    here, there = point_of(who.cell or ""), point_of(cell)
    if not slanted(state) or mode == "jump" or here is None or there is None:
        return False
    return is_slant(here, there) and slants(state, who) % 2 == 1


def hindrances(state: State, who: Fighter, cell: str | None, mode: Mode | None = None) -> tuple[str, ...]:
    """What hinders *who* in entering *cell*, or (None) in going where there is no grid; each once."""
    names = () if cell is None else entered(state, who, cell)
    how = goes(state, who, names, mode)
    return tuple(dict.fromkeys(name for hook in HINDRANCES for name in hook(state, who, names, how)))


def entered(state: State, who: Fighter, cell: str) -> tuple[str, ...]:
    """The squares that *who* takes up on *cell*, by name."""
    return tuple(map(name_of, standing(state, who, cell)))


def cost(state: State, who: Fighter, cell: str, mode: Mode | None = None) -> int:
    """Centimetres of movement that it costs to enter *cell* from the one beside it: the distance, and once more for
    each hindrance; a diagonal step is no dearer, unless the table has every second one count double
    (DN5-MOV-011, DN5-EXT-017)."""
    return SQUARE * (1 + len(hindrances(state, who, cell, mode)))


# ---- who is in the way


def others(state: State, who: Fighter, names: Sequence[str]) -> list[Fighter]:
    """Those in one of these squares, at his height; the dead are no hindrance, and who rides or carries him is not."""
    taken = _taken(state)
    found = {each.id: each for name in names for each in taken.get(name, ())}
    return [each for each in found.values() if _in_the_way(each, who) and not rise(each, who)]


_seen: tuple[State | None, Mapping[str, Sequence[Fighter]]] = (None, {})


def _taken(state: State) -> Mapping[str, Sequence[Fighter]]:
    """Who is on which square: looked up once for a state, since a search for ways asks for every square."""
    global _seen
    if _seen[0] is not state:
        found: dict[str, list[Fighter]] = {}
        for each in state.combatants.values():
            for name in cells(each):
                found.setdefault(name, []).append(each)
        _seen = state, found
    return _seen[1]


def _in_the_way(other: Fighter, who: Fighter) -> bool:
    if other.id == who.id or other.cell is None or other.died or other.fled:
        return False
    return who.id != other.rides and other.id != who.rides


def may_pass(state: State, who: Fighter, cell: str, mode: Mode | None = None) -> bool:
    """Whether *who* may go through *cell*: there is room for him (DN5-MOV-019), ground under him, and no foe whose size
    is near his own, unless that one lets him (DN5-MOV-012, -013, -017)."""
    return entering(state, who, cell, mode) is not None


def entering(state: State, who: Fighter, cell: str, mode: Mode | None = None) -> tuple[int, Mode] | None:
    """What it costs to enter *cell*, and how one does it; None where nobody like him can."""
    names = entered(state, who, cell)
    if not names:
        return None
    how = goes(state, who, names, mode)
    if how not in ("fly", "jump") and _over_gap(state, names):
        return None
    if any(blocks(state, each, who) for each in others(state, who, names)):
        return None
    found = {name for hook in HINDRANCES for name in hook(state, who, names, how)}
    return SQUARE * (1 + len(found)), how


def blocks(state: State, other: Fighter, who: Fighter) -> bool:
    """Whether *who* cannot go through the space of *other*: a foe near his own size (DN5-MOV-012, -013), and any foe
    who fills a passage, as the table has it (`doorway_bars`), unless he lets him (DN5-MOV-017)."""
    if other.thing:
        # An object is out of nobody's way until it is broken.
        return True
    if other.side == who.side or other.out or other.yields:
        return False
    return abs(other.step - who.step) < APART or (state.settings.doorway_bars and in_doorway(state, other))


def in_doorway(state: State, who: Fighter) -> bool:
    """Whether the space of *who* fills a passage: walls on either side of a row of it, or ground so narrow that but one
    fits there (DN5-MOV-017)."""
    here, filled = space(who), walls(state)
    if not here:
        return False
    if any(NARROW in state.grounds.get(name_of(each), ()) for each in here):
        return True
    (left, top), (right, bottom) = here[0], here[-1]
    across_it = any((left - 1, y) in filled and (right + 1, y) in filled for y in range(top, bottom + 1))
    return across_it or any((x, top - 1) in filled and (x, bottom + 1) in filled for x in range(left, right + 1))


def may_stop(state: State, who: Fighter, cell: str, mode: Mode | None = None) -> bool:
    """Whether *who* may end his move on *cell*: nobody ends it in the space of another (DN5-MOV-014). Somebody hidden
    keeps nobody from meaning to."""
    names = entered(state, who, cell)
    if not may_pass(state, who, cell, mode) or (mode == "jump" and _over_gap(state, names)):
        return False
    found = [each for each in others(state, who, names) if not each.hidden]
    alike = who.step == TINY and all(each.step == TINY for each in found)
    return not found or (alike and len(found) < SHARED)


def _over_gap(state: State, names: Sequence[str]) -> bool:
    return any(GAP in state.grounds.get(each, ()) for each in names)


def across(state: State, who: Fighter, at: Point) -> int:
    """How many squares wide *who* is at *at*: one less than usual where he squeezes."""
    return len({x for x, _ in standing(state, who, name_of(at)) or square(*at, 1)})


def cuts_corner(state: State, who: Fighter, here: Point, there: Point) -> bool:
    """Whether the step from *here* to *there* goes diagonally around the corner of a wall (DN5-EXT-017)."""
    return corner_cut(walls(state), here, there, across(state, who, here))


def corner_cut(filled: Collection[Point], here: Point, there: Point, width: int) -> bool:
    """The same for somebody so many squares wide, where walls have *filled* these squares."""
    right, down = there[0] - here[0], there[1] - here[1]
    if not (right and down):
        return False
    left, top = here
    last, bottom = left + width - 1, top + width - 1
    ahead = last + 1 if right > 0 else left - 1
    below = bottom + 1 if down > 0 else top - 1
    return (ahead, top if down > 0 else bottom) in filled or (left if right > 0 else last, below) in filled


def peculiar(state: State) -> set[Point]:
    """The squares that are something beside plain ground, that a spell has changed, or on which somebody stands: on all
    others a step costs the same."""
    named = {name for name, kinds in state.grounds.items() if kinds}
    named.update(_taken(state), *(each.cells for each in state.zones))
    return {at for name in named if (at := point_of(name)) is not None}


def may_step(state: State, who: Fighter, cell: str, mode: Mode | None = None) -> bool:
    """Whether *who* may take the step from where he stands to *cell*, next to it."""
    here, there = point_of(who.cell or ""), point_of(cell)
    if here is None or there is None or not may_pass(state, who, cell, mode):
        return False
    return not cuts_corner(state, who, here, there)


def squeezed(state: State, ident: str) -> State:
    """*state* once it is seen whether *ident* squeezes where he stands, and his rider goes where he does."""
    who = state.combatants.get(ident)
    if who is not None and who.cell is not None:
        state = state.with_(ident, squeezing=tight(state, who, who.cell))
    return carried(state, ident)


def carried(state: State, ident: str) -> State:
    """*state* once whoever rides *ident* is where he is."""
    who = state.combatants.get(ident)
    for each in state.combatants.values():
        if who is not None and each.rides == ident:
            state = state.with_(each.id, cell=who.cell, astride=who.across, height=who.height)
    return state
