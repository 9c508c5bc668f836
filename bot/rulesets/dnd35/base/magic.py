"""What spells are cast with: slots, the difficulty of saves, the weapon that a ray or a touch is."""

from __future__ import annotations

from typing import Any, Final

from bot.rulesets.dnd35.state import Fighter, Spell, Weapon

BASE: Final = 10
"""What a save against a spell must reach, before its level and the ability of whoever casts it."""


def spell_named(who: Fighter, spell: str) -> Spell | None:
    """The spell of *who* with that id, among those that he can cast and those that he drinks."""
    return next((each for each in (*who.spells, *who.potions) if each.spell == spell), None)


def difficulty(who: Fighter, spell: Spell) -> int:
    """What a save against *spell* of *who* must reach.

    >>> difficulty(Fighter("ana", "Ana", "players", casts="intelligence", intelligence=18), Spell("fireball", 3))
    17
    """
    return BASE + spell.level + (who.modifier(who.casts) if who.casts else 0)  # type: ignore[arg-type]


def slot(who: Fighter, spell: Spell) -> int | None:
    """The lowest level of which he has a spell left, at that of *spell* or above; -1: nobody counts them; None: he has
    none left.

    >>> ana = Fighter("ana", "Ana", "players", slots=(2, 0, 1))
    >>> slot(ana, Spell("daze")), slot(ana, Spell("sleep", 1)), slot(ana, Spell("fireball", 3))
    (0, 2, None)
    """
    if who.slots is None:
        return -1
    return next((level for level in range(spell.level, len(who.slots)) if who.slots[level]), None)


def paid(who: Fighter, spell: Spell) -> dict[str, Any]:
    """What casting *spell* changes of *who*: one spell of the day less; what his touch would have delivered is gone."""
    found = slot(who, spell)
    changes: dict[str, Any] = {"charged": None} if who.charged is not None else {}
    if who.slots is None or found is None:
        return changes
    left = tuple(count - (level == found) for level, count in enumerate(who.slots))
    return {**changes, "slots": left}


def arm(spell: Spell) -> Weapon:
    """*spell* as what an attack is made with: a touch, in melee or from afar; its damage is its own."""
    far = spell.attack == "ranged"
    return Weapon(
        spell.spell,
        kind="ranged" if far else "melee",
        increment=max(spell.range, 1) if far else 0,
        increments=1,
        held="natural",
        touch=True,
        light=True,
        hands=0,
    )


def shatters(spell: Spell) -> bool:
    """Whether *spell* hurts objects: where it deals damage to what its ray, or its touch, hits, or in an area that is
    dodged at most. What is resisted otherwise, or never misses, is for creatures."""
    if not spell.damage or spell.cures or spell.hurts_undead:
        return False
    return bool(spell.attack) or (bool(spell.area) and spell.save in ("", "reflex"))


__all__ = ["BASE", "arm", "difficulty", "paid", "shatters", "slot", "spell_named"]
