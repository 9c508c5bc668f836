"""How one stays in the saddle, or comes out of it, against one's will (D35-MNT-003, -010, -011)."""

from __future__ import annotations

from typing import Final

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.rolls import D100
from bot.rulesets.dnd35.base.saddles import obeys, steed
from bot.rulesets.dnd35.mounts.events import Dismounted, SeatRolled, Why
from bot.rulesets.dnd35.mounts.riding import landing, rides
from bot.rulesets.dnd35.state import Fighter, State

FALL: Final = dice("d6")
STAYS, STAYS_AT_WAR = 50, 75
"""Up to which face of the d100 he stays in a saddle, and in a military one."""


def unseated(state: State) -> Fighter | None:
    """Who must see to it that he stays in the saddle, or comes out of it."""
    return next((each for each in state.combatants.values() if each.astride and _is_unseated(state, each)), None)


def _is_unseated(state: State, who: Fighter) -> bool:
    mount = steed(state, who)
    if mount is None or mount.side != who.side or _down(mount):
        return True
    held = grappling(state, who.id) or grappling(state, mount.id)
    return held or who.has("prone") or (who.out and not who.slumped)


def _down(mount: Fighter) -> bool:
    return mount.out or mount.has("prone")


def settle(scene: Scene[State]) -> Action:
    """His mount has fallen, he has lost consciousness, somebody has pulled him down: what becomes of it."""
    who = unseated(scene.now)
    assert who is not None
    mount = steed(scene.now, who)
    if mount is None or mount.side != who.side or who.has("prone"):
        yield from _comes_down(scene, who, "lost", prone=who.has("prone"))
    elif _down(mount):
        landed = not who.out and (yield from rides(scene, who.id, mount.id, "cushion"))
        yield from _falls(scene, who, "landed" if landed else "thrown")
    elif grappling(scene.now, who.id) or grappling(scene.now, mount.id):
        yield from _comes_down(scene, who, "held")
    else:
        (face,) = yield from roll(D100, who=who.id, why="seat")
        chance = STAYS_AT_WAR if who.war_saddle else STAYS
        yield from tell(SeatRolled(who.id, mount.id, face, chance, stays=face <= chance))
        if face > chance:
            yield from _falls(scene, who, "slid")


def _falls(scene: Scene[State], who: Fighter, reason: Why) -> Action:
    """He comes down: on his feet, or on the ground, with the damage of a die (D35-MNT-010, -011)."""
    if reason == "landed":
        yield from _comes_down(scene, who, reason)
        return
    (face,) = yield from roll(FALL, who=who.id, why="saddle_fall")
    yield from _comes_down(scene, who, reason, prone=True, damage=face)


def _comes_down(scene: Scene[State], who: Fighter, reason: Why, *, prone: bool = False, damage: int = 0) -> Action:
    cell = landing(scene.now, who)
    yield from tell(Dismounted(who.id, reason, who.mount, cell, prone=prone, damage=damage))


# ---- both hands


def guides(state: State) -> bool:
    """Whether the turn of somebody begins in the saddle who needs both hands, and has not said how he guides his mount
    (D35-MNT-003)."""
    turn = state.turn
    if turn is None or turn.began or turn.guided:
        return False
    who = state.combatants[turn.who]
    mount = steed(state, who)
    return mount is not None and not who.out and needs_both(who)


def needs_both(who: Fighter) -> bool:
    """Whether a weapon of his takes his second hand; a lance does not, in the saddle."""
    return any(each.held == "off" or (each.held == "both" and each.charge < 2) for each in who.weapons)


def guide(scene: Scene[State]) -> Action:
    """He guides it with his knees, by the way; whoever cannot holds the reins in this round."""
    turn = scene.now.turn
    assert turn is not None
    yield from rides(scene, turn.who, scene.now.combatants[turn.who].mount or "", "knees")


def unmastered(state: State, who: Fighter) -> bool:
    """Whether *who*, whose turn it is, rides a mount that is not trained, and has not mastered it yet (D35-MNT-001)."""
    mount, turn = steed(state, who), state.turn
    return mount is not None and turn is not None and turn.who == who.id and not obeys(turn, mount)


__all__ = ["FALL", "STAYS", "STAYS_AT_WAR", "guide", "guides", "needs_both", "settle", "unmastered", "unseated"]
