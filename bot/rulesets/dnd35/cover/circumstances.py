"""What cover adds to the armour class and to Reflex saves (D35-COV-001, -005, -006, -009)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.budget import space
from bot.rulesets.dnd35.base.rolls import BARRED, CHECKS, D20, FOG, GROUNDS, Saves, Trial, spent
from bot.rulesets.dnd35.cover.degrees import BONUS, DEGREES, REFLEX, RULES, degree, from_cell, is_far
from bot.rulesets.dnd35.movement.ways import PLAIN, with_grid
from bot.rulesets.dnd35.state import Blow, Degree, Shelter, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.asking import answered
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.ground.cells import listed, regrounded
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.options import (
    Args,
    among,
    from_codes,
    from_flag,
    from_number,
    from_optional,
    from_text,
    optional,
    text,
)
from bot.rulesets.shared.people import known, two
from bot.rulesets.shared.sheltering import AS_SEEN

# ---- What is told of cover, of the ground, and of saves behind it (D35-COV).


@happens("D35-COV-002", "D35-COV-009", to=PUBLIC)
class CoverSaid:
    """*combatant* is covered so well from *attacker* (None: from everybody) by the game master's word; `map`: the word
    is taken back."""

    combatant: CombatantId
    degree: Degree | Literal["map"]
    attacker: Aside | None = None

    def change(self, state: State) -> State:
        now = None if self.degree == "map" else Shelter(self.combatant, self.degree, self.attacker)
        return evolve(state, shelters=sheltering.replaced(state.shelters, self.combatant, self.attacker, now))

    def why(self) -> tuple[str, ...]:
        return RULES[self.degree] if self.degree != "map" else ()


@happens("D35-COV-002", to=PUBLIC)
class CoverJudged:
    """For this attack *target* is covered so well from *combatant*."""

    combatant: CombatantId
    target: CombatantId
    degree: Degree

    def change(self, state: State) -> State:
        return state.in_deed(cover=self.degree)

    def why(self) -> tuple[str, ...]:
        return RULES[self.degree]


@happens("D35-COV-002", to=PUBLIC)
class GroundSaid:
    """What *cells* are, beside plain ground."""

    cells: tuple[str, ...]
    kinds: tuple[str, ...]

    def change(self, state: State) -> State:
        grounds = {cell: each for cell, each in state.grounds.items() if cell not in self.cells}
        if self.kinds:
            grounds |= dict.fromkeys(self.cells, self.kinds)
        hazes = {cell: each for cell, each in state.hazes.items() if cell not in self.cells or FOG in self.kinds}
        return evolve(state, grounds=grounds, hazes=hazes)


@happens("D35-COV-005", "D35-BAS-014", changes=False, to=PUBLIC)
class ReflexRolled(Saves):
    """A Reflex save against what comes from *attacker*, or from nobody. *suffers*: what part of the damage comes
    through."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    suffers: Literal["nothing", "half", "all"]
    attacker: Aside | None = None

    def why(self) -> tuple[str, ...]:
        improved = any(each.name == "shelter" and each.value > 2 for each in self.terms)
        return ("D35-COV-009",) if improved else ()


def behind(state: State, on: Trial) -> tuple[Term, ...]:
    """To the armour class of who is attacked."""
    if on.target is None:
        return ()
    far = is_far(on.who, on.weapon, on.target, shot=on.shot)
    return terms(("shelter", BONUS[degree(state, on.who, on.target, far=far)]))


def against(state: State, on: Trial) -> Degree:
    """How well whoever saves is covered from what he saves against: it comes from *target*, or bursts from the cell of
    the *origin*. What spreads goes round corners."""
    if on.spread:
        return "none"
    if on.origin:
        return from_cell(state, on.origin, on.who)
    if on.target is None or on.target.id == on.who.id:
        return "none"
    return degree(state, on.target, on.who, far=True)


def shielded(state: State, on: Trial) -> tuple[Term, ...]:
    """To a Reflex save."""
    return terms(("shelter", REFLEX[against(state, on)]))


def evades(state: State, on: Trial) -> bool:
    """Whether very good cover lets him evade: nothing comes through a save that succeeds, half through one that fails
    (D35-COV-009)."""
    return against(state, on) == "improved"


def comes_through(damage: int, *, saved: bool, evades: bool) -> int:
    """What of *damage* that a Reflex save halves comes through; whoever *evades* takes none of it, or half.

    >>> [comes_through(25, saved=saved, evades=evades) for evades in (False, True) for saved in (True, False)]
    [12, 25, 0, 12]
    """
    if evades:
        return 0 if saved else damage // 2
    return damage // 2 if saved else damage


# ---- What the game master says of cover, of the ground, and against what somebody saves (D35-COV-002, -005, -009).

