"""The order of work of wrestling in a segment, found from the state alone (ALT-GEN-016, ALT-WRE-011).

Actions come; those who face each other choose in secret; everybody says what he does; then all dice fall, on the state
as it was; whoever was held may counter; and at last what has succeeded takes effect: what hurts first, then what
binds, then what moves people.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from bot.kernel.decisions import NOTHING
from bot.kernel.effects import Action, Scene, ask_all, ask_first, tell
from bot.rulesets.alternatif.reaction import dice as simultaneous_tests
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Part, waits_for_hold
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.alternatif.wrestling import contests, holds, outcomes, questions
from bot.rulesets.alternatif.wrestling.events import (
    CounterDeclined,
    HoldAimed,
    HoldChosen,
    WrestlingCameUp,
    WrestlingFaced,
    WrestlingLost,
    WrestlingPostponed,
    WrestlingRevealed,
)
from bot.rulesets.alternatif.wrestling.looking import armed_outsiders, grips_of, opponents, postponement
from bot.rulesets.alternatif.wrestling.records import GagChanged, KeyEnded


def come_up(scene: Scene[AlternatifState]) -> Action:
    """The actions due come up; with them ends the defensive."""
    state = scene.now
    for ident, who in state.combatants.items():
        for at, grip in enumerate(who.wrestling.grips):
            if grip.due is not None and grip.due <= state.segment and not who.out:
                yield from tell(WrestlingCameUp(ident, at, state.segment))


def is_due(who: Combatant, segment: int) -> bool:
    """Whether an action of *who* is due, and has not come up."""
    return any(each.due is not None and each.due <= segment for each in who.wrestling.grips)


def next_dues(state: AlternatifState) -> Iterator[int]:
    """The coming segments in which wrestling needs looking at: actions due, and, while anything is, every one in which
    an armed outsider could strike at somebody in a clinch (ALT-WRE-021)."""
    for who in state.combatants.values():
        wrestler = who.wrestling
        for grip in wrestler.grips:
            if grip.due is not None:
                yield grip.due
        if wrestler.locked and any(may_strike_in(state, other, who) for other in armed_outsiders(state, who)):
            yield state.segment + 1


def may_strike_in(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* will be offered a blow at *target*, who wrestles, in the next segment."""
    if DEFENCELESS(who) or who.orders.get("free") == "never" or who.wrestling.locked:
        return False
    return not target.hidden and target.id not in who.unaware and who.task is None


# ---- choosing


def undecided(state: AlternatifState) -> bool:
    """Whether anybody has to choose between acting and the defensive."""
    return bool(questions.confronted(state))


def choose(scene: Scene[AlternatifState]) -> Action:
    """Who faces whom, then the secret choices, revealed together (ALT-WRE-011)."""
    facing = questions.confronted(scene.now)
    new = [(who.id, enemies) for who, enemies in facing if not any(each.facing for each in who.wrestling.grips)]
    if new:
        for ident, enemies in new:
            yield from tell(WrestlingFaced(ident, tuple(enemies)))
        return
    answers = yield from ask_all(questions.choices, secret=True)
    said = {key.partition(":")[0]: choice["wrestle_choice"] == questions.ACT for key, choice in answers.items()}
    now = scene.now
    idle = [who.id for who, _ in questions.confronted(now) if not questions.can_act(now, who)]
    acts = {**said, **dict.fromkeys((ident for ident in idle if ident not in said), False)}
    for ident, act in acts.items():
        state = scene.now
        who = state.combatants[ident]
        facing_me = [each for each in opponents(state, who) if each in acts]
        anew = not act and not any(acts[each] for each in facing_me)
        for at, grip in enumerate(who.wrestling.grips):
            if grip.up and grip.hold is None:
                yield from tell(WrestlingRevealed(ident, at, act, anew))
                if not act and not anew:
                    by = postponement(scene.now, scene.now.combatants[ident])
                    yield from tell(WrestlingPostponed(ident, at, by, scene.now.segment + by, "guard"))


# ---- acting


def acting(state: AlternatifState) -> bool:
    """Whether anybody's action has come, or anything that has succeeded has not taken effect."""
    return any(
        grip.comes or grip.attempt is not None
        for who in state.combatants.values()
        if who.wrestling.grips
        for grip in who.wrestling.grips
    )


def act(scene: Scene[AlternatifState]) -> Action:
    """One step of what is done in this segment."""
    state = scene.now
    if questions.awaited(state):
        yield from _say(scene)
    elif ready := _ready(state):
        for ident, at in ready:
            if simultaneous_tests.is_prevented(scene.now, scene.now.combatants[ident]):
                yield from tell(WrestlingLost(ident, at, "interrupted", scene.now.segment))
            elif _still_possible(scene.now, ident, at):
                yield from contests.attempt(scene, ident, at)
            else:
                yield from tell(WrestlingLost(ident, at, "no_target", scene.now.segment))
    elif questions.counters(state):
        yield from _counter(scene)
    elif any(questions.aiming(state)):
        yield from _aim(scene)
    else:
        yield from _settle(scene)


