"""In the saddle and out of it, and directing a mount."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif import arguments, tasks
from bot.rulesets.alternatif.checks import free_to_speak, known, may_act, opened, unclinched
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.events import ActionLost
from bot.rulesets.alternatif.mounted import notes, saddle, stable
from bot.rulesets.alternatif.mounted.events import Dismounted, Mounted, Steered
from bot.rulesets.alternatif.mounted.stable import mounts
from bot.rulesets.alternatif.state import AlternatifState

State = AlternatifState
STEER = "steer"
"""The action of directing a mount, as it is announced."""
_WORDS = ("strict", "both_hands")


def mount(state: State, by: int, args: arguments.Args) -> notes.Mounts:
    """`gm-tool mount`: *value* is the mount; *words* `both_hands` lets a poor rider use both."""
    lenient = arguments.among(args, "words", _WORDS, _WORDS[0]) == "both_hands"
    return notes.Mounts(by, arguments.text(args, "who"), arguments.text(args, "value"), lenient)


TOOLS: Mapping[str, arguments.Tool] = {
    "mount": mount,
    "dismount": lambda state, by, args: notes.Dismounts(by, arguments.text(args, "who")),
}
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {("gm-tool-mount", "words"): _WORDS}


def check_mount(state: State, note: notes.Mounts) -> None:
    """Raise `Refused` unless there is such a mount, and his hands fit the saddle (ALT-MNT-002)."""
    who = known(state, note.who)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    unclinched(who)
    found = mounts(state).get(note.mount)
    if found is None:
        options = ", ".join(mounts(state))
        raise Refused("not-among", argument="value", value=note.mount[:40], options=options)
    riding = evolve(who.riding, mount=found, lenient=note.lenient)
    if riding == who.riding:
        raise Refused("alternatif-already-so", name=who.name)
    saddle.check(evolve(who, riding=riding))


def check_dismount(state: State, note: notes.Dismounts) -> None:
    """Raise `Refused` unless he is in the saddle."""
    _rider(state, note.who)


def _rider(state: State, ident: str) -> None:
    who = known(state, ident)
    if who.riding.mount is None:
        raise Refused("alternatif-not-mounted", name=who.name)


def check_steer(state: State, note: notes.Steer) -> None:
    """Raise `Refused` unless he is in the saddle and may speak; who is to strike now may lose his blow for it
    (ALT-MNT-006)."""
    opened(state)
    who = may_act(state, note.who)
    _rider(state, note.who)
    unclinched(who)
    if question_for(state, who.id) != "strike":
        free_to_speak(state, who)
    if who.task is not None and who.task.action == STEER:
        raise Refused("alternatif-already-doing", name=who.name)


def take_mount(scene: Scene[State], note: notes.Mounts) -> Action:
    """In the saddle."""
    yield from tell(Mounted(note.who, stable.mounts(scene.now)[note.mount], note.lenient))


def take_dismount(scene: Scene[State], note: notes.Dismounts) -> Action:
    """On foot."""
    yield from tell(Dismounted(note.who))


def steer(scene: Scene[State], note: notes.Steer) -> Action:
    """No action at all for a good rider (ALT-MNT-005); a simple action for a poor one, which breaks off what was to
    come (ALT-MNT-006)."""
    state = scene.now
    who = state.combatants[note.who]
    if who.riding.well:
        yield from tell(Steered(who.id, note.words))
        return
    for weapon in who.hands:
        if weapon.up:
            yield from tell(ActionLost(who.id, weapon.arm.hand, "interrupted", state.segment))
    yield from tasks.propose(scene, who.id, STEER, label=note.words, figures=(tasks.NONE, tasks.ONE))
