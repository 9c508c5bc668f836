"""A second tiny game, as unlike the first as the table allows: an auction in rounds.

In each round everybody announces in public what he bids (`declare`), then a die judges the bids. Purses shrink,
crowds bid as one (`size`), the game master has tools of his own, and the encounter may be opened in a variant. It knows
no turn, no order given beforehand, nobody who strikes or bides his time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from bot.kernel.decisions import Choice, Decision, Field, Reading, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_all, checkpoint, roll, tell, wait
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.frame import Open
from bot.kernel.ruleset import Discretion, Person, Reader, Row, Setting, Slot, View, only
from bot.kernel.values import evolve

from .plain_sheets import PlainSheets

PURSE, BROKE = 10, 0
STATUSES = ("drowsy", "smitten")
MOODS = ("bold", "thrifty")
TOOLS: Mapping[str, tuple[str, ...]] = {"gavel": ("value",), "rumour": ("who", "words"), "swap": ("who", "target")}
GAVELS = {"once": 1, "twice": 2}


@dataclass(frozen=True)
class Bidder:
    id: str
    name: str
    player: int | None = None
    purse: int = PURSE
    heads: int = 1
    mood: str | None = None
    statuses: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    dutch: bool = False
    people: dict[str, Bidder] = field(default_factory=dict)
    round: int = 0
    last: int = 9
    bids: dict[str, str] = field(default_factory=dict)
    begun: bool = False


@dataclass(frozen=True)
class SeatTaken:
    record: Bidder
    type: Literal["seat_taken"] = "seat_taken"


@dataclass(frozen=True)
class RoundOpened:
    round: int
    type: Literal["round_opened"] = "round_opened"


@dataclass(frozen=True)
class BidMade:
    combatant: str
    action: str
    type: Literal["bid_made"] = "bid_made"


@dataclass(frozen=True)
class Judged:
    combatant: str
    face: int
    paid: int
    type: Literal["judged"] = "judged"


@dataclass(frozen=True)
class GavelFell:
    rounds: int
    type: Literal["gavel_fell"] = "gavel_fell"


@dataclass(frozen=True)
class RumourSpread:
    combatant: str
    words: str
    type: Literal["rumour_spread"] = "rumour_spread"


@dataclass(frozen=True)
class SeatsSwapped:
    combatant: str
    target: str
    type: Literal["seats_swapped"] = "seats_swapped"


@dataclass(frozen=True)
class Corrected:
    combatant: str
    purse: int
    statuses: tuple[str, ...]
    type: Literal["corrected"] = "corrected"


@dataclass(frozen=True)
class Sit:
    by: int
    records: tuple[Bidder, ...]
    type: Literal["sit"] = "sit"


@dataclass(frozen=True)
class Tool:
    by: int
    event: GavelFell | RumourSpread | SeatsSwapped | Corrected
    type: Literal["tool"] = "tool"


class _Sheets(PlainSheets):
    def ready(self, locale: str) -> Sequence[tuple[str, str]]:
        return [("dora", "Dora"), ("otto", "Otto")]

    def propose(self, args: Mapping[str, Scalar]) -> tuple[str, str]:
        only(args, "ready", "name", "class")
        name = str(args.get("name") or args.get("ready") or "?").title()
        return name, json.dumps({"name": name, "purse": PURSE, "trade": str(args.get("class") or "baker")})

    def read(self, text: str, called: object = None) -> tuple[str, str]:
        name, _, purse = text.strip().partition(" ")
        if not purse.isdigit():
            raise Refused("auction-purse", field="purse")
        return name, json.dumps({"name": name, "purse": int(purse), "trade": "baker"})

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        return dict(json.loads(body))


class Auction:
    id = "auction"
    schema = 7
    restartable = True
    state_type = State
    event_types = (SeatTaken, RoundOpened, BidMade, Judged, GavelFell, RumourSpread, SeatsSwapped, Corrected)
    note_types = (Sit, Tool)
    steps = frozenset({RoundOpened})
    rulings = frozenset({Judged})
    sheets = _Sheets()

    def opening(self, settings: Mapping[str, Scalar]) -> State:
        only(settings, "variant")
        return State(dutch=settings.get("variant") == "dutch")

    def play(self, scene: Scene[State]) -> Action:
        while True:
            state = scene.now
            bid = all(each.id in state.bids for each in able(state))
            yield from checkpoint(ahead="step" if bid and state.round < state.last else "")
            if state.round >= state.last or len(able(state)) < 2:
                yield from wait()
            elif bid and state.bids:
                for each in able(state):
                    (face,) = yield from roll(dice("d6"), who=each.id, why="haggle")
                    yield from tell(Judged(each.id, face, face if state.bids[each.id] == "raise" else 0))
                yield from tell(RoundOpened(scene.now.round + 1))
            elif not state.begun:
                yield from tell(RoundOpened(1))
            else:
                answers = yield from ask_all(_questions)
                for key, choice in answers.items():
                    yield from tell(BidMade(key.split(":")[1], choice["action"]))

    def check(self, state: State, note: Any) -> None:
        if isinstance(note, Sit) and any(each.id in state.people for each in note.records):
            raise Refused("already-here", name=note.records[0].name)

    def is_action(self, note: Any) -> bool:
        return False

    def note(self, scene: Scene[State], note: Any) -> Action:
        if isinstance(note, Sit):
            for each in note.records:
                yield from tell(SeatTaken(each))
        else:
            yield from tell(note.event)

    def after(self, state: State, event: Any) -> State:
        match event:
            case SeatTaken(record=record):
                return evolve(state, people={**state.people, record.id: record})
            case RoundOpened(round=number):
                return evolve(state, round=number, bids={}, begun=True)
            case BidMade(combatant=who, action=action):
                return evolve(state, bids={**state.bids, who: action})
            case Judged(combatant=who, paid=paid):
                payer = state.people[who]
                return evolve(state, people={**state.people, who: evolve(payer, purse=max(0, payer.purse - paid))})
            case GavelFell(rounds=rounds):
                return evolve(state, last=state.round + rounds)
            case Corrected(combatant=who, purse=purse, statuses=statuses):
                mended = evolve(state.people[who], purse=purse, statuses=tuple(statuses))
                return evolve(state, people={**state.people, who: mended})
            case _:
                return state

    def moment(self, state: State) -> str:
        return f"r{state.round}"

    def answers(self, state: State, decision: Decision) -> tuple[str, Choice] | None:
        mood = state.people[decision.who].mood
        return None if mood is None else ("autopilot", {"action": "raise" if mood == "bold" else "pass"})

    def audience(self, event: Any) -> Audience:
        return GM_ONLY if isinstance(event, RumourSpread) else PUBLIC

    def people(self, state: State) -> tuple[Person, ...]:
        return tuple(
            Person(p.id, p.name, p.id, p.player, autopilot=p.mood is not None, out=p.purse <= BROKE)
            for p in state.people.values()
        )

    def redacted(self, state: State, event: Any, reader: Reader) -> Any:
        return event

    def in_words(self, event: Any) -> Any:
        return event

    def may_read(self, state: State, event: Any, reader: Reader) -> bool:
        return reader.gm or self.audience(event).to == "public"

    def view(self, state: State, reader: Reader, questions: Sequence[Open]) -> View:
        rows = tuple(
            Row(p.id, p.name, p.id, {"purse": p.purse, "player": p.player, "heads": p.heads})
            for p in state.people.values()
        )
        slots = [Slot(state.round, state.round, each.id, "bids", {"purse": each.purse}) for each in able(state)]
        slots.append(Slot(state.last, state.last, "", "gavel"))
        return View(self.id, {"round": state.round, "dutch": state.dutch}, rows, schedule=tuple(slots))

    def stepwise(self, state: State, command: str, who: str) -> Decision | None:
        return self.form(state, command, who)

    def form(self, state: State, command: str, who: str, *, whole: bool = False) -> Decision | None:
        asked = [each for each in _questions(state) if each.who == who]
        return asked[0] if command == "declare" and asked else None

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
                sheet = json.loads(str(args["sheet"]))
                return Sit(
                    by, (Bidder(_ident(sheet["name"]), sheet["name"], int(str(args["player"])), sheet["purse"]),)
                )
            case "npc-add":
                return Sit(by, _crowd(state, args))
            case "declare":
                raise Refused("nothing-pending")
            case "fix-set":
                return _corrected(state, by, args, purse=int(str(args["value"])))
            case "fix-status":
                has = state.people[str(args["who"])].statuses
                return _corrected(state, by, args, statuses=(*has, str(args["status"])))
            case "gm-tool":
                return _tool(state, by, args)
            case _:
                raise UnknownCommand(command)

    def offers(self, state: State, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        match command, option:
            case "npc-add", "creature":
                return [("Une foule" if locale == "fr" else "A crowd", "crowd"), ("Rat", "rat")]
            case "fix-status", "status":
                return [(each, each) for each in STATUSES]
            case "gm-tool", "tool":
                return [(each, each) for each in TOOLS]
            case "gm-tool-gavel", "value":
                return [(each, each) for each in GAVELS]
            case "gm-dice", "why":
                return [("haggle", "haggle")]
            case "open", "variant":
                return [("Hollandaise" if locale == "fr" else "Dutch", "dutch"), ("English", "english")]
        return []

    def settings_of(self, state: State) -> tuple[Setting, ...]:
        return ()

    def figures(self, state: State, who: str) -> Mapping[str, int]:
        return {}

    def worn(self, state: State, who: str) -> Mapping[str, Any]:
        return {}

    def fixable(self, state: State) -> Mapping[str, tuple[int, int]]:
        return {"purse": (0, 99)}

    def rules_of(self, event: Any) -> tuple[str, ...]:
        return ("AUC-001",) if isinstance(event, Judged) else ()


def able(state: State) -> list[Bidder]:
    """Those who have something left to bid."""
    return [each for each in state.people.values() if each.purse > BROKE]


def _questions(state: State) -> list[Decision]:
    actions = Field("action", ("raise", "pass"))
    return [
        Decision(f"bid:{each.id}:{state.round}", "declare", each.id, (actions,), {"action": "pass"})
        for each in able(state)
        if state.begun and each.id not in state.bids
    ]


def _ident(name: str) -> str:
    return name.casefold().replace(" ", "-")


def _crowd(state: State, args: Mapping[str, Scalar]) -> tuple[Bidder, ...]:
    kind, heads = str(args["creature"]), int(str(args.get("size") or 1))
    name = str(args.get("name") or kind.title())
    return (Bidder(_ident(name), name, None, PURSE * heads, heads, mood="bold" if kind == "rat" else None),)


def _corrected(state: State, by: int, args: Mapping[str, Scalar], **changed: Any) -> Tool:
    who = state.people[str(args["who"])]
    mended = evolve(who, **changed)
    return Tool(by, Corrected(who.id, mended.purse, mended.statuses))


def _tool(state: State, by: int, args: Mapping[str, Scalar]) -> Tool:
    tool = str(args["tool"])
    for each in TOOLS[tool]:
        if args.get(each) is None:
            raise Refused("auction-tool-wants", tool=tool, argument=each)
    match tool:
        case "gavel":
            return Tool(by, GavelFell(GAVELS[str(args["value"])]))
        case "rumour":
            return Tool(by, RumourSpread(str(args["who"]), str(args["words"])))
        case _:
            return Tool(by, SeatsSwapped(str(args["who"]), str(args["target"])))


WORDS = {
    "fr": """word-ruleset-auction = Vente aux enchères
