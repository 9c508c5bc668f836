"""[Agir…] through the front door: what can be typed can be pressed, at any time, by whom it concerns, in his words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls
from bot.rehearsal.seats import Answer, Person

from .hall import Hall, whole
from .storm import rest


def ids(answer: Answer) -> list[str]:
    """The ids of the components of a private answer."""
    assert answer.message is not None
    return [each.component["custom_id"] for each in controls(answer.message)]


def plain(person: Person) -> str:
    return "\n".join(person.visible()).replace("\u00a0", " ").replace("\u202f", " ")


async def test_what_was_offered_before_something_happened_is_not_taken_for_something_else(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.begun()
    alice = hall.players["jurl"]
    await alice.press("Agir…")
    step = await alice.choose("Annoncer une action", "Attaquer")
    old = [each for each in ids(step) if each.startswith("ac|")]
    # Meanwhile another one comes, and is the first in the list from now on.
    await hall.gm.type("/npc remove who:Chef orc 1")
    await hall.gm.type("/npc add creature:gobelin")
    assert step.message is not None
    pressed = await hall.click(alice, step.message, old[0])
    assert pressed.private
    assert "que dites-vous" in plain(alice)
    assert "Jurl s’apprête" not in plain(alice)
    # Pressed twice, and from a form that was never sent: the panel as it is, or one sentence.
    for forged in ("ac|{0}|jurl|declare|9.9.9|00000000", "ac|{0}|jurl|nothing|-|-", "ac|{0}|jurl|declare|x|y"):
        answer = await hall.click(alice, step.message, forged.format(old[0].split("|")[1]))
        assert answer.private
    await rest(table)
    assert whole(table, [hall]) == []


async def test_nobody_speaks_by_it_for_somebody_else_and_the_game_master_may(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.begun()
    alice, bob = hall.players["jurl"], hall.players["isaure"]
    panel = await alice.press("Agir…")
    assert panel.message is not None
    stand_by = next(each for each in ids(panel) if "|standby|" in each)
    assert (await hall.click(bob, panel.message, stand_by)).private
    assert "Jurl** temporise" not in hall.reads()
    stranger = table.person("Zoé")
    stranger.place = hall.channel
    assert (await stranger.press("Agir…")).private
    assert "Vous ne menez personne dans ce combat" in plain(stranger)
    await hall.click(hall.gm, panel.message, stand_by)
    await table.settled()
    assert "**Jurl** temporise" in hall.reads()
    # The second press comes too late, and says so on the panel.
    again = await hall.click(alice, panel.message, stand_by)
    assert again.private
    await rest(table)
    assert whole(table, [hall]) == []


async def test_words_of_ones_own_are_told_with_the_action_and_not_without_it(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.begun()
    alice, bob = hall.players["jurl"], hall.players["isaure"]
    await alice.type("/declare action:attaquer target:Chef orc 1 words:saute  @everyone par-dessus la **table**")
    await table.settled()
    assert "par-dessus" not in hall.reads()
    assert "par-dessus" in (await alice.type("/encounter log")).text
    assert "par-dessus" not in (await bob.type("/encounter log")).text
    await bob.type("/declare action:attaquer target:Personne words:trébuche")
    await bob.type("/strike words:trébuche")
    await bob.type("/standby")
    for _ in range(12):
        if "par-dessus" in hall.reads():
            break
        await alice.type("/strike target:Chef orc 1")
        await bob.type("/answer choice:rien")
        await rest(table)
    said = next(line for line in hall.reads().splitlines() if "par-dessus" in line)
    assert said.startswith("💬 **Jurl** saute ")
    assert "**table**" not in said
    assert "trébuche" not in hall.reads()
    await rest(table)
    assert whole(table, [hall]) == []


async def test_a_secret_choice_takes_no_words(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.gm.type("/encounter open rules:percentile")
    for ready, player in (("ambre", hall.players["jurl"]), ("gontran", hall.players["isaure"])):
        await player.type(f"/sheet create rules:percentile ready:{ready}")
        await player.type("/encounter join")
    await hall.gm.type("/npc add creature:guard")
    await hall.gm.type("/encounter start")
    await table.settled()
    refused = await hall.gm.type("/declare action:attaquer words:ricane who:Garde")
    assert refused.private
    assert "ricane" not in hall.reads()
    panel = await hall.players["jurl"].press("Agir…")
    assert "que dites-vous" in panel.text.replace("\u00a0", " ")


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_every_step_fits_discord(make_table: Callable[..., Any], locale: str) -> None:
    table = await make_table(locale=locale)
    hall = await Hall.make(table)
    await hall.begun()
    alice = hall.players["jurl"]
    (act,) = hall.controls("ac|")
    seen, todo = set[str](), [await hall.click(alice, act.message, act.component["custom_id"])]
    while todo:
        answer = todo.pop()
        if answer.message is None or not answer.private:
            continue
        found = list(controls(answer.message))
        assert len({each.component["custom_id"] for each in found}) == len(found)
        for each in found:
            ident = each.component["custom_id"]
            assert len(ident) <= 100, ident
            if each.is_button or not ident.startswith("ac|") or ident in seen:
                continue
            seen.add(ident)
            # What leads to a second step; what would be said at once is left.
            further = [one for one in each.options if one["label"] in ("Rengainer", "Sheathe", "Attaquer", "Attack")]
            todo += [await hall.click(alice, answer.message, ident, one["value"]) for one in further]
    assert len(seen) >= 2


async def test_nothing_is_forgotten_where_no_die_was_laid_down(table: LocalTable) -> None:
    hall = await Hall.make(table)
    await hall.assembled()
    first = await hall.gm.type("/mj des resultats:reaction Jurl 3")
    assert "N’ont servi" not in first.text
    second = await hall.gm.type("/mj des resultats:reaction Jurl 4")
    assert "reaction Jurl 3" in second.text or "réaction Jurl 3" in second.text
