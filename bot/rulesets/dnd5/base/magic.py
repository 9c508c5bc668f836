"""What spells are cast with (DN5-ATK-006): the ability, the difficulty of saves, the bonus of attacks, slots."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.rulesets.dnd5.state import Effect, Extra, Fighter, Hurt, Spell, Weapon
from bot.rulesets.shared.check import Term, terms

BASE_DC = 8
ANYWHERE = 100_000
"""A reach that is as far as any fight, in centimetres."""


def spell_named(who: Fighter, spell: str) -> Spell | None:
    """The spell of *who* with that id."""
    return next((each for each in who.spells if each.spell == spell), None)


def difficulty(who: Fighter, spell: Spell) -> int:
    """What a save against *spell* of *who* must reach."""
    return spell.dc or who.spell_dc or BASE_DC + who.proficiency + who.modifier(who.spell_ability)


def attack_terms(who: Fighter) -> tuple[Term, ...]:
    """What a spell attack adds: the casting ability and proficiency; what a profile says as one (DN5-ATK-004, -006)."""
    modifier = who.modifier(who.spell_ability)
    if not who.spell_attack or modifier + who.proficiency == who.spell_attack:
        return terms((who.spell_ability or "spell", modifier), ("proficiency", who.proficiency))
    return terms(("profile", who.spell_attack))


def times(text: str, by: int) -> str:
    """The dice *text* so many times.

    >>> times("2d6", 3)
    '6d6'
    """
    one = dice(text)
    return f"{one.count * by}d{one.sides}"


def more(text: str, spell: Spell, slot: int) -> str:
    """The dice *text*, with what a slot of a level above the spell's own adds."""
    above = (slot - spell.level) // spell.every
    if above <= 0 or not spell.per_slot or not text:
        return text
    one, extra = dice(text), dice(spell.per_slot)
    if one.sides != extra.sides:
        return text
    return f"{one.count + extra.count * above}d{one.sides}"


def pooled(spell: Spell, slot: int) -> str:
    """The dice of the hit points that *spell*, cast at the level of *slot*, overcomes; empty for one that does not."""
    above = max(0, slot - spell.level)
    if not spell.pool or not spell.pool_per_slot or not above:
        return spell.pool
    one, extra = dice(spell.pool), dice(spell.pool_per_slot)
    return f"{one.count + extra.count * above}d{one.sides}"


def harm(spell: Spell, slot: int) -> tuple[Hurt, ...]:
    """The damage of *spell* cast at the level of *slot*: what that adds goes to the first dice."""
    return tuple(
        Hurt(more(each.dice, spell, slot) if not at else each.dice, each.type, each.plus)
        for at, each in enumerate(spell.damage)
    )


def arm(who: Fighter, spell: Spell, slot: int) -> Weapon:
    """*spell* as what an attack is made with: no ability is added to its damage unless it says so (DN5-DMG-005)."""
    first, *others = harm(spell, slot) or (Hurt("", "force"),)
    modifier = who.modifier(who.spell_ability) if spell.modified else 0
    melee = spell.attack == "melee"
    return Weapon(
        spell.spell,
        "melee" if melee else "ranged",
        first.dice,
        first.type,
        damage=first.plus + modifier,
        # What strikes again is where it has gone, and not with its caster.
        reach=(ANYWHERE if spell.again else spell.range) if melee else 0,
        near=0 if melee else spell.range,
        far=0 if melee else spell.range,
        extra=tuple(Extra(each.dice, each.type) for each in others),
        names=spell.names,
    )


def staying(who: Fighter, spell: Spell) -> Effect | None:
    """What of *spell* stays for *who*, and may strike again with his bonus action."""
    found = (each for each in who.effects if spell.again and (each.spell.spell, each.by) == (spell.spell, who.id))
    return next(found, None)


def levels(who: Fighter, spell: Spell) -> tuple[int, ...]:
    """The levels at which he can cast it now, the lowest first; 0: it needs no slot. Of higher ones those alone with
    which it does more. What stays of it strikes again without a slot."""
    if staying(who, spell) is not None:
        return (0,)
    if not spell.level or spell.innate:
        spent = who.used.get(spell.spell, 0)
        return () if spent and (spell.recharge or (spell.uses and spent >= spell.uses)) else (0,)
    left = tuple(level for level in range(spell.level, 10) if who.slots.get(str(level), 0) > 0)
    better = spell.per_slot or spell.targets_per_slot or spell.pool_per_slot or spell.counters
    steps = tuple(level for level in left if level == left[0] or not (level - spell.level) % spell.every)
    return steps if better else left[:1]


def shatters(spell: Spell) -> bool:
    """Whether *spell*, upon an area, hurts objects in it: where it deals damage, and is not resisted by what no object
    has (only saves of Strength and Dexterity are theirs, and they fail them)."""
    return bool(spell.damage) and spell.save in ("", "strength", "dexterity")


__all__ = [
    "arm",
    "attack_terms",
    "difficulty",
    "harm",
    "levels",
    "more",
    "pooled",
    "shatters",
    "spell_named",
    "staying",
    "times",
]
