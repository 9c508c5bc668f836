"""Which of several names is meant by what somebody typed, and which are most like it where none is.

A whole name decides, and the everyday word for it, which stands among the names. A beginning decides only for a word
cut short: one that is itself no word for anything, alone among the beginnings of any word of any name, and of a name's
first word. Nobody is taken at half a word: whatever else was typed is asked back, with the nearest names.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from difflib import SequenceMatcher

from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.render.cards import Item

LONGEST = 60
"""Letters of what may still be a name with a mistake in it."""
BEGUN = 3
"""Letters that must be typed of a word inside of a name: two, like CA, are somebody's short name for something."""
MOST_LISTED = 12
"""How many names a sentence lists."""
MOST_NEAR = 5
"""How many names are offered as the nearest."""
ALIKE, LONG = 0.68, 5
"""How alike two words must be, of 1, and how many letters they must have, for one to be what was meant by the other."""
_STEM = 4
"""Letters by which two forms of one word are known."""
_SMALL = frozenset(
    (
        "a",
        "au",
        "d",
        "de",
        "des",
        "du",
        "en",
        "l",
        "la",
        "le",
        "les",
        "m",
        "me",
        "mon",
        "s",
        "se",
        "un",
        "une",
        "an",
        "be",
    )
).union(("my", "of", "the", "to", "with"))
"""Words with which a name begins that say nothing: the next one is its first."""
_DENYING = frozenset(("ne", "pas", "sans", "rien", "jamais", "aucun", "aucune")).union(
    ("not", "no", "never", "without", "nothing", "nobody", "don")
)
"""Words that turn a name into its opposite: it is reached by its own beginning, not by what it denies."""


class Unclear(Refused):
    """What was typed may mean several things, or none of those there are. *offers*: the nearest, as (id, name), for the
    blank or option *field* ("" where nobody knows which); *nearly*: there are words that may mean some of them.
    *adds*: nothing is wrong with what was typed, and the option is to be said besides. *rows*: what to press for them,
    see `bot.table.saying.retyping`."""

    rows: tuple[tuple[Item, ...], ...] = ()

    def __init__(
        self,
        key: str,
        facts: Mapping[str, str | int],
        offers: Iterable[tuple[str, str]],
        field: str = "",
        *,
        nearly: bool = False,
        adds: bool = False,
    ) -> None:
        super().__init__(key, **facts)
        self.offers, self.field, self.nearly, self.adds = tuple(offers), field, nearly, adds


def resolve(
    typed: str,
    candidates: Sequence[tuple[str, str]],
    *,
    unknown: str = "unknown-name",
    within: bool = False,
    words: Collection[str] = (),
    whole: bool = False,
) -> str:
    """The id that *typed* means among (id, name) pairs: the id itself, the whole name, or its beginning, whose words
    may be begun each. *within*: or some words of it, in any order, whole or, of `BEGUN` letters, begun (not for
    answers, where `parry` must not mean `do not parry`). *words*: those that are words for something, folded: none of
    them is taken for the beginning of another, nor, with *whole*, for a part of a longer name.

    Raises `Unclear` (`unknown-name`, or the key given, and `ambiguous-name`), naming what there is, of many what is
    most like it.
    """
    if (exact := named(typed, candidates)) is not None:
        return exact
    wanted, parts = fold(typed), _words(typed)
    same = _those(candidates, lambda name: wanted in (fold(name), fold(bare(name))))
    found = same or _those(candidates, lambda name: _is_begun(name, wanted, parts))
    if len(found) > 1:
        names = [name for _, name in found]
        raise Unclear("ambiguous-name", {"typed": shown(typed), "names": listed(names)}, found[: 2 * MOST_NEAR])
    if found:
        ident = found[0][0]
        called = [name for each, name in candidates if each == ident]
        if any(_decides(name, wanted, parts, words, within=within, whole=whole) for name in called):
            return ident
    every = _first_of_each(candidates)
    near = found or _nearest(wanted, every)
    names = _likest(wanted, [name for _, name in every])
    raise Unclear(unknown, {"typed": shown(typed), "names": listed(names)}, near)


def _those(candidates: Sequence[tuple[str, str]], fits: Callable[[str], bool]) -> list[tuple[str, str]]:
    """Each id with its first name, of those one of whose names *fits*."""
    found = {ident for ident, name in candidates if fits(name)}
    return [each for each in _first_of_each(candidates) if each[0] in found]


def _words(name: str) -> list[str]:
    """The words of *name*, without the signs between them.

    >>> _words("Arme prête d’emblée (tir)")
    ['arme', 'prete', 'd', 'emblee', 'tir']
    """
    return "".join(each if each.isalnum() else " " for each in fold(name)).split()


def _first_word(words: Sequence[str]) -> str:
    return next((each for each in words if each not in _SMALL), words[0] if words else "")


