"""The damage of a blow: dice of the weapon, bonus in contact alone, doubled in a charge (R20-WPN-001, -002, -009 to
-011)."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20.state import Blow, State, Weapon
from bot.rulesets.rpg20.weapons.events import DamageRolled
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Term, terms, total

TWICE = 2
DEALT, TAKEN = ("damage",), ("taken",)
"""Upon what the game master gives who deals damage, or suffers it (R20-GEN-012)."""


def has_bonus(blow: Blow) -> bool:
    """Whether the damage bonus counts: in contact, not for what flies (R20-WPN-002)."""
    return blow.way == "strike"


def halved(state: State, points: int) -> int:
    """Half of a die (R20-WPN-009)."""
    return points // 2 if state.settings.damage_half == "down" else (points + 1) // 2


def most(state: State, blow: Blow, weapon: Weapon) -> int:
    """The highest damage of *blow*: of the weapon, and of the bonus where it counts (R20-SPE-007)."""
    found = weapon.plus
    if weapon.dice:
        rolled = dice(weapon.dice)
        best = rolled.count * rolled.sides
        found += halved(state, best) if weapon.halved else best
    who = state.combatants[blow.who]
    if has_bonus(blow):
        bonus = dice(who.bonus) if who.bonus else None
        found += who.bonus_plus + (0 if bonus is None else bonus.count * bonus.sides)
    return found


def deal(scene: Scene[State]) -> Action:
    """The damage is rolled: weapon dice, then bonus dice (R20-GEN-010)."""
    blow = scene.now.blow
    assert blow is not None
    who = scene.now.combatants[blow.who]
    weapon = who.struck_with(blow.weapon) if blow.way == "strike" else who.arm(blow.weapon)
    if blow.purpose == "stun":
        # One point, whatever the weapon and the force (R20-SPE-002).
        yield from tell(DamageRolled(who.id, blow.target, weapon.weapon, (), (), (Term("stun", 1),), 1))
        return
    if blow.purpose == "fatal":
        # The test has failed: the highest that the attack can do (R20-SPE-007).
        best = most(scene.now, blow, weapon)
        yield from tell(
            DamageRolled(who.id, blow.target, weapon.weapon, (), (), (Term("most", best),), best, most=True)
        )
        return
    faces: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    suffix = f"/{blow.number}" if blow.number > 1 else ""
    if weapon.dice:
        faces = yield from roll(dice(weapon.dice), who=who.id, why=f"damage{suffix}")
    if has_bonus(blow) and who.bonus:
        bonus = yield from roll(dice(who.bonus), who=who.id, why=f"bonus{suffix}")
    shown = sum(faces)
    found = terms(
        ("dice", shown),
        ("halved", halved(scene.now, shown) - shown if weapon.halved else 0),
        ("weapon", weapon.plus),
        ("bonus", sum(bonus) + (who.bonus_plus if has_bonus(blow) else 0)),
        ("margin", blow.margin if weapon.kind == "unarmed" and blow.way == "strike" else 0),
    )
    times = TWICE if blow.purpose == "charge" else 1
    target = scene.now.combatants[blow.target]
    found = (*found, *giving.terms(who, DEALT, target.id), *giving.terms(target, TAKEN, who.id))
    yield from giving.used_up(scene, who.id, DEALT, target.id)
    yield from giving.used_up(scene, target.id, TAKEN, who.id)
    found = (*found, *terms(("minimum", max(0, -total(found)))))
    points = total(found) * times
    yield from tell(DamageRolled(who.id, blow.target, weapon.weapon, faces, bonus, found, points, times))


__all__ = ["deal", "halved", "has_bonus", "most"]
