"""The settings of a table as they are read and looked for: by chapter, one line each, and found by any part of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Setting
from bot.kernel.values import fold
from bot.pictures.plans import Theme
from bot.render.cards import Button, Card, Item, Option, Select
from bot.render.names import Ready
from bot.render.words import Words

OWN: Final = "table"
"""The table's own settings, whatever the game; the others are the game's."""
TEMPO, DICE, CLOCK = "tempo", "dice", "clock"
THEME = "theme"
"""Whether pictures have a dark ground or a light one."""
Pair: TypeAlias = tuple[str, Setting]
"""Whose it is, and the setting."""
MOST_OPTIONS: Final = 25
"""Of one select."""
LONGEST: Final = 1_900
"""Characters of a page."""
MOST_OTHERS: Final = 5
"""Of a setting's other values, so many are named in its line; its own card has all."""


def theme(table: Mapping[str, str]) -> Theme:
    """The ground of pictures at a table with the settings *table*."""
    return "light" if table.get(THEME) == "light" else "dark"


class Page(NamedTuple):
    """Some settings of one *chapter* (`OWN`, or as its rules' ids begin), with the line of each."""

    chapter: str
    pairs: tuple[Pair, ...]
    lines: tuple[str, ...]


def name_of(words: Words, setting: Setting) -> str:
    """What *setting* is called, as a sentence begins."""
    found = words.word("setting", setting.name)
    return found[:1].upper() + found[1:]


def value_of(words: Words, value: Scalar) -> str:
    """What *value* is called."""
    if isinstance(value, bool):
        return words.word("flag", "yes" if value else "no")
    return words.word("value", value) if isinstance(value, str) else str(value)


def code(value: Scalar) -> str:
    """*value* as it is typed and as an input carries it.

    >>> code(True), code(97), code("off")
    ('true', '97', 'off')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def same(one: Scalar, other: Scalar) -> bool:
    """Whether both are one value: yes is not 1.

    >>> same(True, 1), same(0, 0)
    (False, True)
    """
    return code(one) == code(other)


def chapter_of(pair: Pair) -> str:
    """The chapter of a setting; `OWN` for the table's own."""
    return OWN if pair[0] == OWN else pair[1].chapter


def departs(setting: Setting) -> bool:
    """Whether *setting* is another than the text's reading."""
    return setting.text is not None and not same(setting.value, setting.text)


def chapter_named(words: Words, chapter: str) -> str:
    """What *chapter* is called, as a title begins."""
    found = words.say(f"chapter-{chapter}")
    return found[:1].upper() + found[1:]


def marked(words: Words, setting: Setting, value: Scalar) -> str:
    """What *value* of *setting* is called; with a mark, where it is the text's reading."""
    said = value_of(words, value)
    return (
        words.say("settings-text", value=Ready(said))
        if setting.text is not None and same(value, setting.text)
        else said
    )


def choice(words: Words, setting: Setting, value: Scalar) -> str:
    """What *value* of *setting* is called where it stands alone in a select: figures say what they are. With a mark,
    where it is what the setting is now."""
    said = marked(words, setting, value)
    if said[:1].isdecimal():
        said = words.say("settings-figure", setting=Ready(name_of(words, setting)), value=Ready(said))
    return f"{'✓ ' if same(value, setting.value) else ''}{said}"[:100]


def line(words: Words, setting: Setting) -> str:
    """*setting* in one line: its name, what it is now, and what else it may be; the text's reading is marked, and where
    there is none, what is usual."""
    others = [each for each in setting.options if not same(each, setting.value)]
    # What the text says, or what is usual, is never left out.
    others.sort(key=lambda each: not same(each, setting.default))
    named = [marked(words, setting, each) for each in others[:MOST_OTHERS]]
    return words.say(
        "settings-line",
        setting=Ready(name_of(words, setting)),
        value=Ready(value_of(words, setting.value)),
        text=str(setting.text is not None and not departs(setting)).lower(),
        fixed=str(setting.fixed).lower(),
        others=Ready(" · ".join(named) + (" · …" if len(others) > MOST_OTHERS else "")) if named else None,
    )


def pages(words: Words, pairs: Sequence[Pair]) -> list[Page]:
    """*pairs*, which stand by chapter, in pages: a chapter each, or several where it is too long for a message or its
    select."""
    made: list[Page] = []
    for chapter, those in groupby(pairs, chapter_of):
        some: list[Pair] = []
        lines: list[str] = []
        for pair in those:
            said = line(words, pair[1])
            if some and (len(some) == MOST_OPTIONS or sum(map(len, lines)) + len(lines) + len(said) > LONGEST):
                made.append(Page(chapter, tuple(some), tuple(lines)))
                some, lines = [], []
            some.append(pair)
            lines.append(said)
        made.append(Page(chapter, tuple(some), tuple(lines)))
    return made


def page_of(made: Sequence[Page], setting: str) -> int:
    """On which of the pages the setting called so stands."""
    return next((at for at, page in enumerate(made) if any(each.name == setting for _, each in page.pairs)), 0)


