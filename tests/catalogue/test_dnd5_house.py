"""Data of a house for the fifth edition's rules, made wrong field by field: each is refused at the start with its
place, or sheets are made, shown and filled in with it.

The suite tries a few; all of them, with `--hunt 100000`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import worded
from bot.catalogue import CatalogueRefused, Dnd5Catalogue, Library, load_dnd5, load_library, made_of
from bot.catalogue.dnd5_sheet import dnd5_sheet_to_toml
from bot.render import Renderer
from bot.rulesets.dnd5.sheets import Dnd5Sheets
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
        end = min(wanted, len(mutated.everything("dnd5"))) if wanted else FEW
        metafunc.parametrize(("first", "end"), [(at, min(at + CHUNK, end)) for at in range(0, end, CHUNK)])


@pytest.fixture(scope="module")
def packaged() -> Iterator[Library]:
    with quickly():
        yield load_library()


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def used(mutation: Mutation, catalogue: Dnd5Catalogue, packaged: Library) -> None:
    """Whatever of a sheet can be made with the *catalogue* is made, read and sent as it was."""
    sheets = Dnd5Sheets(catalogue)
    renderer = Renderer(worded(Library(**{**vars(packaged), "dnd5": catalogue}), Settings()))
    made = [("ready", str(ident)) for ident in catalogue.characters if ident == mutation.entry]
    made += [("class", str(ident)) for ident in catalogue.classes if ident == mutation.entry]
    made += [("weapon", str(ident)) for ident in catalogue.weapons if ident == mutation.entry]
    hold(sheets, renderer, "dnd5", [*made, ("ready", "berthe")])
    for ident in catalogue.classes:
        if ident == mutation.entry:
            for level in (1, 5, 20):
                assert dnd5_sheet_to_toml(made_of(catalogue, ident, level))
    for creature in catalogue.creatures.values():
        if creature.id == mutation.entry:
            assert creature.passive_perception == 10 + creature.skill("perception")


def test_what_stands_in_a_house_is_refused_with_its_place_or_can_be_used(
    first: int, end: int, tmp_path: Path, packaged: Library, texts: Texts
) -> None:
    for mutation in mutated.everything("dnd5")[first:end]:
        mutation.write(tmp_path)
        try:
            try:
                catalogue = load_dnd5(tmp_path)
            except CatalogueRefused as refused:
                said_well(mutation, refused, tmp_path, texts)
            else:
                used(mutation, catalogue, packaged)
        except Exception as wrong:
            wrong.add_note(str(mutation))
            raise
        finally:
            (tmp_path / mutation.game / mutation.file).unlink()


@pytest.mark.parametrize(
    ("table", "path", "value", "field"),
    [
        ("spells", ("area", "size_m"), 0, "area.size_m"),
        ("spells", ("trigger",), "sneezes", "trigger"),
        ("spells", ("targets",), 13, "targets"),
        ("weapons", ("long_m",), 3, ""),
        ("weapons", ("damage", "type"), "burn", "damage.type"),
        ("weapons", ("versatile",), "d8", "versatile"),
        ("creatures", ("hit_dice",), "21d6", "hit_dice"),
        ("creatures", ("attacks", 0, "rider", "dc"), 31, "attacks.1.rider.dc"),
        ("creatures", ("casting", "slots"), [1] * 10, "casting.slots"),
        ("creatures", ("innate", 0, "spell"), "ice_cream", "innate.1.spell"),
        ("armours", ("dex_most",), -1, "dex_most"),
        ("classes", ("saves",), ["wisdom"], "saves"),
    ],
)
def test_what_no_fight_could_do_with_is_refused_at_the_start(
    table: str, path: tuple[str | int, ...], value: object, field: str, tmp_path: Path, packaged: Library
) -> None:
    key, entry = next(iter(mutated.entries("dnd5", table).items()))
    wrong = Mutation("dnd5", table, key, path, "wrong", mutated.with_(entry, path, value))
    with pytest.raises(CatalogueRefused) as refused:
        load_dnd5(wrong.write(tmp_path))
    assert (Path(refused.value.file).name, refused.value.entry, refused.value.field) == (f"{table}.toml", key, field)
