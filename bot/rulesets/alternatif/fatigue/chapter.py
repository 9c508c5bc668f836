"""What fatigue adds to the game."""

from __future__ import annotations

from bot.kernel.events import GM_ONLY, PUBLIC, owner_of
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.fatigue import changes, notes
from bot.rulesets.alternatif.fatigue import events as e


def _shown(event: e.BreathShown) -> tuple[str, ...]:
    rules = ("ALT-FAT-001", "ALT-FAT-002", "ALT-FAT-003", "ALT-FAT-010")
    return (*rules, "ALT-FAT-005", "ALT-FAT-006") if event.malus else rules


CHAPTER = Chapter(
    events={
        e.BreathCounted: changes.counted,
        e.BreathShown: None,
        e.FatigueMatters: changes.matters,
        e.ExhaustionSaved: changes.saved,
        e.EffortSaid: changes.effort,
        e.SaddleSaid: changes.saddle,
        e.BreathTold: None,
        e.RestAgreed: changes.rest,
    },
    notes={
        notes.SayEffort: (notes.check_effort, notes.say_effort),
        notes.SaySaddle: (notes.check_saddle, notes.say_saddle),
        notes.RemindFatigue: (notes.check_remind, notes.remind),
        notes.TellBreath: (notes.check_tell, notes.tell_breath),
        notes.TakeRest: (notes.check_rest, notes.take_rest),
    },
    tools=notes.TOOLS,
    codes=notes.CODES,
    rules={
        e.BreathCounted: ("ALT-FAT-003", "ALT-FAT-007", "ALT-FAT-009"),
        e.BreathShown: _shown,
        e.FatigueMatters: ("ALT-FAT-010",),
        e.ExhaustionSaved: ("ALT-FAT-008",),
        e.EffortSaid: ("ALT-FAT-004",),
        e.SaddleSaid: ("ALT-FAT-009",),
        e.BreathTold: ("ALT-FAT-010",),
        e.RestAgreed: ("ALT-FAT-011",),
    },
    audiences={
        e.BreathCounted: lambda event: GM_ONLY,
        e.BreathShown: lambda event: owner_of(event.combatant),
        e.EffortSaid: lambda event: GM_ONLY,
        e.BreathTold: lambda event: PUBLIC if event.other is None else owner_of(event.other),
    },
)
