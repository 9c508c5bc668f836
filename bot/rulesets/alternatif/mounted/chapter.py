"""The chapter of riders: what it adds to the game."""

from __future__ import annotations

from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.mounted import changes, masters, notes
from bot.rulesets.alternatif.mounted import events as e

CHAPTER = Chapter(
    events={e.Mounted: changes.mounted, e.Dismounted: changes.dismounted, e.Steered: None},
    notes={
        notes.Mounts: (masters.check_mount, masters.take_mount),
        notes.Dismounts: (masters.check_dismount, masters.take_dismount),
        notes.Steer: (masters.check_steer, masters.steer),
    },
    tools=masters.TOOLS,
    codes=masters.CODES,
    rules={
        e.Mounted: ("ALT-MNT-001", "ALT-MNT-002"),
        e.Dismounted: ("ALT-MNT-001",),
        e.Steered: ("ALT-MNT-005",),
    },
)
