"""Critical effects: every draw has one answer, the one printed cell comes out, and a host may redo the table."""

import ast
import json
import sys
from pathlib import Path

import pytest

from bot.catalogue import Catalogue, CatalogueRefused, CriticalEffect, Criticals, effect_in, load_catalogue
from bot.catalogue import criticals as drawing
from bot.catalogue.catalogue import PACKAGED, RULESET
from bot.catalogue.criticals import WOUNDS
from bot.text import LOCALES, Texts
from tests.catalogue.houses import house


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


@pytest.fixture(scope="module")
def criticals(catalogue: Catalogue) -> Criticals:
    return catalogue.criticals


@pytest.mark.rule("ALT-CRI-006", "ALT-CRI-009")
def test_the_one_cell_that_the_text_gives(criticals: Criticals) -> None:
    """Galaad, cut down to 3 body points, and a d100 that shows 65."""
    assert criticals.effect("cut", 3, 65) == CriticalEffect(
        place="torso",
        malus=-2,
        bleeding="minor",
        drops=False,
        lames=False,
        interrupts=False,
        column=3,
        out=False,
    )


@pytest.mark.rule("ALT-CRI-006")
@pytest.mark.parametrize(
    ("place", "first", "last"),
    [
        ("head", 1, 10),
        ("right_arm", 11, 25),
        ("left_arm", 26, 40),
        ("torso", 41, 80),
        ("right_leg", 81, 90),
        ("left_leg", 91, 100),
    ],
)
def test_each_face_has_its_place(criticals: Criticals, place: str, first: int, last: int) -> None:
    for d100 in range(1, 101):
        assert (criticals.effect("cut", 3, d100).place == place) == (first <= d100 <= last)


@pytest.mark.rule("ALT-CRI-006")
@pytest.mark.parametrize(
    ("body_left", "column", "malus", "cut", "puncture", "blunt", "out"),
    [
        (12, 5, 0, "none", "none", "none", False),
        (5, 5, 0, "none", "none", "none", False),
        (4, 4, -1, "none", "minor", "none", False),
        (3, 3, -2, "minor", "minor", "none", False),
        (2, 2, -3, "minor", "serious", "none", False),
        (1, 1, -4, "serious", "serious", "minor", False),
        (0, 0, 0, "serious", "serious", "minor", True),
        (-7, 0, 0, "serious", "serious", "minor", True),
    ],
)
def test_each_number_of_body_points_has_its_column(
    criticals: Criticals, body_left: int, column: int, malus: int, cut: str, puncture: str, blunt: str, out: bool
) -> None:
    drawn = [criticals.effect(wound, body_left, 50) for wound in WOUNDS]
    assert [each.bleeding for each in drawn] == [cut, puncture, blunt]
    for each in drawn:
        assert (each.column, each.malus, each.out, each.text) == (column, malus, out, {})


@pytest.mark.rule("ALT-CRI-006")
def test_what_a_place_adds(criticals: Criticals) -> None:
    for body_left in (5, 2, 0):
        head = criticals.effect("blunt", body_left, 10)
        assert (head.interrupts, head.drops, head.lames, head.hand) == (True, False, False, "")
    for d100, hand in ((11, "right"), (40, "left")):
        assert [criticals.effect("cut", left, d100).drops for left in (3, 2, 1, 0)] == [False, True, True, True]
        assert criticals.effect("cut", 2, d100).hand == hand
        assert not criticals.effect("cut", 2, d100).lames
    for d100 in (81, 100):
        assert [criticals.effect("cut", left, d100).lames for left in (3, 2, 1, 0)] == [False, True, True, True]
        assert not criticals.effect("cut", 2, d100).drops


@pytest.mark.parametrize(("wound", "d100"), [("cut", 0), ("cut", 101), ("burn", 50)])
def test_another_die_or_wound_is_a_mistake_of_the_program(criticals: Criticals, wound: str, d100: int) -> None:
    with pytest.raises(ValueError, match=r"^no (critical effect|wound type)"):
        criticals.effect(wound, 3, d100)  # type: ignore[arg-type]


