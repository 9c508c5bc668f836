"""Shots and throws, standing and on the move (R20-FIR-001, -011, R20-ACT-003, -004, -007)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20 import attack as rolling
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20 import evading as defending
from bot.rulesets.rpg20.attack import AttackBegun
from bot.rulesets.rpg20.base import (
    D10,
    FAR,
    Ahead,
    Outlook,
    Trial,
    by_distance,
    by_throw,
    margin,
    needed,
    shared_out,
)
from bot.rulesets.rpg20.evading import DodgeChosen
from bot.rulesets.rpg20.needs import THERE, UPRIGHT, Needs, named, no_hands, reaches, whole
from bot.rulesets.rpg20.sequences import slot as aiming
from bot.rulesets.rpg20.sequences.slot import AIM, Meant, aim_of, chosen, end, is_gone, places_of, under_way, with_
from bot.rulesets.rpg20.shooting.events import BurstRolled, BurstShared, BurstTaken
from bot.rulesets.rpg20.state import Blow, Fighter, Intention, Mode, State, Weapon
from bot.rulesets.rpg20.state.deeds import Deed
from bot.rulesets.rpg20.weapons import RoundsSpent, WeaponHeld
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.lacking import Lack, Said
from bot.rulesets.shared.odds import Odds

LATER: Final = ("second", "third", "fourth", "fifth", "sixth")
"""What the targets of a long burst are called that stand in line after the first."""


def _in_line(at: Outlook, given: Choice, among: Sequence[str]) -> Iterator[Field]:
    """Who stands next in the line of a long burst, target by target, until nobody more is named (R20-FIR-006)."""
    named = [given.get("target", "")]
    for name in LATER:
        left = tuple(each for each in at.foes if each in among and each not in named)
        if not left or named[-1] == NOTHING:
            return
        yield Field(name, (NOTHING, *left))
        if name not in given:
            return
        named.append(given[name])


def _shoots(at: Outlook, said: Said) -> Lack | None:
    """That he holds anything to shoot with, ready and loaded (R20-ACT-005, R20-RNG-011)."""
    weapon = named(at, said)
    if weapon is not None and not weapon.shoots:
        return "no_shot", {"weapon": weapon.weapon}
    if any(weapon is None or each.weapon == weapon.weapon for each in at.shooters):
        return None
    wanted = [each for each in at.who.weapons if each.shoots and weapon in (None, each)]
    if not wanted:
        return "no_shooter", {}
    ready = sorted((each for each in wanted if each.in_hand), key=lambda each: each.weapon)
    if not ready:
        return ("in_hand", {"weapon": wanted[0].weapon}) if len(wanted) == 1 else ("shooters_away", {})
    empty = next((each for each in ready if each.lacking or each.rounds == 0), None)
    if empty is None:
        return no_hands(ready)
    return "set_down" if empty.setting_up else "empty", {"weapon": empty.weapon}


def _throws(at: Outlook, said: Said) -> Lack | None:
    """That he has anything to throw, no heavier than he can (R20-RNG-004, R20-WPN-006)."""
    weapon, able = named(at, said), at.thrown
    if weapon is None:
        away = [each for each in at.who.weapons if each.held == "carried" and each.throw is not None]
        return None if able else no_hands(away) if away else ("nothing_to_throw", {})
    if weapon.throw is None:
        return "no_throw", {"weapon": weapon.weapon}
    if weapon.weapon in [each.weapon for each in able]:
        return None
    if not using.thrown_freely(at.who.body, weapon.throw):
        return "heavy", {"weapon": weapon.weapon}
    return ("in_hand" if weapon.held == "dropped" else "hands"), {"weapon": weapon.weapon}


class Shoot(Meant):
    """A shot, in a mode (R20-FIR-001, R20-ACT-004)."""

    code = "shoot"
    deed: ClassVar[Deed] = "shoot"
    moving = False
    throws = False
    needs: Needs = (whole, _shoots)
    whom: Needs = (*THERE, reaches(lambda at: at.shooters))

    def arms(self, at: Outlook) -> list[Weapon]:
        return at.thrown if self.throws else at.shooters

    def targets(self, at: Outlook, arms: Sequence[Weapon]) -> tuple[str, ...]:
        """Those within range of one of *arms*, as far as anybody has said; whoever moves may come nearer, or get away
        (R20-RNG-006, R20-WPN-007)."""
        if self.moving:
            return at.seen
        return tuple(ident for ident in at.seen if any(using.in_range(at.state, at.who, each, ident) for each in arms))

    def asks(self, at: Outlook) -> Blanks | Lack:
        arms = self.arms(at)
        if not self.targets(at, arms):
            return ("nobody_in_range" if at.seen else "nobody"), {}

        def fields(given: Choice) -> tuple[Field, ...]:
            weapon = chosen(arms, given)
            among = [weapon] if self.throws or "with" in given else arms
            modes = using.modes(at.state, weapon, throws=self.throws)
            hows = (*modes, AIM, *((f"{AIM}+precision",) if "precision" in modes else ()))
            target = Field("target", self.targets(at, among))
            found = (target, *with_(arms, given), Field("how", hows), *places_of(at, given))
            return (*found, *_in_line(at, given, self.targets(at, [weapon]))) if given.get("how") == "long" else found

        return fields

    def rolls(self, state: State, who: Fighter, means: Intention) -> Odds | None:
        there = [each for each in means.targets if each in state.combatants]
        if not there or state.distance(who.id, there[0]) is None:
            return None
        if self.throws:
            return rolling.tried(state, _flies(state, who, means, there[0]))
        # The game master may be asked first (R20-RNG-002).
        if aiming.unjudged(state, who, means):
            return None
        if not all(using.in_range(state, who, who.arm(means.weapon), each) for each in there):
            return None
        if means.mode == "long":
            return Ahead(state, "shot", rolling.trial(state, _hardest(state, who, means, there)))
        return rolling.tried(state, _shot(state, who, means, there[0]))

    def means(self, at: Outlook, choice: Choice) -> Intention:
        how = choice.get("how", "single").split("+")
        mode = next((each for each in ("rapid", "short", "long", "precision") if each in how), "single")
        line = [choice["target"], *(each for name in LATER if (each := choice.get(name, NOTHING)) != NOTHING)]
        return Intention(
            *(self.deed, self.moving, "words" if self.moving else "", tuple(line)),
            weapon=chosen(self.arms(at), choice).weapon,
            mode=cast(Any, mode),
            aim=aim_of(at, choice),
        )


class MoveAndShoot(Shoot):
    """A move and a shot: both at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_shoot"
    moving = True
    needs = (*UPRIGHT, *Shoot.needs)
    whom = THERE


