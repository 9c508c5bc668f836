"""A fight that an older program recorded follows today's rules from its next ruling on: its channel is told, once."""

from __future__ import annotations

import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel.upgrades import Revision
from bot.rulesets import rulesets_of
from bot.store import looked_at
from bot.table.base.session import Opening
from bot.table.house import nearer
from tests.fixtures.fights import make

SENTENCE = {"fr": "rapprochées de leur texte", "en": "nearer to their text"}


@cache
def rulesets() -> dict[str, Any]:
    return dict(rulesets_of(load_library()))


def fight(path: Path, stage: str, locale: str = "fr", version: str = "0.2.0") -> str:
    """A fight of that version as a file; its id."""
    sql = (make.HERE / version / f"alternatif-{stage}.sql").read_text("utf-8")
    make.undumped(sql, path)
    with looked_at(path) as archive:
        (row,) = archive.encounters()
    if locale != row.locale:
        with sqlite3.connect(path) as db:
            db.execute("update encounters set locale = ?", (locale,))
        db.close()
    return row.id


class Posts(make.Silent):
    """What is posted; where a message is edited, what it told stays in it."""

    async def edit(self, channel: int, message: int, card: Any, files: Any = None) -> None:
        return None


async def woken(path: Path, ident: str, games: Any, *, speak: bool = False) -> list[str]:
    """What the channel reads of the rules when the fight is woken by a bot that is started for it."""
    port = Posts()
    services, tables = await make.up(path, port, games)
    table = await tables.by_id(ident, ended=True)
    before = {each.name: each.value for each in table.ruleset.settings_of(table.committed.state)}
    await tables.settled()
    if speak:
        await make.step(table)
    # Asleep and woken again, it is the same fight.
    tables.sleep(table)
    await tables.settled()
    again = await tables.by_id(ident, ended=True)
    assert {each.name: each.value for each in again.ruleset.settings_of(again.committed.state)} == before
    await tables.settled()
    await make.down(services, tables)
    return [each for each in port.texts if any(sentence in each for sentence in SENTENCE.values())]


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_the_channel_of_an_older_fight_is_told_once_also_across_restarts(locale: str, tmp_path: Path) -> None:
    path = tmp_path / "fight.db"
    ident = fight(path, "question", locale)
    (told,) = await woken(path, ident, rulesets())
    assert SENTENCE[locale] in told
    assert "`/mj reglages`" in told or "`/gm settings`" in told
    assert await woken(path, ident, rulesets()) == [], "nobody has spoken since, and everybody knows"
    assert await woken(path, ident, rulesets(), speak=True) == []
    assert await woken(path, ident, rulesets()) == []
    # Once the rules come nearer again, that is told again; where names alone change, nobody is told.
    assert await woken(path, ident, {**rulesets(), "alternatif": _next(names=True)}) == []
    assert len(await woken(path, ident, {**rulesets(), "alternatif": _next(names=False)})) == 1


def _next(*, names: bool) -> Any:
    """The game in its next form."""
    game = rulesets()["alternatif"]
    step = Revision(state=dict, names=names)
    made = type("Next", (type(game),), {"schema": game.schema + 1, "revisions": {**game.revisions, game.schema: step}})
    other = object.__new__(made)
    other.__dict__.update(game.__dict__)
    return other


async def test_nobody_is_told_of_a_fight_that_is_over_or_of_today(tmp_path: Path) -> None:
    path = tmp_path / "ended.db"
    assert await woken(path, fight(path, "ended"), rulesets()) == []
    services, tables = await make.up(tmp_path / "new.db", make.Silent(), rulesets())
    table = await make.begun(tables, "alternatif")
    await make.down(services, tables)
    assert await woken(tmp_path / "new.db", table.id, rulesets()) == []


def test_only_a_step_that_changes_what_is_played_brings_the_rules_nearer() -> None:
    game = rulesets()["alternatif"]
    assert nearer.is_nearer(game, 0)
    assert nearer.is_nearer(game, 3)
    assert not nearer.is_nearer(game, game.schema)
    # Of a form that is yet to come, nothing is known.
    assert not nearer.is_nearer(game, game.schema + 1)


def test_an_open_fight_of_each_game_keeps_the_settings_that_were_usual_when_it_was_recorded() -> None:
    """Its state says them from now on, and so does an opening that names none; what either names stands."""
    for ident, game in rulesets().items():
        step = game.revisions[max(game.revisions)].state
        assert callable(step), ident
        written = step({"settings": {}})["settings"]
        assert written, ident
        old, today = Opening().state(game).settings, game.opening({}).settings
        options = {each.name: each.options for each in game.settings_of(game.opening({}))}
        for name, value in written.items():
            assert value in options[name], (ident, name)
            assert getattr(today, name) != getattr(old, name) == value, (ident, name)
            usual = getattr(today, name)
            assert step({"settings": {name: usual}})["settings"][name] == usual
            assert getattr(Opening(settings={name: usual}).state(game).settings, name) == usual
