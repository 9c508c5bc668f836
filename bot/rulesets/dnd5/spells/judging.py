"""What spell somebody casts whom nobody plays: the one that helps most now.

What a spell deals on average is weighed against what his weapons would; companions caught in an area count twice
against it. Who is down is healed first; who keeps up a spell begins no other that would end it. A slot is spent where
it does more than half as much again as what costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5 import damage as dealing
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5.attack.events import AttackBegun
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.damage import Rolled
from bot.rulesets.dnd5.reactions import Occurrence
from bot.rulesets.dnd5.spells import castable, upon
from bot.rulesets.dnd5.spells.events import Carried, DartsWarded, PoolRolled, SpellChecked, SpellCountered, SpellGoesOn
from bot.rulesets.dnd5.spells.events_lasting import EffectPut
from bot.rulesets.dnd5.state import SQUARE, Cast, Effect, Fighter, Spell, State, allies, enemies

# ---- What a spell does once nothing keeps it back: it strikes, hits without fail, carries, undoes, or comes upon
# people.

BASE_CHECK = 10


def go(scene: Scene[State], cast: Cast) -> Action:
    """The next piece of it; the last one ends it."""
    spell = cast.spell
    if spell.attack:
        yield from _strikes(scene, cast)
        return
    if spell.each and spell.damage and not spell.save:
        yield from _darts(scene, cast)
        return
    if spell.counters:
        yield from _undoes(scene, cast)
    elif spell.teleport:
        yield from _blinks(scene, cast)
    elif spell.pool:
        yield from _overcomes(scene, cast)
    else:
        yield from upon.comes(
            scene, cast.who, spell, cast.targets, slot=cast.slot, cells=castable.covered(scene.now, cast), aim=cast.aim
        )
    yield from tell(SpellGoesOn(cast.who, "over"))


def _strikes(scene: Scene[State], cast: Cast) -> Action:
    """One attack after the other; what has nobody left to strike is lost."""
    if cast.at >= len(cast.targets):
        if cast.spell.again:
            yield from _stays(scene, cast)
        yield from tell(SpellGoesOn(cast.who, "over"))
        return
    target = cast.targets[cast.at]
    yield from tell(SpellGoesOn(cast.who, "going", at=cast.at + 1))
    yield from tell(AttackBegun(cast.who, target, cast.spell.spell, "spell", slot=cast.slot))


def _stays(scene: Scene[State], cast: Cast) -> Action:
    """What has struck stays beside whom it struck at, and may strike again."""
    state, spell = scene.now, cast.spell
    who, target = state.combatants[cast.who], state.combatants[cast.targets[-1]]
    held = magic.staying(who, spell)
    until = upon.until(state, who.id, spell.rounds) if held is None else held.until
    cell, beside = (target.cell or who.cell or "", None) if on_grid(state) else ("", target.id)
    kept = Effect(spell, who.id, until, slot=cast.slot, cell=cell, beside=beside)
    yield from tell(EffectPut(who.id, spell.spell, kept, who.id, hovers="first" if held is None else "again"))


def _darts(scene: Scene[State], cast: Cast) -> Action:
    """Missiles that always hit: those who can ward them off are asked first; where several people are hit at the same
    time the dice are rolled once for all (DN5-DMG-006)."""
    spell, targets = cast.spell, dict.fromkeys(cast.targets)
    if not cast.asked and targets:
        first = next(iter(targets))
        if (yield from offering.call(scene, Occurrence("hit", cast.who, first, detail=spell.spell))):
            return
    warded = [each for each in targets if _is_warded(scene.now.combatants.get(each))]
    for each in warded:
        yield from tell(DartsWarded(each, spell.spell))
    left = [each for each in cast.targets if each in scene.now.combatants and each not in warded]
    rolled: tuple[Rolled, ...] | None = None
    for each in left:
        if rolled is None or len(set(left)) == 1:
            rolled = yield from upon.rolled(scene, cast.who, spell, cast.slot)
            people = [scene.now.combatants[one] for one in dict.fromkeys(left)]
            yield from upon.harm_told(scene, cast.who, spell, rolled, people, area=False)
        if not scene.now.combatants[each].died:
            yield from dealing.deal(scene, each, rolled, by=cast.who, magical=True, spell=spell.spell)
    yield from tell(SpellGoesOn(cast.who, "over"))


def _is_warded(who: Fighter | None) -> bool:
    return who is not None and any(each.spell.trigger == "hit" for each in who.effects)


def _undoes(scene: Scene[State], cast: Cast) -> Action:
    """A spell of at most the slot's level is undone; a higher one by a check of 10 and that level."""
    state = scene.now
    other = next((each for each in reversed(state.deeds[:-1]) if isinstance(each, Cast)), None)
    if other is None or other.stage == "over":
        return
    who = state.combatants[cast.who]
    level = max(other.slot, other.spell.level)
    undone = level <= cast.slot
    if not undone:
        ability = who.spell_ability or "intelligence"
        trial = Trial(who, ability=ability, dc=BASE_CHECK + level, why="counter", spell=cast.spell.spell)
        made = yield from d20(scene, "check", trial, why="check")
        undone = made.check.succeeds
        yield from tell(SpellChecked(who.id, cast.spell.spell, ability, success=undone, **made.told()))
    if undone:
        yield from tell(SpellCountered(who.id, other.who, other.spell.spell))


def _blinks(scene: Scene[State], cast: Cast) -> Action:
    """He is elsewhere, and provokes nobody (DN5-REA-007)."""
    state, spell = scene.now, cast.spell
    who = state.combatants[cast.who]
    if on_grid(state):
        if cast.aim is not None and cast.aim != who.cell:
            yield from tell(Carried(who.id, spell.spell, forced=False, cell=cast.aim))
        return
    goal = state.combatants.get(cast.aim or "")
    others = [each for each in state.combatants.values() if each.id != who.id]
    if goal is None:
        found = {each.id: distance(state, who, each) + spell.teleport for each in others if each.side != who.side}
    else:
        found = {each.id: max(SQUARE, distance(state, goal, each)) for each in others if each.id != goal.id}
        found[goal.id] = SQUARE
    far = spell.teleport if goal is None else distance(state, who, goal)
    yield from tell(Carried(who.id, spell.spell, forced=False, distances=found, metres=metres(far)))


def _overcomes(scene: Scene[State], cast: Cast) -> Action:
    """So many hit points of creatures fall asleep, the weakest first; who is unconscious already counts for nothing."""
    spell = cast.spell
    faces = yield from roll(dice(magic.pooled(spell, cast.slot)), who=cast.who, why="spell")
    points = sum(faces)
    yield from tell(PoolRolled(cast.who, spell.spell, faces, points))
    people = [scene.now.combatants[each] for each in cast.targets if each in scene.now.combatants]
    for each in sorted(people, key=lambda each: (each.hit_points, each.seat)):
        if each.out or each.unconscious or each.being == "undead":
            continue
        if each.hit_points > points:
            break
        points -= each.hit_points
        yield from upon.lasts(scene, cast.who, spell, each.id, immune=("charmed",))


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
