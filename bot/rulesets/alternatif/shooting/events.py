"""What happens in shooting."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import record
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.state import Hand
from bot.rulesets.alternatif.state.missiles import Band

Judgement: TypeAlias = Literal["plain", "malus_2", "malus_4", "percent"]
"""How a shot into a melee is resolved (ALT-MIS-025)."""


@record
class ShotProposed:
    """*combatant* means to shoot at *target*. *repeated*: by default, without a word. *aim*: the segments of careful
    aim, which may still be *choosing*. *reaction*, *more*: the die and the segments that come on top. *sure*: nobody
    need be asked whether the guard may be lowered for it."""

    combatant: str
    target: str
    weapon: str
    hand: Hand
    stamp: int
    reaction: str
    more: int
    cadence: int = 0
    aim: int = 0
    choosing: bool = False
    volley: Name | None = None
    massed: bool = False
    repeated: bool = False
    sure: bool = False
    pending: ClassVar[bool] = True
    type: Literal["shot_proposed"] = "shot_proposed"


@record
class ShotBegun:
    """The die has fallen: the projectile leaves in *segment* = *stamp* + sum of *faces* + *fixed* + *aim*. No *faces*:
    the weapon was *ready*, or the archers are too many to roll (then *fixed* is the whole reaction)."""

    combatant: str
    target: str
    weapon: str
    hand: Hand
    stamp: int
    die: str
    faces: tuple[int, ...]
    fixed: int
    aim: int
    cadence: int
    segment: int
    ready: bool = False
    guard: tuple[str, ...] = ()
    pending: ClassVar[bool] = True
    type: Literal["shot_begun"] = "shot_begun"


@record
class ShotAimed:
    """The careful aim of a shot, named after its die: it leaves in *segment* (ALT-MIS-007)."""

    combatant: str
    aim: int
    segment: int
    pending: ClassVar[bool] = True
    type: Literal["shot_aimed"] = "shot_aimed"


@record
class ShotMoved:
    """The game master has a shot leave in *segment*."""

    combatant: str
    segment: int
    pending: ClassVar[bool] = True
    type: Literal["shot_moved"] = "shot_moved"


@record
class TargetChanged:
    """A shot in preparation is meant for *target* now; what was *aimed* at another is not any more (ALT-MIS-024)."""

    combatant: str
    target: str
    aim_lost: bool = False
    pending: ClassVar[bool] = True
    type: Literal["target_changed"] = "target_changed"


@record
class AimLost:
    """The target of a carefully aimed shot that was held is out of sight or of range (ALT-MIS-009)."""

    combatant: str
    pending: ClassVar[bool] = True
    type: Literal["aim_lost"] = "aim_lost"


@record
class ShotKept:
    """A projectile that could leave stays ready: nobody to shoot at, or its author's word."""

    combatant: str
    weapon: str
    reason: Literal["no_target", "chosen"]
    pending: ClassVar[bool] = True
    type: Literal["shot_kept"] = "shot_kept"


@record
class VolleyAppointed:
    """The shots of *members*, who wait for each other, leave in *segment*, that of the slowest (ALT-VOL-001)."""

    combatant: str
    target: str
    members: tuple[str, ...]
    segment: int
    pending: ClassVar[bool] = True
    type: Literal["volley_appointed"] = "volley_appointed"


@record
class OrderSettled:
    """Whose of two actions of one segment comes first: that of *earlier*, None: both at once (ALT-MIS-023)."""

    combatant: str
    other: str
    earlier: str | None
    type: Literal["order_settled"] = "order_settled"


@record
class PreventionAsked:
    """A spell of *other* (*weapon*) that was early enough may keep *combatant* from what he is about to do; it has no
    dice, so the game master says whether it does (ALT-REA-019)."""

    combatant: str
    other: str
    weapon: str | None
    type: Literal["prevention_asked"] = "prevention_asked"


