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
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile.action import TurnStepped
from bot.rulesets.percentile.figures import SCORES, SKILLS
from bot.rulesets.percentile.people import known
from bot.rulesets.percentile.state import Degree, Fighter, Modifier, PercentileState, Purpose, Roll, Settings, Term
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    LONGEST_SHOWN,
    Args,
    among,
    from_number,
    number,
    optional,
    text,
)

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
MOST_REROLLS = 9
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


_BEHIND: Mapping[Purpose, tuple[str, ...]] = {
    "attack": ("PCT-ATK-002",),
    "sort": ("PCT-POS-013",),
    "riding": ("PCT-MNT-001",),
    "parade": ("PCT-DEF-006",),
    "esquive": ("PCT-DEF-003",),
    "parade_magique": ("PCT-DEF-011",),
    "resist": ("PCT-UNA-007",),
    "opposed": ("PCT-TST-007", "PCT-UNA-003"),
    "opposing": ("PCT-TST-007", "PCT-UNA-003"),
    "rompre": ("PCT-DEF-013",),
    "fuir": ("PCT-DEF-015",),
    "degager": ("PCT-UNA-005",),
}
_TERMS = {
    "focus": "PCT-POS-003",
    "prepared": "PCT-POS-006",
    "mounted": "PCT-MNT-002",
    "charge": "PCT-MNT-003",
    "opportunity": "PCT-ATK-005",
    "discreet": "PCT-ATK-004",
    "aim": "PCT-ATK-006",
    "vital": "PCT-ATK-007",
    "second_weapon": "PCT-ATK-009",
    "cover": "PCT-DMG-006",
    "shield": "PCT-DMG-005",
    "gm": "PCT-TST-006",
    "critical": "PCT-DMG-007",
    "bonus": "PCT-DMG-002",
    "maximum": "PCT-POS-009",
    "protection": "PCT-DMG-003",
    "halved": "PCT-BAT-003",
    "ricochet": "PCT-FUM-007",
}
_DEGREES = {"critical": "PCT-TST-003", "fumble": "PCT-TST-004"}


def behind(terms: Sequence[Term]) -> list[str]:
    """The rules from which *terms* come."""
    return [_TERMS[each.name] for each in terms if each.name in _TERMS]


@happens("PCT-TST-001")
class D100Rolled:
    """*terms* add up to *score*; the face succeeds when it is not above it. *target*: whom it concerns. *again*: an
    advantage or a disadvantage had it rolled anew (PCT-ADV-005)."""

    combatant: CombatantId
    purpose: Purpose
    face: int
    score: int
    terms: tuple[Term, ...]
    degree: Degree
    critical_to: int
    fumble_from: int
    target: CombatantId | None = None
    weapon: str | None = None
    again: Literal["advantage", "disadvantage", "riding"] | None = None

    def change(self, state: PercentileState) -> PercentileState:
        marks = (self.degree, self.critical_to, self.fumble_from)
        return evolve(state, roll=Roll(self.combatant, self.purpose, self.score, self.terms, self.face, *marks))

    def why(self) -> tuple[str, ...]:
        rules = [*_BEHIND[self.purpose], *behind(self.terms)]
        if self.degree in _DEGREES:
            rules.append(_DEGREES[self.degree])
        if self.critical_to > CRITICAL:
            rules.append("PCT-POS-011")
        if self.again is not None:
            rules.append("PCT-ADV-003" if self.again == "disadvantage" else "PCT-ADV-002")
        return tuple(dict.fromkeys(rules))


@happens()
class RollSettled:
    """The result stands; what follows from it is told next."""

    combatant: CombatantId
    purpose: Purpose
    face: int
    degree: Degree

    def change(self, state: PercentileState) -> PercentileState:
        state = evolve(state, roll=None)
        match self.purpose:
            case "attack" | "sort":
                pending = "mishap" if self.degree == "fumble" and self.purpose == "attack" else ""
                return state.in_turn(face=self.face, degree=self.degree, step="rolled", pending=pending)
            case "rompre":
                return state.with_(self.combatant, broke=True)
            case _:
                return state


@happens()
class RerollsChanged:
    """Advantages and disadvantages held from now on, and how many of them end with the round (PCT-ADV-001)."""

    combatant: CombatantId
    advantages: int
    disadvantages: int
    reason: Literal["gm", "spent", "expired"] = "gm"
    brief_advantages: int = 0
    brief_disadvantages: int = 0

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(
            self.combatant,
            advantages=self.advantages,
            disadvantages=self.disadvantages,
            brief_advantages=self.brief_advantages,
            brief_disadvantages=self.brief_disadvantages,
        )

    def why(self) -> tuple[str, ...]:
        return ("PCT-ADV-002", "PCT-ADV-005") if self.reason == "spent" else ("PCT-ADV-001",)


