"""What happens with special actions and counter-attacks."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.state import Flank, Hand, Kind


@record
class SpecialChosen:
    """Somebody has decided on a special action for the weapon that is up; the others learn of it when all have decided
    (ALT-SPE-028)."""

    combatant: str
    hand: Hand
    special: Kind
    target: str
    piece: Hand | None = None
    flank: Flank | None = None
    other: str | None = None
    type: Literal["special_chosen"] = "special_chosen"


@record
class SpecialProposed:
    """The game master has linked what *combatant* describes to a special action; he is asked whether he means it, for
    *modifier* to the roll (ALT-SPE-036)."""

    combatant: str
    hand: Hand
    special: Kind
    target: str
    modifier: int
    piece: Hand | None = None
    flank: Flank | None = None
    type: Literal["special_proposed"] = "special_proposed"


@record
class ProposedDeclined:
    """He does not mean the special action that the game master has proposed."""

    combatant: str
    hand: Hand
    type: Literal["proposed_declined"] = "proposed_declined"


@record
class SpecialAttempted:
    """Somebody attempts a special action. *id* names it within its segment; *aimed*: the weapon that *piece* holds;
    *modifier*: what its kind and size add to the roll; *unseen*: its target cannot see it coming; *charge*: it ends
    a charge."""

    combatant: str
    hand: Hand
    weapon: str
    special: Kind
    target: str
    id: str
    modifier: int
    occasion: Literal["regular", "free", "counter"] = "regular"
    answers: str | None = None
    piece: Hand | None = None
    aimed: str | None = None
    flank: Flank | None = None
    other: str | None = None
    unseen: bool = False
    charge: bool = False
    type: Literal["special_attempted"] = "special_attempted"


@record
class SpecialAnswered:
    """How the target of a special action opposes it (ALT-SPE-029, -031, -032); *forced*: nothing else was possible."""

    combatant: str
    other: str
    special: str
    how: Literal["attack", "parry", "special", "nothing"]
    hand: Hand | None = None
    forced: bool = False
    type: Literal["special_answered"] = "special_answered"


@record
class SpecialRolled:
    """The die of a special action (ALT-SPE-002)."""

    combatant: str
    id: str
    special: Kind
    target: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    natural: Literal[1, 20] | None = None
    type: Literal["special_rolled"] = "special_rolled"


@record
class SpecialParried:
    """A parry stands against the special action *id* of *attacker* (ALT-SPE-031)."""

    combatant: str
    attacker: str
    id: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    natural: Literal[1, 20] | None = None
    critical: bool = False
    type: Literal["special_parried"] = "special_parried"


@record
class ReflexRolled:
    """A reflex save stands against the special action *id* of *attacker* (ALT-SPE-033)."""

    combatant: str
    attacker: str
    id: str
    face: int
    total: int
    terms: tuple[Term, ...]
    natural: Literal[1, 20] | None = None
    type: Literal["reflex_rolled"] = "reflex_rolled"


@record
class SpecialResolved:
    """A special action succeeds or fails against what opposed it. *against*: the highest total opposed, None for
    nothing; *cells*: how far a push goes; *asks*: what its author is asked before it is over."""

    combatant: str
    id: str
    special: Kind
    target: str
    outcome: Literal["succeeded", "failed"]
    total: int
    against: int | None
    natural: Literal[1, 20] | None = None
    cells: int = 0
    other: str | None = None
    weapon: str | None = None
    asks: Literal["follow", "grab", "shove"] | None = None
    type: Literal["special_resolved"] = "special_resolved"


@record
class PushAimed:
    """The author of a push says to which *cell* his enemy goes first (ALT-MOV-017)."""

    combatant: str
    target: str
    id: str
    cell: str
    type: Literal["push_aimed"] = "push_aimed"


@record
class PushFollowed:
    """The author of a push steps after his enemy, or lets him go (ALT-SPE-009)."""

    combatant: str
    target: str
    id: str
    follows: bool
    type: Literal["push_followed"] = "push_followed"


@record
class GripTested:
    """Two people tug at a weapon of *target* (ALT-SPE-020): a d6 for each hand and the standard bonus of Strength."""

    combatant: str
    target: str
    hand: Hand
    weapon: str
    faces: tuple[int, ...]
    total: int
    other_faces: tuple[int, ...]
    other_total: int
    outcome: Literal["taken", "kept", "tie"]
    id: str | None = None
    type: Literal["grip_tested"] = "grip_tested"


@record
class GripHeld:
    """*combatant* goes on pulling at the weapon that he and *target* hold."""

    combatant: str
    target: str
    weapon: str
    type: Literal["grip_held"] = "grip_held"


@record
class GripReleased:
    """*combatant* lets go of the weapon that he and *target* were tugging at; *weapon* is *owner*'s."""

    combatant: str
    target: str
    weapon: str
    owner: str
    type: Literal["grip_released"] = "grip_released"


@record
class WeaponCaptured:
    """*combatant* has torn a weapon from the hand of *target* and keeps it (ALT-SPE-019)."""

    combatant: str
    target: str
    hand: Hand
    weapon: str
    type: Literal["weapon_captured"] = "weapon_captured"


@record
class CounterAnnounced:
    """A counter-attack is prepared against the next attack of *target* (ALT-CTR-002)."""

    combatant: str
    hand: Hand
    weapon: str
    special: Kind
    target: str
    piece: Hand | None = None
    flank: Flank | None = None
    type: Literal["counter_announced"] = "counter_announced"


@record
class CounterDropped:
    """A counter-attack is given up (ALT-CTR-006), or its enemy is gone."""

    combatant: str
    hand: Hand
    reason: Literal["given_up", "no_target"]
    type: Literal["counter_dropped"] = "counter_dropped"


@record
class WeaponsKept:
    """Whether somebody who was thrown down keeps hold of his weapons: a test of Dexterity (ALT-SPE-014)."""

    combatant: str
    face: int
    total: int
    terms: tuple[Term, ...]
    difficulty: int
    kept: bool
    type: Literal["weapons_kept"] = "weapons_kept"


@record
class LicenceSaid:
    """The game master says which special actions are possible against *combatant* (ALT-SPE-034)."""

    combatant: str
    suffers: Literal["all", "breakthrough", "none"]
    type: Literal["licence_said"] = "licence_said"
