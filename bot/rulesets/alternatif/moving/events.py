"""What happens on the ground: where people stand, step and run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import CELL, State, slipped
from bot.rulesets.alternatif.state import Combatant
from bot.rulesets.alternatif.state.arms import pair_key
from bot.rulesets.alternatif.state.magic import Pace, Run, Terrain
from bot.rulesets.shared.book import OWNER, SIDE, happens
from bot.rulesets.shared.naming import Aside, CombatantId

# ---- What is remembered of where somebody stands, changed.


def moved(state: State, ident: str, cell: str, **changes: Any) -> State:
    """*ident* stands on *cell*: the game master's word on his contacts is spent, nothing jams him any more."""
    return unsaid(state, (ident,)).amend(ident, "spot", cell=cell, **{"cornered": "", **changes})


def unsaid(state: State, people: Iterable[str]) -> State:
    """The game master's word on the contacts of *people*, on the grid, holds no longer."""
    board, gone = state.board, set(people)
    apart = tuple(each for each in board.apart if not gone & set(each.split("|")))
    linked = tuple(each for each in board.linked if not gone & set(each.split("|")))
    if (apart, linked) == (board.apart, board.linked):
        return state
    return evolve(state, board=evolve(board, apart=apart, linked=linked))


def apart(state: State, pairs: Iterable[tuple[str, str]], cells: int) -> State:
    """Without a grid: the people of each pair are *cells* from each other."""
    distances = {**state.places.distances, **{pair_key(*pair): cells * CELL for pair in pairs}}
    return evolve(state, places=evolve(state.places, distances=distances))


