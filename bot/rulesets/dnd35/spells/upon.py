"""What a spell does to those whom it reaches: resistance, saves, damage, healing, what stays on them (D35-BAS-014,
-022).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.values import evolve, surely
from bot.rulesets.d20.casting import is_told_once
from bot.rulesets.dnd35 import damage as dealing
from bot.rulesets.dnd35.attack import strikes as striking
from bot.rulesets.dnd35.attack.arms import can_hit
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Ahead, Trial, spent
from bot.rulesets.dnd35.cover.circumstances import evades
from bot.rulesets.dnd35.damage import Part, kept_off, warded
from bot.rulesets.dnd35.dying import Stabilised
from bot.rulesets.dnd35.spells import areas, castable
from bot.rulesets.dnd35.spells.areas import (
    EffectPut,
    HarmRolled,
    ResistanceRolled,
    SaveRolled,
    SpellHealed,
    SpellHurt,
    SpellStruck,
    Unaffected,
)
from bot.rulesets.dnd35.spells.castable import undead
from bot.rulesets.dnd35.spells.events import RayLoosed, SpellGoesOn, TouchHeld
from bot.rulesets.dnd35.state import Blow, Cast, Effect, Fighter, Spell, State, Weapon, conditions
from bot.rulesets.shared import giving, sparing
from bot.rulesets.shared.check import Term, terms, total
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.odds import Odds

Harm = tuple[tuple[int, ...], tuple[Term, ...]]
"""The faces of a spell's damage, and the terms that add up to it."""


# ---- all that it does


def comes(scene: Scene[State], by: str, spell: Spell, targets: Sequence[str], *, times: int = 1) -> Action:
    """*spell* cast *by* somebody comes upon *targets*: damage is rolled once for all of them, then each resists and
    saves in the order in which they joined (D35-BAS-022). *times*: a critical hit doubles the dice."""
    people = [each for each in scene.now.combatants.values() if each.id in targets and not each.died]
    harm: Harm | None = None
    if people and (spell.damage or spell.cures):
        harm = yield from rolled(scene, by, spell, times)
    if harm is not None and spell.damage and is_told_once(people, area=bool(spell.area)):
        faces, made = harm
        yield from tell(HarmRolled(spell.spell, by or None, faces, made, total(made)))
    strong = _overcome(people, spell)
    if spell.pool and not spell.area:
        for each in people:
            if each.id not in strong:
                yield from tell(Unaffected(each.id, spell.spell))
    for ident in strong:
        yield from _upon(scene, by, spell, ident, harm)


def _overcome(people: Sequence[Fighter], spell: Spell) -> list[str]:
    """Those of *people* for whom it is strong enough: so many hit dice, the weakest first; one alone who has no
    more."""
    if not spell.pool:
        return [each.id for each in people]
    left, found = spell.pool, []
    for each in sorted(people, key=lambda each: each.level):
        if each.out or proof(each, spell):
            continue
        if each.level > left:
            break
        left -= each.level
        found.append(each.id)
    return [each.id for each in people if each.id in found]


def _upon(scene: Scene[State], by: str, spell: Spell, ident: str, harm: Harm | None) -> Action:
    who = scene.now.combatants[ident]
    if harm is not None and heals(spell, who):
        yield from heal(scene, by, spell, ident, harm)
        return
    if not (yield from gets_through(scene, by, spell, ident)):
        return
    saved, evading = False, False
    if against(spell, who) and not who.thing:
        dodges = spell.half and against(spell, who) == "reflex"
        evading = dodges and evades(scene.now, _trial(scene.now, who, by, spell))
        saved = yield from save(scene, ident, by, spell)
        if saved and (evading or not (spell.half or spell.cures)):
            return
    if harm is not None:
        yield from hurt(scene, by, spell, ident, harm, halved=saved or evading)
    if spell.lasts and not who.thing:
        yield from lasts(scene, by, spell, ident)


def heals(spell: Spell, who: Fighter) -> bool:
    """Whether it gives *who* hit points: of what heals the living and harms the undead the one is the other's
    reverse."""
    if spell.hurts_undead:
        return undead(who) != spell.cures
    return spell.cures


def against(spell: Spell, who: Fighter) -> str:
    """What is rolled against it; undead resist by their will what would heal others."""
    return "will" if spell.cures and undead(who) else spell.save


# ---- resistance and saves


def gets_through(scene: Scene[State], by: str, spell: Spell, ident: str) -> Step[bool]:
    """Whether it gets through the magic resistance of *ident*: a d20 and the level of whoever casts."""
    who, caster = scene.now.combatants[ident], scene.now.combatants.get(by)
    if caster is None or not _resists(who, by, spell):
        return True
    check = yield from _piercing(scene.now, caster, who).made(scene, why="resistance")
    yield from tell(
        ResistanceRolled(by, ident, spell.spell, success=check.succeeds, against=check.against, **check.told())
    )
    return check.succeeds


