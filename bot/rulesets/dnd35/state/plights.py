"""What conditions do to whoever is in them, in one table: each consequence with the conditions that have it.

Rolls, what may be done, movement, what is seen and what is said read it from here alone; nobody asks for a condition by
its name where a consequence will do. Whoever adds a condition enters it in the rows of what it does, gives it its words
(`word-dnd35-status-CODE`, `term-CODE` where it counts in rolls), and may name it in the catalogue (`Condition35`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, get_args

from bot.catalogue.dnd35_terms import Condition35, DamageType35, Save35, Size35
from bot.kernel.values import record

# ---- What people strike with, and what they wear and carry. Lengths are centimetres.

FISTS: Final = "unarmed_strike"
"""A blow with fist, foot or head: no weapon (D35-BAS-013)."""
Fastened: TypeAlias = Literal["easy", "plain", "secured"]
Held: TypeAlias = Literal["natural", "main", "off", "both", "carried", "dropped"]
"""How somebody has a weapon: it is a part of him, in one hand or in both, put away, or no more with him."""


@record
class Extra:
    """Damage of a type of its own: *dice* (empty: none), and *plus*; *name*: what it comes from, where that has one."""

    dice: str
    type: DamageType35
    plus: int = 0
    name: str = ""


@record
class Rider:
    """What a hit does besides its damage. With a *save* against *dc* it is avoided. *condition* for *rounds* (dice) and
    *plus* more, 0: for the time being; *escape* and *burst*: the difficulty of getting out of it by Escape Artist, or
    by Strength. *drains*: dice by which scores sink, *levels*: negative levels. *noted*: more of it is the game
    master's."""

    save: Save35 | Literal[""] = ""
    dc: int = 0
    condition: str = ""
    rounds: str = ""
    plus: int = 0
    escape: int = 0
    burst: int = 0
    drains: dict[str, str] = field(default_factory=dict)
    levels: int = 0
    noted: bool = False


@record
class Weapon:
    """A weapon, or a part of the body. *dice*: its damage (empty: none is rolled), of the *types* that it is of.
    *critical*: the least face that threatens, *multiplier*: how often a critical hit rolls its damage (D35-BAS-008).
    *increment*: of its range, in centimetres, of whatever is shot or *thrown*, *increments*: how many it reaches
    (D35-BAS-013). *hands*: in how many it is held. *reach*: it doubles its bearer's natural reach, and strikes nobody
    nearer (D35-BAS-012), unless it does so *near* as well. *lethal*: what it deals is no nonlethal damage. *held*: how
    he has it. *threatens*: somebody who holds it threatens squares. *to_hit* and *plus*: the final modifiers of a
    creature's profile; None: found from its bearer's figures. *magic*: what it adds to both; *adept*: what feats add to
    attacks, *keen* to damage. *proficient*: attacks are without the penalty of whoever does not know it. *light*,
    *finesse*: by Dexterity with the feat. *number*: how many of them there are, all of which strike in a full attack;
    *primary*: False of those that come besides others. *touch*: it looks at the touch class. *mighty*: a bow that adds
    Strength. *extra*: further damage, not multiplied. *trip*, *disarm* (what it adds), *brace*, *charge* (by how much
    its damage counts on a mounted charge), *double*: see D35-MAN, D35-ACT-012, D35-MNT. *reload*: what loading costs;
    *loaded*: it may be shot. *hardness* and *points* (D35-BAS-023): of things, 0 points: nothing breaks; *lost*: those
    that it has lost. *rider*: what a hit does besides. *single*: held in both hands, it could be used in one."""

    weapon: str
    dice: str = ""
    critical: int = 20
    multiplier: int = 2
    increment: int = 0
    hands: int = 1
    reach: bool = False
    lethal: bool = True
    kind: Literal["melee", "ranged"] = "melee"
    types: tuple[DamageType35, ...] = ()
    held: Held = "main"
    thrown: bool = False
    increments: int = 10
    near: bool = False
    threatens: bool = True
    to_hit: int | None = None
    plus: int | None = None
    magic: int = 0
    adept: int = 0
    keen: int = 0
    proficient: bool = True
    light: bool = False
    finesse: bool = False
    number: int = 1
    primary: bool = True
    touch: bool = False
    mighty: bool = False
    extra: tuple[Extra, ...] = ()
    trip: bool = False
    disarm: int = 0
    brace: bool = False
    charge: int = 1
    double: bool = False
    reload: Literal["", "free", "move", "full"] = ""
    loaded: bool = True
    hardness: int = 0
    points: int = 0
    lost: int = 0
    rider: Rider | None = None
    single: bool = False
    names: dict[str, str] = field(default_factory=dict)

    @property
    def ranged(self) -> bool:
        """Whether it is shot, and strikes nobody in melee."""
        return self.kind == "ranged"

    @property
    def in_hand(self) -> bool:
        return self.held not in ("carried", "dropped")

    @property
    def natural(self) -> bool:
        """A natural weapon, with which there is no series of attacks; bare hands are none (D35-BAS-010)."""
        return self.held == "natural" and self.weapon != FISTS


