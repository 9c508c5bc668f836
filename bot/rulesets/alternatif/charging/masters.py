"""Announcing a charge, and the game master's word on who guards whom."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import arguments, tasks
from bot.rulesets.alternatif.charging import notes, running
from bot.rulesets.alternatif.charging.events import ScreenSaid
from bot.rulesets.alternatif.checks import free_to_speak, known, may_act, opened, target_meant, unclinched
from bot.rulesets.alternatif.mounted import saddle
from bot.rulesets.alternatif.moving import runs
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.state import AlternatifState, Combatant, foes, reaches
from bot.rulesets.alternatif.state.footing import pair

State = AlternatifState


def possible_targets(state: State, who: Combatant) -> tuple[str, ...]:
    """Whom *who* could charge at: enemies whom he is not in contact with and could strike."""
    if who.prone or who.wrestling.locked or not arms.fights_hand_to_hand(who) or is_lame(who):
        return ()
    return tuple(each for each in foes(state, who) if each not in who.contacts)


def is_lame(who: Combatant) -> bool:
    """Whether a wound keeps *who* from full moves (house data 3.4)."""
    return any(each.lame for each in who.injuries)


def check(state: State, note: notes.Charge) -> None:
    """Raise `Refused` unless *who* can run at somebody now: on his feet and sound, armed for melee, and not in contact
    with him yet."""
    opened(state)
    who = may_act(state, note.who)
    free_to_speak(state, who)
    unclinched(who)
    target = state.combatants[target_meant(state, who, note.target)]
    if not arms.fights_hand_to_hand(who):
        raise Refused("alternatif-only-shoots", name=who.name, weapon=who.main.arm.weapon)
    saddle.check(who)
    if target.id in who.contacts:
        raise Refused("alternatif-charge-in-contact", name=who.name, target=target.name)
    if who.prone:
        raise Refused("alternatif-charge-prone", name=who.name)
    if is_lame(who):
        raise Refused("alternatif-charge-lame", name=who.name)
    if not reaches(who, target):
        raise Refused("alternatif-behind-the-pikes", name=who.name, target=target.name)
    if state.settings.map != "none":
        # Over the map there must be a way.
        runs.toward(state, who, target.id, "run")
    if running.is_charge(who.task) and who.task is not None and who.task.target == target.id:
        raise Refused("alternatif-already-doing", name=who.name)


def charge(scene: Scene[State], note: notes.Charge) -> Action:
    """Announce it: no reaction; how long it takes is known when it begins (ALT-CHG-001)."""
    state = scene.now
    target = target_meant(state, state.combatants[note.who], note.target)
    if state.settings.map != "none":
        who = state.combatants[note.who]
        yield from runs.announce(scene, note.who, runs.toward(state, who, target, "run"))
        return
    yield from tasks.propose(scene, note.who, running.CHARGE, target=target)


def screen(state: State, by: int, args: arguments.Args) -> notes.SayScreen:
    """`gm-tool screen`: *who* guards *target*; `words`: on or off."""
    on = arguments.among(args, "words", ("on", "off"), "on") == "on"
    return notes.SayScreen(by, arguments.text(args, "who"), arguments.text(args, "target"), on)


def check_screen(state: State, note: notes.SayScreen) -> None:
    """Raise `Refused` unless they are two people of one side, and it is not so already."""
    who, other = known(state, note.who), known(state, note.other)
    if who.id == other.id:
        raise Refused("alternatif-two-people", name=who.name)
    if who.side != other.side:
        raise Refused("alternatif-not-a-companion", name=other.name)
    if (pair(who.id, other.id) in state.ground.screens) == note.on:
        raise Refused("alternatif-already-so", name=who.name)


def say_screen(scene: Scene[State], note: notes.SayScreen) -> Action:
    """Who has to be passed to get at whom."""
    yield from tell(ScreenSaid(note.who, note.other, note.on))


TOOLS: Mapping[str, arguments.Tool] = {"screen": screen}
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {("gm-tool-screen", "words"): ("on", "off")}
