"""Who can try what against whom, and with what (D35-MAN-001, -007, -013, -017, -018, -020, -021)."""

from __future__ import annotations

from typing import Final

from bot.catalogue.dnd35_terms import SIZE_FIGURES, SIZES35
from bot.rulesets.dnd35.attack.actions import ATTACKS
from bot.rulesets.dnd35.attack.arms import follows
from bot.rulesets.dnd35.base import saddles
from bot.rulesets.dnd35.base.budget import LIES, Outlook, apart, reaches
from bot.rulesets.dnd35.base.needs import LEFT, steed_name, unheld
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.cover.degrees import aimable
from bot.rulesets.dnd35.state import FISTS, Fighter, State, Thing, Weapon
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.lacking import Lack
from bot.rulesets.shared.needs import UNNAMED, because

SHIELD: Final = "shield"
"""The aim at somebody's shield, whatever shield it is."""
BLUNT_OR_SHARP: Final = frozenset({"slashing", "bludgeoning"})
"""What damages things (D35-MAN-018)."""


def others(state: State, who: Fighter) -> list[Fighter]:
    """All of the other sides whom he could set upon, as far as he sees them; those who still fight first."""
    return sorted(aimable(state, who), key=lambda each: each.out)


def small_enough(who: Fighter, target: Fighter) -> bool:
    """Whether *target* is at most one size category larger (D35-MAN-001, -007, -021)."""
    return SIZES35.index(target.size) <= SIZES35.index(who.size) + 1


def limited(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether his size keeps him from pushing, or running over, *target*; a table may have no such limit. Whoever
    grapples is no match for it: he stands in a space with others."""
    if saddles.grappling(state, target.id):
        return True
    return state.settings.size_limits == "on" and not small_enough(who, target)


def by_hand(who: Fighter, target: Fighter) -> bool:
    """Whether his bare hands reach *target*."""
    return reaches(who, who.arm(FISTS), target)


def melee(who: Fighter, target: Fighter) -> list[Weapon]:
    """What reaches *target* in melee, his bare hands last."""
    found = [each for each in who.arms if not each.ranged and reaches(who, each, target)]
    bare = who.arm(FISTS)
    return found if any(each.weapon == FISTS for each in found) or not by_hand(who, target) else [*found, bare]


def trips_with(who: Fighter, target: Fighter) -> tuple[str, ...]:
    """With what he can trip *target*: a weapon that is made for it, his bare hands (D35-MAN-008)."""
    if target.out or LIES(target) or not small_enough(who, target) or "incorporeal" in target.features:
        return ()
    return tuple(each.weapon for each in melee(who, target) if each.weapon == FISTS or each.trip)


def disarms_of(who: Fighter, target: Fighter) -> tuple[str, ...]:
    """Of what he can disarm *target* (D35-MAN-013)."""
    return tuple(each.weapon for each in target.wielded) if not target.out and melee(who, target) else ()


def snatches(state: State, who: Fighter, target: Fighter) -> tuple[str, ...]:
    """What he can take from *target*; nothing well secured, unless that one is pinned (D35-MAN-017)."""
    if target.out or not by_hand(who, target):
        return ()
    pinned = saddles.pinned_by(state, target.id) is not None
    return tuple(each.item for each in target.things if each.fastened != "secured" or pinned)


def breaks_with(who: Fighter, target: Fighter) -> tuple[str, ...]:
    """With what he can damage things of *target*: what cuts or crushes, in melee (D35-MAN-018)."""
    return tuple(each.weapon for each in melee(who, target) if BLUNT_OR_SHARP.intersection(each.types) and each.dice)


def breakable(target: Fighter) -> tuple[str, ...]:
    """What of *target* can be sundered: the weapons in his hands, and his shield (D35-MAN-018, D35-BAS-023)."""
    found = tuple(each.weapon for each in target.wielded if each.points)
    return (*found, *((SHIELD,) if target.buckler is not None and target.buckler.points else ()))


def thing(target: Fighter, item: str) -> Thing | None:
    """The thing of that name that he wears or carries."""
    return next((each for each in target.things if each.item == item), None)


def is_melee(target: Fighter, item: str) -> bool:
    """Whether what is aimed at is a melee weapon (D35-MAN-014)."""
    return any(each.weapon == item and not each.ranged for each in target.wielded)


def strikes(at: Outlook) -> frozenset[str]:
    """With what he may still strike in this turn, or do what takes the place of a blow; whoever grapples does other
    things (D35-GRA-010)."""
    # His mount may have carried him too far for a second blow (D35-MNT-005).
    if at.turn is None or at.grapples or (at.turn.swings and saddles.single(at.turn)):
        return frozenset()
    return frozenset(follows(at.turn, at.who))


def no_strike(at: Outlook) -> Lack:
    """Why there is nothing."""
    far = at.turn is not None and at.turn.swings and saddles.single(at.turn)
    lack = unheld(at, UNNAMED) or ATTACKS(at, UNNAMED)
    return lack or (("single", {"mount": steed_name(at)}) if far else ("attacks", LEFT(at)))


STRIKES: Final = because(strikes, no_strike)


def in_hold(at: Outlook) -> Fighter | None:
    """Whom he has pinned, where an attack is left to him: that one he may disarm with his bare hands, or take a thing
    from (D35-GRA-022)."""
    ident = saddles.pins(at.state, at.who.id)
    ready = ident is not None and at.turn is not None and FISTS in follows(at.turn, at.who)
    return at.state.combatants.get(ident or "") if ready else None


def pushed(state: State, who: Fighter) -> list[Fighter]:
    """Beside whom he stands that he can push."""
    found = (each for each in others(state, who) if not each.out and touches(who, each))
    return [each for each in found if not limited(state, who, each)]


def touches(who: Fighter, target: Fighter) -> bool:
    """Whether they stand beside each other."""
    return max(apart(who, target)) == 1


# ---- What manoeuvres are the sum of (D35-MAN-003, -009, -014, -017, -019, -020, -023).

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
    found = None if owner is None else thing(owner, on.aimed)
    fastened = "plain" if found is None or on.tried != "snatch" else found.fastened
    if on.defends:
        no_weapon = NO_WEAPON if not is_melee(on.who, on.aimed) else 0
        if on.tried == "disarm" and on.target is not None and saddles.pinned_by(state, on.who.id) == on.target.id:
            # Pinned, he holds on to his weapon all the better (D35-GRA-022).
            return terms(("no_melee_weapon", no_weapon), ("holds_on", FASTENED))
        return terms(("no_melee_weapon", no_weapon), ("secured", FASTENED if fastened == "secured" else 0))
    return terms(("easily_taken", FASTENED if fastened == "easy" else 0))


def of_the_thing(state: State, on: Trial) -> tuple[Term, ...]:
    """The class of a thing that somebody wears or carries: its size, and his Dexterity (D35-MAN-020)."""
    target = on.target
    found = None if target is None else thing(target, on.aimed)
    if target is None or found is None:
        return ()
    return terms(
        ("base", ITEM_BASE),
        ("thing_size", SIZE_FIGURES[found.size].ordinary),
        ("dexterity", target.modifier("dexterity")),
    )
