"""What words about ordinary actions do."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif import breaking_off
from bot.rulesets.alternatif.doings import amounts, notes, questions, together
from bot.rulesets.alternatif.doings.events import AsideTaken, BeatWaived, JoinedIn, TaskRetimed
from bot.rulesets.alternatif.events import BeatImposed, ProposalSettled
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.state import AlternatifState

State = AlternatifState


def join_in(scene: Scene[State], note: notes.JoinIn) -> Action:
    yield from breaking_off.drop(scene, note.who)
    state = scene.now
    who, other = state.combatants[note.who], state.combatants[note.target]
    doing = other.proposal or other.task
    assert doing is not None
    stamp = max(state.segment, who.beat_until)
    sure = who.temperament is not None
    yield from tell(JoinedIn(who.id, other.id, doing.action, stamp, doing.label, sure))


def coordinate(scene: Scene[State], note: notes.Coordinate) -> Action:
    yield from together.coordinate(scene, note.who, note.target)


def aside(scene: Scene[State], note: notes.TakeAside) -> Action:
    """A mere cry may break an incantation (ALT-ACT-009)."""
    yield from tell(AsideTaken(note.who, note.kind, note.words))
    if note.kind == "shout":
        yield from casting.disturb(scene, note.who, "cry")


def retime(scene: Scene[State], note: notes.Retime) -> Action:
    who = scene.now.combatants[note.who]
    if who.task is None:
        proposal = who.proposal
        assert proposal is not None
        reaction = note.reaction if note.reaction is not None else proposal.reaction
        duration = note.duration if note.duration is not None else proposal.duration
        yield from tell(ProposalSettled(who.id, "figures", reaction, duration))
        return
    yield from _timed(scene, who.id, note.reaction, note.duration, more=note.more, words=note.words)


def rush(scene: Scene[State], note: notes.Rush) -> Action:
    yield from _timed(scene, note.who, note.reaction, note.duration, rushed=(note.penalty, note.chance))


def _timed(
    scene: Scene[State],
    ident: str,
    reaction: str | None,
    duration: str | None,
    *,
    more: int = 0,
    words: str = "",
    rushed: tuple[int, int] | None = None,
) -> Action:
    """New times, rolled where they are dice; nothing ends before the present segment, or before it was begun."""
    task = scene.now.combatants[ident].task
    assert task is not None
    prepared, first, length = task.prepared, task.first, task.duration
    instant = task.first == task.prepared > task.stamp
    faces: tuple[int, ...] = ()
    if reaction is not None:
        segments, faces = yield from amounts.rolled(reaction, who=ident, why="task-reaction")
        prepared = max(scene.now.segment, task.stamp + segments)
        first = prepared if instant else prepared + 1
    if duration is not None:
        length, thrown = yield from amounts.rolled(duration, who=ident, why="task-duration")
        faces = (*faces, *thrown)
    last = max(first, scene.now.segment, first + max(1, length) - 1 + more)
    penalty, chance = rushed if rushed is not None else (task.penalty, task.chance)
    yield from tell(
        TaskRetimed(
            combatant=ident,
            action=task.action,
            reason="gm" if rushed is None else "rushed",
            prepared=prepared,
            first=first,
            last=last,
            die=" + ".join(each for each in (reaction, duration) if each is not None),
            faces=faces,
            penalty=penalty,
            chance=chance,
            label=task.label,
            words=words,
        )
    )


def complicate(scene: Scene[State], note: notes.Complicate) -> Action:
    yield from questions.aggravate(scene, note.who, note.delay, note.words)


def waive(scene: Scene[State], note: notes.WaiveBeat) -> Action:
    yield from tell(BeatWaived(note.who, note.penalty, note.words))


def hesitate(scene: Scene[State], note: notes.Hesitate) -> Action:
    segments, _ = yield from amounts.rolled(note.amount, who=note.people[0], why="beat")
    for ident in note.people if segments else ():
        state = scene.now
        who = state.combatants[ident]
        until = max(state.segment, who.beat_until) + segments
        due = next((each.due + segments for each in who.hands if each.due is not None), None)
        yield from tell(BeatImposed(ident, segments, until, due))
