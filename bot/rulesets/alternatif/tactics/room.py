"""Narrow spaces and low ceilings: what they leave of weapon factors (ALT-TAC-013 to -015)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Room, Stature
from bot.rulesets.shared.check import Term

WIDE_ENOUGH, INVERTING_WIDTH = 200, 100
"""Centimetres: what a fighter of human size needs, and at or below which factors may turn against him."""
HIGH_ENOUGH, HIGH_FOR_TWO_HANDS, INVERTING_HEIGHT = 300, 350, 250
_SHORTER: Mapping[Stature, int] = {"human": 0, "dwarf": 50, "gnome": 100}
Left = Literal["kept", "lost", "inverted"]


NARROW, LOW = 150, 280
"""Centimetres: what is taken for a cell that is narrow, or has a low ceiling, when no measure was given."""


def room_of(state: AlternatifState, who: Combatant) -> Room | None:
    """The room that *who* has: his own, else the scene's, no more than the cell on which he stands allows; None for all
    that he likes."""
    rooms = state.ground.rooms
    said = rooms.get(who.id, rooms.get("")) if rooms else None
    under = distances.ground_of(state, who.id)
    if not under:
        return said
    room = said or Room()
    if "narrow" in under and room.width is None:
        room = evolve(room, width=NARROW)
    if "low_ceiling" in under and room.ceiling is None:
        room = evolve(room, ceiling=LOW)
    return room


def left_of(state: AlternatifState, who: Combatant, arm: Arm) -> Left:
    """What is left of the factors of *arm* where *who* stands. Light weapons and pole weapons keep theirs; the worse of
    width and ceiling counts."""
    room = room_of(state, who)
    if room is None or not state.settings.weapon_factors or "light" in arm.tags or "pole_weapon" in arm.tags:
        return "kept"
    found = (_by_width(state, who, room), _by_ceiling(who, arm, room))
    return "inverted" if "inverted" in found else "lost" if "lost" in found else "kept"


def _by_width(state: AlternatifState, who: Combatant, room: Room) -> Left:
    """The text speaks of people of human size; who is smaller has room enough."""
    if room.width is None or room.width >= WIDE_ENOUGH or who.size in ("tiny", "small"):
        return "kept"
    setting = state.settings.narrow_inversion
    turned = bool(room.inverted) if setting == "ask_gm" else setting
    return "inverted" if room.width <= INVERTING_WIDTH and turned else "lost"


def _by_ceiling(who: Combatant, arm: Arm, room: Room) -> Left:
    if room.ceiling is None:
        return "kept"
    height = room.ceiling + _SHORTER[who.footing.stature]
    if height < INVERTING_HEIGHT:
        return "inverted"
    return "lost" if height < (HIGH_FOR_TWO_HANDS if arm.hand == "both" else HIGH_ENOUGH) else "kept"


def as_it_is_wielded(state: AlternatifState, who: Combatant, arm: Arm) -> Arm:
    """*arm* with the factors that the place leaves it."""
    match left_of(state, who, arm):
        case "lost":
            return evolve(arm, attack=0, defence=0)
        case "inverted":
            return evolve(arm, attack=-arm.attack, defence=-arm.defence)
        case "kept":
            pass
    return arm


def in_place(state: AlternatifState, who: Combatant) -> Combatant:
    """*who* with his weapons as the place lets him wield them: for sums, never for the state."""
    if room_of(state, who) is None:
        return who
    hands = tuple(evolve(each, arm=as_it_is_wielded(state, who, each.arm)) for each in who.hands)
    return evolve(who, hands=hands)


def factor(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The weapon's factor as the place leaves it: attacks, on equipment too, count the attack factor (ALT-FAC-002,
    -004), parries that of defence (ALT-FAC-003); a sneak attack has a bonus instead (ALT-SNK-003)."""
    who, arm = state.combatants[throw.who], throw.arm
    assert arm is not None
    wielded = as_it_is_wielded(state, who, arm)
    if throw.defends:
        return strikes.factor(who, wielded, "defence_factor", wielded.defence, state.settings)
    return strikes.factor(who, wielded, "attack_factor", 0 if throw.sneak else wielded.attack, state.settings)


def guard(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What weapons add to the class of whom a blow is aimed at, as the place lets him wield them."""
    return strikes.guard(in_place(state, state.combatants[throw.target]), throw, state.settings)
