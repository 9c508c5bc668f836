"""The order of work (ALT-GEN-016): the first stage that has work, found from the state alone, again and again.

`ORDER` is that order, in the text's words. No stage keeps a fact across a question, so the encounter may be started
afresh at any stop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Ahead, Scene, tell, wait
from bot.kernel.values import evolve
from bot.rulesets.alternatif import facing, occasions, same_segment, simultaneous, striking
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base import arms
from bot.rulesets.alternatif.base.checks import asked_in, kind_in
from bot.rulesets.alternatif.charging import clashes, running
from bot.rulesets.alternatif.combatants import words as lasting
from bot.rulesets.alternatif.crowd import limbs as turns
from bot.rulesets.alternatif.fatigue import breath
from bot.rulesets.alternatif.magic import questions as magic
from bot.rulesets.alternatif.melee.aims import undecided_strikes
from bot.rulesets.alternatif.moving import contacts, runs, steps
from bot.rulesets.alternatif.moving import deployment as deploying
from bot.rulesets.alternatif.ordinary import events as asked_about
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.parry.questions import may_be_asked_to_parry, parriable
from bot.rulesets.alternatif.reaction import initiative
from bot.rulesets.alternatif.reaction.initiative import (
    asked_again,
    goes_on,
    is_idle,
    is_ripe,
    must_be_asked,
    waited_until,
    weighs,
)
from bot.rulesets.alternatif.scene import RoundEnded, SceneOpened, SegmentReached
from bot.rulesets.alternatif.shooting import loosing
from bot.rulesets.alternatif.simultaneous import confronted
from bot.rulesets.alternatif.specials import counters, dice, outcomes
from bot.rulesets.alternatif.specials import details as grip
from bot.rulesets.alternatif.state import (
    ROUND,
    AlternatifState,
    Combatant,
    as_seen,
    is_called,
    place_in_round,
    round_of,
)
from bot.rulesets.alternatif.surprise import ambush as springing
from bot.rulesets.alternatif.surprise import sneak
from bot.rulesets.alternatif.wounds import fates, fumbles
from bot.rulesets.alternatif.wounds import injuries as wounding
from bot.rulesets.alternatif.wrestling import order as wrestling
from bot.rulesets.shared.working import Stage, Stages, brought

State = AlternatifState


class Seen:
    """What one look at the state and at everybody in it tells (`look`): without it, most stages have no work."""

    UNOPENED = 1 << 0
    RETREATS = 1 << 1
    """Somebody has stepped away from somebody in this segment."""
    MAP = 1 << 2
    DUE = 1 << 3
    """Something is due by now, and has not come up."""
    PENDING = 1 << 4
    """Something is due later."""
    UP = 1 << 5
    """A melee action has come up."""
    COUNTER = 1 << 6
    """A counter-attack lies in wait."""
    BUSY = 1 << 7
    """Somebody does something other than melee."""
    RACING = 1 << 8
    """Somebody is busy, or it is open whether a shot comes first."""
    EXPOSED = 1 << 9
    """Somebody may have his guard down, or be surprised."""
    EFFECTS = 1 << 10
    SURPRISES = 1 << 11
    DISTURBED = 1 << 12
    """An incantation was disturbed, and no blow is in the air any more."""
    BLOWS = 1 << 13
    """Blows are in the air."""
    FRANK = 1 << 14
    """One of them is that of a frank attack."""
    WRESTLES = 1 << 15
    CLASHES = 1 << 16
    SPECIALS = 1 << 17
    FUMBLES = 1 << 18
    MISHAPS = 1 << 19
    OFFERS = 1 << 20
    ROUND_ENDS = 1 << 21
    FELLED = 1 << 22
    """Somebody has no body points left, and has not fallen."""
    FALLEN = 1 << 23
    """Somebody has fallen of whose fate nothing has been said."""
    PROPOSED = 1 << 24
    """Somebody has announced what he has not begun yet."""


REMEMBERED: Final = 64
"""Of so many people is remembered what there is to be seen of them: who has not changed is not looked at again."""
_SEEN_OF: Final[dict[int, tuple[Combatant, int, int]]] = {}
"""By the address of a record: the record itself, the segment, and what there is to be seen of him in it."""


def play(scene: Scene[State], **brought: Callable[[Scene[State]], Action]) -> Action:
    """One action scene, segment by segment; *brought*: what is done in the stages of those names."""
    yield from ORDER.play(scene, **brought)


def stage(state: State) -> str:
    """What comes next, by its name in `ORDER`."""
    return ORDER.first(state).name


def look(state: State) -> int:
    """What there is to be seen in *state* (`Seen`), in one pass over everybody."""
    segment = state.segment
    seen = 0 if state.opened else Seen.UNOPENED
    for who in state.combatants.values():
        known = _SEEN_OF.get(id(who))
        # He is held as long as he is known by his address, so that nobody else can have it.
        if known is None or known[0] is not who or known[1] != segment:
            if len(_SEEN_OF) >= REMEMBERED:
                _SEEN_OF.clear()
            known = _SEEN_OF[id(who)] = who, segment, _seen_of(who, segment)
        seen |= known[2]
    if state.surprises:
        seen |= Seen.SURPRISES | Seen.EXPOSED
    in_the_air = [blow for blow in state.blows if not blow.parried and not blow.landed] if state.blows else ()
    if in_the_air:
        seen = (seen | Seen.BLOWS) & ~Seen.DISTURBED
        if any(blow.occasion == "frank" for blow in in_the_air):
            seen |= Seen.FRANK
    if state.settings.map != "none":
        seen |= Seen.MAP
    if segment and not segment % ROUND:
        seen |= Seen.ROUND_ENDS
    if state.board.retreats:
        seen |= Seen.RETREATS
    if state.clashes:
        seen |= Seen.CLASHES
    if state.specials:
        seen |= Seen.SPECIALS
    if state.fumbles:
        seen |= Seen.FUMBLES
    if state.mishaps:
        seen |= Seen.MISHAPS
    if state.offers:
        seen |= Seen.OFFERS
    return seen


def _seen_of(who: Combatant, segment: int) -> int:
    """What there is to be seen of *who* in *segment*, whatever the others do; of a disturbed incantation, as long as no
    blow is in the air."""
    seen = 0
    for weapon in who.hands:
        if weapon.counter is not None:
            seen |= Seen.COUNTER
        if weapon.up:
            seen |= Seen.UP
        elif weapon.due is not None and weapon.counter is None:
            seen |= Seen.DUE if weapon.due <= segment else Seen.PENDING
    if who.task is not None:
        seen |= Seen.BUSY | Seen.RACING | Seen.EXPOSED
        if who.task.disturbed is not None:
            seen |= Seen.DISTURBED
    if who.proposal is not None:
        seen |= Seen.PROPOSED
    if who.magic.effects:
        seen |= Seen.EFFECTS
    if who.shooting.doubt is not None:
        seen |= Seen.RACING
    if who.lowered == segment or who.wrestling.locked:
        seen |= Seen.EXPOSED
    if who.wrestling.grips:
        seen |= Seen.WRESTLES
        if wrestling.is_due(who, segment):
            seen |= Seen.DUE
        if any(each.due is not None for each in who.wrestling.grips):
            seen |= Seen.PENDING
    if who.body <= 0 and not who.out:
        seen |= Seen.FELLED
    if fates.is_unsaid(who):
        seen |= Seen.FALLEN
    return seen


def _somebody_speaks(state: AlternatifState) -> bool:
    """Whether anybody has something to announce, or to be asked about what he announced. For somebody hidden whom a
    person plays time does not wait, or it would tell that he is there; he is asked whenever the others are, and may
    announce something at any time."""
    for who in state.combatants.values():
        if who.proposal is not None and not who.out:
            return True
        if asked_about.awaits_word(who) or (who.shooting.choosing and arms.is_shot(who.task)):
            return True
        if (who.intention is not None and is_ripe(state, who)) or weighs(state, who):
            return True
        if is_idle(who) or is_called(state, who):
            in_secret = who.hidden and who.temperament is None
            if goes_on(state, who) or (not in_secret and must_be_asked(state, who)):
                return True
    return False


def next_segment(scene: Scene[AlternatifState]) -> Action:
    """Straight to the next segment in which something is due; nothing resets at the end of a round (ALT-GEN-002).

    Wounds that bleed do so at the end of a round: nobody jumps over it."""
    state = scene.now
    due = _next_due(state)
    assert due is not None
    unseen = _goes_unseen(state, due)
    if breath.uncounted(state, due):
        yield from breath.count(scene, due)
        return
    if state.settings.round_separators and not unseen:
        for ended in range(max(1, round_of(state.seen_segment)), round_of(due)):
            yield from tell(RoundEnded(ended))
    yield from tell(SegmentReached(due, round_of(due), place_in_round(due), unseen))
    yield from lasting.end(scene)
    yield from _come_up(scene)


def _come_up(scene: Scene[AlternatifState]) -> Action:
    """The actions due come up, of melee first."""
    yield from initiative.come_up(scene)
    yield from wrestling.come_up(scene)


def _goes_unseen(state: AlternatifState, due: int | None) -> bool:
    """Whether what is *due* is so for hidden people alone: a moment that nobody else learns of."""
    return any(who.hidden for who in state.combatants.values()) and due != _next_due(as_seen(state))


def _steps(state: AlternatifState) -> Ahead:
    """A step of time; one that nobody learns of stops for nobody but who has asked that it wait."""
    return "act" if _goes_unseen(state, _next_due(state)) else "step"


def _next_due(state: AlternatifState) -> int | None:
    """The next segment in which something is due, or somebody is asked again who stands by; None: nothing is."""
    coming = _coming(state)
    if coming and (again := asked_again(state)) and _seen_to_move(state):
        # Alone they move nothing: where all stand by nobody is asked for ever.
        coming += again
    return min(coming, default=None)


def _seen_to_move(state: AlternatifState) -> bool:
    """Whether time goes on for others than hidden people: who is asked then learns nothing of these."""
    return not any(who.hidden for who in state.combatants.values()) or bool(_coming(as_seen(state)))


def _coming(state: AlternatifState) -> list[int]:
    """The segments to come in which something is due."""
    coming: list[int] = []
    bleeds = stands_by = False
    for who in state.combatants.values():
        for each in who.hands:
            if each.due is not None and each.counter is None:
                coming.append(each.due)
        if who.task is not None:
            coming += tasks.moments(state, who)
        bleeds = bleeds or (bool(who.injuries) and not who.out and who.bleeding != "none")
        stands_by = stands_by or who.intent == "standby"
    coming += wrestling.next_dues(state)
    coming += [state.segment + 1] if steps.coming(state) else []
    coming += springing.coming(state)
    if breath.resting(state):
        coming.append(state.pause)
    if bleeds:
        coming.append((state.segment // ROUND + 1) * ROUND)
    if state.sent > state.segment:
        coming.append(state.sent)
    return coming + waited_until(state) if stands_by else coming


def rests(state: AlternatifState) -> bool:
    """Whether time goes no further by itself, as far as everybody can see; what hidden people do is not betrayed."""
    veiled = any(who.hidden for who in state.combatants.values())
    return state.opened and stage(as_seen(state) if veiled else state) in ("waiting", "sent")


def is_still(state: AlternatifState) -> bool:
    """Whether nothing would go on, had the game master not sent time to this segment either."""
    return rests(evolve(state, sent=0))


def question_for(state: AlternatifState, ident: str) -> str | None:
    """The kind of question that *ident* must settle before he can say anything else; None: none."""
    who = state.combatants[ident]
    if (asked := wrestling.question_of(state, ident)) is not None and stage(state) in (WRESTLE_CHOICES, WRESTLING):
        return asked
    if any(each.up for each in who.hands):
        # Before it is announced nobody learns that a moment is simultaneous.
        announced = any(each.facing for each in who.hands)
        return "simultaneous" if announced and any(each.id == ident for each, _ in confronted(state)) else "strike"
    if not state.opened:
        return None
    if state.clashes and (met := clashes.question_for(state, ident)) is not None:
        return met if stage(state) == CLASHES else None
    if state.specials:
        if any(each.who == ident for each in dice.questions(state)):
            return "oppose" if stage(state) == OPPOSE else None
        if any(each.author == ident for each in outcomes.waiting(state)) and stage(state) == OUTCOMES:
            return next(each.waits for each in outcomes.waiting(state) if each.author == ident)
    if state.offers and any(each.to == ident for each in openings.live(state)):
        return "free" if stage(state) in (FREE, FRANK) else None
    if state.blows and parriable(state, who):
        return "parry" if stage(state) == PARRIES else None
    return None


# ---- whether a stage that more than one thing makes work for has any


def in_place(state: State) -> Iterator[Decision]:
    """What is asked before that begins which counts before the blows of the segment."""
    those = set(tasks.in_place(state))
    for each in (*running.questions(state), *asked_about.questions(state)):
        if asked_in(each.key) in those and kind_in(each.key) in asked_about.BEFOREHAND:
            yield each


def _counts_at_once(state: State) -> object:
    those = tasks.in_place(state)
    return any(tasks.may_begin(state, state.combatants[each]) for each in those) or (those and any(in_place(state)))


def _exposes(state: State) -> object:
    return occasions.unoffered(state) or occasions.frank_questions(state)


def _opposes(state: State) -> object:
    return not undecided_strikes(state) and (dice.to_ask(state) or dice.replies(state))


def _has_outcomes(state: State) -> object:
    return outcomes.unresolved(state) or outcomes.waiting(state)


def _race(state: State) -> object:
    return not striking.is_open(state) and same_segment.to_settle(state)


def _race_wrestlers(state: State) -> object:
    return wrestling.acting(state) and same_segment.to_settle(state)


def _has_hitches(state: State) -> object:
    return tasks.over(state) and asked_about.hitches(state)


def _speaks(state: State) -> object:
    return turns.to_pass(state) or _somebody_speaks(state)


def _comes(state: State) -> object:
    if steps.coming(state) or springing.coming(state) or breath.resting(state):
        return True
    return state.sent > state.segment or waited_until(state)


def _is_sent(state: State) -> bool:
    """Whether time stops here by the game master's word, until somebody lets it go on."""
    return 0 < state.sent == state.segment


