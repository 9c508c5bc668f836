"""Who acts as game master, checked as somebody speaks: whoever may manage the channel becomes it by doing so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel.errors import Refused
from bot.table import authority
from bot.table.session import Aside

if TYPE_CHECKING:
    from bot.table.actor import Actor
    from bot.table.services import Services
    from bot.table.session import Session


class Presided(Protocol):
    """One encounter with a game master."""

    @property
    def services(self) -> Services: ...

    @property
    def locale(self) -> str: ...

    @property
    def session(self) -> Session: ...


def presiding(table: Presided, actor: Actor) -> str | None:
    """Make sure that *actor* is GM; who may manage the channel becomes it (the sentence that says so). Raises
    `Refused` (`not-gm`)."""
    if authority.is_gm(table.session, actor):
        return None
    if actor.manages:
        return table.services.renderer.note(table.locale, "gm-taken", name=actor.name)
    raise Refused("not-gm")


def becoming_gm(actor: Actor, remark: str | None, **besides: Any) -> Aside:
    """With *remark* (see `presiding`): who speaks is GM from now on; and *besides*, what else."""
    return Aside(chair=None if remark is None else actor.user, **besides)


__all__ = ["Presided", "becoming_gm", "presiding"]
