"""What a fight under the percentile rules leaves behind: the game master's file and a player's, verified; forgeries are
caught, face by face and event by event."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from bot.build import build_of
from bot.catalogue import load_library
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from bot.rehearsal.seats import Person
from bot.rulesets import rulesets_of
from bot.table.keeping.document import Unverified
from bot.table.keeping.verifying import verify
from tests.command_line import arbitre
from tests.forging import rechained

SCENE = """
MJ> /combat ouvrir regles:percentile
Alice> [Rejoindre]
Alice> {Choisir un personnage} Barnabé
MJ> /pnj ajouter creature:orc nom:Grok
MJ> /pnj ajouter creature:orc nom:Brok
MJ> [Commencer]
MJ> /mj outil outil:avantage qui:Barnabé valeur:1
MJ> /mj annuler
MJ> [Annuler ces décisions]
MJ> [Reprendre]
MJ> /mj des resultats:attack Barnabé 4; attack Grok 90; attack Brok 90
Alice> /declarer action:attaquer cible:Grok
expect "touché, coup critique ! 4 ("
"""


async def attached(table: LocalTable, person: Person) -> str:
    """The file that /encounter export gives *person*."""
    answer = await person.type("/combat exporter")
    await table.settled()
    ((told,),) = [each.payload["attachments"] for each in answer.messages]
    assert answer.private
    return table.double.world.files[urlsplit(told["url"]).path].decode()


@pytest.fixture
async def exports(tmp_path: Path) -> dict[str, str]:
    """By whom and when it was asked for: during the scene, and after it."""
    async with LocalTable(tmp_path / "var" / "arbitre.db", seed="5eed") as table:
        await Player(table).play(parse(SCENE))
        gm, alice = table.person("MJ"), table.person("Alice")
        early = await attached(table, gm)
        refused = await alice.type("/combat exporter")
        assert "seul le MJ peut l’exporter" in refused.words
        await gm.type("/combat finir")
        await table.settled()
        return {"early": early, "gm": await attached(table, gm), "player": await attached(table, alice)}


def checked(document: Any) -> tuple[int, int]:
    return verify(document, rulesets_of(load_library()), build=build_of())


async def test_both_files_verify_and_a_forged_one_is_refused(exports: dict[str, str], tmp_path: Path) -> None:
    found = json.loads(exports["gm"])
    assert found["encounter"]["ruleset"] == "percentile"
    for name in ("gm", "player"):
        (tmp_path / f"{name}.json").write_text(exports[name], "utf-8")
        done = arbitre(tmp_path, "verify", f"{name}.json", DEFAULT_LOCALE="en")
        assert done.returncode == 0, done.stderr
        if name == "gm":
            events = sum(len(each["events"]) for each in found["lines"])
            assert f"{len(found['lines'])} lines and {events} events" in done.stdout
            assert f"Lines ruled again by these rules: {len(found['lines'])}; only chained: 0." in done.stdout
        else:
            part = json.loads(exports["player"])
            told = [each for line in part["lines"] for each in line.get("dice", ()) if isinstance(each, list)]
            rolls = sum(not fed for _, _, fed, _ in told)
            assert f"lines chained: {len(part['lines'])} (none is ruled again), events: " in done.stdout
            assert f"Rolls proven by the seed: {rolls}." in done.stdout
            assert 0 < rolls <= sum(len(each["dice"]) for each in found["lines"])
    # While it goes on nobody knows the seed.
    early = json.loads(exports["early"])
    assert (early["encounter"]["seed"], len(early["lines"])) == (None, len(found["lines"]) - 1)
    with pytest.raises(Unverified, match="export-no-seed"):
        checked(early)

    rolled = next(each for each in found["lines"] if each["dice"])
    rolled["dice"][0][1][0] = rolled["dice"][0][1][0] % 6 + 1
    (tmp_path / "forged.json").write_text(json.dumps(found), "utf-8")
    done = arbitre(tmp_path, "verify", "forged.json", DEFAULT_LOCALE="en")
    assert done.returncode == 1
    assert f"Line {rolled['line']} " in done.stderr


def events_of(document: Any, kind: str) -> list[Any]:
    return [event for line in document["lines"] for event in line["events"] if event["type"] == kind]


def _weaker_blow(document: Any) -> None:
    events_of(document, "hit_points_lost")[0]["lost"] -= 1


def _another_face_everywhere(document: Any) -> None:
    """The die and the event that tells of it agree with each other, not with the seed."""
    told = next(each for each in events_of(document, "initiative_rolled") if each["face"] is not None)
    line = next(each for each in document["lines"] if told in each["events"])
    drawn = next(each for each in line["dice"] if told["combatant"] in each[0])
    face = drawn[1][0] % 6 + 1
    drawn[1][0] = told["face"] = told["initiative"] = face


def _without_an_event(document: Any) -> None:
    line = next(each for each in document["lines"] if any(e["type"] == "hit_points_lost" for e in each["events"]))
    line["events"] = [each for each in line["events"] if each["type"] != "hit_points_counted"]


def _another_answer(document: Any) -> None:
    said = next(each["input"] for each in document["lines"] if each["input"].get("choice", {}).get("target") == "c1")
    said["choice"]["target"] = "c2"


def _without_the_undo(document: Any) -> None:
    document["lines"] = [each for each in document["lines"] if each["input"]["type"] != "undo"]


def _dice_that_were_not_laid_down(document: Any) -> None:
    said = next(each["input"] for each in document["lines"] if each["input"]["type"] == "feed")
    said["faces"] = []


def _another_table(document: Any) -> None:
    document["encounter"]["opening"]["settings"]["critical_bonus"] = "none"


def _another_seed(document: Any) -> None:
    document["encounter"]["seed"] = "00" * 32


def _another_game(document: Any) -> None:
    document["encounter"]["ruleset"] = "alternatif"


async def test_whatever_is_altered_is_caught(exports: dict[str, str]) -> None:
    found = json.loads(exports["gm"])
    assert checked(found)[0] == len(found["lines"])
    forgeries: dict[Callable[[Any], None], str] = {
        _weaker_blow: "export-differs",
        _another_face_everywhere: "export-differs",
        _without_an_event: "export-differs",
        _another_answer: "export-differs",
        _without_the_undo: "export-broken",
        _dice_that_were_not_laid_down: "export-differs",
        _another_table: "export-differs",
        _another_seed: "export-wrong-seed",
        _another_game: "export-unreadable",
    }
    for forge, key in forgeries.items():
        forged = copy.deepcopy(found)
        forge(forged)
        assert forged != found, forge.__name__
        if "seed" not in forge.__name__ and "game" not in forge.__name__:
            with pytest.raises(Unverified, match="export-broken"):
                checked(forged)
        # Whoever makes all digests anew is caught by what is played again.
        with pytest.raises(Unverified) as caught:
            checked(rechained(forged))
        assert caught.value.key == key, forge.__name__
