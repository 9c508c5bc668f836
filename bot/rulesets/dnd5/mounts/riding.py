"""What can be ridden, by whom, and where one lands beside it (DN5-MNT-001, -002, -006)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import incapacitated
from bot.rulesets.dnd5.base.distances import between, distance, on_grid, space, square, standing
from bot.rulesets.dnd5.mounts.events import Mounted
from bot.rulesets.dnd5.movement.passing import may_stop
from bot.rulesets.dnd5.state import SQUARE, Fighter, State, bears, rider
from bot.rulesets.shared.d20 import saddling
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of


def may_carry(state: State, mount: Fighter, who: Fighter) -> bool:
    """Whether *mount* can be ridden by *who*: willing, a size larger at least, built for it, and free (DN5-MNT-001)."""
    willing = mount.side == who.side and not incapacitated(mount)
    return bears(mount, who) and willing and rider(state, mount) is None and mount.rides is None


def mounts_near(state: State, who: Fighter) -> Iterator[Fighter]:
    """Those that he could mount from where he stands."""
    for each in state.combatants.values():
        beside = each.id != who.id and not each.hidden and distance(state, who, each) <= SQUARE
        if beside and may_carry(state, each, who):
            yield each


def joins(scene: Scene[State], who: str, mount: str) -> Action:
    """*who*, who comes on *mount*, is in its saddle from the beginning, and controls one that is trained to it
    (DN5-MNT-002, -006)."""
    yield from tell(Mounted(who, mount, 0, may_be_led(scene.now.combatants[mount]), said=True))


def may_be_led(mount: Fighter) -> bool:
    """Whether its rider can control it: it was trained to it, and has no mind of its own (DN5-MNT-006)."""
    return mount.trained and not mount.intelligent


def landing(state: State, who: Fighter, mount: Fighter) -> str | None:
    """The cell within 1.5 m of *mount* on which *who* comes down: the free one farthest from his foes; None without a
    grid, or where all are taken: then he stays on that of the mount."""
    if not on_grid(state):
        return None
    there = space(mount)
    if not there:
        return None
    x, y = there[0]
    wide = max(each for each, _ in there) - x + 1
    around = square(x - who.width, y - who.width, wide + 2 * who.width)
    foes = [
        space(each)
        for each in state.combatants.values()
        if each.side != who.side and not (each.out or each.hidden) and each.cell
    ]

    def beside(cell: str) -> bool:
        here = standing(state, who, cell)
        return bool(here) and between(here, there) == SQUARE and may_stop(state, who, cell)

    def away(at: Point) -> int:
        return min((between(standing(state, who, name_of(at)), each) for each in foes), default=0)

    return saddling.landing(filter(is_on_grid, around), beside, away) or mount.cell


__all__ = ["joins", "landing", "may_be_led", "may_carry", "mounts_near"]
