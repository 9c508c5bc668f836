"""The story of an encounter for a campaign's journal: Markdown, round by round, without sums or calls."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader, Ruleset, View
from bot.render.boards import Boards
from bot.render.names import Ready
from bot.render.rulings import Rulings
from bot.render.words import Words, fields_of
from bot.text.names import PERSON

_SIGNS = re.compile(r"^[^\w*«“(\[]+")
_CALLED = re.compile(rf"{PERSON.pattern}|@…")
"""A file shows nobody's name where a message would call him: it would hold a bare number."""


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
        """*told*, ruling by ruling, as *reader* may read it, without sums: a title, who was there, a heading and a
        paragraph for each round (a game without rounds: for each moment), and how everybody stands (*view*). Part by
        part."""
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
        paragraph: list[str] = []
        for ruling in told:
            part = ""
            for moment, events in self._moments(words, game, ruling):
                if moment and moment != heading:
                    part += _passage(heading, paragraph)
                    heading = moment
                if said := self._retold(words, game, state, events, reader):
                    paragraph.append(said)
            yield part
        yield _passage(heading, paragraph)
        table = self._table(words, view)
        if table:
            yield f"\n## {words.say('story-end' if ended else 'story-so-far')}\n\n{table}\n"

    def _moments(self, words: Words, game: Ruleset[Any], ruling: Sequence[Told]) -> list[tuple[str, list[Told]]]:
        """*ruling* in words, parted where a new moment begins, each part with the name of its round or moment (the
        first may go on)."""
        parts: list[tuple[str, list[Told]]] = [("", [])]
        for each in ruling:
            key = self._key(words, each.event)
            if key is not None and self.texts.attribute(words.locale, key, "manner") == "break":
                current: int | None = getattr(each.event, "round", None)
                if current is None:
                    moment = words.say(key, fields_of(each.event)).strip(" —\u00a0")
                else:
                    # A game may call its rounds otherwise.
                    named = words.first(words.key("story", "round")) or "story-round"
                    moment = words.say(named, round=current)
                parts.append((moment, []))
            else:
                parts[-1][1].append(each._replace(event=game.in_words(each.event)))
        return parts

    def _retold(self, words: Words, game: Ruleset[Any], state: Any, events: Sequence[Told], reader: Reader) -> str:
        said = self._lines(words, game, state, events, reader, whole=False, tale=True)
        somebody = words.say("somebody")
        plain = (_CALLED.sub(somebody, line.replace("\n", " ")) for line in said)
        told = (_SIGNS.sub("", line).strip() for line in plain)
        return " ".join(line[0].upper() + line[1:] if line.startswith(somebody) else line for line in told)


def _passage(heading: str, paragraph: list[str]) -> str:
    """What has been told under *heading*, which is then told; nothing where nothing was."""
    if not paragraph:
        return ""
    text = " ".join(paragraph)
    paragraph.clear()
    return f"\n## {heading}\n\n{text}\n" if heading else f"\n{text}\n"
