"""What happens on the ground: where people stand, step and run."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.state.moving import Pace, Terrain


@record
class Placed:
    """Somebody stands on *cell* now, without having moved there: the encounter begins, the game master puts him there,
    a clinch brings two people onto one cell or its end parts them. *before*: empty for none."""

    combatant: str
    cell: str
    before: str
    reason: Literal["deployed", "gm", "clinch", "apart"]
    type: Literal["placed"] = "placed"


@record
class GroundSaid:
    """What *cells* are beside plain ground (none: plain); without cells, the ground under the feet of *combatant*."""

    cells: tuple[str, ...]
    ground: tuple[Terrain, ...]
    combatant: str | None = None
    type: Literal["ground_said"] = "ground_said"


@record
class StepMeant:
    """*combatant* has steps in mind, one a segment (none: he has given them up): *path*, cells, or words that stand for
    one without a grid; or he would change places with *swap*. *target*: the enemy whom he goes to. Nobody else learns
    of it before they are made (ALT-MOV-010)."""

    combatant: str
    path: tuple[str, ...]
    swap: str = ""
    target: str | None = None
    type: Literal["step_meant"] = "step_meant"


@record
class Stepped:
    """One cell (ALT-MOV-009): `lead`, or `follow` in answer to somebody else's. Without a grid, cells are empty: `away`
    from everybody in contact, `toward` *other*, or `follow` after *other*."""

    combatant: str
    cell: str
    before: str
    how: Literal["lead", "follow", "away", "toward"]
    other: str | None = None
    type: Literal["stepped"] = "stepped"


@record
class CellContested:
    """*combatant* and *enemies* (whoever they are) wanted the same *cell*; he has it, by his Dexterity, his Strength or
    a d6 each (ALT-MOV-011)."""

    combatant: str
    enemies: tuple[str, ...]
    cell: str
    by: Literal["dexterity", "strength", "dice"]
    type: Literal["cell_contested"] = "cell_contested"


@record
class StepLost:
    """The step to *cell* cannot be made: *other* has the cell, or something is in the way."""

    combatant: str
    cell: str
    other: str | None = None
    type: Literal["step_lost"] = "step_lost"


@record
class Stayed:
    """*combatant* follows nobody and goes nowhere else in this segment."""

    combatant: str
    type: Literal["stayed"] = "stayed"


@record
class SwapAgreed:
    """*combatant* changes places with *other*, or does not want to (ALT-MOV-020)."""

    combatant: str
    other: str
    agreed: bool
    type: Literal["swap_agreed"] = "swap_agreed"


@record
class Swapped:
    """*combatant* stands on *cell* now, *other* on *before*."""

    combatant: str
    other: str
    cell: str
    before: str
    type: Literal["swapped"] = "swapped"


@record
class RunMeant:
    """The way of a full move (`Run`): it is announced, or its runner has to go another way."""

    combatant: str
    to: str
    path: tuple[str, ...]
    pace: Pace
    speeds: tuple[int, ...]
    aim: str | None = None
    flees: bool = False
    type: Literal["run_meant"] = "run_meant"


@record
class Ran:
    """Part of a full move: over *cells* in *segment*, *left* more of that segment; *path* lies ahead. *blocked*: it
    ends here, the way is barred. Without a grid *cells* is empty and *metres* says how far."""

    combatant: str
    cells: tuple[str, ...]
    path: tuple[str, ...]
    left: int
    segment: int
    pace: Pace
    metres: int
    aim: str | None = None
    flees: bool = False
    blocked: bool = False
    type: Literal["ran"] = "ran"


@record
class Shoved:
    """*combatant* is driven over *cells* to *cell* by *other* (ALT-MOV-017). *cornered*: he is jammed against an
    obstacle, and from where (ALT-MOV-018); `-` without a grid."""

    combatant: str
    other: str
    cell: str
    before: str
    cells: int
    cornered: str = ""
    type: Literal["shoved"] = "shoved"


@record
class WentThrough:
    """*combatant* goes on from *before* to *cell*: past *other* in a breakthrough (ALT-MOV-019), or into the cell that
    *other* was driven from (`after`)."""

    combatant: str
    other: str
    cell: str
    before: str
    after: bool = False
    type: Literal["went_through"] = "went_through"


@record
class Cornered:
    """The game master says that *combatant* is jammed against an obstacle, or no more (ALT-MOV-018)."""

    combatant: str
    on: bool
    type: Literal["cornered"] = "cornered"
