"""A first fight that teaches (`/learn`): its first three choices are coached, and it is over by itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.build import build_of
from bot.catalogue import load_library
from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import contains, normal
from bot.rehearsal.seats import Person
from bot.rulesets import rulesets_of
from bot.table.keeping.verifying import verify
from bot.table.message.lesson import IDLE, LAST_LOOK

from .hall import Hall

WORDS = {
    "fr": ("/apprendre", "Conseil {} sur 3", "La leçon est finie", "/combat ouvrir"),
    "en": ("/learn", "Advice {} of 3", "The lesson is over", "/encounter open"),
}
BESIDE = {"sans conseil", "finir la leçon", "no advice", "end the lesson", "pourquoi ?", "why?"}
"""Buttons beside a question that answer nothing."""
MANY = 150
"""Presses after which even an unlucky duel with the weakest foe is over."""


async def answered(person: Person) -> bool:
    """Press the first button of what *person* is asked; false if nothing is."""
    labels = [each for each in person.asked() if normal(each) not in BESIDE]
    selects = person.asked_selects()
    if not labels and not selects:
        return False
    if labels:
        answer = await person.press(labels[0])
    else:
        answer = await person.choose(selects[0].label, str(selects[0].options[0]["value"]))
    assert answer.problem is None
    await person.seats.double.wait_idle()
    return True


async def to_the_end(table: LocalTable, learner: Person, over: str) -> None:
    for _ in range(MANY):
        if learner.sees(over):
            return
        if not await answered(learner):
            await table.wait(5)
        await table.settled()
    raise AssertionError("\n\n".join(learner.visible()[-6:]))


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_three_choices_are_coached_and_the_fight_ends_by_itself(
    make_table: Callable[..., Any], locale: str
) -> None:
    table: LocalTable = await make_table(locale=locale)
    learn, advice, over, begin = WORDS[locale]
    alice = table.person("Alice")
    await alice.type(learn)
    await table.settled()
    assert alice.visible()[0].startswith("🎓"), "what it is comes first"
    for number in (1, 2, 3):
        (coached,) = [each for each in alice.visible() if "💡" in each]
        assert contains(coached, advice.format(number))
        while contains("\n".join(alice.visible()), advice.format(number)):
            assert await answered(alice)
            await table.settled()
            if not alice.asked():
                await table.wait(5)
    assert not any("💡" in each for each in alice.visible())
    await to_the_end(table, alice, over)
    # The channel is free for a fight of everybody's.
    bob = table.person("Bob")
    assert not (await bob.type(begin)).private


async def test_every_game_can_be_learnt(table: LocalTable) -> None:
    alice = table.person("Alice")
    await alice.type("/apprendre regles:percentile")
    await table.settled()
    assert any(contains(each, "chacun annonce avant que rien ne se passe") for each in alice.visible())
    (select,) = [each for each in alice.selects() if "action" in each.label]
    await alice.choose(select.label, "Attaquer")
    await table.settled()
    await to_the_end(table, alice, "La leçon est finie")


async def test_what_was_explained_is_not_explained_again(make_table: Callable[..., Any]) -> None:
    table: LocalTable = await make_table(seed="beef")
    alice = table.person("Alice")
    await alice.type("/apprendre")
    await table.settled()
    await alice.type("/mj des resultats:reaction Gobelin 8; reaction Jurl 2; strike Jurl 2; reaction Jurl 2")
    for said in ("lance un dé de réaction", "Renoncer au coup perd votre action", "la même question"):
        assert sum("💡" in each and contains(each, said) for each in alice.visible()) == 1
        await answered(alice)
        await table.settled()


async def test_who_says_nothing_more_ends_it(table: LocalTable) -> None:
    alice = table.person("Alice")
    await alice.type("/apprendre")
    await table.settled()
    await table.wait(IDLE - 60)
    await alice.press("Attendez !")
    await table.settled()
    # A word is a word, and a restart takes nothing from the time; but a held clock does not keep the channel for ever.
    await table.wait(IDLE - 60)
    await table.restart()
    assert not alice.sees("La leçon est finie")
    await table.wait(120)
    assert alice.sees("La leçon est finie")
    assert not (await alice.type("/combat ouvrir")).private


async def test_one_side_alone_leaves_time_to_read(table: LocalTable) -> None:
    alice = table.person("Alice")
    await alice.type("/apprendre")
    await table.settled()
    await alice.type("/pnj retirer qui:Gobelin")
    await table.wait(LAST_LOOK / 2)
    assert not alice.sees("La leçon est finie")
    await table.wait(LAST_LOOK)
    assert alice.sees("La leçon est finie")
    assert alice.sees("Arbitre l’a clos")
    # It is a fight as any other: its export proves its dice.
    (file,) = (await alice.type("/combat exporter")).files
    whole = json.loads(file.content)
    assert verify(whole, rulesets_of(load_library()), build=build_of())[0] == len(whole["lines"])


async def test_one_word_ends_the_advice_or_the_lesson_and_is_its_persons(table: LocalTable) -> None:
    alice, bob = table.person("Alice"), table.person("Bob")
    await alice.type("/apprendre")
    await table.settled()
    for label in ("Sans conseil", "Finir la leçon"):
        answer = await bob.press(label)
        assert answer.private
        assert contains(answer.text, "Cette leçon est celle de quelqu’un d’autre")
    assert (await alice.press("Sans conseil")).private
    await table.settled()
    assert not any("💡" in each for each in alice.visible())
    assert [each.partition(" (")[0] for each in alice.asked()[:2]] == ["Attaquer Gobelin", "Temporiser"]
    await alice.press("Attaquer Gobelin")
    await table.settled()
    assert not any("💡" in each for each in alice.visible())
    await alice.press("Finir la leçon")
    await table.settled()
    assert alice.sees("La leçon est finie")


async def test_where_people_fight_nobody_learns(hall: Hall) -> None:
    answer = await hall.players["jurl"].type("/apprendre")
    assert answer.private
    assert contains(answer.text, "Un combat est déjà en cours dans ce salon")
