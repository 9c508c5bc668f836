"""The fights of every version are opened by today's program where they stood, played on, taken back and verified.

And by a program to come: another form of the state, another rule, both, an event with another field, one renamed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from bot import __version__
from bot.build import build_of
from bot.catalogue import load_library
from bot.kernel.codec import Codec
from bot.kernel.dice import Dice
from bot.kernel.effects import Roll, Tell
from bot.kernel.retracing import retraced
from bot.kernel.upgrades import JSON, UNREADABLE, Revision
from bot.rulesets import rulesets_of
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.percentile.rounds import RoundStarted
from bot.store import Archive, looked_at
from bot.table.house.nearer import is_nearer
from bot.table.keeping.document import Unverified
from bot.table.keeping.export import document_of
from bot.table.keeping.recovery import opened, recorded
from bot.table.keeping.verifying import verify
from tests.fixtures.fights import make

VERSIONS = sorted(each.name for each in make.HERE.iterdir() if each.is_dir() and list(each.glob("*.sql")))
OLDER = [each for each in VERSIONS if each != __version__]
UNCHAINED = ("0.1.0",)
GAMES = ("alternatif", "percentile")
TOLD = "L’arbitre a été mis à jour"
NEARER = "rapprochées de leur texte"
ASKED_ANEW = {("0.1.0", "percentile", "question")}
"""Fights whose open question is put anew, which is said: its form is another one by now."""


@cache
def rulesets() -> Mapping[str, Any]:
    return MappingProxyType(rulesets_of(load_library()))


def fight(version: str, game: str, stage: str, path: Path) -> None:
    make.undumped((make.HERE / version / f"{game}-{stage}.sql").read_text("utf-8"), path)


def kept(path: Path) -> tuple[str, int, list[Any]]:
    """The encounter of the file, its last line, and all its lines."""
    with looked_at(path) as archive:
        (row,) = archive.encounters()
        return row.id, archive.last_line(row.id), list(archive.entries(row.id))


SUMMED_OTHERWISE = ("percentile",)
"""Games of which a sum has had another term since: what lowers a loss no further than its least is one of its own."""


def differing(path: Path, game: Any, upto: int = 0) -> tuple[int, ...]:
    """The whole journal is told again: the lines that an older program wrote (those up to *upto* besides) and *game*
    tells otherwise."""
    with Archive(path) as archive:
        (row,) = archive.encounters()
        codec: Codec[Any] = Codec(game)
        lines = list(archive.entries(row.id))
        others = {each.line.line for each in lines if each.line.version != __version__ or each.line.line <= upto}
        first = archive.snapshot_before(row.id, 0)
        journal = [recorded(codec, each) for each in lines]
        return retraced(game, opened(game, row, codec, first), row.seed, journal, others=others)[1]


def test_the_fights_of_each_version_are_all_there() -> None:
    assert "0.1.0" in VERSIONS
    for version in VERSIONS:
        names = {each.name for each in (make.HERE / version).iterdir()}
        assert names == {f"{game}-{stage}.sql" for game in GAMES for stage in make.STAGES}


@pytest.mark.parametrize("stage", make.STAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", VERSIONS)
async def test_a_fight_of_any_version_goes_on_where_it_stood(
    version: str, game: str, stage: str, tmp_path: Path
) -> None:
    path = tmp_path / "fight.db"
    fight(version, game, stage, path)
    ident, last, before = kept(path)
    port = make.Silent()
    services, tables = await make.up(path, port, rulesets())
    table = await tables.by_id(ident, ended=True)
    await tables.settled()
    form = before[-1].line.schema
    nearer_now = [each for each in port.texts if NEARER in each]
    others = [each for each in port.texts if NEARER not in each]
    assert bool(nearer_now) == (stage != "ended" and is_nearer(table.ruleset, form))
    if (version, game, stage) in ASKED_ANEW:
        assert table.last_line == table.committed.standing.at == last + 1
        assert {"tout ce qui a été décidé tient" in each for each in others if TOLD in each} == {True}
    else:
        assert table.last_line == table.committed.standing.at == last, "nothing is set aside, nothing said again"
        assert others == []
    assert table.ended == (stage == "ended")
    if stage != "ended":
        assert table.questions()
        if stage == "question":
            assert any(each.partial for each, _ in table.questions())
        for number in range(3):
            await make.step(table, number % 2)
        # What was ruled before the upgrade can be taken back, and restored.
        at = table.last_line
        await table.undoing.undo(make.actor(), 2)
        while table.committed.standing.held:
            if table.committed.standing.redo:
                await table.undoing.redo(make.actor())
            await make.step(table)
        assert table.last_line > at
        await make.step(table)
        await table.scene.end(make.actor())
    log = await table.looking.log(make.actor())
    assert log.card.text
    await tables.settled()
    await make.down(services, tables)
    _, _, after = kept(path)
    assert [each.line._replace() for each in after[: len(before)]] == [each.line for each in before]
    assert {each.line.version for each in after[len(before) :]} <= {__version__}
    otherwise = differing(path, rulesets()[game], last if game in SUMMED_OTHERWISE else 0)
    assert all(line <= last for line in otherwise)
    assert game in SUMMED_OTHERWISE or otherwise == ()


@pytest.mark.parametrize("version", VERSIONS)
async def test_an_export_of_any_version_verifies_and_nothing_in_it_reads_altered(version: str, tmp_path: Path) -> None:
    for game in GAMES:
        path = tmp_path / f"{game}.db"
        fight(version, game, "ended", path)
        await make.down(*await make.up(path, make.Silent(), rulesets()))
        with Archive(path) as archive:
            (row,) = archive.encounters()
            found = document_of(archive, row.id)
        done = verify(found, rulesets(), found["encounter"]["digest"], build=build_of())
        assert done.lines == len(found["lines"])
        assert done.ruled + len(done.retold) + done.set_aside == done.lines
        # Today's rules, were they other ones, alter nothing of what another build wrote.
        other = object.__new__(_changed(rulesets()[game], _rule(rulesets()[game])))
        other.__dict__.update(rulesets()[game].__dict__)
        assert verify(found, {game: other}, build=build_of()).retold


# ---- a version to come


def _changed(game: Any, version: Mapping[str, Any]) -> Any:
    """*game* as *version* changes it."""
    return type(f"Next{type(game).__name__}", (type(game),), dict(version))


def _other_dice(action: Iterator[Any]) -> Iterator[Any]:
    """A rule is another one: each die has one side more."""
    value: Any = None
    while True:
        try:
            effect = action.send(value)  # type: ignore[attr-defined]
        except StopIteration:
            return
        if isinstance(effect, Roll):
            value = yield dataclasses.replace(effect, dice=Dice(effect.dice.count, effect.dice.sides + 1))
            value = tuple(max(1, face - 1) for face in value)
        else:
            value = yield effect


def _rule(game: Any) -> dict[str, Any]:
    """Other dice, and other people are asked: whoever is asked in the middle of an action decides by himself."""
    base = type(game)

    def play(self: Any, scene: Any) -> Any:
        return _other_dice(base.play(self, scene))

    def answers(self: Any, state: Any, decision: Any) -> Any:
        if decision.kind == "declare":
            return base.answers(self, state, decision)
        return "orders", dict(decision.default)

    return {"play": play, "answers": answers}


def _revisions(game: Any) -> Mapping[int, Revision]:
    """The steps that lead to today's form, which lead on to the next one."""
    return getattr(game, "revisions", {})


