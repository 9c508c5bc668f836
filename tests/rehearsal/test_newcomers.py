"""Somebody who knows nothing sits down at the prompt: words, marks, completion in his language, time that passes."""

import asyncio
import itertools

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from bot.rehearsal.completion import TableCompleter
from bot.rehearsal.console import Console
from bot.rehearsal.free_words import KEYWORDS, shown_keywords
from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import normal, relative
from bot.rehearsal.styling import Styler, distance
from bot.rehearsal.transcript import Transcript


@pytest.fixture
def console(table: LocalTable) -> Console:
    return Console(table, Transcript(table, "en"), "en", seat="Alice")


@pytest.fixture
def french(table: LocalTable) -> Console:
    table.person("Alice", locale="fr")
    return Console(table, Transcript(table, "fr"), "fr", seat="Alice")


async def proposed(console: Console, text: str) -> list[str]:
    found = await TableCompleter(console.table.seats, lambda: console.seat).propose(text)
    return [each.text for each in found]


def chat(table: LocalTable) -> list[str]:
    """What people wrote themselves in the channel."""
    people = {each.member.id for each in table.seats}
    return [each.content for each in table.double.table.messages.values() if each.author in people]


# ---- words


@pytest.mark.parametrize("typed", ["Parry", "parry", "PARRY!", "parri", "Bob> parry"])
async def test_a_buttons_words_press_it(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    await console.obey("/strike target:Orc")
    await console.obey(typed)
    assert " parries" in capsys.readouterr().out
    assert chat(table) == []


async def test_a_keyword_gives_way_to_a_buttons_words(
    table: LocalTable, french: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    for label in ("Attendre", "Comme avant"):
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": label, "custom_id": "toy:why"}]}
        table.double.messages.compose(table.double.table, {"content": "?", "components": [row]}, {})
        capsys.readouterr()
        await french.obey(label.casefold())
        assert "1d20 + 4 = 17" in capsys.readouterr().out
    await french.obey("attendre 5s")
    assert "5 secondes plus tard" in capsys.readouterr().out


async def test_words_that_mean_nothing_get_a_hint_and_are_no_chat(
    table: LocalTable, french: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    await french.obey("bonjour")
    await french.obey("/frapper cible:Orc")
    capsys.readouterr()
    await french.obey("bonjour à tous")
    assert normal(capsys.readouterr().out) == (
        "! « bonjour à tous » n'est ni un bouton, ni une commande : rien n'a été envoyé. à presser maintenant : "
        "{target} [parry] [why?] [form] ; / puis tab montre les commandes, dire bonjour à tous l'écrit dans le salon."
    )
    await french.obey("frapper Orc")
    assert "/frapper Orc" in capsys.readouterr().out
    assert chat(table) == []
    await french.obey("dire bonjour à tous")
    assert chat(table) == ["bonjour à tous"]


async def test_words_before_a_form_say_which_fields_it_has(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    await console.obey("/strike target:Orc")
    await console.obey("form")
    capsys.readouterr()
    await console.obey("Aldric the bold")
    assert "(Name) …; (Level) …" in capsys.readouterr().out
    assert (await proposed(console, ""))[:2] == ["(Name) ", "(Level) "]


async def test_words_of_a_list_choose_in_it(console: Console, capsys: pytest.CaptureFixture[str]) -> None:
    await console.obey("/strike target:Orc")
    await console.obey("goblin")
    assert "chosen c2" in capsys.readouterr().out


async def test_the_consoles_own_words_are_french_too(
    table: LocalTable, french: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    await french.obey("Attendre 1j")
    await french.obey("comme Bob")
    await french.obey("voir")
    await french.obey("aide")
    out = capsys.readouterr().out
    assert out.startswith("86400 secondes plus tard.\nVous êtes maintenant Bob.\n")
    for word in KEYWORDS["fr"]:
        assert word in out or word == "aide", word
    assert not await french.obey("quitter")


async def test_what_was_typed_before_the_prompt_stood_is_obeyed(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    with create_pipe_input() as keys:
        keys.send_text("quit\r")
        await console.run(["say hello", "quit", "say never"], typed=keys, shown=DummyOutput())
    assert chat(table) == ["hello"]
    assert "Alice> say hello\n" in capsys.readouterr().out


# ---- completion


async def test_the_questions_buttons_come_first_also_on_an_empty_line(table: LocalTable, console: Console) -> None:
    await console.obey("/strike target:Orc")
    # Something newer, with nothing to answer in it.
    table.double.messages.compose(table.double.table, {"content": "later", "components": MORE}, {})
    offered = await proposed(console, "")
    assert offered[:6] == ["[Parry]", "[Why?]", "[Form]", "{target} Orc", "{target} Goblin", "[More]"]
    assert (await proposed(console, "w"))[0] == "[Why?]"
    assert (await proposed(console, "["))[0] == "[Parry]"
    assert "wait " in await proposed(console, "w")


async def test_the_lists_of_a_question_are_offered_with_its_buttons(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    await console.obey("/strike target:Orc")
    options = [{"label": each, "value": each} for each in ("Attack", "Wait")]
    rows = [{"type": 1, "components": [{"type": 3, "custom_id": "x", "placeholder": "Do…", "options": options}]}, *MORE]
    content = f"<@{console.seat.member.id}>"
    table.double.messages.compose(table.double.table, {"content": content, "components": rows}, {})
    assert (await proposed(console, ""))[:3] == ["[More]", "{Do…} Attack", "{Do…} Wait"]
    await console.obey("hm")
    assert "To press now: {Do…} [More];" in capsys.readouterr().out


MORE = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "More", "custom_id": "toy:more"}]}]


async def test_what_is_offered_is_in_the_readers_language(french: Console) -> None:
    offered = await proposed(french, "")
    assert [each for each in shown_keywords("fr") if each not in offered] == []
    assert "wait " not in offered
    assert "cible:" in await proposed(french, "/Frapper ")


async def test_what_is_wrong_with_an_option_names_it_in_the_readers_language(
    french: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    await french.obey("/frapper maniere:doucement")
    assert capsys.readouterr().out == "  ! à /frapper il manque encore cible\n"
    await french.obey("/frapper cible:Orc cible:Ogre")
    assert capsys.readouterr().out == "  ! cible est donné deux fois\n"


# ---- what is shown


def test_marks_become_styles_or_nothing() -> None:
    lines = ["## **Jurl** _strikes_ `d20`", "> ~~gone~~ \\*kept\\*", "```", "a  **b**", "```", "2 * 3 * 4"]
    assert Styler()(lines) == [["Jurl strikes d20"], ["│ ~~gone~~ *kept*"], [], ["a  **b**"], [], ["2 * 3 * 4"]]
    assert Styler(colours=True)(["**Jurl** `d8`"]) == [["\x1b[1mJurl\x1b[0m \x1b[32md8\x1b[0m"]]


def test_lines_are_no_wider_than_the_terminal_and_buttons_stay_whole() -> None:
    (shown,) = Styler(width=20)(["**Grok** frappe Jurl : [Parer le coup] [Encaisser le coup]"])
    assert max(map(len, shown)) <= 20
    assert [each.replace("\u00a0", " ") for each in shown[1:]] == ["[Parer le coup]", "[Encaisser le coup]"]


def test_no_moment_is_minus_nothing() -> None:
    assert {relative(each) for each in (-0.4, 0.0, 0.4)} == {"0 s"}
    assert distance(-0.4, "fr") == "à l’instant"
    assert distance(179.6, "en") == "in 3 min"


async def test_what_only_came_nearer_is_not_told_again(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    at = int(table.double.clock.now()) + 100
    sent = table.double.messages.compose(table.double.table, {"content": f"**until** <t:{at}:R>\nx"}, {})
    await console.tick(0.5)
    assert capsys.readouterr().out == "  #table\n    until in 2 min\n    x\n"
    await console.tick(60)
    table.double.messages.edit(sent, {"content": f"**until** <t:{at}:R>\ny"}, {})
    await console.tick(0.5)
    assert capsys.readouterr().out == "  #table (changed)\n    y\n"


async def test_the_buttons_of_a_question_are_told_with_it_though_they_stood_there_before(
    table: LocalTable, console: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    alice = console.seat.member.id
    sent = table.double.messages.compose(table.double.table, {"content": f"<@{alice}> one", "components": MORE}, {})
    await console.tick(0.5)
    table.double.messages.edit(sent, {"content": f"<@{alice}> two", "components": MORE}, {})
    capsys.readouterr()
    await console.tick(0.5)
    assert capsys.readouterr().out == "  #table (changed)\n    @Alice two\n    [More]\n"


# ---- time


async def test_the_clock_runs_while_somebody_sits_at_the_prompt(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.rehearsal.console.TICK_S", 0.001)
    readings = itertools.count()
    passed = asyncio.Event()

    def steady() -> float:
        """A minute passes between two readings."""
        reading = next(readings)
        if reading > 3:
            passed.set()
        return 60.0 * reading

    console = Console(table, Transcript(table, "en"), "en", seat="Alice", steady=steady)
    began = table.double.clock.now()
    with create_pipe_input() as keys:
        running = asyncio.create_task(console.run(typed=keys, shown=DummyOutput()))
        await passed.wait()
        keys.send_text("quit\r")
        await running
    assert await table.bot.now() >= began + 120
    assert abs(await table.bot.now() - table.double.clock.now()) < 1
    left = table.double.clock.now()
    await asyncio.sleep(0.02)
    assert table.double.clock.now() < left + 1
