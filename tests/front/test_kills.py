"""Two hundred kills at moments drawn from a seed, while people press and type: nothing lost, doubled or orphaned.

Two bots are tormented side by side, each with two fights. A request may be lost with its bot, or take effect although
the bot never hears of it; Discord answers 429, 5xx or nothing; the bot stays away for moments or for an hour.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.catalogue import load_library
from bot.rulesets import rulesets_of
from bot.store import Archive
from bot.table.export import document_of, verify

from .hall import Facts, Hall, whole
from .storm import Storm, rest

KILLS = 200
LOOK_EVERY = 20


async def test_two_hundred_kills(make_table: Callable[..., Any]) -> None:
    seeds = (1789, 1871)
    moments: Counter[str] = Counter()
    wrong: list[str] = []
    answers = 0

    async def torment(seed: int) -> None:
        nonlocal answers
        table = await make_table(f"storm{seed}")
        # How often an old message may be edited is another test's affair.
        table.double.messages.late_edits_allowed = 10_000
        halls = [await Hall.make(table, f"hall-{number}") for number in (1, 2)]
        await asyncio.gather(*(hall.begun() for hall in halls))
        storm = Storm(table, halls, seed)
        await storm.rage(KILLS // len(seeds), look_every=LOOK_EVERY, wrong=wrong)
        moments.update(storm.moments)
        answers += storm.answers
        if not wrong:
            # What has survived all that can be played to its end, and holds.
            for hall in halls:
                await hall.played_out()
            await rest(table)
            wrong.extend(whole(table, halls))
            wrong.extend(unproven(table))

    await asyncio.gather(*(torment(seed) for seed in seeds))
    assert wrong == []
    assert sum(moments.values()) == KILLS
    assert min(moments.values()) >= 5, moments
    assert answers > KILLS


def unproven(table: Any) -> list[str]:
    """The encounters that are not over, or whose export does not verify face by face."""
    rulesets = rulesets_of(load_library())
    facts = Facts(table.database)
    found = [f"{ident} is {head.status}" for ident, head in facts.heads.items() if head.status != "ended"]
    with Archive(table.database) as archive:
        for ident, entries in facts.entries.items():
            lines, events = verify(document_of(archive, ident), rulesets)
            if lines != len(entries) or not events:
                found.append(f"{ident}: {lines} of {len(entries)} lines verified")
    return found
