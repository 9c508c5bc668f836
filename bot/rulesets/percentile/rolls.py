"""The d100: scores with every term, degrees, and rerolls that people decide to use (PCT-TST, PCT-ADV).

A roll stays in the state, looked at and changeable, until nobody who could have it rolled anew wants to (PCT-ADV-005);
then it is settled, and what follows from it is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, Step, ask_first, roll, tell
from bot.rulesets.percentile.events import D100Rolled, ModifierSpent, RerollsChanged, RollSettled, TurnStepped
from bot.rulesets.percentile.state import Degree, Fighter, PercentileState, Purpose, Roll, Settings, Term

D100 = Dice(1, 100)
Hand: TypeAlias = Literal["main", "second", "spell", "volley"]
GM = "@gm"
"""Whom questions are put to that only the game master can answer."""
CRITICAL, OFFENSIVE_CRITICAL = 5, 10
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


_ROLLED: Mapping[str, str] = {
    "riding": "equitation",
    "parade": "parade",
    "esquive": "esquive",
    "parade_magique": "parade_magique",
    "opposed": "physique",
    "opposing": "physique",
    "rompre": "esquive",
    "fuir": "physique",
    "degager": "physique",
}
"""What is rolled for a purpose, where it is always the same."""


def degree(face: int, score: int, critical_to: int, fumble_from: int) -> Degree:
    """What *face* says against *score* (PCT-TST-001, -003, -004); *critical_to* 0: no success is a critical one.

    >>> degree(70, 70, 5, 96), degree(71, 70, 5, 96), degree(4, 3, 5, 96), degree(97, 105, 5, 96)
    ('success', 'failure', 'critical', 'fumble')
    >>> degree(5, 3, 0, 96), degree(6, 3, 0, 96)
    ('success', 'failure')
    """
    if face >= fumble_from:
        return "fumble"
    if face <= critical_to:
        return "critical"
    return "success" if face <= max(score, CRITICAL) else "failure"


def succeeded(what: str) -> bool:
    """Whether a degree is a success of some kind."""
    return what in ("critical", "success")


def score_of(who: Fighter, skill: str) -> tuple[str, int]:
    """The sheet's field that is rolled for *skill*, and its value (PCT-TST-005, PCT-TST-008)."""
    for field in (skill, *FALLBACKS.get(skill, ("physique",))):
        if field in who.scores:
            return field, who.scores[field]
    return skill, UNKNOWN


def modifiers(who: Fighter, skill: str, against: str | None) -> list[Term]:
    """The game master's own terms (PCT-TST-006)."""
    return [Term("gm", each.value) for each in who.modifiers if each.counts(skill, against)]


def throw(
    scene: Scene[PercentileState],
    ident: str,
    purpose: Purpose,
    terms: Sequence[Term],
    *,
    skill: str | None = None,
    critical_to: int = CRITICAL,
    fumble_from: int | None = None,
    target: str | None = None,
    weapon: str | None = None,
    again: Literal["advantage", "disadvantage", "riding"] | None = None,
) -> Action:
    """Roll a d100 for *ident* against the sum of *terms*; it waits to be settled. *skill*: what is rolled, where the
    purpose does not say it."""
    (face,) = yield from roll(D100, who=ident, why=purpose)
    skill = skill or _ROLLED[purpose]
    plain = scene.now.fighters[ident].plain
    if again is None and (skill in plain or terms[0].name.removeprefix("score_") in plain):
        critical_to = 0
    score = sum(each.value for each in terms)
    worst = scene.now.settings.fumble_from if fumble_from is None else fumble_from
    yield from tell(
        D100Rolled(
            combatant=ident,
            purpose=purpose,
            face=face,
            score=score,
            terms=tuple(terms),
            degree=degree(face, score, critical_to, worst),
            critical_to=critical_to,
            fumble_from=worst,
            target=target,
            weapon=weapon,
            again=again,
        )
    )
    against = None if purpose == "riding" else target
    if again is None and any(each.once and each.counts(skill, against) for each in scene.now.fighters[ident].modifiers):
        yield from tell(ModifierSpent(ident, skill, against))


