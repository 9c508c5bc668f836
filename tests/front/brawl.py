"""A sixth game, made of what every game has: a brawl in a tavern, in rounds and turns.

Who acts first is rolled with a d20; whoever is up strikes, waits, or gets his breath. A strike is a check against the
other's guard; whoever is hit may duck once a round. A natural 20 dazes until the end of his next turn.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import field
from pathlib import Path
from typing import ClassVar

from pydantic import BaseModel

from bot.catalogue.models import Words
from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell, wait
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve, record
from bot.rulesets.shared import (
    coming,
    conditions,
    correcting,
    initiative,
    options,
    people,
    resting,
    seeing,
    sheets,
    turns,
)
from bot.rulesets.shared.actions import Blanks, Doable, Menu, Repertoire
from bot.rulesets.shared.book import Chapter, happens, word
from bot.rulesets.shared.check import Checks, Kind, Law, Term, term, terms
from bot.rulesets.shared.deciding import ALWAYS, ASK, NEVER, Matters
from bot.rulesets.shared.figures import Figure
from bot.rulesets.shared.game import BookGame, Contents
from bot.rulesets.shared.gathering import foes_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.recruiting import BookRecruiter, Creature
from bot.rulesets.shared.working import Stage, Stages

D20, D6 = dice("d20"), dice("d6")
BRAWL_WORDS = {each: Path(__file__).with_name(f"brawl_{each}.ftl").read_text("utf-8") for each in ("fr", "en")}

# ---- what there is


@record
class Brawler(turns.InTurn):
    points: int = 0
    points_max: int = 0
    skill: int = 0
    nimble: int = 0
    POINTS: ClassVar[str] = "points"
    FIGURES: ClassVar[Mapping[str, Figure]] = {
        **dict.fromkeys(("points", "points_max"), Figure(0, 40)),
        **dict.fromkeys(("skill", "nimble", "initiative"), Figure(0, 30)),
    }


@record
class Blow:
    """A strike that hits; *ducked*: None until whoever is hit has answered."""

    by: str
    target: str
    total: int
    dazes: bool
    ducked: bool | None = None


@record
class State(turns.Rounds):
    combatants: dict[str, Brawler] = field(default_factory=dict)
    blow: Blow | None = None
    prolonged: int = 0

    def without(self, ident: str) -> State:
        about = self.blow is not None and ident in (self.blow.by, self.blow.target)
        return evolve(super().without(ident), blow=None if about else self.blow)


@record
class Try:
    """Somebody rolls: to strike another, or to duck under a blow that comes to *total*."""

    who: Brawler
    face: int
    target: Brawler | None = None
    total: int = 0


CHECKS: Checks[State, Try] = Checks("strike", "duck")
CHECKS.are(
    {
        "strike": Kind(
            (lambda state, on: terms(("face", on.face), ("skill", on.who.skill)), lambda state, on: _dazed(on.who)),
            (lambda state, on: terms(("base", 10), ("nimble", 0 if on.target is None else on.target.nimble)),),
            Law(lost=(1,), critical=(20,)),
        ),
        "duck": Kind(
            (lambda state, on: terms(("face", on.face), ("nimble", on.who.nimble)), lambda state, on: _dazed(on.who)),
            (lambda state, on: (term("strike", on.total),),),
        ),
    }
)


def _dazed(who: Brawler) -> tuple[Term, ...]:
    return terms(("dazed", -4 if conditions.has(who, "dazed") else 0))


ORDERING = initiative.Ordering(
    lambda who: (-(who.initiative or 0), [-face for face in who.tie], who.id),
    lambda who: None if who.initiative is None or who.hidden else (who.initiative, who.tie),
    D20,
)


# ---- what happens


@happens("BRA-1", to=PUBLIC)
class Struck:
    combatant: CombatantId
    target: CombatantId
    terms: tuple[Term, ...]
    total: int
    against: int
    degree: str

    def change(self, state: State) -> State:
        if self.degree in ("failure", "fumble"):
            return state
        return evolve(state, blow=Blow(self.combatant, self.target, self.total, self.degree == "critical"))


@happens("BRA-2", to=PUBLIC)
class Ducked:
    """Whoever is hit has answered; without *terms* he does not try."""

    combatant: CombatantId
    terms: tuple[Term, ...]
    total: int
    success: bool

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, reacted=True) if self.terms else state
        return state if state.blow is None else evolve(state, blow=evolve(state.blow, ducked=self.success))


@happens("BRA-3", to=PUBLIC)
class Landed:
    combatant: CombatantId
    lost: int

    def change(self, state: State) -> State:
        left = max(0, state.combatants[self.combatant].points - self.lost)
        return evolve(state.with_(self.combatant, points=left), blow=None)


# ---- what whoever is up may do


class Strike(Doable[turns.Outlook]):
    code = "strike"

    def asked(self, at: turns.Outlook) -> Blanks | None:
        foes = tuple(each.id for each in foes_of(at.state, at.who))
        return (Field("target", foes),) if foes else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, "fists")
        (face,) = yield from roll(D20, who=who, why="strike")
        one, other = scene.now.combatants[who], scene.now.combatants[choice["target"]]
        made = CHECKS.made("strike", scene.now, Try(one, face, other), face)
        yield from tell(Struck(who, other.id, made.terms, made.total, made.against, made.degree))
        if scene.now.blow is None:
            yield from turns.end_turn(scene, who)


MENU = Menu("asked", ("strike", "delay", "pass"))
REPERTOIRE = Repertoire((Strike(), turns.Delay(), turns.Pass()), (MENU,))


def defend(scene: Scene[State]) -> Action:
    """The reaction: whoever is hit may duck, once a round."""

    def asked(state: State) -> Iterator[Decision]:
        blow = state.blow
        target = None if blow is None or blow.ducked is not None else state.combatants[blow.target]
        if blow is not None and target is not None and not (target.reacted or target.out):
            about: dict[str, Scalar] = {"by": blow.by, "total": blow.total}
            key = f"{blow.target}:duck:{state.round}.{blow.by}"
            yield Decision(key, "duck", blow.target, (Field("duck", ("duck", NOTHING)),), {"duck": NOTHING}, about)

    answer = (yield from ask_first(asked)) if any(asked(scene.now)) else ("", {"duck": NOTHING})
    blow = scene.now.blow
    if answer is None or blow is None:
        return
    if answer[1]["duck"] == NOTHING:
        yield from tell(Ducked(blow.target, (), 0, success=False))
        return
    (face,) = yield from roll(D20, who=blow.target, why="duck")
    made = CHECKS.made("duck", scene.now, Try(scene.now.combatants[blow.target], face, total=blow.total), face)
    yield from tell(Ducked(blow.target, made.terms, made.total, made.succeeds))


def land(scene: Scene[State]) -> Action:
    blow = scene.now.blow
    assert blow is not None
    faces = () if blow.ducked else (yield from roll(D6, who=blow.by, why="damage"))
    yield from tell(Landed(blow.target, sum(faces)))
    if blow.dazes and not blow.ducked:
        until = conditions.next_turn(scene.now, blow.target)
        yield from tell(conditions.ConditionSet(blow.target, "dazed", True, until, blow.by))
    yield from turns.end_turn(scene, blow.by)


def order(scene: Scene[State]) -> Action:
    yield from ORDERING.roll(scene, turns.able(scene.now), lambda state, who: terms(("nimble", who.nimble)))


# ---- the game master's words, sheets, creatures, the game


@word(tool="go_on")
class Prolong(resting.Prolong):
    def rests(self, state: State) -> bool:
        return seeing.is_decided(state.combatants.values()) and not resting.lasts(state)


@word(command="orders")
class Order(people.Order):
    def matters(self, state: State) -> Matters:
        return Brawl.matters


@word(command="fix-status")
class SetCondition(conditions.SetCondition):
    status: str = options.from_codes("status", ("dazed",))


class Sheet(BaseModel):
    name: str
    skill: int = 3
    nimble: int = 2
    points: int = 12
    points_max: int | None = None


class BrawlSheets(sheets.BookSheets[Sheet]):
    model = Sheet
    fields: ClassVar[Mapping[str, tuple[str, ...]]] = {"person": ("name", "skill", "nimble", "points", "points_max")}
    worn_down = ("points",)


class Tavern:
    creatures: ClassVar[Mapping[str, Creature]] = {
        "bouncer": Creature(id="bouncer", name=Words(fr="videur", en="bouncer"), sheet=Sheet(name="", points=9))
    }


class BrawlRecruiter(BookRecruiter[Brawler]):
    def left(self, sheet: Sheet) -> int:
        return sheet.points

    def from_sheet(self, sheet: Sheet, **own: str | int | None) -> Brawler:
        figures = sheet.model_dump(exclude={"name"}) | {"points_max": sheet.points_max or sheet.points}
        return evolve(Brawler(str(own.pop("ident")), "", ""), **figures, origin=sheet.name, **own)


class Brawl(BookGame[State]):
    id = "brawl"
    schema = 1
    restartable = True
    state_type = State
    somebody = Brawler
    contents = Contents(
        coming.newcomers(Brawler),
        Chapter.of(people, coming, resting, initiative, turns, conditions, correcting, sys.modules[__name__]),
        codes={("gm-dice", "why"): ("initiative", "tie", "strike", "duck", "damage")},
    )
    stages = Stages(
        Stage("opening", lambda state: not state.opened, turns.next_round),
        Stage("defend", lambda state: state.blow is not None and state.blow.ducked is None, defend),
        Stage("land", lambda state: state.blow is not None, land),
        Stage("decided", lambda state: Prolong(0).rests(state), lambda scene: wait()),
        Stage("order", lambda state: ORDERING.stale(state, turns.able(state)), order),
        turns.acting(REPERTOIRE, MENU),
        Stage("round", None, turns.next_round, ahead=lambda state: "step"),
    )
    matters: ClassVar[Matters] = {"duck": (ASK, ALWAYS, NEVER)}
    steps: frozenset[type] = frozenset({turns.RoundStarted})
    rulings: frozenset[type] = frozenset({Struck})
    sheets = BrawlSheets()
    recruiter = BrawlRecruiter(Tavern(), sheets)

    def moment(self, state: State) -> str:
        return str(state.round)

    def facts(self, state: State, who: Brawler, look: seeing.Look) -> Mapping[str, Scalar]:
        told: dict[str, Scalar] = {"status": ", ".join(each.kind for each in who.conditions) or None}
        return {**told, "points": who.points, "points_max": who.points_max} if look.own else told
