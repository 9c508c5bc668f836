"""Blows in the dark go astray (ALT-TAC-008): a d100 before every combat action against somebody who is not seen."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.rulesets.alternatif.base.rolls import D100, Throw, unless
from bot.rulesets.alternatif.combatants.events import FlagSet
from bot.rulesets.alternatif.state import AlternatifState, is_blind_to, light_on
from bot.rulesets.alternatif.surprise import sneak
from bot.rulesets.alternatif.tactics.events import GropedInTheDark


def chance_of(state: AlternatifState, who: str, other: str) -> int:
    """The chance in 100 that an action of *who* against *other* goes astray: none once blind-sense has pinned him down
    (ALT-TAC-011), or with him in one's arms."""
    author = state.combatants[who]
    if other in author.footing.pinned or other in author.wrestling.locked:
        return 0
    return light_on(state, who, other).chance


def goes_astray(scene: Scene[AlternatifState], throw: Throw) -> Step[bool]:
    """Whether *throw* fails outright; nothing is rolled for who sees well enough."""
    chance = chance_of(scene.now, throw.who, throw.target)
    if not chance:
        return False
    (face,) = yield from roll(D100, who=throw.who, why="astray", judge=unless(chance), first=True)
    astray = face <= chance
    yield from tell(
        GropedInTheDark(
            combatant=throw.who,
            target=throw.target,
            deed=throw.deed,
            chance=chance,
            face=face,
            outcome="astray" if astray else "goes_on",
            hand=throw.hand,
            weapon=None if throw.arm is None else throw.arm.weapon,
            occasion=throw.occasion,
            about=throw.about,
        )
    )
    return astray


def is_sneak_attack(state: AlternatifState, throw: Throw) -> bool:
    """Whether *throw* is one: by surprise, or out of such a darkness, for a shot from short range (ALT-SNK-010)."""
    if sneak.unaware(state, throw):
        return True
    if throw.deed == "wrestle" or not is_sneak(state, throw.who, throw.target):
        return False
    return throw.deed != "shot" or sneak.is_near(state, throw)


def is_sneak(state: AlternatifState, who: str, target: str) -> bool:
    """Whether an action of *who* against *target* comes out of a darkness in which that one did not know of him: it
    counts as a sneak attack, even from the front (ALT-TAC-007)."""
    other = state.combatants[target]
    unknown = who in other.unaware or state.combatants[who].hidden
    return unknown and is_blind_to(state, target, who)


def gives_himself_away(scene: Scene[AlternatifState], throw: Throw) -> Action:
    """After his first blow out of the dark his target knows roughly where he is (ALT-TAC-007)."""
    who, target = throw.who, throw.target
    other = scene.now.combatants.get(target)
    if other is not None and who in other.unaware and is_blind_to(scene.now, target, who):
        yield from tell(FlagSet(target, "unaware", on=False, other=who))