@happens("PCT-TST-006")
class ModifierSet:
    """*value* 0 takes it back."""

    combatant: CombatantId
    value: int
    skill: str | None = None
    against: CombatantId | None = None
    once: bool = False

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.modifiers if (each.skill, each.against) != (self.skill, self.against))
        if self.value:
            kept = (*kept, Modifier(self.value, self.skill, self.against, self.once))
        return state.with_(who.id, modifiers=kept)


@happens()
class ModifierSpent:
    """Those for one roll that counted on this one, of *skill* and about the combatant *against*, are gone."""

    combatant: CombatantId
    skill: str
    against: CombatantId | None = None

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.modifiers if not (each.once and each.counts(self.skill, self.against)))
        return state.with_(who.id, modifiers=kept)


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


# ---- the game master's words

UNTIL = ("used", "round", "combat")
"""How long an advantage or a disadvantage is kept."""


@word()
class SetRerolls(Word):
    """Give (or, with a negative *count*, take back) advantages or disadvantages (PCT-ADV-001), kept until they are used
    or, *until* `round`, at most to the end of this round."""

    who: CombatantId
    kind: Literal["advantage", "disadvantage"]
    count: int = 1
    until: Literal["used", "round"] = "used"

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        have = who.advantages if self.kind == "advantage" else who.disadvantages
        if not self.count or not -have <= self.count <= MOST_REROLLS:
            raise Refused("number-range", field="count", value=self.count, low=-have, high=MOST_REROLLS)

    def take(self, scene: Scene[PercentileState]) -> Action:
        brief = self.count if self.until == "round" else 0
        yield from tell(rerolls(scene.now.fighters[self.who], self.kind, self.count, brief=brief))


def _given(by: int, args: Args, kind: Literal["advantage", "disadvantage"]) -> SetRerolls:
    """`words` says how long it is kept; the end of the combat is the end of everything (PCT-ADV-001)."""
    brief = among(args, "words", UNTIL, UNTIL[0]) == "round"
    return SetRerolls(by, text(args, "who"), kind, number(args, "value", 1), "round" if brief else "used")


@composed(tool="advantage", codes={"words": UNTIL})
def advantage(state: PercentileState, by: int, args: Args) -> SetRerolls:
    return _given(by, args, "advantage")


@composed(tool="disadvantage", codes={"words": UNTIL})
def disadvantage(state: PercentileState, by: int, args: Args) -> SetRerolls:
    return _given(by, args, "disadvantage")


@word()
class SetModifier(Word):
    """A bonus or penalty (PCT-TST-006) of *who*, None for everybody here; 0 takes it back."""

    who: CombatantId | None
    value: int = from_number("value", -100, 100)
    skill: str | None = None
    against: CombatantId | None = None
    once: bool = False

    def check(self, state: PercentileState) -> None:
        for ident in (self.who, self.against):
            if ident is not None:
                known(state, ident)
        if self.skill is not None and self.skill not in SKILLS:
            named = self.skill[:LONGEST_SHOWN]
            raise Refused("unknown-field", field=named, known=", ".join(SCORES), argument="field")

    def take(self, scene: Scene[PercentileState]) -> Action:
        for ident in [self.who] if self.who is not None else list(scene.now.fighters):
            yield from tell(ModifierSet(ident, self.value, self.skill, self.against, self.once))


@composed(tool="modifier", codes={"words": SKILLS})
def modifier(state: PercentileState, by: int, args: Args) -> SetModifier:
    """`words` says for what it counts, `target` against whom."""
    return _modifier(by, args, optional(args, "words"), once=False)


@composed(tool="once", codes={"words": SKILLS})
def once(state: PercentileState, by: int, args: Args) -> SetModifier:
    """As `modifier`, for one roll."""
    return _modifier(by, args, optional(args, "words"), once=True)


@composed(command="fix-modifier", codes={"skill": SKILLS})
def fix_modifier(state: PercentileState, by: int, args: Args) -> SetModifier:
    """Both under one command: `skill` what it counts for, `lasting` whether it is for one roll."""
    skill = None if optional(args, "skill") is None else among(args, "skill", SKILLS)
    return _modifier(by, args, skill, once=args.get("lasting") == "once")


def _modifier(by: int, args: Args, skill: str | None, *, once: bool) -> SetModifier:
    who = text(args, "who") if once else optional(args, "who")
    return SetModifier(by, who, number(args, "value"), skill, optional(args, "target"), once)
