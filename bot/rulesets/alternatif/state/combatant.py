"""Somebody in the encounter."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.persons import Name, Typed, UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state.arms import Arm, Hand, Licence, Shooting, Wielded, Wound
from bot.rulesets.alternatif.state.magic import Intention, Magic, Proposal, Spot, Task, Wrestler
from bot.rulesets.shared.giving import Gift
from bot.rulesets.shared.plans import NONE, Plan

# ---- What spares the game master dice when there are many (ALT-GMX).

Pace: TypeAlias = Literal["dice", "flat", "mixed"]
"""Reactions are rolled, come at a flat rate, or by turns one and the other (ALT-GMX-010)."""


@record
class Crowd:
    """One of many. *band*: those who share one reaction die with him, none when empty; *turn*: the next action of the
    band is his, since segment *since*; *sharing*: how many of them there were when it became so (ALT-GMX-008).
    *simple_shield*: his shield parries at no cost, and nothing postpones his weapon (ALT-GMX-009). *pace* and *layout*:
    the places in a round, or in two, at which a flat rate has him act; none: those of his die (ALT-GMX-010)."""

    band: str = ""
    turn: bool = False
    since: int = -1
    sharing: int = 0
    simple_shield: bool = False
    pace: Pace = "dice"
    layout: tuple[int, ...] = ()


# ---- Breath: how long somebody can exert himself, and how far he has come (ALT-FAT).


@record
class Fatigue:
    """Somebody's breath, in rounds of effort and fatigue points.

    *threshold*: the rounds that he can exert himself before he is out of breath (ALT-FAT-001), None for who never is;
    *encumbrance* lowers it (ALT-FAT-002). *fortitude*: the save against exhaustion. *points*: those of the rounds that
    are over. *tired* and *stirred*: the last round in which he did something tiring, or something that is no rest.
    *mounted*: he fights in the saddle; *rides*: the tiring rounds there (ALT-FAT-009). *saved*: he has made a save
    against exhaustion."""

    threshold: int | None = None
    encumbrance: int = 0
    fortitude: int = 0
    points: int = 0
    tired: int = 0
    stirred: int = 0
    mounted: bool = False
    rides: int = 0
    saved: bool = False

    @property
    def limit(self) -> int | None:
        """The threshold that counts, encumbrance deducted; never below 1.

        >>> Fatigue(14, 3).limit, Fatigue(14).limit, Fatigue(4, 9).limit, Fatigue().limit
        (11, 14, 1, None)
        """
        return None if self.threshold is None else max(1, self.threshold - self.encumbrance)

    @property
    def malus(self) -> int:
        """What breathlessness costs (0 or less): 1 when the points reach the threshold, and 1 more for each point above
        (ALT-FAT-005).

        >>> [Fatigue(11, points=points).malus for points in (10, 11, 12, 14)]
        [0, -1, -2, -4]
        """
        limit = self.limit
        return 0 if limit is None or self.points < limit else limit - self.points - 1


# ---- Ground, light and how people stand: what eases or hampers a fight (ALT-TAC).

Stature: TypeAlias = Literal["human", "dwarf", "gnome"]
"""Whose ceilings count (ALT-TAC-014)."""

Rank: TypeAlias = Literal[0, 1, 2]
"""In no rank of pikes, in the first, or in the second (ALT-TAC-016, -017)."""

UNSEEN_FROM = 50
"""From this chance on one cannot see the other at all (ALT-TAC-008, -010)."""


@record
class Light:
    """How badly somebody sees somebody: the *chance* in 100 that what he does goes astray, and the *malus* (0 or less)
    of what does not (ALT-TAC-008, -009, -012)."""

    chance: int = 0
    malus: int = 0

    @property
    def clear(self) -> bool:
        return not (self.chance or self.malus)

    @property
    def dark(self) -> bool:
        """Whether he sees nothing of him."""
        return self.chance >= UNSEEN_FROM


CLEAR = Light()


@record
class Room:
    """The room to wield weapons in: *width* and *ceiling* in centimetres, None for enough; *inverted*: what the game
    master has said of weapon factors in a width of a metre or less (ALT-TAC-013, -014)."""

    width: int | None = None
    ceiling: int | None = None
    inverted: bool | None = None


@record
class Footing:
    """How somebody stands. *faces*: whom he is turned against, by somebody's word (ALT-TAC-003). *high*: he stands
    higher than those who do not (ALT-TAC-004). *blind_sense*: his rank in it, and *pinned*: whom he has located by it
    (ALT-TAC-011). *rank*: his place in a rank of pikes. *stature*: whose ceilings are his."""

    faces: str | None = None
    high: bool = False
    blind_sense: int = 0
    pinned: tuple[str, ...] = ()
    rank: Rank = 0
    stature: Stature = "human"

    @property
    def blind_malus(self) -> int:
        """What the unseen costs him at most (house data 3.8).

        >>> [Footing(blind_sense=rank).blind_malus for rank in (0, 2, 3, 4, 5, 6)]
        [-4, -4, -3, -3, -2, -2]
        """
        return -4 if self.blind_sense < 3 else -3 if self.blind_sense < 5 else -2


@record
class Ground:
    """What the game master has said of the place. *lights*: by `light_key`. *rooms*: by combatant, `""` for everybody
    else. *higher*: the pairs `who>other` of which the first stands higher. *screens*: `guard>other`, whoever charges
    at the second passes the first (ALT-CHG-009)."""

    lights: dict[str, Light] = field(default_factory=dict)
    rooms: dict[str, Room] = field(default_factory=dict)
    higher: tuple[str, ...] = ()
    screens: tuple[str, ...] = ()


def light_key(who: str = "", other: str = "") -> str:
    """The name of how *who* sees *other*; `""` for everybody, so `light_key()` is the scene's light.

    >>> light_key("ana", "imp"), light_key("", "imp"), light_key("ana"), light_key()
    ('ana>imp', '>imp', 'ana>', '')
    """
    return f"{who}>{other}" if who or other else ""


def pair(who: str, other: str) -> str:
    """The name of an ordered pair.

    >>> pair("guard", "captain")
    'guard>captain'
    """
    return f"{who}>{other}"


# ---- Riders and their mounts (ALT-MNT).

GOOD = 4
"""The rank in riding from which one guides with the knees (ALT-MNT-004)."""
_POOR = (-4, -2, -1, 0)


@record
class Mount:
    """A mount as somebody rides it: *speed* in cells of 2 m a segment; *stirrups*: its saddle has them."""

    id: str
    speed: int
    stirrups: bool = False
    names: dict[str, str] = field(default_factory=dict)


@record
class Riding:
    """Somebody's rank in riding, and what he sits on. *lenient*: the game master lets him use both hands in spite of
    his rank (ALT-MNT-002)."""

    rank: int = 0
    mount: Mount | None = None
    lenient: bool = False

    @property
    def well(self) -> bool:
        """Whether he sits on a mount that he guides with his knees."""
        return self.mount is not None and self.rank >= GOOD

    @property
    def one_handed(self) -> bool:
        """Whether a hand holds the bridle (ALT-MNT-002)."""
        return self.mount is not None and self.rank < GOOD and not self.lenient

    @property
    def bonus(self) -> int:
        """What every combat action in the saddle gains or loses (ALT-MNT-001, -003, -004).

        >>> horse = Mount("horse", 16)
        >>> [Riding(rank, horse).bonus for rank in range(10)]
        [-4, -2, -1, 0, 2, 2, 3, 3, 4, 4]
        >>> Riding(6).bonus
        0
        """
        if self.mount is None:
            return 0
        return _POOR[self.rank] if self.rank < GOOD else self.rank // 2


Temperament: TypeAlias = Literal["never_guard", "furious", "steady", "cautious", "desperate"]
Intent: TypeAlias = Literal["none", "melee", "missile", "wrestling", "standby"]
"""What somebody has announced: nothing (he is awaited), a melee action, a shot, wrestling, or that he waits."""

Bleeding: TypeAlias = Literal["none", "minor", "serious"]

News: TypeAlias = Literal["weapon", "prone", "target", "contact", "enemy", "broken", "missed", "plan", "next"]
"""What has changed for somebody since he announced what he does: a weapon lost, thrown down, his target out, his target
out of contact, a new enemy upon him, what he was doing broken off, his projectile gone astray, his plan at its end,
what he meant to do next impossible."""

Size: TypeAlias = Literal["tiny", "small", "medium", "large", "very_large"]
"""P, M, G and T of the text, and what is smaller."""

Fate: TypeAlias = Literal["open", "unconscious", "dying", "dead"]
"""What the game master says of somebody at 0 body points; `open` while he has not said (ALT-GEN-015)."""


@record
class Injury:
    """A critical effect that lasts (ALT-CRI-006): *malus* (0 or less) to all combat rolls, *bleeding*, and *text*, the
    game master's own words by language."""

    place: str
    wound: Wound
    column: int
    malus: int = 0
    bleeding: Bleeding = "none"
    lame: bool = False
    text: dict[str, Name] = field(default_factory=dict)


