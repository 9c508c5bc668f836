"""The contact of a charge: the charger's free action and the reception of his target, decided apart and struck together
(ALT-CHG-002, -005 to -008)."""

from __future__ import annotations

from typing import Literal, cast

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import asked_in, key_of, kind_in
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.charging.running import ClashDecided, ClashSettled
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.parry.questions import free_weapons
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.specials import outcomes as attempting
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Answer,
    Clash,
    Combatant,
    Hand,
    Wielded,
    guard_is_down,
    helpless_against,
    reaches,
    sees,
)
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.shared.odds import Odds

State = AlternatifState
Part = Literal["charge", "reception"]
ATTACK = "attack"


def unsettled(state: State) -> Clash | None:
    """The first contact of this segment that something is still to come of."""
    return next((each for each in state.clashes if not each.settled), None)


def has_work(state: State) -> bool:
    """Whether a contact is to be asked about or struck now: not while a reception that comes first is in the air."""
    clash = unsettled(state)
    if clash is None:
        return False
    flying = any(
        (blow.attacker, blow.target) == (clash.target, clash.charger) and not (blow.parried or blow.landed)
        for blow in state.blows
    )
    return not (clash.received and flying)


def settle(scene: Scene[State]) -> Action:
    """Ask those who have something to decide; then strike."""
    state = scene.now
    clash = unsettled(state)
    assert clash is not None
    if not questions(state):
        yield from _strike(scene, clash)
        return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    part: Part = "charge" if kind_in(key) == "charge" else "reception"
    yield from _decided(scene, ident, part, choice)


def _decided(scene: Scene[State], ident: str, part: Part, choice: Choice) -> Action:
    state = scene.now
    clash = unsettled(state)
    if clash is None:
        return
    other = clash.target if part == "charge" else clash.charger
    chosen = choice[part]
    if chosen == NOTHING:
        yield from tell(ClashDecided(ident, other, part, "nothing"))
        return
    if chosen == details.SPECIAL:
        meant, weapon = details.chosen(_able(state, clash, part), choice)
        yield from tell(
            ClashDecided(
                ident, other, part, "special", weapon.arm.hand, meant.kind, meant.piece, meant.flank, meant.other
            )
        )
        return
    yield from tell(ClashDecided(ident, other, part, "attack", cast(Hand, chosen.partition("/")[2])))


def tried(state: State, ident: str, part: Part, choice: Choice) -> Odds | None:
    """What is rolled for that, once it is settled."""
    clash = unsettled(state)
    if clash is None:
        return None
    other, theirs = (clash.target, clash.reception) if part == "charge" else (clash.charger, clash.attack)
    if choice[part] == details.SPECIAL:
        meant, weapon = details.chosen(_able(state, clash, part), choice)
        with_it: list[Throw] = []
        if theirs is not None and theirs.how == "attack" and theirs.hand is not None:
            against: Part = "reception" if part == "charge" else "charge"
            with_it = [strikes.thrown(state, other, theirs.hand, ident, against)[1]]
        charge = part == "charge"
        if theirs is not None and theirs.manoeuvre is not None and theirs.hand is not None:
            hand, meant_too = theirs.hand, theirs.manoeuvre
            met = rolls.after(
                state,
                lambda scene: possible.attempt(scene, other, hand, meant_too, "free", charge=not charge),
            )
            # The charger's die is cast before that of whoever receives him.
            state = evolve(met, specials=state.specials) if charge else met
        return attempting.trial(state, ident, weapon.arm.hand, meant, "free", charge=charge, announced=with_it)
    return strikes.trial(state, ident, cast(Hand, choice[part].partition("/")[2]), other, part)


# ---- who may do what


def weapons_for(state: State, clash: Clash, part: Part) -> list[Wielded]:
    """What he could act with: weapons that have not acted in this segment. The charger has done nothing else in it; nor
    has the other, who sees him coming and has his guard up (ALT-CHG-006, -011)."""
    who, other = _people(state, clash, part)
    if who is None or other is None or DEFENCELESS(who) or other.out or who.body <= 0 or other.body <= 0:
        return []
    if other.id not in who.contacts or not reaches(who, other):
        return []
    if part == "reception":
        if other.hidden or not sees(who, other) or guard_is_down(who, state.segment):
            return []
        if openings.has_taken(state, who, other) or helpless_against(state, who.id, other.id):
            return []
        return openings.weapons_for(state, who)
    free_ones = [each for each in who.hands if each.acted != state.segment and each.arm.strikes]
    return [each for each in free_ones if wielding.usable(who, each.arm)]


def _people(state: State, clash: Clash, part: Part) -> tuple[Combatant | None, Combatant | None]:
    charger, target = state.combatants.get(clash.charger), state.combatants.get(clash.target)
    return (charger, target) if part == "charge" else (target, charger)


