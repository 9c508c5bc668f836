"""Knock-outs, and who resists them (PCT-UNA-006 to -009)."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.percentile.damage import dealing
from bot.rulesets.percentile.defence.events import HitSpent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import succeeded
from bot.rulesets.percentile.state import Fighter, PercentileState, Roll
from bot.rulesets.percentile.statuses import StatusSet

D4 = dice("d4")


def resisting(who: Fighter) -> str:
    """The characteristic with which *who* resists a knock-out."""
    return "physique" if who.posture == "defensif" else "chance"


def resisted(scene: Scene[PercentileState], what: Roll) -> Action:
    """Failed: unconscious for 1d4 hours and a third of the damage; else all of it (PCT-UNA-008, -009)."""
    turn = scene.now.turn
    dealt = 0 if turn is None or turn.dealt is None else turn.dealt
    if succeeded(what.degree):
        yield from dealing.lose(scene, what.who, dealt, waited=True)
        return
    (hours,) = yield from roll(D4, who=what.who, why="hours")
    yield from tell(StatusSet(what.who, "assomme", on=True, hours=hours))
    yield from dealing.ends_of(scene, what.who)
    yield from dealing.lose(scene, what.who, dealt // 3, waited=True)


def resist(scene: Scene[PercentileState]) -> Action:
    """The victim of a knock-out rolls Physique in Défensif, Chance otherwise (PCT-UNA-007); who has fallen or left
    meanwhile has nothing to resist."""
    turn = scene.now.turn
    assert turn is not None
    assert turn.dealt is not None
    who = scene.now.fighters.get(turn.target or "")
    if who is None:
        yield from tell(HitSpent(turn.target or "", turn.actor, "fallen"))
    elif who.out:
        yield from dealing.lose(scene, who.id, turn.dealt, waited=True)
    else:
        yield from d100.throw(scene, who.id, "resist", skill=resisting(who))
