"""Which spells can be cast and which items used now, and what is wrong with the others."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import amounts
from bot.rulesets.alternatif.magic import times
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Item, is_gagged


def spells(who: Combatant) -> list[str]:
    """The spells that *who* still has in mind."""
    return [each.id for each in who.magic.spells if each.left != 0]


def items(state: AlternatifState, who: Combatant) -> list[str]:
    """The magic items that *who* may announce now: none at his feet, none that he does not know how to set off, none
    whose effect could not but come while it still rests (ALT-MAG-016)."""
    return [each.id for each in usable(who) if latest(state, who, each.id) >= each.ready]


def usable(who: Combatant) -> list[Item]:
    """The magic items that *who* has with him and knows how to set off, whether they rest or not."""
    return [each for each in who.magic.items if each.place != "ground" and not is_unknown(each)]


def is_unknown(item: Item) -> bool:
    """Whether its owner does not know the word that sets *item* off: a wand, a staff, a ring (ALT-MAG-015, -017)."""
    return item.unfamiliar and item.kind in ("wand", "ring")


def things(state: AlternatifState, who: Combatant, action: str) -> list[str]:
    """What *who* may cast or use now."""
    return spells(who) if action == times.CAST else items(state, who)


def harms(who: Combatant, thing: str) -> bool:
    """Whether dice are rolled for what *thing*, a spell or an item, does to somebody."""
    spell, item = who.magic.spell(thing), who.magic.item(thing)
    if spell is None and item is not None:
        spell = item.spell
        return bool(item.dice or (spell is not None and spell.dice))
    return spell is not None and bool(spell.dice)


def latest(state: AlternatifState, who: Combatant, item: str) -> int:
    """The last segment in which *item* takes effect if *who* announces it now, were it not resting: what a die brings
    sooner waits until it is ready."""
    reaction, duration = times.figures(who, times.USE, item, state.settings)
    stamp = max(state.segment, who.beat_until)
    acted = who.busy == state.segment or any(each.acted == state.segment for each in who.hands)
    unused = state.segment > 0 and stamp == state.segment and not acted
    now = unused and state.settings.zero_reaction_start == "same_segment_if_unused"
    most = amounts.amount(reaction or "0").most
    spoken = 0 if duration == times.NONE else 1
    return stamp + most + spoken if most else stamp if now else stamp + 1


def resting(state: AlternatifState, who: Combatant) -> list[Item]:
    """The items that *who* has with him and may not announce yet, for they still rest (ALT-MAG-016)."""
    ready = items(state, who)
    return [each for each in usable(who) if each.id not in ready]


def only_one(state: AlternatifState, who: Combatant, action: str) -> str | None:
    """What *action* must mean when nothing is named: the only thing that there is for it, one that rests or is spent
    counted: nothing else is taken in its place."""
    found = things(state, who, action)
    every = who.magic.spells if action == times.CAST else who.magic.items
    return found[0] if len(found) == 1 and len(every) == 1 else None


def check(state: AlternatifState, who: Combatant, action: str, thing: str | None) -> None:
    """Raise `Refused` unless *who* can cast or use *thing* now."""
    if action == times.CAST:
        names = ", ".join(spells(who))
        if not names:
            raise Refused("alternatif-no-spells", name=who.name)
        spell = who.magic.spell(thing)
        if spell is None:
            raise Refused("alternatif-which-spell", name=who.name, weapons=names)
        if spell.left == 0:
            raise Refused("alternatif-spell-gone", name=who.name, weapon=spell.id)
        return
    if not who.magic.items:
        raise Refused("alternatif-no-items", name=who.name)
    item = who.magic.item(thing)
    if item is None:
        raise Refused("alternatif-which-item", name=who.name, weapons=", ".join(each.id for each in who.magic.items))
    if item.place == "ground":
        raise Refused("alternatif-item-on-the-ground", name=who.name, weapon=item.id)
    if is_unknown(item):
        raise Refused("alternatif-item-unfamiliar", name=who.name, weapon=item.id)
    if latest(state, who, item.id) < item.ready:
        raise Refused("alternatif-item-rests", weapon=item.id, segment=item.ready, now=state.segment)


def check_voice(state: AlternatifState, who: Combatant, action: str, thing: str | None) -> None:
    """Raise `Refused` when *who*, silenced, would have to speak: a spell with a spoken component, a scroll that is
    read aloud, the word that sets a wand off (ALT-WRE-024, ALT-MAG-015)."""
    spell, item = who.magic.spell(thing), who.magic.item(thing)
    if action == times.CAST:
        spoken = spell is not None and "V" in spell.components
    else:
        spoken = action == times.USE and item is not None and item.kind in ("scroll", "wand")
    if spoken and is_gagged(state, who.id):
        raise Refused("alternatif-gagged", name=who.name)


def check_hold(state: AlternatifState, who: Combatant) -> None:
    """Raise `Refused` when *who* prepares a spell, and the table lets none wait (ALT-MAG-013)."""
    if times.incants(who) and state.settings.spells_may_be_held == "never":
        raise Refused("alternatif-spells-not-held", name=who.name)


def asks_to_hold(state: AlternatifState, who: Combatant) -> bool:
    """Whether the game master must say if *who* may keep ready what he prepares."""
    return times.incants(who) and state.settings.spells_may_be_held == "ask_gm"