@record
class Thing:
    """A shield, or something worn or carried. *item*: a shield's name in the catalogue, or that of the thing (a purse,
    a ring). *fastened*: how it is held (D35-MAN-017). *hardness*, *points*, *lost*: see `Weapon`."""

    item: str
    size: Size35 = "tiny"
    fastened: Fastened = "plain"
    hardness: int = 0
    points: int = 1
    lost: int = 0


Consequence: TypeAlias = Literal[
    "idle",
    "helpless",
    "open",
    "blind",
    "unseen",
    "deaf",
    "rooted",
    "slow",
    "no_dash",
    "one_move",
    "move_alone",
    "no_attack",
    "no_magic",
    "strained",
    "flees",
    "drops",
    "attacks",
    "melee",
    "damage",
    "saves",
    "checks",
    "limbs",
    "eyes",
    "initiative",
    "armour",
    "set_upon",
    "struck",
    "shot_at",
    "strength",
    "dexterity",
]


def _all(*kinds: str) -> Mapping[str, int]:
    """A row of what simply holds."""
    return MappingProxyType(dict.fromkeys(kinds, 1))


def _by(**amounts: int) -> Mapping[str, int]:
    """A row of what is added, or taken."""
    return MappingProxyType(amounts)


PLIGHTS: Final[Mapping[Consequence, Mapping[str, int]]] = MappingProxyType(
    {
        # He can do nothing; he lies at anybody's mercy (D35-ATK-010); his Dexterity does not help his armour class.
        "idle": _all("paralysed", "sleeping", "dazed", "stunned", "cowering"),
        "helpless": _all("paralysed", "sleeping"),
        "open": _all("stunned", "blinded"),
        # He sees nobody; nobody sees him; he hears nothing.
        "blind": _all("blinded"),
        "unseen": _all("invisible"),
        "deaf": _all("deafened"),
        # His legs carry him nowhere; half as far; neither runs nor charges; one move alone in a turn.
        "rooted": _all("prone", "entangled"),
        "slow": _all("blinded", "exhausted"),
        # Whoever is exhausted is worse off than whoever is fatigued: what the one cannot do, the other cannot.
        "no_dash": _all("entangled", "winded", "fatigued", "exhausted", "blinded"),
        "one_move": _all("winded"),
        # A move action is all that his turn has; he strikes at nobody; casts nothing; casts if he concentrates.
        "move_alone": _all("nauseated"),
        "no_attack": _all("turned", "cowering", "panicked", "nauseated"),
        "no_magic": _all("nauseated"),
        "strained": _all("entangled"),
        # He runs from what he fears; what he holds falls.
        "flees": _all("turned", "frightened", "panicked"),
        "drops": _all("stunned", "panicked"),
        # What his rolls lose: attacks and grapple checks, blows in melee, damage of weapons, saves; checks of skills
        # and abilities, those of Strength and Dexterity skills, those of the eyes.
        "attacks": _by(entangled=-2, shaken=-2, frightened=-2, sickened=-2, dazzled=-1),
        "melee": _by(prone=-4),
        "damage": _by(sickened=-2),
        "saves": _by(shaken=-2, frightened=-2, panicked=-2, sickened=-2),
        "checks": _by(shaken=-2, frightened=-2, panicked=-2, sickened=-2),
        "limbs": _by(blinded=-4),
        "eyes": _by(dazzled=-1),
        "initiative": _by(deafened=-4),
        # What his armour class loses, and what others gain who strike at him, or shoot.
        "armour": _by(stunned=-2, blinded=-2),
        "set_upon": _by(cowering=2),
        "struck": _by(prone=-4),
        "shot_at": _by(prone=4),
        # By how much scores have sunk.
        "strength": _by(fatigued=-2, exhausted=-6),
        "dexterity": _by(entangled=-4, fatigued=-2, exhausted=-6),
    }
)
"""Each consequence with the conditions that have it; the number is what it adds to a roll, 1 where it simply holds."""
DEGREES: Final[tuple[tuple[str, ...], ...]] = (("shaken", "frightened", "panicked"), ("fatigued", "exhausted"))
"""Degrees of one thing, the lightest first: of these the worst alone counts, and one upon another makes it worse."""
PROOF: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "paralysed": ("paralysis",),
        "sleeping": ("sleep",),
        "stunned": ("stunning",),
        **dict.fromkeys(DEGREES[0], ("mind",)),
    }
)
"""What of somebody's nature keeps a condition from him."""
OF_THE_LIVING: Final = (*DEGREES[1], "nauseated", "sickened")
"""What never touches those that never lived."""
KINDS: Final = frozenset(kind for row in PLIGHTS.values() for kind in row)
"""Every condition that does anything."""


