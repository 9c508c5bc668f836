"""The d100: it is rolled against a score, and what its face says (PCT-TST-001, -003, -004)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cache
from typing import ClassVar, Final, Literal, TypeAlias

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve, record
from bot.rulesets.percentile.rolls.scoring import CHECKS, PURPOSES, Attempt
from bot.rulesets.percentile.rounds import TurnStepped
from bot.rulesets.percentile.state import Degree, Fighter, Modifier, PercentileState, Purpose, Roll, Term, Weapon
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import ByFace, Check, Law, behind, total
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted, decided, ruled_for

# ---- Rolls and rerolls, and what the game master adds to scores (PCT-TST, PCT-ADV).

CRITICAL = 5
BLOWS: Final = ("attack", "cast")
"""Rolls that hit or miss whom they are aimed at: on these the game master may have the last word (PCT-TST-006)."""
Hold: TypeAlias = Literal["pin", "throw_down", "strangle"]
Reroll: TypeAlias = Literal["advantage", "disadvantage", "riding"]
"""By what right a roll is rolled anew (PCT-ADV-002, -003, PCT-MNT-001)."""
TERMS: Mapping[str, tuple[str, ...]] = {
    "focus": ("PCT-POS-003",),
    "prepared": ("PCT-POS-006",),
    "mounted": ("PCT-MNT-002",),
    "charge": ("PCT-MNT-003",),
    "opportunity": ("PCT-ATK-005",),
    "discreet": ("PCT-ATK-004",),
    "aim": ("PCT-ATK-006",),
    "vital": ("PCT-ATK-007",),
    "second_weapon": ("PCT-ATK-009",),
    "cover": ("PCT-DMG-006",),
    "shield": ("PCT-DMG-005",),
    "gm": ("PCT-TST-006",),
    "critical": ("PCT-DMG-007",),
    "bonus": ("PCT-DMG-002",),
    "maximum": ("PCT-POS-009",),
    "protection": ("PCT-DMG-003",),
    "halved": ("PCT-BAT-003",),
    "ricochet": ("PCT-FUM-007",),
}
"""The rules from which a term comes."""
_DEGREES = {"critical": "PCT-TST-003", "fumble": "PCT-TST-004"}
_WON = ("critical", "success")


@happens("PCT-TST-001", to=PUBLIC)
class D100Rolled(ByFace):
    """*terms* add up to *score*; the face succeeds when it is not above it. *target*: whom it concerns. *again*: an
    advantage or a disadvantage had it rolled anew (PCT-ADV-005). *hold*: the one that wrestling tries."""

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
    again: Reroll | None = None
    hold: Hold | None = field(default=None, metadata={LATER: True})

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"low": ("PCT-TST-003",), "fumble": ("PCT-TST-004",)}

    def change(self, state: PercentileState) -> PercentileState:
        ruled = False
        if self.purpose in BLOWS and self.target is not None:
            ruled = ruled_for(state, self.combatant) is not None
            state = counted(state, self.combatant)
        marks = (self.degree, self.critical_to, self.fumble_from, ruled)
        return evolve(state, roll=Roll(self.combatant, self.purpose, self.score, self.terms, self.face, *marks))

    def settled(self) -> str:
        """A face that succeeds above the score, or fails within it (PCT-TST-003, -004)."""
        if self.score is None or not self.face:
            return ""
        if self.degree == "fumble":
            return "fumble" if self.face <= self.score else ""
        low = self.face <= max(self.critical_to or 0, CRITICAL)
        return "low" if low and self.degree in _WON and self.face > self.score else ""

    def why(self) -> tuple[str, ...]:
        rules = [*PURPOSES[self.purpose].rules, *behind(self.terms, TERMS)]
        if self.degree in _DEGREES:
            rules.append(_DEGREES[self.degree])
        if self.critical_to > CRITICAL:
            rules.append("PCT-POS-011")
        if self.again is not None:
            rules.append("PCT-ADV-003" if self.again == "disadvantage" else "PCT-ADV-002")
        return tuple(dict.fromkeys(rules))


@happens(to=PUBLIC)
class RollSettled:
    """The result stands; what follows from it is told next."""

    combatant: CombatantId
    purpose: Purpose
    face: int
    degree: Degree

    def change(self, state: PercentileState) -> PercentileState:
        state = evolve(state, roll=None)
        match self.purpose:
            case "attack" | "cast":
                pending = "mishap" if self.degree == "fumble" and self.purpose == "attack" else ""
                return state.in_turn(face=self.face, degree=self.degree, step="rolled", pending=pending)
            case "disengage":
                return state.with_(self.combatant, broke=True)
            case _:
                return state


@happens(to=PUBLIC)
class RerollsChanged:
    """Advantages and disadvantages held from now on, and how many of them end with the round (PCT-ADV-001); *why_so*:
    for what the game master has given them, in his words."""

    combatant: CombatantId
    advantages: int
    disadvantages: int
    reason: Literal["gm", "spent", "expired"] = "gm"
    brief_advantages: int = 0
    brief_disadvantages: int = 0
    why_so: Name = field(default="", metadata={LATER: True})

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


@happens("PCT-TST-006", to=PUBLIC)
class ModifierSet:
    """*value* 0 takes it back."""

    combatant: CombatantId
    value: int
    skill: str | None = None
    against: CombatantId | None = None
    once: bool = False
    reason: Name = field(default="", metadata={LATER: True})

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.modifiers if (each.skill, each.against) != (self.skill, self.against))
        if self.value:
            kept = (*kept, Modifier(self.value, self.skill, self.against, self.once, self.reason))
        return state.with_(who.id, modifiers=kept)


@happens(to=PUBLIC)
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


D100 = Dice(1, 100)
OFFENSIVE_CRITICAL = 10
SUCCESSES: Final = ("critical", "success")
CONTESTS: Final = ("opposed", "opposing")
"""Rolls that are held against each other: what one comes to hangs on both."""
_HOLDING: Final = {"text": ("opposed",), "first": ("attack",)}
"""The rolls that try a hold (PCT-UNA-002, -003)."""
DEFENCES: Final = ("parry", "dodge", "magic_parry")


@cache
def law(critical_to: int, fumble_from: int) -> Law:
    """A face succeeds when it is not above the score, or not above 5; *critical_to* 0: no success is a critical one.

    >>> [law(5, 96).degree(face, face, score) for face, score in ((70, 70), (71, 70), (4, 3), (97, 105))]
    ['success', 'failure', 'critical', 'fumble']
    >>> law(0, 96).degree(5, 5, 3), law(0, 96).degree(6, 6, 3)
    ('success', 'failure')
    """
    sure, fumbles = range(1, max(critical_to, CRITICAL) + 1), range(fumble_from, 101)
    return Law(at_most=True, sure=sure, lost=fumbles, critical=range(1, critical_to + 1), fumble=fumbles)


def succeeded(what: str | None) -> bool:
    """Whether a degree is a success of some kind."""
    return what in SUCCESSES


@record
class Ahead:
    """A d100 before it is rolled: *terms* add up to the score of *who*. *marks*: the last face that is a critical
    success, the first of a fumble; *skills*: what is rolled, of two weapons both. *target*: whom it concerns; *weapon*:
    what strikes. *second*: the score at which the second weapon is read from the same die (PCT-ATK-009). *critical*: no
    plain success is enough (PCT-DEF-012). *tells*: it says by itself what it comes to; no opposed roll does, and what
    is rolled beside an action says nothing of the chance of that (PCT-UNA-005)."""

    who: str
    purpose: Purpose
    terms: tuple[Term, ...]
    marks: tuple[int, int]
    skills: tuple[str, ...] = ()
    target: str | None = None
    weapon: str | None = None
    second: int | None = None
    critical: bool = False
    tells: bool = True

    def judge(self) -> Callable[[int], bool]:
        """Whether a face does what is rolled for."""
        judged, score, also = law(*self.marks), total(self.terms), self.second or 0
        enough = ("critical",) if self.critical else SUCCESSES
        return lambda face: face <= also or judged.degree(face, face, score) in enough

    def likely(self) -> float:
        return sum(map(self.judge(), range(1, D100.sides + 1))) / D100.sides


def ahead(
    state: PercentileState,
    who: Fighter,
    purpose: Purpose,
    target: str | None = None,
    *,
    skill: str = "",
    arm: Weapon | None = None,
    second: tuple[str, Weapon] | None = None,
    critical_to: int = CRITICAL,
) -> Ahead:
    """What *who* rolls for *purpose*, about *target*. *skill*: what is rolled, where the purpose does not say it;
    *arm*: what he strikes or parries with, one that strikes may have a first face of a mishap of its own; *second*: the
    skill and the weapon of the other hand."""
    skill = skill or PURPOSES[purpose].skill
    kind = "discreet" if purpose == "attack" and state.acting.declaration.granted else purpose
    against = None if purpose == "riding" else target
    terms = CHECKS.terms(kind, state, Attempt(who, skill, against, arm))
    plain = {skill, terms[0].name.removeprefix("score_")} & {*who.plain}
    striking = arm if purpose == "attack" else None
    worst = None if striking is None else striking.fumble_from
    return Ahead(
        who.id,
        purpose,
        terms,
        (0 if plain else critical_to, state.settings.fumble_from if worst is None else worst),
        (skill,) if second is None else (skill, second[0]),
        target,
        # A hold needs no weapon: none is named.
        None if striking is None or skill == "wrestling" else striking.weapon,
        None if second is None else total(CHECKS.terms(kind, state, Attempt(who, second[0], against, second[1], True))),
        *_held(state, purpose),
    )


def anew(state: PercentileState, what: Roll) -> Ahead:
    """The roll *what* as it is rolled anew (PCT-ADV-005)."""
    second = None if state.turn is None or what.purpose != "attack" else state.turn.second
    marks = (what.critical_to, what.fumble_from)
    return Ahead(what.who, what.purpose, what.terms, marks, (), None, None, second, *_held(state, what.purpose))


def _held(state: PercentileState, purpose: Purpose) -> tuple[bool, bool]:
    """Whether no plain success is enough for *purpose* now, and whether such a roll tells by itself."""
    turn = state.turn
    hit = turn.hits[0] if turn is not None and turn.hits and purpose in DEFENCES else None
    beside = purpose == "get_free" and turn is not None and turn.step == "begin"
    return hit is not None and hit.critical, purpose not in CONTESTS and not beside


def throw(scene: Scene[PercentileState], what: Ahead, again: Reroll | None = None) -> Action:
    """Roll *what*; it waits to be settled. *again*: it is rolled anew by that right."""
    turn, purpose, ident = scene.now.turn, what.purpose, what.who
    (face,) = yield from roll(D100, who=ident, why=purpose, judge=what.judge() if what.tells else None)
    made = Check(law(*what.marks), face, what.terms)
    outcome = ruled_for(scene.now, ident) if purpose in BLOWS and what.target is not None else None
    if outcome is not None:
        made = evolve(made, law=evolve(made.law, ruled=outcome))
    told = (ident, purpose, face, made.total, what.terms, made.degree, *what.marks, what.target, what.weapon, again)
    wrestles = purpose in _HOLDING[scene.now.settings.wrestling_roll]
    hold = turn.declaration.hold if turn is not None and wrestles and turn.declaration.kind == "wrestling" else None
    yield from tell(D100Rolled(*told, hold))
    if what.target is not None:
        yield from decided(scene, ident, what.target, made, "spell" if purpose == "cast" else "blow")
    if outcome == "miss" and turn is not None and turn.second is not None:
        # One die is read twice: the word is about both (PCT-ATK-009).
        yield from tell(TurnStepped(ident, second=0))
    against = None if purpose == "riding" else what.target
    own = scene.now.fighters[ident].modifiers if what.skills else ()
    if any(each.once and each.counts(what.skills[0], against) for each in own):
        yield from tell(ModifierSpent(ident, what.skills[0], against))
