"""Names as people typed them, made harmless: no mention, no markdown, no line break, no endless length."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from bot.joiners import cut, joins

LONGEST = 40
_MARKDOWN = re.compile(r"([\\*_~`|>\[\]()#<@:])")
_SPACES = re.compile(r"\s+")
_BREAKER = "\N{WORD JOINER}"
PERSON = re.compile(r"<@!?\d+>")
"""What Discord makes of a person whose name was typed."""
_MENTION = re.compile(r"<(?:@[!&]?|#)\d+>")
"""Of a role or a channel as well."""
_SOMEBODY = "…"
"""In its place: a bare number would tell nobody anything."""
# A name made of nothing visible would leave a hole in every sentence.
_NOBODY = "?"


@lru_cache(maxsize=4096)
def tidy(name: str, longest: int = LONGEST) -> str:
    """*name* on one line, without control or direction characters, at most *longest* characters, never empty.
    Markdown is left as it is, and so are pictures that several signs are joined to.

    >>> tidy("  Orc\\n chief ")
    'Orc chief'
    """
    # Cc, Cf, Cs, Co, Cn: controls, direction overrides, zero-width tricks; Zl and Zp: line and paragraph breaks.
    shown = (each for at, each in enumerate(name) if each.isspace() or _shown(each) or joins(name, at))
    seen = "".join(" " if each.isspace() else each for each in shown)
    seen = _SPACES.sub(" ", unicodedata.normalize("NFC", seen)).strip()
    if len(seen) > longest:
        seen = cut(seen, longest - 1).rstrip() + "…"
    return seen or _NOBODY


@lru_cache(maxsize=4096)
def plain(name: str, longest: int = LONGEST) -> str:
    """*name* for a sentence: tidied, markdown escaped, and unable to mention anybody or to make a link.

    >>> plain("*Orc*")
    '\\\\*Orc\\\\*'
    >>> "@everyone" in plain("@everyone")
    False
    >>> plain("Orc <@200215976960000001>")
    'Orc …'
    """
    escaped = _MARKDOWN.sub(r"\\\1", tidy(_MENTION.sub(_SOMEBODY, name), longest))
    # Discord looks for mentions before it looks at backslashes, so the at sign is parted from its word as well.
    return escaped.replace("@", "@" + _BREAKER).replace("://", ":" + _BREAKER + "//").replace("\\:", ":")


def label(name: str, longest: int = LONGEST) -> str:
    """*name* for a button, a select or a code block, where markdown is not read: tidied, backticks made harmless.

    >>> label("`Orc`")
    'ˋOrcˋ'
    """
    return tidy(_MENTION.sub(_SOMEBODY, name), longest).replace("`", "ˋ")


def _shown(character: str) -> bool:
    return unicodedata.category(character)[0] != "C"
