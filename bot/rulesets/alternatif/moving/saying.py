"""What people say of their moves (`/move`): what is offered, what is refused, what is meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import arguments, breaking_off, checks, places
from bot.rulesets.alternatif.moving import runs, steps, under_way, ways
from bot.rulesets.alternatif.moving.events import StepMeant, Stepped
from bot.rulesets.alternatif.moving.geometry import point_of
from bot.rulesets.alternatif.moving.masters import cell_typed, with_grid
from bot.rulesets.alternatif.moving.notes import How, Move
from bot.rulesets.alternatif.state import AlternatifState, Combatant, enemies, is_stunned, within_reach
from bot.rulesets.alternatif.state.moving import Pace, Run

State = AlternatifState
HOWS: tuple[str, ...] = get_args(How)
PACES: tuple[Pace, ...] = get_args(Pace)
LONGEST = 20
"""Steps of one cell that can be planned at once."""


def compose(state: State, by: int, args: Mapping[str, Scalar]) -> Move:
    """`/move`: *to*, *target*, *how*."""
    how = arguments.optional(args, "how")
    if how is not None and how not in HOWS:
        raise Refused("not-among", argument="how", value=how[:40], options=", ".join(HOWS))
    to = arguments.optional(args, "to")
    if to is not None:
        with_grid(state)
        to = cell_typed(to)
    return Move(by, arguments.text(args, "who"), cast("How | None", how), to, arguments.optional(args, "target"))


# ---- what is meant


def planned(state: State, note: Move) -> Run | tuple[str, ...] | str:
    """What *note* comes to: a full move, the steps of a slow one, or the companion to change places with. Raises
    `Refused`."""
    checks.opened(state)
    who = checks.may_act(state, note.who)
    checks.unclinched(who)
    if note.target is not None:
        _target(state, who, note.target)
    if who.prone:
        raise Refused("alternatif-prone", name=who.name)
    how = note.how or _usual(state, who, note)
    if how == "swap":
        return _swap(state, who, note.target)
    if how in ("step", "back"):
        return _back(state, who) if how == "back" else _steps(state, who, note)
    if is_stunned(state, who):
        raise Refused("alternatif-is-surprised", name=who.name)
    checks.free_to_speak(state, who)
    if how == "flee":
        if not within_reach(state, who):
            raise Refused("alternatif-nobody-near", name=who.name)
        return runs.flight(state, who, "run")
    pace: Pace = "walk" if how == "walk" else "sprint" if how == "sprint" else "run"
    run = _full(state, who, note, pace)
    if len(run.path) == 1:
        # One cell is a step, at whatever pace (ALT-MOV-006).
        return run.path
    now = under_way.run_of(who)
    if now is not None and (now.to, now.pace, now.aim) == (run.to, run.pace, run.aim):
        raise Refused("alternatif-already-doing", name=who.name)
    return run


def _target(state: State, who: Combatant, ident: str) -> Combatant:
    other = checks.known(state, ident)
    if other.id == who.id or (other.hidden and other.side != who.side):
        raise Refused("alternatif-two-people", name=who.name)
    return other


def _usual(state: State, who: Combatant, note: Move) -> How:
    """A step where one is enough, else a run."""
    if note.to is not None:
        return "step" if note.to in ways.beside(state, who) else "run"
    if note.target is None:
        raise Refused("alternatif-say-where", name=who.name)
    if state.settings.map == "none":
        apart = places.distance(state, who.id, note.target)
        return "step" if apart is not None and apart <= 2 * places.CELL else "run"
    near = ways.next_to(state, who, note.target)
    return "step" if any(cell in near for cell in ways.beside(state, who)) else "run"


def _near(state: State, who: Combatant, target: str) -> None:
    """Raise `Refused` when *who* is next to *target* already."""
    apart = places.distance(state, who.id, target)
    if target in who.contacts or (apart is not None and apart <= places.CELL):
        raise Refused("alternatif-already-near", name=who.name, target=state.combatants[target].name)


def _full(state: State, who: Combatant, note: Move, pace: Pace) -> Run:
    if note.to is not None:
        with_grid(state)
        if note.to == who.spot.cell:
            raise Refused("alternatif-already-so", name=who.name)
        return runs.planned(state, who, note.to, pace, note.target)
    if note.target is None:
        raise Refused("alternatif-say-where", name=who.name)
    _near(state, who, note.target)
    return runs.toward(state, who, note.target, pace)


def _steps(state: State, who: Combatant, note: Move) -> tuple[str, ...]:
    if note.to is not None:
        with_grid(state)
        path = ways.path_to(state, who, (note.to,), LONGEST)
        if not path:
            raise Refused("alternatif-no-way", name=who.name, cell=note.to)
        return path[:LONGEST]
    if note.target is None:
        raise Refused("alternatif-say-where", name=who.name)
    _near(state, who, note.target)
    if state.settings.map != "none":
        path = ways.path_to(state, who, ways.next_to(state, who, note.target), LONGEST)
        if not path:
            raise Refused("alternatif-no-way", name=who.name, cell=state.combatants[note.target].spot.cell)
        return path
    apart = places.distance(state, who.id, note.target)
    if apart is None:
        raise Refused("alternatif-no-distance", name=who.name, target=state.combatants[note.target].name)
    return (f"{steps.TOWARD}{note.target}",) * min(LONGEST, max(1, apart // places.CELL - 1))


def _back(state: State, who: Combatant) -> tuple[str, ...]:
    """One step away from everybody in contact (ALT-MOV-013)."""
    foes = within_reach(state, who)
    if not foes:
        raise Refused("alternatif-nobody-near", name=who.name)
    if places.shape(state) is None:
        return (steps.AWAY,)
    best = ways.away(state, who)
    if best is None:
        raise Refused("alternatif-surrounded", name=who.name)
    return (best,)


def _swap(state: State, who: Combatant, target: str | None) -> str:
    if target is None:
        raise Refused("argument-missing", argument="target")
    other = state.combatants[target]
    if not steps.may_swap(state, who, other):
        raise Refused("alternatif-no-swap", name=who.name, target=other.name)
    return target


def check(state: State, note: Move) -> None:
    """Raise `Refused` unless the move is possible."""
    if note.how == "stop":
        who = checks.may_act(state, note.who)
        if not (who.spot.meant or who.spot.swap or under_way.run_of(who)):
            raise Refused("alternatif-nothing-planned", name=who.name)
        return
    planned(state, note)


def take(scene: Scene[State], note: Move) -> Action:
    """Steps are kept until the segment's blows have fallen; in answer to somebody else's they are made at once. A full
    move is announced like any other action."""
    state = scene.now
    who = state.combatants[note.who]
    if note.how == "stop":
        if who.spot.meant or who.spot.swap:
            yield from tell(StepMeant(who.id, ()))
        if under_way.run_of(who) is not None:
            yield from breaking_off.drop(scene, who.id)
        return
    plan = planned(state, note)
    if isinstance(plan, Run):
        yield from runs.announce(scene, who.id, plan)
    elif isinstance(plan, str):
        yield from tell(StepMeant(who.id, (), plan))
    elif steps.followers(state) and steps.may_step(state, who) and point_of(plan[0]) is not None:
        yield from tell(Stepped(who.id, plan[0], who.spot.cell, "follow"))
    else:
        enemy = note.target is not None and state.combatants[note.target].side != who.side
        yield from tell(StepMeant(who.id, plan, target=note.target if enemy else None))


# ---- what is offered


def form(state: State, who: Combatant) -> Decision | None:
    """What `/move` can say now: where to, with what it costs, toward whom, and how."""
    if who.out or who.prone or who.wrestling.locked:
        return None
    cells = _cells(state, who)
    most = ways.running_speed(state, who)
    offered = tuple(cell for cell, cost in cells.items() if cost <= most)
    near = [] if state.settings.map == "none" else places.around(state, who.id)
    others = tuple(each.id for each in enemies(state, who) if each.id not in who.contacts and each.id not in near)
    # Without a grid nobody knows how many steps it is to somebody whose distance was never said.
    measured = tuple(each for each in others if cells or places.distance(state, who.id, each) is not None)
    friends = tuple(
        each.id for each in state.combatants.values() if each.side == who.side and steps.may_swap(state, who, each)
    )
    free = set(ways.beside(state, who))
    engaged = bool(within_reach(state, who))
    paces = ways.paces(state, who)
    runs_now = _may_run(state, who)
    stepped = tuple(each for each in measured if _usual(state, who, Move(0, who.id, target=each)) == "step")
    now = under_way.run_of(who)

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
    usual = {"how": how[0]}
    while blank := next((each for each in fields(usual) if each.name not in usual), None):
        usual[blank.name] = blank.options[0]
    return Decision(f"{who.id}:moves", "move", who.id, (manner,), usual, about, fields)


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
        checks.free_to_speak(state, who)
    except Refused:
        return False
    return not is_stunned(state, who)


def _may_back(state: State, who: Combatant) -> bool:
    return places.shape(state) is None or ways.away(state, who) is not None


def _cells(state: State, who: Combatant) -> dict[str, int]:
    """The cells that can be named: within the first segments of a run."""
    if state.settings.map == "none":
        return {}
    most = sum(ways.speed(state, who, "sprint", segment) for segment in range(ways.SPAN))
    return ways.within(state, who, most)
