"""What is told of explosions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from math import inf
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.base import D20, Ahead, ByTest, Outlook, Trial
from bot.rulesets.rpg20.needs import THERE, UPRIGHT, Needs
from bot.rulesets.rpg20.sequences.slot import Meant
from bot.rulesets.rpg20.state import GM, Blow, Charge, Explosive, Fighter, Gauge, Intention, State, Weapon
from bot.rulesets.rpg20.wounds import harm as wounding
from bot.rulesets.shared import sparing
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms, total
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import must
from bot.rulesets.shared.odds import Odds
from bot.rulesets.shared.overruling import counted
from bot.rulesets.shared.seeing import alike


@happens("R20-EXP-008", to=PUBLIC)
class ExplosiveThrown:
    """One of *explosive* has left the hand of *combatant*."""

    combatant: CombatantId
    explosive: str
    target: CombatantId | None
    left: int

    def befalls(self, state: State, who: Fighter) -> State:
        left = tuple(
            evolve(each, count=self.left) if each.explosive == self.explosive else each for each in who.explosives
        )
        return state.with_(self.combatant, explosives=left)


@happens("R20-EXP-008", to=PUBLIC)
class ExplosiveLanded:
    """What *combatant* has thrown lies at the place of *target*, None: far from everybody."""

    combatant: CombatantId
    explosive: str
    target: CombatantId | None

    def change(self, state: State) -> State:
        return state.in_turn(landed=True, target=self.target)


@happens("R20-EXP-008", to=PUBLIC)
class SpotMeasured:
    """*metres* lie between *combatant* and the place at which he throws, by the game master's word."""

    combatant: CombatantId
    metres: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if state.turn is None and who is not None and who.means is not None:
            return state.with_(who.id, means=evolve(who.means, metres=self.metres))
        return state.in_turn(metres=self.metres)


@happens("R20-EXP-008", "R20-RNG-010", "R20-EVD-010", to=PUBLIC)
class SpotRolled(ByTest):
    """The test of a throw at a place, which is no attack on anybody: *total* is the value that *face* must not be
    above. On a success it goes off there."""

    combatant: CombatantId
    explosive: str
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        made = 0 if state.turn is None else state.turn.made + 1
        state = state.in_turn(made=made, landed=self.success, spot=self.success)
        return counted(state.with_(self.combatant, modifier=0), self.combatant)


@happens("R20-EXP-001", "R20-EXP-008", to=PUBLIC)
class ChargeSet:
    """By the game master's word something goes off at the place of *combatant*: *dice* within *zone* metres."""

    combatant: CombatantId
    dice: str
    zone: int

    def change(self, state: State) -> State:
        return evolve(state, charge=Charge(self.combatant, self.dice, self.zone))


