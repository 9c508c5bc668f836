"""The target of a special action answers it: free action, parry, both, or nothing (ALT-SPE-004, -029 to -033, -037)."""

from __future__ import annotations

from typing import cast

from bot.kernel.decisions import NOTHING, Choice
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif.base import closed, rolls
from bot.rulesets.alternatif.base.asking import asked_in
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.free_actions import openings
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.reaction.events import ActionLost
from bot.rulesets.alternatif.specials import announcing, answering, details
from bot.rulesets.alternatif.specials.dice import resisted
from bot.rulesets.alternatif.specials.events import OppositionChosen, SpecialAnswered, SpecialParried
from bot.rulesets.alternatif.specials.records import unreplied
from bot.rulesets.alternatif.state import AlternatifState, Arm, Hand, Opposed, Reply, Special
from bot.rulesets.shared.check import Check


def oppose(scene: Scene[AlternatifState]) -> Action:
    """Ask everybody who can oppose what is attempted against him; answer for those who have no choice. Where there is
    more than one thing to oppose, all is said before any die falls (ALT-SPE-004)."""
    state = scene.now
    if answering.is_shared(state):
        yield from _together(scene)
        return
    for special, ident in answering.to_ask(state):
        forced = _forced(state, special, ident)
        if forced is not None:
            yield from _opposed(scene, special, forced)
            return
    answer = yield from ask_first(answering.questions)
    if answer is not None:
        special, reply = _reply(scene.now, *answer)
        yield from _opposed(scene, special, reply)


def _together(scene: Scene[AlternatifState]) -> Action:
    """Everybody says how he opposes what; then all of it happens, in the order of the attempts."""
    state = scene.now
    found = answering.to_ask(state)
    forced = [(special, reply) for special, ident in found if (reply := _forced(state, special, ident)) is not None]
    if forced:
        for special, reply in forced:
            yield from _keeps(special, reply)
    elif found:
        answers = yield from closed.ask(scene, answering.questions)
        for key, choice in answers.items():
            yield from _keeps(*_reply(scene.now, key, choice))
    else:
        for special, reply in answering.replies(state):
            left = unreplied(scene.now, special.id, reply.who)
            if answering.is_possible(left, special, reply):
                yield from _opposed(scene, special, reply)
            else:
                yield from tell(OppositionChosen(reply.who, special.author, special.id, "anew"))


def _forced(state: AlternatifState, special: Special, ident: str) -> Reply | None:
    """What *ident*, who has no choice, does against *special*; None: he has one."""
    who, author = state.combatants[ident], state.combatants[special.author]
    if answering.question(state, who, special) is not None:
        return None
    aimed = answering.regular(state, who, author)
    able = answering.can_oppose(state, who, author) and openings.may_take(state, who, author)
    if aimed and able and not answering.has_taken(state, who, author):
        # His own strike at the author is the better one as the free action (ALT-SPE-037).
        return Reply(ident, "attack", aimed[0].arm.hand, forced=True)
    return Reply(ident, "nothing", forced=True)


def _reply(state: AlternatifState, key: str, choice: Choice) -> tuple[Special, Reply]:
    """What was answered to the question *key*, and about which attempt."""
    ident, ident_of = asked_in(key), key.split(":")[3]
    special = next(each for each in state.specials if each.id == ident_of)
    who, author = state.combatants[ident], state.combatants[special.author]
    chosen = choice["oppose"]
    also = cast("Hand | None", choice.get("also", NOTHING).partition("/")[2] or None)
    if chosen == NOTHING:
        return special, Reply(ident, "nothing")
    if chosen == details.SPECIAL:
        riposte, weapon = answering.riposte_of(state, who, author, choice)
        return special, Reply(ident, "special", weapon.arm.hand, riposte, also)
    how, _, hand = chosen.partition("/")
    return special, Reply(ident, "parry" if how == answering.PARRY else "attack", cast(Hand, hand), None, also)


def _keeps(special: Special, reply: Reply) -> Action:
    """*reply* is put down for when all have said what they do."""
    meant = reply.riposte
    yield from tell(
        OppositionChosen(
            combatant=reply.who,
            other=special.author,
            special=special.id,
            how=reply.how,
            hand=reply.hand,
            riposte=None if meant is None else meant.kind,
            piece=None if meant is None else meant.piece,
            flank=None if meant is None else meant.flank,
            third=None if meant is None else meant.other,
            also=reply.also,
            forced=reply.forced,
        )
    )


def _opposed(scene: Scene[AlternatifState], special: Special, reply: Reply) -> Action:
    """What was said in *reply* against *special* takes place."""
    ident, author, hand = reply.who, special.author, reply.hand
    armed = answering.is_armed(scene.now, reply, special)
    if hand is None:
        yield from tell(SpecialAnswered(ident, author, special.id, "nothing", forced=reply.forced, armed=armed))
        return
    if reply.forced:
        yield from tell(ActionLost(ident, hand, "free_action", scene.now.segment))
    yield from tell(SpecialAnswered(ident, author, special.id, reply.how, hand, forced=reply.forced, armed=armed))
    if reply.how == "parry":
        yield from _parry(scene, ident, hand, special)
    elif reply.riposte is not None:
        yield from announcing.attempt(scene, ident, hand, reply.riposte, "free", answers=special.id)
    else:
        yield from strikes.strike(scene, ident, hand, author, "free")
    if reply.also is not None:
        yield from tell(SpecialAnswered(ident, author, special.id, "parry", reply.also))
        yield from _parry(scene, ident, reply.also, special)


def _parry(scene: Scene[AlternatifState], ident: str, hand: Hand, special: Special) -> Action:
    """A parry opposes it, at the price of every parry (ALT-SPE-031)."""

    def told(made: Check, arm: Arm) -> SpecialParried:
        return SpecialParried(
            combatant=ident,
            attacker=special.author,
            id=special.id,
            hand=hand,
            weapon=arm.weapon,
            **made.told(),
            natural=rolls.natural(made.face),
            critical=made.face in made.law.critical,
        )

    def judge(throw: Throw, face: int) -> float:
        made = rolls.made(scene.now, "parry", throw, face)
        sure = made.face in made.law.critical
        return resisted(scene.now, special, Opposed(ident, "parry", hand, made.total, face, sure=sure))

    yield from parries.with_hand(scene, ident, hand, Throw(ident, special.author), told, judge)
