"""The hours that a table keeps, and what the game master decides about somebody who does not answer any more."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from bot.kernel import bounds
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.render.cards import Card, Option, Select
from bot.render.names import Ready, user
from bot.store import Store
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.places import OPENING
from bot.table.base.protocols import Opened, Remembered, Submitting
from bot.table.base.session import NEVER, Aside
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.hearing.delays import read_delay
from bot.table.hearing.meaning import Meaning
from bot.table.hearing.quiet import read_hours, read_zone
from bot.table.message import gm_screen, living, notices
from bot.table.message.telling import Telling, tell
from bot.table.time.absence import anew, halfway
from bot.table.time.asides import applied

ZONES = {"fr": "Europe/Paris"}
"""The time zone of a server that has never named one, by the language of whoever opens the encounter."""
_ZONE = "zone"
TO_GM = "gm"


class Attended(Telling, Submitting, Remembered, Opened, Protocol):
    """One encounter, as far as the hours that it keeps, and who is away, need it."""

    @property
    def meaning(self) -> Meaning: ...


async def zone_of(store: Store, guild: int, locale: str, typed: str | None) -> str:
    """The time zone that *typed* means, remembered for the server; without it, the one remembered. Raises `Refused`."""
    if typed is not None:
        found = read_zone(typed)
        await store.put_setting(guild, _ZONE, json.dumps(found))
        return found
    remembered = (await store.settings(guild)).get(_ZONE)
    return str(json.loads(remembered)) if remembered else ZONES.get(locale, "UTC")


async def hours(
    table: Attended,
    actor: Actor,
    quiet: str | None = None,
    zone: str | None = None,
    reminder: str | None = None,
    delay: str | None = None,
    *,
    panel: bool = False,
) -> Outcome:
    """Show the quiet hours, or (the game master) set them, the *reminder* (a key of `BEFORE`), or how long a question
    waits (*delay*, as people type it): every open question's time then counts from now on. *panel*: it was said there,
    and the channel is told in a post of its own."""
    note = table.services.renderer.note
    if quiet is None and zone is None and reminder is None and delay is None:
        return Outcome(Card(text=_told(table, actor.locale)), private=True)
    remark = presiding(table, actor)
    silence = table.session.quiet if quiet is None else read_hours(quiet)
    waits = table.session.delay if delay is None else read_delay(delay)
    place_of_time = table.session.zone
    if zone is not None or not place_of_time:
        place_of_time = await zone_of(table.services.store, table.row.guild, table.locale, zone)

    async with table.lock:
        if table.ended:
            raise Refused("encounter-ended")
        now = table.services.moment()
        session = applied(table, becoming_gm(actor, remark), table.session, now)
        changes = {"quiet": silence, "zone": place_of_time, "reminder": reminder or session.reminder, "delay": waits}
        after = anew(table.services, session.model_copy(update=changes), now)
        key = "quiet-set" if silence else "quiet-none-set"
        if delay is not None:
            key = "delay-set" if waits else "delay-none-set"
        elif quiet is None and zone is None:
            key = "reminder-none-set" if reminder == NEVER else "reminder-set"
        by = Ready(user(actor.user))
        text = note(table.locale, key, by=by, hours=silence, zone=place_of_time, before=reminder or "", delay=waits)
        if (reminder is not None or delay is not None) and halfway(after):
            text = f"{text}\n{note(table.locale, 'reminder-halfway')}"
        said = "\n".join(filter(None, (remark, text)))
        now_stands = table.situation()
        shown = living.present(
            table,
            now_stands,
            after,
            f"t:{actor.interaction}",
            was=table.session,
            news=living.News(said),
            interaction=None if panel else actor.interaction,
        )
        places = [*shown.places, *gm_screen.shown_anew(table, now_stands, after)]
        opening = table.outbox.places.get(OPENING)
        if opening is not None and opening.card.rows:
            places.append(table.outbox.want(OPENING, table.boards.opening(after), kind="edit"))
        await table.amend(shown.session, places, actor=actor)
    if shown.host is None:
        return Outcome(Card(text=text), private=True)
    return table.hosted(shown.host)


def _told(table: Attended, locale: str) -> str:
    note, session = table.services.renderer.note, table.session
    if not session.quiet:
        return note(locale, "quiet-none")
    return note(locale, "quiet-hours", hours=session.quiet, zone=session.zone)


async def press(table: Attended, actor: Actor, player: int, what: str, values: Sequence[str], message: int) -> Outcome:
    """[Autopilot], [Give] or [Wait] below the question about *player*, or a choice in the panel behind [Give]."""
    remark = presiding(table, actor)
    theirs = _combatants(table, player)
    if player not in table.session.told or not theirs:
        raise Refused("absent-is-back")
    match what:
        case "wait":
            return await _wait(table, actor, player, remark, message)
        case "autopilot":
            return await _hand_over(table, actor, theirs, "npc-autopilot", {}, remark, message)
        case "give":
            return _takers(table, actor, player)
        case "to" if values:
            to = None if values[0] == TO_GM else bounds.number(values[0])
            if to is not None and to not in {each for each, _ in _players(table)}:
                raise Refused("moment-passed")
            return await _hand_over(
                table, actor, theirs, "npc-give", {} if to is None else {"player": to}, remark, None
            )
    raise Refused("moment-passed")


def _combatants(table: Attended, player: int) -> list[Person]:
    return [each for each in table.people() if each.player == player and not each.out]


def _players(table: Attended) -> list[tuple[int, str]]:
    """Everybody who plays here, with the names of whom."""
    found: dict[int, list[str]] = {}
    for each in table.people():
        if each.player is not None and not each.hidden:
            found.setdefault(each.player, []).append(each.name)
    return [(player, ", ".join(names)) for player, names in found.items()]


def _takers(table: Attended, actor: Actor, player: int) -> Outcome:
    note = table.services.renderer.note
    options = [Option(label=note(actor.locale, "absent-to-gm"), value=TO_GM)]
    options += [
        Option(label=likeness.shown(note(actor.locale, "absent-to", names=names)), value=str(each))
        for each, names in _players(table)
        if each not in (player, *table.session.told)
    ]
    select = Select(
        id=f"ab|{table.id}|{player}|to",
        placeholder=note(actor.locale, "absent-choose"),
        options=tuple(options[:25]),
    )
    return Outcome(Card(text=note(actor.locale, "absent-panel"), rows=((select,),)), private=True)


async def _wait(table: Attended, actor: Actor, player: int, remark: str | None, message: int) -> Outcome:
    async with table.lock:
        session = table.session
        if player not in session.undecided:
            raise Refused("moment-passed")
        waits = table.services.renderer.note(table.locale, "absent-waits", by=Ready(user(actor.user)))
        after = applied(table, becoming_gm(actor, remark), session, table.services.moment())
        # He is waited for as long as it takes.
        undecided = tuple(each for each in after.undecided if each != player)
        after = after.model_copy(update={"undecided": undecided, "rung": after.rung if undecided else None})
        said = "\n".join(filter(None, (remark, waits)))
        outcome = await tell(table, after, said, actor=actor, message=message)
    return outcome or notices.panel(table, actor, update=True)


async def _hand_over(
    table: Attended,
    actor: Actor,
    theirs: Sequence[Person],
    command: str,
    to: dict[str, Any],
    remark: str | None,
    message: int | None,
) -> Outcome:
    """Give every combatant of somebody away: the last one's ruling is the answer."""
    aside = becoming_gm(actor, remark)
    unheard = replace(actor, interaction=None, token=None)
    for each in theirs[:-1]:
        await table.submit(_handing(table, actor, command, each.id, to), unheard, remark=remark, aside=aside)
        remark, aside = None, Aside()
    panel = message is not None and notices.pressed_slot(table, message) is None
    last = _handing(table, actor, command, theirs[-1].id, to)
    outcome = await table.submit(last, actor, pressed=message, quiet=panel, remark=remark, aside=aside)
    return notices.panel(table, actor, update=True) if panel else outcome


def _handing(table: Attended, actor: Actor, command: str, who: str, to: dict[str, Any]) -> Any:
    def handing() -> Any:
        return table.meaning.composed(command, actor, {**to, "who": who})

    return handing
