"""An explosion: everybody in its zone, the global total first, then the places (R20-EXP-001 to -009)."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20.base.rolls import D20
from bot.rulesets.rpg20.explosions.events import Blasted, BlastShared, Exploded
from bot.rulesets.rpg20.state import GM, Fighter, Gauge, State
from bot.rulesets.rpg20.wounds import wounding
from bot.rulesets.shared.check import Term, terms, total
from bot.rulesets.shared.seeing import alike


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


__all__ = ["around_spot", "covered", "explode", "in_doubt", "in_zone", "shares"]
