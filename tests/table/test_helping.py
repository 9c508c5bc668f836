"""`/help` names no command that is not there; at the front door it is looked at in `tests/front/test_help.py`."""

from __future__ import annotations

from bot.table.looking.helping import helped
from tests.table.conftest import ANA, World


async def test_a_command_that_discord_does_not_have_is_not_named(world: World) -> None:
    services, actor = world.services, world.actor(ANA)
    whole = helped(services, None, actor, sheets=True).card.text.split("\n")
    there = ("encounter-open", "sheet-create", "sheet-show", "rule", "roll")
    services.commands.update(dict.fromkeys(there, 1))
    assert helped(services, None, actor, sheets=True).card.text.split("\n") == [*whole[:2], *whole[3:]]
    del services.commands["sheet-show"]
    assert len(helped(services, None, actor, sheets=True).card.text.split("\n")) == len(whole) - 2
    assert len(helped(services, None, actor, sheets=False).card.text.split("\n")) == len(whole) - 1
