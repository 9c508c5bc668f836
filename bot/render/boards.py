"""Boards: the tracker that everybody sees, the lobby, and each player's private view of the own fighters.

Everything comes from a `View`, already projected for its reader. What a game shows of a combatant is in the
catalogue: `cell-<game>-1`, `-2`, … are the columns after the name (attribute `.width`, in characters; `.legend`: what
its numbers are, said below the table where there are any), `-0`, which a game may lack, is the one before it,
`mark-<game>` is what everybody must know of somebody besides (a line below the table, nothing when it is empty),
`fighter-<game>` is the private sheet, `ally-<game>` a line about a companion (attribute `.needs`: the fact of a row
that a reader has of companions only), `moment-<game>` the present moment, `timeline-<game>` the heading of a moment to
come (attribute `.now`: which fact of the view is the present one), `slot-<game>-<kind>` what stands there.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Mapping, Sequence
from functools import lru_cache

from bot.joiners import cut, joined
from bot.kernel.decisions import Scalar
from bot.kernel.frame import AHEAD, Open
from bot.kernel.ruleset import Reader, Row, Slot, View
from bot.render.cards import IN_ROW, Button, Card, Item
from bot.render.names import Ready, shorten
from bot.render.words import Words
from bot.text import Texts

WIDEST = 30
"""Columns of a table in a message: what a phone shows without wrapping."""
_GAP = 1
_MOST_CELLS = 6
_MOST_ROWS = 40
_MOST_MARKS = 8
_LONGEST = 1950
_SLOT_LINES, _SLOT_ROOM = 3, 1700
_INDENT = "  "


class Boards:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def tracker(
        self,
        view: View,
        opens: Sequence[Open],
        locale: str,
        *,
        held: str | None,
        breath: bool,
        tempo: str,
        deadlines: Mapping[str, float],
        encounter: str,
        lobby: bool,
        ended: bool = False,
        asked: Container[str] = (),
        beside: Sequence[Item] = (),
        rests: str | None = None,
        longest: int = _LONGEST,
    ) -> Card:
        """Where the encounter stands, in *longest* characters, and what can always be pressed. *held*: the reason why
        the clock stands, or None. *asked*: the questions that are worded above it. *beside*: what else can be pressed
        now. *rests*: the moment at which nothing goes on by itself, where that is so: then it can be let go on, or be
        closed.

        *deadlines*: by question id, in seconds since 1970. Questions of people whom *view* does not show are the game
        master's affair and are told as such.
        """
        words = self._view_words(view, locale)
        lines = [words.say("tracker-title", moment=Ready(self.moment(words, view, lobby=lobby)), tempo=tempo)]
        if ended:
            lines.append(words.say("tracker-ended"))
        elif lobby:
            lines.append(words.say("tracker-lobby", count=len(view.rows)))
        elif held is not None:
            lines.append(words.say("tracker-held", reason=held))
        elif breath:
            lines.append(words.say("tracker-breath"))
        elsewhere = [each for each in opens if each.id not in asked]
        if not (lobby or ended):
            lines.extend(self._awaited(words, view, elsewhere, deadlines))
        if rests is not None:
            lines.append(resting(words))
        elif not (opens or lobby or ended or breath or held is not None):
            lines.append(words.say("tracker-nobody-awaited"))
        if not (lobby or ended) and (said := self._remark(words, view)):
            lines.append(said)
        table = self._table(words, view, max(1, (longest - sum(len(each) + 1 for each in lines) - 120) // (WIDEST + 1)))
        room = longest - len(table) - sum(len(each) + 1 for each in lines)
        for below in (*self._marks(words, view), self._facing(words, view)):
            if below and len(below) < room:
                table = f"{table}\n{below}" if table else below
                room -= len(below) + 1
        text = "\n".join(lines)
        if table:
            text = f"{shorten(text, max(longest - len(table), 100))}\n{table}"
        extra: list[Item] = []
        if breath and held is None and not (lobby or ended):
            extra.append(Button(id=f"c|{encounter}", label=words.say("button-continue"), style="success"))
        if rests is not None:
            extra.append(go_on(words, encounter, rests))
        extra.extend(beside)
        if view.ground is not None and not (ended or lobby):
            extra.append(Button(id=f"mp|{encounter}", label=words.say("button-map")))
        if (view.facts.get("decided") or rests is not None) and not (ended or lobby):
            extra[IN_ROW - 1 :] = []
            extra.append(Button(id=f"e|{encounter}", label=words.say("button-end"), style="danger"))
        always = () if ended else self._buttons(words, encounter, held=held, lobby=lobby)
        rows = tuple(row for row in (tuple(extra[:IN_ROW]), always) if row)
        return Card(text=text, rows=rows)

    def _remark(self, words: Words, view: View) -> str:
        key = words.first(words.key("hint"))
        return "" if key is None else words.say(key, view.facts).strip()

    def fighter(
        self, view: View, reader: Reader, opens: Sequence[Open], locale: str, *, held: str | None = None
    ) -> Card:
        """*My fighter*: everything that *reader* may know of the combatants that are the reader's own (the game
        master's: those whom nobody plays), then a line about each companion (the game master's: everybody). *held*: the
        reason why the clock stands, or None; nobody is asked anything meanwhile."""
        words = self._view_words(view, locale)
        mine = [row for row in view.rows if _decides(reader, row)]
        lines = [] if held is None else [words.say("tracker-held", reason=held)]
        if not mine and not (reader.gm and view.rows):
            return Card(text="\n".join([*lines, words.say("fighter-none")]))
        key = words.first(words.key("fighter"))
        for row in mine:
            lines.append(words.say("fighter-name", who=row.id))
            if key is not None:
                said = words.say(key, row.facts, who=row.id).strip()
                lines.extend(line for line in said.split("\n") if line.strip())
            asked = [each for each in opens if each.who == row.id and not each.answered]
            if asked:
                kinds = words.listed([words.word("question", each.kind) for each in asked])
                lines.append(words.say("fighter-awaited", kinds=Ready(kinds)))
        # Whose figures a reader may see without deciding for them: companions.
        ally = words.first(words.key("ally"))
        if ally is not None:
            needed = self.texts.attribute(words.locale, ally, "needs")
            others = [row for row in view.rows if row not in mine and needed in row.facts]
            lines.extend(words.say(ally, row.facts, who=row.id) for row in others)
        return Card(text=fitting_lines(lines))

    def timeline(self, view: View, locale: str) -> Card:
        """What *view*'s reader may know of what is under way and to come: the present moment first, then moment by
        moment, at most 30 columns wide. What does not fit any more is counted."""
        words = self._view_words(view, locale)
        title = words.say("timeline-title", moment=Ready(self.moment(words, view)))
        if not view.schedule:
            return Card(text=f"{title}\n{words.say('timeline-nothing')}")
        labels = words.as_labels()
        lines: list[str] = []
        room, shown = _SLOT_ROOM, 0
        for said, sentences in self.moments(labels, view):
            for number, sentence in enumerate(sentences):
                block = [] if number else [_ruled(said)]
                block.extend(_wrapped(sentence))
                room -= sum(len(each) + 1 for each in block)
                if room < 0:
                    break
                lines.extend(block)
                shown += 1
            if room < 0:
                break
        text = "\n".join([title, "```", *lines, "```"])
        if shown < len(view.schedule):
            text += "\n" + words.say("timeline-more", count=len(view.schedule) - shown)
        return Card(text=text)

    def moments(self, labels: Words, view: View) -> list[tuple[str, list[str]]]:
        """What *view*'s reader may know of what is under way and to come: each moment's heading, with a sentence for
        each slot. What is under way already is told at the present moment."""
        heading = self._heading(labels)
        present = self._present(labels, heading, view)
        due = sorted(
            ((each.moment if present is None else max(each.moment, present), each) for each in view.schedule),
            key=lambda pair: pair[0],
        )
        found: dict[int, list[str]] = {}
        for moment, slot in due:
            found.setdefault(moment, []).append(self._slot(labels, slot, present))
        return [
            (
                labels.say("timeline-now") if moment == present else labels.say(heading, view.facts, moment=moment),
                sentences,
            )
            for moment, sentences in found.items()
        ]

    def _heading(self, labels: Words) -> str:
        return labels.first(labels.key("timeline")) or "timeline-other"

    def _present(self, labels: Words, heading: str, view: View) -> int | None:
        """The present moment, where the game counts it."""
        now = view.facts.get(self.texts.attribute(labels.locale, heading, "now") or "")
        return now if isinstance(now, int) else None

    def _slot(self, labels: Words, slot: Slot, present: int | None) -> str:
        """One slot in words; `until` is a blank of those that last only."""
        lasts = slot.until > slot.moment and (present is None or slot.until > present)
        key = labels.first(labels.key("slot", slot.kind)) or "slot-other"
        facts = {**slot.facts, "who": slot.who, "kind": slot.kind, "moment": slot.moment}
        return labels.say(key, facts, until=slot.until if lasts else None)

    def sheet(self, ruleset: str, facts: Mapping[str, Scalar], locale: str) -> Card:
        """A character sheet: `sheet-<game>` is the game's own layout of *facts*."""
        words = Words(self.texts, locale, game=ruleset)
        key = words.first(words.key("sheet"))
        if key is not None:
            lines = words.say(key, facts).strip().split("\n")
        else:
            lines = [f"{words.word('field', name)}: {words.shown(str(value))}" for name, value in facts.items()]
        return Card(text=shorten("\n".join(line for line in lines if line.strip()), _LONGEST))

    def moment(self, words: Words, view: View, *, lobby: bool = False) -> str:
        """The present moment in the game's own words."""
        if lobby:
            return words.say("moment-lobby")
        key = words.first(words.key("moment"))
        return words.say(key, view.facts) if key is not None else words.say("moment-other")

    def _view_words(self, view: View, locale: str) -> Words:
        return Words(self.texts, locale, game=view.ruleset, names={row.id: row.name for row in view.rows})

    def _buttons(self, words: Words, encounter: str, *, held: str | None, lobby: bool) -> tuple[Item, ...]:
        if lobby:
            return lobby_buttons(words, encounter)
        mine = Button(id=f"m|{encounter}", label=words.say("button-my-fighter"))
        timeline = Button(id=f"tl|{encounter}", label=words.say("button-timeline"))
        act = Button(id=f"ac|{encounter}", label=words.say("button-act"), style="primary")
        if held is not None:
            resume = Button(id=f"c|{encounter}", label=words.say("button-resume"), style="success")
            return (act, mine, resume, timeline) if held == AHEAD else (mine, resume, timeline)
        wait = Button(id=f"h|{encounter}", label=words.say("button-wait"), style="danger")
        return (act, mine, wait, timeline)

    def _awaited(self, words: Words, view: View, opens: Sequence[Open], deadlines: Mapping[str, float]) -> list[str]:
        """A line for those who are awaited for the same until the same moment; of secret questions only that they
        stand."""
        shown = {row.id for row in view.rows}
        alike: dict[tuple[str, str | None], dict[str, None]] = {}
        for question in opens:
            if question.answered and not question.secret:
                continue
            who = words.name(question.who) if question.who in shown else words.say("tracker-gm")
            until = deadlines.get(question.id)
            kind = words.word("question", question.kind)
            moment = f"<t:{int(until)}:R>" if until is not None else None
            alike.setdefault((kind, moment), {})[who] = None
        lines = [
            self.texts.say(words.locale, "tracker-awaited", who=words.listed(list(people)), kind=kind, until=moment)
            for (kind, moment), people in alike.items()
        ]
        if len(lines) > 8:
            lines = [*lines[:7], words.say("tracker-awaited-more", count=len(lines) - 7)]
        return lines

    def _marks(self, words: Words, view: View) -> list[str]:
        """A line for each of those of whom something must be known besides the table."""
        key = words.first(words.key("mark"))
        if key is None:
            return []
        said = (words.say(key, row.facts, who=row.id).strip() for row in view.rows)
        return [line for line in said if line][:_MOST_MARKS]

    def _facing(self, words: Words, view: View) -> str:
        # As the table lists them: whoever stands higher first.
        place = {row.id: at for at, row in enumerate(view.rows)}
        facing = sorted({tuple(sorted(pair, key=lambda each: place.get(each, 99))) for pair in view.facing})
        facing.sort(key=lambda pair: [place.get(each, 99) for each in pair])
        pairs = [
            self.texts.say(words.locale, "tracker-pair", first=words.name(first), second=words.name(second))
            for first, second in facing[:12]
        ]
        return words.texts.say(words.locale, "tracker-facing", pairs=", ".join(pairs)) if pairs else ""

    def _table(self, words: Words, view: View, most: int = _MOST_ROWS) -> str:
        """The combatants, at most 30 columns and *most* lines: in the order of their numbers where they bear any, else
        side by side, a rule parting the sides, so that whoever comes late stands with his own. Below, what the numbers
        of a column are: its attribute `.legend`."""
        if not view.rows:
            return ""
        labels = words.as_labels()
        cells = self._cells(labels)
        # What stands before the names is the cell 0.
        at = 1 if cells and cells[0][0] == labels.key("cell", "0") else 0
        cells.insert(at, ("", WIDEST - sum(width + _GAP for _, width in cells)))
        lines: list[str] = []
        legends: dict[str, None] = {}
        numbered = at == 1 and any(labels.say(cells[0][0], row.facts).strip()[:1].isdecimal() for row in view.rows)
        sides = list(dict.fromkeys(row.side for row in view.rows))
        rows = list(view.rows) if numbered else sorted(view.rows, key=lambda row: sides.index(row.side))
        most = min(most, _MOST_ROWS)
        side = rows[0].side
        for row in rows[:most]:
            if row.side != side and not numbered:
                lines.append("─" * WIDEST)
            side = row.side
            told = [(key, labels.say(key, row.facts) if key else labels.name(row.id), width) for key, width in cells]
            lines.append((" " * _GAP).join(padded(said, width) for _, said, width in told).rstrip())
            legends |= {key: None for key, said, _ in told if key and any(each.isdecimal() for each in said)}
        if len(view.rows) > most:
            lines.append(labels.say("tracker-more-rows", count=len(view.rows) - most))
        found = (self.texts.attribute(labels.locale, key, "legend") for key in legends)
        return "\n".join(["```", *lines, "```", *(each for each in found if each)])

    def _cells(self, labels: Words) -> list[tuple[str, int]]:
        """The columns of the game besides the names: key and width."""
        keys = (labels.key("cell", str(at)) for at in range(_MOST_CELLS))
        known = (key for key in keys if self.texts.has(key, labels.locale))
        return [(key, int(self.texts.attribute(labels.locale, key, "width") or 6)) for key in known]