def _schema(game: Any) -> dict[str, Any]:
    """The state has another form, and no step leads there: it is folded from the events."""
    return {
        "schema": game.schema + 1,
        "revisions": {**_revisions(game), game.schema: Revision(state=UNREADABLE, names=True)},
    }


def _event(game: Any, kind: type, old: str, new: str, was: type) -> dict[str, Any]:
    """An event has the field *new*, instead of *old* if there is such a field."""
    base = type(game)
    names = [(new if each.name == old else each.name) for each in dataclasses.fields(was)]
    if new not in names:
        names.insert(0, new)

    def change(told: JSON) -> JSON:
        assert old in told or not old, "the step meets old events only"
        return {(new if name == old else name): value for name, value in told.items()} | ({} if old else {new: 7})

    def after(self: Any, state: Any, event: Any) -> Any:
        if isinstance(event, kind):
            values = dict(vars(event))
            if old:
                values[old] = values.pop(new)
            else:
                assert values.pop(new) == 7
            event = was(**values)
        return base.after(self, state, event)

    def now(event: Any) -> Any:
        return kind(**change(dict(vars(event)))) if isinstance(event, was) else event

    def play(self: Any, scene: Any) -> Any:
        action, value = base.play(self, scene), None
        while True:
            effect = action.send(value)
            value = yield Tell(now(effect.event)) if isinstance(effect, Tell) else effect

    return {
        "play": play,
        "schema": game.schema + 1,
        "revisions": {
            **_revisions(game),
            game.schema: Revision(events={was.type: change}, state=UNREADABLE, names=True),  # type: ignore[attr-defined]
        },
        "event_types": tuple(kind if each is was else each for each in game.event_types),
        "steps": frozenset({*game.steps, kind}),
        "after": after,
    }


