"""The one place where keys become sentences, in French and in English.

`texts.py` reads the catalogues (`data/lang/<locale>/*.ftl`, Project Fluent) and says a key with its facts;
`names.py` makes a name that somebody typed harmless; `functions.py` holds what sentences may compute (elision).
Nothing here knows a game, a view or a message: renderers choose the keys. How to word a sentence: `docs/style.md`.
"""

from __future__ import annotations

from bot.text.names import plain
from bot.text.texts import LOCALES, Fact, Texts, TextsRefused, Unworded

__all__ = ["LOCALES", "Fact", "Texts", "TextsRefused", "Unworded", "plain"]