class Throw(Shoot):
    """Something is thrown at somebody (R20-ACT-007, R20-FIR-011)."""

    code = "throw"
    deed = "throw"
    throws = True
    needs: Needs = (whole, _throws)
    whom: Needs = (*THERE, reaches(lambda at: at.thrown))


class MoveAndThrow(Throw):
    """A move and a throw: both at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_throw"
    moving = True
    needs = (*UPRIGHT, *Throw.needs)
    whom = THERE


ACTIONS: Final = (Shoot(), MoveAndShoot(), Throw(), MoveAndThrow())


# ---- Long bursts: one test, so many projectiles, shared out over the targets in line (R20-FIR-005 to -007,
# R20-EVD-008).


def _hardest(state: State, who: Fighter, means: Intention, targets: Sequence[str]) -> Blow:
    """The shot of a long burst at the one of *targets* whose value is the lowest (R20-FIR-005)."""
    halved = 1 if means.moving else 0
    blows = [Blow(who.id, each, means.weapon, "shot", "long", halved=halved) for each in targets]
    return min(blows, key=lambda each: rolling.checked(state, each, 10).total)


def fire(scene: Scene[State]) -> Action:
    """The lowest of the targets' values counts for all of them (R20-FIR-005)."""
    _, who, means = under_way(scene.now)
    targets = tuple(each for each in means.targets if not is_gone(scene.now, each))
    worst = _hardest(scene.now, who, means, targets)
    ahead = Ahead(scene.now, "shot", rolling.trial(scene.now, worst))
    face = yield from ahead.thrown("shot")
    check = rolling.checked(scene.now, worst, face)
    rolled = face, check.terms, check.total, check.succeeds, needed(check)
    yield from tell(BurstRolled(who.id, targets, means.weapon, *rolled))
    if check.succeeds:
        (number,) = yield from roll(D10, who=who.id, why="projectiles")
        shares, stray = shared_out(number, len(targets))
        yield from tell(BurstShared(who.id, targets, means.weapon, margin(check), number, shares, stray))


def _next(state: State) -> tuple[str, int] | None:
    """At whom something of the burst still flies, and how much."""
    burst = state.burst
    if burst is None:
        return None
    found = ((target, share) for target, share in zip(burst.targets, burst.shares, strict=True) if share)
    return next(found, None)


