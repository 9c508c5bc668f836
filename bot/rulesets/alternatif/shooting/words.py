"""What is said of a shot of one's own accord, and the game master's words on shooting: distances, cover, speed, ready
weapons, moves, volleys (`/gm tool`)."""

from __future__ import annotations

from typing import cast, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import arms
from bot.rulesets.alternatif.base import distances as arguments
from bot.rulesets.alternatif.base.checks import known, target_meant
from bot.rulesets.alternatif.base.distances import several
from bot.rulesets.alternatif.base.needs import ANNOUNCES, About, begun, two_at_most, unclinched, up
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.shooting import announcing, volleys
from bot.rulesets.alternatif.shooting.announcing import planned, propose, shooter, weapon_meant
from bot.rulesets.alternatif.shooting.events import TargetChanged
from bot.rulesets.alternatif.shooting.records import (
    CoverSaid,
    DistanceSaid,
    ShieldGranted,
    SpeedSaid,
    Walked,
    WeaponReadied,
)
from bot.rulesets.alternatif.shooting.rolls import cover_bonus
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Hand
from bot.rulesets.alternatif.state.arms import Band, Plan
from bot.rulesets.shared.book import composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    among,
    from_flag,
    from_number,
    from_optional,
    in_range,
    number,
    optional,
    text,
)

State = AlternatifState

BANDS: tuple[str, ...] = get_args(Band)

UNSAID = "unsaid"

CADENCES = ("normal", "rapid", "fast")

FARTHEST = 200_000
"""Centimetres: two kilometres."""


@word()
class Shoot(About):
    """A shot at *target* (None: the last one, or the only enemy) with *weapon* (None: what is in hand), in a *manner*
    of `arms.manners` (None: as in preparation, else at the normal cadence)."""

    needs = (*ANNOUNCES, unclinched)
    target: CombatantId | None = None
    weapon: str | None = None
    manner: str | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        """The shot can be announced now (ALT-RNG-002, ALT-DEF-013, ALT-MIS-004, -005)."""
        arm = weapon_meant(state, who, self.weapon)
        target = target_meant(state, who, self.target)
        check_reach(state, who, target, arm)
        offered = arms.manners(arm, state.settings)
        if self.manner is not None and self.manner not in offered:
            manners = ", ".join(offered)
            raise Refused("not-among", argument="how", value=self.manner[:40], options=manners)
        if (
            who.task is not None
            and arms.is_shot(who.task)
            and who.task.target == target
            and _goes_on(state, who, arm, self)
        ):
            name = state.combatants[target].name
            raise Refused("alternatif-already-shooting", name=who.name, target=name, segment=who.task.last)

    def take(self, scene: Scene[State]) -> Action:
        """A new shot, or another target for the one in preparation: that is free until the projectile leaves, but
        careful aim is lost with its target (ALT-MIS-024)."""
        state = scene.now
        who = state.combatants[self.who]
        arm = weapon_meant(state, who, self.weapon)
        target = target_meant(state, who, self.target)
        plan = who.shooting.plan
        if plan is not None and plan.volley is None and _goes_on(state, who, arm, self):
            yield from tell(TargetChanged(who.id, target, plan.aim > 0))
            return
        made, choosing = planned(arm.weapon, self.manner or arms.NORMAL, target)
        yield from propose(scene, who.id, target, made, choosing=choosing)


def _goes_on(state: State, who: Combatant, arm: Arm, said: Shoot) -> bool:
    """Whether *said* speaks of the very shot that is in preparation, of its target aside."""
    plan = who.shooting.plan
    if plan is None or not arms.is_shot(who.task) or plan.weapon != arm.weapon:
        return False
    if said.manner is None:
        return True
    cadence, aim, choosing, volley = arms.parts(said.manner)
    wished = plan.wished if choosing else aim
    return (plan.cadence, plan.wished, plan.volley is not None) == (cadence, wished, volley)


def check_reach(state: State, who: Combatant, target: str, arm: Arm) -> None:
    """Raise `Refused` when a shot with *arm* cannot reach *target*."""
    missile = arm.missile
    assert missile is not None
    other = state.combatants[target]
    if arms.band(state, who.id, target, arm) == "beyond":
        raise Refused(
            "alternatif-out-of-range", name=who.name, target=other.name, weapon=arm.weapon, longest=missile.long
        )
    if arms.cover_of(other, who.id) >= 100:
        raise Refused("alternatif-wholly-covered", name=who.name, target=other.name)


