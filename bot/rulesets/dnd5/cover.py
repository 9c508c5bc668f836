"""Cover: from half of the body to all of it (DN5-COV)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, get_args

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.distances import on_grid, rise, space, walls
from bot.rulesets.dnd5.base.rolls import Trial
from bot.rulesets.dnd5.state import Blow, Degree, Fighter, Shelter, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.asking import answered
from bot.rulesets.shared.book import happens, word
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.ground import lines
from bot.rulesets.shared.ground.cells import kinds_of
from bot.rulesets.shared.ground.geometry import Point, point_of
from bot.rulesets.shared.ground.lines import amid, closed, middle
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.options import from_codes, from_optional, from_text
from bot.rulesets.shared.sheltering import AS_SEEN

# ---- How much of somebody is covered from somebody else: by the game master's word, or as the map proposes
# (DN5-COV-001 to -006).

DEGREES: Final[tuple[Degree, ...]] = get_args(Degree)
"""From none to all of the body."""
BONUS: Final = {"none": 0, "half": 2, "three_quarters": 5, "total": 0}
"""What each adds to the armour class and to saves of Dexterity; whoever is covered wholly is not attacked at all."""
RULES: Final = {"half": ("DN5-COV-003",), "three_quarters": ("DN5-COV-004",), "total": ("DN5-COV-005",), "none": ()}
GROUND: Final[dict[str, Degree]] = {"low_wall": "half", "loophole": "three_quarters"}
"""Ground that covers whoever is behind it, as seen from the other side."""


def degree(state: State, attacker: Fighter, target: Fighter) -> Degree:
    """How much of *target* is covered from *attacker*: what has been said of this very attack, else of these two, else
    of the target; else what the map proposes."""
    said = _said(state, attacker, target)
    return proposed(state, attacker, target) if said is None else said


def _said(state: State, attacker: Fighter, target: Fighter) -> Degree | None:
    deed = state.deed
    if isinstance(deed, Blow) and (deed.by, deed.target) == (attacker.id, target.id) and deed.cover is not None:
        return deed.cover
    found = sheltering.said(state.shelters, attacker.id, target.id)
    return None if found is None else found.degree


def proposed(state: State, attacker: Fighter, target: Fighter) -> Degree:
    """What the map shows: the best of all that lies between; degrees never add up (DN5-COV-002)."""
    found = _ends(state, attacker, target)
    return "none" if found is None else _best(_between(state, attacker, target, *found))


def _ends(state: State, attacker: Fighter, target: Fighter) -> tuple[Sequence[Point], Sequence[Point]] | None:
    """The spaces of the two, where the map says anything of what lies between them."""
    if not on_grid(state) or state.settings.cover == "said" or target.id in (attacker.id, attacker.rides):
        return None
    here, there = space(attacker), space(target)
    if not here or not there or target.rides == attacker.id:
        return None
    return here, there


def from_cell(state: State, cell: str, target: Fighter) -> Degree:
    """How much of *target* is covered from what comes from the middle of *cell*."""
    at, there = point_of(cell), space(target)
    if at is None or not there:
        return "none"
    return _best((_by_walls(state, (at,), there), *_by_ground(state, (at,), there)))


def total(state: State, attacker: Fighter, target: Fighter) -> bool:
    """Whether nothing can be aimed at *target* (DN5-COV-005): of all that the map shows, walls alone cover so much."""
    said = _said(state, attacker, target)
    if said is not None:
        return said == "total"
    found = _ends(state, attacker, target) if walls(state) else None
    return found is not None and _by_walls(state, *found) == "total"


def _between(
    state: State, attacker: Fighter, target: Fighter, here: Sequence[Point], there: Sequence[Point]
) -> Iterator[Degree]:
    yield _by_walls(state, here, there)
    yield from _by_ground(state, here, there)
    if any(_is_between(each, attacker, target, here, there) for each in state.combatants.values()):
        yield "half"


def _is_between(
    who: Fighter, attacker: Fighter, target: Fighter, here: Sequence[Point], there: Sequence[Point]
) -> bool:
    """Whether the line goes through the space of somebody, friend or foe (DN5-COV-003); nobody is given away by it."""
    if who.id in (attacker.id, target.id) or who.out or who.hidden or who.rides is not None:
        return False
    if who.id in (attacker.rides, target.rides) or rise(who, target):
        return False
    taken = [each for each in space(who) if each not in here and each not in there]
    return bool(lines.between(taken, here, there))


def _by_ground(state: State, here: Sequence[Point], there: Sequence[Point]) -> Iterator[Degree]:
    for kind, found in GROUND.items():
        cells = lines.amid(kinds_of(state.grounds).get(kind, ()), here, there)
        if lines.between([each for each in cells if each not in here and each not in there], here, there):
            yield found


def _by_walls(state: State, here: Sequence[Point], there: Sequence[Point]) -> Degree:
    """From the corner from which most is seen: how many of the target's four corners the walls hide."""
    found = lines.amid(walls(state), here, there)
    if not found:
        return "none"
    hidden = min(sum(lines.closed(start, end, found) for end in lines.corners(there)) for start in lines.corners(here))
    return ("none", "half", "half", "three_quarters", "total")[hidden]


