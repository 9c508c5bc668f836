"""What is done with mounts in one's turn (DN5-MNT-002, -006, -007)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import goes, incapacitated, movement_left, speed, until_next_turn
from bot.rulesets.dnd5.base.distances import between, on_grid, space, standing
from bot.rulesets.dnd5.base.outlook import Outlook
from bot.rulesets.dnd5.mounts.events import Dismounted, Mounted, ReinsTaken, SteedActs
from bot.rulesets.dnd5.mounts.riding import landing, may_be_led, mounts_near
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.state import SQUARE, Fighter, State, steed
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.conditions import Anchor, ConditionSet


def half(who: Fighter) -> int:
    """What it costs to mount or dismount (DN5-MNT-002)."""
    return speed(who) // 2


def _may(at: Outlook) -> bool:
    """Whether he can mount or dismount: once a turn, with half of his speed left, and not on his belly."""
    turn, cost = at.turn, half(at.who)
    if turn is None or turn.idle or turn.saddled or not cost or at.who.has("prone"):
        return False
    return movement_left(at.state, at.who, "walk") >= cost


class Mount(Doable[Outlook]):
    """Onto a willing creature close by."""

    code = "mount"

    def asked(self, at: Outlook) -> Blanks | None:
        if at.who.rides is not None or not _may(at):
            return None
        found = tuple(each.id for each in mounts_near(at.state, at.who))
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        state = scene.now
        mount = state.combatants[choice["target"]]
        yield from tell(Mounted(who, mount.id, half(state.combatants[who]), reins=may_be_led(mount)))


class Dismount(Doable[Outlook]):
    """Down from it, onto a cell beside it."""

    code = "dismount"

    def asked(self, at: Outlook) -> Blanks | None:
        mount = steed(at.state, at.who)
        if mount is None or not _may(at):
            return None
        if not on_grid(at.state):
            return ()
        found = beside(at.state, at.who, mount)
        return (Field("to", found),) if found else None

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


class TakeReins(Doable[Outlook]):
    """Control what one rides (DN5-MNT-006)."""

    code = "take_reins"

    def asked(self, at: Outlook) -> Blanks | None:
        mount = steed(at.state, at.who)
        turn = at.turn
        able = turn is not None and not turn.idle and not incapacitated(at.who)
        return () if mount is not None and able and not at.who.reins and may_be_led(mount) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ReinsTaken(who, str(scene.now.combatants[who].rides), on=True))


class GiveReins(Doable[Outlook]):
    """Let it act by itself (DN5-MNT-008)."""

    code = "give_reins"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        able = turn is not None and not turn.idle and not turn.steed_moved and not turn.steed_acted
        return () if able and at.who.rides is not None and at.who.reins else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ReinsTaken(who, str(scene.now.combatants[who].rides), on=False))


class Steed(Doable[Outlook]):
    """The mount that one controls dashes, dodges or disengages: it can do nothing else (DN5-MNT-007)."""

    def __init__(self, what: Literal["dash", "dodge", "disengage"]) -> None:
        self.what = what
        self.code = f"steed_{what}"

    def asked(self, at: Outlook) -> Blanks | None:
        mount, turn = steed(at.state, at.who), at.turn
        if mount is None or turn is None or turn.steed != mount.id or not at.who.reins:
            return None
        able = not (turn.idle or turn.steed_idle or turn.steed_acted or incapacitated(mount))
        return () if able and (self.what != "dash" or goes(mount)) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        mount = str(scene.now.combatants[who].rides)
        yield from tell(SteedActs(who, mount, self.what))
        if self.what == "dodge":
            # It acts in its rider's turn: until the next one of those.
            yield from tell(ConditionSet(mount, "dodging", True, until_next_turn(scene.now, who)))
        elif self.what == "disengage":
            yield from tell(ConditionSet(mount, "disengaged", True, Anchor(scene.now.round, "end", who)))


ACTIONS = (
    Mount(),
    Dismount(),
    Steed("dash"),
    Steed("dodge"),
    Steed("disengage"),
    TakeReins(),
    GiveReins(),
)

__all__ = ["ACTIONS", "Dismount", "GiveReins", "Mount", "Steed", "TakeReins", "beside", "half"]
