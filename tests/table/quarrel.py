"""A tiny game for the table's tests: people poke each other in turns, and now and then stare each other down in secret.

It knows no segment, no hand, no parry; that it can be played through the same table is part of what is tested.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_all, ask_first, checkpoint, roll, tell, wait
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC, Audience, owner_of
from bot.kernel.frame import Open
from bot.kernel.ruleset import Person, Reader, Row, View
from bot.kernel.values import evolve


@dataclass(frozen=True)
class Quarreller:
    id: str
    name: str
    player: int | None
    grit: int = 6
    autopilot: bool = False


@dataclass(frozen=True)
class State:
    people: dict[str, Quarreller] = field(default_factory=dict)
    turn: int = 0
    poked: tuple[str, ...] = ()
    staring: bool = False


@dataclass(frozen=True)
class Came:
    record: Quarreller
    type: Literal["came"] = "came"


@dataclass(frozen=True)
class Turned:
    turn: int
    staring: bool
    type: Literal["turned"] = "turned"


@dataclass(frozen=True)
class Poked:
    combatant: str
    target: str
    face: int
    type: Literal["poked"] = "poked"


@dataclass(frozen=True)
class Stared:
    combatant: str
    choice: str
    type: Literal["stared"] = "stared"


@dataclass(frozen=True)
class Whispered:
    combatant: str
    type: Literal["whispered"] = "whispered"


@dataclass(frozen=True)
class Join:
    by: int
    record: Quarreller
    type: Literal["join"] = "join"


@dataclass(frozen=True)
class Break:
    """Makes the rules raise."""

    by: int
    type: Literal["break"] = "break"


@dataclass(frozen=True)
class Whisper:
    by: int
    who: str
    type: Literal["whisper"] = "whisper"


class _Sheets:
    def ready(self, locale: str) -> Sequence[tuple[str, str]]:
        return [("bea", "Béa")]

    def propose(self, args: Mapping[str, Scalar]) -> tuple[str, str]:
        name = str(args.get("name") or args.get("ready"))
        return name, json.dumps({"name": name})

    def read(self, text: str) -> tuple[str, str]:
        return text, json.dumps({"name": text})

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        return dict(json.loads(body))


class Quarrel:
    id = "quarrel"
    schema = 1
    restartable = True
    state_type = State
    event_types = (Came, Turned, Poked, Stared, Whispered)
    note_types = (Join, Break, Whisper)
    steps = frozenset({Turned})
    rulings = frozenset({Poked})
    sheets = _Sheets()

    def opening(self, settings: Mapping[str, Scalar]) -> State:
        if settings:
            raise Refused("unknown-setting", key=next(iter(settings)))
        return State()

    def play(self, scene: Scene[State]) -> Action:
        while True:
            yield from checkpoint()
            state = scene.now
            alive = [p for p in state.people.values() if p.grit > 0]
            if len(alive) < 2:
                yield from wait()
            elif state.staring:
                answers = yield from ask_all(self._stares, secret=True)
                for key, choice in answers.items():
                    yield from tell(Stared(key.split(":")[1], choice["stare"]))
                yield from tell(Turned(scene.now.turn + 1, False))
            elif all(p.id in state.poked for p in alive):
                yield from tell(Turned(state.turn + 1, (state.turn + 1) % 3 == 0))
            else:
                answer = yield from ask_first(self._pokes)
                if answer is not None:
                    who = answer[0].split(":")[1]
                    (face,) = yield from roll(dice("d3"), who=who, why="poke")
                    yield from tell(Poked(who, answer[1]["target"], face))

    def _pokes(self, state: State) -> list[Decision]:
        made = []
        for each in state.people.values():
            foes = tuple(p.id for p in state.people.values() if p.grit > 0 and p.id != each.id)
            if each.grit > 0 and each.id not in state.poked and foes:
                made.append(
                    Decision(
                        f"poke:{each.id}:{state.turn}", "poke", each.id, (Field("target", foes),), {"target": foes[0]}
                    )
                )
        return made

    def _stares(self, state: State) -> list[Decision]:
        options = (Field("stare", ("hold", "blink")),)
        return [
            Decision(f"stare:{p.id}:{state.turn}", "stare", p.id, options, {"stare": "blink"})
            for p in state.people.values()
            if p.grit > 0
        ]

    def check(self, state: State, note: Any) -> None:
        if isinstance(note, Join) and note.record.id in state.people:
            raise Refused("already-here", name=note.record.name)

    def is_action(self, note: Any) -> bool:
        return False

    def note(self, scene: Scene[State], note: Any) -> Action:
        if isinstance(note, Break):
            raise RuntimeError("these rules are broken")
        if isinstance(note, Join):
            yield from tell(Came(note.record))
        else:
            yield from tell(Whispered(note.who))

    def after(self, state: State, event: Any) -> State:
        match event:
            case Came(record=record):
                return evolve(state, people={**state.people, record.id: record})
            case Turned(turn=turn, staring=staring):
                return evolve(state, turn=turn, staring=staring, poked=())
            case Poked(combatant=who, target=target, face=face):
                hurt = evolve(state.people[target], grit=max(0, state.people[target].grit - face))
                return evolve(state, poked=(*state.poked, who), people={**state.people, target: hurt})
            case _:
                return state

    def moment(self, state: State) -> str:
        return str(state.turn)

    def answers(self, state: State, decision: Decision) -> tuple[str, Choice] | None:
        return ("autopilot", decision.default) if state.people[decision.who].autopilot else None

    def audience(self, event: Any) -> Audience:
        return owner_of(event.combatant) if isinstance(event, Whispered) else PUBLIC

    def people(self, state: State) -> tuple[Person, ...]:
        return tuple(
            Person(p.id, p.name, p.id, p.player, autopilot=p.autopilot, out=p.grit <= 0) for p in state.people.values()
        )

    def may_read(self, state: State, event: Any, reader: Reader) -> bool:
        audience = self.audience(event)
        return reader.gm or audience.to == "public" or state.people[audience.of or ""].player == reader.user

    def view(self, state: State, reader: Reader, questions: Sequence[Open]) -> View:
        rows = tuple(Row(p.id, p.name, p.id, {"grit": p.grit}) for p in state.people.values())
        return View(self.id, {"turn": state.turn}, rows)

    def form(self, state: State, command: str, who: str) -> Decision | None:
        return None

    def compose(self, state: State, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        match command:
            case "join":
                name = json.loads(str(args["sheet"]))["name"]
                return Join(by, Quarreller(name.casefold(), name, int(str(args["player"]))))
            case "npc-add":
                name = str(args["creature"])
                return Join(by, Quarreller(name.casefold(), name, None, autopilot=True))
            case "break":
                return Break(by)
            case "whisper":
                return Whisper(by, str(args["who"]))
            case _:
                raise Refused("not-possible-here", command=command)

    def offers(self, state: State, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        return [("Gobelin", "goblin")] if option == "creature" else []

    def fixable(self, state: State) -> Mapping[str, tuple[int, int]]:
        return {"grit": (0, 99)}
