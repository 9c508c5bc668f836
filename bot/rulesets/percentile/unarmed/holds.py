"""Holds, and getting free of them (PCT-UNA-003 to -005)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.damage import dealing
from bot.rulesets.percentile.postures.taking import spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import succeeded
from bot.rulesets.percentile.rounds.events import TurnStepped
from bot.rulesets.percentile.state import PercentileState, Roll, StatusKind
from bot.rulesets.percentile.statuses import StatusSet
from bot.rulesets.percentile.unarmed.contests import _stands


def hold(scene: Scene[PercentileState], victim: str) -> Action:
    """What a wrestling roll that was not stopped brings (PCT-UNA-003 to -005); who is out by then holds nobody."""
    turn = scene.now.turn
    assert turn is not None
    if scene.now.fighters[turn.actor].out:
        return
    kinds: dict[str, StatusKind] = {"jeter": "a_terre", "etrangler": "etrangle"}
    what = turn.declaration.hold
    if what == "immobiliser":
        yield from d100.throw(scene, turn.actor, "opposed", target=victim)
    elif what is not None:
        by = turn.actor if what == "etrangler" else None
        yield from tell(StatusSet(victim, kinds[what], on=True, by=by))
        if what == "jeter" and scene.now.fighters[victim].mounted:
            # He comes off, whatever the reason (PCT-MNT-004).
            yield from dealing.unhorse(scene, victim)


def get_free(scene: Scene[PercentileState]) -> Action:
    """A strangled victim rolls Physique, a held one the opposed roll again, the holder resisting; where nobody holds,
    he rolls alone."""
    state = scene.now
    turn = state.turn
    assert turn is not None
    who = state.fighters[turn.actor]
    held = who.status("immobilise")
    if held is not None and _stands(state, held.by):
        yield from d100.throw(scene, who.id, "opposed", target=held.by)
    elif held is not None or who.has("etrangle"):
        yield from d100.throw(scene, who.id, "degager")
    else:
        yield from tell(TurnStepped(who.id, step="held"))


def freed(scene: Scene[PercentileState], what: Roll) -> Action:
    """The roll of whoever gets free of nobody's grip any more, or of being strangled, stands (PCT-UNA-005)."""
    yield from spent(scene, what.who)
    if succeeded(what.degree):
        who = scene.now.fighters[what.who]
        held = who.has("immobilise") and not who.has("etrangle")
        yield from tell(StatusSet(what.who, "immobilise" if held else "etrangle", on=False))
    yield from tell(TurnStepped(what.who, step="held"))
