"""Blows in the dark go astray (ALT-TAC-008): a d100 before every combat action against somebody who is not seen."""

from __future__ import annotations

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.rulesets.alternatif.events import FlagSet
from bot.rulesets.alternatif.state import AlternatifState, Hand, Occasion, is_blind_to, light_on
from bot.rulesets.alternatif.tactics.events import Deed, GropedInTheDark

D100 = Dice(1, 100)


def chance_of(state: AlternatifState, who: str, other: str) -> int:
    """The chance in 100 that an action of *who* against *other* goes astray: none once blind-sense has pinned him down
    (ALT-TAC-011), or with him in one's arms."""
    author = state.combatants[who]
    if other in author.footing.pinned or other in author.wrestling.locked:
        return 0
    return light_on(state, who, other).chance


def goes_astray(
    scene: Scene[AlternatifState],
    who: str,
    other: str,
    deed: Deed,
    *,
    hand: Hand | None = None,
    weapon: str | None = None,
    occasion: Occasion = "regular",
    about: str | None = None,
) -> Step[bool]:
    """Whether what *who* does to *other* fails outright; nothing is rolled for who sees well enough. *about*: the blow
    or the special action that it concerns."""
    chance = chance_of(scene.now, who, other)
    if not chance:
        return False
    (face,) = yield from roll(D100, who=who, why="astray")
    astray = face <= chance
    yield from tell(
        GropedInTheDark(
            combatant=who,
            target=other,
            deed=deed,
            chance=chance,
            face=face,
            outcome="astray" if astray else "goes_on",
            hand=hand,
            weapon=weapon,
            occasion=occasion,
            about=about,
        )
    )
    return astray


def is_sneak(state: AlternatifState, who: str, target: str) -> bool:
    """Whether an action of *who* against *target* comes out of a darkness in which that one did not know of him: it
    counts as a sneak attack, even from the front (ALT-TAC-007)."""
    other = state.combatants[target]
    unknown = who in other.unaware or state.combatants[who].hidden
    return unknown and is_blind_to(state, target, who)


def gives_himself_away(scene: Scene[AlternatifState], who: str, target: str) -> Action:
    """After his first blow out of the dark *target* knows roughly where *who* is (ALT-TAC-007)."""
    other = scene.now.combatants.get(target)
    if other is not None and who in other.unaware and is_blind_to(scene.now, target, who):
        yield from tell(FlagSet(target, "unaware", on=False, other=who))
