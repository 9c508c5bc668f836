"""Who leads whom: combatants given to somebody else, several called by a new name at once, people who come out of
hiding and people who leave."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Protocol

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.lists import parts_of
from bot.kernel.ruleset import Person
from bot.kernel.values import fold
from bot.render.cards import Button, Card
from bot.render.names import Ready, user
from bot.table.base.actor import Actor, Outcome
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.saying.speaking import Speaking
from bot.table.time import arrivals

GM, AUTOPILOT, REMOVE = "gm", "autopilot", "remove"
WAYS: Mapping[str, str] = {GM: "npc-give", AUTOPILOT: "npc-autopilot", REMOVE: "leave"}
"""What may become of the combatant of somebody who leaves, each with the note that does it."""
LEAVING = "lv"
REVEALING = "rv"
SURPRISE, PLAIN = "surprise", "plain"
MANNERS = (SURPRISE, PLAIN)
"""How somebody hidden may be shown."""
_NUMBERED = re.compile(r"\d+")


class Rostered(arrivals.Entered, Protocol):
    """One encounter, as far as its roster needs it."""

    @property
    def speaking(self) -> Speaking: ...


async def give(table: Rostered, actor: Actor, who: str, player: int | None, temperament: str | None) -> Outcome:
    """The game master gives *who* to *player*, or to the autopilot with a *temperament*; without either he leads him
    himself."""
    remark = presiding(table, actor)

    def handing() -> Any:
        given: dict[str, Scalar] = {"who": table.meaning.named(who, actor)}
        if player is not None:
            given["player"] = player
        if temperament is not None:
            given["temperament"] = table.meaning.meant("npc-give", "temperament", temperament, actor)
        return table.meaning.composed("npc-give", actor, given)

    return await table.submit(handing, actor, remark=remark, aside=becoming_gm(actor, remark))


async def rename(table: Rostered, actor: Actor, who: str, name: str) -> Outcome:
    """The game master calls *who* (names parted by commas; `Orc` means every numbered Orc) by a new *name*, numbered
    when they are several."""
    remark = presiding(table, actor)

    def naming() -> Any:
        names = [each.name for each in table.people()]
        bands = [each.rpartition(" ")[0] for each in names if _NUMBERED.fullmatch(each.rpartition(" ")[2])]
        parts = parts_of(who, [*names, *bands]) or [who.strip()]
        meant = dict.fromkeys(ident for each in parts for ident in _several(table, each, actor))
        # Those whom everybody sees are counted first: no number is missing among them.
        hidden = {each.id for each in table.people() if each.hidden}
        ordered = sorted(meant, key=lambda ident: ident in hidden)
        return table.meaning.composed("npc-group", actor, {"who": ",".join(ordered), "name": name})

    return await table.submit(naming, actor, remark=remark, aside=becoming_gm(actor, remark))


def _several(table: Rostered, typed: str, actor: Actor) -> list[str]:
    """Everybody whom *typed* means: those of that name with a number, or the one of that name."""
    wanted = fold(typed)
    found = []
    for each in table.people():
        begun = fold(each.name)
        if begun == wanted or (begun.startswith(f"{wanted} ") and _NUMBERED.fullmatch(begun[len(wanted) + 1 :])):
            found.append(each.id)
    return found or [table.meaning.named(typed, actor)]


# ---- coming out of hiding


async def reveal(table: Rostered, actor: Actor, who: str, surprise: bool | None) -> Outcome:
    """The game master shows *who*; by a *surprise*, or not. Where the rules allow one and nothing is said, both are
    offered, and nobody sees anything before one is chosen."""
    if surprise is None:
        presiding(table, actor)
        found = next(each for each in table.people() if each.id == table.meaning.named(who, actor))
        may = getattr(table.ruleset, "may_surprise", None)
        if may is not None and may(table.committed.state, found.id):
            return _manners(table, actor, found)
    return await _shown(table, actor, who, surprise=bool(surprise))


async def press_reveal(table: Rostered, actor: Actor, who: str, how: str) -> Outcome:
    """A button of the panel by which somebody is shown."""
    if how not in MANNERS or all(each.id != who for each in table.people()):
        raise Refused("moment-passed")
    return await _shown(table, actor, who, surprise=how == SURPRISE)


def _manners(table: Rostered, actor: Actor, person: Person) -> Outcome:
    note = table.services.renderer.note
    buttons = tuple(
        Button(id=f"{REVEALING}|{table.id}|{person.id}|{each}", label=note(actor.locale, f"reveal-{each}"))
        for each in MANNERS
    )
    begun = "yes" if table.committed.standing.begun else "no"
    text = note(actor.locale, "reveal-panel", name=person.name, begun=begun)
    return Outcome(Card(text=text, rows=(buttons,)), private=True)


async def _shown(table: Rostered, actor: Actor, who: str, *, surprise: bool) -> Outcome:
    return await table.speaking.command(actor, "npc-reveal", {"surprise": surprise or None}, who)


# ---- leaving


async def leave(table: Rostered, actor: Actor, who: str | None, friend: int | None, how: str | None) -> Outcome:
    """*actor* leaves the encounter with *who* (his own one): who leads him from now on, a *friend* or one of `WAYS`.
    Before the beginning he is simply gone; else, where nothing is said, the ways are offered. Whoever still waits to be
    let in waits no more."""
    asked = arrivals.waiting(table.session, actor.user)
    if asked is not None and not authority.own(table.people(), table.session, actor):
        return await arrivals.withdraw(table, actor, asked)
    person = _leaving(table, actor, who)
    if friend is not None:
        return await _left(table, actor, person.id, "npc-give", {"player": friend})
    if how is None and table.committed.standing.begun:
        return _ways(table, actor, person)
    return await _left(table, actor, person.id, WAYS[how or REMOVE], {})


async def press(table: Rostered, actor: Actor, who: str, how: str) -> Outcome:
    """A button of the panel by which somebody leaves."""
    if how not in WAYS:
        raise Refused("moment-passed")
    if all(each.id != who for each in table.people()):
        raise Refused("moment-passed")
    person = _leaving(table, actor, who)
    return await _left(table, actor, person.id, WAYS[how], {})


def _leaving(table: Rostered, actor: Actor, who: str | None) -> Person:
    ident = table.meaning.speaker(actor, who)
    person = next(each for each in table.people() if each.id == ident)
    if person.player is None:
        # The game master's own people are removed or given; nobody leaves with them.
        raise Refused("not-a-players", name=person.name)
    return person


def _ways(table: Rostered, actor: Actor, person: Person) -> Outcome:
    note = table.services.renderer.note
    buttons = tuple(
        Button(
            id=f"{LEAVING}|{table.id}|{person.id}|{each}",
            label=note(actor.locale, f"leave-{each}"),
            style="danger" if each == REMOVE else "secondary",
        )
        for each in WAYS
    )
    return Outcome(Card(text=note(actor.locale, "leave-panel", name=person.name), rows=(buttons,)), private=True)


async def _left(table: Rostered, actor: Actor, who: str, command: str, given: Mapping[str, Scalar]) -> Outcome:
    leaves = next(each.player for each in table.people() if each.id == who)
    hidden = any(each.id == who and each.hidden for each in table.people())
    remark = None
    if command != WAYS[REMOVE] and not hidden and leaves is not None:
        remark = table.services.renderer.note(table.locale, "leaves", player=Ready(user(leaves)))

    def leaving() -> Any:
        return table.meaning.composed(command, actor, {"who": who, **given})

    return await table.submit(leaving, actor, remark=remark)