def place_buttons(words: Words, encounter: str) -> tuple[Item, ...]:
    """[In front] [Behind]."""
    return (
        Button(id=f"ln|{encounter}|front", label=words.say("button-in-front")),
        Button(id=f"ln|{encounter}|behind", label=words.say("button-behind")),
    )


def resting(words: Words) -> str:
    """That nothing goes on by itself, and what lets it go on."""
    return words.say(words.first(words.key("rests")) or "tracker-rests")


def go_on(words: Words, encounter: str, rests: str) -> Button:
    """[Continue], where nothing goes on by itself since the moment *rests*: a later one is another button."""
    return Button(id=f"go|{encounter}|{rests}", label=words.say("button-continue"), style="success")


def lobby_buttons(words: Words, encounter: str) -> tuple[Item, ...]:
    """[Join] [Add foes] [Start]."""
    return (
        Button(id=f"j|{encounter}", label=words.say("button-join"), style="primary"),
        Button(id=f"n|{encounter}", label=words.say("button-add-foes")),
        Button(id=f"b|{encounter}", label=words.say("button-start"), style="success"),
    )


def _decides(reader: Reader, row: Row) -> bool:
    player = row.facts.get("player")
    return player == reader.user if player is not None else reader.gm and not row.facts.get("autopilot")


