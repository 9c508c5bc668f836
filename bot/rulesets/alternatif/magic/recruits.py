"""Spells and magic items of sheets and creatures, copied for an encounter (ALT-MAG)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import cast, get_args

from bot.catalogue import Catalogue, ItemId, MagicId
from bot.catalogue import Spell as SpellEntry
from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.base.checks import may_act, thing_named
from bot.rulesets.alternatif.base.needs import ACTS, SPEAKS, About, up
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.magic.casting import AmbushPrepared, ItemLearnt, ItemStowed
from bot.rulesets.alternatif.ordinary.listed import Listed, written
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Item, ItemPlace, Magic, Spell
from bot.rulesets.shared.book import composed, word
from bot.rulesets.shared.options import Args, among, text
from bot.rulesets.shared.people import unless_so

# ---- What people and the game master say of magic, beside announcing and holding it.

State = AlternatifState


@word()
class Stow(About):
    """*who* puts the magic item *item* elsewhere: not an action where he lets go of it (ALT-MAG-016)."""

    needs = (up,)
    item: str
    place: ItemPlace
    tells = ItemStowed

    def refuse(self, state: State, who: Combatant) -> None:
        unless_so(who, times.item_of(who, self.item).place, self.place)


@composed(tool="stow", codes={"words": get_args(ItemPlace)})
def stow(state: State, by: int, args: Args) -> Stow:
    """`value`: the item, `words`: where it is."""
    who = may_act(state, text(args, "who"))
    place = cast(ItemPlace, among(args, "words", get_args(ItemPlace), "belt"))
    return Stow(by, who.id, thing_named(who, text(args, "value")), place)


@word()
class Teach(About):
    """*who* knows how to set the magic item *item* off, or does not (ALT-MAG-015, -017)."""

    needs = (up,)
    item: str
    known: bool = True

    def refuse(self, state: State, who: Combatant) -> None:
        unless_so(who, not times.item_of(who, self.item).unfamiliar, self.known)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ItemLearnt(self.who, self.item, self.known))


FAMILIAR = ("known", "unknown")


@composed(tool="familiar", codes={"words": FAMILIAR})
def familiar(state: State, by: int, args: Args) -> Teach:
    """`value`: the item, `words`: whether he knows how to set it off."""
    who = may_act(state, text(args, "who"))
    known = among(args, "words", FAMILIAR, "known") == "known"
    return Teach(by, who.id, thing_named(who, text(args, "value")), known)


@word(tool="ambush_spell")
class PrepareAmbush(About):
    """The next spell of *who* was prepared beforehand for a surprise attack (ALT-MAG-012)."""

    needs = SPEAKS
    tells = AmbushPrepared

    def refuse(self, state: State, who: Combatant) -> None:
        if not who.magic.spells:
            raise Refused("alternatif-no-spells", name=who.name)
        if who.magic.ambush:
            raise Refused("already-so", name=who.name)


@word(tool="disturb")
class Disturb(About):
    """The game master finds that something troubles the incantation of *who* (ALT-ACT-009, ALT-MAG-010)."""

    needs = ACTS

    def refuse(self, state: State, who: Combatant) -> None:
        if not times.speaks(state, who) or (who.task is not None and who.task.disturbed is not None):
            raise Refused("alternatif-no-incantation", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from casting.disturb(scene, self.who, "interrupted")


def magic_of(
    catalogue: Catalogue,
    spells: Iterable[MagicId],
    items: Mapping[ItemId, ItemPlace],
    level: int,
    unfamiliar: Collection[ItemId] = (),
) -> Magic:
    """The magic of somebody of *level*: each spell once, as often as it was learnt; cantrips always. *unfamiliar*: the
    items that he does not know how to set off."""
    learnt = Counter(spells)
    return Magic(
        spells=tuple(spell_of(catalogue.spells[ident], level, times) for ident, times in learnt.items()),
        items=tuple(
            _item(catalogue, ident, place, level, unfamiliar=ident in unfamiliar) for ident, place in items.items()
        ),
    )


def spell_of(entry: SpellEntry, level: int, times: int) -> Spell:
    """The spell of *entry*, cast at *level*, that somebody has *times* in mind."""
    return Spell(
        id=entry.id,
        level=entry.level,
        components="".join(entry.components),
        casting=entry.casting,
        left=None if entry.level == 0 else times,
        dice=_dice(entry, level),
        plus=entry.plus,
        area=entry.area,
        builds_up=entry.builds_up,
        sure=entry.sure,
        names={"fr": entry.name.fr, "en": entry.name.en},
    )


def _dice(entry: SpellEntry, level: int) -> str:
    if entry.dice is None or not entry.per_level:
        return entry.dice or ""
    rolled = dice(entry.dice)
    return str(Dice(min(20, entry.at_most, rolled.count * max(1, level)), rolled.sides))


def _item(catalogue: Catalogue, ident: ItemId, place: ItemPlace, level: int, *, unfamiliar: bool) -> Item:
    entry = catalogue.items[ident]
    return Item(
        id=entry.id,
        kind=entry.kind,
        place=place,
        spell=None if entry.spell is None else spell_of(catalogue.spells[entry.spell], level, 1),
        reaction=entry.reaction or "",
        duration=entry.duration or "",
        dice=entry.dice or "",
        plus=entry.plus,
        area=entry.area,
        unfamiliar=unfamiliar,
        names={"fr": entry.name.fr, "en": entry.name.en},
    )


def listed_actions(catalogue: Catalogue) -> str:
    """The list of actions beside fighting, as an encounter carries it."""
    return written(
        Listed(each.id, each.reaction or "", each.duration or "", (each.name.fr, each.name.en))
        for each in catalogue.actions.values()
    )
