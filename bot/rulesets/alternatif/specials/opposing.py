"""The target of a special action answers it: free action, parry, both, or nothing (ALT-SPE-004, -029 to -033, -037)."""

from __future__ import annotations

from typing import cast

from bot.kernel.decisions import NOTHING
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.asking import asked_in
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.free_actions import openings
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.reaction.events import ActionLost
from bot.rulesets.alternatif.specials import announcing, answering, details
from bot.rulesets.alternatif.specials.dice import resisted
from bot.rulesets.alternatif.specials.events import SpecialAnswered, SpecialParried
from bot.rulesets.alternatif.state import AlternatifState, Arm, Hand, Opposed, Special
from bot.rulesets.shared.check import Check


def oppose(scene: Scene[AlternatifState]) -> Action:
    """Ask everybody who can oppose what is attempted against him; answer for those who have no choice."""
    state = scene.now
    for special, ident in answering.to_ask(state):
        who, author = state.combatants[ident], state.combatants[special.author]
        if answering.question(state, who, special) is not None:
            continue
        aimed = answering.regular(state, who, author)
        able = answering.can_oppose(state, who, author) and openings.may_take(state, who, author)
        if aimed and able and not openings.has_taken(state, who, author):
            # His own strike at the author is the better one as the free action (ALT-SPE-037).
            hand = aimed[0].arm.hand
            yield from tell(ActionLost(ident, hand, "free_action", state.segment))
            yield from tell(SpecialAnswered(ident, author.id, special.id, "attack", hand, forced=True))
            yield from strikes.strike(scene, ident, hand, author.id, "free")
        else:
            yield from tell(SpecialAnswered(ident, author.id, special.id, "nothing", forced=True))
        return
    answer = yield from ask_first(answering.questions)
    if answer is None:
        return
    key, choice = answer
    ident, ident_of = asked_in(key), key.rpartition(":")[2]
    special = next(each for each in scene.now.specials if each.id == ident_of)
    state = scene.now
    who, author = state.combatants[ident], state.combatants[special.author]
    chosen = choice["oppose"]
    how, _, named = chosen.partition("/")
    riposte = None
    if chosen == details.SPECIAL:
        riposte, weapon = answering.riposte_of(state, who, author, choice)
        named = weapon.arm.hand
    hand = cast(Hand, named)
    also = choice.get("also", NOTHING).partition("/")[2]
    if chosen == NOTHING:
        yield from tell(SpecialAnswered(ident, author.id, special.id, "nothing"))
        return
    if how == answering.PARRY:
        yield from tell(SpecialAnswered(ident, author.id, special.id, "parry", hand))
        yield from _parry(scene, ident, hand, special)
    elif riposte is not None:
        yield from tell(SpecialAnswered(ident, author.id, special.id, "special", hand))
        yield from announcing.attempt(scene, ident, hand, riposte, "free", answers=special.id)
    else:
        yield from tell(SpecialAnswered(ident, author.id, special.id, "attack", hand))
        yield from strikes.strike(scene, ident, hand, author.id, "free")
    if also:
        yield from tell(SpecialAnswered(ident, author.id, special.id, "parry", cast(Hand, also)))
        yield from _parry(scene, ident, cast(Hand, also), special)


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
