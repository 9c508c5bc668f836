"""What wrestling adds to somebody (ALT-WRE): who holds whom, by which keys, and when he may act next."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import evolve, record
from bot.rulesets.alternatif.state.arms import Rolled, Status

Part: TypeAlias = Literal["right_arm", "left_arm", "head", "neck", "right_leg", "left_leg"]


@record
class Key:
    """A key that its holder has on *part* of *victim*; *gagged*: a key on the head keeps him silent (ALT-WRE-024)."""

    victim: str
    part: Part
    gagged: bool = False


@record
class OwnHold:
    """An action that only some creatures have (ALT-WRE-046): *damage* in dice, to which the wrestling score is added;
    *body* in dice: the body points of a natural 20, less 1. *names* by language."""

    id: str
    damage: str
    body: str = "1d6"
    names: dict[str, Name] = field(default_factory=dict)


@record
class Hold:
    """What somebody has chosen to do when his action came up. *key*: `holder+part` of the key to break or to let go;
    *weapon*: what is drawn, struck or knocked away with; *follow*: he goes to the ground with whom he brings down."""

    action: str
    target: str | None = None
    part: Part | None = None
    key: str | None = None
    weapon: str | None = None
    follow: bool = False


@record
class Attempt:
    """A hold that succeeded, until it takes effect. *against*: those who may counter it; *answered*: those of them who
    have tried to, or let it be. *sneak*: it is a sneak action (ALT-SNK-011). *toward*: the cell to which a push goes
    first, once that is said."""

    hold: Hold
    face: int
    total: int
    critical: bool = False
    against: tuple[str, ...] = ()
    answered: tuple[str, ...] = ()
    annulled: bool = False
    sneak: bool = False
    toward: str = ""


@record
class Grip:
    """One wrestling die of somebody and where it stands in time; humanoids have one (ALT-WRE-010, -046).

    *due*, *up*, *acted*, *status*, *carry* and *rolled* as for a weapon. *free*: an action at once, beside whatever is
    pending (ALT-WRE-014). *facing*: the enemies announced as simultaneous; *acts*: what was decided then. *hold*: what
    was chosen for the action that has come; *attempt*: what has succeeded and has not taken effect."""

    due: int | None = None
    up: bool = False
    free: bool = False
    acted: int = -1
    status: Status = "offensive"
    carry: int = 0
    rolled: Rolled | None = None
    facing: tuple[str, ...] = ()
    acts: bool | None = None
    hold: Hold | None = None
    attempt: Attempt | None = None

    @property
    def pending(self) -> bool:
        """Whether an action is in preparation or has come up."""
        return self.up or self.free or self.due is not None

    @property
    def comes(self) -> bool:
        """Whether an action has come and is neither taken nor lost."""
        return self.up or self.free


@record
class Wrestler:
    """Somebody as a wrestler.

    *rank* in the skill. *dice* is how many he rolls apart from each other, *die* replaces the table's, *closed* are the
    actions that he cannot take, *own* those that only he has (ALT-WRE-046). *locked*: the people he is engaged in
    wrestling with; *keys*: those that he holds; *seized*: whom of those he has
    grabbed himself; *turned_by*: who is on top of him. *initial*: his next wrestling
    reaction is a first one (ALT-WRE-003). *grips*: his dice, none while he has never wrestled."""

    rank: int = 0
    dice: int = 1
    die: str | None = None
    closed: tuple[str, ...] = ()
    own: tuple[OwnHold, ...] = ()
    locked: tuple[str, ...] = ()
    keys: tuple[Key, ...] = ()
    seized: str | None = None
    turned_by: str | None = None
    initial: bool = True
    grips: tuple[Grip, ...] = ()


LAID_DOWN: dict[str, Any] = {"due": None, "up": False, "free": False, "facing": (), "acts": None, "hold": None}
"""A die of which nothing is in preparation and nothing has come."""


def at_rest(wrestler: Wrestler) -> Wrestler:
    """*wrestler* with nothing in preparation; what he has done in the segment stays."""
    if not wrestler.grips:
        return wrestler
    return evolve(wrestler, grips=tuple(evolve(each, **LAID_DOWN) for each in wrestler.grips))


def afresh(wrestler: Wrestler) -> Wrestler:
    """*wrestler* before his first reaction in a new engagement (ALT-WRE-003, -016)."""
    new = {**LAID_DOWN, "status": "offensive", "carry": 0, "rolled": None}
    return evolve(wrestler, initial=True, grips=tuple(evolve(each, **new) for each in wrestler.grips))
