"""What is typed at a table, understood: whom a name means, what a word of the game means, what a command notes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.ruleset import Person
from bot.render.words import Ready, Words
from bot.table import authority
from bot.table.actor import Actor
from bot.table.core import Core
from bot.table.sitting import Aside

MEANS = ("with", "how")
"""Arguments that say by what means something is done."""

NAMES = ("who", "target", "a", "b", "other")
"""Arguments that name a combatant."""

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

    def people(self) -> tuple[Person, ...]:
        """Everybody in the encounter."""
        return self.ruleset.people(self.state)

    def _gm(self, actor: Actor) -> str | None:
        """Make sure *actor* sits in the GM's chair; who may manage the channel takes it (the sentence that says so)."""
        if authority.is_gm(self.sitting, actor):
            return None
        if actor.manages:
            return self.house.renderer.note(self.locale, "gm-taken", name=actor.name)
        raise Refused("not-gm")

    def _chaired(self, actor: Actor, remark: str | None, **besides: Any) -> Aside:
        """With *remark* (see `_gm`): who speaks sits in the GM's chair from now on; and what else changes *besides*."""
        return Aside(chair=None if remark is None else actor.user, **besides)

    def _named(self, typed: str, actor: Actor) -> str:
        gm = authority.is_gm(self.sitting, actor)
        return authority.resolve(typed, [(p.id, p.name) for p in self.people() if gm or not p.hidden])

    def _meant(self, command: str, name: str, typed: str, actor: Actor) -> str:
        """What a typed word means: a combatant's id, or the value of a word of the game's catalogue."""
        if name in NAMES:
            return self._named(typed, actor)
        # What somebody holds, the game finds among what is his.
        offers = [] if name == "with" else self._words_of(command, name, actor.locale)
        if not offers or (figures(typed) and any(figures(value) for _, value in offers)):
            return typed
        return authority.resolve(typed, [(value, label) for label, value in offers], unknown="not-an-option")

    def _words_of(self, command: str, option: str, locale: str) -> list[tuple[str, str]]:
        if option == "field":
            words = self._words(locale)
            return [(words.word("field", each), each) for each in self.ruleset.fixable(self.state)]
        return self.house.worded(self.ruleset, self.ruleset.offers(self.state, command, option, locale), option, locale)

    def _composed(self, command: str, actor: Actor, args: Mapping[str, Scalar]) -> Any:
        """The note of the ruleset for *command*; one that this game does not have is named as people type it."""
        try:
            return self.ruleset.compose(self.state, command, actor.user, args)
        except UnknownCommand as unknown:
            game = Ready(self.house.renderer.ruleset(actor.locale, self.ruleset.id))
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
        return authority.pick_who(self.people(), self.sitting, actor, who, self.awaited())

    def _check_means(self, actor: Actor, named: Mapping[str, Scalar]) -> None:
        try:
            self.ruleset.compose(self.state, "means", actor.user, named)
        except UnknownCommand as unknown:
            # In this game nothing can be said of it beside the question.
            raise Refused("not-asked-with", option=next(each for each in MEANS if each in named)) from unknown

    def _words(self, locale: str) -> Words:
        people = self.people()
        return Words(self.house.renderer.texts, locale, game=self.ruleset.id, people=people).as_labels()
