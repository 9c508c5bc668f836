"""What an encounter under D&D Alternatif is at one moment: plain frozen records, changed only by events (`history`).

Times are segments (6 seconds, counted from 1; 0 is the opening). Hit points are stamina and body points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, cast

Hand: TypeAlias = Literal["right", "left", "both"]
"""Main hand, off hand, or a weapon held in both."""

Status: TypeAlias = Literal["offensive", "defensive"]
Temperament: TypeAlias = Literal["never_guard", "furious", "steady", "cautious", "desperate"]
Intent: TypeAlias = Literal["none", "melee", "standby"]
"""What somebody has announced: nothing (he is awaited), a melee action, or that he waits."""

Wound: TypeAlias = Literal["cut", "puncture", "blunt"]
Bleeding: TypeAlias = Literal["none", "minor", "serious"]
Occasion: TypeAlias = Literal["regular", "free", "frank"]
"""A melee action of its own time, one offered by an open defence, or one against a lowered guard (ALT-FRE)."""

Fate: TypeAlias = Literal["open", "unconscious", "dying", "dead"]
"""What the game master says of somebody at 0 body points; `open` while he has not said (ALT-GEN-015)."""


@dataclass(frozen=True)
class Settings:
    """The table's choices, copied when the encounter opens (ALT-GEN-014). `settings.OPTIONS` lists the values."""

    weapon_factors: bool = True
    defence_factor_in_ac: bool = True
    negative_dex_on_reaction: Literal["ignored", "applied"] = "ignored"
    specialist_shift: Literal["row_below", "next_smaller_die"] = "row_below"
    left_hand_specialist: Literal["dagger_only", "any_if_right_has_none"] = "dagger_only"
    identical_pair_keeps_right_factor: bool = False
    lost_factors_also_leave_ac: bool = False
    mutual_guard: Literal["literal", "single_weapons_only"] = "literal"
    parry_no_answer: Literal["take_the_hit", "parry_if_already_defensive"] = "take_the_hit"
    monster_critical_parry: Literal["base_by_level", "fighter_by_level", "never"] = "base_by_level"
    crit_faces_autohit: bool = False
    frank_ignores_defence_factor: bool = True
    frank_against_completion: Literal["frank_first", "simultaneous_test"] = "frank_first"
    zero_reaction_start: Literal["same_segment_if_unused", "next_segment"] = "same_segment_if_unused"
    simultaneous_test_dex: bool = True
    simultaneous_test_gap: int = 2
    open_initiative: bool = False
    round_separators: bool = True


@dataclass(frozen=True)
class Exceptional:
    """What a weapon does on natural *faces*, in words for the game master (ALT-GEN-012)."""

    faces: tuple[int, ...]
    effect: dict[str, str]


@dataclass(frozen=True)
class Arm:
    """A melee weapon as somebody wields it.

    *weapon* is the catalogue's id. *attack* and *defence* are its factors (ALT-FAC-001). *damage* is in dice (`1d8`).
    *hit_bonus* and *damage_bonus* come from mastery, expertise or specialisation, *magic* counts on both. *reaction*
    replaces the table's die (natural weapons). *left_rank*: the rank of left-hand fighting that it needs in the off
    hand (0: none, None: no rank is enough). *haft_ac* and *structure*: armour class and structure points of what can
    be broken (ALT-MEL-010), None when nothing can. Tags: `shield`, `no_parry`, `natural`, … as in the catalogue."""

    weapon: str
    hand: Hand
    attack: int = 0
    defence: int = 0
    damage: str = "1d2"
    hit_bonus: int = 0
    damage_bonus: int = 0
    magic: int = 0
    specialised: bool = False
    reaction: str | None = None
    wound: Wound = "cut"
    left_rank: int | None = None
    haft_ac: int | None = None
    structure: int | None = None
    exceptional: tuple[Exceptional, ...] = ()
    tags: tuple[str, ...] = ()
    names: dict[str, str] = field(default_factory=dict)

    @property
    def is_shield(self) -> bool:
        """Shields, bucklers and pavises (ALT-OFF-009)."""
        return "shield" in self.tags

    @property
    def is_natural(self) -> bool:
        """Fists, claws …: never lost, never broken."""
        return "natural" in self.tags

    @property
    def parries(self) -> bool:
        """Whether it can stop a blow (ALT-PAR-003)."""
        return "no_parry" not in self.tags


FIST = Arm("fist", "right", wound="blunt", left_rank=0, tags=("natural", "light", "no_parry"))
"""A free fist is itself a weapon (ALT-MEL-004)."""


@dataclass(frozen=True)
class Rolled:
    """The last reaction roll. Who drops an action and takes it up again in the same segment finds the same faces."""

    stamp: int
    die: str
    faces: tuple[int, ...]
    initial: bool


