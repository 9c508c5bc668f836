"""What is told of what people hold ready (DN5-ACT-015 to -018)."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.events import GM_ONLY
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd5.reactions.events import reacted
from bot.rulesets.dnd5.state import Offer, Ready, Signal, State
from bot.rulesets.shared.book import PUBLIC, SIDE, happens
from bot.rulesets.shared.naming import CombatantId


@happens("DN5-ACT-015", to=SIDE)
class ReadySaid:
    """What *combatant* waits for, of *whom* (a combatant, or `enemy`), and what he does then: his side's to know. Of a
    move: how he goes (*course*), *towards* whom, how *far* in metres as they are read ("": as far as he can). *cell*:
    the place that he watches."""

    combatant: CombatantId
    on: str
    whom: str
    response: str
    course: str = ""
    towards: CombatantId | None = None
    far: str = ""
    cell: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        said = Ready(self.on, self.whom, self.response, self.course, self.towards, self.far, self.cell)
        return state.with_(self.combatant, ready=said)

    def why(self) -> tuple[str, ...]:
        return ("DN5-ACT-018",) if self.response == "move" else ()


@happens("DN5-ACT-016", "DN5-ACT-017", to=PUBLIC)
class ReadyReleased:
    """What *combatant* waited for has come about: he does what he held ready, with his reaction."""

    combatant: CombatantId
    response: str

    def change(self, state: State) -> State:
        return reacted(state.with_(self.combatant, ready=None), self.combatant)

    def why(self) -> tuple[str, ...]:
        return ("DN5-ACT-018",) if self.response == "move" else ()


@happens("DN5-ACT-016", to=GM_ONLY)
class ReadySignalled:
    """The game master says that what *combatant* waits for has come about; *target*: by whom."""

    combatant: CombatantId
    target: CombatantId | None = None

    def change(self, state: State) -> State:
        signal = Signal(self.combatant, "signal", offers=(Offer(self.combatant, "ready", self.target),))
        return evolve(state, deeds=(*state.deeds, signal))


@happens(to=GM_ONLY)
class SignalEnded:
    """*combatant* has answered."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


__all__ = ["ReadyReleased", "ReadySaid", "ReadySignalled", "SignalEnded"]
