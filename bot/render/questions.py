"""Question cards: one message for everything asked at once, with buttons that name question, generation and choice.

Only what is still open and legal is offered. A question of several fields is answered field by field, unless choosing
in a later field leaves but one option in the earlier ones (a target implies the attack): then it is one press. Whoever
takes such an answer fills the blanks that have one option left. Secret questions
show one public button that opens a private panel for whoever presses it; who has a choice, and which, never shows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bot.kernel.decisions import NOTHING, Decision, Field, Scalar
from bot.kernel.frame import Open
from bot.kernel.ruleset import EVERYBODY, Person, Reader, Ruleset
from bot.render.cards import Button, Card, Item, Option, Select
from bot.render.words import Ready, Words, shorten, slug, user
from bot.text import Texts

Pair = tuple[Open, Decision]
Rows = tuple[tuple[Item, ...], ...]

_ROWS, _IN_ROW, _IN_SELECT, _LABEL, _OPTION = 5, 5, 25, 80, 100
SHORT = 8
"""So many choices are buttons; more of them are a list to choose from."""
_ROW_OF_OWN = 3
"""So many choices of one of several are buttons; of more of them the usual ones are, and a way to the others."""
_SIDE_BY_SIDE = 3
"""So many questions have a row each; more of them have one button, behind which everybody finds his own."""
_LONGEST = 1900
_IN_CHANNEL = (6, 600)
"""Lines, and their characters, that tell in the channel what the buttons of a message lead to: what is read at a
glance. None where several are asked: nobody reads those of the others."""
_IN_PANEL = (12, 1_000)
"""As many of them in a panel that one person opened to read it."""
_SOMEBODY = Ready("\0")
"""Stands for whoever is asked while sentences are compared."""
NO_CHOICE: Mapping[str, str] = MappingProxyType({})
_MOST_MENTIONS = 20


class Questions:
    _facts: tuple[Decision | None, Mapping[str, Any], Mapping[str, dict[str, Any]]] = (None, {}, {})

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def question(
        self,
        game: Ruleset[Any],
        state: Any,
        pairs: Sequence[Pair],
        locale: str,
        encounter: str,
        deadlines: Mapping[str, float] | None,
        *,
        gm: int | None = None,
        reader: Reader = EVERYBODY,
        room: int = _ROWS,
        longest: int = _LONGEST,
    ) -> Card:
        """One message for all the questions of *pairs*: mentions, a sentence each, and what can be pressed, in so many
        rows at most (*room*); *longest*: its text, in characters.

        *deadlines*: by question id, in seconds since 1970; None while the clock is held. *gm*: who is mentioned for
        those whom nobody plays. Hidden people's questions are shown to the game master only (*reader*), and so are
        hidden people among the answers; a card about nobody has an empty text.
        """
        people = {each.id: each for each in game.people(state)}
        if not reader.gm and any(each.hidden for each in people.values()):
            pairs = [_in_public(pair, people) for pair in pairs if not is_hidden(pair, people)]
        pairs = [
            (asked if reader.gm else _unsaid(asked), game.discreetly(state, decision, reader))
            for asked, decision in pairs
        ]
        words = Words(self.texts, locale, game=game.id, people=people.values())
        standing = [pair for pair in pairs if pair[0].secret or not pair[0].answered]
        openly = [_unchosen(p) for p in standing if p[0].secret and game.offered_openly(state, p[1])]
        offered = {each.id for each, _ in openly}
        secret = [pair for pair in standing if pair[0].secret and pair[0].id not in offered]
        kept = {} if reader.gm else {each.id: game.discretion(state, decision) for each, decision in standing}
        private = [p for p in standing if not p[0].secret and kept.get(p[0].id, "none") != "none"]
        public = [p for p in standing if not p[0].secret and kept.get(p[0].id, "none") == "none"]
        named_in_private = [pair for pair in private if kept[pair[0].id] == "form"]
        mentioned = _players(standing, people, gm)
        pressed = [*_as_one(public), *openly]
        named = len({pair[0].who for pair in pressed}) > 1 or bool(openly and secret)
        lines = self._sentences(words, public, deadlines, lines=not named) if public else []
        if openly:
            lines += self._open_sentences(words, openly, secret, deadlines)
        elif secret:
            lines.append(self._secret_sentence(words, secret, deadlines))
        lines += self._private_sentences(words, named_in_private, deadlines)
        if len(named_in_private) < len(private):
            deciding = {_decider(each, people, gm) for each, _ in private if kept[each.id] != "form"}
            lines.append(words.say("private-gm" if deciding == {gm} else "private-whole"))
        apart = secret or private
        sight = Sight(game, state, reader)
        rows, cut, explained = self._rows(
            words, pressed, encounter, sight, named=named, room=room - (1 if apart else 0)
        )
        if cut:
            lines.append(words.say("question-more-options"))
        if _takes_figures(pressed, again=False):
            lines.append(words.say("question-figures"))
        if apart:
            line = apart[0][0].id.partition(".")[0]
            label = words.say("button-secret" if secret else "button-private")
            one = Button(id=f"x|{encounter}|{line}", label=label, style="primary")
            rows = (*(row for row in rows if one.id not in [each.id for each in row]), (one,))
        head = " ".join(user(each) for each in mentioned)
        told = _joined(head, lines, words, longest)
        text = self._explained(words, told, explained, (0, 0) if named else _IN_CHANNEL, longest)
        return Card(text=text, rows=rows, mentions=tuple(mentioned))

    def advice(self, game: Ruleset[Any], state: Any, pair: Pair, locale: str, *, again: bool) -> str:
        """For who learns: what the question *pair* asks, and what each answer would cost; *again*: that was said."""
        question, decision = pair
        words = Words(self.texts, locale, game=game.id, people=game.people(state))
        key = "learn-again" if again else words.first(words.key("learn", decision.kind), "learn-other")
        return words.say(key or "learn-other", {**decision.facts, "who": question.who})

    def secret_panel(
        self,
        game: Ruleset[Any],
        state: Any,
        pairs: Sequence[Pair],
        locale: str,
        encounter: str,
        deadlines: Mapping[str, float] | None,
        *,
        reader: Reader = EVERYBODY,
    ) -> Card:
        """The private panel of one *reader*: *pairs* are that reader's own questions. The present choice is marked, and
        may be changed until the reveal."""
        people = {each.id: each for each in game.people(state)}
        pairs = [(asked, game.discreetly(state, decision, reader)) for asked, decision in pairs]
        words = Words(self.texts, locale, game=game.id, people=people.values())
        if not pairs:
            return Card(text=words.say("panel-nothing"))
        named = len({pair[0].who for pair in pairs}) > 1
        lines = []
        for pair in pairs:
            lines.append(self._sentence(words, pair, deadlines, lines=True))
            if not pair[0].answered:
                lines += self.beside(words, pair[1], pair[0].partial.values())
            if pair[0].answered and pair[0].partial:
                lines.append(words.say("panel-chosen", choice=Ready(self.choice(words, pair[1], pair[0].partial))))
        if any(pair[0].secret for pair in pairs):
            lines.append(words.say("panel-until-reveal"))
        sight = Sight(game, state, reader)
        rows, cut, explained = self._rows(words, pairs, encounter, sight, named=named, room=_ROWS, again=True)
        if cut:
            lines.append(words.say("question-more-options"))
        if _takes_figures(pairs, again=True):
            lines.append(words.say("question-figures"))
        return Card(
            text=self._explained(words, _joined("", lines, words, _LONGEST), explained, _IN_PANEL, _LONGEST), rows=rows
        )

    def choice(
        self, words: Words, decision: Decision, choice: Mapping[str, str], said: Collection[str] | None = None
    ) -> str:
        """A choice in words, for a sentence: the labels of its fields, in the order of the form; *said*: of these
        alone."""
        fields = [each.name for each in decision.all_fields(choice)]
        chosen = sorted(
            choice if said is None else said, key=lambda name: fields.index(name) if name in fields else len(fields)
        )
        return ", ".join(self.option(words, decision, name, choice[name], choice) for name in chosen)

    def to_choose(self, words: Words, field: str, who: str, partial: Mapping[str, str] = NO_CHOICE) -> str:
        """What *who* is to choose for *field*, as it stands in a select before he has; *partial*: what he chose first,
        for a spell is no weapon."""
        after = (words.key("choose", field, slug(value)) for value in partial.values())
        hint = words.first(*after, words.key("choose", field), f"choose-{field}", "choose-other")
        return words.say(hint or "choose-other", who=who)

    def beside(self, words: Words, decision: Decision, chosen: Collection[str] | None = None) -> list[str]:
        """What stands beside the choices that follow from *chosen*, or beside any, and cannot be had: a line each."""
        _, owned = self._facts_of(decision)
        like = decision.like or decision.kind
        keys = {value: words.first(words.key("beside", like, slug(value))) for value in owned}
        named = (value for value in owned if chosen is None or value in chosen)
        return [words.say(key, owned[value]) for value in named if (key := keys[value]) is not None]

    def option(
        self, words: Words, decision: Decision, field: str, value: str, partial: Mapping[str, str] | None = None
    ) -> str:
        """What choosing *value* means, as a label; `$chosen` is what was chosen first in *partial*."""
        found = self._key_of(words, "option", decision, field, value)
        if not found:
            return words.word(field, value)
        return words.say(found, self._facts_for(decision, field, value, partial or {}))

    def means(
        self,
        words: Words,
        decision: Decision,
        field: str,
        value: str,
        partial: Mapping[str, str],
        prospect: Mapping[str, Scalar],
    ) -> str:
        """What follows from choosing *value*: the chance of the roll, if there is one, and the consequence."""
        found = self._key_of(words, "means", decision, field, value)
        said = words.say(found, {**self._facts_for(decision, field, value, partial), **prospect}) if found else ""
        for name in ("chance", "odds"):
            if name in prospect:
                return words.say(f"means-{name}", prospect, means=Ready(said))
        return said

    def under(
        self,
        labels: Words,
        decision: Decision,
        field: str,
        value: str,
        partial: Mapping[str, str],
        prospect: Mapping[str, Scalar],
    ) -> str:
        """What follows from choosing *value*, in one line below its label in a select. Of a chance and a consequence
        for both of which there is no room the chance gives way: the label tells it as well."""
        means = self.means(labels, decision, field, value, partial, prospect)
        if len(means) > _OPTION and "chance" in prospect:
            sure = {name: fact for name, fact in prospect.items() if name not in ("chance", "chance_most")}
            means = self.means(labels, decision, field, value, partial, sure)
        return shorten(means, _OPTION)

    def _facts_for(self, decision: Decision, field: str, value: str, partial: Mapping[str, str]) -> Mapping[str, Any]:
        """What the words of one option may name."""
        about, owned = self._facts_of(decision)
        chosen = partial.get(next((each.name for each in decision.all_fields({})), "")) if partial else None
        return {**about, "who": decision.who, "value": value, field: value, "chosen": chosen, **owned.get(value, {})}

    def _key_of(self, words: Words, family: str, decision: Decision, field: str, value: str) -> str:
        """The key of an option's words: its label (*family* `option`) or what it leads to (`means`); empty when there
        is none."""
        kind, like = decision.kind, decision.like
        asked = family, words.locale, words.game, kind, field, value
        found = self.texts.kept.get(asked)
        if found is not None:
            return found
        key = words.first(
            words.key(family, kind, field, slug(value)),
            words.key(family, kind, slug(value)),
            words.key(family, like, field, slug(value)) if like else "",
            words.key(family, field, slug(value)),
            words.key(family, slug(value)) if value == NOTHING else "",
            words.key(family, kind, field),
            words.key(family, like, field) if like else "",
            words.key(family, field),
            *(_apart(words, family, kind, field, value) if family == "means" else ()),
        )
        return self.texts.keep(asked, key or "")

    def _facts_of(self, decision: Decision) -> tuple[Mapping[str, Any], Mapping[str, dict[str, Any]]]:
        """What *decision* is about, and what of it belongs to one option (`<option>.<fact>`), by option. Kept while the
        same decision is asked about: it has a dozen labels."""
        kept, about, owned = self._facts
        if kept is not decision:
            about, found = decision.facts, dict[str, dict[str, Any]]()
            for name, fact in about.items():
                # Ids and facts have no points in them; an option may be a path of ids.
                option, point, own = name.rpartition(".")
                if point:
                    found.setdefault(option, {})[own] = fact
            owned = found
            self._facts = decision, about, owned
        return about, owned

    def offer(
        self, words: Words, sight: Sight, decision: Decision, field: str, value: str, partial: Mapping[str, str]
    ) -> str:
        """What follows from choosing *value*, while it is typed; an empty text where nothing is to be told."""
        decision = sight.game.discreetly(sight.state, decision, sight.reader)
        return self.means(words, decision, field, value, partial, sight.of(decision, partial, field, value))

    def _explained(self, words: Words, text: str, explained: Sequence[str], most: tuple[int, int], longest: int) -> str:
        """*text* with the lines that tell what each button leads to, *most* so many lines and characters of them: the
        rest stands in everybody's own panel."""
        more = words.say("means-more")
        lines, room = most
        room = min(room, longest - len(text) - len(more) - 1)
        kept: list[str] = []
        for each in explained[:lines]:
            room -= len(each) + 1
            if room < 0:
                break
            kept.append(each)
        if kept and len(kept) < len(explained):
            # Alone it would tell of a rest of nothing.
            kept.append(more)
        return "\n".join([text, *kept])

    def default(self, words: Words, decision: Decision) -> str:
        """What holds when nobody answers, in words."""
        key = words.first(words.key("default", decision.kind))
        if key is not None:
            return words.say(key, {**decision.facts, **decision.default, "who": decision.who})
        return self.choice(words, decision, decision.default)

    def _sentences(
        self, words: Words, pairs: Sequence[Pair], deadlines: Mapping[str, float] | None, *, lines: bool
    ) -> list[str]:
        """A sentence for each of *pairs*; one for all who are asked the very same. *lines*: see `_sentence`."""
        if len(pairs) == 1:
            return [self._sentence(words, pairs[0], deadlines, lines=lines)]
        alike: dict[str, list[Pair]] = {}
        for pair in pairs:
            alike.setdefault(self._sentence(words, pair, deadlines, who=_SOMEBODY, lines=lines), []).append(pair)
        said = []
        for asked in alike.values():
            names = [words.name(pair[0].who) for pair in asked]
            who = None if len(asked) == 1 else Ready(words.listed(names))
            said.append(self._sentence(words, asked[0], deadlines, who=who, lines=lines))
        return said

    def _sentence(
        self,
        words: Words,
        pair: Pair,
        deadlines: Mapping[str, float] | None,
        *,
        who: Ready | None = None,
        lines: bool = False,
    ) -> str:
        """*who*: those who are asked, where it is not one alone; *lines*: what each option leads to stands beneath."""
        question, decision = pair
        key = words.first(words.key("question", decision.kind), "question-other")
        facts = {**decision.facts, "who": who or decision.who, "kind": decision.kind, "lines": lines}
        said = words.say(key or "question-other", facts)
        until = None if deadlines is None else deadlines.get(question.id)
        default = self.default(words, decision)
        if deadlines is None:
            said += " " + words.say("question-paused", default=Ready(default))
        elif until is not None:
            said += " " + words.say("question-until", until=Ready(_relative(until)), default=Ready(default))
        else:
            said += " " + words.say("question-default", default=Ready(default))
        if question.partial and not question.answered:
            said += " " + words.say("question-so-far", choice=Ready(self.choice(words, decision, question.partial)))
        return said

    def _private_sentences(
        self, words: Words, pairs: Sequence[Pair], deadlines: Mapping[str, float] | None
    ) -> list[str]:
        """For those who are asked in private: who, and what about, and nothing of what they can choose. A sentence for
        all whose time is up at the same moment."""
        alike: dict[tuple[str, float | None], list[Pair]] = {}
        for pair in pairs:
            until = None if deadlines is None else deadlines.get(pair[0].id)
            alike.setdefault((pair[1].kind, until), []).append(pair)
        lines = []
        for (kind, until), asked in alike.items():
            key = words.first(words.key("private", kind), "private-other") or "private-other"
            names = [words.name(each.who) for each, _ in asked]
            facts = {**asked[0][1].facts, "who": Ready(words.listed(names)), "count": len(asked)}
            said = words.say(key, facts)
            default = self.default(words, asked[0][1])
            if deadlines is None:
                said += " " + words.say("question-paused", default=Ready(default))
            elif until is not None:
                said += " " + words.say("question-until", until=Ready(_relative(until)), default=Ready(default))
            lines.append(said)
        return lines

    def _secret_sentence(self, words: Words, pairs: Sequence[Pair], deadlines: Mapping[str, float] | None) -> str:
        """One sentence for all, that tells nothing about any of them."""
        kinds = {decision.kind for _, decision in pairs}
        kind = kinds.pop() if len(kinds) == 1 else "together"
        key = words.first(words.key("secret", kind), "secret-other") or "secret-other"
        asked = [words.name(each.who) for each, _ in pairs]
        said = words.say(key, who=Ready(words.listed(asked)), count=len(asked))
        # What is usual for each of them would tell whom he has in mind.
        usual = words.first(words.key("usual", kind))
        default = self.default(words, pairs[0][1]) if usual is None else words.say(usual)
        if deadlines is None:
            return said + " " + words.say("question-paused", default=Ready(default))
        until = min((deadlines[each.id] for each, _ in pairs if each.id in deadlines), default=None)
        if until is not None:
            said += " " + words.say("question-until", until=Ready(_relative(until)), default=Ready(default))
        return said

    def _open_sentences(
        self, words: Words, openly: Sequence[Pair], secret: Sequence[Pair], deadlines: Mapping[str, float] | None
    ) -> list[str]:
        """What is chosen in secret by buttons that all can see (*openly*), and in panels (*secret*) besides: a sentence
        for all; what of it is about one alone; that nobody sees what is pressed."""
        lines = [self._secret_sentence(words, [*secret, *openly], deadlines)]
        for question, decision in openly:
            key = words.first(words.key("about", decision.kind))
            said = words.say(key, {**decision.facts, "who": question.who}) if key else ""
            if said.strip():
                lines.append(said)
        lines.append(words.say("openly-pressed"))
        return lines

    def _rows(
        self,
        words: Words,
        pairs: Sequence[Pair],
        encounter: str,
        sight: Sight,
        *,
        named: bool,
        room: int,
        again: bool = False,
    ) -> tuple[Rows, bool, list[str]]:
        """Up to `SHORT` choices are buttons, more of them a select. In the channel several who are asked have a row
        each, where of more than it takes the usual ones stand beside a button that opens one's own panel; where there
        is no row for each, that button is all there is. A select of the channel names whose it is, for there it could
        be taken for one's own.

        Also says whether some option had to be left out, and what each button leads to, a line each; what the options
        of a select lead to stands there."""
        labels = words.as_labels()
        asked = [each for pair in pairs if (each := _Asked.of(*pair, again=again)) is not None]
        if not asked:
            return (), False, []
        explained: dict[str, tuple[_Asked, str, str, Mapping[str, Scalar]]] = {}
        cut = False
        # What is pressed in somebody's own panel changes that panel, not a message of the channel.
        press, choose = ("p", "o") if again else ("q", "s")

        def button(each: _Asked, field: str, value: str) -> Button:
            question = each.question
            ident = f"{press}|{encounter}|{question.id}|{question.generation}|{field}|{value}"
            prospect = sight.of(each.decision, _before(question.partial, field), field, value)
            text = self._label(labels, each, field, value, prospect)
            if named:
                text = words.texts.say(labels.locale, "button-for", who=labels.name(question.who), label=text)
            explained[ident] = (each, field, value, prospect)
            marked = question.partial.get(field) == value
            return Button(
                id=ident,
                label=shorten(f"✓ {text}" if marked else text, _LABEL),
                style="success" if marked else "secondary" if each.quiet(field, value) else "primary",
            )

        def select(each: _Asked, *, alone: bool, most: int = 1) -> tuple[tuple[Item, ...], ...]:
            """A select, and (unless *alone*) a row of buttons for doing nothing and for what stands beside it. Of more
            options than it holds there are up to *most* selects, one below the other."""
            nonlocal cut
            question, field = each.question, each.field
            # Unless it is alone, doing nothing is a button of its own, and so is being done.
            apart = () if alone else (NOTHING, *(value for _, value in each.ends))
            offered = tuple(value for value in field.options if value not in apart)
            options = offered[: most * _IN_SELECT]
            cut = cut or len(options) < len(offered)
            if alone and NOTHING in field.options and NOTHING not in options:
                options = (*options[:-1], NOTHING)
            usual = each.decision.default.get(field.name)
            if usual in field.options and usual not in (*options, *apart, NOTHING):
                # What is done when nobody says anything, mostly the end of a turn, is never what finds no place.
                options = (*options[:-1], usual)
            lines = []
            for value in options:
                partial = _before(question.partial, field.name)
                prospect = sight.of(each.decision, partial, field.name, value)
                text = self._label(labels, each, field.name, value, prospect)
                means = self.under(labels, each.decision, field.name, value, partial, prospect)
                marked = question.partial.get(field.name) == value
                label = shorten(f"✓ {text}" if marked else text, _OPTION)
                lines.append(Option(label=label, value=value, description=means or None))
            placeholder = self.to_choose(labels, field.name, question.who, question.partial)
            if named or not again:
                # Whoever reads the channel sees whose it is; in the panel of one person's choices all is his.
                who = labels.name(question.who)
                placeholder = words.texts.say(labels.locale, "button-for", who=who, label=placeholder)
            ident = f"{choose}|{encounter}|{question.id}|{question.generation}|{field.name}"
            rows: list[tuple[Item, ...]] = []
            for number, first in enumerate(range(0, len(lines), _IN_SELECT)):
                # Two components of one message have two ids.
                own = f"{ident}|{number}" if number else ident
                asks = placeholder
                if number:
                    asks = labels.say("acting-choose-more", asks=Ready(placeholder), part=number + 1)
                part = tuple(lines[first : first + _IN_SELECT])
                rows.append((Select(id=own, placeholder=shorten(asks, 150), options=part),))
            beside = beside_of(each)
            if not alone and beside:
                row = tuple(button(each, *one) for one in beside[:_IN_ROW])
                # What ends it all stands where it is found at once.
                rows.insert(0 if each.ends else len(rows), row)
                if not again and each.ends:
                    explained.pop(row[0].id)
            return tuple(rows)

        def beside_of(each: _Asked) -> list[tuple[str, str]]:
            """What stands beside the select of a question, as buttons."""
            nothing = [(each.field.name, NOTHING)] if NOTHING in each.field.options else []
            return [*each.ends, *each.beside, *nothing]

        def row_or_select(each: _Asked) -> Rows:
            if len(each.presses) <= min(SHORT, room * _IN_ROW):
                # What leads elsewhere is no more of the same: of a spell's targets none reads as another spell.
                elsewhere = each.beside if each.question.partial else ()
                parts = ([one for one in each.presses if one not in elsewhere], elsewhere)
                rows = [row for part in parts for row in _in_rows([button(each, *one) for one in part])]
                if len(rows) + (len(rows[-1]) == _IN_ROW) <= room:
                    return tuple(rows)
                return _in_rows([item for row in rows for item in row])
            alone = room < 2
            # A half made answer needs a row for the way back, where no other row of buttons has it.
            kept = bool(beside_of(each)) or (bool(each.question.partial) and not each.question.answered)
            return select(each, alone=alone, most=max(1, room - (0 if alone else int(kept))))

        def start_over(each: _Asked) -> tuple[Button, ...]:
            """A way back where an answer is half made."""
            question = each.question
            if not question.partial or question.answered:
                return ()
            label = labels.say("button-start-over")
            if named:
                label = words.texts.say(labels.locale, "button-for", who=labels.name(question.who), label=label)
            ident = f"{press}|{encounter}|{question.id}|{question.generation}||"
            return (Button(id=ident, label=shorten(label, _LABEL)),)

        def back(rows: Rows) -> Rows:
            """*rows*, and a way back for each question whose answer is half made, as far as there is room."""
            for each in asked:
                if not (made := start_over(each)):
                    continue
                if rows and len(rows[-1]) < _IN_ROW and isinstance(rows[-1][0], Button):
                    rows = (*rows[:-1], (*rows[-1], *made))
                elif len(rows) < room:
                    rows = (*rows, made)
            return rows

        def laid(rows: Rows, cut: bool) -> tuple[Rows, bool, list[str]]:
            shown = [item.id for row in rows for item in row if isinstance(item, Button)]
            # What opens a further choice is explained there; in a message of the channel it would only be in the way.
            told = [explained[each] for each in shown if each in explained]
            told = [each for each in told if again or not _leads_on(*each[:3])]
            return rows, cut, self._choice_lines(words, told, named=named)

        def in_channel() -> tuple[Rows, bool, list[str]]:
            line = asked[0].question.id.partition(".")[0]
            if len(asked) == 1:
                return laid(back(row_or_select(asked[0])), cut)
            if len(asked) > min(room, _SIDE_BY_SIDE):
                answer = Button(id=f"x|{encounter}|{line}", label=labels.say("button-answer"), style="primary")
                return ((answer,),), cut, []
            return laid(tuple(own_row(each) for each in asked), cut)

        def own_row(each: _Asked) -> tuple[Item, ...]:
            """The row of one of several: all his choices, or the usual ones and the way to the others."""
            over = start_over(each)
            if len(each.presses) <= _ROW_OF_OWN:
                return (*(button(each, *one) for one in each.presses), *over)
            label = words.texts.say(
                labels.locale, "button-for", who=labels.name(each.question.who), label=labels.say("button-others")
            )
            others = Button(id=f"x|{encounter}|{each.question.id}", label=shorten(label, _LABEL), style="primary")
            return (*(button(each, *one) for one in each.usual), others, *over)

        if not again:
            return in_channel()
        # Best: each question a row of its own, and nothing one click away under every select.
        rows: list[tuple[Item, ...]] = []
        for each in asked:
            rows.extend(row_or_select(each))
        if len(rows) <= room:
            return laid(back(tuple(rows)), cut)
        # Next: all buttons one after the other.
        flat = [(each, one) for each in asked for one in each.presses]
        if len(flat) <= room * _IN_ROW:
            buttons = [button(each, *one) for each, one in flat]
            return laid(back(_in_rows(buttons)), False)
        # At last: a select each, of the first field where the later one would leave something out, as many as fit.
        plain, cut = [each.stepwise() for each in asked], False
        stepwise = tuple(row for each in plain[:room] for row in select(each, alone=True))
        return laid(back(stepwise), cut or len(plain) > room)

    def _label(self, labels: Words, each: _Asked, field: str, value: str, prospect: Mapping[str, Scalar]) -> str:
        """The label of an option, with whom it is done to and the chance of its roll."""
        partial = _before(each.question.partial, field)
        label = self.option(labels, each.decision, field, value, each.question.partial)
        label = upon(labels, each.decision, partial, field, value, label)
        if "chance" in prospect:
            label = labels.say("option-chance", prospect, option=Ready(label))
        return label

    def _choice_lines(
        self, words: Words, told: Sequence[tuple[_Asked, str, str, Mapping[str, Scalar]]], *, named: bool
    ) -> list[str]:
        """What the buttons lead to, a line each; those of a question that lead to the very same, and have no chance of
        their own, share one."""
        lines: dict[tuple[str, str], list[str]] = {}
        for each, field, value, prospect in told:
            partial = each.question.partial
            means = self.means(words, each.decision, field, value, _before(partial, field), prospect)
            if not means:
                continue
            option = self.option(words, each.decision, field, value, partial)
            option = upon(words, each.decision, _before(partial, field), field, value, option)
            if named:
                option = words.say("button-for", who=each.question.who, label=Ready(option))
            alone = option if {"chance", "odds"} & prospect.keys() else ""
            lines.setdefault((f"{each.question.id} {alone}", means), []).append(option)
        return [
            words.say("means-line", option=Ready(", ".join(options)), means=Ready(means))
            for (_, means), options in lines.items()
        ]


