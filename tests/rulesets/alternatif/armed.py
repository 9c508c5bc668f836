"""People for tests who hold something in each hand, and fights that begin where a rule begins."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.ordinary.words_announcing import Grant
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.state import Arm, Combatant, Hand, Wielded
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, fighter

LEFT_SWORD = Arm("longsword", "left", attack=3, defence=3, damage="1d8")


def armed(name: str, *arms: Arm, side: str = "heroes", **figures: Any) -> Combatant:
    """A `fighter` who holds *arms*, the main hand's first; a sword and a shield if none are given."""
    made = fighter(name, side, **figures)
    return evolve(made, hands=tuple(Wielded(arm) for arm in arms or (SWORD, SHIELD)))


def sets(fight: Exchange, ident: str, **due: int) -> None:
    """The pending action of each hand of *ident* comes at that segment: the game master's word."""
    for hand in ("right", "left", "both"):
        if hand in due:
            fight.notes(SetInitiative(GM, ident, due[hand], hand=hand))


def dues(fight: Exchange, ident: str) -> dict[Hand, int | None]:
    """When the weapons of *ident* come up, by hand."""
    return {each.arm.hand: each.due for each in fight.who(ident).hands}


def statuses(fight: Exchange, ident: str) -> dict[Hand, str]:
    return {each.arm.hand: each.status for each in fight.who(ident).hands}


def busy(
    fight: Exchange, ident: str, reaction: int | str, duration: int | str, *faces: int, label: str = "spell"
) -> None:
    """*ident* does something other than melee by the game master's leave, and means it."""
    fight.notes(Grant(GM, ident, label, str(reaction), str(duration)), *faces)


def fumbled(bor: Combatant, ana: Combatant | None = None, *others: Combatant, due: int | None = None) -> Exchange:
    """In 5 Ana's attack upon Bor is a natural 1; the d6 of 2 opens her defence. Bor is due at *due*, or waits."""
    fight = Exchange(ana or fighter("Ana", stamina=60), bor, *others)
    for each in others:
        fight.stands_by(each.id)
    hands = len(bor.hands)
    if due is None:
        fight.stands_by("bor")
    else:
        fight.attacks("bor", "ana", *range(1, hands + 1))
        sets(fight, "bor", right=due, **({"left": due + 10} if hands > 1 else {}))
    fight.attacks("ana", "bor", 5, *([9] if ana is not None and len(ana.hands) > 1 else []))
    fight.strikes("ana", "bor", 1, 2)
    assert fight.segment == 5
    return fight


def target(**figures: Any) -> Combatant:
    """Bor, who stands a good deal."""
    return fighter("Bor", "others", **{"stamina": 60, "bm": 3, **figures})


__all__ = ["LEFT_SWORD", "armed", "busy", "dues", "fumbled", "sets", "statuses", "target"]
