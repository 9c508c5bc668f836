"""What Discord refuses, with its error codes, sent through the real discord.py."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.rehearsal import rights
from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person, Seats
from bot.rehearsal.world import APPLICATION, COMPONENTS_V2

from .toy import Toy


@pytest.fixture
def checker() -> Callable[[str, str, Any], None]:
    """No check of bodies here: what is wrong is meant to be."""
    return lambda method, template, body: None


async def refused(call: Any) -> tuple[int, int]:
    with pytest.raises(discord.HTTPException) as raised:
        await call
    return raised.value.status, raised.value.code


def send(toy: Toy, double: Double, **body: Any) -> Any:
    return toy.http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=double.table.id), json=body)


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def button(number: int = 0, **changed: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": f"b{number}", "custom_id": f"c{number}"} | changed


def select(count: int, **changed: Any) -> dict[str, Any]:
    options = [{"label": f"o{number}", "value": f"v{number}"} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | changed


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


FINE: list[dict[str, Any]] = [
    {"content": "x" * 2000},
    {"embeds": [{"title": "t" * 256, "fields": [{"name": "n", "value": "v" * 100}] * 25}] * 2},
    {"content": "x", "components": [row(*(button(5 * r + c) for c in range(5))) for r in range(5)]},
    {"content": "x", "components": [row(select(25))]},
    {"content": "x", "components": [row(button(label="l" * 80, custom_id="c" * 100))]},
    {"flags": COMPONENTS_V2, "components": [{"type": 17, "components": [text("x" * 4000), row(button())]}]},
]

WRONG: list[tuple[dict[str, Any], int]] = [
    ({"content": "x" * 2001}, 50035),
    ({"content": ""}, 50006),
    ({"embeds": [{"title": "t"}] * 11}, 50035),
    ({"embeds": [{"title": "t" * 257}]}, 50035),
    ({"embeds": [{"description": "d" * 4097}]}, 50035),
    ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, 50035),
    ({"embeds": [{"fields": [{"name": "n" * 257, "value": "v"}]}]}, 50035),
    ({"embeds": [{"fields": [{"name": "n", "value": ""}]}]}, 50035),
    ({"embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]}, 50035),
    ({"embeds": [{"description": "d" * 3001}] * 2}, 50035),
    ({"embeds": [{"footer": {"text": "f" * 2049}}]}, 50035),
    ({"content": "x", "components": [row(button(n)) for n in range(6)]}, 50035),
    ({"content": "x", "components": [row(*(button(n) for n in range(6)))]}, 50035),
    ({"content": "x", "components": [row()]}, 50035),
    ({"content": "x", "components": [button()]}, 50035),
    ({"content": "x", "components": [row(button(label="l" * 81))]}, 50035),
    ({"content": "x", "components": [row(button(label=""))]}, 50035),
    ({"content": "x", "components": [row(button(custom_id="c" * 101))]}, 50035),
    ({"content": "x", "components": [row(button(), button(label="twin"))]}, 50035),
    ({"content": "x", "components": [row(select(26))]}, 50035),
    ({"content": "x", "components": [row(select(0))]}, 50035),
    ({"content": "x", "components": [row(select(2, max_values=3))]}, 50035),
    ({"content": "x", "components": [row(select(2, placeholder="p" * 151))]}, 50035),
    ({"content": "x", "components": [row(select(2), button())]}, 50035),
    ({"content": "x", "components": [row({**select(0), "options": [{"label": "a", "value": "1"}] * 2})]}, 50035),
    ({"content": "x", "flags": COMPONENTS_V2, "components": [text("y")]}, 50035),
    ({"flags": COMPONENTS_V2, "components": [text("y" * 2001), text("z" * 2000)]}, 50035),
    ({"flags": COMPONENTS_V2, "components": [text("y")] * 41}, 50035),
    ({"content": "x", "nonce": "n" * 26, "enforce_nonce": True}, 50035),
]


@pytest.mark.parametrize("body", FINE)
async def test_what_just_fits_is_taken(toy: Toy, double: Double, body: dict[str, Any]) -> None:
    await send(toy, double, **body)
    assert len(double.table.messages) == 1


@pytest.mark.parametrize(("body", "code"), WRONG)
async def test_what_does_not_fit_is_refused(toy: Toy, double: Double, body: dict[str, Any], code: int) -> None:
    assert await refused(send(toy, double, **body)) == (400, code)
    assert double.table.messages == {}


async def test_a_refusal_names_the_field(toy: Toy, double: Double) -> None:
    with pytest.raises(discord.HTTPException, match=r"components\.0\.components\.1\.custom_id.*cannot be duplicated"):
        await send(toy, double, content="x", components=[row(button(), button())])


def change(toy: Toy, double: Double, message: int, content: str) -> Any:
    path = "/channels/{channel_id}/messages/{message_id}"
    route = Route("PATCH", path, channel_id=double.table.id, message_id=message)
    return toy.http.request(route, json={"content": content})


def option(number: int = 0, **changed: Any) -> dict[str, Any]:
    return {"type": 3, "name": f"o{number}", "description": "d"} | changed


def command(**changed: Any) -> Any:
    return {"name": "roll", "description": "Roll dice"} | changed


LONG = [option(n, description="d" * 100, choices=[{"name": "n" * 50, "value": "v" * 50}] * 4) for n in range(20)]


@pytest.mark.parametrize(
    "definition",
    [
        command(name="Roll"),
        command(name="roll dice"),
        command(name="r" * 33),
        command(name_localizations={"fr": "Lancer"}),
        command(name_localizations={"klingon": "x"}),
        command(description=""),
        command(description="d" * 101),
        command(description_localizations={"fr": "d" * 101}),
        command(options=[option(n) for n in range(26)]),
        command(options=[option(), option()]),
        command(options=[option(0), option(1, required=True)]),
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])]),
        command(options=[option(choices=[{"name": "n", "value": "v"}], autocomplete=True)]),
        command(options=[option(), {"type": 1, "name": "sub", "description": "d"}]),
        command(options=[{"type": 1, "name": f"s{n}", "description": "d"} for n in range(26)]),
        command(options=LONG),
        {"name": "Explain", "type": 3, "description": "no"},
    ],
)
async def test_a_wrong_command_refuses_the_whole_set(toy: Toy, double: Double, definition: dict[str, Any]) -> None:
    before = list(double.commands)
    wanted: Any = [command(name="fine"), definition]
    assert await refused(toy.http.bulk_upsert_global_commands(APPLICATION, wanted)) == (400, 50035)
    assert list(double.commands) == before


async def test_commands_are_kept_changed_and_deleted_one_by_one(toy: Toy, double: Double) -> None:
    made: Any = await toy.http.upsert_global_command(APPLICATION, command())
    again: Any = await toy.http.upsert_global_command(APPLICATION, command(description="Other"))
    assert (made["id"], again["description"]) == (again["id"], "Other")
    await toy.http.edit_global_command(APPLICATION, made["id"], {"name": "throw"})
    assert "throw" in [each["name"] for each in double.commands]
    await toy.http.delete_global_command(APPLICATION, made["id"])
    assert await refused(toy.http.get_global_command(APPLICATION, made["id"])) == (404, 10063)


async def test_unknown_things(toy: Toy, double: Double) -> None:
    http = toy.http
    assert await refused(http.get_message(double.table.id, 1)) == (404, 10008)
    assert await refused(http.get_channel(1)) == (404, 10003)
    assert await refused(http.get_guild(1)) == (404, 10004)
    await double.delete_channel(double.table)
    assert await refused(send(toy, double, content="x")) == (404, 10003)


async def test_missing_permissions(toy: Toy, double: Double) -> None:
    kept: Any = await send(toy, double, content="x")
    await double.deny("send_messages", double.table)
    assert await refused(send(toy, double, content="x")) == (403, 50013)
    await double.deny("pin_messages", double.table)
    assert await refused(toy.http.pin_message(double.table.id, int(kept["id"]))) == (403, 50013)
    await double.deny("read_message_history", double.table)
    assert await toy.http.logs_from(double.table.id, 10) == []
    assert await refused(toy.http.get_message(double.table.id, int(kept["id"]))) == (403, 50013)
    await double.deny("view_channel", double.table)
    assert await refused(send(toy, double, content="x")) == (403, 50001)
    await double.allow("view_channel", double.table)
    await double.allow("send_messages", double.table)
    await send(toy, double, content="x")


async def test_permissions_taken_everywhere_reach_the_bot(toy: Toy, double: Double) -> None:
    await double.deny("embed_links")
    assert await refused(send(toy, double, embeds=[{"title": "t"}])) == (403, 50013)
    assert not double.world.bot_rights(double.table) & rights.EMBED_LINKS


async def test_other_peoples_messages(toy: Toy, double: Double, alice: Person) -> None:
    message = alice.say("mine")
    http = toy.http
    assert await refused(change(toy, double, message.id, "yours")) == (403, 50005)
    assert await refused(http.delete_message(double.table.id, message.id)) == (403, 50013)


async def test_direct_messages_can_be_closed(toy: Toy, double: Double, alice: Person) -> None:
    alice.member.accepts_direct_messages = False
    user = await toy.fetch_user(alice.member.id)
    assert await refused(user.send("psst")) == (403, 50007)


async def test_messages_over_an_hour_old_are_edited_a_few_times_only(toy: Toy, double: Double) -> None:
    channel = toy.get_channel(double.table.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("now")
    double.clock.advance(3601)
    for number in range(double.messages.late_edits_allowed):
        await message.edit(content=str(number))
    assert await refused(message.edit(content="once more")) == (429, 30046)


async def test_the_same_nonce_gives_the_same_message_for_a_while(toy: Toy, double: Double) -> None:
    first: Any = await send(toy, double, content="x", nonce="n1", enforce_nonce=True)
    double.clock.advance(60)
    again: Any = await send(toy, double, content="x", nonce="n1", enforce_nonce=True)
    assert (first["id"], first["nonce"]) == (again["id"], "n1")
    assert "nonce" not in (await toy.http.get_message(double.table.id, int(first["id"])))
    double.clock.advance(600)
    later: Any = await send(toy, double, content="x", nonce="n1", enforce_nonce=True)
    assert later["id"] != first["id"]


async def test_messages_are_listed_newest_first(toy: Toy, double: Double) -> None:
    idents = [int((await send(toy, double, content=str(number)))["id"]) for number in range(6)]
    http, place = toy.http, double.table.id

    async def listed(**query: int) -> list[int]:
        return [idents.index(int(item["id"])) for item in await http.logs_from(place, **query)]

    assert await listed(limit=2) == [5, 4]
    assert await listed(limit=2, before=idents[4]) == [3, 2]
    assert await listed(limit=2, after=idents[1]) == [3, 2]
    assert await listed(limit=4, around=idents[2]) == [3, 2, 1, 0]


async def test_pins(toy: Toy, double: Double) -> None:
    made: Any = await send(toy, double, content="x")
    channel = toy.get_channel(double.table.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.get_partial_message(int(made["id"])).pin()
    assert [message.id async for message in channel.pins()] == [int(made["id"])]
    await channel.get_partial_message(int(made["id"])).unpin()
    assert [message.id async for message in channel.pins()] == []


def callback(toy: Toy, ident: int, token: str, body: dict[str, Any]) -> Any:
    route = Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", webhook_id=ident, webhook_token=token)
    return toy.http.request(route, json=body)


async def test_a_second_answer_a_late_one_and_a_wrong_kind(toy: Toy, double: Double, alice: Person) -> None:
    done = (await alice.type("/whisper text:once")).interaction
    again = callback(toy, done.id, done.token, {"type": 4, "data": {"content": "twice"}})
    assert await refused(again) == (400, 40060)
    silent = await double.send(2, alice.member.id, double.table, {"id": "1", "name": "x", "type": 1}, None)
    assert await refused(callback(toy, silent.id, silent.token, {"type": 7, "data": {"content": "x"}})) == (400, 50035)
    assert await refused(callback(toy, silent.id, silent.token, {"type": 8, "data": {"choices": []}})) == (400, 50035)
    assert await refused(callback(toy, silent.id, "other", {"type": 5})) == (404, 10062)
    silent.sent -= 3.1
    assert await refused(callback(toy, silent.id, silent.token, {"type": 5})) == (404, 10062)


async def test_choices_and_forms_have_limits(toy: Toy, double: Double, alice: Person) -> None:
    data = {"id": "1", "name": "x", "type": 1}
    asked = await double.send(4, alice.member.id, double.table, data, None)
    many = [{"name": str(number), "value": str(number)} for number in range(26)]
    assert await refused(callback(toy, asked.id, asked.token, {"type": 8, "data": {"choices": many}})) == (400, 50035)
    await callback(toy, asked.id, asked.token, {"type": 8, "data": {"choices": many[:25]}})
    line = {"type": 4, "custom_id": "a", "label": "A", "style": 1}
    form = {"custom_id": "f", "title": "T", "components": [row(line)]}
    for wrong in (
        form | {"title": "t" * 46},
        form | {"components": [row({**line, "custom_id": str(number)}) for number in range(6)]},
        form | {"components": [row({**line, "label": "l" * 46})]},
        form | {"components": [row(button())]},
    ):
        typed = await double.send(2, alice.member.id, double.table, data, None)
        assert await refused(callback(toy, typed.id, typed.token, {"type": 9, "data": wrong})) == (400, 50035)


async def test_tokens_end_after_a_quarter_of_an_hour(toy: Toy, double: Double, alice: Person) -> None:
    done = (await alice.type("/whisper text:once")).interaction

    def edit(token: str, content: str) -> Any:
        route = Route(
            "PATCH",
            "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
            webhook_id=APPLICATION,
            webhook_token=token,
        )
        return toy.http.request(route, json={"content": content})

    double.clock.advance(899)
    await edit(done.token, "changed")
    double.clock.advance(2)
    assert await refused(edit(done.token, "late")) == (401, 50027)
    assert await refused(edit("nonsense", "x")) == (401, 50027)
    waiting = await double.send(2, alice.member.id, double.table, {"id": "1", "name": "x", "type": 1}, None)
    assert await refused(edit(waiting.token, "too early")) == (404, 10015)
    assert alice.sees("changed")


async def test_private_answers_cannot_be_reached_through_the_channel(toy: Toy, double: Double, alice: Person) -> None:
    answer = await alice.type("/whisper text:secret")
    assert answer.message is not None
    assert await refused(toy.http.get_message(double.table.id, answer.message.id)) == (404, 10008)
    assert await toy.http.logs_from(double.table.id, 10) == []


async def test_pings_follow_allowed_mentions(toy: Toy, double: Double, seats: Seats, alice: Person) -> None:
    mention = f"<@{alice.member.id}> you are up"
    await send(toy, double, content=mention)
    await send(toy, double, content=mention, allowed_mentions={"parse": []})
    await send(toy, double, content=mention, allowed_mentions={"parse": [], "users": [str(alice.member.id)]})
    assert [message.content for message in alice.pinged()] == [mention, mention]
