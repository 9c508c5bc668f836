"""What is offered of moves (`/move`): where to, with what it costs, toward whom, and how."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import checks, distances
from bot.rulesets.alternatif.moving import steps, ways
from bot.rulesets.alternatif.moving.words import Move, usual
from bot.rulesets.alternatif.state import AlternatifState, Combatant, enemies, is_stunned, within_reach
from bot.rulesets.alternatif.state.conditions import STAYS

State = AlternatifState


def form(state: State, who: Combatant) -> Decision | None:
    """What `/move` can say now: where to, with what it costs, toward whom, and how."""
    if STAYS(who):
        return None
    cells = _cells(state, who)
    most = ways.running_speed(state, who)
    offered = tuple(cell for cell, cost in cells.items() if cost <= most)
    near = [] if state.settings.map == "none" else distances.around(state, who.id)
    open_ones = distances.within_the_lines(state, who, [each.id for each in enemies(state, who)])
    others = tuple(each for each in open_ones if each not in who.contacts and each not in near)
    # Without a grid nobody knows how many steps it is to somebody whose distance was never said.
    apart = {each: distances.distance(state, who.id, each) for each in others}
    measured = tuple(each for each, far in apart.items() if cells or (far is not None and far > distances.CELL))
    friends = tuple(
        each.id for each in state.combatants.values() if each.side == who.side and steps.may_swap(state, who, each)
    )
    free = set(ways.beside(state, who))
    engaged = bool(within_reach(state, who))
    paces = ways.paces(state, who)
    runs_now = _may_run(state, who)
    stepped = tuple(each for each in measured if usual(state, who, Move(0, who.id, target=each)) == "step")
    now = ways.run_of(who)

    def whither(chosen: str | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The cells and the people to whom one moves in the manner *chosen*; None: unless that is said."""
        if chosen in ("back", "flee", "swap", "stop"):
            return (), friends if chosen == "swap" else ()
        if chosen == "step":
            return offered, measured
        # What is more than a step is a run.
        near_ones = chosen is None and not runs_now
        to = tuple(cell for cell in offered if cell in free) if near_ones else offered
        whom = stepped if near_ones else others
        if now is None or now.pace != (chosen or "run"):
            return to, whom
        # What he is doing is not announced again.
        kept = free if chosen is None else ()
        to = tuple(each for each in to if now.aim is not None or each != now.to or each in kept)
        return to, tuple(each for each in whom if each != now.aim or (chosen is None and each in stepped))

    how: list[str] = []
    for each, possible in (
        ("step", bool(free or measured)),
        ("back", engaged and _may_back(state, who)),
        *((pace, runs_now and (len(cells) > len(free) or bool(others)) and any(whither(pace))) for pace in paces),
        ("flee", engaged and runs_now),
        ("swap", bool(friends)),
        ("stop", bool(who.spot.meant or who.spot.swap or now)),
    ):
        if possible:
            how.append(each)
    if not how:
        return None
    manner = Field("how", tuple(how))

    def fields(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("how")
        found: list[Field] = []
        if chosen is not None or not partial:
            found = [Field("how", fitting)] if (fitting := _fitting(how, partial, friends, measured)) else []
        to, whom = whither(chosen)
        if to and "target" not in partial:
            named = partial.get("to", "")
            # Far ones may be named; those of the next segment are offered.
            found.append(Field("to", (named,) if named in cells else to))
        if whom and "to" not in partial:
            found.append(Field("target", whom))
        return tuple(found)

    about: dict[str, Scalar] = {}
    for cell in offered:
        cost = cells[cell]
        about[f"{cell}.cell"] = cell
        about[f"{cell}.step"] = cell in free
        about[f"{cell}.segments"] = 0 if cell in free else len(ways.schedule(state, who, "run", [1] * cost))
        about[f"{cell}.exposed"] = engaged and cell not in free
    default = {"how": how[0]}
    while blank := next((each for each in fields(default) if each.name not in default), None):
        default[blank.name] = blank.options[0]
    return Decision(f"{who.id}:moves", "move", who.id, (manner,), default, about, fields)


def _fitting(how: list[str], partial: Choice, friends: tuple[str, ...], measured: tuple[str, ...]) -> tuple[str, ...]:
    """The manners among *how* in which one moves where *partial* says, if it does."""
    whom = partial.get("target")
    if whom in friends:
        return ("swap",)
    if whom is None and "to" not in partial:
        return tuple(how)
    found = (each for each in how if each not in ("back", "flee", "swap", "stop"))
    return tuple(each for each in found if each != "step" or whom is None or whom in measured)


def _may_run(state: State, who: Combatant) -> bool:
    """Whether *who* may announce a full move now, as far as he himself is concerned."""
    try:
        checks.free_to_announce(state, who)
    except Refused:
        return False
    return not is_stunned(state, who)


def _may_back(state: State, who: Combatant) -> bool:
    return distances.shape(state) is None or ways.away(state, who) is not None


def _cells(state: State, who: Combatant) -> dict[str, int]:
    """The cells that can be named: within the first segments of a run."""
    if state.settings.map == "none":
        return {}
    most = sum(ways.speed(state, who, "sprint", segment) for segment in range(ways.SPAN))
    return ways.within(state, who, most)
