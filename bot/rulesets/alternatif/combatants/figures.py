"""The figures of a combatant that the game master may set: each with its bounds, and where it stands in his record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import held
from bot.rulesets.alternatif.state import Combatant, Grip, Hand
from bot.rulesets.shared import figures
from bot.rulesets.shared.figures import Figure

FIGURES: Mapping[str, Figure] = {
    "stamina": Figure(0, 999),
    "stamina_max": Figure(0, 999),
    "body": Figure(-99, 99),
    "body_max": Figure(1, 99),
    "ac": Figure(0, 60),
    "bm": Figure(-5, 40),
    "str_hit": Figure(-10, 20),
    "str_damage": Figure(-10, 30),
    "dex_std": Figure(-10, 20),
    "str_std": Figure(-10, 20),
    "reflex": Figure(-10, 40),
    "left_hand_rank": Figure(0, 6),
    "wrestling_rank": Figure(0, 6, "wrestling", "rank"),
    "wrestling_dice": Figure(1, 8, "wrestling", "dice"),
    "dodge": Figure(0, 20),
    "sneak_rank": Figure(0, 20),
    "fatigue": Figure(0, 200, "fatigue", "points"),
    "fatigue_threshold": Figure(1, 99, "fatigue", "threshold"),
    "encumbrance": Figure(0, 40, "fatigue", "encumbrance"),
    "fortitude": Figure(-10, 40, "fatigue", "fortitude"),
    "level": Figure(0, 60),
    "hit_bonus": Figure(-10, 20, "arm", "hit_bonus"),
    "damage_bonus": Figure(-10, 30, "arm", "damage_bonus"),
    "attack": Figure(-10, 20, "arm", "attack"),
    "defence": Figure(-10, 20, "arm", "defence"),
    "next_strike": Figure(-20, 20),
    "blind_sense": Figure(0, 6, "footing", "blind_sense"),
    "riding": Figure(0, 10, "riding", "rank"),
    "max_speed": Figure(0, 24, "spot", "max_speed"),
}
FIELDS = figures.bounds_of(FIGURES)
"""What the game master may set on a combatant, with the least and the greatest value."""


def figure_of(who: Combatant, what: str, hand: Hand | None = None) -> int | None:
    """The figure *what* of *who*; of a weapon, that of the one in *hand* (None: the main one)."""
    figure = FIGURES[what]
    if figure.part != "arm":
        return figures.figure_of(who, what, figure)
    weapon = who.main if hand is None else who.holds(hand) or who.main
    found: int | None = getattr(weapon.arm, figure.name)
    return found


def with_figure(who: Combatant, what: str, value: int | None, hand: Hand) -> Combatant:
    """*who* once the figure *what* is *value*; of a weapon, of the one in *hand*."""
    figure = FIGURES[what]
    if figure.part == "arm":
        weapon = who.holds(hand)
        return who if weapon is None else evolve(who, hands=held(who, hand, {"arm": _named(weapon.arm, figure, value)}))
    if figure.part == "wrestling":
        # As many dice as he is said to have.
        made = _named(who.wrestling, figure, value)
        grips = (*made.grips, *((Grip(),) * made.dice))[: made.dice] if made.grips else ()
        return evolve(who, wrestling=evolve(made, grips=grips))
    changed: Combatant = figures.with_figure(who, what, figure, value)
    return changed


def _named(part: Any, figure: Figure, value: int | None) -> Any:
    return evolve(part, **{figure.name: value})