def _is_begun(name: str, wanted: str, parts: Sequence[str]) -> bool:
    """Whether each of *parts* is a word of *name* or begins one, and it does not deny what they say."""
    if not wanted:
        return False
    if fold(name).startswith(wanted):
        return True
    words = _words(name)
    if not parts or any(each in _DENYING and each not in parts for each in words):
        return False
    first = _first_word(words)

    def stands(part: str) -> bool:
        if part in words or (part == parts[0] and first.startswith(part)):
            return True
        return len(part) >= BEGUN and not part.isdecimal() and any(each.startswith(part) for each in words)

    return all(map(stands, parts))


def _decides(
    name: str, wanted: str, parts: Sequence[str], known: Collection[str], *, within: bool, whole: bool
) -> bool:
    """Whether what was typed may stand for *name*, the only one that it begins."""
    if not _is_begun(name, wanted, parts):
        return False
    words = _words(name)
    cut = [each for each in parts if each not in words]
    if (wanted in known and (cut or whole)) or any(each in known for each in cut):
        # It is itself a word for something: for something that is not among these.
        return False
    return within or fold(name).startswith(wanted) or _first_word(words).startswith(parts[0])


def _likest(wanted: str, names: list[str]) -> list[str]:
    """*names*; where they are too many to be listed whole, what is much like *wanted* first, the others as they come,
    without the hints that stand in brackets."""
    if len(names) <= MOST_LISTED or not 0 < len(wanted) <= LONGEST:
        # What is longer than any name is like none.
        return names
    return sorted((bare(each) for each in names), key=lambda name: -_likeness(wanted, name))


def _likeness(wanted: str, name: str) -> float:
    """How much *name*, or a word of it, is like *wanted*, from `ALIKE` to 1; else 0."""

    def alike(word: str) -> float:
        matcher = SequenceMatcher(None, wanted, word)
        # The first two are never below the third, and much quicker: few words are like any other.
        if matcher.real_quick_ratio() < ALIKE or matcher.quick_ratio() < ALIKE:
            return 0.0
        return matcher.ratio()

    words = (each for each in (fold(name), *_words(name)) if len(each) >= LONG)
    most = max(map(alike, words), default=0.0)
    return most if most >= ALIKE else 0.0


def _nearest(wanted: str, names: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those of *names* that may have been meant: what shares a word or its beginning, then what is much like it; all,
    where they are few."""
    if 0 < len(wanted) <= LONGEST:
        parts = [each for each in _words(wanted) if len(each) >= BEGUN]
        likeness = {
            ident: 2.0 if any(word.startswith(part) for part in parts for word in _words(name)) else 0.0
            for ident, name in names
        }
        near = [(likeness[ident] or _likeness(wanted, name), (ident, name)) for ident, name in names]
        if found := [pair for much, pair in sorted(near, key=lambda each: -each[0]) if much]:
            return found[:MOST_NEAR]
    return list(names) if len(names) <= MOST_NEAR else []


def bare(name: str) -> str:
    """*name* without the hint that stands in brackets behind it.

    >>> bare("pénombre (25 %, −3)"), bare("(?)")
    ('pénombre', '(?)')
    """
    return name.partition(" (")[0]


def named(typed: str, candidates: Sequence[tuple[str, str]]) -> str | None:
    """The id that *typed* is, or whose whole name it is, among (id, name) pairs; None for no single one."""
    for ident, _ in candidates:
        if ident == typed:
            return ident
    wanted = fold(typed)
    for whole in (fold, lambda name: fold(bare(name))):
        exact = {ident for ident, name in candidates if whole(name) == wanted}
        if len(exact) == 1:
            return exact.pop()
    return None


def _first_of_each(candidates: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Each id with its first name."""
    first: dict[str, str] = {}
    for ident, name in candidates:
        first.setdefault(ident, name)
    return list(first.items())


def speaks_of(typed: str, names: Iterable[str]) -> bool:
    """Whether a word of *typed* is one of the words of *names* that say something, or begins it.

    >>> speaks_of("il vise la tete", ["Viser une partie"]), speaks_of("il tape sur le gros", ["Viser une partie"])
    (True, False)
    """
    known = [word for name in names for word in _words(name) if len(word) > BEGUN and word not in _SMALL]
    return any(word[:_STEM] == each[:_STEM] for word in _words(typed) if len(word) > BEGUN for each in known)


def shown(typed: str) -> str:
    """What somebody typed, short enough to be quoted back."""
    return typed if len(typed) <= 40 else typed[:39] + "…"


def listed(names: Iterable[str]) -> str:
    """Names for a sentence, at most `MOST_LISTED`; parted by points where a comma stands in one of them."""
    found = list(dict.fromkeys(names))
    between = " · " if any("," in each for each in found) else ", "
    return between.join(found[:MOST_LISTED]) + (" …" if len(found) > MOST_LISTED else "") if found else "–"
