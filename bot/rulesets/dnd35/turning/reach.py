"""Whom a turning touches, and how strong it is (D35-TUR-001 to -003, -006, -008)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.plights import penalties
from bot.rulesets.shared.check import Term, terms

RANGE: Final = 1800
"""Centimetres (D35-TUR-001)."""
NEAR: Final = 300
"""Nearer than so many centimetres a turning breaks (D35-TUR-005)."""
ROUNDS: Final = 10
"""A minute (D35-TUR-004, -008)."""
LEAST, GREATEST = -4, 4


def undead(who: Fighter) -> bool:
    """Whether he is one of those who can be turned."""
    return who.being == "undead"


def level(who: Fighter) -> int:
    """As a cleric of which level he turns undead; with Improved Turning one more."""
    return who.turning + ("improved_turning" in who.feats) if who.turning else 0


def most(who: Fighter, total: int) -> int:
    """The hit dice of the strongest undead that a check which comes to *total* touches (D35-TUR-002).

    >>> ana = Fighter("ana", "Ana", "players", turning=5)
    >>> [most(ana, each) for each in (-1, 0, 1, 3, 4, 9, 10, 12, 13, 17, 21, 22, 30)]
    [1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 9, 9]
    """
    step = LEAST if total <= 0 else min(GREATEST, (total - 1) // 3 + LEAST + 1)
    return level(who) + step


def own_dice(who: Fighter) -> int:
    """His hit dice, with what makes him harder to turn."""
    return who.level + who.defiant


def dice_of(who: Fighter) -> int:
    """The hit dice that he counts as having against turning: more, where somebody has bolstered him (D35-TUR-008)."""
    return max(own_dice(who), who.bolstered if who.has("bolstered") else 0)


def within(state: State, who: Fighter) -> list[Fighter]:
    """The undead within reach who can be seen, the nearest first (D35-TUR-001, -003). Of those in hiding nothing is
    told: they are the game master's."""
    found = [
        each
        for each in state.combatants.values()
        if undead(each)
        and each.id != who.id
        and not (each.died or each.out or each.hidden)
        and distance(who, each) <= RANGE
    ]
    places = {ident: at for at, ident in enumerate(state.order)}
    return sorted(found, key=lambda each: (distance(who, each), places.get(each.id, len(places)), each.id))


def beyond(state: State, who: Fighter) -> tuple[str, ...]:
    """The undead of the other side who can be seen, and are too far away (D35-TUR-001)."""
    return tuple(
        each.id
        for each in state.combatants.values()
        if undead(each)
        and each.side != who.side
        and not (each.died or each.out or each.hidden or each.hidden_from)
        and distance(who, each) > RANGE
    )


def touched(people: list[Fighter], most_dice: int, in_all: int) -> list[Fighter]:
    """Those of *people* whom a turning touches: none stronger than *most_dice*; whoever is more than what is left of it
    is passed over (D35-TUR-003)."""
    found = []
    for each in people:
        need = dice_of(each)
        if need <= min(most_dice, in_all):
            in_all -= need
            found.append(each)
    return found


def destroyed(who: Fighter, target: Fighter) -> bool:
    """Whether *target*, whom he turns, is destroyed: at half of his level, or below (D35-TUR-006)."""
    return level(who) >= 2 * dice_of(target)


def strength(who: Fighter) -> tuple[tuple[str, int], ...]:
    """What is added to the dice of a turning (D35-TUR-003)."""
    return ("turning_level", level(who)), ("charisma", who.modifier("charisma"))


# ---- what rolls are the sum of


def charisma(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("charisma", on.who.modifier("charisma")), *penalties(on.who, "checks"))


def cowering(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever cowers is struck more easily (D35-TUR-004)."""
    found = () if on.target is None else penalties(on.target, "set_upon")
    return terms(*((f"target_{name}", value) for name, value in found))


__all__ = [
    "NEAR",
    "RANGE",
    "ROUNDS",
    "charisma",
    "cowering",
    "destroyed",
    "dice_of",
    "level",
    "most",
    "own_dice",
    "strength",
    "touched",
    "undead",
    "within",
]