@happens("R20-EXP-001", to=PUBLIC)
class CaughtSaid:
    """*combatant* stands within the zone of what goes off, by the game master's word."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        charge, turn = state.charge, state.turn
        if charge is not None:
            return evolve(state, charge=evolve(charge, caught=(*charge.caught, self.combatant)))
        return state if turn is None else state.in_turn(caught=(*turn.caught, self.combatant))


@happens("R20-EXP-001", "R20-EXP-003", to=PUBLIC)
class Exploded:
    """*explosive* of *combatant*, None: of the game master's, does *total* to everybody of *victims*; *faces*: its
    dice, *terms*: what they and its code come to."""

    combatant: CombatantId | None
    explosive: str
    faces: tuple[int, ...]
    total: int
    victims: tuple[CombatantId, ...]
    terms: tuple[Term, ...] = field(default=(), metadata={LATER: True})

    def change(self, state: State) -> State:
        return evolve(state, charge=None) if self.combatant is None else state.in_turn(done=True)


@happens("R20-EXP-009", to=PUBLIC)
class Smoked:
    """A smoke grenade: it is hard to see there from now on."""

    combatant: CombatantId
    explosive: str

    def change(self, state: State) -> State:
        return evolve(state.in_turn(done=True), light="reduced")


@happens("R20-EXP-004", to=PUBLIC)
class Blasted:
    """*points* come off the global total of *combatant*: *left* remain."""

    combatant: CombatantId
    points: int
    left: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, points=self.left)


@happens("R20-EXP-005", "R20-EXP-006", to=PUBLIC)
class BlastShared:
    """The points come off these *gauges* in the order rolled: so many each (*points*). *emptied*: those that are empty
    with points left over, as if they had gone below zero. *hit*: those that have lost something; *lost*: how much
    each, *shared*: and what is left in it."""

    combatant: CombatantId
    faces: tuple[int, ...]
    gauges: tuple[str, ...]
    points: tuple[int, ...]
    emptied: tuple[str, ...]
    hit: str = field(default="", metadata={LATER: True})
    lost: str | None = field(default="", metadata={LATER: True})
    shared: str | None = field(default="", metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        for name, points in zip(self.gauges, self.points, strict=True):
            gauge = who.gauge(name)
            who = who.with_gauge(evolve(gauge, left=gauge.left - points))
        return state.put(who)


# ---- An explosion: everybody in its zone, the global total first, then the places (R20-EXP-001 to -009).


def in_zone(state: State, centre: str, zone: int) -> list[str]:
    """Who stands within the zone of an explosion at the place of *centre*, as far as distances are known, and lives
    (R20-EXP-001)."""
    most = reach(state, zone)
    return [
        each.id for each in state.combatants.values() if not each.dead and _farthest(state, centre, each.id) <= most
    ]


def in_doubt(state: State, centre: str, zone: int) -> list[str]:
    """Of whom nobody can tell from the distances that are known whether they stand within that zone. Whoever is hidden
    is none of them: a question about him would tell that he is there."""
    most = reach(state, zone)
    there = [each.id for each in state.combatants.values() if not (each.dead or each.hidden)]
    return [each for each in there if _nearest(state, centre, each) <= most < _farthest(state, centre, each)]


def around_spot(state: State, thrower: str, metres: int, zone: int) -> list[str]:
    """Of whom nobody can tell whether they stand within the zone of an explosion at a place so many *metres* from
    *thrower*: all but the hidden, the dead, and those who are too near to him or too far for it."""
    most = reach(state, zone)
    there = [each.id for each in state.combatants.values() if not (each.dead or each.hidden)]
    far = {each: state.distance(thrower, each) for each in there}
    return [each for each in there if (known := far[each]) is None or abs(known - metres) <= most]


def reach(state: State, zone: int) -> float:
    """How far an explosion of that *zone* reaches, in metres (R20-EXP-001)."""
    return zone if state.settings.explosion_zone == "radius" else zone / 2


def _ways(state: State, a: str, b: str) -> list[tuple[int, int]]:
    """The two parts of every way from *a* over somebody else to *b* whose distances are known."""
    over = ((state.distance(a, each), state.distance(each, b)) for each in state.combatants if each not in (a, b))
    return [(there, on) for there, on in over if there is not None and on is not None]


def _farthest(state: State, a: str, b: str) -> float:
    """The most metres that can part the two."""
    known = state.distance(a, b)
    return min((there + on for there, on in _ways(state, a, b)), default=inf) if known is None else known


def _nearest(state: State, a: str, b: str) -> float:
    """The least metres that can part the two."""
    known = state.distance(a, b)
    return max((abs(there - on) for there, on in _ways(state, a, b)), default=0) if known is None else known


def shares(gauges: Sequence[Gauge], points: int) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """How *points* come off *gauges* in order, each until it is empty, and which are emptied with points left over
    (R20-EXP-005, -006).

    >>> head, arm = Gauge("head", 7, 7, "head"), Gauge("right_arm", 6, 6, "arm")
    >>> shares((head, arm), 9), shares((head, arm), 7)
    (((7, 2), ('head',)), ((7, 0), ()))
    """
    found, emptied, left = [], [], points
    for gauge in gauges:
        taken = min(max(0, gauge.left), left)
        left -= taken
        found.append(taken)
        if left > 0 and gauge.left > 0:
            emptied.append(gauge.gauge)
    return tuple(found), tuple(emptied)


def explode(
    scene: Scene[State], by: str | None, explosive: str, code: str, plus: int, victims: Sequence[str]
) -> Action:
    """The dice are thrown once for all, or once for each where the table wants it (R20-EXP-003); then victim by victim
    in joining order. *by* None: it is the game master's. Nobody there: nothing is thrown."""
    if not victims:
        yield from tell(Exploded(by, explosive, (), 0, ()))
        return
    if scene.now.settings.explosion_damage == "each":
        for at, ident in enumerate(victims, start=1):
            faces = yield from roll(dice(code), who=by or GM, why=f"explosion/{at}")
            found = _harm(faces, plus)
            yield from tell(Exploded(by, explosive, faces, total(found), (ident,), found))
            yield from _victim(scene, ident, total(found), dice(code).count)
        return
    faces = yield from roll(dice(code), who=by or GM, why="explosion")
    found = _harm(faces, plus)
    yield from tell(Exploded(by, explosive, faces, total(found), tuple(victims), found))
    for ident in victims:
        yield from _victim(scene, ident, total(found), dice(code).count)


def _harm(faces: Sequence[int], plus: int) -> tuple[Term, ...]:
    """What the dice do with what is added to them: nobody gains points by it."""
    found = terms(("dice", sum(faces)), ("explosive", plus))
    return (*found, *terms(("minimum", max(0, -total(found)))))


def covered(who: Fighter) -> bool:
    """Whether his armour covers everything that a body has (R20-EXP-007)."""
    worn = {line for piece in who.armour if not piece.projectiles for line in piece.covers}
    return all(line.first in worn for line in who.lines if line.first not in (3, 6))


