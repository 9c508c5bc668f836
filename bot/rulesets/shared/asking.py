"""Questions with one blank, and what is answered to them: most of what a game asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from types import MappingProxyType
from typing import Any, TypeVar, cast

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Step, ask_first

S = TypeVar("S")
T = TypeVar("T")
_NOTHING: Mapping[str, Scalar] = MappingProxyType({})


def one_of(
    key: str,
    kind: str,
    who: str,
    options: Sequence[str],
    about: Mapping[str, Scalar] = _NOTHING,
    *,
    usual: str | None = None,
    blank: str | None = None,
) -> Decision:
    """The question *kind* to *who*: one of *options*, *usual* (else the first) where nobody answers. *blank*: what the
    answer is called, where that is not the question's own name. *key* and *about*: see `Decision`.

    >>> one_of("ana:ride", "ride", "ana", ("try", "no"), usual="no").default
    {'ride': 'no'}
    """
    name = blank or kind
    default = {name: options[0] if usual is None else usual}
    return Decision(key, kind, who, (Field(name, tuple(options)),), default, about)


def while_so(find: Callable[[S], T]) -> Callable[[S], T]:
    """*find*, which looks at a state alone, once for each state as long as no other comes: whether somebody has
    anything to do is asked, then what, and of each thing that he could do how it would end.

    >>> looked = []
    >>> ask = while_so(lambda state: looked.append(state))
    >>> one, other = [1], [1]
    >>> _ = [ask(each) for each in (one, one, other, one)]
    >>> len(looked)
    3
    """
    known: tuple[Any, Any] = (None, None)

    @wraps(find)
    def found(state: S) -> T:
        nonlocal known
        seen, told = known
        if seen is not state:
            told = find(state)
            known = state, told
        return cast(T, told)

    return found


def answered(questions: Callable[[Any], Iterable[Decision]]) -> Step[Choice | None]:
    """The first answer to *questions*; None when what was asked has dissolved: somebody's word has changed it."""
    answer = yield from ask_first(questions)
    return None if answer is None else answer[1]


__all__ = ["answered", "one_of", "while_so"]
