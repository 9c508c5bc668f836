"""Damage, and what is left of somebody (PCT-DMG)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, Literal

from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import LATER
from bot.rulesets.percentile import battle
from bot.rulesets.percentile.battle import SoldiersLost
from bot.rulesets.percentile.defence import open_hit, settled, weapon_of_hit
from bot.rulesets.percentile.legality import spell_named
from bot.rulesets.percentile.rolls.d100 import TERMS, ModifierSpent
from bot.rulesets.percentile.rounds import StatusSet, TurnStepped
from bot.rulesets.percentile.state import DAMAGES, Fighter, PercentileState, Term, Weapon
from bot.rulesets.percentile.state.conditions import HELD, StatusKind
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.check import behind, terms, throw, total
from bot.rulesets.shared.naming import CombatantId

# ---- Damage rolled and taken (PCT-DMG).


@happens(to=PUBLIC)
class DamageRolled:
    """*faces*: the dice kept; *others*: those of the other roll of a percussive weapon. *terms* add up to *dealt*,
    never below 0 (PCT-DMG-009). *each*: blows that count it, in a battle. *reason*: the game master's words about it.
    *lost*: what of it *target* has left to lose (None: that is counted otherwise); *how*: it is all that he has left
    (`last`), he has `part` of it left, or has nothing left (`spent`), or the first `touch` takes all (PCT-PIT-002), or
    it is what each of the `soldiers` struck takes (PCT-BAT-008).
    *rolled*: what each blow does before the *protection* takes its part (PCT-DMG-003); None: no protection counts."""

    combatant: CombatantId | None
    target: CombatantId
    weapon: str | None
    faces: tuple[int, ...]
    others: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    each: int = 1
    critical: bool = False
    waits: bool = False
    reason: Name = ""
    lost: int | None = field(default=None, metadata={LATER: True})
    how: Literal["", "last", "part", "spent", "touch", "soldiers"] = field(default="", metadata={LATER: True})
    rolled: int | None = field(default=None, metadata={LATER: True})
    protection: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: PercentileState) -> PercentileState:
        if self.combatant is None:
            return state
        state = settled(state)
        before = None if self.rolled is None else self.rolled * self.each
        return state.in_turn(dealt=self.dealt, original=before) if self.waits else state

    def why(self) -> tuple[str, ...]:
        if any(each.name == "gm" for each in self.terms):
            return ("PCT-DMG-010",)
        rules = ["PCT-DMG-009", *behind(self.terms, TERMS)]
        if self.others:
            rules.append("PCT-DMG-008")
        if self.each > 1:
            rules.append("PCT-BAT-005")
        if self.how:
            rules.append({"touch": "PCT-PIT-002", "soldiers": "PCT-BAT-008"}.get(self.how, "PCT-DMG-010"))
        return tuple(dict.fromkeys(rules))


@happens("PCT-DMG-010", to=PUBLIC)
class HitPointsLost:
    """*lost* of *dealt*. *waited*: the damage had waited for a knock-out to be resisted (PCT-UNA-009)."""

    combatant: CombatantId
    dealt: int
    lost: int
    waited: bool = False

    def change(self, state: PercentileState) -> PercentileState:
        if self.waited:
            state = state.in_turn(dealt=None, original=None)
        return _hurt(state, self.combatant, self.lost)


def _hurt(state: PercentileState, ident: str, lost: int, **changes: Any) -> PercentileState:
    who = state.fighters.get(ident)
    return state if who is None else state.with_(ident, hit_points=max(0, who.hit_points - lost), **changes)


@happens(to=SIDE, changes=False)
class HitPointsCounted:
    """What *combatant* has left, for his side."""

    combatant: CombatantId
    hit_points: int


@happens("PCT-MNT-004", to=PUBLIC)
class Unhorsed:
    """He comes off his mount."""

    combatant: CombatantId
    face: int
    lost: int

    def change(self, state: PercentileState) -> PercentileState:
        return _hurt(state, self.combatant, self.lost, mounted=False)


# ---- Dice, doubling, bonus, halving, protection, in this order (PCT-DMG-009), and what is left of somebody.

D6 = dice("d6")
CHARGE = 2
DEALT, TAKEN = DAMAGES


def damage(scene: Scene[PercentileState]) -> Action:
    """The open hit does its damage (PCT-DMG-001); what a knock-out leaves waits for the victim's roll (PCT-UNA-009)."""
    state, turn, hit = scene.now, scene.now.acting, open_hit(scene.now)
    assert hit is not None
    said, actor, target = turn.declaration, state.fighters[turn.actor], state.fighters[hit.target]
    weapon = weapon_of_hit(state, turn, hit)
    spell = spell_named(actor, said.spell) if hit.hand == "spell" else None
    what = dice((spell.dice if spell is not None else None) or (weapon.dice if weapon is not None else "1d4"))
    offensive = actor.posture == "offensive" and turn.occasion != "reaction"
    if spell is not None:
        offensive = offensive and state.settings.offensive_spells
    faces: tuple[int, ...] = ()
    others: tuple[int, ...] = ()
    if offensive:
        found = [Term("maximum", what.count * what.sides)]
    else:
        faces, others = yield from rolled(actor.id, what, hit.hand, weapon)
        found = [Term("dice", sum(faces))]
    if hit.critical:
        found.append(Term("critical", found[0].value))
    if weapon is not None and spell is None and _has_bonus(state, weapon):
        bonus = yield from bonus_of(actor, offensive)
        times = {"added_once": 1, "doubled": 2, "none": 0}[state.settings.critical_bonus] if hit.critical else 1
        found += terms(("bonus", bonus * times))
    if said.charge and actor.mounted and state.settings.charge_strength == "damage":
        found.append(Term("charge", CHARGE))
    found += yield from given(scene, actor.id, DEALT, target.id)
    if battle.halves(state, actor):
        found.append(halved(found))
    kept: dict[str, Any] = {"rolled": max(0, total(found))}
    if not (hit.critical and state.settings.critical_protection == "ignored"):
        kept["protection"] = protection_of(target, aimed=said.aim != "none")
        found += terms(("protection", -kept["protection"]))
    found += yield from given(scene, target.id, TAKEN, actor.id)
    found = at_least_none(found)
    dealt, each = total(found), battle.times(state, turn, hit)
    waits = said.knock_out and target.soldiers is None
    what_with = None if weapon is None else weapon.weapon
    yield from tell(
        DamageRolled(
            *(actor.id, target.id, what_with, faces, others, tuple(found), dealt * each, each, hit.critical, waits),
            **(kept if waits else {**kept, **_left(state, target, dealt * each)}),
        )
    )
    if turn.declaration.aim == "vital" and target.soldiers is None:
        # Asked once the hit points are lost, a knock-out being resisted first (PCT-ATK-008, PCT-SYS-001).
        yield from tell(TurnStepped(turn.actor, pending="lethal", victim=target.id))
    if not waits:
        yield from lose(scene, target.id, dealt * each, soldiers=battle.struck(scene.now, turn, target))


