"""Who is here, as these rules have it."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.rulesets.rpg20.battle import BattleAdvised
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.shared import people
from bot.rulesets.shared.book import SIDE, happens, word

CROWD = 10
"""People from whom on the chapter would rather have a battle told (R20-MAS-001)."""


@happens(to=SIDE)
class CombatantRecorded(people.CombatantRecorded):
    """Whoever comes while a sequence is under way declares from the next one on (R20-SEQ-014)."""

    record: Fighter

    def change(self, state: State) -> State:
        before: Fighter | None = state.combatants.get(self.combatant)
        late = 0 if state.phase == "between" else state.round + 1
        after: State = super().change(state)
        return after.with_(self.combatant, since=late if before is None else before.since)


@happens(changes=False, to=PUBLIC)
class CombatantJoined(people.CombatantJoined):
    pass


@word()
class Join(people.Join):
    records: tuple[Fighter, ...]
    recorded = CombatantRecorded
    seen = CombatantJoined

    def take(self, scene: Scene[State]) -> Action:
        yield from super().take(scene)
        here = len(scene.now.combatants)
        if here >= CROWD and not scene.now.advised:
            yield from tell(BattleAdvised(here))


@word()
class Renew(people.Renew):
    record: Fighter
    recorded = CombatantRecorded
