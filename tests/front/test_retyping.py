"""What was typed and means nothing is asked back by buttons, and one press says the whole command again."""

from __future__ import annotations

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls

from .hall import Hall, whole
from .storm import rest


async def test_the_nearest_are_pressed_with_all_that_was_typed_besides(table: LocalTable) -> None:
    hall = Hall(table, table.double.table, table.person("GM", gm=True), {"mélisande": table.person("Alice")})
    hall.foes = {}
    for person in hall.people:
        person.place = hall.channel
    alice = hall.players["mélisande"]
    await hall.gm.type("/encounter open rules:dnd5")
    await alice.type("/sheet create rules:dnd5 ready:Mélisande")
    await alice.type("/encounter join")
    await hall.gm.type("/npc add creature:goblin count:2")
    await hall.gm.type("/gm dice faces:initiative Mélisande 20")
    await hall.gm.type("/encounter start")
    await hall.gm.type("/gm dice faces:attack Mélisande 19")
    asked = await alice.type("/declare action:lancer target:gob 1")
    assert asked.private
    assert asked.message is not None
    assert "Vouliez-vous dire" in str(asked.message.payload)
    (cast,) = [each.component["custom_id"] for each in controls(asked.message)]
    # What must be chosen before the target can count, is: and the target stays said.
    more = await hall.click(alice, asked.message, cast)
    assert more.private
    assert more.message is not None
    labels = {each.component["label"]: each.component["custom_id"] for each in controls(more.message)}
    assert "Vouliez-vous dire" not in str(more.message.payload)
    # What nobody made is refused, and so is somebody else's press.
    for forged in (cast.replace("action=", "presiding="), cast.replace("declare", "fix-damage"), cast[:-2] + "00"):
        assert (await hall.click(alice, asked.message, forged)).private
    assert (await hall.click(hall.gm, more.message, labels["trait de feu"].replace("|declare|", "|answer|"))).private
    assert "Mélisande lance" not in hall.reads().replace("*", "")
    await hall.click(alice, more.message, labels["trait de feu"])
    await table.settled()
    assert "Mélisande lance trait de feu sur Gobelin 1" in hall.reads().replace("*", "")
    # Pressed twice, or too late: it is said so, and nothing is done again.
    again = await hall.click(alice, more.message, labels["trait de feu"])
    assert again.private
    assert hall.reads().replace("*", "").count("Mélisande lance trait de feu") == 1
    # A half answer that was typed is completed where its author reads that it is half.
    half = await alice.type("/declare action:sort")
    assert half.message is None or "il manque encore" not in str(half.message.payload) or controls(half.message)
    await rest(table)
    assert whole(table, [hall]) == []
