"""What becomes of people's breath."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.events.terms import Term

Effort = Literal["tiring", "neutral", "restful"]
Look = Literal["fresh", "tiring", "out_of_breath"]


@record
class BreathCounted:
    """*round* is over: the fatigue *points* that those whose have changed have now, and the tiring rounds in the saddle
    (*rides*)."""

    round: int
    points: dict[str, int] = field(default_factory=dict)
    rides: dict[str, int] = field(default_factory=dict)
    type: Literal["breath_counted"] = "breath_counted"


@record
class BreathShown:
    """What *combatant* has gathered of *threshold* by the end of *round*, and what it costs from now on (*malus*, 0 or
    less)."""

    combatant: str
    round: int
    points: int
    threshold: int
    malus: int
    type: Literal["breath_shown"] = "breath_shown"


@record
class FatigueMatters:
    """From now on fatigue is shown to everybody's player (ALT-FAT-010)."""

    round: int
    type: Literal["fatigue_matters"] = "fatigue_matters"


@record
class ExhaustionSaved:
    """The fortitude save of *combatant*, who has gone beyond twice his threshold (ALT-FAT-008); who fails dies."""

    combatant: str
    points: int
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["success", "failure"]
    type: Literal["exhaustion_saved"] = "exhaustion_saved"


@record
class EffortSaid:
    """The game master's word on what *combatant* does in *round*."""

    combatant: str
    effort: Effort
    round: int
    type: Literal["effort_said"] = "effort_said"


@record
class SaddleSaid:
    """Whether *combatant* fights in the saddle, as far as his breath goes (ALT-FAT-009)."""

    combatant: str
    on: bool
    type: Literal["saddle_said"] = "saddle_said"


@record
class BreathTold:
    """How tired *combatant* looks; *other*: whom the game master tells it to (None: everybody)."""

    combatant: str
    look: Look
    other: str | None = None
    type: Literal["breath_told"] = "breath_told"


@record
class RestAgreed:
    """Everybody holds off for *rounds* rounds: nobody is asked before segment *until* (ALT-FAT-011)."""

    rounds: int
    until: int
    type: Literal["rest_agreed"] = "rest_agreed"
