"""All five games side by side: five channels of one server, one bot and one database. The bot is killed in the middle
of a press in each, starts again, and every game goes on to its end and proves its dice."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls
from bot.rehearsal.seats import Person

from .hall import Facts, Hall, whole
from .storm import rest
from .test_kills import unproven


class Cast(NamedTuple):
    """Who fights: a ready-made character, and a creature; what the game master says before the beginning."""

    ready: str
    creature: str
    before: tuple[str, ...] = ()


GAMES: Final[Mapping[str, Cast]] = {
    "alternatif": Cast("Jurl", "orc"),
    "percentile": Cast("Gontran", "gobelin"),
    "dnd5": Cast("Berthe", "orc"),
    "dnd35": Cast("Brunehilde", "orc"),
    "rpg20": Cast("Einok", "voyou", ("/gm tool tool:distance entre les camps value:1",)),
}
BEFORE, AFTER = 3, 4
"""Presses at most in each channel before the bot is killed, and after it has come back."""


async def opened(table: LocalTable, rules: str) -> Hall:
    """A channel in which *rules* are played: a player against three creatures that play themselves."""
    channel = await table.double.add_channel(rules)
    gm, player = table.person("MJ", gm=True), table.person(f"Alice {rules}")
    hall = Hall(table, channel, gm, {rules: player})
    cast = GAMES[rules]
    await said(hall, gm, f"/encounter open rules:{rules}")
    await said(hall, player, f"/sheet create rules:{rules} ready:{cast.ready}", "/encounter join")
    await said(hall, gm, f"/npc add creature:{cast.creature} count:3", *cast.before, "/encounter start")
    return hall


async def said(hall: Hall, person: Person, *lines: str) -> None:
    person.place = hall.channel
    for line in lines:
        answer = await person.type(line)
        assert answer.problem is None, (line, answer.problem)


async def pressed(hall: Hall) -> bool:
    """Somebody presses the first choice of what he is asked, in the channel or in a panel of his own; whether anything
    was asked."""
    found = next(iter(hall.controls("q|", "s|", "x|")), None)
    if found is None:
        return False
    person = (*hall.asked(found), hall.gm)[0]
    person.place = hall.channel
    answer = await hall.use(person, found)
    if found.component["custom_id"].startswith("x|") and answer.message is not None:
        own = (each for each in controls(answer.message) if each.component["custom_id"].startswith(("p|", "o|")))
        await hall.use(person, next(own))
    return True


async def played(table: LocalTable, hall: Hall, most: int) -> int:
    """How often somebody has pressed: *most* times, or until time itself goes on."""
    made = 0
    while made < most and await pressed(hall):
        made += 1
        await table.settled()
    return made


async def test_five_games_side_by_side_survive_a_kill_and_prove_their_dice(table: LocalTable) -> None:
    halls = {rules: await opened(table, rules) for rules in GAMES}
    await table.settled()
    for rules, hall in halls.items():
        assert await played(table, hall, BEFORE), rules
    before = {ident: len(entries) for ident, entries in Facts(table.database).entries.items()}
    assert len(before) == len(GAMES)

    # Somebody presses in every channel, and the bot is gone before all are answered.
    presses = [asyncio.create_task(pressed(hall)) for hall in halls.values()]
    await asyncio.wait(presses, return_when=asyncio.FIRST_COMPLETED)
    await table.kill_bot()
    await asyncio.gather(*presses, return_exceptions=True)
    await table.start_bot()
    kept = {ident: len(entries) for ident, entries in Facts(table.database).entries.items()}
    assert all(before[ident] <= kept[ident] <= before[ident] + 1 for ident in before)

    # Where a breather is taken, time goes on.
    await table.wait(30)
    for rules, hall in halls.items():
        assert await played(table, hall, AFTER), rules
        # What is offered is the game's of the channel, whatever else is played beside it.
        hall.gm.place = hall.channel
        assert rules_of(await hall.gm.autocomplete("/rule rule:")) == {PREFIX[rules]}
        await said(hall, hall.gm, "/encounter end")
    await rest(table)
    assert whole(table, list(halls.values())) == []
    assert unproven(table) == []
    assert len(Facts(table.database).heads) == len(GAMES)


PREFIX: Final = {"alternatif": "ALT", "percentile": "PCT", "dnd5": "DN5", "dnd35": "D35", "rpg20": "R20"}


def rules_of(offered: list[dict[str, str]]) -> set[str]:
    """How the ids of the rules that are offered begin."""
    return {each["name"].rpartition("(")[2].partition("-")[0] for each in offered}
