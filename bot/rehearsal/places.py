"""The routes that only tell what exists: the application, its user, people, the server and its channels."""

from collections.abc import Callable

from . import payloads
from .messages import Messages
from .wire import Call, Refused, Reply, Router
from .world import APPLICATION, GUILD, Json, Member, World


class Places:
    """Read-only routes, and the one that opens direct messages."""

    def __init__(self, world: World, messages: Messages, gateway_url: Callable[[], str]) -> None:
        self._world = world
        self._messages = messages
        self._gateway_url = gateway_url

    def routes(self, router: Router) -> None:
        router.add("GET", "/users/@me", self._me)
        router.add("GET", "/users/@me/guilds", lambda call: Reply(200, [self._guild(call)]))
        router.add("POST", "/users/@me/channels", self._direct)
        router.add("GET", "/users/{user}", lambda call: Reply(200, payloads.user(self._member(call))))
        for template in ("/oauth2/applications/@me", "/applications/@me"):
            router.add("GET", template, lambda call: Reply(200, payloads.application_data(self._world)))
        router.add("GET", "/gateway", lambda call: Reply(200, {"url": self._gateway_url()}))
        router.add("GET", "/gateway/bot", self._gateway_bot)
        router.add("GET", "/guilds/{guild}", lambda call: Reply(200, self._guild(call)))
        router.add("GET", "/guilds/{guild}/channels", lambda call: Reply(200, self._guild(call)["channels"]))
        router.add("GET", "/guilds/{guild}/roles", lambda call: Reply(200, self._guild(call)["roles"]))
        router.add("GET", "/guilds/{guild}/members/{user}", self._guild_member)
        router.add("GET", "/channels/{channel}", self._channel)

    def _me(self, call: Call) -> Reply:
        me = payloads.user(self._world.members[APPLICATION])
        return Reply(200, me | {"verified": True, "mfa_enabled": True, "email": None})

    def _gateway_bot(self, call: Call) -> Reply:
        limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
        return Reply(200, {"url": self._gateway_url(), "shards": 1, "session_start_limit": limit})

    def _member(self, call: Call) -> Member:
        member = self._world.members.get(call.number("user"))
        if member is None:
            raise Refused(404, 10013, "Unknown User")
        return member

    def _guild(self, call: Call) -> Json:
        if not self._world.bot_present or ("guild" in call.params and call.number("guild") != GUILD):
            raise Refused(404, 10004, "Unknown Guild")
        return payloads.guild_data(self._world)

    def _guild_member(self, call: Call) -> Reply:
        self._guild(call)
        return Reply(200, payloads.member_data(self._world, self._member(call)))

    def _channel(self, call: Call) -> Reply:
        return Reply(200, payloads.channel_data(self._world, self._messages.channel(call)))

    def _direct(self, call: Call) -> Reply:
        member = self._world.members.get(int(call.form().get("recipient_id") or 0))
        if member is None or member.id == APPLICATION:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        return Reply(200, payloads.channel_data(self._world, self._world.direct_channel(member)))
