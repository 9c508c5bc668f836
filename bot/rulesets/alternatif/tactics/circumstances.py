"""What the situation adds to a combat action against somebody, each circumstance a term of its own (ALT-TAC-018)."""

from __future__ import annotations

from typing import Any, Final

from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.state import AlternatifState, Combatant, is_blind_to, light_on
from bot.rulesets.alternatif.state.footing import pair
from bot.rulesets.alternatif.tactics import numbers
from bot.rulesets.shared.check import Term, terms

HIGH, PRONE, CORNERED, UNSEEN = 2, 3, 2, 4
TERMS: Final = {
    "outnumbered": ("ALT-TAC-001",),
    "high_ground": ("ALT-TAC-004",),
    "prone_self": ("ALT-TAC-005",),
    "prone_target": ("ALT-TAC-005",),
    "cornered": ("ALT-MOV-018",),
    "blind": ("ALT-TAC-009",),
    "unseen": ("ALT-TAC-010",),
    "pike_rank": ("ALT-TAC-016",),
    "charge": ("ALT-CHG-002",),
    "riding": ("ALT-MNT-001",),
}
"""The rules behind these terms, for every sum that they stand in."""


def hand_to_hand(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The terms of an attack, a parry, or a special action, each circumstance one of its own."""
    target = state.combatants.get(throw.target)
    if target is None:
        return ()
    outnumbered = terms(("outnumbered", numbers.bonus(state, state.combatants[throw.who], target)))
    return (*outnumbered, *from_afar(state, throw))


def from_afar(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """Those of a shot, or of a defence against one, where numbers do not count (ALT-TAC-001). Of the first blow of
    somebody that his target did not know of invisibility is rewarded already (ALT-TAC-007, -010)."""
    who, target = state.combatants[throw.who], state.combatants.get(throw.target)
    if target is None:
        return ()
    return terms(
        ("high_ground", high_ground(state, who, target)),
        ("prone_self", -PRONE if who.prone else 0),
        ("prone_target", PRONE if target.prone else 0),
        ("cornered", CORNERED if distances.is_cornered(state, target) else 0),
        ("riding", who.riding.bonus),
        *sight(state, who, target, sneak=throw.sneak),
    )


def on_the_ground(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """Those of wrestlers (ALT-TAC-001, -005): between two who lie on the ground it may not count."""
    who, target = state.combatants[throw.who], state.combatants.get(throw.target)
    if target is None:
        return ()
    both = who.prone and target.prone and not state.settings.prone_between_ground_wrestlers
    return terms(
        ("prone_self", -PRONE if who.prone and not both else 0),
        ("prone_target", PRONE if target.prone and not both else 0),
        ("outnumbered", numbers.bonus(state, who, target)),
    )


def in_the_dark(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What wrestlers see of each other."""
    target = state.combatants.get(throw.target)
    return () if target is None else terms(*sight(state, state.combatants[throw.who], target))


def high_ground(state: AlternatifState, who: Combatant, target: Combatant) -> int:
    """+2 for who stands higher than the other, -2 for the other (ALT-TAC-004); in the saddle nobody has that +2
    (ALT-MNT-001)."""
    if stands_higher(state, who, target):
        return 0 if who.riding.mount is not None else HIGH
    return -HIGH if stands_higher(state, target, who) else 0


def stands_higher(state: AlternatifState, who: Combatant, other: Combatant) -> bool:
    """Whether *who* stands higher than *other*: by the game master's word on the two, else on where they stand."""
    higher = state.ground.higher
    if higher:
        if pair(who.id, other.id) in higher:
            return True
        if pair(other.id, who.id) in higher:
            return False
    return is_high(state, who) and not is_high(state, other)


def is_high(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* stands on high ground: by the game master's word, or that of the cell (`/fix terrain`)."""
    return who.footing.high or "high_ground" in distances.ground_of(state, who.id)


def sight(state: AlternatifState, who: Combatant, target: Combatant, *, sneak: bool = False) -> list[tuple[str, int]]:
    """What darkness takes from who does not see the other, and what it gives to who is not seen but sees clearly
    (ALT-TAC-009 to -012)."""
    if not state.ground.lights:
        return []
    light = light_on(state, who.id, target.id)
    blind = max(light.malus, who.footing.blind_malus) if light.malus else 0
    advantage = light.clear and is_blind_to(state, target.id, who.id)
    rewarded = not sneak or state.settings.unseen_bonus_on_sneak
    return [("blind", blind), ("unseen", UNSEEN if advantage and rewarded else 0)]


def with_terms(event: Any, own: tuple[str, ...]) -> tuple[str, ...]:
    """The ledger ids behind *event*: its *own*, and those behind each term of its sum."""
    behind = (rule for each in getattr(event, "terms", ()) for rule in TERMS.get(each.name, ()))
    return tuple(dict.fromkeys((*own, *behind)))
