"""How questions lie in the rows of a message: buttons, selects, and ways back.

Up to `SHORT` choices are buttons, more of them a select. In the channel several who are asked have a row each, where of
more than it takes the usual ones stand beside a button that opens one's own panel; where there is no row for each, that
button is all there is. A select of the channel names whose it is, for there it could be taken for one's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.kernel.decisions import NOTHING, Scalar
from bot.render.asked import Asked, Pair, before, leads_on
from bot.render.cards import IN_ROW, IN_SELECT, LABEL, OPTION, Button, Item, Option, Select
from bot.render.choices import Choices, Sight, upon
from bot.render.names import Ready, shorten
from bot.render.words import Words

Rows = tuple[tuple[Item, ...], ...]

SHORT = 8
"""So many choices are buttons; more of them are a list to choose from."""
_ROW_OF_OWN = 3
"""So many choices of one of several are buttons; of more of them the usual ones are, and a way to the others."""
_SIDE_BY_SIDE = 3
"""So many questions have a row each; more of them have one button, behind which everybody finds his own."""


class Laid(NamedTuple):
    """Questions as they lie: *cut* whether some option had to be left out; *explained*: what each button leads to, a
    line each (what the options of a select lead to stands there)."""

    rows: Rows
    cut: bool
    explained: list[str]


class Layout:
    """The rows of the questions *pairs* in *words*, *room* of them at most, as *sight* has them.

    *named*: each says whose it is. *again*: in somebody's own panel, where a complete choice may be made anew; what is
    pressed there changes that panel, not a message of the channel.
    """

    def __init__(
        self,
        choices: Choices,
        words: Words,
        pairs: Sequence[Pair],
        encounter: str,
        sight: Sight,
        *,
        named: bool,
        room: int,
        again: bool = False,
    ) -> None:
        self._choices = choices
        self._words, self._labels = words, words.as_labels()
        self._asked = [each for pair in pairs if (each := Asked.of(*pair, again=again)) is not None]
        self._encounter = encounter
        self._sight = sight
        self._named, self._room, self._again = named, room, again
        self._press, self._choose = ("p", "o") if again else ("q", "s")
        self._explained: dict[str, tuple[Asked, str, str, Mapping[str, Scalar]]] = {}
        self._cut = False

    def laid(self) -> Laid:
        """All of them."""
        if not self._asked:
            return Laid((), False, [])
        return self._in_panel() if self._again else self._in_channel()

    def _in_channel(self) -> Laid:
        asked = self._asked
        if len(asked) == 1:
            return self._told(self._back(self._row_or_select(asked[0])), self._cut)
        if len(asked) > min(self._room, _SIDE_BY_SIDE):
            line = asked[0].question.id.partition(".")[0]
            ident = f"x|{self._encounter}|{line}"
            answer = Button(id=ident, label=self._labels.say("button-answer"), style="primary")
            return Laid(((answer,),), self._cut, [])
        return self._told(tuple(self._own_row(each) for each in asked), self._cut)

    def _in_panel(self) -> Laid:
        asked, room = self._asked, self._room
        # Best: each question a row of its own, and nothing one click away under every select.
        rows = tuple(row for each in asked for row in self._row_or_select(each))
        if len(rows) <= room:
            return self._told(self._back(rows), self._cut)
        # Next: all buttons one after the other.
        flat = [(each, one) for each in asked for one in each.presses]
        if len(flat) <= room * IN_ROW:
            buttons = [self._button(each, *one) for each, one in flat]
            return self._told(self._back(_in_rows(buttons)), False)
        # At last: a select each, of the first field where the later one would leave something out, as many as fit.
        plain, self._cut = [each.stepwise() for each in asked], False
        stepwise = tuple(row for each in plain[:room] for row in self._select(each, alone=True))
        return self._told(self._back(stepwise), self._cut or len(plain) > room)

    def _told(self, rows: Rows, cut: bool) -> Laid:
        """*rows* with what their buttons lead to."""
        shown = [item.id for row in rows for item in row if isinstance(item, Button)]
        # What opens a further choice is explained there; in a message of the channel it would only be in the way.
        told = [self._explained[each] for each in shown if each in self._explained]
        told = [each for each in told if self._again or not leads_on(*each[:3])]
        return Laid(rows, cut, self._choice_lines(told))

    # ---- the rows of one question

    def _row_or_select(self, each: Asked) -> Rows:
        room = self._room
        if len(each.presses) <= min(SHORT, room * IN_ROW):
            # What leads elsewhere is no more of the same: of a spell's targets none reads as another spell.
            elsewhere = each.beside if each.question.partial else ()
            parts = ([one for one in each.presses if one not in elsewhere], elsewhere)
            rows = [row for part in parts for row in _in_rows([self._button(each, *one) for one in part])]
            if len(rows) + (len(rows[-1]) == IN_ROW) <= room:
                return tuple(rows)
            return _in_rows([item for row in rows for item in row])
        alone = room < 2
        # A half made answer needs a row for the way back, where no other row of buttons has it.
        kept = bool(_beside(each)) or (bool(each.question.partial) and not each.question.answered)
        return self._select(each, alone=alone, most=max(1, room - (0 if alone else int(kept))))

    def _own_row(self, each: Asked) -> tuple[Item, ...]:
        """The row of one of several: all his choices, or the usual ones and the way to the others."""
        over = self._start_over(each)
        if len(each.presses) <= _ROW_OF_OWN:
            return (*(self._button(each, *one) for one in each.presses), *over)
        label = self._whose(each, self._labels.say("button-others"))
        ident = f"x|{self._encounter}|{each.question.id}"
        others = Button(id=ident, label=shorten(label, LABEL), style="primary")
        return (*(self._button(each, *one) for one in each.usual), others, *over)

    def _button(self, each: Asked, field: str, value: str) -> Button:
        question = each.question
        ident = f"{self._named_in_ids(self._press, each)}|{field}|{value}"
        prospect = self._sight.of(each.decision, before(question.partial, field), field, value)
        text = self._label(each, field, value, prospect)
        if self._named:
            text = self._whose(each, text)
        self._explained[ident] = (each, field, value, prospect)
        marked = question.partial.get(field) == value
        return Button(
            id=ident,
            label=shorten(f"✓ {text}" if marked else text, LABEL),
            style="success" if marked else "secondary" if each.quiet(field, value) else "primary",
        )

    def _select(self, each: Asked, *, alone: bool, most: int = 1) -> Rows:
        """A select, and (unless *alone*) a row of buttons for doing nothing and for what stands beside it. Of more
        options than it holds there are up to *most* selects, one below the other."""
        lines = [self._line(each, value) for value in self._in_select(each, alone=alone, most=most)]
        placeholder = self._asks(each)
        ident = f"{self._named_in_ids(self._choose, each)}|{each.field.name}"
        rows: list[tuple[Item, ...]] = []
        for number, first in enumerate(range(0, len(lines), IN_SELECT)):
            # Two components of one message have two ids.
            own = f"{ident}|{number}" if number else ident
            asks = placeholder
            if number:
                asks = self._labels.say("acting-choose-more", asks=Ready(placeholder), part=number + 1)
            part = tuple(lines[first : first + IN_SELECT])
            rows.append((Select(id=own, placeholder=shorten(asks, 150), options=part),))
        beside = _beside(each)
        if not alone and beside:
            row = tuple(self._button(each, *one) for one in beside[:IN_ROW])
            # What ends it all stands where it is found at once.
            rows.insert(0 if each.ends else len(rows), row)
            if not self._again and each.ends:
                self._explained.pop(row[0].id)
        return tuple(rows)

    def _in_select(self, each: Asked, *, alone: bool, most: int) -> tuple[str, ...]:
        """The options of a question that stand in up to *most* selects; whether some found no place is kept."""
        field = each.field
        # Unless it is alone, doing nothing is a button of its own, and so is being done.
        apart = () if alone else (NOTHING, *(value for _, value in each.ends))
        offered = tuple(value for value in field.options if value not in apart)
        options = offered[: most * IN_SELECT]
        self._cut = self._cut or len(options) < len(offered)
        if alone and NOTHING in field.options and NOTHING not in options:
            options = (*options[:-1], NOTHING)
        usual = each.decision.default.get(field.name)
        if usual in field.options and usual not in (*options, *apart, NOTHING):
            # What is done when nobody says anything, mostly the end of a turn, is never what finds no place.
            options = (*options[:-1], usual)
        return options

    def _line(self, each: Asked, value: str) -> Option:
        """An option of a select, with what it leads to below."""
        question, name = each.question, each.field.name
        partial = before(question.partial, name)
        prospect = self._sight.of(each.decision, partial, name, value)
        text = self._label(each, name, value, prospect)
        means = self._choices.under(self._labels, each.decision, name, value, partial, prospect)
        marked = question.partial.get(name) == value
        label = shorten(f"✓ {text}" if marked else text, OPTION)
        return Option(label=label, value=value, description=means or None)

    # ---- ways back

    def _start_over(self, each: Asked) -> tuple[Button, ...]:
        """A way back where an answer is half made."""
        question = each.question
        if not question.partial or question.answered:
            return ()
        label = self._labels.say("button-start-over")
        if self._named:
            label = self._whose(each, label)
        return (Button(id=f"{self._named_in_ids(self._press, each)}||", label=shorten(label, LABEL)),)

    def _back(self, rows: Rows) -> Rows:
        """*rows*, and a way back for each question whose answer is half made, as far as there is room."""
        for each in self._asked:
            if not (made := self._start_over(each)):
                continue
            if rows and len(rows[-1]) < IN_ROW and isinstance(rows[-1][0], Button):
                rows = (*rows[:-1], (*rows[-1], *made))
            elif len(rows) < self._room:
                rows = (*rows, made)
        return rows

    # ---- words

    def _named_in_ids(self, verb: str, each: Asked) -> str:
        """How the ids of what is pressed to answer a question begin."""
        return f"{verb}|{self._encounter}|{each.question.id}|{each.question.generation}"

    def _whose(self, each: Asked, label: str) -> str:
        """*label* with whose choice it is."""
        labels = self._labels
        return labels.texts.say(labels.locale, "button-for", who=labels.name(each.question.who), label=label)

    def _asks(self, each: Asked) -> str:
        """What stands in a select before anything is chosen."""
        placeholder = self._choices.to_choose(self._labels, each.field.name, each.question.who, each.question.partial)
        # Whoever reads the channel sees whose it is; in the panel of one person's choices all is his.
        return self._whose(each, placeholder) if self._named or not self._again else placeholder

    def _label(self, each: Asked, field: str, value: str, prospect: Mapping[str, Scalar]) -> str:
        """The label of an option, with whom it is done to and the chance of its roll."""
        labels, partial = self._labels, before(each.question.partial, field)
        label = self._choices.option(labels, each.decision, field, value, each.question.partial)
        label = upon(labels, each.decision, partial, field, value, label)
        if "chance" in prospect:
            label = labels.say("option-chance", prospect, option=Ready(label))
        return label

    def _choice_lines(self, told: Sequence[tuple[Asked, str, str, Mapping[str, Scalar]]]) -> list[str]:
        """What the buttons lead to, a line each; those of a question that lead to the very same, and have no chance of
        their own, share one."""
        words, lines = self._words, dict[tuple[str, str], list[str]]()
        for each, field, value, prospect in told:
            partial = each.question.partial
            means = self._choices.means(words, each.decision, field, value, before(partial, field), prospect)
            if not means:
                continue
            option = self._choices.option(words, each.decision, field, value, partial)
            option = upon(words, each.decision, before(partial, field), field, value, option)
            if self._named:
                option = words.say("button-for", who=each.question.who, label=Ready(option))
            alone = option if {"chance", "odds"} & prospect.keys() else ""
            lines.setdefault((f"{each.question.id} {alone}", means), []).append(option)
        return [
            words.say("means-line", option=Ready(", ".join(options)), means=Ready(means))
            for (_, means), options in lines.items()
        ]


def _beside(each: Asked) -> list[tuple[str, str]]:
    """What stands beside the select of a question, as buttons."""
    nothing = [(each.field.name, NOTHING)] if NOTHING in each.field.options else []
    return [*each.ends, *each.beside, *nothing]


def _in_rows(buttons: Sequence[Item]) -> Rows:
    """*buttons*, so many below each other as rows of them need."""
    return tuple(tuple(buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW))
