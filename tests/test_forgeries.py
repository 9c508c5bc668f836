"""Forged exports of both kinds, made by rule: every field of every line altered, lines and parts dropped, doubled,
swapped, cut off; faces, marks, authors, times, versions, events, people and texts. Each is caught, but those that
`docs/proof.md` names. A few of every kind in each run; `--forge N` takes N of each export."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.build import build_of
from bot.catalogue import load_library
from bot.kernel.effects import Roll
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from bot.rulesets import rulesets_of
from bot.table.keeping.document import UNREADABLE, Unverified
from bot.table.keeping.verifying import verify
from bot.text import LOCALES, Texts
from tests.forging import rechained
from tests.test_percentile_export import SCENE, attached

Forgery: TypeAlias = tuple[str, Any]
FEW = 60
"""Forgeries of each export in every run."""


@pytest.fixture(scope="module")
def games() -> Any:
    return rulesets_of(load_library())


@pytest.fixture
async def exports(tmp_path: Path) -> dict[str, Any]:
    async with LocalTable(tmp_path / "var" / "arbitre.db", seed="5eed") as table:
        await Player(table).play(parse(SCENE))
        await table.person("MJ").type("/combat finir")
        await table.settled()
        return {
            "gm": json.loads(await attached(table, table.person("MJ"))),
            "player": json.loads(await attached(table, table.person("Alice"))),
        }


def other(value: Any) -> Any:
    """Something like *value* that it is not."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case float():
            return value + 1.0
        case str() if len(value) in (32, 64) and set(value) <= set("0123456789abcdef"):
            return ("0" if value[0] != "0" else "1") + value[1:]
        case str():
            return value + "x"
        case None:
            return 1
    raise TypeError(value)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every leaf of a document, and the way to it."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from places(each, (*path, name))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from places(each, (*path, at))
    else:
        yield path, value


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        document = document[step]
    return document


def swap(several: list[Any], index: int) -> None:
    several.insert(index - 1, several.pop(index))


def forgeries(document: dict[str, Any]) -> Iterator[tuple[str, Callable[[Any], None]]]:
    """What can be done to *document*: a name, and how."""

    def altering(path: tuple[Any, ...]) -> Callable[[Any], None]:
        def forge(made: Any) -> None:
            at(made, path[:-1])[path[-1]] = other(at(made, path))

        return forge

    for path, _ in places(document):
        yield f"alter {path}", altering(path)
    lines = document["lines"]
    for index in range(len(lines)):
        yield f"drop line {index}", lambda made, i=index: made["lines"].pop(i)
        yield f"double line {index}", lambda made, i=index: made["lines"].insert(i, copy.deepcopy(made["lines"][i]))
        if index:
            yield f"cut at {index}", lambda made, i=index: made["lines"].__delitem__(slice(i, None))
            yield f"swap line {index}", lambda made, i=index: made["lines"].insert(i - 1, made["lines"].pop(i))
        for part in ("events", "dice"):
            several = lines[index].get(part, ())
            for k in range(len(several)):
                yield f"drop {part} {index}.{k}", lambda made, i=index, p=part, k=k: made["lines"][i][p].pop(k)
                yield (
                    f"double {part} {index}.{k}",
                    lambda made, i=index, p=part, k=k: made["lines"][i][p].insert(k, made["lines"][i][p][k]),
                )
                if k and several[k] != several[k - 1]:
                    yield (
                        f"swap {part} {index}.{k}",
                        lambda made, i=index, p=part, k=k: made["lines"][i][p].insert(
                            k - 1, made["lines"][i][p].pop(k)
                        ),
                    )
    for name in document["persons"]:
        yield f"drop person {name}", lambda made, n=name: made["persons"].pop(n)
    yield "no lines", lambda made: made["lines"].clear()