# ---- rerolls


def right(state: PercentileState, what: Roll) -> Literal["advantage", "disadvantage", "riding"] | None:
    """By what right the present result could be rolled anew (PCT-ADV-002 to -006): a plain failure by its owner's
    advantage (first that of the saddle, PCT-MNT-001), a plain success by a disadvantage he bears."""
    who = state.fighters.get(what.who)
    if who is None or who.out:
        return None
    if what.degree == "failure":
        turn = state.turn
        if what.purpose == "attack" and turn is not None and turn.ridden and state.settings.riding_roll == "advantage":
            return "riding"
        return "advantage" if who.advantages else None
    if what.degree == "success":
        return "disadvantage" if who.disadvantages else None
    return None


def rerolls(
    who: Fighter,
    kind: Literal["advantage", "disadvantage"],
    change: int,
    *,
    brief: int = 0,
    reason: Literal["gm", "spent", "expired"] = "gm",
) -> RerollsChanged:
    """*change* advantages or disadvantages of *who*, of which *brief* end with the round (PCT-ADV-001)."""
    held = {"advantage": who.advantages, "disadvantage": who.disadvantages}
    ending = {"advantage": who.brief_advantages, "disadvantage": who.brief_disadvantages}
    held[kind] = max(0, held[kind] + change)
    ending[kind] = min(held[kind], max(0, ending[kind] + brief))
    return RerollsChanged(
        who.id, held["advantage"], held["disadvantage"], reason, ending["advantage"], ending["disadvantage"]
    )


def reroll_question(state: PercentileState) -> list[Decision]:
    """The owner of a failed roll, or the game master about one that has succeeded, is asked."""
    what = state.roll
    if what is None:
        return []
    by = right(state, what)
    if by is None:
        return []
    who = state.fighters[what.who]
    held = who.disadvantages if by == "disadvantage" else who.advantages
    about: dict[str, Scalar] = {
        "roller": what.who,
        "purpose": what.purpose,
        "face": what.face,
        "score": what.score,
        "held": held,
        "by": by,
    }
    kind = "disadvantage" if by == "disadvantage" else "advantage"
    key = f"{what.who}:{kind}:{state.round}:{what.purpose}:{what.face}:{held}:{by}"
    asked = GM if by == "disadvantage" else what.who
    return [Decision(key, kind, asked, (Field(kind, ("reroll", "keep")),), {kind: "keep"}, about)]


def looked_at(scene: Scene[PercentileState]) -> Step[Roll | None]:
    """The roll is looked at: rolled anew by whoever may and wants to, or settled; the roll that stands now."""
    state = scene.now
    what = state.roll
    assert what is not None
    if right(state, what) is None:
        return (yield from settled(scene))
    answer = yield from ask_first(reroll_question)
    if answer is None:
        return None
    _, choice = answer
    what = scene.now.roll
    if what is None:
        return None
    by = right(scene.now, what)
    if "reroll" not in choice.values() or by is None:
        return (yield from settled(scene))
    who = scene.now.fighters[what.who]
    if by == "riding":
        yield from tell(TurnStepped(what.who, ridden=False))
    else:
        # What would end with the round is spent first.
        yield from tell(rerolls(who, by, -1, brief=-1, reason="spent"))
    yield from throw(
        scene,
        what.who,
        what.purpose,
        what.terms,
        skill=what.purpose,
        critical_to=what.critical_to,
        fumble_from=what.fumble_from,
        again=by,
    )
    return None


def settled(scene: Scene[PercentileState]) -> Step[Roll]:
    """The result stands."""
    what = scene.now.roll
    assert what is not None
    yield from tell(RollSettled(what.who, what.purpose, what.face, what.degree))
    return what


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
