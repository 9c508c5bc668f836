"""How long magic takes (table 3; ALT-MAG-001 to -008, -011, -015 to -019)."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import checks as amounts
from bot.rulesets.alternatif.base.needs import ungagged
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Item, Settings, Spell, Task

CAST, USE = "cast", "use"
MAGICAL = (CAST, USE)
NONE, ONE = "0", "1"
REST = 1
"""Segments that must lie between two incantations (ALT-MAG-011)."""


def incantation(spell: Spell) -> int:
    """Segments of the incantation: the level's, but for cantrips and words (1) and for official times of a round or
    more (ALT-MAG-004 to -007).

    >>> [incantation(Spell("x", level, components)) for level, components in ((3, "VSM"), (7, "V"), (0, ""))]
    [3, 1, 1]
    """
    if spell.casting is not None:
        return spell.casting
    return 1 if spell.level == 0 or spell.components == "V" else spell.level


def reaction(spell: Spell) -> str:
    """The reaction die: 1d8 with material components, else 1d3; none for cantrips and for single words (ALT-MAG-002 to
    -005).

    >>> [reaction(Spell("x", 3, components)) for components in ("VSM", "M", "VS", "S", "V")]
    ['1d8', '1d8', '1d3', '1d3', '0']
    >>> reaction(Spell("x", 3, "V", casting=10)), reaction(Spell("x", 0))
    ('1d3', '0')
    """
    if "M" in spell.components:
        return "1d8"
    if spell.components in ("V", "") and incantation(spell) <= 1:
        return NONE
    return "1d3"


def place_die(item: Item) -> str:
    """What bringing *item* into position takes: nothing in hand or worn, 1d3 within reach, 1d8 from the bag
    (ALT-MAG-015, -017, -019)."""
    if item.place in ("hand", "worn"):
        return NONE
    return "1d8" if item.place == "bag" else "1d3"


def figures(who: Combatant, action: str, thing: str | None, settings: Settings) -> tuple[str | None, str | None]:
    """Reaction and duration of casting or using *thing*; None for what the game master must confirm (ALT-MAG-019)."""
    if action == CAST:
        spell = who.magic.spell(thing)
        if spell is None:
            return None, None
        return NONE if who.magic.ambush else reaction(spell), str(incantation(spell))
    item = who.magic.item(thing)
    if item is None or item.kind == "other":
        return None, None
    if item.kind == "scroll" and item.spell is not None:
        return settings.scroll_reaction_die, str(incantation(item.spell))
    die = place_die(item)
    if die == NONE:
        return die, ONE
    # The command word is instantaneous, at the end of the reaction (ALT-REA-007, ALT-MAG-015).
    return die, NONE if settings.wand_timing == "end_of_reaction" else ONE


def suggested(who: Combatant, thing: str | None) -> tuple[str, str] | None:
    """What is proposed to the game master for a magic item of its own kind (ALT-MAG-019)."""
    item = who.magic.item(thing)
    return None if item is None else (item.reaction or place_die(item), item.duration or ONE)


def is_incantation(who: Combatant, action: str, thing: str | None) -> bool:
    """Whether *action* speaks a spell: from memory, or from a scroll (ALT-MAG-018)."""
    if action == CAST:
        return True
    item = who.magic.item(thing) if action == USE else None
    return item is not None and item.kind == "scroll"


def incants(who: Combatant) -> bool:
    """Whether *who* prepares or speaks an incantation."""
    return who.task is not None and is_incantation(who, who.task.action, who.task.weapon)


def speaks(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is in the middle of an incantation, his preparation over (ALT-MAG-010)."""
    task = who.task
    return task is not None and not task.waits and incants(who) and task.first <= state.segment <= task.last


def earliest(who: Combatant, action: str, thing: str | None) -> int:
    """The first segment in which *action* may begin in its own right: after the rest of the last incantation, or when
    the item is ready again (ALT-MAG-011, -016); 0 for anything else."""
    if is_incantation(who, action, thing):
        return who.magic.last + REST + 1 if who.magic.last >= 0 else 0
    item = who.magic.item(thing) if action == USE else None
    return 0 if item is None else item.ready