@word()
class SayDistance(About):
    """How far *who* is from *other*, or from all his enemies (None): *centimetres*, or a *range*; neither: unsaid."""

    other: CombatantId | None = None
    centimetres: int | None = None
    range: Band | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        two_at_most(state, who, self.other)
        if self.centimetres is not None:
            in_range("distance", self.centimetres // 100, 0, FARTHEST // 100)
        if self.other is None and not _opposed(state, who):
            raise Refused("alternatif-no-enemy", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        """How far people are from each other; without the other one, from all enemies."""
        who = scene.now.combatants[self.who]
        apart = self.centimetres
        metres = None if apart is None else arguments.metres(apart)
        for other in _opposed(scene.now, who) if self.other is None else [self.other]:
            yield from tell(DistanceSaid(self.who, other, apart, metres, self.range))


@composed(tool="distance", codes={"words": (*BANDS, UNSAID)})
def distance(state: State, by: int, args: Args) -> SayDistance:
    """`value` in metres (`12`, `4.5`), or `words`: a range, or `unsaid`, not both."""
    who, other = text(args, "who"), optional(args, "target")
    if optional(args, "words") is not None:
        said = among(args, "words", (*BANDS, UNSAID))
        return SayDistance(by, who, other, None, None if said == UNSAID else cast(Band, said))
    return SayDistance(by, who, other, arguments.centimetres(text(args, "value")))


def _opposed(state: State, who: Combatant) -> list[str]:
    return [each.id for each in state.combatants.values() if each.side != who.side]


@word(tool="cover")
class SayCover(About):
    """*percent* (0 to 100) of *who* is hidden from *other*, None: from everybody (ALT-DEF-016)."""

    percent: int = from_number("value", 0, 100, called="cover")
    other: CombatantId | None = from_optional("target")
    secret: bool = from_flag("words", "secret", "open", "open")

    def refuse(self, state: State, who: Combatant) -> None:
        two_at_most(state, who, self.other)

    def take(self, scene: Scene[State]) -> Action:
        bonus = cover_bonus(min(99, self.percent))
        yield from tell(CoverSaid(self.who, self.percent, bonus, self.other, self.secret))


@word(tool="fast")
class SaySpeed(About):
    """What shots at *who* lose to his speed (0 to -4; ALT-RNG-009)."""

    malus: int = from_number("value", -4, 0, called="speed")
    tells = SpeedSaid


@word(tool="ready")
class ReadyWeapon(About):
    """The first shot of *who* needs no die (ALT-MIS-020)."""

    needs = (shooter,)

    def refuse(self, state: State, who: Combatant) -> None:
        if who.shooting.ready or who.task is not None:
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        """The weapon is drawn and loaded."""
        yield from tell(WeaponReadied(self.who, arms.held(scene.now.combatants[self.who])[0].weapon))


@word(tool="walk")
class Walk(About):
    """*who* moves by *cells* (0 to 20) in this segment (ALT-MIS-022)."""

    needs = (up,)
    cells: int = from_number("value", 0, 20)

    def take(self, scene: Scene[State]) -> Action:
        """One cell disturbs nothing; a full move breaks a shot off, held or not (ALT-MIS-022)."""
        yield from tell(Walked(self.who, self.cells))
        who = scene.now.combatants[self.who]
        if self.cells >= 2 and arms.is_shot(who.task) and not who.riding.well:
            yield from breaking_off.interrupt(scene, self.who)


@word(tool="shield")
class GrantShield(About):
    """Something serves *who* as a shield, with a *defence* factor of 0 to 6 (ALT-DEF-002)."""

    needs = (unclinched,)
    defence: int = from_number("value", 0, 6, 0)

    def refuse(self, state: State, who: Combatant) -> None:
        if _shield_hand(who) is None:
            # Claws are nothing to let go of.
            natural = any(each.arm.is_natural and each.arm.weapon != "fist" for each in who.hands)
            held = "none" if natural else who.main.arm.weapon
            raise Refused("alternatif-hands-full", name=who.name, weapon="improvised_shield", held=held)

    def take(self, scene: Scene[State]) -> Action:
        """A table top, a plank, a bale of straw."""
        who = scene.now.combatants[self.who]
        hand = _shield_hand(who)
        if hand is not None:
            yield from tell(ShieldGranted(self.who, hand, self.defence))


def _shield_hand(who: Combatant) -> Hand | None:
    armed = {each.arm.hand for each in who.hands if not each.arm.is_natural}
    if who.out or "both" in armed or any(each.arm.is_natural and each.arm.weapon != "fist" for each in who.hands):
        return None
    return "left" if "left" not in armed else "right" if "right" not in armed else None


@word()
class OrderVolley(About):
    """The game master's *archers*, whatever they are made of, shoot at *target* together, at a *cadence* of 0 to 2
    (ALT-VOL-005); where none are named, *who* and those of his kind, or *count* of them, that are in no volley."""

    needs = (begun,)
    target: CombatantId
    count: int | None = None
    cadence: int = 0
    archers: tuple[CombatantId, ...] = ()

    def refuse(self, state: State, who: Combatant) -> None:
        for ident in self.archers:
            archer = known(state, ident)
            if archer.side != who.side or not volleys.may_shoot(archer):
                raise Refused("alternatif-no-archer", name=archer.name)
            if volleys.is_ordered_now(state, archer):
                raise Refused("alternatif-in-a-volley", name=archer.name)
        archers = _archers(state, who, self)
        if not archers:
            raise Refused("alternatif-no-archers", name=who.name)
        if self.count is not None:
            in_range("count", self.count, 1, len(archers))
        target = target_meant(state, who, self.target)
        for archer in archers if self.archers else archers[:1]:
            arm = arms.held(archer)[0]
            assert arm.missile is not None
            check_reach(state, archer, target, arm)
            in_range("cadence", self.cadence, 0, arm.missile.cadence)

    def take(self, scene: Scene[State]) -> Action:
        """They shoot: each rolls, or, if too many of them shoot at that target, nobody does (ALT-VOL-002, -004). With
        different weapons the largest reaction counts for all, since they wait for the slowest."""
        state = scene.now
        who = state.combatants[self.who]
        target = target_meant(state, who, self.target)
        shoot = _archers(state, who, self)[: self.count]
        others = [each for each in volleys.shooting_at(state, who.side, target) if each not in shoot]
        massed = len(shoot) + len(others) > state.settings.volley_roll_limit
        for each in shoot:
            arm = arms.held(each)[0]
            assert arm.missile is not None
            cadence = min(self.cadence, arm.missile.cadence)
            plan = Plan(arm.weapon, cadence, volley=announcing.volley_at(target), massed=massed)
            yield from announcing.propose(scene, each.id, target, plan)


@composed(tool="volley", codes={"words": CADENCES})
def volley(state: State, by: int, args: Args) -> OrderVolley:
    """`value`: how many of them, or their names, parted by commas; `words`: the cadence."""
    given = optional(args, "value") or ""
    archers = () if given.strip().isdecimal() else tuple(dict.fromkeys(several(state, given)))
    count = number(args, "value") if given and not archers else None
    cadence = CADENCES.index(among(args, "words", CADENCES, "normal"))
    who = text(args, "who")
    return OrderVolley(by, who, text(args, "target"), count, cadence, _with(who, archers))


def _with(who: str, archers: tuple[str, ...]) -> tuple[str, ...]:
    """*archers* with the one who leads them."""
    return (who, *(each for each in archers if each != who)) if archers else ()


def _archers(state: State, who: Combatant, said: OrderVolley) -> list[Combatant]:
    """Those whom the order means: the archers named; else *who* and those of his kind who are in no volley, or, where
    that is nobody, those whose volley was ordered before this moment; nobody who cannot reach the target from where he
    stands, as long as somebody can."""
    if said.archers:
        return [state.combatants[ident] for ident in dict.fromkeys(said.archers)]
    body = [each for each in volleys.body(state, who) if each.proposal is None]
    free = [each for each in body if not volleys.is_in_one(each)]
    left = free or [each for each in body if not volleys.is_ordered_now(state, each)]
    left.sort(key=lambda each: each.id != who.id)
    target = target_meant(state, who, said.target)
    near = [each for each in left if target in arms.targets(state, each, arms.held(each)[0])]
    return near or left
