"""Data of a house, made wrong field by field: each is refused at the start with its place, or everything plays with it.

The suite tries a few of each game; all of them, some 46,000 in half an hour of work, are tried with an option:

    python -m pytest tests/catalogue/test_house_played.py --hunt 100000 -n auto
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot.catalogue import CatalogueRefused, Library, load_catalogue, load_library
from bot.catalogue.files import CATALOGUE_KEYS
from bot.catalogue.models import NOT_OWN, Hold
from bot.rulesets.alternatif.wrestling.actions import CLOSABLE
from bot.rulesets.alternatif.wrestling.holds import FREE_ACTS, HOLDS
from bot.text import LOCALES, Texts
from tests.catalogue import mutated
from tests.catalogue.houses import CLUB, house
from tests.catalogue.mutated import TABLES, Mutation
from tests.catalogue.played import quickly, tried

GAMES = ("alternatif", "percentile", "dnd5")
FEW = 16
"""Mutations of each game that are always tried."""
CHUNK = 1000
"""Mutations that one test tries."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "first" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--hunt")
        ends = {game: min(wanted, len(mutated.everything(game))) if wanted else FEW for game in GAMES}
        chunks = [(game, at, min(at + CHUNK, end)) for game, end in ends.items() for at in range(0, end, CHUNK)]
        metafunc.parametrize(("game", "first", "end"), chunks)


@pytest.fixture(scope="module")
def packaged() -> Iterator[Library]:
    with quickly():
        yield load_library()


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def said_well(mutation: Mutation, refused: CatalogueRefused, folder: Path, texts: Texts) -> None:
    """The refusal names what is wrong with *mutation*, where it stands, in one sentence."""
    assert set(refused.facts) == CATALOGUE_KEYS[refused.key]
    for locale in LOCALES:
        said = texts.say(locale, f"refused-{refused.key}", **refused.facts)
        assert refused.file in said
        assert "\n" not in said
    at_fault = str(folder / mutation.game / mutation.file)
    if mutation.whole is not None or refused.file != at_fault:
        # Another entry, perhaps a packaged one, has no use for this one any more.
        assert Path(refused.file).parent.name == mutation.game
        return
    # A name with a point in it is that of a section.
    assert refused.entry in (mutation.place, mutation.entry, mutation.table.partition(".")[2] or mutation.place) or (
        refused.key == "catalogue-id"
    )
    if mutation.path and refused.field:
        assert refused.field.partition(".")[0] == str(mutation.path[0]) or refused.key != "catalogue-missing"


def test_what_stands_in_a_house_is_refused_with_its_place_or_can_be_played(
    game: str, first: int, end: int, tmp_path: Path, packaged: Library, texts: Texts
) -> None:
    for mutation in mutated.everything(game)[first:end]:
        try:
            refused = tried(mutation, tmp_path, packaged)
            if refused is not None:
                said_well(mutation, refused, tmp_path, texts)
        except Exception as wrong:
            wrong.add_note(str(mutation))
            raise


@pytest.mark.parametrize(("game", "name"), TABLES)
def test_every_field_of_an_entry_is_made_wrong(game: str, name: str) -> None:
    mutated_paths = {
        tuple("*" if isinstance(step, int) else step for step in path)
        for entry in mutated.entries(game, name).values()
        for path, _ in mutated.paths(entry)
    }
    assert set(mutated.fields(TABLES[game, name])) <= mutated_paths


@pytest.mark.parametrize(
    ("table", "path", "value", "field"),
    [
        ("spells", ("casting",), 601, "casting"),
        ("items", ("reaction",), "1d6>1d6", "reaction"),
        ("items", ("duration",), "1d6>1d6>1d6", "duration"),
        ("items", ("duration",), "\u0663", "duration"),
        ("weapons", ("damage",), "1d1\u0668", "damage"),
        ("weapons", ("missile", "reaction"), "1d1000", "missile"),
        ("weapons", ("missile", "specialist"), "2d6", "missile"),
        ("creatures", ("wrestling", "own", 0, "id"), "draw", "wrestling.own"),
        ("creatures", ("wrestling", "own", 0, "id"), "own_1", "wrestling.own.1.id"),
        ("creatures", ("wrestling", "closed", 0), "drow", "wrestling.closed.1"),
        ("creatures", ("attacks", 0, "weapon"), "sword_of_nobody", "attacks.1.weapon"),
        ("families", ("bonus", 0), 10**30, "bonus.1"),
        ("characters", ("about", "en"), " ", "about.en"),
    ],
)
def test_what_no_fight_could_do_with_is_refused_at_the_start(
    table: str, path: tuple[str | int, ...], value: object, field: str, tmp_path: Path, packaged: Library
) -> None:
    key, entry = next(iter(mutated.entries("alternatif", table).items()))
    wrong = Mutation("alternatif", table, key, path, "wrong", mutated.with_(entry, path, value))
    refused = tried(wrong, tmp_path, packaged)
    assert refused is not None
    assert (Path(refused.file).name, refused.entry, refused.field) == (f"{table}.toml", key, field)


def test_a_creature_may_be_without_any_wrestling_action_of_the_rules_and_no_other() -> None:
    assert get_args(Hold) == CLOSABLE
    assert {*HOLDS, *FREE_ACTS} <= NOT_OWN


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("   ", "catalogue-length"),
        ("\\u200b", "catalogue-name"),
        ("massue\\nlourde", "catalogue-name"),
        ("massue, lourde", "catalogue-wrong"),
        ("massue ; lourde", "catalogue-wrong"),
    ],
)
def test_a_name_is_one_line_that_can_be_read_and_typed_among_others(tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(house(tmp_path, CLUB.replace("massue", name)))
    assert (refused.value.entry, refused.value.key) == ("club", key)
    assert refused.value.field.startswith("name")


def test_words_may_have_the_spaces_of_french(tmp_path: Path) -> None:
    found = load_catalogue(house(tmp_path, CLUB.replace("massue", " massue\u202f! ")))
    assert found.weapons["club"].name.fr == "massue\u202f!"  # type: ignore[index]
