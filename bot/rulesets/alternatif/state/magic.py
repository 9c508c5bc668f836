"""Spells in mind and magic items, as an encounter carries them: copied from sheets and creatures."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.values import record

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