word-auction-tool-gavel = marteau
word-auction-tool-rumour = rumeur
word-auction-tool-swap = échange
word-auction-value-once = une fois
word-auction-value-twice = deux fois
word-auction-status-drowsy = somnolent
word-auction-status-smitten = sous le charme
word-auction-action-raise = surenchérir
word-auction-action-pass = passer
word-auction-field-purse = bourse
word-auction-why-haggle = marchandage, négoce
question-auction-declare = { $who }, que faites-vous ?
event-auction-seat_taken = { $record } s’assied.
event-auction-bid_made = { $combatant } : { $action_word }.
event-auction-judged = { $combatant } paie { $paid } ({ $face }).
event-auction-gavel_fell = Le marteau : encore { $rounds }.
event-auction-rumour_spread = On murmure sur { $combatant } : { $words }
event-auction-seats_swapped = { $combatant } et { $target } changent de place.
event-auction-corrected = { $combatant } : { $purse } en bourse, { $statuses }.
why-auction-judged = { $face } au dé
refused-auction-purse = Une fiche d’enchères dit un nom et une bourse ({ $field }).
refused-auction-tool-wants = « { $tool } » demande { $argument_option }.
sheet-auction = **{ $name }** · { $purse } pièces · { $trade }
fighter-auction = { $purse } pièces
moment-auction = Tour d’enchères { $round }
cell-auction-1 = { $purse }
    .width = 4