def unplayed(codes: Sequence[str], kinds: frozenset[str] = KINDS) -> tuple[str, ...]:
    """Those of *codes* that no row names: nothing would come of them.

    >>> unplayed(("shaken", "bewitched"))
    ('bewitched',)
    """
    return tuple(each for each in codes if each not in kinds)


if unplayed(get_args(Condition35)):
    raise TypeError(f"conditions of the catalogue of which nothing comes: {unplayed(get_args(Condition35))}")


def suffers(who: Any, what: Consequence) -> bool:
    """Whether *who* is in a condition that has that consequence."""
    row = PLIGHTS[what]
    return any(each.kind in row for each in who.conditions)


def by_what(who: Any, what: Consequence) -> str:
    """The condition that has that consequence for *who*; none: ''."""
    row = PLIGHTS[what]
    return next((each.kind for each in who.conditions if each.kind in row), "")


def penalties(who: Any, what: Consequence) -> tuple[tuple[str, int], ...]:
    """What the conditions of *who* add to such a roll, by their names: of degrees of one thing the worst alone.

    >>> from types import SimpleNamespace as Some
    >>> penalties(Some(conditions=[Some(kind="shaken"), Some(kind="frightened"), Some(kind="sickened")]), "attacks")
    (('frightened', -2), ('sickened', -2))
    """
    if not who.conditions:
        return ()
    row, held = PLIGHTS[what], {each.kind for each in who.conditions}
    lighter = {each for grades in DEGREES for at, each in enumerate(grades) if held & set(grades[at + 1 :])}
    return tuple((kind, row[kind]) for kind in row if kind in held - lighter)


def penalty(who: Any, what: Consequence) -> int:
    """The same in one number."""
    return sum(value for _, value in penalties(who, what)) if who.conditions else 0


def worsened(who: Any, kind: str, by: str) -> str:
    """What *kind*, brought *by* somebody ('': a spell of its own), comes to for *who*: upon another degree of the same
    thing, from elsewhere, a worse one.

    >>> from types import SimpleNamespace as Some
    >>> afraid = Some(conditions=[Some(kind="shaken", by="ogre")])
    >>> [worsened(afraid, each, "witch") for each in ("shaken", "frightened", "fatigued")]
    ['frightened', 'panicked', 'fatigued']
    >>> worsened(afraid, "shaken", "ogre")
    'shaken'
    """
    grades = next((each for each in DEGREES if kind in each), ())
    found = [grades.index(each.kind) for each in who.conditions if each.kind in grades and each.by != by]
    return grades[min(len(grades) - 1, max(found) + grades.index(kind) + 1)] if found else kind


def proof(immune: Sequence[str], lifeless: bool, kind: str) -> bool:
    """Whether somebody of such a nature is never in that condition."""
    return (lifeless and kind in OF_THE_LIVING) or any(each in immune for each in PROOF.get(kind, ()))
