"""Running a whole journal again from its opening: does every event and every face come out as it is recorded?"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from bot.kernel import inputs as said
from bot.kernel.engine import Engine, taken
from bot.kernel.errors import ImpossibleFace, Refused, ReplayMismatch, RulingFailed
from bot.kernel.fold import folded, rolled
from bot.kernel.frame import Recorded
from bot.kernel.journal import compare, set_aside
from bot.kernel.line import USUAL, Budget
from bot.kernel.marks import Mark
from bot.kernel.ruleset import Game

S = TypeVar("S")


def verify(
    game: Game[S], opening: S, secret: bytes, journal: Iterable[Recorded], *, budget: Budget = USUAL
) -> Engine[S]:
    """Run a whole journal of this very program's again (see `retracing`), and compare every event and face."""
    return retraced(game, opening, secret, journal, budget=budget)[0]


def retraced(
    game: Game[S],
    opening: S,
    secret: bytes,
    journal: Iterable[Recorded],
    *,
    others: Collection[int] | None = (),
    budget: Budget = USUAL,
) -> tuple[Engine[S], tuple[int, ...]]:
    """The same for a journal of which another program wrote the lines *others*: the engine in the end, and those of
    them that today's rules tell otherwise."""
    told_by = list(retracing(game, opening, secret, journal, others=others, budget=budget))
    return told_by[-1][0], tuple(line for _, line, replayed in told_by if not replayed)


def retracing(
    game: Game[S],
    opening: S,
    secret: bytes,
    journal: Iterable[Recorded],
    *,
    others: Collection[int] | None = (),
    budget: Budget = USUAL,
) -> Iterator[tuple[Engine[S], int, bool]]:
    """Run a whole journal again from its opening, drawing every face anew, and compare every event and face: after
    each line the engine, the line (first 0), and whether it replayed.

    *others*: the lines that another program wrote (None: any may be). One of them that does not replay is followed
    as it is recorded; the faces of its dice must come from the seed all the same. Lines that a restart set aside
    (see `inputs.Recover`) are passed over. Raises `ReplayMismatch` at the first difference that nothing explains.
    """
    for each in in_pieces(game, opening, secret, journal, others=others, budget=budget):
        if each is not None:
            yield each


def in_pieces(
    game: Game[S],
    opening: S,
    secret: bytes,
    journal: Iterable[Recorded],
    *,
    others: Collection[int] | None = (),
    budget: Budget = USUAL,
) -> Iterator[tuple[Engine[S], int, bool] | None]:
    """The same, and None in between, after every few decisions of a line in which many decide by themselves."""
    lines = {each.line: each for each in journal}
    skipped, stumps = set_aside(list(lines.values()))
    engine: Engine[S] = Engine(game, opening, secret, budget=budget, kept_marks=1 << 30)
    yield engine, 0, True
    for each in lines.values():
        if each.line in skipped:
            continue
        replayed = True
        try:
            yield from _retake(engine, each, stumps.get(each.line))
        except ReplayMismatch:
            if others is not None and each.line not in others:
                raise
            engine.withdraw()
            _accept(engine, secret, each, lines)
            replayed = False
        yield engine, each.line, replayed


def _retake(engine: Engine[Any], each: Recorded, stump: int | None) -> Iterator[None]:
    """Take a recorded line again, with faces of its own, and compare. *stump*: so many of its events matter."""
    try:
        progress = yield from engine.submitting(taken(each.given), each.line, called=each.called)
    except (Refused, ImpossibleFace, RulingFailed) as trouble:
        raise ReplayMismatch(each.line, 0, "what was told", repr(trouble)) from trouble
    compare(each, progress.events, upto=stump)
    faces = {one.address: one.faces for one in progress.drawn}
    known = dict(each.faces)
    if stump is not None:
        known = {where: known[where] for where in known if where in faces}
        faces = {where: faces[where] for where in known}
    if faces != known:
        raise ReplayMismatch(each.line, 0, f"faces {known}", f"faces {faces}")
    laid = {one.address for one in progress.drawn if one.fed and one.address in faces}
    if each.laid is not None and laid != each.laid & faces.keys():
        raise ReplayMismatch(each.line, 0, f"laid {sorted(each.laid)}", f"laid {sorted(laid)}")


def _accept(engine: Engine[Any], secret: bytes, each: Recorded, lines: Mapping[int, Recorded]) -> None:
    """Follow a line of another program's, whose dice come from the seed as any do."""
    base, given = engine.here, each.given
    if isinstance(given, (said.Undo, said.Redo, said.Recover)):
        back = engine.mark(given.to)
        if back is None:
            raise ReplayMismatch(each.line, 0, "what was told", f"no line {given.to}")
        base = back
        if isinstance(given, said.Recover) and given.position not in (None, back.base.position):
            base = _cut(engine, lines[given.to], given.position or 0, back)
    try:
        engine.follow(each, base)
        known, faces = dict(each.faces), dict(rolled(base.frame, each, engine.standing, secret))
    except Exception as trouble:
        raise ReplayMismatch(each.line, 0, "what was told", repr(trouble)) from trouble
    if faces != known:
        raise ReplayMismatch(each.line, 0, f"faces {known}", f"faces {faces}")
    engine.settle()


def _cut(engine: Engine[S], each: Recorded, position: int, whole: Mark[S]) -> Mark[S]:
    """What stood in the middle of a line, after so many of its events."""
    before = engine.mark(whole.parent)
    if before is None:
        raise ReplayMismatch(each.line, position, "what was told", f"no line {whole.parent}")
    frame = folded(engine.game, before.frame, replace(each, events=each.events[:position]), engine.codec.dump_input)
    return whole._replace(frame=frame)
