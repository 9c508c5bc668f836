"""The game master answers in a player's place: one private press confirms it, and only then does it count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import Control, controls
from bot.rehearsal.seats import Answer

from .hall import Facts, Hall, whole
from .storm import rest

YES, NO = "iy|", "il|"


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def lines(table: LocalTable) -> int:
    """How much the journals hold."""
    return sum(map(len, Facts(table.database).entries.values()))


def button(answer: Answer, begins: str) -> Control:
    assert answer.message is not None
    return next(each for each in controls(answer.message) if each.component["custom_id"].startswith(begins))


def confirms(answer: Answer) -> bool:
    """Whether *answer* asks first."""
    assert answer.message is not None
    return answer.private and any(each.component["custom_id"].startswith(YES) for each in controls(answer.message))


def offered(hall: Hall, label: str) -> Control:
    """The public button of a question that is so labelled."""
    return next(each for each in hall.controls("q|") if label in plain(each.label))


async def one_question(table: LocalTable, foe: str = "orc_chief") -> Hall:
    """Jurl alone is asked what he does."""
    hall = await Hall.make(table, foes={foe: 1})
    await hall.begun()
    await hall.players["isaure"].type("/standby")
    await table.settled()
    return hall


SENTENCES = {
    "fr": (
        "✋ Répondre à la place de Jurl ? Question : action à annoncer. Réponse : **Temporiser**.",
        "Temporiser",
        "Oui, répondre à sa place",
        "✋ Le MJ répond pour Jurl.",
        "✅ Réponse donnée à sa place.",
        "Rien n’a été répondu : la question attend toujours.",
    ),
    "en": (
        "✋ Answer in the place of Jurl? Question: an action to announce. Answer: **Stand by**.",
        "Stand by",
        "Yes, answer for them",
        "✋ The GM answers for Jurl.",
        "✅ The answer was given in their place.",
        "Nothing was answered: the question is still open.",
    ),
}


@pytest.mark.parametrize("locale", SENTENCES)
async def test_a_players_button_is_pressed_twice_and_a_restart_between_loses_nothing(
    make_table: Callable[..., Any], locale: str
) -> None:
    table: LocalTable = await make_table(locale=locale)
    hall = await one_question(table)
    question, label, yes, told, done, left = SENTENCES[locale]
    before = lines(table)
    asked = await hall.use(hall.gm, offered(hall, label))
    assert confirms(asked)
    assert plain(asked.words) == question
    assert button(asked, YES).label == yes
    assert not any(question in plain(each) for each in hall.players["jurl"].visible())

    # He thinks better of it; then he does mean it, and the bot is killed in between.
    declined = await hall.use(hall.gm, button(asked, NO))
    assert plain(declined.words) == left
    assert declined.message is not None
    assert not list(controls(declined.message))
    assert lines(table) == before
    asked = await hall.use(hall.gm, offered(hall, label))
    await table.restart()
    assert lines(table) == before
    given = await hall.use(hall.gm, button(asked, YES))
    await table.settled()
    assert given.private
    assert plain(given.words).splitlines()[0] == done
    assert given.message is not None
    assert not list(controls(given.message))
    assert told in plain(hall.reads()).replace("**", "")
    assert lines(table) == before + 1
    await rest(table)
    assert whole(table, [hall]) == []


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr", "Cette question a reçu sa réponse entre-temps, ou ne se pose plus : la vôtre n’a pas été donnée."),
        ("en", "This question has been answered meanwhile, or is not asked any more: your answer was not given."),
    ],
)
async def test_what_was_answered_meanwhile_stays(make_table: Callable[..., Any], locale: str, said: str) -> None:
    table: LocalTable = await make_table(locale=locale)
    hall = await one_question(table)
    asked = await hall.use(hall.gm, offered(hall, SENTENCES[locale][1]))
    await hall.players["jurl"].type("/standby")
    await table.settled()
    before = lines(table)
    late = await hall.use(hall.gm, button(asked, YES))
    await table.settled()
    assert late.private
    assert plain(late.words) == said
    assert late.message is not None
    assert not list(controls(late.message))
    assert lines(table) == before
    assert SENTENCES[locale][3] not in plain(hall.reads()).replace("**", "")


async def test_nobody_else_confirms(table: LocalTable) -> None:
    hall = await one_question(table)
    asked = await hall.use(hall.gm, offered(hall, "Temporiser"))
    before = lines(table)
    for player in hall.players.values():
        for begins in (YES, NO):
            refused = await hall.use(player, button(asked, begins))
            assert refused.words == "Seul le MJ peut faire cela."
    assert lines(table) == before


async def test_the_commands_ask_first_as_the_buttons_do(table: LocalTable) -> None:
    hall = await one_question(table)
    before = lines(table)
    for line in (
        "/mj repondre question:Jurl choix:temporiser",
        "/answer choice:temporiser who:Jurl",
        "/declare action:attaquer target:Chef orc who:Jurl",
    ):
        assert confirms(await hall.gm.type(line)), line
    assert lines(table) == before
    # With words there is no room for them: they are quoted back, and nothing is told.
    refused = await hall.gm.type("/declare action:attaquer target:Chef orc who:Jurl words:bondit")
    assert plain(refused.words) == (
        "Répondre à la place de Jurl se confirme d’abord, sans paroles : redonnez la commande sans « bondit », "
        "puis racontez."
    )
    assert "bondit" not in hall.reads()
    assert lines(table) == before
    asked = await hall.gm.type("/declare action:attaquer target:Chef orc who:Jurl")
    await hall.use(hall.gm, button(asked, YES))
    await table.settled()
    assert "Le MJ répond pour **Jurl**" in plain(hall.reads())
    assert "Frapper Chef orc" in plain(hall.reads()), "his action has been announced, and comes up"


async def test_his_own_people_he_simply_leads(table: LocalTable) -> None:
    hall = await one_question(table)
    await hall.gm.type("/npc give who:Chef orc")
    await hall.players["jurl"].type("/standby")
    await table.settled()
    await table.wait(60)
    asked = next(each for each in hall.controls("q|") if "Chef orc" in each.message.content)
    assert hall.gm in hall.asked(asked)
    answer = await hall.use(hall.gm, asked)
    assert not confirms(answer)
    # A character of his own is his as well.
    own = await hall.gm.type("/npc give who:Jurl player:@GM")
    assert own.problem is None


async def percentile(table: LocalTable) -> Hall:
    hall = await Hall.make(table)
    await hall.gm.type("/encounter open rules:percentile")
    for ready, player in (("ambre", hall.players["jurl"]), ("gontran", hall.players["isaure"])):
        await player.type(f"/sheet create rules:percentile ready:{ready}")
        await player.type("/encounter join")
    await hall.gm.type("/npc add creature:guard")
    await hall.gm.type("/encounter start")
    await table.settled()
    return hall


async def test_an_answer_in_several_steps_is_confirmed_once(table: LocalTable) -> None:
    hall = await percentile(table)
    row = next(each for each in hall.controls("q|") if "Ambre" in each.label and "Attaquer" in each.label)
    asked = await hall.use(hall.gm, row)
    assert confirms(asked)
    assert "Réponse : **Attaquer, Garde**" in plain(asked.words)
    rest_of_it = await hall.use(hall.gm, button(asked, YES))
    await table.settled()
    for _ in range(3):
        assert rest_of_it.message is not None
        further = next(iter(controls(rest_of_it.message)), None)
        if further is None or not further.component["custom_id"].startswith(("p|", "o|")):
            break
        rest_of_it = await hall.use(hall.gm, further)
        assert not confirms(rest_of_it)
        await table.settled()
    assert "**Ambre** annonce" in hall.reads()
    assert plain(hall.reads()).count("Le MJ répond pour") == 1
    await rest(table)
    assert whole(table, [hall]) == []


async def test_what_was_begun_meanwhile_stays(table: LocalTable) -> None:
    hall = await percentile(table)
    row = next(each for each in hall.controls("q|") if "Ambre" in each.label and "Attaquer" in each.label)
    ident = row.component["custom_id"].removesuffix("attack")
    asked = await hall.click(hall.gm, row.message, f"{ident}nothing")
    assert confirms(asked)
    await hall.click(hall.players["jurl"], row.message, f"{ident}attack")
    await table.settled()
    late = await hall.use(hall.gm, button(asked, YES))
    assert plain(late.words) == (
        "Cette question n’en est plus au même point : on y a choisi quelque chose entre-temps, "
        "et votre réponse n’a pas été donnée."
    )


async def test_for_who_is_known_to_be_away_he_is_not_asked(make_table: Callable[..., Any]) -> None:
    from .test_absent_player import about_absence, opened

    table: LocalTable = await make_table(factory="tests.slow_heart:arbitre")
    hall = await opened(table, "live")
    for _ in range(60):
        if about_absence(hall):
            break
        await table.wait(45)
    # He waits for her all the same: she is asked again, and he may answer at once.
    still = next(each for each in hall.controls("ab|") if "Attendre" in each.label)
    await hall.use(hall.gm, still)
    await table.settled()
    await hall.use(hall.gm, next(iter(hall.controls("c|"))))
    await table.settled()
    waiting = None
    for _ in range(20):
        waiting = next((each for each in hall.controls("q|") if "Cassandra" in each.message.content), None)
        if waiting is not None:
            break
        await table.wait(30)
    assert waiting is not None
    before = lines(table)
    answer = await hall.use(hall.gm, waiting)
    assert not confirms(answer)
    await table.settled()
    assert lines(table) > before