def question(state: State) -> list[Decision]:
    """Each target that something falls on may dodge all of it with one test (R20-EVD-008)."""
    burst, found = state.burst, _next(state)
    if burst is None or found is None or found[0] in burst.asked:
        return []
    who = state.combatants.get(found[0])
    if who is None or not defending.aware(state, who, burst.who):
        return []
    costs = defending.has_action(who)
    blow = Blow(burst.who, who.id, burst.weapon, "shot", "long", margin=burst.margin)
    about: dict[str, Scalar] = {
        "attacker": burst.who,
        "weapon": burst.weapon,
        "costs": costs,
        "way": "shot",
        "left": None,
    }
    about["dodge.value"] = defending.worth(state, blow, defending.DODGE)
    usual = defending.NONE if costs else defending.DODGE
    options = (defending.DODGE, defending.NONE)
    return [one_of(f"{who.id}:defend:{state.round}.burst", "defend", who.id, options, about, usual=usual)]


def settle(scene: Scene[State]) -> Action:
    """Target by target: his dodge, then each of his projectiles by itself (R20-GEN-010)."""
    burst, found = scene.now.burst, _next(scene.now)
    assert burst is not None
    assert found is not None
    ident, share = found
    if is_gone(scene.now, ident):
        yield from tell(BurstTaken(burst.who, ident, 0))
        return
    if question(scene.now):
        answer = yield from answered(question)
        if answer is None:
            return
        dodges = answer["defend"] == defending.DODGE
        yield from tell(DodgeChosen(ident, burst.who, dodges))
        if dodges and (yield from defending.dodges_burst(scene, ident, burst.who, burst.weapon, burst.margin)):
            yield from tell(BurstTaken(burst.who, ident, 0))
        return
    number = burst.number - sum(burst.shares) + 1
    yield from tell(BurstTaken(burst.who, ident, share - 1))
    yield from tell(
        AttackBegun(burst.who, ident, burst.weapon, "shot", "long", number, burst=True, margin=burst.margin)
    )


# ---- What a shot or a throw is the sum of (R20-RNG-001 to -010, R20-FIR-003 to -008).

MODES: Final[Mapping[Mode, int]] = {"single": 0, "rapid": -1, "precision": 3, "short": 0, "long": 0}
"""What the way of firing adds (R20-FIR-002, -003, -008)."""
_LIGHT: Final = {"": 0, "reduced": -1, "dark": -2}
_MOTION: Final = {"": 0, "still": 2, "moving": -1, "fast": -2}
_BULK: Final = {"": 0, "tiny": -2, "gigantic": 2}


def marksman(state: State, on: Trial) -> tuple[Term, ...]:
    """Habilité, or Perception where the table says so, and the domain of the weapon (R20-RNG-008)."""
    if on.weapon is None:
        return ()
    attribute = on.weapon.attribute if on.weapon.attribute != "skill" else state.settings.shot_attribute
    return terms((attribute, on.who.attribute(attribute)), (on.weapon.domain, on.who.domain(on.weapon.domain)))


def thrower(state: State, on: Trial) -> tuple[Term, ...]:
    """Corps and the domain of throwing, whatever the weapon is struck with (R20-RNG-010)."""
    return terms(("body", on.who.body), ("throwing", on.who.domain("throwing")))


def far(state: State, on: Trial) -> tuple[Term, ...]:
    """Metres and perception (R20-RNG-001, -003); beyond the table what the game master has said (R20-RNG-002)."""
    if on.weapon is None:
        return ()
    said = None if on.target is None else state.judged(on.who.id, on.target.id)
    proposed = by_distance(on.who.perception, on.metres, on.weapon.sight)
    return terms(("distance", proposed if said is None or on.metres <= FAR else said))


def flung(state: State, on: Trial) -> tuple[Term, ...]:
    """Metres, weight and strength (R20-RNG-004)."""
    if on.weapon is None or on.weapon.throw is None:
        return ()
    return terms(("distance", by_throw(on.who.body, on.weapon.throw, on.metres)))


def conditions(state: State, on: Trial) -> tuple[Term, ...]:
    """Of the place, and of the target (R20-RNG-007); only one of each group counts (R20-GEN-005)."""
    target = on.target
    if target is None:
        return ()
    return terms(
        ("cover", -2 if target.cover else 0),
        ("motion", 2 if target.immobilised else _MOTION[target.motion]),
        ("light", _LIGHT[state.light]),
        ("bulk", _BULK[target.bulk]),
    )


def mode(state: State, on: Trial) -> tuple[Term, ...]:
    """The way of firing; the second and third shot of a short burst have 1 and 2 less (R20-FIR-004)."""
    if on.blow is None:
        return ()
    later = 1 - on.blow.number if on.blow.mode == "short" else 0
    return terms(("mode", MODES[on.blow.mode] + later))


