"""The chapter of tactical circumstances: what it adds to the game."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import side_of
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.tactics import changes, masters, notes
from bot.rulesets.alternatif.tactics import events as e


def _light(event: e.LightSaid) -> tuple[str, ...]:
    if event.chance and event.chance >= 50:
        return ("ALT-TAC-008", "ALT-TAC-009")
    return ("ALT-TAC-012",)


def _facing(event: e.FacingSaid) -> tuple[str, ...]:
    return ("ALT-TAC-003", "ALT-TAC-001") if event.bonus else ("ALT-TAC-003",)


def _room(event: e.RoomSaid) -> tuple[str, ...]:
    return ("ALT-TAC-013" if event.what == "width" else "ALT-TAC-014", "ALT-TAC-015")


def _rank(event: e.RankTaken) -> tuple[str, ...]:
    return ("ALT-TAC-016", "ALT-TAC-017") if event.rank == 2 else ("ALT-TAC-016",)


def _side(event: Any) -> Any:
    return side_of(event.combatant)


CHAPTER = Chapter(
    events={
        e.GropedInTheDark: changes.groped,
        e.LightSaid: changes.light,
        e.FacingSaid: changes.faces,
        e.HeightSaid: changes.height,
        e.RoomSaid: changes.room,
        e.PinnedDown: changes.pinned,
        e.RankTaken: changes.rank,
    },
    notes={
        notes.SayLight: (masters.check_light, masters.say_light),
        notes.Face: (masters.check_face, masters.face),
        notes.SayHeight: (masters.check_height, masters.say_height),
        notes.SayRoom: (masters.check_room, masters.say_room),
        notes.PinDown: (masters.check_pin, masters.pin_down),
        notes.TakeRank: (masters.check_rank, masters.take_rank),
    },
    tools=masters.TOOLS,
    codes=masters.CODES,
    rules={
        e.GropedInTheDark: ("ALT-TAC-008",),
        e.LightSaid: _light,
        e.FacingSaid: _facing,
        e.HeightSaid: ("ALT-TAC-004",),
        e.RoomSaid: _room,
        e.PinnedDown: ("ALT-TAC-011",),
        e.RankTaken: _rank,
    },
    audiences={e.PinnedDown: _side},
)

TERMS = {
    "outnumbered": ("ALT-TAC-001",),
    "high_ground": ("ALT-TAC-004",),
    "prone_self": ("ALT-TAC-005",),
    "prone_target": ("ALT-TAC-005",),
    "cornered": ("ALT-MOV-018",),
    "blind": ("ALT-TAC-009",),
    "unseen": ("ALT-TAC-010",),
    "pike_rank": ("ALT-TAC-016",),
    "charge": ("ALT-CHG-002",),
    "riding": ("ALT-MNT-001",),
}
"""The rules behind the terms of `circumstances`, for every sum that they stand in."""