def given(scene: Scene[PercentileState], ident: str, upon: str, against: str | None) -> Step[list[Term]]:
    """What the game master has given *ident* upon damage that he deals, or takes (PCT-TST-006); what was for once has
    counted."""
    found = [each for each in scene.now.fighters[ident].modifiers if each.counts(upon, against)]
    if any(each.once for each in found):
        yield from tell(ModifierSpent(ident, upon, against))
    return [Term("gm", each.value, each.reason) for each in found]


def at_least_none(found: Sequence[Term]) -> list[Term]:
    """*found*, which never come to less than nothing (PCT-DMG-009)."""
    return [*found, *terms(("minimum", max(0, -total(found))))]


def _left(state: PercentileState, who: Fighter, dealt: int) -> dict[str, Any]:
    """What of the damage *who* has left to lose, and in what way that is not all of it; how many soldiers fall is said
    next."""
    if not dealt:
        return {}
    if who.soldiers is not None:
        return {"how": "soldiers"}
    lost = min(_touched(state, who, dealt), who.hit_points)
    how = "touch" if lost > dealt else "part" if 0 < lost < dealt else "" if lost else "spent"
    how = "last" if lost == dealt == who.hit_points else how
    return {"lost": lost, "how": how}


def _has_bonus(state: PercentileState, weapon: Weapon) -> bool:
    """Whether the damage bonus counts: in close combat, with bare hands where the table adds it (PCT-DMG-002)."""
    bare = weapon.skill in ("brawling", "wrestling") and state.settings.unarmed_bonus == "none"
    return not weapon.ranged and not bare


