"""What somebody typed is found among the catalogue's entries, and what comes near is named where nothing is meant."""

from __future__ import annotations

import pytest

from bot.catalogue import SheetRefused
from bot.rulesets.shared.entries import found

SHIELDS = (
    ("buckler", ("targe", "buckler")),
    ("light", ("petit bouclier de bois", "light wooden shield")),
    ("heavy", ("grand bouclier d’acier", "heavy steel shield")),
)


def named(typed: str) -> str:
    """What is proposed to whoever typed that."""
    with pytest.raises(SheetRefused) as refused:
        found("left", typed, SHIELDS)
    return str(refused.value.facts["choices"])


def test_a_name_is_found_whole_by_its_beginning_and_in_either_language() -> None:
    for typed in ("buckler", "Targe", "tar"):
        assert found("left", typed, SHIELDS) == "buckler"
    assert found("left", "heavy steel", SHIELDS) == "heavy"


def test_where_several_are_meant_by_a_word_of_their_names_those_alone_are_named() -> None:
    assert named("bouclier") == "petit bouclier de bois, grand bouclier d’acier"
    assert named("Shield") == "petit bouclier de bois, grand bouclier d’acier"


def test_where_nothing_comes_near_all_is_named() -> None:
    assert named("écu") == "targe, petit bouclier de bois, grand bouclier d’acier"
