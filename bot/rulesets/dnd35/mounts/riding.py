"""What can be ridden, Ride checks, and where one comes down (D35-MNT-001 to -003, -010)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.distances import distance, space, squares
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.rolls import CHECKS, D20, Trial, spent
from bot.rulesets.dnd35.base.saddles import large_enough, rider, steed
from bot.rulesets.dnd35.base.tight import SQUEEZED
from bot.rulesets.dnd35.mounts.events import Mounted, RideRolled, What
from bot.rulesets.dnd35.movement.ways import closed
from bot.rulesets.dnd35.state import SQUARE, Fighter, State
from bot.rulesets.shared.check import Check, terms, total
from bot.rulesets.shared.d20 import saddling
from bot.rulesets.shared.ground.geometry import ROWS, Point, name_of

DIFFICULTIES: Final[dict[What, int]] = {"control": 20, "knees": 5, "cushion": 15}
"""What a Ride check is against, by what it is for (D35-MNT-001, -003, -010)."""


def joins(scene: Scene[State], who: str, mount: str) -> Action:
    """*who*, who comes on *mount*, is in its saddle from the beginning."""
    yield from tell(Mounted(who, mount, said=True))


def free(state: State, mount: Fighter) -> bool:
    """Whether anybody could get on *mount* as things stand: not while it is squeezed (D35-MOV-013), for it takes its
    whole space in the saddle."""
    busy = rider(state, mount) is not None or mount.mount is not None or grappling(state, mount.id)
    return not (busy or mount.out or mount.has("prone") or mount.has(SQUEEZED))


def mounts_near(state: State, who: Fighter) -> Iterator[Fighter]:
    """Those that he could mount from where he stands: of his own side, built for it, large enough, and free."""
    for each in state.combatants.values():
        willing = each.id != who.id and each.side == who.side and each.rideable and not each.hidden
        if willing and large_enough(each, who) and free(state, each) and distance(who, each) <= SQUARE:
            yield each


def landing(state: State, who: Fighter) -> str | None:
    """The free cell nearest to his mount on which *who* comes down, of several the one farthest from his foes; without
    a grid there is none."""
    if not on_grid(state):
        return None
    mount = steed(state, who) or who
    there = space(mount)
    who = evolve(who, astride=0)
    width = who.width
    others = (each for each in state.combatants.values() if each.id != who.id and not each.hidden)
    full = {at for each in others for at in space(each)} | closed(state, who)
    foes = [each for each in state.combatants.values() if each.side != who.side and not (each.out or each.hidden)]

    def fits(cell: str) -> bool:
        wanted = squares(cell, width)
        return bool(wanted) and full.isdisjoint(wanted)

    def away(at: Point) -> int:
        return min((distance(who, each, at=name_of(at)) for each in foes), default=0)

    for far in range(1, ROWS):
        found = saddling.landing(saddling.around(there, width, far), fits, away)
        if found is not None:
            return found
    return mount.cell


def check(state: State, who: Fighter, what: What, face: int) -> Check:
    """A Ride check with that face."""
    made = CHECKS.made("skill", state, Trial(who, face, skill="ride"), face)
    return Check(made.law, face, made.terms, terms(("difficulty", DIFFICULTIES[what])))


def rides(scene: Scene[State], ident: str, mount: str, what: What) -> Step[bool]:
    """*ident* makes a Ride check on *mount*."""
    judge = check(scene.now, scene.now.combatants[ident], what, 10).judge()
    (face,) = yield from roll(D20, who=ident, why="ride", judge=judge)
    made = check(scene.now, scene.now.combatants[ident], what, face)
    against = total(made.against_terms)
    yield from spent(scene, "skill", Trial(scene.now.combatants[ident], face))
    yield from tell(RideRolled(ident, mount, what, against=against, success=made.succeeds, **made.told()))
    return made.succeeds


__all__ = ["DIFFICULTIES", "check", "free", "joins", "landing", "mounts_near", "rides"]
