"""Damage: what is rolled, of which types, and what of it is taken (DN5-DMG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from bot.catalogue.dnd5_terms import DamageType
from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Typed
from bot.kernel.values import evolve, record
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack import striking as sneaking
from bot.rulesets.dnd5.attack.events import AttackEnded, AttackTurned, SneakAttacked
from bot.rulesets.dnd5.attack.striking import blow_of, faced, still_hits
from bot.rulesets.dnd5.dying import falling
from bot.rulesets.dnd5.reactions import Occurrence
from bot.rulesets.dnd5.state import Blow, Extra, Fighter, State, Term, Weapon
from bot.rulesets.shared import giving
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Point, terms, total
from bot.rulesets.shared.naming import Aside, CombatantId

# ---- What is told of damage (DN5-DMG).

Ward: TypeAlias = Literal["resistant", "vulnerable", "immune"]


@record
class Part:
    """The damage of one *type*: the *faces* that fell and the *terms* that they and the modifiers are, what that comes
    to (*rolled*, never below 0: DN5-DMG-004), and what is *taken* of it once resistance and vulnerability are applied
    (DN5-DMG-012)."""

    type: DamageType
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    rolled: int
    taken: int
    wards: tuple[Ward, ...] = ()


@happens("DN5-DMG-002", to=PUBLIC)
class DamageDealt:
    """*target* takes damage from *combatant* (None: from nobody): *dealt* in all, of which temporary hit points absorb
    some (DN5-HPS-015), and the rest is *lost*. *excess*: what is left over once he is at 0 (DN5-HPS-004). *close*: by
    an attack hand to hand. *critical*: all dice were rolled twice (DN5-DMG-007). *weapon*: with what, *spell*: by which
    spell. *types*, *wards* and *terms*: those of all parts. *gm*: the game master has said it, for some *reason*."""

    combatant: Aside | None
    target: CombatantId
    parts: tuple[Part, ...]
    dealt: int
    absorbed: int
    lost: int
    excess: int
    critical: bool = False
    close: bool = False
    weapon: str | None = None
    spell: str | None = None
    types: tuple[DamageType, ...] = ()
    wards: tuple[Ward, ...] = ()
    terms: tuple[Term, ...] = ()
    gm: bool = False
    reason: Typed = ""

    def change(self, state: State) -> State:
        who = state.combatants.get(self.target)
        if who is None:
            return state
        left = max(0, who.hit_points - self.lost)
        shaken = who.shaken
        if who.concentrates is not None and self.dealt and left:
            shaken = (*shaken, self.dealt)
        deed = None if self.gm else state.deed
        if deed is not None and deed.deed == "blow" and deed.target == who.id and self.excess >= who.hit_points_max:
            state = state.in_deed(massive=True, excess=self.excess)
        if deed is not None and deed.deed == "blow" and deed.target == who.id:
            state = state.in_deed(dealt=self.dealt)
        elif deed is not None and deed.deed == "cast" and self.dealt and deed.who == self.combatant:
            state = state.in_deed(hurt=(*deed.hurt, who.id))
        changes = {"hit_points": left, "temporary": who.temporary - self.absorbed, "shaken": shaken}
        scorched = who.scorched or any(each.taken and each.type in who.unless for each in self.parts)
        return state.with_(who.id, **changes, stung=who.stung or bool(self.dealt), scorched=scorched)

    def why(self) -> tuple[str, ...]:
        found = ["DN5-DMG-001"]
        found += ["DN5-DMG-007", "DN5-DMG-008"] if self.critical else []
        wards = self.wards
        found += ["DN5-DMG-010"] if "resistant" in wards else []
        found += ["DN5-DMG-011"] if "vulnerable" in wards else []
        found += ["DN5-DMG-012"] if wards else []
        found += ["DN5-HPS-015"] if self.absorbed else []
        return tuple(found)


# ---- Damage is rolled, and taken: dice, then modifiers, then what the target is proof against (DN5-DMG).

MOST_DICE: Final = 20
NONMAGICAL: Final = "nonmagical"
"""The ward against all that is neither a spell nor a magic weapon; `nonmagical:<type>`: of that type alone."""

EXTRAS: Point[[State, Fighter, Fighter, Weapon], Sequence[Extra]] = Point("further damage dice of an attack")
"""What abilities add to the damage of an attack (DN5-DMG-008), in the order in which it is rolled."""
FOLLOWS: Point[[Scene[State], Blow], Action] = Point("what a hit does besides")
"""What follows from a hit once its damage is told: what the spell, or the bite, brings with it."""
DEALT: Final = ("damage",)
TAKEN: Final = ("taken",)
"""Upon what the game master gives who deals damage, or suffers it (DN5-DMG-012)."""


@record
class Rolled:
    """Damage of one *type* as it was rolled, the same for all whom it falls on (DN5-DMG-006)."""

    type: DamageType
    faces: tuple[int, ...]
    terms: tuple[Term, ...]


def faces_of(scene: Scene[State], who: str, text: str, *, critical: bool, why: str = "damage") -> Step[tuple[int, ...]]:
    """The faces of the damage dice *text* (`2d6`); on a critical hit of twice as many (DN5-DMG-007)."""
    one = dice(text)
    left = one.count * (2 if critical else 1)
    found: tuple[int, ...] = ()
    while left > 0:
        some = min(left, MOST_DICE)
        found += yield from roll(Dice(some, one.sides), who=who, why=why)
        left -= some
    return found


def strike(
    scene: Scene[State], who: Fighter, target: Fighter, weapon: Weapon, *, critical: bool, bare: bool = False
) -> Step[tuple[Rolled, ...]]:
    """What *weapon* deals: its dice, then extra dice in their order, each kind twice as many on a critical hit
    (DN5-EXT-018), then the modifiers, once (DN5-DMG-003). *bare*: without the ability, unless it is a malus
    (DN5-ATK-021). What the game master gives is added once."""
    found = [(yield from _weapon(scene, who, weapon, critical=critical, bare=bare))]
    found[0] = evolve(found[0], terms=(*found[0].terms, *giving.terms(who, DEALT, target.id)))
    for extra in (*weapon.extra, *EXTRAS(scene.now, who, target, weapon)):
        faces = yield from faces_of(scene, who.id, extra.dice, critical=critical)
        found.append(Rolled(extra.type, faces, terms((extra.name or extra.type, sum(faces)))))
    yield from giving.used_up(scene, who.id, DEALT, target.id)
    return tuple(found)


def _weapon(scene: Scene[State], who: Fighter, weapon: Weapon, *, critical: bool, bare: bool) -> Step[Rolled]:
    text = arms.dice_of(scene.now, who, weapon)
    faces = (yield from faces_of(scene, who.id, text, critical=critical)) if text else ()
    if weapon.damage is not None:
        added: tuple[tuple[str, int], ...] = (("profile", weapon.damage),)
    else:
        used = arms.ability(who, weapon)
        modifier = who.modifier(used)
        base = 0 if text else 1
        added = (("base", base), (used, min(0, modifier) if bare else modifier), ("magic", weapon.magic))
    return Rolled(weapon.type, faces, terms(("dice", sum(faces)), *added))


def lessened(rolled: Sequence[Rolled], given: Sequence[Term]) -> tuple[Rolled, ...]:
    """*rolled* with what the game master has *given* who takes it, before anything else counts (DN5-DMG-012). It is
    added once: of a malus the damage of the first type bears as much as it is, the next the rest.

    >>> blade, fire = Rolled("slashing", (3,), terms(("dice", 3))), Rolled("fire", (6,), terms(("dice", 6)))
    >>> [total(each.terms) for each in lessened((blade, fire), terms(("gm", -5)))]
    [0, 4]
    """
    found = list(rolled)
    for each in given if found else ():
        left = each.value
        for at, part in enumerate(found):
            borne = left if left > 0 or at == len(found) - 1 else max(left, -max(0, total(part.terms)))
            if borne:
                found[at] = evolve(part, terms=(*part.terms, evolve(each, value=borne)))
                left -= borne
    return tuple(found)


def taken(state: State, target: Fighter, rolled: Rolled, *, magical: bool, halved: bool = False) -> Part:
    """What *target* takes of that: halved where he has saved, then resistance, then vulnerability; several of the same
    kind count once (DN5-DMG-010 to -013)."""
    found = rolled.terms
    amount = max(0, total(found))
    found = (*found, *terms(("minimum", amount - total(found))))
    value = amount // 2 if halved else amount
    wards: list[Ward] = []
    for ward in ("immune", "resistant", "vulnerable"):
        kinds = warded(state, target, ward)
        if rolled.type in kinds or (not magical and {NONMAGICAL, f"{NONMAGICAL}:{rolled.type}"} & set(kinds)):
            wards.append(ward)
    if "immune" in wards:
        value = 0
    value = value // 2 if "resistant" in wards else value
    value = value * 2 if "vulnerable" in wards else value
    return Part(rolled.type, rolled.faces, found, amount, value, tuple(wards))


def summed(parts: Sequence[Part], *, halved: bool) -> tuple[Term, ...]:
    """The terms that all *parts* together come to: those of each, then what a save, and what its wards have made of it,
    in the order in which they count (DN5-DMG-012)."""
    found: tuple[Term, ...] = ()
    for at, each in enumerate(parts):
        # Of several types each but the first is called by its type, not by dice that nobody could tell apart.
        found += tuple(evolve(one, name=each.type) if at and one.name == "dice" else one for one in each.terms)
        value = each.rolled
        steps = [("saved", value // 2)] if halved else []
        for name, after in (*steps, *((ward, None) for ward in each.wards)):
            left = after if after is not None else 0 if name == "immune" else value // 2
            left = value * 2 if name == "vulnerable" else left
            found += terms((name, left - value))
            value = left
    return found


WARDS: Point[[State, Fighter, str], Sequence[str]] = Point("what somebody is proof against for a while")


def warded(state: State, who: Fighter, ward: str) -> tuple[str, ...]:
    """The types to which *who* is `resistant`, `vulnerable` or `immune`: by nature, and for a while."""
    return (*who.wards.get(ward, ()), *WARDS(state, who, ward))


def deal(
    scene: Scene[State],
    target: str,
    rolled: Sequence[Rolled],
    *,
    by: str | None,
    magical: bool = False,
    halved: bool = False,
    critical: bool = False,
    close: bool = False,
    weapon: str | None = None,
    spell: str | None = None,
    untyped: int = 0,
    said: str | None = None,
) -> Action:
    """*target* takes what was rolled, or so much of no type (*untyped*); what follows from it is told at once
    (`dying`). *said*: the game master has it so, for that reason."""
    state = scene.now
    who = state.combatants[target]
    given = giving.terms(who, TAKEN, by)
    parts = tuple(taken(state, who, each, magical=magical, halved=halved) for each in lessened(rolled, given))
    dealt = sum(each.taken for each in parts) if parts else untyped
    absorbed = min(who.temporary, dealt)
    left = dealt - absorbed
    lost = min(who.hit_points, left)
    yield from tell(
        DamageDealt(
            by,
            target,
            parts,
            dealt,
            absorbed,
            lost,
            left - lost,
            critical,
            close,
            weapon,
            spell,
            tuple(dict.fromkeys(each.type for each in parts)),
            tuple(dict.fromkeys(ward for each in parts for ward in each.wards)),
            summed(parts, halved=halved) or terms(("gm", untyped)),
            said is not None,
            said or "",
        )
    )
    if parts:
        yield from giving.used_up(scene, target, TAKEN, by)
    yield from falling.hurt(
        scene,
        target,
        before=who.hit_points,
        left=left,
        excess=left - lost,
        critical=critical,
        dealt=dealt,
        types=[each.type for each in parts if each.taken],
    )


BLOWS: Final = ("bludgeoning", "piercing", "slashing")


def said(scene: Scene[State], target: str, amount: int, kind: DamageType | None, reason: str) -> Action:
    """*target* takes so much damage by the game master's word, of that *kind* where he names one."""
    rolled = () if kind is None else (Rolled(kind, (), terms(("gm", amount))),)
    # A blade, a club, a point of no magic: what resists those resists it.
    magical = kind not in BLOWS
    yield from deal(scene, target, rolled, by=None, magical=magical, untyped=amount, said=reason)


