"""What somebody strikes with, and whom it reaches (DN5-ATK-005 to -007, -014 to -019)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.kernel.values import lately
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5 import cover
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.budget import Outlook, held_by, incapacitated
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.needs import nobody_within, within
from bot.rulesets.dnd5.base.rolls import Sway, Trial, better, worse
from bot.rulesets.dnd5.state import SIZES, SQUARE, UNARMED, Blow, Fighter, Help, State, Turn, Weapon, locates, sees
from bot.rulesets.dnd5.state.scene import UNSEEN
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Law, Point, Term, terms
from bot.rulesets.shared.lacking import Lack, Said, target_of
from bot.rulesets.shared.overruling import ruled_for

HANDS = 2


def usable(who: Fighter) -> list[Weapon]:
    """What he can attack with now: what he holds, what is a part of him, and always himself (DN5-ATK-019)."""
    held = [each for each in who.weapons if each.in_hand]
    return held if any(each.weapon == UNARMED.weapon for each in held) else [*held, UNARMED]


def melee(who: Fighter) -> list[Weapon]:
    """Those that strike at close quarters."""
    return [each for each in usable(who) if each.kind == "melee"]


@lately
def reach(who: Fighter) -> int:
    """How far his melee attacks reach at most, in centimetres (DN5-ATK-017, -018)."""
    return max(each.reach for each in melee(who))


def own_reach(who: Fighter) -> int:
    """How far he reaches with what is a part of him (DN5-ATK-018)."""
    return max((each.reach for each in melee(who) if each.held == "natural"), default=UNARMED.reach)


def named(who: Fighter, weapon: str) -> Weapon:
    """His weapon of that name, of several the one in his hand; himself where he has none such any more."""
    found = [each for each in who.weapons if each.weapon == weapon]
    return next((each for each in found if each.in_hand), found[0] if found else UNARMED)


def fist(who: Fighter) -> Weapon:
    """A blow with his body alone (DN5-ATK-019)."""
    return next((each for each in who.weapons if each.like == UNARMED.like and each.held == "natural"), UNARMED)


def free_hands(state: State, who: Fighter) -> int:
    """Hands that hold nothing, nor anybody: a weapon of two hands needs the other one only to strike
    (DN5-CTS-003)."""
    held = sum(each.held in ("main", "off", "both") for each in who.weapons)
    return HANDS - held - who.shield - len(held_by(state, who))


def one_handed(state: State, who: Fighter, weapon: Weapon) -> bool:
    """Whether the other hand is busy, with whomever he holds."""
    return weapon.held == "both" and bool(held_by(state, who))


def ready(state: State, who: Fighter, weapon: Weapon) -> bool:
    """Whether he can strike with *weapon* now: with both hands, if it needs them, and not twice with the same action
    where it must be loaded (DN5-EXT-015)."""
    if "two_handed" in weapon.properties and one_handed(state, who, weapon):
        return False
    turn = state.turn
    shot = turn is not None and turn.who == who.id and weapon.weapon in turn.struck
    return not (shot and "loading" in weapon.properties)


def dice_of(state: State, who: Fighter, weapon: Weapon) -> str:
    """The damage dice of *weapon* as he holds it (DN5-EXT-015)."""
    both = weapon.held == "both" and not one_handed(state, who, weapon)
    return weapon.versatile if both and weapon.versatile else weapon.dice


def light(weapon: Weapon) -> bool:
    """Whether it is a light melee weapon, held in one hand (DN5-ATK-020)."""
    return weapon.kind == "melee" and "light" in weapon.properties and weapon.held != "natural"


def second(who: Fighter, turn: Turn) -> list[Weapon]:
    """The light weapons of the other hand with which he may strike as a bonus action, having struck with a light one in
    one hand (DN5-ATK-020)."""
    found: dict[str, Weapon] = {}
    for struck in turn.struck:
        first = next((each for each in who.weapons if each.weapon == struck and light(each)), None)
        for each in who.weapons:
            if first is not None and each is not first and light(each) and each.held in ("main", "off"):
                found.setdefault(each.weapon, each)
    return list(found.values())


def used(who: Fighter, blow: Blow) -> Weapon:
    """What *blow* is made with: a weapon, or a spell (DN5-ATK-006)."""
    spell = magic.spell_named(who, blow.weapon) if blow.occasion == "spell" else None
    return named(who, blow.weapon) if spell is None else magic.arm(who, spell, blow.slot)


def thrown(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> bool:
    """Whether *weapon* must leave his hand to reach *target* (DN5-ATK-022)."""
    return weapon.kind == "melee" and "thrown" in weapon.properties and distance(state, who, target) > weapon.reach


def ranged(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> bool:
    """Whether that is a ranged attack."""
    return weapon.kind == "ranged" or thrown(state, who, target, weapon)


def reaches(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> bool:
    """Whether *weapon* can reach *target* at all (DN5-ATK-014, -015, -017)."""
    far = distance(state, who, target)
    if weapon.kind == "melee" and far <= weapon.reach:
        return True
    return bool(weapon.near) and far <= max(weapon.near, weapon.far)


def against(state: State, who: Fighter, target: Fighter) -> list[Weapon]:
    """What he can attack *target* with from where he stands: his weapons first, himself where none of them reaches;
    nothing where that one is covered wholly (DN5-COV-005)."""
    if cover.total(state, who, target):
        return []
    found = [each for each in usable(who) if reaches(state, who, target, each) and ready(state, who, each)]
    armed = [each for each in found if each.like != UNARMED.like]
    return armed or found


def targets(state: State, who: Fighter) -> Sequence[Fighter]:
    """The foes whom he can attack; those who have fallen last."""
    found = [
        each
        for each in state.combatants.values()
        if each.side != who.side and not (each.died or each.fled) and locates(who, each) and against(state, who, each)
    ]
    return sorted(found, key=lambda each: each.out)


def ability(who: Fighter, weapon: Weapon) -> str:
    """The ability that *weapon* is wielded with: Strength hand to hand, Dexterity at range; the better of the two with
    finesse; what is thrown keeps the one that it has in the hand (DN5-ATK-005)."""
    usual = "dexterity" if weapon.kind == "ranged" else "strength"
    if "finesse" in weapon.properties:
        return max(("strength", "dexterity"), key=who.modifier)
    return usual


# ---- What an attack roll is the sum of, and what speaks for or against it (DN5-ATK-004 to -012, -015, -016).

MEDIUM = SIZES.index("medium")
LOST: Point[[State, Trial], bool] = Point("what makes an attack miss whatever is rolled")


def law(state: State, trial: Trial) -> Law:
    """At least the armour class; 20 always hits, 1 never (DN5-ATK-003, -008, -009), unless the game master has said
    how it comes out."""
    if LOST(state, trial):
        return Law(lost=range(1, 21), fumble=(1,), ruled=ruled_for(state, trial.who.id) or "")
    return Law(sure=(20,), lost=(1,), critical=(20,), fumble=(1,), ruled=ruled_for(state, trial.who.id) or "")


def wielded(state: State, trial: Trial) -> Iterable[Term]:
    """The profile's own modifier; else that of the ability and, with proficiency, its bonus (DN5-ATK-004 to -007)."""
    weapon, who = trial.weapon, trial.who
    if weapon is None:
        return ()
    if trial.occasion == "spell":
        return magic.attack_terms(who)
    if weapon.to_hit is not None:
        return terms(("profile", weapon.to_hit))
    used = ability(who, weapon)
    proficient = who.proficiency if weapon.proficient else 0
    return terms((used, who.modifier(used)), ("proficiency", proficient), ("magic", weapon.magic))