timeline-auction = Enchère { $moment }
    .now = round
slot-auction-bids = { $who } mise
slot-auction-gavel = le marteau
rulebook-auction = AUC
rule-AUC-001 = le marchandage
    .summary = Un dé à six faces dit ce que l’on paie.
""",
    "en": """word-ruleset-auction = Auction
word-auction-tool-gavel = gavel
word-auction-tool-rumour = rumour
word-auction-tool-swap = swap seats
word-auction-value-once = once
word-auction-value-twice = twice
word-auction-status-drowsy = drowsy
word-auction-status-smitten = smitten
word-auction-action-raise = raise
word-auction-action-pass = pass
word-auction-field-purse = purse
word-auction-why-haggle = haggling
question-auction-declare = { $who }, what do you do?
event-auction-seat_taken = { $record } sits down.
event-auction-bid_made = { $combatant }: { $action_word }.
event-auction-judged = { $combatant } pays { $paid } ({ $face }).
event-auction-gavel_fell = The gavel: { $rounds } more.
event-auction-rumour_spread = They whisper about { $combatant }: { $words }
event-auction-seats_swapped = { $combatant } and { $target } change places.
event-auction-corrected = { $combatant }: { $purse } in the purse, { $statuses }.
why-auction-judged = { $face } on the die
refused-auction-purse = An auction’s sheet says a name and a purse ({ $field }).
refused-auction-tool-wants = “{ $tool }” asks for { $argument_option }.
sheet-auction = **{ $name }** · { $purse } coins · { $trade }
fighter-auction = { $purse } coins
moment-auction = Bidding round { $round }
cell-auction-1 = { $purse }
    .width = 4
timeline-auction = Round { $moment }
    .now = round
slot-auction-bids = { $who } bids
slot-auction-gavel = the gavel
rulebook-auction = AUC
rule-AUC-001 = haggling
    .summary = A die of six says what is paid.
""",
}


def teach(folder: Path) -> Path:
    """Write the game's words into a host's *folder*."""
    return taught("auction", WORDS, folder)


def taught(game: str, words: Mapping[str, str], folder: Path) -> Path:
    """Write the *words* of *game*, by language, into a host's *folder*, as a host would."""
    for locale, told in words.items():
        place = folder / "lang" / locale
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{game}.ftl").write_text(told, "utf-8")
    return folder
