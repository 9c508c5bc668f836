"""Reading an encounter as the store has it, checked, so that it can go on."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, NamedTuple

from bot.kernel.codec import Codec
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.kernel.events import Cause
from bot.kernel.inputs import Recover
from bot.store import Loaded, Slot, StoreDamaged
from bot.table.base.outbox import KEPT_SLOTS
from bot.table.base.places import open_slots
from bot.table.base.services import Services
from bot.table.base.session import Session
from bot.table.keeping import damage
from bot.table.keeping.recording import Recorder, persons_of
from bot.table.keeping.recovery import TROUBLE, rebuild, restore

log = logging.getLogger(__name__)

DATA = "data"
"""Under which name it is noted which data the games have."""


class Stored(NamedTuple):
    """An encounter as it was last committed. *mending*: what must be submitted before anything else, if anything.
    *slots*: its messages that are still worked with."""

    loaded: Loaded
    engine: Engine[Any]
    mending: Recover | None
    recorder: Recorder
    session: Session
    slots: list[Slot]


async def stored(services: Services, encounter: str) -> Stored:
    """*encounter* as the store has it. Raises `Refused` (`moment-passed`) where there is none, `StoreDamaged`, or
    whatever damaged data leads to."""
    loaded = await services.store.load(encounter)
    if loaded is None:
        raise Refused("moment-passed")
    damage.check_opening(loaded.encounter)
    damage.check_persons(loaded)
    damage.check_lines(loaded, [each for each in (loaded.within, *loaded.entries) if each], loaded.before)
    ruleset = services.rulesets.get(loaded.encounter.ruleset)
    if ruleset is None:
        raise StoreDamaged(encounter, table="encounters", detail=f"no game {loaded.encounter.ruleset!r}")
    persons = persons_of(loaded)
    codec: Codec[Any] = Codec(ruleset, persons)
    try:
        engine, mending = restore(ruleset, loaded, codec)
    except TROUBLE as trouble:
        # The journal is the truth, from the opening on if need be.
        log.warning("encounter %s: its last snapshot cannot be read, its events can (%r)", encounter, trouble)
        snapshots = await services.store.snapshots(encounter)
        entries = [entry async for entry in services.store.journal(encounter)]
        await asyncio.to_thread(damage.check_lines, loaded, entries, None)
        engine, mending = rebuild(
            ruleset, loaded, codec, snapshots, entries, program=(services.version, services.build)
        )
    engine.codec.persons = persons
    past = loaded.digest, loaded.epoch
    recorder = Recorder(loaded.encounter, engine.codec, persons, services.version, *past, build=services.build)
    session = Session.model_validate_json(loaded.head.facts, context=engine.codec)
    asking = open_slots(session)
    slots = await services.store.recent_slots(encounter, KEPT_SLOTS, asking.names, asking.beginnings)
    return Stored(loaded, engine, mending, recorder, session, slots)


async def data_since(services: Services, now: float) -> float:
    """Since when the games' data are those of today, as far as it is known (0: they always were); noted for later."""
    try:
        noted = json.loads(await services.store.note(DATA) or "{}")
        digest, since = str(noted.get("digest", "")), float(noted.get("since", 0.0))
    except (ValueError, TypeError, AttributeError):
        digest, since = "", 0.0
    if digest == services.data:
        return since
    # Nothing noted: no earlier program said by which data it played.
    since = now if digest else 0.0
    await services.store.put_note(DATA, json.dumps({"digest": services.data, "since": since}))
    return since


def changed_by(loaded: Loaded, version: str, build: str, since: float) -> Cause:
    """Why the rules of program *version*, and that *build* of it, ask something else where *loaded* stands
    (`events.Recovered`); *since*: since when the games' data are those of today."""
    lines = [each.line for each in (loaded.within, *loaded.entries) if each is not None]
    rules = build.partition(".")[0]
    if any(each.version != version or (each.build and each.build.partition(".")[0] != rules) for each in lines):
        return "upgrade"
    if any(each.build and each.build != build for each in lines):
        return "data"
    return "data" if lines and max(each.at for each in lines) < since else "unknown"
