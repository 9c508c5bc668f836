"""Damage: dice that are multiplied, Strength, nonlethal damage, massive damage (D35-BAS-009, D35-HPS-010, -015)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from typing import Any, Final

from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Typed
from bot.kernel.values import LATER, record
from bot.rulesets.dnd35.attack.arms import close_shot, strength, weapon_of
from bot.rulesets.dnd35.base import budget as harm
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Saves, Trial, spent
from bot.rulesets.dnd35.state import Blow, Extra, Fighter, State, Weapon
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared import giving
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Point, Term, terms, total
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.seeing import alike

# ---- What is told of damage.

WARDS = ("immune", "resisted", "vulnerable", "reduced", "hardness")
"""How what keeps damage off, or makes it more, is called among its terms."""


def harmed(state: State, ident: str, dealt: int, nonlethal: int = 0) -> State:
    """*state* once *ident* has taken so much damage, of which so much is nonlethal and counted apart."""
    who = state.combatants.get(ident)
    if who is None:
        return state
    changes: dict[str, Any] = {}
    if nonlethal:
        changes["nonlethal"] = who.nonlethal + nonlethal
    if dealt > nonlethal:
        changes["hit_points"] = max(DEAD, who.hit_points - dealt + nonlethal)
        changes |= {"stable": False, "awake": False, "mends": False}
    return (state.with_(ident, **changes) if changes else state).hurt(ident, dealt)


def killed(state: State, ident: str, *, stays: bool) -> State:
    """*state* with *ident* dead of a blow; *stays*: his hit points are what they were (D35-HPS-015)."""
    who = state.combatants.get(ident)
    if who is None or not stays:
        return state.with_(ident, hit_points=DEAD, slain=True)
    return state.with_(ident, doomed=who.hit_points, slain=True)


def kept_off(found: Iterable[Term]) -> str:
    """What of these terms has kept damage off, or made it more, each with its points, as an event tells it.

    >>> kept_off((Term("dice", 8), Term("reduced", -5)))
    'wards=reduced|points=5'
    """
    return alike({"wards": each.name, "points": abs(each.value)} for each in found if each.name in WARDS) or ""


@happens("D35-BAS-009", to=PUBLIC)
class DamageDealt:
    """*terms* add up to what is *dealt*, at least 1 before what wards it off; *times*: how often
    the damage of a critical hit counts. *lethal*:
    it is taken off the hit points; else it is counted apart (D35-HPS-010), as are those *mended* points of it that
    whoever regenerates will get rid of. *wards*: what has kept some of it off, or made it more; *kept_off*: each
    with its points, as it is told. *sneak*: with the dice
    of a sneak attack, which come to *sneak_points*. It counts more than once for the hit was *critical*, the weapon was
    *braced* against a charge, or it is a lance *couched* in one."""

    combatant: CombatantId
    target: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    times: int = 1
    lethal: bool = True
    mended: int = field(default=0, metadata={LATER: True})
    wards: tuple[str, ...] = field(default=(), metadata={LATER: True})
    sneak: bool = field(default=False, metadata={LATER: True})
    kept_off: str = field(default="", metadata={LATER: True})
    sneak_points: int | None = field(default=None, metadata={LATER: True})
    critical: bool = field(default=True, metadata={LATER: True})
    braced: bool = field(default=False, metadata={LATER: True})
    couched: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        mended = self.mended if self.lethal else self.dealt
        return harmed(state, self.target, self.dealt, mended).in_deed(at="done", critical=False)

    def why(self) -> tuple[str, ...]:
        found = (
            ("D35-BAS-008", self.times > 1 and self.critical),
            ("D35-ACT-012", self.braced),
            ("D35-MNT-007", self.couched),
            ("D35-HPS-010", not self.lethal),
        )
        return tuple(rule for rule, holds in found if holds)


@happens("D35-BAS-009", to=PUBLIC)
class DamageSaid:
    """The game master has *combatant* take damage, for some *reason*: *terms* add up to what is *dealt*. *kind*: of
    what type. *lethal*, *mended*, *kept_off*: see `DamageDealt`."""

    combatant: CombatantId
    kind: str | None
    terms: tuple[Term, ...]
    dealt: int
    lethal: bool = True
    mended: int = 0
    reason: Typed = ""
    kept_off: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        return harmed(state, self.combatant, self.dealt, self.mended if self.lethal else self.dealt)

    def why(self) -> tuple[str, ...]:
        return () if self.lethal else ("D35-HPS-010",)


@happens(to=PUBLIC)
class Touched:
    """A hit that deals no damage of its own."""

    combatant: CombatantId
    target: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return state.in_deed(at="done", critical=False)


@happens("D35-HPS-015", "D35-BAS-014", to=PUBLIC)
class MassiveResisted(Saves):
    """50 points or more *dealt* at once: a Fortitude save, or death. *stays*: his hit points are what they are, dead
    all the same."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    dealt: int | None = field(default=None, metadata={LATER: True})
    stays: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state if self.success else killed(state, self.combatant, stays=self.stays)


