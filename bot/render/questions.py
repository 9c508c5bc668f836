"""Question cards: one message for everything asked at once, with buttons that name question, generation and choice.

Only what is still open and legal is offered (`asked`). A question of several fields is answered field by field, unless
choosing in a later field leaves but one option in the earlier ones (a target implies the attack): then it is one press.
Whoever takes such an answer fills the blanks that have one option left. Secret questions show one public button that
opens a private panel for whoever presses it; who has a choice, and which, never shows. How it all lies in rows is
`rows`; what a choice is called, `choices`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.kernel.frame import Open
from bot.kernel.ruleset import EVERYBODY, Person, Reader, Ruleset
from bot.render.asked import Pair, takes_figures
from bot.render.cards import ROWS, Button, Card
from bot.render.choices import Choices, Sight
from bot.render.names import Ready, user
from bot.render.rows import Layout
from bot.render.unseen import in_public, is_hidden, unchosen, unsaid
from bot.render.words import Words

_LONGEST = 1900
_IN_CHANNEL = (6, 600)
"""Lines, and their characters, that tell in the channel what the buttons of a message lead to: what is read at a
glance. None where several are asked: nobody reads those of the others."""
_IN_PANEL = (12, 1_000)
"""As many of them in a panel that one person opened to read it."""
_SOMEBODY = Ready("\0")
"""Stands for whoever is asked while sentences are compared."""
_MOST_MENTIONS = 20


class Questions(Choices):
    """Questions put to people, in every language of *texts*."""

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
        room: int = ROWS,
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
            pairs = [in_public(pair, people) for pair in pairs if not is_hidden(pair, people)]
        pairs = [
            (asked if reader.gm else unsaid(asked), game.discreetly(state, decision, reader))
            for asked, decision in pairs
        ]
        words = Words(self.texts, locale, game=game.id, people=people.values())
        standing = [pair for pair in pairs if pair[0].secret or not pair[0].answered]
        openly = [unchosen(p) for p in standing if p[0].secret and game.offered_openly(state, p[1])]
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
        left = room - (1 if apart else 0)
        rows, cut, explained = Layout(self, words, pressed, encounter, sight, named=named, room=left).laid()
        if cut:
            lines.append(words.say("question-more-options"))
        if takes_figures(pressed, again=False):
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
        layout = Layout(self, words, pairs, encounter, sight, named=named, room=ROWS, again=True)
        rows, cut, explained = layout.laid()
        if cut:
            lines.append(words.say("question-more-options"))
        if takes_figures(pairs, again=True):
            lines.append(words.say("question-figures"))
        return Card(
            text=self._explained(words, _joined("", lines, words, _LONGEST), explained, _IN_PANEL, _LONGEST), rows=rows
        )

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
