"""Actions other than melee, and the order of events within a segment."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Name
from bot.kernel.values import record
from bot.rulesets.alternatif.state import Hand


@record
class ActionProposed:
    """*combatant* announces an action that is not melee; nothing is lost yet. *reaction* and *duration* (numbers or
    dice) are None while the game master has not given them."""

    combatant: str
    action: str
    stamp: int
    label: Name = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    reaction: str | None = None
    duration: str | None = None
    sure: bool = False
    type: Literal["action_proposed"] = "action_proposed"


@record
class ProposalSettled:
    """*how*: its figures were given, its author is sure, or it comes to nothing."""

    combatant: str
    how: Literal["figures", "sure", "dropped", "refused"]
    reaction: str | None = None
    duration: str | None = None
    type: Literal["proposal_settled"] = "proposal_settled"


@record
class TaskBegun:
    """Prepared until the end of *prepared* (*stamp* when there is no reaction), done from *first* to *last*. *guard*:
    the enemies in contact, against whom the guard is down. *then*: the amount of a second stretch, rolled when the
    first is over. *maximum*: every die of the reaction or of the duration shows its greatest face. *group*: whose
    action it is, when several do it together."""

    combatant: str
    action: str
    stamp: int
    prepared: int
    first: int
    last: int
    reaction_die: str
    reaction_faces: tuple[int, ...]
    duration_die: str
    duration_faces: tuple[int, ...]
    label: Name = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    guard: tuple[str, ...] = ()
    then: str = ""
    maximum: bool = False
    group: str = ""
    type: Literal["task_begun"] = "task_begun"


@record
class GuardLowered:
    """*combatant*, engaged with *enemies*, lowers his guard to do something else: what everybody sees of
    `TaskBegun`."""

    combatant: str
    action: str
    enemies: tuple[str, ...]
    label: Name = ""
    weapon: str | None = None
    type: Literal["guard_lowered"] = "guard_lowered"


@record
class TaskEnded:
    """The action takes its effect at the end of *segment*. One that was rushed at a *penalty* or a *chance* of failure
    (per cent, *face* of the d100) may have *failed*."""

    combatant: str
    action: str
    segment: int
    label: Name = ""
    weapon: str | None = None
    target: str | None = None
    penalty: int = 0
    chance: int = 0
    face: int | None = None
    failed: bool = False
    type: Literal["task_ended"] = "task_ended"


@record
class TaskBroken:
    """It is broken off; *left*: the segments still to be done of it, 0 when all of it is lost (ALT-REA-016). Of an
    *incantation* that is broken, `incantation_settled` has told it. Of one that was dropped: *unseen*, nobody saw it in
    preparation but its author's side; *fights*, he means to fight instead."""

    combatant: str
    action: str
    segment: int
    left: int = 0
    label: Name = ""
    reason: Literal["dropped", "interrupted", "incantation", "out"] = "interrupted"
    unseen: bool = False
    fights: bool = False
    type: Literal["task_broken"] = "task_broken"


@record
class ActionHeld:
    """Once prepared the action is kept ready, at the latest until *until* (ALT-REA-020)."""

    combatant: str
    action: str
    until: int | None
    label: Name = ""
    type: Literal["action_held"] = "action_held"


@record
class ActionReleased:
    """A held action is let go: it fills *first* to *last*."""

    combatant: str
    action: str
    first: int
    last: int
    label: Name = ""
    type: Literal["action_released"] = "action_released"


@record
class SimultaneousTestRolled:
    """The seconds in which two events of one segment fall; *earlier* prevents the other, None when the gap is less than
    *gap* (ALT-REA-018, -019)."""

    combatant: str
    other: str
    face: int
    other_face: int
    second: int
    other_second: int
    gap: int
    earlier: str | None
    type: Literal["simultaneous_test_rolled"] = "simultaneous_test_rolled"
