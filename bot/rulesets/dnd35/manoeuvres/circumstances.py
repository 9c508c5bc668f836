"""What manoeuvres are the sum of (D35-MAN-003, -009, -014, -017, -019, -020, -023)."""

from __future__ import annotations

from typing import Final

from bot.catalogue.dnd35_terms import SIZE_FIGURES, SIZES35
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.check import Term, terms

CHARGE: Final = 2
FIRM: Final = 4
TRAINED: Final = 4
HANDS: Final = 4
"""For a weapon in both hands; so much less for a light one."""
LARGER: Final = 4
"""For each size category of difference."""
NO_WEAPON: Final = -4
"""To whoever defends what is no melee weapon."""
FASTENED: Final = 4
FEATS: Final = {
    "bull_rush": "improved_bull_rush",
    "trip": "improved_trip",
    "disarm": "improved_disarm",
    "snatch": "improved_disarm",
    "sunder": "improved_sunder",
    "smash": "improved_sunder",
    "overrun": "improved_overrun",
}
"""The feat that is made for each manoeuvre."""
ITEM_BASE: Final = 10


def charging(state: State, on: Trial) -> tuple[Term, ...]:
    """Within a charge, whoever began it has 2 more (D35-MOV-005)."""
    return terms(("charge", CHARGE if on.charging and not on.defends else 0))


def firm(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever defends himself on more than two legs, or is hard to move, has 4 more (D35-MAN-003, -009, -023); where a
    table has the second check of an overrun so, not in that (D35-MAN-024)."""
    left_out = on.tried == "overrun" and on.reply and state.settings.overrun_back == "srd"
    return terms(("firm", FIRM if on.defends and on.who.firm and on.skill != "ride" and not left_out else 0))


def trained(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever has the feat for it, and has begun it, has 4 more."""
    return terms(("feat_manoeuvre", TRAINED if not on.defends and FEATS.get(on.tried) in on.who.feats else 0))


def in_hand(state: State, on: Trial) -> tuple[Term, ...]:
    """A weapon in both hands is worth 4 more, a light one, or a part of the body, 4 less (D35-MAN-014)."""
    weapon = on.weapon
    if weapon is None:
        return ()
    if weapon.hands == 2 or weapon.held == "both":
        return terms(("two_handed", HANDS))
    return terms(("light_weapon", -HANDS if weapon.light or weapon.held == "natural" else 0))


def made_for_it(state: State, on: Trial) -> tuple[Term, ...]:
    """Some weapons are made to disarm."""
    return terms(("disarming", on.weapon.disarm if on.weapon is not None and on.tried in ("disarm", "snatch") else 0))


def larger(state: State, on: Trial) -> tuple[Term, ...]:
    """The larger of the two has 4 more for each size category (D35-MAN-014)."""
    if on.target is None:
        return ()
    return terms(("larger", max(0, LARGER * (SIZES35.index(on.who.size) - SIZES35.index(on.target.size)))))


def aimed(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever defends something else than a melee weapon has 4 less; what is well secured is worth 4 to him, what is
    easily taken 4 to the other (D35-MAN-014, -017, -019)."""
    owner = on.who if on.defends else on.target
    found = None if owner is None else possible.thing(owner, on.aimed)
    fastened = "plain" if found is None or on.tried != "snatch" else found.fastened
    if on.defends:
        no_weapon = NO_WEAPON if not possible.is_melee(on.who, on.aimed) else 0
        if on.tried == "disarm" and on.target is not None and holds.pinned_by(state, on.who.id) == on.target.id:
            # Pinned, he holds on to his weapon all the better (D35-GRA-022).
            return terms(("no_melee_weapon", no_weapon), ("holds_on", FASTENED))
        return terms(("no_melee_weapon", no_weapon), ("secured", FASTENED if fastened == "secured" else 0))
    return terms(("easily_taken", FASTENED if fastened == "easy" else 0))


def of_the_thing(state: State, on: Trial) -> tuple[Term, ...]:
    """The class of a thing that somebody wears or carries: its size, and his Dexterity (D35-MAN-020)."""
    target = on.target
    found = None if target is None else possible.thing(target, on.aimed)
    if target is None or found is None:
        return ()
    return terms(
        ("base", ITEM_BASE),
        ("thing_size", SIZE_FIGURES[found.size].ordinary),
        ("dexterity", target.modifier("dexterity")),
    )


__all__ = [
    "FEATS",
    "aimed",
    "charging",
    "firm",
    "in_hand",
    "larger",
    "made_for_it",
    "of_the_thing",
    "trained",
]
