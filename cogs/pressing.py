"""Every button, select and form, whichever message it is on and however old: its id says what it does.

Nothing is registered anywhere: the id outlives a restart, and the tables know whether its moment has passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.kernel.errors import Refused
from bot.shelf import SHEETS
from cogs.answering import actor_of, channel_of, guild_of, show
from cogs.serving import Interaction


async def press(interaction: Interaction) -> None:
    """Hand a component or a form to the tables, and show what they answer. Raises `Refused`."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = data.get("custom_id")
    if not isinstance(custom_id, str):
        raise Refused("moment-passed")
    if custom_id.startswith(SHEETS):
        said = dict(named(data.get("components") or ()))
        await show(
            interaction,
            await interaction.client.shelf.press(
                actor_of(interaction), guild_of(interaction), channel_of(interaction), custom_id, said
            ),
        )
        return
    for chosen in (data.get("resolved") or {}).get("users", {}).values():
        # Nobody gives a combatant to a bot.
        if chosen.get("bot"):
            raise Refused("no-bot-plays", name=chosen.get("global_name") or chosen.get("username") or "?")
    values = list(data["values"]) if "values" in data else list(filled(data.get("components") or ()))
    message = interaction.message.id if interaction.message is not None else 0
    await show(
        interaction,
        await interaction.client.tables.press(
            actor_of(interaction), custom_id, [str(value) for value in values], message, channel_of(interaction)
        ),
    )


def named(components: Iterable[Mapping[str, Any]]) -> Iterable[tuple[str, str]]:
    """What was filled in, with the id of each field; what was left empty is an empty text.

    >>> list(named([{"type": 18, "component": {"custom_id": "class", "values": []}}]))
    [('class', '')]
    """
    for each in components:
        inner = [each["component"]] if "component" in each else each.get("components") or ()
        yield from named(inner)
        if "custom_id" in each:
            values = each.get("values") or ()
            yield str(each["custom_id"]), str(each.get("value") or (values[0] if values else ""))


def filled(components: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    """What was filled in, in the order of the form's fields.

    >>> list(filled([{"type": 18, "component": {"value": "Aldric"}}, {"components": [{"values": ["a", "b"]}]}]))
    ['Aldric', 'a', 'b']
    """
    for each in components:
        if "value" in each:
            yield str(each["value"])
        yield from (str(value) for value in each.get("values") or ())
        yield from filled(each.get("components") or ())
        if "component" in each:
            yield from filled([each["component"]])
