"""Records: made, compared, changed and remembered; names compared as people do."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, field
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.kernel.values import evolve, fold, lately, record


@record
class Pair:
    left: int
    right: int = 0


@record
class Many:
    a: int
    b: int
    c: int = 3
    d: int = 4
    e: int = 5
    f: int = 6
    g: int = 7
    h: int = 8
    names: dict[str, str] = field(default_factory=dict)


def test_a_record_with_many_fields_is_made_as_any_other() -> None:
    made = Many(1, 2, f=0)
    assert made == Many(a=1, b=2, c=3, d=4, e=5, f=0, g=7, h=8, names={})
    assert hash(Pair(1)) == hash(Pair(1, 0))
    assert repr(Pair(1)) == "Pair(left=1, right=0)"
    assert Many(1, 2).names is not Many(1, 2).names
    with pytest.raises(FrozenInstanceError):
        made.a = 2  # type: ignore[misc]


@pytest.mark.parametrize(
    ("values", "named", "says"),
    [
        ((1,), {}, r"Many.__init__\(\) missing 1 required positional argument: 'b'"),
        ((), {}, "missing 2 required positional arguments: 'a' and 'b'"),
        ((1, 2), {"z": 1}, "unexpected keyword argument 'z'"),
        ((1, 2), {"a": 1}, "multiple values for argument 'a'"),
        (tuple(range(10)), {}, "takes from 3 to 10 positional arguments but 11 were given"),
    ],
)
def test_what_no_record_can_be_made_of_is_refused(values: tuple[Any, ...], named: dict[str, Any], says: str) -> None:
    with pytest.raises(TypeError, match=says):
        Many(*values, **named)


def test_records_are_equal_when_their_fields_are_and_only_among_their_kind() -> None:
    one = Many(1, 2, names={"fr": "x"})
    assert one == one
    assert one == Many(1, 2, names={"fr": "x"})
    assert one != Many(1, 2, names={"fr": "y"})
    assert Pair(1, 2) != (1, 2)


def test_a_record_makes_the_round_trip_through_json() -> None:
    adapter = TypeAdapter(Many)
    made = Many(1, 2, names={"fr": "x"})
    assert adapter.validate_json(adapter.dump_json(made)) == made
    assert adapter.dump_json(Many(1, 2), exclude_defaults=True) == b'{"a":1,"b":2}'


def test_a_changed_copy_shares_the_rest_and_takes_no_other_field() -> None:
    made = Many(1, 2)
    assert evolve(made, c=0) == Many(1, 2, c=0)
    assert evolve(made, c=0).names is made.names
    assert made.c == 3
    with pytest.raises(TypeError, match="Many has no field z"):
        evolve(made, z=1)


def test_what_was_made_of_a_record_lately_is_remembered_for_that_very_one() -> None:
    made_of: list[Pair] = []

    @lately
    def total(pair: Pair) -> int:
        made_of.append(pair)
        return pair.left + pair.right

    one, alike = Pair(1, 2), Pair(1, 2)
    assert [total(one), total(alike), total(one)] == [3, 3, 3]
    assert made_of == [one, alike]
    many = [Pair(at) for at in range(200)]
    assert [total(each) for each in many + many] == [*range(200), *range(200)]


def test_names_are_compared_without_accents_case_or_typographic_apostrophes() -> None:
    assert fold("Épée  d’Été") == fold("epee d'ete")
