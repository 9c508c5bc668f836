"""What somebody may say of what he does whosever turn it is, in the games of the d20."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.kernel.decisions import Decision
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.shared.actions import ACTION, Form, Menu, Repertoire
from bot.rulesets.shared.lacking import Said


def between(repertoire: Repertoire[Any], menu: Menu, at: Any) -> Decision | None:
    """What *menu* offers whosever turn it is; None: nothing."""
    offered = repertoire.offered(menu, at)
    if not offered:
        return None
    form = Form(offered)
    said = Decision(f"{at.who.id}:between", "declare", at.who.id, form({}), {}, {}, form)
    return evolve(said, default=said.filled({}))


def spoken(
    repertoire: Repertoire[Any], menu: Menu, at: Any, by: int, said: Said, *, fits: bool, refusal: Callable[[], Refused]
) -> Any:
    """The word that *said* says, where it is of *menu* and *fits* there; else raises *refusal*."""
    action = said.get(ACTION)
    if fits and action in menu.codes and repertoire.named(at, str(action)).said(at) is not None:
        return repertoire.named(at, str(action)).note(at, by, said)
    raise refusal()
