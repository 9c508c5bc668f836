"""A grenade is thrown to where somebody stands, or at a place: it goes off there, or where the game master says
(R20-EXP-008, -009).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.catalogue.rpg20_terms import code
from bot.kernel.decisions import NOTHING, Decision, Scalar
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.errors import Refused
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.base import margin, needed, rolled, shown
from bot.rulesets.rpg20.explosions import blasts as blasting
from bot.rulesets.rpg20.explosions.blasts import (
    CaughtSaid,
    ChargeSet,
    ExplosiveLanded,
    ExplosiveThrown,
    Smoked,
    SpotMeasured,
    SpotRolled,
)
from bot.rulesets.rpg20.sequences import slot as aiming
from bot.rulesets.rpg20.sequences.slot import end, is_gone, under_way
from bot.rulesets.rpg20.state import GM, Charge, Explosive, Fighter, Intention, State
from bot.rulesets.rpg20.weapons import called
from bot.rulesets.shared import people
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.check import Check
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, in_range, number, text
from bot.rulesets.shared.people import known


def landing_question(state: State) -> list[Decision]:
    """The throw has failed: at whose place it goes off; unless anybody says, where it harms nobody (R20-EXP-008)."""
    if state.turn is None or not state.turn.made:
        return []
    _, who, means = under_way(state)
    options = (NOTHING, *(each.id for each in state.combatants.values() if not each.dead))
    about: dict[str, Scalar] = {"author": who.id, "explosive": means.weapon}
    return [one_of(f"{who.id}:lands:{state.round}", "lands", GM, options, about, blank="target")]


def caught_question(state: State) -> list[Decision]:
    """Who else stands within the zone is the game master's word where no distance tells; unless anybody says, nobody
    does (R20-EXP-001)."""
    if state.turn is None or (state.turn.target is None and not state.turn.spot):
        return []
    turn, who, means = under_way(state)
    thrown = _thrown(who, means)
    if not thrown.dice:
        return []
    if turn.target is None:
        doubtful = blasting.around_spot(state, who.id, turn.metres or 0, thrown.zone)
    else:
        doubtful = blasting.in_doubt(state, turn.target, thrown.zone)
    about: dict[str, Scalar] = {"author": who.id, "explosive": means.weapon, "at": turn.target, "zone": thrown.zone}
    return _caught(state, f"{who.id}:caught", doubtful, turn.caught, about)


def charge_question(state: State) -> list[Decision]:
    """The same of what goes off by the game master's word."""
    charge = state.charge
    if charge is None:
        return []
    doubtful = blasting.in_doubt(state, charge.who, charge.zone)
    about: dict[str, Scalar] = {"author": None, "at": charge.who, "zone": charge.zone}
    return _caught(state, f"{charge.who}:charge", doubtful, charge.caught, about)


def _caught(
    state: State, key: str, doubtful: Sequence[str], caught: Sequence[str], about: Mapping[str, Scalar]
) -> list[Decision]:
    """Who of those who are *doubtful*, one after the other: whoever is *caught* is so whatever comes after."""
    left = [each for each in doubtful if each not in caught]
    if not left:
        return []
    people = state.combatants
    named = ", ".join(people[each].name for each in caught if each in people) or None
    facts = {**about, "named": named, "first": about["at"] is None and named is None}
    return [one_of(f"{key}:{state.round}.{len(caught)}", "caught", GM, (NOTHING, *left), facts, blank="target")]


def throw(scene: Scene[State]) -> Action:
    turn, who, means = under_way(scene.now)
    explosive = who.explosive(means.weapon)
    if turn.done:
        yield from end(scene)
    elif turn.landed:
        yield from _goes_off(scene)
    elif turn.made:
        answer = yield from answered(landing_question)
        if answer is not None:
            lies = None if answer["target"] == NOTHING else answer["target"]
            yield from tell(ExplosiveLanded(who.id, means.weapon, lies))
    elif explosive is None:
        yield from end(scene, "unable")
    elif not means.targets:
        yield from _at_spot(scene, explosive)
    elif means.target is None or is_gone(scene.now, means.target):
        yield from aiming.retarget(scene)
    elif aiming.is_unknown(scene.now, who, means.target):
        yield from aiming.ask_distance(scene)
    else:
        yield from _fly(scene, explosive, means.target)


def _fly(scene: Scene[State], explosive: Explosive, target: str) -> Action:
    _, who, _ = under_way(scene.now)
    check = yield from _thrown_at(scene, explosive, target, scene.now.distance(who.id, target) or 0)
    came = ("hit", margin(check)) if check.succeeds else ("miss", 0)
    rolled = check.face, check.terms, check.total
    yield from tell(AttackRolled(who.id, target, explosive.explosive, *rolled, *came, "throw", needed=needed(check)))  # type: ignore[arg-type]
    if check.succeeds:
        yield from tell(ExplosiveLanded(who.id, explosive.explosive, target))


