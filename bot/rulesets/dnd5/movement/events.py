"""What is told of movement (DN5-MOV)."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal

from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd5.base.budget import spends, spent, until_next_turn
from bot.rulesets.dnd5.base.distances import is_slant, left_behind, slanted
from bot.rulesets.dnd5.movement.passing import TIGHT, carried, squeezed
from bot.rulesets.dnd5.state import SQUARE, Fall, Fighter, Mode, Move, State, led, rider
from bot.rulesets.dnd5.state.deeds import Cause, Stretch
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.gathering import pair
from bot.rulesets.shared.ground.geometry import point_of
from bot.rulesets.shared.naming import Aside, CombatantId

HINDRANCE_RULES: Final = {
    "difficult": ("DN5-MOV-006", "DN5-MOV-007"),
    "crawling": ("DN5-MOV-010",),
    "squeezing": ("DN5-MOV-020",),
    "swimming": ("DN5-EXT-016",),
    "climbing": ("DN5-EXT-016",),
}


@happens("DN5-MOV-001", to=PUBLIC)
class MoveBegun:
    """*combatant* sets out: through the cells of *way*, to the *cell* that is the last of it; without a grid, *towards*
    somebody or (None) away from all, for *distance* centimetres; in the air, to another *height*. *metres*: how far
    that is, as it is read; *dear*: what it will cost, where that is more. *contested*: without a grid, whether a foe
    may strike at him first: then he means to go and has not gone (`Walked`)."""

    combatant: CombatantId
    way: tuple[str, ...] = ()
    towards: CombatantId | None = None
    distance: int = 0
    cause: Cause = "move"
    mode: Mode = "walk"
    cell: str | None = None
    metres: str = "0"
    height: int | None = None
    dear: str | None = None
    contested: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        move = Move(self.combatant, self.cause, self.way, self.towards, self.distance, self.mode, self.height)
        if self.cause == "move" and state.turn is not None:
            state = spent(state, ran=state.turn.ran, trail=state.turn.trail)
        return evolve(state, deeds=(*state.deeds, move))


@happens("DN5-MOV-001", to=PUBLIC)
class Stepped:
    """*combatant* enters *cell*, which costs him so many centimetres of his movement. *hindrances*: what makes it dear
    (DN5-MOV-011). *mode*: how he goes there (DN5-MOV-002, -005)."""

    combatant: CombatantId
    cell: str
    cost: int
    hindrances: tuple[str, ...] = ()
    mode: Mode = "walk"

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        left = None if who is None else who.cell
        state = squeezed(slantwise(state, self.combatant, self.cell, self.mode), self.combatant)
        # Each hindrance adds the distance once more: the rest is how far he has gone.
        more = self.cost - self.cost // (1 + len(self.hindrances))
        state = paid(state, self.combatant, self.cost, more, self.mode)
        state = ran(state, self.combatant, self.mode, Stretch(SQUARE, left))
        deed = state.deed
        if deed is None or deed.deed != "move":
            return state
        return state.in_deed(way=deed.way[1:], asked=False)

    def why(self) -> tuple[str, ...]:
        found = tuple(dict.fromkeys(rule for each in self.hindrances for rule in HINDRANCE_RULES.get(each, ())))
        return (*found, "DN5-MOV-011") if found else ()


@happens("DN5-MOV-001", to=PUBLIC)
class Walked:
    """Without a grid: *combatant* has gone so far; *distances*: how far he is from others now, in centimetres. *dear*:
    what that cost in metres, where it is more."""

    combatant: CombatantId
    metres: str
    cost: int
    distances: dict[Aside, int]
    towards: CombatantId | None = None
    hindrances: tuple[str, ...] = ()
    mode: Mode = "walk"
    far: int = 0
    dear: str | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        state = left_behind(state, self.combatant)
        more = max(0, self.cost - self.far) if self.hindrances else 0
        state = paid(apart(state, self.combatant, self.distances), self.combatant, self.cost, more, self.mode)
        who = state.combatants.get(self.combatant)
        carried_one = None if who is None else rider(state, who)
        if carried_one is not None:
            found = {each: far for each, far in self.distances.items() if each != carried_one.id}
            state = apart(state, carried_one.id, found)
        state = ran(state, self.combatant, self.mode, Stretch(self.far, None, self.towards))
        return state.in_deed(distance=0, asked=False)

    def why(self) -> tuple[str, ...]:
        found = tuple(dict.fromkeys(rule for each in self.hindrances for rule in HINDRANCE_RULES.get(each, ())))
        return (*found, "DN5-MOV-011") if found else ()


@happens("DN5-MOV-005", to=PUBLIC)
class TookOff:
    """*combatant* flies from now on, or goes on foot again; that costs nothing by itself."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, mode="fly" if self.on else "walk")
        turn = state.turn
        return state if turn is None else spent(state)


