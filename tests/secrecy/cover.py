"""The scenes in which somebody is hidden in every run: together they show all that any scene with a fight in it shows.

What a scene shows is told in words such as `dnd5 event struck public`: each event of a game with who may read it, each
question and how it was settled, each setting, each panel that was seen, pressed or filled in, each command with its
options. `tests/fixtures/cover.json` says which scenes were chosen and what each brings that none before it did; with
`--hunt` all scenes are played so. Whoever writes a scene that brings something new is told by `tests.scenes`:

    python -m tests.secrecy.cover SCENE …       # plays these, and takes up those that bring something new
    python -m tests.secrecy.cover               # plays all, and chooses anew: some minutes
"""

from __future__ import annotations

import asyncio
import functools
import json
import random
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel.codec import Codec
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import Act, Command, Line, Locale, Restart, Say, Wait, load
from bot.rehearsal.world import COMMAND, COMPONENT, MODAL
from bot.rulesets import rulesets_of
from bot.store import Archive
from tests import kept
from tests.secrecy import patient

SCENES = Path(__file__).parents[1] / "scenes"
FIXTURE = Path(__file__).parents[1] / "fixtures" / "cover.json"
CHANCE = "(by chance)"
"""What fell with the dice of a plain play, and in no watched one: no scene lays these dice."""
VALUES = ("format", "hidden", "side", "tempo")
"""The options of which each value is something else that others see."""
TRIES = 2_000
BEGINS = ("Commencer", "label='Start'")
ADDS = ("/pnj ajouter", "/npc add")
WITH_THEM = "camp:avec les joueurs"
"""How a scene adds somebody who fights beside the players."""


@functools.cache
def chosen() -> Mapping[str, Sequence[str]]:
    """By scene, what it brings that none before it did."""
    told: dict[str, list[str]] = json.loads(FIXTURE.read_text(encoding="utf-8"))
    return {scene: brought for scene, brought in told.items() if scene != CHANCE}


@functools.cache
def known() -> frozenset[str]:
    """All that the chosen scenes bring, and what is left to chance."""
    told: dict[str, list[str]] = json.loads(FIXTURE.read_text(encoding="utf-8"))
    return frozenset(each for brought in told.values() for each in brought)


def faces(line: Line) -> bool:
    """Whether from this *line* on somebody stands against the players."""
    match line.step:
        case Act(action=Command(text=text)) if text.startswith(ADDS):
            return not text.endswith(WITH_THEM)
    return any(begins in str(line.step) for begins in BEGINS)


def fought(lines: Iterable[Line]) -> bool:
    """Whether there is a fight in a scene: else nobody can be hidden in it."""
    return any(map(faces, lines))


# ---- what a scene shows


def kinds(table: LocalTable, lines: Iterable[Line]) -> set[str]:
    """What the scene of *lines* showed, which was played at *table*."""
    return {*_of_journal(table.database), *_of_messages(table), *_of_deeds(table), *_of_script(lines)}


@functools.cache
def _games() -> Mapping[str, tuple[Any, Codec[Any]]]:
    return {name: (game, Codec(game)) for name, game in rulesets_of(load_library()).items()}


def _of_journal(database: Path) -> Iterator[str]:
    with Archive(database) as archive:
        for row in archive.encounters():
            game, codec = _games()[row.ruleset]
            for entry in archive.entries(row.id):
                for text in entry.events:
                    for event in codec.load_events(text.body):
                        yield f"{row.ruleset} event {event.type} {game.audience(event).to}"
                        match event.type:
                            case "decision_opened":
                                yield f"{row.ruleset} question {event.kind}{' in secret' if event.secret else ''}"
                            case "decision_closed":
                                yield f"{row.ruleset} question {event.kind} {event.how}"
                            case "table_set":
                                yield f"setting {event.setting} {event.after}"


def _of_messages(table: LocalTable) -> Iterator[str]:
    for each in table.double.log.since():
        if each.method in ("POST", "PATCH"):
            yield from (f"panel {verb} shown" for verb in _verbs(each.body))


def _verbs(body: Any) -> Iterator[str]:
    """What the components in *body* are for: how their ids begin."""
    if isinstance(body, dict):
        verb, mark, _ = str(body.get("custom_id", "")).partition("|")
        if mark:
            yield verb
        for value in body.values():
            yield from _verbs(value)
    elif isinstance(body, list):
        for value in body:
            yield from _verbs(value)


