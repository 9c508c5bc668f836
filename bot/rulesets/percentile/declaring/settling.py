"""What the game master settles of an action: before the roll whether an attack is discreet and how hard the vital part
is to hit (PCT-ATK-004, -007), and what comes of an action that no rule settles (PCT-DEC-002, -008).

The former is asked with the declaration; when the action begins, of the game master's own people (PCT-DEC-004) and of
what was declared out of turn (a reaction, an opportunity, one more action, a declaration by the game master).
"""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.declaring.events import OtherResolved
from bot.rulesets.percentile.rounds.events import StatusSet, TurnStepped
from bot.rulesets.percentile.state import GM, LEAST_VITAL, WORST_VITAL, Declaration, PercentileState
from bot.rulesets.shared.asking import answered, one_of


def outcome_question(state: PercentileState) -> list[Decision]:
    """The game master says what comes of an action that no rule settles, or of a spell without dice (PCT-DEC-002,
    -008, PCT-POS-013)."""
    turn = state.turn
    if turn is None or (turn.declaration.kind not in ("move", "other") and turn.pending != "outcome"):
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
    if turn.declaration.kind == "other" and state.fighters[turn.actor].has("stuck_weapon"):
        # Pulling a weapon free is one action (PCT-FUM-004).
        options = ("freed", *options)
    return [one_of(key, "outcome", GM, options, about)]


def outcome(scene: Scene[PercentileState]) -> Action:
    """A plain move has no effect of its own and asks nobody; towards somebody who broke off it ends that
    (PCT-DEF-014)."""
    turn = scene.now.acting
    said = turn.declaration
    other = scene.now.fighters.get(turn.target or "")
    if said.kind == "move" and (other is None or not other.has("disengaged")):
        yield from tell(OtherResolved(turn.actor, said.kind, "done", said.detail, turn.target))
        if scene.now.fighters[turn.actor].has("prone"):
            # Standing up is a declared move (PCT-UNA-004).
            yield from tell(StatusSet(turn.actor, "prone", on=False))
        yield from tell(TurnStepped(turn.actor, step="held"))
        return
    answer = yield from answered(outcome_question)
    if answer is None:
        return
    turn = scene.now.acting
    done = answer["outcome"] != "failed"
    said = turn.declaration
    yield from tell(OtherResolved(turn.actor, said.kind, "done" if done else "failed", said.detail, turn.target))
    caught = scene.now.fighters.get(turn.target or "")
    if done and said.kind == "move" and caught is not None and caught.has("disengaged"):
        yield from tell(StatusSet(caught.id, "disengaged", on=False))
    if answer["outcome"] == "freed":
        for each in scene.now.fighters[turn.actor].statuses:
            if each.kind == "stuck_weapon":
                # It serves again from the next round (PCT-FUM-004).
                until = scene.now.round
                yield from tell(StatusSet(turn.actor, "stuck_weapon", on=True, until=until, weapon=each.weapon))
    yield from tell(TurnStepped(turn.actor, step="held"))


PENALTIES = tuple(str(each) for each in range(LEAST_VITAL, WORST_VITAL - 1, -5))
"""The penalties of a vital part, from the least to the worst (PCT-ATK-007)."""


def unsettled(said: Declaration) -> Literal["discreet", "vital"] | None:
    """What the game master has still to say of *said*."""
    if said.kind != "attack":
        return None
    if said.discreet and said.granted is None:
        return "discreet"
    return "vital" if said.aim == "vital" and said.penalty is None else None


def decision(ident: str, said: Declaration, moment: str) -> Decision | None:
    """The question about *said* of *ident*; *moment* completes its key."""
    what = unsettled(said)
    if what is None:
        return None
    about: dict[str, Scalar] = {"author": ident, "target": said.target}
    key = f"{ident}:{what}:{moment}"
    if what == "discreet":
        # Whoever asks what it would come to reckons with the back that he asks for (PCT-ATK-004).
        return one_of(key, what, GM, ("grant", "refuse"), {**about, "meant": "grant"}, usual="refuse")
    return one_of(key, what, GM, PENALTIES, about, blank="penalty")


def granted(state: PercentileState, choice: Choice) -> tuple[bool | None, int | None, bool]:
    """What the game master has said: whether it is granted, the penalty, and whether the aim is lost with it: without
    somebody's back there is nothing to aim at where the table wants that (PCT-ATK-006)."""
    if "discreet" not in choice:
        return None, int(choice["penalty"]), False
    refused = choice["discreet"] != "grant"
    return not refused, None, refused and state.settings.aim == "back_or_opportunity_only"
