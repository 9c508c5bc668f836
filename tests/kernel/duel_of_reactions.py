"""A skirmish in turns where anybody may react to any step, and to any reaction; in the *story* form.

What matters lives in local variables across questions: the steps left of a turn, the face of a strike that is being
answered, who has been offered what. So the game is not restartable: checkpoints stand at the starts of turns only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.dice import D20, dice
from bot.kernel.effects import Action, Scene, Step, ask_first, checkpoint, roll, tell, wait, window
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC, Audience
from bot.kernel.values import evolve
from tests.kernel.asking import ask

DEEPEST = 3


@dataclass(frozen=True)
class Fighter:
    id: str
    life: int = 12
    place: int = 0
    reactions: int = 2
    pilot: bool = False


@dataclass(frozen=True)
class Skirmish:
    fighters: dict[str, Fighter] = field(default_factory=dict)
    turn: int = 0
    acting: str | None = None
    shouts: int = 0


@dataclass(frozen=True)
class Entered:
    record: Fighter
    type: Literal["entered"] = "entered"


@dataclass(frozen=True)
class Removed:
    who: str
    type: Literal["removed"] = "removed"


@dataclass(frozen=True)
class Wounded:
    who: str
    life: int
    type: Literal["wounded"] = "wounded"


@dataclass(frozen=True)
class Handed:
    who: str
    pilot: bool
    type: Literal["handed"] = "handed"


@dataclass(frozen=True)
class TurnStarted:
    turn: int
    who: str
    type: Literal["turn_started"] = "turn_started"


@dataclass(frozen=True)
class Stepped:
    who: str
    place: int
    steps_left: int
    type: Literal["stepped"] = "stepped"


@dataclass(frozen=True)
class Struck:
    who: str
    target: str
    face: int
    parried: bool
    life: int
    depth: int
    type: Literal["struck"] = "struck"


@dataclass(frozen=True)
class Reacted:
    who: str
    to: str
    depth: int
    type: Literal["reacted"] = "reacted"


@dataclass(frozen=True)
class Shouted:
    who: str
    type: Literal["shouted"] = "shouted"


@dataclass(frozen=True)
class Enter:
    by: int
    who: str
    pilot: bool = False
    type: Literal["enter"] = "enter"


@dataclass(frozen=True)
class Remove:
    by: int
    who: str
    type: Literal["remove"] = "remove"


@dataclass(frozen=True)
class Wound:
    by: int
    who: str
    life: int
    type: Literal["wound"] = "wound"


@dataclass(frozen=True)
class Hand:
    by: int
    who: str
    pilot: bool
    type: Literal["hand"] = "hand"


@dataclass(frozen=True)
class Shout:
    """An action: taken at the next window."""

    by: int
    who: str
    type: Literal["shout"] = "shout"


Event: TypeAlias = Entered | Removed | Wounded | Handed | TurnStarted | Stepped | Struck | Reacted | Shouted


class DuelOfReactions:
    id = "duel-of-reactions"
    schema = 1
    restartable = False
    state_type = Skirmish
    event_types: tuple[type, ...] = Event.__args__
    note_types: tuple[type, ...] = (Enter, Remove, Wound, Hand, Shout)
    steps: frozenset[type] = frozenset({TurnStarted})
    rulings: frozenset[type] = frozenset({Struck})

    def play(self, scene: Scene[Skirmish]) -> Action:
        while True:
            yield from checkpoint()
            yield from self._shouts(scene)
            alive = [each.id for each in scene.now.fighters.values() if each.life > 0]
            if len(alive) < 2:
                yield from wait()
                continue
            turn = scene.now.turn + 1
            yield from tell(TurnStarted(turn, alive[turn % len(alive)]))
            yield from self._turn(scene)

    def _turn(self, scene: Scene[Skirmish]) -> Action:
        who = scene.now.acting
        assert who is not None
        steps, struck = 2, False
        while steps or not struck:
            choice = yield from ask(_deed(who, steps, struck))
            if choice is None or choice["deed"] == "end":
                return
            if choice["deed"] == "strike":
                struck = True
                yield from self._strike(scene, who, choice["target"], 0)
            else:
                steps -= 1
                yield from self._offer(scene, who, f"before step {steps}", 0)
                if _able(scene.now, who):
                    yield from tell(Stepped(who, scene.now.fighters[who].place + 1, steps))
                    yield from self._offer(scene, who, f"after step {steps}", 0)
            yield from self._shouts(scene)

    def _offer(self, scene: Scene[Skirmish], mover: str, what: str, depth: int) -> Action:
        """Everybody else may strike at *mover*, the quickest first; each once."""
        passed: list[str] = []
        while depth < DEEPEST and _able(scene.now, mover):
            answer = yield from ask_first(_reactions(mover, what, depth, tuple(passed)))
            if answer is None:
                return
            who = answer[0].split(":")[1]
            passed.append(who)
            if answer[1]["react"] == "strike":
                yield from tell(Reacted(who, mover, depth))
                # A reaction may be reacted to, before it lands.
                yield from self._offer(scene, who, f"{what}, {who} reacts", depth + 1)
                if _able(scene.now, who) and _able(scene.now, mover):
                    yield from self._strike(scene, who, mover, depth + 1)

    def _strike(self, scene: Scene[Skirmish], who: str, target: str, depth: int) -> Action:
        (face,) = yield from roll(D20, who=who, why=f"strike {target}")
        parried = yield from self._parry(scene, who, target, face)
        if _able(scene.now, target):
            (harm,) = yield from roll(dice("d4"), who=who, why="harm")
            left = scene.now.fighters[target].life - (0 if parried else harm)
            yield from tell(Struck(who, target, face, parried, max(0, left), depth))

    def _parry(self, scene: Scene[Skirmish], who: str, target: str, face: int) -> Step[bool]:
        choice = yield from ask(_guard(target, who, face))
        if choice is None or choice["guard"] == "none":
            return False
        (guard,) = yield from roll(D20, who=target, why="guard")
        return guard >= face

    def _shouts(self, scene: Scene[Skirmish]) -> Action:
        for waiting in (yield from window()):
            if _able(scene.now, waiting.action.who):
                yield from tell(Shouted(waiting.action.who))

    def check(self, state: Skirmish, note: Any) -> None:
        if isinstance(note, Enter):
            if note.who in state.fighters:
                raise Refused("already-here", name=note.who)
        elif note.who not in state.fighters:
            raise Refused("unknown-combatant", typed=note.who)

    def is_action(self, note: Any) -> bool:
        return isinstance(note, Shout)

    def note(self, scene: Scene[Skirmish], note: Any) -> Action:
        match note:
            case Enter():
                (place,) = yield from roll(dice("d6"), who=note.who, why="place")
                yield from tell(Entered(Fighter(note.who, place=place, pilot=note.pilot)))
            case Remove():
                yield from tell(Removed(note.who))
            case Wound():
                yield from tell(Wounded(note.who, note.life))
            case Hand():
                yield from tell(Handed(note.who, note.pilot))

    def after(self, state: Skirmish, event: Any) -> Skirmish:
        match event:
            case Entered(record=record):
                return evolve(state, fighters={**state.fighters, record.id: record})
            case Removed(who=who):
                return evolve(state, fighters={key: each for key, each in state.fighters.items() if key != who})
            case Wounded(who=who, life=life) | Struck(target=who, life=life):
                return _with(state, who, life=life)
            case Handed(who=who, pilot=pilot):
                return _with(state, who, pilot=pilot)
            case TurnStarted(turn=turn, who=who):
                return _with(evolve(state, turn=turn, acting=who), who, reactions=2)
            case Stepped(who=who, place=place):
                return _with(state, who, place=place)
            case Reacted(who=who):
                return _with(state, who, reactions=state.fighters[who].reactions - 1)
            case Shouted():
                return evolve(state, shouts=state.shouts + 1)
        return state

    def moment(self, state: Skirmish) -> str:
        return str(state.turn)

    def answers(self, state: Skirmish, decision: Decision) -> tuple[str, Choice] | None:
        if not state.fighters[decision.who].pilot:
            return None
        if decision.kind == "deed" and (decision.legal({"deed": "strike"}) or ()) != ():
            foe = next(each for each in decision.all_fields({"deed": "strike"}) if each.name == "target").options[0]
            return "autopilot", {"deed": "strike", "target": foe}
        if decision.kind == "react":
            return "autopilot", {"react": "strike"}
        return "autopilot", decision.default

    def audience(self, event: Any) -> Audience:
        return PUBLIC


def _with(state: Skirmish, who: str, **changes: Any) -> Skirmish:
    if who not in state.fighters:
        return state
    return evolve(state, fighters={**state.fighters, who: evolve(state.fighters[who], **changes)})


def _able(state: Skirmish, who: str) -> bool:
    return who in state.fighters and state.fighters[who].life > 0


def _deed(who: str, steps: int, struck: bool) -> Callable[[Skirmish], Decision | None]:
    def make(state: Skirmish) -> Decision | None:
        if not _able(state, who):
            return None
        foes = tuple(each for each in state.fighters if each != who and _able(state, each))
        deeds = (("step",) if steps else ()) + (("strike",) if foes and not struck else ()) + ("end",)
        deed = Field("deed", deeds)

        def form(partial: Choice) -> tuple[Field, ...]:
            return (deed, Field("target", foes)) if partial.get("deed") == "strike" and foes else (deed,)

        key = f"deed:{who}:{state.turn}:{steps}:{struck}"
        return Decision(key, "deed", who, (deed,), {"deed": "end"}, form=form)

    return make


def _reactions(mover: str, what: str, depth: int, passed: tuple[str, ...]) -> Callable[[Skirmish], list[Decision]]:
    def make(state: Skirmish) -> list[Decision]:
        if not _able(state, mover):
            return []
        return [
            Decision(
                f"react:{each.id}:{mover}:{state.turn}:{what}",
                "react",
                each.id,
                (Field("react", ("strike", "no")),),
                {"react": "no"},
                {"depth": depth},
            )
            for each in state.fighters.values()
            if each.id not in (mover, *passed) and each.life > 0 and each.reactions > 0
        ]

    return make


def _guard(target: str, who: str, face: int) -> Callable[[Skirmish], Decision | None]:
    def make(state: Skirmish) -> Decision | None:
        if not _able(state, target):
            return None
        guard = (Field("guard", ("parry", "none")),)
        return Decision(f"guard:{target}:{who}:{state.turn}", "guard", target, guard, {"guard": "none"}, {"face": face})

    return make