def _drives(state: State) -> object:
    return any(tasks.drives(who) for who in state.combatants.values())


def _hides(state: State) -> object:
    """Nobody else is waited for, and no time passes: now the hidden may take theirs."""
    return any(must_be_asked(state, who) for who in state.combatants.values())


IN_PLACE: Final = "in_place"
"""The stage of what somebody free has announced before the blows of the segment."""
# The stages in which people are asked what they must answer before they can say anything else (`question_for`).
WRESTLE_CHOICES: Final = "wrestle_choices"
WRESTLING: Final = "wrestling"
CLASHES: Final = "clashes"
OPPOSE: Final = "oppose"
OUTCOMES: Final = "outcomes"
FRANK: Final = "frank"
FREE: Final = "free"
PARRIES: Final = "parries"

ORDER: Final[Stages[State]] = Stages(
    Stage("opening", None, lambda scene: tell(SceneOpened()), Seen.UNOPENED),
    Stage("following", steps.followers, steps.follow, Seen.RETREATS),
    Stage("parting", steps.parted, steps.part, Seen.RETREATS),
    Stage("deploying", lambda state: any(deploying.misplaced(state)), deploying.place, Seen.MAP),
    Stage("contacts", contacts.unsettled, contacts.settle, Seen.MAP),
    Stage("coming_up", None, _come_up, Seen.DUE),
    Stage("effects", None, magic.effects_settled, Seen.EFFECTS),
    Stage("surprises", springing.unsprung, springing.spring, Seen.SURPRISES),
    Stage("incantations", None, magic.incantations, Seen.DISTURBED),
    Stage(IN_PLACE, _counts_at_once, brought, Seen.PROPOSED),
    Stage("choices", facing.has_work, facing.choices, Seen.UP),
    Stage("guards", simultaneous.in_guard, simultaneous.returns_to_guard, Seen.UP),
    Stage(WRESTLE_CHOICES, wrestling.undecided, wrestling.choose, Seen.WRESTLES),
    Stage("wounds", None, wounding.wounds, Seen.FRANK),
    Stage("daggers", sneak.asked, occasions.daggers, Seen.SURPRISES),
    Stage("passing", running.passing, running.passes, Seen.BUSY),
    Stage(FRANK, _exposes, occasions.frank, Seen.EXPOSED),
    Stage("runs", runs.moving, runs.advance, Seen.BUSY),
    Stage("shots", loosing.has_work, loosing.shots, Seen.BUSY),
    Stage(CLASHES, clashes.has_work, clashes.settle, Seen.CLASHES),
    Stage(OPPOSE, _opposes, outcomes.oppose, Seen.SPECIALS, part="within"),
    Stage("same_segment", _race, same_segment.settle, Seen.UP | Seen.RACING),
    Stage("strikes", striking.has_work, striking.strikes, Seen.UP),
    Stage("specials", dice.unrolled, dice.cast, Seen.SPECIALS, part="within"),
    Stage("fumbles", None, fumbles.strikes_of_1, Seen.FUMBLES, part="within"),
    Stage(PARRIES, may_be_asked_to_parry, parries.parries, Seen.BLOWS, amid=True),
    Stage(OUTCOMES, _has_outcomes, outcomes.outcomes, Seen.SPECIALS, part="within"),
    Stage("wounds", None, wounding.wounds, Seen.BLOWS, part="within"),
    Stage("mishaps", None, fumbles.mishaps, Seen.MISHAPS, part="within"),
    Stage("same_segment", _race_wrestlers, same_segment.settle, Seen.WRESTLES | Seen.RACING),
    Stage(WRESTLING, wrestling.acting, wrestling.act, Seen.WRESTLES),
    Stage(FREE, occasions.free_questions, occasions.free, Seen.OFFERS),
    Stage("bleeding", wounding.bleeders, wounding.bleed, Seen.ROUND_ENDS),
    Stage("falls", None, wounding.falls, Seen.FELLED),
    Stage("grips", grip.undecided, grip.decide, Seen.BUSY),
    Stage("hitches", _has_hitches, asked_about.hitch, Seen.BUSY),
    Stage("completions", tasks.over, tasks.run_out, Seen.BUSY),
    Stage("announcements", counters.stale, brought, Seen.COUNTER),
    Stage("announcements", _speaks, brought),
    Stage("steps", steps.has_work, steps.make),
    Stage("sent", _is_sent, lambda scene: wait()),
    Stage("clock", None, next_segment, Seen.PENDING, ahead=_steps, part="anew"),
    Stage("clock", _comes, next_segment, ahead=_steps, part="anew"),
    Stage("clock", _drives, next_segment, Seen.BUSY, ahead=_steps, part="anew"),
    Stage("announcements", _hides, brought),
    Stage("fates", fates.unsaid, fates.ask, Seen.FALLEN),
    Stage("waiting", None, lambda scene: wait()),
    look=look,
)
"""The stages in the order of the text."""