def excused(document: dict[str, Any], name: str) -> bool:
    """Whether `docs/proof.md` names what *name* does to *document*: the words of an event told in part."""
    if not name.startswith("alter ('lines'"):
        return False
    path = eval(name.removeprefix("alter "))
    if len(path) < 5 or path[2] != "events":
        return False
    event = document["lines"][path[1]]["events"][path[3]]
    return "digest" in event and path[4] != "digest"


def caught(document: Any, games: Any, digest: str) -> str:
    """The key of the sentence by which a forgery is refused, empty where it passes."""
    try:
        verify(document, games, digest, build=build_of())
    except Unverified as refused:
        return refused.key
    return ""


@pytest.mark.parametrize("whose", ["gm", "player"])
async def test_forged_exports_are_caught(
    whose: str, exports: dict[str, Any], games: Any, request: pytest.FixtureRequest
) -> None:
    document = exports[whose]
    digest = document["encounter"]["digest"]
    assert verify(document, games, digest, build=build_of()).digest == digest
    every = [each for each in forgeries(document) if not excused(document, each[0])]
    wanted = request.config.getoption("--forge") or FEW
    chosen = every if wanted >= len(every) else random.Random(7).sample(every, wanted)
    missed = []
    for name, forge in chosen:
        made = copy.deepcopy(document)
        forge(made)
        if made != document and not caught(made, games, digest):
            missed.append(name)
    assert not missed, missed[:20]
    print(f"{whose}: {len(chosen)} of {len(every)} forgeries, all caught")


async def test_whoever_makes_all_digests_anew_is_caught_by_the_channel(
    exports: dict[str, Any], games: Any, request: pytest.FixtureRequest
) -> None:
    """Of the game master's export, which tells the veil. Without the channel's digest, what is played again catches
    cut ends, marks, faces and events; times and authors only the channel proves."""
    document = exports["gm"]
    digest = document["encounter"]["digest"]
    every = [each for each in forgeries(document) if each[0].startswith(("alter ('lines'", "cut", "drop", "swap"))]
    wanted = (request.config.getoption("--forge") or FEW) // 2
    missed = []
    for name, forge in every if wanted >= len(every) else random.Random(8).sample(every, wanted):
        made = copy.deepcopy(document)
        forge(made)
        try:
            rechained(made)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            continue
        if made != document and not caught(made, games, digest):
            missed.append(name)
    assert not missed, missed[:20]

    for at_line in range(1, len(document["lines"])):
        cut = copy.deepcopy(document)
        del cut["lines"][at_line:]
        with pytest.raises(Unverified):
            verify(rechained(cut), games, build=build_of())  # whatever digest is given: the end is not there
    for line in document["lines"]:
        for rolled in line["dice"]:
            if rolled[2]:
                made = copy.deepcopy(document)
                made["lines"][line["line"] - 1]["dice"][line["dice"].index(rolled)][2] = False
                with pytest.raises(Unverified):
                    verify(rechained(made), games, build=build_of())