def _resists(who: Fighter, by: str, spell: Spell) -> bool:
    """Whether *who* has magic resistance against it."""
    return bool(who.resistance and spell.resisted) and by != who.id


def _piercing(state: State, caster: Fighter, who: Fighter) -> Ahead:
    return Ahead(state, "caster", Trial(caster, 0, who, against=who.resistance))


def upon(state: State, cast: Cast, ident: str) -> Iterator[Odds]:
    """What is rolled when *cast* comes upon *ident*: an attack, which says enough, if it reaches him; or that it gets
    through to him, and that he does not save against it."""
    who, caster, spell = state.combatants[ident], state.combatants[cast.who], cast.spell
    if castable.strikes(spell, who):
        if not can_hit(caster, magic.arm(spell), who):
            return
        begins = RayLoosed(cast.who, ident, spell.spell, magic.arm(spell).ranged).change(state)
        yield striking.ahead(begins, surely(begins.doing(Blow)))
    elif not heals(spell, who):
        if _resists(who, cast.who, spell):
            yield _piercing(state, caster, who)
        save = "" if spell.missiles else against(spell, who)
        if save and not who.thing:
            trial = evolve(_trial(state, who, cast.who, spell), skill=save, against=magic.difficulty(caster, spell))
            yield Ahead(state, "save", trial, fails=True)


def save(scene: Scene[State], ident: str, by: str, spell: Spell, *, dc: int = 0) -> Step[bool]:
    """Whether *ident* saves against *spell* (D35-BAS-014)."""
    who, caster = scene.now.combatants[ident], scene.now.combatants.get(by)
    needed = dc or (magic.BASE + spell.level if caster is None else magic.difficulty(caster, spell))
    about = _trial(scene.now, who, by, spell)
    return (yield from resist(scene, ident, by, spell.spell, against(spell, who), needed, about))


def _trial(state: State, who: Fighter, by: str, spell: Spell) -> Trial:
    """Whence *spell* comes upon *who*, as his cover has it: from whoever has cast it, or out of its area
    (D35-COV-005)."""
    cast = magic.cast_by(state, by)
    origin = "" if cast is None else areas.origin(state, cast)
    return Trial(who, 0, state.combatants.get(by), origin=origin, spread=spell.spreads)


def resist(
    scene: Scene[State], ident: str, by: str | None, what: str, save: str, dc: int, about: Trial | None = None
) -> Step[bool]:
    """Whether *ident* makes that *save* against *what* somebody does to him; *about*: whence it comes."""
    (face,) = yield from roll(D20, who=ident, why="save")
    trial = evolve(about or Trial(scene.now.combatants[ident], 0), face=face, skill=save, against=dc)
    made = CHECKS.made("save", scene.now, trial, face)
    yield from spent(scene, "save", trial)
    told = made.told()
    yield from tell(SaveRolled(ident, what, save, success=made.succeeds, against=made.against, by=by, **told))
    return made.succeeds


# ---- damage and healing


def rolled(scene: Scene[State], by: str, spell: Spell, times: int = 1) -> Step[Harm]:
    """The dice of *spell*, so many *times*, and what is added to them."""
    text = spell.heals if spell.cures else spell.damage
    faces: tuple[int, ...] = ()
    if text:
        one = dice(text)
        faces = yield from roll(dice(f"{one.count * times}d{one.sides}"), who=by, why="spell")
    made = terms(("dice", sum(faces)), ("spell", spell.plus * times))
    caster = scene.now.combatants.get(by)
    if caster is not None and not spell.cures and made:
        made = (*made, *giving.terms(caster, dealing.DEALT))
        yield from giving.used_up(scene, by, dealing.DEALT)
    return faces, made


