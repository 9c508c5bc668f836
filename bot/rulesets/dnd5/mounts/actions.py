"""What is done with mounts in one's turn (DN5-MNT-002, -006, -007)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import (
    DOWN,
    Outlook,
    goes,
    incapacitated,
    until_next_turn,
)
from bot.rulesets.dnd5.base.distances import between, on_grid, space, standing
from bot.rulesets.dnd5.base.needs import ABLE, AFOOT, HALF, cell, half, mount_name
from bot.rulesets.dnd5.mounts.saddle import Dismounted, Mounted, ReinsTaken, SteedActs, landing, may_be_led, mounts_near
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.state import SQUARE, Fighter, State, steed
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.conditions import Anchor, ConditionSet
from bot.rulesets.shared.lacking import Lack
from bot.rulesets.shared.needs import Needing, blank, must, no


def of_steed(holds: Callable[[Fighter], object]) -> Callable[[Outlook], bool]:
    """Whether something *holds* of the mount."""

    def found(at: Outlook) -> bool:
        mount = steed(at.state, at.who)
        return mount is not None and bool(holds(mount))

    return found


ASTRIDE: Final = must("on_foot", lambda at: at.who.rides)
CLIMBS: Final = (no("prone", lambda at: DOWN(at.who)), no("saddled", lambda at: at.turn.saddled), *HALF)
"""Once a turn, with half of his speed left, and not on his belly (DN5-MNT-002)."""
REINS: Final = must("no_reins", lambda at: at.who.reins, mount=mount_name)


class Mount(Needing[Outlook]):
    """Onto a willing creature close by."""

    code = "mount"
    needs = (AFOOT, *CLIMBS)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("target", (each.id for each in mounts_near(at.state, at.who)), none="no_mount")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        state = scene.now
        mount = state.combatants[choice["target"]]
        yield from tell(Mounted(who, mount.id, half(state.combatants[who]), reins=may_be_led(mount)))


class Dismount(Needing[Outlook]):
    """Down from it, onto a cell beside it."""

    code = "dismount"
    aimed = True
    needs = (ASTRIDE, *CLIMBS)
    wrong = (cell,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        mount = steed(at.state, at.who)
        return blank("to", beside(at.state, at.who, mount), none="hemmed") if mount and on_grid(at.state) else ()

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        state = scene.now
        rider = state.combatants[who]
        mount = steed(state, rider)
        assert mount is not None
        cell = choice.get("to") or landing(state, rider, mount)
        yield from tell(Dismounted(who, mount.id, "wanted", cell, cost=half(rider)))


def beside(state: State, who: Fighter, mount: Fighter) -> tuple[str, ...]:
    """The cells within 1.5 m of *mount* on which *who* can come down."""
    there = space(mount)
    found = ways.beside(state, who, mount, SQUARE)
    return tuple(each for each in found if between(standing(state, who, each), there) == SQUARE)


class Reins(Needing[Outlook]):
    """Control what one rides, or let it act by itself (DN5-MNT-006, -008)."""

    free = True

    def __init__(self, code: str, *, on: bool) -> None:
        self.code, self.on = code, on
        if on:
            willing = must("own_will", of_steed(may_be_led), mount=mount_name)
            self.needs = (ASTRIDE, no("reins", lambda at: at.who.reins, mount=mount_name), ABLE, willing)
        else:
            began = no("steed_acted", lambda at: at.turn.steed_moved or at.turn.steed_acted, mount=mount_name)
            self.needs = (ASTRIDE, REINS, began)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ReinsTaken(who, str(scene.now.combatants[who].rides), on=self.on))


class Steed(Needing[Outlook]):
    """The mount that one controls dashes, dodges or disengages: it can do nothing else (DN5-MNT-007)."""

    def __init__(self, what: Literal["dash", "dodge", "disengage"]) -> None:
        self.what, self.code = what, f"steed_{what}"
        self.needs = (
            ASTRIDE,
            REINS,
            must("steed_acted", lambda at: at.turn.steed == at.who.rides, mount=mount_name),
            no("steed_acted", lambda at: at.turn.steed_idle or at.turn.steed_acted, mount=mount_name),
            no("steed_acted", of_steed(incapacitated), mount=mount_name),
            *((must("slow", of_steed(goes)),) if what == "dash" else ()),
        )

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        mount = str(scene.now.combatants[who].rides)
        yield from tell(SteedActs(who, mount, self.what))
        if self.what == "dodge":
            # It acts in its rider's turn: until the next one of those.
            yield from tell(ConditionSet(mount, "dodging", True, until_next_turn(scene.now, who)))
        elif self.what == "disengage":
            yield from tell(ConditionSet(mount, "disengaged", True, Anchor(scene.now.round, "end", who)))


ACTIONS: Final = (
    *(Mount(), Dismount(), Steed("dash"), Steed("dodge"), Steed("disengage")),
    *(Reins("take_reins", on=True), Reins("give_reins", on=False)),
)
