"""Three players, one of whom says nothing any more after his first answer: what is asked of whom, and when."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls
from bot.rehearsal.world import Message
from bot.table.base.session import BREATHS, TEMPOS

from .hall import Facts, Hall, whole
from .storm import rest

ROUND = 10
FIGHTS_ON = ("strike order:last_target", "parry order:never", "simultaneous order:attack", "free order:never")


async def opened(table: LocalTable, tempo: str) -> Hall:
    """Jurl and Isaure hit an ogre, and are hit; Bran stands by. Nobody falls."""
    hall = await Hall.make(table, foes={})
    bran = table.person("Carol")
    bran.place = hall.channel
    quiet = " quiet:none" if tempo == "post" else ""
    await hall.gm.type(f"/encounter open rules:alternatif tempo:{tempo}{quiet}")
    for ready, player in (*hall.players.items(), ("cassandra", bran)):
        await player.type(f"/sheet create ready:{ready}")
        await player.type("/encounter join")
    hall.players["cassandra"] = bran
    await hall.gm.type("/npc add creature:ogre")
    for name in ("Jurl", "Isaure", "Cassandra", "Ogre"):
        for field in ("stamina_max", "stamina", "body_max", "body"):
            await hall.gm.type(f"/fix set who:{name} field:{field} value:99")
    await hall.gm.type("/gm settings setting:fatigue value:off")
    for name in ("jurl", "isaure"):
        for order in FIGHTS_ON:
            assert (await hall.players[name].type(f"/orders matter:{order}")).problem is None
    await hall.players["isaure"].type("/orders matter:strike-left order:last_target")
    await hall.gm.type("/encounter start")
    for name in ("jurl", "isaure"):
        await hall.players[name].type("/declare action:attack target:Ogre")
    await bran.type("/standby")
    await table.settled()
    return hall


def told(table: LocalTable) -> list[dict[str, Any]]:
    (entries,) = Facts(table.database).entries.values()
    return [json.loads(event.body) | {"at": entry.line.at} for entry in entries for event in entry.events]


def about_absence(hall: Hall) -> list[Message]:
    return [m for m in hall.messages() if any(c.component["custom_id"].startswith("ab|") for c in controls(m))]


def checked(told_: list[dict[str, Any]], who: str) -> list[tuple[int, float, float]]:
    """When *who* was asked what he does: segment, since when and until when. Time stands meanwhile, and never runs more
    than a round past him."""
    segment = word = 0
    asked: list[tuple[int, float, float]] = []
    since: float | None = None
    for each in told_:
        match each["type"]:
            case "segment_reached":
                segment = each["segment"]
                assert since is None, f"time goes on to {segment} while {who} is asked"
                assert segment - word <= ROUND, f"{segment}, and {who} was heard or asked last in {word}"
            case "decision_opened" if (each["who"], each["kind"]) == (who, "declare"):
                since, word = each["at"], segment
            case "stood_by" | "action_declared" if each["combatant"] == who and since is not None:
                asked.append((segment, since, each["at"]))
                since, word = None, segment
            case _:
                pass
    return asked


@pytest.mark.rule("ALT-REA-011")
@pytest.mark.parametrize("tempo", ["live", "evening", "post"])
async def test_time_never_runs_more_than_a_round_past_whoever_says_nothing(
    make_table: Callable[..., Any], tempo: str
) -> None:
    table: LocalTable = await make_table(factory="tests.slow_heart:arbitre")
    hall = await opened(table, tempo)
    for _ in range(60):
        if about_absence(hall):
            break
        await table.wait(TEMPOS[tempo] / 4)
    asked = checked(told(table), "p3")
    # The first one he answered; one was missed, and time stood still for as long once its round was over.
    assert [round(until - since) for _, since, until in asked[1:]] == [round(TEMPOS[tempo])]
    assert [each["reason"] for each in told(table) if each["type"] == "held"] == ["absent"]
    assert [later - earlier for (earlier, *_), (later, *_) in pairwise(asked)] == [ROUND]
    others = [
        each["who"] for each in told(table) if each.get("kind") == "declare" and each["type"] == "decision_opened"
    ]
    assert sorted(each for each in others if each != "p3") == ["p1", "p2"], (
        "they are asked at the opening, and go on by themselves"
    )
    assert "Cassandra\u00a0: temporise depuis l’ouverture" in hall.reads()
    own = await hall.players["cassandra"].type("/encounter status")
    assert "Temporise depuis l’ouverture" in own.words

    # The game master is told, and decides: nobody else may, twice is once, and late is too late.
    (message,) = about_absence(hall)
    (called,) = [each for each in hall.messages() if hall.gm.member.id in each.pings]
    assert called.content.startswith(f"<@{hall.gm.member.id}> ⏳")
    # It stands in the message that holds the present, beside what is asked.
    assert message.id == hall.messages()[-1].id
    buttons = {each.component["label"]: each for each in controls(message)}
    assert {"Automate", "Confier", "Attendre encore", "Reprendre", "Agir…"} <= set(buttons)
    assert (await hall.use(hall.players["jurl"], buttons["Automate"])).words == "Seul le MJ peut faire cela."
    assert (await hall.use(hall.gm, buttons["Automate"])).problem is None
    await table.settled()
    again = await hall.use(hall.gm, buttons["Automate"])
    assert again.private
    assert "il n’y a plus rien à décider" in again.words
    assert sum(each["type"] == "handed_over" for each in told(table)) == 1
    # Where it was a breather, time goes on by itself.
    await table.wait(BREATHS[tempo] + 1)
    await rest(table)
    assert "p3" in [each["combatant"] for each in told(table) if each["type"] == "action_declared"]
    assert whole(table, [hall]) == []
