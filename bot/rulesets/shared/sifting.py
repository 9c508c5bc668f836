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
    known: dict[frozenset[tuple[str, str]], Choice | None] = {}
    offered: dict[frozenset[tuple[str, str]], tuple[Field, ...]] = {}

    def led(choice: Choice) -> Choice | None:
        """The first accepted answer that begins with *choice*."""
        key = frozenset(choice.items())
        if key not in known:
            known[key] = _found(choice)
        return known[key]

    def _found(choice: Choice) -> Choice | None:
        left = form.legal(choice)
        if not left:
            return choice if left == () and accepted(choice) else None
        ways = (led({**choice, left[0].name: option}) for option in left[0].options)
        return next((each for each in ways if each is not None), None)

    def fields(partial: Choice) -> tuple[Field, ...]:
        key = frozenset(partial.items())
        if key not in offered:
            offered[key] = _offered(partial)
        return offered[key]

    def _offered(partial: Choice) -> tuple[Field, ...]:
        asked = form.all_fields(partial)
        said = {each.name: partial[each.name] for each in asked if partial.get(each.name) in each.options}
        found = []
        for each in asked:
            others = {name: value for name, value in said.items() if name != each.name}
            options = tuple(option for option in each.options if led({**others, each.name: option}) is not None)
            if options:
                found.append(Field(each.name, options, alone=each.alone))
        return tuple(found)

    usual = led(form.default) or led({})
    return None if usual is None else replace(form, fields=fields({}), default=usual, form=fields)