def _thrown_at(scene: Scene[State], explosive: Explosive, target: str | None, metres: int) -> Step[Check]:
    """It leaves the hand, towards *target*, None: a place, so many *metres* away; the test that tells where it comes
    to. Whoever throws shows himself."""
    _, who, means = under_way(scene.now)
    if who.hidden:
        yield from people.show(scene, who.id, who.seen_with)
    yield from tell(ExplosiveThrown(who.id, explosive.explosive, target, explosive.count - 1))
    on = blasting.trial(scene.now.combatants[who.id], explosive, target or "", metres, moving=means.moving)
    return (yield from rolled(scene, "throw", on, judged=True))


def _at_spot(scene: Scene[State], explosive: Explosive) -> Action:
    """At a place, which nobody defends (R20-EVD-010): first how far it is, then the test."""
    turn, who, _ = under_way(scene.now)
    if turn.metres is None:
        answer = yield from answered(aiming.distance_question)
        if answer is not None:
            yield from tell(SpotMeasured(who.id, int(answer["metres"])))
        return
    check = yield from _thrown_at(scene, explosive, None, turn.metres)
    yield from tell(SpotRolled(who.id, explosive.explosive, **shown(check)))


def _thrown(who: Fighter, means: Intention) -> Explosive:
    return next(each for each in who.explosives if each.explosive == means.weapon)


def _goes_off(scene: Scene[State]) -> Action:
    """There: everybody in the zone is affected, those too of whom the game master says so (R20-EXP-001)."""
    turn, who, means = under_way(scene.now)
    thrown = _thrown(who, means)
    if not thrown.dice:
        yield from tell(Smoked(who.id, thrown.explosive))
        return
    if not (yield from _all_named(scene, caught_question)):
        return
    inside = [] if turn.target is None else blasting.in_zone(scene.now, turn.target, thrown.zone)
    victims = [each for each in scene.now.combatants if each in inside or each in turn.caught]
    yield from blasting.explode(scene, who.id, thrown.explosive, thrown.dice, thrown.plus, victims)


def go_off(scene: Scene[State]) -> Action:
    """What the game master lets go off, once he has said who stands there of whom nobody can tell (R20-EXP-001)."""
    if (yield from _all_named(scene, charge_question)):
        charge = scene.now.charge
        assert charge is not None
        yield from set_off(scene, charge)


def _all_named(scene: Scene[State], questions: Callable[[State], list[Decision]]) -> Step[bool]:
    """Ask the game master for one more who is caught; whether there is none."""
    if not questions(scene.now):
        return True
    answer = yield from answered(questions)
    if answer is None:
        return False
    if answer["target"] == NOTHING:
        return True
    yield from tell(CaughtSaid(answer["target"]))
    return False


def set_off(scene: Scene[State], charge: Charge) -> Action:
    """*charge* goes off: it catches whoever is known to stand in its zone, or is said to."""
    found = code(charge.dice)
    inside = blasting.in_zone(scene.now, charge.who, charge.zone)
    victims = [each for each in scene.now.combatants if each in inside or each in charge.caught]
    yield from blasting.explode(scene, None, "", found.dice, found.plus, victims)


# ---- The game master lets something go off that nobody throws: a charge that was laid, a barrel, a bomb (R20-EXP-001,
# -008).

WIDEST = 100
ZONE = 3
"""Metres of an explosion of which nothing else is said (R20-EXP-001)."""


@word()
class Blast(Word):
    """Something goes off at the place of *who*: *dice* to everybody within *zone* metres."""

    who: CombatantId
    dice: str
    zone: int = ZONE

    def check(self, state: State) -> None:
        known(state, self.who)
        in_range("zone", self.zone, 1, WIDEST)
        try:
            found = code(self.dice)
        except ValueError:
            found = None
        if found is None or not found.dice or found.halved:
            raise Refused("rpg20-no-dice", value=self.dice[:40])
        if state.blow is not None or state.burst is not None or state.charge is not None:
            raise Refused("rpg20-in-the-middle")

    def take(self, scene: Scene[State]) -> Action:
        """At once, unless it is open who stands there: then he is asked (`throwing.go_off`)."""
        charge = Charge(self.who, str(code(self.dice)), self.zone)
        yield from tell(ChargeSet(charge.who, charge.dice, charge.zone))
        if not (scene.now.opened and charge_question(scene.now)):
            yield from set_off(scene, charge)


@composed(tool="blast")
def blast(state: State, by: int, args: Args) -> Blast:
    """`who`: at whose place; `words`: its dice, or an explosive that somebody has with him; `value`: its zone in
    metres."""
    who, typed = text(args, "who"), text(args, "words").strip()
    there = {each.explosive: each for someone in state.combatants.values() for each in someone.explosives}
    named = there.get(called(typed, ((ident, each.names) for ident, each in there.items())))
    if named is None:
        return Blast(by, who, typed, number(args, "value", ZONE))
    plus = f"{named.plus:+}" if named.plus else ""
    return Blast(by, who, f"{named.dice}{plus}" if named.dice else "0", number(args, "value", named.zone))
