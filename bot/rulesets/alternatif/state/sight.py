"""Who sees whom, and whom a weapon can reach (ALT-TAC-007, -017)."""

from __future__ import annotations

from bot.rulesets.alternatif.state.combatant import Combatant
from bot.rulesets.alternatif.state.footing import CLEAR, Light, Rank, light_key
from bot.rulesets.alternatif.state.scene import AlternatifState


def light_on(state: AlternatifState, who: str, other: str) -> Light:
    """How *who* sees *other*: what was said of the pair, else the worse of what was said of either of them, else the
    light of the scene (ALT-TAC-012)."""
    lights = state.ground.lights
    if not lights:
        return CLEAR
    said = lights.get(light_key(who, other))
    if said is not None:
        return said
    either = [lights[key] for key in (light_key(who), light_key("", other)) if key in lights]
    if either:
        return max(either, key=lambda each: (each.chance, -each.malus))
    return lights.get(light_key(), CLEAR)


def is_blind_to(state: AlternatifState, who: str, other: str) -> bool:
    """Whether *who* sees nothing of *other*: darkness, invisibility, blindness."""
    return light_on(state, who, other).dark


def knows_of(state: AlternatifState, who: Combatant, other: Combatant) -> bool:
    """Whether *who* is aware of *other*: whom one cannot see one knows of when he has struck or been heard
    (ALT-TAC-007)."""
    if other.hidden:
        return False
    return other.id not in who.unaware or not is_blind_to(state, who.id, other.id)


def has_pole_weapon(who: Combatant) -> bool:
    """Whether *who* wields a pole weapon."""
    return any("pole_weapon" in each.arm.tags for each in who.hands)


def rank_of(who: Combatant) -> Rank:
    """The rank of pikes in which *who* really stands: with a pole weapon, on his feet (ALT-TAC-016)."""
    return 0 if who.prone else _place_in_rank(who)


def _place_in_rank(who: Combatant) -> Rank:
    return who.footing.rank if who.footing.rank and not who.out and has_pole_weapon(who) else 0


def shoulder_to_shoulder(who: Combatant, other: Combatant) -> bool:
    """Whether there is room for both in one cell: they belong to the same rank of pikes (ALT-TAC-016); whoever is
    thrown down lies where he stood in it."""
    return who.side == other.side and _place_in_rank(who) == _place_in_rank(other) > 0


def reaches(who: Combatant, other: Combatant) -> bool:
    """Whether a weapon of *who* could reach *other* hand to hand: into the second rank only pole weapons do
    (ALT-TAC-017)."""
    return other.footing.rank < 2 or rank_of(other) < 2 or has_pole_weapon(who)
