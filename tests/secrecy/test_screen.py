"""The game master's screen through the front door: a channel of its own, the button without one, the channel lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import load
from bot.rehearsal.world import Message

BEGUN = """
MJ> /combat ouvrir {screen}
Alice> /fiche creer modele:Jurl
Alice> /combat rejoindre
MJ> /pnj ajouter creature:orc nom:Grok
MJ> /pnj ajouter creature:orc nom:Umbra cache:oui
MJ> /pnj confier qui:Umbra
MJ> [Commencer]
expect not Alice "Umbra"
"""


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[LocalTable]:
    made = LocalTable(tmp_path / "screen.db", locale="fr", seed="5eed", start=1_790_000_000.0)
    async with made:
        yield made


async def play(table: LocalTable, tmp_path: Path, text: str) -> None:
    script = tmp_path / "script.txt"
    script.write_text(text, encoding="utf-8")
    await Player(table).play(load(script))


async def test_without_a_channel_a_button_that_is_always_there_opens_it(table: LocalTable, tmp_path: Path) -> None:
    await play(table, tmp_path, BEGUN.format(screen=""))
    assert "Pour le MJ" in table.person("Alice").buttons()
    await play(
        table,
        tmp_path,
        """
Alice> [Pour le MJ]
refuse "Seul le MJ peut faire cela."
MJ> [Pour le MJ]
expect MJ "Cachés : Umbra."
expect MJ "Umbra, que faites-vous ?"
restart
MJ> [Attaquer Jurl]
expect MJ "Rien ne vous attend ici."
expect not Alice "Umbra"
""",
    )


async def test_the_button_looks_the_same_when_nobody_is_hidden(table: LocalTable, tmp_path: Path) -> None:
    text = "\n".join(line for line in BEGUN.format(screen="").splitlines() if "Umbra" not in line)
    await play(table, tmp_path, text + '\nMJ> [Pour le MJ]\nexpect MJ "Personne n’est caché."\n')
    assert "Pour le MJ" in table.person("Alice").buttons()


async def test_what_is_asked_of_the_hidden_is_asked_on_the_screen(table: LocalTable, tmp_path: Path) -> None:
    await play(table, tmp_path, BEGUN.format(screen="ecran:screen"))
    asked = table.person("MJ").find("Umbra, que faites-vous")
    assert asked.channel.name == "screen"
    assert asked.pings == {table.person("MJ").member.id}
    # The button is there all the same, and looks the same.
    assert "Pour le MJ" in table.person("Alice").buttons()
    await play(table, tmp_path, 'restart\nMJ> [Attaquer Jurl]\nexpect not Alice "Umbra"\n')
    assert "[" not in "\n".join(text for each, text in table.person("MJ").messages() if each.id == asked.id)


async def test_one_message_of_the_screen_answers_whoever_presses_there(table: LocalTable, tmp_path: Path) -> None:
    """A press turns it: one request for the screen. The next one begins where he must be called; the old one keeps no
    buttons."""
    await play(table, tmp_path, BEGUN.format(screen="ecran:screen"))
    screen = table.double.screen
    (asked,) = screen.messages.values()
    await table.settled()
    before = len(list(table.double.log.since(0)))
    await play(table, tmp_path, "MJ> [Attaquer Jurl]\n")
    await table.settled()
    sent = [each.path for each in list(table.double.log.since(0))[before:]]
    assert sum("/callback" in path for path in sent) == 1
    assert not any(f"/channels/{screen.id}/" in path for path in sent)
    assert list(screen.messages) == [asked.id]
    assert "Umbra, que faites-vous" not in asked.content
    await play(table, tmp_path, "Alice> [Attaquer Grok]\nwait 30s\n")
    *older, latest = screen.messages.values()
    assert not any(component_ids(each) for each in older)
    assert len(screen.messages) < 4
    await play(table, tmp_path, "restart\n")
    assert list(screen.messages.values())[-1].id == latest.id


async def test_the_first_news_of_the_screen_is_told_there(table: LocalTable, tmp_path: Path) -> None:
    """Nothing was asked there before: what is told begins its message, and closes no question."""
    begun = BEGUN.format(screen="ecran:screen").replace("confier qui:Umbra", "automate qui:Umbra")
    await play(table, tmp_path, begun + "Alice> [Attaquer Grok]\nwait 30s\n")
    await table.settled()
    told = [each.content for each in table.double.screen.messages.values()]
    assert told
    assert all(each.strip() and "question close" not in each for each in told)
    assert told[0].startswith("📣 **Umbra** s’apprête à frapper")
    assert not any(each.status == 400 for each in table.double.log.since(0))
    assert not any("Umbra s’apprête" in text for _, text in table.person("Alice").messages())


def component_ids(message: Message) -> list[str]:
    return [part["custom_id"] for row in message.payload["components"] for part in row["components"]]


@pytest.mark.parametrize("how", ["deleted", "closed"])
async def test_a_lost_screen_is_told_and_the_button_takes_its_place(
    how: str, table: LocalTable, tmp_path: Path
) -> None:
    await play(table, tmp_path, BEGUN.format(screen="ecran:screen"))
    if how == "deleted":
        await table.double.delete_channel(table.double.screen)
    else:
        await table.double.deny("view_channel", table.double.screen)
        await play(table, tmp_path, "MJ> /declarer qui:Umbra action:attaquer cible:Jurl\nAlice> [Attaquer Grok]\n")
    await table.settled()
    await play(
        table,
        tmp_path,
        """
