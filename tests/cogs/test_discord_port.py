"""The table's port: what Discord answers, in the few words that a table understands."""

from __future__ import annotations

import asyncio

import pytest

from bot import discord_port
from bot.client import Arbitre
from bot.discord_cards import allowed, to_view
from bot.discord_port import DiscordPort
from bot.port import Empty, Expired, Forbidden, Gone, PortError, TooOld, Unreachable
from bot.rehearsal.double import Double
from bot.rehearsal.reading import attached
from bot.rehearsal.rights import NAMES
from bot.rehearsal.seats import Person
from bot.render.cards import Attached, Card
from bot.text import Texts

from .cardboard import BUTTONS, Cardboard, Notebook
from .connecting import make_client

POST = "POST /channels/*/messages"
PATCH = "PATCH /channels/*/messages/*"
CARD = Card(text="Orc strikes.")


class Naps(list[float]):
    """Instead of sleeping, note for how long."""

    async def __call__(self, seconds: float) -> None:
        self.append(seconds)


@pytest.fixture
def naps() -> Naps:
    return Naps()


@pytest.fixture
async def port(client: Arbitre, naps: Naps) -> DiscordPort:
    made = DiscordPort(client, sleep=naps)
    made.open()
    return made


@pytest.fixture
def place(double: Double) -> int:
    return double.table.id


async def test_a_card_is_posted(port: DiscordPort, place: int, double: Double) -> None:
    ident = await port.post(place, BUTTONS, "one")
    message = double.world.messages[ident]
    assert message.content == BUTTONS.text
    assert [len(row["components"]) for row in message.payload["components"]] == [2, 1]


async def test_the_same_nonce_is_the_same_message(port: DiscordPort, place: int, double: Double) -> None:
    first = await port.post(place, CARD, "one")
    assert await port.post(place, CARD, "one") == first
    assert await port.post(place, CARD, "two") != first
    assert len(double.table.messages) == 2


@pytest.mark.parametrize("applied", [False, True])
async def test_a_post_cut_off_stands_once(
    port: DiscordPort, place: int, double: Double, naps: Naps, applied: bool
) -> None:
    double.cut(POST, applied=applied)
    ident = await port.post(place, CARD, "one")
    assert list(double.table.messages) == [ident]
    assert len(naps) == 1


async def test_only_the_people_named_by_the_card_are_pinged(
    port: DiscordPort, place: int, double: Double, alice: Person, bob: Person
) -> None:
    text = f"<@{alice.member.id}> <@{bob.member.id}> @everyone"
    ident = await port.post(place, Card(text=text, mentions=(alice.member.id,)), "one")
    assert double.world.messages[ident].pings == {alice.member.id}
    ident = await port.post(place, Card(text=text), "two")
    assert double.world.messages[ident].pings == frozenset()


def test_nothing_but_named_users_may_ping() -> None:
    assert allowed(CARD).to_dict() == {"parse": []}
    assert allowed(Card(text="", mentions=(7,))).to_dict() == {"parse": [], "users": [7]}


async def test_an_edit_changes_text_and_components(port: DiscordPort, place: int, double: Double) -> None:
    ident = await port.post(place, BUTTONS, "one")
    await port.edit(place, ident, CARD)
    message = double.world.messages[ident]
    assert (message.content, message.payload["components"]) == ("Orc strikes.", [])
    await port.edit(place, ident, BUTTONS)
    assert len(message.payload["components"]) == 2


async def test_the_library_keeps_no_view(port: DiscordPort, place: int, client: Arbitre) -> None:
    ident = await port.post(place, BUTTONS, "one")
    await port.edit(place, ident, BUTTONS)
    assert client._connection._view_store._views == {}


async def test_a_card_without_rows_has_no_view() -> None:
    assert to_view(CARD) is None


# ---- files

MAP = Attached("plan.png", b"\x89PNG 1", "Jurl en D4")


