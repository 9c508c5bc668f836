"""What is typed at a table, understood: whom a name means, what a word of the game means, what a command notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.errors import Refused, UnknownCommand
from bot.render.words import Ready, Words
from bot.table import authority
from bot.table.actor import Actor
from bot.table.core import Core
from bot.table.session import Aside

MEANS = ("with", "how")
"""Arguments that say by what means something is done."""

NAMES = ("who", "target", "a", "b", "other")
"""Arguments that name a combatant."""

PLACES = ("to",)
"""Blanks that name places on a map."""

ORDERS = "orders"
"""Standing orders: private, and possible before the encounter begins."""

TOOL = "gm-tool"
"""The GM's command for what a game has no command for: its option `tool` says what."""


def figures(typed: str) -> bool:
    """Whether *typed* is figures rather than a word. Where a game offers figures they are examples: it reads others,
    too, and refuses them itself.

    >>> figures("2+3"), figures("−1"), figures(""), figures("3 heads"), figures("flat")
    (True, True, False, False, False)
    """
    return bool(typed) and not typed.strip("0123456789+-−,;/. ") and any(each.isdecimal() for each in typed)


def tooled(command: str, args: Mapping[str, Scalar]) -> str:
    """The command whose words the options of *command* take: a tool has its own (`gm-tool-<id>`)."""
    return f"{TOOL}-{args['tool']}" if command == TOOL and args.get("tool") else command


class Meaning(Core):
    """See `Core` for how an input is taken."""

    def presiding(self, actor: Actor) -> str | None:
        """Make sure that *actor* is GM; who may manage the channel becomes it (the sentence that says so)."""
        if authority.is_gm(self.session, actor):
            return None
        if actor.manages:
            return self.services.renderer.note(self.locale, "gm-taken", name=actor.name)
        raise Refused("not-gm")

    def becoming_gm(self, actor: Actor, remark: str | None, **besides: Any) -> Aside:
        """With *remark* (see `presiding`): who speaks is GM from now on; and *besides*, what else."""
        return Aside(chair=None if remark is None else actor.user, **besides)

    def _named(self, typed: str, actor: Actor) -> str:
        gm = authority.is_gm(self.session, actor)
        return authority.resolve(typed, [(p.id, p.name) for p in self.people() if gm or not p.hidden])

    def _meant(self, command: str, name: str, typed: str, actor: Actor) -> str:
        """What a typed word means: a combatant's id, or the value of a word of the game's catalogue."""
        if name in NAMES:
            return self._named(typed, actor)
        # What somebody holds, the game finds among what is his.
        offers = [] if name == "with" else self._words_of(command, name, actor.locale)
        if not offers or (figures(typed) and any(figures(value) for _, value in offers)):
            return typed
        return authority.resolve(
            typed, [(value, label) for label, value in offers], unknown="not-an-option", within=True
        )

    def _words_of(self, command: str, option: str, locale: str) -> list[tuple[str, str]]:
        if option == "field":
            words = self._words(locale)
            return [(words.word("field", each), each) for each in self.ruleset.fixable(self.state)]
        return self.services.worded(
            self.ruleset, self.ruleset.offers(self.state, command, option, locale), option, locale
        )

    def composed(self, command: str, actor: Actor, args: Mapping[str, Scalar]) -> Any:
        """The note of the ruleset for *command*; one that this game does not have is named as people type it."""
        if command == "npc-add":
            # What the game master calls them is his word: ids, which stay, are not made of it.
            args = {**args, "neutral": True}
        try:
            return self.ruleset.compose(self.state, command, actor.user, args)
        except UnknownCommand as unknown:
            game = Ready(self.services.renderer.ruleset(actor.locale, self.ruleset.id))
            called = Ready(f"`{self._called(command, actor.locale)}`")
            raise Refused("not-in-this-game", command=called, game=game) from unknown

    def _called(self, command: str, locale: str) -> str:
        """`/fix beat` for `fix-beat`, in the reader's language; a command that nobody types by its key."""
        words = self._words(locale)
        group = command.partition("-")[0]
        keys = dict.fromkeys((f"cmd-{group}", f"cmd-{command}"))
        if any(words.first(key) is None for key in keys):
            return command
        return "/" + " ".join(words.say(key) for key in keys)

    def _player_who(self, actor: Actor, who: str | None) -> str:
        if not self.people():
            raise Refused("nobody-here")
        return authority.pick_who(self.people(), self.session, actor, who, self.awaited())

    def _check_means(self, actor: Actor, named: Mapping[str, Scalar]) -> None:
        try:
            self.ruleset.compose(self.state, "means", actor.user, named)
        except UnknownCommand as unknown:
            # In this game nothing can be said of it beside the question.
            raise Refused("not-asked-with", option=next(each for each in MEANS if each in named)) from unknown

    def _words(self, locale: str) -> Words:
        people = self.people()
        return Words(self.services.renderer.texts, locale, game=self.ruleset.id, people=people).as_labels()

    # ---- forms

    def _choice(self, form: Decision, args: Mapping[str, Scalar], actor: Actor) -> dict[str, str]:
        """Typed words as choices of *form*, field by field; fields that the form lacks are left alone."""
        choice: dict[str, str] = {}
        while True:
            left = form.legal(choice)
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
                named = authority.named(typed, [each for each in self._names() if each[0] in blank.options])
                choice[blank.name] = named or authority.resolve(
                    typed, self._labels(form, blank, actor.locale), unknown="not-an-option"
                )
            except Refused:
                if blank.name not in PLACES:
                    raise
                # The game itself says what is wrong with a place that it does not offer.
                args = {name: value for name, value in args.items() if name != blank.name}

    def _complete(self, form: Decision, choice: Choice) -> dict[str, str]:
        """*choice* with its blanks filled: by the only option there is, else by what the form proposes."""
        full = dict(choice)
        while left := form.legal(full):
            field = left[0]
            proposed = form.default.get(field.name)
            preferred = str(form.about.get(f"suggested_{field.name}") or "")
            if preferred in field.options:
                full[field.name] = preferred
            elif len(field.options) == 1:
                full[field.name] = field.options[0]
            elif proposed in field.options:
                full[field.name] = str(proposed)
            else:
                full[field.name] = field.options[0]
        return full

    def _names(self) -> list[tuple[str, str]]:
        return [(each.id, each.name) for each in self.people()]

    def _labels(self, form: Decision, field: Field, locale: str) -> list[tuple[str, str]]:
        """(option, what people may type for it): a combatant's name first, then the words of its button."""
        names = dict(self._names())
        found = [(option, names[option]) for option in field.options if option in names]
        found += [(option, self.option_label(form, field.name, option, locale)) for option in field.options]
        if form.kind == ORDERS:
            # A matter's label names its weapon, too: the bare word must not mean both hands.
            words = self._words(locale)
            found += [(option, words.word(field.name, option)) for option in field.options]
        return found

    def _typed(self, form: Decision, field: Field, locale: str, choice: Choice | None = None) -> list[tuple[str, str]]:
        """What to offer while *field* is typed after *choice*, with what it costs: (label, value)."""
        first: dict[str, str] = {}
        for option, label in self._labels(form, field, locale):
            first.setdefault(option, label)
        words = self._words(locale)
        cost = self.services.renderer.cost
        costs = {option: cost(words, form, field.name, option, choice or {}) for option in first}
        return [(f"{label} · {costs[option]}" if costs[option] else label, label) for option, label in first.items()]

    def option_label(self, form: Decision, field: str, option: str, locale: str) -> str:
        """What people call *option*: a combatant's name, or the catalogue's word."""
        return self.services.renderer.option(self._words(locale), form, field, option)
