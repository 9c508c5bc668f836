"""The one place where keys become sentences, in French and in English.

`texts.py` says a key of the catalogues (`data/lang/<locale>/*.ftl`, Project Fluent) with its facts; `language.py` holds
one language, `finding.py` knows where in its files each sentence stands, and `quick.py` makes one ready to be said;
`names.py` makes a name that somebody typed harmless; `functions.py` holds what sentences may compute (elision).
Nothing here knows a game, a view or a message: renderers choose the keys. How to word a sentence: `docs/style.md`.
"""

from __future__ import annotations

from bot.text.names import plain
from bot.text.texts import LOCALES, Fact, Texts, TextsRefused, Unworded

__all__ = ["LOCALES", "Fact", "Texts", "TextsRefused", "Unworded", "plain"]
