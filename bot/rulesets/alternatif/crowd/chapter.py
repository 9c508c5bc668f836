"""The chapter of the game master's monsters: what it adds to the game."""

from __future__ import annotations

from bot.kernel.events import GM_ONLY
from bot.rulesets.alternatif.chapter import Change, Chapter
from bot.rulesets.alternatif.crowd import changes, masters, notes
from bot.rulesets.alternatif.crowd import events as e

_ALL: dict[type, Change] = {
    e.FlatReaction: changes.reacted,
    e.BandFormed: changes.formed,
    e.BandDissolved: changes.dissolved,
    e.TurnPassed: changes.passed,
    e.PaceSet: changes.paced,
    e.ShieldSimplified: changes.simplified,
    e.LimbsChanged: changes.limbs_changed,
    e.LimbsRegrouped: changes.regrouped,
}

CHAPTER = Chapter(
    events=_ALL,
    notes={
        notes.ShareDie: (masters.check_share, masters.share),
        notes.Dissolve: (masters.check_dissolve, masters.dissolve),
        notes.PickNext: (masters.check_pick, masters.pick),
        notes.SetPace: (masters.check_pace, masters.set_pace),
        notes.SimplifyShield: (masters.check_simplify, masters.simplify),
        notes.ShieldStrike: (masters.check_shield_strike, masters.shield_strike),
        notes.ChangeLimbs: (masters.check_limbs, masters.change_limbs),
        notes.Regroup: (masters.check_regroup, masters.take_regroup),
    },
    tools=masters.TOOLS,
    codes=masters.CODES,
    rules={
        e.FlatReaction: ("ALT-GMX-010",),
        e.BandFormed: ("ALT-GMX-008",),
        e.BandDissolved: ("ALT-GMX-008",),
        e.TurnPassed: ("ALT-GMX-008",),
        e.PaceSet: ("ALT-GMX-010",),
        e.ShieldSimplified: ("ALT-GMX-009",),
        e.LimbsChanged: ("ALT-GMX-005",),
        e.LimbsRegrouped: ("ALT-GMX-002", "ALT-GMX-003", "ALT-GMX-004", "ALT-GMX-007"),
    },
    # Players should not notice (ALT-GMX-011).
    audiences=dict.fromkeys(_ALL, lambda event: GM_ONLY),
)
