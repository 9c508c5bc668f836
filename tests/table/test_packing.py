"""A fight that has ended is packed when nobody looks; whoever looks back notices nothing."""

from __future__ import annotations

import json
from typing import Any

from bot.table.keeping import upkeep
from bot.table.keeping.verifying import verify
from bot.table.looking.chronicle import exported, log_page

from .conftest import ANA, CHANNEL, GM, World


async def looked_back(world: World) -> dict[str, Any]:
    """Everything that people may read of the fight that ended here last."""
    table = await world.tables.latest(CHANNEL)
    found: dict[str, Any] = {}
    for user in (GM, ANA):
        actor = world.actor(user)
        found[f"log {user}"] = (await log_page(table, actor)).card.text
        for form in ("journal", "story"):
            attached = (await exported(table, actor, form)).attachment
            assert attached is not None
            found[f"{form} {user}"] = attached.content
        found[f"why {user}"] = (await table.looking.why(actor, 4)).card.text
        found[f"status {user}"] = (await table.looking.status(actor)).card.text
    return found


async def test_a_packed_fight_is_looked_back_at_as_before(world: World) -> None:
    await world.begun()
    table = await world.tables.here(CHANNEL)
    await world.take(await table.game_clock.pause(world.actor(GM)))
    await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.take(await table.scene.end(world.actor(GM)))
    await world.quiet()
    before = await looked_back(world)
    assert (await world.store.statistics()).packed == 0
    await world.wait(upkeep.PACKED_AFTER - upkeep.PURGE)
    assert (await world.store.statistics()).packed == 0
    await world.wait(upkeep.PURGE * 3)
    assert (await world.store.statistics()).packed == 1
    assert await looked_back(world) == before
    await world.down()
    await world.up()
    assert await looked_back(world) == before
    assert verify(json.loads(before[f"journal {GM}"]), world.services.rulesets)[0] == table.last_line
    # And the channel is free for another.
    await world.begun()
    assert (await world.tables.latest(CHANNEL)).id != table.id


async def test_whatever_ends_is_packed_one_after_the_other_and_nothing_that_goes_on(world: World) -> None:
    for _ in range(3):
        await world.begun()
        await world.take(await (await world.tables.here(CHANNEL)).scene.end(world.actor(GM)))
    await world.begun()
    await world.wait(upkeep.PACKED_AFTER + upkeep.PURGE * 3)
    counted = await world.store.statistics()
    assert (counted.packed, counted.encounters) == (3, 4)
    transactions = world.store.transactions
    await world.wait(upkeep.PURGE * 4)
    assert world.store.transactions - transactions < 60
