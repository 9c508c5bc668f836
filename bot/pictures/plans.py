"""What a picture shows: plain data, words included, and nothing that its reader may not know.

A plan travels to the process that draws as one line of JSON. Its digest names the picture by what it shows.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal, TypeAlias

EDITION: Final = 2
"""Raised whenever the same plan is drawn differently: pictures are kept by what they show."""

Look: TypeAlias = Literal["mark", "solid", "hatched", "outline", "striped", "dotted", "crossed"]
"""How a bar is drawn. Each look has a pattern of its own beside its colour."""
MOST_WOUNDS: Final = 3
Theme: TypeAlias = Literal["dark", "light"]
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
LOOKS: Final[tuple[Look, ...]] = ("mark", "solid", "hatched", "outline", "striped", "dotted", "crossed")


@dataclass(frozen=True)
class Bar:
    """What stands in a lane from column *first* to column *last*, both included (the first column is 0).

    *label* is written in it or beside it. What goes on beyond the last column of the picture, or begins there, points
    to *until*.
    """

    first: int
    last: int
    look: Look
    label: str
    until: str = ""


@dataclass(frozen=True)
class Lane:
    """One combatant: *side* counts the sides from 0 in the order in which they appear."""

    name: str
    side: int
    bars: tuple[Bar, ...] = ()


@dataclass(frozen=True)
class TimelinePlan:
    """Lanes under the moments *ticks*, the present one first. *legend* explains the looks that occur; *foot* is the
    last line."""

    title: str
    now: str
    ticks: tuple[str, ...]
    lanes: tuple[Lane, ...]
    legend: tuple[tuple[Look, str], ...] = ()
    foot: str = ""
    theme: Theme = "dark"
    kind: Literal["timeline"] = "timeline"


@dataclass(frozen=True)
class Token:
    """A combatant on the map: the cell, *initial* (up to three characters), the side as in a lane, and whether it is
    the reader's *own*. *low*: out of the fight. *wounds*: from 0, unhurt, to `MOST_WOUNDS`. *awaited*: the game waits
    for him. *hidden*: seen by this reader, and not by everybody. *width*: how many cells he takes up across,
    and down, from his own on."""

    column: int
    row: int
    initial: str
    side: int
    own: bool = False
    low: bool = False
    wounds: int = 0
    awaited: bool = False
    hidden: bool = False
    width: int = 1


@dataclass(frozen=True)
class GroundPlan:
    """A part of the ground, *columns* by *rows* cells from the cell (*left*, *top*) on, both counted from 0; of
    hexagons, which stand in upright columns, every second one is half a cell lower.

    *names* are those of *tokens*, in the same order, *notes* what is said of each beside it. *cells* are (column, row,
    look) of what is beside plain ground, *signs* the look and its word. *reach* are (column, row, cost) of where the
    reader could go: 0 for a step. *facing* are pairs of places in *tokens*.
    """

    title: str
    shape: Literal["square", "hexagonal"]
    left: int
    top: int
    columns: int
    rows: int
    tokens: tuple[Token, ...] = ()
    names: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    cells: tuple[tuple[int, int, Look], ...] = ()
    reach: tuple[tuple[int, int, int], ...] = ()
    facing: tuple[tuple[int, int], ...] = ()
    signs: tuple[tuple[Look, str], ...] = ()
    foot: str = ""
    theme: Theme = "dark"
    kind: Literal["ground"] = "ground"


Limb: TypeAlias = Literal["whole", "broken", "lost"]
Harm: TypeAlias = Literal["unhurt", "hurt", "grave", "spent"]
"""How much of a gauge is left: all of it, more than half, less, nothing."""


@dataclass(frozen=True)
class BodyPart:
    """A part of a body with a gauge: *left* of *most* points, below 0 where it has been passed. *harm* and *limb*: how
    it is drawn; *bleeds*: so many haemorrhages; *notes*: what is said of it, each a line of its own."""

    name: str
    left: int
    most: int
    harm: Harm = "unhurt"
    limb: Limb = "whole"
    bleeds: int = 0
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class BodyShield:
    """A shield on the arm of *side*: what is said of it. *useless*: it protects nobody any more."""

    side: Literal["right", "left"]
    words: str
    left: int
    most: int
    useless: bool = False


@dataclass(frozen=True)
class BodyPlan:
    """A body: *left* of *most* points of all of it, and its *parts*. *zones*, of a human figure: which of its pieces
    (`bot.pictures.body.FIGURE`) belongs to which part, by its place in *parts*, and under how many layers of armour;
    without any there is no figure, and the parts alone are told. *states*: what is said of the whole; *legend*: words
    for what the figure shows (`layer`, `layers`, `bleeds`, `broken`, `lost`)."""

    title: str
    points: str
    left: int
    most: int
    parts: tuple[BodyPart, ...]
    zones: tuple[tuple[str, int, int], ...] = ()
    shield: BodyShield | None = None
    states: tuple[str, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    harm: Harm = "unhurt"
    theme: Theme = "dark"
    kind: Literal["body"] = "body"


Plan: TypeAlias = TimelinePlan | GroundPlan | BodyPlan


@dataclass(frozen=True)
class Picture:
    """A picture to be drawn: its plan, the *name* of its file, and what it shows in words (*alt*, at most 1,024
    characters) for whoever does not see it."""

    plan: Plan
    name: str
    alt: str
    key: str = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", digest(self.plan))


def dump(plan: Plan) -> bytes:
    """*plan* as one line of JSON, always the same."""
    return json.dumps(asdict(plan), ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def digest(plan: Plan) -> str:
    """The name of a picture by what it shows."""
    return hashlib.blake2b(dump(plan), digest_size=16, person=f"picture{EDITION}".encode()).hexdigest()


def load(line: bytes) -> Plan:
    """The plan that `dump` wrote. Raises `ValueError`, `KeyError` or `TypeError` for anything else."""
    said: dict[str, Any] = json.loads(line)
    kind = said.pop("kind")
    if kind == "timeline":
        lanes = tuple(
            Lane(each["name"], each["side"], tuple(Bar(**bar) for bar in each["bars"])) for each in said.pop("lanes")
        )
        return TimelinePlan(**_frozen(said), lanes=lanes)
    if kind == "ground":
        tokens = tuple(Token(**each) for each in said.pop("tokens"))
        return GroundPlan(**_frozen(said), tokens=tokens)
    if kind == "body":
        parts = tuple(BodyPart(**_frozen(each)) for each in said.pop("parts"))
        shield = said.pop("shield")
        return BodyPlan(**_frozen(said), parts=parts, shield=None if shield is None else BodyShield(**shield))
    raise ValueError(f"no such plan: {kind}")


def _frozen(said: dict[str, Any]) -> dict[str, Any]:
    """*said* with tuples for lists, at any depth."""
    return {name: _tuple(value) for name, value in said.items()}


def _tuple(value: Any) -> Any:
    return tuple(_tuple(each) for each in value) if isinstance(value, list) else value


__all__ = [
    "EDITION",
    "LOOKS",
    "MOST_WOUNDS",
    "THEMES",
    "Bar",
    "BodyPart",
    "BodyPlan",
    "BodyShield",
    "GroundPlan",
    "Harm",
    "Lane",
    "Limb",
    "Look",
    "Picture",
    "Plan",
    "Theme",
    "TimelinePlan",
    "Token",
    "digest",
    "dump",
    "load",
]
