"""What can be ridden, Ride checks, and where one comes down (D35-MNT-001 to -003, -010)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.d20 import saddling
from bot.rulesets.dnd35.base.budget import LIES, SQUEEZES, distance, moved, space, squares
from bot.rulesets.dnd35.base.gaps import heading, on_grid, stood_aside, unflanked
from bot.rulesets.dnd35.base.rolls import Ahead, Trial
from bot.rulesets.dnd35.base.saddles import MOVES, grappling, large_enough, rider, steed
from bot.rulesets.dnd35.movement.ways import closed
from bot.rulesets.dnd35.running.endurance import run
from bot.rulesets.dnd35.state import SQUARE, Blow, Deed, Fighter, Gait, Move, State
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared import initiative
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.ground.geometry import ROWS, Point, name_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known, two, unless_so

# ---- What is told of mounts (D35-MNT).

Why: TypeAlias = Literal["wanted", "said", "landed", "thrown", "slid", "held", "lost"]
"""How somebody comes off a mount: he wants to; the game master says so; it falls, and he `landed` on his feet, or is
`thrown` with it; he has `slid` down, unconscious; a grapple has taken `held` of him or of it; he has `lost` it, or is
pulled down."""
_WHY: Final[dict[Why, tuple[str, ...]]] = {
    "wanted": (),
    "said": (),
    "landed": ("D35-MNT-010",),
    "thrown": ("D35-MNT-010",),
    "slid": ("D35-MNT-011",),
    "held": (),
    "lost": (),
}
What: TypeAlias = Literal["control", "knees", "cushion"]
"""What somebody makes a Ride check for."""
_RIDE: Final[dict[What, tuple[str, ...]]] = {
    "control": ("D35-MNT-001",),
    "knees": ("D35-MNT-003",),
    "cushion": ("D35-MNT-010",),
}


@happens("D35-MNT-002", to=PUBLIC)
class Mounted:
    """*combatant* is on *mount*: a move action, or (*said*) by the game master's word."""

    combatant: CombatantId
    mount: CombatantId
    said: bool = False

    def change(self, state: State) -> State:
        who, mount = state.combatants.get(self.combatant), state.combatants.get(self.mount)
        if who is None or mount is None:
            return state
        turn = state.turn
        mine = turn is not None and turn.who == who.id
        if turn is not None and mine:
            if not self.said:
                state = state.in_turn(moved=True, deeds=turn.deeds + 1, **moved(turn))
            if mount.acted:
                # It has had its turn in this round.
                state = state.in_turn(steed=MOVES)
        state = state.with_(mount.id, ridden=True, ready=None)
        kept = tuple(each for each in who.conditions if each.kind != "prone")
        if mount.gaps:
            # He is where it is, where there is no grid.
            state = unflanked(state, who.id)
            state = state.spaced(who.id, {**mount.gaps, mount.id: 0})
        return state.with_(who.id, mount=mount.id, astride=mount.width, slumped=False, cell=mount.cell, conditions=kept)


@happens(to=PUBLIC)
class Dismounted:
    """*combatant* comes off *mount*, onto *cell*, beside it where there is no grid; *prone*: he lands so, with so much
    *damage*, which is what the die shows."""

    combatant: CombatantId
    reason: Why
    mount: CombatantId | None = None
    cell: str | None = None
    prone: bool = False
    damage: int = 0

    def befalls(self, state: State, who: Fighter) -> State:
        mount, turn = state.combatants.get(self.mount or ""), state.turn
        mine = turn is not None and turn.who == who.id
        if mount is not None:
            state = _own_place(state, who, mount)
            if who.acted or (mine and turn is not None and turn.steed):
                state = state.with_(mount.id, acted=True)
        if turn is not None and mine:
            spent = moved(turn) if self.reason == "wanted" else {}
            state = state.in_turn(ahead=(), deeds=turn.deeds + 1, moved=True, **spent)
        kept = tuple(each for each in who.conditions if each.kind != "prone")
        if self.prone or (who.has("prone") and self.reason != "wanted"):
            kept = (*kept, Condition("prone"))
        changes: dict[str, Any] = {"mount": None, "astride": 0, "slumped": False, "reins": False, "conditions": kept}
        if self.damage:
            changes |= {"hit_points": max(DEAD, who.hit_points - self.damage), "stable": False, "awake": False}
        state = state.with_(who.id, cell=self.cell or who.cell, **changes)
        if not on_grid(state) and not grappling(state, who.id):
            state = stood_aside(state, who.id)
        return _halted(state.hurt(who.id, self.damage) if self.damage else state, who.id, self.mount)

    def why(self) -> tuple[str, ...]:
        return _WHY[self.reason]


