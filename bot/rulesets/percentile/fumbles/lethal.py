"""Wounds that kill, at once or slowly (PCT-ATK-008)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.percentile.damage import dealing
from bot.rulesets.percentile.rounds.events import TurnStepped
from bot.rulesets.percentile.state import GM, PercentileState
from bot.rulesets.percentile.statuses import StatusSet

DELAYS = ("at_once", "d4", "d6", "d8", "d10")
LATER = "later"


# ---- lethal wounds


def lethal_question(state: PercentileState) -> list[Decision]:
    """The game master says how long somebody survives (PCT-ATK-008). Nobody's word: others die at once, while the hour
    of a player's character stays open until the game master settles it."""
    turn = state.turn
    if turn is None or turn.pending != "lethal" or turn.victim not in state.fighters:
        return []
    victim = turn.victim
    about: dict[str, Scalar] = {"author": turn.actor, "victim": victim}
    pj = state.fighters[victim].pj
    key = f"{turn.actor}:lethal:{state.round}:{turn.occasion}:{victim}:{len(turn.hits)}"
    fields = (Field("delay", (*DELAYS, LATER) if pj else DELAYS),)
    return [Decision(key, "lethal", GM, fields, {"delay": LATER if pj else "at_once"}, about)]


def lethal(scene: Scene[PercentileState]) -> Action:
    """He dies at once, or at the end of the Nth round after this one."""
    state = scene.now
    turn = state.turn
    assert turn is not None
    victim = state.fighters.get(turn.victim or "")
    if victim is None or victim.has("mort"):
        yield from tell(TurnStepped(turn.actor, pending=""))
        return
    answer = yield from ask_first(lethal_question)
    turn = scene.now.turn
    if answer is None or turn is None:
        return
    chosen, ident = answer[1]["delay"], turn.victim
    assert ident is not None
    yield from tell(TurnStepped(turn.actor, pending=""))
    if chosen == "at_once":
        yield from tell(StatusSet(ident, "mort", on=True))
        yield from dealing.ends_of(scene, ident)
        return
    until = None
    if chosen != LATER:
        (rounds,) = yield from roll(dice(chosen), who=ident, why="lethal")
        until = scene.now.round + rounds
    before = scene.now.fighters[ident].status("blessure_letale")
    if before is not None and before.until is not None:
        # A second lethal wound gives nobody more time.
        until = before.until if until is None else min(until, before.until)
    yield from tell(StatusSet(ident, "blessure_letale", on=True, until=until))
