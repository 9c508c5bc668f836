"""What a terminal or a pipe can be told: words in any encoding, and documents always as UTF-8.

A host may have a terminal of another encoding than ours (`PYTHONIOENCODING=cp1252`, `LC_ALL=C`): what it lacks is told
by what comes nearest, so that a sentence still reads, and nothing ever fails for a sign.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata

TYPE_CHECKING = False  # the health check imports this module, and `typing` would cost it more than all the rest
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TextIO

NEAREST = "arbitre-nearest"
"""The name of the rule by which a sign that the stream's encoding lacks is told."""

KNOWN = ("fr", "en")
"""The languages of the catalogues, that of whoever says nothing first."""

_PLAIN = {
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
    "ß": "ss",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "—": "-",
    "−": "-",
    "─": "-",
    "━": "=",
    "×": "x",
    "•": "*",
    "·": "-",
    "│": "|",
    "→": "->",
    "←": "<-",
    "↔": "<->",
    "≥": ">=",
    "≤": "<=",
    "✓": "+",
    "✗": "x",
}
_SILENT = frozenset({"Mn", "Me", "Cf"})
"""Accents, and what only says how the sign before looks."""


def nearest(sign: str) -> str:
    """What stands for *sign* in plain ASCII: its letters without accents, else what looks like it, else a star.

    >>> "".join(map(nearest, "Élan : l’œil →"))
    "Elan : l'oeil ->"
    >>> nearest("⚔"), nearest("\\ufe0f")
    ('*', '')
    """
    if sign in _PLAIN:
        return _PLAIN[sign]
    kind = unicodedata.category(sign)
    if kind in _SILENT:
        return ""
    if kind == "Cs":
        # A byte of a file's name that is no text.
        return sign.encode("ascii", "backslashreplace").decode()
    if kind == "Zs":
        return " "
    letters = "".join(each for each in unicodedata.normalize("NFKD", sign) if each.isascii())
    return letters or ("*" if kind.startswith("S") else "?")


def _told(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(nearest, error.object[error.start : error.end])), error.end


codecs.register_error(NEAREST, _told)


def language(env: Mapping[str, str]) -> str:
    """The language of whoever reads here, `fr` or `en`: DEFAULT_LOCALE if it is right, else that of the terminal (the
    first of LC_ALL, LC_MESSAGES and LANG that says something); French where neither is said.

    >>> [language({"LANG": each}) for each in ("en_GB.UTF-8", "fr_BE", "C.UTF-8", "de_DE.UTF-8", "")]
    ['en', 'fr', 'fr', 'fr', 'fr']
    >>> language({"LANG": "en_US.UTF-8", "DEFAULT_LOCALE": "fr"}), language({"LANG": "en_US", "LC_ALL": "fr_FR"})
    ('fr', 'fr')
    """
    asked = env.get("DEFAULT_LOCALE", "").strip().lower()
    if asked not in KNOWN:
        terminal = next(filter(None, (env.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
        asked = terminal.partition(".")[0].partition("_")[0].lower()
    return asked if asked in KNOWN else KNOWN[0]


def as_words(*streams: TextIO) -> None:
    """Let *streams* (default: standard output and errors) tell any words, whatever their encoding."""
    _reconfigured(streams or (sys.stdout, sys.stderr), errors=NEAREST)


def as_documents(*streams: TextIO) -> None:
    """Let *streams* (default: standard output) be UTF-8: JSON and TOML, which other programs and `verify` read."""
    _reconfigured(streams or (sys.stdout,), encoding="utf-8")


def _reconfigured(streams: tuple[TextIO, ...], **how: str) -> None:
    for stream in streams:
        # What stands in for a stream (in a test, a window without a console) may have no encoding.
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(**how)