async def test_files_come_with_a_post_and_change_with_an_edit(port: DiscordPort, place: int, double: Double) -> None:
    ident = await port.post(place, BUTTONS, "one", (MAP,))
    message = double.world.messages[ident]
    assert [(each.name, each.content, each.about) for each in attached(double.world, message)] == [tuple(MAP)]
    assert len(message.payload["components"]) == 2
    await port.edit(place, ident, CARD)
    assert [each.content for each in attached(double.world, message)] == [MAP.content], "an edit without a word of them"
    await port.edit(place, ident, CARD, (MAP._replace(content=b"\x89PNG 2"),))
    assert [each.content for each in attached(double.world, message)] == [b"\x89PNG 2"]
    await port.edit(place, ident, BUTTONS, ())
    assert attached(double.world, message) == []
    assert len(message.payload["components"]) == 2


@pytest.mark.parametrize("applied", [False, True])
async def test_a_post_with_a_file_that_is_cut_off_stands_once_and_whole(
    port: DiscordPort, place: int, double: Double, naps: Naps, applied: bool
) -> None:
    double.cut(POST, applied=applied)
    ident = await port.post(place, CARD, "one", (MAP,))
    assert list(double.table.messages) == [ident]
    assert [each.content for each in attached(double.world, double.world.messages[ident])] == [MAP.content]