expect Alice "L’écran du MJ n’est plus accessible"
wait 5s
MJ> [Pour le MJ]
expect MJ "Cachés : Umbra."
expect not Alice "Umbra"
""",
    )
    assert table.bot.alive


CHANGED = """
MJ> /combat ouvrir {screen}
Alice> /fiche creer modele:Jurl
Alice> /combat rejoindre
Bob> /fiche creer modele:Conrath
Bob> /combat rejoindre
MJ> /pnj ajouter creature:orc nom:Grok
MJ> [Commencer]
MJ> /pnj cacher qui:Jurl
Alice> /fiche modifier nom:Jurl
Alice> [Caractéristiques]
Alice> (Force au toucher) 2
expect Alice "Ce personnage est en plein combat : le MJ décide si le changement y compte."
"""


async def test_the_changed_sheet_of_the_hidden_is_offered_on_the_screen(table: LocalTable, tmp_path: Path) -> None:
    await play(table, tmp_path, CHANGED.format(screen="ecran:screen"))
    offered = table.person("MJ").find("La fiche de Jurl a changé")
    assert offered.channel.name == "screen"
    assert offered.pings == {table.person("MJ").member.id}
    await play(
        table,
        tmp_path,
        """
expect not Bob "La fiche de Jurl a changé"
restart
MJ> [Voir le changement]
expect MJ "Changements sur la fiche de Jurl"
MJ> [Appliquer au combat]
expect MJ "Le combat suit la fiche."
expect not Bob "Jurl a changé"
""",
    )
    shown = "\n".join(text for each, text in table.person("MJ").messages() if each.id == offered.id)
    assert "[Voir le changement]" not in shown


async def test_without_a_channel_the_button_offers_the_changed_sheet(table: LocalTable, tmp_path: Path) -> None:
    await play(table, tmp_path, CHANGED.format(screen=""))
    await play(
        table,
        tmp_path,
        """
expect not Alice "La fiche de Jurl a changé"
expect not MJ "La fiche de Jurl a changé"
MJ> [Pour le MJ]
expect MJ "La fiche de Jurl a changé pendant le combat"
Bob> [Pour le MJ]
refuse "Seul le MJ peut faire cela."
restart
MJ> [Voir le changement]
MJ> [Laisser]
expect MJ "Le combat garde ses propres chiffres."
MJ> [Pour le MJ]
MJ> [Voir le changement]
refuse "passé"
""",
    )


SPELL = """
MJ> /combat ouvrir
Alice> /fiche creer modele:Teluard
Alice> /combat rejoindre
MJ> /pnj ajouter creature:orc nom:Grok
MJ> /pnj ajouter creature:orc nom:Umbra cache:oui
MJ> /pnj confier qui:Grok
MJ> /pnj confier qui:Umbra
MJ> [Commencer]
MJ> /temporiser qui:Umbra
MJ> [Grok · Temporiser]
MJ> /mj des resultats:préparation Teluard 5
Alice> /declarer action:lancer un sort avec:boule de feu cible:Grok
expect Alice "Qui est touché ?"
expect not Alice "Umbra"
MJ> /mj des resultats:1 2 3 4 5 6
MJ> [Pour le MJ]
MJ> [Umbra]
expect not Alice "Umbra"
expect not Alice "touché aussi"
MJ> [Personne] of "Qui est touché"
expect MJ "Umbra est hors de combat."
Alice> /combat journal
expect not Alice "Umbra"
"""


async def test_a_spell_may_strike_the_hidden_and_nobody_learns_of_it(table: LocalTable, tmp_path: Path) -> None:
    """Their names stand behind the button alone."""
    await play(table, tmp_path, SPELL)
