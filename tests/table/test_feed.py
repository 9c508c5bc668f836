"""The faces a game master lays down."""

from __future__ import annotations

import pytest

from bot.kernel.dice import Fed
from bot.kernel.errors import Refused
from bot.table.gm.feed import read_faces

WORDS = {"parade": "parry", "strike": "strike", "jet d’effet": "effect"}
"""What a game calls the purposes of its rolls."""


def test_plain_faces_go_to_the_next_rolls_in_order() -> None:
    assert read_faces("13 5, 8", str, WORDS.get) == [Fed(13), Fed(5), Fed(8)]


def test_a_face_may_name_its_die() -> None:
    assert read_faces("d20=13 d8 = 5", str, WORDS.get) == [Fed(13, 20), Fed(5, 8)]


def test_a_face_may_be_addressed_to_one_roll() -> None:
    assert read_faces("parade Jurl 15; strike Petit Orc d20=3", str.casefold, WORDS.get) == [
        Fed(15, None, "jurl", "parry"),
        Fed(3, 20, "petit orc", "strike"),
    ]


def test_a_purpose_may_be_of_several_words() -> None:
    assert read_faces("jet d’effet Petit Orc 96", str.casefold, WORDS.get) == [Fed(96, None, "petit orc", "effect")]


@pytest.mark.parametrize("text", ["", "  ", "abc", "13 x", "d20=", "999999d9", "danse Jurl 3", "-4", "1.5"])
def test_what_cannot_be_read_is_quoted_back(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_faces(text, str, WORDS.get)
    assert refused.value.key == "bad-faces"


@pytest.mark.parametrize("text", ["d20=21", "0", "d6=0", "1001"])
def test_an_impossible_face_is_refused_at_once(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_faces(text, str, WORDS.get)
    assert refused.value.key == "bad-face"


def test_there_is_a_most() -> None:
    with pytest.raises(Refused) as refused:
        read_faces("1 " * 41, str, WORDS.get)
    assert refused.value.key == "too-many-faces"


@pytest.mark.parametrize(
    "text", ["1" * 599 + "x", "d1=" * 200, "1 " * 299 + "x", "parry " + " " * 500 + "Jurl", "a" * 600, "a b " * 150]
)
def test_what_looks_like_many_faces_is_read_once(text: str) -> None:
    """A pattern that tries each way to part these digits or blanks would not come back today."""
    with pytest.raises(Refused) as refused:
        read_faces(text, str, {"parry": "parry"}.get)
    assert refused.value.key in ("bad-faces", "too-many-faces")


@pytest.mark.parametrize("text", ["²", "1²", "d6=²", "1" * 29, "0x1"])
def test_what_only_looks_like_a_figure_is_no_face(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_faces(text, str, {}.get)
    assert refused.value.key == "bad-faces"


def test_a_name_with_a_comma_stays_whole() -> None:
    names = ["Gob, le petit 1", "Groß; Karl"]
    why = {"parade": "parry"}.get
    fed = read_faces("parade gob, le petit 1 4, 12; parade groß; karl 3", str, why, names=names)
    assert [(each.who, each.face) for each in fed] == [("gob, le petit 1", 4), (None, 12), ("groß; karl", 3)]
