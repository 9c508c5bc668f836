"""The private panel of [Act…]: what a combatant may say now, with what it costs, by buttons and selects alone.

`ac|<encounter>` chooses for whom (with a value), `ac|<encounter>|<who>` goes back to the panel, and
`ac|<encounter>|<who>|<command>|<places>|<check>` goes on in the form of a command: see
`bot.table.saying.acting`. A select's value is one more place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bot.kernel.decisions import NOTHING, Decision, Field
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader, Ruleset
from bot.render.boards import go_on, resting
from bot.render.cards import IN_ROW, IN_SELECT, LABEL, OPTION, ROWS, Button, Card, Item, Option, Select
from bot.render.choices import Choices, Sight, upon
from bot.render.names import Ready, shorten
from bot.render.words import Words

AT_ONCE = ("declare", "move")
"""Commands whose first blank stands on the panel itself; the others open with a button."""
_BUTTONS, _SELECTS, _LONGEST = 8, 4, 1900


class Way(NamedTuple):
    """How far somebody has come through the form of a *command*: the *choice* so far, the places of what was chosen as
    they stand in ids, the *field* that comes next (None: none is left) and the check sum of all that was offered."""

    command: str
    choice: Mapping[str, str]
    places: str
    field: Field | None
    check: str


class Acting(Choices):
    def acting(
        self,
        game: Ruleset[Any],
        state: Any,
        who: str,
        forms: Mapping[str, tuple[Decision, Way]],
        plain: Sequence[str],
        locale: str,
        encounter: str,
        reader: Reader,
        *,
        asked: Sequence[Open],
        others: Sequence[str],
        held: str | None,
        worded: bool = False,
        remark: str = "",
        rests: str | None = None,
    ) -> Card:
        """All that may be said for *who*: by *forms* of commands, and by *plain* ones, which need none. *asked*: the
        questions that stand to him; *others*: for whom else the reader may speak; *held*: why the clock stands, or
        None; *worded*: what is chosen is asked to be put in words, too; *remark*: a sentence to put before; *rests*:
        see `boards.Boards.tracker`."""
        words = Words(self.texts, locale, game=game.id, people=game.people(state))
        labels = words.as_labels()
        sight = Sight(game, state, reader)
        lines = [remark] if remark else []
        if held is not None:
            lines.append(words.say("tracker-held", reason=held))
        if rests is not None:
            lines.append(resting(words))
        if forms or plain or rests is None:
            lines.append(words.say("acting-panel" if forms or plain else "acting-nothing", who=who))
        if asked:
            kinds = words.listed([words.word("question", each.kind) for each in asked])
            lines.append(words.say("fighter-awaited", kinds=Ready(kinds)))
        lines += dict.fromkeys(line for form, _ in forms.values() for line in self.beside(words, form))
        rows: list[tuple[Item, ...]] = []
        buttons: list[Item] = []
        twice: dict[str, Item] = {}
        if rests is not None:
            buttons.append(go_on(labels, encounter, rests))
        if asked:
            line = asked[0].id.partition(".")[0]
            buttons.append(Button(id=f"x|{encounter}|{line}", label=labels.say("button-answer"), style="primary"))
        for command, (form, at) in forms.items():
            if command in AT_ONCE and at.field is not None:
                rows.extend(self._selects(labels, sight, form, at, encounter, who, f"acting-choose-{command}"))
            elif command in plain:
                twice[command] = Button(
                    id=self._id(encounter, who, at), label=labels.say(f"button-acting-{command}-until")
                )
            elif at.field is None:
                # One thing is offered, and one press says it.
                label = shorten(self.choice(labels, form, at.choice), LABEL)
                buttons.append(Button(id=self._id(encounter, who, at), label=label, style="primary"))
            else:
                buttons.append(Button(id=self._id(encounter, who, at), label=labels.say(f"button-acting-{command}")))
        for command in (*plain, "leave"):
            label = labels.say(f"button-acting-{command}")
            buttons.append(Button(id=f"ac|{encounter}|{who}|{command}|-|-", label=label))
            if command in twice:
                buttons.append(twice[command])
        if forms:
            words_too = Button(
                id=f"ac|{encounter}|{who}" if worded else f"ac|{encounter}|{who}|words",
                label=labels.say("button-acting-words-none" if worded else "button-acting-words"),
                style="success" if worded else "secondary",
            )
            buttons.append(words_too)
        left = ROWS - len(rows) - (1 if others else 0)
        if len(buttons) > left * IN_ROW:
            # What a plain button says as well may be typed.
            buttons = [each for each in buttons if each not in twice.values()]
        rows.extend(tuple(buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW))
        if others:
            options = tuple(Option(label=shorten(labels.name(each), OPTION), value=each) for each in others)
            hint = labels.say("acting-choose-who")
            rows.append((Select(id=f"ac|{encounter}", placeholder=hint, options=options[:IN_SELECT]),))
        return Card(text=shorten("\n".join(lines), _LONGEST), rows=tuple(rows))

    def acting_step(
        self,
        game: Ruleset[Any],
        state: Any,
        who: str,
        form: Decision,
        at: Way,
        locale: str,
        encounter: str,
        reader: Reader,
    ) -> Card:
        """The next blank of *form*, what was chosen so far, and a way back."""
        words = Words(self.texts, locale, game=game.id, people=game.people(state))
        labels = words.as_labels()
        assert at.field is not None
        sight = Sight(game, state, reader)
        chosen = Ready(self.choice(words, form, at.choice)) if at.choice else None
        lines = [words.say("acting-step", who=who, choice=chosen)]
        lines.append(self.to_choose(words, at.field.name, who, at.choice))
        lines += self.beside(words, form, at.choice.values())
        options = at.field.options
        rows: list[tuple[Item, ...]]
        if len(options) <= _BUTTONS:
            shown = [self._shown(words, sight, form, at, each) for each in options]
            lines += [words.say("means-line", option=Ready(text), means=Ready(m)) for text, m in shown if m]
            places = [self._button(labels, sight, form, at, encounter, who, each) for each in options]
            rows = [tuple(places[first : first + IN_ROW]) for first in range(0, len(places), IN_ROW)]
        else:
            rows = self._selects(labels, sight, form, at, encounter, who)
        rows.append((Button(id=f"ac|{encounter}|{who}", label=labels.say("button-acting-back")),))
        return Card(text=shorten("\n".join(lines), _LONGEST), rows=tuple(rows))

    def _button(
        self, labels: Words, sight: Sight, form: Decision, at: Way, encounter: str, who: str, value: str
    ) -> Button:
        assert at.field is not None
        text, _ = self._shown(labels, sight, form, at, value)
        return Button(
            id=self._id(encounter, who, at, at.field.options.index(value)),
            label=shorten(text, LABEL),
            style="secondary" if value == NOTHING else "primary",
        )

    def _selects(
        self, labels: Words, sight: Sight, form: Decision, at: Way, encounter: str, who: str, hint: str = ""
    ) -> list[tuple[Item, ...]]:
        """Every option of the blank, in as many selects as it takes."""
        assert at.field is not None
        lines = []
        for place, value in enumerate(at.field.options):
            text, described = self._listed(labels, sight, form, at, value)
            lines.append(Option(label=shorten(text, OPTION), value=str(place), description=described or None))
        asks = labels.say(hint) if hint else self.to_choose(labels, at.field.name, who, at.choice)
        parts = [lines[first : first + IN_SELECT] for first in range(0, len(lines), IN_SELECT)][:_SELECTS]
        ident = self._id(encounter, who, at)
        rows: list[tuple[Item, ...]] = []
        for number, part in enumerate(parts):
            # Two components of one message have two ids: the part stands behind what is chosen before it.
            own = f"{ident}|{number}" if number else ident
            more = labels.say("acting-choose-more", asks=Ready(asks), part=number + 1) if number else asks
            rows.append((Select(id=own, placeholder=shorten(more, 150), options=tuple(part)),))
        return rows

    def _shown(self, labels: Words, sight: Sight, form: Decision, at: Way, value: str) -> tuple[str, str]:
        """An option in words, and what it leads to."""
        assert at.field is not None
        name = at.field.name
        option = upon(labels, form, at.choice, name, value, self.option(labels, form, name, value, at.choice))
        return option, self.offer(labels, sight, form, name, value, at.choice)

    def _listed(self, labels: Words, sight: Sight, form: Decision, at: Way, value: str) -> tuple[str, str]:
        """An option in words, and what it leads to, as a line of a select; the chance stands with the words where both
        have no room below them."""
        assert at.field is not None
        name, decision = at.field.name, sight.game.discreetly(sight.state, form, sight.reader)
        prospect = sight.of(decision, at.choice, name, value)
        text = upon(labels, form, at.choice, name, value, self.option(labels, form, name, value, at.choice))
        if "chance" in prospect and len(self.means(labels, decision, name, value, at.choice, prospect)) > OPTION:
            text = labels.say("option-chance", prospect, option=Ready(text))
        return text, self.under(labels, decision, name, value, at.choice, prospect)

    def _id(self, encounter: str, who: str, at: Way, place: int | None = None) -> str:
        begins = at.places.endswith("-")
        places = at.places if place is None else at.places[:-1] + str(place) if begins else f"{at.places}.{place}"
        return f"ac|{encounter}|{who}|{at.command}|{places}|{at.check}"
