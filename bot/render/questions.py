"""Question cards: one message for everything asked at once, with buttons that name question, generation and choice.

Only what is still open and legal is offered. A question of several fields is answered field by field. Secret questions
show one public button that opens a private panel for whoever presses it; who has a choice, and which, never shows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.kernel.decisions import Decision, Field
from bot.kernel.frame import Open
from bot.kernel.ruleset import EVERYBODY, Person, Reader, Ruleset
from bot.render.cards import Button, Card, Item, Option, Select
from bot.render.words import NOTHING, Ready, Words, shorten, slug
from bot.text import Texts

Pair = tuple[Open, Decision]
Rows = tuple[tuple[Item, ...], ...]

_ROWS, _IN_ROW, _IN_SELECT, _LABEL, _OPTION = 5, 5, 25, 80, 100
_LONGEST = 1900
_MOST_MENTIONS = 20


class Questions:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def question(
        self,
        game: Ruleset[Any],
        state: Any,
        pairs: Sequence[Pair],
        locale: str,
        encounter: str,
        deadlines: Mapping[str, float],
        *,
        gm: int | None = None,
        reader: Reader = EVERYBODY,
    ) -> Card:
        """One message for all the questions of *pairs*: mentions, a sentence each, and what can be pressed.

        *deadlines*: by question id, in seconds since 1970. *gm*: who is mentioned for those whom nobody plays. Hidden
        people's questions are shown to the game master only (*reader*); a card about nobody has an empty text.
        """
        people = {each.id: each for each in game.people(state)}
        if not reader.gm:
            pairs = [pair for pair in pairs if not _hidden(pair, people)]
        words = Words(self.texts, locale, game=game.id, people=people.values())
        standing = [pair for pair in pairs if pair[0].secret or not pair[0].answered]
        public = [pair for pair in standing if not pair[0].secret]
        secret = [pair for pair in standing if pair[0].secret]
        mentioned = _players(standing, people, gm)
        named = len({pair[0].who for pair in public}) > 1
        lines = [self._sentence(words, pair, deadlines, named=named) for pair in public]
        if secret:
            lines.append(self._secret_sentence(words, secret, people, deadlines))
        rows, cut = self._rows(words, public, encounter, named=named, room=_ROWS - (1 if secret else 0), people=people)
        if cut:
            lines.append(words.say("question-more-options"))
        if secret:
            line = secret[0][0].id.partition(".")[0]
            rows = (*rows, (Button(id=f"x|{encounter}|{line}", label=words.say("button-secret"), style="primary"),))
        head = " ".join(f"<@{user}>" for user in mentioned)
        text = _joined(head, lines, words)
        return Card(text=text, rows=rows, mentions=tuple(mentioned))

    def secret_panel(
        self,
        game: Ruleset[Any],
        state: Any,
        pairs: Sequence[Pair],
        locale: str,
        encounter: str,
        deadlines: Mapping[str, float],
    ) -> Card:
        """The private panel of one reader: *pairs* are that reader's own questions. The present choice is marked, and
        may be changed until the reveal."""
        people = {each.id: each for each in game.people(state)}
        words = Words(self.texts, locale, game=game.id, people=people.values())
        if not pairs:
            return Card(text=words.say("panel-nothing"))
        named = len({pair[0].who for pair in pairs}) > 1
        lines = []
        for pair in pairs:
            lines.append(self._sentence(words, pair, deadlines, named=named))
            if pair[0].partial:
                lines.append(words.say("panel-chosen", choice=Ready(self.choice(words, pair[1], pair[0].partial))))
        if any(pair[0].secret for pair in pairs):
            lines.append(words.say("panel-until-reveal"))
        rows, cut = self._rows(words, pairs, encounter, named=named, room=_ROWS, people=people, again=True)
        if cut:
            lines.append(words.say("question-more-options"))
        return Card(text=_joined("", lines, words), rows=rows)

    def choice(self, words: Words, decision: Decision, choice: Mapping[str, str]) -> str:
        """A choice in words, for a sentence: the labels of its fields, in the order of the form."""
        fields = [each.name for each in decision.all_fields(choice)]
        chosen = sorted(choice, key=lambda name: fields.index(name) if name in fields else len(fields))
        return ", ".join(self.option(words, decision, name, choice[name]) for name in chosen)

    def option(self, words: Words, decision: Decision, field: str, value: str) -> str:
        """What choosing *value* means, as a label."""
        found = words.first(
            words.key("option", decision.kind, field, slug(value)),
            words.key("option", decision.kind, slug(value)),
            words.key("option", field, slug(value)),
            words.key("option", slug(value)) if value == NOTHING else "",
            words.key("option", decision.kind, field),
            words.key("option", field),
        )
        if found is None:
            return words.word(field, value)
        begins = f"{value}."
        own = {name[len(begins) :]: fact for name, fact in decision.about.items() if name.startswith(begins)}
        return words.say(found, {**decision.about, "who": decision.who, "value": value, field: value, **own})

    def default(self, words: Words, decision: Decision) -> str:
        """What holds when nobody answers, in words."""
        key = words.first(words.key("default", decision.kind))
        if key is not None:
            return words.say(key, {**decision.about, **decision.default, "who": decision.who})
        return self.choice(words, decision, decision.default)

    def _sentence(self, words: Words, pair: Pair, deadlines: Mapping[str, float], *, named: bool) -> str:
        question, decision = pair
        key = words.first(words.key("question", decision.kind), "question-other")
        facts = {**decision.about, "who": decision.who, "kind": decision.kind}
        said = words.say(key or "question-other", facts)
        until = deadlines.get(question.id)
        default = self.default(words, decision)
        if until is not None:
            said += " " + words.say("question-until", until=Ready(_relative(until)), default=Ready(default))
        else:
            said += " " + words.say("question-default", default=Ready(default))
        if question.partial and not question.answered:
            said += " " + words.say("question-so-far", choice=Ready(self.choice(words, decision, question.partial)))
        return said

    def _secret_sentence(
        self, words: Words, pairs: Sequence[Pair], people: Mapping[str, Person], deadlines: Mapping[str, float]
    ) -> str:
        """One sentence for all, that tells nothing about any of them."""
        key = words.first(words.key("secret", pairs[0][1].kind), "secret-other") or "secret-other"
        asked = [words.name(each.who) for each, _ in pairs]
        said = words.say(key, who=Ready(words.listed(asked)), count=len(asked))
        until = min((deadlines[each.id] for each, _ in pairs if each.id in deadlines), default=None)
        if until is not None:
            default = self.default(words, pairs[0][1])
            said += " " + words.say("question-until", until=Ready(_relative(until)), default=Ready(default))
        return said

    def _rows(
        self,
        words: Words,
        pairs: Sequence[Pair],
        encounter: str,
        *,
        named: bool,
        room: int,
        people: Mapping[str, Person],
        again: bool = False,
    ) -> tuple[Rows, bool]:
        """Buttons where they fit, selects where there is more to choose from; at last one button that opens a panel.

        Also says whether some option had to be left out."""
        labels = words.as_labels()
        asked: list[tuple[Open, Decision, Field, str | None]] = []
        for question, decision in pairs:
            field, chosen = _next_field(question, decision, again=again)
            if field is not None:
                asked.append((question, decision, field, chosen))
        if not asked:
            return (), False
        cut = any(len(field.options) > _IN_SELECT for _, _, field, _ in asked)

        def button(question: Open, decision: Decision, field: Field, value: str, chosen: str | None) -> Button:
            text = self.option(labels, decision, field.name, value)
            if named:
                text = words.texts.say(labels.locale, "button-for", who=labels.name(question.who), label=text)
            marked = value == chosen
            return Button(
                id=f"q|{encounter}|{question.id}|{question.generation}|{field.name}|{value}",
                label=shorten(f"✓ {text}" if marked else text, _LABEL),
                style="success" if marked else "secondary" if value == NOTHING else "primary",
            )

        def select(question: Open, decision: Decision, field: Field, chosen: str | None) -> Select:
            options = field.options[:_IN_SELECT]
            if NOTHING in field.options and NOTHING not in options:
                options = (*options[:-1], NOTHING)
            lines = []
            for value in options:
                text = self.option(labels, decision, field.name, value)
                lines.append(Option(label=shorten(f"✓ {text}" if value == chosen else text, _OPTION), value=value))
            hint = words.first(words.key("choose", field.name), "choose-other") or "choose-other"
            placeholder = labels.say(hint, who=question.who)
            if named:
                who = labels.name(question.who)
                placeholder = words.texts.say(labels.locale, "button-for", who=who, label=placeholder)
            return Select(
                id=f"s|{encounter}|{question.id}|{question.generation}|{field.name}",
                placeholder=shorten(placeholder, 150),
                options=tuple(lines),
            )

        # Best: each question a row of its own, and nothing one click away under every select.
        rows: list[tuple[Item, ...]] = []
        for question, decision, field, chosen in asked:
            if len(field.options) <= _IN_ROW:
                rows.append(tuple(button(question, decision, field, value, chosen) for value in field.options))
            else:
                rows.append((select(question, decision, field, chosen),))
                if NOTHING in field.options:
                    rows.append((button(question, decision, field, NOTHING, chosen),))
        if len(rows) <= room:
            return tuple(rows), cut
        # Next: all buttons one after the other.
        few = [each for each in asked if len(each[2].options) <= _IN_ROW]
        total = sum(len(field.options) for _, _, field, _ in few)
        if len(few) == len(asked) and total <= room * _IN_ROW:
            flat = [button(q, d, field, value, chosen) for q, d, field, chosen in few for value in field.options]
            return tuple(tuple(flat[at : at + _IN_ROW]) for at in range(0, len(flat), _IN_ROW)), cut
        # Next: a select each.
        if len(asked) <= room:
            return tuple((select(q, d, field, chosen),) for q, d, field, chosen in asked), cut
        # Too many for one message: everybody opens a panel with their own. In a panel: as many as fit, then the rest.
        if again:
            return tuple((select(q, d, field, chosen),) for q, d, field, chosen in asked[:room]), True
        line = asked[0][0].id.partition(".")[0]
        one = Button(id=f"x|{encounter}|{line}", label=labels.say("button-answer"), style="primary")
        return ((one,),), cut


def _next_field(question: Open, decision: Decision, *, again: bool) -> tuple[Field | None, str | None]:
    """The field to show next and what is chosen in it: the first blank one; if all are chosen, (*again*) the first."""
    blank = decision.legal(question.partial)
    if blank:
        return blank[0], None
    fields = decision.all_fields({})
    if blank == () and not again:
        return None, None
    return (fields[0], question.partial.get(fields[0].name)) if fields else (None, None)


def _hidden(pair: Pair, people: Mapping[str, Person]) -> bool:
    person = people.get(pair[0].who)
    return person is not None and person.hidden


def _players(pairs: Sequence[Pair], people: Mapping[str, Person], gm: int | None) -> list[int]:
    users: list[int] = []
    for question, _ in pairs:
        person = people.get(question.who)
        user = person.player if person is not None and person.player is not None else gm
        if user and user not in users:
            users.append(user)
    return users[:_MOST_MENTIONS]


def _relative(moment: float) -> str:
    """A moment as Discord shows it in everybody's own time: *in 3 minutes*."""
    return f"<t:{int(moment)}:R>"


def _joined(head: str, lines: Sequence[str], words: Words) -> str:
    """Mentions and sentences as one text; sentences that do not fit any more are counted."""
    kept: list[str] = []
    room = _LONGEST - len(head)
    for at, line in enumerate(lines):
        if len(line) + 1 > room - 80:
            kept.append(words.say("question-cut", count=len(lines) - at))
            break
        kept.append(line)
        room -= len(line) + 1
    if not head:
        return "\n".join(kept)
    return f"{head} {kept[0]}" if len(kept) == 1 else "\n".join([head, *kept])


__all__ = ["Pair", "Questions"]
