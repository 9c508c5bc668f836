"""The pictures of the guides: `python -m tests.test_guide_pictures` draws them, the tests hold that it does.

The chat is a part of the page that tells a whole fight as a player reads it (`docs/transcript_….md`); map and timeline
are what the bot sends while a scene is played, on a light ground.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from bot.pictures.brush import BAND, DARK, DIM, INK, LINE, PANEL, SKY, Sheet, font, width
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from tests.pictures.drawn import opened
from tests.test_transcripts import messages

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
SCENE = ROOT / "tests" / "scenes" / "embuscade_grille_fr.txt"
WIDE, EDGE, HIGH, TEXT, SMALL = 440, 14, 25, 18, 15
MOST_LINES: Final = 46
CLOSE: Final = ("line", "hint", "board", "rule")
"""The kinds of rows that stand close to each other."""
LETTERS: Final = (2, 18, 28)
COLUMNS: Final = (0, 150, 290)
"""Where the columns of what says how all stand begin, in letters and in pixels."""
HEAVIEST: Final = 20_000
ASKED = {"fr": "[Parer", "en": "[Parry"}
"""What the first question of the chat offers."""


# ---- the chat


@lru_cache(maxsize=512)
def _has(letter: str) -> bool:
    return bytes(font(TEXT).getmask(letter)) != bytes(font(TEXT).getmask("\uffff"))


def legible(text: str) -> str:
    """*text* with the letters that the pictures have."""
    return "".join(each for each in text.replace("\ufe0f", "") if each == " " or _has(each)).strip()


def said(locale: str) -> list[list[str]]:
    """A question to Alice, her answer and what comes of it, from the page of her fight."""
    told = messages(locale)
    first = next(at for at, each in enumerate(told) if any(line.startswith(ASKED[locale]) for line in each))
    answered = next(at for at in range(first, len(told)) if told[at][0].startswith("▶"))
    return told[first : answered + 2]


def chat(locale: str) -> bytes:
    """The messages of `said` as a phone shows them."""
    rows: list[tuple[str, list[str]]] = []
    shown: set[str] = set()
    for message in said(locale):
        head, *lines = message
        begin = next((at for at, line in enumerate(lines) if line.startswith("[")), len(lines))
        if head.startswith("▶"):
            rows.append(("pressed", [f"Alice : {legible(head)}" if locale == "fr" else f"Alice: {legible(head)}"]))
            continue
        rows.append(("head", [legible(head.partition("·")[0].removeprefix("●"))]))
        # A message that is changed in place says again what stands above: here it is left out.
        known = next((at for at, line in enumerate(lines[:begin]) if line and line not in shown), begin)
        fresh = lines[known:begin]
        shown.update(fresh)
        hint = False
        for text in fresh:
            hint = bool(text) and (hint or text.startswith("–"))
            if text.startswith("  "):
                columns = [legible(text[begins:ends]) for begins, ends in pairwise((*LETTERS, len(text) + 1))]
                rows.append(("board", columns) if any(columns) else ("rule", []))
            elif text:
                rows.append(("hint" if hint else "line", [legible(text)]))
        pressable = re.findall(r"\[([^\]]+)\]", " ".join(lines[begin:]))
        line: list[str] = []
        for each in map(legible, pressable):
            if line and sum(width(other, SMALL) + 30 for other in (*line, each)) > WIDE - 2 * EDGE:
                rows.append(("buttons", line))
                line = []
            line.append(each)
        if line:
            rows.append(("buttons", line))
    rows = rows[:MOST_LINES]
    while rows[-1][0] == "head":
        rows.pop()
    sheet = Sheet(WIDE, 2 * EDGE + sum(HIGH + 9 * (kind not in CLOSE) for kind, _ in rows), theme="light")
    y = EDGE
    for kind, texts in rows:
        high = HIGH + 9 * (kind not in CLOSE)
        x, middle = EDGE, y + high // 2
        if kind == "buttons":
            for each in texts:
                sheet.shape("plate", (x, y + 2, x + width(each, SMALL) + 22, y + high - 3), LINE)
                sheet.text(x + 11, middle, each, SMALL, INK, LINE)
                x += width(each, SMALL) + 30
        elif kind == "pressed":
            sheet.fill((0, y + 2, WIDE, y + high - 2), BAND)
            sheet.text(x, middle, texts[0], TEXT, INK, BAND)
        elif kind == "head":
            sheet.shape("disc", (x, middle - 11, x + 22, middle + 11), SKY)
            sheet.centred(x + 11, middle, texts[0][:1], SMALL, DARK, SKY)
            sheet.text(x + 30, middle, texts[0], TEXT, SKY, PANEL)
        elif kind == "rule":
            sheet.fill((x, middle, x + COLUMNS[-1], middle + 1), LINE)
        elif kind == "board":
            for column, each in zip(COLUMNS, texts, strict=False):
                sheet.text(x + column, middle, each, TEXT, INK)
        else:
            sheet.text(x, middle, texts[0], TEXT, DIM if kind == "hint" else INK)
        y += high
    return sheet.light(HEAVIEST)


# ---- what the bot sends


SEGMENT = "\nMJ> /mj reglages reglage:theme valeur:light\nlocale MJ {}\nlocale Alice {}\nMJ> {}\nAlice> {}\n"


async def sent() -> Mapping[str, bytes]:
    """The pictures that are sent while the scene is played, by the names of their files, in both languages."""
    until = SCENE.read_text("utf-8").partition("MJ> /combat frise")[0]
    script = until + SEGMENT.format("fr", "fr", "/combat frise", "/combat plan")
    script += SEGMENT.replace("MJ> /mj reglages reglage:theme valeur:light\n", "").format(
        "en", "en", "/encounter timeline", "/encounter map"
    )
    found: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        async with LocalTable(Path(folder) / "scene.db", seed="5eed") as table:
            await Player(table).play(parse(script))
            world = table.double.world
            for channel in world.channels.values():
                for message in channel.messages.values():
                    for told in message.payload["attachments"]:
                        if message.reader is not None:
                            found[told["filename"]] = world.files[urlsplit(told["url"]).path]
    return found


NAMES = {"fr": {"map": "plan.png", "timeline": "frise.png"}, "en": {"map": "map.png", "timeline": "timeline.png"}}


def drawn() -> Mapping[str, bytes]:
    """All pictures, by the names that they have beside the guides."""
    made = asyncio.run(sent())
    pictures = {f"{what}_{locale}.png": made[name] for locale, each in NAMES.items() for what, name in each.items()}
    return {**pictures, **{f"chat_{locale}.png": chat(locale) for locale in NAMES}}


# ---- held


def test_the_command_draws_every_picture_of_the_guides() -> None:
    made = drawn()
    assert {each.name for each in PICTURES.glob("*.png")} == set(made)
    for name, picture in made.items():
        for found in (picture, (PICTURES / name).read_bytes()):
            image = opened(found)
            assert 400 <= image.width <= 640, name
            assert len(found) <= HEAVIEST, name
            assert image.getpixel((0, 0)) == (255, 255, 255), f"{name}: a light ground"


@pytest.mark.parametrize("locale", NAMES)
def test_the_chat_shows_a_question_its_buttons_the_answer_and_what_comes_of_it(locale: str) -> None:
    question, answer, *after = said(locale)
    assert any(line.startswith(ASKED[locale]) for line in question)
    assert answer[0].startswith("▶")
    assert after


def test_every_picture_is_shown_in_a_guide_of_its_language() -> None:
    for path in PICTURES.glob("*.png"):
        pages = [*ROOT.glob("docs/*.md"), ROOT / "README.md"]
        showing = [each.name for each in pages if f"pictures/{path.name})" in each.read_text("utf-8")]
        assert any(path.stem[-2:] == name[-5:-3] for name in showing), path.name


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for name, picture in drawn().items():
        (PICTURES / name).write_bytes(picture)
