"""What is alike in all manoeuvres: their beginning, the contest, by what somebody resists, their end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.kernel.decisions import NOTHING, Decision, Scalar
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.values import evolve, surely
from bot.rulesets.dnd35 import dying as falling
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Ahead, Opposed, Rivals, Side, Trial, oppose, spent
from bot.rulesets.dnd35.concealment import veils as missing
from bot.rulesets.dnd35.damage import added, at_least_none, rolled
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.manoeuvres.events import ContestRolled, ManoeuvreEnded, Reason, ResistChosen
from bot.rulesets.dnd35.manoeuvres.events_things import Sort, ThingDamaged, ThingStruck
from bot.rulesets.dnd35.state import Fighter, Manoeuvre, State, Weapon
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.check import terms, total
from bot.rulesets.shared.overruling import decided

RESIST: Final = "resist"
COUNTER: Final = "counter"
RETORT: Final = "retort"
CONTEST: Final = "contest"


def tried(scene: Scene[State]) -> Manoeuvre:
    """What is being tried, where something is."""
    return surely(scene.now.doing(Manoeuvre))


def key(state: State, who: str, kind: str) -> str:
    """The key of a question about it: another one each time."""
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    deed = state.doing(Manoeuvre)
    return f"{who}:{kind}:{state.round}.{turn}.{len(state.deeds)}.{deed is not None and deed.reply}"


def end(scene: Scene[State], reason: Reason = "done") -> Action:
    """It is over; whoever tried it may have overstrained himself."""
    deed = tried(scene)
    mine = deed.target if deed.reply else deed.who
    yield from tell(ManoeuvreEnded(deed.who, deed.kind, reason))
    if reason not in ("unable", "no_target"):
        yield from falling.strain(scene, mine)


# ---- by what somebody resists


def resisting(state: State, deed: Manoeuvre) -> tuple[str, ...]:
    """By what *target* may resist, the better first: Strength or Dexterity; whom somebody wants to pull from the saddle
    may ride (D35-MAN-009, -012, -023)."""
    target = state.combatants[deed.target]
    found = ["strength", "dexterity"]
    if deed.kind == "trip" and target.mount is not None:
        found.append("ride")
    by = {each: CHECKS.made("contest", state, _theirs(state, deed, each), 0).total for each in found}
    return tuple(sorted(found, key=lambda each: -by[each]))


def questions(state: State) -> Iterator[Decision]:
    """By what whoever is set upon resists; whether whoever was set upon in vain answers with the same."""
    deed = state.doing(Manoeuvre)
    if deed is None or state.combatants[deed.target].out:
        return
    target = state.combatants[deed.target]
    # Whoever has kept his purse answers with a disarm (D35-MAN-017).
    feat = "disarm" if deed.kind == "snatch" else deed.kind
    about: dict[str, Scalar] = {"against": deed.who, "feat": feat, "reply": deed.reply}
    if deed.at in ("touched", "entered"):
        yield one_of(key(state, target.id, RESIST), RESIST, target.id, resisting(state, deed), about)
    elif deed.at == "beaten" and deed.occasion != "hit":
        yield one_of(key(state, target.id, COUNTER), COUNTER, target.id, (RETORT, NOTHING), about)


def resist(scene: Scene[State]) -> Action:
    """Whoever is set upon says by what he resists; who cannot act does so by Strength."""
    deed = tried(scene)
    if scene.now.combatants[deed.target].out:
        yield from tell(ResistChosen(deed.target, "strength"))
        return
    choice = yield from answered(questions)
    if choice is not None:
        yield from tell(ResistChosen(deed.target, choice[RESIST]))


# ---- the contest


def strong(state: State, deed: Manoeuvre) -> Fighter:
    """Who makes the check of Strength: whoever tries it; of somebody who runs another over in the saddle, his mount
    (D35-MAN-025)."""
    return _strong(state, deed, deed.who) if not deed.reply else state.combatants[deed.who]


def _strong(state: State, deed: Manoeuvre, ident: str) -> Fighter:
    who = state.combatants[ident]
    mount = state.combatants.get(who.mount or "") if deed.kind == "overrun" else None
    return who if mount is None else mount


def _mine(state: State, deed: Manoeuvre) -> Trial:
    who, target = strong(state, deed), state.combatants[deed.target]
    return Trial(who, 0, target, tried=deed.kind, charging=deed.charging, reply=deed.reply)


def _theirs(state: State, deed: Manoeuvre, skill: str) -> Trial:
    # In the second check of an overrun it is he who rides that resists.
    who = _strong(state, deed, deed.target) if deed.reply else state.combatants[deed.target]
    other = state.combatants[deed.who]
    return Trial(who, 0, other, tried=deed.kind, defends=True, skill=skill, reply=deed.reply)


def contest(state: State, deed: Manoeuvre, skill: str) -> Rivals:
    """Both measure their Strength, or by what *skill* the other resists (D35-MAN-003, -009, -023). In a bull rush a tie
    is a failure (D35-MAN-004)."""
    mine, theirs = Side("contest", _mine(state, deed)), Side("contest", _theirs(state, deed, skill))
    return Rivals(state, mine, (theirs,), "fails" if deed.kind == "bull_rush" else "modifier")


def resisted(state: State, skill: str) -> Rivals:
    """The same, looked at by whoever resists by *skill*."""
    return evolve(contest(state, surely(state.doing(Manoeuvre)), skill), fails=True)


def by_strength(scene: Scene[State]) -> Step[Opposed]:
    """They do."""
    deed = tried(scene)
    theirs = deed.skill or "strength"
    rivals = contest(scene.now, deed, theirs)
    first = rivals.mine.trial
    made = yield from oppose(scene, rivals, why=CONTEST)
    mount = first.who.id if first.who.id != deed.who else None
    yield from tell(
        ContestRolled(
            deed.who,
            deed.target,
            deed.kind,
            first.skill,
            theirs,
            reply=deed.reply,
            mount=mount,
            **made.told(),
        )
    )
    return made


def defends_with(target: Fighter, item: str) -> Weapon:
    """With what *target* defends that *item*: itself, where it is a weapon; else the first that he strikes with."""
    own = next((each for each in target.wielded if each.weapon == item), None)
    if own is not None:
        return own
    return next((each for each in target.arms if not each.ranged), target.arms[0])


def arms(state: State, deed: Manoeuvre) -> Rivals:
    """Both make an attack roll against each other (D35-MAN-013, -014, -018, -019)."""
    who, target = state.combatants[deed.who], state.combatants[deed.target]
    theirs = Trial(target, 0, who, defends_with(target, deed.item), tried=deed.kind, defends=True, aimed=deed.item)
    return Rivals(state, Side("arms", _aimed(state, deed)), (Side("arms", theirs),))


def _aimed(state: State, deed: Manoeuvre) -> Trial:
    """What whoever aims at a thing rolls."""
    who, target = state.combatants[deed.who], state.combatants[deed.target]
    return Trial(who, 0, target, who.arm(deed.weapon), deed.later, tried=deed.kind, aimed=deed.item, two=deed.two)


def by_arms(scene: Scene[State]) -> Step[Opposed]:
    """They do."""
    deed = tried(scene)
    made = yield from oppose(scene, arms(scene.now, deed), why=CONTEST)
    told = made.told()
    yield from tell(ContestRolled(deed.who, deed.target, deed.kind, "attack", "attack", reply=deed.reply, **told))
    return made


# ---- Things are struck: weapons and shields in somebody's hands, and whatever he wears or carries (D35-MAN-018 to
# -020, D35-BAS-023).


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
    arm = next((each for each in target.wielded if each.weapon == item), None)
    if arm is not None:
        return Struck("weapon", arm.weapon, arm.hardness, arm.points, arm.lost)
    thing = possible.thing(target, item)
    return None if thing is None else Struck("thing", thing.item, thing.hardness, thing.points, thing.lost)


def proceed(scene: Scene[State]) -> Action:
    """The next step of a blow at a thing."""
    deed = tried(scene)
    match deed.at:
        case "begun":
            yield from strike(scene)
        case "won":
            yield from damage(scene)
        case _:
            yield from end(scene)


def striking(state: State, deed: Manoeuvre) -> Ahead:
    """The attack at what somebody wears or carries."""
    trial = _aimed(state, deed)
    percent = missing.percent_of(state, trial.who, state.combatants[deed.target], trial.weapon)
    return Ahead(state, "thing", trial, percent=percent)


def strike(scene: Scene[State]) -> Action:
    """Opposed attack rolls for what is in a hand (D35-MAN-018); what is worn or carried has a class of its own
    (D35-MAN-020)."""
    deed = tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if who.out:
        yield from end(scene, "unable")
    elif deed.weapon not in possible.breaks_with(who, target):
        yield from end(scene, "no_target")
    elif struck(target, deed.item) is None:
        yield from end(scene, "gone")
    elif deed.kind == "sunder":
        yield from by_arms(scene)
    else:
        rolls = striking(scene.now, deed)
        (face,) = yield from roll(D20, who=who.id, why="attack", judge=rolls.judge())
        percent, made = rolls.percent, striking(scene.now, deed).check(face)
        hit, veiled = made.succeeds, missing.veiled(made, percent)
        yield from tell(ThingStruck(who.id, target.id, deed.item, hit=hit, veiled=veiled, **made.told(against=True)))
        yield from decided(scene, who.id, target.id, made)
        yield from spent(scene, "thing", Trial(who, face, target))
        yield from missing.stands(scene, made, who.id, target.id, percent)


def damage(scene: Scene[State]) -> Action:
    """What its hardness does not stop, it loses; without points left it is broken (D35-BAS-023)."""
    deed = tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    found = surely(struck(target, deed.item))
    weapon = who.arm(deed.weapon)
    what = rolled(weapon, 1)
    faces = () if what is None else (yield from roll(what, who=who.id, why="damage"))
    made = at_least_none(terms(("dice", sum(faces)), *added(who, weapon), ("hardness", -found.hardness)))
    dealt = total(made)
    left = max(0, found.points - found.lost - dealt)
    rolls = max(0, sum(each.value for each in made if each.name not in ("hardness", "minimum")))
    lost = dealt, left, found.points, rolls, found.hardness
    yield from tell(ThingDamaged(who.id, target.id, found.sort, found.name, faces, made, *lost))
