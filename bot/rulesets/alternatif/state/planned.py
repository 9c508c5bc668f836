"""The plan that somebody follows, as far as it says whether he goes on as he does (`shared.plans`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from bot.kernel.values import evolve
from bot.rulesets.alternatif.state.arms import FIST, Hand, pair_key
from bot.rulesets.alternatif.state.combatant import Combatant, Deed, Waiting
from bot.rulesets.alternatif.state.magic import Grip, Key
from bot.rulesets.alternatif.state.scene import AlternatifState, Blow, Surprise, knows_of, reaches
from bot.rulesets.shared import plans
from bot.rulesets.shared.plans import Measures, Step

MEASURES: Final = Measures(lambda who: (who.stamina, who.stamina_max), lambda state: state.seen_segment)
"""Stamina points, and segments."""
STILL: Final = (plans.WITHDRAW, plans.STAND_BY)
"""The deeds of somebody who waits."""


def step_of(state: Any, who: Combatant) -> Step | None:
    """The step of the plan of *who* that is in force."""
    if who.temperament is not None or not who.plan.followed:
        return None
    return plans.in_force(MEASURES, state, who)


def turns(state: Any, who: Combatant) -> bool:
    """Whether the plan of *who*, who would do the same again, wants something else, once in a segment."""
    step = step_of(state, who)
    if step is None or who.carried_on == state.segment:
        return False
    if step.deed != plans.ATTACK or who.intent not in ("melee", "missile"):
        return True
    return step.whom not in (plans.NEAREST, who.target)


def stirs(state: Any, who: Combatant) -> bool:
    """Whether the plan of *who*, who stands by, wants him to do something."""
    step = step_of(state, who)
    if step is None or step.deed in (*STILL, plans.ASK_ME):
        return False
    return step.deed != plans.FLEE or bool(who.contacts)


def flees(state: Any, who: Combatant) -> bool:
    """Whether the plan of *who* has him run from those upon him."""
    step = step_of(state, who)
    return step is not None and step.deed == plans.FLEE


def retreats(state: Any, who: Combatant) -> bool:
    """Whether the plan of *who* has him step back."""
    step = step_of(state, who)
    return step is not None and step.deed == plans.WITHDRAW


def awaited(state: Any, who: Combatant) -> list[int]:
    """The segments to come from which steps of his plan hold."""
    if who.temperament is not None or not who.plan.followed:
        return []
    return [each.amount for each in who.plan.steps if each.when == plans.FROM and each.amount > state.segment]


# ---- What follows from a state: numbers of time, names of blows, who can reach and see whom.

ROUND = 10
"""Segments in a round (ALT-GEN-002)."""


def round_of(segment: int) -> int:
    """The round a segment lies in (ALT-GEN-002); 0 for the opening.

    >>> round_of(46), round_of(10), round_of(11)
    (5, 1, 2)
    """
    return -(-segment // ROUND)


def place_in_round(segment: int) -> int:
    """A segment's place in its round, 1 to 10 (ALT-GEN-002).

    >>> place_in_round(46), place_in_round(10), place_in_round(11)
    (6, 10, 1)
    """
    return (segment - 1) % ROUND + 1


def phase_of(segment: int) -> int:
    """The phase (5 segments) a segment lies in (ALT-GEN-002); 0 for the opening.

    >>> phase_of(5), phase_of(6), phase_of(46)
    (1, 2, 10)
    """
    return -(-segment // 5)


def blow_id(attacker: str, hand: Hand) -> str:
    """The name of a blow within its segment, or of what somebody holds in a hand: a weapon acts once in a segment."""
    return attacker if hand in ("right", "both") else f"{attacker}+{hand}"


def piece_id(owner: str, hand: Hand) -> str:
    """The name of what *owner* holds in *hand*, as the aim of an attack on equipment."""
    return f"{owner}+{hand}"


def aim_parts(aim: str) -> tuple[str, Hand | None]:
    """Whom an aim is at, and which hand's weapon, None for the body.

    >>> aim_parts("orc"), aim_parts("orc+left")
    (('orc', None), ('orc', 'left'))
    """
    target, _, hand = aim.partition("+")
    return target, cast(Hand, hand) if hand else None


def enemies(state: AlternatifState, who: Combatant) -> Iterator[Combatant]:
    """Whom *who* is aware of and can act against: of another side, in the fight, not hidden (ALT-TAC-007)."""
    for each in state.combatants.values():
        if each.side != who.side and not each.out and not each.hidden and _is_known(state, who, each):
            yield each


def foes(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies whom *who* could strike at hand to hand: all but a second rank of pikes that he is too short for
    (ALT-TAC-017)."""
    return [each.id for each in enemies(state, who) if reaches(who, each)]


