"""What is done with movement (DN5-MOV)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.d20 import areas
from bot.rulesets.d20.areas import Area, Far, Shape, Space
from bot.rulesets.d20.gaps import METRE, metres
from bot.rulesets.d20.placing import Squares, opening
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5.base.budget import BORNE_UP, DOWN, HELPLESS, Outlook, falls, holds, may_go, movement_left
from bot.rulesets.dnd5.base.distances import between, cells, distance, dreaded, on_grid, slanted, space, walls
from bot.rulesets.dnd5.base.needs import (
    AFOOT,
    HALF,
    SPENT,
    UPRIGHT,
    cell,
    half,
    is_free,
    is_there,
    square,
    stirs,
    unspent,
)
from bot.rulesets.dnd5.base.rolls import Sway, Trial, better, worse
from bot.rulesets.dnd5.cover import blocked
from bot.rulesets.dnd5.damage import Rolled, deal, faces_of
from bot.rulesets.dnd5.movement import steps, ways
from bot.rulesets.dnd5.movement.events import Borne, FallAverted, FallBegun, PlacedAt, Plunged, TookOff, WentProne
from bot.rulesets.dnd5.movement.passing import others
from bot.rulesets.dnd5.reactions import Occurrence
from bot.rulesets.dnd5.state import SQUARE, Fall, Fighter, State, locates
from bot.rulesets.shared.actions import Blanks, cell_asked
from bot.rulesets.shared.check import terms
from bot.rulesets.shared.conditions import ConditionSet
from bot.rulesets.shared.ground.geometry import name_of, point_of
from bot.rulesets.shared.lacking import Lack, Said, target_of
from bot.rulesets.shared.needs import Need, Needing, blank, must, no

"""So many cells a list holds."""
MOST_HEIGHTS = 24
"""So many heights at most are offered (a select has 25 rows)."""


def can_move(at: Outlook) -> bool:
    """Whether he, or the mount that he controls, has movement for a step."""
    if not may_go(at.state, at.who):
        return False
    goer = at.mover
    left = (
        max(movement_left(at.state, goer, mode) for mode in ("walk", *goer.speeds) if mode != "fly")
        if (goer.mode != "fly")
        else movement_left(at.state, goer, "fly")
    )
    return left >= SQUARE * (1 if on_grid(at.state) else steps.dear(at.state, goer)) and bool(
        not on_grid(at.state) or ways.sets_out(at.state, goer)
    )


class _Moves(Need[Outlook]):
    def __call__(self, at: Outlook, said: Said) -> Lack | None:
        if self.met(at):
            return None
        return is_free(at, said) or (("hemmed", {}) if at.left >= 2 * SQUARE else super().__call__(at, said))


MOVES: Final = _Moves("movement", can_move, SPENT)


def _named(at: Outlook, said: Said) -> Lack | None:
    return None if target_of(at, said) is not None else ("whom", {})


def _apart(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    near = target is not None and distance(at.state, at.who, target) <= SQUARE
    return ("near_already", {"target": target.name}) if target is not None and near else None


def _undreaded(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    feared = target is not None and dreaded(at.state, at.who) is target
    return ("dreads", {"target": target.name}) if target is not None and feared else None


class Approach(Needing[Outlook]):
    """Go to somebody, as near as one's weapon needs to strike."""

    code = "approach"
    needs = (MOVES,)
    whom = (is_there, _apart, _undreaded)
    wrong = (_named,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        others = [
            each
            for each in at.state.combatants.values()
            if each.id not in (at.who.id, at.who.rides) and locates(at.who, each) and not each.fled
        ]
        feared = dreaded(at.state, at.who)
        found = [each for each in others if distance(at.state, at.who, each) > SQUARE and each is not feared]
        found.sort(key=lambda each: (each.out, each.side == at.who.side))
        return blank("target", (each.id for each in found), none="whom")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.approach(scene, who, choice["target"])


class Go(Needing[Outlook]):
    """Go to a cell of the grid."""

    code = "go"
    aimed = True
    needs = (must("no_map", lambda at: on_grid(at.state)), MOVES, must("hemmed", lambda at: at.who.cell is not None))
    wrong = (cell,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        def fields(partial: Choice) -> tuple[Field, ...]:
            return cell_asked("to", tuple(ways.reach_of(at.state, at.mover)) or (str(at.who.cell),), partial)

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.go(scene, who, choice["to"])


def _flees(at: Outlook) -> bool:
    """Whether there is any foe of whom he knows, and whom he does not hold."""
    others = at.state.combatants.values()
    return any(each.side != at.who.side and not (each.out or each.hidden or holds(at.who, each)) for each in others)


class Withdraw(Needing[Outlook]):
    """Go away from all foes, as far as one can."""

    code = "withdraw"
    needs = (MOVES, must("no_foe", _flees))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.withdraw(scene, who)


class Jump(Needing[Outlook]):
    """A long jump over what cannot be walked, or is slow to walk (DN5-EXT-016)."""

    code = "jump"
    aimed = True
    needs = (
        *(UPRIGHT, AFOOT, is_free),
        must("no_leap", lambda at: at.who.mode == "walk" and ways.worth_it(at.state, at.who)),
        MOVES,
        must("no_leap", lambda at: ways.most(at.state, at.who) >= SQUARE),
    )
    wrong = (square,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        who = at.who
        if on_grid(at.state):
            return blank("to", ways.landings(at.state, who), none="no_leap")
        people = at.state.combatants.values()
        others = (each for each in people if each.id != who.id and not (each.hidden or each.fled))
        found = (each.id for each in others if distance(at.state, who, each) > SQUARE)
        return blank("target", found, none="no_leap")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        state = scene.now
        person = state.combatants[who]
        far = ways.most(state, person)
        if "to" in choice:
            yield from steps.go(scene, who, choice["to"], mode="jump", most=far)
        else:
            gap = distance(state, person, state.combatants[choice["target"]]) - SQUARE
            yield from steps.leap(scene, who, choice["target"], min(far, gap))


def _aloft(at: Outlook) -> int:
    return movement_left(at.state, at.mover, "fly")


FLYING: Final = must("grounded", lambda at: at.mover.mode == "fly")
ALOFT: Final = unspent("movement", lambda at: _aloft(at) >= SQUARE)


class Fly(Needing[Outlook]):
    """Take off: from now on he flies (DN5-MOV-005)."""

    code = "fly"
    needs = (
        must("no_wings", lambda at: at.mover.speeds.get("fly") or BORNE_UP(at.mover)),
        no("flying", lambda at: at.mover.mode == "fly"),
        *(is_free, UPRIGHT, ALOFT),
    )

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(TookOff(_goer(scene.now, who).id, on=True))


class Land(Needing[Outlook]):
    """On foot again, from right above the ground."""

    code = "land"
    free = True
    needs = (
        FLYING,
        no("high", lambda at: at.mover.height, metres=lambda at: metres(at.mover.height)),
        # What hovers stays in the air when it falls senseless, and nobody asks it what it does there.
        no("incapacitated", lambda at: at.who.out or at.mover.out or HELPLESS(at.mover)),
    )

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(TookOff(_goer(scene.now, who).id, on=False))


class Altitude(Needing[Outlook]):
    """Rise or sink, in the air."""

    code = "altitude"
    needs = (FLYING, is_free, ALOFT)

    def asks(self, at: Outlook) -> Blanks | Lack:
        goer, left = at.mover, _aloft(at)
        exact = (max(0, goer.height - left), goer.height + left, 1)
        return (Field("height", heights(goer, left), figures=exact),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from steps.soar(scene, who, centimetres_of(choice["height"]))


def heights(who: Fighter, left: int) -> tuple[str, ...]:
    """The heights that he can reach, in metres as they are read, the nearest first: every 1.5 m, farther apart where
    these would be too many."""
    found = [each for each in range(0, who.height + left + 1, SQUARE) if 0 < abs(each - who.height) <= left]
    found.sort(key=lambda each: (abs(each - who.height), each))
    kept = found[:MOST_HEIGHTS]
    ground = [0] if 0 in found and 0 not in kept else []
    return tuple(map(metres, [*kept[: MOST_HEIGHTS - len(ground)], *ground]))


def centimetres_of(shown: str) -> int:
    """Centimetres of metres as they are read.

    >>> centimetres_of("4.5"), centimetres_of("0")
    (450, 0)
    """
    whole, _, rest = shown.partition(".")
    return int(whole) * METRE + int(rest.ljust(2, "0"))


def _goer(state: State, ident: str) -> Fighter:
    return Outlook(state, state.combatants[ident]).mover


class StandUp(Needing[Outlook]):
    """Half the speed (DN5-MOV-009)."""

    code = "stand"
    needs = (must("standing", lambda at: DOWN(at.who)), stirs, *HALF)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(WentProne(who, prone=False, cost=half(scene.now.combatants[who])))


class Drop(Needing[Outlook]):
    """Costs nothing (DN5-MOV-008); from a saddle one dismounts."""

    code = "drop"
    free = True
    needs = (
        no("lying", lambda at: DOWN(at.who)),
        AFOOT,
        no("aloft", lambda at: at.who.height),
        no("out", lambda at: at.who.out),
    )

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(WentProne(who, prone=True))


ACTIONS = (Approach(), Go(), Withdraw(), Jump(), Fly(), Altitude(), Land(), StandUp(), Drop())


# ---- Whom an area takes in: a sphere, a cube, a cone, a line on the grid (`d20.areas`); without one, those
# whom the game master and the caster name (DN5-COV-005, DN5-EXT-017).


def _far(state: State) -> Far:
    """How far two spaces are apart at this table."""
    twice = slanted(state)

    def far(one: Space, other: Space) -> int:
        return between(one, other, slanted=twice)

    return far


def _area(state: State, caster: Fighter, shape: Shape, size: int, aim: str, *, from_self: bool) -> Area | None:
    return areas.area(space(caster), point_of(aim), shape, size, _far(state), from_self=from_self)


def cells_of(
    state: State, caster: Fighter, shape: Shape, size: int, aim: str, *, from_self: bool = False
) -> tuple[str, ...]:
    """The squares that the area covers, row by row, without those that a wall keeps it from. *size* in centimetres: the
    radius of a sphere around *aim*, the side of a cube in whose middle that is, how far a cone or a line goes from the
    space of *caster* towards it. *from_self*: a cube that begins beside the caster, on the side of *aim*; a sphere
    around him."""
    area = _area(state, caster, shape, size, aim, from_self=from_self)
    if area is None:
        return ()
    return tuple(name_of(each) for each in area.squares() if not blocked(state, area.origin, each))


def caught(
    state: State, caster: Fighter, shape: Shape, size: int, aim: str, *, from_self: bool = False
) -> list[Fighter]:
    """Everybody whose space the area touches, in the order in which they joined; also who is hidden. Without a grid
    *aim* is somebody: he, and with a sphere or a cube those who are within its size of him."""
    people = [each for each in state.combatants.values() if not (each.died or each.fled)]
    if on_grid(state):
        area = _area(state, caster, shape, size, aim, from_self=from_self)
        if area is None:
            return []
        touched = {each.id: filter(area.covers, space(each)) for each in people}
        return [each for each in people if any(not blocked(state, area.origin, at) for at in touched[each.id])]
    target = state.combatants.get(aim)
    if target is None:
        return []
    wide = size if shape in ("sphere", "cube") else 0
    near = [each for each in people if each.id != target.id and distance(state, target, each) <= wide]
    found = [target, *(each for each in near if each.id != caster.id or not from_self)]
    return [each for each in people if each in found]


def aims(state: State, caster: Fighter, far: int) -> tuple[str, ...]:
    """The cells within *far* centimetres at which *caster* may aim an area, the ones on which those stand whom he knows
    of first, then those beside his foes; at most 25."""
    people = [each for each in state.combatants.values() if not (each.hidden or each.died or each.fled)]
    people.sort(key=lambda each: (each.side == caster.side, each.out, distance(state, caster, each)))
    spaces = [(space(each), each.side != caster.side) for each in people]
    return areas.aims(space(caster), spaces, far, _far(state))


# ---- What a tight space makes of rolls (DN5-MOV-020).


def cramped(state: State, trial: Trial) -> Iterable[Sway]:
    """Whoever squeezes strikes worse, and is struck more easily."""
    yield from worse("squeezing", trial.who.squeezing)
    yield from better("target_squeezing", trial.target is not None and trial.target.squeezing)


def saved(state: State, trial: Trial) -> Iterable[Sway]:
    """His saves of Dexterity, too."""
    yield from worse("squeezing", trial.ability == "dexterity" and trial.who.squeezing)


# ---- Where everybody stands when the fight begins, and where latecomers come in (DN5-INI-004).


SQUARES: Final = Squares(space, walls)


def missing(state: State) -> Fighter | None:
    """Who stands nowhere yet, at a table with a grid, or is hidden where somebody stands by now who is seen; whoever is
    hidden comes last: his place is no other's."""
    if not on_grid(state):
        return None
    fighters = state.combatants.values()
    waiting = [each for each in fighters if (each.cell is None and each.rides is None) or _gives_way(state, each)]
    return min(waiting, key=lambda each: each.hidden, default=None)


def _gives_way(state: State, who: Fighter) -> bool:
    """Whether *who*, of whom nobody knows, makes room for somebody who has stopped where he is."""
    if not who.hidden or who.out or who.cell is None or who.rides is not None:
        return False
    return any(not each.hidden and not each.out for each in others(state, who, cells(who)))


def place(scene: Scene[State]) -> Action:
    """He stands abreast of his side; foes as far away as the table has it. Whoever is hidden stands apart."""
    who = missing(scene.now)
    assert who is not None
    yield from tell(PlacedAt(who.id, opening(SQUARES, scene.now, who), unseen=who.hidden))


# ---- Whoever flies and can do so no more falls (DN5-MOV-015, DN5-EXT-014).

EACH: Final = 300
"""For so many centimetres there is a die."""
MOST: Final = 20
SINKS: Final = 1800
"""So many centimetres whoever is borne by magic comes down in a round."""


def plunging(state: State) -> Fighter | None:
    """Who falls now; nobody while somebody may still react to a fall that has begun."""
    begun = next((each for each in state.deeds if isinstance(each, Fall)), None)
    if begun is not None:
        settled = state.deed is begun and not begun.offers
        return state.combatants.get(begun.who) if settled else None
    return next((each for each in state.combatants.values() if falls(each)), None)


def plunge(scene: Scene[State]) -> Action:
    """Whoever has something against it says so first. Then 1d6 for each 3 m in full, 20d6 at most; he lies prone,
    unless it did him nothing."""
    who = plunging(scene.now)
    assert who is not None
    count = min(MOST, who.height // EACH)
    begun = isinstance(scene.now.deed, Fall)
    if begun and not falls(who):
        yield from tell(FallAverted(who.id))
        return
    occurrence = Occurrence("falls", who.id)
    if count and not (begun or who.died or who.under("softens")) and offering.offers(scene.now, occurrence):
        yield from tell(FallBegun(who.id))
        yield from offering.call(scene, occurrence)
        return
    softly = bool(count and not who.died and who.under("softens"))
    if softly and who.height > SINKS:
        yield from tell(Borne(who.id, who.height - SINKS, metres(who.height - SINKS)))
        return
    yield from tell(Plunged(who.id, who.height, metres(who.height), softly))
    if not count or who.fled or softly:
        return
    if not who.died:
        before = scene.now.combatants[who.id]
        faces = yield from faces_of(scene, who.id, f"{count}d6", critical=False, why="fall")
        yield from deal(scene, who.id, (Rolled("bludgeoning", faces, terms(("dice", sum(faces)))),), by=None)
        after = scene.now.combatants[who.id]
        if (before.hit_points, before.temporary) == (after.hit_points, after.temporary):
            return
    if not DOWN(scene.now.combatants[who.id]):
        yield from tell(ConditionSet(who.id, "prone", on=True))
