"""What somebody strikes with, whom it reaches, and by which ability (D35-BAS-005, -009, -012, -013)."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.catalogue.dnd5_terms import Ability
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import (
    NO_ATTACK,
    PENALTY,
    SQUEEZED,
    armed,
    distance,
    flat_footed,
    fooled,
    has_standard,
    helpless,
    reaches,
    squeezes,
    swings_of,
)
from bot.rulesets.dnd35.base.rolls import Bonus, Trial, dodging, exposed, runs, sees, stacked
from bot.rulesets.dnd35.cover.degrees import aimable
from bot.rulesets.dnd35.state import FISTS, Blow, Fighter, Move, State, Turn, Weapon
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.shared.check import Term, terms

FROM_THE_GROUND: Final = ("light_crossbow", "heavy_crossbow", "hand_crossbow", "shuriken")
"""What somebody who is prone can shoot."""
SECONDARY: Final = 5
"""What attacks with a secondary natural weapon lose."""
PULLED: Final = ("longbow", "shortbow", "sling")
"""What is shot by one's own strength, so that weakness tells."""


def in_melee(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether *weapon* strikes *target* from where *who* stands, without leaving his hand."""
    return not weapon.ranged and reaches(who, weapon, target)


def in_range(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether it flies as far as *target*: ten increments what is shot, five what is thrown (D35-BAS-013)."""
    flies = weapon.ranged or weapon.thrown
    return flies and distance(who, target) <= weapon.increment * weapon.increments


def can_hit(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether *target* is within reach or range."""
    return in_melee(who, weapon, target) or in_range(who, weapon, target)


def shoots(who: Fighter, weapon: Weapon, target: Fighter) -> bool:
    """Whether an attack at *target* is a ranged one: what is in reach is struck, what is not is shot or thrown at."""
    return not in_melee(who, weapon, target)


def weapon_of(state: State, blow: Blow) -> Weapon:
    """What *blow* is struck with. A weapon that is turned against its bearer strikes as in the hand of whoever turns it
    (D35-GRA-021)."""
    if blow.occasion == "spell":
        cast = magic.cast_by(state, blow.who)
        return state.combatants[blow.who].arm(blow.weapon) if cast is None else magic.arm(cast.spell)
    if blow.occasion == "charge":
        return rushing(state.combatants[blow.who], state.combatants[blow.who].arm(blow.weapon))
    if blow.bearer is None or blow.bearer not in state.combatants:
        return state.combatants[blow.who].arm(blow.weapon)
    theirs = state.combatants[blow.bearer].arm(blow.weapon)
    return evolve(theirs, held="main", hands=1, to_hit=None, plus=None, adept=0, keen=0, proficient=True)


def rushing(who: Fighter, weapon: Weapon) -> Weapon:
    """*weapon* at the end of a charge: the natural one of a creature that is made to charge deals more, and is no
    secondary one then."""
    rush = next((each for each in who.blows if each.weapon == "rush"), None)
    if rush is None or weapon.held != "natural" or weapon.to_hit is None:
        return weapon
    return evolve(weapon, dice=rush.dice, plus=rush.plus, to_hit=weapon.to_hit + (0 if weapon.primary else SECONDARY))


def targets(state: State, who: Fighter) -> dict[str, tuple[str, ...]]:
    """Whom of the other sides *who* can attack, each with the weapons that reach him: those who still fight first;
    nobody behind total cover (D35-COV-008), nor of whom he does not know where he is (D35-CAM-005).
    Whoever grapples attacks none but his opponents, and unarmed, with natural or light weapons alone (D35-GRA-011);
    nobody does who has pinned somebody, or is pinned (D35-GRA-024, -025)."""
    others = aimable(state, who)
    usable = [each for each in who.arms if each.loaded and not lies_down(who, each)]
    if holds.grappling(state, who.id):
        if holds.pins(state, who.id) is not None or holds.pinned_by(state, who.id) is not None:
            return {}
        held = holds.opponents(state, who.id)
        others = [state.combatants[each] for each in held]
        usable = [each for each in usable if close(each)]
    others.sort(key=lambda each: each.out)
    found = {each.id: tuple(arm.weapon for arm in usable if can_hit(who, arm, each)) for each in others}
    return {ident: arms for ident, arms in found.items() if arms}


def blades(who: Fighter) -> tuple[str, ...]:
    """What *who* attacks with as long as he does not say that he strikes with bare hands: what he threatens with; bare
    hands only where he has nothing else, or has learnt to fight with them (D35-BAS-012, -013).

    >>> ana = Fighter("ana", "Ana", "players", weapons=(Weapon("longsword"),))
    >>> blades(ana), blades(Fighter("bob", "Bob", "players"))
    (('longsword',), ('unarmed_strike',))
    """
    found = tuple(dict.fromkeys(each.weapon for each in armed(who)))
    return found or (FISTS,)


def close(weapon: Weapon) -> bool:
    """Whether it can be used in a grapple: bare hands, a part of the body, or a light weapon (D35-GRA-011)."""
    return not weapon.ranged and (weapon.light or weapon.held == "natural")


SHOOTS_LITTLE: Final = CONDITIONS.that("shoots_little")


def lies_down(who: Fighter, weapon: Weapon) -> bool:
    """Whether he is prone and cannot shoot it from the ground (D35-BAS-017)."""
    return weapon.ranged and SHOOTS_LITTLE(who) and weapon.weapon not in FROM_THE_GROUND


def nimble(who: Fighter, weapon: Weapon) -> bool:
    """Whether Weapon Finesse lets him strike with it by Dexterity."""
    return "weapon_finesse" in who.feats and (weapon.light or weapon.finesse or weapon.held == "natural")


def ability(who: Fighter, weapon: Weapon, *, shot: bool) -> Ability:
    """What he attacks by: Strength in melee, Dexterity from afar; of the two the better one with Weapon Finesse.

    >>> ana = Fighter("ana", "Ana", "players", strength=12, dexterity=16, feats=("weapon_finesse",))
    >>> ability(ana, Weapon("rapier", finesse=True), shot=False), ability(ana, Weapon("longsword"), shot=False)
    ('dexterity', 'strength')
    """
    if shot or (nimble(who, weapon) and who.modifier("dexterity") > who.modifier("strength")):
        return "dexterity"
    return "strength"


def strength(who: Fighter, weapon: Weapon, two: str = "") -> int:
    """What Strength adds to one roll of damage: half as much again with both hands, half in the other hand, a penalty
    as it is. Bows add it only where they are made for it, and suffer from weakness; crossbows know neither
    (D35-BAS-009).

    >>> ana = Fighter("ana", "Ana", "players", strength=17)
    >>> [strength(ana, Weapon("greatsword", hands=2)), strength(ana, Weapon("dagger", held="off"))]
    [4, 1]
    """
    modifier = who.strength_modifier
    if weapon.ranged and not weapon.thrown and weapon.weapon != "sling" and not weapon.mighty:
        return min(modifier, 0) if weapon.weapon in PULLED else 0
    if modifier <= 0 or weapon.ranged:
        return modifier
    if weapon.held == "off" or two == "off":
        return modifier // 2
    return modifier * 3 // 2 if weapon.hands == 2 and not two else modifier


# ---- With what somebody may strike next in his turn: single attacks, series, two weapons, natural weapons
# (D35-BAS-010, -018).

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
    if NO_ATTACK(who):
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


# ---- What an attack roll is the sum of, and what it is held against (D35-BAS-003, -005, -006, -010, -013).

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


OPEN: Final = CONDITIONS.that("open")
"""His Dexterity does not help his armour class."""
ON_ARMOUR: Final = CONDITIONS.that("armour")


def defenceless(state: State, who: Fighter, by: Fighter | None = None) -> bool:
    """Whether *who* has no Dexterity bonus against *by* (None: anybody), as things stand: helpless or in another
    condition that takes it, flat-footed (D35-BAS-003), running (D35-MOV-008), grappling (D35-GRA-008), or not seeing
    *by* (D35-CAM-005)."""
    denied = helpless(who) or OPEN(who) or flat_footed(state, who) or runs(who)
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
        *(Bonus(name, value) for name, value in ON_ARMOUR.terms(who)),
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
    return on.target is not None and fooled(on.target, on.who.id) is not None and not on.shot


def caught_open(state: State, blow: Blow) -> bool:
    """Whether the target of *blow* cannot dodge it, whatever the reason: that counts from its roll to its end."""
    who, target = state.combatants.get(blow.who), state.combatants.get(blow.target)
    if who is None or target is None:
        return blow.open
    return blow.open or defenceless(state, target, who) or feinted(Trial(who, 0, target, shot=blow.shot))
