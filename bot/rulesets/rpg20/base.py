"""What all chapters stand on: the printed tables, and what every roll is made with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, TypeAlias

from bot.catalogue.rpg20_terms import Weight
from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, Step, roll
from bot.kernel.values import record
from bot.rulesets.rpg20.state import Blow, Fighter, Mode, State, Weapon, enemies
from bot.rulesets.rpg20.state.conditions import LIES
from bot.rulesets.shared import giving
from bot.rulesets.shared.actions import once
from bot.rulesets.shared.check import ByFace, Check, Checks, Hook, Law, Term, came_off, term, total

# ---- What actions look at: the state, and who means to act.


@record
class Outlook:
    """*who* says what he means to do in *state*."""

    state: State
    who: Fighter

    @once
    def seen(self) -> tuple[str, ...]:
        """Those whom everybody sees, foes first, then companions; nobody dead. What is offered must not tell of whoever
        lies in wait, not even on one's own side."""
        others = [
            each
            for each in self.state.combatants.values()
            if each.id != self.who.id and not each.dead and not each.hidden
        ]
        others.sort(key=lambda each: (each.side == self.who.side, each.out))
        return tuple(each.id for each in others)

    @once
    def foes(self) -> tuple[str, ...]:
        return tuple(each.id for each in enemies(self.state, self.who))

    @once
    def lies(self) -> bool:
        return LIES(self.who)

    @once
    def strikers(self) -> list[Weapon]:
        return strikers(self.who)

    @once
    def shooters(self) -> list[Weapon]:
        return shooters(self.who)

    @once
    def thrown(self) -> list[Weapon]:
        return thrown(self.who)


# ---- The printed tables of distances, throws and domains, and how chances are halved (R20-GEN-006, -009, R20-RNG-001,
# -002, -004, R20-MEL-009).

FAR: Final = 120
"""Metres to which the table of distances goes (R20-RNG-002)."""
_DISTANCE: Final[Sequence[tuple[int, tuple[int, ...]]]] = (
    (5, (-2, 0, 2, 5, 10)),
    (15, (-5, -2, 0, 2, 5)),
    (30, (-10, -5, -2, 0, 2)),
    (60, (-15, -10, -5, -2, 0)),
    (FAR, (-20, -15, -10, -5, -2)),
)
_FARTHER: Final[Sequence[tuple[int, tuple[int, ...]]]] = ((240, (-25, -20, -15, -10, -5)),)
_FARTHEST: Final = (-30, -25, -20, -15, -10)
_THROWN: Final[Mapping[Weight, tuple[int, ...]]] = {
    "light": (5, 7, 10, 15, 20),
    "medium": (3, 5, 7, 10, 15),
    "heavy": (1, 3, 5, 7, 10),
    "very_heavy": (0, 1, 3, 5, 7),
}


