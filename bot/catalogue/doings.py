"""What an entry of `actions.toml`, `spells.toml` and `items.toml` of D&D Alternatif may hold.

Times are segments of 6 seconds. An amount is a number of them, dice, or both: `3`, `1d6`, `4+1d3`; `1d6>1d6` is rolled
in two stretches, the second one when the first is over (ALT-ACT-015).
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

from bot.catalogue.ids import ActionId, ItemId, MagicId
from bot.catalogue.models import DiceText, Entry, Named, Words
from bot.catalogue.sheet import ItemPlace
from bot.fields import Whole, between, shown, sized

AMOUNT = re.compile(r"\d{1,2}|(\d{1,2}\+)?([1-9]|1\d|20)?d([2-9]|[1-9]\d{1,2}|1000)", re.ASCII)


def _of_stretches(most: int) -> AfterValidator:
    """An amount, or as many as *most* of them one after the other."""

    def check(text: str) -> str:
        parts = text.split(">")
        if len(parts) > most or not all(AMOUNT.fullmatch(part) for part in parts):
            raise PydanticCustomError("dice", "dice such as 1d8, not {value}", {"value": shown(text)})
        return text

    return AfterValidator(check)


Amount: TypeAlias = Annotated[str, sized(1, 20), _of_stretches(1)]
Duration: TypeAlias = Annotated[str, sized(1, 20), _of_stretches(2)]
Component: TypeAlias = Literal["V", "S", "M"]


class ListedAction(Entry):
    """Something other than fighting that people do (ALT-ACT-004, -006). *reaction* and *duration*: segments; absent:
    the game master is asked each time. Without reaction and of one segment it is a simple action."""

    id: ActionId
    name: Words
    reaction: Amount | None = None
    duration: Duration | None = None

    def with_article(self, locale: str) -> str:
        """What is done has no article."""
        return self.name.in_(locale)


class Spell(Named):
    """A spell, ritual or miracle (ALT-MAG-001). *casting*: segments of the incantation where they are not the level's
    (official casting times of a round or more, ALT-MAG-007). *dice*: what the game master is offered to roll when it
    takes effect, *per_level*: once for each level of the caster, up to *at_most* dice; *plus* is added. *builds_up*:
    its effect grows while it is cast (ALT-MAG-014). *area*: it strikes several. *sure*: nothing keeps it from whom it
    is cast at. *about*: one line for the game master."""

    id: MagicId
    level: Annotated[Whole, between(0, 12)]
    components: Annotated[tuple[Component, ...], sized(0, 3)] = ()
    casting: Annotated[Whole, between(1, 600)] | None = None
    dice: DiceText | None = None
    plus: Annotated[Whole, between(0, 40)] = 0
    per_level: bool = False
    at_most: Annotated[Whole, between(1, 20)] = 20
    builds_up: bool = False
    sure: bool = False
    area: bool = False
    about: Words | None = None


class MagicItem(Named):
    """A magic item. *kind*: `wand` (staves and rods too; it rests between two uses), `ring`, `scroll` (with the *spell*
    written on it), or `other`, with the *reaction* and *duration* noted of earlier uses (ALT-MAG-015 to -019). *place*:
    where it is unless the sheet says otherwise. *dice*, *plus*, *area*, *about*: as of a spell."""

    id: ItemId
    kind: Literal["wand", "ring", "scroll", "other"]
    place: ItemPlace = "belt"
    spell: MagicId | None = None
    reaction: Amount | None = None
    duration: Duration | None = None
    dice: DiceText | None = None
    plus: Annotated[Whole, between(0, 40)] = 0
    area: bool = False
    about: Words | None = None


__all__ = ["AMOUNT", "Amount", "Component", "Duration", "ListedAction", "MagicItem", "Spell"]
