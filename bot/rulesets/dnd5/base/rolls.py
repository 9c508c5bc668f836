"""The d20: what a roll is the sum of, what makes it one with advantage or disadvantage, what it is held against.

A chapter brings hooks, functions of the state and of the `Trial`; `roll_table` lists them, and is the only place that
knows all of them. A hook of terms finds what is added; a hook of sways names what speaks for or against whoever rolls.
Several of the same kind do not add up; one of each and they cancel, however many there are (DN5-EXT-001).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import KW_ONLY
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.dice import dice
from bot.kernel.effects import Scene, Step, roll
from bot.kernel.persons import Name
from bot.kernel.values import evolve, record
from bot.rulesets.dnd5.state import Fighter, State, Weapon
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Check, Checks, Hook, Point, Term, term

D20: Final = dice("d20")
Rolls: TypeAlias = Literal["attack", "check", "save", "death"]


@record
class Trial:
    """What is rolled for: *who* attacks *target* with *weapon* on an *occasion*, or checks a *skill* (or an ability by
    its name), or saves with an *ability*. *dc*: the difficulty (DN5-EXT-003); *against*: why he must save, or whom he
    contests with. *origin*: the cell from which comes what he saves against, where it is not *target* himself.
    *thrown*: the weapon leaves the hand; *unseen*: he strikes at somebody whom he only guesses to be there. *ability*:
    the one that is used. *spell*: what is cast, or saved against; *uncovered*: cover is of no use against it. *added*:
    what further dice have come to."""

    who: Fighter
    target: Fighter | None = None
    weapon: Weapon | None = None
    occasion: str = "action"
    skill: str = ""
    ability: str = ""
    dc: int = 0
    why: str = ""
    thrown: bool = False
    unseen: bool = False
    spell: str = ""
    uncovered: bool = False
    origin: str = ""
    condition: str = ""
    added: tuple[Term, ...] = ()
    face: int = 0


@record
class Sway:
    """Something that speaks *better* or worse for whoever rolls, by its name."""

    name: str
    better: bool


RIVALRIES: Final = ("grapple", "shove", "escape", "contest")
"""Why two measure themselves with each other."""


def kinds_of(kind: Rolls, trial: Trial) -> tuple[str, ...]:
    """For what the game master's hand is upon it: a contest is a check as well, a death save a save (DN5-ATK-001)."""
    if kind == "check" and trial.why in RIVALRIES:
        return (giving.ALL, "check", "contest")
    return (giving.ALL, "save" if kind == "death" else kind)


def given(kind: Rolls) -> Hook[State, Trial]:
    """The hook that finds the game master's terms in a roll of that *kind*."""
    return lambda state, trial: giving.terms(trial.who, kinds_of(kind, trial), _other(trial))


def given_sways(kind: Rolls) -> Swayer:
    """The hook that finds what he has given that speaks for or against whoever rolls (DN5-EXT-001)."""
    return lambda state, trial: (Sway(*each) for each in giving.leans(trial.who, kinds_of(kind, trial), _other(trial)))


def _other(trial: Trial) -> str | None:
    return None if trial.target is None else trial.target.id


Swayer: TypeAlias = Callable[[State, Trial], Iterable[Sway]]


class Sways:
    """The hooks that find sways, by the kind of roll; filled once, like `Checks`."""

    def __init__(self) -> None:
        self._hooks: Mapping[Rolls, tuple[Swayer, ...]] = {}

    def are(self, hooks: Mapping[Rolls, tuple[Swayer, ...]]) -> None:
        self._hooks = {**hooks}

    def found(self, kind: Rolls, state: State, trial: Trial) -> tuple[Sway, ...]:
        """All that speaks for or against, each name once, in the order of the hooks."""
        found: dict[Sway, None] = {}
        for hook in self._hooks[kind]:
            found.update(dict.fromkeys(hook(state, trial)))
        return tuple(found)


ADDED: Final[Point[[State, Rolls, Trial], Iterable[tuple[str, str, int]]]] = Point("dice added to a roll")
"""Further dice of a roll: what they are called, the dice, 1 or -1."""
CHECKS: Final[Checks[State, Trial]] = Checks("attack", "check", "save", "death")
SWAYS: Final = Sways()


def better(name: str, when: object = True) -> tuple[Sway, ...]:
    """That *name* speaks for whoever rolls, *when* it does."""
    return (Sway(name, better=True),) if when else ()


def worse(name: str, when: object = True) -> tuple[Sway, ...]:
    """That *name* speaks against him, *when* it does."""
    return (Sway(name, better=False),) if when else ()


@record
class Made:
    """A roll that has been made: every *face* that fell, the *check* of the one that counts, and what spoke *up* or
    *down*."""

    faces: tuple[int, ...]
    check: Check
    up: tuple[str, ...]
    down: tuple[str, ...]

    def told(self) -> dict[str, Any]:
        """The fields of an event that tells of it: `D20Rolled`."""
        return {
            "faces": self.faces,
            "face": self.check.face,
            "terms": self.check.terms,
            "total": self.check.total,
            "against": self.check.against,
            "against_terms": self.check.against_terms,
            "up": self.up,
            "down": self.down,
        }


@record
class D20Rolled:
    """What every event tells of a d20: all *faces* that fell, and the *face* that counts; its *terms* and their
    *total*, *against* what (*against_terms*); what spoke *up* and *down* (DN5-EXT-001)."""

    _: KW_ONLY
    faces: tuple[int, ...] = ()
    face: int = 0
    terms: tuple[Term, ...] = ()
    total: int = 0
    against: int = 0
    against_terms: tuple[Term, ...] = ()
    up: tuple[Name, ...] = ()
    down: tuple[Name, ...] = ()

    def leant(self) -> tuple[str, ...]:
        """The rule behind a second die, where something spoke for or against."""
        return ("DN5-EXT-001",) if self.up or self.down else ()