@dataclass(frozen=True)
class Wielded:
    """A weapon in hand and where it stands in time.

    *due*: the segment of its pending action. *up*: that action has come up and is neither taken nor lost. *acted*: the
    last segment in which it acted (-1: never). *carry*: the postponement of its present spell on the defensive, which
    a reaction rolled meanwhile still bears (ALT-PAR-016). *facing*: the enemies announced as simultaneous; *choice* and
    *aim* (an enemy, or `enemy+hand` for what that hand holds): what was decided for the action that is up. *structure*:
    the structure points left, None as long as it is whole.
    """

    arm: Arm
    due: int | None = None
    up: bool = False
    status: Status = "offensive"
    acted: int = -1
    carry: int = 0
    facing: tuple[str, ...] = ()
    choice: Literal["attack", "return_to_guard"] | None = None
    aim: str | None = None
    rolled: Rolled | None = None
    structure: int | None = None

    @property
    def hand(self) -> Hand:
        return self.arm.hand

    @property
    def pending(self) -> bool:
        """Whether an action of it is in preparation or has come up."""
        return self.up or self.due is not None


@dataclass(frozen=True)
class Injury:
    """A critical effect that lasts (ALT-CRI-006): *malus* (0 or less) to all combat rolls, *bleeding*, and *text*, the
    game master's own words by language."""

    place: str
    wound: Wound
    column: int
    malus: int = 0
    bleeding: Bleeding = "none"
    lame: bool = False
    text: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Proposal:
    """An action other than melee that somebody has announced at *stamp* and that has not begun.

    *reaction* and *duration* are numbers or dice (`0`, `1d4`); None while the game master has not given them. *sure*:
    its author, engaged, has said that he lowers his guard for it (ALT-MEL-002)."""

    action: str
    stamp: int
    label: str = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    reaction: str | None = None
    duration: str | None = None
    sure: bool = False


@dataclass(frozen=True)
class Task:
    """An action with a reaction and a duration, under way (ALT-REA-005 to -008).

    Announced at *stamp*, prepared until the end of *prepared*; it fills *first* to *last* and takes effect at the end
    of *last*; an instantaneous one has no segment of its own beside the last of its preparation. *waits*: once prepared
    it is kept ready (ALT-REA-020), at the latest until *until*; *first* and *last* are those it had otherwise had."""

    action: str
    stamp: int
    prepared: int
    first: int
    last: int
    label: str = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    waits: bool = False
    until: int | None = None

    @property
    def duration(self) -> int:
        """Segments of the action itself."""
        return self.last - self.first + 1

    def exposed(self, segment: int) -> bool:
        """Whether it occupies its author in *segment*, preparation included (ALT-FRE-010)."""
        begins = self.stamp + 1 if self.prepared > self.stamp else self.first
        return begins <= segment and (self.waits or segment <= self.last)


@dataclass(frozen=True)
class Combatant:
    """Somebody in the encounter.

    *hands*: the weapons in hand, one or two, the main hand's (or both hands') first; never none, a fist is a weapon.
    *carried*: sheathed ones; *dropped*: what lies at his feet; *fell_with*: what of it he held when he fell.
    *player*: the user who decides for him, None for the game master's. *temperament*: the autopilot's, None when a
    person decides. *ac*: current armour class without any weapon. *level* and *family* (`fighter`, `rogue`, `priest`,
    `mage`; empty for monsters) give the critical parry unless *critical_parry*, its lowest face, is given. *initial*:
    his next melee reaction is an initial one (ALT-REA-031). *target*: whom he strikes by default. *contacts*: whom he
    is in contact with. *beat_until*: his next reaction counts from this segment at the earliest (ALT-REA-023).
    *next_strike*: what the game master adds to his next strike (ALT-REA-024). *busy*: the last segment that an action
    other than melee filled (-1: none). *surprised*: he neither parries nor takes free actions; *unaware*: the people
    whose blows he cannot see coming (ALT-PAR-017). *unfinished*: an action broken off, of which *last* - *first* + 1
    segments are left (ALT-REA-016). *lowered*: the last segment in which an action that is over had his guard down
    (-1: none). *spent*: the last one in which a hand acted that has let go since. *orders*: standing orders by matter
    (`orders`)."""

    id: str
    name: str
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
    left_hand_rank: int = 0
    level: int = 1
    family: str = ""
    critical_parry: int | None = None
    carried: tuple[Arm, ...] = ()
    dropped: tuple[Arm, ...] = ()
    fell_with: tuple[Arm, ...] = ()
    player: int | None = None
    temperament: Temperament | None = None
    origin: str = ""
    hidden: bool = False
    initial: bool = True
    intent: Intent = "none"
    announced: bool = False
    target: str | None = None
    contacts: tuple[str, ...] = ()
    out: bool = False
    fate: Fate | None = None
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
    orders: dict[str, str] = field(default_factory=dict)

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


@dataclass(frozen=True)
class Blow:
    """A strike that hit, until the segment ends. *id* names it in questions: its author, and the hand if it is the
    off hand. *arm*: the weapon as it struck. *piece*: the hand of its target whose weapon it is aimed at, None for
    the body. *answered*: its target has parried it, tried to, or let it come. *unseen* ones cannot be parried."""

    id: str
    attacker: str
    target: str
    arm: Arm
    face: int
    total: int
    natural: bool
    occasion: Occasion = "regular"
    critical: bool = False
    piece: Hand | None = None
    unseen: bool = False
    answered: bool = False
    parried: bool = False
    landed: bool = False

    @property
    def hand(self) -> Hand:
        return self.arm.hand

    @property
    def weapon(self) -> str:
        return self.arm.weapon


