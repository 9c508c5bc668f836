"""Questions with one blank, and what is answered to them: most of what a game asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Step, ask_first

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
    shared: bool = False,
    figures: tuple[int, int, int] | None = None,
) -> Decision:
    """The question *kind* to *who*: one of *options*, *usual* (else the first) where nobody answers. *blank*: what the
    answer is called, where that is not the question's own name. *key*, *about* and *shared*: see `Decision`; *figures*:
    see `Field`.

    >>> one_of("ana:ride", "ride", "ana", ("try", "no"), usual="no").default
    {'ride': 'no'}
    """
    name = blank or kind
    default = {name: options[0] if usual is None else usual}
    return Decision(key, kind, who, (Field(name, tuple(options), figures=figures),), default, about, shared=shared)


def answered(questions: Callable[[Any], Iterable[Decision]]) -> Step[Choice | None]:
    """The first answer to *questions*; None when what was asked has dissolved: somebody's word has changed it."""
    answer = yield from ask_first(questions)
    return None if answer is None else answer[1]