def _victim(scene: Scene[State], ident: str, points: int, places: int) -> Action:
    """The total first; of somebody who lives as many places as there are dice (R20-EXP-004, -005)."""
    who = scene.now.combatants.get(ident)
    if who is None or who.dead:
        return
    if scene.now.settings.explosion_armour == "complete_only" and covered(who):
        for at, piece in enumerate(who.armour, start=1):
            faces = yield from roll(dice(piece.dice), who=ident, why=f"armour/{at}")
            points = max(0, points - max(0, sum(faces) + piece.plus))
    left = who.points - points
    below = wounding.falls_below(scene.now, who, left)
    yield from tell(Blasted(ident, points, left))
    if below:
        yield from wounding.body_test(scene, ident)
    if scene.now.combatants[ident].dead or not points:
        return
    fallen: tuple[int, ...] = ()
    for at in range(1, places + 1):
        (face,) = yield from roll(D20, who=ident, why=f"place/{at}")
        fallen += (face,)
    who = scene.now.combatants[ident]
    names = tuple(dict.fromkeys(who.line(face).gauge for face in fallen))
    gauges = tuple(who.gauge(each) for each in names)
    taken, emptied = shares(gauges, points)
    # An arm reacts at zero in any case (R20-WND-002).
    crossed = [
        each.gauge
        for each, lost in zip(gauges, taken, strict=True)
        if (each.gauge in emptied and each.table != "none")
        or (lost and wounding.is_crossed(scene.now, each, each.left - lost))
    ]
    hit = [(each, lost) for each, lost in zip(gauges, taken, strict=True) if lost]
    told = (
        alike({"gauge": each.gauge} for each, _ in hit),
        alike({"gauge": each.gauge, "points": lost} for each, lost in hit),
        alike({"gauge": each.gauge, "points": lost, "left": each.left - lost} for each, lost in hit),
    )
    yield from tell(BlastShared(ident, fallen, names, taken, emptied, *(each or "" for each in told)))
    for name in crossed:
        yield from wounding.local(scene, ident, name)


# ---- Explosives that are thrown: to where somebody stands, or at a place (R20-EXP-008).

SPOT: Final = "spot"
"""Stands among those at whom it is thrown for a place that the thrower has in mind."""


def throwable(who: Fighter) -> tuple[str, ...]:
    """The explosives that he can throw."""
    return tuple(each.explosive for each in who.explosives if each.count and each.throw is not None)


def besides(state: State, who: Fighter, given: Choice) -> list[str]:
    """Who stands beside the target of *given*, as far as distances are known, within the zone of the explosive that he
    throws, the only one that he has where he does not say (R20-EXP-001)."""
    held = throwable(who)
    target, thrown = given.get("target"), given.get("with") or (held[0] if len(held) == 1 else "")
    explosive = who.explosive(thrown)
    if target not in state.combatants or explosive is None or not explosive.dice:
        return []
    return [each for each in in_zone(state, target, explosive.zone) if each != target]


def trial(who: Fighter, explosive: Explosive, target: str, metres: int, *, moving: bool = False) -> Trial:
    """What the throw is rolled for; half of it while *moving* (R20-ACT-003). A place is thrown at, nobody's body: what
    he does, or how large he is, changes nothing (R20-EVD-010)."""
    flung = Weapon(explosive.explosive, "thrown", "body", "throwing", throw=explosive.throw)
    return Trial(who, Blow(who.id, target, flung.weapon, "throw"), flung, None, metres, halved=1 if moving else 0)


class Grenade(Meant):
    """An explosive is thrown to where somebody stands, or at a place (R20-EXP-008)."""

    code = "grenade"
    deed = "grenade"
    moving = False

    needs: Needs = (must("no_explosive", lambda at: throwable(at.who)),)
    whom = THERE

    def asks(self, at: Outlook) -> Blanks:
        held = throwable(at.who)
        return lambda given: (
            Field("target", (*at.seen, SPOT)),
            *((Field("with", held),) if len(held) > 1 or "with" in given else ()),
            *sparing.blank(at.state, at.who, lambda: besides(at.state, at.who, given)),
        )

    def rolls(self, state: State, who: Fighter, means: Intention) -> Odds | None:
        explosive, target = who.explosive(means.weapon), means.target
        # Of a throw at a place the game master says first how far it is.
        metres = means.metres if target is None else state.distance(who.id, target)
        if explosive is None or metres is None or (target is not None and target not in state.combatants):
            return None
        return Ahead(state, "throw", trial(who, explosive, target or "", metres, moving=means.moving))

    def means(self, at: Outlook, choice: Choice) -> Intention:
        at_whom = () if choice["target"] == SPOT else (choice["target"],)
        weapon = choice.get("with", throwable(at.who)[0])
        return Intention("grenade", self.moving, "words" if self.moving else "", at_whom, weapon)


class MoveAndGrenade(Grenade):
    """A move and a throw of an explosive: at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_grenade"
    moving = True
    needs = (*UPRIGHT, *Grenade.needs)


ACTIONS: Final = (Grenade(), MoveAndGrenade())