def nearer(state: State, who: str, other: str, cells: int) -> State:
    """Without a grid: *who* has come *cells* nearer to *other*, at most to the next cell; what nobody has said stays
    unsaid."""
    known = state.places.distances.get(pair_key(who, other))
    if known is None:
        return state
    return apart(state, [(who, other)], max(1, known // CELL - cells))


@happens("ALT-MOV-002", to=PUBLIC)
class Placed:
    """Somebody stands on *cell* now, without having moved there: the encounter begins, the game master puts him there,
    a clinch brings two people onto one cell or its end parts them. *before*: empty for none."""

    combatant: CombatantId
    cell: str
    before: str
    reason: Literal["deployed", "gm", "clinch", "apart"]

    def change(self, state: State) -> State:
        return moved(state, self.combatant, self.cell)


@happens("ALT-MOV-001", to=PUBLIC)
class GroundSaid:
    """What *cells* are beside plain ground (none: plain); without cells, the ground under the feet of *combatant*."""

    cells: tuple[str, ...]
    ground: tuple[Terrain, ...]
    combatant: CombatantId | None = None

    def change(self, state: State) -> State:
        if self.combatant is not None:
            return state.amend(self.combatant, "spot", ground=self.ground)
        grounds = {cell: ground for cell, ground in state.board.grounds.items() if cell not in self.cells}
        if self.ground:
            grounds |= dict.fromkeys(self.cells, self.ground)
        return evolve(state, board=evolve(state.board, grounds=grounds))


@happens("ALT-MOV-006", "ALT-MOV-010", to=OWNER)
class StepMeant:
    """*combatant* has steps in mind, one a segment (none: he has given them up): *path*, cells, or words that stand for
    one without a grid; or he would change places with *swap*. *target*: the enemy whom he goes to. Nobody else learns
    of it before they are made (ALT-MOV-010)."""

    combatant: CombatantId
    path: tuple[str, ...]
    swap: CombatantId = ""
    target: CombatantId | None = None

    def change(self, state: State) -> State:
        state = state.amend(self.combatant, "spot", meant=self.path, swap=self.swap)
        who = state.combatants.get(self.combatant)
        if who is None or self.target is None or who.task or who.proposal or who.intent not in ("none", "standby"):
            return state
        # Once there, he goes at whom he went to.
        return state.put(evolve(who, intent="melee", target=self.target))


@happens("ALT-MOV-006", to=PUBLIC)
class Stepped:
    """One cell (ALT-MOV-009): `lead`, or `follow` in answer to somebody else's. Without a grid, cells are empty: `away`
    from everybody in contact, `toward` *other*, or `follow` after *other*."""

    combatant: CombatantId
    cell: str
    before: str
    how: Literal["lead", "follow", "away", "toward"]
    other: CombatantId | None = None

    def befalls(self, state: State, who: Combatant) -> State:
        meant = who.spot.meant[1:] if self.how != "follow" else ()
        if self.how == "lead" and who.spot.beaten == state.segment:
            meant = ()
        changes: dict[str, Any] = {"stepped": state.segment, "meant": meant, "swap": "", "after": self.other or ""}
        if self.cell:
            state = moved(state, who.id, self.cell, **changes)
        else:
            state = state.amend(who.id, "spot", **changes)
            if self.how == "away":
                state = apart(state, [(who.id, ident) for ident in who.contacts], 2)
            elif self.how == "toward" and self.other is not None:
                state = nearer(state, who.id, self.other, 1)
        if self.how in ("lead", "away"):
            retreats = {**state.board.retreats, who.id: who.contacts}
            state = evolve(state, board=evolve(state.board, retreats=retreats))
        return state

    def why(self) -> tuple[str, ...]:
        found = {"lead": ("ALT-MOV-009", "ALT-MOV-010"), "follow": ("ALT-MOV-009",), "away": ("ALT-MOV-013",)}
        return found.get(self.how, ("ALT-MOV-009",))


@happens("ALT-MOV-011", changes=False, to=PUBLIC)
class CellContested:
    """*combatant* and *enemies* (whoever they are) wanted the same *cell*; he has it, by his Dexterity, his Strength or
    a d6 each (ALT-MOV-011)."""

    combatant: CombatantId
    enemies: tuple[CombatantId, ...]
    cell: str
    by: Literal["dexterity", "strength", "dice"]


@happens("ALT-MOV-011", "ALT-MOV-002", to=PUBLIC)
class StepLost:
    """The step to *cell* cannot be made: *other* has the cell, or something is in the way."""

    combatant: CombatantId
    cell: str
    other: CombatantId | None = None

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {"beaten": state.segment}
        if self.other is None:
            spot = state.combatants[self.combatant].spot
            known = spot.barred if spot.barred_at == state.segment else ()
            changes = {"barred": (*known, self.cell), "barred_at": state.segment}
        return state.amend(self.combatant, "spot", meant=(), swap="", **changes)


@happens("ALT-MOV-009", "ALT-MOV-013", to=SIDE)
class Stayed:
    """*combatant* follows nobody and goes nowhere else in this segment."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "spot", stays=state.segment, beaten=-1)


@happens("ALT-MOV-020", to=SIDE)
class SwapAgreed:
    """*combatant* changes places with *other*, or does not want to (ALT-MOV-020)."""

    combatant: CombatantId
    other: CombatantId
    agreed: bool

    def change(self, state: State) -> State:
        if self.agreed:
            return state.amend(self.combatant, "spot", swap=self.other, meant=())
        return state.amend(self.other, "spot", swap="").amend(self.combatant, "spot", stays=state.segment)


@happens("ALT-MOV-020", to=PUBLIC)
class Swapped:
    """*combatant* stands on *cell* now, *other* on *before*."""

    combatant: CombatantId
    other: CombatantId
    cell: str
    before: str

    def change(self, state: State) -> State:
        done: dict[str, Any] = {"stepped": state.segment, "meant": (), "swap": ""}
        for ident, cell in ((self.combatant, self.cell), (self.other, self.before)):
            state = moved(state, ident, cell, **done)
        return state


@happens("ALT-MOV-007", to=SIDE)
class RunMeant:
    """The way of a full move (`Run`): it is announced, or its runner has to go another way."""

    combatant: CombatantId
    to: str
    path: tuple[str, ...]
    pace: Pace
    speeds: tuple[int, ...]
    aim: Aside | None = None
    flees: bool = False

    def change(self, state: State) -> State:
        run = Run(self.to, self.path, self.pace, self.speeds, self.aim, self.flees)
        return state.amend(self.combatant, "spot", run=run, meant=(), swap="")


@happens("ALT-MOV-007", "ALT-MOV-004", to=PUBLIC)
class Ran:
    """Part of a full move: over *cells* in *segment*, *left* more of that segment; *path* lies ahead. *blocked*: it
    ends here, the way is barred. Without a grid *cells* is empty and *metres* says how far."""

    combatant: CombatantId
    cells: tuple[str, ...]
    path: tuple[str, ...]
    left: int
    segment: int
    pace: Pace
    metres: int
    aim: Aside | None = None
    flees: bool = False
    blocked: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        """Once over, he goes at whoever he ran at (ALT-MOV-021), by default; a shot in the same segment is none of
        his."""
        run = who.spot.run
        if run is None:
            # A rush out of hiding, which is part of a free action (ALT-SUR-010): nobody has announced it.
            here = {"ran": self.segment, "stepped": self.segment, "after": ""}
            return slipped(moved(state, who.id, self.cells[-1], **here), who.id) if self.cells else state
        run = evolve(run, path=self.path, left=self.left, at=self.segment, cells=run.cells + self.metres // 2)
        changes: dict[str, Any] = {"run": run, "ran": self.segment, "stepped": self.segment, "after": ""}
        if self.cells:
            state = moved(state, who.id, self.cells[-1], **changes)
        else:
            state = state.amend(who.id, "spot", **changes)
            if self.flees:
                state = apart(state, [(who.id, ident) for ident in who.contacts], 1 + self.metres // 2)
            elif self.aim is not None and state.settings.map == "none":
                state = nearer(state, who.id, self.aim, self.metres // 2)
        state = slipped(state, who.id)
        now = state.combatants[who.id]
        shooting = evolve(now.shooting, full_move=self.segment)
        more: dict[str, Any] = {"shooting": shooting}
        task = now.task
        if task is not None and (self.blocked or (self.cells and not self.path)):
            more["task"] = evolve(task, last=self.segment)
        if self.aim is not None and not self.path:
            more |= {"intent": "melee", "target": self.aim}
        return state.put(evolve(now, **more))

    def why(self) -> tuple[str, ...]:
        found = ["ALT-MOV-005"] if self.pace == "sprint" else []
        if self.flees:
            found.append("ALT-MOV-012")
        elif self.aim is not None:
            found.append("ALT-MOV-021")
        return (*found, "ALT-MOV-008")


@happens("ALT-MOV-017", to=PUBLIC)
class Shoved:
    """*combatant* is driven over *cells* to *cell* by *other* (ALT-MOV-017). *cornered*: he is jammed against an
    obstacle, and from where (ALT-MOV-018); `-` without a grid."""

    combatant: CombatantId
    other: CombatantId
    cell: str
    before: str
    cells: int
    cornered: str = ""

    def change(self, state: State) -> State:
        state = moved(state, self.combatant, self.cell) if self.cell else state
        return state.amend(self.combatant, "spot", cornered=self.cornered) if self.cornered else state

    def why(self) -> tuple[str, ...]:
        return ("ALT-MOV-018",) if self.cornered else ()


@happens("ALT-MOV-019", to=PUBLIC)
class WentThrough:
    """*combatant* goes on from *before* to *cell*: past *other* in a breakthrough (ALT-MOV-019), or (`after`) into the
    cell that *other* was driven from as he was cornered, or onto that to which he was driven out of a clinch that
    holds (ALT-WRE-044)."""

    combatant: CombatantId
    other: CombatantId
    cell: str
    before: str
    after: bool = False

    def change(self, state: State) -> State:
        return moved(state, self.combatant, self.cell)


@happens("ALT-MOV-018", to=PUBLIC)
class Cornered:
    """The game master says that *combatant* is jammed against an obstacle, or no more (ALT-MOV-018)."""

    combatant: CombatantId
    on: bool

    def befalls(self, state: State, who: Combatant) -> State:
        if not self.on:
            return state.amend(self.combatant, "spot", cornered="")
        # On the grid the first adversary in contact stands in front.
        foes = [state.combatants[ident].spot.cell for ident in who.contacts]
        return state.amend(who.id, "spot", cornered=next((cell for cell in foes if cell), "-"))


@happens(to=PUBLIC, changes=False)
class PlanFollowed:
    """What *combatant* does next without being asked is what his plan says."""

    combatant: CombatantId
