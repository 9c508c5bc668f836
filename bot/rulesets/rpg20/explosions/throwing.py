"""A grenade is thrown to where somebody stands: it goes off there, or where the game master says (R20-EXP-008,
-009)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20.attack.events import AttackRolled
from bot.rulesets.rpg20.base.rolls import D20, Trial, made, margin
from bot.rulesets.rpg20.explosions import blasting
from bot.rulesets.rpg20.explosions.events import Exploded, ExplosiveLanded, ExplosiveThrown, Smoked
from bot.rulesets.rpg20.sequences import aiming
from bot.rulesets.rpg20.sequences.slot import end, is_gone, under_way
from bot.rulesets.rpg20.state import GM, Blow, Explosive, Fighter, Intention, State, Weapon
from bot.rulesets.shared import people
from bot.rulesets.shared.asking import answered, one_of

CAUGHT: Final = ("target", *(f"caught_{number}" for number in range(2, 9)))
"""What those are called who are caught by an explosion by the game master's word."""


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
    if state.turn is None or state.turn.target is None:
        return []
    _, who, means = under_way(state)
    thrown = _thrown(who, means)
    doubtful = blasting.in_doubt(state, state.turn.target, thrown.zone) if thrown.dice else []
    if not doubtful:
        return []

    def form(given: Choice) -> tuple[Field, ...]:
        fields, left = [], tuple(doubtful)
        for name in CAUGHT:
            fields.append(Field(name, (NOTHING, *left)))
            left = tuple(each for each in left if each != given.get(name))
            if given.get(name, NOTHING) == NOTHING or not left:
                break
        return tuple(fields)

    about: dict[str, Scalar] = {"author": who.id, "explosive": means.weapon, "target": state.turn.target}
    about |= {"zone": thrown.zone}
    key = f"{who.id}:caught:{state.round}"
    return [Decision(key, "caught", GM, form({}), {"target": NOTHING}, about, form)]


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
    elif means.target is None or is_gone(scene.now, means.target):
        yield from aiming.retarget(scene)
    elif aiming.is_unknown(scene.now, who, means.target):
        yield from aiming.ask_distance(scene)
    else:
        yield from _fly(scene, explosive, means.target)


def _fly(scene: Scene[State], explosive: Explosive, target: str) -> Action:
    _, who, means = under_way(scene.now)
    if who.hidden:
        yield from people.show(scene, who.id, who.seen_with)
    yield from tell(ExplosiveThrown(who.id, explosive.explosive, target, explosive.count - 1))
    on = trial(
        scene.now.combatants[who.id], explosive, target, scene.now.distance(who.id, target) or 0, moving=means.moving
    )
    now = scene.now
    (face,) = yield from roll(D20, who=who.id, why="throw", judge=lambda shown: made("throw", now, on, shown).succeeds)
    check = made("throw", scene.now, on, face)
    came = ("hit", margin(check)) if check.succeeds else ("miss", 0)
    yield from tell(AttackRolled(who.id, target, explosive.explosive, face, check.terms, check.total, *came, "throw"))  # type: ignore[arg-type]
    if check.succeeds:
        yield from tell(ExplosiveLanded(who.id, explosive.explosive, target))


def trial(who: Fighter, explosive: Explosive, target: str, metres: int, *, moving: bool = False) -> Trial:
    """What the throw is rolled for; half of it while *moving* (R20-ACT-003). A place is thrown at, nobody's body: what
    he does, or how large he is, changes nothing (R20-EVD-010)."""
    flung = Weapon(explosive.explosive, "thrown", "body", "throwing", throw=explosive.throw)
    return Trial(who, Blow(who.id, target, flung.weapon, "throw"), flung, None, metres, halved=1 if moving else 0)


def _thrown(who: Fighter, means: Intention) -> Explosive:
    return next(each for each in who.explosives if each.explosive == means.weapon)


def _goes_off(scene: Scene[State]) -> Action:
    """There: everybody in the zone is affected, those too of whom the game master says so (R20-EXP-001)."""
    turn, who, means = under_way(scene.now)
    thrown = _thrown(who, means)
    if not thrown.dice:
        yield from tell(Smoked(who.id, thrown.explosive))
        return
    named: set[str] = set()
    if caught_question(scene.now):
        answer = yield from answered(caught_question)
        if answer is None:
            return
        named = set(answer.values())
    inside = [] if turn.target is None else blasting.in_zone(scene.now, turn.target, thrown.zone)
    victims = [each for each in scene.now.combatants if each in inside or each in named]
    if not victims:
        yield from tell(Exploded(who.id, thrown.explosive, (), 0, ()))
        return
    yield from blasting.explode(scene, who.id, thrown.explosive, thrown.dice, thrown.plus, victims)


__all__ = ["caught_question", "landing_question", "throw", "trial"]
