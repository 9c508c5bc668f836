"""What people strike with, and what they wear and carry. Lengths are centimetres."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.catalogue.dnd35_terms import DamageType35, Save35, Size35
from bot.kernel.values import record

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
