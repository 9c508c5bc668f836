"""Who rides whom, and what that makes of a turn, as any chapter may ask (D35-MNT)."""

from __future__ import annotations

from typing import Final

from bot.catalogue.dnd35_terms import SIZES35
from bot.kernel.values import evolve
from bot.rulesets.d20 import saddling
from bot.rulesets.dnd35.base.budget import MOVE_ALONE, NO_DASH, ONE_MOVE, ROOTED, space, unable
from bot.rulesets.dnd35.state import SQUARE, Fighter, Grip, State, Turn
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of, point_of

# ---- Who grapples with whom, as any chapter may ask: it takes Dexterity, threatened squares and movement from those
# who do (D35-GRA-007 to -009).

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


MOVES: Final = 2
"""So many move actions a mount has in a turn."""
CASTING: Final = {"": 0, "double": 10, "run": 15}
"""What a Concentration check in the saddle is against, before the level of the spell (D35-MNT-009)."""
TAME: Final = 2
"""The greatest Intelligence of a mount that does not fight on by itself (D35-MNT-012)."""


def steed(state: State, who: Fighter) -> Fighter | None:
    """The mount that *who* rides."""
    return state.combatants.get(who.mount or "")


def rider(state: State, who: Fighter) -> Fighter | None:
    """Who rides *who*."""
    return saddling.rider(state, who.id, "mount")


def large_enough(mount: Fighter, who: Fighter) -> bool:
    """Whether *mount* is a size larger than *who* at least."""
    return SIZES35.index(mount.size) > SIZES35.index(who.size)


def led(state: State, who: Fighter) -> bool:
    """Whether somebody conscious rides *who*: it acts in that one's turn (D35-MNT-002)."""
    by = rider(state, who)
    return by is not None and not by.out


def unguided(state: State, who: Fighter) -> bool:
    """Whether *who* is an animal that was ridden, and nobody guides it any more: it keeps out of fights
    (D35-MNT-012)."""
    return who.ridden and who.intelligence <= TAME and not led(state, who)


def pair(state: State, who: Fighter) -> frozenset[str]:
    """*who*, and whom he rides or who rides him."""
    by = rider(state, who)
    return frozenset(each for each in (who.id, who.mount, None if by is None else by.id) if each is not None)


def together(state: State, who: Fighter) -> frozenset[str]:
    """Those who are in nobody's way for *who*: the company of his grapple, his mount, his rider."""
    return company(state, who.id) | pair(state, who)


def mover(state: State, who: Fighter) -> Fighter:
    """Whose legs carry *who*: his mount's, in the saddle."""
    return steed(state, who) or who


def pace(state: State, who: Fighter) -> int:
    """The speed that counts for *who*: in the saddle that of his mount (D35-MNT-002)."""
    return mover(state, who).pace


def moved_to(state: State, ident: str, cell: str | None) -> State:
    """*state* with *ident* on *cell*, his mount and his rider with him."""
    who = state.combatants.get(ident)
    for each in sorted(pair(state, who)) if who is not None else ():
        state = state.with_(each, cell=cell)
    return state


def dashes(state: State, who: Fighter) -> bool:
    """Whether whoever carries *who*, himself or his mount, is in no condition in which one neither runs nor charges."""
    return not NO_DASH(mover(state, who))


# ---- what a turn in the saddle allows


def obeys(turn: Turn, mount: Fighter) -> bool:
    """Whether *mount* does what its rider wants in this turn: one that is not trained for war must be mastered first
    (D35-MNT-001)."""
    return mount.trained or turn.controlled


def able(state: State, who: Fighter, mount: Fighter) -> bool:
    """Whether *mount* can carry *who* anywhere."""
    down = unable(mount) or ROOTED(mount) or mount.pace < SQUARE
    return not (down or grappling(state, who.id) or grappling(state, mount.id))


def most_moves(state: State, mount: Fighter) -> int:
    """How many move actions *mount* has in a turn: one alone in the surprise round, or out of breath."""
    one = state.ambush == "on" or mount.disabled or mount.staggered or ONE_MOVE(mount) or MOVE_ALONE(mount)
    return 1 if one else MOVES


def may_go(state: State, who: Fighter, turn: Turn) -> bool:
    """Whether his mount may make another move: two in a turn, none after a 5-foot step, none beside a stretch that was
    gone at once; none after a full attack in melee (D35-MNT-005), and no second one for whoever has shot
    (D35-MNT-008)."""
    mount = steed(state, who)
    if mount is None or not able(state, who, mount) or not obeys(turn, mount):
        return False
    spent = turn.stepped or turn.gait or turn.melee > 1 or turn.closed or (turn.steady and turn.steed)
    return not spent and turn.steed < most_moves(state, mount)


def may_step(state: State, who: Fighter, turn: Turn) -> bool:
    """Whether his mount may take a 5-foot step."""
    mount = steed(state, who)
    if mount is None or not able(state, who, mount) or not obeys(turn, mount):
        return False
    spent = turn.stepped or turn.moved or turn.rode or turn.steed or turn.closed
    return not spent and mount.pace > SQUARE


def fresh(state: State, who: Fighter, turn: Turn) -> bool:
    """Whether his mount has all of its turn before it."""
    mount = steed(state, who)
    whole = mount is not None and most_moves(state, mount) == MOVES and not turn.steed and not turn.rode
    return whole and may_go(state, who, turn)


def single(turn: Turn) -> bool:
    """Whether his mount has carried him so far that one attack in melee is all (D35-MNT-005)."""
    return turn.rode > SQUARE


def shoots_still(turn: Turn) -> bool:
    """Whether he may still shoot: in a stretch that is gone at once he does so in the middle of it (D35-MNT-008)."""
    return not turn.gait or bool(turn.ahead)


def casting_difficulty(state: State, who: Fighter, level: int) -> int | None:
    """What the Concentration check is against with which *who* casts a spell of *level* in the saddle now; None: no
    check, for his mount goes before or after it, not both (D35-MNT-009). Whoever casts without one tells it with
    `steadied`.

    >>> horse, ana = Fighter("h", "H", "players"), Fighter("a", "A", "players", mount="h")
    >>> state = State(combatants={"h": horse, "a": ana}, turn=Turn("a", gait="double"))
    >>> casting_difficulty(state, ana, 2), casting_difficulty(state.in_turn(gait="run"), ana, 2)
    (12, 17)
    """
    turn = state.turn
    if steed(state, who) is None or turn is None or turn.who != who.id or not turn.gait:
        return None
    return CASTING[turn.gait] + level


def steadied(state: State, ident: str) -> State:
    """*state* once *ident* has shot, or cast a spell, as nobody does whose mount goes before and after."""
    return state.in_turn(steady=True) if state.turn is not None and state.turn.who == ident else state
