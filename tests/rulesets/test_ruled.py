"""An oracle that fails says which rule does not hold, of what, and by which line."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.rulesets.rpg20 import oracles
from tests.rulesets.rpg20.fray import Fray, fighter
from tests.rulesets.ruled import in_words

EVENT = cast(Any, SimpleNamespace(number=3, shares=(1, 1), stray=2, targets=("ana", "bor")))


def test_an_oracle_without_words_is_told_by_the_rules_of_its_event_and_its_line() -> None:
    with pytest.raises(AssertionError) as found, in_words("a burst", lambda event: ("R20-FIR-006",)):
        oracles._shared(cast(Any, None), EVENT)
    text = str(found.value)
    assert text.startswith("R20-FIR-006: _shared (oracles.py, line ")
    assert "assert sum(event.shares) + event.stray == event.number; it does not hold" in text
    assert text.endswith("; of a burst")


def test_one_that_names_its_rule_is_told_by_that() -> None:
    tally = oracles.Tally(frozenset({"ana"}))
    begun = oracles.SlotBegun("ana", 0)
    with pytest.raises(AssertionError, match=r"^R20-SEQ-003: after .*acts twice in a sequence"), in_words(begun):
        tally.after(begun)


def test_what_fails_beside_the_oracles_is_told_without_a_rule() -> None:
    with pytest.raises(AssertionError, match=r"(?s)^no rule named: test_what_.*; of nothing$"), in_words("nothing"):
        assert Fray(fighter("Ana"), fighter("Bor", "foes")).state.round == 99
