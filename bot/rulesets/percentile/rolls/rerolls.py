"""Rerolls that people decide to use (PCT-ADV)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.events import Reroll, RerollsChanged, RollSettled
from bot.rulesets.percentile.rounds.events import TurnStepped
from bot.rulesets.percentile.state import GM, Fighter, PercentileState, Roll
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.check import reconsider


def right(state: PercentileState, what: Roll) -> Reroll | None:
    """By what right the present result could be rolled anew (PCT-ADV-002 to -006): a plain failure by its owner's
    advantage (first that of the saddle, PCT-MNT-001), a plain success by a disadvantage he bears. Only a d100 comes
    here (PCT-ADV-007)."""
    who = state.fighters.get(what.who)
    if who is None or who.out or what.ruled:
        return None
    if what.degree == "failure":
        ridden = what.purpose == "attack" and state.turn is not None and state.turn.ridden
        if ridden and state.settings.riding_roll == "advantage":
            return "riding"
        return "advantage" if who.advantages else None
    return "disadvantage" if what.degree == "success" and who.disadvantages else None


def rerolls(
    who: Fighter,
    kind: Literal["advantage", "disadvantage"],
    change: int,
    *,
    brief: int = 0,
    reason: Literal["gm", "spent", "expired"] = "gm",
) -> RerollsChanged:
    """*change* advantages or disadvantages of *who*, of which *brief* end with the round (PCT-ADV-001)."""
    held = {"advantage": who.advantages, "disadvantage": who.disadvantages}
    ending = {"advantage": who.brief_advantages, "disadvantage": who.brief_disadvantages}
    held[kind] = max(0, held[kind] + change)
    ending[kind] = min(held[kind], max(0, ending[kind] + brief))
    brief_ones = (ending["advantage"], ending["disadvantage"])
    return RerollsChanged(who.id, held["advantage"], held["disadvantage"], reason, *brief_ones)


def questions(state: PercentileState) -> list[Decision]:
    """The owner of a failed roll, or the game master about one that has succeeded, is asked."""
    what = state.roll
    by = None if what is None else right(state, what)
    if what is None or by is None:
        return []
    who = state.fighters[what.who]
    bad = by == "disadvantage"
    held = who.disadvantages if bad else who.advantages
    about: dict[str, Scalar] = {
        "roller": who.id,
        "purpose": what.purpose,
        "face": what.face,
        "score": what.score,
        "held": held,
        "by": by,
    }
    kind = "disadvantage" if bad else "advantage"
    key = f"{who.id}:{kind}:{state.round}:{what.purpose}:{what.face}:{held}:{by}"
    return [one_of(key, kind, GM if bad else who.id, ("reroll", "keep"), about, usual="keep")]


def looked_at(scene: Scene[PercentileState]) -> Step[Roll | None]:
    """The roll is looked at: rolled anew by whoever may and wants to, or settled; the roll that stands now."""
    found = yield from reconsider(scene, questions, _anew)
    what = scene.now.roll
    if what is None or found != "stands":
        return None
    yield from tell(RollSettled(what.who, what.purpose, what.face, what.degree))
    return what


def _anew(scene: Scene[PercentileState]) -> Action:
    what = scene.now.roll
    by = None if what is None else right(scene.now, what)
    assert what is not None
    assert by is not None
    if by == "riding":
        yield from tell(TurnStepped(what.who, ridden=False))
    else:
        # What would end with the round is spent first.
        yield from tell(rerolls(scene.now.fighters[what.who], by, -1, brief=-1, reason="spent"))
    yield from d100.again(scene, what, by)
