"""What happens in wrestling. Field names as everywhere; *grip* is the number of the die, 0 for the only one."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Name
from bot.kernel.values import record
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.state import OwnHold, Part


@record
class WrestlingAnnounced:
    """*combatant* means to wrestle with *target*: he is in that mode from now on (ALT-GEN-004, ALT-WRE-001)."""

    combatant: str
    target: str
    stamp: int
    type: Literal["wrestling_announced"] = "wrestling_announced"


@record
class WrestlingReacted:
    """*segment* (the due one) = *stamp* + max(1, sum of *faces* + *adjust*) + *postponed*. *held* and *suffered*: the
    dice that keys add (ALT-WRE-022, -027)."""

    combatant: str
    grip: int
    die: str
    faces: tuple[int, ...]
    adjust: int
    initial: bool
    stamp: int
    postponed: int
    segment: int
    held: int = 0
    suffered: int = 0
    type: Literal["wrestling_reacted"] = "wrestling_reacted"


@record
class WrestlingCameUp:
    """The action of *combatant* has come; what it is he says now. *free*: one beside his own (ALT-WRE-014)."""

    combatant: str
    grip: int
    segment: int
    free: bool = False
    type: Literal["wrestling_came_up"] = "wrestling_came_up"


@record
class WrestlingLost:
    """The action in preparation comes to nothing, or is let pass."""

    combatant: str
    grip: int
    reason: Literal["given_up", "no_target", "interrupted"]
    segment: int
    type: Literal["wrestling_lost"] = "wrestling_lost"


@record
class WrestlingFaced:
    """*combatant* and *enemies*, who are locked with each other, act in the same segment (ALT-WRE-011)."""

    combatant: str
    enemies: tuple[str, ...]
    type: Literal["wrestling_faced"] = "wrestling_faced"


@record
class WrestlingRevealed:
    """*acts*: he carries out his action; else he goes on the defensive. *anew*: everybody has, and each rolls a new
    first reaction instead (ALT-WRE-011)."""

    combatant: str
    grip: int
    acts: bool
    anew: bool = False
    type: Literal["wrestling_revealed"] = "wrestling_revealed"


@record
class WrestlingPostponed:
    """On the defensive: *segment* is the new due one; None when nothing was pending (the next reaction bears it)."""

    combatant: str
    grip: int
    by: int
    segment: int | None
    reason: Literal["counter", "guard"]
    type: Literal["wrestling_postponed"] = "wrestling_postponed"


@record
class HoldChosen:
    """What *combatant* does with the action that has come, before any die falls."""

    combatant: str
    grip: int
    action: str
    target: str | None = None
    part: Part | None = None
    key: str | None = None
    weapon: str | None = None
    follow: bool = False
    type: Literal["hold_chosen"] = "hold_chosen"


@record
class HoldRolled:
    """The d20 of a hold, or (*face* 0) one that succeeds by itself. *against*: the wrestling class, or the total that
    opposes it (None: nothing does). *countered_by*: those who may counter its success. *natural*: 20 or 1, which decide
    by themselves. *holder*: who has the key that is to be broken. *sneak*: it is a sneak action (ALT-SNK-011)."""

    combatant: str
    grip: int
    action: str
    target: str | None
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int | None
    against_terms: tuple[Term, ...]
    outcome: Literal["success", "failure"]
    natural: Literal[1, 20] | None = None
    critical: bool = False
    part: Part | None = None
    weapon: str | None = None
    opposed_by: Literal["class", "strike", "save", "push"] = "class"
    countered_by: tuple[str, ...] = ()
    own_name: dict[str, Name] | None = None
    sneak: bool = False
    type: Literal["hold_rolled"] = "hold_rolled"


@record
class ResistanceRolled:
    """What *combatant* sets against *opponent*: a reflex save for want of a weapon (ALT-WRE-042), or his weight when
    pushed (ALT-WRE-044)."""

    combatant: str
    opponent: str
    kind: Literal["save", "push"]
    face: int
    total: int
    terms: tuple[Term, ...]
    type: Literal["resistance_rolled"] = "resistance_rolled"


@record
class CounterRolled:
    """*combatant* tries to annul the hold of *opponent* (ALT-WRE-034, -035)."""

    combatant: str
    opponent: str
    grip: int
    action: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    against_terms: tuple[Term, ...]
    outcome: Literal["success", "failure"]
    natural: Literal[1, 20] | None = None
    opponent_grip: int = 0
    type: Literal["counter_rolled"] = "counter_rolled"


@record
class CounterDeclined:
    """*combatant* lets the holds that have succeeded on him be."""

    combatant: str
    type: Literal["counter_declined"] = "counter_declined"


@record
class HoldSettled:
    """A hold that succeeded has taken effect, was countered, or has nobody left to take effect on."""

    combatant: str
    grip: int
    action: str
    how: Literal["applied", "countered", "void"]
    type: Literal["hold_settled"] = "hold_settled"


@record
class ClinchBegun:
    """*combatant* has seized *target*: both are engaged in wrestling (ALT-WRE-012 to -017)."""

    combatant: str
    target: str
    how: Literal["contact", "grab", "pass_guard", "special", "guard_down", "sneak", "joined", "gm"]
    type: Literal["clinch_begun"] = "clinch_begun"


@record
class ClinchEnded:
    """*combatant* and *target* are engaged in wrestling with each other no more; keys between them end (ALT-WRE-019,
    -028)."""

    combatant: str
    target: str
    reason: Literal["brought_down", "got_up", "stepped_out", "pushed", "gm", "out", "left", "captured", "moved"]
    type: Literal["clinch_ended"] = "clinch_ended"


@record
class KeySet:
    """*combatant* holds a key on *part* of *target* (ALT-WRE-022)."""

    combatant: str
    target: str
    part: Part
    type: Literal["key_set"] = "key_set"


@record
class KeyEnded:
    """The key of *combatant* on *part* of *target* ends; *other*: who has broken it for him."""

    combatant: str
    target: str
    part: Part
    how: Literal["escaped", "released", "given_up"]
    other: str | None = None
    type: Literal["key_ended"] = "key_ended"


@record
class GagChanged:
    """*combatant*, who has a key on the head of *target*, keeps him silent or lets him speak (ALT-WRE-024)."""

    combatant: str
    target: str
    on: bool
    type: Literal["gag_changed"] = "gag_changed"


@record
class TurnedOver:
    """*combatant* is on top of *target* (ALT-WRE-033)."""

    combatant: str
    target: str
    type: Literal["turned_over"] = "turned_over"


@record
class HoldHurt:
    """What a hold costs its *target*: *stamina* and *body* points lost. *body_die*: the die of an exceptional critical,
    which doubles the wear damage. *broken*: the limb that a twist has broken (ALT-WRE-030). *margin*: by
    how much the save against a sneak attack failed, which doubles it, too (ALT-SNK-012)."""

    combatant: str
    action: str
    target: str
    weapon: str | None
    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    stamina: int
    body: int
    critical: Literal["none", "exceptional", "wear", "sneak"] = "none"
    doubled: bool = False
    body_die: int | None = None
    margin: int | None = None
    body_less: int = 0
    broken: Part | None = None
    type: Literal["hold_hurt"] = "hold_hurt"


@record
class PushedBack:
    """*combatant* has driven *target* back by *cells*; *together*: a key binds them, and both have moved."""

    combatant: str
    target: str
    face: int
    cells: int
    together: bool = False
    type: Literal["pushed_back"] = "pushed_back"


@record
class ObjectUsed:
    """*combatant* works a small object in the clinch; what it does is the game master's to say (ALT-WRE-045)."""

    combatant: str
    type: Literal["object_used"] = "object_used"


@record
class BlowStrayed:
    """A blow at *target*, who wrestles, falls on *victim* when the d100 is *chance* or less (ALT-WRE-021); None: it
    falls where it was aimed."""

    combatant: str
    target: str
    chance: int
    face: int
    victim: str | None
    type: Literal["blow_strayed"] = "blow_strayed"


@record
class WrestlerAmended:
    """The game master's word on what *combatant* can do as a wrestler (ALT-WRE-046)."""

    combatant: str
    own: OwnHold | None = None
    closed: str | None = None
    opened: str | None = None
    die: str | None = None
    type: Literal["wrestler_amended"] = "wrestler_amended"
