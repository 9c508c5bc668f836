"""Special melee actions: what a weapon is meant to do instead of striking, and what becomes of it in its segment."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.state.arms import Arm, Hand, Kind, Manoeuvre


@record
class Opposed:
    """A roll that stands against a special action: an attack, a parry, another special action or a reflex save.

    *hand*: the weapon's, None for a save. *blow*: the name of an attack, by which a critical parry takes it away again
    (ALT-SPE-026). *sure*: a natural 20 of an attack or a save, a critical parry."""

    who: str
    by: Literal["attack", "parry", "special", "save"]
    hand: Hand | None
    total: int
    face: int
    sure: bool = False
    blow: str | None = None
    parried: Literal["no", "parried", "critical"] = "no"


@record
class Special:
    """A special action of this segment, from its announcement to its end. *id*: like a blow's, its author and the hand.

    *arm*: the weapon used. *asked*: of those it is aimed at, whoever has said how he opposes it. *counter*: it is a
    counter-attack, which offers nothing (ALT-CTR-004). *answers*: the special action that it answers (ALT-SPE-030).
    *face* and *total*: once rolled, *face* 0 before. *opposed*: what stands against it. *succeeded*: None while open.
    *cells*: how far a push goes. *waits*: what its author is still asked. *settled*: nothing more comes of it.
    *charge*: it ends a charge (ALT-CHG-005)."""

    id: str
    author: str
    arm: Arm
    manoeuvre: Manoeuvre
    free: bool = False
    counter: bool = False
    answers: str | None = None
    asked: tuple[str, ...] = ()
    face: int = 0
    total: int = 0
    opposed: tuple[Opposed, ...] = ()
    succeeded: bool | None = None
    cells: int = 0
    waits: Literal["follow", "grab", "shove"] | None = None
    settled: bool = False
    charge: bool = False

    @property
    def hand(self) -> Hand:
        return self.arm.hand

    @property
    def against(self) -> tuple[str, ...]:
        """Whom it is aimed at: one, or the two it passes between."""
        other = self.manoeuvre.other
        return (self.manoeuvre.target,) if other is None else (self.manoeuvre.target, other)


@record
class Licence:
    """Which special actions somebody may do (None: all that his hands allow), and which may be done to him
    (ALT-SPE-034, -035): the game master's word, or that of the creature's entry."""

    may: tuple[Kind, ...] | None = None
    suffers: Literal["all", "breakthrough", "none"] = "all"
