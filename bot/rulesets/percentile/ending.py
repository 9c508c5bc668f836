"""The end of a round: strangling, countdowns, statuses that end with it (PCT-RND-006)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.percentile.damage import dealing
from bot.rulesets.percentile.rolls.events import RerollsChanged
from bot.rulesets.percentile.rounds.events import RoundEnded
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.percentile.unarmed.holds import _asphyxia, questions, waiting


def ending(scene: Scene[PercentileState]) -> Action:
    """Strangling first, then lethal wounds whose time has come, then the round is over."""
    if waiting(scene.now):
        answer = yield from ask_first(questions)
        if answer is not None:
            key, choice = answer
            yield from _asphyxia(scene, key.partition(":")[0], choice["asphyxia"])
        return
    state = scene.now
    for who in list(state.fighters.values()):
        wound = who.status("blessure_letale")
        if wound is not None and not who.has("mort") and wound.until is not None and wound.until <= state.round:
            yield from dealing.put_out(scene, who.id, "mort")
    for who in list(scene.now.fighters.values()):
        if who.brief_advantages or who.brief_disadvantages:
            # What was given for this round only (PCT-ADV-001).
            advantages = who.advantages - who.brief_advantages
            disadvantages = who.disadvantages - who.brief_disadvantages
            yield from tell(RerollsChanged(who.id, advantages, disadvantages, "expired"))
    yield from tell(RoundEnded(state.round))
