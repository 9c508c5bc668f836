"""What holds for the whole suite: its options, and what is read once in a process and kept for all tests."""

from __future__ import annotations

import gc
import os
from typing import Any

import pytest

from bot.text import quick
from tests import forking, kept
from tests.collecting import REST, Collecting, holds_rest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--hunt",
        type=int,
        default=0,
        metavar="N",
        help="play N fights at random, try N faults in a house's data, instead of the few of every run; look more "
        "often where nobody may see what is secret",
    )
    parser.addoption(
        "--each-setting",
        type=int,
        default=0,
        metavar="N",
        help="play N fights at random with each setting of each game at each of its other values",
    )
    parser.addoption(
        "--rest",
        action="store_true",
        help="play what a run of the whole suite leaves out, and nothing else: tests marked as seldom",
    )
    parser.addoption(
        "--forge",
        type=int,
        default=0,
        metavar="N",
        help="forge each kind of export in N ways (at most all there are), instead of the few of every run",
    )
    parser.addoption(
        "--kills",
        type=int,
        default=0,
        metavar="N",
        help="kill the bot N times while people play, instead of the few times of every run",
    )


def pytest_configure(config: pytest.Config) -> None:
    # Whoever runs them, the command line speaks French.
    for name in ("DEFAULT_LOCALE", "LC_ALL", "LC_MESSAGES", "LANG"):
        os.environ.pop(name, None)
    os.environ["LC_CTYPE"] = "C.UTF-8"
    # What is collected stays for good: nothing is to look through it again and again.
    gc.disable()
    # Sentences and catalogues are read once, also by what modules of tests do when they are imported, and what every
    # bot of the tests would make anew is made before them.
    patched = pytest.MonkeyPatch()
    config.add_cleanup(patched.undo)
    kept.for_all(patched.setattr)
    config.pluginmanager.register(Collecting())
    if address := getattr(config, "workerinput", {}).get("bots"):
        forking.use(address)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """A worker is told where all fork their bots."""
    if BOTS not in node.config.stash:
        node.config.stash[BOTS] = forking.begin()
    node.workerinput["bots"] = node.config.stash[BOTS]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    del session


BOTS = pytest.StashKey[str | None]()
"""Where the server listens that bots are forked from."""
SELDOM = 50_000, 50, 100
"""How seldom a test's process looks for garbage: most of what a test makes is gone by itself."""

LONGEST = (
    "tests/front/test_time_passes.py",
    "tests/secrecy/test_scenes.py",
    "tests/front/test_every_command.py",
    "tests/front/test_kills.py",
    "tests/table/test_upgrade_kills.py",
    "tests/render/test_percentile_asked.py",
    "tests/scenes/test_scenes.py",
    "tests/front/test_trouble.py",
    "tests/secrecy/test_ambush.py",
)
"""The files whose tests take longest, each: they come first, so that no worker is left with one when all others end."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    part_of(config, items)
    order = {name: at for at, name in enumerate(LONGEST)}
    items.sort(key=lambda item: order.get(item.nodeid.partition("::")[0], len(order)))


def part_of(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the whole suite those that are played seldom are left out, or with `--rest` all others; `--hunt` plays both,
    and so does whoever names files or tests."""
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    rest = bool(config.getoption("--rest"))
    if not rest and (config.getoption("--hunt") or not whole):
        return
    parts: dict[bool, list[pytest.Item]] = {True: [], False: []}
    for each in items:
        parts[(each.get_closest_marker("seldom") is not None) is rest].append(each)
    # What marks them must stand in their own file, or the rest of the suite would not find them.
    unseen = {each.path for each in parts[False] if not rest and not holds_rest(each.path)}
    if unseen:
        raise pytest.UsageError(f"tests played seldom, in files that nowhere say {REST}: {sorted(map(str, unseen))}")
    items[:] = parts[True]
    config.hook.pytest_deselected(items=parts[False])


@pytest.fixture
def odd_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of what is said of anything at all: codes that are none choose what a sentence chooses otherwise."""
    monkeypatch.setattr(quick, "missed", lambda *said: None)