@record
class D20Tried(D20Rolled):
    """The same of a check or a save: whether it was a *success* (DN5-EXT-003)."""

    _: KW_ONLY
    success: bool = False

    def why(self) -> tuple[str, ...]:
        return self.leant()


def leaning(sways: Iterable[Sway]) -> int:
    """1: with advantage, -1: with disadvantage, 0: one die.

    >>> leaning((*better("unseen"), *worse("prone"), *worse("far")))
    0
    """
    kinds = {each.better for each in sways}
    return 0 if len(kinds) != 1 else 1 if kinds.pop() else -1


@record
class Ahead:
    """A roll of *kind* for *trial* before it is made, as things stand in *state*. *odds*: how likely it is that a total
    is enough, where that hangs on more than its difficulty; *fails*: what it is made against comes about where it
    fails."""

    state: State
    kind: Rolls
    trial: Trial
    odds: Callable[[int], float] | None = None
    fails: bool = False

    def sways(self) -> tuple[Sway, ...]:
        """All that speaks for or against."""
        return SWAYS.found(self.kind, self.state, self.trial)

    def check(self, face: int) -> Check:
        """What it comes to when the die that counts shows *face*."""
        return CHECKS.made(self.kind, self.state, evolve(self.trial, face=face), face)

    def worths(self) -> tuple[float, ...]:
        """How likely each face of one die is enough. What does not hang on the face is added up once."""
        one = self.check(1)
        if self.odds is not None:
            others = one.total - 1
            return tuple(self.odds(others + face) for face in _FACES)
        return tuple(map(float, map(one.judge(), _FACES)))

    def likely(self) -> float:
        """How likely it comes about, from 0 to 1. Of further dice the middle counts."""
        added = tuple(
            term(name, sign * dice(text).count * ((dice(text).sides + 1) // 2))
            for name, text, sign in ADDED(self.state, self.kind, self.trial)
        )
        whole = evolve(self, trial=evolve(self.trial, added=added)) if added else self
        worths, lean = whole.worths(), leaning(self.sways())
        found = sum(worths[face - 1] * part for face, part in _PARTS[lean]) if lean else sum(worths) / D20.sides
        return 1 - found if self.fails else found

    def totals(self) -> Mapping[int, float]:
        """How likely each total is."""
        one, found = self.check(1), dict[int, float]()
        for face, part in _PARTS[leaning(self.sways())]:
            total = one.total - 1 + face
            found[total] = found.get(total, 0) + part
        return found


_FACES: Final = range(1, D20.sides + 1)
_PARTS: Final[Mapping[int, tuple[tuple[int, float], ...]]] = {
    0: tuple((face, 1 / 20) for face in _FACES),
    1: tuple((face, (2 * face - 1) / 400) for face in _FACES),
    -1: tuple((face, (41 - 2 * face) / 400) for face in _FACES),
}
"""How often each face counts: of one die, of the higher, of the lower of two."""


def d20(
    scene: Scene[State],
    kind: Rolls,
    trial: Trial,
    *,
    why: str,
    judged: bool = True,
    odds: Callable[[int], float] | None = None,
) -> Step[Made]:
    """Roll for *trial*: one d20, or two (DN5-EXT-018). *judged*: it succeeds or fails by itself, so its chance can be
    told before; *odds*: as of `Ahead`."""
    trial = evolve(trial, added=(yield from _added(scene, kind, trial)))
    ahead = Ahead(scene.now, kind, trial, odds)
    sways = ahead.sways()
    lean = leaning(sways)
    worths: list[float] = []

    def judge(face: int) -> float:
        # All faces are judged at one moment: with two dice each of them twenty times.
        if not worths:
            worths.extend(ahead.worths())
        if not lean:
            return worths[face - 1]
        keep = max if lean > 0 else min
        return sum(worths[keep(face, other) - 1] for other in _FACES) / D20.sides

    faces = yield from roll(D20, who=trial.who.id, why=why, judge=judge if judged else None)
    if lean:
        faces += yield from roll(D20, who=trial.who.id, why=why)
    yield from giving.used_up(scene, trial.who.id, kinds_of(kind, trial), _other(trial))
    up = tuple(each.name for each in sways if each.better)
    down = tuple(each.name for each in sways if not each.better)
    return Made(faces, ahead.check(max(faces) if lean > 0 else min(faces)), up, down)


def _added(scene: Scene[State], kind: Rolls, trial: Trial) -> Step[tuple[Term, ...]]:
    """What the dice come to that are added to the roll, or taken from it: they fall before it, so that its chance is
    known when it falls."""
    found: tuple[Term, ...] = ()
    for name, text, sign in ADDED(scene.now, kind, trial):
        faces = yield from roll(dice(text), who=trial.who.id, why="added")
        found += (term(name, sign * sum(faces)),)
    return found


def the_added(state: State, trial: Trial) -> tuple[Term, ...]:
    """What further dice have come to."""
    return trial.added


def the_face(state: State, trial: Trial) -> tuple[Term, ...]:
    """The face itself: the first of all terms."""
    return (term("face", trial.face),)


def the_dc(state: State, trial: Trial) -> tuple[Term, ...]:
    """The difficulty that is said beforehand."""
    return (term("dc", trial.dc),)
