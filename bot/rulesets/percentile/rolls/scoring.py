"""Scores with every term (PCT-TST-002, -005)."""

from __future__ import annotations

from bot.rulesets.percentile.state import Fighter, Settings, Term

FOCUS, PREPARED, MOUNTED, MOUNTED_DEFENCE = 5, 10, 5, -5


FALLBACKS: dict[str, tuple[str, ...]] = {
    "bagarre": ("physique",),
    "lutte": ("physique",),
    "melee": ("physique",),
    "hast": ("physique",),
    "tir": ("physique",),
    "parry": ("force", "physique"),
    "esquive": ("agilite",),
    "equitation": ("agilite",),
    "physique": (),
    "chance": (),
    "magie": (),
    "parade_magique": (),
}
"""What is rolled where a sheet lacks the score (PCT-TST-005)."""
UNKNOWN = 50
"""A score that no sheet and no fallback gives, when the game master asked for it does not say (`scores`)."""


def score_of(who: Fighter, skill: str) -> tuple[str, int]:
    """The sheet's field that is rolled for *skill*, and its value (PCT-TST-005, PCT-TST-008)."""
    for field in (skill, *FALLBACKS.get(skill, ("physique",))):
        if field in who.scores:
            return field, who.scores[field]
    return skill, UNKNOWN


def modifiers(who: Fighter, skill: str, against: str | None) -> list[Term]:
    """The game master's own terms (PCT-TST-006)."""
    return [Term("gm", each.value) for each in who.modifiers if each.counts(skill, against)]


# ---- scores of the various rolls


def skill_terms(who: Fighter, skill: str, *, against: str | None = None, focus: bool = True) -> list[Term]:
    """The score of a skill roll: sheet, Focus (PCT-POS-003), the game master's terms."""
    field, value = score_of(who, skill)
    terms = [Term(f"score_{field}", value)]
    if focus and who.posture == "focus":
        terms.append(Term("focus", FOCUS))
    return [*terms, *modifiers(who, skill, against)]


def parry_terms(who: Fighter, skill: str, settings: Settings, *, shield: bool, against: str | None) -> list[Term]:
    """The score of a parry (PCT-DEF-006, PCT-DMG-005): the weapon's skill or Force, the shield's bonus, the saddle's
    -5."""
    if settings.parry_score == "force":
        field, value = score_of(who, "parry")
    elif skill in who.scores:
        field, value = skill, who.scores[skill]
    else:
        field, value = score_of(who, "parry")
    terms = [Term(f"score_{field}", value)]
    if who.posture == "focus" and settings.parry_score == "weapon_skill":
        # A skill roll like another; only the setting `defence_postures` lets it come to this (PCT-POS-003).
        terms.append(Term("focus", FOCUS))
    if shield and who.shield is not None:
        terms.append(Term("shield", who.shield.parry_bonus))
    if who.mounted:
        terms.append(Term("mounted", MOUNTED_DEFENCE))
    return [*terms, *modifiers(who, "parade", against)]


def dodge_terms(who: Fighter, *, against: str | None) -> list[Term]:
    """The score of a dodge (PCT-DEF-003, PCT-MNT-002), with the +10 of waiting (PCT-POS-006)."""
    field, value = score_of(who, "esquive")
    terms = [Term(f"score_{field}", value)]
    if who.posture == "focus":
        terms.append(Term("focus", FOCUS))
    if who.prepared:
        terms.append(Term("prepared", PREPARED))
    if who.mounted:
        terms.append(Term("mounted", MOUNTED_DEFENCE))
    return [*terms, *modifiers(who, "esquive", against)]


def physique(who: Fighter, *, prepared: bool = False, against: str | None = None) -> list[Term]:
    """The score of a Physique roll: no Focus, which is for skills (PCT-POS-003)."""
    terms = skill_terms(who, "physique", against=against, focus=False)
    if prepared and who.prepared:
        terms.append(Term("prepared", PREPARED))
    return terms
