"""Several creatures at once: one line for all of them, and nothing of those who hide."""

from __future__ import annotations

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls

from .hall import Hall
from .test_orders import plain


async def test_eight_creatures_make_one_line(table: LocalTable) -> None:
    hall = await Hall.make(table, foes={"orc": 8})
    await hall.assembled()
    await table.settled()
    told = hall.reads().replace("\u00a0", " ")
    assert "🛡️ **Orc 1** à **Orc 8** entrent dans le combat (hache et bouclier)." in told
    assert told.count("Orc 3") == 0, "nobody in between is named"


async def test_those_who_hide_are_told_to_the_game_master_alone(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.assembled()
    answer = await hall.gm.type("/npc add creature:archer count:3 hidden:true")
    await table.settled()
    assert plain(answer).replace("*", "") == "🌫️ Le MJ met hors de vue Archer 1 à Archer 3."
    assert "Archer" not in hall.reads()


async def test_whoever_joins_is_not_offered_a_ready_made_character_who_is_there_already(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.gm.type("/encounter open rules:alternatif")
    late, early = hall.players.values()
    await early.type("/sheet create ready:jurl")
    await early.type("/encounter join")
    answer = await late.press("Rejoindre")
    assert answer.message is not None
    (select,) = (each for each in controls(answer.message) if not each.is_button)
    offered = [str(each["label"]) for each in select.options]
    assert [each for each in offered if each.startswith("Isaure")]
    assert [each for each in offered if each.startswith("Jurl")] == []
    typed = [str(each["name"]) for each in await late.autocomplete("/encounter join sheet:")]
    assert [each for each in typed if each.startswith("Isaure")]
    assert [each for each in typed if each.startswith("Jurl")] == []


async def test_a_sheet_that_the_game_master_brings_among_his_foes_is_led_as_they_are(table: LocalTable) -> None:
    hall = await Hall.make(table, foes={"orc": 1})
    await hall.assembled()
    await hall.gm.type("/sheet create ready:ourlhan")
    answer = await hall.gm.type("/encounter join sheet:Ourlhan side:foes")
    assert not answer.private, answer.text
    await hall.gm.type("/encounter start")
    await table.settled()
    # He is the game master's to lead, and nobody's character: of the players each is asked for his own alone.
    assert "Ourlhan" in hall.reads()
    player = await hall.players["jurl"].type("/sheet create ready:conrath")
    assert player.problem is None
    refused = await hall.players["jurl"].type("/encounter join sheet:Conrath side:foes")
    assert "menés par le MJ" in plain(refused) or "camp" in plain(refused)
