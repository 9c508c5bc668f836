"""The chapter of charges: what it adds to the game."""

from __future__ import annotations

from bot.rulesets.alternatif.chapter import Chapter
from bot.rulesets.alternatif.charging import changes, masters, notes
from bot.rulesets.alternatif.charging import events as e


def _arrived(event: e.ChargeArrived) -> tuple[str, ...]:
    rules = ["ALT-MNT-008" if event.mounted and event.strikes else "ALT-CHG-001"]
    rules.append("ALT-CHG-002" if event.strikes else "ALT-MNT-006" if event.mounted else "ALT-CHG-003")
    rules.append("ALT-CHG-006" if event.receives else "ALT-CHG-011")
    return (*rules, "ALT-CHG-010")


def _decided(event: e.ClashDecided) -> tuple[str, ...]:
    own = "ALT-CHG-006" if event.part == "reception" else "ALT-CHG-002"
    return (own, "ALT-CHG-005", "ALT-CHG-008") if event.special is not None else (own, "ALT-CHG-008")


CHAPTER = Chapter(
    events={
        e.ChargeBegun: None,
        e.ChargePassed: changes.passed,
        e.ChargeArrived: changes.arrived,
        e.ChargeMissed: None,
        e.ClashDecided: changes.decided,
        e.ClashSettled: changes.settled,
        e.ScreenSaid: changes.screen,
    },
    notes={
        notes.Charge: (masters.check, masters.charge),
        notes.SayScreen: (masters.check_screen, masters.say_screen),
    },
    tools=masters.TOOLS,
    codes=masters.CODES,
    rules={
        e.ChargeBegun: ("ALT-CHG-001", "ALT-CHG-004"),
        e.ChargePassed: ("ALT-CHG-009",),
        e.ChargeArrived: _arrived,
        e.ChargeMissed: ("ALT-CHG-001",),
        e.ClashDecided: _decided,
        e.ClashSettled: ("ALT-CHG-008",),
        e.ScreenSaid: ("ALT-CHG-009",),
    },
)