def _with_field(was: type, old: str, new: str) -> type:
    """The record *was* with the field *new*, which has no default, instead of *old* (empty: one more)."""
    own = [(each.name, each.type, each) for each in dataclasses.fields(was)]
    made = [(new if name == old else name, hint, each) for name, hint, each in own]
    if not old:
        made.insert(0, (new, int, dataclasses.field()))
    fields = [(name, hint, dataclasses.field(default=each.default)) for name, hint, each in made]
    made_class: type = dataclasses.make_dataclass(was.__name__, fields, frozen=True)
    made_class.__module__ = was.__module__
    return made_class


_FIRST = {"alternatif": (SegmentReached, "segment"), "percentile": (RoundStarted, "round")}


@cache
def to_come(change: str, ident: str) -> Any:
    """The game *ident* in the next version."""
    game = rulesets()[ident]
    was, field = _FIRST[ident]
    match change:
        case "schema":
            new = _schema(game)
        case "rule":
            new = _rule(game)
        case "both":
            new = _schema(game) | _rule(game)
        case "field added":
            new = _event(game, _with_field(was, "", "weather"), "", "weather", was)
        case _:
            new = _event(game, _with_field(was, field, "reached"), field, "reached", was)
    made = _changed(game, new)
    other = object.__new__(made)
    other.__dict__.update(game.__dict__)
    return other


@dataclasses.dataclass
class Outcome:
    """What an upgrade did to a fight: lines whose outcome no longer stands, and what was posted."""

    lost: int
    posted: list[str]


def with_data(stood: Any, made: Any, opening: Any) -> Any:
    """What *stood*, with the list of actions of *opening*, today's, where *made* has it: an opening that cannot be read
    is made anew of the data of today (`recovery.opened`), to which entries may have been added."""
    today = getattr(opening, "actions", None)
    if today is None or made.actions != today:
        return stood
    return dataclasses.replace(stood, actions=today)


async def upgraded(change: str, game: str, stage: str, path: Path) -> Outcome:
    """A fight of this version is opened by the next one, played on, taken back and ended."""
    fight(OLDER[-1], game, stage, path)
    ident, last, _ = kept(path)
    services, tables = await make.up(path, make.Silent(), rulesets())
    before = await tables.by_id(ident, ended=True)
    stood = {line: mark.frame.state for line in range(last + 1) if (mark := before.engine.mark(line)) is not None}
    await before.undoing.remember_everything()
    stood |= {line: mark.frame.state for line in range(last + 1) if (mark := before.engine.mark(line)) is not None}
    await tables.settled()
    await make.down(services, tables)
    assert len(stood) == last + 1

    port = make.Silent()
    services, tables = await make.up(path, port, {**rulesets(), game: to_come(change, game)}, version="99")
    table = await tables.by_id(ident, ended=True)
    await tables.settled()
    # The last line whose outcome what now stands was made from: what a recovery told since is folded away.
    _, _, lines = kept(path)
    start = lines[last].line.parent if len(lines) > last else last
    state = stood[start]
    codec: Codec[Any] = Codec(table.ruleset)
    for entry in lines[last:]:
        for event in recorded(codec, entry).events:
            if event.__class__ in table.ruleset.event_types:
                state = table.ruleset.after(state, event)
    opening = table.ruleset.opening({})
    assert table.committed.state == with_data(state, table.committed.state, opening)
    posted = list(port.texts)
    if stage != "ended":
        while table.committed.standing.held:
            await make.step(table)
        for _ in range(2):
            await make.step(table)
        await table.undoing.remember_everything()
        for line in range(last + 1):
            mark = table.engine.mark(line)
            assert mark is not None, "it can be gone back to any line before the upgrade"
            assert mark.frame.state == with_data(stood[line], mark.frame.state, opening)
        await table.undoing.undo(make.actor(), 3)
        assert table.committed.standing.held == "undo"
        await make.step(table)
        await table.scene.end(make.actor())
    await tables.settled()
    await make.down(services, tables)
    check_export(path, ident, last, table.ruleset, change in ("rule", "both"))
    return Outcome(last - start, posted)