def _best(found: Sequence[Degree] | Iterator[Degree]) -> Degree:
    return max(found, key=DEGREES.index, default="none")


# ---- What is told of cover (DN5-COV).


@happens("DN5-COV-006", "DN5-COV-001", to=PUBLIC)
class CoverSaid:
    """*combatant* has that much cover from *attacker* (None: from everybody) by the game master's word; `map`:
    the word is taken back."""

    combatant: CombatantId
    degree: Degree | Literal["map"]
    attacker: Aside | None = None

    def change(self, state: State) -> State:
        now = None if self.degree == "map" else Shelter(self.combatant, self.degree, self.attacker)
        kept = sheltering.replaced(state.shelters, self.combatant, self.attacker, now)
        return evolve(state, shelters=kept)

    def why(self) -> tuple[str, ...]:
        return RULES[self.degree] if self.degree != "map" else ()


@happens("DN5-COV-006", to=PUBLIC)
class CoverJudged:
    """For this attack *target* has that much cover from *combatant*."""

    combatant: CombatantId
    target: CombatantId
    degree: Degree

    def change(self, state: State) -> State:
        return state.in_deed(cover=self.degree)

    def why(self) -> tuple[str, ...]:
        return RULES[self.degree]


# ---- What the game master says of cover (DN5-COV-006).


@word(tool="cover")
class SayCover(sheltering.SayCover):
    who: CombatantId = from_text("who")
    degree: str = from_codes("words", (*DEGREES, AS_SEEN))
    attacker: CombatantId | None = from_optional("target")
    saying = CoverSaid


# ---- What cover adds to the armour class, and to saves of Dexterity (DN5-COV-003, -004).


def behind(state: State, trial: Trial) -> Iterable[Term]:
    """To the armour class of who is attacked."""
    if trial.target is None:
        return ()
    return terms(("shelter", BONUS[degree(state, trial.who, trial.target)]))


def shielded(state: State, trial: Trial) -> Iterable[Term]:
    """To a save of Dexterity against what comes from somebody, or from a place; not against what cover is no help
    against."""
    if trial.ability != "dexterity" or trial.uncovered:
        return ()
    if trial.origin:
        return terms(("shelter", BONUS[from_cell(state, trial.origin, trial.who)]))
    if trial.target is None or trial.target.id == trial.who.id:
        return ()
    return terms(("shelter", BONUS[degree(state, trial.target, trial.who)]))


# ---- At a table that wants it so, the game master is asked about cover before each attack (DN5-COV-006).


def unjudged(state: State) -> Blow | None:
    """The attack of whose target the game master still says how much of it is covered."""
    deed = state.deed
    if state.settings.cover != "judge" or not isinstance(deed, Blow):
        return None
    return deed if deed.stage == "aimed" and deed.cover is None else None


def questions(state: State) -> Iterator[Decision]:
    blow = unjudged(state)
    if blow is None:
        return
    attacker, target = state.combatants[blow.by], state.combatants[blow.target]
    usual = degree(state, attacker, target)
    yield sheltering.question(state, "cover", attacker.id, target.id, DEGREES, usual=usual)


def judge(scene: Scene[State]) -> Action:
    answer = yield from answered(questions)
    blow = unjudged(scene.now)
    if answer is None or blow is None:
        return
    found = next(each for each in DEGREES if each == answer["cover"])
    yield from tell(CoverJudged(blow.by, blow.target, found))


# ---- What lies between two spaces of the grid (DN5-COV-006).


def blocked(state: State, here: Point, there: Point) -> bool:
    """Whether a wall lies between the middles of two squares, or fills the second."""
    found = walls(state)
    if there in found:
        return True
    if not found:
        return False
    return closed(middle((here,)), middle((there,)), [each for each in amid(found, (here,), (there,)) if each != here])
