"""Plans for pictures, made of a view that was projected for its reader, with the words in the reader's language.

Of each game's catalogue: `bar-<game>-<kind>` labels what a slot's bar shows; its attribute `.look` names the pattern
(`bot.pictures.plans`), `.legend`, where it has one, explains it. `axis-<game>` is what the moments are called.
`word-ground-<kind>` has a `.look` as well; `reach-<game>` says which cells can be reached, for how much.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.kernel.ruleset import EVERYBODY, Figure, Ground, Reader, Row, Slot, View
from bot.pictures import Bar, GroundPlan, Lane, Picture, TimelinePlan, Token
from bot.pictures.plans import LOOKS, Look, Theme
from bot.render.boards import WIDEST, Boards, fitting_lines, padded
from bot.render.cards import Card
from bot.render.names import Ready, shorten, slug
from bot.render.words import Words

FEWEST_MOMENTS, MOST_MOMENTS = 2, 12
LONGEST_ALT = 1_000


_MOST_FIGURES, _LONGEST_LINE = 25, 300
_MOST_ROWS = 30
_WOUNDS = {"scratched": 1, "wounded": 2, "badly_wounded": 3}


class Picturing(Boards):
    def timeline_picture(self, view: View, locale: str, theme: Theme = "dark") -> Picture | None:
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
            theme=theme,
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

    def ground(self, view: View, locale: str) -> Card:
        """Where people stand, as far as *view*'s reader may see it: a line for each, then whom they face, what the
        ground is like, and where the reader could go."""
        words = self._view_words(view, locale)
        assert view.ground is not None
        lines = [words.say("ground-title", moment=Ready(self.moment(words, view)))]
        rows = []
        for figure in view.ground.figures[:_MOST_FIGURES]:
            mark = padded(figure.mark, 3)
            rows.append(f"{mark} {padded(words.as_labels().name(figure.who), WIDEST - 8)} {_space(figure)}")
        lines.extend(("```", *rows, "```"))
        if len(view.ground.figures) > _MOST_FIGURES:
            lines.append(words.say("ground-more", count=len(view.ground.figures) - _MOST_FIGURES))
        lines.extend(self._ground_said(words, view, view.ground))
        return Card(text=fitting_lines(lines))

    def ground_picture(self, view: View, reader: Reader, locale: str, theme: Theme = "dark") -> Picture | None:
        """The map of `ground` as a picture, those whom *reader* plays ringed; None where nobody stands on one."""
        ground = view.ground
        if ground is None or not ground.figures:
            return None
        labels = self._view_words(view, locale).as_labels()
        rows = {row.id: row for row in view.rows}
        figures = [each for each in ground.figures if each.who in rows]
        own = {row.id for row in view.rows if reader.user and row.facts.get("player") == reader.user}
        sides = {side: number for number, side in enumerate(dict.fromkeys(row.side for row in view.rows))}
        top, bottom = _window(ground, [each.y for each in figures if each.who in own] or [each.y for each in figures])
        shown = [each for each in figures if top <= each.y <= bottom]
        outside = (each for each in figures if each not in shown)
        away = [labels.say("ground-place", who=each.who, cell=_cell(each.x, each.y)) for each in outside]
        outside_said = labels.say("ground-outside", who=labels.listed(away)) if away else ""
        places = {each.who: at for at, each in enumerate(shown)}
        looks = {kind: self._look_of(labels, kind) for kind in dict.fromkeys(kind for _, _, kind in ground.cells)}
        seen = [each for each in ground.cells if top <= each[1] <= bottom and looks[each[2]] is not None]
        signs = dict.fromkeys((looks[kind] or "solid", labels.word("ground", kind)) for _, _, kind in seen)
        reaching = labels.say(labels.first(labels.key("picture-reach")) or "picture-reach") if ground.reach else ""
        plan = GroundPlan(
            title=self.moment(labels, view),
            shape="square" if ground.shape == "square" else "hexagonal",
            left=ground.left,
            top=top,
            columns=ground.right - ground.left + 1,
            rows=bottom - top + 1,
            tokens=tuple(
                Token(
                    *(each.x, each.y, each.mark, sides[rows[each.who].side], each.who in own, each.down),
                    wounds=_WOUNDS.get(str(rows[each.who].facts.get("health")), 0),
                    awaited=self._is_awaited(rows[each.who], reader),
                    hidden=bool(rows[each.who].facts.get("hidden")),
                    width=each.width,
                )
                for each in shown
            ),
            names=tuple(labels.name(each.who) for each in shown),
            notes=tuple(self._note(labels, rows[each.who], reader) for each in shown),
            cells=tuple((x, y, looks[kind] or "solid") for x, y, kind in seen),
            reach=tuple(each for each in ground.reach if top <= each[1] <= bottom),
            facing=tuple(
                (places[one], places[other]) for one, other in view.facing if one in places and other in places
            ),
            signs=tuple(signs),
            foot=" · ".join(each for each in (outside_said, reaching) if each),
            theme=theme,
        )
        said = [self.moment(labels, view)]
        said.extend(labels.say("ground-place", who=each.who, cell=_cell(each.x, each.y)) for each in figures)
        said.extend(self._ground_said(labels, view, ground))
        return Picture(plan, labels.say("picture-ground-file"), shorten("\n".join(said), LONGEST_ALT))

    def _is_awaited(self, row: Row, reader: Reader) -> bool:
        """Whether the map shows that *row* is awaited. That which everybody sees stands under a message that says so,
        and is not drawn anew for each question."""
        return bool(row.facts.get("awaited")) and not row.facts.get("out") and reader != EVERYBODY

    def _note(self, labels: Words, row: Row, reader: Reader) -> str:
        """What the key of the map adds to a name."""
        health = str(row.facts.get("health") or "")
        said = [labels.word("health", health)] if health in _WOUNDS or health == "out" else []
        if row.facts.get("hidden"):
            said.append(labels.say("picture-hidden"))
        if self._is_awaited(row, reader):
            said.append(labels.say("picture-awaited"))
        return ", ".join(said)

    def _ground_said(self, words: Words, view: View, ground: Ground) -> list[str]:
        """What there is to say of *ground* beside who stands where."""
        said = (self._facing(words, view), self._hidden(words, view, ground), *self._ground_lines(words, ground))
        return [each for each in said if each]

    def _hidden(self, words: Words, view: View, ground: Ground) -> str:
        """Who stands on the map and is seen by this reader alone; empty: nobody."""
        on_it = {each.who for each in ground.figures}
        hidden = [words.name(row.id) for row in view.rows if row.facts.get("hidden") and row.id in on_it]
        return words.say("ground-hidden", who=Ready(words.listed(hidden))) if hidden else ""

    def _look_of(self, labels: Words, kind: str) -> Look | None:
        key = labels.first(labels.key("word", "ground", slug(kind)), f"word-ground-{slug(kind)}")
        named = None if key is None else self.texts.attribute(labels.locale, key, "look")
        return named if named in LOOKS else None

    def _ground_lines(self, words: Words, ground: Ground) -> list[str]:
        """What the ground is like, kind by kind, and where the reader could go, the nearest first."""
        kinds: dict[str, list[tuple[int, int]]] = {}
        for x, y, kind in ground.cells:
            kinds.setdefault(kind, []).append((x, y))
        costs: dict[int, list[tuple[int, int]]] = {}
        for x, y, cost in sorted(ground.reach, key=lambda each: each[2]):
            costs.setdefault(cost, []).append((x, y))
        lines = [
            words.say("ground-kind", kind=Ready(words.word("ground", kind)), cells=Ready(_cells(cells)))
            for kind, cells in kinds.items()
        ]
        key = words.first(words.key("reach")) or "reach-other"
        lines.extend(words.say(key, cost=cost, cells=Ready(_cells(cells))) for cost, cells in costs.items())
        return [shorten(each, _LONGEST_LINE) for each in lines]

    def _alt(self, labels: Words, view: View) -> str:
        """What the picture shows, in words."""
        lines = [self.moment(labels, view)]
        for heading, sentences in self.moments(labels, view):
            lines.append(heading)
            lines.extend(sentences)
        return shorten("\n".join(lines), LONGEST_ALT)


def _space(figure: Figure) -> str:
    """The cells that he takes up: the first, and the last of a larger space."""
    far = figure.width - 1
    first = _cell(figure.x, figure.y)
    return f"{first}-{_cell(figure.x + far, figure.y + far)}" if far else first


def _cell(x: int, y: int) -> str:
    """The name of a cell, its column's letter and its row's number.

    >>> _cell(3, 3), _cell(25, 98)
    ('D4', 'Z99')
    """
    return f"{chr(ord('A') + x)}{y + 1}"


def _cells(cells: Iterable[tuple[int, int]]) -> str:
    """The names of *cells*, three or more of one column in a row as they may be typed.

    >>> _cells([(3, 2), (3, 3), (3, 4), (3, 6), (4, 2), (4, 3)])
    'D3-D5, D7, E3, E4'
    """
    runs: list[list[tuple[int, int]]] = []
    for x, y in sorted(cells):
        if runs and runs[-1][-1] == (x, y - 1):
            runs[-1].append((x, y))
        else:
            runs.append([(x, y)])
    names: list[str] = []
    for run in runs:
        named = [_cell(*each) for each in run]
        names += [f"{named[0]}-{named[-1]}"] if len(named) > 2 else named
    return ", ".join(names)


def _window(ground: Ground, around: Sequence[int]) -> tuple[int, int]:
    """The first and the last row of the part of *ground* that is shown: as many rows as a picture can hold, the middle
    one of the rows *around* in the middle.

    >>> _window(Ground("square", 0, 2, 5, 9), [4]), _window(Ground("square", 0, 0, 5, 98), [50])
    ((2, 9), (35, 64))
    """
    if ground.bottom - ground.top < _MOST_ROWS:
        return ground.top, ground.bottom
    middle = sorted(around)[len(around) // 2]
    top = max(ground.top, min(middle - _MOST_ROWS // 2, ground.bottom - _MOST_ROWS + 1))
    return top, top + _MOST_ROWS - 1