def check_export(path: Path, ident: str, last: int, game: Any, retelling: bool) -> None:
    """What the next version exports says which version wrote each line; "recorded by another version" is told from
    "altered"."""
    with Archive(path) as archive:
        found = document_of(archive, ident)
    assert [each["program"] for each in found["lines"][:last]] == [OLDER[-1]] * last
    done = verify(found, {game.id: game})
    retold = done.retold
    # Before 0.2.0 lines had no digests.
    assert (done.lines, done.unchained) == (len(found["lines"]), last if OLDER[-1] in UNCHAINED else 0)
    assert bool(retold) == retelling
    assert set(retold) <= set(range(1, last + 1))
    rolled = next(each for each in found["lines"] if each["dice"] and (not retold or each["line"] in retold))
    address, faces, *_ = rolled["dice"][0]
    rolled["dice"][0][1] = [faces[0] % int(address.rpartition("d")[2]) + 1, *faces[1:]]
    with pytest.raises(Unverified, match="export-differs" if OLDER[-1] in UNCHAINED else "export-broken"):
        verify(found, {game.id: game})


CHANGES = ("schema", "rule", "both", "field added", "field renamed")


ASKED_OTHERWISE = {("alternatif", "action"), ("alternatif", "question"), ("percentile", "action")}
"""Where the changed rule asks others than those who are asked. (Elsewhere a person has begun to answer: he goes on.)"""


@pytest.mark.parametrize("stage", make.STAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("change", CHANGES)
async def test_an_upgrade_loses_nothing(change: str, game: str, stage: str, tmp_path: Path) -> None:
    done = await upgraded(change, game, stage, tmp_path / "fight.db")
    assert done.lost == 0
    news = [each for each in done.posted if TOLD in each]
    if change in ("rule", "both") and (game, stage) in ASKED_OTHERWISE:
        # It says so, and that everything stands.
        (told,) = news
        assert "tout ce qui a été décidé tient" in told
    else:
        assert done.posted == []


@pytest.mark.parametrize(
    ("version", "data", "said"),
    [
        (__version__, "other", "Les données du jeu ont été changées"),
        (__version__, "first", "Les règles ne demandent plus ici la même chose"),
        ("99", "other", TOLD),
    ],
)
async def test_what_is_posted_says_truly_what_was_changed(version: str, data: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "fight.db"
    fight(OLDER[-1], "alternatif", "action", path)
    ident, _, _ = kept(path)
    services, tables = await make.up(path, make.Silent(), rulesets(), data="first")
    await make.step(await tables.by_id(ident))
    await make.down(services, tables)
    port = make.Silent()
    games = {**rulesets(), "alternatif": to_come("rule", "alternatif")}
    # A minute later: the program, its data, or neither are others, and whoever is asked is another.
    services, tables = await make.up(path, port, games, version=version, data=data, later=60.0)
    await tables.by_id(ident)
    await tables.settled()
    causes = ("Les données du jeu ont été", TOLD, "Les règles ne demandent plus")
    (posted,) = [each for each in port.texts if any(cause in each for cause in causes)]
    assert said in posted
    assert "tout ce qui a été décidé tient" in posted
    await make.down(services, tables)
