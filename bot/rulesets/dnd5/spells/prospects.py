"""What a spell would cost and do, told before it is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.rulesets.dnd5.base import magic
from bot.rulesets.dnd5.base.distances import metres
from bot.rulesets.dnd5.base.rolls import likely
from bot.rulesets.dnd5.spells import castable, upon
from bot.rulesets.dnd5.state import Cast, Fighter, Mended, Spell, State
from bot.rulesets.shared import sparing


def of_spell(state: State, decision: Decision, choice: Choice) -> dict[str, Scalar]:
    """What *choice* tells of the spell in it: what it costs (what any costs that he can cast now, where none is named),
    what it is saved against with, what it adds to an armour class, its damage at that level; whom its area would catch,
    of those who are known; how likely a target is to fail its save."""
    who = state.combatants.get(decision.who)
    spell = _spell(who, decision, choice)
    if who is not None and spell is None and choice.get("action") == "cast":
        costs = {each.casting for each in castable.now(state, who)}
        return {"costs": costs.pop() if len(costs) == 1 else None}
    if who is None or spell is None:
        return {}
    held = who.holding.slot if who.holding is not None and castable.SPELL not in choice else 0
    again = magic.staying(who, spell)
    slot = int(choice.get(castable.SLOT, str(held if again is None else again.slot)))
    told: dict[str, Scalar] = {
        "costs": spell.casting,
        "level": spell.level if again is None else 0,
        "save": spell.save or None,
        "dc": magic.difficulty(who, spell) if spell.save else None,
        "strikes": spell.attack or None,
        "half": spell.half,
        "harm": _harm(who, spell, max(slot, spell.level)) or None,
        "mends": _given(who, spell, max(slot, spell.level), spell.heals) or None,
        "shields": _given(who, spell, max(slot, spell.level), spell.shields) or None,
        "fells": magic.pooled(spell, max(slot, spell.level)) or None,
        "status": spell.condition or None,
        "adds": spell.adds or None,
        "takes": spell.takes or None,
        "hurts_more": spell.hurts_more or None,
        "base": spell.ac_base,
        "leap": metres(spell.teleport) if spell.teleport else None,
        "missiles": _missiles(spell, max(slot, spell.level)) or None,
        "guards": spell.ac,
        "again": again is not None,
        "keeps": spell.concentration,
        "ends": who.concentrates if spell.concentration else None,
    }
    told["area"] = spell.area or None
    aim = choice.get(castable.AIM)
    if spell.area and aim is not None:
        found = castable.caught(state, Cast(who.id, spell, slot, aim=aim))
        seen = (state.combatants[each] for each in found if not state.combatants[each].hidden)
        told["caught"] = ", ".join(each.name for each in seen) or None
        told["friends"] = bool(sparing.friends(state, who, found))
        told |= sparing.told(state, who, found)
    return told


def _spell(who: Fighter | None, decision: Decision, choice: Choice) -> Spell | None:
    """The spell in *choice*, or the one that he holds ready and is asked about."""
    if who is None:
        return None
    held = who.holding.spell if decision.kind == "ready" and who.holding is not None else ""
    return magic.spell_named(who, choice.get(castable.SPELL, held))


def is_area(state: State, decision: Decision, choice: Choice) -> bool:
    """Whether *choice* is a spell that comes upon an area: who saves there does so for himself."""
    who = state.combatants.get(decision.who)
    spell = _spell(who, decision, choice)
    return spell is not None and bool(spell.area)


def failing(state: State, decision: Decision, choice: Choice) -> float | None:
    """How likely the target of *choice* fails its save, from 0 to 1; None where it has none to make."""
    who, target = state.combatants.get(decision.who), state.combatants.get(choice.get(castable.TARGET, ""))
    spell = _spell(who, decision, choice)
    if who is None or target is None or spell is None or not spell.save:
        return None
    if upon.is_helpless(target, spell):
        return 1.0
    trial = upon.trial_of(state, target, who, spell)
    return 1 - likely(state, "save", trial)


def _missiles(spell: Spell, slot: int) -> int:
    """How many missiles he shares out as he likes; 0: there is nothing to share out."""
    found = castable.most(spell, slot) if spell.each else 0
    return found if found > 1 else 0


def _harm(who: Fighter, spell: Spell, slot: int) -> str:
    """Its damage, in dice, with what its caster adds."""
    added = who.modifier(who.spell_ability) if spell.modified else 0
    return _sum([(each.dice, each.plus + (0 if at else added)) for at, each in enumerate(magic.harm(spell, slot))])


def _given(who: Fighter, spell: Spell, slot: int, given: Mended | None) -> str:
    """The points that it gives, in dice, with what its caster adds."""
    if given is None:
        return ""
    added = who.modifier(who.spell_ability) if given.modified else 0
    return _sum([(magic.more(given.dice, spell, slot), given.plus + added)])


def _sum(parts: Sequence[tuple[str, int]]) -> str:
    return " + ".join(f"{text} + {plus}" if text and plus else text or str(plus) for text, plus in parts)


__all__ = ["failing", "is_area", "of_spell"]
