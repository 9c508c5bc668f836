"""The packaged catalogues: both languages say the same things, in good typography, within Discord's limits."""

from __future__ import annotations

import ast
import functools
import gc
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue.files import CATALOGUE_KEYS
from bot.catalogue.sheet import SHEET_KEYS
from bot.rulesets.shared.lacking import Reasons
from bot.settings import SETTINGS_KEYS
from bot.text import LOCALES, Texts
from bot.text.texts import PACKAGED

ROOT = Path(__file__).resolve().parents[2]
MANNERS = {None, "quiet", "join", "once", "break", "aside", "state"}
NAME = re.compile(r"[-_0-9a-zà-ÿœ]{1,32}")


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def test_every_key_is_in_both_languages(texts: Texts) -> None:
    assert texts.keys("fr") == texts.keys("en")
    assert len(texts.keys("fr")) > 300


def test_every_key_has_the_same_blanks_in_both_languages(texts: Texts) -> None:
    parted = {key: texts.blanks("fr", key) ^ texts.blanks("en", key) for key in texts.keys("fr")}
    # A blank that only French or only English needs (an article, say) ends in `_the`.
    differing = {key: blanks for key, blanks in parted.items() if any(not each.endswith("_the") for each in blanks)}
    assert differing == {}


def test_no_key_stands_twice_in_a_language() -> None:
    for locale in LOCALES:
        seen: dict[str, str] = {}
        for path in sorted((PACKAGED / locale).glob("*.ftl")):
            for line in path.read_text(encoding="utf-8").splitlines():
                found = re.match(r"([a-zA-Z][\w-]*) =", line)
                if found:
                    assert found[1] not in seen, f"{found[1]} in {path.name} and {seen.get(found[1])}"
                    seen[found[1]] = path.name


def test_a_sentence_takes_part_in_rulings_in_the_same_manner_in_both_languages(texts: Texts) -> None:
    for key in texts.keys("fr"):
        manners = [texts.attribute(locale, key, "manner") for locale in LOCALES]
        assert manners[0] == manners[1], key
        assert manners[0] in MANNERS, key


def french_lines() -> Iterator[tuple[str, int, str]]:
    for path in sorted((PACKAGED / "fr").glob("*.ftl")):
        if path.name == "rehearsal.ftl":
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield path.name, number, re.sub(r"`[^`]*`", "``", line)


def test_french_typography() -> None:
    """Narrow no-break space before ; ! ?, no-break space before : and inside quotes, curved apostrophes."""
    wrong = []
    for name, number, line in french_lines():
        bare = re.sub(r"<[^>]*>", "", line)
        if (
            re.search(r" [;:!?»]", bare)
            or re.search(r"« ", bare)
            or re.search(r"[^\u202f\W][;!?](\s|$)", bare)
            or re.search(r"[^\u00a0\W]:(\s|$)", bare)
            or "'" in bare
            or "..." in bare
        ):
            wrong.append(f"{name}:{number} {line}")
    assert wrong == []


PEOPLE = frozenset(
    {"combatant", "name", "mount", "who", "target", "attacker", "defender", "foe", "rider", "caster", "other"}
)
"""Blanks that hold what somebody is called."""


def test_french_elides_before_names() -> None:
    """“d’Aria”, never “de Aria”: a name goes through `DE` or `QUE`."""
    found = [
        f"{path.name}: {match[0]}"
        for path in sorted((PACKAGED / "fr").glob("*.ftl"))
        for match in re.finditer(
            r"\b(?:de|que|jusque|lorsque|puisque) \**\{ \$(\w+) \}", path.read_text(encoding="utf-8")
        )
        if match[1] in PEOPLE
    ]
    assert found == []


def test_french_says_vous() -> None:
    informal = re.compile(r"\b(tu|te|toi|ton|ta|tes|t’)\b", re.IGNORECASE)
    assert [(n, i, line) for n, i, line in french_lines() if informal.search(line)] == []


def test_commands_and_options_have_names_that_discord_takes(texts: Texts) -> None:
    for key in sorted(texts.keys("fr")):
        if not key.startswith(("cmd-", "opt-")):
            continue
        for locale in LOCALES:
            name = texts.say(locale, key)
            assert NAME.fullmatch(name), f"{locale} {key}: {name}"
            about = texts.attribute(locale, key, "about")
            assert 1 <= len(about or "") <= 100, f"{locale} {key}: {about}"


def test_choices_fit(texts: Texts) -> None:
    for key in texts.keys("fr"):
        if key.startswith("choice-"):
            for locale in LOCALES:
                assert 1 <= len(texts.say(locale, key)) <= 100, key


def test_buttons_fit(texts: Texts) -> None:
    for key in texts.keys("fr"):
        if key.startswith("button-") and not texts.blanks("fr", key):
            for locale in LOCALES:
                assert 1 <= len(texts.say(locale, key)) <= 80, key