Deed: TypeAlias = Literal["acts", "moves", "hurt"]
"""What somebody waits for another to do, or to suffer: he strikes, shoots, casts or does anything else; he moves; he is
wounded."""


@record
class Waiting:
    """How somebody stands by (ALT-REA-011): *since* which segment, and in which one he is asked *again* at the latest.
    *until*: he named that segment himself, and time goes there for him. *called*: something has happened meanwhile, he
    is asked as soon as the blows have fallen. *meant*: a person said so, or let his time pass; an autopilot that takes
    his place is asked at once. *deed*: what he waits for, of *whom*; *came*: it has been done."""

    since: int
    again: int
    until: bool = False
    called: bool = False
    meant: bool = True
    deed: Deed | None = None
    whom: str | None = None
    came: bool = False


@record
class Combatant:
    """Somebody in the encounter.

    *hands*: the weapons in hand, one or two, more for a creature that has them, the main hand's (or both hands') first;
    never none, a fist is a weapon. *carried*: sheathed ones; *dropped*: what lies at his feet; *fell_with*: what of it
    he held when he fell.
    *player*: the user who decides for him, None for the game master's. *temperament*: the autopilot's, None when a
    person decides. *ac*: current armour class without any weapon. *level* and *family* (`fighter`, `rogue`, `priest`,
    `mage`; empty for monsters) give the critical parry unless *critical_parry*, its lowest face, is given. *initial*:
    his next melee reaction is an initial one (ALT-REA-031, -033, ALT-MOV-014). *target*: whom he strikes by default.
    *contacts*: whom he is in contact with. *beat_until*: his next reaction counts from this segment at the earliest
    (ALT-REA-023). *next_strike*: what the game master adds to his next strike (ALT-REA-024); *given*: what he has
    given besides. *waiting*: how he stands by, while his
    *intent* is that. *busy*: the last segment that an action other than melee filled (-1: none). *surprised*: he
    neither parries nor takes free actions; *unaware*: the people whose blows he cannot see coming (ALT-PAR-017).
    *unfinished*: an action broken off, of which *last* - *first* + 1
    segments are left (ALT-REA-016). *lowered*: the last segment in which an action that is over had his guard down
    (-1: none). *spent*: the last one in which a hand acted that has let go since. *orders*: standing orders by matter
    (`orders`); *plan*: what answers for him (`plans`). *str_std* and *dex_std*: standard bonuses; *reflex*: the save.
    *wrestling*: what he is as a wrestler, and whom he is locked with. *magic*: his spells and magic items.
    *licence*: special actions that are possible.
    *footing*: how he stands, *riding*: how he rides. *sneak_rank*: rank in sneak attacks. *spot*: where he
    stands and how he moves. *crowd*: what spares the game master his dice. *fatigue*: his breath. *behind*: he has
    taken his place behind his companions (`base.lines`). *news*: what he is to be asked
    about; *carried_on*: the last segment in which he said that he goes on as announced;
    *intention*: what he does next; *hindered*: why what he had said before was impossible, a refusal and its facts as
    `shared.seeing.alike` writes them. *nature*: the temperament that his sheet says, for when an autopilot has him.
    *lasting*: the segments in which ends what the game master has put on him (`combatants.lasting`)."""

    id: str
    name: Name
    side: str
    bm: int
    ac: int
    stamina: int
    stamina_max: int
    body: int
    body_max: int
    hands: tuple[Wielded, ...]
    str_hit: int = 0
    str_damage: int = 0
    dex_std: int = 0
    str_std: int = 0
    reflex: int = 0
    size: Size = "medium"
    licence: Licence = Licence()
    left_hand_rank: int = 0
    level: int = 1
    family: str = ""
    critical_parry: int | None = None
    carried: tuple[Arm, ...] = ()
    dropped: tuple[Arm, ...] = ()
    fell_with: tuple[Arm, ...] = ()
    player: UserId | None = None
    temperament: Temperament | None = None
    origin: Name = ""
    hidden: bool = False
    initial: bool = True
    intent: Intent = "none"
    waiting: Waiting | None = None
    announced: bool = False
    target: str | None = None
    contacts: tuple[str, ...] = ()
    out: bool = False
    fate: Fate | None = None
    fate_said: bool = False
    prone: bool = False
    surprised: bool = False
    unaware: tuple[str, ...] = ()
    injuries: tuple[Injury, ...] = ()
    proposal: Proposal | None = None
    task: Task | None = None
    unfinished: Task | None = None
    busy: int = -1
    lowered: int = -1
    spent: int = -1
    beat_until: int = 0
    next_strike: int = 0
    given: tuple[Gift, ...] = ()
    orders: dict[str, str] = field(default_factory=dict)
    plan: Plan = NONE
    dodge: int = 0
    sneak_rank: int = 0
    fatigue: Fatigue = Fatigue()
    shooting: Shooting = Shooting()
    wrestling: Wrestler = Wrestler()
    magic: Magic = Magic()
    footing: Footing = Footing()
    riding: Riding = Riding()
    spot: Spot = Spot()
    crowd: Crowd = Crowd()
    behind: bool = False
    news: tuple[News, ...] = ()
    carried_on: int = -1
    intention: Intention | None = None
    hindered: Typed = ""
    nature: Temperament | None = None
    lasting: dict[str, int] = field(default_factory=dict)

    @property
    def main(self) -> Wielded:
        """The weapon of the main hand, of both hands, or the only one."""
        return self.hands[0]

    @property
    def off(self) -> Wielded | None:
        """The second weapon, if he fights with two."""
        return self.hands[1] if len(self.hands) > 1 else None

    def holds(self, hand: Hand) -> Wielded | None:
        """The weapon in *hand*."""
        for each in self.hands:
            if each.arm.hand == hand:
                return each
        return None

    @property
    def malus(self) -> int:
        """What wounds take from all combat rolls: the worst counts (0 or less)."""
        return min((each.malus for each in self.injuries), default=0)

    @property
    def bleeding(self) -> Bleeding:
        """The worst bleeding."""
        found: Bleeding = "none"
        for each in self.injuries:
            if each.bleeding == "serious" or (each.bleeding == "minor" and found == "none"):
                found = each.bleeding
        return found