@happens("DN5-MOV-001", to=PUBLIC)
class Soared:
    """*combatant* is at another *height* now, which costs so much of the movement; *metres*: the height as it is read.
    *said*: by the game master's word."""

    combatant: CombatantId
    height: int
    metres: str
    cost: int = 0
    said: bool = False

    def befalls(self, state: State, who: Fighter) -> State:
        mode = "fly" if self.height else "walk" if self.said else who.mode
        state = carried(state.with_(who.id, height=self.height, mode=mode), who.id)
        deed = state.deed
        if self.said or deed is None or deed.deed != "move":
            return state
        return paid(state, who.id, self.cost).in_deed(height=None, asked=False)


@happens("DN5-EXT-014", to=GM_ONLY)
class FallBegun:
    """*combatant* falls, and somebody may react to it."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=(*state.deeds, Fall(self.combatant, "fall")))


@happens("DN5-EXT-014", to=GM_ONLY)
class FallAverted:
    """*combatant* falls no more: something holds him."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return _down(state, self.combatant)


def _down(state: State, ident: str) -> State:
    """*state* once the fall of *ident* is over."""
    return evolve(state, deeds=tuple(each for each in state.deeds if each.deed != "fall" or each.who != ident))


def _stopped(state: State, ident: str) -> State:
    """*state* once nothing is left of what *ident* was about to go."""
    deeds = tuple(
        evolve(each, way=(), distance=0, height=None) if each.deed == "move" and each.who == ident else each
        for each in state.deeds
    )
    return evolve(state, deeds=deeds)


@happens("DN5-EXT-014", to=PUBLIC)
class Borne:
    """A spell bears *combatant* down: he is at this *height* now, until his next turn; *metres*: so far from the
    ground, as it is read."""

    combatant: CombatantId
    height: int
    metres: str

    def befalls(self, state: State, who: Fighter) -> State:
        borne = Condition("borne", until_next_turn(state, who.id))
        state = carried(state.with_(who.id, height=self.height, conditions=(*who.conditions, borne)), who.id)
        return _stopped(_down(state, who.id), who.id)


@happens("DN5-MOV-015", "DN5-EXT-014", to=PUBLIC)
class Plunged:
    """*combatant*, who can fly no more, falls to the ground from so high; what he was about to do on his way is
    over. *softly*: a spell brings him down unharmed, and ends with that."""

    combatant: CombatantId
    height: int
    metres: str
    softly: bool = False

    def befalls(self, state: State, who: Fighter) -> State:
        effects = tuple(each for each in who.effects if not (self.softly and each.spell.softens))
        state = squeezed(state.with_(who.id, height=0, mode="walk", effects=effects), who.id)
        return _stopped(_down(state, who.id), who.id)


@happens(to=PUBLIC)
class MoveEnded:
    """*combatant* has arrived, or was stopped on his way, on *cell* (DN5-REA-009). *short*: the foe to whom he went and
    whom he cannot strike yet from where he stands, so many *metres* away."""

    combatant: CombatantId
    stopped: bool = False
    cell: str | None = None
    short: CombatantId | None = None
    metres: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])

    def why(self) -> tuple[str, ...]:
        return ("DN5-REA-009",) if self.stopped else ()


@happens()
class PlacedAt:
    """*combatant* stands on *cell*: put there at the beginning, by the game master, or moved by something
    else (DN5-INI-004, DN5-REA-007). *unseen*: he is hidden."""

    combatant: CombatantId
    cell: str
    reason: Literal["opening", "gm", "forced"] = "opening"
    unseen: bool = False

    def befalls(self, state: State, who: Fighter) -> State:
        return put_elsewhere(state, who, self.cell, forced=self.reason == "forced")

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC

    def why(self) -> tuple[str, ...]:
        return ("DN5-REA-007",) if self.reason == "forced" else ("DN5-INI-004",)


@happens("DN5-INI-004", to=PUBLIC)
class DistanceSaid:
    """So many centimetres lie between them, where there is no grid."""

    combatant: CombatantId
    other: CombatantId
    distance: int
    metres: str

    def change(self, state: State) -> State:
        return apart(state, self.combatant, {self.other: self.distance})


