"""What comes of an action that no rule settles: the game master's word (PCT-DEC-002, -008)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.percentile.declaring.events import OtherResolved
from bot.rulesets.percentile.rounds.events import TurnStepped
from bot.rulesets.percentile.state import GM, PercentileState
from bot.rulesets.percentile.statuses import StatusSet


def outcome_question(state: PercentileState) -> list[Decision]:
    """The game master says what comes of an action that no rule settles, or of a spell without dice (PCT-DEC-002,
    -008, PCT-POS-013)."""
    turn = state.turn
    if turn is None or (turn.declaration.kind not in ("deplacement", "autre") and turn.pending != "outcome"):
        return []
    about: dict[str, Scalar] = {
        "author": turn.actor,
        "action": turn.declaration.kind,
        "detail": turn.declaration.detail,
        "spell": turn.declaration.spell,
        "target": turn.target,
    }
    key = f"{turn.actor}:outcome:{state.round}:{turn.occasion}"
    options: tuple[str, ...] = ("done", "failed")
    if turn.declaration.kind == "autre" and state.fighters[turn.actor].has("arme_coincee"):
        # Pulling a weapon free is one action (PCT-FUM-004).
        options = ("freed", *options)
    return [Decision(key, "outcome", GM, (Field("outcome", options),), {"outcome": options[0]}, about)]


def outcome(scene: Scene[PercentileState]) -> Action:
    """A plain move has no effect of its own and asks nobody; towards somebody who broke off it ends that
    (PCT-DEF-014)."""
    turn = scene.now.turn
    assert turn is not None
    said = turn.declaration
    other = scene.now.fighters.get(turn.target or "")
    if said.kind == "deplacement" and (other is None or not other.has("desengage")):
        yield from tell(OtherResolved(turn.actor, said.kind, "done", said.detail, turn.target))
        if scene.now.fighters[turn.actor].has("a_terre"):
            # Standing up is a declared move (PCT-UNA-004).
            yield from tell(StatusSet(turn.actor, "a_terre", on=False))
        yield from tell(TurnStepped(turn.actor, step="held"))
        return
    answer = yield from ask_first(outcome_question)
    turn = scene.now.turn
    if answer is None or turn is None:
        return
    done = answer[1]["outcome"] != "failed"
    said = turn.declaration
    yield from tell(OtherResolved(turn.actor, said.kind, "done" if done else "failed", said.detail, turn.target))
    caught = scene.now.fighters.get(turn.target or "")
    if done and said.kind == "deplacement" and caught is not None and caught.has("desengage"):
        yield from tell(StatusSet(caught.id, "desengage", on=False))
    if answer[1]["outcome"] == "freed":
        for each in scene.now.fighters[turn.actor].statuses:
            if each.kind == "arme_coincee":
                # It serves again from the next round (PCT-FUM-004).
                until = scene.now.round
                yield from tell(StatusSet(turn.actor, "arme_coincee", on=True, until=until, weapon=each.weapon))
    yield from tell(TurnStepped(turn.actor, step="held"))
