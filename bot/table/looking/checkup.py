"""`/doctor`: what a server's admin should know, in plain words, and how to mend it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from shutil import disk_usage
from typing import Any, Protocol

from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.render.names import Ready, shorten
from bot.render.words import Words
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Posting, Remembered
from bot.table.base.services import Services
from bot.table.message.postman import Postman

NEEDED = ("view_channel", "send_messages", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "read_message_history")
WANTED = ("attach_files",)
"""What the bot can do without."""
OLD_BACKUP = 14
"""Days."""
LITTLE_ROOM = 50 * 2**20


@dataclass(frozen=True, slots=True)
class Place:
    """A channel as the bot may use it: the permissions that it lacks there; None when it cannot be found at all."""

    mention: str
    missing: Collection[str] | None


@dataclass(frozen=True, slots=True)
class Trouble:
    """The last thing that nobody foresaw since the bot started: the number under which it was logged, and when."""

    ident: str
    at: float


class Checked(Remembered, Posting, Protocol):
    """One encounter, as far as what is wrong with it needs it."""

    @property
    def postman(self) -> Postman: ...


async def checked(
    services: Services,
    actor: Actor,
    version: str,
    here: Place,
    table: Checked | None,
    screen: Place | None,
    trouble: Trouble | None,
    damaged: Refused | None = None,
) -> Outcome:
    """Privately, for people who manage the channel: what is missing, most pressing first; *damaged* is why the
    encounter of the channel cannot be read, if it cannot. Raises `Refused` (`doctor-for-admins`)."""
    if not actor.manages:
        raise Refused("doctor-for-admins")
    words = Words(services.renderer.texts, actor.locale)
    bad: list[str] = []
    good: list[str] = []

    def lacking(place: Place, key: str) -> None:
        names = [words.word("permission", each) for each in place.missing or ()]
        told = {"names": Ready(words.listed(names)), "channel": Ready(place.mention)}
        if place.missing is None:
            bad.append(words.say("doctor-screen-gone", told))
        elif needed := [each for each in place.missing if each not in WANTED]:
            told["names"] = Ready(words.listed([words.word("permission", each) for each in needed]))
            bad.append(words.say(f"{key}-missing", told))
        elif place.missing:
            good.append(words.say(f"{key}-wanted", told))
        else:
            good.append(words.say(f"{key}-well", told))

    lacking(here, "doctor-here")
    if screen is not None:
        lacking(screen, "doctor-screen")
    if table is not None and not table.ended:
        _of_the_table(words, table, bad, good, actor)
    if damaged is not None:
        bad.append(services.renderer.refusal(actor.locale, damaged, bare=True))
    if not services.commands:
        bad.append(words.say("doctor-no-commands"))
    await _of_the_file(services, words, bad, good)
    if trouble is not None:
        bad.append(words.say("doctor-trouble", ident=Ready(trouble.ident), at=Ready(f"<t:{int(trouble.at)}:R>")))
    good.append(words.say("doctor-version", version=Ready(version)))
    head = words.say("doctor-head", count=len(bad))
    lines = [head, *(f"❌ {each}" for each in bad), *(f"✅ {each}" for each in good)]
    return Outcome(Card(text=shorten("\n".join(lines), 1_950)), private=True)


def _of_the_table(words: Words, table: Checked, bad: list[str], good: list[str], actor: Actor) -> None:
    if table.committed.standing.held is not None and (table.session.trouble or table.session.set_aside):
        bad.append(words.say("doctor-held", resume=Ready(table.services.called("gm-resume", actor.locale))))
    elif table.outbox.unsent and not table.postman.behind:
        bad.append(words.say("doctor-unsent"))
    else:
        good.append(words.say("doctor-table"))


async def _of_the_file(services: Services, words: Words, bad: list[str], good: list[str]) -> None:
    store = services.store
    if store.gone is not None:
        # Beside this nothing about the file matters, and there may be nothing left to ask.
        bad.append(words.say("doctor-file-gone"))
        return
    last = await store.last_backup()
    days = 0 if last is None else max(0, int((services.clock.now() - last) // 86_400))
    if last is None:
        bad.append(words.say("doctor-no-backup"))
    elif days >= OLD_BACKUP:
        bad.append(words.say("doctor-old-backup", days=days))
    else:
        good.append(words.say("doctor-backup", days=days))
    facts: dict[str, Any] = {"megabytes": max(1, store.path.stat().st_size // 2**20)}
    free = disk_usage(store.path.parent).free
    good.append(words.say("doctor-database", facts))
    if free < LITTLE_ROOM:
        bad.append(words.say("doctor-little-room", megabytes=free // 2**20))