@happens(to=PUBLIC)
class WentProne:
    """*combatant* drops prone (DN5-MOV-008), or stands up for so many centimetres of his movement (DN5-MOV-009)."""

    combatant: CombatantId
    prone: bool
    cost: int = 0

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.conditions if each.kind != "prone")
        kept = (*kept, Condition("prone")) if self.prone else kept
        return spent(paid(state.put(evolve(who, conditions=kept)), who.id, self.cost))

    def why(self) -> tuple[str, ...]:
        return ("DN5-MOV-008", "DN5-EXT-008") if self.prone else ("DN5-MOV-009",)


@happens("DN5-MOV-007", to=PUBLIC)
class GroundSaid:
    """What *cells* are, beside plain ground."""

    cells: tuple[str, ...]
    kinds: tuple[str, ...]

    def change(self, state: State) -> State:
        grounds = {cell: each for cell, each in state.grounds.items() if cell not in self.cells}
        if self.kinds:
            grounds |= dict.fromkeys(self.cells, self.kinds)
        state = evolve(state, grounds=grounds)
        for who in state.combatants.values():
            if who.rides is None:
                state = squeezed(state, who.id)
        return state


@happens("DN5-MOV-007", to=PUBLIC)
class StretchSaid:
    """Without a grid: what hinders *combatant* on his way from now on (*kinds*; none: nothing does)."""

    combatant: CombatantId
    kinds: tuple[str, ...]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, stretch=self.kinds, squeezing=TIGHT in self.kinds)


@happens("DN5-MOV-017", to=PUBLIC)
class PassageSaid:
    """*combatant* lets foes pass through the space that he controls, or no more."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, yields=self.on)


def put_elsewhere(state: State, who: Fighter, cell: str | None, *, forced: bool) -> State:
    """*state* once *who* is on *cell* without having gone there, out of the saddle if he sat in one; whoever sits on
    him, *forced*, must see to it that he stays there (DN5-MNT-003). Without a grid there are no cells."""
    if who.rides is not None:
        state = state.with_(who.id, rides=None, astride=0, jolted=False)
    state = squeezed(state.with_(who.id, cell=cell or who.cell), who.id)
    thrown = rider(state, who) if forced else None
    return state if thrown is None else state.with_(thrown.id, jolted=True)


def paid(state: State, ident: str, cost: int, dear: int = 0, mode: str = "walk") -> State:
    """*state* once *ident* has spent so much of the movement of his turn, *dear* of it for what hindered him as he went
    in that *mode*; a move that is paid with an action or a reaction costs none. A mount that is controlled spends its
    own in its rider's turn (DN5-MNT-007)."""
    turn, deed, who = state.turn, state.deed, state.combatants.get(ident)
    otherwise = deed is not None and deed.deed == "move" and deed.cause != "move"
    if turn is None or who is None or otherwise:
        return state
    if turn.who == ident:
        return state.in_turn(moved=turn.moved + cost, dear=_added(turn.dear, who, mode, dear))
    led_by = led(state, who)
    if led_by is None or led_by.id != turn.who:
        return state
    return state.in_turn(steed_moved=turn.steed_moved + cost, steed_dear=_added(turn.steed_dear, who, mode, dear))


def _added(found: dict[str, int], who: Fighter, mode: str, more: int) -> dict[str, int]:
    of = spends(who, mode)
    return {**found, of: found.get(of, 0) + more} if more else found


def slantwise(state: State, ident: str, cell: str, mode: str) -> State:
    """*state* once *ident* stands on *cell*, one step away; where every second diagonal counts double, one more is
    counted, of the turn or of a move that is paid otherwise (DN5-EXT-017)."""
    who, deed, turn = state.combatants.get(ident), state.deed, state.turn
    here, there = point_of("" if who is None else who.cell or ""), point_of(cell)
    state = state.with_(ident, cell=cell)
    if not slanted(state) or mode == "jump" or here is None or there is None or not is_slant(here, there):
        return state
    if deed is not None and deed.deed == "move" and deed.cause != "move":
        return state.in_deed(slants=deed.slants + 1)
    return state if turn is None else state.in_turn(slants=turn.slants + 1)


def ran(state: State, ident: str, mode: str, stretch: Stretch) -> State:
    """*state* once *ident* has gone that *stretch*: on foot, that is a run-up (DN5-EXT-016)."""
    turn = state.turn
    if turn is None or turn.who != ident:
        return state
    if mode != "walk":
        return state.in_turn(ran=0, trail=())
    return state.in_turn(ran=turn.ran + stretch.far, trail=(*turn.trail, stretch))


def apart(state: State, ident: str, distances: dict[str, int]) -> State:
    """*state* once *ident* is so far from each of those."""
    return evolve(state, distances={**state.distances, **{pair(ident, each): far for each, far in distances.items()}})
