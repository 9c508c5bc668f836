"""What is said beforehand, at a table that knows no rule: standing orders, an action held, the timeline."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.render.cards import Button, Card, Select
from bot.table import Actor, Outcome, Table
from tests.table.conftest import ANA, BOB, CHANNEL, GM, GUILD, World

POKE_FIRST = {"matter": "chicane", "order": "le premier"}


async def here(world: World) -> Table:
    return await world.tables.here(CHANNEL)


async def order(world: World, user: int, who: str | None = None, /, **args: str) -> Outcome:
    outcome = await (await here(world)).speaking.command(world.actor(user), "orders", args, who)
    await world.take(outcome)
    await world.quiet()
    return outcome


async def press(world: World, user: int, ident: str, *values: str) -> Outcome:
    outcome = await world.tables.press(world.actor(user), ident, values, 0, CHANNEL)
    await world.take(outcome)
    await world.quiet()
    return outcome


def plain(card: Card) -> str:
    return card.text.replace("\u00a0", " ").replace("\u202f", " ")


def matters(card: Card) -> Select:
    ((select,),) = card.rows
    assert isinstance(select, Select)
    return select


def buttons(card: Card) -> dict[str, Button]:
    return {each.label: each for row in card.rows for each in row if isinstance(each, Button)}


def asked(world: World) -> list[int]:
    table = world.tables.peek(CHANNEL)
    assert table is not None
    return [each.user for each in table.session.asked.values()]


async def refused(world: World, user: int, ident: str, *values: str) -> str:
    with pytest.raises(Refused) as caught:
        await press(world, user, ident, *values)
    return caught.value.key


async def opened(world: World) -> Table:
    """Open; Ana joins; nothing has begun."""
    actor = world.actor(GM)
    await world.take(await world.tables.open(actor, guild=GUILD, channel=CHANNEL, ruleset="quarrel"))
    table = await here(world)
    await world.take(await table.scene.join(world.actor(ANA), {"sheet": '{"name": "Ana"}'}))
    return table


# ---- in words


async def test_an_order_answers_the_question_that_stands_and_is_told_to_its_giver_alone(world: World) -> None:
    await world.begun()
    before = len(world.channel.history)
    outcome = await order(world, ANA, **POKE_FIRST)
    assert outcome.private
    assert plain(outcome.card) == "✅ Consigne d’Ana : chicane → le premier venu."
    assert asked(world) == [BOB]
    told = [text for how, _, text in world.channel.history[before:] if how in ("post", "edit")]
    assert len(told) == 1
    assert "Ana / Bob" in told[0]
    assert not any("onsigne" in text or "ordonne" in text for _, _, text in world.channel.history)


async def test_an_order_holds_for_the_questions_to_come(world: World) -> None:
    await world.begun()
    for user in (ANA, BOB):
        await order(world, user, matter="stare", order="hold")
    await order(world, ANA, **POKE_FIRST)
    await order(world, BOB, **POKE_FIRST)
    state = (await here(world)).engine.state
    assert min(each.grit for each in state.people.values()) == 0
    assert asked(world) == []


async def test_the_order_is_written_but_only_its_giver_reads_it(world: World) -> None:
    await world.begun()
    await order(world, ANA, matter="regard", order="tenir")
    table = await here(world)
    assert [each.type for each in await world.store.events(table.id)].count("ordered") == 1
    logs = {user: (await table.looking.log(world.actor(user))).card.text for user in (ANA, BOB)}
    assert "ordonne" in logs[ANA]
    assert "ordonne" not in logs[BOB]


async def test_orders_may_be_given_in_the_lobby_and_the_other_words_may_not(world: World) -> None:
    table = await opened(world)
    await order(world, ANA, **POKE_FIRST)
    assert plain(table.orders.panel(world.actor(ANA), "ana").card).splitlines()[1] == "chicane : **le premier venu**"
    with pytest.raises(Refused) as caught:
        await table.speaking.command(world.actor(ANA), "hold", {"until": "1"})
    assert caught.value.key == "not-begun"
    await world.take(await table.scene.join(world.actor(BOB), {"sheet": '{"name": "Bob"}'}))
    await world.take(await table.scene.start(world.actor(GM)))
    await world.quiet()
    assert asked(world) == [BOB]


@pytest.mark.parametrize(
    ("args", "key", "names"),
    [
        ({"matter": "danse"}, "not-an-option", "chicane, regard"),
        ({"matter": "regard", "order": "fuir"}, "not-an-option", "demander, tenir, céder"),
        # Another matter's order.
        ({"matter": "regard", "order": "weakest"}, "not-an-option", "demander, tenir, céder"),
        ({"matter": "chicane", "order": "le p"}, "ambiguous-name", "le premier venu, le plus faible"),
    ],
)
async def test_wrong_words_are_refused_with_what_there_is(
    world: World, args: dict[str, str], key: str, names: str
) -> None:
    await world.begun()
    table = await here(world)
    before = table.engine.frame
    with pytest.raises(Refused) as caught:
        await order(world, ANA, **args)
    assert (caught.value.key, caught.value.facts["names"]) == (key, names)
    assert table.engine.frame == before


async def test_orders_are_given_for_ones_own(world: World) -> None:
    await world.begun()
    with pytest.raises(Refused) as caught:
        await order(world, BOB, "Ana", **POKE_FIRST)
    assert caught.value.key == "not-yours"
    with pytest.raises(Refused) as caught:
        await order(world, 77)
    assert caught.value.key == "no-combatant"
    outcome = await order(world, GM, "Ana", **POKE_FIRST)
    assert "Ana" in outcome.card.text
    assert asked(world) == [BOB]


async def test_who_is_out_of_it_has_nothing_to_say_beforehand(world: World) -> None:
    await world.begun()
    for user in (ANA, BOB):
        await order(world, user, matter="stare", order="hold")
        await order(world, user, **POKE_FIRST)
    table = await here(world)
    loser = next(each for each in table.people() if each.out)
    with pytest.raises(Refused) as caught:
        await order(world, loser.player or 0)
    assert (caught.value.key, caught.value.facts["name"]) == ("no-orders", loser.name)


async def test_what_is_typed_is_completed(world: World) -> None:
    await world.begun()
    table = await here(world)
    actor = world.actor(ANA)

    def offers(command: str, option: str, typed: str = "", **others: str) -> list[str]:
        return [label for label, _ in table.suggestions.suggest(actor, command, option, typed, others)]

    assert offers("orders", "matter") == ["chicane", "regard"]
    assert offers("orders", "order") == []
    assert offers("orders", "order", matter="regard") == ["demander", "tenir", "céder"]
    assert offers("orders", "order", "ce", matter="stare") == ["céder"]
    assert offers("orders", "who") == ["Ana"]
    assert offers("hold", "until") == ["0", "1", "2"]
    assert offers("release", "target") == []


# ---- in the panel


async def test_the_panel_shows_what_is_in_force_and_is_changed_in_place(world: World) -> None:
    await world.begun()
    first = await order(world, ANA)
    assert first.private
    assert not first.update
    assert plain(first.card).splitlines() == [
        "📋 **Ana** : consignes en vigueur",
        "chicane : **demander**",
        "regard : **demander**",
    ]
    select = matters(first.card)
    assert [(each.label, each.value) for each in select.options] == [("chicane", "poke"), ("regard", "stare")]

    second = await press(world, ANA, select.id, "stare")
    assert second.private
    assert second.update
    assert list(buttons(second.card)) == ["✓ demander", "tenir", "céder", "Retour"]

    back = await press(world, ANA, buttons(second.card)["Retour"].id)
    assert back.card == first.card

    third = await press(world, ANA, buttons(second.card)["tenir"].id)
    assert third.private
    assert third.update
    assert plain(third.card).splitlines() == [
        "✅ Consigne d’Ana : regard → tenir.",
        "📋 **Ana** : consignes en vigueur",
        "chicane : **demander**",
        "regard : **tenir**",
    ]
    again = await press(world, ANA, select.id, "stare")
    assert list(buttons(again.card)) == ["demander", "✓ tenir", "céder", "Retour"]
    assert await refused(world, ANA, "v|" + select.id.split("|", 1)[1], "danse") == "not-offered"


async def test_a_matter_alone_opens_its_page_and_an_order_alone_the_list(world: World) -> None:
    await world.begun()
    page = await order(world, ANA, matter="regard")
    assert "tenir" in buttons(page.card)
    assert not page.update
    assert matters((await order(world, ANA, order="tenir")).card).options


async def test_a_press_in_the_panel_answers_the_question_that_stands(world: World) -> None:
    await world.begun()
    page = await order(world, ANA, matter="chicane")
    outcome = await press(world, ANA, buttons(page.card)["le premier venu"].id)
    assert outcome.private
    assert outcome.update
    assert asked(world) == [BOB]
    assert "Ana / Bob" in world.channel.reads()


async def test_only_who_speaks_for_the_combatant_may_press(world: World) -> None:
    await world.begun()
    page = await order(world, ANA, matter="chicane")
    table = await here(world)
    before = table.engine.frame
    for button in buttons(page.card).values():
        assert await refused(world, BOB, button.id) == "not-yours"
    assert await refused(world, BOB, f"v|{table.id}|ana", "stare") == "not-yours"
    assert table.engine.frame == before
    assert (await press(world, GM, buttons(page.card)["le plus faible"].id)).private
    assert asked(world) == [BOB]


async def test_the_panel_outlives_a_restart(world: World) -> None:
    await world.begun()
    page = await order(world, ANA, matter="chicane")
    await world.down()
    await world.up()
    outcome = await press(world, ANA, buttons(page.card)["le premier venu"].id)
    assert "chicane : **le premier venu**" in plain(outcome.card)
    assert asked(world) == [BOB]
    await world.down()
    await world.up()
    assert "chicane : **le premier venu**" in plain((await order(world, ANA)).card)


async def test_a_button_for_what_is_not_offered_or_long_over_is_refused(world: World) -> None:
    await world.begun()
    table = await here(world)
    assert await refused(world, ANA, f"v|{table.id}|ana|stare|weakest") == "not-offered"
    assert await refused(world, GM, f"v|{table.id}|nobody|stare|hold") == "no-orders"
    await world.take(await table.scene.end(world.actor(GM)))
    assert await refused(world, ANA, f"v|{table.id}|ana|stare|hold") == "moment-passed"


async def test_who_plays_several_says_which_and_the_panel_names_it(world: World) -> None:
    await world.begun()
    table = await here(world)
    for name in ("Gobelin", "Loup"):
        await world.take(await table.speaking.command(world.actor(GM), "npc-add", {"creature": name}))
    with pytest.raises(Refused) as caught:
        await order(world, GM)
    assert caught.value.key == "which-combatant"
    panel = await order(world, GM, "Wolf")
    assert "**wolf**" in panel.card.text
    page = await press(world, GM, matters(panel.card).id, "stare")
    assert "**wolf**" in page.card.text
    await press(world, GM, buttons(page.card)["tenir"].id)
    assert "**tenir**" in (await order(world, GM, "wolf")).card.text
    assert "**tenir**" not in (await order(world, GM, "goblin")).card.text


# ---- held, released


async def test_an_action_is_held_and_released(world: World) -> None:
    await world.begun()
    table = await here(world)
    held = await table.speaking.command(world.actor(ANA), "hold", {"until": "2"})
    await world.take(held)
    assert held.private
    assert table.committed.state.biding == {"ana": 2}
    assert asked(world) == [BOB]
    await world.take(await table.speaking.command(world.actor(ANA), "release", {"target": "bob"}))
    await world.quiet()
    assert table.committed.state.biding == {}
    assert "Ana / Bob" in world.channel.reads()
    with pytest.raises(Refused):
        await table.speaking.command(world.actor(ANA), "release", {})


async def test_a_held_action_needs_no_words_and_takes_only_those_offered(world: World) -> None:
    await world.begun()
    table = await here(world)
    with pytest.raises(Refused) as caught:
        await table.speaking.command(world.actor(ANA), "hold", {"until": "9"})
    assert (caught.value.key, caught.value.facts["names"]) == ("not-an-option", "0, 1, 2")
    await world.take(await table.speaking.command(world.actor(ANA), "hold", {"until": None}))
    await world.take(await table.speaking.command(world.actor(ANA), "release", {"target": None}, "Ana"))
    assert table.committed.state.poked == ("ana",)


# ---- the timeline


async def test_the_timeline_shows_each_reader_what_he_may_know(world: World) -> None:
    await world.begun()
    table = await here(world)
    await world.take(await table.speaking.command(world.actor(ANA), "hold", {"until": "2"}))
    shown = {user: await table.looking.timeline(world.actor(user)) for user in (ANA, BOB, GM)}
    assert all(each.private for each in shown.values())
    lines = shown[ANA].card.text.splitlines()
    assert [line.rstrip("─ ") for line in lines[1:]] == [
        "```",
        "Maintenant",
        "Ana guette 2",
        "Tour 1",
        "Ana chicane",
        "Bob chicane",
        "```",
    ]
    assert "guette" not in shown[BOB].card.text
    assert shown[GM].card == shown[ANA].card


async def test_before_anybody_is_there_the_timeline_says_that_it_knows_nothing(world: World) -> None:
    actor = world.actor(GM)
    await world.take(await world.tables.open(actor, guild=GUILD, channel=CHANNEL, ruleset="quarrel"))
    assert "Rien en vue" in (await (await here(world)).looking.timeline(world.actor(BOB))).card.text


async def test_ones_own_fighter_shows_the_way_to_his_orders(world: World) -> None:
    await world.begun()
    table = await here(world)
    shown = await table.looking.status(Actor(ANA, "Ana", "fr"))
    (button,) = [each for each in buttons(shown.card).values() if each.id.startswith("v|")]
    assert button.label == "Consignes"
    panel = await press(world, ANA, button.id)
    assert panel.private
    assert panel.update
    assert plain(panel.card).startswith("📋 **Ana** : consignes en vigueur")
    # Who plays nobody is shown the way into the fight alone.
    (button,) = buttons((await table.looking.status(Actor(99, "?", "fr"))).card).values()
    assert button.label == "Rejoindre"
    assert button.id.startswith("j|")
