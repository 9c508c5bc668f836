"""The rules of a game in short, as the catalogues hold them: which rule somebody means, and what is said of it.

A rule is a catalogue key `rule-<id>`: its sentence is the title, its attribute `.summary` the rule. Which ids are a
game's says `rulebook-<game>`: the letters that they begin with. Pure, and knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.render.names import Ready, shorten
from bot.table.base.background import sliced
from bot.table.base.likeness import listed, shown
from bot.text import Texts

LONGEST: Final = 1900
"""Characters of an answer at most, whatever a host writes into a summary."""
AT_ONCE: Final = 20
"""Titles that are read in one step of the event loop, each for the first time."""
_MARKS = re.compile(r"[\W_]+")
_ZEROS = re.compile(r"(?<!\d)0+(?=\d)")
_WRAPPED = re.compile(r"(?<!\n)\n(?!\n)")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its id (`ALT-PAR-003`) and its title in one language."""

    id: str
    title: str

    @property
    def label(self) -> str:
        """How it is offered and listed."""
        return f"{self.title} ({self.id})"


_opened: WeakKeyDictionary[Texts, dict[tuple[str, str], Rulebook]] = WeakKeyDictionary()


class Rulebook:
    """The rules of *game* in the language *locale*; empty when the catalogues hold none."""

    def __init__(self, texts: Texts, locale: str, game: str) -> None:
        self._texts = texts
        self._locale = texts.locale(locale)
        self.rules: Sequence[Rule] = tuple(
            Rule(each.removeprefix("rule-"), texts.say(locale, each)) for each in _keys(texts, self._locale, game)
        )

    @staticmethod
    async def opened(texts: Texts, locale: str, game: str) -> Rulebook:
        """The rules of *game*, read once, some titles at a time: others have their turn between them."""
        known = _opened.setdefault(texts, {})
        locale = texts.locale(locale)
        if (locale, game) not in known:
            async for key in sliced(_keys(texts, locale, game), AT_ONCE):
                rule = Rule(key.removeprefix("rule-"), texts.say(locale, key))
                for each in (rule.title, rule.id, rule.label):
                    _bare(each)
            known[locale, game] = Rulebook(texts, locale, game)
        return known[locale, game]

    def offers(self, typed: str) -> list[tuple[str, str]]:
        """(label, id) of every rule that *typed* may mean, those that begin so first."""
        return [(rule.label, rule.id) for tier in self._tiers(typed) for rule in tier]

    def resolve(self, typed: str) -> Rule:
        """The rule that *typed* means: its id (also `PAR-003`, `par 3`), its title, the only beginning of one, the
        only title with these words.

        Raises `Refused`: `which-rule` (several, with at most a dozen of them), `unknown-rule` (none), `no-rules`.
        """
        if not self.rules:
            raise Refused("no-rules")
        found = next((tier for tier in self._tiers(typed) if tier), []) if _bare(typed) else []
        if not found:
            raise Refused("unknown-rule", typed=shown(typed), example=self.rules[0].id)
        if len(found) > 1:
            raise Refused("which-rule", typed=shown(typed), names=Ready(listed(each.label for each in found)))
        return found[0]

    def told(self, rule: Rule) -> str:
        """Title, id and summary of *rule*. A single line break of a catalogue is no more than a space."""
        summary = self._texts.attribute(self._locale, f"rule-{rule.id}", "summary") or ""
        title = rule.title[:1].upper() + rule.title[1:]
        said = self._texts.say(
            self._locale, "shown-rule", title=title, id=rule.id, summary=_WRAPPED.sub(" ", summary.strip())
        )
        return shorten(said.strip(), LONGEST)

    def _tiers(self, typed: str) -> tuple[list[Rule], list[Rule], list[Rule], list[Rule]]:
        """The rules that are what was typed; begin with it, those of the chapter so called before the others; contain
        it; have all its words. Each rule once."""
        wanted = _bare(typed)
        number = _number(wanted)
        words = wanted.split()
        tiers: tuple[list[Rule], list[Rule], list[Rule], list[Rule]] = ([], [], [], [])
        for rule in self.rules:
            title, ident = _bare(rule.title), _bare(rule.id)
            short = ident.partition(" ")[2]
            if wanted in (title, _bare(rule.label)) or number in (_number(ident), _number(short)):
                tiers[0].append(rule)
            elif any(each.startswith(wanted) for each in (title, ident, short)):
                tiers[1].append(rule)
            elif wanted in title:
                tiers[2].append(rule)
            elif all(word in title for word in words):
                tiers[3].append(rule)
        tiers[1].sort(key=lambda rule: wanted not in _bare(rule.id).split())
        return tiers


def _keys(texts: Texts, locale: str, game: str) -> list[str]:
    """The keys of the titles, in order."""
    key = f"rulebook-{game}"
    if not texts.has(key, locale):
        return []
    begin = f"rule-{texts.say(locale, key)}-"
    return sorted(each for each in texts.keys(locale) if each.startswith(begin))


@lru_cache(maxsize=16_384)
def _bare(text: str) -> str:
    """*text* without accents, case and marks, its words parted by one space. Kept: the same titles are compared at each
    keystroke.

    >>> _bare("Simultané !"), _bare("ALT-PAR-003")
    ('simultane', 'alt par 003')
    """
    return _MARKS.sub(" ", fold(text)).strip()


def _number(bare: str) -> str:
    """An id however its parts were parted and its number filled up.

    >>> _number("alt par 003"), _number("par3"), _number("par 003")
    ('altpar3', 'par3', 'par3')
    """
    return _ZEROS.sub("", bare).replace(" ", "")
