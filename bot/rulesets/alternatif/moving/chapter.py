"""What positions and movement add to the game (ALT-MOV)."""

from __future__ import annotations

from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.moving import changes, masters, notes
from bot.rulesets.alternatif.moving import events as e

CHAPTER = Chapter(
    events={
        e.Placed: changes.placed,
        e.GroundSaid: changes.ground_said,
    },
    notes={
        notes.Place: (masters.check_place, masters.put),
        notes.SayGround: (masters.check_ground, masters.say_ground),
    },
    commands={
        "fix-place": masters.place,
        "fix-terrain": masters.ground,
    },
    codes={("fix-terrain", "ground"): (*masters.GROUNDS, masters.PLAIN)},
    rules={
        e.Placed: ("ALT-MOV-002",),
        e.GroundSaid: ("ALT-MOV-001",),
    },
)