def test_an_encounter_can_keep_the_whole_table(criticals: Criticals) -> None:
    """Nested tuples of texts and whole numbers, which answer the same after a trip through JSON."""
    table = criticals.as_table()
    for rows in table:
        assert {type(value) for row in rows for value in row} <= {str, int}
    back = json.loads(json.dumps(table))
    for wound in WOUNDS:
        for body_left in range(-2, 9):
            for d100 in range(1, 101):
                assert effect_in(back, wound, body_left, d100) == criticals.effect(wound, body_left, d100)


def test_drawing_an_effect_needs_the_standard_library_only() -> None:
    tree = ast.parse(Path(drawing.__file__).read_text(encoding="utf-8"))
    modules = {each.module for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)}
    modules |= {name.name for each in ast.walk(tree) if isinstance(each, ast.Import) for name in each.names}
    assert {str(each).partition(".")[0] for each in modules} <= sys.stdlib_module_names
    assert not modules & {"os", "pathlib", "tomllib", "random"}


def test_texts_learn_the_names_of_the_places(catalogue: Catalogue) -> None:
    named = {entry.id: entry for kind, entry in catalogue.named() if kind == "word-place"}
    assert list(named) == ["head", "right_arm", "left_arm", "torso", "right_leg", "left_leg"]
    assert named["head"].with_article("fr") == "la tête"
    assert named["right_arm"].with_article("en") == "the right arm"


HEAD = """
[places.head]
name = { fr = "crâne", en = "skull" }
gender = "m"
first = 1
last = 10
interrupts = true
source = "our table"
"""
THREE = """
[columns.three]
body_left = 3
malus = -5
cut = "serious"
text = { fr = "Le sang aveugle.", en = "Blood blinds." }
source = "our table"
"""


def test_a_house_entry_replaces_one_place_or_one_column_and_may_add_words(tmp_path: Path, criticals: Criticals) -> None:
    ours = load_catalogue(house(tmp_path, HEAD + THREE, "criticals.toml")).criticals
    assert ours.places[0].name.fr == "crâne"
    assert ours.places[1:] == criticals.places[1:]
    drawn = ours.effect("cut", 3, 65)
    assert (drawn.malus, drawn.bleeding, drawn.place) == (-5, "serious", "torso")
    assert drawn.text == {"fr": "Le sang aveugle.", "en": "Blood blinds."}
    assert ours.effect("puncture", 3, 65).bleeding == "none"
    for body_left in (5, 4, 2, 1, 0):
        assert ours.effect("cut", body_left, 65) == criticals.effect("cut", body_left, 65)


def test_a_house_may_split_a_place(tmp_path: Path) -> None:
    neck = HEAD.replace("places.head", "places.neck").replace("first = 1\nlast = 10", "first = 8\nlast = 10")
    ours = load_catalogue(house(tmp_path, HEAD.replace("last = 10", "last = 7") + neck, "criticals.toml")).criticals
    assert [ours.effect("cut", 3, d100).place for d100 in (7, 8, 10, 11)] == ["head", "neck", "neck", "right_arm"]


def test_a_place_may_wait_for_other_body_points(tmp_path: Path) -> None:
    text = HEAD.replace("interrupts = true", 'hand = "left"\nlames = true\nat_most = 4')
    ours = load_catalogue(house(tmp_path, text, "criticals.toml")).criticals
    assert [ours.effect("blunt", left, 1).drops for left in (5, 4)] == [False, True]
    assert [ours.effect("blunt", left, 1).lames for left in (5, 4)] == [False, True]
    assert not ours.effect("blunt", 4, 1).interrupts