@record
class PreventionSettled:
    """Whether the earlier spell of *other* keeps *combatant* from what he was about to do."""

    combatant: str
    other: str
    prevented: bool
    type: Literal["prevention_settled"] = "prevention_settled"


@record
class MeleeJudged:
    """How *combatant*'s shot into a melee of his *friends* is resolved (ALT-MIS-025)."""

    combatant: str
    target: str
    how: Judgement
    friends: tuple[str, ...] = ()
    type: Literal["melee_judged"] = "melee_judged"


@record
class ShotStrayed:
    """*face* (d100) at most *chance*: the shot goes to *companion*; None: to the *target* (ALT-MIS-025)."""

    combatant: str
    target: str
    chance: int
    face: int
    companion: str | None
    type: Literal["shot_strayed"] = "shot_strayed"


@record
class ShotRolled:
    """A projectile has left. *against*: current armour class, with shield and cover. *range*: where the target stands,
    *metres*: how far, None where nobody has said it. *natural*, *unseen*, *critical*, *sneak*: as of a strike."""

    combatant: str
    target: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    against_terms: tuple[Term, ...]
    outcome: Literal["hit", "miss"]
    range: Band
    metres: int | None = None
    natural: Literal[1, 20] | None = None
    unseen: bool = False
    critical: bool = False
    volley: int = 0
    sneak: bool = False
    type: Literal["shot_rolled"] = "shot_rolled"


@record
class ShotDefended:
    """A parry with *hand*, or a dodge, against a projectile that hit (ALT-DEF-001). *critical*: a critical parry, which
    annuls anything; *only_critical*: nothing else could (ALT-DEF-009). *interrupts*: its author has broken off what he
    was doing (ALT-DEF-004, -010)."""

    combatant: str
    attacker: str
    blow: str
    way: Literal["parry", "dodge"]
    hand: Hand | None
    weapon: str | None
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["parried", "failed"]
    critical: bool = False
    only_critical: bool = False
    interrupts: bool = False
    type: Literal["shot_defended"] = "shot_defended"


@record
class ShotAlsoMet:
    """The same roll of *combatant* against another projectile of the segment (ALT-DEF-006, -015)."""

    combatant: str
    attacker: str
    blow: str
    total: int
    against: int
    outcome: Literal["parried", "failed"]
    type: Literal["shot_also_met"] = "shot_also_met"


@record
class DistanceSaid:
    """The game master says how far two people are from each other: in *centimetres* (*metres* in words), or as a
    *range*; neither: unsaid again."""

    combatant: str
    other: str
    centimetres: int | None = None
    metres: str | None = None
    range: Band | None = None
    type: Literal["distance_said"] = "distance_said"


@record
class CoverSaid:
    """*percent* of *combatant* is hidden from *other*, or from all shooters: a *bonus* to his armour class against
    shots. *secret*: not for the players."""

    combatant: str
    percent: int
    bonus: int
    other: str | None = None
    secret: bool = False
    type: Literal["cover_said"] = "cover_said"


@record
class SpeedSaid:
    """*combatant* is so fast that shots at him have *malus* (0 to -4)."""

    combatant: str
    malus: int
    type: Literal["speed_said"] = "speed_said"


@record
class WeaponReadied:
    """*combatant*'s first shot needs no die: his weapon is drawn and loaded (ALT-MIS-020)."""

    combatant: str
    weapon: str
    type: Literal["weapon_readied"] = "weapon_readied"


@record
class Walked:
    """*combatant* moves by *cells* in this segment; two or more are a full move (ALT-MIS-022)."""

    combatant: str
    cells: int
    type: Literal["walked"] = "walked"


@record
class ShieldGranted:
    """Something serves *combatant* as a shield in *hand*: a table top, a plank (ALT-DEF-002)."""

    combatant: str
    hand: Hand
    defence: int
    type: Literal["shield_granted"] = "shield_granted"
