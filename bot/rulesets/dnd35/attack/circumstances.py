"""What an attack roll is the sum of, and what it is held against (D35-BAS-003, -005, -006, -010, -013)."""

from __future__ import annotations

from bot.rulesets.dnd35.attack.arms import ability
from bot.rulesets.dnd35.attack.volleys import penalty
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.budget import flat_footed
from bot.rulesets.dnd35.base.distances import distance
from bot.rulesets.dnd35.base.helpless import helpless
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.base.sight import sees
from bot.rulesets.dnd35.base.stacking import Bonus, stacked
from bot.rulesets.dnd35.base.standing import dodging, exposed, runs
from bot.rulesets.dnd35.base.tight import PENALTY, SQUEEZED, squeezes
from bot.rulesets.dnd35.state import Blow, Fighter, Move, State
from bot.rulesets.dnd35.state.plights import penalties, suffers
from bot.rulesets.shared.check import Term, terms

BASE = 10
TOUCHED = frozenset({"armour", "shield", "natural", "spell_armour", "spell_shield"})
"""What a touch attack does not look at (D35-BAS-006)."""
LATER = -5
"""What each further attack of a full attack loses (D35-BAS-010)."""
UNTRAINED = -4
"""What attacks lose with a weapon that one does not know."""
LOWEST = -5
"""The modifier of a Dexterity of 0."""
CHARGE = 2
FAR = -2
"""For each range increment beyond the first (D35-BAS-013)."""


def face(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("face", on.face))


def attacker(state: State, on: Trial) -> tuple[Term, ...]:
    """Base attack, ability, size, and what the weapon brings (D35-BAS-005); of a creature its profile."""
    who, weapon = on.who, on.weapon
    if weapon is None:
        return ()
    if weapon.to_hit is not None:
        by = "dexterity" if on.shot else "strength"
        return terms(("profile", weapon.to_hit), ("altered", who.altered(by)))  # type: ignore[arg-type]
    by = ability(who, weapon, shot=on.shot)
    return terms(
        ("base_attack", who.base_attack),
        (by, who.modifier(by)),
        ("size", who.figures.ordinary),
        ("magic", weapon.magic),
        ("feat", weapon.adept),
        ("untrained", 0 if weapon.proficient else UNTRAINED),
    )


def later(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("later", LATER * on.later))


def both(state: State, on: Trial) -> tuple[Term, ...]:
    """Two weapons at once (D35-BAS-018)."""
    return terms(("two_weapons", penalty(on.who, on.two)))  # type: ignore[arg-type]


def charging(state: State, on: Trial) -> tuple[Term, ...]:
    """The attack at the end of a charge, and those of whoever pounces (D35-MOV-002); no roll to hold on to what
    somebody strikes at meanwhile."""
    turn = state.turn
    mine = turn is not None and turn.who == on.who.id and turn.closed == "charge"
    pounces = mine and on.occasion == "turn" and not on.defends
    return terms(("charge", CHARGE if on.occasion == "charge" or pounces else 0))


def far(state: State, on: Trial) -> tuple[Term, ...]:
    if on.target is None or on.weapon is None or not on.shot:
        return ()
    return terms(("range", FAR * beyond(distance(on.who, on.target), on.weapon.increment)))


CLOSE = 900
"""Centimetres within which Point Blank Shot counts."""


def close_shot(who: Fighter, target: Fighter | None, *, shot: bool) -> int:
    """What Point Blank Shot adds to a shot of *who* and to its damage, as near as 9 m."""
    near = shot and target is not None and "point_blank_shot" in who.feats and distance(who, target) <= CLOSE
    return 1 if near else 0


def point_blank(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("point_blank", close_shot(on.who, on.target, shot=on.shot and on.weapon is not None)))


def nimble_on_his_way(state: State, who: Fighter) -> int:
    """What Mobility adds, as dodging, against those who strike at *who* on his way."""
    goes = any(isinstance(each, Move) and each.who == who.id for each in state.deeds)
    return 4 if goes and "mobility" in who.feats else 0


