"""A hit deals its damage (D35-BAS-008, -009)."""

from __future__ import annotations

from typing import Final

from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial
from bot.rulesets.dnd35.damage.events import DamageDealt, MassiveResisted
from bot.rulesets.dnd35.state import Blow, Fighter, State, Weapon
from bot.rulesets.shared.check import terms, total

MASSIVE: Final = 50
RESIST: Final = 15


def strength(who: Fighter, weapon: Weapon) -> int:
    """What Strength adds to one roll of damage: half as much again with both hands, a penalty as it is; nothing to what
    is shot (D35-BAS-009).

    >>> ana = Fighter("ana", "Ana", "players", strength=16)
    >>> strength(ana, Weapon("greatsword", "2d6", hands=2)), strength(ana, Weapon("longsword", "1d8"))
    (4, 3)
    """
    if weapon.ranged:
        return 0
    modifier = who.strength_modifier
    return modifier * 3 // 2 if weapon.hands == 2 and modifier > 0 else modifier


def rolled(weapon: Weapon, times: int) -> Dice:
    """The dice of so many rolls of damage.

    >>> rolled(Weapon("greatsword", "2d6"), 2).count
    4
    """
    one = dice(weapon.dice)
    return dice(f"{one.count * times}d{one.sides}")


def land(scene: Scene[State]) -> Action:
    """The damage of a hit, rolled as often as a critical hit multiplies it; then whoever took very much resists."""
    blow = scene.now.deed
    assert isinstance(blow, Blow)
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    weapon = who.arm(blow.weapon)
    times = weapon.multiplier if blow.critical else 1
    faces = yield from roll(rolled(weapon, times), who=who.id, why="damage")
    made = terms(("dice", sum(faces)), ("strength", strength(who, weapon) * times))
    dealt = max(1, total(made))
    yield from tell(DamageDealt(who.id, target.id, faces, made, dealt, times, weapon.lethal))
    if dealt >= MASSIVE and weapon.lethal and not target.died:
        yield from resist(scene, target.id)


def resist(scene: Scene[State], ident: str) -> Action:
    """Massive damage: a Fortitude save, or death (D35-HPS-015)."""
    (face,) = yield from roll(D20, who=ident, why="massive")
    made = CHECKS.made("fortitude", scene.now, Trial(scene.now.combatants[ident], face, against=RESIST), face)
    yield from tell(MassiveResisted(ident, success=made.succeeds, against=made.against, **made.told()))


__all__ = ["MASSIVE", "RESIST", "land", "resist", "rolled", "strength"]
