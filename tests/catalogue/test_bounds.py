"""What is too much for a sheet is refused before anything reads it, and no sheet that a game takes is too much."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from bot.catalogue import (
    SheetRefused,
    parse_percentile_sheet,
    parse_sheet,
    percentile_sheet_to_toml,
    sheet_to_toml,
)
from bot.catalogue.percentile_sheet import PercentileSheet
from bot.catalogue.sheet import Sheet, sheet_from_data
from bot.kernel import bounds

WIDE = "\N{ALCHEMICAL SYMBOL FOR FIRE}"
"""Four bytes that can be printed."""


def largest_sheet() -> Sheet:
    """Everything that a sheet of D&D Alternatif can hold, as long as it may be."""
    ids = [f"{'x' * 37}{number:03}" for number in range(100)]
    injuries = [
        {"place": WIDE * 40, "malus": -20, "lame": True, "text": dict.fromkeys(("fr", "en"), WIDE * 200)}
        for _ in range(20)
    ]
    return Sheet.model_validate(
        {
            "name": WIDE * 40,
            "class": ids[0],
            "level": 60,
            "bm": 60,
            "armour": ids[1],
            "stamina": 999,
            "body": 99,
            "weapons": ids[:20],
            "ranks": dict.fromkeys(ids[:40], 4),
            "spells": ids[:40],
            "injuries": injuries,
            "items": dict.fromkeys(ids[:20], "pocket"),
            "right": ids[0],
            "left": ids[1],
            "bleeding": "serious",
        }
    )


def largest_percentile_sheet() -> PercentileSheet:
    ids = [f"{'x' * 37}{number:03}" for number in range(60)]
    return PercentileSheet.model_validate(
        {
            "name": WIDE * 40,
            "hit_points": 999,
            "psy": 99,
            "skills": dict.fromkeys(ids, 100),
            "main": ids[0],
            "second": ids[1],
            "shield": ids[2],
            "armours": ids[:8],
            "spells": ids[:20],
            "mount": WIDE * 40,
        }
    )


@pytest.mark.parametrize(
    ("sheet", "write", "read"),
    [
        (largest_sheet(), sheet_to_toml, parse_sheet),
        (largest_percentile_sheet(), percentile_sheet_to_toml, parse_percentile_sheet),
    ],
)
def test_the_largest_sheet_of_each_game_is_within_all_bounds(
    sheet: Any, write: Callable[[Any], str], read: Callable[[str], Any]
) -> None:
    text = write(sheet)
    assert read(text) == sheet
    assert len(text.encode()) < bounds.LARGEST_FILE * 0.9
    # As many signs and as deep as it gets, with room for three times as many and four times as deep.
    assert sum(1 for _ in bounds._SIGN.finditer(text)) < bounds.MOST_SIGNS / 3
    assert bounds.excess(text.replace("[", "[[").replace("]", "]]")) is None


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("x = 1\n" + "a." * 30_000 + "a = 1", "depth", 2),
        ("\n\n[" + '"".' * 8 + "a]", "depth", 3),
        ("x = " + "[" * 5_000 + "]" * 5_000, "depth", 1),
        ("x = " + "{a = " * 200, "depth", 1),
        ("level = " + "9" * 5_000, "digits", 1),
        ("level = 0x" + "f" * 5_000, "digits", 1),
        ("level = 1e" + "9" * 5_000, "digits", 1),
        ("\n".join(f"k{number} = 1" for number in range(5_000)), "signs", 2001),
        ('name = "' + "\\u00e9" * 10_000 + '"', "signs", 1),
    ],
)
def test_too_much_is_refused_by_its_line(text: str, fault: str, line: int) -> None:
    for read in (parse_sheet, parse_percentile_sheet):
        with pytest.raises(SheetRefused) as refused:
            read(text)
        assert (refused.value.key, refused.value.facts["fault"]) == ("sheet-excess", fault)
        assert refused.value.facts["line"] == line


def test_what_is_quoted_counts_as_one() -> None:
    quoted = '"[[[[[[[[[[[[ 999 a.b.c.d.e.f.g.h.i"'
    assert bounds.excess(f"a = {quoted}\nb = '''{quoted * 9}''' # {quoted}\nc = \"\"\"{quoted}\"\"\"") is None


def test_a_number_that_python_does_not_write_out_is_a_fault_like_any_other() -> None:
    with pytest.raises(SheetRefused) as refused:
        sheet_from_data({"name": "Nell", "stamina": 10 ** (sys.get_int_max_str_digits() + 1), "body": 8})
    assert (refused.value.field, refused.value.key) == ("stamina", "sheet-range")


def test_a_skill_is_called_in_few_words() -> None:
    with pytest.raises(SheetRefused) as refused:
        parse_percentile_sheet('name = "Jo"\npv = 9\n[skills]\n' + "x" * 50_000 + " = 3\n")
    assert refused.value.key == "sheet-length"
