"""What a spell would cost and do, told before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.rulesets.dnd35.base import magic
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial
from bot.rulesets.dnd35.spells import areas, castable, upon
from bot.rulesets.dnd35.state import Cast, Fighter, Spell, State
from bot.rulesets.shared import sparing
from bot.rulesets.shared.d20.casting import TARGET


def of_spell(state: State, decision: Decision, choice: Choice) -> dict[str, Scalar]:
    """What *choice* tells of the spell in it: what it takes, what is saved against it, its damage; whom its area would
    catch, of those who are known."""
    who, spell = state.combatants.get(decision.who), _spell(state, decision, choice)
    if who is None or spell is None:
        return {}
    told: dict[str, Scalar] = {
        "costs": spell.casting,
        "level": spell.level,
        **_slots(who, spell),
        "save": spell.save or None,
        "dc": magic.difficulty(who, spell) if spell.save else None,
        "strikes": spell.attack or None,
        "harm": _sum(spell.damage, spell.plus) if spell.damage else None,
        "mends": _sum(spell.heals, spell.plus) if spell.cures else None,
        "missiles": spell.missiles if spell.missiles > 1 else None,
        "area": spell.area or None,
    }
    if castable.MANNER in choice:
        told["strain"] = 15 + spell.level
    aim = choice.get(castable.AIM)
    if spell.area and aim is not None:
        found = areas.caught(state, Cast(who.id, spell, aim=aim))
        seen = [state.combatants[each] for each in found if not state.combatants[each].hidden]
        told["caught"] = ", ".join(each.name for each in seen) or None
        told["friends"] = any(each.side == who.side for each in seen)
        told |= sparing.told(state, who, found)
    return told


def _slots(who: Fighter, spell: Spell) -> dict[str, Scalar]:
    """Of which level a spell of the day is used up (`taken`, None: of its own), and how many of these are left.

    >>> _slots(Fighter("ana", "Ana", "players", slots=(2, 0, 3)), Spell("sleep", 1))
    {'slots': 3, 'taken': 2}
    """
    found = magic.slot(who, spell)
    if who.slots is None or found is None:
        return {"slots": None if who.slots is None else 0, "taken": None}
    return {"slots": who.slots[found], "taken": None if found == spell.level else found}


def _spell(state: State, decision: Decision, choice: Choice) -> Spell | None:
    who = state.combatants.get(decision.who)
    name: Any = choice.get(castable.SPELL) or decision.facts.get("spell")
    return None if who is None or not isinstance(name, str) else magic.spell_named(who, name)


def _sum(text: str, plus: int) -> str:
    return " + ".join(filter(None, (text, str(plus) if plus else "")))


def is_area(state: State, decision: Decision, choice: Choice) -> bool:
    """Whether *choice* is a spell that takes in an area: no single roll says what it comes to."""
    spell = _spell(state, decision, choice)
    return spell is not None and bool(spell.area)


def failing(state: State, decision: Decision, choice: Choice) -> float | None:
    """How likely the target of *choice* fails its save, from 0 to 1; None where it has none to make."""
    who, target = state.combatants.get(decision.who), state.combatants.get(choice.get(TARGET, ""))
    spell = _spell(state, decision, choice)
    if who is None or target is None or spell is None or not (kind := upon.against(spell, target)):
        return None
    return 1 - saving(state, target, kind, magic.difficulty(who, spell))


def saving(state: State, who: Fighter, kind: str, dc: int) -> float:
    """How likely *who* makes that save, from 0 to 1."""
    faces: Sequence[int] = range(1, 21)
    made = (CHECKS.made("save", state, Trial(who, face, skill=kind, against=dc), face) for face in faces)
    return sum(each.succeeds for each in made) / len(faces)


__all__ = ["failing", "is_area", "of_spell", "saving"]