@dataclass(frozen=True, slots=True)
class Sight:
    """A game in the state at which *reader* looks at what he may choose."""

    game: Ruleset[Any]
    state: Any
    reader: Reader

    def of(self, decision: Decision, partial: Mapping[str, str], field: str, value: str) -> Mapping[str, Scalar]:
        """See `Ruleset.prospect`."""
        return self.game.prospect(self.state, decision, partial, field, value, self.reader)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What one question shows now: *field* to choose in, and *beside* it (field, value) choices that are complete."""

    question: Open
    decision: Decision
    field: Field
    beside: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, question: Open, decision: Decision, *, again: bool) -> _Asked | None:
        """The first blank field, or a later one that implies it. *again*: a complete choice may be made anew."""
        blank = decision.legal(question.partial)
        if not blank:
            fields = decision.all_fields({})
            if (blank == () and not again) or not fields:
                return None
            return cls(question, decision, fields[0])
        first = blank[0]
        if question.partial:
            return cls(question, decision, first, _other_ways(question, decision, first))
        if len(blank) < 2:
            return cls(question, decision, first)
        done = tuple((first.name, value) for value in first.options if decision.legal({first.name: value}) == ())
        later = blank[1]
        if (
            len(blank) == 2
            and len(first.options) - len(done) == 1
            and all(_implied(decision, later, v) for v in later.options)
        ):
            return cls(question, decision, later, done)
        return cls(question, decision, first)

    @property
    def presses(self) -> tuple[tuple[str, str], ...]:
        """Every choice that is one press, as (field, value)."""
        ends = self.ends
        options = [(self.field.name, value) for value in self.field.options]
        if ends and ends[0] in options[_IN_ROW:]:
            options.remove(ends[0])
            options.insert(_IN_ROW - 1, ends[0])
        return (*options, *self.beside)

    @property
    def ends(self) -> tuple[tuple[str, str], ...]:
        """The press by which whoever is asked is done, where it is offered now, as (field, value)."""
        value = self.decision.ends
        return ((self.field.name, value),) if value in self.field.options and not self.question.partial else ()

    @property
    def usual(self) -> tuple[tuple[str, str], ...]:
        """What comes first, and what holds when nobody answers, as (field, value)."""
        default = (self.field.name, self.decision.default.get(self.field.name, NOTHING))
        return tuple(dict.fromkeys((*self.presses[:1], *(one for one in self.presses if one in (default, *self.ends)))))

    def quiet(self, field: str, value: str) -> bool:
        """Whether this press is the way of doing nothing."""
        return value == NOTHING or (field, value) in self.beside

    def stepwise(self) -> _Asked:
        """The same question by its first field alone, so that nothing it offers is left out."""
        if not self.beside or self.question.partial:
            return self
        return _Asked(self.question, self.decision, self.decision.all_fields({})[0])


def upon(words: Words, decision: Decision, partial: Mapping[str, str], field: str, value: str, option: str) -> str:
    """*option* with whoever it is done to, where nothing is left to choose in that: whoever presses it has him in
    mind, or somebody else."""
    if value == NOTHING or words.is_person(value) or not decision.legal({**partial, field: value}):
        return option
    implied = decision.implied({**partial, field: value})
    whom = implied.get("target", "") if "target" not in partial else ""
    if not words.is_person(whom) or whom == decision.who or words.name(whom) in option:
        return option
    return words.say("option-upon", option=Ready(option), whom=whom)


def _in_rows(buttons: Sequence[Item]) -> Rows:
    """*buttons*, so many below each other as rows of them need."""
    return tuple(tuple(buttons[at : at + _IN_ROW]) for at in range(0, len(buttons), _IN_ROW))


def _before(partial: Mapping[str, str], field: str) -> Mapping[str, str]:
    """What was chosen beside *field*."""
    return {name: said for name, said in partial.items() if name != field} if field in partial else partial


def _apart(words: Words, family: str, kind: str, field: str, value: str) -> tuple[str, ...]:
    """The keys of a field that asks the same about another weapon (`how_left`): what it leads to is no other."""
    first = field.partition("_")[0]
    return (
        words.key(family, kind, first, slug(value)),
        words.key(family, first, slug(value)),
        words.key(family, kind, first),
        words.key(family, first),
    )


def _unchosen(pair: Pair) -> Pair:
    """A secret question as all see it, whatever was chosen."""
    question, decision = pair
    return replace(question, partial={}, answered=False), decision


def _implied(decision: Decision, field: Field, value: str) -> bool:
    """Whether choosing *value* leaves nothing to choose in the other fields."""
    left = decision.legal({field.name: value})
    return left is not None and all(each.is_implied for each in left)


def _leads_on(asked: _Asked, field: str, value: str) -> bool:
    """Whether something is left to choose once *value* is chosen."""
    left = asked.decision.legal({**_before(asked.question.partial, field), field: value})
    return left is not None and not all(each.is_implied for each in left)


def _names(fields: tuple[Field, ...]) -> tuple[str, ...]:
    return tuple(each.name for each in fields)


def _other_ways(question: Open, decision: Decision, blank: Field) -> tuple[tuple[str, str], ...]:
    """What leads elsewhere than the last choice: nobody is caught half-way (the last word counts). Where that is more
    than a row of buttons takes, none of them: then [Start over] leads there, and all that stands there is one step.
    Nothing that *blank* offers as well: two buttons with the same words would do different things."""
    asked = decision.all_fields(question.partial)
    chosen = [each for each in asked if each.name in question.partial]
    if not chosen:
        return ()
    last = chosen[-1]
    others = (each for each in last.options if each not in blank.options)
    ways = [v for v in others if _names(decision.all_fields({**question.partial, last.name: v})) != _names(asked)]
    return tuple((last.name, value) for value in ways) if len(ways) <= _IN_ROW else ()


def _takes_figures(pairs: Sequence[Pair], *, again: bool) -> bool:
    """Whether what is asked now takes other numbers than those that are offered."""
    asked = (_Asked.of(*pair, again=again) for pair in pairs)
    return any(each is not None and each.field.figures is not None for each in asked)


def is_hidden(pair: Pair, people: Mapping[str, Person]) -> bool:
    """Whether a question is put to somebody hidden, or (the game master's own ones) about somebody hidden."""
    asked, decision = pair
    person = people.get(asked.who)
    if person is not None:
        return person.hidden
    named = (people.get(value) for value in decision.about.values() if isinstance(value, str))
    return any(each is not None and each.hidden for each in named)


def offers_hidden(pair: Pair, people: Mapping[str, Person]) -> bool:
    """Whether a question can be answered by naming somebody hidden."""
    asked, decision = pair
    return any(_is_unseen(value, people) for each in decision.all_fields(asked.partial) for value in each.options)


def _is_unseen(value: str, people: Mapping[str, Person]) -> bool:
    return value in people and people[value].hidden


def _unsaid(question: Open) -> Open:
    """*question* as the channel shows it: half an answer is nobody else's business, whatever the whole one tells."""
    return replace(question, partial={}) if question.partial and not question.answered else question


def _in_public(pair: Pair, people: Mapping[str, Person]) -> Pair:
    """A question as everybody may see it: without those whom nobody sees among the answers, nor as what is chosen so
    far. Where nobody else is left the question is shown as if nothing could be chosen."""
    asked, decision = pair
    if not offers_hidden(pair, people):
        return pair

    def seen(partial: Mapping[str, str]) -> tuple[Field, ...]:
        found = []
        for each in decision.all_fields(partial):
            left = tuple(value for value in each.options if not _is_unseen(value, people))
            if left:
                found.append(replace(each, options=left))
        return tuple(found)

    if any(_is_unseen(value, people) for value in asked.partial.values()):
        asked = replace(asked, partial={})
    return asked, replace(decision, fields=seen({}), form=seen)


def _as_one(pairs: Sequence[Pair]) -> list[Pair]:
    """*pairs*, each but once of what several are asked as one: whoever presses there answers for himself."""
    found: list[Pair] = []
    for pair in pairs:
        if not any(pair[1].is_one_with(each[1]) for each in found):
            found.append(pair)
    return found


def _decider(question: Open, people: Mapping[str, Person], gm: int | None) -> int | None:
    person = people.get(question.who)
    return person.player if person is not None and person.player is not None else gm


def _players(pairs: Sequence[Pair], people: Mapping[str, Person], gm: int | None) -> list[int]:
    users: list[int] = []
    for question, _ in pairs:
        user = _decider(question, people, gm)
        if user and user not in users:
            users.append(user)
    return users[:_MOST_MENTIONS]


def _relative(moment: float) -> str:
    """A moment as Discord shows it in everybody's own time: *in 3 minutes*."""
    return f"<t:{int(moment)}:R>"


def _joined(head: str, lines: Sequence[str], words: Words, longest: int) -> str:
    """Mentions and sentences as one text; sentences that do not fit any more are counted."""
    kept: list[str] = []
    room = longest - len(head)
    for at, line in enumerate(lines):
        if len(line) + 1 > room - 80:
            kept.append(words.say("question-cut", count=len(lines) - at))
            break
        kept.append(line)
        room -= len(line) + 1
    if not head:
        return "\n".join(kept)
    return f"{head} {kept[0]}" if len(kept) == 1 else "\n".join([head, *kept])


__all__ = ["Pair", "Questions", "Sight", "is_hidden", "upon"]