def _of_deeds(table: LocalTable) -> Iterator[str]:
    for each in table.double.world.interactions.values():
        data = each.data
        if each.kind in (COMPONENT, MODAL):
            yield f"panel {data['custom_id'].partition('|')[0]} {'filled' if each.kind == MODAL else 'pressed'}"
        elif each.kind == COMMAND:
            name, options = str(data["name"]), data.get("options") or []
            while options and "options" in options[0]:
                name, options = f"{name} {options[0]['name']}", options[0]["options"]
            yield f"command {name}"
            for option in options:
                yield f"command {name} {option['name']}"
                if option["name"] in VALUES:
                    yield f"command {name} {option['name']} {option['value']}"


def _of_script(lines: Iterable[Line]) -> Iterator[str]:
    for line in lines:
        match line.step:
            case Wait() | Restart() | Locale():
                yield f"script {type(line.step).__name__.lower()}"
            case Act(action=Say()):
                yield "script chat"
            case Act(channel=str()):
                yield "script elsewhere"


# ---- what does not hold


def uncovered(scene: Path, table: LocalTable) -> list[str]:
    """What *scene* shows, and none of those in which somebody is hidden. *table*: where it was played."""
    return sorted(kinds(table, load(scene)) - known())


def missed(scene: Path, table: LocalTable) -> list[str]:
    """What *scene* was chosen for, if it was, and no longer shows."""
    return sorted({*chosen().get(scene.stem, ())} - kinds(table, load(scene)))


HOW = "play `python -m tests.secrecy.cover {}`: somebody is to be hidden where this happens"


# ---- choosing


async def _shown(scene: Path) -> tuple[set[str], set[str], float]:
    """What *scene* shows where somebody watches, and where it is played plainly; how long it is, in requests."""
    from tests.scenes.test_scenes import OTHER_SEED, table_for
    from tests.secrecy.test_scenes import without_anybody

    lines = load(scene)
    with tempfile.TemporaryDirectory() as folder:
        play = await without_anybody(scene, Path(folder) / "watched.db")
        shown = kinds(play.table, lines)
        async with table_for(scene, Path(folder) / "plain.db", seed=OTHER_SEED) as table:
            await Player(table).play(lines)
        return shown, kinds(table, lines), play.table.double.log.total


def choose(shown: Mapping[str, set[str]], length: Mapping[str, float]) -> list[str]:
    """The scenes, by name, that together show all of it, as short as they are found in some tries."""
    every = sorted(set().union(*shown.values()))
    bits = {name: sum(1 << at for at, kind in enumerate(every) if kind in kinds) for name, kinds in shown.items()}
    chance, best, least = random.Random(1), sorted(shown), float("inf")
    for _ in range(TRIES):
        weight = {name: length[name] * chance.uniform(0.6, 1.6) for name in bits}
        found: list[str] = []
        left = (1 << len(every)) - 1
        while left:
            found.append(max(bits, key=lambda name: (bits[name] & left).bit_count() / weight[name]))
            left &= ~bits[found[-1]]
        for name in sorted(found, key=lambda name: (-length[name], name)):
            rest = [each for each in found if each != name]
            if functools.reduce(int.__or__, (bits[each] for each in rest), 0) == (1 << len(every)) - 1:
                found = rest
        if (total := sum(length[name] for name in found)) < least:
            best, least = sorted(found), total
    return best


async def _main(names: Sequence[str]) -> None:
    cover: dict[str, list[str]] = json.loads(FIXTURE.read_text(encoding="utf-8")) if names else {}
    by_chance = {*cover.pop(CHANCE, ())}
    scenes = [SCENES / f"{name}.txt" for name in names] if names else sorted(SCENES.glob("*.txt"))
    shown: dict[str, set[str]] = {}
    plain: set[str] = set()
    length: dict[str, float] = {}
    for scene in scenes:
        cover.pop(scene.stem, None)
        if not fought(load(scene)):
            continue
        shown[scene.stem], told, length[scene.stem] = await _shown(scene)
        plain |= told
        print(f"{scene.stem}: {len(shown[scene.stem])}", file=sys.stderr)
    for name in shown if names else choose(shown, length):
        if new := shown[name] - {each for brought in cover.values() for each in brought}:
            cover[name] = sorted(new)
    by_chance = (by_chance | plain) - {each for brought in cover.values() for each in brought}
    told_of = {**dict(sorted(cover.items())), CHANCE: sorted(by_chance)}
    FIXTURE.write_text(json.dumps(told_of, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patched:
        kept.for_all(patched.setattr)
        patient.people(patched)
        asyncio.run(_main(sys.argv[1:]))