# ---- every key that the program names has a sentence


@functools.cache
def calls(*folders: str) -> list[tuple[Path, ast.Call]]:
    """Every call of the program. Nothing of what is made meanwhile is garbage: nobody looks for any."""
    looked = gc.isenabled()
    gc.disable()
    try:
        return list(_calls(*folders))
    finally:
        if looked:
            gc.enable()


def _calls(*folders: str) -> Iterator[tuple[Path, ast.Call]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "rehearsal" in path.parts:
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield path, node


def named(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def strings(node: ast.expr) -> list[str]:
    """The texts that an argument can be: a literal, or both branches of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return []


def reasons() -> list[Reasons[Any]]:
    """Why something cannot be done, of each game that says so by the shared piece."""
    games = sorted(each.parent.name for each in (ROOT / "bot" / "rulesets").glob("*/reasons.py"))
    assert len(games) >= 3
    return [import_module(f"bot.rulesets.{each}.reasons").WHY for each in games]


def refusals() -> dict[str, set[str]]:
    """Keys of `Refused(...)` in the program, with the facts given everywhere that it is raised."""
    found: dict[str, set[str]] = {}
    for _, call in calls("bot", "cogs"):
        if named(call) == "Refused" and call.args:
            facts = {each.arg for each in call.keywords if each.arg is not None}
            for key in strings(call.args[0]):
                found[key] = found[key] & facts if key in found else facts
        for each in call.keywords:
            if each.arg == "unknown":
                for key in strings(each.value):
                    found.setdefault(key, {"typed", "names"})
        if named(call) == "LoginRefused":
            for key in strings(call.args[0]):
                found.setdefault(key, {each.arg for each in call.keywords if each.arg is not None})
    for why in reasons():
        found[why.key] = set(why.facts)
    for keys in (SHEET_KEYS, CATALOGUE_KEYS, SETTINGS_KEYS):
        found.update({key: set(facts) for key, facts in keys.items()})
    return found


def base(blank: str, facts: set[str]) -> str:
    """The fact that a blank is made of: `field_word` is made of `field`."""
    return blank if blank in facts else blank.rpartition("_")[0]


def test_every_refusal_has_a_sentence_whose_blanks_are_given(texts: Texts) -> None:
    found = refusals()
    assert len(found) > 30
    missing = sorted(key for key in found if not texts.has(f"refused-{key}"))
    assert missing == []
    unfilled = {
        key: sorted(blank for blank in texts.blanks("fr", f"refused-{key}") if base(blank, facts) not in facts)
        for key, facts in found.items()
    }
    assert {key: blanks for key, blanks in unfilled.items() if blanks} == {}


def test_every_note_has_a_sentence_whose_blanks_are_given(texts: Texts) -> None:
    found = 0
    for path, call in calls("bot", "cogs"):
        if named(call) != "note" or len(call.args) < 2:
            continue
        facts = {each.arg for each in call.keywords if each.arg is not None}
        for key in strings(call.args[1]):
            found += 1
            assert texts.has(f"note-{key}"), f"{path}: note-{key}"
            assert texts.blanks("fr", f"note-{key}") <= facts, f"{path}: note-{key}"
    assert found > 3


def test_every_word_said_by_its_key_has_a_sentence(texts: Texts) -> None:
    """`say(locale, "key")` and `say("key")` anywhere in the program."""
    found = 0
    for path, call in calls("bot", "cogs"):
        if named(call) == "say":
            for key in (key for each in call.args[:2] for key in strings(each)):
                if re.fullmatch(r"[a-z][a-z-]*-[a-z-]+", key):
                    found += 1
                    assert texts.has(key), f"{path}: {key}"
    assert found > 30


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_and_option_that_a_sentence_names_is_typed_so(texts: Texts, locale: str) -> None:
    """`/fix set` and `/declare action:…` by the names of this language; a group alone (`/fix`) is all of it."""
    names = {key: texts.say(locale, key) for key in texts.keys("fr") if key.startswith("cmd-")}
    options = {texts.say(locale, key) for key in texts.keys("fr") if key.startswith("opt-")}
    known = set()
    for key, name in names.items():
        group = key.removeprefix("cmd-").partition("-")[0]
        known.add(f"/{name}" if key == f"cmd-{group}" else f"/{names[f'cmd-{group}']} {name}")
    groups = {f"/{names[f'cmd-{group}']}" for group in {key.split("-")[1] for key in names if key.count("-") > 1}}
    wrong = []
    for path in sorted((PACKAGED / locale).glob("*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for typed in re.findall(r"`(/[^`]*)`", line):
                words = typed.split()
                command = " ".join(words[:2]) if words[0] in groups else words[0]
                if command not in known or not options.issuperset(re.findall(r"(\w+):", typed)):
                    wrong.append(f"{path.name}:{number} {typed}")
    assert wrong == []
