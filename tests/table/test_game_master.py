"""The game master at a table with a game that is not ours: the panel, undoing with a preview, who sits there,
settings, notes to one person, and dice that people roll."""

from __future__ import annotations

import json

import pytest

from bot.kernel.errors import Refused
from bot.render.cards import Button, Card, Select
from bot.table import Outcome
from bot.table.house.table import Table
from bot.table.keeping.export import document
from bot.table.keeping.verifying import verify
from tests.table.conftest import ANA, BOB, CHANNEL, GM, World
from tests.table.test_table import poke, questions, stared_down


async def table_of(world: World) -> Table:
    return await world.tables.here(CHANNEL)


def ids(card: Card) -> list[str]:
    return [item.id for row in card.rows for item in row]


def labels(card: Card) -> list[str]:
    return [item.label for row in card.rows for item in row if isinstance(item, Button)]


async def use(world: World, user: int, ident: str, *values: str, message: int = 1, **who: bool) -> Outcome:
    """Press *ident*; where the answer is public it stands in the channel."""
    outcome = await world.tables.press(world.actor(user, **who), ident, list(values), message, CHANNEL)
    await world.take(outcome, pressed=message)
    await world.quiet()
    return outcome


async def refused(world: World, user: int, ident: str, *values: str) -> str:
    with pytest.raises(Refused) as found:
        await world.tables.press(world.actor(user), ident, list(values), 1, CHANNEL)
    return found.value.key


# ---- undoing


async def test_an_undo_shows_first_what_it_takes_back_and_changes_nothing_by_that(world: World) -> None:
    await world.begun()
    before = (await table_of(world)).engine.state
    await poke(world, ANA)
    table = await table_of(world)
    after = table.engine.frame
    preview = await table.undoing.preview(world.actor(GM), 1)
    assert preview.private
    assert "Ana" in preview.card.text
    assert table.engine.frame == after
    left = await use(world, GM, ids(preview.card)[-1])
    assert left.private
    assert left.update
    assert table.engine.frame == after
    done = await use(world, GM, ids(preview.card)[0])
    assert done.private
    assert done.update
    assert table.engine.state == before
    assert table.phase == "held"
    assert any("~~" in text and "<@9>" in text for how, _, text in world.channel.history if how == "edit")
    assert await refused(world, GM, ids(preview.card)[0]) == "moment-passed"


async def test_only_the_gm_sees_or_presses_it(world: World) -> None:
    await world.begun()
    await poke(world, ANA)
    table = await table_of(world)
    with pytest.raises(Refused, match="not-gm"):
        await table.undoing.preview(world.actor(ANA), 1)
    with pytest.raises(Refused, match="not-gm-yet"):
        await table.undoing.preview(world.actor(BOB, manages=True), 1)
    preview = await table.undoing.preview(world.actor(GM), 1)
    assert await refused(world, ANA, ids(preview.card)[0]) == "not-gm"


async def test_what_was_ruled_meanwhile_is_shown_before_it_is_taken_back(world: World) -> None:
    await world.begun()
    await poke(world, ANA)
    table = await table_of(world)
    preview = await table.undoing.preview(world.actor(GM), 1)
    await poke(world, BOB)
    after = table.engine.state
    anew = await use(world, GM, ids(preview.card)[0])
    assert anew.private
    assert anew.update
    assert "Bob" in anew.card.text
    assert table.engine.state == after
    await use(world, GM, ids(anew.card)[0])
    assert table.engine.state != after


async def test_a_preview_works_after_a_restart(world: World) -> None:
    await world.begun()
    before = (await table_of(world)).engine.state
    await poke(world, ANA)
    preview = await (await table_of(world)).undoing.preview(world.actor(GM), 1)
    await world.down()
    await world.up()
    await use(world, GM, ids(preview.card)[0])
    assert (await table_of(world)).engine.state == before


