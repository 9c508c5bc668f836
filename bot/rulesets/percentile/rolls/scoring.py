"""What each roll of a d100 adds up, term by term, in the order in which they are told (PCT-TST-002, -005)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from bot.kernel.values import record
from bot.rulesets.percentile.state import LEAST_VITAL, Fighter, PercentileState, Purpose, Weapon
from bot.rulesets.shared.check import Checks, Kind, Term, terms

Terms: TypeAlias = Iterable[Term]
FOCUS, PREPARED, MOUNTED, MOUNTED_DEFENCE = 5, 10, 5, -5
DISCREET, OPPORTUNITY, PRECISE, SECOND, CHARGE = 95, 10, -10, -20, 2
FALLBACKS: dict[str, tuple[str, ...]] = {
    "parry": ("strength", "physique"),
    "dodge": ("agility",),
    "riding": ("agility",),
    **dict.fromkeys(("physique", "luck", "magic", "magic_parry"), ()),
}
"""What is rolled where a sheet lacks the score (PCT-TST-005); Physique for all others."""
UNKNOWN = 50
"""A score that no sheet and no fallback gives, when the game master asked for it does not say (`scores`)."""


@record
class Attempt:
    """*who* is about to roll *skill*, which concerns the combatant *against*. *arm*: what he strikes or parries with;
    *second*: the weapon of his other hand is read from the same die."""

    who: Fighter
    skill: str
    against: str | None = None
    arm: Weapon | None = None
    second: bool = False


def fields_of(skill: str) -> tuple[str, ...]:
    """The sheet's fields that may be rolled for *skill*, the first that it has (PCT-TST-005)."""
    return (skill, *FALLBACKS.get(skill, ("physique",)))


def score_of(who: Fighter, skill: str) -> tuple[str, int]:
    """The sheet's field that is rolled for *skill*, and its value (PCT-TST-005, PCT-TST-008)."""
    field = next((each for each in fields_of(skill) if each in who.scores), skill)
    return field, who.scores.get(field, UNKNOWN)


def parried_with(arm: Weapon | None) -> str:
    """The skill of a parry; a shield alone is handled like a melee weapon."""
    return "melee" if arm is None or arm.ranged or not arm.parries else arm.skill


# ---- the terms


def score(state: PercentileState, what: Attempt) -> Terms:
    field, value = score_of(what.who, what.skill)
    return (Term(f"score_{field}", value),)


def parry_score(state: PercentileState, what: Attempt) -> Terms:
    """The weapon's skill, or Strength (PCT-DEF-006)."""
    own = parried_with(what.arm)
    weapon = state.settings.parry_score == "weapon_skill" and own in what.who.scores
    field, value = score_of(what.who, own if weapon else "parry")
    return (Term(f"score_{field}", value),)


def focus(state: PercentileState, what: Attempt) -> Terms:
    """For skills, not for characteristics (PCT-POS-003)."""
    return terms(("focus", FOCUS if what.who.posture == "focus" else 0))


def parry_focus(state: PercentileState, what: Attempt) -> Terms:
    """A skill roll like another; only the setting `defence_postures` lets it come to this (PCT-POS-003)."""
    return focus(state, what) if state.settings.parry_score == "weapon_skill" else ()


def given(state: PercentileState, what: Attempt) -> Terms:
    """The game master's own terms (PCT-TST-006)."""
    return [Term("gm", each.value, each.reason) for each in what.who.modifiers if each.counts(what.skill, what.against)]


def prepared(state: PercentileState, what: Attempt) -> Terms:
    """What waiting has gathered (PCT-POS-006)."""
    return terms(("prepared", PREPARED if what.who.prepared else 0))


def prepared_in_turn(state: PercentileState, what: Attempt) -> Terms:
    return () if state.acting.occasion == "opportunity" else prepared(state, what)


def prepared_for_it(state: PercentileState, what: Attempt) -> Terms:
    """Where the roll is that of his action, not one that comes with it (PCT-UNA-003, -005)."""
    kind = state.acting.declaration.kind
    seizes = kind == "wrestling" and state.settings.wrestling_roll == "text"
    return prepared(state, what) if kind == "get_free" or seizes else ()


