"""The game master's cockpit through the front door: pressed twice, late, by others, by a second of his; what it costs,
how it reads with a crowd, and that nobody else sees anything of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import Control, controls
from bot.rehearsal.seats import Answer, Person
from bot.rehearsal.world import COMPONENT

from .hall import Hall

OPTIONS, ROWS, LONGEST, LONGEST_ID = 25, 5, 2_000, 100


async def opened(hall: Hall) -> Answer:
    """[Pour le MJ], pressed by the game master."""
    answer = await hall.gm.press("Pour le MJ")
    assert answer.private
    return answer


def found(answer: Answer, label: str) -> Control:
    """The button or select so labelled in *answer*."""
    assert answer.message is not None
    return next(each for each in controls(answer.message) if each.label.startswith(label))


async def used(hall: Hall, answer: Answer, label: str, value: str | None = None, by: Person | None = None) -> Answer:
    """The button so labelled in *answer* is pressed, or *value* chosen in the select (its first without one)."""
    control = found(answer, label)
    return await told(hall, control, value, by)


async def told(hall: Hall, control: Control, value: str | None = None, by: Person | None = None) -> Answer:
    person, ident = by or hall.gm, control.component["custom_id"]
    values = []
    if not control.is_button:
        chosen = (each for each in control.options if value is None or value in (each["label"], each["value"]))
        values = [next(chosen)["value"]]
    answer = await hall.click(person, control.message, ident, *values)
    await hall.table.settled()
    return answer


async def chief(hall: Hall) -> Answer:
    """The first foe, in the cockpit."""
    return await used(hall, await opened(hall), "Agir sur")


def read(hall: Hall) -> list[list[str]]:
    """What all the others see."""
    return [person.visible() for person in hall.players.values()]


def stamina(answer: Answer) -> int:
    return int(answer.text.partition("endurance ")[2].partition("/")[0])


async def test_points_pressed_twice_count_once_and_an_old_card_is_drawn_anew(hall: Hall) -> None:
    before = await chief(hall)
    whole, less = stamina(before), found(before, "−5")
    after = await told(hall, less)
    assert stamina(after) == whole - 5
    again = await told(hall, less)
    assert "Ses points viennent de changer" in again.text
    assert stamina(again) == whole - 5
    more = await used(hall, again, "+5 points")
    assert stamina(more) == whole


async def test_adding_pressed_twice_adds_once(hall: Hall) -> None:
    panel = await used(hall, await opened(hall), "Ajouter")
    select = found(panel, "Choisir une créature")
    first = await told(hall, select, "goblin")
    assert "entre dans le combat" in first.text
    again = await told(hall, select, "goblin")
    assert "personne n’est venu de plus" in again.text
    await told(hall, found(again, "Choisir une créature"), "goblin")
    listed = await opened(hall)
    assert listed.text.count("**Gobelin") == 2


async def test_whoever_is_gone_is_said_to_be_gone(hall: Hall) -> None:
    card = await chief(hall)
    late = [found(card, label) for label in ("−5", "Cacher", "Confier", "Retirer")]
    await used(hall, card, "Retirer")
    seen = read(hall)
    for control in late:
        answer = await told(hall, control)
        assert "Ce combattant n’est plus là." in answer.text
        assert "Adversaires" in answer.text
    assert read(hall) == seen


async def test_only_the_game_master_and_whoever_seconds_him_may_press(hall: Hall) -> None:
    card = await chief(hall)
    whole, less = stamina(card), found(card, "−5")
    player = next(iter(hall.players.values()))
    journal = await hall.gm.type("/encounter log")
    refused = await told(hall, less, by=player)
    assert "Seul le MJ peut faire cela." in refused.text
    assert refused.private
    assert (await hall.gm.type("/encounter log")).text == journal.text
    await hall.gm.type(f"/gm delegate player:@{player.name}")
    second = await told(hall, less, by=player)
    assert stamina(second) == whole - 5
    await hall.gm.type(f"/gm delegate player:@{player.name} change:withdraw")
    assert "Seul le MJ peut faire cela." in (await told(hall, found(card, "+1 point"), by=player)).text


async def test_a_late_word_on_a_blow_that_is_not_the_last_changes_nothing(hall: Hall) -> None:
    for _ in range(30):
        home = await opened(hall)
        if "Ce coup" in home.text:
            break
        assert await hall.answer_one() is not None
    word = found(home, "Ce coup")
    ruled = await told(hall, word)
    if "serait annulé" in ruled.text:
        ruled = await used(hall, ruled, "Ce coup")
    assert "Le MJ tranche" in ruled.text
    again = await told(hall, word)
    assert "rien n’a été fait" in again.text
    assert await hall.gm.type("/gm undo")


async def test_a_moment_pressed_twice_goes_by_once(hall: Hall) -> None:
    await used(hall, await opened(hall), "Arrêt avant chaque moment")
    for _ in range(30):
        home = await opened(hall)
        if "Moment suivant" in [each.label for each in controls(home.message) if home.message is not None]:
            break
        assert await hall.answer_one() is not None
    nxt = found(home, "Moment suivant")
    title = "Pour le MJ**"
    once = (await told(hall, nxt)).text.partition(title)[2].split("\n")[0]
    twice = await told(hall, nxt)
    assert "Le temps a déjà avancé" in twice.text
    assert twice.text.partition(title)[2].split("\n")[0] == once


async def test_nothing_of_it_shows_to_others_and_each_press_costs_one_answer(hall: Hall) -> None:
    table = hall.table
    await table.wait(2)
    seen = read(hall)
    mark = table.double.log.mark()
    home = await opened(hall)
    await used(hall, home, "Tout le monde")
    panel = await used(hall, home, "Ajouter")
    for label in ("3 à la fois", "Plutôt caché", "Plutôt avec", "◀ Combattants"):
        panel = await used(hall, panel, label)
    await used(hall, panel, "Agir sur")
    sent = table.double.log.since(mark)
    assert {each.path.rsplit("/", 1)[1] for each in sent} == {"callback"}
    assert read(hall) == seen


async def test_points_of_the_hidden_are_the_game_masters_alone(hall: Hall) -> None:
    panel = await used(hall, await used(hall, await opened(hall), "Ajouter"), "Plutôt caché")
    seen = read(hall)
    added = await told(hall, found(panel, "Choisir une créature"), "goblin")
    assert "Gobelin" in added.text
    listed = await used(hall, added, "◀ Combattants")
    name = found(listed, "Agir sur").options[-1]["value"]
    card = await used(hall, listed, "Agir sur", name)
    for label in ("−1 point", "+1 point", "Confier", "Retirer"):
        card = await used(hall, card, label)
    await hall.table.wait(2)
    assert read(hall) == seen


async def test_where_all_stand_by_time_is_let_run_on_by_a_press_and_once(make_table: Callable[..., Any]) -> None:
    table: LocalTable = await make_table()
    gm = table.person("GM", gm=True)
    await gm.type("/encounter open rules:alternatif")
    for name, side in (("Grok", "foes"), ("Ugar", "players")):
        await gm.type(f"/npc add creature:orc name:{name} side:{side}")
        await gm.type(f"/npc give who:{name}")
    await gm.type("/encounter start")
    for name in ("Grok", "Ugar"):
        await gm.type(f"/standby who:{name}")
    await table.settled()
    home = await gm.press("Pour le MJ")
    late = found(home, "Laisser passer 5 moments")
    gone = await gm.press("Laisser passer un moment")
    await table.settled()
    assert "Segment 1 (round 1)" in gone.text
    twice = await gm._send(
        COMPONENT,
        late.message.channel,
        {"custom_id": late.component["custom_id"], "component_type": 2},
        late.message,
    )
    assert "Le temps a déjà avancé" in twice.text
    assert "Segment 1 (round 1)" in twice.text


async def test_forty_foes_are_turned_in_pages_within_all_bounds(make_table: Callable[..., Any]) -> None:
    table: LocalTable = await make_table()
    gm = table.person("GM", gm=True)
    await gm.type("/encounter open rules:alternatif")
    for at in range(2):
        await gm.type(f"/npc add creature:orc count:10 name:{'W_*' * 12}{at}")
    for count in (10, 10):
        await gm.type(f"/npc add creature:goblin count:{count} hidden:true")
    await table.settled()
    home = await gm.press("Pour le MJ")
    names: set[str] = set()
    for page in range(4):
        assert f"page {page + 1} sur 4" in home.text
        checked(home)
        select = found(home, "Agir sur")
        names |= {each["label"] for each in select.options}
        checked(await gm.choose(select.label, select.options[0]["value"], of=select.message))
        # Back to the page from which he came.
        home = await gm.press("◀ Combattants")
        assert f"page {page + 1} sur 4" in home.text
        if page < 3:
            home = await gm.press("▶")
    assert len(names) == 40


def checked(answer: Answer) -> None:
    """The message of *answer* is within Discord's bounds."""
    message = answer.message
    assert message is not None
    assert len(message.content) <= LONGEST
    rows = message.payload["components"]
    assert len(rows) <= ROWS
    ids = [each["custom_id"] for row in rows for each in row["components"]]
    assert len(ids) == len(set(ids))
    assert max(map(len, ids)) <= LONGEST_ID
    assert all(len(each.get("options") or ()) <= OPTIONS for row in rows for each in row["components"])
    assert all(len(row["components"]) <= ROWS for row in rows)


async def test_a_modifier_is_given_by_a_form_and_told_as_the_command_tells_it(hall: Hall) -> None:
    led = await chief(hall)
    await used(hall, led, "Modificateur…")
    answer = await hall.gm.fill({"Sur quoi ?": "attaques", "Combien ?": "-2", "Pour quelle raison ?": "fumée"})
    await hall.table.settled()
    told = "(attaques) : fumée."
    assert told in answer.text.replace("\u00a0", " ")
    assert all(any(told in text.replace("\u00a0", " ") for text in seen) for seen in read(hall))
