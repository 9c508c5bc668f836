"""Bodies against the published description: what discord.py sends passes, what is wrong is caught and remembered."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.rehearsal.double import Double
from bot.rehearsal.schema import BodyChecker

from .toy import Toy

POST = ("POST", "/channels/{channel}/messages")


@pytest.mark.parametrize(
    ("method", "template", "body"),
    [
        (*POST, {"content": 3}),
        (*POST, {"content": "x", "contents": "y"}),
        (*POST, {"content": "x", "components": [{"type": 1, "components": [{"type": 2, "label": "no style"}]}]}),
        (*POST, {"content": "x", "allowed_mentions": {"parse": ["everybody"]}}),
        ("PUT", "/applications/{app}/commands", [{"name": "x", "options": [{"type": 99, "name": "y"}]}]),
        ("POST", "/interactions/{interaction}/{token}/callback", {"type": 4, "data": {"flags": "private"}}),
        ("POST", "/interactions/{interaction}/{token}/callback", {"type": 44}),
        ("GET", "/users/@me", {}),
    ],
)
def test_a_wrong_body_is_explained(checker: BodyChecker, method: str, template: str, body: Any) -> None:
    assert checker(method, template, body)


@pytest.mark.parametrize(
    ("method", "template", "body"),
    [
        (*POST, {"content": "x", "nonce": "a", "enforce_nonce": True, "attachments": [{"id": 0, "filename": "a.txt"}]}),
        ("PUT", "/applications/{app}/commands", [{"name": "x", "description": "d", "type": 1, "nsfw": False}]),
        ("POST", "/interactions/{interaction}/{token}/callback", {"type": 8, "data": {"choices": []}}),
    ],
)
def test_what_the_service_takes_passes(checker: BodyChecker, method: str, template: str, body: Any) -> None:
    assert checker(method, template, body) is None


class TestInTheDouble:
    """The double refuses such a body and keeps it for the test to find."""

    @pytest.fixture
    def checker(self, checker: BodyChecker) -> Callable[[str, str, Any], str | None]:
        return lambda *call: checker(*call)

    async def test_a_violation_is_refused_and_recorded(self, toy: Toy, double: Double) -> None:
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=double.table.id)
        with pytest.raises(discord.HTTPException) as raised:
            await toy.http.request(route, json={"content": "x", "contents": "y"})
        assert (raised.value.status, raised.value.code) == (400, 50035)
        (violation,) = double.violations
        assert violation == "POST /channels/{channel}/messages: unknown fields: contents"
        double.violations.clear()
