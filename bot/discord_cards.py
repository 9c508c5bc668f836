"""Cards as Discord reads them: the body of a message with its buttons, selects and files, a form, a first answer.

Made by hand where the library's objects would cost more than the request that carries them.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import async_context

from bot.render.cards import Attached, Blank, Button, Card, Form, Somebody

STYLES: Final = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
BYTES: Final = "application/octet-stream"
ANSWER: Final = 4
UPDATE: Final = 7
FORM: Final = 9
PRIVATE: Final = 64
"""Discord's numbers: kinds of first answers, and the flag of a message that its reader alone sees."""


class CardView(discord.ui.View):
    """A card's components, ready made. It is finished from the start, so the library neither keeps nor times it."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._components = components
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._components

    def has_components_v2(self) -> bool:
        return False

    def is_dispatchable(self) -> bool:
        return False


def to_view(card: Card) -> CardView | None:
    """The buttons and selects of *card*; None when it has none."""
    return CardView(_components(card)) if card.rows else None


def _components(card: Card) -> list[dict[str, Any]]:
    return [{"type": 1, "components": [_component(item) for item in row]} for row in card.rows]


def pinging(card: Card) -> dict[str, Any]:
    called = [str(each) for each in card.mentions if each > 0]  # whoever was forgotten has no number any more
    return {"parse": [], "users": called} if called else {"parse": []}


def body_of(card: Card) -> dict[str, Any]:
    """*card* as a message's body that pings nobody. Made by hand: the library's objects for a message cost more than
    the request that carries it."""
    return {"content": card.text, "components": _components(card), "allowed_mentions": {"parse": []}}


def carrying(body: dict[str, Any], files: tuple[Attached, ...] | None) -> MultipartParameters:
    """*body* with *files*, as a request: none at all, or (an empty tuple) away with those that were there."""
    if files is None:
        return MultipartParameters(payload=body, multipart=None, files=None)
    told = [{"id": at, "filename": each.name, "description": each.about} for at, each in enumerate(files)]
    whole = {**body, "attachments": told}
    if not files:
        return MultipartParameters(payload=whole, multipart=None, files=None)
    carried = [discord.File(io.BytesIO(each.content), filename=each.name) for each in files]
    parts: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(whole)}]
    for at, each in enumerate(carried):
        parts.append({"name": f"files[{at}]", "value": each.fp, "filename": each.filename, "content_type": BYTES})
    return MultipartParameters(payload=None, multipart=parts, files=carried)


async def first_answer(
    interaction: discord.Interaction[Any], card: Card, *, private: bool, update: bool, bare: bool = False
) -> int | None:
    """Answer *interaction* for the first time, or with *update* turn the pressed message into *card* (*bare*: without
    the files that it had); the id of the
    message that shows it, if Discord tells. Raises `discord.HTTPException`, or what the connection raises.

    By hand, like `body`: the library would make objects of all that Discord sends back.
    """
    body = {**body_of(card), "allowed_mentions": pinging(card)}
    if private and not update:
        body["flags"] = PRIVATE
    if update and bare:
        body["attachments"] = []
    http = interaction.client.http
    given: Any = await async_context.get().create_interaction_response(
        interaction.id,
        interaction.token,
        session=interaction._session,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=MultipartParameters(
            payload={"type": UPDATE if update else ANSWER, "data": body}, multipart=None, files=None
        ),
    )
    told = given["interaction"].get("response_message_id")
    return None if told is None else int(told)


async def open_form(interaction: discord.Interaction[Any], form: Form) -> None:
    """Answer *interaction* with a form. Raises as `first_answer` does."""
    http = interaction.client.http
    await async_context.get().create_interaction_response(
        interaction.id,
        interaction.token,
        session=interaction._session,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=MultipartParameters(payload={"type": FORM, "data": _form(form)}, multipart=None, files=None),
    )


def _form(form: Form) -> dict[str, Any]:
    parts = []
    for each in form.blanks:
        part: dict[str, Any] = {"type": 18, "label": each.label, "component": _blank(each)}
        if each.hint:
            part["description"] = each.hint
        parts.append(part)
    return {"custom_id": form.id, "title": form.title, "components": parts}


def _blank(blank: Blank) -> dict[str, Any]:
    if blank.options:
        options = [
            {"label": each.label, "value": each.value, "default": each.value == blank.value} for each in blank.options
        ]
        least = 1 if blank.required else 0
        return {
            "type": 3,
            "custom_id": blank.id,
            "options": options,
            "required": blank.required,
            "min_values": least,
            "max_values": 1,
        }
    typed: dict[str, Any] = {
        "type": 4,
        "custom_id": blank.id,
        "style": 2 if blank.long else 1,
        "required": blank.required,
        "max_length": blank.most,
    }
    if blank.value:
        typed["value"] = blank.value[: blank.most]
    return typed


def _component(item: Any) -> dict[str, Any]:
    if item.__class__ is Button:
        return {"type": 2, "style": STYLES[item.style], "label": item.label, "custom_id": item.id}
    if item.__class__ is Somebody:
        return {"type": 5, "custom_id": item.id, "placeholder": item.placeholder}
    options = []
    for each in item.options:
        option = {"label": each.label, "value": each.value}
        if each.description:
            option["description"] = each.description
        options.append(option)
    return {"type": 3, "custom_id": item.id, "placeholder": item.placeholder, "options": options}


NOBODY: Final = discord.AllowedMentions.none()


def allowed(card: Card) -> discord.AllowedMentions:
    """Whom the text of *card* may ping: the people it names, never everyone and never a role."""
    people = [discord.Object(each) for each in card.mentions if each > 0]
    if not people:
        return NOBODY
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


def custom_ids(components: Iterable[Any]) -> set[str]:
    """The ids of all buttons and selects among *components*, at any depth."""
    found: set[str] = set()
    for each in components:
        if (ident := getattr(each, "custom_id", None)) is not None:
            found.add(ident)
        found |= custom_ids(getattr(each, "children", ()))
    return found


__all__ = [
    "CardView",
    "allowed",
    "body_of",
    "carrying",
    "custom_ids",
    "first_answer",
    "open_form",
    "pinging",
    "to_view",
]
