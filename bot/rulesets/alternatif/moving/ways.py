"""Where somebody can go from where he stands, how far it is, and past whom (ALT-MOV-004 to -008); what an autopilot and
standing orders do about moves (the table of `autopilot` holds for the rest).

Lengths are in cells; a difficult cell counts as two. A cell is closed while somebody stands on it whom everybody can
see; whoever is hidden minds his companions who are hidden, too.

Nobody within arm's length: an autopilot runs at the nearest enemy, after who has fled from the next segment on. Who
would lose contact follows, but the cautious one below half of its stamina stays; with enemies upon it, it also steps
back a cell, once in a round, so that whoever does not follow lets it go (`steps.withdrawing`). Whoever is asked to
change places does, unless it is furious or never guards itself; a lost cell is not replaced by another.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.kernel.ruleset import Ground
from bot.rulesets.alternatif.base import distances, moves
from bot.rulesets.alternatif.base.shares import withdraws
from bot.rulesets.alternatif.state import AlternatifState, Combatant, within_reach
from bot.rulesets.alternatif.state.conditions import STAYS
from bot.rulesets.alternatif.state.magic import Pace
from bot.rulesets.shared.ground import cells
from bot.rulesets.shared.ground.geometry import Point, Price, name_of, neighbours, point_of, way
from bot.rulesets.shared.ground.shown import shown

State = AlternatifState


def answer(state: State, who: Combatant, decision: Decision) -> Choice | None:
    """The autopilot's answer to a question of this chapter."""
    match decision.kind:
        case "keep_up":
            return {"follow": NOTHING if withdraws(who) else decision.fields[0].options[0]}
        case "sidestep":
            return {"cell": NOTHING}
        case "swap":
            return {"swap": "no" if who.temperament in ("furious", "never_guard") else "yes"}
        case "shove":
            return {"shove": decision.fields[0].options[0]}
        case _:
            pass
    return None


def ordered(decision: Decision, order: str) -> Choice | None:
    """What the standing order about following says; None: ask."""
    if order == "always":
        return {"follow": decision.fields[0].options[0]}
    return {"follow": NOTHING} if order == "never" else None


def approaches(state: State, who: Combatant, decision: Decision) -> Choice | None:
    """Running at the nearest enemy, when that is offered."""
    if moves.APPROACH not in decision.fields[0].options:
        return None
    blank = decision.legal({"action": moves.APPROACH}) or ()
    targets = next((each.options for each in blank if each.name == "target"), ())
    if not targets:
        return {"action": moves.APPROACH}
    found = min(targets, key=lambda ident: (distances.cells_between(state, who.id, ident) or 0, targets.index(ident)))
    return {"action": moves.APPROACH, "target": found}


SPAN = 3
"""For how many segments a full move is offered at once."""
HUMAN_SPEED = 6
"""The greatest speed of somebody of no particular Strength, in cells a segment."""
FAR = 60
"""The longest full move that is looked for, in cells."""


# ---- how fast


def running_speed(state: State, who: Combatant) -> int:
    """The cells that *who* covers in the first segment of a run: the table's running speed, less for the slow
    (ALT-MOV-004, -005)."""
    max_speed = who.spot.max_speed
    return min(state.settings.run_speed, max_speed) if max_speed else state.settings.run_speed


def top_speed(state: State, who: Combatant) -> int:
    """The cells that *who* covers from the second segment on, if he runs as fast as he can (ALT-MOV-005)."""
    return max(greatest_speed(who), running_speed(state, who))


def greatest_speed(who: Combatant) -> int:
    """The cells a segment that *who* is able to run at all: what his sheet says, else 6 and his Strength, never below 6
    (ALT-MOV-005, house data 3.8)."""
    return who.spot.max_speed or HUMAN_SPEED + max(0, who.str_std)


def speed(state: State, who: Combatant, pace: Pace, segment: int) -> int:
    """The cells that *who* covers at *pace* in the *segment*-th segment of a full move, counted from 0."""
    if pace == "walk":
        return min(state.settings.walk_speed, running_speed(state, who))
    return top_speed(state, who) if pace == "sprint" and segment else running_speed(state, who)


def paces(state: State, who: Combatant) -> tuple[Pace, ...]:
    """The paces that differ for *who*: sprinting is offered to those who can run faster than at first."""
    walks = speed(state, who, "walk", 0) < running_speed(state, who)
    sprints = top_speed(state, who) > running_speed(state, who)
    return (*(("walk",) if walks else ()), "run", *(("sprint",) if sprints else ()))


def schedule(state: State, who: Combatant, pace: Pace, prices: Iterable[int]) -> tuple[int, ...]:
    """What each segment of a full move over cells that cost *prices* covers at most (ALT-MOV-007)."""
    speeds = [speed(state, who, pace, 0)]
    left = speeds[0]
    for price in prices:
        if price > left:
            speeds.append(speed(state, who, pace, len(speeds)))
            left = speeds[-1]
        left -= price
    return tuple(speeds)


# ---- which cells


