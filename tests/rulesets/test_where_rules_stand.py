"""Every rule of a ledger is named where the code decides it: whoever reads a rule finds its code, and the other way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bot.text import Texts

BOT = Path(__file__).resolve().parents[2] / "bot"
DECIDES = (BOT / "rulesets", BOT / "catalogue")
RULE = re.compile(
    r"(?P<chapter>(?:ALT|PCT|DN5)-[A-Z]{3})-(?P<number>\d{3})(?P<more>(?:(?:,| and| or| to)\s+(?:#\s+)?-\d{3})+)?"
)
MORE = re.compile(r"(,| and| or| to)\s+(?:#\s+)?-(\d{3})")
NOWHERE = {
    "ALT-CRI-009": "wounds worked through: `tests/rulesets/alternatif` plays them",
    "ALT-PAR-019": "a duel worked through: `tests/rulesets/alternatif` plays it",
    "PCT-RND-005": "says what the text calls a round",
}
"""The rules that decide nothing by themselves."""

DND5_TO_DO: frozenset[str] = frozenset()
"""Rules of the fifth edition that no code decides yet: this list may only shrink."""


def named(source: str) -> Iterator[str]:
    """The rules that *source* names, those between two as well.

    >>> list(named("as the text says (ALT-MEL-003, -005 to -007)"))
    ['ALT-MEL-003', 'ALT-MEL-005', 'ALT-MEL-006', 'ALT-MEL-007']
    """
    for found in RULE.finditer(source):
        last = int(found["number"])
        yield f"{found['chapter']}-{last:03}"
        for how, number in MORE.findall(found["more"] or ""):
            first = last + 1 if how.strip() == "to" else int(number)
            last = int(number)
            yield from (f"{found['chapter']}-{each:03}" for each in range(first, last + 1))


def test_every_rule_is_named_where_it_is_decided() -> None:
    texts = Texts()
    ledger = {key.removeprefix("rule-") for key in texts.keys("fr") if re.match(r"rule-(ALT|PCT|DN5)-", key)}
    assert len(ledger) > 500
    told = {rule for each in DECIDES for path in each.rglob("*.py") for rule in named(path.read_text(encoding="utf-8"))}
    assert sorted(ledger - told - NOWHERE.keys()) == sorted(DND5_TO_DO)
    assert sorted(told - ledger) == [], "a rule that no ledger has"
    assert sorted(told & NOWHERE.keys()) == []
