"""A typed command that names what belongs to another channel's fight, or to another server: nothing happens there, and
whoever typed it reads one private sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Answer, Person

from .elsewhere import acting_from, invited
from .hall import Facts, Hall


def journals(table: LocalTable) -> dict[str, tuple[int, str]]:
    """How many lines each fight has, and how its head stands."""
    facts = Facts(table.database)
    return {ident: (len(entries), facts.heads[ident].facts) for ident, entries in facts.entries.items()}


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_what_is_typed_reaches_nothing_of_another_channel_or_server(
    make_table: Callable[..., Any], locale: str
) -> None:
    table: LocalTable = await make_table(locale, locale=locale)
    here, there = await Hall.make(table), await Hall.make(table, "there")
    await here.gm.type("/encounter open rules:alternatif")
    alice = here.players["jurl"]
    await alice.type("/sheet create ready:jurl")
    await alice.type("/encounter join")
    await here.gm.type("/npc add creature:orc name:Grok")
    await here.gm.type("/encounter start")
    bob = there.players["isaure"]
    await there.gm.type("/encounter open rules:alternatif")
    await bob.type("/sheet create ready:isaure")
    await bob.type("/encounter join")
    await there.gm.type("/npc add creature:ogre name:Ogre")
    await there.gm.type("/encounter start")
    await table.settled()
    ident = next(each for each, row in Facts(table.database).encounters.items() if row.channel == here.channel.id)
    question = next(iter(Facts(table.database).asked(ident)))
    typed: list[tuple[Person, str]] = [
        (there.gm, "/fix damage who:Grok amount:3"),
        (there.gm, "/fix set who:Jurl field:stamina value:1"),
        (there.gm, "/npc give who:Grok to:@GM"),
        (there.gm, "/npc remove who:Grok"),
        (bob, "/declare action:attack target:Grok"),
        (bob, "/declare action:attack target:Ogre who:Jurl"),
        (bob, f"/answer question:{ident} choice:1"),
        (bob, f"/answer question:{question} choice:attaquer who:Jurl"),
        (bob, "/orders who:Jurl"),
        (bob, "/sheet export name:Jurl"),
    ]
    before, posts = journals(table), len(here.messages()) + len(there.messages())
    wrong: list[str] = []

    def check(what: str, answer: Answer) -> None:
        if answer.problem is not None or not answer.private or not 10 < len(answer.text) < 400:
            wrong.append(f"{what}: {answer.problem} {answer.text}")

    for person, line in typed:
        check(line, await person.type(line))
    # The same people say what holds in their own channel, and it comes from another server.
    await invited(table)
    for person, line in (
        (here.gm, "/gm pause"),
        (here.gm, "/gm undo"),
        (here.gm, "/encounter end"),
        (here.gm, "/encounter export"),
        (here.gm, "/fix damage who:Grok amount:3"),
        (alice, "/declare action:attack target:Grok"),
        (alice, f"/answer question:{question} choice:Grok"),
        (alice, "/why"),
        (alice, "/sheet export name:Jurl"),
        (alice, "/sheet delete name:Jurl"),
    ):
        with acting_from(table, None):
            check(f"from another server: {line}", await person.type(line))
    await table.settled()
    assert wrong == []
    assert journals(table) == before
    assert len(here.messages()) + len(there.messages()) == posts
    assert "Jurl" in (await alice.type("/sheet show")).text
