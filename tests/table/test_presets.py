"""Named sets of settings: as the text has them, as the reference rules do, and a server's own."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import evolve
from bot.render.cards import Button, Select
from bot.render.words import Words
from bot.rulesets import rulesets_of
from bot.rulesets.shared.choices import Turned
from bot.table import Actor
from bot.table.base.presets import LONGEST, MOST, Preset, Presets, Saved, builtin, fitting
from bot.text import LOCALES, Texts
from tests.fixtures.fights import make

HOST = Actor(77, "Host", "fr", True)
GM = make.actor()
TEXTS = Texts(strict=True)


@cache
def rulesets() -> dict[str, Any]:
    return dict(rulesets_of(load_library()))


def settings_of(table: Any) -> dict[str, Any]:
    return {each.name: each.value for each in table.ruleset.settings_of(table.committed.state)}


async def begun(path: Path, game: str = "alternatif", **wanted: Any) -> tuple[Any, Any, Any, Any]:
    """An encounter just opened: its port, its services, the tables, and it."""
    port = make.Silent()
    services, tables = await make.up(path, port, rulesets())
    await tables.open(GM, guild=make.GUILD, channel=make.CHANNEL, ruleset=game, locale="fr", **wanted)
    return port, services, tables, await tables.here(make.CHANNEL)


# ---- what a game brings


def test_the_letter_is_what_each_game_marks_as_its_texts_reading_and_the_reference_departs_from_it() -> None:
    for ident, game in rulesets().items():
        settings = {each.name: each for each in game.settings_of(game.opening({}))}
        sets = {each.key: each.values for each in builtin(game)}
        assert sets["letter"] == {name: each.text for name, each in settings.items() if each.text is not None}
        # A table that chooses nothing plays the letter; how it looks at the fight is no matter of the text.
        assert fitting(Preset("letter", "", sets["letter"]), list(settings.values())) == ({}, [], [])
        assert not {"foe_numbers", "map"} & sets["letter"].keys()
        assert game.opening(sets["letter"]).settings == game.opening({}).settings
        if "reference" in sets:
            assert game.opening(sets["reference"]).settings != game.opening({}).settings
            assert set(game.reference) <= sets["letter"].keys(), ident
    assert "reference" in {each.key for each in builtin(rulesets()["dnd35"])}


@pytest.mark.parametrize("locale", LOCALES)
def test_each_set_of_a_game_has_its_name(locale: str) -> None:
    for ident, game in rulesets().items():
        words = Words(TEXTS, locale, game=ident, labels=True)
        for each in builtin(game):
            assert words.first(words.key("preset", each.key), f"preset-{each.key}")
            event = {"which": each.key, "called": "", "changes": (Turned("foe_numbers", "all", "words"),)}
            assert words.say("event-settings_changed", event)


@pytest.mark.rule("ALT-GEN-014")
def test_what_is_behind_the_screen_is_told_to_the_game_master_alone() -> None:
    game = rulesets()["alternatif"]
    word = game.compose(game.opening({}), "gm-preset", 1, {"key_malus": 6, "lost_limbs": "die_stays", "called": "Nous"})
    told = [each.event for each in word.take(Scene(game.opening({}))) if hasattr(each, "event")]
    assert [(game.audience(each), [one.setting for one in each.changes]) for each in told] == [
        (PUBLIC, ["key_malus"]),
        (GM_ONLY, ["lost_limbs"]),
    ]
    assert {each.called for each in told} == {"Nous"}


class Scene:
    """A state that nothing changes."""

    def __init__(self, state: Any) -> None:
        self.now = state


# ---- at a table


async def test_a_set_is_applied_as_one_input_told_in_one_line_and_undone_like_a_ruling(tmp_path: Path) -> None:
    port, services, tables, table = await begun(tmp_path / "a.db", "dnd35")
    before = settings_of(table)
    with pytest.raises(Refused, match="not-gm"):
        await table.presets.do(make.actor(make.PLAYER), "apply", "comme la 3.5", None)
    at = table.last_line
    await table.presets.do(GM, "apply", "comme la 3.5 de référence", None)
    assert table.last_line == at + 1
    assert settings_of(table) == {**before, **table.ruleset.reference}
    await tables.settled()
    (told,) = {line for text in port.texts for line in text.split("\n") if "comme la référence" in line}
    assert "second test du renversement (comme le texte → **comme le document de référence**)" in told
    with pytest.raises(Refused, match="preset-as-it-is"):
        await table.presets.do(GM, "apply", "reference", None)
    await table.undoing.undo(GM, 1)
    assert settings_of(table) == before
    await table.undoing.redo(GM)
    assert settings_of(table) == {**before, **table.ruleset.reference}
    await make.down(services, tables)


async def test_what_is_fixed_or_unknown_stays_and_is_named(tmp_path: Path) -> None:
    port, services, tables, table = await begun(tmp_path / "a.db", "percentile", variant="combat")
    values = {"variant": "pit", "fumble_from": 99, "weather": True, "opposed": "loud"}
    await services.presets.keep(make.GUILD, table.ruleset, "Nuit", values, words(table))
    settings = table.ruleset.settings_of(table.committed.state)
    fixed = [evolve(each, fixed=each.name == "variant") for each in settings]
    changing, staying, unknown = fitting(Preset("~", "Nuit", values), fixed)
    assert (changing, [each.name for each in staying], unknown) == (
        {"fumble_from": 99},
        ["variant"],
        ["weather", "opposed"],
    )
    await table.scene.join(
        make.actor(make.PLAYER),
        {"sheet": table.ruleset.sheets.propose({"ready": table.ruleset.sheets.ready("fr")[0][0]})[1]},
    )
    creature = table.ruleset.offers(table.committed.state, "npc-add", "creature", "fr")[0][1]
    await table.speaking.command(GM, "npc-add", {"creature": creature, "count": 1})
    await table.scene.start(GM)
    await table.presets.do(GM, "apply", "nuit", None)
    assert settings_of(table)["fumble_from"] == 99
    assert settings_of(table)["variant"] == "combat"
    await tables.settled()
    said = "\n".join(port.texts)
    assert "cela reste comme il est\u00a0: Variante." in said
    assert "weather, opposed" in said
    with pytest.raises(Refused, match="preset-outdated"):
        await tables.open(GM, guild=make.GUILD, channel=2, ruleset="percentile", preset="Nuit")
    await make.down(services, tables)


def words(table: Any) -> Words:
    return Words(TEXTS, "fr", game=table.ruleset.id, labels=True)


async def test_a_server_keeps_its_own_under_a_name_for_its_game_and_across_restarts(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    port, services, tables, table = await begun(path)
    do = table.presets.do
    await table.settings.change(GM, "key_malus", "6")
    for deed, name in (("save", "Maison"), ("delete", "Maison"), ("rename", "Maison")):
        with pytest.raises(Refused, match="not-gm"):
            await do(make.actor(make.PLAYER), deed, name, "x")
    assert "enregistré, avec" in (await do(GM, "save", " Maison ", None)).card.text
    assert "de nouveau" in (await do(HOST, "save", "MAISON", None)).card.text
    (text,) = [each for key, each in (await services.store.settings(make.GUILD)).items() if key.startswith("preset:")]
    kept = Saved.model_validate_json(text)
    assert (kept.name, kept.game, kept.values) == ("MAISON", "alternatif", settings_of(table))
    assert str(HOST.user) not in text
    # What is offered is found again, and is nobody's but this server's, and this game's.
    assert [each.name for each in await services.presets.of(make.GUILD, table.ruleset)] == ["", "MAISON"]
    assert [each.name for each in await services.presets.of(make.GUILD, rulesets()["percentile"])] == [""]
    assert [each.name for each in await services.presets.of(5, table.ruleset)] == [""]
    await services.store.forget_user(HOST.user)
    await do(GM, "apply", "à la lettre", None)
    assert settings_of(table)["key_malus"] == 5
    await make.down(services, tables)

    services, tables = await make.up(path, port, rulesets())
    table = await tables.here(make.CHANNEL)
    do = table.presets.do
    await do(GM, "apply", "maison", None)
    assert settings_of(table)["key_malus"] == 6
    assert "Chez nous" in (await do(GM, "rename", "maison", "Chez nous")).card.text
    await do(GM, "rename", "chez nous", "CHEZ NOUS")
    with pytest.raises(Refused, match="unknown-preset"):
        await do(GM, "apply", "maison", None)
    assert "supprimé" in (await do(GM, "delete", "Chez nous", None)).card.text
    assert [each.name for each in await services.presets.of(make.GUILD, table.ruleset)] == [""]
    await make.down(services, tables)


async def test_names_and_numbers_are_bounded_and_a_games_own_stay(tmp_path: Path) -> None:
    _, services, tables, table = await begun(tmp_path / "a.db", "dnd35")
    do = table.presets.do
    wrong = (
        ("save", "x" * (LONGEST + 1), None, "preset-name"),
        ("save", "A la lettre", None, "preset-name-taken"),
        ("save", "letter", None, "preset-name-taken"),
        ("rename", "à la lettre", "y", "preset-of-the-game"),
        ("delete", "comme la 3.5", None, "preset-of-the-game"),
        ("rename", "à la lettre", None, "preset-to-what"),
        ("save", None, None, "preset-which"),
        ("apply", "zork", None, "unknown-preset"),
        ("list", "zork", None, "unknown-preset"),
    )
    for deed, name, to, key in wrong:
        with pytest.raises(Refused) as refused:
            await do(GM, deed, name, to)
        assert refused.value.key == key
        for locale in LOCALES:
            assert TEXTS.has(f"refused-{key}", locale)
            assert services.renderer.refusal(locale, refused.value)
    for number in range(MOST):
        await do(GM, "save", f"n{number}", None)
    with pytest.raises(Refused, match="too-many-presets"):
        await do(GM, "save", "one more", None)
    await do(GM, "save", "n1", None)
    with pytest.raises(Refused, match="preset-name-taken"):
        await do(GM, "rename", "n1", "n2")
    shown = await do(make.actor(make.PLAYER), "list", None, None)
    (select,) = [item for row in shown.card.rows for item in row if isinstance(item, Select)]
    assert len(select.options) == MOST + 2 <= 25
    assert len(shown.card.text) <= 2_000
    await make.down(services, tables)


async def test_the_card_of_a_set_shows_what_it_would_change_and_applies_it(tmp_path: Path) -> None:
    _, services, tables, table = await begun(tmp_path / "a.db")
    others = {
        each.name: next(one for one in each.options if str(one) != str(each.value))
        for each in table.ruleset.settings_of(table.committed.state)
        if not each.fixed
    }
    await services.presets.keep(make.GUILD, table.ruleset, "Tout autre", others, words(table))
    (preset,) = [each for each in await services.presets.of(make.GUILD, table.ruleset) if each.name]
    card = (await table.presets.press(make.actor(make.PLAYER), "", preset.key)).card
    assert "• séparation des rounds (oui → **non**)" in card.text
    assert "de plus" in card.text
    assert len(card.text) <= 2_000
    labels = [item.label for row in card.rows for item in row if isinstance(item, Button)]
    assert labels == ["Appliquer", "Profils"]
    with pytest.raises(Refused, match="not-gm"):
        await table.presets.press(make.actor(make.PLAYER), "apply", preset.key)
    after = await table.presets.press(GM, "apply", preset.key)
    assert "rien à changer" in after.card.text
    assert settings_of(table) == others
    with pytest.raises(Refused, match="moment-passed"):
        await table.presets.press(GM, "apply", "~gone")
    await make.down(services, tables)


async def test_an_encounter_is_opened_under_a_set_and_says_what_is_otherwise(tmp_path: Path) -> None:
    port, services, tables, table = await begun(tmp_path / "a.db", "dnd35", preset="comme la 3.5 de référence")
    assert settings_of(table) == {**settings_of(table), **table.ruleset.reference}
    await tables.settled()
    card = table.boards.opening(table.session)
    assert "⚙️ Réglages\u00a0: " in card.text
    assert "second test du renversement (comme le texte → **comme le document de référence**)" in card.text
    await tables.end(GM, make.CHANNEL)
    await tables.open(GM, guild=make.GUILD, channel=make.CHANNEL, ruleset="dnd35", preset="à la lettre")
    plain = await tables.here(make.CHANNEL)
    assert "⚙️" not in plain.boards.opening(plain.session).text
    with pytest.raises(Refused, match="unknown-preset"):
        await tables.open(GM, guild=make.GUILD, channel=3, ruleset="dnd35", preset="zork")
    await make.down(services, tables)
    assert port is not None


async def test_what_cannot_be_read_of_a_servers_sets_is_left(tmp_path: Path) -> None:
    _, services, tables, table = await begun(tmp_path / "a.db")
    for at, text in enumerate(
        ("{", json.dumps({"name": "x"}), json.dumps({"name": "", "game": "alternatif", "values": {}}))
    ):
        await services.store.put_setting(make.GUILD, f"preset:alternatif:{at}", text)
    assert [each.name for each in await Presets(services.store).of(make.GUILD, table.ruleset)] == [""]
    await make.down(services, tables)
