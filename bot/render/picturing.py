"""Plans for pictures, made of a view that was projected for its reader, with the words in the reader's language.

Of each game's catalogue: `bar-<game>-<kind>` labels what a slot's bar shows; its attribute `.look` names the pattern
(`bot.pictures.plans`), `.legend`, where it has one, explains it. `axis-<game>` is what the moments are called.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.kernel.ruleset import Slot, View
from bot.pictures import Bar, Lane, Picture, TimelinePlan
from bot.pictures.plans import LOOKS, Look
from bot.render.boards import Boards
from bot.render.words import Words, shorten

FEWEST_MOMENTS, MOST_MOMENTS = 4, 12
LONGEST_ALT = 1_000


class Picturing(Boards):
    def timeline_picture(self, view: View, locale: str) -> Picture | None:
        """The timeline of `timeline` as a picture: as far as *view*'s reader may know; None where there is nothing to
        show."""
        labels = self._view_words(view, locale).as_labels()
        heading = self._heading(labels)
        shown = {row.id for row in view.rows}
        slots = [slot for slot in view.schedule if slot.who in shown]
        if not slots:
            return None
        now = self._present(labels, heading, view)
        if now is None:
            now = min(slot.moment for slot in slots)
        last = max(max(slot.moment, slot.until) for slot in slots)
        moments = min(MOST_MOMENTS, max(FEWEST_MOMENTS, last - now + 1))
        sides = {side: number for number, side in enumerate(dict.fromkeys(row.side for row in view.rows))}
        lanes: list[Lane] = []
        silent: list[str] = []
        looks: dict[Look, str] = {}
        for row in view.rows:
            mine = [slot for slot in slots if slot.who == row.id]
            if mine:
                bars = self._bars(labels, mine, now, looks)
                lanes.append(Lane(labels.name(row.id), sides[row.side], bars))
            elif not row.facts.get("out"):
                silent.append(labels.name(row.id))
        plan = TimelinePlan(
            title=self.moment(labels, view),
            now=labels.say(labels.first(labels.key("axis")) or "axis-other"),
            ticks=tuple(str(now + each) for each in range(moments)),
            lanes=tuple(lanes),
            legend=tuple((look, looks[look]) for look in LOOKS if looks.get(look)),
            foot=labels.say("picture-silent", who=labels.listed(silent)) if silent else "",
        )
        return Picture(plan, labels.say("picture-timeline-file"), self._alt(labels, view))

    def _bars(self, labels: Words, slots: Iterable[Slot], now: int, looks: dict[Look, str]) -> tuple[Bar, ...]:
        """The bars of one lane, and in *looks* the legend of those that have one."""
        bars: list[Bar] = []
        for slot in slots:
            key = labels.first(labels.key("bar", slot.kind)) or "bar-other"
            named = self.texts.attribute(labels.locale, key, "look")
            look: Look = named if named in LOOKS else "solid"
            first = max(slot.moment, now) - now
            last = max(slot.until - now, first)
            said = labels.say(key, slot.facts, who=slot.who, kind=slot.kind)
            # What is prepared and then done is one thing: it is named where it begins.
            told = any(other.label == said and other.last + 1 == first for other in bars)
            bars.append(Bar(first, last, look, "" if told else said, str(slot.until)))
            if looks.get(look) is None:
                looks[look] = self.texts.attribute(labels.locale, key, "legend") or ""
        return tuple(bars)

    def _alt(self, labels: Words, view: View) -> str:
        """What the picture shows, in words."""
        lines = [self.moment(labels, view)]
        for heading, sentences in self.moments(labels, view):
            lines.append(heading)
            lines.extend(sentences)
        return shorten("\n".join(lines), LONGEST_ALT)


__all__ = ["Picturing"]