def halved(found: Sequence[Term], why: str = "halved") -> Term:
    """What takes away half of what there is so far, rounded down (PCT-TST-009)."""
    return Term(why, total(found) // 2 - total(found))


def rolled(ident: str, what: Dice, of: str, weapon: Weapon | None) -> Step[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The dice kept and those left: a percussive weapon rolls twice and keeps the better (PCT-DMG-008). *of*: the hand,
    or what else the damage comes from."""
    times = 2 if weapon is not None and weapon.percussive else 1
    thrown = yield from throw(what, who=ident, why=f"damage-{of}", times=times)
    return thrown.faces, next(iter(thrown.others), ())


def suffer(
    scene: Scene[PercentileState],
    ident: str,
    found: Sequence[Term],
    faces: tuple[int, ...],
    others: tuple[int, ...] = (),
    weapon: str | None = None,
) -> Action:
    """*ident* is hurt by nobody's attack: a wall, a friend who misses, strangling."""
    found = at_least_none([*found, *(yield from given(scene, ident, TAKEN, None))])
    dealt, left = total(found), _left(scene.now, scene.now.fighters[ident], total(found))
    yield from tell(DamageRolled(None, ident, weapon, faces, others, tuple(found), dealt, **left))
    yield from lose(scene, ident, dealt)


def bonus_of(who: Fighter, maximum: bool) -> Step[int]:
    """The damage bonus, a number or dice; its greatest in Offensive (PCT-DMG-002, PCT-POS-009)."""
    text = who.bonus.strip().replace("−", "-")
    if "d" not in text:
        return int(text or "0")
    sign = -1 if text.startswith("-") else 1
    what = dice(text.lstrip("+-"))
    if maximum:
        return sign * what.count * what.sides
    faces = yield from roll(what, who=who.id, why="bonus")
    return sign * sum(faces)


def protection_of(who: Fighter, *, aimed: bool = False) -> int:
    """All protections together; worn ones do not count against an aimed blow (PCT-DMG-003, -005, PCT-ATK-006). None
    wears out (PCT-DMG-004)."""
    found = sum(each.value for each in who.protections if each.natural or not aimed)
    if who.shield is not None and not aimed:
        found += who.shield.protection
    return found


def lose(scene: Scene[PercentileState], ident: str, dealt: int, *, waited: bool = False, soldiers: int = 1) -> Action:
    """*ident* loses hit points, never below 0 (PCT-DMG-010). *waited*: for a knock-out to be resisted. *soldiers*: how
    many of a battalion are struck at once."""
    who = scene.now.fighters[ident]
    if who.soldiers is not None:
        yield from _soldier(scene, who, dealt, soldiers)
        return
    dealt = _touched(scene.now, who, dealt)
    yield from tell(HitPointsLost(ident, dealt, min(dealt, who.hit_points), waited))
    yield from tell(HitPointsCounted(ident, scene.now.fighters[ident].hit_points))
    yield from fall(scene, ident)


def _touched(state: PercentileState, who: Fighter, dealt: int) -> int:
    """What is dealt where the first touch takes all hit points (PCT-PIT-002)."""
    whole = state.settings.variant == "pit" and state.settings.pit_end == "first_touch" and dealt > 0
    return max(dealt, who.hit_points) if whole else dealt


def _soldier(scene: Scene[PercentileState], who: Fighter, dealt: int, struck: int) -> Action:
    """Soldiers in contact are struck; what is beyond the hit points of each is lost (PCT-BAT-008)."""
    yield from tell(HitPointsLost(who.id, dealt, min(dealt, who.hit_points)))
    if dealt >= who.hit_points:
        # One may be wounded already, the others are not.
        yield from soldiers_fall(scene, who.id, struck if dealt >= who.soldier_hit_points else 1)


def soldiers_fall(scene: Scene[PercentileState], ident: str, fallen: int = 1) -> Action:
    """The battalion is smaller; after the last soldier it is out of action."""
    living = scene.now.fighters[ident].soldiers or 0
    fallen = min(fallen, living)
    if fallen:
        yield from tell(SoldiersLost(ident, fallen, living - fallen))
    if fallen == living and not scene.now.fighters[ident].out:
        yield from put_out(scene, ident, "out_of_action")


def fall(scene: Scene[PercentileState], ident: str) -> Action:
    """At 0 hit points somebody is out of action; whoever rides him comes off (PCT-DMG-010, PCT-MNT-004)."""
    who = scene.now.fighters[ident]
    if who.hit_points > 0 or who.out:
        return
    yield from put_out(scene, ident, "out_of_action")


def put_out(scene: Scene[PercentileState], ident: str, how: StatusKind, hours: int | None = None) -> Action:
    """*ident* takes no part any more."""
    yield from tell(StatusSet(ident, how, on=True, hours=hours))
    yield from ends_of(scene, ident)


def ends_of(scene: Scene[PercentileState], ident: str) -> Action:
    """*ident* is out of action, or gone: whom he held or strangled is free, and whoever rides him comes off, unless
    both have fled."""
    for other in list(scene.now.fighters.values()):
        for each in HELD.of(other):
            if each.by == ident:
                yield from tell(StatusSet(other.id, each.kind, on=False))
    mount = scene.now.fighters[ident]
    for rider in list(scene.now.fighters.values()):
        if rides(rider, mount) and not rider.has("fled"):
            yield from unhorse(scene, rider.id)


def rides(rider: Fighter, mount: Fighter) -> bool:
    """Whether *rider* is on *mount*, which takes part in the fight itself (PCT-MNT-004)."""
    return rider.mounted and rider.id != mount.id and rider.mount in (mount.id, mount.name)


def unhorse(scene: Scene[PercentileState], ident: str) -> Action:
    """He takes 1d6 from which no protection is taken (PCT-MNT-004)."""
    (face,) = yield from roll(D6, who=ident, why="fall")
    who = scene.now.fighters[ident]
    yield from tell(Unhorsed(ident, face, min(_touched(scene.now, who, face), who.hit_points)))
    yield from tell(HitPointsCounted(ident, scene.now.fighters[ident].hit_points))
    yield from fall(scene, ident)
