"""Opposed rolls (PCT-TST-007), and what follows."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.postures.events import spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import succeeded
from bot.rulesets.percentile.rounds.events import StatusSet, TurnStepped
from bot.rulesets.percentile.state import GM, PercentileState, Roll
from bot.rulesets.percentile.unarmed.events import ContestJudged, ContestRolled
from bot.rulesets.shared.asking import answered, one_of


def contested(scene: Scene[PercentileState], what: Roll) -> Action:
    """The one who began has rolled: now the other one."""
    turn = scene.now.acting
    yield from tell(ContestRolled(what.who, what.score - what.face, what.degree, what.face))
    if turn.declaration.kind == "get_free" or scene.now.settings.wrestling_roll == "text":
        # It is the roll of his action.
        yield from spent(scene, what.who)
    other = _other(scene.now, what.who)
    if other is None:
        yield from tell(TurnStepped(turn.actor, step="held"))
        return
    yield from d100.throw(scene, other, "opposing", target=what.who)


def _other(state: PercentileState, began: str) -> str | None:
    """Against whom an opposed roll is."""
    turn = state.turn
    if turn is None:
        return None
    if turn.declaration.kind == "get_free":
        held = state.fighters[began].status("pinned")
        return held.by if held is not None and _stands(state, held.by) else None
    return turn.target if _stands(state, turn.target) else None


def _stands(state: PercentileState, ident: str | None) -> bool:
    """Whether somebody is there and can strain against another."""
    return ident in state.fighters and not state.fighters[ident].out


def judge(scene: Scene[PercentileState], what: Roll) -> Action:
    """Who wins an opposed roll (PCT-TST-007), and what follows."""
    state, turn = scene.now, scene.now.acting
    assert turn.contest is not None
    if state.settings.opposed == "gm":
        yield from tell(TurnStepped(turn.actor, pending="opposed", victim=what.who))
        return
    began = better(state, turn.contest, (what.score - what.face, what.degree, what.face))
    winner = None if began is None else turn.actor if began else what.who
    yield from won(scene, what.who, winner)


def better(state: PercentileState, began: tuple[int, str, int], other: tuple[int, str, int]) -> bool | None:
    """Whether the one who began wins; None: nothing happens. Of each: margin, degree, face.

    >>> from bot.rulesets.percentile.state import PercentileState
    >>> better(PercentileState(), (20, "success", 40), (25, "success", 25))
    False
    >>> better(PercentileState(), (56, "critical", 4), (25, "success", 25))
    True
    """
    one, two = succeeded(began[1]), succeeded(other[1])
    if not one and not two:
        return None
    if one != two:
        return one
    if (began[1] == "critical") != (other[1] == "critical"):
        return began[1] == "critical"
    if state.settings.opposed == "highest_success":
        return began[2] > other[2]
    return began[0] > other[0]


def opposed_question(state: PercentileState) -> list[Decision]:
    """The game master says who wins, when the table leaves it to him."""
    turn = state.turn
    if turn is None or turn.pending != "opposed" or turn.victim not in state.fighters:
        return []
    other = turn.victim or ""
    about: dict[str, Scalar] = {"author": turn.actor, "other": other}
    key = f"{turn.actor}:opposed:{state.round}:{turn.occasion}"
    return [one_of(key, "opposed", GM, (turn.actor, other, "-"), about, usual="-", blank="winner")]


def opposed(scene: Scene[PercentileState]) -> Action:
    """The game master's word on an opposed roll; when the other has left there is nothing to say."""
    standing = scene.now.acting
    if standing.victim not in scene.now.fighters:
        yield from tell(TurnStepped(standing.actor, step="held", pending=""))
        return
    answer = yield from answered(opposed_question)
    if answer is not None:
        winner = answer["winner"]
        yield from won(scene, scene.now.acting.victim or "", None if winner == "-" else winner)


def won(scene: Scene[PercentileState], other: str, winner: str | None) -> Action:
    """A hold begins or ends, or nothing does."""
    turn = scene.now.acting
    actor = turn.actor
    yield from tell(ContestJudged(actor, other, winner))
    if winner == actor and not (scene.now.fighters[actor].out or scene.now.fighters[other].out):
        if turn.declaration.kind == "get_free":
            yield from tell(StatusSet(actor, "pinned", on=False))
        else:
            yield from tell(StatusSet(other, "pinned", on=True, by=actor))
    yield from tell(TurnStepped(actor, step="held"))
