"""The floor of a restart: encounters that lie in a file until they are spoken to.

A start reads only when each is due and which questions it has open. The first word to one reads its state, about 10 KB
of JSON for twelve combatants, and validates it.
"""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from bench.measure import median

PEOPLE = 12


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Weapon(_Strict):
    id: str
    name: str
    damage: str
    reach: int
    speed: int
    hands: int
    bonus: int = 0


class Wound(_Strict):
    place: str
    amount: int
    at: int


class Effect(_Strict):
    name: str
    until: int | None = None
    source: str | None = None
    modifier: int = 0


class Action(_Strict):
    id: str
    kind: str
    hand: str
    due: int
    target: str | None = None
    weapon: str | None = None
    faces: list[int]
    state: str


class Fighter(_Strict):
    id: str
    name: str
    owner: int
    side: str
    abilities: dict[str, int]
    skills: dict[str, int]
    stamina: int
    stamina_max: int = Field(ge=0)
    body: int
    body_max: int = Field(ge=0)
    armour: int
    x: int
    y: int
    hidden: bool
    temperament: str | None
    weapons: list[Weapon]
    wounds: list[Wound]
    effects: list[Effect]
    actions: list[Action]


class Scene(_Strict):
    id: str
    channel: int
    clock: int
    phase: str
    commitment: str
    gms: list[int]
    fighters: dict[str, Fighter]


def scene(number: int) -> Scene:
    """A plausible encounter."""
    fighters = [_fighter(number + place, f"c{place:02}") for place in range(PEOPLE)]
    return Scene(
        id=f"e{number:015}",
        channel=2_000_000_000_000_000_000 + number,
        clock=1234,
        phase="segment",
        commitment="ab" * 32,
        gms=[300_000_000_000_000_001],
        fighters={each.id: each for each in fighters},
    )


def _fighter(salt: int, ident: str) -> Fighter:
    some = [salt * 7919 % (modulus + 11) for modulus in range(24)]
    weapons = [
        Weapon(id=f"w{place}", name=name, damage="1d8+1", reach=2, speed=5, hands=1, bonus=place)
        for place, name in enumerate(("Épée longue", "Dague"))
    ]
    return Fighter(
        id=ident,
        name=f"Combattant numéro {salt}",
        owner=300_000_000_000_000_000 + salt,
        side="ab"[salt % 2],
        abilities=dict(zip(("str", "dex", "con", "int", "wis", "cha"), some, strict=False)),
        skills=dict(zip(("strike", "parry", "dodge", "brawl"), some[6:], strict=False)),
        stamina=some[10],
        stamina_max=30,
        body=some[11],
        body_max=12,
        armour=some[12],
        x=some[13],
        y=some[14],
        hidden=False,
        temperament="cautious" if salt % 2 else None,
        weapons=weapons,
        wounds=[Wound(place="torso", amount=1 + place, at=some[15 + place]) for place in range(salt % 3)],
        effects=[Effect(name="off balance", until=12, modifier=-2), Effect(name="prone", source="c03")][: 1 + salt % 2],
        actions=[
            Action(
                id=f"a{salt}{place}",
                kind="strike",
                hand=("right", "left")[place],
                due=some[18],
                target="c03",
                weapon="w1",
                faces=[some[19]],
                state="declared",
            )
            for place in range(1 + salt % 2)
        ],
    )


def fill(path: Path, count: int, whole: int) -> None:
    """A file with *count* encounters, *whole* of them with their state and three inputs since."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(
        "pragma journal_mode = wal; pragma synchronous = off;"
        "create table due (encounter text primary key, channel integer, at real, questions text);"
        "create table states (encounter text primary key, seq integer, state text);"
        "create table inputs (encounter text, seq integer, body text, primary key (encounter, seq)) without rowid;"
    )
    connection.execute("begin")
    for number in range(count):
        ident = f"e{number:06}"
        connection.execute("insert into due values (?, ?, ?, ?)", (ident, 2001 + number, 1.7e9 + number, '["q7","q8"]'))
        if number < whole:
            state = scene(number).model_dump_json()
            connection.execute("insert into states values (?, ?, ?)", (ident, 431, state))
            answer = json.dumps({"kind": "answer", "who": "c01", "question": "q7", "answer": "parry", "faces": [13, 4]})
            rows = [(ident, 431 + place, answer) for place in range(3)]
            connection.executemany("insert into inputs values (?, ?, ?)", rows)
    connection.execute("commit")
    connection.close()


def index(path: Path) -> list[tuple[str, int, float, list[str]]]:
    """What a start needs of every encounter."""
    connection = sqlite3.connect(path)
    rows = connection.execute("select encounter, channel, at, questions from due order by at")
    found = [(ident, channel, at, json.loads(questions)) for ident, channel, at, questions in rows]
    connection.close()
    return found


def first_word(path: Path, whole: int) -> float:
    """Seconds to read and validate one encounter, the median over *whole* different ones."""
    connection = sqlite3.connect(path)
    times = []
    for number in range(whole):
        ident = f"e{number:06}"
        start = time.perf_counter()
        (state,) = connection.execute("select state from states where encounter = ?", (ident,)).fetchone()
        Scene.model_validate_json(state)
        connection.execute("select body from inputs where encounter = ? order by seq", (ident,)).fetchall()
        times.append(time.perf_counter() - start)
    connection.close()
    return median(times)