def armour(state: State, trial: Trial) -> Iterable[Term]:
    """The armour class of who is attacked (DN5-ATK-003)."""
    return terms(("ac", 10 if trial.target is None else trial.target.ac))


def given_armour(state: State, trial: Trial) -> Iterable[Term]:
    """What the game master has given the armour class of who is attacked."""
    return () if trial.target is None else giving.terms(trial.target, ("ac",), trial.who.id)


def unseen(state: State, trial: Trial) -> Iterable[Sway]:
    """Whoever does not see the other strikes worse, whoever is not seen strikes better (DN5-ATK-010, -012)."""
    who, target = trial.who, trial.target
    if trial.unseen:
        # Whoever may stand there: nothing of him must show in the dice (DN5-ATK-011).
        return (*worse("target_unseen"), *better("unseen", who.hidden or UNSEEN(who)))
    if target is None:
        return ()
    blind = worse("target_unseen", not sees(state, who, target))
    return (*blind, *better("unseen", who.hidden or not sees(state, target, who)))


def far(state: State, trial: Trial) -> Iterable[Sway]:
    """Beyond the normal range (DN5-ATK-015)."""
    weapon, target = trial.weapon, trial.target
    if weapon is None or target is None or not ranged(state, trial.who, target, weapon):
        return ()
    return worse("long_range", distance(state, trial.who, target) > weapon.near)