MOST_CELLS: Final = 200
BURST, SPREAD = "burst", "spread"
"""What comes straight from its origin, and what goes round corners."""


@word(tool="cover")
class SayCover(sheltering.SayCover):
    who: CombatantId = from_text("who")
    degree: str = from_codes("words", (*DEGREES, AS_SEEN))
    attacker: CombatantId | None = from_optional("target")
    saying = CoverSaid


def cells_typed(typed: str) -> tuple[str, ...]:
    """The cells that somebody typed (`D4 E5-F7`). Raises `Refused`."""
    found = listed(typed, _cell)
    if len(found) > MOST_CELLS:
        raise Refused("dnd35-too-many-cells", count=len(found), most=MOST_CELLS)
    return found


def _cell(typed: str) -> str:
    name = "".join(typed.upper().split())
    if point_of(name) is None:
        raise Refused("dnd35-no-such-cell", value=typed[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return name


@word()
class SayGround(Word):
    """The game master says what *cells* are; without a *ground*, plain. Nobody stands in a wall."""

    cells: tuple[str, ...]
    ground: str | None = None
    on: bool = True

    def check(self, state: State) -> None:
        with_grid(state)
        for who in state.combatants.values():
            taken = [each for each in self.cells if each in {*map(name_of, space(who))}]
            if self.ground in BARRED and self.on and taken:
                raise Refused("dnd35-somebody-there", cell=taken[0], name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        for kinds, cells in regrounded(scene.now.grounds, self.cells, self.ground, on=self.on).items():
            yield from tell(GroundSaid(tuple(cells), kinds))


@composed(command="fix-terrain", codes={"ground": (*GROUNDS, PLAIN)})
def ground(state: State, by: int, args: Args) -> SayGround:
    """`/fix terrain`: *ground* (a kind, or `plain`) of *cells*; *state* `off` takes it away."""
    with_grid(state)
    kind = among(args, "ground", (*GROUNDS, PLAIN))
    found = cells_typed(text(args, "cells"))
    on = optional(args, "state") != "off"
    return SayGround(by, found, None if kind == PLAIN else kind, on)


@word(tool="reflex")
class RollReflex(Word):
    """*who* makes a Reflex save against so great a difficulty: against what comes from *attacker*, or from nobody; it
    bursts from there, or spreads round corners (D35-COV-005)."""

    who: CombatantId = from_text("who")
    against: int = from_number("value", 1, 60)
    spreads: bool = from_flag("words", SPREAD, BURST, BURST)
    attacker: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.attacker is not None:
            two(state, self.who, self.attacker)
        if who.died:
            raise Refused("dnd35-dead", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        origin = scene.now.combatants.get(self.attacker or "")
        trial = Trial(scene.now.combatants[self.who], 0, origin, against=self.against, spread=self.spreads)
        (face,) = yield from roll(D20, who=self.who, why="reflex")
        now = Trial(trial.who, face, origin, against=self.against, spread=self.spreads)
        made = CHECKS.made("reflex", scene.now, now, face)
        yield from spent(scene, "reflex", now)
        suffers = _suffers(saved=made.succeeds, evading=evades(scene.now, now))
        told = made.told()
        yield from tell(
            ReflexRolled(
                self.who, against=made.against, success=made.succeeds, suffers=suffers, attacker=self.attacker, **told
            )
        )


def _suffers(*, saved: bool, evading: bool) -> Literal["nothing", "half", "all"]:
    if evading:
        return "nothing" if saved else "half"
    return "half" if saved else "all"


# ---- At a table that wants it so, the game master is asked about cover and concealment before each attack
# (D35-COV-002, D35-CAM-007).

COVER: Final = "cover"


def unjudged(state: State) -> Blow | None:
    """The attack of whose target the game master still says how well it is covered."""
    deed = state.deed
    if state.settings.cover != "judge" or not isinstance(deed, Blow) or deed.at != "aimed" or deed.cover is not None:
        return None
    # Whoever is finished, or grappled with, has nothing between himself and the other.
    return None if deed.occasion in ("coup", "grapple") else deed


def questions(state: State) -> Iterator[Decision]:
    blow = unjudged(state)
    if blow is None:
        return
    who, target = state.combatants[blow.who], state.combatants[blow.target]
    usual = degree(state, who, target, far=is_far(who, who.arm(blow.weapon), target, shot=blow.shot))
    nth = len(state.deeds)
    yield sheltering.question(state, COVER, who.id, target.id, DEGREES, usual=usual, nth=nth)


def judge(scene: Scene[State]) -> Action:
    answer = yield from answered(questions)
    blow = unjudged(scene.now)
    if answer is None or blow is None:
        return
    found = next(each for each in DEGREES if each == answer[COVER])
    yield from tell(CoverJudged(blow.who, blow.target, found))
