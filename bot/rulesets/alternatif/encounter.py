"""The order of work (ALT-GEN-016): the first stage that has work, found from the state alone, again and again.

No stage keeps a fact across a question, so the encounter may be started afresh at any stop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from bot.kernel.effects import Action, Scene, checkpoint, tell, wait
from bot.rulesets.alternatif import forms, melee, parry, reaction, simultaneous, wounds
from bot.rulesets.alternatif.events import RoundEnded, SceneOpened, SegmentReached
from bot.rulesets.alternatif.state import AlternatifState, place_in_round, round_of

Stage: TypeAlias = Literal[
    "opening",
    "coming_up",
    "choices",
    "guards",
    "strikes",
    "parries",
    "wounds",
    "falls",
    "announcements",
    "clock",
    "waiting",
]


def play(scene: Scene[AlternatifState]) -> Action:
    """One action scene, segment by segment."""
    while True:
        yield from checkpoint()
        yield from _WORK[stage(scene.now)](scene)


def stage(state: AlternatifState) -> Stage:
    """What comes next."""
    if not state.opened:
        return "opening"
    segment = state.segment
    up = felled = idle = pending = False
    for who in state.combatants.values():
        weapon = who.wielded
        if weapon.up:
            up = True
        elif weapon.due is not None:
            if weapon.due <= segment:
                return "coming_up"
            pending = True
        elif who.intent != "standby" and not who.out:
            idle = True
        if who.body <= 0 and not who.out:
            felled = True
    if up:
        if forms.confronted(state):
            return "choices"
        return "guards" if simultaneous.in_guard(state) else "strikes"
    for blow in state.blows:
        if not blow.parried and not blow.landed:
            return "parries" if forms.may_be_asked_to_parry(state) else "wounds"
    if felled:
        return "falls"
    if idle and _somebody_moves(state):
        return "announcements"
    return "clock" if pending else "waiting"


def _somebody_moves(state: AlternatifState) -> bool:
    """Whether any of the idle has something to do: repeat, be asked, or stand by for want of enemies."""
    return any(
        forms.is_idle(who) and (who.intent == "melee" or forms.must_be_asked(state, who))
        for who in state.combatants.values()
    )


def next_segment(scene: Scene[AlternatifState]) -> Action:
    """Straight to the next segment in which something is due; nothing resets at the end of a round (ALT-GEN-002)."""
    state = scene.now
    due = min(who.wielded.due for who in state.combatants.values() if who.wielded.due is not None)
    if state.settings.round_separators:
        for ended in range(max(1, round_of(state.segment)), round_of(due)):
            yield from tell(RoundEnded(ended))
    yield from tell(SegmentReached(due, round_of(due), place_in_round(due)))
    yield from reaction.come_up(scene)


def question_for(state: AlternatifState, ident: str) -> str | None:
    """The kind of question that *ident* must settle before he can say anything else; None: none."""
    who = state.combatants[ident]
    if who.wielded.up:
        return "simultaneous" if any(each.id == ident for each, _ in forms.confronted(state)) else "strike"
    if state.opened and stage(state) == "parries" and forms.parriable(state, who):
        return "parry"
    return None


_WORK: Mapping[Stage, Callable[[Scene[AlternatifState]], Action]] = {
    "opening": lambda scene: tell(SceneOpened()),
    "coming_up": reaction.come_up,
    "choices": simultaneous.choices,
    "guards": simultaneous.returns_to_guard,
    "strikes": melee.strikes,
    "parries": parry.parries,
    "wounds": wounds.wounds,
    "falls": wounds.falls,
    "announcements": reaction.announcements,
    "clock": next_segment,
    "waiting": lambda scene: wait(),
}
"""The stages in the order of the text, each with what it does."""