async def staring(world: World) -> Table:
    """Ana and Bob are asked in secret whether they hold the other's stare."""
    await world.begun()
    return await stared_down(world)


async def stare(world: World, user: int, choice: str) -> None:
    table = await table_of(world)
    panel = await table.answering.open_panel(world.actor(user))
    await use(world, user, next(each for each in ids(panel.card) if each.endswith(choice)))


@pytest.mark.parametrize("way", ["stand", "ask"])
async def test_past_a_reveal_the_gm_says_whether_the_answers_stand(world: World, way: str) -> None:
    table = await staring(world)
    before = len(await world.store.events(table.id))
    await stare(world, ANA, "hold")
    await stare(world, BOB, "blink")
    preview = await table.undoing.preview(world.actor(GM), 1)
    assert [each.rpartition("|")[2] for each in ids(preview.card)[:2]] == ["stand", "ask"]
    await use(world, GM, next(each for each in ids(preview.card) if each.endswith(way)))
    await world.take(await table.game_clock.resume(world.actor(GM)))
    await world.quiet()
    stared = [e.body for e in (await world.store.events(table.id))[before:] if e.type == "stared"]
    if way == "stand":
        assert [json.loads(each)["choice"] for each in stared] == ["hold", "blink", "hold", "blink"]
    else:
        assert len(stared) == 2
        assert {each.user for each in table.session.asked.values()} == {ANA, BOB}
        assert not any(each.answered or each.partial for each in table.committed.standing.questions)


async def test_an_undo_that_reveals_nothing_asks_nothing_and_answers_stand(world: World) -> None:
    table = await staring(world)
    await stare(world, ANA, "hold")
    await world.take(await table.settings.change(world.actor(GM), "dice", "table"))
    preview = await table.undoing.preview(world.actor(GM), 1)
    assert [each.rpartition("|")[2] for each in ids(preview.card)[:1]] == ["plain"]
    await use(world, GM, ids(preview.card)[0])
    assert [each.answered for each in table.committed.standing.questions] == [True, False]


# ---- the panel


async def test_the_panel_says_who_is_awaited_and_what_was_ruled(world: World) -> None:
    await world.begun()
    await poke(world, ANA)
    await world.down()
    await world.up()
    table = await table_of(world)
    shown = await table.gm_panel.show(world.actor(GM))
    assert shown.private
    assert "**Bob** (<@2>)" in shown.card.text
    assert "Sinon" in shown.card.text
    assert "Ana / Bob" in shown.card.text
    assert sum(each.startswith("gb|") for each in ids(shown.card)) == 3
    assert len(shown.card.text) <= 1_950


async def test_the_panel_never_says_who_has_answered_in_secret(world: World) -> None:
    table = await staring(world)
    before = (await table.gm_panel.show(world.actor(GM))).card
    await stare(world, ANA, "hold")
    assert (await table.gm_panel.show(world.actor(GM))).card == before