def price(state: State, who: Combatant) -> Price:
    """What it costs *who* to enter a cell; where he has just found it barred he cannot."""
    known = (each for each in distances.minded(state, who) if not each.hidden or each.side == who.side)
    taken = set(distances.without_room(who, known))
    if who.spot.barred_at == state.segment:
        taken.update(who.spot.barred)
    return cells.prices(state.board.grounds, taken)


def beside(state: State, who: Combatant) -> list[str]:
    """The free cells next to *who*, where a step can lead (ALT-MOV-009)."""
    return next_to(state, who, who.id)


def within(state: State, who: Combatant, most: int) -> dict[str, int]:
    """The free cells that *who* can reach for at most *most*, with what it costs, the nearest first."""
    grid, at = distances.shape(state), distances.cell(state, who.id)
    if grid is None or at is None:
        return {}
    return cells.within(grid, at, price(state, who), most)


def path_to(state: State, who: Combatant, goals: Iterable[str], most: int = FAR) -> tuple[str, ...]:
    """The way of *who* to the nearest of *goals*, past as few enemies as possible; empty when there is none."""
    grid, at = distances.shape(state), distances.cell(state, who.id)
    ends = frozenset(each for each in map(point_of, goals) if each is not None)
    if grid is None or at is None or not ends:
        return ()
    threats = _threats(state, who)
    found = way(grid, at, ends, price(state, who), lambda each: int(each in threats), most)
    return tuple(name_of(each) for each in found or ())


def next_to(state: State, who: Combatant, target: str) -> list[str]:
    """The free cells from which *who* would be in contact with *target*."""
    grid, at = distances.shape(state), distances.cell(state, target)
    if grid is None or at is None:
        return []
    return cells.beside(grid, at, price(state, who))


def around_of(state: State, other: Combatant) -> list[str]:
    """The cells next to *other*, free or not."""
    grid, at = distances.shape(state), point_of(other.spot.cell)
    return [] if grid is None or at is None else [name_of(each) for each in neighbours(grid, at)]


def _threats(state: State, who: Combatant) -> set[Point]:
    """The cells next to the enemies whom *who* can see."""
    grid = distances.shape(state)
    assert grid is not None
    found: set[Point] = set()
    for other in distances.standing(state):
        at = point_of(other.spot.cell)
        if other.side != who.side and not other.hidden and at is not None:
            found |= set(neighbours(grid, at))
    return found


def prices_of(state: State, who: Combatant, path: Iterable[str]) -> list[int]:
    """What the cells of *path* cost."""
    return [2 if "difficult" in distances.terrain(state, name) else 1 for name in path]


def away_from(state: State, who: Combatant, foes: Iterable[str], most: int) -> str | None:
    """The free cell within *most* that is farthest from *foes* and next to none of them; of several the nearest; None
    when there is none: he is surrounded (ALT-MOV-012)."""
    grid = distances.shape(state)
    at = [each for each in (distances.cell(state, ident) for ident in foes) if each is not None]
    if grid is None or not at:
        return None
    return cells.farthest(grid, within(state, who, most), at)


def behind_of(state: State, who: str, target: str) -> str | None:
    """The cell right behind *target* as *who*, next to him, sees it; None when it is not free."""
    grid, one, other = distances.shape(state), distances.cell(state, who), distances.cell(state, target)
    if grid is None or one is None or other is None:
        return None
    return cells.right_behind(grid, one, other, price(state, state.combatants[who]))


def can_break_through(state: State, who: Combatant, target: Combatant) -> bool:
    """Whether there is a free cell behind *target* for a breakthrough to end in; without a grid always
    (ALT-MOV-019)."""
    return state.settings.map == "none" or behind_of(state, who.id, target.id) is not None


def away(state: State, who: Combatant) -> str | None:
    """The cell beside *who* that is out of reach of everybody in contact, the farthest from them; None: there is none,
    or nobody is upon him (ALT-MOV-013)."""
    grid = distances.shape(state)
    at = [each for each in (distances.cell(state, ident) for ident in within_reach(state, who)) if each is not None]
    if grid is None or not at:
        return None

    best = max(beside(state, who), key=lambda cell: cells.gaps(grid, cell, at), default=None)
    return best if best is not None and cells.gaps(grid, best, at)[0] >= 2 else None


# ---- The grid as one reader may see it.


def ground(state: AlternatifState, seen: Collection[str], reach: Mapping[Point, int] | None = None) -> Ground | None:
    """The grid with those of *seen*, and the cells of *reach* with what going there costs; None without a grid, or
    while nobody stands on it."""
    grid = distances.shape(state)
    if grid is None:
        return None
    people = ((who, who.spot.cell) for who in state.combatants.values() if who.id in seen)
    return shown(grid, people, state.board.grounds, reach or {})


def next_moves(state: AlternatifState, who: Combatant) -> Mapping[Point, int]:
    """The cells that *who* can reach in one segment: 0 for a step, 1 for a run."""
    if state.settings.map == "none" or STAYS(who):
        return {}
    near = set(beside(state, who))
    found: dict[Point, int] = {}
    for name in within(state, who, running_speed(state, who)):
        at = point_of(name)
        if at is not None:
            found[at] = 0 if name in near else 1
    return found
