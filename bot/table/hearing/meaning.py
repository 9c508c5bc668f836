"""What is typed at a table, understood: whom a name means, what a word of the game means, what a command notes."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.kernel.decisions import Choice, Decision, Field, Reading, Scalar
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader
from bot.kernel.values import fold
from bot.render.choices import Sight
from bot.render.names import Ready
from bot.render.words import Words
from bot.table.base import likeness
from bot.table.base.actor import Actor
from bot.table.base.likeness import Unclear, speaks_of
from bot.table.base.protocols import Observed, Opened
from bot.table.hearing import authority
from bot.table.hearing.blanks import (
    ACTION,
    CELLS,
    MAIN,
    MEANS,
    NAMES,
    ORDERS,
    PLACES,
    among_words,
    figures,
    in_units,
    measured,
    said_in_parts,
)


class Meant(Observed, Opened, Protocol):
    """One encounter, as far as what is typed needs it."""


class Meaning:
    """What is typed at one table."""

    def __init__(self, table: Meant) -> None:
        self._table = table
        self._known: dict[str, frozenset[str]] = {}

    def known_words(self, locale: str) -> frozenset[str]:
        """The words of a language that are words for something, folded: the everyday ones, and a list of others."""
        if locale not in self._known:
            texts = self._table.services.renderer.texts
            keys = [each for each in texts.keys(locale) if each.startswith("everyday-")]
            lists = (texts.say(locale, each) for each in (*keys, "kept-words"))
            self._known[locale] = frozenset(fold(word) for said in lists for word in said.split(", "))
        return self._known[locale]

    def option(self, form: Decision, blank: Field, typed: str, locale: str, choice: Choice) -> str:
        """The option of *blank* that *typed* means after *choice*. Raises `Unclear` (`not-an-option`,
        `ambiguous-name`)."""
        if (figure := measured(typed, blank)) is not None:
            return figure
        labels, within = self.labels(form, blank, locale, choice), self._names_people(blank)
        return self._resolve(blank.name, typed, labels, locale, within=within)

    def _resolve(
        self, field: str, typed: str, labels: Sequence[tuple[str, str]], locale: str, *, within: bool = False
    ) -> str:
        """The option of *field* that *typed* means among *labels*. Raises `Unclear`: with what it may nearly mean."""
        try:
            known = self.known_words(locale)
            act = field == ACTION
            if act:
                labels = sorted(labels, key=lambda each: MAIN.index(each[0]) if each[0] in MAIN else len(MAIN))
            return likeness.resolve(typed, labels, unknown="not-an-option", within=within, words=known, whole=act)
        except Unclear as unclear:
            words, wanted = self.words(locale), fold(typed)
            first = dict(reversed(labels))
            meant = {each: first[each] for each in first if wanted in map(fold, words.nearly(field, each))}
            offers = {**dict(reversed(meant.items())), **dict(unclear.offers)}
            raise Unclear(unclear.key, unclear.facts, offers.items(), field, nearly=bool(meant)) from None

    def named(self, typed: str, actor: Actor) -> str:
        table = self._table
        gm = authority.is_gm(table.session, actor)
        names = [(p.id, p.name) for p in table.people() if gm or not p.hidden]
        return likeness.resolve(typed, names, within=True, words=self.known_words(actor.locale))

    def meant(self, command: str, name: str, typed: str, actor: Actor) -> str:
        """What a typed word means: a combatant's id, or the value of a word of the game's catalogue."""
        if name in NAMES:
            return self.named(typed, actor)
        offers = self.words_of(command, name, actor.locale)
        if name == "with":
            # What somebody holds, the game finds among what is his; of his hands it knows the codes.
            return next((value for label, value in offers if fold(label) == fold(typed)), typed)
        if not offers or (figures(typed) and any(figures(value) for _, value in offers)):
            return typed
        if (counted := in_units(typed, offers)) is not None:
            return counted
        words = self.words(actor.locale)
        names = [(value, label) for label, value in offers]
        names += [(value, short) for _, value in offers for short in words.shorts(name, value)]
        return self._resolve(name, typed, names, actor.locale, within=True)

    def words_of(self, command: str, option: str, locale: str) -> list[tuple[str, str]]:
        table = self._table
        if option == "field":
            words = self.words(locale)
            return [(words.word("field", each), each) for each in table.ruleset.fixable(table.committed.state)]
        offers = table.ruleset.offers(table.committed.state, command, option, locale)
        return table.services.worded(table.ruleset, offers, option.partition(" ")[0], locale)

    def _secret(self) -> str:
        """What nobody can know who has not the seed."""
        return hmac.new(self._table.row.seed, b"ids", hashlib.sha256).hexdigest()

    def composed(self, command: str, actor: Actor, args: Mapping[str, Scalar]) -> Any:
        """The note of the ruleset for *command*; one that this game does not have is named as people type it."""
        table = self._table
        if command in ("npc-add", "join"):
            # Ids stay, and stand in everybody's exports: they are made neither of names nor of kinds.
            args = {**args, "neutral": self._secret()}
        if command == "declare" and authority.is_gm(table.session, actor):
            # He is game master of his own character as well.
            args = {**args, "presiding": True}
        try:
            return table.ruleset.compose(table.committed.state, command, actor.user, args)
        except UnknownCommand as unknown:
            game = Ready(table.services.renderer.ruleset(actor.locale, table.ruleset.id))
            called = Ready(f"`{self._called(command, actor.locale)}`")
            words = self.words(actor.locale)
            if words.first(words.key("question", command)) is not None:
                # The game has it as a question alone, which is not asked now.
                who = next((each for each in table.people() if each.id == args.get("who")), None)
                raise Refused("not-up", name=actor.name if who is None else who.name, command=called) from unknown
            instead = words.first(words.key("instead", command))
            if instead is not None:
                told = Ready(words.say(instead))
                raise Refused("not-in-this-game-but", command=called, game=game, instead=told) from unknown
            raise Refused("not-in-this-game", command=called, game=game) from unknown

    def takes(self, command: str, actor: Actor, args: Mapping[str, Scalar]) -> bool:
        """Whether the game has *command*, and would take it now."""
        table = self._table
        try:
            table.ruleset.check(table.committed.state, self.composed(command, actor, args))
        except Refused:
            return False
        return True

    def _called(self, command: str, locale: str) -> str:
        """`/fix beat` for `fix-beat`, in the reader's language; a command that nobody types by its key."""
        words = self.words(locale)
        group = command.partition("-")[0]
        keys = dict.fromkeys((f"cmd-{group}", f"cmd-{command}"))
        if any(words.first(key) is None for key in keys):
            return command
        return "/" + " ".join(words.say(key) for key in keys)

    def speaker(self, actor: Actor, who: str | None) -> str:
        table = self._table
        if not table.people():
            raise Refused("nobody-here")
        return authority.pick_who(table.people(), table.session, actor, who, self._awaited())

    def _awaited(self) -> list[str]:
        """The combatants whose answer is awaited."""
        return [each.who for each in self._table.committed.standing.questions if not each.answered]

    def check_means(self, actor: Actor, named: Mapping[str, Scalar]) -> None:
        table = self._table
        try:
            table.ruleset.compose(table.committed.state, "means", actor.user, named)
        except UnknownCommand as unknown:
            # In this game nothing can be said of it beside the question.
            raise Refused("not-asked-with", option=next(each for each in MEANS if each in named)) from unknown

    def words(self, locale: str) -> Words:
        table = self._table
        people = table.people()
        return Words(table.services.renderer.texts, locale, game=table.ruleset.id, people=people).as_labels()

    # ---- forms

    def spoken_for(self, choice: Choice) -> set[str]:
        """The options of a command that *choice* says."""
        return {*choice, *(option for name in choice if (option := self._option_of(name)) is not None)}

    def _option_of(self, field: str) -> str | None:
        """The option that says *field* in this game, where it is named otherwise."""
        return getattr(self._table.ruleset, "spoken", {}).get(field)

    def option_of(self, field: str) -> str:
        """The option of a command that says *field* in this game."""
        return self._option_of(field) or field

    def comes_later(self, form: Decision, option: str, choice: Choice) -> bool:
        """Whether *form* has a blank for *option* once its next one after *choice* is filled."""
        left = form.legal(choice)
        if not left:
            return False
        said = ({**choice, left[0].name: each} for each in left[0].options)
        return any(
            self.option_of(blank.name) == option or blank.name == option
            for more in said
            for blank in form.legal(more) or ()
        )

    def option_field(self, form: Decision, option: str, choice: Choice) -> Field | None:
        """The field of *form* that *option* of a command says after *choice*."""
        said = self.spoken_for(choice)
        return next(
            (
                each
                for each in form.all_fields(choice)
                if each.name not in choice and self._option_of(each.name) == option and option not in said
            ),
            None,
        )

    def _place(self, form: Decision, args: Mapping[str, Scalar], choice: Choice) -> dict[str, str]:
        """The place that one of *args* names, for a field of *form* that is named otherwise; nothing where it names
        none."""
        said = self.spoken_for(choice)
        for name in CELLS:
            option = self._option_of(name)
            typed = None if option in said else args.get(option or "")
            if isinstance(typed, str) and form.legal({**choice, name: typed.upper()}) is not None:
                return {name: typed.upper()}
        return {}

    def _as_fields(self, form: Decision, args: Mapping[str, Scalar], choice: Choice) -> Mapping[str, Scalar]:
        """*args*; what says a field of *form* that is named otherwise stands under the name of that field too, unless
        another one is called like it."""
        said, left = self.spoken_for(choice), form.legal(choice) or ()
        found = dict(args)
        for each in left:
            option = self._option_of(each.name)
            typed = args.get(option or "")
            if option not in said and isinstance(typed, str) and all(one.name != option for one in left):
                found.setdefault(each.name, typed)
        return found

    def choice(self, form: Decision, args: Mapping[str, Scalar], actor: Actor) -> dict[str, str]:
        """Typed words as choices of *form*, field by field; fields that the form lacks are left alone."""
        typed_args = args
        choice: dict[str, str] = {}
        while True:
            if place := self._place(form, typed_args, choice):
                choice |= place
                continue
            left = form.legal(choice)
            args = self._as_fields(form, typed_args, choice)
            blank = next((f for f in left or () if isinstance(args.get(f.name), str)), None)
            if blank is None:
                # What may be said more precisely than the form asks for.
                more = (each for each in MEANS if each not in choice and isinstance(args.get(each), str))
                fuller = (form.field(each, choice) for each in more)
                blank = next((each for each in fuller if each is not None), None)
            if blank is None:
                return choice
            typed = str(args[blank.name])
            if blank.name in PLACES and form.legal({**choice, blank.name: typed.upper()}) is not None:
                choice[blank.name] = typed.upper()
                continue
            try:
                choice |= self._meant_in(form, blank, typed, actor.locale, choice)
            except Refused:
                if (
                    blank.name not in PLACES
                    and not blank.free
                    and not self._own_words(form, blank, typed, actor, choice)
                ):
                    raise
                # The game itself takes words of somebody's own, and says what is wrong with a place that it does not
                # offer.
                dropped = blank.name if blank.name in typed_args else self._option_of(blank.name)
                typed_args = {name: value for name, value in typed_args.items() if name != dropped}

    def _meant_in(self, form: Decision, blank: Field, typed: str, locale: str, choice: Choice) -> dict[str, str]:
        """What *typed* means in *blank* after *choice*. Raises `Refused` for what none of its options is called."""
        named = likeness.named(typed, [each for each in self._names() if each[0] in blank.options])
        if named is not None:
            return {blank.name: named}
        if (figure := measured(typed, blank)) is not None:
            return {blank.name: figure}
        labels = self.labels(form, blank, locale, choice)
        try:
            return {blank.name: self._resolve(blank.name, typed, labels, locale, within=self._names_people(blank))}
        except Refused:
            if (joined := said_in_parts(typed, blank, labels, self.known_words(locale))) is not None:
                return {blank.name: joined}
            option, words = among_words(typed, labels) if blank.free else (None, "")
            beside = form.field(blank.beside, choice) if blank.beside else None
            if option is not None and beside is not None and option in beside.options:
                return {blank.name: words, beside.name: option}
            raise

    def complete(self, form: Decision, choice: Choice) -> dict[str, str]:
        """*choice* with its blanks filled: by what the form proposes, else by the only option there is. What is left
        blank, the question asks: nobody chooses among several in somebody's place."""
        full = dict(choice)

        def usual(field: Field) -> str | None:
            proposed = (str(form.about.get(f"suggested_{field.name}") or ""), form.default.get(field.name))
            found = next((each for each in proposed if each in field.options), None)
            return field.options[0] if found is None and field.is_implied else found

        while left := form.legal(full):
            found = next(((each.name, value) for each in left if (value := usual(each)) is not None), None)
            if found is None:
                break
            full[found[0]] = found[1]
        return full

    def _own_words(self, form: Decision, blank: Field, typed: str, actor: Actor, choice: Choice) -> bool:
        """Whether *typed* is nothing that *blank* offers, but words of somebody's own, which it takes."""
        if not blank.own_words or len(typed.split()) < blank.own_words:
            return False
        return not speaks_of(typed, (label for _, label in self.labels(form, blank, actor.locale, choice)))

    def _names_people(self, blank: Field) -> bool:
        """Whether *blank* asks for somebody: his name is found by any word of it."""
        names = dict(self._names())
        return any(each in names for each in blank.options)

    def _names(self) -> list[tuple[str, str]]:
        return [(each.id, each.name) for each in self._table.people()]

    def labels(self, form: Decision, field: Field, locale: str, choice: Choice | None = None) -> list[tuple[str, str]]:
        """(option, what people may type for it after *choice*): a combatant's name first, then the words of its
        button."""
        names = dict(self._names())
        found = [(option, names[option]) for option in field.options if option in names]
        found += [(option, self.option_label(form, field.name, option, locale, choice)) for option in field.options]
        words = self.words(locale)
        found += [(option, short) for option in field.options for short in words.shorts(field.name, option)]
        if form.kind == ORDERS:
            # A matter's label names its weapon, too: the bare word must not mean both hands.
            found += [(option, words.word(field.name, option)) for option in field.options]
        return found

    def typed(
        self, form: Decision, field: Field, locale: str, choice: Choice | None = None, *, reader: Reader
    ) -> list[tuple[str, str]]:
        """What to offer *reader* while *field* is typed after *choice*, with what it leads to: (label, value)."""
        first: dict[str, str] = {}
        for option, label in self.labels(form, field, locale, choice):
            first.setdefault(option, label)
        words, offer = self.words(locale), self._table.services.renderer.offer
        sight = Sight(self._table.ruleset, self._table.committed.state, reader)
        told = {option: offer(words, sight, form, field.name, option, choice or {}) for option in first}
        return [(f"{label} · {told[option]}" if told[option] else label, label) for option, label in first.items()]

    def option_label(self, form: Decision, field: str, option: str, locale: str, choice: Choice | None = None) -> str:
        """What people call *option* after *choice*: a combatant's name, or the catalogue's word."""
        return self._table.services.renderer.option(self.words(locale), form, field, option, choice)

    # ---- what a command may answer

    def question_of(self, who: str, kind: str | None = None) -> tuple[Open, Decision] | None:
        """The open question to combatant *who* (of that kind)."""
        for each, decision in self._table.questions():
            if each.who == who and (kind is None or each.kind == kind):
                return each, decision
        return None

    def reading_of(self, who: str, command: str) -> tuple[Open, Reading] | None:
        """The open question to combatant *who* that *command* answers in its own words, and how (see `Reading`)."""
        table = self._table
        for each, decision in table.questions():
            reading = table.ruleset.reading(table.committed.state, command, decision) if each.who == who else None
            if reading is not None:
                return each, reading
        return None
