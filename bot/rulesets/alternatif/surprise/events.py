"""What happens by surprise: what the game master has found, who is surprised, the save against a sneak attack."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Name
from bot.kernel.values import record
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.state import Notice


@record
class SurpriseSaid:
    """*combatant* surprises *target* in *segment*, *notice* says how far he is noticed; *reason* in the game master's
    own words."""

    combatant: str
    target: str
    segment: int
    notice: Notice
    reason: Name = ""
    type: Literal["surprise_said"] = "surprise_said"


@record
class SurpriseForgotten:
    """*combatant* was noticed in time: he does not surprise *target*."""

    combatant: str
    target: str
    type: Literal["surprise_forgotten"] = "surprise_forgotten"


@record
class SurpriseSprung:
    """The segment has come in which *target* can do nothing against *combatant*. *how*: he is upon him, with a free
    action; he is not, but may shoot or cast; he has announced an action against somebody `else` and surprises nobody
    (ALT-SUR-009). *stunned*: *target* has no action at all."""

    combatant: str
    target: str
    segment: int
    notice: Notice
    how: Literal["hand_to_hand", "afar", "else"]
    stunned: bool = False
    type: Literal["surprise_sprung"] = "surprise_sprung"


@record
class NoticeTested:
    """Whether *other* notices *combatant*: d20 and a bonus each."""

    combatant: str
    other: str
    face: int
    total: int
    other_face: int
    other_total: int
    noticed: bool
    type: Literal["notice_tested"] = "notice_tested"


@record
class SaveAdjusted:
    """What the game master adds to the saves of *combatant* against sneak attacks of this surprise; *waived*: a heavy
    weapon gives him nothing."""

    combatant: str
    bonus: int
    waived: bool = False
    type: Literal["save_adjusted"] = "save_adjusted"


@record
class SneakSaved:
    """The reflex save of *combatant* against the critical of a sneak attack; *margin*: the points by which it
    failed."""

    combatant: str
    attacker: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["success", "failure"]
    margin: int = 0
    natural: Literal[20] | None = None
    type: Literal["sneak_saved"] = "sneak_saved"


@record
class SneakClinched:
    """*combatant* has *target* in his arms before he is noticed (ALT-SNK-011)."""

    combatant: str
    target: str
    type: Literal["sneak_clinched"] = "sneak_clinched"


@record
class DaggersAsked:
    """*combatant* means to stab *target* with both daggers; the game master has to allow it."""

    combatant: str
    target: str
    type: Literal["daggers_asked"] = "daggers_asked"


@record
class DaggersSettled:
    combatant: str
    target: str
    allowed: bool
    type: Literal["daggers_settled"] = "daggers_settled"
