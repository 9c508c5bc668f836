"""What is rolled with a d20 (D35-BAS-005 to -008, -014): the kinds of checks; `roll_table` lists their terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from math import prod
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

from bot.catalogue.dnd5_terms import Ability
from bot.catalogue.dnd35_terms import SKILLS35
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Judge, Scene, Step, roll
from bot.kernel.values import evolve, record
from bot.rulesets.dnd35.base.budget import distance, space
from bot.rulesets.dnd35.state import Cast, Fighter, Spell, State, Weapon
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared import giving, sheltering
from bot.rulesets.shared.check import ByFace, Check, Checks, Hook, Term, came_off, term, terms
from bot.rulesets.shared.ground.cells import OBSTACLE, kinds_of
from bot.rulesets.shared.ground.geometry import Point

D20: Final = dice("d20")
D100: Final = dice("d100")


@record
class Trial:
    """*who* rolls: at *target* with *weapon*, the attack of number *later* of a full attack; or to resist, against a
    difficulty *against*. *shot*: the attack comes from afar, *touch*: it looks at the touch class; *two*, *occasion*:
    see `state.Blow`. *face*: what the die shows. In a contest he measures himself with *target* by *skill*, in what is
    *tried* (a manoeuvre), and *defends* himself in it; *charging*: within a charge; *reply*: it answers one that has
    failed. *aimed*: at what of the other's a disarm or a sunder is aimed. *added*: what this one roll has besides.
    Whoever saves does so from what comes from *target*, or bursts from the cell *origin*; *spread*: it goes round
    corners (D35-COV-005). *open*: see `state.Blow`."""

    who: Fighter
    face: int
    target: Fighter | None = None
    weapon: Weapon | None = None
    later: int = 0
    against: int = 0
    shot: bool = False
    two: str = ""
    occasion: str = "turn"
    touch: bool = False
    skill: str = "strength"
    tried: str = ""
    defends: bool = False
    charging: bool = False
    reply: bool = False
    aimed: str = ""
    added: tuple[Term, ...] = ()
    origin: str = ""
    spread: bool = False
    open: bool = False


CHECKS: Final[Checks[State, Trial]] = Checks(
    *("attack", "fortitude", "reflex", "contest", "arms", "thing", "skill", "grapple", "aid", "turning"),
    *("save", "caster"),
)

_UPON: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("attack", "arms", "thing", "aid"), (giving.ALL, "attack")),
    **dict.fromkeys(("contest", "grapple"), (giving.ALL, "check", "contest")),
    **dict.fromkeys(("skill", "caster", "turning"), (giving.ALL, "check")),
    **dict.fromkeys(("fortitude", "reflex", "save"), (giving.ALL, "save")),
}
CLASS: Final = ("ac",)


def given(kind: str) -> Hook[State, Trial]:
    """The hook that finds what the game master has given whoever rolls, in a check of that *kind*: a circumstance of
    the moment, which adds up with whatever else there is (D35-BAS-016)."""
    return lambda state, on: giving.terms(on.who, _upon(kind, on), None if on.target is None else on.target.id)


def _upon(kind: str, on: Trial) -> tuple[str, ...]:
    # Two who measure themselves by a skill hold a contest.
    return (*_UPON[kind], "contest") if kind == "skill" and on.target is not None else _UPON[kind]


def given_class(state: State, on: Trial) -> tuple[Term, ...]:
    """What he has given the armour class of who is attacked."""
    return () if on.target is None else giving.terms(on.target, CLASS, on.who.id)


def spent(scene: Scene[State], kind: str, on: Trial) -> Action:
    """A check of that *kind* has been rolled: what the game master has given for once has counted."""
    yield from giving.used_up(scene, on.who.id, _upon(kind, on), None if on.target is None else on.target.id)


@record
class Ahead:
    """A check of that *kind* on *trial*, as things stand in *state*, before it is made. *against*: what it must reach,
    where its kind has nothing of its own that it is held against; *percent*: so many of a hundred hits miss all the
    same; *fails*: what it is made against comes about where it fails. *odds*: how likely a sum is enough, where that
    hangs on more than a difficulty."""

    state: State
    kind: str
    trial: Trial
    against: int | None = None
    percent: int = 0
    fails: bool = False
    odds: Callable[[int], float] | None = None

    def check(self, face: int) -> Check:
        """What it comes to with that *face*."""
        made = CHECKS.made(self.kind, self.state, evolve(self.trial, face=face), face)
        return made if self.against is None else evolve(made, against_terms=terms(("difficulty", self.against)))

    def judge(self) -> Judge:
        """How likely each face comes to a success that stands; what the game master has ruled does. It is added up
        once."""
        one, odds = self.check(1), self.odds
        if odds is not None:
            return lambda face: odds(face + _modifier(one))
        comes_to, stands = one.judge(), 1.0 if one.law.ruled else (100 - self.percent) / 100
        return lambda face: stands if comes_to(face) else 0.0

    def likely(self) -> float:
        found = sum(map(self.judge(), range(1, SIDES + 1))) / SIDES
        return 1 - found if self.fails else found

    def made(self, scene: Scene[State], *, why: str, judged: bool = True) -> Step[Check]:
        """It is rolled; *judged*: each face is told what it comes to."""
        ident = self.trial.who.id
        (face,) = yield from roll(D20, who=ident, why=why, judge=self.judge() if judged else None)
        trial = evolve(self.trial, who=scene.now.combatants[ident])
        check = evolve(self, state=scene.now, trial=trial).check(face)
        yield from spent(scene, self.kind, trial)
        return check


# ---- Two measure themselves with each other: both roll, whoever began it first (D35-BAS-015, -022).

SIDES: Final = 20
ABILITIES: Final = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")

EYES: Final = ("spot",)
"""The skills that need eyes."""


@record
class Opposed:
    """Both rolls, and whether whoever began it has *won*; *again*: how often both had to roll anew."""

    mine: Check
    theirs: Check
    won: bool
    again: int = 0

    def told(self) -> dict[str, Any]:
        """The fields of an event that tells of it: `face`, `terms`, `total`, those of the other, and who has won."""
        other = {f"other_{name}": value for name, value in self.theirs.told().items()}
        return {**self.mine.told(), **other, "won": self.won, "again": self.again}


class Side(NamedTuple):
    """What one of the two rolls: a *kind* of check, on a *trial*."""

    kind: str
    trial: Trial

    def made(self, state: State, face: int) -> Check:
        """The check with that *face*."""
        return CHECKS.made(self.kind, state, evolve(self.trial, face=face), face)


Ties: TypeAlias = Literal["modifier", "fails"]
"""Of equal totals the one with the greater modifier wins; or whoever began it has failed (D35-MAN-004, D35-ATK-006)."""


def beats(mine: Check, theirs: Check, ties: Ties = "modifier") -> bool | None:
    """Whether *mine* wins. Equal: the greater modifier does, and where they are equal as well, nobody has (None: both
    roll again); or (*ties* `fails`) whoever began it has failed.

    >>> def check(face, modifier): return Check(PLAIN, face, terms(("face", face), ("grapple", modifier)))
    >>> from bot.rulesets.shared.check import PLAIN
    >>> beats(check(10, 7), check(12, 5)), beats(check(10, 7), check(10, 7)), beats(check(10, 7), check(12, 5), "fails")
    (True, None, False)
    """
    return _beats(mine.total, _modifier(mine), theirs.total, _modifier(theirs), ties)


def _beats(mine: int, my_modifier: int, theirs: int, their_modifier: int, ties: Ties) -> bool | None:
    """As `beats`, of totals and modifiers."""
    if mine != theirs:
        return mine > theirs
    if ties == "fails":
        return False
    return None if my_modifier == their_modifier else my_modifier > their_modifier


def _modifier(made: Check) -> int:
    return made.total - made.face


@lru_cache(maxsize=4096)
def winning(total: int, modifier: int, against: int, ties: Ties = "modifier") -> float:
    """How likely *total*, of which *modifier* was added, wins against somebody who adds *against* and has not rolled.
    Who has to roll again wins as often as he loses (D35-BAS-015).

    >>> winning(11, 0, 0), winning(11, 1, 0), winning(30, 9, 0), winning(11, 1, 0, "fails")
    (0.525, 0.55, 1.0, 0.5)
    """
    even = 1 <= total - against <= SIDES
    tie = 0.0 if ties == "fails" else 0.5 if modifier == against else float(modifier > against)
    return (min(SIDES, max(0, total - against - 1)) + tie * even) / SIDES


@record
class Rivals:
    """One measures himself with another, or with each of several, as things stand in *state*, before anybody has
    rolled. *fails*: looked at by those who oppose him."""

    state: State
    mine: Side
    theirs: tuple[Side, ...]
    ties: Ties = "modifier"
    fails: bool = False

    def judge(self) -> Judge:
        """How likely he wins against all of them with each face. The face is one of the terms: the others hold for all
        of them."""
        own, *others = (_modifier(each.made(self.state, 1)) for each in (self.mine, *self.theirs))
        return lambda face: prod(winning(face + own, own, each, self.ties) for each in others)

    def likely(self) -> float:
        found = sum(map(self.judge(), range(1, SIDES + 1))) / SIDES
        return 1 - found if self.fails else found


def oppose(scene: Scene[State], rivals: Rivals, *, why: str) -> Step[Opposed]:
    """Both roll until somebody has won (D35-BAS-015)."""
    mine, (theirs,), again = rivals.mine, rivals.theirs, 0
    while True:
        judge = evolve(rivals, state=scene.now).judge()
        (face,) = yield from roll(D20, who=mine.trial.who.id, why=why, judge=judge)
        first = mine.made(scene.now, face)
        judge = _second(scene.now, first, theirs, rivals.ties)
        (face,) = yield from roll(D20, who=theirs.trial.who.id, why=why, judge=judge)
        second = theirs.made(scene.now, face)
        won = beats(first, second, rivals.ties)
        if won is not None:
            yield from spent(scene, mine.kind, mine.trial)
            yield from spent(scene, theirs.kind, theirs.trial)
            return Opposed(first, second, won, again)
        again += 1


def _second(state: State, first: Check, theirs: Side, ties: Ties) -> Judge:
    """How likely whoever rolls second is to win with each face, where the *first* roll lies there."""
    total, one, own = first.total, _modifier(first), _modifier(theirs.made(state, 1))

    def comes_to(face: int) -> float:
        won = _beats(total, one, face + own, own, ties)
        return 0.5 if won is None else float(not won)

    return comes_to


# ---- what such checks are the sum of

ON_ATTACKS: Final = CONDITIONS.that("attacks")
"""What attacks and grapple checks lose."""
ON_CHECKS: Final = CONDITIONS.that("checks")
ON_LIMBS: Final = CONDITIONS.that("limbs")
"""What skills of Strength and Dexterity lose."""
ON_EYES: Final = CONDITIONS.that("eyes")


def by_skill(state: State, on: Trial) -> tuple[Term, ...]:
    """The ability, or the skill, by which he measures himself."""
    skill, who = on.skill, on.who
    own = who.modifier(skill) if skill in ABILITIES else who.skill(skill)  # type: ignore[arg-type]
    return terms((skill, own), *ON_CHECKS.terms(who), *(() if skill in ABILITIES else _of_senses(who, skill)))


def _of_senses(who: Fighter, skill: str) -> tuple[tuple[str, int], ...]:
    """What conditions take from skills of the body, and of the eyes."""
    limbs = ON_LIMBS.terms(who) if SKILLS35[skill] in ("strength", "dexterity") else ()  # type: ignore[index]
    return (*limbs, *(ON_EYES.terms(who) if skill in EYES else ()))


def special_size(state: State, on: Trial) -> tuple[Term, ...]:
    """The special modifier of his size, in checks of Strength and of Dexterity (D35-BAS-011)."""
    return terms(("special_size", on.who.figures.special if on.skill in ("strength", "dexterity") else 0))


# ---- What single squares are beside plain ground: walls that nobody passes, what covers, fog and darkness (D35-COV,
# D35-CAM).

LOW_WALL, LOOPHOLE, FOG, DARKNESS = "low_wall", "loophole", "fog", "darkness"
"""A wall half as high as a man; one with a slit to shoot through; what one sees through badly; where nobody sees but
with eyes for the dark."""
GROUNDS: Final = (OBSTACLE, LOW_WALL, LOOPHOLE, FOG, DARKNESS)
"""What the game master may say that a square is."""
BARRED: Final = (OBSTACLE, LOOPHOLE)
"""What nobody walks through."""
NOWHERE: Final[frozenset[Point]] = frozenset()


def of_kind(state: State, kind: str) -> frozenset[Point]:
    """The squares of that *kind*."""
    return kinds_of(state.grounds).get(kind, NOWHERE) if state.grounds else NOWHERE


def barred(state: State) -> frozenset[Point]:
    """The squares that nobody enters."""
    if not state.grounds:
        return NOWHERE
    return NOWHERE.union(*(of_kind(state, kind) for kind in BARRED))


def cuts(walls: frozenset[Point], at: Point, to: Point, width: int = 1) -> bool:
    """Whether the step of a space so wide from *at* to *to*, its upper left squares, is a diagonal past the corner of
    one of *walls*: nobody goes there (D35-BAS-019).

    >>> wall = frozenset({(1, 0)})
    >>> cuts(wall, (0, 0), (1, 1)), cuts(wall, (0, 0), (0, 1)), cuts(wall, (1, 2), (2, 1))
    (True, False, False)
    """
    if not walls or at[0] == to[0] or at[1] == to[1]:
        return False
    wide = range(width)
    corners = ((to[0], at[1]), (at[0], to[1]))
    return any((x + across, y + down) in walls for x, y in corners for across in wide for down in wide)


# ---- What spells are cast with: slots, the difficulty of saves, the weapon that a ray or a touch is.

BASE: Final = 10
"""What a save against a spell must reach, before its level and the ability of whoever casts it."""


def spell_named(who: Fighter, spell: str) -> Spell | None:
    """The spell of *who* with that id, among those that he can cast and those that he drinks."""
    return next((each for each in (*who.spells, *who.potions) if each.spell == spell), None)


def cast_by(state: State, ident: str) -> Cast | None:
    """The spell that *ident* is casting."""
    return next((each for each in reversed(state.deeds) if isinstance(each, Cast) and each.who == ident), None)


def difficulty(who: Fighter, spell: Spell) -> int:
    """What a save against *spell* of *who* must reach.

    >>> difficulty(Fighter("ana", "Ana", "players", casts="intelligence", intelligence=18), Spell("fireball", 3))
    17
    """
    return BASE + spell.level + (who.modifier(who.casts) if who.casts else 0)  # type: ignore[arg-type]


def slot(who: Fighter, spell: Spell) -> int | None:
    """The lowest level of which he has a spell left, at that of *spell* or above; -1: nobody counts them; None: he has
    none left.

    >>> ana = Fighter("ana", "Ana", "players", slots=(2, 0, 1))
    >>> slot(ana, Spell("daze")), slot(ana, Spell("sleep", 1)), slot(ana, Spell("fireball", 3))
    (0, 2, None)
    """
    if who.slots is None:
        return -1
    return next((level for level in range(spell.level, len(who.slots)) if who.slots[level]), None)


def paid(who: Fighter, spell: Spell) -> dict[str, Any]:
    """What casting *spell* changes of *who*: one spell of the day less; what his touch would have delivered is gone."""
    found = slot(who, spell)
    changes: dict[str, Any] = {"charged": None} if who.charged is not None else {}
    if who.slots is None or found is None:
        return changes
    left = tuple(count - (level == found) for level, count in enumerate(who.slots))
    return {**changes, "slots": left}


def arm(spell: Spell) -> Weapon:
    """*spell* as what an attack is made with: a touch, in melee or from afar; its damage is its own."""
    far = spell.attack == "ranged"
    return Weapon(
        spell.spell,
        kind="ranged" if far else "melee",
        increment=max(spell.range, 1) if far else 0,
        increments=1,
        held="natural",
        touch=True,
        light=True,
        hands=0,
    )


def shatters(spell: Spell) -> bool:
    """Whether *spell* hurts objects: where it deals damage to what its ray, or its touch, hits, or in an area that is
    dodged at most. What is resisted otherwise, or never misses, is for creatures."""
    if not spell.damage or spell.cures or spell.hurts_undead:
        return False
    return bool(spell.attack) or (bool(spell.area) and spell.save in ("", "reflex"))


# ---- What decides beside a sum: a natural 20 and a natural 1 of attacks and saves (D35-BAS-007, -014), equal totals
# of opposed checks (D35-BAS-015).


class Strikes(ByFace):
    """An attack roll, whatever it is aimed at."""

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("natural_20", "natural_1"), ("D35-BAS-007",))


class Saves(ByFace):
    """A save."""

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("natural_20", "natural_1"), ("D35-BAS-014",))


class Opposes(ByFace):
    """An opposed check: of equal totals the greater modifier wins, or whoever began has failed (D35-BAS-015)."""

    face: int
    total: int
    other_face: int
    other_total: int

    def settled(self) -> str:
        mine, theirs = self.total, self.other_total
        if mine is None or mine != theirs:
            return ""
        if getattr(self, "outcome", "") == "tie":
            return "tie_again"
        won = came_off(self)
        if won is None:
            won = getattr(self, "outcome", "") == "won"
        # The smaller face is the greater modifier.
        return "tie" if won or self.face > self.other_face else "tie_fails"


# ---- Ability scores that have sunk for a while, and what hangs on them (D35-HPS-009).


def lowered(who: Fighter, ability: Ability, points: int) -> Fighter:
    """*who* with so many *points* of *ability* fewer, never below 0; a negative number gives back as many of those that
    he has lost. Hit points go with the modifier of Constitution, one for each level; without any he is dead.

    >>> ogre = Fighter("o", "O", "foes", constitution=15, level=4, hit_points=20, hit_points_max=29)
    >>> weak = lowered(ogre, "constitution", 4)
    >>> weak.score("constitution"), weak.hit_points, weak.hit_points_max, lowered(weak, "constitution", -9) == ogre
    (11, 12, 21, True)
    """
    score: int = getattr(who, ability)
    gone = who.drained.get(ability, 0)
    lost = max(0, min(score, gone + points))
    drained = {name: each for name, each in who.drained.items() if name != ability}
    before = who.modifier(ability)
    made = evolve(who, drained={**drained, ability: lost} if lost else drained)
    if ability != "constitution" or lost == gone:
        return made
    if not made.score(ability):
        return evolve(made, hit_points=DEAD, slain=True)
    change = (made.modifier(ability) - before) * who.level
    most = max(1, who.hit_points_max + change)
    now = min(most, who.hit_points if who.died else max(DEAD, who.hit_points + change))
    return evolve(made, hit_points=now, hit_points_max=most)


# ---- Who sees whom, and who knows where somebody unseen is (D35-CAM-005).


def in_the_dark(state: State, who: Fighter) -> bool:
    """Whether all of his space lies in darkness."""
    dark = of_kind(state, DARKNESS)
    squares = space(who)
    return bool(dark) and bool(squares) and dark.issuperset(squares)


BLIND: Final = CONDITIONS.that("blind")
UNSEEN: Final = CONDITIONS.that("unseen")


def sees(state: State, who: Fighter, other: Fighter) -> bool:
    """Whether there can be a line of sight from *who* to *other*, walls left out: as the game master has said, else
    where that one is not invisible, and stands in the light, or near enough for eyes that see in the dark. Nobody loses
    sight of himself; whoever is blind sees nobody else, whatever has been said."""
    if who.id == other.id:
        return True
    if BLIND(who):
        return False
    said = sheltering.said(state.screens, who.id, other.id) if state.screens else None
    if said is not None:
        return said.kind != "total"
    if UNSEEN(other):
        return False
    return not in_the_dark(state, other) or distance(who, other) <= who.darkvision


def locates(who: Fighter, other: Fighter) -> bool:
    """Whether *who* knows where *other* is, seen or not."""
    return not other.hidden and who.id not in other.hidden_from


def blind_foes(state: State, who: Fighter) -> list[Fighter]:
    """Those of other sides who could look, and do not see *who*."""
    return [
        each
        for each in state.combatants.values()
        if each.side != who.side and not (each.out or each.hidden) and not sees(state, each, who)
    ]


# ---- Bonuses of one type do not add up (D35-BAS-016).

ADDING: Final = frozenset({"", "dodge", "circumstance"})
"""The types that add up: unnamed bonuses, dodge, circumstances."""


@record
class Bonus:
    """A bonus, or a penalty, of a *type*; *name*: what it is called among the terms."""

    name: str
    value: int
    type: str = ""


def stacked(found: Iterable[Bonus]) -> tuple[Term, ...]:
    """The terms of those that count: of the bonuses of one type the highest, all penalties.

    >>> wall, tree, dodge = Bonus("wall", 4, "cover"), Bonus("tree", 4, "cover"), Bonus("dodge", 1, "dodge")
    >>> [each.value for each in stacked((wall, tree, dodge))]
    [4, 1]
    """
    given = [each for each in found if each.value]
    kept = []
    for at, each in enumerate(given):
        if each.type not in ADDING and each.value > 0:
            rivals = [
                (other.value, -place)
                for place, other in enumerate(given)
                if other.type == each.type and other.value > 0
            ]
            if max(rivals) != (each.value, -at):
                continue
        kept.append(term(each.name, each.value))
    return tuple(kept)


# ---- What somebody does until his next turn begins, and what it brings him (D35-ATK-002 to -004, D35-BAS-021).

Stance: TypeAlias = Literal["defensive", "total", "charging", "running"]
"""He fights on the `defensive`, is in `total` defence, has charged (D35-MOV-003), or run (D35-MOV-008)."""
DODGES: dict[str, int] = {"defensive": 2, "total": 4, "charging": 0, "running": 0}
"""What each adds to the armour class, as dodging."""


def stand(state: State, ident: str, stance: Stance) -> State:
    """*state* with *ident* in that stance."""
    who = state.combatants.get(ident)
    if who is None or stance in who.stances:
        return state
    return state.with_(ident, stances=(*who.stances, stance))


CHARGE = -2


def exposed(who: Fighter) -> int:
    """What a charge takes from his armour class."""
    return CHARGE if "charging" in who.stances else 0


def runs(who: Fighter) -> bool:
    """Whether he has run, so that his Dexterity does not help him until his next turn (D35-MOV-008)."""
    return "running" in who.stances


def dodging(who: Fighter) -> int:
    """What his stance adds to his armour class."""
    return max((DODGES.get(each, 0) for each in who.stances), default=0)
