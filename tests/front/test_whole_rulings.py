"""An undo takes back whole rulings: a reaction with the act that it has interrupted, said before, struck out after,
brought again by a redo; and a single line where the game master asks for that line."""

from __future__ import annotations

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import contains, controls
from bot.rehearsal.seats import Answer

from .hall import Hall
from .test_five_games import said


async def facing(table: LocalTable) -> Hall:
    """The fifth edition: Berthe has come up to an orc whom the game master plays, and is about to leave it."""
    channel = await table.double.add_channel("dnd5")
    gm, player = table.person("MJ", gm=True), table.person("Alice")
    hall = Hall(table, channel, gm, {"berthe": player})
    await said(hall, gm, "/encounter open rules:dnd5")
    await said(hall, player, "/sheet create rules:dnd5 ready:Berthe", "/encounter join")
    await said(hall, gm, "/npc add creature:orc name:Grok count:1", "/npc give who:Grok", "/gm dice faces:18 3")
    await said(hall, gm, "/encounter start")
    await said(hall, player, "/declare action:approach")
    return hall


async def struck_at(hall: Hall) -> None:
    """She leaves; the orc's player strikes at her: 19 + 5 against 18, and 5 + 3 points."""
    (player,) = hall.players.values()
    await said(hall, hall.gm, "/gm dice faces:19 5")
    await said(hall, player, "/declare action:withdraw")
    assert contains(hall.reads(), "attaque d’opportunité")
    await pressed(hall, "hache à deux mains")
    assert contains(hall.reads(), "touché, 24 contre 18")


async def pressed(hall: Hall, label: str) -> Answer:
    hall.gm.place = hall.channel
    answer = await hall.gm.press(label)
    assert answer.problem is None, (label, answer.problem)
    await hall.table.settled()
    return answer


async def undone(hall: Hall) -> None:
    await hall.undone()
    await hall.table.settled()


def standing(hall: Hall) -> str:
    """What stands in the channel and is not struck out."""
    return "\n".join(line for line in hall.reads().split("\n") if "~~" not in line)


async def test_an_undo_takes_the_reaction_back_with_the_move_that_provoked_it(table: LocalTable) -> None:
    hall = await facing(table)
    await struck_at(hall)
    preview = await hall.gm.type("/gm undo")
    assert contains(preview.text, "Ces 2 décisions seraient annulées")
    assert not contains(preview.text, "Berthe s’approche")
    assert preview.text.index("s’éloigne") < preview.text.index("saisit l’occasion")
    assert contains(preview.text, "touché, 24 contre 18")
    assert contains(preview.text, "`/mj panneau` revient à la ligne de votre choix")
    await pressed(hall, "Annuler ces décisions")
    # All of it is struck out, and nothing else is.
    assert contains(hall.reads(), "~~🚶 **Berthe** s’éloigne (1,5 m).~~")
    assert contains(hall.reads(), "~~⚡ **Grok** saisit l’occasion contre **Berthe**.~~")
    assert contains(standing(hall), "s’approche de Grok")
    assert not contains(standing(hall), "veut s’éloigner")
    assert not contains(standing(hall), "saisit l’occasion")
    await pressed(hall, "Reprendre")
    # She is asked anew what she does, with all the way that she had left.
    assert contains(hall.reads(), "**Berthe**, à vous : action, 1,5 m de déplacement")
    assert not contains(standing(hall), "attaque d’opportunité")


async def test_a_redo_brings_the_whole_of_it_again_and_the_same_dice_fall(table: LocalTable) -> None:
    hall = await facing(table)
    await struck_at(hall)
    await undone(hall)
    await said(hall, hall.gm, "/gm redo")
    await table.settled()
    assert contains(standing(hall), "s’éloigne (1,5 m)")
    assert contains(standing(hall), "touché, 24 contre 18")
    await pressed(hall, "Reprendre")
    assert contains(hall.reads(), "**Berthe**, à vous : action, 0 m de déplacement")


async def test_after_a_restart_it_is_whole_as_well(table: LocalTable) -> None:
    hall = await facing(table)
    await struck_at(hall)
    await table.restart()
    await undone(hall)
    assert not contains(standing(hall), "veut s’éloigner")
    assert contains(standing(hall), "s’approche de Grok")


async def test_the_panel_goes_back_to_just_before_the_reaction(table: LocalTable) -> None:
    hall = await facing(table)
    await struck_at(hall)
    panel = await hall.gm.type("/gm panel")
    assert panel.message is not None
    back = [each for each in controls(panel.message) if each.label.startswith("↩️ ligne")]
    preview = await hall.use(hall.gm, back[0])
    assert contains(preview.text, "Ceci serait annulé")
    assert not contains(preview.text, "veut s’éloigner")
    assert not contains(preview.text, "revient à la ligne")
    await pressed(hall, "Annuler ces décisions")
    assert contains(standing(hall), "Berthe veut s’éloigner.")
    assert not contains(standing(hall), "s’éloigne (")
    assert not contains(standing(hall), "saisit l’occasion")
    await pressed(hall, "Reprendre")
    assert contains(standing(hall), "attaque d’opportunité")
    # Let pass this time: that, too, belongs to the move.
    await pressed(hall, "Laisser passer")
    assert contains(hall.reads(), "**Berthe**, à vous : action, 0 m de déplacement")
    await undone(hall)
    assert not contains(standing(hall), "veut s’éloigner")


async def test_a_correction_said_meanwhile_is_a_ruling_of_its_own_and_goes_with_the_whole(table: LocalTable) -> None:
    hall = await facing(table)
    (player,) = hall.players.values()
    await said(hall, player, "/declare action:withdraw")
    await said(hall, hall.gm, "/fix damage who:Berthe amount:2")
    alone = await hall.gm.type("/gm undo")
    assert contains(alone.text, "Ceci serait annulé")
    assert not contains(alone.text, "veut s’éloigner")
    await pressed(hall, "Laisser passer")
    whole = await hall.gm.type("/gm undo")
    assert contains(whole.text, "Ces 3 décisions seraient annulées")
    assert not contains(whole.text, "Berthe s’approche")


async def test_two_rulings_are_two_acts_with_what_belongs_to_them(table: LocalTable) -> None:
    hall = await facing(table)
    await struck_at(hall)
    (player,) = hall.players.values()
    await said(hall, player, "/declare action:dodge")
    last = await hall.gm.type("/gm undo")
    assert not contains(last.text, "Berthe s’éloigne")
    both = await hall.gm.type("/gm undo count:2")
    assert contains(both.text, "Ces 3 décisions seraient annulées")
    assert contains(both.text, "s’éloigne (1,5 m)")
    assert not contains(both.text, "Berthe s’approche")
