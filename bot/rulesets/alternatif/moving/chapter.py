"""What positions and movement add to the game (ALT-MOV)."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import Audience, owner_of, side_of
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.moving import changes, masters, notes, saying
from bot.rulesets.alternatif.moving import events as e


def _stepped(event: e.Stepped) -> tuple[str, ...]:
    found = {"lead": ("ALT-MOV-009", "ALT-MOV-010"), "follow": ("ALT-MOV-009",), "away": ("ALT-MOV-013",)}
    return ("ALT-MOV-006", *found.get(event.how, ("ALT-MOV-009",)))


def _ran(event: e.Ran) -> tuple[str, ...]:
    found = ["ALT-MOV-007", "ALT-MOV-004"]
    if event.pace == "sprint":
        found.append("ALT-MOV-005")
    if event.flees:
        found.append("ALT-MOV-012")
    elif event.aim is not None:
        found.append("ALT-MOV-021")
    return (*found, "ALT-MOV-008")


def _shoved(event: e.Shoved) -> tuple[str, ...]:
    return ("ALT-MOV-017", "ALT-MOV-018") if event.cornered else ("ALT-MOV-017",)


def _own(event: Any) -> Audience:
    return owner_of(event.combatant)


def _side(event: Any) -> Audience:
    return side_of(event.combatant)


CHAPTER = Chapter(
    events={
        e.Placed: changes.placed,
        e.GroundSaid: changes.ground_said,
        e.StepMeant: changes.step_meant,
        e.Stepped: changes.stepped,
        e.CellContested: None,
        e.StepLost: changes.step_lost,
        e.Stayed: changes.stayed,
        e.SwapAgreed: changes.swap_agreed,
        e.Swapped: changes.swapped,
        e.RunMeant: changes.run_meant,
        e.Ran: changes.ran,
        e.Shoved: changes.shoved,
        e.Cornered: changes.cornered,
        e.WentThrough: changes.passed,
    },
    notes={
        notes.Place: (masters.check_place, masters.put),
        notes.SayGround: (masters.check_ground, masters.say_ground),
        notes.Corner: (masters.check_corner, masters.say_cornered),
        notes.Move: (saying.check, saying.take),
    },
    commands={
        "fix-place": masters.place,
        "fix-terrain": masters.ground,
        "move": saying.compose,
    },
    tools={"cornered": masters.corner},
    codes={
        ("fix-terrain", "ground"): (*masters.GROUNDS, masters.PLAIN),
        ("gm-tool-cornered", "words"): ("on", "off"),
    },
    audiences={e.StepMeant: _own, e.Stayed: _side, e.RunMeant: _side, e.SwapAgreed: _side},
    rules={
        e.Placed: ("ALT-MOV-002",),
        e.GroundSaid: ("ALT-MOV-001",),
        e.StepMeant: ("ALT-MOV-006", "ALT-MOV-010"),
        e.Stepped: _stepped,
        e.CellContested: ("ALT-MOV-011",),
        e.StepLost: ("ALT-MOV-011", "ALT-MOV-002"),
        e.Stayed: ("ALT-MOV-009", "ALT-MOV-013"),
        e.SwapAgreed: ("ALT-MOV-020",),
        e.Swapped: ("ALT-MOV-020",),
        e.RunMeant: ("ALT-MOV-007",),
        e.Ran: _ran,
        e.Shoved: _shoved,
        e.Cornered: ("ALT-MOV-018",),
        e.WentThrough: ("ALT-MOV-019",),
    },
)
