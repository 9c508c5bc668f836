"""What special actions and wrestlers do to each other's places: the chapter on movement tells it."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.shared.check import Point

State = AlternatifState
directions: Final[Point[[State, str, str], list[str]]] = Point("to which cells somebody can be driven")
"""The cells to which one can drive another first; none without a grid."""
where: Final[Point[[State, Combatant, str, str], Decision]] = Point("which of them is asked")
"""The question to which of them somebody pushes another, under that key."""
push: Final[Point[[Scene[State], str, str, int, str | None], Action]] = Point("where a push ends")
"""One drives another so many cells, over a first one or (None) straight back (ALT-MOV-017, -018)."""
follow: Final[Point[[Scene[State], str, str], Action]] = Point("how one steps after another")
is_open_behind: Final[Point[[State, Combatant, Combatant], bool]] = Point("whether a breakthrough has an end")
"""Whether there is room behind whom one would break through (ALT-MOV-019)."""
pass_through: Final[Point[[Scene[State], str, str, str | None], Action]] = Point("where a breakthrough ends")
"""One passes another, or the third one beside him."""
out_of_the_clinch: Final[Point[[Scene[State], str, str, int, str | None, bool], Action]] = Point("where it ends there")
"""One drives another so many cells out of the cell that they share in a clinch, over a first one or (None) where there
is most room; a key may take him along (ALT-WRE-044, ALT-WRE-018)."""