def hurt(scene: Scene[State], by: str, spell: Spell, ident: str, harm: Harm, *, halved: bool = False) -> Action:
    """*ident* takes it, half of it where he has saved, less what keeps that type of damage from him; very much at once
    may kill (D35-HPS-015)."""
    who = scene.now.combatants[ident]
    if who.died:
        return
    faces, made = harm
    if halved:
        # Halves are rounded down (D35-BAS-021).
        made = (*made, *terms(("saved", total(made) // 2 - total(made))))
    kind = "positive" if spell.cures else spell.type
    weapon = Weapon(spell.spell, types=(kind,), magic=1)  # type: ignore[arg-type]
    if not spell.cures:
        made = (*made, *giving.terms(who, dealing.TAKEN, by))
        yield from giving.used_up(scene, ident, dealing.TAKEN, by)
    made = dealing.at_least_none(made)
    off = warded(who, weapon, (Part(total(made), (kind,)),), lethal=True)
    made = dealing.at_least_none((*made, *off))
    dealt = total(made)
    yield from tell(
        SpellHurt(by, ident, spell.spell, faces, made, dealt, halved, tuple(each.name for each in off), kept_off(off))
    )
    if dealt >= dealing.MASSIVE and not scene.now.combatants[ident].died:
        yield from dealing.resist(scene, ident, dealt)


def heal(scene: Scene[State], by: str, spell: Spell, ident: str, harm: Harm) -> Action:
    """*ident* gets hit points back; whoever was dying is stable with the first of them (D35-HPS-005)."""
    faces, made = harm
    dying = scene.now.combatants[ident].dying
    yield from tell(SpellHealed(by, ident, spell.spell, faces, total(made), made))
    if dying and scene.now.combatants[ident].dying:
        yield from tell(Stabilised(ident))


# ---- what stays


def proof(who: Fighter, spell: Spell) -> bool:
    """Whether his nature keeps it from him."""
    if spell.mind and "mind" in who.immune:
        return True
    return conditions.proof(who.immune, who.lifeless, spell.condition)


def until(state: State, by: str, spell: Spell) -> Anchor:
    """So many rounds from now: until the turn of whoever has cast it begins as many times (D35-BAS-021); of what counts
    for the next attack, until it ends."""
    who = state.combatants.get(by)
    if who is None or by not in state.order:
        return Anchor(state.round + spell.rounds)
    up = state.turn is not None and state.turn.who == by
    passed = up or who.acted
    edge = "end" if spell.once else "begin"
    return Anchor(state.round + spell.rounds - (0 if passed else 1), edge, by)  # type: ignore[arg-type]


def lasts(scene: Scene[State], by: str, spell: Spell, ident: str) -> Action:
    """*spell* stays on *ident*, with the condition that it brings, unless he is proof."""
    who, caster = scene.now.combatants[ident], scene.now.combatants.get(by)
    if who.died:
        return
    if proof(who, spell):
        yield from tell(Unaffected(ident, spell.spell))
        return
    dc = 0 if caster is None else magic.difficulty(caster, spell)
    anew = any(each.spell.spell == spell.spell for each in who.effects)
    status = spell.condition if anew else conditions.worsened(who, spell.condition, "")
    effect = Effect(evolve(spell, condition=status), by, until(scene.now, by, spell), dc if spell.repeats else 0)
    yield from tell(EffectPut(ident, spell.spell, effect, by, status))


# ---- What a spell does once nothing keeps it back: it is loosed at somebody, hits without fail, or comes upon people.


def go(scene: Scene[State], cast: Cast) -> Action:
    """The next piece of it; the last one ends it."""
    spell = cast.spell
    first = scene.now.combatants.get(cast.targets[0]) if cast.targets else None
    if not spell.area and first is not None and castable.strikes(spell, first):
        yield from _strikes(scene, cast)
        return
    if spell.missiles:
        yield from _darts(scene, cast)
    else:
        yield from comes(scene, cast.who, spell, cast.targets)
    yield from tell(SpellGoesOn(cast.who, "over"))


def _strikes(scene: Scene[State], cast: Cast) -> Action:
    """One touch attack after the other; a ray that has nobody left to strike is lost, a touch goes on holding what it
    delivers."""
    if cast.at >= len(cast.targets):
        if cast.spell.reach == "touch" and not cast.landed:
            yield from tell(TouchHeld(cast.who, cast.spell.spell))
        yield from tell(SpellGoesOn(cast.who, "over"))
        return
    who, target = scene.now.combatants[cast.who], scene.now.combatants.get(cast.targets[cast.at])
    yield from tell(SpellGoesOn(cast.who, "going", at=cast.at + 1))
    weapon = magic.arm(cast.spell)
    if target is not None and not target.died and can_hit(who, weapon, target):
        yield from tell(RayLoosed(cast.who, target.id, cast.spell.spell, weapon.ranged))


def _darts(scene: Scene[State], cast: Cast) -> Action:
    """Missiles that always hit: each rolls its own damage, but where somebody is shielded from them."""
    for each in dict.fromkeys(cast.targets):
        who = scene.now.combatants.get(each)
        if who is not None and who.under("stops_missiles"):
            yield from tell(Unaffected(each, cast.spell.spell))
            continue
        if not (yield from gets_through(scene, cast.who, cast.spell, each)):
            continue
        for _ in range(cast.targets.count(each)):
            if each in scene.now.combatants and not scene.now.combatants[each].died:
                harm = yield from rolled(scene, cast.who, cast.spell)
                yield from hurt(scene, cast.who, cast.spell, each, harm)


def lands(scene: Scene[State], blow: Blow) -> Action:
    """The ray, or the touch, hits: a critical hit doubles its damage (D35-BAS-008)."""
    cast = magic.cast_by(scene.now, blow.who)
    if cast is not None:
        yield from comes(scene, blow.who, cast.spell, (blow.target,), times=2 if blow.critical else 1)
    yield from tell(SpellStruck(blow.who))


# ---- What a spell would cost and do, told before it is chosen.


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
