"""With what somebody may strike next in his turn: single attacks, series, two weapons, natural weapons (D35-BAS-010,
-018)."""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple, TypeAlias

from bot.rulesets.dnd35.base.budget import has_standard, swings_of
from bot.rulesets.dnd35.state import Fighter, Turn, Weapon
from bot.rulesets.dnd35.state.plights import suffers

Hand: TypeAlias = Literal["", "main", "off"]


class Next(NamedTuple):
    """A next attack: its number in the series, from 0, and which hand of two it is."""

    later: int = 0
    two: Hand = ""


def second(who: Fighter) -> Weapon | None:
    """What the other hand strikes with besides: a weapon that is held there, or the other end of a double one."""
    held = [each for each in who.weapons if each.held == "off" and not each.ranged]
    ends = [each for each in who.weapons if each.double and each.held == "both"]
    return next(iter((*held, *ends)), None)


def penalty(who: Fighter, two: Hand) -> int:
    """What an attack loses when two weapons are used (D35-BAS-018).

    >>> light = Weapon("dagger", "1d4", held="off", light=True)
    >>> ana = Fighter("ana", "Ana", "players", weapons=(Weapon("longsword", "1d8"), light))
    >>> penalty(ana, "main"), penalty(ana, "off"), penalty(ana, "")
    (-4, -8, 0)
    """
    other = second(who)
    if not two or other is None:
        return 0
    light = other.light or other.double
    if "two_weapon_fighting" in who.feats:
        return -2 if light else -4
    return (-4 if light else -6) if two == "main" else (-8 if light else -10)


def _goes_on(turn: Turn, who: Fighter) -> bool:
    """Whether further attacks may follow: a charge is one attack, unless one pounces; a coup de grâce is all."""
    return not turn.closed or (turn.closed == "charge" and "pounce" in who.features)


def follows(turn: Turn, who: Fighter) -> dict[str, Next]:
    """What he may strike with next, by its name. The first attack is a standard action; from the second on it is a full
    attack, which takes the move action as well: the series of the base attack with what he holds, one blow of the
    other hand, and the natural weapons; those that are not primary come with held ones, all of them with each other."""
    arms = who.arms
    if suffers(who, "no_attack"):
        return {}
    if not turn.swings:
        first = Next(0, "main" if turn.both else "")
        if not has_standard(turn):
            return {}
        other = second(who) if turn.both else None
        found = {each.weapon: first for each in arms}
        if other is not None and not other.double:
            found[other.weapon] = Next(0, "off")
        return found
    if turn.restricted or (turn.swings == 1 and turn.move) or not _goes_on(turn, who):
        return {}
    used = Counter(turn.made)
    known = {each.weapon: each for each in who.weapons}
    natural = [each for each in turn.made if each in known and known[each].natural]
    body = bool(natural) and len(natural) == len(turn.made)
    primary = any(known[each].primary for each in natural)
    found = {}
    other = second(who) if turn.both else None
    off = used[other.weapon] if other is not None and not other.double else 0
    series = len(turn.made) - len(natural) - min(1, off)
    double = other is not None and other.double
    if not primary:
        if series < swings_of(who):
            found = {
                each.weapon: Next(series, "main" if turn.both else "")
                for each in arms
                if not each.natural and (other is None or double or each.weapon != other.weapon)
            }
        if other is not None and not double and not off:
            found[other.weapon] = Next(0, "off")
        if other is not None and double and series == swings_of(who):
            found[other.weapon] = Next(0, "off")
    for each in arms:
        if each.natural and used[each.weapon] < each.number and (body or not each.primary):
            found[each.weapon] = Next()
    return found


__all__ = ["Hand", "Next", "follows", "penalty", "second"]
