"""Who is here, as these rules have it: in which order they joined, and who is seen with what."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.d20 import steeds
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared import people
from bot.rulesets.shared.book import SIDE, happens, word
from bot.rulesets.shared.check import Point

RIDES: Final[Point[[Scene[State], str, str], Action]] = Point("how somebody joins who comes on a mount")
"""He gets into its saddle (DN5-MNT-002)."""


@happens(to=SIDE)
class CombatantRecorded(people.CombatantRecorded):
    record: Fighter

    def change(self, state: State) -> State:
        before = state.combatants.get(self.record.id)
        last = max((each.seat for each in state.combatants.values()), default=0)
        state = state.put(evolve(self.record, seat=last + 1 if before is None else before.seat))
        # What his record has at hand anew lies on the ground no more.
        gone = {each.weapon for each in self.record.weapons if each.held == "dropped"}
        kept = tuple(each for each in state.lying if each.owner != self.record.id or each.weapon.weapon in gone)
        return evolve(state, lying=kept)


@happens(changes=False, to=PUBLIC)
class CombatantJoined(people.CombatantJoined):
    pass


@word()
class Join(steeds.Join):
    records: tuple[Fighter, ...]
    recorded = CombatantRecorded
    seen = CombatantJoined
    link = "rides"
    rides = RIDES


@word()
class Renew(people.Renew):
    record: Fighter
    recorded = CombatantRecorded
