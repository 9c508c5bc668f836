"""What happens on the ground: where people stand, step and run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rulesets.alternatif.state.moving import Terrain


@dataclass(frozen=True)
class Placed:
    """Somebody stands on *cell* now, without having moved there: the encounter begins, the game master puts him there,
    a clinch brings two people onto one cell or its end parts them. *before*: empty for none."""

    combatant: str
    cell: str
    before: str
    reason: Literal["deployed", "gm", "clinch", "apart"]
    type: Literal["placed"] = "placed"


@dataclass(frozen=True)
class GroundSaid:
    """What *cells* are beside plain ground (none: plain); without cells, the ground under the feet of *combatant*."""

    cells: tuple[str, ...]
    ground: tuple[Terrain, ...]
    combatant: str | None = None
    type: Literal["ground_said"] = "ground_said"