def _own_place(state: State, who: Fighter, mount: Fighter) -> State:
    """*state* with a place of its own for *mount*, right behind whoever rode it, where it has none (D35-MNT-012)."""
    if mount.id in state.order or who.id not in state.order or mount.initiative is not None:
        return state
    waited = (each.tie[-1] for each in state.combatants.values() if each.tie and each.tie[:-1] == who.tie)
    tie = (*who.tie, max(waited, default=0) + 1)
    state = state.with_(mount.id, initiative=who.initiative, edge=who.edge, tie=tie)
    return evolve(state, order=initiative.moved(state.order, mount.id, who.id))


def _halted(state: State, *people: str | None) -> State:
    """*state* once *people* go no farther, and no charge of theirs comes home."""
    kept: list[Deed] = []
    for each in state.deeds:
        if isinstance(each, Move) and each.who in people:
            kept.append(evolve(each, way=()))
        elif not (isinstance(each, Blow) and each.who in people and each.occasion == "charge" and each.at == "aimed"):
            kept.append(each)
    return evolve(state, deeds=tuple(kept))


@happens(to=PUBLIC)
class RideRolled:
    """A Ride check of *combatant* on *mount*: to `control` one that is not trained, to have both hands free while his
    `knees` guide it, or to `cushion` its fall."""

    combatant: CombatantId
    mount: CombatantId
    what: What
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is None or turn.who != self.combatant:
            return state
        if self.what == "knees":
            return state.with_(self.combatant, reins=not self.success).in_turn(guided=True)
        if self.what != "control":
            return state
        spent: dict[str, Any] = dict(moved(turn)) if self.success else {"standard": True, "move": True, "steed": MOVES}
        return state.in_turn(deeds=turn.deeds + 1, controlled=self.success, **spent)

    def why(self) -> tuple[str, ...]:
        return _RIDE[self.what]


@happens("D35-MNT-011", to=PUBLIC)
class SeatRolled:
    """Whether *combatant*, who has lost consciousness, stays in the saddle of *mount*: up to *chance* on a d100."""

    combatant: CombatantId
    mount: CombatantId
    face: int
    chance: int
    stays: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, slumped=True) if self.stays else state