def _say(scene: Scene[AlternatifState]) -> Action:
    """Everybody whose action has come says what it is; nobody learns what the others do before all have said."""
    state = scene.now
    idle = [(who.id, at) for who, at, _ in questions.awaited(state) if questions.question(state, who) is None]
    for ident, at in idle:
        yield from tell(WrestlingLost(ident, at, "no_target", state.segment))
    if idle:
        return
    answers = yield from ask_all(questions.questions, secret=len(questions.questions(state)) > 1)
    # What is no action comes first. Whoever has nothing left of what he meant to do is asked again.
    for key, choice in sorted(answers.items(), key=lambda each: each[1]["action"] not in holds.FREE_ACTS):
        ident = key.partition(":")[0]
        found = next(((who, at) for who, at, _ in questions.awaited(scene.now) if who.id == ident), None)
        if found is None:
            continue
        who, at = found
        made = questions.question(scene.now, who)
        if made is None or made.legal(choice) != ():
            continue
        said = questions.hold_said(scene.now, who, choice)
        if choice["action"] in holds.FREE_ACTS:
            # No action at all: what he does with his own he is asked again.
            yield from free_act(scene, ident, choice["action"], str(said.key or said.target))
        elif choice["action"] == NOTHING:
            yield from tell(WrestlingLost(ident, at, "given_up", scene.now.segment))
        else:
            about = (said.target, said.part, said.key, said.weapon, said.follow)
            yield from tell(HoldChosen(ident, at, said.action, *about))


def free_act(scene: Scene[AlternatifState], ident: str, action: str, about: str) -> Action:
    """What takes no action: letting a key go (*about* `victim+part`), silencing somebody or not, stepping out of a
    clinch in which a companion remains (ALT-WRE-019, -024, -027)."""
    match action:
        case holds.RELEASE:
            victim, part = about.split("+")
            yield from tell(KeyEnded(ident, victim, cast(Part, part), "released"))
        case holds.GAG | holds.UNGAG:
            yield from tell(GagChanged(ident, about, on=action == holds.GAG))
        case holds.STEP_OUT:
            yield from outcomes.unclinch(scene, ident, about, "stepped_out")
        case _:
            pass


def _ready(state: AlternatifState) -> list[tuple[str, int]]:
    """Whose holds are carried out now: of those whom a test has put in order the earlier one's, until it has taken
    effect (ALT-REA-017)."""
    return [
        (who.id, at)
        for who in state.combatants.values()
        for at, grip in enumerate(who.wrestling.grips)
        if grip.comes and grip.hold is not None and not waits_for_hold(state, who)
    ]


def _still_possible(state: AlternatifState, ident: str, at: int) -> bool:
    """Whether whom the chosen hold concerns is still there: others may have spoken while somebody was asked."""
    who = state.combatants[ident]
    hold = grips_of(who)[at].hold
    assert hold is not None
    possible = holds.actions(state, who).get(hold.action)
    if possible is None or (hold.target is not None and hold.action != "escape" and hold.target not in possible):
        return False
    if hold.action == "escape":
        return any(holder == hold.target for holder, _ in holds.breakable(state, who))
    return hold.action in ("pass_guard", "grab") or bool(opponents(state, who))


def _counter(scene: Scene[AlternatifState]) -> Action:
    answer = yield from ask_first(questions.counters)
    if answer is None:
        return
    key, choice = answer
    ident, chosen = key.partition(":")[0], choice["counter"]
    if chosen == NOTHING:
        yield from tell(CounterDeclined(ident))
        return
    opponent, _, theirs = chosen.partition("+")
    yield from contests.counter(scene, ident, opponent, int(theirs))


def _aim(scene: Scene[AlternatifState]) -> Action:
    """To which side the pushes that have succeeded go."""
    answer = yield from ask_first(questions.aims)
    if answer is None:
        return
    key, choice = answer
    ident, at = key.partition(":")[0], int(key.rpartition(":")[2])
    yield from tell(HoldAimed(ident, at, choice["shove"]))


def _settle(scene: Scene[AlternatifState]) -> Action:
    """What has succeeded takes effect, in the order of `holds.Rule.rank`, then of the combatants."""
    made = [
        (holds.rule_of(grip.attempt.hold.action).rank, who.id, at)
        for who in scene.now.combatants.values()
        for at, grip in enumerate(who.wrestling.grips)
        if grip.attempt is not None
    ]
    for _, ident, at in sorted(made, key=lambda each: each[0]):
        yield from outcomes.apply(scene, ident, at)


def question_of(state: AlternatifState, ident: str) -> str | None:
    """The kind of wrestling question that *ident* has to answer before he can say anything else; None: none."""
    who = state.combatants[ident]
    if any(each.id == ident and questions.can_act(state, each) for each, _ in questions.confronted(state)):
        return "wrestle_choice"
    acts = any(each.id == ident for each, _, _ in questions.awaited(state))
    if acts and questions.question(state, who) is not None:
        return "wrestle"
    if who.wrestling.locked and questions.counterable(state, who):
        return "counter"
    aims = who.wrestling.locked and any(each.id == ident for each, _, _ in questions.aiming(state))
    return "shove" if aims else None
