"""How the suite is collected: each worker of a run on several cores finds every test for itself, and what they all
would do for that they share."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
PROMPT = ">>>"
"""A file that says this nowhere has no doctest, and is not searched for any."""
REST = "mark.seldom"
"""A file that says this nowhere has no test that is played seldom, and is not opened for the rest of the suite."""


def holds_rest(file: Path) -> bool:
    """Whether *file* may hold tests that are played seldom."""
    return REST in file.read_text(encoding="utf-8")


def share(files: Sequence[Path], nth: int, of: int) -> list[Path]:
    """Which of *files* the worker *nth* (from zero) *of* so many imports first: as many bytes as any other has."""
    return sorted(files, key=lambda each: (-each.stat().st_size, each))[nth::of]


def name_of(file: Path) -> str | None:
    """As what pytest imports *file*; None if it does not lie in a package."""
    folders = [each for each in file.parents if each == TESTS or TESTS in each.parents]
    if not all((each / "__init__.py").is_file() for each in folders):
        return None
    return ".".join(file.relative_to(TESTS.parent).with_suffix("").parts)


class Collecting:
    """A plugin, since what a `conftest.py` says of files holds in its own folder only."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> None:
        """In a clone that never ran, most of the time goes into the rewriting of assertions, of which the outcome is
        kept beside the modules: each worker begins with others, and finds what its fellows rewrote meanwhile."""
        own: dict[str, Any] | None = getattr(session.config, "workerinput", None)
        if own is None or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
            return
        nth = int(own["workerid"].removeprefix("gw"))
        files = [
            each for each in TESTS.rglob("test_*.py") if not session.config.getoption("--rest") or holds_rest(each)
        ]
        for file in share(files, nth, own["workercount"]):
            name = name_of(file)
            # What cannot be imported is reported when it is collected.
            with contextlib.suppress(Exception, pytest.skip.Exception):
                if name is not None:
                    import_module(name)

    @pytest.hookimpl
    def pytest_ignore_collect(self, collection_path: Path, config: pytest.Config) -> bool | None:
        """For the rest of the suite only what holds some of it is opened, unless somebody names it."""
        if not config.getoption("--rest") or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
            return None
        return (collection_path.suffix == ".py" and not holds_rest(collection_path)) or None

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Generator[None, Any, Any]:
        found = yield
        if file_path.suffix != ".py" or PROMPT in file_path.read_text(encoding="utf-8"):
            return found
        return [each for each in found if type(each) is pytest.Module]
