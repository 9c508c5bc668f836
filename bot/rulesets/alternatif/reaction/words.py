"""The game master's hand on initiative: when something comes, beats, interruptions, tests of who is first.

While a question stands: an action that is up is taken away from its owner, whose question is withdrawn; a blow that was
struck stays.
"""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.alternatif.base.checks import (
    free_to_speak,
    hand_named,
    known,
    may_act,
    opened,
    pair,
    something_pending,
)
from bot.rulesets.alternatif.combatants.words_gm import WHY, override
from bot.rulesets.alternatif.ordinary import breaking_off
from bot.rulesets.alternatif.ordinary.events_tasks import ProposalSettled
from bot.rulesets.alternatif.reaction import simultaneous_tests
from bot.rulesets.alternatif.reaction.events import ActionLost, BeatImposed
from bot.rulesets.alternatif.shooting import arms, loosing
from bot.rulesets.alternatif.shooting.events import ShotMoved
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_number, from_optional_number, from_text, number, optional, text

State = AlternatifState
FARTHEST = 99
"""Segments from now in which something may be made to come."""


@word()
class SetInitiative(Word):
    """The pending action of *hand* (the main one unless given) comes at *segment* (a later one than now); None: there
    is none, he stands by."""

    who: CombatantId
    segment: int | None
    reason: Typed = ""
    hand: Hand | None = None

    def check(self, state: State) -> None:
        opened(state)
        who = may_act(state, self.who)
        if self.hand is not None and who.holds(self.hand) is None:
            weapons = ", ".join(each.arm.weapon for each in who.hands)
            raise Refused("alternatif-other-hand", name=who.name, weapons=weapons)
        weapon = who.main if self.hand is None else who.holds(self.hand)
        if self.segment is not None and weapon is not None and not weapon.arm.strikes and not arms.is_shot(who.task):
            raise Refused("alternatif-only-shoots", name=who.name, weapon=weapon.arm.weapon)
        if self.segment is None:
            something_pending(who)
        elif not state.segment < self.segment <= state.segment + FARTHEST:
            last = state.segment + FARTHEST
            raise Refused("alternatif-segment-range", segment=self.segment, now=state.segment, last=last)

    def take(self, scene: Scene[State]) -> Action:
        if self.segment is not None and arms.is_shot(scene.now.combatants[self.who].task):
            yield from tell(ShotMoved(self.who, self.segment))
            return
        if self.segment is not None:
            # A melee action at a given moment replaces whatever else is under way.
            yield from breaking_off.drop(scene, self.who)
        yield from override(scene, self.who, "due", self.segment, self.reason, self.hand)


@composed(command="fix-initiative")
def initiative(state: State, by: int, args: Args) -> SetInitiative:
    """`segment` (none: he stands by), `with` which weapon."""
    segment = None if optional(args, "segment") is None else number(args, "segment")
    who = known(state, text(args, "who"))
    return SetInitiative(by, who.id, segment, str(args.get("reason") or "")[:WHY], hand_named(who, args))


@word(command="fix-beat")
class Beat(Word):
    """*segments* of doing nothing but taking stock, not in melee (ALT-REA-023)."""

    who: CombatantId = from_text("who")
    segments: int = from_number("segments", 1, 20, 1)

    def check(self, state: State) -> None:
        opened(state)
        who = may_act(state, self.who)
        if who.contacts:
            raise Refused("alternatif-beat-in-melee", name=who.name)
        free_to_speak(state, who)

    def take(self, scene: Scene[State]) -> Action:
        state = scene.now
        who = state.combatants[self.who]
        until = max(state.segment, who.beat_until) + self.segments
        due = next((each.due + self.segments for each in who.hands if each.due is not None), None)
        yield from tell(BeatImposed(who.id, self.segments, until, due))


@word(command="gm-interrupt")
class Interrupt(Word):
    """What is in preparation is lost (ALT-REA-014); of an action under way *keep* segments count as done
    (ALT-REA-016)."""

    who: CombatantId = from_text("who")
    keep: int = from_number("keep", 0, FARTHEST, 0)

    def check(self, state: State) -> None:
        opened(state)
        who = may_act(state, self.who)
        if who.proposal is None:
            something_pending(who)

    def take(self, scene: Scene[State]) -> Action:
        segment = scene.now.segment
        for weapon in scene.now.combatants[self.who].hands:
            if weapon.pending:
                yield from tell(ActionLost(self.who, weapon.arm.hand, "interrupted", segment))
        if scene.now.combatants[self.who].proposal is not None:
            # What is announced and not begun goes with it, or it would begin all the same.
            yield from tell(ProposalSettled(self.who, "refused"))
        yield from breaking_off.interrupt(scene, self.who, self.keep)


def _only_strikes(who: Combatant) -> bool:
    """Whether what *who* prepares, or has come up, is a melee action and nothing else."""
    wrestles = any(each.pending for each in who.wrestling.grips)
    return any(each.pending for each in who.hands) and who.task is None and not wrestles


@word(command="gm-test")
class CallTest(Word):
    """A simultaneous test between two people; *gap*: the seconds it takes to be early enough (ALT-REA-017 to -019).

    What both do in this segment comes in the order that it shows, and nobody is asked about that order any more. Of
    two blows it is never rolled: these are simultaneous."""

    a: CombatantId = from_text("a")
    b: CombatantId = from_text("b")
    gap: int | None = from_optional_number("gap", 1, 5)

    def check(self, state: State) -> None:
        opened(state)
        a, b = pair(state, self.a, self.b)
        if _only_strikes(a) and _only_strikes(b):
            raise Refused("alternatif-test-blows", name=a.name, target=b.name)

    def take(self, scene: Scene[State]) -> Action:
        earlier = yield from simultaneous_tests.simultaneous_test(scene, self.a, self.b, self.gap)
        state = scene.now
        pairs = ((self.a, self.b), (self.b, self.a))
        if shots := [pair for pair in pairs if pair in loosing.contests(state)]:
            yield from loosing.in_order(scene, *shots[0], earlier)
        elif deeds := [pair for pair in pairs if simultaneous_tests.is_between(state, *pair)]:
            yield from simultaneous_tests.in_order(scene, *deeds[0], earlier)
