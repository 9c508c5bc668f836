"""How well somebody is concealed from somebody else: by the game master's word, or as map and light show (D35-CAM-001
to -005, -007).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.budget import space
from bot.rulesets.dnd35.base.rolls import BLIND, D100, FOG, Trial, blind_foes, of_kind, sees
from bot.rulesets.dnd35.concealment.hiding import (
    ConcealmentJudged,
    ConcealmentSaid,
    FogSaid,
    MissRolled,
    SightLost,
    SightRegained,
)
from bot.rulesets.dnd35.cover.circumstances import cells_typed
from bot.rulesets.dnd35.cover.degrees import is_far
from bot.rulesets.dnd35.movement.ways import with_grid
from bot.rulesets.dnd35.state import Blow, Fighter, Screened, State, Weapon
from bot.rulesets.shared import people, sheltering
from bot.rulesets.shared.asking import answered
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.check import Check, Term, terms
from bot.rulesets.shared.ground import lines
from bot.rulesets.shared.ground.geometry import Point, name_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    from_codes,
    from_flag,
    from_number,
    from_option,
    from_optional,
    from_optional_number,
    from_text,
    text,
)
from bot.rulesets.shared.people import known, two
from bot.rulesets.shared.sheltering import AS_SEEN

USUAL: Final[Mapping[Screened, int]] = {"none": 0, "partial": 20, "total": 50}
"""How many of a hundred attacks that hit miss somebody who is concealed so far (D35-CAM-003, -005)."""


class Veil(NamedTuple):
    """How many of a hundred hits miss, and whether there is no line of sight at all."""

    percent: int = 0
    total: bool = False


def veil(state: State, who: Fighter, target: Fighter, weapon: Weapon | None = None, *, shot: bool = False) -> Veil:
    """How *target* is concealed from an attack of *who*: what has been said of this very attack, else of these two,
    else of the target; else the greatest of all that conceals it (D35-CAM-004)."""
    found = _as_it_is(state, who, target, weapon, shot=shot)
    deed = state.deed
    if isinstance(deed, Blow) and (deed.who, deed.target) == (who.id, target.id) and deed.veil is not None:
        return Veil(deed.veil, found.total)
    return found


def _as_it_is(state: State, who: Fighter, target: Fighter, weapon: Weapon | None, *, shot: bool) -> Veil:
    said = sheltering.said(state.screens, who.id, target.id) if state.screens else None
    if said is not None and not BLIND(who):
        return Veil(said.percent, said.kind == "total")
    percent = max(_through_fog(state, who, target, weapon, shot=shot), _blurred(target))
    return Veil(percent) if sees(state, who, target) else Veil(max(USUAL["total"], percent), total=True)


def _blurred(target: Fighter) -> int:
    """What spells on *target* make of it, seen or not.

    >>> from bot.rulesets.dnd35.state import Effect, Spell
    >>> _blurred(Fighter("a", "A", "players", effects=(Effect(Spell("blur", 2, concealed=20), "a"),)))
    20
    """
    return max((each.spell.concealed for each in target.effects), default=0)


def _through_fog(state: State, who: Fighter, target: Fighter, weapon: Weapon | None, *, shot: bool) -> int:
    """What the fog makes of it; whoever attacks chooses the squares that count. Those who stand in one space see each
    other."""
    fog, here, there = of_kind(state, FOG), space(who), space(target)
    if not fog or state.settings.cover == "said" or not here or not there or set(here) & set(there):
        return 0
    if not is_far(who, weapon, target, shot=shot):
        # His whole square is covered by it, or he is not concealed (D35-CAM-002).
        return min(_thick(state, each) if each in fog else 0 for each in there)
    amid = tuple((each, _thick(state, each)) for each in sorted(lines.amid(fog, here, there)))
    return min(_between(one, other, amid) for one in here for other in there) if amid else 0


def _thick(state: State, at: Point) -> int:
    """How badly one sees through the fog of a square (D35-CAM-007)."""
    return state.hazes.get(name_of(at), USUAL["partial"])


@lru_cache(maxsize=2048)
def _between(one: Point, other: Point, fog: Sequence[tuple[Point, int]]) -> int:
    """From the corner from which one sees best: the thickest fog that any of its lines goes through (D35-CAM-001)."""
    ends = lines.corners((other,))
    return min(
        max(
            (percent for at, percent in fog for end in ends if lines.crosses(start, end, at)),
            default=0,
        )
        for start in lines.corners((one,))
    )


# ---- What the game master says of concealment (D35-CAM-005, -007).

KINDS: Final[tuple[Screened, ...]] = ("none", "partial", "total")


@word(tool="concealment")
class SayConcealment(Word):
    """*who* is concealed so far, from *attacker* alone or from everybody, and *percent* of a hundred hits miss (None:
    as many as the text has it); or as map and light show."""

    who: CombatantId = from_text("who")
    kind: str = from_codes("words", (*KINDS, AS_SEEN))
    percent: int | None = from_optional_number("value", 0, 100)
    attacker: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.attacker is not None:
            two(state, self.who, self.attacker)
        said = next((x for x in state.screens if (x.who, x.against) == (self.who, self.attacker)), None)
        now = (AS_SEEN, 0) if said is None else (said.kind, said.percent)
        if now == (self.kind, self._percent):
            raise Refused("already-so", name=who.name)

    @property
    def _percent(self) -> int:
        usual = {str(kind): percent for kind, percent in USUAL.items()}.get(self.kind, 0)
        return usual if self.percent is None or not usual else self.percent

    def take(self, scene: Scene[State]) -> Action:
        kind: Screened | Literal["map"] = next((each for each in KINDS if each == self.kind), "map")
        yield from tell(ConcealmentSaid(self.who, kind, self._percent, self.attacker))


@word(tool="fog")
class SayFog(Word):
    """Fog over *cells* (`D4 E5-F7`), through which *percent* of a hundred hits miss; 0: it lifts."""

    cells: tuple[str, ...] = from_option("words", lambda args: cells_typed(text(args, "words")))
    percent: int = from_number("value", 0, 100, USUAL["partial"])
    tells = FogSaid

    def check(self, state: State) -> None:
        with_grid(state)


@word(tool="lost")
class SayLost(Word):
    """Those who do not see *who* know no more where he is, or know it: all of them, or *watcher* alone. Whoever lay
    hidden is known to be there from now on."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    watcher: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.watcher is not None:
            two(state, self.who, self.watcher)
        if not self._watchers(state):
            raise Refused("dnd35-nobody-loses", name=who.name) if self.on else Refused("already-so", name=who.name)

    def _watchers(self, state: State) -> tuple[str, ...]:
        who = state.combatants[self.who]
        if not self.on:
            return tuple(each for each in who.hidden_from if self.watcher in (None, each))
        found = (each.id for each in blind_foes(state, who) if self.watcher in (None, each.id))
        return tuple(each for each in found if each not in who.hidden_from)

    def take(self, scene: Scene[State]) -> Action:
        watchers = self._watchers(scene.now)
        yield from tell((SightLost if self.on else SightRegained)(self.who, watchers))
        yield from people.come_out(scene, self.who)


