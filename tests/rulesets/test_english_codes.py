"""Codes are English in every game: actions, postures, statuses, settings, the fields of what is recorded, sheets.

A piece of a code that people read in the French sentences and nowhere in the English ones is a French word. What both
languages share is told apart here by nobody; neither is a word that no sentence says.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bot.catalogue import load_library
from bot.kernel.values import fold
from bot.rulesets import rulesets_of
from tests.rulesets.test_closed_sets import modules, sets_of_codes

LANG = Path("data/lang")
NO_TEXT = re.compile(r"^#.*$|^(?:[\w-]+|\s+\.[\w-]+) = |^\s*\*?\[[^\]]*\]|\{[^{}]*\}|\{[^{}]*->|`[^`]*`", re.MULTILINE)
"""What a file of sentences holds beside what people read: comments, keys, selectors, blanks, codes."""
WORD = re.compile(r"[a-z]{2,}")
ENGLISH = frozenset(
    {
        "art",
        "bat",
        "bond",
        "cause",
        "dire",
        "lame",
        "opposition",
        "pair",
        "pc",
        "position",
        "roc",
        "rondache",
        "tend",
        "zones",
    }
)
"""English words, and `pc` for a player's character, that only the French sentences happen to say."""
NAMES = frozenset({"desarconneur"})
"""Entries of the catalogue that have no other name."""


@cache
def read_in(locale: str) -> frozenset[str]:
    """Every word, without its accents, that the sentences of *locale* say."""
    texts = (path.read_text("utf-8") for path in sorted((LANG / locale).glob("*.ftl")))
    return frozenset(word for text in texts for word in WORD.findall(fold(NO_TEXT.sub(" ", text))))


def french(code: str) -> list[str]:
    """The pieces of *code* that are French."""
    foreign = read_in("fr") - read_in("en") - ENGLISH
    return [each for each in WORD.findall(code.lower()) if each in foreign]


def codes() -> Iterator[str]:
    for each in sets_of_codes():
        yield from each
    for module in modules():
        for kind in vars(module).values():
            if inspect.isclass(kind) and dataclasses.is_dataclass(kind):
                yield from (field.name for field in dataclasses.fields(kind))
    for game in rulesets_of(load_library()).values():
        for kind in (*game.event_types, *game.note_types):
            yield from (kind.type, *(field.name for field in dataclasses.fields(kind)))
        for offered in (*game.contents.codes.values(), *game.choices.options.values()):
            yield from map(str, offered)
        yield from game.choices.options
        yield from (field for group in game.sheets.groups().values() for field in group)


def test_every_code_is_english() -> None:
    found = set(codes())
    assert {code: pieces for code in sorted(found) if (pieces := french(code))} == {}
    assert len(found) > 900
    assert {"attack", "wrestling", "hit_points", "strike_total", "combatant_recorded", "damage_bonus"} <= found


def test_a_french_code_is_found() -> None:
    words = "attaque lutte parade_magique esquive rompre fuir deplacement degager anticipatif defensif etrangler"
    words += " energie bagarre tir equitation agilite assomme a_terre enfui hors_combat arme_brisee all_but_offensif"
    assert [each for each in words.split() if not french(each)] == []
    # The exceptions are needed.
    assert {each for each in ENGLISH if each not in read_in("fr") or each in read_in("en")} == set()


def test_every_entry_of_the_catalogue_goes_by_an_english_code() -> None:
    library = load_library()
    entries = [vars(each) for each in library.games]
    ids = {str(ident) for kinds in entries for kind in kinds.values() if hasattr(kind, "keys") for ident in kind}
    # Ready-made characters go by their own names.
    ids -= NAMES | {str(each) for game in library.games for each in game.characters}
    assert {code: pieces for code in sorted(ids) if (pieces := french(code))} == {}
    assert len(ids) > 100
