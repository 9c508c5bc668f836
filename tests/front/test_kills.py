"""Kills at moments drawn from a seed, while people press and type: nothing lost, doubled or orphaned.

Each bot that is tormented has two fights. A request may be lost with its bot, or take effect although the bot never
hears of it; Discord answers 429, 5xx or nothing; the bot stays away for moments or for an hour. The suite kills two
dozen times; more, in storms that can be shared out:

    python -m pytest tests/front/test_kills.py --kills 500 -n auto
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.build import build_of
from bot.catalogue import load_library
from bot.rulesets import rulesets_of
from bot.store import Archive
from bot.table.keeping.export import document_of
from bot.table.keeping.verifying import verify

from .hall import Facts, Hall, whole
from .storm import KINDS, Storm, rest

KILLS = 3 * len(KINDS)
"""How often the bot of one storm is killed."""
STORMS = 1
LOOK_EVERY = 14
FIRST_SEED = 1789


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seed" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--kills")
        metafunc.parametrize("seed", range(FIRST_SEED, FIRST_SEED + (-(-wanted // KILLS) if wanted else STORMS)))


async def test_a_bot_that_is_killed_again_and_again_loses_nothing(make_table: Callable[..., Any], seed: int) -> None:
    table = await make_table(f"storm{seed}")
    # How often an old message may be edited is another test's affair.
    table.double.messages.late_edits_allowed = 10_000
    halls = [await Hall.make(table, f"hall-{number}") for number in (1, 2)]
    await asyncio.gather(*(hall.begun() for hall in halls))
    storm = Storm(table, halls, seed)
    wrong: list[str] = []
    await storm.rage(KILLS, look_every=LOOK_EVERY, wrong=wrong)
    if not wrong:
        # What has survived all that can be played to its end, and holds.
        for hall in halls:
            await hall.played_out()
        await rest(table)
        wrong.extend(whole(table, halls))
        wrong.extend(unproven(table))
    assert wrong == []
    assert storm.moments == dict.fromkeys(storm.moments, KILLS // len(KINDS))
    assert storm.moments.keys() == set(KINDS)
    assert storm.answers > KILLS


def unproven(table: Any) -> list[str]:
    """The encounters that are not over, or whose export does not verify face by face."""
    rulesets = rulesets_of(load_library())
    facts = Facts(table.database)
    found = [f"{ident} is {head.status}" for ident, head in facts.heads.items() if head.status != "ended"]
    with Archive(table.database) as archive:
        for ident, entries in facts.entries.items():
            lines, events, *_ = verify(document_of(archive, ident), rulesets, build=build_of())
            if lines != len(entries) or not events:
                found.append(f"{ident}: {lines} of {len(entries)} lines verified")
    return found
