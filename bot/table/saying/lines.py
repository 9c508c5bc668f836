"""Setting the scene: who stands in front and who behind, before the beginning by one press, later by the game master.

Only games that know lines have them (`BookGame.lines`); what they mean is the game's business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.render.cards import Card, Option, Select
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Read, Submitting
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.hearing.meaning import Meaning

VERB, PANEL = "ln", "lp"
"""The buttons [In front] and [Behind] of the lobby, and the panel for whoever leads several."""
COMMAND = "encounter-place"
FRONT, BEHIND = "front", "behind"
MOST = 25
"""People whom a select offers."""


class Lined(Submitting, Read, Protocol):
    """One encounter, as far as its lines need it."""

    @property
    def meaning(self) -> Meaning: ...


async def place(table: Lined, actor: Actor, who: str | None, where: str | None) -> Outcome:
    """*who* (his own one) stands *where*; without that: who stands where. Once it has begun the game master alone says
    so."""
    if where is None:
        return panel(table, actor)
    ident = table.meaning.speaker(actor, who)
    return await _placed(table, actor, ident, where)


async def press(table: Lined, actor: Actor, where: str) -> Outcome:
    """[In front] or [Behind]: one press for whoever plays one combatant; whoever leads several says of whom."""
    if where not in (FRONT, BEHIND):
        raise Refused("moment-passed")
    if table.committed.standing.begun:
        raise Refused("already-begun")
    mine = authority.own(table.people(), table.session, actor)
    if authority.is_gm(table.session, actor) or len(mine) > 1:
        return panel(table, actor)
    if not mine:
        raise authority.nobody(table.people(), table.session, actor)
    return await _placed(table, actor, mine[0].id, where)


async def press_panel(table: Lined, actor: Actor, value: str) -> Outcome:
    """Somebody was chosen in the panel: he goes to the other line."""
    ident, _, where = value.rpartition(":")
    if where not in (FRONT, BEHIND) or all(each.id != ident for each in table.people()):
        raise Refused("moment-passed")
    await _placed(table, actor, ident, where, quiet=True)
    return replace(panel(table, actor), update=True)


async def _placed(table: Lined, actor: Actor, ident: str, where: str, *, quiet: bool = False) -> Outcome:
    person = next(each for each in table.people() if each.id == ident)
    remark = None
    if table.committed.standing.begun:
        if not authority.is_gm(table.session, actor) and not actor.manages:
            raise Refused("lines-begun")
        remark = presiding(table, actor)
    elif not authority.may_speak_for(table.people(), table.session, actor, ident):
        raise Refused("not-yours", name=person.name)

    def placing() -> Any:
        return table.meaning.composed(COMMAND, actor, {"who": ident, "where": where})

    return await table.submit(placing, actor, quiet=quiet, remark=remark, aside=becoming_gm(actor, remark))


def panel(table: Lined, actor: Actor) -> Outcome:
    """Who stands where, as far as *actor* may see it; a select sends his own people, or anybody for the game master, to
    the other line."""
    if not getattr(table.ruleset, "lines", False):
        table.meaning.composed(COMMAND, actor, {})
    note, gm = table.services.renderer.note, authority.is_gm(table.session, actor)
    seen = [each for each in table.people() if (gm or not each.hidden or each.player == actor.user) and not each.out]
    if not seen:
        raise Refused("nobody-here")
    grid = "yes" if table.view(table.reader(actor)).ground is not None else "no"
    lines = [note(actor.locale, "lines", grid=grid)]
    for theirs in _by_side(seen).values():
        front = tuple(each.name for each in theirs if not each.behind)
        behind = tuple(each.name for each in theirs if each.behind)
        which = "both" if front and behind else BEHIND if behind else FRONT
        lines.append(note(actor.locale, "lines-side", which=which, front=front, behind=behind))
    begun = table.committed.standing.begun
    mine = seen if gm else [each for each in seen if each.player == actor.user and not begun]
    options = tuple(
        Option(
            label=note(actor.locale, "lines-move", name=each.name, where=FRONT if each.behind else BEHIND)[:100],
            value=f"{each.id}:{FRONT if each.behind else BEHIND}"[:100],
        )
        for each in mine[:MOST]
    )
    select = Select(id=f"{PANEL}|{table.id}", placeholder=note(actor.locale, "lines-choose"), options=options)
    return Outcome(Card(text="\n".join(lines)[:1_990], rows=((select,),) if options else ()), private=True)


def _by_side(people: Sequence[Person]) -> Mapping[str, list[Person]]:
    found: dict[str, list[Person]] = {}
    for each in people:
        found.setdefault(each.side, []).append(each)
    return found