@pytest.mark.parametrize("known", [False, True])
async def test_where_nothing_may_be_attached_the_words_go_alone(
    port: DiscordPort, place: int, double: Double, client: Arbitre, known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await client.wait_until_ready()
    ident = await port.post(place, CARD, "one", (MAP,))
    await double.deny("attach_files", double.table)
    await double.gateway.pulse()
    if not known:
        # Discord has not told yet.
        monkeypatch.setattr(port, "missing", lambda channel, needed: None)
    await port.edit(place, ident, BUTTONS, (MAP._replace(content=b"new"),))
    message = double.world.messages[ident]
    assert len(message.payload["components"]) == 2
    assert attached(double.world, message) == [], "not the old one either: it shows what is no more"
    other = await port.post(place, CARD, "two", (MAP,))
    assert attached(double.world, double.world.messages[other]) == []


async def test_nothing_empty_is_ever_sent(port: DiscordPort, place: int, double: Double, alice: Person) -> None:
    """Discord refuses it, whoever made it and however often: so no request is made."""
    ident = await port.post(place, CARD, "one")
    before = len(list(double.log.since(0)))
    for card in (Card(text=""), Card(text=" \n", mentions=(alice.member.id,), news=("Orc strikes.",))):
        for sent in (
            port.post(place, card, "two"),
            port.edit(place, ident, card),
            port.edit(place, ident, card, ()),
            port.edit(place, ident, card, token="abc"),
            port.whisper(alice.member.id, card),
        ):
            with pytest.raises(Empty):
                await sent
    assert len(list(double.log.since(0))) == before
    assert double.world.messages[ident].content == CARD.text
    # A picture alone, or buttons alone, show something.
    await port.post(place, Card(text=""), "three", (MAP,))
    await port.edit(place, ident, Card(text="", rows=BUTTONS.rows))


# ---- what is final


async def test_a_deleted_channel_is_gone(port: DiscordPort, place: int, double: Double, naps: Naps) -> None:
    ident = await port.post(place, CARD, "one")
    await double.delete_channel(double.table)
    for attempt in (port.post(place, CARD, "two"), port.edit(place, ident, CARD)):
        with pytest.raises(Gone):
            await attempt
    assert naps == []


async def test_a_deleted_message_is_gone(port: DiscordPort, place: int, double: Double) -> None:
    ident = await port.post(place, CARD, "one")
    assert await port.stands(place, ident)
    assert double.world.messages[ident].payload["edited_timestamp"] is None
    double.messages.remove(double.world.messages[ident])
    assert not await port.stands(place, ident)
    with pytest.raises(Gone):
        await port.edit(place, ident, CARD)


async def test_without_the_history_nobody_knows_whether_a_message_stands(
    port: DiscordPort, place: int, double: Double
) -> None:
    ident = await port.post(place, CARD, "one")
    await double.deny("read_message_history", double.table)
    with pytest.raises(Forbidden):
        await port.stands(place, ident)


async def test_somebody_elses_message_is_not_ours_to_edit(port: DiscordPort, place: int, alice: Person) -> None:
    said = alice.say("hello")
    with pytest.raises(Gone):
        await port.edit(place, said.id, CARD)


@pytest.mark.parametrize(("right", "named"), [("send_messages", "send_messages"), ("view_channel", "view_channel")])
async def test_a_missing_permission_is_named(
    port: DiscordPort, place: int, double: Double, client: Arbitre, right: str, named: str
) -> None:
    await client.wait_until_ready()
    await double.deny(right, double.table)
    await double.gateway.pulse()
    with pytest.raises(Forbidden) as forbidden:
        await port.post(place, CARD, "one")
    assert forbidden.value.permission == named
    assert named in NAMES


async def test_in_a_thread_another_permission_counts(port: DiscordPort, double: Double, client: Arbitre) -> None:
    thread = await double.add_channel("aside", thread_of=double.table)
    await client.wait_until_ready()
    await double.deny("send_messages_in_threads", double.table)
    await double.gateway.pulse()
    with pytest.raises(Forbidden) as forbidden:
        await port.post(thread.id, CARD, "one")
    assert forbidden.value.permission == "send_messages_in_threads"


async def test_a_server_that_removed_the_bot_is_gone(
    port: DiscordPort, place: int, double: Double, client: Arbitre
) -> None:
    await client.wait_until_ready()
    await double.remove_bot()
    await double.gateway.pulse()
    with pytest.raises(Gone):
        await port.post(place, CARD, "one")


async def test_an_old_message_edited_too_often_is_too_old(
    port: DiscordPort, place: int, double: Double, naps: Naps
) -> None:
    ident = await port.post(place, CARD, "one")
    double.clock.advance(3_700)
    for _ in range(double.messages.late_edits_allowed):
        await port.edit(place, ident, CARD)
    with pytest.raises(TooOld):
        await port.edit(place, ident, CARD)
    assert naps == []


async def test_a_card_that_discord_refuses_is_an_error(
    port: DiscordPort, place: int, naps: Naps, double: Double
) -> None:
    with pytest.raises(PortError) as error:
        await port.post(place, Card(text="x" * 2_001), "one")
    assert not isinstance(error.value, Gone | Forbidden | TooOld | Unreachable)
    double.violations.clear()
    assert naps == []


# ---- what may pass


async def test_cut_connections_are_tried_again_but_not_for_ever(
    port: DiscordPort, place: int, double: Double, naps: Naps
) -> None:
    attempts = 1 + len(discord_port.WAITS)
    double.cut(POST, count=attempts)
    with pytest.raises(Unreachable):
        await port.post(place, CARD, "one")
    assert naps == list(discord_port.WAITS)
    await port.post(place, CARD, "one")
    assert len(double.log.since(0, POST)) == attempts + 1


async def test_a_busy_service_is_tried_again(port: DiscordPort, place: int, double: Double, naps: Naps) -> None:
    ident = await port.post(place, CARD, "one")
    double.break_down(PATCH, 503, count=2)
    await port.edit(place, ident, BUTTONS)
    assert len(naps) == 2
    assert double.world.messages[ident].payload["components"]


async def test_too_many_requests_are_waited_out_as_asked(
    port: DiscordPort, place: int, double: Double, naps: Naps
) -> None:
    double.rate_limit(POST, via=False, retry_after=2.0)
    await port.post(place, CARD, "one")
    assert naps == [2.0]


async def test_a_long_wait_is_left_to_the_table(port: DiscordPort, place: int, double: Double, naps: Naps) -> None:
    double.rate_limit(POST, via=False, retry_after=60.0)
    with pytest.raises(Unreachable):
        await port.post(place, CARD, "one")
    assert naps == []


async def test_a_closed_client_reaches_nothing(port: DiscordPort, place: int, client: Arbitre) -> None:
    await client.close()
    with pytest.raises(Unreachable):
        await port.post(place, CARD, "one")


async def test_before_the_login_posts_wait(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord_port, "LOGIN_WAIT", 0.0)
    with pytest.raises(Unreachable):
        await make_client(double, board, notebook, texts).port.post(double.table.id, CARD, "one")
    assert double.log.total == 0


# ---- finding one's own message again


async def test_an_answer_is_found_by_its_interaction(
    port: DiscordPort, place: int, double: Double, alice: Person, board: Cardboard
) -> None:
    alice.say("something before")
    answer = await alice.type("/gm pause")
    alice.say("something after")
    since = double.clock.now()
    assert answer.message is not None
    found = await port.find(place, since=since, interaction=answer.interaction.id, component=None)
    assert found == answer.message.id
    assert await port.find(place, since=since, interaction=answer.interaction.id + 1, component=None) is None


async def test_a_message_is_found_by_its_component(port: DiscordPort, place: int, double: Double) -> None:
    await port.post(place, CARD, "one")
    ident = await port.post(place, BUTTONS, "two")
    since = double.clock.now()
    for component in ("h|enc", "s|enc|3.0|0|target"):
        assert await port.find(place, since=since, interaction=None, component=component) == ident
    assert await port.find(place, since=since, interaction=None, component="h|other") is None
    assert await port.find(place, since=since, interaction=None, component=None) is None


async def test_only_ones_own_messages_are_found(port: DiscordPort, place: int, double: Double, alice: Person) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": "h|enc"}]}
    double.messages.compose(double.table, {"content": "x", "components": [row]}, {}, author=alice.member.id)
    assert await port.find(place, since=double.clock.now(), interaction=None, component="h|enc") is None


async def test_messages_before_that_time_are_not_looked_at(port: DiscordPort, place: int, double: Double) -> None:
    await port.post(place, BUTTONS, "one")
    double.clock.advance(600)
    assert await port.find(place, since=double.clock.now(), interaction=None, component="h|enc") is None


async def test_without_the_history_nothing_is_found(port: DiscordPort, place: int, double: Double) -> None:
    await port.post(place, BUTTONS, "one")
    await double.deny("read_message_history", double.table)
    assert await port.find(place, since=0.0, interaction=None, component="h|enc") is None


async def test_looking_is_tried_again(port: DiscordPort, place: int, double: Double, naps: Naps) -> None:
    ident = await port.post(place, BUTTONS, "one")
    double.break_down("GET /channels/*/messages", 503)
    assert await port.find(place, since=double.clock.now(), interaction=None, component="h|enc") == ident
    assert len(naps) == 1


async def test_posts_wait_for_nothing_else(port: DiscordPort, place: int, double: Double) -> None:
    """Edits that Discord answers slowly do not keep a post back."""
    ident = await port.post(place, CARD, "one")
    double.slow(PATCH, 0.5)
    edit = asyncio.create_task(port.edit(place, ident, CARD))
    await asyncio.sleep(0)
    await port.post(place, CARD, "two")
    assert not edit.done()
    await edit


async def test_an_answer_is_edited_by_its_token_and_does_not_count(
    port: DiscordPort, place: int, double: Double, alice: Person, board: Cardboard
) -> None:
    board.answers("The Orc is hit.")
    answer = await alice.type("/gm pause")
    assert answer.message is not None
    counted, token = double.log.counted, answer.interaction.token
    await port.edit(place, answer.message.id, BUTTONS, token=token)
    assert double.log.counted == counted
    assert double.world.messages[answer.message.id].content == BUTTONS.text
    for wrong in ("gone", token):
        if wrong == token:
            double.clock.advance(901)
        with pytest.raises(Expired):
            await port.edit(place, answer.message.id, CARD, token=wrong)
    await port.edit(place, answer.message.id, CARD)
    assert double.world.messages[answer.message.id].content == CARD.text