def column(score: int) -> int:
    """The column of a score: 1-2, 3-4, 5-6, 7-8, 9-10 (R20-GEN-009).

    >>> [column(each) for each in (0, 2, 3, 4, 6, 8, 9, 12)]
    [0, 0, 1, 1, 2, 3, 4, 4]
    """
    return min(4, max(0, (score - 1) // 2))


def by_distance(perception: int, metres: int, sight: int = 0) -> int:
    """What *metres* add to a shot of somebody of that *perception*; a *sight* shifts the column (R20-RNG-001, -003).
    Beyond 120 m it is what is proposed to the game master (R20-RNG-002).

    >>> by_distance(7, 40), by_distance(9, 200), by_distance(9, 241), by_distance(7, 40, sight=1)
    (-2, -5, -10, 0)
    """
    at = min(4, column(perception) + sight)
    for most, row in (*_DISTANCE, *_FARTHER):
        if metres <= most:
            return row[at]
    return _FARTHEST[at]


def thrown_freely(body: int, weight: Weight) -> int:
    """The metres to which somebody throws without penalty; 0: he cannot throw it (R20-RNG-004).

    >>> thrown_freely(4, "light"), thrown_freely(2, "very_heavy")
    (7, 0)
    """
    return _THROWN[weight][column(body)]


def by_throw(body: int, weight: Weight, metres: int) -> int:
    """What *metres* add to a throw: each beyond those is 1 less (R20-RNG-004).

    >>> by_throw(4, "light", 10), by_throw(4, "light", 7)
    (-3, 0)
    """
    return min(0, thrown_freely(body, weight) - metres)


def by_domain(score: int) -> int:
    """What the defender's domain adds to a strike (R20-MEL-009).

    >>> [by_domain(each) for each in (0, 1, 2, 3, 6, 8, 10, 14)]
    [0, -1, -1, -2, -3, -4, -5, -5]
    """
    return 0 if score <= 0 else -min(5, (score + 1) // 2)


def half(value: int) -> int:
    """Half a chance, rounded down; one of 0 or less is left as it is (R20-GEN-006).

    >>> half(11), half(half(11)), half(-3)
    (5, 2, -3)
    """
    return value // 2 if value > 0 else value


def shared_out(projectiles: int, targets: int) -> tuple[tuple[int, ...], int]:
    """How *projectiles* fall on *targets* in line, and how many go astray: each takes its even part, of what is left
    those in the middle one more each (R20-FIR-006, -007).

    >>> shared_out(7, 4), shared_out(5, 3), shared_out(2, 4), shared_out(5, 2), shared_out(6, 1), shared_out(1, 4)
    (((1, 2, 2, 1), 1), ((1, 2, 1), 1), ((0, 1, 1, 0), 0), ((3, 2), 0), ((6,), 0), ((0, 1, 0, 0), 0))
    """
    each, left = divmod(projectiles, targets)
    middle = (targets - 1) // 2
    centre = (middle,) if targets % 2 else (middle, middle + 1)
    more = centre[:left]
    return tuple(each + (at in more) for at in range(targets)), left - len(more)


# ---- Tests: a d20 that must not be above attribute, domain and modifiers (R20-GEN-001 to -006).

D20: Final = Dice(1, 20)
D10: Final = Dice(1, 10)
D6: Final = Dice(1, 6)
Test: TypeAlias = Literal[
    "strike", "shot", "throw", "dodge", "avoid", "parry", "stop", "keep", "endure", "treat", "spot"
]
"""What is tested: an attack of each kind; a dodge in melee, and of a missile; a parry in melee, and of what is thrown;
whether a weapon is kept; the body alone; medicine; who surprises, and who is surprised."""


@record
class Trial:
    """What is rolled for: *who* tests, with *weapon*, against or for the *blow*; *metres* to the target; *domain*: of
    the defender, or the one that is tested; *halved*: so many times, last of all (R20-GEN-006)."""

    who: Fighter
    blow: Blow | None = None
    weapon: Weapon | None = None
    target: Fighter | None = None
    metres: int = 0
    domain: str = ""
    halved: int = 0


CHECKS: Final[Checks[State, Trial]] = Checks(
    *("strike", "shot", "throw", "dodge", "avoid", "parry", "stop", "keep", "endure", "treat", "spot")
)


UPON: Final[Mapping[Test, tuple[str, ...]]] = {
    **dict.fromkeys(("strike", "shot", "throw"), (giving.ALL, "attack")),
    **dict.fromkeys(("dodge", "avoid", "parry", "stop"), (giving.ALL, "defence")),
    **dict.fromkeys(("keep", "endure"), (giving.ALL, "save")),
    **dict.fromkeys(("treat", "spot"), (giving.ALL, "check")),
}
"""What the game master's hand may be upon, by what is tested (R20-GEN-012)."""


def lent(test: Test) -> Hook[State, Trial]:
    """The hook that finds what he has given for tests of that kind, for once or for the time being."""
    return lambda state, on: giving.terms(on.who, UPON[test], _against(on))


def spent(scene: Scene[State], test: Test, on: Trial) -> Action:
    """The test has been rolled: what was given for once has counted."""
    yield from giving.used_up(scene, on.who.id, UPON[test], _against(on))


def _against(on: Trial) -> str | None:
    if on.target is not None:
        return on.target.id
    # Whoever defends himself does so against the attacker.
    return None if on.blow is None or on.blow.who == on.who.id else on.blow.who


def law(state: State, ruled: Literal["", "hit", "miss"] = "") -> Law:
    """No face decides by itself, unless the table wants 1 and 20 to (R20-GEN-003)."""
    if state.settings.natural_results == "one_and_twenty":
        return Law(at_most=True, sure=(1,), lost=(20,), ruled=ruled)
    return Law(at_most=True, ruled=ruled)


def made(test: Test, state: State, on: Trial, face: int) -> Check:
    """The test of somebody whose die shows *face*, halved as often as it must be, last of all (R20-GEN-006)."""
    check = CHECKS.made(test, state, on, face)
    terms = check.terms
    for _ in range(on.halved):
        value = total(terms)
        if half(value) != value:
            terms = (*terms, term("halved", half(value) - value))
    return Check(check.law, face, terms)


@record
class Ahead:
    """A *test* before it is made, as things stand in *state*."""

    state: State
    test: Test
    on: Trial

    def judge(self) -> Callable[[int], bool]:
        """Whether a face is enough."""
        return made(self.test, self.state, self.on, 1).judge()

    def likely(self) -> float:
        return sum(map(self.judge(), range(1, D20.sides + 1))) / D20.sides

    def thrown(self, why: str) -> Step[int]:
        """Its die; nothing is added up for whoever does not ask beforehand which faces are enough."""
        (face,) = yield from roll(D20, who=self.on.who.id, why=why, judge=lambda face: self.judge()(face))
        return face


def rolled(scene: Scene[State], test: Test, on: Trial, why: str = "", *, judged: bool = False) -> Step[Check]:
    """That test is made: what was given for once has counted. *why*: what the die is for, unless the test says so;
    *judged*: whether it is known before which faces are enough."""
    if judged:
        face = yield from Ahead(scene.now, test, on).thrown(why or test)
    else:
        (face,) = yield from roll(D20, who=on.who.id, why=why or test)
    check = made(test, scene.now, on, face)
    yield from giving.used_up(scene, on.who.id, UPON[test], _against(on))
    return check


def shown(check: Check) -> dict[str, Any]:
    """What an event tells of a test that was made."""
    return {**check.told(), "success": check.succeeds, "needed": needed(check)}


class ByTest(ByFace):
    """The base of an event that tells of a test: where the table wants it, a 1 succeeds and a 20 fails whatever the
    value (R20-GEN-003). Halved chances have their rule, too (R20-GEN-006). `needed`, where it has been noted: the
    highest face that succeeds."""

    face: int | None
    total: int
    terms: tuple[Term, ...]
    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("natural_20", "natural_1"), ("R20-GEN-003",))

    def settled(self) -> str:
        won, face, needed = came_off(self), self.face, self.total
        if won is None or face is None or needed is None or won is (face <= needed):
            return ""
        return f"natural_{face}" if face == (1 if won else 20) else ""

    def why(self) -> tuple[str, ...]:
        return ("R20-GEN-006",) if any(each.name == "halved" for each in self.terms) else ()


def value(test: Test, state: State, on: Trial) -> int:
    """What the die must not be above."""
    return made(test, state, on, 10).total


def needed(check: Check) -> int:
    """The highest face that succeeds, 0: none does, 20: all do (R20-GEN-003); whatever the game master says of it."""
    least, most = int(1 in check.law.sure), 19 if 20 in check.law.lost else 20
    return min(max(check.total, least), most)


def margin(check: Check) -> int:
    """The margin of success: by how much the die lies below the value, 0 where a natural result decides
    (R20-GEN-002)."""
    return max(0, check.total - check.face)


# ---- What can be done with a weapon as it is: whether it is ready, loaded, within range (R20-RNG-006, -011,
# R20-ACT-005 to -007, R20-FIR-009 to -011, R20-WPN-005 to -008).

ROUNDS: Final[Mapping[Mode, int]] = {"single": 1, "rapid": 1, "precision": 1, "short": 3, "long": 10}
"""Rounds that each way of firing spends (R20-RNG-011)."""
BOTH: Final = 2


def spends(weapon: Weapon, mode: Mode) -> int:
    return weapon.burst_rounds if mode == "short" else ROUNDS[mode]


def strikers(who: Fighter) -> list[Weapon]:
    """What he can strike with: two hands for what takes two (R20-WPN-005, R20-WND-012). Bare hands come before what is
    made for shooting, which is a club then (R20-ACT-009)."""
    held = [each for each in who.arms if each.bare or can_use(who, each)]
    return [*(each for each in held if each.strikes), *(each.as_club for each in held if each.shoots)]


def can_use(who: Fighter, weapon: Weapon) -> bool:
    """Whether he has hands for *weapon*, which he holds; a shield takes one of them (R20-WPN-005, R20-WND-012)."""
    if weapon.hands < BOTH:
        return weapon.hands <= max(1, who.usable_hands())
    return who.can_take(weapon)


def shooters(who: Fighter) -> list[Weapon]:
    """What he could shoot with now: in hand, ready, with something left in it."""
    return [each for each in who.arms if each.shoots and not each.lacking and each.rounds != 0 and can_use(who, each)]


def to_shoot(who: Fighter, weapon: str) -> Weapon:
    """What he shoots with under the name *weapon*: of several alike one that is loaded."""
    return who.arm(weapon, lambda each: each in shooters(who))


def thrown(who: Fighter) -> list[Weapon]:
    """What he could throw, no heavier than he can: what is in hand first, then what an empty hand can draw
    (R20-RNG-004, R20-WPN-006)."""
    able = [e for e in who.weapons if e.throw is not None and not e.broken and thrown_freely(who.body, e.throw)]
    held = [each for each in able if each.held in ("main", "second")]
    return held if who.empty_hand() is None else [*held, *(each for each in able if each.held == "carried")]


def to_throw(who: Fighter, weapon: str) -> Weapon | None:
    """What he would throw under the name *weapon*, if he still can."""
    return next((each for each in thrown(who) if each.weapon == weapon), None)


def drawable(who: Fighter) -> list[Weapon]:
    """What he could take in hand that is put away, or lies where he can go: he holds its like already only where the
    other hand is empty (R20-ACT-011)."""
    return [e for e in who.weapons if not e.in_hand and not e.broken and who.can_take(e) and fetched(who, e)]


def fetched(who: Fighter, weapon: Weapon) -> bool:
    """Whether *weapon* is where he can take it, and in the place of something else than its like."""
    far = weapon.held == "dropped" and weapon.beside not in (None, who.id)
    alike = any(each.weapon == weapon.weapon and each.in_hand for each in who.weapons)
    return not (far and LIES(who)) and not (alike and (weapon.hands > 1 or who.empty_hand() is None))


def loadable(who: Fighter) -> list[Weapon]:
    """What has to be loaded before it can be shot, or is not full (R20-ACT-005, -006)."""
    return [each for each in who.weapons if each.held != "dropped" and each.unready]


def modes(state: State, weapon: Weapon, *, throws: bool = False) -> tuple[Mode, ...]:
    """In which ways it can be fired now (R20-FIR-009 to -011, R20-RNG-011)."""
    if throws:
        single = state.settings.throw_modes == "single"
        return ("single",) if single else ("single", "rapid", "precision")
    found: tuple[Mode, ...] = ("single", "rapid", "precision")
    if weapon.burst:
        found = ("single", "rapid", "short", "long", "precision")
    return tuple(each for each in found if weapon.rounds is None or spends(weapon, each) <= weapon.rounds)


def in_range(state: State, who: Fighter, weapon: Weapon, ident: str) -> bool:
    """Whether the target of that id is within range: not beyond the greatest, nor below the least, as far as anybody
    has said (R20-RNG-006, R20-WPN-007)."""
    metres = state.distance(who.id, ident)
    return metres is None or weapon.range is None or weapon.min_range <= metres <= weapon.range
