"""Who may say what, and whom a typed name means. Checked here, not only in the commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.kernel.values import fold
from bot.table.actor import Actor
from bot.table.sitting import Sitting


def is_gm(sitting: Sitting, actor: Actor) -> bool:
    """Whether *actor* sits in the GM's chair."""
    return actor.user in sitting.gms


def resolve(typed: str, candidates: Sequence[tuple[str, str]], *, unknown: str = "unknown-name") -> str:
    """The id that *typed* means among (id, name) pairs: the id itself, the whole name, or a unique beginning of one.

    Raises `Refused` (`unknown-name`, or the key given, and `ambiguous-name`), naming what there is.
    """
    if (whole := named(typed, candidates)) is not None:
        return whole
    wanted = fold(typed)
    begun = [(ident, name) for ident, name in candidates if fold(name).startswith(wanted)] if wanted else []
    if len({ident for ident, _ in begun}) == 1:
        return begun[0][0]
    if len(begun) > 1:
        raise Refused("ambiguous-name", typed=shown(typed), names=listed(_one_each(begun)))
    raise Refused(unknown, typed=shown(typed), names=listed(_one_each(candidates)))


def named(typed: str, candidates: Sequence[tuple[str, str]]) -> str | None:
    """The id that *typed* is, or whose whole name it is, among (id, name) pairs; None for no single one."""
    for ident, _ in candidates:
        if ident == typed:
            return ident
    wanted = fold(typed)
    exact = {ident for ident, name in candidates if fold(name) == wanted}
    return exact.pop() if len(exact) == 1 else None


def _one_each(candidates: Iterable[tuple[str, str]]) -> list[str]:
    """One name for each id: the first."""
    first: dict[str, str] = {}
    for ident, name in candidates:
        first.setdefault(ident, name)
    return list(first.values())


def shown(typed: str) -> str:
    """What somebody typed, short enough to be quoted back."""
    return typed if len(typed) <= 40 else typed[:39] + "…"


def listed(names: Iterable[str]) -> str:
    """Names for a sentence, at most a dozen."""
    found = list(dict.fromkeys(names))
    return ", ".join(found[:12]) + (" …" if len(found) > 12 else "") if found else "–"


def own(people: Sequence[Person], sitting: Sitting, actor: Actor) -> list[Person]:
    """The combatants that *actor* decides for: one's own; for the GM, also those that nobody plays."""
    gm = is_gm(sitting, actor)
    return [p for p in people if (p.player == actor.user) or (gm and p.player is None)]


def decider(people: Sequence[Person], sitting: Sitting, who: str) -> int:
    """The user who is asked on behalf of combatant *who*: its player, else the GM."""
    for person in people:
        if person.id == who and person.player is not None:
            return person.player
    return sitting.gms[0]


def may_speak_for(people: Sequence[Person], sitting: Sitting, actor: Actor, who: str) -> bool:
    """Whether *actor* may decide for combatant *who*: its player, or the GM."""
    return is_gm(sitting, actor) or any(p.id == who and p.player == actor.user for p in people)


def pick_who(
    people: Sequence[Person], sitting: Sitting, actor: Actor, typed: str | None, awaited: Sequence[str]
) -> str:
    """The combatant that a command speaks for: the one named, else the one awaited, else the only one.

    Raises `Refused`: `no-combatant` (none is yours), `which-combatant` (several are), `not-yours`.
    """
    if typed is not None:
        visible = [(p.id, p.name) for p in people if not p.hidden or is_gm(sitting, actor)]
        found = resolve(typed, visible)
        if not may_speak_for(people, sitting, actor, found):
            raise Refused("not-yours", name=next(name for ident, name in visible if ident == found))
        return found
    mine = own(people, sitting, actor)
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
        raise Refused("no-combatant")
    raise Refused("which-combatant", names=listed(p.name for p in mine))
