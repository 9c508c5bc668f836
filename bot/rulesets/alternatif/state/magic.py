"""Spells in mind and magic items, as an encounter carries them: copied from sheets and creatures."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import evolve, record
from bot.rulesets.alternatif.state.arms import Hand, Rolled, Status

ItemPlace: TypeAlias = Literal["hand", "worn", "belt", "pocket", "bag", "ground"]
"""Where a magic item is: in hand, worn (a ring), within reach at the belt, in a pocket, at the bottom of a bag, or at
its owner's feet, where he let go of it."""

Disturbance: TypeAlias = Literal["wound", "cry", "shoved", "interrupted"]
"""What may break an incantation: a wound, a cry of its author's, being pushed or thrown down, the game master or an
effect that interrupts."""


@record
class Spell:
    """A spell that somebody has in mind. *components*: of `VSM`. *casting*: segments of the incantation that are not
    the level's, None: the level's (ALT-MAG-006, -007). *left*: how often it can still be cast, None: always. *dice*:
    what is proposed to be rolled when it takes effect (`6d6`, empty: nothing), *plus* is added; *area*: it strikes
    several; *builds_up*: see ALT-MAG-014; *sure*: nothing keeps it from whom it is
    cast at."""

    id: str
    level: int
    components: str = ""
    casting: int | None = None
    left: int | None = 1
    dice: str = ""
    plus: int = 0
    area: bool = False
    builds_up: bool = False
    sure: bool = False
    names: dict[str, str] = field(default_factory=dict)


@record
class Item:
    """A magic item. *kind*: `wand` (staves and rods too), `ring`, `scroll` (with the *spell* written on it), `other`
    (*reaction* and *duration*: as noted of earlier uses). *ready*: the first segment in which it may be used again
    (ALT-MAG-016). *dice*, *plus*, *area*: as of a spell. *unfamiliar*: its owner does not know how to set it off
    (ALT-MAG-015, -017)."""

    id: str
    kind: Literal["wand", "ring", "scroll", "other"]
    place: ItemPlace
    spell: Spell | None = None
    reaction: str = ""
    duration: str = ""
    dice: str = ""
    plus: int = 0
    area: bool = False
    ready: int = 0
    unfamiliar: bool = False
    names: dict[str, str] = field(default_factory=dict)


@record
class Effect:
    """What a spell or an item has set free and the game master has not settled yet: *dice* plus *plus*, rolled once
    (*total*, None: not yet); *target*: whom its author named; *struck*: those it was applied to. *sure*: nothing
    of it is open."""

    source: str
    dice: str
    plus: int = 0
    target: str | None = None
    area: bool = False
    total: int | None = None
    struck: tuple[str, ...] = ()
    sure: bool = False


@record
class Magic:
    """*last*: the last segment in which he spoke an incantation (-1: none, ALT-MAG-011). *ambush*: his next spell was
    prepared beforehand (ALT-MAG-012)."""

    spells: tuple[Spell, ...] = ()
    items: tuple[Item, ...] = ()
    last: int = -1
    ambush: bool = False
    effects: tuple[Effect, ...] = ()

    def spell(self, ident: str | None) -> Spell | None:
        """The spell in mind called *ident*."""
        return next((each for each in self.spells if each.id == ident), None)

    def item(self, ident: str | None) -> Item | None:
        """The magic item called *ident*."""
        return next((each for each in self.items if each.id == ident), None)

    def lies(self, place: ItemPlace) -> tuple[str, ...]:
        """The magic items that are in *place*."""
        return tuple(each.id for each in self.items if each.place == place)


# ---- Actions other than melee: announced, prepared, under way.

Bond: TypeAlias = Literal["", "collective", "coordinated"]
"""One and the same action of several people, or several at the same moment (ALT-ACT-019, -020)."""


@record
class Proposal:
    """An action other than melee that somebody has announced at *stamp* and that has not begun.

    *reaction* and *duration* are amounts (`0`, `1d4`, `2+1d3`); None while the game master has not given them. *sure*:
    its author, engaged, has said that he lowers his guard for it (ALT-MEL-002). *group*: whose action he joins
    (ALT-ACT-019)."""

    action: str
    stamp: int
    label: Name = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    reaction: str | None = None
    duration: str | None = None
    sure: bool = False
    group: str = ""


@record
class Intention:
    """What somebody has said that he does next, as it was said: announced for him once his present action is over, or,
    where he would have it *soon*, in its place (ALT-REA-011, -015)."""

    action: str
    target: str | None = None
    weapon: str | None = None
    how: Name = ""
    soon: bool = False


