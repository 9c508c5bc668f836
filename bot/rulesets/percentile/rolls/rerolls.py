"""Rerolls that people decide to use (PCT-ADV)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.effects import Scene, Step, ask_first, tell
from bot.rulesets.percentile.rolls.d100 import throw
from bot.rulesets.percentile.rolls.events import RerollsChanged, RollSettled
from bot.rulesets.percentile.rounds.events import TurnStepped
from bot.rulesets.percentile.state import GM, Fighter, PercentileState, Roll

# ---- rerolls


def right(state: PercentileState, what: Roll) -> Literal["advantage", "disadvantage", "riding"] | None:
    """By what right the present result could be rolled anew (PCT-ADV-002 to -006): a plain failure by its owner's
    advantage (first that of the saddle, PCT-MNT-001), a plain success by a disadvantage he bears."""
    who = state.fighters.get(what.who)
    if who is None or who.out:
        return None
    if what.degree == "failure":
        turn = state.turn
        if what.purpose == "attack" and turn is not None and turn.ridden and state.settings.riding_roll == "advantage":
            return "riding"
        return "advantage" if who.advantages else None
    if what.degree == "success":
        return "disadvantage" if who.disadvantages else None
    return None


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
    return RerollsChanged(
        who.id, held["advantage"], held["disadvantage"], reason, ending["advantage"], ending["disadvantage"]
    )


def reroll_question(state: PercentileState) -> list[Decision]:
    """The owner of a failed roll, or the game master about one that has succeeded, is asked."""
    what = state.roll
    if what is None:
        return []
    by = right(state, what)
    if by is None:
        return []
    who = state.fighters[what.who]
    held = who.disadvantages if by == "disadvantage" else who.advantages
    about: dict[str, Scalar] = {
        "roller": what.who,
        "purpose": what.purpose,
        "face": what.face,
        "score": what.score,
        "held": held,
        "by": by,
    }
    kind = "disadvantage" if by == "disadvantage" else "advantage"
    key = f"{what.who}:{kind}:{state.round}:{what.purpose}:{what.face}:{held}:{by}"
    asked = GM if by == "disadvantage" else what.who
    return [Decision(key, kind, asked, (Field(kind, ("reroll", "keep")),), {kind: "keep"}, about)]


def looked_at(scene: Scene[PercentileState]) -> Step[Roll | None]:
    """The roll is looked at: rolled anew by whoever may and wants to, or settled; the roll that stands now."""
    state = scene.now
    what = state.roll
    assert what is not None
    if right(state, what) is None:
        return (yield from settled(scene))
    answer = yield from ask_first(reroll_question)
    if answer is None:
        return None
    _, choice = answer
    what = scene.now.roll
    if what is None:
        return None
    by = right(scene.now, what)
    if "reroll" not in choice.values() or by is None:
        return (yield from settled(scene))
    who = scene.now.fighters[what.who]
    if by == "riding":
        yield from tell(TurnStepped(what.who, ridden=False))
    else:
        # What would end with the round is spent first.
        yield from tell(rerolls(who, by, -1, brief=-1, reason="spent"))
    yield from throw(
        scene,
        what.who,
        what.purpose,
        what.terms,
        skill=what.purpose,
        critical_to=what.critical_to,
        fumble_from=what.fumble_from,
        again=by,
    )
    return None


def settled(scene: Scene[PercentileState]) -> Step[Roll]:
    """The result stands."""
    what = scene.now.roll
    assert what is not None
    yield from tell(RollSettled(what.who, what.purpose, what.face, what.degree))
    return what
