"""Interactions answered: the callback with its three seconds, and the fifteen minutes of the token after it."""

import asyncio
from typing import Any

from . import limits
from .messages import Messages
from .wire import Call, Refused, Reply, Router, invalid
from .world import (
    APPLICATION,
    AUTOCOMPLETE,
    COMPONENT,
    EPHEMERAL,
    LOADING,
    MODAL,
    AnswerKind,
    Interaction,
    Json,
    Message,
    World,
)

FIRST_ANSWER_S = 3.0
TOKEN_S = 15 * 60.0

PONG, MESSAGE, THINKING, LATER, UPDATE, CHOICES, FORM = 1, 4, 5, 6, 7, 8, 9
KINDS: dict[int, AnswerKind] = {
    MESSAGE: "message",
    THINKING: "thinking",
    LATER: "later",
    UPDATE: "update",
    CHOICES: "choices",
    FORM: "modal",
}


class Answers:
    """The routes of interactions and of their tokens."""

    def __init__(self, world: World, messages: Messages) -> None:
        self._world = world
        self._messages = messages

    def routes(self, router: Router) -> None:
        router.add("POST", "/interactions/{interaction}/{token}/callback", self._callback)
        router.add("POST", "/webhooks/{app}/{token}", self._follow_up)
        router.add("GET", "/webhooks/{app}/{token}/messages/{message}", self._get)
        router.add("PATCH", "/webhooks/{app}/{token}/messages/{message}", self._patch)
        router.add("DELETE", "/webhooks/{app}/{token}/messages/{message}", self._delete)

    # The first answer --------------------------------------------------------------------------------------------

    def _callback(self, call: Call) -> Reply:
        interaction = self._world.interactions.get(call.number("interaction"))
        waited = 0.0 if interaction is None else asyncio.get_running_loop().time() - interaction.sent
        if interaction is None or interaction.token != call.params["token"]:
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.answer is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if waited > FIRST_ANSWER_S:
            raise Refused(404, 10062, "Unknown interaction")
        body = call.form()
        data: Json = body.get("data") or {}
        kind: Any = body.get("type")
        if not self._fits(kind, interaction):
            raise invalid(
                {"type": [("INTERACTION_CALLBACK_INVALID_TYPE", f"Type {kind} does not fit this interaction.")]}
            )
        resource = self._apply(int(kind), interaction, data, call)
        interaction.answer = KINDS[int(kind)]
        interaction.answered_after = waited
        if not interaction.done.done():
            interaction.done.set_result(None)
        if call.query.get("with_response", "").lower() not in ("1", "true"):
            return Reply(204)
        return Reply(200, self._response(interaction, int(kind), resource))

    def _fits(self, kind: object, interaction: Interaction) -> bool:
        if interaction.kind == AUTOCOMPLETE:
            return kind == CHOICES
        if kind in (LATER, UPDATE):
            return interaction.kind == COMPONENT or (interaction.kind == MODAL and interaction.from_message)
        if kind == FORM:
            return interaction.kind != MODAL
        return kind in (MESSAGE, THINKING)

    def _apply(self, kind: int, interaction: Interaction, data: Json, call: Call) -> Message | None:
        match kind:
            case 4 | 5:
                flags = int(data.get("flags") or 0) & EPHEMERAL | (LOADING if kind == THINKING else 0)
                interaction.original = self._messages.compose(
                    interaction.channel, data, call.files, interaction=interaction, flags=flags
                )
            case 6:
                interaction.original = interaction.source
            case 7:
                assert interaction.source is not None
                if interaction.source.deleted:
                    raise Refused(404, 10008, "Unknown Message")
                self._messages.edit(interaction.source, data, call.files)
                interaction.original = interaction.source
            case 8:
                choices = data.get("choices")
                limits.check_choices(choices if choices is not None else [])
                interaction.choices = list(choices or ())
                return None
            case 9:
                limits.check_modal(data)
                interaction.modal = data
                return None
            case _:
                pass
        return interaction.original

    def _response(self, interaction: Interaction, kind: int, resource: Message | None) -> Json:
        about: Json = {"id": str(interaction.id), "type": interaction.kind}
        made: Json = {"interaction": about}
        if kind in (MESSAGE, THINKING) and resource is not None:
            about["response_message_id"] = str(resource.id)
            about["response_message_loading"] = kind == THINKING
            about["response_message_ephemeral"] = resource.reader is not None
        if kind in (MESSAGE, UPDATE) and resource is not None:
            made["resource"] = {"type": kind, "message": resource.payload}
        elif kind != PONG:
            made["resource"] = {"type": kind}
        return made

    # Afterwards, by the token ------------------------------------------------------------------------------------

    def _open(self, call: Call) -> Interaction:
        interaction = self._world.tokens.get(call.params["token"])
        if interaction is None or call.number("app") != APPLICATION:
            raise Refused(401, 50027, "Invalid Webhook Token")
        if self._world.clock.now() - interaction.created > TOKEN_S:
            raise Refused(401, 50027, "Invalid Webhook Token")
        if interaction.answer is None or interaction.kind == AUTOCOMPLETE:
            raise Refused(404, 10015, "Unknown Webhook")
        return interaction

    def _one(self, call: Call, interaction: Interaction) -> Message:
        if call.params["message"] == "@original":
            found = interaction.original
        else:
            ident = call.number("message")
            mine = [interaction.original, *interaction.followups]
            found = next((item for item in mine if item is not None and item.id == ident), None)
        if found is None or found.deleted:
            raise Refused(404, 10008, "Unknown Message")
        return found

    def _follow_up(self, call: Call) -> Reply:
        interaction = self._open(call)
        data = call.form()
        original = interaction.original
        if interaction.answer == "thinking" and original is not None and original.loading and not original.deleted:
            # The first follow-up fills the waiting message, and its visibility stays what the defer said.
            self._messages.edit(original, {key: value for key, value in data.items() if key != "flags"}, call.files)
            return Reply(200, original.payload)
        flags = int(data.get("flags") or 0) & EPHEMERAL
        message = self._messages.compose(interaction.channel, data, call.files, interaction=interaction, flags=flags)
        interaction.followups.append(message)
        return Reply(200, message.payload)

    def _get(self, call: Call) -> Reply:
        return Reply(200, self._one(call, self._open(call)).payload)

    def _patch(self, call: Call) -> Reply:
        message = self._one(call, self._open(call))
        self._messages.edit(message, call.form(), call.files)
        return Reply(200, message.payload)

    def _delete(self, call: Call) -> Reply:
        self._messages.remove(self._one(call, self._open(call)))
        return Reply(204)
