"""The game master's words on the ground: who stands where, and what the cells are (`/fix place`, `/fix terrain`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import cast, get_args

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import places
from bot.rulesets.alternatif.moving import notes
from bot.rulesets.alternatif.moving.deploying import is_open
from bot.rulesets.alternatif.moving.events import Cornered, GroundSaid, Placed
from bot.rulesets.alternatif.moving.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.alternatif.state.moving import Terrain

State = AlternatifState
Args = Mapping[str, Scalar]
GROUNDS: tuple[str, ...] = get_args(Terrain)
PLAIN = "plain"
MOST_CELLS = 200
"""How many cells a word may speak of, and how many may be other than plain in all."""
_PARTS = re.compile(r"[\s,;]+")


# ---- what is typed


def cell_typed(text: str) -> str:
    """The cell that somebody typed (`d4`, ` D 4`). Raises `Refused`."""
    name = "".join(text.upper().split())
    if point_of(name) is None:
        raise Refused("alternatif-no-such-cell", value=text[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return name


def cells_typed(text: str) -> tuple[str, ...]:
    """Cells one by one and rectangles: `D4 D5`, `B2-E4`. Raises `Refused`."""
    found: list[str] = []
    for part in filter(None, _PARTS.split(text.replace(" - ", "-").replace("–", "-"))):
        first, _, last = part.partition("-")
        corner = point_of(cell_typed(first))
        other = corner if not last else point_of(cell_typed(last))
        assert corner is not None
        assert other is not None
        (left, right), (top, bottom) = sorted((corner[0], other[0])), sorted((corner[1], other[1]))
        found += [name_of((x, y)) for y in range(top, bottom + 1) for x in range(left, right + 1)]
    cells = tuple(dict.fromkeys(found))
    if len(cells) > MOST_CELLS:
        raise Refused("alternatif-too-many-cells", count=len(cells), most=MOST_CELLS)
    return cells


def _text(args: Args, name: str) -> str:
    value = args.get(name)
    if value in (None, ""):
        raise Refused("argument-missing", argument=name)
    return str(value)


def place(state: State, by: int, args: Args) -> notes.Place:
    """`/fix place`: *who*, *cell*."""
    with_grid(state)
    return notes.Place(by, _text(args, "who"), cell_typed(_text(args, "cell")))


def ground(state: State, by: int, args: Args) -> notes.SayGround:
    """`/fix terrain`: *ground* (a kind, or `plain`) of *cells*, or under *who*; *state* `off` takes it away."""
    kind = _text(args, "ground")
    if kind not in (*GROUNDS, PLAIN):
        raise Refused("not-among", argument="ground", value=kind[:40], options=", ".join((*GROUNDS, PLAIN)))
    cells = cells_typed(str(args["cells"])) if args.get("cells") else ()
    who = None if args.get("who") in (None, "") else str(args["who"])
    if bool(cells) == (who is not None):
        raise Refused("alternatif-cells-or-person")
    on = args.get("state") != "off"
    return notes.SayGround(by, cells, who, None if kind == PLAIN else cast(Terrain, kind), on)


# ---- whether it is possible, and what it does


def with_grid(state: State) -> None:
    """Raise `Refused` at a table without a grid (ALT-MOV-001)."""
    if state.settings.map == "none":
        raise Refused("alternatif-no-map")


def _known(state: State, ident: str) -> Combatant:
    who = state.combatants.get(ident)
    if who is None:
        names = ", ".join(each.name for each in state.combatants.values() if not each.hidden)
        raise Refused("alternatif-unknown-combatant", who=str(ident)[:40], names=names or "–")
    return who


def check_place(state: State, note: notes.Place) -> None:
    """Raise `Refused` unless there is room for *who* on the cell (ALT-MOV-002)."""
    with_grid(state)
    who = _known(state, note.who)
    if who.spot.cell == note.cell:
        raise Refused("alternatif-already-so", name=who.name)
    if not is_open(state, note.cell):
        raise Refused("alternatif-cell-obstacle", cell=note.cell)
    other = places.occupied(state).get(note.cell)
    if other is not None and other not in who.wrestling.locked:
        raise Refused("alternatif-cell-taken", cell=note.cell, name=state.combatants[other].name)


def put(scene: Scene[State], note: notes.Place) -> Action:
    """Contacts follow (`contacts`)."""
    before = scene.now.combatants[note.who].spot.cell
    yield from tell(Placed(note.who, note.cell, before, "gm"))


def check_ground(state: State, note: notes.SayGround) -> None:
    """Raise `Refused` unless the ground can be so: nobody stands where an obstacle comes."""
    if note.who is not None:
        _known(state, note.who)
        if note.ground == "obstacle":
            raise Refused("alternatif-obstacle-needs-cells")
        return
    with_grid(state)
    if note.ground == "obstacle" and note.on:
        taken = places.occupied(state)
        for cell in note.cells:
            if cell in taken and not state.combatants[taken[cell]].spot.cornered:
                raise Refused("alternatif-cell-taken", cell=cell, name=state.combatants[taken[cell]].name)
    count = len({*state.board.grounds, *note.cells})
    if note.on and note.ground is not None and count > MOST_CELLS:
        raise Refused("alternatif-too-many-cells", count=count, most=MOST_CELLS)


def say_ground(scene: Scene[State], note: notes.SayGround) -> Action:
    """Cells that become the same are told together."""
    state = scene.now
    if note.who is not None:
        now = state.combatants[note.who].spot.ground
        yield from tell(GroundSaid((), _changed(now, note), note.who))
        return
    alike: dict[tuple[Terrain, ...], list[str]] = {}
    for cell in note.cells:
        alike.setdefault(_changed(places.terrain(state, cell), note), []).append(cell)
    for kinds, cells in alike.items():
        yield from tell(GroundSaid(tuple(cells), kinds))


def _changed(now: tuple[Terrain, ...], note: notes.SayGround) -> tuple[Terrain, ...]:
    if note.ground is None:
        return ()
    kept = tuple(each for each in now if each != note.ground)
    return (*kept, note.ground) if note.on else kept


def corner(state: State, by: int, args: Args) -> notes.Corner:
    """`/gm tool cornered`: *who*, *words* `on` or `off`."""
    return notes.Corner(by, _text(args, "who"), str(args.get("words") or "on") != "off")


def check_corner(state: State, note: notes.Corner) -> None:
    """Raise `Refused` unless that is new, and he has somebody in front of him."""
    who = _known(state, note.who)
    if bool(who.spot.cornered) == note.on:
        raise Refused("alternatif-already-so", name=who.name)
    if note.on and not who.contacts:
        raise Refused("alternatif-nobody-near", name=who.name)


def say_cornered(scene: Scene[State], note: notes.Corner) -> Action:
    """It lasts until he leaves his place or nobody stands in front of him."""
    yield from tell(Cornered(note.who, note.on))