@happens("D35-ATK-011", "D35-BAS-014", to=PUBLIC)
class CoupResisted(Saves):
    """Whoever lives is saved by his Fortitude, or dies. *stays*: see `MassiveResisted`."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool
    stays: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state if self.success else killed(state, self.combatant, stays=self.stays)


# ---- What damage comes through: reduction, resistances, what nothing touches, the hardness of objects (D35-BAS-009,
# -023).

BLOWS = frozenset({"bludgeoning", "piercing", "slashing"})


@record
class Part:
    """Damage of one source: what *amount* of it, and of which *types* it is, all at once."""

    amount: int
    types: tuple[str, ...]


def warded(target: Fighter, weapon: Weapon, parts: Sequence[Part], *, lethal: bool) -> tuple[Term, ...]:
    """What of the *parts* of a blow with *weapon* does not come through, or comes through half as much again: terms to
    be added to it.

    >>> bones = Fighter("b", "B", "foes", resists={"cold": 2}, vulnerable=("fire",))
    >>> sword = Weapon("longsword", "1d8", types=("slashing",))
    >>> [each.value for each in warded(bones, sword, (Part(4, ("fire",)), Part(3, ("cold",))), lethal=True)]
    [-2, 2]
    """
    whole = sum(each.amount for each in parts)
    if (not lethal and "nonlethal" in target.immune) or ("incorporeal" in target.features and not weapon.magic):
        return terms(("immune", -whole))
    immune = resisted = more = blow = 0
    for each in parts:
        kind = each.types[0] if len(each.types) == 1 else ""
        if kind in target.immune:
            immune += each.amount
            continue
        left = max(0, each.amount - target.resists.get(kind, 0))
        resisted += each.amount - left
        if kind in target.vulnerable:
            more += left // 2
        if BLOWS.intersection(each.types):
            blow += left
    kinds = {*weapon.types, *(("magic",) if weapon.magic else ())}
    reduced = max((each.amount for each in target.wards if not kinds.intersection(each.unless)), default=0)
    reduced = min(reduced, blow)
    hard = min(target.hardness, max(0, whole - immune - resisted + more - reduced))
    return terms(
        ("immune", -immune),
        ("resisted", -resisted),
        ("vulnerable", more),
        ("reduced", -reduced),
        ("hardness", -hard),
    )


# ---- A hit deals its damage (D35-BAS-008, -009).

MASSIVE: Final = 50
RESIST: Final = 15
SNEAK: Final = "sneak"
"""How the dice of a sneak attack are called among the terms of damage."""
COUP: Final = 10
"""What a save against a coup de grâce must reach, beside the damage."""
NONLETHAL: Final = "nonlethal"


DEALT: Final = ("damage",)
TAKEN: Final = ("taken",)
"""Upon what the game master gives who deals damage, or suffers it."""
SPELL: Final[Point[[Scene[State], Blow], Action]] = Point("what a touch, or a ray, of a spell does")
EXTRAS: Final[Point[[State, Blow], tuple[Extra, ...]]] = Point("what else a hit deals, not multiplied")
FOLLOWS: Final[Point[[Scene[State], Blow], Action]] = Point("what a hit does besides its damage")


def rolled(weapon: Weapon, times: int) -> Dice | None:
    """The dice of so many rolls of damage; None: it has none.

    >>> rolled(Weapon("greatsword", "2d6"), 2).count
    4
    """
    if not weapon.dice:
        return None
    one = dice(weapon.dice)
    return dice(f"{one.count * times}d{one.sides}")


ON_DAMAGE: Final = CONDITIONS.that("damage")


def added(who: Fighter, weapon: Weapon, two: str = "") -> tuple[tuple[str, int], ...]:
    """What is added to one roll of damage: of a creature its profile (D35-BAS-009); and what
    conditions take from it."""
    worse = ON_DAMAGE.terms(who)
    if weapon.plus is not None:
        return (("profile", weapon.plus), ("altered", altered(who, weapon)), *worse)
    return (("strength", strength(who, weapon, two)), ("magic", weapon.magic), ("feat", weapon.keen), *worse)


def altered(who: Fighter, weapon: Weapon) -> int:
    """By how much his Strength is not that of his profile, where it adds to damage."""
    change = who.altered("strength")
    return 0 if weapon.ranged and not (weapon.thrown or weapon.mighty) else change


def couched(who: Fighter, weapon: Weapon, blow: Blow) -> int:
    """How many times more the damage counts of a lance on a charge in the saddle (D35-MNT-007).

    >>> lance, blow = Weapon("lance", "1d8", charge=2), Blow("a", "o", "lance", occasion="charge")
    >>> couched(Fighter("a", "A", "players", mount="h"), lance, blow), couched(Fighter("a", "A", "foes"), lance, blow)
    (1, 0)
    """
    return weapon.charge - 1 if blow.occasion == "charge" and who.mount is not None else 0


def land(scene: Scene[State]) -> Action:
    """The damage of a hit, rolled as often as a critical hit multiplies it, and what is not multiplied after it
    (D35-BAS-022); then whoever took very much resists."""
    blow = scene.now.deed
    assert isinstance(blow, Blow)
    if blow.occasion == "spell":
        yield from SPELL(scene, blow)
        return
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    weapon = weapon_of(scene.now, blow)
    lethal = blow.lethal
    if lethal is None:
        lethal = harm.lethal(who, weapon, shot=blow.shot, occasion=blow.occasion)
    # Multipliers of one hit add up: twice and three times are four times.
    times = (weapon.multiplier if blow.critical else 1) + blow.braced + couched(who, weapon, blow)
    faces: tuple[int, ...] = ()
    what = rolled(weapon, times)
    if what is not None:
        faces = yield from roll(what, who=who.id, why="damage")
    near = (("point_blank", close_shot(who, target, shot=blow.shot)),)
    made = terms(
        ("dice", sum(faces)), *((name, value * times) for name, value in (*added(who, weapon, blow.two), *near))
    )
    made = (*made, *giving.terms(who, DEALT, target.id))
    main = max(1, total(made)) if weapon.dice or total(made) else 0
    if main > total(made):
        made = (*made, *terms(("minimum", main - total(made))))
    parts = [Part(main, weapon.types)] if main else []
    sneaks = False
    for each in (*weapon.extra, *EXTRAS(scene.now, blow)):
        more = each.plus
        if each.dice:
            extra = yield from roll(dice(each.dice), who=who.id, why="extra")
            faces += extra
            more += sum(extra)
        made = (*made, *terms((each.name or "extra", more)))
        parts.append(Part(more, (each.type,)))
        sneaks = sneaks or each.name == SNEAK
    if not parts:
        yield from tell(Touched(who.id, target.id, weapon.weapon))
        yield from FOLLOWS(scene, blow)
        return
    off = warded(scene.now.combatants[target.id], weapon, parts, lethal=lethal)
    made = at_least_none((*made, *off, *giving.terms(target, TAKEN, who.id)))
    dealt = total(made)
    mended = min(dealt, healing(target, parts)) if lethal else 0
    yield from giving.used_up(scene, who.id, DEALT, target.id)
    yield from giving.used_up(scene, target.id, TAKEN, who.id)
    yield from tell(
        DamageDealt(
            who.id,
            target.id,
            faces,
            made,
            dealt,
            times,
            lethal,
            mended,
            wards=tuple(each.name for each in off),
            sneak=sneaks,
            kept_off=kept_off(off),
            sneak_points=sum(each.value for each in made if each.name == SNEAK) if sneaks else None,
            critical=blow.critical,
            braced=blow.braced,
            couched=bool(couched(who, weapon, blow)),
        )
    )
    if blow.occasion == "coup" and dealt and not scene.now.combatants[target.id].died:
        yield from survive(scene, target.id, dealt)
    if dealt >= MASSIVE and lethal and not scene.now.combatants[target.id].died:
        yield from resist(scene, target.id, dealt)
    yield from FOLLOWS(scene, blow)


def at_least_none(found: tuple[Term, ...]) -> tuple[Term, ...]:
    """*found*, which never come to less than nothing."""
    return (*found, *terms(("minimum", max(0, -total(found)))))


def said(scene: Scene[State], ident: str, amount: int, kind: str | None, reason: str) -> Action:
    """*ident* takes so much damage by the game master's word: of that *kind*, which he may be warded against, or
    `nonlethal`; then he resists very much at once, as after a blow."""
    target, lethal = scene.now.combatants[ident], kind != NONLETHAL
    types = () if kind is None or not lethal else (kind,)
    parts = (Part(amount, types),)
    made = terms(("gm", amount))
    if kind is not None:
        weapon = Weapon(kind, lethal=lethal, types=types, magic=0 if kind in BLOWS else 1)  # type: ignore[arg-type]
        made = (*made, *warded(target, weapon, parts, lethal=lethal), *giving.terms(target, TAKEN))
        yield from giving.used_up(scene, ident, TAKEN)
    made = at_least_none(made)
    dealt = total(made)
    mended = min(dealt, healing(target, parts)) if lethal else 0
    yield from tell(DamageSaid(ident, kind, made, dealt, lethal, mended, reason, kept_off(made)))
    if dealt >= MASSIVE and lethal and not scene.now.combatants[ident].died:
        yield from resist(scene, ident, dealt)


def healing(target: Fighter, parts: Sequence[Part]) -> int:
    """How much of the damage *target*, who regenerates, will get rid of: all but what is of a type that it fears."""
    if not target.regenerates:
        return 0
    return sum(each.amount for each in parts if not set(each.types) & set(target.unless))


def survive(scene: Scene[State], ident: str, dealt: int) -> Action:
    """Whoever is finished saves against 10 and the damage, or dies (D35-ATK-011)."""
    (face,) = yield from roll(D20, who=ident, why="coup")
    who = scene.now.combatants[ident]
    made = CHECKS.made("fortitude", scene.now, Trial(who, face, against=COUP + dealt), face)
    yield from spent(scene, "fortitude", Trial(who, face))
    told = made.told()
    yield from tell(CoupResisted(ident, success=made.succeeds, against=made.against, stays=True, **told))


def resist(scene: Scene[State], ident: str, dealt: int) -> Action:
    """So much is massive damage: a Fortitude save, or death (D35-HPS-015); no object dies of it."""
    if scene.now.combatants[ident].thing:
        return
    (face,) = yield from roll(D20, who=ident, why="massive")
    made = CHECKS.made("fortitude", scene.now, Trial(scene.now.combatants[ident], face, against=RESIST), face)
    yield from spent(scene, "fortitude", Trial(scene.now.combatants[ident], face))
    told = made.told()
    against = made.against
    yield from tell(MassiveResisted(ident, success=made.succeeds, against=against, dealt=dealt, stays=True, **told))
