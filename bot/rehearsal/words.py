"""The rehearsal's own sentences, in French and English (`data/lang/*/rehearsal.ftl`), and exceptions made of them."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = Path(__file__).resolve().parents[2] / "data" / "lang"


LONGEST = 300
"""Characters of a fact at most."""


@cache
def _bundle(locale: str) -> FluentBundle:
    language = "fr" if locale.startswith("fr") else "en"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LANGUAGES / language / "rehearsal.ftl").read_text(encoding="utf-8")))
    return bundle


def say(locale: str, key: str, /, **facts: object) -> str:
    """The sentence `rehearsal-`*key* in *locale* with its blanks filled. Raises `LookupError` for an unknown one."""
    bundle = _bundle(locale)
    message = bundle.get_message(f"rehearsal-{key}")
    if message.value is None:
        raise LookupError(f"rehearsal-{key} has no words in {locale}")
    words, errors = bundle.format_pattern(message.value, {name: _short(value) for name, value in facts.items()})
    if errors:
        raise LookupError(f"rehearsal-{key} in {locale}: {errors[0]}")
    return str(words)


def _short(value: object) -> str:
    """*value* in so many characters as a sentence can take, and such that any terminal can show it."""
    text = str(value).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


class Told(Exception):
    """Something to tell whoever plays or writes scenes: a key and its facts; as text it is English."""

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def words(self, locale: str) -> str:
        """The sentence in *locale*."""
        return say(locale, self.key, **self.facts)

    def __str__(self) -> str:
        return self.words("en")
