"""Who may say what, and whom a typed name means. Checked here, not only in the commands.

Who acts as game master is checked as somebody speaks: whoever may manage the channel becomes it by doing so.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.table.base.actor import Actor
from bot.table.base.likeness import listed, resolve
from bot.table.base.session import Aside, Session

if TYPE_CHECKING:
    from bot.table.base.services import Services


def is_gm(session: Session, actor: Actor) -> bool:
    """Whether *actor* is GM."""
    return actor.user in session.gms


def check_gm(session: Session, actor: Actor) -> None:
    """Only the GM looks here. Who may manage the channel is told how to become GM: looking alone would show him
    what is hidden, and nobody would learn of it. Raises `Refused` (`not-gm-yet`, `not-gm`)."""
    if not is_gm(session, actor):
        raise Refused("not-gm-yet" if actor.manages else "not-gm")


def name_of(people: Iterable[Person], who: str) -> str:
    """What the combatant *who* is called; of one who is not among *people*, his id."""
    return next((each.name for each in people if each.id == who), who)


def own(people: Sequence[Person], session: Session, actor: Actor) -> list[Person]:
    """The combatants that *actor* decides for: one's own; for the GM, also those that nobody plays."""
    gm = is_gm(session, actor)
    return [p for p in people if (p.player == actor.user) or (gm and p.player is None)]


def decider(people: Sequence[Person], session: Session, who: str) -> int:
    """The user who is asked on behalf of combatant *who*: its player, else the GM."""
    for person in people:
        if person.id == who and person.player is not None:
            return person.player
    return session.gms[0]


def may_speak_for(people: Sequence[Person], session: Session, actor: Actor, who: str) -> bool:
    """Whether *actor* may decide for combatant *who*: its player, or the GM."""
    return is_gm(session, actor) or any(p.id == who and p.player == actor.user for p in people)


def led_for(people: Sequence[Person], session: Session, actor: Actor) -> list[str]:
    """The names of those whom an autopilot leads in the place of *actor*, who played them last."""
    return [p.name for p in people if p.autopilot and not p.out and session.played.get(p.id) == actor.user]


def nobody(people: Sequence[Person], session: Session, actor: Actor) -> Refused:
    """Why *actor* decides for none of *people*: he plays nobody, or an autopilot has whom he played."""
    led = led_for(people, session, actor)
    return Refused("on-autopilot", names=listed(led)) if led else Refused("no-combatant")


def pick_who(
    people: Sequence[Person], session: Session, actor: Actor, typed: str | None, awaited: Sequence[str]
) -> str:
    """The combatant that a command speaks for: the one named, else the one awaited, else the only one.

    Raises `Refused`: `no-combatant` or `on-autopilot` (none is yours), `which-combatant` (several are), `not-yours`.
    """
    if typed is not None:
        visible = [(p.id, p.name) for p in people if not p.hidden or is_gm(session, actor)]
        found = resolve(typed, visible)
        if not may_speak_for(people, session, actor, found):
            raise Refused("not-yours", name=next(name for ident, name in visible if ident == found))
        return found
    mine = own(people, session, actor)
    played = [p for p in mine if p.player == actor.user]
    for group in ([p.id for p in played], [p.id for p in mine]):
        waiting = [ident for ident in dict.fromkeys(awaited) if ident in group]
        if len(waiting) == 1:
            return waiting[0]
    for people_of in (played, mine):
        able = [p for p in people_of if not p.out]
        if len(able) == 1:
            return able[0].id
        if len(people_of) == 1:
            return people_of[0].id
    if not mine:
        raise nobody(people, session, actor)
    raise Refused("which-combatant", names=listed(p.name for p in mine))


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
    if is_gm(table.session, actor):
        return None
    if actor.manages:
        return table.services.renderer.note(table.locale, "gm-taken", name=actor.name)
    raise Refused("not-gm")


def becoming_gm(actor: Actor, remark: str | None, **besides: Any) -> Aside:
    """With *remark* (see `presiding`): who speaks is GM from now on; and *besides*, what else."""
    return Aside(chair=None if remark is None else actor.user, **besides)
