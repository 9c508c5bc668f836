"""Things are struck: weapons and shields in somebody's hands, and whatever he wears or carries (D35-MAN-018 to -020,
D35-BAS-023)."""

from __future__ import annotations

from typing import NamedTuple

from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.concealment import missing
from bot.rulesets.dnd35.damage.dealing import added, at_least_none, rolled
from bot.rulesets.dnd35.manoeuvres import measuring, possible
from bot.rulesets.dnd35.manoeuvres.events_things import Sort, ThingDamaged, ThingStruck
from bot.rulesets.dnd35.state import Fighter, Manoeuvre, State
from bot.rulesets.shared.check import Check, terms, total
from bot.rulesets.shared.overruling import decided


class Struck(NamedTuple):
    """A thing as a blow meets it."""

    sort: Sort
    name: str
    hardness: int
    points: int
    lost: int


def struck(target: Fighter, item: str) -> Struck | None:
    """What of his is called so; None: he has it no more."""
    if item == possible.SHIELD:
        shield = target.buckler
        return None if shield is None else Struck("shield", shield.item, shield.hardness, shield.points, shield.lost)
    arm = next((each for each in possible.held(target) if each.weapon == item), None)
    if arm is not None:
        return Struck("weapon", arm.weapon, arm.hardness, arm.points, arm.lost)
    thing = possible.thing(target, item)
    return None if thing is None else Struck("thing", thing.item, thing.hardness, thing.points, thing.lost)


def proceed(scene: Scene[State]) -> Action:
    """The next step of a blow at a thing."""
    deed = measuring.tried(scene)
    match deed.at:
        case "begun":
            yield from strike(scene)
        case "won":
            yield from damage(scene)
        case _:
            yield from measuring.end(scene)


def _against_thing(state: State, deed: Manoeuvre, face: int) -> Check:
    who, target = state.combatants[deed.who], state.combatants[deed.target]
    trial = Trial(who, face, target, who.arm(deed.weapon), deed.later, tried=deed.kind, aimed=deed.item, two=deed.two)
    return CHECKS.made("thing", state, trial, face)


def strike(scene: Scene[State]) -> Action:
    """Opposed attack rolls for what is in a hand (D35-MAN-018); what is worn or carried has a class of its own
    (D35-MAN-020)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if who.out:
        yield from measuring.end(scene, "unable")
    elif deed.weapon not in possible.breaks_with(who, target):
        yield from measuring.end(scene, "no_target")
    elif struck(target, deed.item) is None:
        yield from measuring.end(scene, "gone")
    elif deed.kind == "sunder":
        yield from measuring.by_arms(scene)
    else:
        percent = missing.percent_of(scene.now, who, target, who.arm(deed.weapon))
        judge = missing.chances(_against_thing(scene.now, deed, 10), percent)
        (face,) = yield from roll(D20, who=who.id, why="attack", judge=judge)
        made = _against_thing(scene.now, deed, face)
        hit, veiled = made.succeeds, missing.veiled(made, percent)
        yield from tell(ThingStruck(who.id, target.id, deed.item, hit=hit, veiled=veiled, **made.told(against=True)))
        yield from decided(scene, who.id, target.id, made)
        yield from spent(scene, "thing", Trial(who, face, target))
        yield from missing.stands(scene, made, who.id, target.id, percent)


def damage(scene: Scene[State]) -> Action:
    """What its hardness does not stop, it loses; without points left it is broken (D35-BAS-023)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    found = struck(target, deed.item)
    assert found is not None
    weapon = who.arm(deed.weapon)
    what = rolled(weapon, 1)
    faces = () if what is None else (yield from roll(what, who=who.id, why="damage"))
    made = at_least_none(terms(("dice", sum(faces)), *added(who, weapon), ("hardness", -found.hardness)))
    dealt = total(made)
    left = max(0, found.points - found.lost - dealt)
    rolls = max(0, sum(each.value for each in made if each.name not in ("hardness", "minimum")))
    lost = dealt, left, found.points, rolls, found.hardness
    yield from tell(ThingDamaged(who.id, target.id, found.sort, found.name, faces, made, *lost))


__all__ = ["Struck", "damage", "proceed", "strike", "struck"]