def shield(state: PercentileState, what: Attempt) -> Terms:
    return () if what.who.shield is None else (Term("shield", what.who.shield.parry_bonus),)


def jolted(state: PercentileState, what: Attempt) -> Terms:
    """Defending from the saddle (PCT-MNT-002)."""
    return terms(("mounted", MOUNTED_DEFENCE if what.who.mounted else 0))


def mounted(state: PercentileState, what: Attempt) -> Terms:
    rides = what.who.mounted and (state.settings.riding_roll != "gate" or state.acting.ridden)
    return terms(("mounted", MOUNTED if rides else 0))


def charging(state: PercentileState, what: Attempt) -> Terms:
    charges = state.acting.declaration.charge and what.who.mounted and state.settings.charge_strength == "score"
    return terms(("charge", CHARGE if charges else 0))


def out_of_turn(state: PercentileState, what: Attempt) -> Terms:
    return terms(("opportunity", OPPORTUNITY if state.acting.occasion == "opportunity" else 0))


def discreet(state: PercentileState, what: Attempt) -> Terms:
    """Nothing raises the 95; what the game master takes off it still counts (PCT-ATK-004, PCT-TST-006)."""
    return (Term("discreet", DISCREET), *(each for each in given(state, what) if each.value < 0))


def aimed(state: PercentileState, what: Attempt) -> Terms:
    said = state.acting.declaration
    vital = (said.penalty or LEAST_VITAL) if said.aim == "vital" else 0
    return terms(("aim", PRECISE if said.aim == "precise" else 0), ("vital", vital))


def covered(state: PercentileState, what: Attempt) -> Terms:
    target = state.fighters.get(what.against or "")
    counts = target is not None and (target.cover_all or (what.arm is not None and what.arm.ranged))
    return terms(("cover", target.cover if target is not None and counts else 0))


def second_weapon(state: PercentileState, what: Attempt) -> Terms:
    """It is read at 20 less (PCT-ATK-009)."""
    return terms(("second_weapon", SECOND if what.second else 0))


@record
class Rolled:
    """What a d100 may be rolled for. *terms*: what its score is made of; *rules*: the ledger ids behind it; *skill*:
    what is rolled, where it is always the same."""

    terms: tuple[Callable[[PercentileState, Attempt], Terms], ...]
    rules: tuple[str, ...]
    skill: str = ""


_ATTACK = (score, focus, given, prepared_in_turn, mounted, charging, out_of_turn, aimed, covered, second_weapon)
_CONTEST = ("PCT-TST-007", "PCT-UNA-003")
PURPOSES: Mapping[Purpose, Rolled] = {
    "attack": Rolled(_ATTACK, ("PCT-ATK-002",)),
    "cast": Rolled((score, focus, given, prepared), ("PCT-POS-013",)),
    "riding": Rolled((score, focus, given), ("PCT-MNT-001",), "riding"),
    "parry": Rolled((parry_score, parry_focus, shield, jolted, given), ("PCT-DEF-006",), "parry"),
    "dodge": Rolled((score, focus, prepared, jolted, given), ("PCT-DEF-003",), "dodge"),
    "magic_parry": Rolled((score, given, jolted), ("PCT-DEF-011",), "magic_parry"),
    "resist": Rolled((score, given), ("PCT-UNA-007",)),
    "opposed": Rolled((score, given, prepared_for_it), _CONTEST, "physique"),
    "opposing": Rolled((score, given), _CONTEST, "physique"),
    "disengage": Rolled((score, focus, given, prepared, jolted), ("PCT-DEF-013",), "dodge"),
    "flee": Rolled((score, given, prepared), ("PCT-DEF-015",), "physique"),
    "get_free": Rolled((score, given, prepared_for_it), ("PCT-UNA-005",), "physique"),
}
CHECKS: Checks[PercentileState, Attempt] = Checks("discreet", *PURPOSES)
"""The sums; `discreet`: of an attack that has been granted (PCT-ATK-004)."""
CHECKS.are(
    {
        "discreet": Kind((discreet, aimed, covered, second_weapon)),
        **{purpose: Kind(each.terms) for purpose, each in PURPOSES.items()},
    }
)
