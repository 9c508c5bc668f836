"""What somebody means to do in a sequence, the slot under way, and the blow that falls in it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.persons import Name, Typed
from bot.kernel.values import record
from bot.rulesets.shared.naming import CombatantId

Mode: TypeAlias = Literal["single", "rapid", "short", "long", "precision"]
"""How a shot is fired (R20-FIR-001)."""
Posture: TypeAlias = Literal["offensive", "normal", "defensive"]
"""How somebody fights hand to hand in a sequence (R20-MEL-001)."""
Purpose: TypeAlias = Literal["", "stun", "disarm", "charge", "fatal"]
"""What a blow is for besides wounding (R20-SPE-016)."""
Deed: TypeAlias = Literal[
    "strike", "shoot", "throw", "grenade", "move", "load", "defend", "treat", "draw", "rise", "help", "other", "pass"
]
Goal: TypeAlias = Literal["", "approach", "away", "cover", "weapon", "words"]


@record
class Intention:
    """What somebody has said that he will do (R20-SEQ-010). *moving*: he moves as well, towards *goal* (R20-ACT-003).
    *targets*: one, or those of a long burst in line (R20-FIR-006); *weapon*, *mode*, *posture*, *purpose*; *aim*: a
    line of the location table, 0 for none (R20-SPE-013); *detail*: what is treated; *words* of his
    own; *added*: what an action that the table does not know adds to the initiative, by the game master's word
    (R20-SEQ-008). *measured*: of whom he has said since how far away they are, *metres*: how far the place is at which
    it is thrown (R20-RNG-009)."""

    deed: Deed = "pass"
    moving: bool = False
    goal: Goal = ""
    targets: tuple[CombatantId, ...] = ()
    weapon: str = ""
    mode: Mode = "single"
    posture: Posture | None = None
    purpose: Purpose = ""
    aim: int = 0
    detail: Name = ""
    added: int = 0
    words: Typed = ""
    measured: tuple[CombatantId, ...] = ()
    metres: int | None = None

    @property
    def target(self) -> str | None:
        return self.targets[0] if self.targets else None

    @property
    def slotted(self) -> bool:
        """Whether it has a moment of its own: loading, defending and passing have none (R20-ACT-005, -010)."""
        return self.deed not in ("load", "defend", "pass")

    @property
    def in_melee(self) -> bool:
        """Whether he has chosen to fight hand to hand (R20-MEL-010)."""
        return self.deed in ("strike", "defend")


@record
class Turn:
    """The slot of *who*. *left*: strikes that he still has; *extra*: a blow has landed and lets him strike once more
    (R20-MEL-003). *basic*: the strike under way is one of his own, and none that followed. *made*: attacks so far.
    *last*: whom he struck last. *dodges*: what his target has said of a short burst (R20-EVD-008). *done*: what
    he meant has been done. *landed*: what he threw lies at the place of *target*, None: far from everybody, or *spot*:
    where he wanted it, at no one's place; *metres*: how far away that is (R20-EXP-008); *caught*: who stands
    there by the game master's word (R20-EXP-001). *measured*: of whom he has said in this slot how far away they
    are (R20-RNG-009)."""

    who: CombatantId
    left: int = 1
    extra: int = 0
    basic: bool = True
    made: int = 0
    last: CombatantId | None = None
    dodges: bool | None = None
    done: bool = False
    landed: bool = False
    target: CombatantId | None = None
    spot: bool = False
    metres: int | None = None
    caught: tuple[CombatantId, ...] = ()
    measured: tuple[CombatantId, ...] = ()


@record
class Charge:
    """What goes off at the place of *who* by the game master's word: *dice* within *zone* metres; *caught*: who
    stands there by the game master's word (R20-EXP-001)."""

    who: CombatantId
    dice: str
    zone: int
    caught: tuple[CombatantId, ...] = ()


@record
class Burst:
    """A long burst that has hit: so many projectiles for each of *targets*, in line; the margin of all;
    *number*: of those that were to fall on somebody (R20-FIR-005, -006). *asked*: who has said whether he dodges."""

    who: CombatantId
    weapon: str
    targets: tuple[CombatantId, ...]
    shares: tuple[int, ...]
    margin: int
    number: int
    asked: tuple[CombatantId, ...] = ()


@record
class Blow:
    """A strike, a shot or a throw of *who* at *target* (R20-GEN-011). *number*: of several shots of a burst, from 1.
    *halved*: so many times (R20-GEN-006). *at*: how far it is. *margin* of the attack; *near*: it landed, but not where
    it was aimed (R20-SPE-014). *parts*: those that a shield covers against it (R20-SHD-002). *face*: the line that it
    falls on. *harm*: the damage that is left; *burst*: it is one of a long burst, which is not rolled for."""

    who: CombatantId
    target: CombatantId
    weapon: str
    way: Literal["strike", "shot", "throw"] = "strike"
    mode: Mode = "single"
    number: int = 1
    purpose: Purpose = ""
    aim: int = 0
    halved: int = 0
    sure: bool = False
    burst: bool = False
    at: Literal[
        "aimed", "on_target", "landed", "covered", "placed", "dealt", "harmed", "wounded", "special", "over"
    ] = "aimed"
    margin: int = 0
    near: bool = False
    dodges: bool | None = None
    parts: tuple[str, ...] = ()
    face: int = 0
    harm: int = 0
    landed: bool = False
    crossed: str = ""
    below: bool = False
