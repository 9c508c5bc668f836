"""Data of a house for the 3.5 rules, made wrong field by field: each is refused at the start with its place, or sheets
and combatants are made of it.

The suite tries a few; all of them, with `--hunt 200000`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import worded
from bot.catalogue import (
    CatalogueRefused,
    Dnd35Catalogue,
    Library,
    dnd35_sheet_to_toml,
    load_dnd35,
    load_library,
    made35_of,
)
from bot.render import Renderer
from bot.rulesets.dnd35.recruit import spell_of
from bot.rulesets.dnd35.sheets import Dnd35Sheets
from bot.settings import Settings
from bot.text import Texts
from tests.catalogue import mutated
from tests.catalogue.mutated import Mutation
from tests.catalogue.played import quickly
from tests.catalogue.sheeted import hold
from tests.catalogue.test_house_played import said_well

FEW = 60
"""Mutations that are always tried."""
CHUNK = 1000
"""Mutations that one test tries."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--hunt")
        end = min(wanted, len(mutated.everything("dnd35"))) if wanted else FEW
        metafunc.parametrize(("first", "end"), [(at, min(at + CHUNK, end)) for at in range(0, end, CHUNK)])


@pytest.fixture(scope="module")
def packaged() -> Iterator[Library]:
    with quickly():
        yield load_library()


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def used(mutation: Mutation, catalogue: Dnd35Catalogue, packaged: Library) -> None:
    """Whatever of a sheet can be made with the *catalogue* is made, read and sent as it was; spells are cast."""
    sheets = Dnd35Sheets(catalogue)
    renderer = Renderer(worded(Library(**{**vars(packaged), "dnd35": catalogue}), Settings()))
    made = [("ready", str(ident)) for ident in catalogue.characters if ident == mutation.entry]
    made += [("class", str(ident)) for ident in catalogue.classes if ident == mutation.entry]
    made += [("weapon", str(ident)) for ident in catalogue.weapons if ident == mutation.entry]
    assert hold(sheets, renderer, "dnd35", [*made, ("ready", "brunehilde")])
    for ident in catalogue.classes:
        if ident == mutation.entry:
            for level in (1, 5, 20):
                assert dnd35_sheet_to_toml(made35_of(catalogue, ident, level))
    for name, each in catalogue.spells.items():
        if name == mutation.entry:
            assert [spell_of(each, level).spell for level in (1, 20)] == [str(name)] * 2


def test_what_stands_in_a_house_is_refused_with_its_place_or_can_be_used(
    first: int, end: int, tmp_path: Path, packaged: Library, texts: Texts
) -> None:
    for mutation in mutated.everything("dnd35")[first:end]:
        mutation.write(tmp_path)
        try:
            try:
                catalogue = load_dnd35(tmp_path)
            except CatalogueRefused as refused:
                said_well(mutation, refused, tmp_path, texts)
            else:
                used(mutation, catalogue, packaged)
        except Exception as wrong:
            wrong.add_note(str(mutation))
            raise
        finally:
            (tmp_path / mutation.game / mutation.file).unlink()


@pytest.mark.parametrize("name", [name for game, name in mutated.TABLES if game == "dnd35"])
def test_what_is_mutated_is_right_before_it_is(name: str, tmp_path: Path) -> None:
    key, entry = next(iter(mutated.entries("dnd35", name).items()))
    load_dnd35(Mutation("dnd35", name, key, (), "as it is", entry).write(tmp_path))


@pytest.mark.parametrize(
    ("table", "path", "value", "field"),
    [
        ("spells", ("levels",), {"wizard": 10}, "levels.wizard"),
        ("spells", ("concealed",), 51, "concealed"),
        ("spells", ("targets",), 21, "targets"),
        ("weapons", ("source",), "", "source"),
        ("creatures", ("ac",), 61, "ac"),
        ("creatures", ("challenge",), "1/7", "challenge"),
        ("creatures", ("spells",), ["ice_cream"], "spells.1"),
        ("armours", ("arcane_failure",), 101, "arcane_failure"),
        ("classes", ("hit_die",), 7, "hit_die"),
        ("classes", ("good",), [], "good"),
        ("characters", ("sheet", "level"), 0, "sheet.level"),
    ],
)
def test_what_no_fight_could_do_with_is_refused_at_the_start(
    table: str, path: tuple[str | int, ...], value: object, field: str, tmp_path: Path
) -> None:
    key, entry = next(iter(mutated.entries("dnd35", table).items()))
    wrong = Mutation("dnd35", table, key, path, "wrong", mutated.with_(entry, path, value))
    with pytest.raises(CatalogueRefused) as refused:
        load_dnd35(wrong.write(tmp_path))
    assert (Path(refused.value.file).name, refused.value.entry, refused.value.field) == (f"{table}.toml", key, field)
