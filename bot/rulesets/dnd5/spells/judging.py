"""What spell somebody casts whom nobody plays: the one that helps most now.

What a spell deals on average is weighed against what his weapons would; companions caught in an area count twice
against it. Who is down is healed first; who keeps up a spell begins no other that would end it. A slot is spent where
it does more than half as much again as what costs nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import dice
from bot.rulesets.dnd5.base import magic
from bot.rulesets.dnd5.spells import castable
from bot.rulesets.dnd5.state import Cast, Fighter, Spell, State, allies, enemies

_HOLDS: Final[Mapping[str, int]] = {
    "paralysed": 30,
    "restrained": 14,
    "unconscious": 20,
    "blinded": 16,
    "frightened": 14,
}
"""What taking a foe out of the fight for a while is worth, in hit points."""
_HELPS: Final = 9
"""What a blessing, or a spell that guards, is worth for each whom it helps."""
LEAST: Final = 4


def average(text: str) -> int:
    """Twice what the dice *text* come to on average."""
    return dice(text).count * (dice(text).sides + 1) if text else 0


def harm(spell: Spell, slot: int) -> int:
    """What it deals to one whom it reaches, on average."""
    return sum(average(each.dice) // 2 + each.plus for each in magic.harm(spell, slot))


def best(state: State, who: Fighter, decision: Decision, beside: int) -> Choice | None:
    """The spell that he casts, chosen wholly; None: he does something else, which deals *beside* on average."""
    ways = [
        (spell, choice, _worth(state, who, spell, choice))
        for spell in castable.now(state, who)
        if not (spell.concentration and who.concentrates is not None)
        for choice in _ways(state, who, spell)
    ]
    free = max((worth for spell, _, worth in ways if not spell.level and spell.casting == "action"), default=0)
    for spell, choice, worth in sorted(ways, key=lambda each: -each[2]):
        costs = bool(spell.level) and spell.casting == "action" and not spell.friendly
        # A slot is spent where it does more than half as much again as what costs nothing.
        enough = 2 * worth > 3 * max(beside, free) if costs else worth > beside or spell.casting == "bonus"
        full = {"action": "cast", **choice}
        if worth >= LEAST and enough and decision.legal(full) == ():
            return full
    return None


def _ways(state: State, who: Fighter, spell: Spell) -> list[dict[str, str]]:
    slots = magic.levels(who, spell)
    first: dict[str, str] = {castable.SPELL: spell.spell}
    if slots and slots != (0,):
        first[castable.SLOT] = str(slots[0])
    fields = castable.aimed(state, who, spell)
    if not fields:
        return [first]
    return [{**first, fields[0].name: value} for value in fields[0].options[:12]]


def _worth(state: State, who: Fighter, spell: Spell, choice: Mapping[str, str]) -> int:
    """What it comes to, in hit points."""
    held = magic.staying(who, spell)
    slot = int(choice.get(castable.SLOT, "0" if held is None else str(held.slot)))
    if spell.teleport or spell.casting == "long":
        return 0
    if spell.area:
        return _over_area(state, who, spell, slot, choice[castable.AIM])
    target = state.combatants.get(choice.get(castable.TARGET, who.id))
    if target is None:
        return 0
    if spell.friendly or not spell.range:
        return _for_friend(state, who, spell, slot, target)
    if target.side == who.side or target.out:
        return 0
    added = who.modifier(who.spell_ability) if spell.modified else 0
    dealt = (harm(spell, slot) + added) * (castable.most(spell, slot) if spell.each else 1)
    chance = 2 if spell.attack or (spell.save and not spell.half) else 3
    more = _HOLDS.get(spell.condition, 0) + (_HELPS if spell.takes or spell.hurts_more else 0)
    taken = 0 if spell.condition and target.has(spell.condition) else more
    if spell.hurts_more and target.under("hurts_more"):
        taken = 0
    return min(dealt * chance // 3, max(target.hit_points, LEAST) + 4) + taken * 2 // 3


def _over_area(state: State, who: Fighter, spell: Spell, slot: int, aim: str) -> int:
    cast = Cast(who.id, spell, slot, aim=aim)
    hit = [state.combatants[each] for each in castable.caught(state, cast) if not state.combatants[each].hidden]
    total = 0
    for each in hit:
        if each.out:
            continue
        one = harm(spell, slot) * 2 // 3 + (0 if each.has(spell.condition) else _HOLDS.get(spell.condition, 0) // 2)
        one += _HELPS // 2 if spell.gives_advantage else 0
        one = min(one, max(each.hit_points, LEAST) + 4)
        total += one if each.side != who.side else -2 * one
    return total


def _for_friend(state: State, who: Fighter, spell: Spell, slot: int, target: Fighter) -> int:
    if target.side != who.side or target.fled:
        return 0
    if spell.stabilises or spell.revives:
        return 25
    if spell.heals is not None:
        if target.out:
            return 40
        lost = target.hit_points_max - target.hit_points
        given = average(magic.more(spell.heals.dice, spell, slot)) // 2 + spell.heals.plus
        return min(lost, given) if target.hit_points * 2 <= target.hit_points_max else 0
    foes = enemies(state, who)
    if not foes or target.out or any(each.spell.spell == spell.spell for each in target.effects):
        return 0
    if spell.shields is not None:
        return 0 if target.temporary else 6
    if spell.ac_base:
        return 2 * castable.spell_armour(target, spell)
    if spell.condition == "aloft":
        return 0
    many = min(castable.most(spell, slot), 1 + len(allies(state, who))) if spell.adds else 1
    return _HELPS * many if spell.level < 3 or spell.adds else _HELPS + 6


def further(state: State, who: Fighter, cast: Cast, options: Sequence[str]) -> str | None:
    """Who else is a target: a companion for what helps, a foe who still stands for what harms."""
    people = [state.combatants[each] for each in options if each in state.combatants]
    if cast.spell.friendly:
        found = [each for each in people if each.side == who.side]
        hurt = [each for each in found if each.hit_points * 2 <= each.hit_points_max]
        found = hurt if cast.spell.heals is not None else found
    else:
        found = [each for each in people if each.side != who.side and not each.out]
    return found[0].id if found else None


def counters(state: State, who: Fighter, cast: Cast) -> bool:
    """Whether it is worth undoing: a spell of a slot, of another side."""
    return cast.spell.level > 0 and not cast.spell.friendly


__all__ = ["average", "best", "counters", "further", "harm"]