def card(words: Words, made: Sequence[Page], at: int, encounter: str) -> Card:
    """One page of settings, with a select of them, one of chapters, and the pages beside it."""
    at = min(max(at, 0), len(made) - 1)
    page = made[at]
    departing = sum(departs(each) for other in made for _, each in other.pairs)
    title = words.say("settings-title", chapter=Ready(chapter_named(words, page.chapter)), page=at + 1, pages=len(made))
    told = [title, *page.lines, words.say("settings-legend", departing=departing)]
    rows: list[tuple[Item, ...]] = [(_choosing(words, page.pairs, encounter),), *_chapters(words, made, at, encounter)]
    turning = [
        Button(id=f"gs|{encounter}|{to}", label=words.say(key))
        for to, key in ((at - 1, "button-page-before"), (at + 1, "button-page-after"))
        if 0 <= to < len(made)
    ]
    rows.append((*turning, Button(id=f"pf|{encounter}|list", label=words.say("button-presets"))))
    return Card(text="\n".join(told), rows=tuple(rows))


def found_card(words: Words, pairs: Sequence[Pair], typed: str, encounter: str) -> Card:
    """The settings that were looked for: as many as a message and a select hold."""
    page = pages(words, [(whose, each) for whose, each in pairs[:MOST_OPTIONS]])
    lines = [each for one in page for each in one.lines]
    while sum(map(len, lines)) + len(lines) > LONGEST:
        lines.pop()
    title = words.say("settings-found", typed=words.shown(typed), count=len(pairs))
    more = [] if len(lines) == len(pairs) else ["…"]
    rows: list[tuple[Item, ...]] = [(_choosing(words, pairs[: len(lines)], encounter),)]
    rows.append((Button(id=f"gs|{encounter}|0", label=words.say("button-settings-all")),))
    return Card(text="\n".join([title, *lines, *more, words.say("settings-legend", departing=0)]), rows=tuple(rows))


def _choosing(words: Words, pairs: Sequence[Pair], encounter: str) -> Select:
    options = [
        Option(
            label=name_of(words, each)[:100], value=each.name, description=marked(words, each, each.value)[:100] or None
        )
        for _, each in pairs
    ]
    return Select(id=f"gs|{encounter}", placeholder=words.say("settings-choose"), options=tuple(options))


def _chapters(words: Words, made: Sequence[Page], at: int, encounter: str) -> list[tuple[Item, ...]]:
    """The chapters, each with how many settings it has, and how many of these depart from the text."""
    options = []
    for chapter, those in groupby(enumerate(made), lambda each: each[1].chapter):
        group = list(those)
        inside = [each for _, page in group for _, each in page.pairs]
        here = any(number == at for number, _ in group)
        options.append(
            Option(
                label=f"{'✓ ' if here else ''}{chapter_named(words, chapter)}"[:100],
                value=str(group[0][0]),
                description=words.say(
                    "settings-chapter", count=len(inside), departing=sum(departs(each) for each in inside)
                ),
            )
        )
    return [
        (
            Select(
                id=f"gc|{encounter}" if not first else f"gc|{encounter}|{first // MOST_OPTIONS}",
                placeholder=words.say("settings-chapters"),
                options=tuple(options[first : first + MOST_OPTIONS]),
            ),
        )
        for first in range(0, len(options), MOST_OPTIONS)
    ]


# ---- looking for them


def looked_for(words: Words, pairs: Sequence[Pair], typed: str) -> list[Pair]:
    """Those of *pairs* of which *typed* is a part of the name, a value, a rule's id or the chapter, whatever the
    accents: what begins with it first, then other names, what it is now, what else it may be, ids and chapters."""
    wanted = fold(typed).strip()
    if not wanted:
        return list(pairs)
    ranked = [(rank, at) for at, pair in enumerate(pairs) if (rank := _rank(words, pair, wanted)) is not None]
    return [pairs[at] for _, at in sorted(ranked)]


def _rank(words: Words, pair: Pair, wanted: str) -> int | None:
    setting = pair[1]
    name, now = fold(name_of(words, setting)), fold(value_of(words, setting.value))
    if name.startswith(wanted) or setting.name == wanted:
        return 0
    if wanted in name:
        return 1
    if wanted in now:
        return 2
    if any(wanted in fold(value_of(words, each)) for each in setting.options):
        return 3
    ids = [fold(each) for each in setting.rules]
    if any(wanted in each for each in ids) or wanted in fold(chapter_named(words, chapter_of(pair))):
        return 4
    return None


def offered(words: Words, pair: Pair) -> tuple[str, str]:
    """(label, value) of a setting while it is typed: its name, what it is, and its rules."""
    setting = pair[1]
    said = words.say(
        "settings-offer",
        setting=Ready(name_of(words, setting)),
        value=Ready(marked(words, setting, setting.value)),
        rules=Ready(", ".join(setting.rules)) if setting.rules else None,
    )
    return said.strip()[:100], setting.name
