"""Special melee actions: what a weapon is meant to do instead of striking, and what becomes of it in its segment."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import evolve, record
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
class Reply:
    """How *who* means to oppose a special action, as long as others have not said what they do against those of the
    segment (ALT-SPE-004): with the weapon in *hand*, by *riposte* where it is a special action of his own, and with a
    parry of the hand *also* beside it. *forced*: nothing else was possible."""

    who: str
    how: Literal["attack", "parry", "special", "nothing"]
    hand: Hand | None = None
    riposte: Manoeuvre | None = None
    also: Hand | None = None
    forced: bool = False


@record
class Special:
    """A special action of this segment, from its announcement to its end. *id*: like a blow's, its author and the hand.

    *arm*: the weapon used. *asked*: of those it is aimed at, whoever has said how he opposes it. *counter*: it is a
    counter-attack, which offers nothing (ALT-CTR-004). *answers*: the special action that it answers (ALT-SPE-030).
    *face* and *total*: once rolled, *face* 0 before. *opposed*: what stands against it. *succeeded*: None while open.
    *cells*: how far a push goes. *waits*: what its author is still asked. *settled*: nothing more comes of it.
    *charge*: it ends a charge (ALT-CHG-005). *replies*: how it will be opposed, of which nobody
    is told yet. *armed*: those it is aimed at who had a weapon to oppose it with (ALT-SPE-033)."""

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
    replies: tuple[Reply, ...] = ()
    armed: tuple[str, ...] = ()

    @property
    def hand(self) -> Hand:
        return self.arm.hand

    @property
    def against(self) -> tuple[str, ...]:
        """Whom it is aimed at: one, or the two it passes between."""
        other = self.manoeuvre.other
        return (self.manoeuvre.target,) if other is None else (self.manoeuvre.target, other)

    def without(self, ident: str) -> Special:
        """The same once *ident* has left: what was to answer it with him is to be said anew."""
        left = tuple(
            each
            for each in self.replies
            if each.who != ident and (each.riposte is None or not each.riposte.names(ident))
        )
        return self if left == self.replies else evolve(self, replies=left)


@record
class Licence:
    """Which special actions somebody may do (None: all that his hands allow), and which may be done to him
    (ALT-SPE-034, -035): the game master's word, or that of the creature's entry."""

    may: tuple[Kind, ...] | None = None
    suffers: Literal["all", "breakthrough", "none"] = "all"
