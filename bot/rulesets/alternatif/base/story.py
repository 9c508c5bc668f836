"""Points of the story at which a chapter comes to what only a later one tells; `roll_table` fills them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.effects import Action, Scene, Step
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Wielded
from bot.rulesets.alternatif.state.magic import Disturbance, ItemPlace
from bot.rulesets.shared.check import Point

State: TypeAlias = AlternatifState
Pairs: TypeAlias = Sequence[tuple[str, str]]
Ended: TypeAlias = Literal["gm", "out", "left", "pushed", "captured", "moved"]
"""Why a contact is no more."""

# ---- Contact and what goes with it.

part: Final[Point[[Scene[State], Pairs, Ended], Action]] = Point("people who come apart")
"""The people of each pair are in contact no more."""
clinch_ended: Final[Point[[str, str, Ended], Any]] = Point("the end of a clinch")
"""That two people wrestle with each other no more."""
contact_lost: Final[Point[[str, Hand, Literal["contact_lost"], int], Any]] = Point("what goes with the last contact")
"""That the action of melee of that hand is lost in that segment."""

# ---- What somebody is doing is given up, or broken off.

drop: Final[Point[[Scene[State], str], Action]] = Point("what is given up")
"""Whatever else than melee he was about to do or doing is given up (ALT-REA-010, -015)."""
turn_to_fight: Final[Point[[Scene[State], str], Action]] = Point("what is given up to fight")
"""The same, to fight hand to hand."""
interrupt: Final[Point[[Scene[State], str, int], Action]] = Point("what events break off")
"""What he is doing is broken off; so many segments of it count as done (ALT-REA-014, -016)."""
break_off: Final[Point[[Scene[State], str, int], Action]] = Point("what the game master breaks off")
"""The same, with what he has announced and not begun."""
disturb: Final[Point[[Scene[State], str, Disturbance], Action]] = Point("what disturbs an incantation")
"""Somebody has been wounded, shoved or thrown, or has cried: what he incants may fail (ALT-MAG-010)."""
abandon: Final[Point[[Scene[State], str], Action]] = Point("an incantation that its own author gives up")
"""What he incants is lost (ALT-MAG-010)."""
hold_interrupted: Final[Point[[str, int, Literal["interrupted"], int], Any]] = Point("wrestling that is broken off")
"""That what that die of his prepares is lost in that segment."""
give_up_counters: Final[Point[[Scene[State], str], Action]] = Point("counter-attacks that are given up")
"""Whatever counter-attack he prepares is dropped for another action (ALT-CTR-006)."""

# ---- Shots.

shot_moved: Final[Point[[str, int], Any]] = Point("a shot that leaves when the game master says")
"""That the shot of somebody leaves in that segment."""
shot_turned: Final[Point[[Combatant, str], Any]] = Point("a shot at somebody else")
"""That the shot of somebody is meant for that target now (ALT-MIS-024)."""
shots_in_order: Final[Point[[Scene[State], Pairs, str | None], Step[bool]]] = Point("a shot and what it may break off")
"""The first of those pairs whose order matters for a shot takes effect in that order; whether there is any."""
rearming: Final[Point[[State, Combatant], Mapping[str, Sequence[str]]]] = Point("what an autopilot takes in hand")
"""What it may do now to change what it holds, by action, with what, the best first; nothing for people."""

# ---- Magic items and spells.

stowed: Final[Point[[str, str, ItemPlace], Any]] = Point("where a magic item is put")
"""That his magic item is at that place now."""
hold_asked: Final[Point[[str, str | None, int | None], Any]] = Point("a spell that shall be kept ready")
"""That he wants to keep it ready until that segment, which takes the game master's leave (ALT-MAG-013)."""
hold_refused: Final[Point[[str, str | None], Any]] = Point("a spell that may not be kept ready")
"""That the game master does not allow it."""

# ---- Free actions.

fumbled: Final[Point[[str, str, int], Any]] = Point("what a fumble offers")
"""That somebody may act at once against whoever has fumbled in that segment (ALT-FRE-002)."""
may_take: Final[Point[[State, Combatant, Combatant], bool]] = Point("who may act at once")
"""Whether the first can take a free action against the second now."""
forfeits: Final[Point[[State, Combatant, Sequence[Wielded]], str | None]] = Point("what a parry forfeits")
"""Against whom he has a free action that a parry with one of those weapons costs him (ALT-FRE-003)."""
