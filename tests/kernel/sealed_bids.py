"""An auction: everybody bids in secret, then all is resolved in an order; in the *stages* form, restartable.

A round: secret bids for all; an initiative die each; in that order each picks a lot (a cask has a size: a dependent
field) and rolls its worth; everybody says in public whether he cheers; whoever likes toasts, the quickest first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_all, ask_first, checkpoint, roll, tell, wait, window
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import evolve
from tests.kernel.asking import ask

BIDS = ("0", "1", "2")
LOTS = ("lamp", "book", "cask")
SIZES = ("small", "large")


@dataclass(frozen=True)
class Bidder:
    id: str
    coins: int = 3
    pilot: bool = False
    orders: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Auction:
    bidders: dict[str, Bidder] = field(default_factory=dict)
    round: int = 0
    stage: Literal["bids", "order", "lots", "cheers", "toasts"] = "bids"
    bids: dict[str, int] = field(default_factory=dict)
    initiative: dict[str, int] = field(default_factory=dict)
    served: tuple[str, ...] = ()
    toasted: tuple[str, ...] = ()
    lots: tuple[str, ...] = LOTS
    worth: int = 0
    rounds_wanted: int = 1_000_000


@dataclass(frozen=True)
class Joined:
    record: Bidder
    type: Literal["joined"] = "joined"


@dataclass(frozen=True)
class Left:
    who: str
    type: Literal["left"] = "left"


@dataclass(frozen=True)
class CoinsSet:
    who: str
    before: int
    coins: int
    type: Literal["coins_set"] = "coins_set"


@dataclass(frozen=True)
class LotsSet:
    lots: tuple[str, ...]
    type: Literal["lots_set"] = "lots_set"


@dataclass(frozen=True)
class Instructed:
    who: str
    pilot: bool
    orders: dict[str, str]
    type: Literal["instructed"] = "instructed"


@dataclass(frozen=True)
class Nudged:
    who: str
    face: int
    type: Literal["nudged"] = "nudged"


@dataclass(frozen=True)
class Bid:
    who: str
    coins: int
    type: Literal["bid"] = "bid"


@dataclass(frozen=True)
class InitiativeRolled:
    who: str
    face: int
    type: Literal["initiative_rolled"] = "initiative_rolled"


@dataclass(frozen=True)
class LotTaken:
    who: str
    lot: str
    size: str | None
    faces: tuple[int, ...]
    type: Literal["lot_taken"] = "lot_taken"


@dataclass(frozen=True)
class Cheered:
    loud: tuple[str, ...]
    type: Literal["cheered"] = "cheered"


@dataclass(frozen=True)
class Toasted:
    who: str
    words: str
    type: Literal["toasted"] = "toasted"


@dataclass(frozen=True)
class Tipped:
    who: str
    to: str
    said_at: str
    type: Literal["tipped"] = "tipped"


@dataclass(frozen=True)
class StageReached:
    stage: Literal["bids", "order", "lots", "cheers", "toasts"]
    round: int
    type: Literal["stage_reached"] = "stage_reached"


@dataclass(frozen=True)
class Join:
    by: int
    who: str
    pilot: bool = False
    type: Literal["join"] = "join"


@dataclass(frozen=True)
class Leave:
    by: int
    who: str
    type: Literal["leave"] = "leave"


@dataclass(frozen=True)
class SetCoins:
    by: int
    who: str
    coins: int
    type: Literal["set_coins"] = "set_coins"


@dataclass(frozen=True)
class SetLots:
    by: int
    lots: tuple[str, ...]
    type: Literal["set_lots"] = "set_lots"


@dataclass(frozen=True)
class Instruct:
    """Autopilot on or off, and standing orders: the answer by kind of question."""

    by: int
    who: str
    pilot: bool = False
    orders: dict[str, str] = field(default_factory=dict)
    type: Literal["instruct"] = "instruct"


@dataclass(frozen=True)
class Nudge:
    by: int
    who: str
    type: Literal["nudge"] = "nudge"


@dataclass(frozen=True)
class Tip:
    """An action: taken at the next window."""

    by: int
    who: str
    to: str
    type: Literal["tip"] = "tip"


Event: TypeAlias = (
    Joined
    | Left
    | CoinsSet
    | LotsSet
    | Instructed
    | Nudged
    | Bid
    | InitiativeRolled
    | LotTaken
    | Cheered
    | Toasted
    | Tipped
    | StageReached
)


def _steps(state: Auction) -> bool:
    """Whether what comes next is a step of its clock, and nobody is asked before it."""
    return state.stage == "order" or (state.stage == "lots" and _next(state) is None)


class SealedBids:
    id = "sealed-bids"
    schema = 1
    restartable = True
    state_type = Auction
    event_types: tuple[type, ...] = Event.__args__
    note_types: tuple[type, ...] = (Join, Leave, SetCoins, SetLots, Instruct, Nudge, Tip)
    steps: frozenset[type] = frozenset({StageReached})
    rulings: frozenset[type] = frozenset({LotTaken})

    def play(self, scene: Scene[Auction]) -> Action:
        while True:
            yield from checkpoint(ahead="step" if _steps(scene.now) else "")
            for waiting in (yield from window()):
                yield from self._tip(scene, waiting.action, waiting.moment)
            state = scene.now
            if len(state.bidders) < 2 or state.round >= state.rounds_wanted:
                yield from wait()
            elif state.stage == "bids":
                answers = yield from ask_all(_bids, secret=True)
                for key, choice in answers.items():
                    yield from tell(Bid(_who(key), int(choice["coins"])))
                yield from tell(StageReached("order", scene.now.round))
            elif state.stage == "order":
                for who in state.bidders:
                    if who not in state.initiative:
                        (face,) = yield from roll(dice("d10"), who=who, why="initiative")
                        yield from tell(InitiativeRolled(who, face))
                yield from tell(StageReached("lots", state.round))
            elif state.stage == "lots":
                yield from self._lots(scene)
            elif state.stage == "cheers":
                cheers = yield from ask_all(_cheers)
                loud = tuple(_who(key) for key, choice in cheers.items() if choice["cheer"] == "loud")
                yield from tell(Cheered(loud))
                yield from tell(StageReached("toasts", scene.now.round))
            elif _toasts(state):
                answer = yield from ask_first(_toasts)
                if answer is not None:
                    yield from tell(Toasted(_who(answer[0]), answer[1]["words"]))
            else:
                yield from tell(StageReached("bids", state.round + 1))

    def _lots(self, scene: Scene[Auction]) -> Action:
        who = _next(scene.now)
        if who is None:
            yield from tell(StageReached("cheers", scene.now.round))
            return
        choice = yield from ask(_lot)
        if choice is not None:
            faces = yield from roll(dice("2d6"), who=who, why=f"worth of {choice['lot']}")
            yield from tell(LotTaken(who, choice["lot"], choice.get("size"), faces))

    def _tip(self, scene: Scene[Auction], action: Tip, moment: str) -> Action:
        people = scene.now.bidders
        if action.who in people and action.to in people and people[action.who].coins:
            yield from tell(Tipped(action.who, action.to, moment))

    def check(self, state: Auction, note: Any) -> None:
        if isinstance(note, Join):
            if note.who in state.bidders:
                raise Refused("already-here", name=note.who)
        elif not isinstance(note, SetLots) and note.who not in state.bidders:
            raise Refused("unknown-combatant", typed=note.who)

    def is_action(self, note: Any) -> bool:
        return isinstance(note, Tip)

    def note(self, scene: Scene[Auction], note: Any) -> Action:
        match note:
            case Join():
                yield from tell(Joined(Bidder(note.who, pilot=note.pilot)))
            case Leave():
                yield from tell(Left(note.who))
            case SetCoins():
                yield from tell(CoinsSet(note.who, scene.now.bidders[note.who].coins, note.coins))
            case SetLots():
                yield from tell(LotsSet(note.lots))
            case Instruct():
                yield from tell(Instructed(note.who, note.pilot, note.orders))
            case Nudge():
                (face,) = yield from roll(dice("d20"), who=note.who, why="nudge")
                yield from tell(Nudged(note.who, face))

    def after(self, state: Auction, event: Any) -> Auction:
        people = state.bidders
        match event:
            case Joined(record=record):
                return evolve(state, bidders={**people, record.id: record})
            case Left(who=who):
                return evolve(state, bidders={key: each for key, each in people.items() if key != who})
            case CoinsSet(who=who, coins=coins):
                return _with(state, who, coins=coins)
            case LotsSet(lots=lots):
                return evolve(state, lots=lots)
            case Instructed(who=who, pilot=pilot, orders=orders):
                return _with(state, who, pilot=pilot, orders=orders)
            case Bid(who=who, coins=coins):
                return evolve(state, bids={**state.bids, who: coins})
            case InitiativeRolled(who=who, face=face):
                return evolve(state, initiative={**state.initiative, who: face})
            case LotTaken(who=who, faces=faces):
                return evolve(state, served=(*state.served, who), worth=state.worth + sum(faces))
            case Toasted(who=who):
                return evolve(state, toasted=(*state.toasted, who))
            case Tipped(who=who, to=to):
                poorer = _with(state, who, coins=people[who].coins - 1)
                return _with(poorer, to, coins=poorer.bidders[to].coins + 1)
            case StageReached(stage="bids", round=number):
                return evolve(state, round=number, stage="bids", bids={}, initiative={}, served=(), toasted=())
            case StageReached(stage=stage):
                return evolve(state, stage=stage)
        return state

    def moment(self, state: Auction) -> str:
        return f"{state.round}-{state.stage}"

    def answers(self, state: Auction, decision: Decision) -> tuple[str, Choice] | None:
        bidder = state.bidders[decision.who]
        if bidder.pilot:
            return "autopilot", decision.default
        name = decision.fields[0].name
        if decision.kind in bidder.orders and decision.legal({name: bidder.orders[decision.kind]}) == ():
            return "orders", {name: bidder.orders[decision.kind]}
        return None

    def audience(self, event: Any) -> Audience:
        return GM_ONLY if isinstance(event, Nudged) else PUBLIC


def _with(state: Auction, who: str, **changes: Any) -> Auction:
    return evolve(state, bidders={**state.bidders, who: evolve(state.bidders[who], **changes)})


def _who(key: str) -> str:
    return key.split(":")[1]


def _next(state: Auction) -> str | None:
    waiting = [who for who in state.bidders if who in state.initiative and who not in state.served and state.lots]
    return max(waiting, key=lambda who: (state.bids.get(who, 0), state.initiative[who], who), default=None)


def _bids(state: Auction) -> Sequence[Decision]:
    return [
        Decision(f"bid:{each.id}", "bid", each.id, (Field("coins", BIDS[: each.coins + 1]),), {"coins": "0"})
        for each in state.bidders.values()
    ]


def _lot(state: Auction) -> Decision | None:
    who = _next(state)
    if who is None:
        return None
    lots = Field("lot", state.lots)

    def form(partial: Choice) -> tuple[Field, ...]:
        return (lots, Field("size", SIZES)) if partial.get("lot") == "cask" else (lots,)

    default = {"lot": state.lots[0], "size": "small"} if state.lots[0] == "cask" else {"lot": state.lots[0]}
    return Decision(f"lot:{who}", "lot", who, (lots,), default, {"bid": state.bids.get(who, 0)}, form)


def _cheers(state: Auction) -> Sequence[Decision]:
    """Who has nothing left cheers low."""
    hat = Field("hat", ("on", "off"))
    return [
        Decision(
            f"cheer:{each.id}",
            "cheer",
            each.id,
            (Field("cheer", ("loud", "low") if each.coins else ("low",)), hat),
            {"cheer": "low", "hat": "on"},
        )
        for each in state.bidders.values()
    ]


def _toasts(state: Auction) -> Sequence[Decision]:
    words = (Field("words", ("health", "none")),)
    return [
        Decision(f"toast:{who}", "toast", who, words, {"words": "none"})
        for who in state.bidders
        if who not in state.toasted
    ]
