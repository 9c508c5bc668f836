"""Opening an encounter: what it begins with, and its first transaction."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b32encode
from collections.abc import Mapping
from typing import Any, NamedTuple, Required, TypedDict

from bot.kernel.dice import commitment
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.render.names import Ready
from bot.render.words import Words
from bot.store import EncounterRow, HeadRow, SnapshotRow, StoreConflict, StoreFailed, Write
from bot.table.base import likeness
from bot.table.base.actor import Actor
from bot.table.base.places import OPENING, Place
from bot.table.base.presets import fitting, named
from bot.table.base.services import Services
from bot.table.base.session import QUIET, TEMPOS, Opening, Session
from bot.table.base.unsaved import unsaved
from bot.table.hearing.quiet import read_hours
from bot.table.house.table import Table
from bot.table.keeping.recording import VEIL_BYTES, Recorder, persons_with
from bot.table.message import lesson
from bot.table.time.attendance import zone_of


class Wanted(TypedDict, total=False):
    """What somebody wants opened. *ruleset*: a game's id or name, by default the first; *variant*: one of those that
    the game may be opened in; *tempo*: `live` unless said; *quiet* and *zone*: quiet hours as people type them, by
    default the tempo's and the server's; *preset*: a set of settings (`bot.table.base.presets`); *locale*: the table's
    language, by default French; *lesson*: it is to teach *actor* (`bot.table.message.lesson`)."""

    guild: Required[int]
    channel: Required[int]
    ruleset: str | None
    variant: str | None
    tempo: str
    screen: int | None
    quiet: str | None
    zone: str | None
    locale: str
    lesson: bool
    settings: Mapping[str, str | int | bool | None] | None
    preset: str | None


class Fresh(NamedTuple):
    """An encounter that nobody has kept yet."""

    row: EncounterRow
    engine: Engine[Any]
    session: Session
    recorder: Recorder


async def prepared(services: Services, version: str, actor: Actor, wanted: Wanted) -> Fresh:
    """What *actor* wants, with *actor* as its game master. Raises `Refused`."""
    game, tempo, locale = wanted.get("ruleset"), wanted.get("tempo", "live"), wanted.get("locale", "fr")
    variant, quiet = wanted.get("variant"), wanted.get("quiet")
    rules = services.rules(services.default) if game is None else services.game(game, actor.locale)
    if tempo not in TEMPOS:
        raise Refused("unknown-tempo", typed=tempo, names=", ".join(TEMPOS))
    silence = QUIET.get(tempo, "") if quiet is None else read_hours(quiet)
    zone = await zone_of(services.store, wanted["guild"], locale, wanted.get("zone"))
    secret = services.secret()
    chosen = {
        **await _preset(services, rules, wanted["guild"], wanted.get("preset"), actor),
        **(wanted.get("settings") or {}),
    }
    if variant is not None:
        chosen["variant"] = services.variant(rules, variant, actor.locale)
    state = rules.opening(chosen)
    # What a setting is by itself is said where it was not always that: so it is known whatever it will be.
    told = {each.name: each.value for each in rules.settings_of(state) if each.name in getattr(rules, "formerly", {})}
    opening = Opening(settings={**told, **chosen}, tempo=tempo, version=version)
    row = EncounterRow(
        id=b32encode(secrets.token_bytes(10)).decode().lower(),
        guild=wanted["guild"],
        channel=wanted["channel"],
        ruleset=rules.id,
        opened_at=services.clock.now(),
        gm=actor.user,
        locale=locale,
        seed=secret,
        commitment=commitment(secret),
        opening=opening.model_dump_json(),
        veil=secrets.token_bytes(VEIL_BYTES),
        sealed=1,
    )
    engine: Engine[Any] = Engine(rules, state, secret)
    engine.codec.persons = persons = persons_with(actor.user)
    recorder = Recorder(row, engine.codec, persons, services.version, build=services.build)
    session = Session(gms=(actor.user,), tempo=tempo, screen=wanted.get("screen"), quiet=silence, zone=zone)
    if wanted.get("lesson"):
        session = lesson.opened(session, actor.user, services.moment())
    return Fresh(row, engine, session, recorder)


async def _preset(
    services: Services, rules: Any, guild: int, typed: str | None, actor: Actor
) -> Mapping[str, str | int | bool | None]:
    """The settings of *rules* that the set called *typed* says otherwise than usual. Raises `Refused`
    (`unknown-preset`; `preset-outdated`: some are no settings or values any more)."""
    if typed is None:
        return {}
    words = Words(services.renderer.texts, actor.locale, game=rules.id, labels=True)
    found = await services.presets.find(guild, rules, typed, words)
    changing, _, unknown = fitting(found, rules.settings_of(rules.opening({})))
    if unknown:
        names = likeness.listed(unknown)
        raise Refused("preset-outdated", name=Ready(named(words, found)), names=names)
    return changing


async def kept(table: Table, actor: Actor) -> Place:
    """Keep *table*, just made for *actor*, with the message that opens it. Raises `Refused`: then nothing is kept."""
    outbox, recorder, codec = table.outbox, table.recorder, table.engine.codec
    place = outbox.want(OPENING, table.boards.opening(table.session), kind="answer", interaction=actor.interaction)
    beginning = table.engine.here.base
    body, facts = codec.dump_snapshot(beginning), recorder.facts(table.session)
    users, texts = recorder.fresh()
    write = Write(
        encounter=table.id,
        create=table.row,
        snapshot=SnapshotRow(beginning.line, beginning.position, table.ruleset.schema, body),
        head=HeadRow("lobby", 0, None, "[]", facts),
        outbox=[outbox.row(place, actor.token)],
        persons=users,
        texts=texts,
    )
    try:
        await asyncio.shield(table.services.store.commit(write))
    except StoreConflict as conflict:
        raise Refused("encounter-already-here" if conflict.key == "channel_busy" else "not-saved") from conflict
    except StoreFailed as failed:
        raise unsaved(failed) from failed
    recorder.persons.kept(len(users), len(texts))
    outbox.keep([place], actor.token)
    return place
