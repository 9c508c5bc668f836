"""The rehearsal's own sentences: every key has words in both languages, with the same blanks; none is idle."""

import re
from pathlib import Path

import pytest

from bot.rehearsal import words

SOURCES = sorted(Path(words.__file__).parent.glob("*.py"))
CALLS = re.compile(r'(?:say\([\w.]+|CannotType\(|BotDied\(|StepFailed\(|ScriptError\(number)(?:, )?"([a-z-]+)"')


def catalogue(locale: str) -> dict[str, frozenset[str]]:
    text = (words.LANGUAGES / locale / "rehearsal.ftl").read_text(encoding="utf-8")
    entries = re.split(r"^(?=rehearsal-)", text, flags=re.MULTILINE)[1:]
    return {
        entry.split(" =", 1)[0].removeprefix("rehearsal-"): frozenset(re.findall(r"\{ \$(\w+) \}", entry))
        for entry in entries
    }


def test_both_languages_have_the_same_keys_and_blanks() -> None:
    assert catalogue("fr") == catalogue("en")


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_every_key_in_the_code_has_words(source: Path) -> None:
    assert set(CALLS.findall(source.read_text(encoding="utf-8"))) <= catalogue("en").keys()


def test_no_sentence_is_idle() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    made = {"answer-timeout", "answer-offline", "answer-killed", "seen-by", "not-seen-by", "seen-times-by"}
    made |= {"seen", "not-seen", "seen-times"}
    assert {key for key in catalogue("en") if not re.search(f"['\"]{key}['\"]", code)} == made


def test_a_blank_that_nobody_fills_is_an_error() -> None:
    with pytest.raises(LookupError):
        words.say("en", "now")
    with pytest.raises(LookupError):
        words.say("en", "unheard-of")