@record
class Task:
    """An action with a reaction and a duration, under way (ALT-REA-005 to -008).

    Announced at *stamp*, prepared until the end of *prepared*; it fills *first* to *last* and takes effect at the end
    of *last*; an instantaneous one has no segment of its own beside the last of its preparation. *waits*: once prepared
    it is kept ready (ALT-REA-020), at the latest until *until*; *first* and *last* are those it had otherwise had.
    *asks_hold*: the game master has not said yet whether it may wait, until *until* (ALT-MAG-013). *then*: the amount
    of a second stretch, rolled when the first is over (ALT-ACT-015). *chance*: that it fails at its end, in per cent,
    and *penalty* (0 or less), of a rushed one (ALT-ACT-018). *maximum*: its dice showed nothing but maxima, and the
    game master has not said what becomes of it (ALT-ACT-017). *bond*, *group*: see `Bond`; *shaken*: a companion has
    been interrupted. *disturbed*: what may break this incantation, until the game master has spoken (ALT-MAG-010)."""

    action: str
    stamp: int
    prepared: int
    first: int
    last: int
    label: Name = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    waits: bool = False
    until: int | None = None
    asks_hold: bool = False
    then: str = ""
    chance: int = 0
    penalty: int = 0
    maximum: bool = False
    bond: Bond = ""
    group: str = ""
    shaken: bool = False
    disturbed: Disturbance | None = None

    @property
    def duration(self) -> int:
        """Segments of the action itself."""
        return self.last - self.first + 1

    def is_over(self, segment: int) -> bool:
        """Whether it has ended by *segment*, or is let go by then as its author said."""
        if self.waits:
            return self.until is not None and max(self.until, self.prepared) <= segment
        return self.last <= segment

    def exposed(self, segment: int) -> bool:
        """Whether it occupies its author in *segment*, preparation included (ALT-FRE-010)."""
        begins = self.stamp + 1 if self.prepared > self.stamp else self.first
        return begins <= segment and (self.waits or segment <= self.last)


# ---- Where people stand and how they move (ALT-MOV): cells of 2 m, called `D4`: a letter for the column, then the
# row.

Terrain: TypeAlias = Literal["obstacle", "difficult", "high_ground", "low_ceiling", "narrow"]
"""What a cell is beside plain ground. Nobody stands on an obstacle; a difficult cell counts as two."""

Pace: TypeAlias = Literal["walk", "run", "sprint"]
"""How fast a full move is: at the table's walking or running speed, or as fast as one can (ALT-MOV-004, -005)."""


@record
class Run:
    """A full move announced or under way (ALT-MOV-007).

    *to*: the cell it ends in; *path*: the cells that lie ahead, none without a grid. *speeds*: how many cells each of
    its segments covers, from the first on. *aim*: the enemy it is aimed at (ALT-MOV-021), *flees*: it leads away from
    everybody in contact, without a grid. *left*: the cells that may still be crossed in segment *at*. *cells*: how many
    it has covered."""

    to: str = ""
    path: tuple[str, ...] = ()
    pace: Pace = "run"
    speeds: tuple[int, ...] = ()
    aim: str | None = None
    flees: bool = False
    left: int = 0
    at: int = -1
    cells: int = 0


@record
class Spot:
    """Where somebody stands and how he moves.

    *cell*: empty without a grid. *max_speed*: his greatest speed in cells a segment, 0: the table's running speed.
    *ground*: the ground under his feet by the game master's word, where no grid tells it. *cornered*: the cell from
    which he was driven against an obstacle (ALT-MOV-018), `-` without a grid; empty when he is not. *stepped*: the
    last segment in which he took his one-cell step, *ran*: the last one of a full move (-1: none). *meant*: the steps
    that he has in mind, one a segment; *swap*: the companion he would change places with (ALT-MOV-020); *stays*: the
    last segment in which he said that he stays where he is; *after*: whom his last step followed; *beaten*: the last
    segment in which another took the cell that he wanted (ALT-MOV-011). *barred*: the cells that he has found barred in
    segment *barred_at*, though he sees nobody there. *run*: his full move."""

    cell: str = ""
    max_speed: int = 0
    ground: tuple[Terrain, ...] = ()
    cornered: str = ""
    stepped: int = -1
    ran: int = -1
    meant: tuple[str, ...] = ()
    swap: str = ""
    stays: int = -1
    after: str = ""
    beaten: int = -1
    barred: tuple[str, ...] = ()
    barred_at: int = -1
    run: Run | None = None


@record
class Board:
    """The grid. *grounds*: what cells are beside plain ground. The game master's word on contact: *apart*, people in
    neighbouring cells who cannot reach each other (ALT-MOV-003), and *linked*, people who do over a distance; both by
    `pair_key`, until one of the two moves. *parted*: the last segment in which no autopilot brings two people together
    whom he has separated. *retreats*: the steps of this segment that others may follow, by who took
    them, with those he was in contact with (ALT-MOV-009)."""

    grounds: dict[str, tuple[Terrain, ...]] = field(default_factory=dict)
    apart: tuple[str, ...] = ()
    linked: tuple[str, ...] = ()
    retreats: dict[str, tuple[str, ...]] = field(default_factory=dict)
    parted: dict[str, int] = field(default_factory=dict)


# ---- What wrestling adds to somebody (ALT-WRE): who holds whom, by which keys, and when he may act next.

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
