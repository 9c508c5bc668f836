"""What is told of riders."""

from __future__ import annotations

from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import State, put, slowed
from bot.rulesets.alternatif.state import Combatant, Mount
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId


@happens("ALT-MNT-001", "ALT-MNT-002", to=PUBLIC)
class Mounted:
    """*combatant* is in the saddle of *mount*; *lenient*: with both hands free in spite of his rank (ALT-MNT-002)."""

    combatant: CombatantId
    mount: Mount
    lenient: bool = False

    def befalls(self, state: State, who: Combatant) -> State:
        return put(state, evolve(who, riding=evolve(who.riding, mount=self.mount, lenient=self.lenient)))


@happens("ALT-MNT-001", to=PUBLIC)
class Dismounted:
    """*combatant* is on foot again."""

    combatant: CombatantId

    def befalls(self, state: State, who: Combatant) -> State:
        return put(state, evolve(who, riding=evolve(who.riding, mount=None, lenient=False), shooting=slowed(who)))


@happens("ALT-MNT-005", changes=False, to=PUBLIC)
class Steered:
    """A good rider directs his mount, which is no action of his (ALT-MNT-005). *words*: how."""

    combatant: CombatantId
    words: Name = ""
