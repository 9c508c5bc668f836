"""A tiny game for the table's tests: people poke each other in turns, and now and then stare each other down in secret.

They may say beforehand whom they poke and how they stare, or bide their time and poke when they please. It knows no
segment, no hand, no parry; that it can be played through the same table is part of what is tested.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.kernel.decisions import Choice, Decision, Field, Reading, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_all, ask_first, checkpoint, roll, tell, wait
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.events import PUBLIC, Audience, owner_of
from bot.kernel.frame import Open
from bot.kernel.ruleset import Discretion, Person, Reader, Row, Setting, Slot, View
from bot.kernel.values import evolve

from .plain_sheets import PlainSheets


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
    orders: dict[str, dict[str, str]] = field(default_factory=dict)
    biding: dict[str, int] = field(default_factory=dict)
    """The last turn of which somebody bides his time."""


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
class Ordered:
    combatant: str
    matter: str
    order: str
    type: Literal["ordered"] = "ordered"


@dataclass(frozen=True)
class Bided:
    combatant: str
    until: int
    type: Literal["bided"] = "bided"


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


@dataclass(frozen=True)
class Order:
    by: int
    who: str
    matter: str
    order: str
    type: Literal["order"] = "order"


@dataclass(frozen=True)
class Bide:
    by: int
    who: str
    until: int
    type: Literal["bide"] = "bide"


@dataclass(frozen=True)
class Lunge:
    by: int
    who: str
    target: str
    type: Literal["lunge"] = "lunge"


ORDERS = {"poke": ("ask", "first", "weakest"), "stare": ("ask", "hold", "blink")}


class _Sheets(PlainSheets):
    def ready(self, locale: str) -> Sequence[tuple[str, str]]:
        return [("bea", "Béa")]

    def propose(self, args: Mapping[str, Scalar]) -> tuple[str, str]:
        name = str(args.get("name") or args.get("ready"))
        return name, json.dumps({"name": name})

    def read(self, text: str, called: object = None) -> tuple[str, str]:
        return text, json.dumps({"name": text})

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        return dict(json.loads(body))


class Quarrel:
    id = "quarrel"
    schema = 1
    restartable = True
    state_type = State
    event_types = (Came, Turned, Poked, Stared, Whispered, Ordered, Bided)
    note_types = (Join, Break, Whisper, Order, Bide, Lunge)
    steps = frozenset({Turned})
    rulings = frozenset({Poked})
    sheets = _Sheets()

    def opening(self, settings: Mapping[str, Scalar]) -> State:
        if settings:
            raise Refused("unknown-setting", key=next(iter(settings)))
        return State()

    def play(self, scene: Scene[State]) -> Action:
        while True:
            state = scene.now
            alive = [p for p in state.people.values() if p.grit > 0]
            turns = not state.staring and all(p.id in (*state.poked, *state.biding) for p in alive)
            yield from checkpoint(ahead="step" if turns and len(alive) > 1 else "")
            if len(alive) < 2:
                yield from wait()
            elif state.staring:
                answers = yield from ask_all(self._stares, secret=True)
                for key, choice in answers.items():
                    yield from tell(Stared(key.split(":")[1], choice["stare"]))
                yield from tell(Turned(scene.now.turn + 1, False))
            elif turns:
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
            if each.grit > 0 and each.id not in (*state.poked, *state.biding) and foes:
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
        if isinstance(note, Lunge) and note.who not in state.biding:
            raise Refused("nothing-pending")

    def is_action(self, note: Any) -> bool:
        return False

    def note(self, scene: Scene[State], note: Any) -> Action:
        if isinstance(note, Break):
            raise RuntimeError("these rules are broken")
        if isinstance(note, Join):
            yield from tell(Came(note.record))
        elif isinstance(note, Order):
            yield from tell(Ordered(note.who, note.matter, note.order))
        elif isinstance(note, Bide):
            yield from tell(Bided(note.who, note.until))
        elif isinstance(note, Lunge):
            (face,) = yield from roll(dice("d3"), who=note.who, why="poke")
            yield from tell(Poked(note.who, note.target, face))
        else:
            yield from tell(Whispered(note.who))

    def after(self, state: State, event: Any) -> State:
        match event:
            case Came(record=record):
                return evolve(state, people={**state.people, record.id: record})
            case Turned(turn=turn, staring=staring):
                biding = {who: until for who, until in state.biding.items() if until >= turn}
                return evolve(state, turn=turn, staring=staring, poked=(), biding=biding)
            case Poked(combatant=who, target=target, face=face):
                hurt = evolve(state.people[target], grit=max(0, state.people[target].grit - face))
                biding = {each: until for each, until in state.biding.items() if each != who}
                return evolve(state, poked=(*state.poked, who), people={**state.people, target: hurt}, biding=biding)
            case Ordered(combatant=who, matter=matter, order=order):
                mine = {**state.orders.get(who, {}), matter: order}
                return evolve(state, orders={**state.orders, who: mine})
            case Bided(combatant=who, until=until):
                return evolve(state, biding={**state.biding, who: until})
            case _:
                return state

    def moment(self, state: State) -> str:
        return str(state.turn)

    def answers(self, state: State, decision: Decision) -> tuple[str, Choice] | None:
        order = state.orders.get(decision.who, {}).get(decision.kind, "ask")
        if order != "ask":
            foes = decision.fields[0].options
            said = {
                "first": foes[0],
                "weakest": min(foes, key=lambda foe: state.people[foe].grit if foe in state.people else 0),
            }
            return "orders", {decision.fields[0].name: said.get(order, order)}
        return ("autopilot", decision.default) if state.people[decision.who].autopilot else None

    def audience(self, event: Any) -> Audience:
        return owner_of(event.combatant) if isinstance(event, Whispered | Ordered | Bided) else PUBLIC

    def people(self, state: State) -> tuple[Person, ...]:
        return tuple(
            Person(p.id, p.name, p.id, p.player, autopilot=p.autopilot, out=p.grit <= 0) for p in state.people.values()
        )

    def redacted(self, state: State, event: Any, reader: Reader) -> Any:
        return event

    def in_words(self, event: Any) -> Any:
        return event

    def may_read(self, state: State, event: Any, reader: Reader) -> bool:
        audience = self.audience(event)
        return reader.gm or audience.to == "public" or state.people[audience.of or ""].player == reader.user

    def view(self, state: State, reader: Reader, questions: Sequence[Open]) -> View:
        rows = tuple(Row(p.id, p.name, p.id, {"grit": p.grit}) for p in state.people.values())
        slots = [
            Slot(state.turn, until, who, "bides")
            for who, until in state.biding.items()
            if reader.gm or state.people[who].player == reader.user
        ]
        slots += [Slot(state.turn + 1, state.turn + 1, each.id, "pokes", {"grit": each.grit}) for each in alive(state)]
        return View(self.id, {"turn": state.turn}, rows, schedule=tuple(slots))

    def stepwise(self, state: State, command: str, who: str) -> Decision | None:
        return self.form(state, command, who)

    def form(self, state: State, command: str, who: str, *, whole: bool = False) -> Decision | None:
        if state.people[who].grit <= 0:
            return None
        match command:
            case "orders":
                return _orders(state, who)
            case "hold":
                turns = tuple(str(state.turn + more) for more in (0, 1, 2))
                return Decision("hold", "hold", who, (Field("until", turns),), {"until": turns[0]})
            case "release" if who in state.biding:
                foes = tuple(each.id for each in alive(state) if each.id != who)
                return Decision("release", "release", who, (Field("target", foes),), {"target": foes[0]})
            case _:
                return None

    def prospect(
        self, state: State, decision: Decision, partial: Choice, field: str, value: str, reader: Reader
    ) -> Mapping[str, Scalar]:
        return {}

    def discreetly(self, state: State, decision: Decision, reader: Reader) -> Decision:
        return decision

    def offered_openly(self, state: State, decision: Decision) -> bool:
        return False

    def discretion(self, state: State, decision: Decision) -> Discretion:
        return "none"

    def reading(self, state: State, command: str, decision: Decision) -> Reading | None:
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
            case "orders":
                return Order(by, str(args["who"]), str(args["matter"]), str(args["order"]))
            case "hold":
                return Bide(by, str(args["who"]), int(str(args.get("until", state.turn))))
            case "release":
                foe = next(each.id for each in alive(state) if each.id != args["who"])
                return Lunge(by, str(args["who"]), str(args.get("target", foe)))
            case "whisper":
                return Whisper(by, str(args["who"]))
            case _:
                raise UnknownCommand(command)

    def offers(self, state: State, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        return [("Gobelin", "goblin"), ("Loup", "wolf")] if option == "creature" else []

    def settings_of(self, state: State) -> tuple[Setting, ...]:
        return ()

    def figures(self, state: State, who: str) -> Mapping[str, int]:
        return {}

    def worn(self, state: State, who: str) -> Mapping[str, Any]:
        return {}

    def fixable(self, state: State) -> Mapping[str, tuple[int, int]]:
        return {"grit": (0, 99)}


def alive(state: State) -> list[Quarreller]:
    """Those who can still poke."""
    return [each for each in state.people.values() if each.grit > 0]


def _orders(state: State, who: str) -> Decision:
    matter = Field("matter", tuple(ORDERS))
    about: dict[str, Scalar] = {f"{each}.order": state.orders.get(who, {}).get(each, "ask") for each in ORDERS}

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = ORDERS.get(partial.get("matter", ""))
        return (matter,) if chosen is None else (matter, Field("order", chosen))

    return Decision("orders", "orders", who, (matter,), {"matter": "poke", "order": "ask"}, about, form)
