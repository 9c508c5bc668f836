"""The story of an encounter for a campaign's journal: Markdown, moment by moment, without sums or calls."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader, Ruleset, View
from bot.render.boards import Boards
from bot.render.rulings import Rulings
from bot.render.words import Ready, Words, fields_of

_SIGNS = re.compile(r"^[^\w*«“(\[]+")


class Stories(Rulings, Boards):
    def story(
        self,
        game: Ruleset[Any],
        state: Any,
        told: Sequence[Sequence[Told]],
        view: View,
        reader: Reader,
        locale: str,
        *,
        day: date,
        ended: bool,
    ) -> Iterator[str]:
        """*told*, ruling by ruling, as *reader* may read it: a title, who was there, a heading for each moment, a
        paragraph for each ruling, and how everybody stands (*view*). Part by part, one for each ruling."""
        words = self.game_words(game, state, locale)
        lines = [
            words.say("story-title", game=Ready(words.word("ruleset", game.id))),
            "",
            words.say("story-day", day=f"{day.day:02}", month=f"{day.month:02}", year=str(day.year)),
            "",
        ]
        sides: dict[str, list[str]] = {}
        for row in view.rows:
            sides.setdefault(row.side, []).append(words.name(row.id))
        lines += [f"- {words.listed(names)}" for names in sides.values()]
        yield "\n".join(lines) + "\n"
        heading = ""
        for ruling in told:
            lines = []
            for moment, events in self._moments(words, ruling):
                paragraph = self._paragraph(words, game, state, events, reader)
                heading = moment or heading
                if not paragraph:
                    continue
                if heading:
                    lines += ["", f"## {heading}"]
                    heading = ""
                lines += ["", paragraph]
            yield "".join(f"{line}\n" for line in lines)
        table = self._table(words, view)
        if table:
            yield f"\n## {words.say('story-end' if ended else 'story-so-far')}\n\n{table}\n"

    def _moments(self, words: Words, ruling: Sequence[Told]) -> list[tuple[str, list[Told]]]:
        """*ruling* parted where a new moment begins, each part with the moment's name (the first may go on)."""
        parts: list[tuple[str, list[Told]]] = [("", [])]
        for each in ruling:
            key = self._key(words, each.event)
            if key is not None and self.texts.attribute(words.locale, key, "manner") == "break":
                parts.append((words.say(key, fields_of(each.event)).strip(" —\u00a0"), []))
            else:
                parts[-1][1].append(each)
        return parts

    def _paragraph(self, words: Words, game: Ruleset[Any], state: Any, events: Sequence[Told], reader: Reader) -> str:
        said = self._lines(words, game, state, events, reader, whole=False)
        return " ".join(_SIGNS.sub("", line.replace("\n", " ")).strip() for line in said)


__all__ = ["Stories"]