def _able(state: State, clash: Clash, part: Part) -> list[details.Able]:
    who, other = _people(state, clash, part)
    if who is None or other is None:
        return []
    return details.able(state, who, [(other, each) for each in weapons_for(state, clash, part)])


def able(state: State, ident: str) -> list[details.Able]:
    """The special actions that *ident* may make of the contact that is asked about now."""
    clash = unsettled(state)
    return [] if clash is None else _able(state, clash, "charge" if clash.charger == ident else "reception")


def questions(state: State) -> list[Decision]:
    """What the charger does at the end of his run, and what his target does at once; both while nothing is struck."""
    clash = unsettled(state)
    if clash is None or clash.received:
        return []
    found = []
    if clash.strikes and clash.attack is None:
        found.append(_question(state, clash, "charge"))
    if clash.receives and clash.reception is None:
        found.append(_question(state, clash, "reception"))
    return [each for each in found if each is not None]


def question_for(state: State, ident: str) -> str | None:
    """The kind of question about the contact that *ident* is asked now."""
    return next((each.kind for each in questions(state) if each.who == ident), None)


def _question(state: State, clash: Clash, part: Part) -> Decision | None:
    """Attack with which weapon, a special action, or nothing; an attack with the main hand when nothing is said. None:
    he has nothing to act with."""
    weapons = weapons_for(state, clash, part)
    who, other = _people(state, clash, part)
    if not weapons or who is None or other is None:
        return None
    special = _able(state, clash, part)
    options = [f"{ATTACK}/{each.arm.hand}" for each in weapons]
    first = Field(part, (*options, *((details.SPECIAL,) if special else ()), NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get(part) == details.SPECIAL:
            return (first, *details.fields(state, who, special, partial))
        return (first,)

    about: dict[str, Scalar] = {
        "segment": state.segment,
        "target": other.id,
        "weapons": len(weapons),
        "weapon": weapons[0].arm.weapon,
        "parries": part == "reception" and clash.strikes and len(free_weapons(state, who)) == 1,
    }
    for each in weapons:
        about[f"{ATTACK}/{each.arm.hand}.weapon"] = each.arm.weapon
        about[f"{ATTACK}/{each.arm.hand}.lost"] = each.up
    about.update(details.facts(who, [(other, each) for each in weapons]))
    return Decision(key_of(state, who, part), part, who.id, (first,), {part: options[0]}, about, form)


# ---- what is struck


def _strike(scene: Scene[State], clash: Clash) -> Action:
    """Both free actions, special ones first, which attacks then oppose (ALT-CHG-008); at tables where pole weapons come
    first the charge goes on when that blow has landed, if its author still can."""
    state = scene.now
    waits = _pole_first(state, clash) and not clash.received
    if waits:
        yield from tell(ClashSettled(clash.charger, clash.target, first=True))
        yield from _act(scene, clash, "reception")
        return
    charger = state.combatants.get(clash.charger)
    stopped = clash.received and (charger is None or charger.out or charger.body <= 0)
    yield from tell(ClashSettled(clash.charger, clash.target, stopped=stopped))
    if stopped:
        return
    parts: list[Part] = ["charge"] if clash.received else ["charge", "reception"]
    for part in sorted(parts, key=lambda each: _how(clash, each) != "special"):
        yield from _act(scene, clash, part)


def _how(clash: Clash, part: Part) -> str:
    answer = clash.attack if part == "charge" else clash.reception
    return "nothing" if answer is None else answer.how


def _pole_first(state: State, clash: Clash) -> bool:
    answer, who = clash.reception, state.combatants.get(clash.target)
    if state.settings.charge_order != "polearm_first" or answer is None or answer.how != "attack" or who is None:
        return False
    weapon = None if answer.hand is None else who.holds(answer.hand)
    return weapon is not None and "pole_weapon" in weapon.arm.tags


def _act(scene: Scene[State], clash: Clash, part: Part) -> Action:
    answer: Answer | None = clash.attack if part == "charge" else clash.reception
    if answer is None or answer.how == "nothing" or answer.hand is None:
        return
    state = scene.now
    who, other = _people(state, clash, part)
    weapon = None if who is None else who.holds(answer.hand)
    if who is None or other is None or weapon is None or other.out or who.out or other.id not in who.contacts:
        return
    if weapon.acted == state.segment or (part == "reception" and guard_is_down(who, state.segment)):
        # Meanwhile the weapon has struck in another free action, or he was seized.
        return
    if weapon.up:
        # One action per weapon and segment: the regular one is lost (ALT-FRE-003).
        yield from tell(ActionLost(who.id, answer.hand, "free_action", state.segment))
    if answer.manoeuvre is None:
        yield from strikes.strike(scene, who.id, answer.hand, other.id, part)
    elif possible.still(state, who, weapon, answer.manoeuvre):
        yield from possible.attempt(scene, who.id, answer.hand, answer.manoeuvre, "free", charge=part == "charge")
