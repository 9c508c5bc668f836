"""Patterns made ready: the same sentences that Fluent's runtime would say, several times quicker.

Text, blanks, selections and our own functions become small closures; whatever else a pattern holds is left to the
runtime, and so is a sentence that lacks a fact or prints a number that Fluent would group.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from babel import Locale
from fluent.syntax import ast

from bot.text.functions import FUNCTIONS

log = logging.getLogger(__name__)

Fact: TypeAlias = str | int | bool | None
Said: TypeAlias = Callable[[Mapping[str, Fact]], str]

_REMEMBERED = 256
"""Values of which it is remembered what they choose."""
UNGROUPED = 1000
_CATCHALL = "other"
_NOTHING = frozenset({"no", "none"})
"""What a fact that is not there, or does not hold, chooses: the one stands in for the other."""
"""Fluent writes 1 234 where a sentence may hold ids or times; smaller numbers look the same everywhere."""


def missed(selector: str, value: str, known: tuple[str, ...]) -> None:
    """Told of a code that no variant of a sentence is for, while another code's stands in for it. The fight goes on
    with that, and it is written down; tests make it fail."""
    log.error("no words for %s = %s: there are only those for %s", selector, value, ", ".join(known))


class NotQuick(Exception):
    """This one is for Fluent's runtime."""


def ready(pattern: ast.Pattern, locale: str) -> Said | None:
    """*pattern* as a function of the facts, which raises `NotQuick` for facts that it leaves to the runtime; None when
    the whole pattern is left to it."""
    try:
        return _pattern(pattern, Locale.parse(locale).plural_form)
    except NotQuick:
        return None


def _pattern(pattern: ast.Pattern, plural: Callable[[int], str]) -> Said:
    parts = [_element(each, plural) for each in pattern.elements]
    texts = [each for each in parts if isinstance(each, str)]
    if len(texts) == len(parts):
        whole = "".join(texts)
        return lambda facts: whole
    if len(parts) == 1:
        only = parts[0]
        assert not isinstance(only, str)
        return only

    def joined(facts: Mapping[str, Fact]) -> str:
        return "".join([each if each.__class__ is str else each(facts) for each in parts])  # type: ignore[operator]

    return joined


def _element(element: Any, plural: Callable[[int], str]) -> str | Said:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element.expression
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.VariableReference():
            return _blank(expression.id.name)
        case ast.FunctionReference():
            return _call(expression)
        case ast.SelectExpression():
            return _select(expression, plural)
        case ast.Placeable():
            return _element(expression, plural)
        case _:
            pass
    raise NotQuick


def _blank(name: str) -> Said:
    def blank(facts: Mapping[str, Fact]) -> str:
        value = facts.get(name)
        if value.__class__ is str:
            return value
        if value.__class__ is int and -UNGROUPED < value < UNGROUPED:
            return str(value)
        raise NotQuick

    return blank


def _call(expression: ast.FunctionReference) -> Said:
    function = FUNCTIONS.get(expression.id.name)
    arguments = expression.arguments
    if function is None or arguments.named or len(arguments.positional) != 1:
        raise NotQuick
    (argument,) = arguments.positional
    if not isinstance(argument, ast.VariableReference):
        raise NotQuick
    name = argument.id.name

    def called(facts: Mapping[str, Fact]) -> str:
        value = facts.get(name)
        if value.__class__ is not str:
            raise NotQuick
        return str(function(value))

    return called


def _select(expression: ast.SelectExpression, plural: Callable[[int], str]) -> Said:
    if not isinstance(expression.selector, ast.VariableReference):
        raise NotQuick
    name = expression.selector.id.name
    variants: list[tuple[str | int, Said]] = []
    default: Said | None = None
    last = _CATCHALL
    for each in expression.variants:
        said = _pattern(each.value, plural)
        if isinstance(each.key, ast.NumberLiteral):
            if not each.key.value.isdigit():
                raise NotQuick
            variants.append((int(each.key.value), said))
        else:
            variants.append((each.key.name, said))
        if each.default:
            default = said
            last = str(variants[-1][0])
    assert default is not None
    otherwise = default
    chosen: dict[str | int, Said] = {}

    def choose(value: str | int) -> Said:
        category = plural(value) if isinstance(value, int) else value
        found = next((said for key, said in variants if key in (value, category)), None)
        if found is None:
            found = otherwise
            if last != _CATCHALL and not (last in _NOTHING and value in _NOTHING):
                missed(name, str(value), tuple(str(key) for key, _ in variants))
        if len(chosen) < _REMEMBERED:
            chosen[value] = found
        return found

    def selected(facts: Mapping[str, Fact]) -> str:
        if name not in facts:
            raise NotQuick
        value = facts[name]
        if value is None:
            value = "none"
        elif value.__class__ is bool:
            value = "yes" if value else "no"
        elif value.__class__ is not int and value.__class__ is not str:
            raise NotQuick
        return (chosen.get(value) or choose(value))(facts)

    return selected


__all__ = ["NotQuick", "ready"]