def fitting_lines(lines: Sequence[str], room: int = _LONGEST) -> str:
    """As many whole lines as fit into a message, or into so much *room* of one."""
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 2:
            kept.append("…")
            break
        kept.append(line)
    return "\n".join(kept)


@lru_cache(maxsize=4096)
def columns(text: str) -> int:
    """How many columns *text* takes in a fixed-width font: wide characters two, combining ones none, pictures that are
    joined those of the first."""
    return sum(
        0
        if unicodedata.category(each) in ("Mn", "Me", "Cf") or joined(text, at)
        else 2
        if unicodedata.east_asian_width(each) in "WF"
        else 1
        for at, each in enumerate(text)
    )


def _ruled(text: str) -> str:
    """*text* as a heading: a rule fills the line."""
    rest = WIDEST - columns(text) - 1
    return f"{text} {'─' * rest}" if rest > 0 else padded(text, WIDEST)


def _wrapped(text: str) -> list[str]:
    """*text* in at most three lines of at most 30 columns, all but the first indented; longer words are parted."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if line.strip() and columns(line) + 1 + columns(word) <= WIDEST:
            line += f" {word}"
            continue
        if line.strip():
            lines.append(line)
        line = (_INDENT if lines else "") + word
        while columns(line) > WIDEST:
            end = WIDEST
            while columns(line[:end]) > WIDEST:
                end -= 1
            part = cut(line, end)
            lines.append(part)
            line = _INDENT + line[len(part) :]
    lines.append(line)
    if len(lines) > _SLOT_LINES:
        lines = [*lines[: _SLOT_LINES - 1], padded(f"{lines[_SLOT_LINES - 1]} …", WIDEST).rstrip()]
    return lines


def padded(text: str, width: int) -> str:
    """*text* in exactly so many columns, cut with an ellipsis or filled up."""
    if columns(text) > width:
        while columns(text) > width - 1:
            text = cut(text, len(text) - 1)
        text += "…"
    return text + " " * (width - columns(text))
