"""The suite collects all of itself: nothing is lost where workers share what they do."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.collecting import TESTS, Collecting, name_of, share
from tests.conftest import part_of


@pytest.mark.parametrize("workers", [1, 2, 3, 7])
def test_each_module_is_one_worker_s_to_begin_with(workers: int) -> None:
    files = [*TESTS.rglob("test_*.py")]
    shares = [share(files, nth, workers) for nth in range(workers)]
    assert sorted(each for own in shares for each in own) == sorted(files)
    sizes = [sum(each.stat().st_size for each in own) for own in shares]
    assert max(sizes) - min(sizes) <= max(each.stat().st_size for each in files)


def test_a_module_is_named_as_pytest_names_it() -> None:
    assert name_of(Path(__file__)) == __name__
    assert name_of(TESTS / "front" / "test_kills.py") == "tests.front.test_kills"


def test_a_module_outside_every_package_is_left_to_pytest() -> None:
    assert name_of(TESTS / "store" / "test_store_open.py") is None


class Searched(pytest.Module):
    """Stands for what searches a module for doctests, which is a kind of module, too."""


@pytest.mark.parametrize(("text", "searched"), [('"""Nothing to try."""\n', False), ('"""\n>>> 1 + 1\n2\n"""\n', True)])
def test_a_file_is_searched_for_doctests_where_it_has_some(
    request: pytest.FixtureRequest, tmp_path: Path, text: str, searched: bool
) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(text, encoding="utf-8")
    found = [kind.from_parent(request.session, path=file) for kind in (pytest.Module, Searched)]
    collecting = Collecting().pytest_collect_file(file)
    next(collecting)
    with pytest.raises(StopIteration) as ended:
        collecting.send(found)
    assert ended.value.value == (found if searched else found[:1])


class Item:
    """Stands for a test."""

    def __init__(self, *marks: str, path: Path = Path(__file__)) -> None:
        self.marks, self.path = marks, path

    def get_closest_marker(self, name: str) -> str | None:
        return name if name in self.marks else None


def configured(source: str, options: dict[str, Any], left: list[Any]) -> Any:
    return SimpleNamespace(
        args_source=pytest.Config.ArgsSource[source],
        getoption=lambda name: options.get(name, 0),
        hook=SimpleNamespace(pytest_deselected=lambda items: left.extend(items)),
    )


@pytest.mark.parametrize(
    ("source", "options", "played"),
    [
        ("TESTPATHS", {}, ["often"]),
        ("TESTPATHS", {"--rest": True}, ["seldom"]),
        ("TESTPATHS", {"--hunt": 9}, ["often", "seldom"]),
        ("ARGS", {}, ["often", "seldom"]),
        ("ARGS", {"--rest": True}, ["seldom"]),
    ],
)
def test_each_test_is_played_by_the_suite_or_by_its_rest(
    source: str, options: dict[str, Any], played: list[str]
) -> None:
    named: dict[str, Any] = {"often": Item(), "seldom": Item("seldom")}
    items, left = list(named.values()), list[Any]()
    part_of(configured(source, options, left), items)
    assert [name for name, each in named.items() if each in items] == played
    assert {*items, *left} == {*named.values()}


# Of what the rest of the suite looks for, this file says its name: pytest.mark.seldom
def test_what_the_rest_would_not_find_stops_the_suite(tmp_path: Path) -> None:
    (tmp_path / "test_marked_elsewhere.py").write_text("from tests.some import marks\n", encoding="utf-8")
    items: list[Any] = [Item("seldom", path=tmp_path / "test_marked_elsewhere.py")]
    with pytest.raises(pytest.UsageError, match=r"test_marked_elsewhere\.py"):
        part_of(configured("TESTPATHS", {}, []), items)


def test_the_rest_opens_only_what_holds_some_of_it(tmp_path: Path) -> None:
    marked, plain = tmp_path / "test_marked.py", tmp_path / "test_plain.py"
    marked.write_text("pytestmark = pytest.mark.seldom\n", encoding="utf-8")
    plain.write_text("", encoding="utf-8")
    for options, source, left_out in (
        ({}, "TESTPATHS", [None, None, None]),
        ({"--rest": True}, "TESTPATHS", [None, True, None]),
        ({"--rest": True}, "ARGS", [None, None, None]),
    ):
        config = configured(source, options, [])
        assert [Collecting().pytest_ignore_collect(each, config) for each in (marked, plain, tmp_path)] == left_out
