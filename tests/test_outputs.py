"""What is printed reads in a terminal of any encoding, and what other programs read is UTF-8 in all of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.command_line import LONGEST_S, arbitre, surroundings

SCENE = """
MJ> /combat ouvrir
Alice> /fiche creer modele:Jurl
Alice> /combat rejoindre fiche:Jurl
MJ> /pnj ajouter creature:orc nom:Œdipe
MJ> [Commencer]
MJ> /combat finir
"""


def printed(folder: Path, encoding: str, *args: str) -> bytes:
    done = subprocess.run(
        [sys.executable, "-m", "bot", *args],
        cwd=folder,
        env=surroundings(PYTHONIOENCODING=encoding, DATABASE_PATH=os.fspath(folder / "fight.db")),
        capture_output=True,
        timeout=LONGEST_S,
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    return done.stdout


def test_a_fight_reads_in_any_encoding_and_its_journal_is_always_utf_8(tmp_path: Path) -> None:
    script = tmp_path / "scene.txt"
    script.write_text(SCENE, encoding="utf-8")
    told = printed(tmp_path, "ascii", "rehearse", "--script", "scene.txt", "--db", "fight.db").decode("ascii")
    assert "OEdipe" in told
    assert "?" not in told.replace(" ?", "")
    # Forked, it writes as UTF-8 what the journal beside it proves to be UTF-8 in any encoding.
    fights = json.loads(arbitre(tmp_path, "export", DATABASE_PATH="fight.db").stdout)
    journal = printed(tmp_path, "cp1252", "export", fights[0]["id"])
    assert "Œdipe" in journal.decode("utf-8")
    (tmp_path / "export.json").write_bytes(journal)
    assert "’" in printed(tmp_path, "cp1252", "verify", "export.json").decode("cp1252")


def test_whoever_says_no_language_is_told_in_that_of_his_terminal(tmp_path: Path) -> None:
    for env, word in (
        ({"LANG": "en_GB.UTF-8"}, "There is no export"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "Il n’y a pas d’export"),
        ({"LANG": "en_GB.UTF-8", "DEFAULT_LOCALE": "fr"}, "Il n’y a pas d’export"),
        ({"LANG": "de_DE.UTF-8"}, "Il n’y a pas d’export"),
    ):
        done = arbitre(tmp_path, "verify", "none.json", **env)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith(word)
    done = arbitre(tmp_path, "doctor", LANG="en_GB.UTF-8", DATABASE_PATH="a.db", HOUSE_DATA="nowhere")
    assert not any(each in done.stdout for each in ("é", "è", "n’"))
