"""What people say of their moves (`/move`), and the game master of the ground (`/fix place`, `/fix terrain`)."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast, get_args

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import checks, distances, moves
from bot.rulesets.alternatif.base.needs import ACTS, About, unclinched
from bot.rulesets.alternatif.moving import runs, steps, ways
from bot.rulesets.alternatif.moving.deployment import is_open
from bot.rulesets.alternatif.moving.events import Cornered, GroundSaid, Placed, StepMeant, Stepped
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.state import AlternatifState, Combatant, enemies, is_stunned, within_reach
from bot.rulesets.alternatif.state.conditions import STAYS
from bot.rulesets.alternatif.state.magic import Pace, Run, Terrain
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.ground.cells import listed
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_flag, optional, text
from bot.rulesets.shared.people import unless_so

State = AlternatifState

How: TypeAlias = Literal["step", "back", "walk", "run", "sprint", "flee", "swap", "stop"]
"""A step of one cell (several: one a segment), one away from everybody, a full move at a pace, one away from everybody,
changing places with a companion, giving up what was planned."""

GROUNDS: tuple[str, ...] = get_args(Terrain)

PLAIN = "plain"

MOST_CELLS = 200
"""How many cells a word may speak of, and how many may be other than plain in all."""


HOWS: tuple[str, ...] = get_args(How)

LONGEST = 20
"""Steps of one cell that can be planned at once."""


def cell_typed(text: str) -> str:
    """The cell that somebody typed (`d4`, ` D 4`). Raises `Refused`."""
    name = "".join(text.upper().split())
    if point_of(name) is None:
        raise Refused("alternatif-no-such-cell", value=text[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return name


def cells_typed(text: str) -> tuple[str, ...]:
    """Cells one by one and rectangles: `D4 D5`, `B2-E4`. Raises `Refused`."""
    cells = listed(text, cell_typed)
    if len(cells) > MOST_CELLS:
        raise Refused("alternatif-too-many-cells", count=len(cells), most=MOST_CELLS)
    return cells


def with_grid(state: State) -> None:
    """Raise `Refused` at a table without a grid (ALT-MOV-001)."""
    if state.settings.map == "none":
        raise Refused("alternatif-no-map")


@word()
class Place(About):
    """The game master puts *who* on *cell*, whatever the rules of moving say."""

    cell: str

    def refuse(self, state: State, who: Combatant) -> None:
        """There is room for *who* on the cell (ALT-MOV-002)."""
        with_grid(state)
        unless_so(who, who.spot.cell, self.cell)
        if not is_open(state, self.cell):
            raise Refused("alternatif-cell-obstacle", cell=self.cell)
        other = distances.without_room(who, distances.standing(state)).get(self.cell)
        if other is not None and other not in who.wrestling.locked:
            raise Refused("alternatif-cell-taken", cell=self.cell, name=state.combatants[other].name)

    def take(self, scene: Scene[State]) -> Action:
        """Contacts follow (`contacts`)."""
        before = scene.now.combatants[self.who].spot.cell
        yield from tell(Placed(self.who, self.cell, before, "gm"))


@composed(command="fix-place")
def place(state: State, by: int, args: Args) -> Place:
    """`/fix place`: *who*, *cell*."""
    with_grid(state)
    return Place(by, text(args, "who"), cell_typed(text(args, "cell")))


@word()
class SayGround(Word):
    """The game master says what *cells* are; without cells, what *who* stands on. *on*: that *ground*, beside what they
    are already; else not that, or, with None, nothing but plain ground."""

    cells: tuple[str, ...] = ()
    who: CombatantId | None = None
    ground: Terrain | None = None
    on: bool = True

    def check(self, state: State) -> None:
        """The ground can be so: nobody stands where an obstacle comes."""
        if self.who is not None:
            checks.known(state, self.who)
            if self.ground == "obstacle":
                raise Refused("alternatif-obstacle-needs-cells")
            return
        with_grid(state)
        if self.ground == "obstacle" and self.on:
            taken = distances.occupied(state)
            for cell in self.cells:
                if cell in taken and not state.combatants[taken[cell]].spot.cornered:
                    raise Refused("alternatif-cell-taken", cell=cell, name=state.combatants[taken[cell]].name)
        count = len({*state.board.grounds, *self.cells})
        if self.on and self.ground is not None and count > MOST_CELLS:
            raise Refused("alternatif-too-many-cells", count=count, most=MOST_CELLS)

    def take(self, scene: Scene[State]) -> Action:
        """Cells that become the same are told together."""
        state = scene.now
        if self.who is not None:
            now = state.combatants[self.who].spot.ground
            yield from tell(GroundSaid((), _changed(now, self), self.who))
            return
        alike: dict[tuple[Terrain, ...], list[str]] = {}
        for cell in self.cells:
            alike.setdefault(_changed(distances.terrain(state, cell), self), []).append(cell)
        for kinds, cells in alike.items():
            yield from tell(GroundSaid(tuple(cells), kinds))


@composed(command="fix-terrain", codes={"ground": (*GROUNDS, PLAIN)})
def ground(state: State, by: int, args: Args) -> SayGround:
    """`/fix terrain`: *ground* (a kind, or `plain`) of *cells*, or under *who*; *state* `off` takes it away."""
    kind = among(args, "ground", (*GROUNDS, PLAIN))
    cells = cells_typed(str(args["cells"])) if args.get("cells") else ()
    who = optional(args, "who")
    if bool(cells) == (who is not None):
        raise Refused("alternatif-cells-or-person")
    on = args.get("state") != "off"
    return SayGround(by, cells, who, None if kind == PLAIN else cast(Terrain, kind), on)


def _changed(now: tuple[Terrain, ...], said: SayGround) -> tuple[Terrain, ...]:
    if said.ground is None:
        return ()
    kept = tuple(each for each in now if each != said.ground)
    return (*kept, said.ground) if said.on else kept


@word(tool="cornered")
class Corner(About):
    """The game master says that *who* is cornered, or no more (ALT-MOV-018)."""

    on: bool = from_flag("words", "on", "off", "on")
    tells = Cornered

    def refuse(self, state: State, who: Combatant) -> None:
        unless_so(who, bool(who.spot.cornered), self.on)
        if self.on and not who.contacts:
            raise Refused("alternatif-nobody-near", name=who.name)


@word()
class Move(About):
    """*who* moves: *to* a cell, or toward *target*, in the manner *how* (None: a step where one is enough, else a
    run)."""

    needs = ACTS
    how: How | None = None
    to: str | None = None
    target: CombatantId | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        if self.how == "stop":
            if not (who.spot.meant or who.spot.swap or moves.run_of(who)):
                raise Refused("alternatif-nothing-planned", name=who.name)
            return
        planned(state, self)

    def take(self, scene: Scene[State]) -> Action:
        """Steps are kept until the segment's blows have fallen; in answer to somebody else's they are made at once. A
        full move is announced like any other action."""
        state = scene.now
        who = state.combatants[self.who]
        if self.how == "stop":
            if who.spot.meant or who.spot.swap:
                yield from tell(StepMeant(who.id, ()))
            if moves.run_of(who) is not None:
                yield from breaking_off.drop(scene, who.id)
            return
        plan = planned(state, self)
        if isinstance(plan, Run):
            yield from runs.announce(scene, who.id, plan)
        elif isinstance(plan, str):
            yield from tell(StepMeant(who.id, (), plan))
        elif steps.followers(state) and steps.may_step(state, who) and point_of(plan[0]) is not None:
            yield from tell(Stepped(who.id, plan[0], who.spot.cell, "follow"))
        else:
            enemy = self.target is not None and state.combatants[self.target].side != who.side
            yield from tell(StepMeant(who.id, plan, target=self.target if enemy else None))


@composed(command="move")
def move(state: State, by: int, args: Args) -> Move:
    """`/move`: *to*, *target*, *how*."""
    how = None if optional(args, "how") is None else cast(How, among(args, "how", HOWS))
    to = optional(args, "to")
    if to is not None:
        with_grid(state)
        to = cell_typed(to)
    return Move(by, text(args, "who"), how, to, optional(args, "target"))


def planned(state: State, said: Move) -> Run | tuple[str, ...] | str:
    """What *said* comes to: a full move, the steps of a slow one, or the companion to change places with. Raises
    `Refused`."""
    who = state.combatants[said.who]
    unclinched(state, who)
    if said.target is not None:
        _target(state, who, said.target)
    if STAYS(who):
        raise Refused("alternatif-prone", name=who.name)
    how = said.how or usual(state, who, said)
    if how == "swap":
        return _swap(state, who, said.target)
    if said.target is not None and state.combatants[said.target].side != who.side:
        distances.check_way(state, who, said.target)
    if how in ("step", "back"):
        return _back(state, who) if how == "back" else _steps(state, who, said)
    if is_stunned(state, who):
        raise Refused("alternatif-is-surprised", name=who.name)
    checks.free_to_announce(state, who)
    if how == "flee":
        if not within_reach(state, who):
            raise Refused("alternatif-nobody-near", name=who.name)
        return runs.flight(state, who, "run")
    pace: Pace = "walk" if how == "walk" else "sprint" if how == "sprint" else "run"
    run = _full(state, who, said, pace)
    if len(run.path) == 1:
        # One cell is a step, at whatever pace (ALT-MOV-006).
        return run.path
    now = moves.run_of(who)
    if now is not None and (now.to, now.pace, now.aim) == (run.to, run.pace, run.aim):
        raise Refused("alternatif-already-doing", name=who.name)
    return run


def _target(state: State, who: Combatant, ident: str) -> Combatant:
    other = checks.known(state, ident)
    if other.id == who.id or (other.hidden and other.side != who.side):
        raise Refused("two-people", name=who.name)
    return other


def usual(state: State, who: Combatant, said: Move) -> How:
    """A step where one is enough, else a run."""
    if said.to is not None:
        return "step" if said.to in ways.beside(state, who) else "run"
    if said.target is None:
        raise Refused("alternatif-say-where", name=who.name)
    if state.settings.map == "none":
        apart = distances.distance(state, who.id, said.target)
        return "step" if apart is not None and apart <= 2 * distances.CELL else "run"
    near = ways.next_to(state, who, said.target)
    return "step" if any(cell in near for cell in ways.beside(state, who)) else "run"


def _near(state: State, who: Combatant, target: str) -> None:
    """Raise `Refused` when *who* is next to *target* already."""
    apart = distances.distance(state, who.id, target)
    if target in who.contacts or (apart is not None and apart <= distances.CELL):
        raise Refused("alternatif-already-near", name=who.name, target=state.combatants[target].name)


def _full(state: State, who: Combatant, said: Move, pace: Pace) -> Run:
    if said.to is not None:
        with_grid(state)
        if said.to == who.spot.cell:
            raise Refused("already-so", name=who.name)
        return runs.planned(state, who, said.to, pace, said.target)
    if said.target is None:
        raise Refused("alternatif-say-where", name=who.name)
    _near(state, who, said.target)
    return runs.toward(state, who, said.target, pace)


def _steps(state: State, who: Combatant, said: Move) -> tuple[str, ...]:
    if said.to is not None:
        with_grid(state)
        path = ways.path_to(state, who, (said.to,), LONGEST)
        if not path:
            raise Refused("alternatif-no-way", name=who.name, cell=said.to)
        return path[:LONGEST]
    if said.target is None:
        raise Refused("alternatif-say-where", name=who.name)
    _near(state, who, said.target)
    if state.settings.map != "none":
        path = ways.path_to(state, who, ways.next_to(state, who, said.target), LONGEST)
        if not path:
            raise Refused("alternatif-no-way", name=who.name, cell=state.combatants[said.target].spot.cell)
        return path
    apart = distances.distance(state, who.id, said.target)
    if apart is None:
        raise Refused("alternatif-no-distance", name=who.name, target=state.combatants[said.target].name)
    return (f"{moves.TOWARD}{said.target}",) * min(LONGEST, max(1, apart // distances.CELL - 1))


def _back(state: State, who: Combatant) -> tuple[str, ...]:
    """One step away from everybody in contact (ALT-MOV-013)."""
    foes = within_reach(state, who)
    if not foes:
        raise Refused("alternatif-nobody-near", name=who.name)
    if distances.shape(state) is None:
        return (moves.AWAY,)
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


# ---- What is offered of moves (`/move`): where to, with what it costs, toward whom, and how.


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
    now = moves.run_of(who)

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
