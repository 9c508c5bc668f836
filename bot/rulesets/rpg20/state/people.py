"""People and what they hold. Distances are whole metres."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import ClassVar, Final, Literal, TypeAlias

from bot.catalogue.rpg20_entries import Kind20
from bot.catalogue.rpg20_terms import Attribute, Consequence, Hand, Weight
from bot.kernel.values import evolve, record
from bot.rulesets.rpg20.state.conditions import IMMOBILISED, OUT, Ailment
from bot.rulesets.rpg20.state.deeds import Intention
from bot.rulesets.shared.figures import Figure
from bot.rulesets.shared.giving import Gift
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.turns import InTurn

# ---- A body: its gauges, the lines of its location table, what protects it, what ails it (R20-LOC, R20-ARM, R20-SHD,
# R20-WND).

Names: TypeAlias = dict[str, str]
"""What something is called, by language."""
LIMBS: Final[frozenset[Consequence]] = frozenset({"arm", "leg"})
TORSO: Final = 9
"""The line that is taken for those of a lost arm; the pelvis (13) for those of a lost leg (R20-LOC-003)."""
PELVIS: Final = 13


@record
class Gauge:
    """A local gauge: what is *left* of *most* points (R20-WND-001), the *table* that is asked when it is crossed, and
    the *side* of the hand or foot that it moves. *state*: what has become of the limb (R20-WND-012)."""

    gauge: str
    left: int
    most: int
    table: Consequence
    side: Hand | None = None
    state: Literal["whole", "broken", "lost"] = "whole"
    names: Names = field(default_factory=dict)


@record
class Line:
    """The faces *first* to *last* of a location die, whose points come off *gauge* (R20-LOC-002). *counts*: the line
    that stands for it where coverage is looked up: another one, of a part that this body has not (R20-LOC-003); 0: its
    own. *place*: what it is called."""

    first: int
    last: int
    gauge: str
    counts: int = 0
    place: str = ""
    names: Names = field(default_factory=dict)


@record
class Piece:
    """Something worn: its die (*dice*, *plus*), the lines that it covers, its movement penalty, 0 or less; whether it
    counts against *projectiles* alone (R20-ARM-001, -002, -005, -008). *off*: the game master has it count for nothing
    (R20-ARM-010)."""

    piece: str
    dice: str
    plus: int = 0
    covers: tuple[int, ...] = ()
    penalty: int = 0
    projectiles: bool = False
    natural: bool = False
    off: bool = False
    names: Names = field(default_factory=dict)


@record
class Shield:
    """A shield on the arm of *side*: its die, what is *left* of its points (at most *most*), how many *parts* of a body
    it covers (R20-SHD-003 to -007)."""

    shield: str
    dice: str
    left: int
    most: int
    parts: int
    side: Hand = "left"
    names: Names = field(default_factory=dict)

    @property
    def broken(self) -> bool:
        """Useless (R20-SHD-007)."""
        return self.left <= 0


@record
class Explosive:
    """*count* of something that goes off: its dice (none: it smokes), to everybody within *zone* metres; how heavy it
    is to throw, None: it is laid (R20-EXP-001, -002, -009)."""

    explosive: str
    dice: str
    plus: int = 0
    zone: int = 3
    throw: Weight | None = "light"
    count: int = 1
    names: Names = field(default_factory=dict)


@record
class Ill:
    """What somebody suffers from until it is treated (R20-WND-017): *kind*; *since*: the sequence in which it began;
    *number* of hours, or of days where *unit* says so (R20-SPE-002, R20-WND-009); *gauge*: where it bleeds."""

    kind: Ailment
    since: int = 0
    number: int = 0
    unit: Literal["", "hours", "days"] = ""
    gauge: str = ""


Held: TypeAlias = Literal["natural", "main", "second", "both", "carried", "dropped"]
"""How somebody has a weapon: it is a part of him, in his dominant hand, in the other, in both, put away, or on the
ground."""
Motion: TypeAlias = Literal["", "still", "moving", "fast"]
Bulk: TypeAlias = Literal["", "tiny", "gigantic"]
FISTS: Final = "fists"
CLUB: Final = "1d6"
"""What a weapon that is made for shooting does as a club (R20-ACT-009)."""
CLUB_DOMAIN: Final = "melee_weapons"


@record
class Weapon:
    """A weapon, or a part of the body; see `catalogue.rpg20_entries.Rpg20Weapon`. *dice*, *plus*, *halved*: its damage;
    *rounds*: what is left in it, None: nobody counts. *lacking*: sequences until it can be shot (R20-ACT-005, -006).
    *held*: how its owner has it; *beside*: whom what lies on the ground lies beside, None: its owner, empty: nobody.
    *broken*: out of use by the game master's word (R20-WPN-008). *rest*: it is set up anew once it is taken in hand,
    for *prepare* sequences."""

    weapon: str
    kind: Kind20 = "melee"
    attribute: Attribute = "skill"
    domain: str = "melee_weapons"
    dice: str = ""
    plus: int = 0
    halved: bool = False
    hands: int = 1
    range: int | None = None
    min_range: int = 0
    throw: Weight | None = None
    burst: bool = False
    burst_rounds: int = 3
    magazine: int | None = None
    rounds: int | None = None
    reload: int = 0
    prepare: int = 0
    lacking: int = 0
    sight: int = 0
    charge: int = 3
    beyond: bool = False
    unwieldy: int = 0
    held: Held = "main"
    broken: bool = False
    names: dict[str, str] = field(default_factory=dict)
    beside: CombatantId | None = None
    rest: bool = False

    @property
    def setting_up(self) -> bool:
        """Whether what it lacks is its rest, and no rounds (R20-ACT-005)."""
        return self.rest and self.lacking > 0 and self.rounds != 0

    @property
    def strikes(self) -> bool:
        """Whether one strikes and parries with it."""
        return self.kind in ("melee", "natural", "unarmed")

    @property
    def shoots(self) -> bool:
        return self.kind == "shot"

    @property
    def in_hand(self) -> bool:
        return self.held not in ("carried", "dropped")

    @property
    def unready(self) -> bool:
        """Whether it has to be loaded before it can be shot, or is not full (R20-ACT-005, -006)."""
        full = self.magazine is None or not self.reload or (self.rounds or 0) >= self.magazine
        return self.shoots and not self.broken and (bool(self.lacking) or not full)

    @property
    def as_club(self) -> Weapon:
        """What is made for shooting, used to strike with: a butt, a stick (R20-ACT-009)."""
        return evolve(self, kind="melee", attribute="skill", domain=CLUB_DOMAIN, dice=CLUB, plus=0, halved=False)

    @property
    def bare(self) -> bool:
        """A part of the body: its initiative is that of bare hands (R20-ACT-008)."""
        return self.kind in ("natural", "unarmed")


@record
class Fighter(InTurn):
    """Somebody in the fight (R20-GEN-008). *points* of *points_max*: the global total; *gauges*: the local ones;
    *lines*: his location table. *bonus* (dice, none: empty) and *bonus_plus*: the damage bonus. *hand*: the dominant
    one. *catches*: he parries thrown things bare-handed. *armour* in the order in which it is worn.

    *ills*: what he suffers from; *dead*; *down*: on the ground, *felled*: he cannot get up without help (R20-WND-013,
    -014). *cover*, *motion*, *bulk*, *hampered*: what the game master has ticked (R20-RNG-007, R20-EVD-004);
    *unseen_by*: whose attacks he is not aware of (R20-EVD-001). *surprised*: the sequence in which he can do nothing
    (R20-SPE-012); *attentive*, *lurks*: whether he is on his guard, and whether he tries to surprise, where the game
    master has said it of him alone (R20-SPE-011). *helpless*: immobilised by the game master's word (R20-SPE-005).
    *lasting*: the sequences before which ends what the game master has put on him (`fix-status` with `until`).
    *since*: the sequence from which on he declares, for whoever comes later (R20-SEQ-014).

    In a sequence: what he *means* to do; *total*: when he does (R20-SEQ-006); *held*: he waits for a better moment
    (R20-SEQ-011); *defended*: melee defences used, *attempts*: all of them, against whom (R20-SPE-010); *gave_up*: his
    action is lost."""

    skill: int = 5
    body: int = 5
    perception: int = 5
    domains: dict[str, int] = field(default_factory=dict)
    points: int = 20
    points_max: int = 20
    gauges: tuple[Gauge, ...] = ()
    lines: tuple[Line, ...] = ()
    bonus: str = ""
    bonus_plus: int = 0
    hand: Hand = "right"
    catches: bool = False
    weapons: tuple[Weapon, ...] = ()
    armour: tuple[Piece, ...] = ()
    shield: Shield | None = None
    explosives: tuple[Explosive, ...] = ()
    ills: tuple[Ill, ...] = ()
    dead: bool = False
    down: bool = False
    felled: bool = False
    cover: bool = False
    motion: Motion = ""
    bulk: Bulk = ""
    hampered: bool = False
    helpless: bool = False
    lasting: dict[str, int] = field(default_factory=dict)
    surprised: int = 0
    attentive: Literal["", "on", "off"] = ""
    lurks: Literal["", "on", "off"] = ""
    since: int = 0
    unseen_by: tuple[CombatantId, ...] = ()
    modifier: int = 0
    given: tuple[Gift, ...] = ()
    means: Intention | None = None
    total: int | None = None
    held: bool = False
    gave_up: bool = False
    defended: int = 0
    attempts: tuple[CombatantId, ...] = ()
    POINTS: ClassVar[str] = "points"
    FIGURES: ClassVar[Mapping[str, Figure]] = {
        "points": Figure(-999, 999),
        "points_max": Figure(1, 999),
        **dict.fromkeys(("skill", "body", "perception"), Figure(1, 30)),
        "modifier": Figure(-20, 20),
        "initiative": Figure(-20, 60),
    }

    # ---- how he is

    def suffers(self, *kinds: Ailment) -> bool:
        return any(each.kind in kinds for each in self.ills)

    def with_ill(self, ill: Ill) -> Fighter:
        return evolve(self, ills=(*self.ills, ill))

    @property
    def out(self) -> bool:
        """Dead, or unable to act (R20-WND-003 to -008)."""
        return OUT(self)

    @property
    def immobilised(self) -> bool:
        """A helpless target, whom a blow does not miss (R20-SPE-005, R20-WND-008)."""
        return IMMOBILISED(self) and (self.helpless or not self.dead)

    def domain(self, name: str) -> int:
        """The score of a domain, 0 where there is none (R20-GEN-008)."""
        return self.domains.get(name, 0)

    def attribute(self, name: Attribute) -> int:
        found: int = getattr(self, name)
        return found

    @property
    def penalty(self) -> int:
        """What his armour adds to every movement, 0 or less (R20-ARM-005)."""
        return sum(each.penalty for each in self.armour)

    # ---- his body

    def gauge(self, name: str) -> Gauge:
        return next(each for each in self.gauges if each.gauge == name)

    def with_gauge(self, gauge: Gauge) -> Fighter:
        return evolve(self, gauges=tuple(gauge if each.gauge == gauge.gauge else each for each in self.gauges))

    def line(self, face: int) -> Line:
        """The line of a location die that shows *face*, 1 to 20; those of a limb that is lost are the torso's
        (R20-LOC-003, R20-WND-012)."""
        found = self._row(face)
        gauge = self.gauge(found.gauge)
        if gauge.state != "lost" or gauge.table not in LIMBS:
            return found
        return self._row(TORSO if gauge.table == "arm" else PELVIS)

    def _row(self, face: int) -> Line:
        return next(each for each in self.lines if each.first <= face <= each.last)

    def falls_on(self, face: int) -> int:
        """The face for which a blow at *face* counts: another one, of a part that he has not (R20-LOC-003)."""
        line = self.line(face)
        own = line.first <= face <= line.last and line.counts in (0, line.first)
        return face if own else line.counts or line.first

    def usable_hands(self) -> int:
        """Hands that can hold something: those of broken and lost arms cannot (R20-WND-012)."""
        arms = [each for each in self.gauges if each.table == "arm"]
        return sum(each.state == "whole" for each in arms) if arms else 2

    def can_hold(self, side: Hand) -> bool:
        """Whether the arm of that side is whole (R20-WND-012)."""
        return all(each.state == "whole" for each in self.gauges if each.table == "arm" and each.side == side)

    @property
    def other_hand(self) -> Hand:
        return "left" if self.hand == "right" else "right"

    @property
    def bears(self) -> Shield | None:
        """The shield that protects him: not one that is broken, or on an arm that is (R20-SHD-007, R20-WND-011)."""
        shield = self.shield
        return None if shield is None or shield.broken or not self.can_hold(shield.side) else shield

    def free_hand(self, weapon: Weapon) -> Held:
        """How he takes *weapon* in hand: in the other one where the arm of the dominant one is of no use
        (R20-WND-012), or holds one of the same kind."""
        if weapon.hands == 2:
            return "both"
        twin = any(each.weapon == weapon.weapon and each.held == "main" for each in self.weapons)
        return "main" if self.can_hold(self.hand) and not twin else "second"

    def empty_hand(self) -> Held | None:
        """A hand that holds nothing, or only helps the other one to hold something; None: he has none (R20-WPN-005)."""
        taken = {each.held for each in self.weapons}
        if self.can_hold(self.hand) and not taken & {"main", "both"}:
            return "main"
        free = self.can_hold(self.other_hand) and "second" not in taken
        shield = self.shield is not None and self.shield.side == self.other_hand
        return "second" if free and not shield else None

    def can_take(self, weapon: Weapon) -> bool:
        """Whether he has hands for *weapon*: two for what takes two, and a shield takes one (R20-WPN-005)."""
        taken = 0 if self.shield is None or not self.can_hold(self.shield.side) else 1
        if weapon.hands == 2:
            return self.usable_hands() - taken >= weapon.hands
        return weapon.hands <= self.usable_hands() and (self.can_hold(self.hand) or not taken)

    # ---- what he holds

    @property
    def arms(self) -> tuple[Weapon, ...]:
        """What he can fight with as things stand: what is in his hands and whole, and his body; bare hands last."""
        held = tuple(each for each in self.weapons if each.in_hand and not each.broken)
        return held if any(each.weapon == FISTS for each in held) else (*held, FIST)

    def arm(self, weapon: str, which: Callable[[Weapon], bool] = bool) -> Weapon:
        """The weapon of that name, in hand or not; of several alike rather one of *which* that is true, and one in
        hand."""
        found = [each for each in (*self.arms, *self.weapons) if each.weapon == weapon]
        return next((each for each in found if which(each)), found[0] if found else FIST)

    def struck_with(self, weapon: str) -> Weapon:
        """The weapon of that name as he strikes with it: a club, where it is made for shooting (R20-ACT-009)."""
        found = self.arm(weapon)
        return found.as_club if found.shoots else found

    @property
    def guard(self) -> Weapon | None:
        """What he fights hand to hand with in this sequence: what he means to strike with while he has it, else what is
        in his hands, else bare hands (R20-MEL-010)."""
        means = self.means
        if means is not None and means.deed == "strike" and any(each.weapon == means.weapon for each in self.arms):
            return self.struck_with(means.weapon)
        return next((each for each in self.arms if each.strikes), None)

    def with_weapon(self, weapon: Weapon, now: Weapon) -> Fighter:
        """Once *weapon* is as it is *now*: of several alike one."""
        if weapon not in self.weapons:
            return self
        at = self.weapons.index(weapon)
        return evolve(self, weapons=(*self.weapons[:at], now, *self.weapons[at + 1 :]))

    def explosive(self, name: str) -> Explosive | None:
        return next((each for each in self.explosives if each.explosive == name and each.count), None)

    @property
    def seen_with(self) -> str:
        return self.arms[0].weapon


def places(who: Fighter) -> tuple[str, ...]:
    """The places of the parts that he has, each once, in the order of the die: what can be aimed at (R20-LOC-002, -003,
    R20-SPE-013)."""
    return tuple(dict.fromkeys(each.place for each in who.lines if who.falls_on(each.first) == each.first))


def line_called(who: Fighter, place: str) -> int:
    """The first face of the line that is called *place*, by itself rather than in the stead of another; 0: none is."""
    found = [each.first for each in who.lines if each.place == place]
    own = [each for each in found if who.falls_on(each) == each]
    return next(iter((*own, *found)), 0)


FIST: Final = Weapon(FISTS, "unarmed", domain="bare_hands", hands=0, held="natural")
"""Bare hands, of whoever has no other way to use them (R20-ACT-008, R20-WPN-010)."""