@pytest.mark.parametrize(
    ("text", "entry", "field", "key", "facts"),
    [
        (HEAD.replace("last = 10", "last = 12"), "places.head", "last", "taken", {"value": 11, "other": "right_arm"}),
        (HEAD.replace("first = 1\n", "first = 2\n"), "places.head", "first", "gap", {"least": 1, "most": 1}),
        (HEAD.replace("last = 10", "last = 8"), "places.right_arm", "first", "gap", {"least": 9, "most": 10}),
        (HEAD.replace("head", "neck"), "places.neck", "first", "taken", {"value": 1, "other": "head"}),
        (HEAD.replace("last = 10", "last = 0"), "places.head", "last", "range", None),
        (HEAD.replace("first = 1\n", "first = 11\n"), "places.head", "", "wrong", None),
        (HEAD.replace("interrupts = true", 'hand = "third"'), "places.head", "hand", "choice", None),
        (HEAD.replace("interrupts = true", 'lames = "no?"'), "places.head", "lames", "flag", None),
        (HEAD.replace("interrupts = true", "at_most = 6"), "places.head", "at_most", "range", None),
        (HEAD.replace(', en = "skull"', ""), "places.head", "name.en", "missing", None),
        (HEAD.replace("[places.head]", "[places.Head]"), "places.Head", "", "id", None),
        (HEAD.replace("[places.head]", '[places.head]\nid = "head"'), "places.head", "id", "unknown", None),
        (HEAD.replace("[places.head]", "[place.head]"), "place", "", "unknown", None),
        ("places = 3\n", "places", "", "table", None),
        ("[places]\nhead = 3\n", "places.head", "", "table", None),
        (THREE.replace("malus = -5", "malus = 5"), "columns.three", "malus", "range", None),
        (THREE.replace("body_left = 3", "body_left = 6"), "columns.three", "body_left", "range", None),
        (THREE.replace("body_left = 3\n", ""), "columns.three", "body_left", "missing", None),
        (THREE.replace('"serious"', '"heavy"'), "columns.three", "cut", "choice", None),
        (THREE.replace(', en = "Blood blinds."', ""), "columns.three", "text.en", "missing", None),
        (
            THREE.replace("body_left = 3", "body_left = 4"),
            "columns.three",
            "body_left",
            "taken",
            {"value": 4, "other": "four"},
        ),
        (
            THREE.replace("columns.three", "columns.extra"),
            "columns.extra",
            "body_left",
            "taken",
            {"value": 3, "other": "three"},
        ),
    ],
)
def test_a_fault_is_named_with_file_entry_and_field(
    tmp_path: Path, text: str, entry: str, field: str, key: str, facts: dict[str, object] | None
) -> None:
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(house(tmp_path, text, "criticals.toml"))
    wrong = refused.value
    assert (wrong.entry, wrong.field, wrong.key) == (entry, field, f"catalogue-{key}")
    # A gap beside a packaged place is named there: that is the entry which does not reach far enough.
    ours = tmp_path / "alternatif" / "criticals.toml"
    packaged = PACKAGED / RULESET / "criticals.toml"
    assert wrong.file == str(packaged if entry == "places.right_arm" else ours)
    if facts is not None:
        assert {name: value for name, value in wrong.facts.items() if name != "place"} == facts
    for locale in LOCALES:
        said = Texts(strict=True).say(locale, f"refused-{wrong.key}", **wrong.facts)
        assert all(part in said for part in (wrong.file, entry, field)), said


@pytest.mark.parametrize(
    ("left_out", "entry", "field", "least", "most"),
    [
        ("places.left_leg", "places.right_leg", "last", 91, 100),
        ("columns.two", "columns", "body_left", 2, 2),
    ],
)
def test_a_table_with_a_hole_is_refused(
    tmp_path: Path, left_out: str, entry: str, field: str, least: int, most: int
) -> None:
    """A packaged file that lost an entry; every other file is as it is."""
    (tmp_path / RULESET).mkdir()
    for path in (PACKAGED / RULESET).glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.name == "criticals.toml":
            start = text.index(f"[{left_out}]")
            text = text[:start] + text[text.index("source", start) :].partition("\n")[2]
        (tmp_path / RULESET / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(packaged=tmp_path)
    wrong = refused.value
    assert (wrong.entry, wrong.field, wrong.key) == (entry, field, "catalogue-gap")
    assert (wrong.facts["least"], wrong.facts["most"]) == (least, most)
    assert wrong.file == str(tmp_path / RULESET / "criticals.toml")
