"""What surprise and sneak attacks add to the game."""

from __future__ import annotations

from typing import Any

from bot.kernel.events import GM_ONLY, PUBLIC, Audience, owner_of, side_of
from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.surprise import changes, notes
from bot.rulesets.alternatif.surprise import events as e


def _sprung(event: e.SurpriseSprung) -> tuple[str, ...]:
    if event.how == "else":
        return ("ALT-SUR-009",)
    rules = ["ALT-SUR-001", "ALT-SUR-002", "ALT-SUR-007" if event.segment == 1 else "ALT-SUR-013"]
    rules.append("ALT-SUR-003" if event.how == "hand_to_hand" else "ALT-SUR-005")
    return (*rules, "ALT-SNK-001") if event.notice == "unnoticed" else tuple(rules)


def _saved(event: e.SneakSaved) -> tuple[str, ...]:
    names = {each.name for each in event.terms}
    rules = ["ALT-SNK-005", "ALT-SNK-006" if event.outcome == "failure" else "ALT-SNK-007"]
    rules += ["ALT-SNK-009"] if "heavy_weapon" in names else []
    rules += ["ALT-SNK-014"] if "gm" in names else []
    return tuple(rules)


def _told(event: e.SurpriseSprung) -> Audience:
    """Who does not see it coming is not told so, nor is anybody else but its author's side."""
    return side_of(event.combatant) if event.notice == "unnoticed" else PUBLIC


def _gm(event: Any) -> Audience:
    return GM_ONLY


CHAPTER = Chapter(
    events={
        e.SurpriseSaid: changes.said,
        e.SurpriseForgotten: changes.forgotten,
        e.SurpriseSprung: changes.sprung,
        e.NoticeTested: None,
        e.SaveAdjusted: changes.adjusted,
        e.SneakSaved: None,
        e.SneakClinched: changes.clinched,
        e.DaggersAsked: changes.daggers_asked,
        e.DaggersSettled: changes.daggers_settled,
    },
    notes={
        notes.SaySurprise: (notes.check_surprise, notes.say_surprise),
        notes.TestNotice: (notes.check_notice, notes.test_notice),
        notes.AdjustSave: (notes.check_save, notes.adjust_save),
        notes.LieInWait: (notes.check_wait, notes.lie_in_wait),
    },
    tools=notes.TOOLS,
    commands={"npc-reveal": notes.reveal},
    codes=notes.CODES,
    rules={
        e.SurpriseSaid: lambda event: ("ALT-SNK-002", "ALT-SNK-013") if event.reason else ("ALT-SUR-006",),
        e.SurpriseForgotten: ("ALT-SUR-006",),
        e.SurpriseSprung: _sprung,
        e.NoticeTested: ("ALT-SUR-006",),
        e.SaveAdjusted: ("ALT-SNK-014",),
        e.SneakSaved: _saved,
        e.SneakClinched: ("ALT-SNK-011",),
        e.DaggersAsked: ("ALT-SNK-016",),
        e.DaggersSettled: ("ALT-SNK-016",),
    },
    audiences={
        e.SurpriseSaid: _gm,
        e.SurpriseForgotten: _gm,
        e.SurpriseSprung: _told,
        e.NoticeTested: _gm,
        e.SaveAdjusted: _gm,
        e.DaggersAsked: lambda event: owner_of(event.combatant),
        e.DaggersSettled: lambda event: owner_of(event.combatant),
    },
)
