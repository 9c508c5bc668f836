"""Who is here, as these rules have it."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene
from bot.kernel.events import PUBLIC
from bot.rulesets.d20 import steeds
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared import people
from bot.rulesets.shared.book import SIDE, happens, word
from bot.rulesets.shared.check import Point

RIDES: Final[Point[[Scene[State], str, str], Action]] = Point("how somebody joins who comes on a mount")
"""He gets into its saddle (D35-MNT-002)."""


@happens(to=SIDE)
class CombatantRecorded(people.CombatantRecorded):
    record: Fighter


@happens(changes=False, to=PUBLIC)
class CombatantJoined(people.CombatantJoined):
    pass


@word()
class Join(steeds.Join):
    records: tuple[Fighter, ...]
    recorded = CombatantRecorded
    seen = CombatantJoined
    link = "mount"
    rides = RIDES


@word()
class Renew(people.Renew):
    record: Fighter
    recorded = CombatantRecorded
