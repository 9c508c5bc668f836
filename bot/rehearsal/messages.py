"""Messages of the local table: made, edited, read back, deleted and pinned as Discord would do it."""

import re
from collections.abc import Mapping
from typing import Any

from . import limits, payloads, rights
from .wire import Call, Faulty, Refused, Reply, Router, Upload, invalid
from .world import (
    APPLICATION,
    COMPONENTS_V2,
    EPHEMERAL,
    GUILD,
    Channel,
    Interaction,
    Json,
    Message,
    Version,
    World,
    stamp,
)

NONCE_WINDOW = 180.0
HOUR = 3600.0
MOST_PINS = 250
LONGEST_ABOUT = 1_024
"""Characters of what a file is said to show."""
MENTION = re.compile(r"<@!?(\d+)>")
SENT_FLAGS = 1 << 2 | 1 << 12 | COMPONENTS_V2


class Messages:
    """Everything about messages. `late_edits_allowed` is how often a message over an hour old may be edited."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.late_edits_allowed = 3
        self.files_url = ""

    def routes(self, router: Router) -> None:
        router.add("POST", "/channels/{channel}/messages", self._post)
        router.add("GET", "/channels/{channel}/messages", self._list)
        router.add("GET", "/channels/{channel}/messages/pins", self._pins)
        router.add("GET", "/channels/{channel}/messages/{message}", self._get)
        router.add("PATCH", "/channels/{channel}/messages/{message}", self._patch)
        router.add("DELETE", "/channels/{channel}/messages/{message}", self._delete)
        for template in ("/channels/{channel}/pins/{message}", "/channels/{channel}/messages/pins/{message}"):
            router.add("PUT", template, self._pin)
            router.add("DELETE", template, self._unpin)
        router.add("POST", "/channels/{channel}/typing", self._typing)

    # Access ------------------------------------------------------------------------------------------------------

    def channel(self, call: Call, *needed: int) -> Channel:
        """The channel of a call, if the bot may see it and has every one of the *needed* permissions."""
        channel = self._world.channels.get(call.number("channel"))
        if channel is None or channel.deleted:
            raise Refused(404, 10003, "Unknown Channel")
        if channel.recipient is not None:
            return channel
        held = self._world.bot_rights(channel) if self._world.bot_present else 0
        if not held & rights.VIEW_CHANNEL:
            raise Refused(403, 50001, "Missing Access")
        for right in needed:
            if not held & right:
                raise Refused(403, 50013, "Missing Permissions")
        return channel

    def message(self, call: Call, channel: Channel) -> Message:
        message = channel.messages.get(call.number("message"))
        if message is None or message.deleted or message.reader is not None:
            raise Refused(404, 10008, "Unknown Message")
        return message

    # Making and changing -----------------------------------------------------------------------------------------

    def compose(
        self,
        channel: Channel,
        data: Json,
        files: Mapping[str, Upload],
        *,
        author: int = APPLICATION,
        interaction: Interaction | None = None,
        flags: int = 0,
    ) -> Message:
        """A new message in *channel* from the body *data*; private when *flags* say so, to the interaction's person."""
        world = self._world
        ident = world.snowflake()
        content = data.get("content")
        sent = int(data.get("flags") or 0) & SENT_FLAGS | flags
        loading = bool(flags & 1 << 7)
        if not loading:
            limits.check_message(data, v2=limits.is_v2(sent), files=len(files))
        now = world.clock.now()
        pings = self._pings(data, restricted=interaction is not None) if not loading else frozenset()
        payload: Json = {
            "id": str(ident),
            "type": 0,
            "channel_id": str(channel.id),
            "content": "" if content is None else str(content),
            "author": payloads.user(world.members[author]),
            "attachments": self._attach(channel, data.get("attachments"), files, []),
            "embeds": data.get("embeds") or [],
            "components": data.get("components") or [],
            "mentions": [payloads.user(world.members[person]) for person in sorted(pings)],
            "mention_roles": [],
            "mention_everyone": False,
            "pinned": False,
            "tts": False,
            "timestamp": stamp(now),
            "edited_timestamp": None,
            "flags": sent,
        }
        if interaction is not None:
            payload["webhook_id"] = payload["application_id"] = str(APPLICATION)
            payload["interaction_metadata"] = payloads.interaction_metadata(world, interaction)
            payload["type"] = 20 if interaction.kind == 2 else 0
        reader = interaction.person if interaction is not None and sent & EPHEMERAL else None
        message = Message(
            ident,
            channel,
            payload,
            now,
            author,
            interaction=None if interaction is None else interaction.id,
            reader=reader,
            pings=pings,
        )
        world.put(message)
        return message

    def edit(self, message: Message, data: Json, files: Mapping[str, Upload]) -> None:
        """Change what *message* shows; what it showed before goes into its history."""
        payload = message.payload
        before = Version(payload["content"], payload["embeds"], payload["components"])
        merged: Json = {
            "content": data.get("content", before.content),
            "embeds": data.get("embeds", before.embeds),
            "components": data.get("components", before.components),
        }
        flags = int(payload["flags"])
        if "flags" in data:
            asked = int(data["flags"] or 0)
            if flags & COMPONENTS_V2 and not asked & COMPONENTS_V2:
                raise invalid({"flags": [("MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The flag cannot be removed")]})
            flags = flags & ~SENT_FLAGS | asked & SENT_FLAGS
        kept = payload["attachments"]
        if "attachments" in data:
            wanted = {str(item.get("id")) for item in data["attachments"] or ()}
            kept = [item for item in kept if item["id"] in wanted]
        limits.check_message(merged, v2=limits.is_v2(flags), files=len(files) + len(kept))
        payload["attachments"] = self._attach(message.channel, data.get("attachments"), files, kept)
        was_loading = message.loading
        if not was_loading:
            message.history.append(before)
            payload["edited_timestamp"] = stamp(self._world.clock.now())
        payload["content"] = "" if merged["content"] is None else str(merged["content"])
        payload["embeds"] = merged["embeds"] or []
        payload["components"] = merged["components"] or []
        payload["flags"] = flags & ~(1 << 7)
        self._world.touch("posted" if was_loading else "edited", message)

    def remove(self, message: Message) -> None:
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        self._world.touch("deleted", message)

    def _pings(self, data: Json, *, restricted: bool) -> frozenset[int]:
        """Who is really notified: mentioned in the text, and allowed. Interaction answers allow users only."""
        texts = [str(data.get("content") or "")]
        texts += [str(item["content"]) for _, item in limits.walk(data.get("components")) if item.get("type") == 10]
        named = {int(found) for text in texts for found in MENTION.findall(text)} & self._world.members.keys()
        allowed = data.get("allowed_mentions")
        if allowed is not None and "users" not in (allowed.get("parse") or ()):
            named &= {int(user) for user in allowed.get("users") or ()}
        return frozenset(named)

    def _attach(self, channel: Channel, described: Any, files: Mapping[str, Upload], kept: list[Json]) -> list[Json]:
        made = list(kept)
        told = {str(item.get("id")): item for item in described or ()}
        sent = {name.removeprefix("files[").removesuffix("]") for name in files}
        wrong = Faulty()
        for place, (ident, item) in enumerate(told.items()):
            if ident not in sent and ident not in {each["id"] for each in kept}:
                wrong.add(f"attachments.{place}.id", "ATTACHMENT_NOT_FOUND", f"Attachment {ident} does not exist")
            if item.get("description") is not None:
                wrong.length(f"attachments.{place}.description", item["description"], LONGEST_ABOUT)
        wrong.refuse()
        for field_name, upload in files.items():
            if len(upload.content) > payloads.ATTACHMENT_LIMIT:
                raise Refused(413, 40005, "Request entity too large")
            number = field_name.removeprefix("files[").removesuffix("]")
            made.append(self.keep_file(channel, upload, told.get(number, {})))
        return made

    def keep_file(self, channel: Channel, upload: Upload, told: Json) -> Json:
        """Store a file and describe it as an attachment."""
        ident = self._world.snowflake()
        name = told.get("filename") or upload.name
        path = f"/attachments/{channel.id}/{ident}/{name}"
        self._world.files[path] = upload.content
        made: Json = {
            "id": str(ident),
            "filename": name,
            "size": len(upload.content),
            "url": self.files_url + path,
            "proxy_url": self.files_url + path,
            "content_type": upload.kind,
        }
        if told.get("description"):
            made["description"] = told["description"]
        return made

    # Routes ------------------------------------------------------------------------------------------------------

    def _post(self, call: Call) -> Reply:
        data = call.form()
        place = self._world.channels.get(call.number("channel"))
        speaking = rights.SEND_MESSAGES if place is None or place.parent is None else rights.SEND_MESSAGES_IN_THREADS
        needed = [speaking]
        if data.get("embeds"):
            needed.append(rights.EMBED_LINKS)
        if call.files:
            needed.append(rights.ATTACH_FILES)
        channel = self.channel(call, *needed)
        if channel.recipient is not None and not self._world.members[channel.recipient].accepts_direct_messages:
            raise Refused(403, 50007, "Cannot send messages to this user")
        nonce = data.get("nonce")
        if nonce is not None:
            if len(str(nonce)) > 25:
                raise invalid({"nonce": [("NONCE_TYPE_TOO_LONG", "Nonce is too long")]})
            known = self._known(channel, str(nonce)) if data.get("enforce_nonce") else None
            if known is not None:
                return Reply(200, known.payload | {"nonce": nonce})
        message = self.compose(channel, data, call.files)
        self._refer(message, data.get("message_reference"))
        if nonce is None:
            return Reply(200, message.payload)
        channel.nonces[str(nonce)] = (self._world.clock.now(), message)
        return Reply(200, message.payload | {"nonce": nonce})

    def _known(self, channel: Channel, nonce: str) -> Message | None:
        oldest = self._world.clock.now() - NONCE_WINDOW
        for old in [key for key, (at, _) in channel.nonces.items() if at < oldest]:
            del channel.nonces[old]
        found = channel.nonces.get(nonce)
        return None if found is None else found[1]

    def _refer(self, message: Message, reference: Any) -> None:
        if not reference:
            return
        other = message.channel.messages.get(int(reference["message_id"]))
        if other is None and reference.get("fail_if_not_exists", True):
            self.remove(message)
            raise invalid({"message_reference": [("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")]})
        message.payload["type"] = 19
        message.payload["message_reference"] = {
            "type": 0,
            "message_id": reference["message_id"],
            "channel_id": str(message.channel.id),
            "guild_id": str(GUILD),
        }
        message.payload["referenced_message"] = None if other is None else other.payload

    def _list(self, call: Call) -> Reply:
        channel = self.channel(call)
        limit = int(call.query.get("limit", "50"))
        if not 1 <= limit <= 100:
            raise invalid({"limit": [("NUMBER_TYPE_MAX", "int value should be between 1 and 100.")]})
        if channel.recipient is None and not self._world.bot_rights(channel) & rights.READ_MESSAGE_HISTORY:
            return Reply(200, [])
        shown = [message for message in channel.messages.values() if message.reader is None]
        if "before" in call.query:
            shown = [message for message in shown if message.id < int(call.query["before"])][-limit:]
        elif "after" in call.query:
            shown = [message for message in shown if message.id > int(call.query["after"])][:limit]
        elif "around" in call.query:
            centre = int(call.query["around"])
            older = [message for message in shown if message.id < centre]
            newer = [message for message in shown if message.id >= centre]
            shown = [*older[-(limit // 2) :], *newer[: limit - limit // 2]]
        else:
            shown = shown[-limit:]
        return Reply(200, [message.payload for message in reversed(shown)])

    def _get(self, call: Call) -> Reply:
        return Reply(200, self.message(call, self.channel(call, rights.READ_MESSAGE_HISTORY)).payload)

    def _patch(self, call: Call) -> Reply:
        message = self.message(call, self.channel(call, *([rights.ATTACH_FILES] if call.files else [])))
        data = call.form()
        if message.author != APPLICATION:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        if self._world.clock.now() - message.created > HOUR:
            if message.late_edits >= self.late_edits_allowed:
                # Discord answers this one as a rate limit; without a Via header the client raises it at once.
                words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
                raise Refused(429, 30046, words)
            message.late_edits += 1
        self.edit(message, data, call.files)
        return Reply(200, message.payload)

    def _delete(self, call: Call) -> Reply:
        channel = self.channel(call)
        message = self.message(call, channel)
        if message.author != APPLICATION:
            self.channel(call, rights.MANAGE_MESSAGES)
        self.remove(message)
        return Reply(204)

    def _pins(self, call: Call) -> Reply:
        channel = self.channel(call, rights.READ_MESSAGE_HISTORY)
        found = [
            channel.messages[ident] for ident in self._world.pinned.get(channel.id, ()) if ident in channel.messages
        ]
        items = [{"pinned_at": item.payload["timestamp"], "message": item.payload} for item in found]
        return Reply(200, {"items": items, "has_more": False})

    def _pin(self, call: Call) -> Reply:
        channel = self.channel(call, rights.PIN_MESSAGES)
        message = self.message(call, channel)
        pins = self._world.pinned.setdefault(channel.id, [])
        if message.id not in pins:
            if len(pins) >= MOST_PINS:
                raise Refused(400, 30003, f"Maximum number of pins reached for the channel ({MOST_PINS})")
            pins.append(message.id)
        message.payload["pinned"] = True
        return Reply(204)

    def _unpin(self, call: Call) -> Reply:
        channel = self.channel(call, rights.PIN_MESSAGES)
        message = self.message(call, channel)
        pins = self._world.pinned.get(channel.id, [])
        if message.id in pins:
            pins.remove(message.id)
        message.payload["pinned"] = False
        return Reply(204)

    def _typing(self, call: Call) -> Reply:
        self.channel(call, rights.SEND_MESSAGES)
        return Reply(204)