@dataclass(frozen=True)
class Offer:
    """A free action that *to* may take against *target* in this segment, frank when that one's guard is down; it is
    *settled* once taken, declined or withdrawn (ALT-FRE-001); *taken*: it was."""

    to: str
    target: str
    kind: Literal["free", "frank"]
    cause: Literal["fumble", "guard_down", "gm"]
    settled: bool = False
    taken: bool = False


@dataclass(frozen=True)
class Fumble:
    """A strike of natural 1 with *weapon* in *hand* against *opponent* (ALT-CRI-011)."""

    combatant: str
    hand: Hand
    weapon: str
    opponent: str


@dataclass(frozen=True)
class Mishap:
    """A fumble whose details are the game master's to say (ALT-CRI-012): a wounded companion, or a magic weapon that
    may break."""

    combatant: str
    against: str
    arm: Arm
    kind: Literal["companion", "magic"]


@dataclass(frozen=True)
class AlternatifState:
    """An encounter. *combatants*: in the order in which they joined. *blows*: the hits of this segment, in order;
    *offers*: its free actions; *fumbles*: its strikes of natural 1 whose die has not fallen yet; *mishaps*: its fumbles
    that wait for the game master. *bled*: the last segment at whose end wounds bled. *criticals*: the tables of
    critical effects, copied from the catalogue as JSON (`critical.written`), empty for none."""

    settings: Settings = Settings()
    opened: bool = False
    segment: int = 0
    combatants: dict[str, Combatant] = field(default_factory=dict)
    blows: tuple[Blow, ...] = ()
    offers: tuple[Offer, ...] = ()
    fumbles: tuple[Fumble, ...] = ()
    mishaps: tuple[Mishap, ...] = ()
    bled: int = 0
    criticals: str = ""


def round_of(segment: int) -> int:
    """The round a segment lies in (ALT-GEN-002); 0 for the opening.

    >>> round_of(46), round_of(10), round_of(11)
    (5, 1, 2)
    """
    return -(-segment // 10)


def place_in_round(segment: int) -> int:
    """A segment's place in its round, 1 to 10 (ALT-GEN-002).

    >>> place_in_round(46), place_in_round(10), place_in_round(11)
    (6, 10, 1)
    """
    return (segment - 1) % 10 + 1


def phase_of(segment: int) -> int:
    """The phase (5 segments) a segment lies in (ALT-GEN-002); 0 for the opening.

    >>> phase_of(5), phase_of(6), phase_of(46)
    (1, 2, 10)
    """
    return -(-segment // 5)


def blow_id(attacker: str, hand: Hand) -> str:
    """The name of a blow within its segment, or of what somebody holds in a hand: a weapon acts once in a segment."""
    return f"{attacker}+left" if hand == "left" else attacker


def piece_id(owner: str, hand: Hand) -> str:
    """The name of what *owner* holds in *hand*, as the aim of an attack on equipment."""
    return f"{owner}+{hand}"


def aim_parts(aim: str) -> tuple[str, Hand | None]:
    """Whom an aim is at, and which hand's weapon, None for the body.

    >>> aim_parts("orc"), aim_parts("orc+left")
    (('orc', None), ('orc', 'left'))
    """
    target, _, hand = aim.partition("+")
    return target, cast(Hand, hand) if hand else None


def enemies(state: AlternatifState, who: Combatant) -> Iterator[Combatant]:
    """Whom *who* can see and strike at: of another side, in the fight, not hidden."""
    for each in state.combatants.values():
        if each.side != who.side and not each.out and not each.hidden:
            yield each


def within_reach(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies in contact with *who* that he can strike at (ALT-MEL-014), in the order in which contact was made."""
    combatants, side = state.combatants, who.side
    found = []
    for ident in who.contacts:
        other = combatants[ident]
        if other.side != side and not other.out and not other.hidden:
            found.append(ident)
    return found


def engaged_by(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies in contact with *who* that could strike him, hidden ones included."""
    combatants, side = state.combatants, who.side
    return [ident for ident in who.contacts if combatants[ident].side != side and not combatants[ident].out]


def guard_is_down(who: Combatant, segment: int) -> bool:
    """Whether *who* does or prepares something other than melee in *segment* (ALT-FRE-009, -010). Who breaks it off has
    lowered his guard until the segment ends: that was established when it began (ALT-GEN-016)."""
    return who.lowered == segment or (who.task is not None and who.task.exposed(segment))


def sees(who: Combatant, other: Combatant) -> bool:
    """Whether *who* can see a blow of *other* coming."""
    return not other.hidden and other.id not in who.unaware


def open_blows(state: AlternatifState, target: str) -> list[Blow]:
    """The hits on *target* about which nothing is decided yet."""
    return [blow for blow in state.blows if blow.target == target and not blow.answered and not blow.landed]
