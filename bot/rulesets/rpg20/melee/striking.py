"""Strikes: one, or two in offensive posture, and those that follow one that lands (R20-MEL-001 to -004, -017, -018)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.rpg20 import specials as killing
from bot.rulesets.rpg20.attack import tried
from bot.rulesets.rpg20.melee.blows import FollowLeft, StrikeChosen, begun
from bot.rulesets.rpg20.sequences import slot as aiming
from bot.rulesets.rpg20.sequences.slot import end, is_gone, under_way
from bot.rulesets.rpg20.shooting.events import DistanceSet
from bot.rulesets.rpg20.state import Fighter, Intention, State
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.odds import Odds

STOP: Final = "stop"


def strikable(state: State, who: Fighter) -> list[str]:
    """Whom of another side he can strike from where he stands (R20-MEL-017)."""
    return [
        each.id
        for each in state.combatants.values()
        if each.side != who.side and not each.dead and not each.hidden and state.engaged(who.id, each.id)
    ]


def strike(scene: Scene[State]) -> Action:
    """What is left of his strikes: those that follow first, then the second of his own (R20-MEL-018)."""
    turn, who, means = under_way(scene.now)
    if turn.extra:
        yield from follow(scene)
    elif not turn.left:
        yield from end(scene)
    elif not any(each.weapon == means.weapon for each in who.arms):
        # What he meant to strike with has fallen (R20-WND-011).
        yield from end(scene, "empty_handed")
    elif means.target is None or is_gone(scene.now, means.target):
        yield from aiming.retarget(scene)
    elif aiming.is_unknown(scene.now, who, means.target) and not aiming.arrives(scene.now, means):
        yield from aiming.ask_distance(scene)
    elif turn.made and second_question(scene.now):
        answer = yield from answered(second_question)
        if answer is not None and answer["target"] == STOP:
            yield from end(scene, stopped=True)
        elif answer is not None:
            yield from blow_at(scene, answer["target"], basic=True)
    elif scene.now.engaged(who.id, means.target):
        yield from blow_at(scene, means.target, basic=True)
    elif aiming.goes_to(means):
        yield from tell(DistanceSet(who.id, means.target, 1, "reached"))
    else:
        yield from aiming.retarget(scene)


def _usual_first(state: State, options: Sequence[str], last: str | None) -> list[str]:
    """Whom one strikes who says nothing: rather somebody who still stands, and the last one among those."""
    return sorted(options, key=lambda each: (state.combatants[each].out, each != last))


def _unsaid(state: State, options: Sequence[str]) -> str:
    """What somebody does who says nothing: he strikes whom he may, and nobody who has fallen senseless."""
    return STOP if state.combatants[options[0]].out else options[0]


def second_question(state: State) -> list[Decision]:
    """The second strike may be at another one within reach, or at nobody (R20-MEL-002). With one alone to strike nobody
    is asked, unless he can do nothing any more."""
    if state.turn is None:
        return []
    turn, who, means = under_way(state)
    options = _usual_first(state, strikable(state, who), turn.last)
    if len(options) < 2 and not any(state.combatants[each].out for each in options):
        return []
    about: dict[str, Scalar] = {"weapon": means.weapon}
    key, usual = f"{who.id}:again:{state.round}.{turn.made}", _unsaid(state, options)
    return [one_of(key, "again", who.id, (*options, STOP), about, usual=usual, blank="target")]


def follow_question(state: State) -> list[Decision]:
    """A blow has landed: one more, at whom he likes within reach, or not (R20-MEL-003)."""
    if state.turn is None or not state.turn.extra:
        return []
    turn, who, means = under_way(state)
    options = strikable(state, who)
    if not options or who.out:
        return []
    options = _usual_first(state, options, turn.last)
    about: dict[str, Scalar] = {"weapon": means.weapon, "left": turn.left}
    key = f"{who.id}:follow:{state.round}.{turn.made}"
    return [one_of(key, "follow", who.id, (*options, STOP), about, usual=_unsaid(state, options), blank="target")]


def follow(scene: Scene[State]) -> Action:
    _, who, means = under_way(scene.now)
    answer = None
    if follow_question(scene.now) and any(each.weapon == means.weapon for each in who.arms):
        answer = yield from answered(follow_question)
        if answer is None:
            return
    if answer is None or answer["target"] == STOP:
        yield from tell(FollowLeft(who.id, chosen=answer is not None))
    else:
        yield from blow_at(scene, answer["target"], basic=False)


def blow_at(scene: Scene[State], target: str, *, basic: bool) -> Action:
    """A strike at *target*."""
    _, who, means = under_way(scene.now)
    yield from aiming.out_of_hiding(scene, who.id, (target,), who.seen_with)
    if is_fatal(scene.now, means, target):
        yield from killing.kill(scene, target)
        return
    begins = begun(scene.now, who, means, target)
    yield from tell(StrikeChosen(who.id, target, basic))
    yield from tell(begins)


def is_fatal(state: State, means: Intention, target: str) -> bool:
    """Whether the game master says first whether it kills."""
    return means.purpose == "fatal" and state.combatants[target].immobilised


def once_more(state: State, target: str) -> Odds | None:
    """What is rolled for one more of his strikes, at *target*; None: he stops, or the game master is asked first."""
    _, who, means = under_way(state)
    if target == STOP or is_fatal(state, means, target):
        return None
    return tried(state, begun(state, who, means, target))