async def test_the_panel_holds_and_resumes_and_an_old_one_is_drawn_anew(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    hold = next(each for each in ids((await table.gm_panel.show(world.actor(GM))).card) if each.startswith("gh|"))
    shown = await use(world, GM, hold)
    assert table.phase == "held"
    assert shown.private
    assert shown.update
    run = next(each for each in ids(shown.card) if each.startswith("gh|"))
    assert run != hold
    lines = table.last_line
    await use(world, GM, hold)
    assert table.last_line == lines
    await use(world, GM, run)
    assert table.phase == "running"
    assert await refused(world, ANA, hold) == "not-gm"
    assert await refused(world, ANA, f"gp|{table.id}") == "not-gm"


# ---- the cockpit


async def test_the_cockpit_of_a_game_without_words_for_it_shows_names_and_does_what_the_game_can(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    home = await use(world, GM, f"g|{table.id}")
    assert home.private
    everybody = next(each for each in ids(home.card) if each.startswith(f"ck|{table.id}|a"))
    listed = await use(world, GM, everybody)
    assert "**Ana**" in listed.card.text
    assert not any(each.startswith("cb|") for each in ids(listed.card))
    ana = next(each.id for each in table.people() if each.name == "Ana")
    card = await use(world, GM, f"cp|{table.id}", ana)
    assert card.update
    lines = table.last_line
    # A word that the game has not is refused in the cockpit itself.
    said = await use(world, GM, next(each for each in ids(card.card) if each.endswith("|hide")))
    assert said.update
    assert table.last_line == lines
    assert await refused(world, ANA, f"g|{table.id}") == "not-gm"
    assert await refused(world, GM, f"cd|{table.id}|{ana}|zork") == "moment-passed"
    assert await refused(world, GM, f"cn|{table.id}|4|n|foes|0") == "moment-passed"
    assert await refused(world, GM, f"ct|{table.id}|zork|1") == "moment-passed"
    assert await refused(world, GM, f"ce|{table.id}|{ana}", "zork") == "moment-passed"


# ---- settings


async def test_a_setting_is_changed_by_the_gm_alone_and_undone_like_a_ruling(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    with pytest.raises(Refused, match="not-gm"):
        await table.settings.change(world.actor(ANA), "rythme", "par messages")
    (waiting,) = questions(world, ANA)
    live = table.session.asked[waiting].due
    await world.take(await table.settings.change(world.actor(GM), "rythme", "par messages"))
    assert table.session.tempo == "post"
    assert table.session.asked[waiting].due >= live + 80_000
    with pytest.raises(Refused, match="as-it-is"):
        await table.settings.change(world.actor(GM), "tempo", "post")
    with pytest.raises(Refused, match="not-an-option"):
        await table.settings.change(world.actor(GM), "tempo", "zork")
    with pytest.raises(Refused, match="unknown-setting"):
        await table.settings.change(world.actor(GM), "zork")
    await world.take(await table.undoing.undo(world.actor(GM), 1))
    assert table.session.tempo == "live"
    await world.take(await table.undoing.redo(world.actor(GM)))
    assert table.session.tempo == "post"


async def test_everybody_may_look_at_the_settings(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    shown = await table.settings.change(world.actor(BOB), None)
    assert shown.private
    select, chapters = [item for row in shown.card.rows for item in row if isinstance(item, Select)]
    assert [each.value for each in select.options][:6] == ["tempo", "dice", "clock", "newcomers", "quiet", "zone"]
    assert [each.label for each in chapters.options][:1] == ["✓ La table"]
    assert table.suggestions.suggest(world.actor(BOB), "gm-settings", "value", "", {"setting": "dice"}) == [
        ("lancés par le bot", "bot"),
        ("lancés à la table", "table"),
    ]


# ---- time, moment by moment


async def test_next_stops_time_at_each_moment_until_the_gm_goes_on(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    await world.take(await table.game_clock.next(world.actor(GM)))
    with pytest.raises(Refused, match="still-awaited"):
        await table.game_clock.next(world.actor(GM))
    await poke(world, ANA)
    await poke(world, BOB)
    assert table.committed.standing.breath
    await world.wait(10_000)
    assert table.committed.standing.breath
    with pytest.raises(Refused, match="not-gm"):
        await table.game_clock.resume(world.actor(ANA))
    await world.take(await table.game_clock.next(world.actor(GM)))
    assert not table.committed.standing.breath
    assert any(not each.answered for each in table.committed.standing.questions)


# ---- who sits in the chair


async def test_a_delegate_acts_as_gm_until_that_is_withdrawn(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    with pytest.raises(Refused, match="not-gm"):
        await table.game_master.delegate(world.actor(BOB), BOB, "Bob")
    await world.take(await table.game_master.delegate(world.actor(GM), BOB, "Bob"))
    assert "**Bob** seconde le MJ" in world.channel.reads()
    with pytest.raises(Refused, match="already-gm"):
        await table.game_master.delegate(world.actor(GM), BOB, "Bob")
    await world.down()
    await world.up()
    table = await table_of(world)
    assert (await table.gm_panel.show(world.actor(BOB))).private
    assert table.session.gms == (GM, BOB)
    with pytest.raises(Refused, match="first-gm"):
        await table.game_master.delegate(world.actor(BOB), GM, "MJ", withdraw=True)
    await world.take(await table.game_master.delegate(world.actor(GM), BOB, "Bob", withdraw=True))
    with pytest.raises(Refused, match="not-gm"):
        await table.gm_panel.show(world.actor(BOB))
    with pytest.raises(Refused, match="not-delegate"):
        await table.game_master.delegate(world.actor(GM), BOB, "Bob", withdraw=True)


async def test_who_manages_the_channel_takes_the_chair_in_the_open(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    with pytest.raises(Refused, match="not-gm-yet"):
        await table.gm_panel.show(world.actor(BOB, manages=True))
    await world.take(await table.game_master.delegate(world.actor(BOB, manages=True), BOB, "Bob"))
    assert table.session.gms == (BOB, GM)
    assert "u2" in world.channel.reads()
    assert (await table.gm_panel.show(world.actor(BOB))).private


async def test_the_gm_answers_in_somebodys_place_and_says_so(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    (question,) = questions(world, ANA)
    offered = table.suggestions.suggest(world.actor(GM), "gm-answer", "question", "ana", {})
    assert [value for _, value in offered] == [question]
    assert table.suggestions.suggest(world.actor(BOB), "gm-answer", "question", "", {}) == []
    with pytest.raises(Refused, match="not-gm"):
        await table.game_master.answer_for(world.actor(BOB), question, "Bob")
    outcome = await table.game_master.answer_for(world.actor(GM), question, "Bob")
    assert outcome.private
    assert "à la place d’Ana" in outcome.card.text
    assert question in questions(world, ANA), "nothing counts before he confirms"
    ((yes, _),) = outcome.card.rows
    with pytest.raises(Refused, match="not-gm"):
        await world.tables.press(world.actor(BOB), yes.id, [], 1, CHANNEL)
    done = await world.tables.press(world.actor(GM), yes.id, [], 1, CHANNEL)
    await world.quiet()
    assert done.private
    assert "Le MJ répond pour **Ana**" in world.channel.reads()
    assert question not in questions(world, ANA)
    late = await world.tables.press(world.actor(GM), yes.id, [], 1, CHANNEL)
    assert "entre-temps" in late.card.text
    assert not late.card.rows


# ---- words to one person


async def test_a_note_goes_directly_where_that_can_be_done(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    sent = await table.letters.write(world.actor(GM), ANA, "Ana", "une ombre")
    assert sent.private
    await world.quiet()
    assert [(user, "une ombre" in text) for user, text in world.channel.whispers] == [(ANA, True)]
    assert not any(each.startswith("gt|") for card in world.channel.messages.values() for each in ids(card))


async def test_a_note_is_opened_by_its_person_and_by_nobody_else(world: World) -> None:
    await world.begun()
    table = await table_of(world)
    with pytest.raises(Refused, match="not-gm"):
        await table.letters.write(world.actor(ANA), BOB, "Bob", "psst")
    world.channel.deaf.add(ANA)
    sent = await table.letters.write(world.actor(GM), ANA, "Ana", "une ombre")
    assert sent.private
    await world.quiet()
    assert "une ombre" not in world.channel.reads()
    (ident,) = {i for card in world.channel.messages.values() for i in ids(card) if i.startswith("gt|")}
    await world.down()
    await world.up()
    opened = await use(world, ANA, ident)
    assert opened.private
    assert "une ombre" in opened.card.text
    assert await refused(world, BOB, ident) == "letter-not-yours"


# ---- dice that people roll


async def rolling(world: World) -> Table:
    """Dice are rolled at the table; Ana has said what she does, and has a die to roll."""
    await world.begun()
    table = await table_of(world)
    await world.take(await table.settings.change(world.actor(GM), "dice", "table"))
    await poke(world, ANA)
    assert table.session.roll is not None
    return table


def poked(events: list[object]) -> list[int]:
    return [json.loads(e.body)["face"] for e in events if e.type == "poked"]  # type: ignore[attr-defined]


async def test_a_roll_waits_for_its_owner_through_a_restart(world: World) -> None:
    table = await rolling(world)
    roll = table.session.roll
    assert roll is not None
    assert (roll.user, roll.sides, roll.left) == (ANA, 3, 1)
    assert poked(await world.store.events(table.id)) == []
    await world.down()
    await world.up()
    ident = f"gd|{table.id}"
    assert await refused(world, BOB, ident, "2") == "roll-not-yours"
    assert await refused(world, ANA, ident, "4") == "impossible-roll"
    assert await refused(world, ANA, f"gx|{table.id}") == "not-gm"
    await use(world, ANA, ident, "2")
    table = await table_of(world)
    assert table.session.roll is None
    assert poked(await world.store.events(table.id)) == [2]
    assert await refused(world, ANA, ident, "2") == "moment-passed"


async def test_others_wait_while_a_roll_is_awaited_but_the_gm_may_hold_and_undo(world: World) -> None:
    table = await rolling(world)
    (question,) = questions(world, BOB)
    with pytest.raises(Refused, match="roll-awaited"):
        await table.answering.answer(world.actor(BOB), None, "Ana")
    for who in (ANA, BOB):
        # What the game itself would refuse waits for the die all the same.
        with pytest.raises(Refused, match="roll-awaited"):
            await table.speaking.command(world.actor(who), "declare", {"action": "zork"})
    await world.take(await table.game_clock.pause(world.actor(GM)))
    assert await refused(world, ANA, f"gd|{table.id}", "2") == "held"
    await world.take(await table.undoing.undo(world.actor(GM), 1))
    assert table.session.roll is None
    assert question in questions(world, BOB)


async def test_the_bot_rolls_for_who_lets_the_time_pass_and_everything_is_proven(world: World) -> None:
    table = await rolling(world)
    await world.wait(181)
    assert table.session.roll is None
    assert len(poked(await world.store.events(table.id))) == 1
    await poke(world, BOB)
    assert table.session.roll is not None
    assert table.session.roll.user == BOB
    await use(world, GM, f"gx|{table.id}")
    assert len(poked(await world.store.events(table.id))) == 2
    await world.take(await table.scene.end(world.actor(GM)))
    whole = json.loads(json.dumps(await document(world.store, table.id)))
    assert verify(whole, world.services.rulesets)[0] == table.last_line


async def test_the_next_owner_is_called_in_a_message_of_his_own(world: World) -> None:
    """An edit pings nobody; who has just pressed is asked where he pressed."""
    table = await rolling(world)
    (first,) = [m for m, card in world.channel.messages.items() if any(i.startswith("gd|") for i in ids(card))]
    assert world.channel.messages[first].mentions == (ANA,)
    await use(world, ANA, f"gd|{table.id}", "2", message=first)
    assert "🎲" not in world.channel.messages[first].text
    assert "Ana / Bob (2)" in world.channel.messages[first].text


async def test_the_log_marks_faces_laid_by_hand_and_who_held_the_clock(world: World) -> None:
    table = await rolling(world)
    await use(world, ANA, f"gd|{table.id}", "2")
    await world.take(await table.game_clock.pause(world.actor(BOB)))
    for user, faces in ((GM, "Ana 2"), (ANA, None)):
        said = (await table.looking.log(world.actor(user))).card.text
        assert "posés à la main" in said
        assert (faces is None) == ("Ana 2" not in said)
        assert "<@2> demande un moment" in said