async def test_an_honest_export_reads_as_honest_after_an_update(exports: dict[str, Any], games: Any) -> None:
    """Another build of one version number rules otherwise, or cannot read what the first one wrote: what it did not
    write was not altered, and the lines that are ruled again are counted apart from those that are only chained."""
    document, theirs = exports["gm"], build_of()
    lines = len(document["lines"])
    assert {each["build"] for each in document["lines"]} == {theirs}
    assert verify(document, games, build=theirs).ruled == lines

    game = games[document["encounter"]["ruleset"]]
    changed = object.__new__(type(f"Today{type(game).__name__}", (type(game),), {"play": _other_dice(type(game))}))
    changed.__dict__.update(game.__dict__)
    today = {game.id: changed}
    with pytest.raises(Unverified, match="export-differs"):
        verify(document, today, build=theirs)
    done = verify(document, today, build="another")
    assert done.retold
    assert done.ruled + len(done.retold) == lines == done.lines
    unread = copy.deepcopy(document)
    at = next(n for n, each in enumerate(unread["lines"]) if n > lines // 2 and each["events"])
    unread["lines"][at]["events"][0]["type"] = "no_such_event"
    rechained(unread)
    with pytest.raises(Unverified, match="export-unreadable"):
        verify(unread, games, build=theirs)
    done = verify(unread, games, build="another")
    assert (done.ruled, done.retold) == (at, tuple(range(at + 1, lines + 1)))
    assert done.rolls == verify(document, games, build=theirs).rolls

    # Until now lines said nothing of it: another build's.
    old = copy.deepcopy(document)
    for each in old["lines"]:
        del each["build"]
    assert verify(rechained(old), today, build=theirs).retold
    # Which build wrote a line is covered by its digest, in a player's export as well.
    for found in exports.values():
        forged = copy.deepcopy(found)
        next(each for each in forged["lines"] if "build" in each)["build"] = "another"
        with pytest.raises(Unverified, match="export-broken"):
            verify(forged, games, build=theirs)
    assert verify(exports["player"], today, build="another").ruled == 0


def _other_dice(base: Any) -> Any:
    def play(self: Any, scene: Any) -> Any:
        """A rule is another one: each die shows one more."""
        action, value = base.play(self, scene), None
        while True:
            try:
                effect = action.send(value)
            except StopIteration:
                return
            value = yield effect
            if isinstance(effect, Roll):
                value = tuple(min(effect.dice.sides, face + 1) for face in value)

    return play


@pytest.mark.parametrize(
    ("text", "fault", "where"),
    [
        ("[]", "table", ""),
        ("{}", "missing", "format"),
        ('{"format": "arbitre-export", "version": 9}', "version", "version"),
        ('{"a": 1, "a": 2}', "twice", "a"),
        ("[" * 200_000, "nested", ""),
        ('{\n"whole": tru }', "json", ""),
        ('{"whole": true, "lines": ' + "9" * 5_000 + "}", "other", ""),
        ('{"format": NaN}', "constant", "NaN"),
        ("\ud800", "encoding", ""),
    ],
)
def test_what_is_no_export_gets_a_sentence_without_a_librarys_words(
    text: str, fault: str, where: str, tmp_path: Path, games: Any
) -> None:
    from bot.table.keeping.document import read

    (tmp_path / "e.json").write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(Unverified, match="export-unreadable") as refused:
        verify(read(tmp_path / "e.json"), games)
    assert refused.value.facts == {"fault": fault, "where": where, "line": 2 if fault == "json" else 0}


def test_a_field_of_an_export_that_is_not_as_it_should_be_is_named(exports: dict[str, Any], games: Any) -> None:
    for kind, change, fault, where in (
        ("gm", lambda found: found["lines"][2].update(at="soon"), "field", "lines.3.at"),
        ("gm", lambda found: found["lines"][0].update(mood=1), "unknown", "lines.1.mood"),
        ("player", lambda found: found["lines"][0].pop("kind"), "missing", "lines.1.kind"),
        ("gm", lambda found: found["encounter"].update(ruleset="chess"), "game", "chess"),
    ):
        forged = copy.deepcopy(exports[kind])
        change(forged)
        with pytest.raises(Unverified, match="export-unreadable") as refused:
            verify(forged, games)
        assert refused.value.facts == {"fault": fault, "where": where, "line": 0}


def test_what_is_wrong_with_an_export_is_said_in_either_language_and_in_no_other_words() -> None:
    for locale in LOCALES:
        texts = Texts(default=locale)
        said = [texts.say(locale, "cli-export-unreadable", fault=fault, where="w", line=3) for fault in UNREADABLE]
        assert len(set(said)) == len(UNREADABLE)
        assert all("\n" not in each and each.endswith(".") for each in said)


def test_a_file_of_a_hundred_megabytes_is_not_read(tmp_path: Path) -> None:
    from bot.table.keeping.document import read

    with (tmp_path / "large.json").open("wb") as file:
        file.truncate(100 * 2**20)
    with pytest.raises(Unverified, match="export-too-long"):
        read(tmp_path / "large.json")