@happens("D35-MNT-011", to=PUBLIC)
class SaddleSaid:
    """Whether the saddle of *combatant* is a military one, by the game master's word."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, war_saddle=self.on)


# ---- in one stretch


@happens("D35-MNT-006", "D35-MNT-008", to=PUBLIC)
class RideBegun:
    """*combatant* has *mount* make a double move, or run, straight to *cell*, so many *metres*: through *way* to the
    middle of it, where he may act, then through what is *ahead*. Without a grid *cell* is empty, and it goes *towards*
    somebody or away from all."""

    combatant: CombatantId
    mount: CombatantId
    gait: Gait
    way: tuple[str, ...]
    ahead: tuple[str, ...]
    metres: str
    cell: str
    squares: int
    towards: CombatantId | None = None

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            state = state.in_turn(
                gait=self.gait,
                ahead=self.ahead,
                bound=self.towards,
                halted=False,
                steed=MOVES,
                rode=turn.rode + self.squares * SQUARE,
                moved=True,
                deeds=turn.deeds + 1,
            )
        if self.gait == "run":
            state = run(state, self.mount)
        leads = heading(state, self.combatant, self.towards)
        return evolve(state, deeds=(*state.deeds, Move(self.combatant, self.way, **leads)))

    def why(self) -> tuple[str, ...]:
        return ("D35-MOV-007", "D35-MOV-008") if self.gait == "run" else ()


@happens("D35-MNT-006", "D35-MNT-008", to=PUBLIC)
class RodeOn:
    """*combatant* rides the second half, to *cell*; without a grid *towards* somebody, or away from all."""

    combatant: CombatantId
    mount: CombatantId
    way: tuple[str, ...]
    cell: str
    towards: CombatantId | None = None

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(ahead=(), deeds=state.turn.deeds + 1)
        leads = heading(state, self.combatant, self.towards)
        return evolve(state, deeds=(*state.deeds, Move(self.combatant, self.way, **leads)))


DIFFICULTIES: Final[dict[What, int]] = {"control": 20, "knees": 5, "cushion": 15}
"""What a Ride check is against, by what it is for (D35-MNT-001, -003, -010)."""


def joins(scene: Scene[State], who: str, mount: str) -> Action:
    """*who*, who comes on *mount*, is in its saddle from the beginning."""
    yield from tell(Mounted(who, mount, said=True))


def free(state: State, mount: Fighter) -> bool:
    """Whether anybody could get on *mount* as things stand: not while it is squeezed (D35-MOV-013), for it takes its
    whole space in the saddle."""
    busy = rider(state, mount) is not None or mount.mount is not None or grappling(state, mount.id)
    return not (busy or mount.out or LIES(mount) or SQUEEZES(mount))


def mounts_near(state: State, who: Fighter) -> Iterator[Fighter]:
    """Those that he could mount from where he stands: of his own side, built for it, large enough, and free."""
    for each in state.combatants.values():
        willing = each.id != who.id and each.side == who.side and each.rideable and not each.hidden
        if willing and large_enough(each, who) and free(state, each) and distance(who, each) <= SQUARE:
            yield each


def landing(state: State, who: Fighter) -> str | None:
    """The free cell nearest to his mount on which *who* comes down, of several the one farthest from his foes; without
    a grid there is none."""
    if not on_grid(state):
        return None
    mount = steed(state, who) or who
    there = space(mount)
    who = evolve(who, astride=0)
    width = who.width
    others = (each for each in state.combatants.values() if each.id != who.id and not each.hidden)
    full = {at for each in others for at in space(each)} | closed(state, who)
    foes = [each for each in state.combatants.values() if each.side != who.side and not (each.out or each.hidden)]

    def fits(cell: str) -> bool:
        wanted = squares(cell, width)
        return bool(wanted) and full.isdisjoint(wanted)

    def away(at: Point) -> int:
        return min((distance(who, each, at=name_of(at)) for each in foes), default=0)

    for far in range(1, ROWS):
        found = saddling.landing(saddling.around(there, width, far), fits, away)
        if found is not None:
            return found
    return mount.cell


def riding(state: State, who: Fighter, what: What) -> Ahead:
    """The Ride check of *who*."""
    return Ahead(state, "skill", Trial(who, 0, skill="ride"), DIFFICULTIES[what])


def rides(scene: Scene[State], ident: str, mount: str, what: What) -> Step[bool]:
    """*ident* makes a Ride check on *mount*."""
    made = yield from riding(scene.now, scene.now.combatants[ident], what).made(scene, why="ride")
    yield from tell(RideRolled(ident, mount, what, against=made.against, success=made.succeeds, **made.told()))
    return made.succeeds


# ---- What the game master says of mounts (D35-MNT-002, -011).


@word(tool="mount")
class Saddle(Word):
    """*who* rides *mount* from now on, at no cost: its size must do, and its side."""

    who: CombatantId = from_text("who")
    mount: CombatantId = from_text("target")

    def check(self, state: State) -> None:
        who, mount = two(state, self.who, self.mount)
        unless_so(who, who.mount, self.mount)
        if not large_enough(mount, who):
            raise Refused("dnd35-mount-small", name=who.name, mount=mount.name)
        busy = who.mount is not None or rider(state, who) is not None or grappling(state, who.id) or who.out
        if busy or not free(state, mount) or mount.side != who.side:
            raise Refused("dnd35-mount-taken", name=who.name, mount=mount.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Mounted(self.who, self.mount, said=True))


@word(tool="dismount")
class Unsaddle(Word):
    """*who* stands beside his mount, at no cost."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.mount is None:
            raise Refused("dnd35-not-riding", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        yield from tell(Dismounted(who.id, "said", who.mount, landing(scene.now, who)))


@word(tool="war_saddle")
class SaySaddle(Word):
    """The saddle of *who* is a military one, or is not."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = SaddleSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        unless_so(who, who.war_saddle, self.on)
