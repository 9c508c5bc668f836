"""Sheets of a house's data: whatever can be made of them is shown, filled in, read and sent as it was."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.catalogue import SheetRefused
from bot.kernel.ruleset import NEW
from bot.render import Renderer
from bot.text import LOCALES


def hold(sheets: Any, renderer: Renderer, game: str, made: Iterable[tuple[str, str]]) -> int:
    """Each sheet of *made* (`ready`, `class` or `weapon`, and its id) holds; how many could be made."""
    count = 0
    for option, value in made:
        called = {} if option == "ready" else {"name": "Bob"}
        try:
            name, body = sheets.propose({option: value, "locale": "fr", **called})
        except SheetRefused:
            # Two hands cannot hold it beside what the class proposes, and so on.
            continue
        count += 1
        for locale in LOCALES:
            assert renderer.sheet(game, sheets.facts(body, locale), locale).text.strip()
            for group in sheets.groups():
                blanks = sheets.blanks(group, body, locale)
                renderer.sheet_form(game, blanks, locale, ident="x", group=group)
                if all(len(each.value) <= (1000 if each.long else 100) for each in blanks):
                    sent = sheets.amend(body, {each.name: each.value for each in blanks}, locale)[1]
                    assert sheets.facts(sent, locale) == sheets.facts(body, locale), f"the form of {group} changes it"
            sheets.blanks(NEW, None, locale)
        assert sheets.read(sheets.write(body)) == (name, body)
        assert sheets.figures(body, body) == {}
    return count


__all__ = ["hold"]