def crowded(state: State, trial: Trial) -> Iterable[Sway]:
    """A shot with a foe close by who sees him and could act (DN5-ATK-016)."""
    who, weapon, target = trial.who, trial.weapon, trial.target
    if weapon is None or target is None or not ranged(state, who, target, weapon):
        return ()
    for each in state.combatants.values():
        foe = each.side != who.side and not each.hidden and not incapacitated(each)
        if foe and distance(state, who, each) <= SQUARE and sees(state, each, who):
            return worse("close_foe")
    return ()


def heavy(state: State, trial: Trial) -> Iterable[Sway]:
    """A heavy weapon in the hands of somebody small (DN5-EXT-015)."""
    weapon = trial.weapon
    return worse("heavy", weapon is not None and "heavy" in weapon.properties and trial.who.step < MEDIUM)


def helped(state: State, trial: Trial) -> Iterable[Sway]:
    """The first attack on somebody against whom a companion helps (DN5-ACT-004)."""
    target = trial.target
    found = Help(trial.who.id, None if target is None else target.id)
    return better("helped", target is not None and any(each.helps == found for each in state.combatants.values()))


def packed(state: State, trial: Trial) -> Iterable[Sway]:
    """Creatures that hunt in packs: a companion beside the target, who could act."""
    who, target = trial.who, trial.target
    return better(
        "pack", target is not None and "pack_tactics" in who.features and beset(state, who, target, by_own=True)
    )


def beset(state: State, who: Fighter, target: Fighter, *, by_own: bool = False) -> bool:
    """Whether somebody else who could act stands within 1.5 m of *target* as his foe; *by_own*: a companion of
    *who*."""
    for each in state.combatants.values():
        if each.id in (who.id, target.id) or incapacitated(each) or each.side == target.side:
            continue
        if (each.side == who.side or not by_own) and distance(state, target, each) <= SQUARE:
            return True
    return False


# ---- What attacks need of what one strikes with.


def in_hand(at: Outlook, said: Said) -> Lack | None:
    """That what is named is in his hand, can be struck with, and reaches so far."""
    found = [each for each in at.who.weapons if each.weapon == said.get("with")]
    if not found:
        return None
    thing = found[0].weapon
    armed = [each for each in found if each.in_hand]
    if not armed:
        return "in_hand", {"weapon": thing}
    if not any(ready(at.state, at.who, each) for each in armed):
        return ("loading" if "loading" in found[0].properties else "two_hands"), {"weapon": thing}
    target = target_of(at, said)
    if target is not None and not any(reaches(at.state, at.who, target, each) for each in armed):
        gap = distance(at.state, at.who, target)
        return "short", {"weapon": thing, "target": target.name, "metres": metres(gap)}
    return None


def in_sight(at: Outlook, said: Said) -> Lack | None:
    """That whoever is named is not covered wholly (DN5-COV-005)."""
    target = target_of(at, said)
    hidden = target is not None and cover.total(at.state, at.who, target)
    return ("covered", {"target": target.name}) if target is not None and hidden else None


def longest(weapons: Iterable[Weapon]) -> int:
    """How far *weapons* reach at most."""
    return max((max(each.reach, each.near, each.far) for each in weapons), default=SQUARE)


def _farthest(at: Outlook) -> int:
    return longest(each for each in usable(at.who) if ready(at.state, at.who, each))


def in_range(at: Outlook, said: Said) -> Lack | None:
    """That whoever is named is near enough for what is ready in his hands."""
    found = within(_farthest)(at, said)
    return None if found is None else _shot(at) or found


def nobody_in_range(at: Outlook) -> Lack | None:
    """Whether nobody is near enough for that."""
    found = nobody_within(at, _farthest(at))
    return None if found is None else _shot(at) or found


def _shot(at: Outlook) -> Lack | None:
    """What he has shot with already, and takes a bolt an action."""
    shot = (each for each in usable(at.who) if not ready(at.state, at.who, each))
    return next((("loading", {"weapon": each.weapon}) for each in shot if "loading" in each.properties), None)


def bodily(at: Outlook) -> int:
    """How far he reaches with his body, in centimetres: his own space, at least."""
    return max(SQUARE, own_reach(at.who))
