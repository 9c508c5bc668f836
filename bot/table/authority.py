"""Who may say what, and whom a typed name means. Checked here, not only in the commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.kernel.values import fold
from bot.table.actor import Actor
from bot.table.session import Session

LONGEST = 60
"""Letters of what may still be a name with a mistake in it."""
BEGUN = 3
"""Letters that must be typed of a word inside of a name: two, like CA, are somebody's short name for something."""
MOST_LISTED = 12
"""How many names a sentence lists."""
ALIKE, LONG = 0.68, 5
"""How alike two words must be, of 1, and how many letters they must have, for one to be what was meant by the other."""


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


def resolve(
    typed: str, candidates: Sequence[tuple[str, str]], *, unknown: str = "unknown-name", within: bool = False
) -> str:
    """The id that *typed* means among (id, name) pairs: the id itself, the whole name, or a unique beginning of one;
    *within*: or some of its words, in any order, whole or, of `BEGUN` letters, begun (not for answers, where `parry`
    must not mean `do not parry`).

    Raises `Refused` (`unknown-name`, or the key given, and `ambiguous-name`), naming what there is, of many what is
    most like it.
    """
    if (whole := named(typed, candidates)) is not None:
        return whole
    wanted = fold(typed)
    begun = [(ident, name) for ident, name in candidates if fold(name).startswith(wanted)] if wanted else []
    if not begun and within and (parts := _words(typed)):
        begun = [(ident, name) for ident, name in candidates if _has_words(name, parts)]
    if len({ident for ident, _ in begun}) == 1:
        return begun[0][0]
    if len(begun) > 1:
        raise Refused("ambiguous-name", typed=shown(typed), names=listed(_one_each(begun)))
    raise Refused(unknown, typed=shown(typed), names=listed(_likest(wanted, _one_each(candidates))))


def _words(name: str) -> list[str]:
    """The words of *name*, without the signs between them.

    >>> _words("Arme prête d’emblée (tir)")
    ['arme', 'prete', 'd', 'emblee', 'tir']
    """
    return "".join(each if each.isalnum() else " " for each in fold(name)).split()


def _has_words(name: str, begun: Sequence[str]) -> bool:
    """Whether each of the words *begun* is one of *name*, or begins one with `BEGUN` letters or more."""
    words = _words(name)
    return all(each in words or (len(each) >= BEGUN and any(w.startswith(each) for w in words)) for each in begun)


def _likest(wanted: str, names: list[str]) -> list[str]:
    """*names*; where they are too many to be listed whole, what is much like *wanted* first, the others as they come,
    without the hints that stand in brackets."""
    if len(names) <= MOST_LISTED:
        return names

    def alike(word: str) -> float:
        matcher = SequenceMatcher(None, wanted, word)
        # The first two are never below the third, and much quicker: few words are like any other.
        if matcher.real_quick_ratio() < ALIKE or matcher.quick_ratio() < ALIKE:
            return 0.0
        return matcher.ratio()

    def unlike(name: str) -> float:
        words = (each for each in (fold(name), *_words(name)) if len(each) >= LONG)
        most = max(map(alike, words), default=0.0)
        return -most if most >= ALIKE else 0.0

    # What is longer than any name is like none.
    return sorted((bare(each) for each in names), key=unlike) if 0 < len(wanted) <= LONGEST else names


def bare(name: str) -> str:
    """*name* without the hint that stands in brackets behind it.

    >>> bare("pénombre (25 %, −3)"), bare("(?)")
    ('pénombre', '(?)')
    """
    return name.partition(" (")[0]


def named(typed: str, candidates: Sequence[tuple[str, str]]) -> str | None:
    """The id that *typed* is, or whose whole name it is, among (id, name) pairs; None for no single one."""
    for ident, _ in candidates:
        if ident == typed:
            return ident
    wanted = fold(typed)
    for whole in (fold, lambda name: fold(bare(name))):
        exact = {ident for ident, name in candidates if whole(name) == wanted}
        if len(exact) == 1:
            return exact.pop()
    return None


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
    """Names for a sentence, at most `MOST_LISTED`; parted by points where a comma stands in one of them."""
    found = list(dict.fromkeys(names))
    between = " · " if any("," in each for each in found) else ", "
    return between.join(found[:MOST_LISTED]) + (" …" if len(found) > MOST_LISTED else "") if found else "–"


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
