"""What an attack roll is the sum of, and what speaks for or against it (DN5-ATK-004 to -012, -015, -016)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base import magic
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.rolls import Sway, Trial, better, worse
from bot.rulesets.dnd5.state import SIZES, SQUARE, Fighter, Help, State, sees
from bot.rulesets.dnd5.state.scene import UNSEEN
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Law, Point, Term, terms
from bot.rulesets.shared.overruling import ruled_for

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
    used = arms.ability(who, weapon)
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
    if weapon is None or target is None or not arms.ranged(state, trial.who, target, weapon):
        return ()
    return worse("long_range", distance(state, trial.who, target) > weapon.near)


def crowded(state: State, trial: Trial) -> Iterable[Sway]:
    """A shot with a foe close by who sees him and could act (DN5-ATK-016)."""
    who, weapon, target = trial.who, trial.weapon, trial.target
    if weapon is None or target is None or not arms.ranged(state, who, target, weapon):
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


__all__ = [
    "LOST",
    "armour",
    "beset",
    "crowded",
    "far",
    "given_armour",
    "heavy",
    "helped",
    "law",
    "packed",
    "unseen",
    "wielded",
]
