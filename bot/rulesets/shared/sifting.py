"""Forms of which only what would be accepted is left: what a command may offer while it is typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.kernel.decisions import Choice, Decision, Field


def sifted(form: Decision, accepted: Callable[[Choice], bool]) -> Decision | None:
    """*form* with those options alone that some *accepted* answer has; None when there is no such answer.

    >>> plain = Decision("k", "declare", "ana", (Field("action", ("rest", "leap")),), {"action": "rest"})
    >>> sifted(plain, lambda choice: choice["action"] == "leap").fields[0].options
    ('leap',)
    """
    left = _Sifting(form, accepted)
    usual = left.led(form.default) or left.led({})
    return None if usual is None else replace(form, fields=left.fields({}), default=usual, form=left.fields)


class _Sifting:
    """What is left of *form*. An object, and no function that calls itself: it would hold itself, and every question of
    a fight would leave garbage."""

    def __init__(self, form: Decision, accepted: Callable[[Choice], bool]) -> None:
        self._form, self._accepted = form, accepted
        self._known: dict[frozenset[tuple[str, str]], Choice | None] = {}
        self._offers: dict[frozenset[tuple[str, str]], tuple[Field, ...]] = {}

    def led(self, choice: Choice) -> Choice | None:
        """The first accepted answer that begins with *choice*."""
        key = frozenset(choice.items())
        if key not in self._known:
            self._known[key] = self._found(choice)
        return self._known[key]

    def _found(self, choice: Choice) -> Choice | None:
        left = self._form.legal(choice)
        if not left:
            return choice if left == () and self._accepted(choice) else None
        ways = (self.led({**choice, left[0].name: option}) for option in left[0].options)
        return next((each for each in ways if each is not None), None)

    def fields(self, partial: Choice) -> tuple[Field, ...]:
        """The blanks once *partial* is chosen."""
        key = frozenset(partial.items())
        if key not in self._offers:
            self._offers[key] = self._offered(partial)
        return self._offers[key]

    def _offered(self, partial: Choice) -> tuple[Field, ...]:
        asked = self._form.all_fields(partial)
        said = {each.name: partial[each.name] for each in asked if partial.get(each.name) in each.options}
        found = []
        for each in asked:
            others = {name: value for name, value in said.items() if name != each.name}
            options = tuple(option for option in each.options if self.led({**others, each.name: option}) is not None)
            if options:
                found.append(Field(each.name, options, alone=each.alone))
        return tuple(found)
