"""The order of work (ALT-GEN-016): the first stage that has work, found from the state alone, again and again.

No stage keeps a fact across a question, so the encounter may be started afresh at any stop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from bot.kernel.effects import Action, Scene, checkpoint, tell, wait
from bot.rulesets.alternatif import forms, free, fumbles, melee, parry, races, reaction, simultaneous, tasks, wounds
from bot.rulesets.alternatif.charging import clashes, running
from bot.rulesets.alternatif.crowd import turns
from bot.rulesets.alternatif.doings import questions as asked_about
from bot.rulesets.alternatif.events import RoundEnded, SceneOpened, SegmentReached
from bot.rulesets.alternatif.fatigue import breath
from bot.rulesets.alternatif.magic import questions as magic
from bot.rulesets.alternatif.moving import contacts, deploying, runs, steps
from bot.rulesets.alternatif.shooting import arms, loosing
from bot.rulesets.alternatif.specials import answering, counters, grip, opposing, outcomes
from bot.rulesets.alternatif.specials import dice as specials_dice
from bot.rulesets.alternatif.state import ROUND, AlternatifState, as_seen, place_in_round, round_of
from bot.rulesets.alternatif.surprise import sneak, springing
from bot.rulesets.alternatif.wrestling import order as wrestling

Stage: TypeAlias = Literal[
    "opening",
    "deploying",
    "following",
    "parting",
    "contacts",
    "coming_up",
    "effects",
    "surprises",
    "daggers",
    "choices",
    "wrestle_choices",
    "guards",
    "passing",
    "frank",
    "runs",
    "shots",
    "clashes",
    "oppose",
    "races",
    "strikes",
    "specials",
    "fumbles",
    "parries",
    "outcomes",
    "wounds",
    "mishaps",
    "wrestling",
    "incantations",
    "free",
    "bleeding",
    "falls",
    "hitches",
    "grips",
    "completions",
    "announcements",
    "steps",
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
    if state.board.retreats:
        if steps.followers(state):
            return "following"
        if steps.parted(state):
            return "parting"
    if state.settings.map != "none":
        if any(deploying.misplaced(state)):
            return "deploying"
        if contacts.unsettled(state):
            return "contacts"
    segment = state.segment
    up = felled = busy = pending = lowered = effects = disturbed = wrestles = counter = doubted = False
    for who in state.combatants.values():
        for weapon in who.hands:
            if weapon.counter is not None:
                counter = True
            if weapon.up:
                up = True
            elif weapon.due is not None and weapon.counter is None:
                if weapon.due <= segment:
                    return "coming_up"
                pending = True
        if who.task is not None:
            busy = True
            disturbed = disturbed or who.task.disturbed is not None
        if who.magic.effects:
            effects = True
        if who.shooting.doubt is not None:
            doubted = True
        if who.lowered == segment or who.wrestling.locked:
            lowered = True
        if who.wrestling.grips:
            wrestles = True
            if wrestling.is_due(who, segment):
                return "coming_up"
            pending = pending or any(each.due is not None for each in who.wrestling.grips)
        if who.body <= 0 and not who.out:
            felled = True
    if effects:
        return "effects"
    if state.surprises and springing.unsprung(state):
        return "surprises"
    in_the_air = [blow for blow in state.blows if not blow.parried and not blow.landed]
    if disturbed and not in_the_air:
        return "incantations"
    if up:
        if forms.confronted(state):
            return "choices"
        if simultaneous.in_guard(state):
            return "guards"
    if wrestles and wrestling.undecided(state):
        return "wrestle_choices"
    if in_the_air and any(blow.occasion == "frank" for blow in in_the_air):
        return "wounds"
    if state.surprises and sneak.asked(state):
        return "daggers"
    if busy and running.passing(state):
        return "passing"
    if (busy or lowered or state.surprises) and (free.unoffered(state) or free.frank_questions(state)):
        return "frank"
    if busy and runs.moving(state):
        return "runs"
    if busy and loosing.has_work(state):
        return "shots"
    if state.clashes and clashes.has_work(state):
        return "clashes"
    if state.specials and not forms.undecided_strikes(state) and answering.to_ask(state):
        return "oppose"
    if up:
        return "races" if (busy or doubted) and races.to_settle(state) else "strikes"
    if state.specials and specials_dice.unrolled(state):
        return "specials"
    if state.fumbles:
        return "fumbles"
    if in_the_air and forms.may_be_asked_to_parry(state):
        return "parries"
    if state.specials and (outcomes.unresolved(state) or outcomes.waiting(state)):
        return "outcomes"
    if in_the_air:
        return "wounds"
    if state.mishaps:
        return "mishaps"
    if wrestles and wrestling.acting(state):
        return "races" if (busy or doubted) and races.to_settle(state) else "wrestling"
    if state.offers and free.free_questions(state):
        return "free"
    if segment and not segment % ROUND and wounds.bleeders(state):
        return "bleeding"
    if felled:
        return "falls"
    if busy and grip.undecided(state):
        return "grips"
    if busy and tasks.over(state):
        return "hitches" if asked_about.hitches(state) else "completions"
    if (counter and counters.stale(state)) or turns.to_pass(state) or _somebody_speaks(state):
        return "announcements"
    if steps.has_work(state):
        return "steps"
    if pending or steps.coming(state) or springing.coming(state) or breath.resting(state):
        return "clock"
    if busy and any(tasks.drives(who) for who in state.combatants.values()):
        return "clock"
    # Nobody else is waited for, and no time passes: now the hidden may take theirs.
    return "announcements" if any(forms.must_be_asked(state, who) for who in state.combatants.values()) else "waiting"


def _somebody_speaks(state: AlternatifState) -> bool:
    """Whether anybody has something to announce, or to be asked about what he announced. For somebody hidden whom a
    person plays time does not wait, or it would tell that he is there; he is asked whenever the others are, and may
    announce something at any time."""
    for who in state.combatants.values():
        if who.proposal is not None and not who.out:
            return True
        if asked_about.awaits_word(who) or (who.shooting.choosing and arms.is_shot(who.task)):
            return True
        if forms.is_idle(who):
            in_secret = who.hidden and who.temperament is None
            if forms.goes_on(state, who) or (not in_secret and forms.must_be_asked(state, who)):
                return True
    return False


def next_segment(scene: Scene[AlternatifState]) -> Action:
    """Straight to the next segment in which something is due; nothing resets at the end of a round (ALT-GEN-002).

    Wounds that bleed do so at the end of a round: nobody jumps over it."""
    state = scene.now
    due = _next_due(state)
    assert due is not None
    # What is due for hidden people alone is a moment that nobody else learns of.
    unseen = any(who.hidden for who in state.combatants.values()) and due != _next_due(as_seen(state))
    if breath.uncounted(state, due):
        yield from breath.count(scene, due)
        return
    if state.settings.round_separators and not unseen:
        for ended in range(max(1, round_of(state.seen_segment)), round_of(due)):
            yield from tell(RoundEnded(ended))
    yield from tell(SegmentReached(due, round_of(due), place_in_round(due), unseen))
    yield from reaction.come_up(scene)


def _next_due(state: AlternatifState) -> int | None:
    """The next segment in which something is due; None: nothing is."""
    coming = [each.comes for who in state.combatants.values() for each in who.hands if each.comes is not None]
    coming += [moment for who in state.combatants.values() for moment in tasks.moments(state, who)]
    coming += wrestling.next_dues(state)
    coming += [state.segment + 1] if steps.coming(state) else []
    coming += springing.coming(state)
    if breath.resting(state):
        coming.append(state.pause)
    if any(who.bleeding != "none" and not who.out for who in state.combatants.values()):
        coming.append((state.segment // ROUND + 1) * ROUND)
    return min(coming, default=None)


def question_for(state: AlternatifState, ident: str) -> str | None:
    """The kind of question that *ident* must settle before he can say anything else; None: none."""
    who = state.combatants[ident]
    if (asked := wrestling.question_of(state, ident)) is not None and stage(state) in ("wrestle_choices", "wrestling"):
        return asked
    if any(each.up for each in who.hands):
        return "simultaneous" if any(each.id == ident for each, _ in forms.confronted(state)) else "strike"
    if not state.opened:
        return None
    if state.clashes and (met := clashes.question_for(state, ident)) is not None:
        return met if stage(state) == "clashes" else None
    if state.specials:
        if any(each.who == ident for each in answering.questions(state)):
            return "oppose" if stage(state) == "oppose" else None
        if any(each.author == ident for each in outcomes.waiting(state)) and stage(state) == "outcomes":
            return next(each.waits for each in outcomes.waiting(state) if each.author == ident)
    if state.offers and any(each.to == ident for each in free.live(state)):
        return "free" if stage(state) in ("free", "frank") else None
    if state.blows and forms.parriable(state, who):
        return "parry" if stage(state) == "parries" else None
    return None


_WORK: Mapping[Stage, Callable[[Scene[AlternatifState]], Action]] = {
    "opening": lambda scene: tell(SceneOpened()),
    "deploying": deploying.place,
    "following": steps.follow,
    "parting": steps.part,
    "contacts": contacts.settle,
    "coming_up": reaction.come_up,
    "surprises": springing.spring,
    "daggers": free.daggers,
    "choices": simultaneous.choices,
    "wrestle_choices": wrestling.choose,
    "guards": simultaneous.returns_to_guard,
    "passing": running.passes,
    "frank": free.frank,
    "runs": runs.advance,
    "shots": loosing.shots,
    "clashes": clashes.settle,
    "oppose": opposing.oppose,
    "races": races.settle,
    "strikes": melee.strikes,
    "specials": specials_dice.cast,
    "fumbles": fumbles.strikes_of_1,
    "parries": parry.parries,
    "outcomes": outcomes.outcomes,
    "wounds": wounds.wounds,
    "mishaps": fumbles.mishaps,
    "incantations": magic.incantations,
    "effects": magic.effects_settled,
    "wrestling": wrestling.act,
    "free": free.free,
    "bleeding": wounds.bleed,
    "falls": wounds.falls,
    "hitches": asked_about.hitch,
    "grips": grip.decide,
    "completions": tasks.run_out,
    "announcements": reaction.announcements,
    "steps": steps.make,
    "clock": next_segment,
    "waiting": lambda scene: wait(),
}
"""The stages in the order of the text, each with what it does."""
