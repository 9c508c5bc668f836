"""`python -m bot inspect`, as a host types it: how a fight stands in a file, whatever the file, and none is touched."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from bot import __version__
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from bot.store import Store
from bot.store.looking import looked_at
from tests.command_line import arbitre
from tests.fixtures.fights import make
from tests.rulesets.situation import stand

ALTERNATIF = """
MJ> /combat ouvrir
Alice> /fiche creer modele:Jurl
Alice> /combat rejoindre fiche:Jurl
MJ> /pnj ajouter creature:orc nom:Grok
MJ> /mj des resultats:reaction Jurl 6; reaction Grok 3; strike Grok 16
MJ> [Commencer]
Alice> [Attaquer Grok]
"""
PERCENTILE = """
MJ> /combat ouvrir regles:percentile
Alice> [Rejoindre]
Alice> {Choisir un personnage} Barnabé
MJ> /pnj ajouter creature:orc nom:Grok
MJ> [Commencer]
"""
LIVE = {
    "alternatif": (ALTERNATIF, "Next stage: parries", "(parry) to p1", "without an answer: parry=-"),
    "percentile": (PERCENTILE, "Next stage: declarations", "(declare) to p1", "without an answer: action=nothing"),
}


def ident(path: Path) -> str:
    with looked_at(path) as archive:
        (row,) = archive.encounters()
        return row.id


def bytes_of(folder: Path) -> dict[str, str]:
    """Every file there, and what is in it."""
    return {each.name: hashlib.sha256(each.read_bytes()).hexdigest() for each in folder.iterdir()}


def kept(folder: Path, game: str, stage: str, version: str = "0.1.0") -> str:
    """A fight of before, in `fight.db`; its id."""
    make.undumped((make.HERE / version / f"{game}-{stage}.sql").read_text("utf-8"), folder / "fight.db")
    return ident(folder / "fight.db")


@pytest.mark.parametrize("game", LIVE)
async def test_beside_the_running_bot_a_fight_is_shown_in_mid_question_and_nothing_is_touched(
    tmp_path: Path, game: str
) -> None:
    scene, stage, asked, default = LIVE[game]
    path = tmp_path / "var" / "arbitre.db"
    async with LocalTable(path, seed="5eed") as table:
        await Player(table).play(parse(scene))
        await table.settled()
        fight, before = ident(path), path.read_bytes()
        names = {each.name for each in path.parent.iterdir()}
        done = await asyncio.to_thread(arbitre, tmp_path, "inspect", str(path), fight, DEFAULT_LOCALE="en")
        text = await asyncio.to_thread(arbitre, tmp_path, "inspect", str(path), fight, "--situation")
        # (Its log is the bot's own, which goes on.)
        assert path.read_bytes() == before
        assert {each.name for each in path.parent.iterdir()} == names
        user = table.person("Alice").member.id
    assert done.returncode == 0, done.stderr
    for told in (f"Fight {fight} ({game}), after line", stage, asked, default, f"asked of user {user}", "time left"):
        assert told in done.stdout, (told, done.stdout)
    assert '"type":"decision_opened"' in done.stdout
    assert max(map(len, done.stdout.splitlines())) < 300
    # What it prints stands up again, and asks the same of the same person; it names nobody.
    assert text.returncode == 0, text.stderr
    assert str(user) not in text.stdout
    assert "Alice" not in text.stdout
    stood = stand(text.stdout)
    assert f"({stood.asked('p1').kind}) to p1" in done.stdout


async def test_an_ended_fight_that_was_packed_is_shown_at_any_line(tmp_path: Path) -> None:
    for game in LIVE:
        fight = kept(tmp_path, game, "ended")
        store = await Store.open(tmp_path / "fight.db")
        assert await store.pack_one(1e12) == fight
        await store.close()
        before = bytes_of(tmp_path)
        last = arbitre(tmp_path, "inspect", "fight.db", fight, DEFAULT_LOCALE="en")
        assert last.returncode == 0, last.stderr
        assert "It has ended." in last.stdout
        assert "Nobody is asked anything." in last.stdout
        earlier = arbitre(tmp_path, "inspect", "fight.db", fight, "8", DEFAULT_LOCALE="en")
        assert "after line 8 of 9" in earlier.stdout
        assert "It has ended." not in earlier.stdout
        assert "Question 8." in earlier.stdout
        opening = arbitre(tmp_path, "inspect", "fight.db", fight, "0", DEFAULT_LOCALE="en")
        assert "It has not begun." in opening.stdout
        assert bytes_of(tmp_path) == before
        (tmp_path / "fight.db").unlink()


@pytest.mark.parametrize("game", LIVE)
def test_a_fight_of_an_older_version_is_shown_and_its_situation_stands_up(tmp_path: Path, game: str) -> None:
    fight = kept(tmp_path, game, "question")
    done = arbitre(tmp_path, "inspect", "fight.db", fight, DEFAULT_LOCALE="fr")
    assert done.returncode == 0, done.stderr
    assert "Étape suivante" in done.stdout
    text = arbitre(tmp_path, "inspect", "fight.db", fight, "--situation").stdout
    assert tomllib.loads(text)["game"] == game
    assert stand(text).engine.questions()


def test_what_is_chosen_in_secret_is_not_shown(tmp_path: Path) -> None:
    fight = kept(tmp_path, "alternatif", "question")
    with looked_at(tmp_path / "fight.db") as archive:
        given = json.loads(list(archive.entries(fight))[-1].line.body)
    assert given["type"] == "answer"
    done = arbitre(tmp_path, "inspect", "fight.db", fight, DEFAULT_LOCALE="en")
    assert "asked in secret" in done.stdout
    assert "chosen so far" not in done.stdout
    text = arbitre(tmp_path, "inspect", "fight.db", fight, "--situation").stdout
    assert "partial" not in text


def test_the_state_is_cut_where_it_is_long_and_the_situation_is_not(tmp_path: Path) -> None:
    fight = kept(tmp_path, "alternatif", "question")
    done = arbitre(tmp_path, "inspect", "fight.db", fight, DEFAULT_LOCALE="en")
    assert "--situation prints them all" in done.stdout
    assert len(done.stdout.splitlines()) < 260
    assert len(arbitre(tmp_path, "inspect", "fight.db", fight, "--situation").stdout.splitlines()) > 200


def said(folder: Path, *args: str, locale: str = "en") -> str:
    """The one sentence with which the command refuses."""
    done = arbitre(folder, "inspect", *args, DEFAULT_LOCALE=locale)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def test_what_cannot_be_shown_is_said_in_one_sentence(tmp_path: Path) -> None:
    fight = kept(tmp_path, "percentile", "action")
    (tmp_path / "junk.db").write_bytes(b"precious" * 100)
    (tmp_path / "empty.db").touch()
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("create table recipes (name)")
        other.commit()
    before = bytes_of(tmp_path)
    assert "There is no database in none.db" in said(tmp_path, "none.db", fight)
    assert "Il n’y a pas de base dans none.db" in said(tmp_path, "none.db", fight, locale="fr")
    for name in ("junk.db", "empty.db", "other.db", "."):
        assert "holds no readable database of Arbitre" in said(tmp_path, name, fight)
    assert "No fight has the id" in said(tmp_path, "fight.db", "nobody")
    assert "No fight has the id" in said(tmp_path, "fight.db", "pérsonne")
    assert "from 0 (its opening) to 9" in said(tmp_path, "fight.db", fight, "10")
    for line in ("one", "-1", "1.5", "9" * 40):
        assert "is no line" in said(tmp_path, "fight.db", fight, "--", line)
    assert bytes_of(tmp_path) == before
    assert arbitre(tmp_path, "inspect", "fight.db").returncode == 2


@pytest.mark.parametrize(
    ("damage", "told", "before"),
    [
        ("update lines set body = 'dear aunt' where line = 6", "damaged in line 6", True),
        ("update lines set body = x'00ff' where line = 6", "damaged in line 6", True),
        ("update events set body = '{}' where line = 6", "damaged", True),
        ("delete from lines where line = 6", "damaged in line 6", True),
        ("update heads set facts = x'ff'", "damaged", False),
        ("update encounters set opening = 'dear aunt'", "damaged", False),
        ("update encounters set ruleset = 'gone'", "“gone”", False),
    ],
)
def test_a_damaged_row_is_one_sentence_and_what_stands_before_it_is_shown(
    tmp_path: Path, damage: str, told: str, before: bool
) -> None:
    # Of a fight with digests no column can be altered but that a digest tells so first.
    fight = kept(tmp_path, "percentile", "action", "0.1.0" if "ruleset" in damage else __version__)
    with closing(sqlite3.connect(tmp_path / "fight.db")) as file:
        file.execute("pragma foreign_keys = off")
        file.execute(damage)
        file.execute("delete from snapshots where line > 0")
        file.commit()
    assert told in said(tmp_path, "fight.db", fight)
    if before:
        assert arbitre(tmp_path, "inspect", "fight.db", fight, "5").returncode == 0


async def test_whoever_was_forgotten_is_shown_as_nobody(tmp_path: Path) -> None:
    path = tmp_path / "var" / "arbitre.db"
    async with LocalTable(path, seed="5eed") as table:
        await Player(table).play(parse(PERCENTILE))
        await table.settled()
        user = table.person("Alice").member.id
    assert arbitre(tmp_path, "forget", str(user)).returncode == 0
    done = arbitre(tmp_path, "inspect", str(path), ident(path), DEFAULT_LOCALE="en")
    assert done.returncode == 0, done.stderr
    assert str(user) not in done.stdout
    assert "to p1" in done.stdout
    text = arbitre(tmp_path, "inspect", str(path), ident(path), "--situation").stdout
    assert stand(text).asked("p1").kind == "declare"
