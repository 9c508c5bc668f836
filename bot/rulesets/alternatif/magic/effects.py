"""What a spell or a magic item does to people, as the game master applies it."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.magic.events import EffectRolled, EffectSettled
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.wounds import wounding
from bot.rulesets.alternatif.wounds.events import DamageDealt, WoundsCounted
from bot.rulesets.shared.check import term


def done(scene: Scene[AlternatifState], ident: str) -> Action:
    """Nobody (more) is struck."""
    yield from tell(EffectSettled(ident, scene.now.combatants[ident].magic.effects[0].source))


def strike(scene: Scene[AlternatifState], ident: str, target: str, *, half: bool) -> Action:
    """The first effect of *ident* costs *target* wear damage, rolled once for all whom it strikes; *half* of it,
    rounded down and at least a point, for whoever saves himself."""
    effect = scene.now.combatants[ident].magic.effects[0]
    total = effect.total
    faces: tuple[int, ...] = ()
    if total is None:
        faces = yield from roll(dice(effect.dice), who=ident, why="spell")
        total = sum(faces) + effect.plus
        yield from tell(EffectRolled(ident, effect.source, effect.dice, faces, effect.plus, total))
    points = max(1, total // 2) if half else total
    victim = scene.now.combatants[target]
    stamina, body = wounding.wear(victim, points)
    yield from tell(
        DamageDealt(
            combatant=None,
            blow=None,
            target=target,
            weapon=effect.source,
            faces=faces,
            total=points,
            terms=(term("face", points),),
            stamina=stamina,
            body=body,
            critical="wear" if body else "none",
        )
    )
    yield from tell(EffectSettled(ident, effect.source, target, half))
    hurt = scene.now.combatants[target]
    yield from tell(WoundsCounted(target, hurt.stamina, hurt.body))
    yield from casting.disturb(scene, target, "wound")