def land(scene: Scene[State]) -> Action:
    """A hit: who may still turn it aside is asked, then it deals its damage."""
    blow = blow_of(scene.now)
    assert blow is not None
    if not blow.asked and (yield from offering.call(scene, Occurrence("hit", blow.by, blow.target))):
        return
    state = scene.now
    if not still_hits(state, blow):
        yield from tell(AttackTurned(blow.by, blow.target, blow.total, faced(state, blow)))
        return
    who, target = state.combatants[blow.by], state.combatants[blow.target]
    if target.died or target.fled:
        # While somebody thought of turning it aside the game master has said so.
        yield from tell(AttackEnded(who.id, "no_target"))
        return
    arm, spell = arms.used(who, blow), blow.occasion == "spell"
    bare = blow.occasion == "bonus"
    sneaks = bool(sneaking.opening(state, who, target, arm))
    rolled = yield from strike(scene, who, target, arm, critical=blow.critical, bare=bare)
    if sneaks:
        yield from tell(SneakAttacked(who.id, target.id))
    close = not arms.ranged(state, who, target, arm)
    yield from tell(falling.settled_by(blow, close))
    yield from deal(
        scene,
        target.id,
        rolled,
        by=who.id,
        magical=bool(arm.magic) or spell,
        critical=blow.critical,
        close=close,
        weapon=None if spell else arm.weapon,
        spell=arm.weapon if spell else None,
    )
    yield from FOLLOWS(scene, blow)