def rests_until(segment: int, settings: Settings) -> int:
    """The first segment in which a wand used in *segment* may be used again (ALT-MAG-016).

    >>> rests_until(6, Settings()), rests_until(6, Settings(wand_rest="two_apart"))
    (9, 8)
    """
    return segment + (3 if settings.wand_rest == "two_full_segments" else 2)


def spell_or_item(task: Task) -> str | None:
    """The spell that *task* casts, or the magic item that it uses; None when it is no magical action."""
    return task.weapon if task.action in MAGICAL else None


# ---- Which spells can be cast and which items used now, and what is wrong with the others.


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
    return spells(who) if action == CAST else items(state, who)


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
    reaction, duration = figures(who, USE, item, state.settings)
    stamp = max(state.segment, who.beat_until)
    acted = who.busy == state.segment or any(each.acted == state.segment for each in who.hands)
    unused = state.segment > 0 and stamp == state.segment and not acted
    now = unused and state.settings.zero_reaction_start == "same_segment_if_unused"
    most = amounts.amount(reaction or "0").most
    spoken = 0 if duration == NONE else 1
    return stamp + most + spoken if most else stamp if now else stamp + 1


def resting(state: AlternatifState, who: Combatant) -> list[Item]:
    """The items that *who* has with him and may not announce yet, for they still rest (ALT-MAG-016)."""
    ready = items(state, who)
    return [each for each in usable(who) if each.id not in ready]


def only_one(state: AlternatifState, who: Combatant, action: str) -> str | None:
    """What *action* must mean when nothing is named: the only thing that there is for it, one that rests or is spent
    counted: nothing else is taken in its place."""
    found = things(state, who, action)
    every = who.magic.spells if action == CAST else who.magic.items
    return found[0] if len(found) == 1 and len(every) == 1 else None


def check(state: AlternatifState, who: Combatant, action: str, thing: str | None) -> None:
    """Raise `Refused` unless *who* can cast or use *thing* now."""
    if action == CAST:
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
    item = item_of(who, thing)
    if item.place == "ground":
        raise Refused("alternatif-item-on-the-ground", name=who.name, weapon=item.id)
    if is_unknown(item):
        raise Refused("alternatif-item-unfamiliar", name=who.name, weapon=item.id)
    if latest(state, who, item.id) < item.ready:
        raise Refused("alternatif-item-rests", weapon=item.id, segment=item.ready, now=state.segment)


def item_of(who: Combatant, thing: str | None) -> Item:
    """The magic item *thing* of *who*. Raises `Refused` where he has none such."""
    item = who.magic.item(thing)
    if item is None:
        raise Refused("alternatif-which-item", name=who.name, weapons=", ".join(each.id for each in who.magic.items))
    return item


def check_voice(state: AlternatifState, who: Combatant, action: str, thing: str | None) -> None:
    """Raise `Refused` when *who*, silenced, would have to speak: a spell with a spoken component, a scroll that is
    read aloud, the word that sets a wand off (ALT-WRE-024, ALT-MAG-015)."""
    spell, item = who.magic.spell(thing), who.magic.item(thing)
    if action == CAST:
        spoken = spell is not None and "V" in spell.components
    else:
        spoken = action == USE and item is not None and item.kind in ("scroll", "wand")
    if spoken:
        ungagged(state, who)


def check_hold(state: AlternatifState, who: Combatant) -> None:
    """Raise `Refused` when *who* prepares a spell, and the table lets none wait (ALT-MAG-013)."""
    if incants(who) and state.settings.spells_may_be_held == "never":
        raise Refused("alternatif-spells-not-held", name=who.name)


def asks_to_hold(state: AlternatifState, who: Combatant) -> bool:
    """Whether the game master must say if *who* may keep ready what he prepares."""
    return incants(who) and state.settings.spells_may_be_held == "ask_gm"