# ---- What it makes of an attack that its target does not see who strikes (D35-CAM-005, as the reference rules have
# it).

UNSEEN: Final = 2
"""What attacks gain of somebody who is not seen."""


def attacking(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever is not seen strikes better; of whoever is blind it is his own armour class that suffers."""
    target = on.target
    if target is None or target.id == on.who.id or BLIND(target):
        return ()
    hits = not sees(state, target, on.who)
    return terms(("attacker_unseen", UNSEEN if hits else 0))


# ---- At a table that wants it so, the game master says how many hits miss somebody who is concealed (D35-CAM-007).

CONCEALMENT: Final = "concealment"
PERCENT: Final = "percent"
STEPS: Final = tuple(range(0, 101, 10))
"""What he is offered; what the map shows as well."""


def unjudged(state: State) -> Blow | None:
    """The attack at somebody who is concealed of which the game master still says how often it misses."""
    deed = state.deed
    if state.settings.cover != "judge" or not isinstance(deed, Blow) or deed.at != "aimed" or deed.veil is not None:
        return None
    if deed.cover in (None, "total") or deed.occasion in ("coup", "grapple"):
        return None
    return deed if _usual(state, deed) else None


def _usual(state: State, blow: Blow) -> int:
    who, target = state.combatants[blow.who], state.combatants[blow.target]
    return veil(state, who, target, who.arm(blow.weapon), shot=blow.shot).percent


def questions(state: State) -> Iterator[Decision]:
    blow = unjudged(state)
    if blow is None:
        return
    usual = _usual(state, blow)
    options = tuple(str(each) for each in sorted({*STEPS, usual}))
    nth = len(state.deeds)
    yield sheltering.question(
        state, CONCEALMENT, blow.who, blow.target, options, usual=str(usual), blank=PERCENT, nth=nth
    )


def judge(scene: Scene[State]) -> Action:
    answer = yield from answered(questions)
    blow = unjudged(scene.now)
    if answer is None or blow is None:
        return
    yield from tell(ConcealmentJudged(blow.who, blow.target, int(answer[PERCENT])))


# ---- Whether an attack that hits misses all the same, for its target is concealed (D35-CAM-003, -005, D35-BAS-022).


def percent_of(state: State, who: Fighter, target: Fighter, weapon: Weapon | None, *, shot: bool = False) -> int:
    """How many of a hundred hits miss."""
    return veil(state, who, target, weapon, shot=shot).percent


def veiled(made: Check, percent: int) -> bool:
    """Whether a roll that is enough is no hit yet: the d100 of his target's concealment is still to come."""
    return bool(percent) and made.succeeds and not made.law.ruled


def stands(scene: Scene[State], made: Check, who: str, target: str, percent: int) -> Step[bool]:
    """Whether a hit stands: a d100 above the miss chance. None is rolled where nothing conceals the target, the attack
    has missed, or the game master has said how it comes out."""
    if not veiled(made, percent):
        return made.succeeds
    (face,) = yield from roll(D100, who=who, why="veil")
    missed = face <= percent
    yield from tell(MissRolled(who, target, face, percent, missed))
    return not missed
