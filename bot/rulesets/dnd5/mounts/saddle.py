"""In and out of the saddle against one's will (DN5-MNT-003 to -005)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import DOWN, HELPLESS, may_react
from bot.rulesets.dnd5.base.rolls import CHECKS, Made, Trial, d20
from bot.rulesets.dnd5.mounts.events import Dismounted, SaddleSaved, Why
from bot.rulesets.dnd5.mounts.riding import landing
from bot.rulesets.dnd5.state import Fighter, State, steed
from bot.rulesets.shared.asking import answered, one_of

DC: Final = 10
LEAP, FALL = "leap", "fall"


def unseated(state: State) -> Fighter | None:
    """Who must see to it that he stays in the saddle, or comes out of it."""
    return next((each for each in state.combatants.values() if _is_unseated(state, each)), None)


def _is_unseated(state: State, who: Fighter) -> bool:
    if who.rides is None:
        return False
    mount = steed(state, who)
    return mount is None or _down(mount) or who.jolted or DOWN(who) or who.out


def _down(mount: Fighter) -> bool:
    return mount.out or DOWN(mount)


def questions(state: State) -> Iterator[Decision]:
    """Whether he uses his reaction to come down on his feet (DN5-MNT-005)."""
    who = unseated(state)
    mount = None if who is None else steed(state, who)
    if who is None or mount is None or not _down(mount) or mount.fled or not _may_leap(who):
        return
    about: dict[str, Scalar] = {"mount": mount.id}
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    yield one_of(f"{who.id}:saddle:{state.round}.{turn}.{mount.id}", "saddle", who.id, (LEAP, FALL), about)


def _may_leap(who: Fighter) -> bool:
    return may_react(who) and not DOWN(who)


def settle(scene: Scene[State]) -> Action:
    """His mount falls: he leaps off or falls with it; else he saves, or is thrown."""
    who = unseated(scene.now)
    assert who is not None
    mount = steed(scene.now, who)
    if mount is None or mount.fled or who.fled or who.died:
        yield from _down_from(scene, who, mount, "said" if mount is not None and mount.fled else "thrown")
    elif _down(mount):
        yield from _mount_falls(scene, who, mount)
    else:
        yield from _saves(scene, who, mount)


def _mount_falls(scene: Scene[State], who: Fighter, mount: Fighter) -> Action:
    leaps = False
    if _may_leap(who):
        answer = yield from answered(questions)
        if answer is None:
            return
        leaps = answer["saddle"] == LEAP
    yield from _down_from(scene, who, mount, "leapt" if leaps else "mount_fell")


def _down_from(scene: Scene[State], who: Fighter, mount: Fighter | None, reason: Why) -> Action:
    cell = None if mount is None else landing(scene.now, who, mount)
    name = who.rides or who.id
    yield from tell(Dismounted(who.id, name, reason, cell, prone=reason in ("thrown", "mount_fell")))


def _saves(scene: Scene[State], who: Fighter, mount: Fighter) -> Action:
    """Dexterity against 10 (DN5-MNT-003, -004); whoever is helpless does not even try."""
    trial = Trial(who, ability="dexterity", dc=DC, why="saddle")
    if who.out or HELPLESS(who):
        check = CHECKS.made("save", scene.now, trial, 0)
        lost = Made((), check, (), ()).told()
        yield from tell(SaddleSaved(who.id, mount.id, "falls", **lost))
    else:
        made = yield from d20(scene, "save", trial, why="saddle")
        check = made.check
        yield from tell(SaddleSaved(who.id, mount.id, "stays" if check.succeeds else "falls", **made.told()))
        if check.succeeds:
            return
    yield from _down_from(scene, scene.now.combatants[who.id], mount, "thrown")


__all__ = ["DC", "FALL", "LEAP", "questions", "settle", "unseated"]
