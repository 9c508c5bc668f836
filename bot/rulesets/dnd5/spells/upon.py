"""What a spell, or a hit, does to those whom it reaches: saves, damage, healing, what stays on them (DN5-EXT-003,
DN5-DMG-005, -006).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.values import evolve
from bot.rulesets.d20.casting import is_told_once
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5 import conditions as suffering
from bot.rulesets.dnd5 import damage as dealing
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.budget import HELPLESS
from bot.rulesets.dnd5.base.distances import cells, distance, on_grid
from bot.rulesets.dnd5.base.rolls import Trial, d20
from bot.rulesets.dnd5.damage import Part, Rolled
from bot.rulesets.dnd5.dying import falling
from bot.rulesets.dnd5.movement.passing import may_stop
from bot.rulesets.dnd5.spells import castable
from bot.rulesets.dnd5.spells.events import Bolstered, Carried, HarmRolled, Revived, SaveRolled, Steadied
from bot.rulesets.dnd5.spells.events_lasting import Concentrated, EffectPut, Unaffected, ZoneMade
from bot.rulesets.dnd5.state import SIZES, SQUARE, Blow, Cast, Effect, Fighter, Mended, Mode, Spell, State, Zone
from bot.rulesets.shared import giving, sparing
from bot.rulesets.shared.check import Term, terms, total
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of, point_of

# ---- Who stands on ground that a spell has changed, and what it costs to go there (DN5-MOV-006, -007).


def inside(state: State, zone: Zone, who: Fighter) -> bool:
    """Whether *who* stands in *zone*. Whoever flies touches no ground: what fills the air as well catches him too, as
    high as it reaches; whoever rides is where his mount is, above the ground."""
    if who.fled or who.died or who.thing:
        return False
    if not on_grid(state):
        return who.id in zone.people
    airborne = who.mode == "fly" or who.rides is not None
    if airborne and not (zone.spell.clings and who.height < zone.spell.size):
        return False
    return not set(zone.cells).isdisjoint(cells(who))


def clogged(state: State, who: Fighter, names: Sequence[str], mode: Mode) -> Iterable[str]:
    """Ground that a spell has made difficult; without a grid, all of the way of whoever stands in it."""
    touched = state.zones if mode != "fly" else ()
    if any(each.spell.difficult and (set(names) & set(each.cells) or who.id in each.people) for each in touched):
        yield "difficult"


# ---- all that it does


def comes(
    scene: Scene[State],
    by: str,
    spell: Spell,
    targets: Sequence[str],
    *,
    slot: int = 0,
    cells: Sequence[str] = (),
    aim: str | None = None,
) -> Action:
    """*spell* cast *by* somebody comes upon *targets*: damage is rolled once for all of them, then they save, in the
    order in which they joined (DN5-EXT-018), then each takes what is his."""
    state = scene.now
    reached = [each for each in state.combatants.values() if each.id in targets and not each.fled]
    reached = [each for each in reached if not each.died or spell.revives]
    harm = (yield from rolled(scene, by, spell, slot)) if spell.damage and reached else ()
    yield from harm_told(scene, by, spell, harm, reached, area=bool(spell.area))
    failed = []
    if spell.there and "cast" not in spell.there:
        reached = []
    for each in reached:
        if spell.save and (yield from save(scene, each.id, by, spell, aim=aim)):
            if spell.half:
                yield from dealing.deal(scene, each.id, harm, by=by, magical=True, halved=True, spell=spell.spell)
        else:
            failed.append(each.id)
    for ident in failed:
        if harm:
            yield from dealing.deal(scene, ident, harm, by=by, magical=True, spell=spell.spell)
        yield from besides(scene, by, spell, ident, slot=slot)
    if spell.difficult:
        yield from _changes_ground(scene, by, spell, targets, cells)


def _changes_ground(scene: Scene[State], by: str, spell: Spell, targets: Sequence[str], cells: Sequence[str]) -> Action:
    """From now on the ground is what *spell* makes of it: its *cells*; without a grid, where *targets* stand."""
    state, said = scene.now, not on_grid(scene.now)
    if not (said or cells):
        return
    yield from _keeps_up(scene, by, spell)
    caster = state.combatants.get(by)
    dc = spell.dc or (0 if caster is None else magic.difficulty(caster, spell))
    zone = Zone(spell, by, tuple(cells), people=tuple(targets))
    people = tuple(each.id for each in state.combatants.values() if inside(state, zone, each))
    ends = until(state, by, spell.rounds)
    yield from tell(ZoneMade(by, spell.spell, tuple(cells), ends, people, dc, said))


def besides(scene: Scene[State], by: str, spell: Spell, ident: str, *, slot: int = 0) -> Action:
    """What *spell* does to *ident* beside damage."""
    who = scene.now.combatants.get(ident)
    if who is None or who.thing:
        return
    if spell.revives:
        if who.died:
            plus = 1 if spell.heals is None else spell.heals.plus
            yield from tell(Revived(ident, spell.spell, max(1, plus), by))
        return
    if spell.heals is not None:
        made, faces = yield from _amount(scene, by, spell.heals, spell, slot)
        yield from falling.heal(scene, ident, total(made), by=by, spell=spell.spell, faces=faces, terms=made)
    if spell.shields is not None:
        made, faces = yield from _amount(scene, by, spell.shields, spell, slot)
        yield from tell(Bolstered(ident, spell.spell, total(made), faces, made))
        return
    if spell.stabilises and who.dying:
        yield from tell(Steadied(ident, spell.spell, by))
        return
    if spell.push and not who.died:
        yield from _pushes(scene, by, spell, ident)
    if spell.condition or spell.lasts:
        yield from lasts(scene, by, spell, ident)


def rolled(scene: Scene[State], by: str, spell: Spell, slot: int) -> Step[tuple[Rolled, ...]]:
    """The damage of *spell*: its dice, and what it says is added; the casting ability only where it says so
    (DN5-DMG-005)."""
    who = scene.now.combatants.get(by)
    added = who.modifier(who.spell_ability) if who is not None and spell.modified else 0
    found = []
    for each in magic.harm(spell, slot):
        faces = (yield from dealing.faces_of(scene, by, each.dice, critical=False)) if each.dice else ()
        given = (("dice", sum(faces)), ("spell", each.plus), ("modifier", added))
        found.append(Rolled(each.type, faces, terms(*given)))
        added = 0
    if found and who is not None:
        found[0] = evolve(found[0], terms=(*found[0].terms, *giving.terms(who, dealing.DEALT)))
        yield from giving.used_up(scene, by, dealing.DEALT)
    return tuple(found)


def harm_told(
    scene: Scene[State], by: str, spell: Spell, harm: Sequence[Rolled], reached: Sequence[Fighter], *, area: bool
) -> Action:
    """What one roll of *harm* comes to, where that is told once (`is_told_once`)."""
    if harm and is_told_once(reached, area=area):
        faces = tuple(face for each in harm for face in each.faces)
        made = dealing.summed([Part(each.type, each.faces, each.terms, 0, 0) for each in harm], halved=False)
        yield from tell(HarmRolled(spell.spell, by or None, faces, made, total(made)))


def _amount(
    scene: Scene[State], by: str, given: Mended, spell: Spell, slot: int
) -> Step[tuple[tuple[Term, ...], tuple[int, ...]]]:
    """The terms of what *spell* gives, and the faces among them."""
    who = scene.now.combatants.get(by)
    text = magic.more(given.dice, spell, slot)
    faces = (yield from roll(dice(text), who=by, why="spell")) if text else ()
    added = who.modifier(who.spell_ability) if who is not None and given.modified else 0
    made = terms(("dice", sum(faces)), ("spell", given.plus), ("modifier", added))
    return (*made, *terms(("minimum", max(0, -total(made))))), faces


# ---- saves


def save(scene: Scene[State], ident: str, by: str, spell: Spell, *, aim: str | None = None, dc: int = 0) -> Step[bool]:
    """Whether *ident* saves against *spell* (DN5-EXT-003); who cannot, fails without a roll (DN5-EXT-010, -011)."""
    state = scene.now
    who, caster = state.combatants[ident], state.combatants.get(by)
    against = dc or spell.dc or (10 if caster is None else magic.difficulty(caster, spell))
    if is_helpless(who, spell):
        yield from tell(SaveRolled(ident, spell.spell, spell.save, against=against, automatic=True, by=by))
        return False
    trial = trial_of(state, who, caster, spell, aim=aim, dc=against)
    made = yield from d20(scene, "save", trial, why="save")
    success = made.check.succeeds
    yield from tell(SaveRolled(ident, spell.spell, spell.save, success=success, by=by, **made.told()))
    return success


def is_helpless(who: Fighter, spell: Spell) -> bool:
    """Whether he fails a save of Strength or Dexterity without a roll (DN5-EXT-010, -011), as objects do."""
    helpless = who.thing or who.unconscious or HELPLESS(who)
    return spell.save in ("strength", "dexterity") and helpless


def trial_of(
    state: State, who: Fighter, caster: Fighter | None, spell: Spell, *, aim: str | None = None, dc: int = 0
) -> Trial:
    """What *who* rolls against *spell*."""
    origin = aim if aim is not None and not spell.from_self and on_grid(state) else ""
    against = dc or spell.dc or (10 if caster is None else magic.difficulty(caster, spell))
    return Trial(
        who,
        target=caster,
        ability=spell.save,
        dc=against,
        why="save",
        spell=spell.spell,
        uncovered=spell.uncovered,
        condition=spell.condition,
        origin=origin or "",
    )


# ---- what stays


def until(state: State, by: str, rounds: int) -> Anchor | None:
    """So many rounds from now: until the turn of whoever has cast it begins as many times (None: without an end)."""
    if not rounds:
        return None
    who = state.combatants.get(by)
    if who is None:
        return Anchor(state.round + rounds)
    up = state.turn is not None and state.turn.who == by
    passed = up or who.acted or by not in state.order
    return Anchor(state.round + rounds - (0 if passed else 1), "begin", by)


def lasts(scene: Scene[State], by: str, spell: Spell, ident: str, *, immune: Sequence[str] = ()) -> Action:
    """*spell* stays on *ident*: the condition that it brings, and whatever else it says, unless he is proof."""
    state = scene.now
    who, caster = state.combatants[ident], state.combatants.get(by)
    if who.died:
        return
    if spell.largest and SIZES.index(who.size) > SIZES.index(spell.largest):
        return
    proof = next((each for each in (spell.condition, *immune) if each in who.immune_to), None)
    if proof is not None:
        yield from tell(Unaffected(ident, spell.spell, proof))
        return
    ends = _ends(state, by, spell, ident)
    if spell.lasts:
        yield from _keeps_up(scene, by, spell)
        dc = spell.dc or (0 if caster is None else magic.difficulty(caster, spell))
        yield from tell(EffectPut(ident, spell.spell, Effect(spell, by, ends, dc), by, spell.condition))
    if spell.condition:
        yield from suffering.suffer(scene, ident, spell.condition, until=ends if spell.lasts else None, by=by)


def _ends(state: State, by: str, spell: Spell, ident: str) -> Anchor | None:
    if spell.stops_reactions:
        return until(state, ident, 1)
    return until(state, by, spell.rounds)


def _keeps_up(scene: Scene[State], by: str, spell: Spell) -> Action:
    """Whoever has cast it concentrates on it from now on; what he concentrated on ends (DN5-EXT-012)."""
    who = scene.now.combatants.get(by)
    if who is None or not spell.concentration or who.concentrates == spell.spell:
        return
    yield from tell(Concentrated(by, spell.spell, who.concentrates))


# ---- pushed


def _pushes(scene: Scene[State], by: str, spell: Spell, ident: str) -> Action:
    """Straight away from whoever has cast it, as far as there is room."""
    state = scene.now
    who, caster = state.combatants[ident], state.combatants.get(by)
    if caster is None:
        return
    if not on_grid(state):
        far = distance(state, caster, who) + spell.push
        yield from tell(Carried(ident, spell.spell, forced=True, distances={by: far}, metres=metres(spell.push)))
        return
    here, start = point_of(who.cell or ""), point_of(caster.cell or "")
    if here is None or start is None:
        return
    step = tuple((b > a) - (b < a) for a, b in zip(start, here, strict=True))
    cell = who.cell
    for far in range(1, spell.push // SQUARE + 1):
        at = (here[0] + step[0] * far, here[1] + step[1] * far)
        if not is_on_grid(at) or not may_stop(state, who, name_of(at)):
            break
        cell = name_of(at)
    if cell is not None and cell != who.cell:
        yield from tell(Carried(ident, spell.spell, forced=True, cell=cell, metres=metres(spell.push)))


# ---- what a hit does besides


def follows(scene: Scene[State], blow: Blow) -> Action:
    """What a spell that has struck, or a bite, does besides its damage."""
    state = scene.now
    who, target = state.combatants.get(blow.by), state.combatants.get(blow.target)
    if who is None or target is None or target.died:
        return
    if blow.occasion == "spell":
        spell = magic.spell_named(who, blow.weapon)
        if spell is not None:
            yield from besides(scene, who.id, spell, target.id, slot=blow.slot)
        return
    rider = next((each.rider for each in who.weapons if each.weapon == blow.weapon), None)
    if rider is not None:
        yield from comes(scene, who.id, rider, (target.id,))


# ---- What a spell would cost and do, told before it is chosen.


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
