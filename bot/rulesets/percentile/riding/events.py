"""Who is in the saddle (PCT-MNT)."""

from __future__ import annotations

from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import Called, CombatantId


@happens("PCT-MNT-002", to=PUBLIC)
class MountedSaid:
    """*mount*: the combatant that he is on, when it is one."""

    combatant: CombatantId
    on: bool
    mount: Called | None = None

    def change(self, state: PercentileState) -> PercentileState:
        mount = {} if self.mount is None else {"mount": self.mount}
        return state.with_(self.combatant, mounted=self.on, **mount)