# ---- Shots and throws in their slot: single, rapid, precise, short bursts; what they spend (R20-RNG-011, R20-FIR-001
# to -004, -008, R20-ACT-004 to -007).


def _point_blank(state: State, who: Fighter, target: str) -> bool:
    """Nobody helpless is missed from less than a metre (R20-SPE-006)."""
    return state.combatants[target].immobilised and state.distance(who.id, target) == 0


def shoot(scene: Scene[State]) -> Action:
    """The shots of a slot, one after the other; whoever falls is shot at no more (R20-FIR-004)."""
    turn, who, means = under_way(scene.now)
    weapon = using.to_shoot(who, means.weapon)
    target = means.target
    shots = weapon.burst_rounds if means.mode == "short" else 1
    if turn.done or turn.made >= shots or (turn.made and is_gone(scene.now, target)):
        yield from end(scene)
    elif aiming.has_fewer(scene.now, who, means):
        # Those who are left in the line of a burst are still shot at (R20-FIR-005).
        yield from aiming.close_ranks(scene)
    elif target is None or is_gone(scene.now, target):
        yield from aiming.retarget(scene)
    elif aiming.unmeasured(scene.now, who, means):
        yield from aiming.ask_distance(scene)
    elif not using.in_range(scene.now, who, weapon, target):
        yield from aiming.retarget(scene)
    elif aiming.unjudged(scene.now, who, means):
        yield from aiming.ask_far(scene)
    elif not turn.made and not (weapon in using.shooters(who) and means.mode in using.modes(scene.now, weapon)):
        yield from end(scene, "unable")
    else:
        yield from aiming.out_of_hiding(scene, who.id, means.targets, weapon.weapon)
        if not turn.made:
            yield from spend(scene)
        if means.mode == "long":
            yield from fire(scene)
            return
        yield from tell(_shot(scene.now, who, means, target))


def _shot(state: State, who: Fighter, means: Intention, target: str) -> AttackBegun:
    """That he shoots at *target*, for the first time in this slot or once more."""
    return AttackBegun(
        *(who.id, target, using.to_shoot(who, means.weapon).weapon, "shot", means.mode),
        *(aiming.made(state, who) + 1, "", means.aim),
        halved=1 if means.moving else 0,
        sure=_point_blank(state, who, target),
        dodges=state.turn.dodges if state.turn is not None and means.mode == "short" else None,
    )


def _flies(state: State, who: Fighter, means: Intention, target: str) -> AttackBegun:
    """That he throws something at *target*."""
    thrown = (who.id, target, means.weapon, "throw", means.mode, 1, "", means.aim)
    sure = _point_blank(state, who, target)
    return AttackBegun(*thrown, halved=1 if means.moving else 0, sure=sure)  # type: ignore[arg-type]


def spend(scene: Scene[State]) -> Action:
    """Rounds leave the weapon, hit or miss; one that is empty, or takes one at a time, must be loaded again."""
    _, who, means = under_way(scene.now)
    weapon = using.to_shoot(who, means.weapon)
    rounds = using.spends(weapon, means.mode)
    left = None if weapon.rounds is None else weapon.rounds - rounds
    empty = left == 0 if weapon.magazine is not None else bool(weapon.reload)
    if left is not None or empty:
        yield from tell(RoundsSpent(who.id, weapon.weapon, rounds, left, weapon.reload if empty else 0))


def throw(scene: Scene[State]) -> Action:
    """What is thrown leaves the hand, into which it is drawn first (R20-ACT-007)."""
    turn, who, means = under_way(scene.now)
    target, weapon = means.target, using.to_throw(who, means.weapon)
    if turn.made:
        yield from end(scene)
    elif target is None or is_gone(scene.now, target):
        yield from aiming.retarget(scene)
    elif weapon is None:
        yield from end(scene, "empty_handed")
    elif aiming.unmeasured(scene.now, who, means):
        yield from aiming.ask_distance(scene)
    elif not using.in_range(scene.now, who, weapon, target):
        yield from aiming.retarget(scene)
    else:
        yield from aiming.out_of_hiding(scene, who.id, means.targets, weapon.weapon)
        if not weapon.in_hand:
            yield from tell(WeaponHeld(who.id, weapon.weapon, who.empty_hand() or "main", "drawn"))
        # It lies where it was to hit, until somebody fetches it (R20-ACT-011).
        yield from tell(WeaponHeld(who.id, weapon.weapon, "dropped", "thrown", target))
        yield from tell(_flies(scene.now, who, means, target))