def _is_known(state: AlternatifState, who: Combatant, other: Combatant) -> bool:
    return other.id not in who.unaware or knows_of(state, who, other)


def within_reach(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies in contact with *who* that he can strike at (ALT-MEL-014), in the order in which contact was made."""
    combatants, side, unaware = state.combatants, who.side, who.unaware
    found = []
    for ident in who.contacts:
        other = combatants[ident]
        if other.side == side or other.out or other.hidden or not reaches(who, other):
            continue
        if ident not in unaware or knows_of(state, who, other):
            found.append(ident)
    return found


def engaged_by(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies in contact with *who* that could strike him, hidden ones included."""
    combatants, side = state.combatants, who.side
    return [
        ident
        for ident in who.contacts
        if combatants[ident].side != side and not combatants[ident].out and reaches(combatants[ident], who)
    ]


def seen_contacts(combatants: Mapping[str, Combatant], who: Combatant) -> list[str]:
    """The contacts of *who* that count for what happens to him. Those that only hidden people know of change nothing
    for the others: they would tell that somebody is there."""
    return [ident for ident in who.contacts if who.hidden or not combatants[ident].hidden]


def are_parted(state: AlternatifState, a: str, b: str) -> bool:
    """Whether the game master has separated *a* and *b* in this very segment, or for the first round."""
    return bool(state.board.parted) and state.board.parted.get(pair_key(a, b), -1) >= state.segment


def as_seen(state: AlternatifState) -> AlternatifState:
    """*state* as if the hidden did nothing and were of no consequence."""
    combatants = {ident: _absent(each) if each.hidden else each for ident, each in state.combatants.items()}
    return evolve(state, combatants=combatants)


def _absent(who: Combatant) -> Combatant:
    hands = tuple(evolve(each, due=None, counter=None) for each in who.hands)
    wrestling = evolve(who.wrestling, grips=(), locked=())
    return evolve(who, out=True, hands=hands, task=None, proposal=None, wrestling=wrestling)


def clock_of(state: AlternatifState, who: Combatant) -> int:
    """The segment that it is for *who*: nobody else learns that time has run on for hidden people alone."""
    return state.segment if who.hidden else state.seen_segment


def stood_by(
    state: AlternatifState, who: Combatant, until: int | None = None, deed: Deed | None = None, whom: str | None = None
) -> Waiting:
    """How *who* stands by from now on (on and on, if he has all along), *until* a segment of his choice, until the
    *deed* of *whom*, or until he is asked again, a round from now at the latest."""
    now = clock_of(state, who)
    since = who.waiting.since if who.intent == "standby" and who.waiting is not None else now
    again = now + ROUND if until is None else until
    return Waiting(since, again, until is not None, meant=who.temperament is None, deed=deed, whom=whom)


def is_asked_again(who: Combatant) -> bool:
    """Whether *who* is asked again of the bot's own accord when he stands by (ALT-REA-011): a person's character, but
    for a standing order. Those of the game master, and autopilots, stand by as long as they are meant to."""
    return who.player is not None and who.temperament is None and who.orders.get("again") != "never"


def is_called(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* stands by and is to be asked again by now."""
    waiting = who.waiting
    if waiting is None or who.intent != "standby":
        return False
    if who.temperament is not None:
        return waiting.meant
    if waiting.came or stirs(state, who):
        return True
    if waiting.again <= clock_of(state, who) and (waiting.until or is_asked_again(who)):
        return True
    return waiting.called and is_asked_again(who)


def guard_is_down(who: Combatant, segment: int) -> bool:
    """Whether *who* does or prepares something other than melee in *segment* (ALT-FRE-009, -010, ALT-ACT-007), or
    is engaged in wrestling (ALT-WRE-021). Who breaks it off has lowered his guard until the segment
    ends: that was established when it began (ALT-GEN-016)."""
    if who.wrestling.locked or who.lowered == segment:
        return True
    # A good rider who charges has his hands free: it is his mount that runs (ALT-MNT-005).
    carried = who.task is not None and who.task.action == "charge" and who.riding.well
    return who.task is not None and not carried and who.task.exposed(segment)


def sees(who: Combatant, other: Combatant) -> bool:
    """Whether *who* can see a blow of *other* coming."""
    return not other.hidden and other.id not in who.unaware


def open_blows(state: AlternatifState, target: str) -> list[Blow]:
    """The hits on *target* about which nothing is decided yet."""
    return [blow for blow in state.blows if blow.target == target and not blow.answered and not blow.landed]


def surprise_of(state: AlternatifState, victim: str, by: str) -> Surprise | None:
    """How *by* surprises *victim* in the present segment; before the first one, in that one. None: not at all."""
    now = state.segment or 1
    for each in state.surprises:
        if (each.victim, each.by) == (victim, by) and each.segment == now:
            return each
    return None


def is_in_surprise(state: AlternatifState, who: str) -> bool:
    """Whether *who* surprises somebody in the present segment, or is surprised, and it has happened."""
    return any(
        each.sprung and each.segment == state.segment and who in (each.by, each.victim) for each in state.surprises
    )


def helpless_against(state: AlternatifState, who: str, other: str) -> bool:
    """Whether *who* can do nothing at all against *other* in this segment: neither act nor parry, dodge or receive a
    charge (ALT-SUR-002)."""
    return bool(state.surprises) and surprise_of(state, who, other) is not None


def is_stunned(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is surprised in this segment by every enemy in sight, and has no action at all (ALT-SUR-007)."""
    if not state.surprises or not any(surprise_of(state, who.id, each) for each in state.combatants):
        return False
    return all(helpless_against(state, who.id, each.id) for each in enemies(state, who))


def in_mode(who: Combatant) -> bool:
    """Whether *who* wrestles: he is clinched, or has announced it (ALT-GEN-004)."""
    return not who.out and (bool(who.wrestling.locked) or who.intent == "wrestling")


def grips_of(who: Combatant) -> tuple[Grip, ...]:
    """The wrestling dice of *who*; as many as he has, whether he has used them or not."""
    wrestler = who.wrestling
    return wrestler.grips or (Grip(),) * wrestler.dice


# ---- wrestlers


def is_clinched(who: Combatant) -> bool:
    """Whether *who* is engaged in wrestling with anybody."""
    return bool(who.wrestling.locked)


def keys_on(state: AlternatifState, ident: str) -> list[tuple[str, Key]]:
    """The keys that *ident* suffers, each with its holder."""
    return [
        (who.id, key)
        for who in state.combatants.values()
        if who.wrestling.keys and not who.out
        for key in who.wrestling.keys
        if key.victim == ident
    ]


def is_gagged(state: AlternatifState, ident: str) -> bool:
    """Whether a key on the head keeps *ident* silent: no cry, no spell with a spoken component (ALT-WRE-024)."""
    return any(key.gagged for _, key in keys_on(state, ident))


def is_bare_handed(who: Combatant) -> bool:
    """Whether he holds nothing at all."""
    return all(each.arm.weapon == FIST.weapon for each in who.hands)


def waits_for_hold(state: AlternatifState, who: Combatant) -> bool:
    """Whether a test of this segment has put the hold of somebody else before what *who* does, and it has not taken
    effect yet (ALT-REA-017)."""
    return any(
        who.id in other.shooting.before
        and other.shooting.tested == state.segment
        and not other.out
        and any(each.comes or each.attempt is not None for each in other.wrestling.grips)
        for other in state.combatants.values()
        if other.wrestling.grips
    )