def beyond(far: int, increment: int) -> int:
    """How many full increments *far* lies beyond the first; none for what has no increment.

    >>> beyond(7500, 3000), beyond(3000, 3000), beyond(3150, 3000), beyond(450, 0)
    (2, 0, 1, 0)
    """
    return max(0, -(-far // increment) - 1) if increment else 0


def defenceless(state: State, who: Fighter, by: Fighter | None = None) -> bool:
    """Whether *who* has no Dexterity bonus against *by* (None: anybody), as things stand: helpless or in another
    condition that takes it, flat-footed (D35-BAS-003), running (D35-MOV-008), grappling (D35-GRA-008), or not seeing
    *by* (D35-CAM-005)."""
    denied = helpless(who) or suffers(who, "open") or flat_footed(state, who) or runs(who)
    return denied or holds.denied(state, who, by) or (by is not None and not sees(state, who, by))


def parts(state: State, who: Fighter, by: Fighter | None = None, *, denied: bool = False) -> tuple[Bonus, ...]:
    """The parts of his armour class as things stand, against *by* (None: anybody). Whoever is flat-footed or grapples
    has no Dexterity bonus, nor dodge; a penalty stays (D35-BAS-003, -006, D35-GRA-008); nor has whoever does not see
    *by* (D35-CAM-005, D35-ATK-003). *denied*: something else takes
    them from him. Whoever is pinned is easier to strike for all but his pinner (D35-GRA-025)."""
    at_mercy = helpless(who)
    denied = denied or defenceless(state, who, by)
    # Helpless, he has a Dexterity of 0 (D35-ATK-010).
    quick = LOWEST if at_mercy else who.dexterity_modifier
    pinner = holds.pinned_by(state, who.id)
    pinned = pinner is not None and (by is None or by.id != pinner)
    return (
        Bonus("armour", who.armour, "armour"),
        Bonus("shield", who.shield, "shield"),
        Bonus("natural", who.natural, "natural"),
        Bonus("dexterity_armoured" if who.weighed else "dexterity", min(quick, 0) if denied else quick),
        Bonus("size", who.figures.ordinary),
        Bonus("deflection", who.deflection, "deflection"),
        *warding(who),
        Bonus("dodge", 0 if denied else who.dodge, "dodge"),
        Bonus("stance", 0 if denied else dodging(who), "dodge"),
        Bonus("mobility", 0 if denied else nimble_on_his_way(state, who), "dodge"),
        Bonus("charge", exposed(who)),
        *(Bonus(name, value) for name, value in penalties(who, "armour")),
        Bonus("other", who.other),
        Bonus("pinned", holds.PINNED if pinned else 0),
        Bonus(SQUEEZED, PENALTY if squeezes(state, who) else 0),
    )


def warding(who: Fighter) -> tuple[Bonus, ...]:
    """What spells add to his armour class (D35-BAS-016)."""
    found = (each.spell for each in who.effects)
    return tuple(
        Bonus(name, value, kind)
        for each in found
        for name, value, kind in (
            ("spell_armour", each.armour, "armour"),
            ("spell_shield", each.shield, "shield"),
            ("spell_deflection", each.deflection, "deflection"),
        )
        if value
    )


def armour_class(state: State, who: Fighter, *, touch: bool = False, by: Fighter | None = None) -> int:
    """His armour class as things stand, against *by* (None: anybody) (D35-BAS-006).

    >>> knight = Fighter("k", "K", "foes", armour=4, shield=2, dexterity=14, met=True)
    >>> armour_class(State(), knight), armour_class(State(), knight, touch=True)
    (18, 12)
    """
    return BASE + sum(each.value for each in stacked(_kept(parts(state, who, by), touch)))


def _kept(found: tuple[Bonus, ...], touch: bool) -> tuple[Bonus, ...]:
    return tuple(each for each in found if not (touch and each.name in TOUCHED))


def against(state: State, on: Trial) -> tuple[Term, ...]:
    """The armour class that the attack must reach."""
    if on.target is None:
        return ()
    found = parts(state, on.target, on.who, denied=on.open or feinted(on))
    return (*terms(("base", BASE)), *stacked(_kept(found, on.touch or bool(on.weapon and on.weapon.touch))))


def feinted(on: Trial) -> bool:
    """Whether whoever attacks has feinted, and strikes in melee now (D35-ATK-007)."""
    feint = None if on.target is None else on.target.condition("feinted")
    return feint is not None and feint.by == on.who.id and not on.shot


def caught_open(state: State, blow: Blow) -> bool:
    """Whether the target of *blow* cannot dodge it, whatever the reason: that counts from its roll to its end."""
    who, target = state.combatants.get(blow.who), state.combatants.get(blow.target)
    if who is None or target is None:
        return blow.open
    return blow.open or defenceless(state, target, who) or feinted(Trial(who, 0, target, shot=blow.shot))


__all__ = [
    "BASE",
    "TOUCHED",
    "against",
    "armour_class",
    "attacker",
    "beyond",
    "both",
    "caught_open",
    "charging",
    "close_shot",
    "defenceless",
    "face",
    "far",
    "feinted",
    "later",
    "nimble_on_his_way",
    "parts",
    "point_blank",
    "warding",
]
