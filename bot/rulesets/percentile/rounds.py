"""The round and its steps (PCT-RND)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile.people import able, unless_watching
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import unless_so

PLACED = ("declaring", "breaking", "acting")
"""The steps of a round in which whoever has no place in its order does nothing (PCT-INI-010)."""


@happens("PCT-RND-001")
class SceneOpened:
    """The counting may begin."""

    def change(self, state: PercentileState) -> PercentileState:
        return evolve(state, phase="between")


@happens("PCT-RND-002", "PCT-RND-003")
class RoundStarted:
    """*round* begins with its first step."""

    round: int

    def change(self, state: PercentileState) -> PercentileState:
        fighters = {
            ident: evolve(who, declaration=None, acted=False, broke=False, reacted=False, extra=False, defences=())
            for ident, who in state.fighters.items()
        }
        return evolve(state, round=self.round, phase="initiative", fighters=fighters, prompted=())


@happens()
class PhaseReached:
    """A step of the round begins (PCT-RND-002)."""

    phase: Literal["initiative", "declaring", "breaking", "acting", "ending"]

    def change(self, state: PercentileState) -> PercentileState:
        state = evolve(state, phase=self.phase)
        if self.phase != "breaking":
            return state
        # The postures of the round take effect for everybody at once (PCT-RND-006).
        fighters = {}
        for ident, who in state.fighters.items():
            posture = None if who.declaration is None else who.declaration.posture
            fighters[ident] = evolve(who, posture=posture, posed=False, last_posture=posture)
        return evolve(state, fighters=fighters)


@happens("PCT-RND-006")
class RoundEnded:
    """What holds until this round at the latest is over."""

    round: int

    def change(self, state: PercentileState) -> PercentileState:
        fighters = {}
        for ident, who in state.fighters.items():
            kept = tuple(each for each in who.statuses if each.until is None or each.until > self.round)
            # Whoever came in the middle of the round begins with the next one (PCT-INI-010, PCT-BAT-005).
            counts = state.settings.variant == "battle" and who.soldiers is None and ident in state.order
            fighters[ident] = evolve(who, statuses=kept, rounds_in=who.rounds_in + counts)
        return evolve(state, fighters=fighters, phase="between")


def next_round(scene: Scene[PercentileState]) -> Action:
    """Step 1 again (PCT-RND-003)."""
    yield from tell(RoundStarted(scene.now.round + 1))


# ---- one more action


@happens("PCT-RND-004")
class ActionGranted:
    """One more action in this round."""

    combatant: CombatantId

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(self.combatant, extra=True)


@word(tool="action")
class GrantAction(Word):
    """The game master lets *who* act once more in this round (PCT-RND-004)."""

    who: CombatantId = from_text("who")
    tells = ActionGranted

    def check(self, state: PercentileState) -> None:
        who = able(state, self.who)
        unless_watching(state, who)
        if state.phase != "acting":
            raise Refused("percentile-not-acting")
        unless_so(who, who.extra, wanted=True)
