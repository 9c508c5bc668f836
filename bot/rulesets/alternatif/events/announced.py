"""What is in preparation: reactions, initiatives, standing orders."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.state import Hand, Status


@record
class ActionDeclared:
    """*repeated*: by default, without a word. *kept*: a melee action was in preparation already, it goes on. *second*:
    the weapon of the off hand, which fights too."""

    combatant: str
    action: Literal["melee"]
    hand: Hand
    weapon: str
    target: str | None
    repeated: bool
    stamp: int
    kept: bool = False
    second: str | None = None
    type: Literal["action_declared"] = "action_declared"


@record
class ReactionRolled:
    """*segment* (the due one) = *stamp* + max(1, sum of *faces* + *adjust*) + *fixed* + *postponed*."""

    combatant: str
    hand: Hand
    die: str
    faces: tuple[int, ...]
    adjust: int
    initial: bool
    stamp: int
    postponed: int
    segment: int
    fixed: int = 0
    type: Literal["reaction_rolled"] = "reaction_rolled"


@record
class StoodBy:
    """*forced*: there is nobody left to fight; he is asked again as soon as there is."""

    combatant: str
    segment: int
    forced: bool
    type: Literal["stood_by"] = "stood_by"


@record
class BeatImposed:
    """His next reaction counts from *until*; what was pending comes at *due*."""

    combatant: str
    segments: int
    until: int
    due: int | None
    type: Literal["beat_imposed"] = "beat_imposed"


@record
class ActionCameUp:
    combatant: str
    hand: Hand
    segment: int
    type: Literal["action_came_up"] = "action_came_up"


@record
class ActionLost:
    combatant: str
    hand: Hand
    reason: Literal["given_up", "no_target", "contact_lost", "interrupted", "free_action"]
    segment: int
    type: Literal["action_lost"] = "action_lost"


@record
class InitiativePostponed:
    """*segment*: the new due one; None when nothing was pending (the next reaction bears it, ALT-PAR-016)."""

    combatant: str
    hand: Hand
    by: int
    segment: int | None
    reason: Literal["parry", "guard"]
    type: Literal["initiative_postponed"] = "initiative_postponed"


@record
class StatusChanged:
    combatant: str
    hand: Hand
    status: Status
    type: Literal["status_changed"] = "status_changed"


@record
class OrderGiven:
    """A standing order of *combatant*: *order* in every *matter* of that kind."""

    combatant: str
    matter: str
    order: str
    type: Literal["order_given"] = "order_given"
