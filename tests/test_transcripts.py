"""A whole fight as one player reads it on a phone: `python -m tests.test_transcripts` writes the pages, the tests hold
them true."""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rehearsal.phone import WIDTH, columns

ROOT = Path(__file__).resolve().parents[1]
SCENES = {"fr": "partie_fr", "en": "game_en"}
HEADS = {
    "fr": """# Une partie sur un téléphone

Un combat entier, tel qu’Alice le lit sur un écran de 360 pixels : trois joueurs et leur MJ contre un orc et deux
gobelins. C’est la scène `tests/scenes/partie_fr.txt` ; la page est faite par

```sh
python -m bot rehearse --script tests/scenes/partie_fr.txt --as Alice --seed 5eed
```

`●` est un message, `▶` ce que fait Alice, `🔔` un appel (ping) : il n’y en a pas d’autre. `[Bouton]`, `{Liste ▾}`.
Le message du bas tient tout le présent : de ce qui y change ne sont redites que les lignes nouvelles. Un message
modifié alors qu’il est sorti de l’écran n’est pas répété.

""",
    "en": """# A game on a phone

A whole fight as Alice reads it on a screen of 360 pixels: three players and their GM against an orc and two goblins.
It is the scene `tests/scenes/game_en.txt`; the page is made by

```sh
python -m bot rehearse --script tests/scenes/game_en.txt --as Alice --seed 5eed --locale en
```

`●` is a message, `▶` what Alice does, `🔔` a ping: there are no others. `[Button]`, `{List ▾}`. The message at the
bottom holds all that is present: of what changes in it only new lines are told again. A message that is edited after it
has left the screen is not repeated.

""",
}


_DRAWN = re.compile(
    r"((?:digest of the journal|empreinte du journal|contributed by\s+joining|en rejoignant\s+le\s+combat)[\s:]*)"
    r"(?:[0-9a-f]+\n)+"
)
"""Digests of what is drawn by lot."""


def page(locale: str) -> Path:
    return ROOT / "docs" / f"transcript_{locale}.md"


def read_as(who: str, locale: str) -> str:
    """What the command prints."""
    out = io.StringIO()
    scene = ROOT / "tests" / "scenes" / f"{SCENES[locale]}.txt"
    with contextlib.redirect_stdout(out):
        code = main(["rehearse", "--script", str(scene), "--as", who, "--seed", "5eed", "--locale", locale])
    assert code == 0
    return _DRAWN.sub(r"\1…\n", out.getvalue().rstrip("\n") + "\n")


def whole(locale: str) -> str:
    return f"{HEADS[locale]}```text\n{read_as('Alice', locale)}```\n"


def shown(locale: str) -> list[str]:
    """The lines of the phone on the page."""
    return page(locale).read_text("utf-8").partition("```text\n")[2].rpartition("```")[0].splitlines()


def messages(locale: str) -> list[list[str]]:
    """The messages on the page: head and lines, with what Alice did in between."""
    made: list[list[str]] = []
    for line in shown(locale):
        if line.startswith(("●", "▶", "⏱ ")) or not made:
            made.append([])
        made[-1].append(line)
    return made


@pytest.mark.parametrize("locale", SCENES)
def test_the_page_is_what_alice_reads(locale: str) -> None:
    assert page(locale).read_text("utf-8") == whole(locale), "run: python -m tests.test_transcripts"


@pytest.mark.parametrize("locale", SCENES)
def test_every_line_fits_a_phone(locale: str) -> None:
    assert [line for line in shown(locale) if columns(line) > WIDTH] == []
    assert max(map(columns, shown(locale))) > WIDTH - 4


@pytest.mark.parametrize("locale", SCENES)
def test_nobody_is_called_for_nothing(locale: str) -> None:
    """A ping comes with a question to Alice and a button to answer it, once; nothing else mentions her."""
    told = messages(locale)
    pinged = [each for each in told if "🔔" in each[0]]
    assert len(pinged) == 4
    for each in pinged:
        assert "@Alice" in each[1]
        assert any(line.startswith("[") for line in each)
    others = [each for each in told if each not in pinged and not each[0].startswith("▶")]
    assert [each for each in others if any("@Alice" in line for line in each)] == []


@pytest.mark.parametrize("locale", SCENES)
def test_nothing_is_told_twice_and_no_message_is_a_wall(locale: str) -> None:
    fresh = [tuple(each[1:]) for each in messages(locale) if re.fullmatch(r"● Arbitre( · 🔔)?", each[0])]
    assert len(fresh) == len(set(fresh))
    # Rulings, a question each of whose answers says what it leads to, the table, and the buttons.
    assert max(map(len, fresh)) <= 46


def test_both_languages_tell_the_same_story() -> None:
    french, english = ([each[0][0] for each in messages(locale)] for locale in SCENES)
    assert french == english
    rulings = [re.findall(r"(\d+) (?:contre|against) (\d+)", " ".join(shown(locale))) for locale in SCENES]
    assert rulings[0] == rulings[1]
    assert len(rulings[0]) > 8


def counted(lines: Sequence[str]) -> dict[str, str]:
    """What a page costs its reader, by the words of the table in the decision about the living message."""
    blocks: list[list[str]] = [[]]
    for line in lines:
        if line.startswith(("●", "▶", "⏱", "↱")):
            blocks.append([])
        blocks[-1].append(line)
    alone = edits = posts = presses = 0
    to_scroll: list[int] = []
    above = read = 0
    for each in blocks:
        read += len(each)
        head = each[0] if each else ""
        presses += head.startswith("▶")
        if not head.startswith("●"):
            continue
        edited = re.search(r"modifié|plus haut", head) is not None
        private = "en privé" in head
        edits, alone, posts = edits + edited, alone + private, posts + (not edited and not private)
        if not edited and not private and any("───" in line for line in each):
            above = read
        if "🔔" in head:
            to_scroll.append(read - above)
    found = {
        "messages in the channel": posts,
        "messages to her or him alone": alone,
        "edits that show": edits,
        "presses and commands": presses,
        "pings": len(to_scroll),
        "lines in all": sum(bool(line.strip()) for line in lines),
        "lines to scroll up to the tracker when called, at most": max(to_scroll),
    }
    return {what: str(count) for what, count in found.items()}


def test_the_table_of_what_one_message_saves_is_true() -> None:
    text = (ROOT / "docs" / "side_by_side.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    assert rows[0] == ["what is counted", "Alice before", "Alice now", "MJ before", "MJ now"]
    now = {"Alice now": counted(shown("fr")), "MJ now": counted(read_as("MJ", "fr").splitlines())}
    for column, found in now.items():
        assert {row[0]: row[rows[0].index(column)] for row in rows[2:]} == found
    for row in rows[2:]:
        if row[0] in (
            "messages in the channel",
            "edits that show",
            "lines to scroll up to the tracker when called, at most",
        ):
            assert all(was == "–" or int(is_now) < int(was) for was, is_now in (row[1:3], row[3:5])), row


if __name__ == "__main__":
    for language in SCENES:
        page(language).write_text(whole(language), "utf-8")
