"""Codes are closed sets: whatever is written down for the codes of a set is written down for all of them.

`match` over codes is exhaustive (mypy holds that), what is said of them has words for each (`tests.kept.unworded`);
here are the mappings. One that leaves codes out says which, and so a code that is added later is missed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import bot.kernel
import bot.rulesets

PARTIAL: Mapping[str, frozenset[str]] = {
    # What is no free action, and a shot, has its rules elsewhere.
    "_OCCASIONS": frozenset({"regular", "shot"}),
    # Beyond the longest range nobody shoots.
    "_RANGES": frozenset({"beyond"}),
    # Some judgements are no malus.
    "MALUS": frozenset({"percent", "plain"}),
    # Open is what holds until a fate is said.
    "FATES": frozenset({"open"}),
    # Plain degrees have no rule of their own.
    "_DEGREES": frozenset({"failure", "success"}),
    # Of a head nothing is rolled, and of what has no table nothing follows.
    "TABLES": frozenset({"head", "none"}),
}
"""By the name of a mapping, the codes that it leaves out, and why."""


def modules() -> Iterator[ModuleType]:
    for package in (bot.rulesets, bot.kernel):
        for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(each.name)


def sets_of_codes() -> set[frozenset[str]]:
    """Every closed set of codes that has a name."""
    found: set[frozenset[str]] = set()
    for module in modules():
        for value in vars(module).values():
            codes = get_args(value) if get_origin(value) is Literal else ()
            if len(codes) > 1 and all(isinstance(each, str) for each in codes):
                found.add(frozenset(codes))
    return found


def mappings() -> Iterator[tuple[str, str, Mapping[Any, Any]]]:
    for module in modules():
        for name, value in vars(module).items():
            if isinstance(value, Mapping) and value and all(isinstance(each, str) for each in value):
                yield module.__name__, name, value


def test_what_is_written_for_codes_is_written_for_all_of_them() -> None:
    """A mapping is about a set when its keys are at least half of it, and nothing else."""
    sets = sets_of_codes()
    wrong = []
    found = 0
    for module, name, value in mappings():
        about = [each for each in sets if value.keys() <= each and 2 * len(value) >= len(each)]
        if not about:
            continue
        found += 1
        nearest = [each - value.keys() for each in about if len(each) == min(map(len, about))]
        if PARTIAL.get(name, frozenset()) not in nearest:
            wrong.append(f"{module}.{name} says nothing of {', '.join(sorted(nearest[0]))}")
    assert wrong == []
    assert len(sets) > 40
    assert found > 15


def test_the_mappings_that_leave_something_out_still_exist() -> None:
    assert {name for _, name, _ in mappings()} >= PARTIAL.keys()
