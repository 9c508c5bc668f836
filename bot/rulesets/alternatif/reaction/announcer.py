"""What somebody has before him when he decides what to do: the facts that several actions ask of him and of those
around him, each looked up once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.kernel.decisions import Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.alternatif.base import arms, distances, story
from bot.rulesets.alternatif.base.checks import free_to_speak, hand_named, known
from bot.rulesets.alternatif.base.needs import ACTS, About, held_in, out_of_contact, pending
from bot.rulesets.alternatif.combatants.words import WHY, override
from bot.rulesets.alternatif.reaction import dice as simultaneous_tests
from bot.rulesets.alternatif.reaction.dice import ActionLost, BeatImposed
from bot.rulesets.alternatif.reaction.initiative import may_go_for, prepares
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, foes, is_clinched, within_reach
from bot.rulesets.shared.actions import Blanks, Costs, once
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_number, from_optional_number, from_text, number, optional, text
from bot.rulesets.shared.people import opened, two

# ---- The game master's hand on initiative: when something comes, beats, interruptions, tests of who is first. While a
# question stands: an action that is up is taken away from its owner, whose question is withdrawn; a blow that was
# struck stays.

State = AlternatifState
FARTHEST = 99
"""Segments from now in which something may be made to come."""


@word()
class SetInitiative(About):
    """The pending action of *hand* (the main one unless given) comes at *segment* (a later one than now); None: there
    is none, he stands by."""

    needs = ACTS
    segment: int | None
    reason: Typed = ""
    hand: Hand | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        arm = held_in(who, self.hand).arm
        if self.segment is None:
            pending(state, who)
        elif not arm.strikes and not arms.is_shot(who.task):
            raise Refused("alternatif-only-shoots", name=who.name, weapon=arm.weapon)
        elif not state.segment < self.segment <= state.segment + FARTHEST:
            last = state.segment + FARTHEST
            raise Refused("alternatif-segment-range", segment=self.segment, now=state.segment, last=last)

    def take(self, scene: Scene[State]) -> Action:
        if self.segment is not None and arms.is_shot(scene.now.combatants[self.who].task):
            yield from tell(story.shot_moved(self.who, self.segment))
            return
        if self.segment is not None:
            # A melee action at a given moment replaces whatever else is under way.
            yield from story.drop(scene, self.who)
        yield from override(scene, self.who, "due", self.segment, self.reason, self.hand)


@composed(command="fix-initiative")
def initiative(state: State, by: int, args: Args) -> SetInitiative:
    """`segment` (none: he stands by), `with` which weapon."""
    segment = None if optional(args, "segment") is None else number(args, "segment")
    who = known(state, text(args, "who"))
    return SetInitiative(by, who.id, segment, str(args.get("reason") or "")[:WHY], hand_named(who, args))


@word(command="fix-beat")
class Beat(About):
    """*segments* of doing nothing but taking stock, not in melee (ALT-REA-023)."""

    needs = (*ACTS, out_of_contact, free_to_speak)
    segments: int = from_number("segments", 1, 20, 1)

    def take(self, scene: Scene[State]) -> Action:
        state = scene.now
        who = state.combatants[self.who]
        until = max(state.segment, who.beat_until) + self.segments
        due = next((each.due + self.segments for each in who.hands if each.due is not None), None)
        yield from tell(BeatImposed(who.id, self.segments, until, due))


@word(command="gm-interrupt")
class Interrupt(About):
    """What is in preparation is lost (ALT-REA-014); of an action under way *keep* segments count as done
    (ALT-REA-016)."""

    needs = ACTS
    keep: int = from_number("keep", 0, FARTHEST, 0)

    def refuse(self, state: State, who: Combatant) -> None:
        if who.proposal is None:
            pending(state, who)

    def take(self, scene: Scene[State]) -> Action:
        segment = scene.now.segment
        for weapon in scene.now.combatants[self.who].hands:
            if weapon.pending:
                yield from tell(ActionLost(self.who, weapon.arm.hand, "interrupted", segment))
        yield from story.break_off(scene, self.who, self.keep)


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
        a, b = two(state, self.a, self.b)
        if _only_strikes(a) and _only_strikes(b):
            raise Refused("alternatif-test-blows", name=a.name, target=b.name)

    def take(self, scene: Scene[State]) -> Action:
        earlier = yield from simultaneous_tests.simultaneous_test(scene, self.a, self.b, self.gap)
        pairs = ((self.a, self.b), (self.b, self.a))
        if (yield from story.shots_in_order(scene, pairs, earlier)):
            return
        if deeds := [pair for pair in pairs if simultaneous_tests.is_between(scene.now, *pair)]:
            yield from simultaneous_tests.in_order(scene, *deeds[0], earlier)


LONGEST = 80
"""Characters of what somebody says about an action."""


class Announcer:
    """*who*, about to do something, with what he has before him."""

    def __init__(self, state: AlternatifState, who: Combatant) -> None:
        self.state = state
        self.who = who

    # ---- at grips

    @once
    def sought(self) -> tuple[str, ...]:
        """The enemies for whom he may go, those in contact first: they are the nearer choice."""
        return (*self.upon, *(ident for ident in self._open if ident not in self.upon))

    @once
    def upon(self) -> tuple[str, ...]:
        """Those of `sought` who are in contact with him."""
        return tuple(ident for ident in within_reach(self.state, self.who) if ident in self._open)

    @once
    def _open(self) -> tuple[str, ...]:
        state, who = self.state, self.who
        return tuple(each for each in foes(state, who) if may_go_for(state, who, each))

    @once
    def near(self) -> tuple[str, ...]:
        """Whom he can attack where he stands."""
        return tuple(distances.attackable(self.state, self.who))

    @once
    def named(self) -> tuple[str, ...]:
        """Whom he may name for an attack: those near him, then those to whom others bar his way, for the rules say
        so themselves."""
        state, people = self.state, self.state.combatants
        barred = (each for each in self.sought if each not in self.near and people[each].behind)
        return (*self.near, *(each for each in barred if distances.guards(state, self.who, people[each])))

    @once
    def strikable(self) -> tuple[str, ...]:
        """Those of `sought` whom he can attack where he stands with a weapon that he prepares actions with."""
        if not any(prepares(self.who, each) for each in self.who.hands):
            return ()
        return tuple(ident for ident in self.sought if ident in self.near)

    @once
    def afar(self) -> tuple[str, ...]:
        """Those of `sought` who are too far off to be attacked, and to whom nobody bars the way."""
        far = [ident for ident in self.sought if distances.is_far(self.state, self.who.id, ident)]
        return tuple(distances.within_the_lines(self.state, self.who, far))

    @once
    def fights(self) -> bool:
        """Whether he holds anything to strike with in melee."""
        return arms.fights_hand_to_hand(self.who)

    @once
    def clinched(self) -> bool:
        """Whether he is engaged in wrestling: then he does little else (ALT-WRE-015)."""
        return is_clinched(self.who)

    # ---- from afar

    @once
    def marks(self) -> tuple[str, ...]:
        """Whom he can shoot at with what he holds for it."""
        held = arms.held(self.who)
        return tuple(arms.targets(self.state, self.who, held[0])) if held else ()

    @once
    def aims(self) -> Mapping[str, tuple[str, ...]]:
        """Whom he could shoot at, by weapon; an object comes last, it must be named."""
        found = {each.weapon: tuple(arms.targets(self.state, self.who, each)) for each in arms.shootable(self.who)}
        return {weapon: targets for weapon, targets in found.items() if targets}

    @once
    def shoots(self) -> bool:
        """Whether a target alone means a shot: he can shoot, and nobody is upon him whom he could strike."""
        return bool(self.marks) and not (self.upon and self.strikable)

    # ---- what he has

    @once
    def in_hand(self) -> tuple[str, ...]:
        """The weapons that he holds, none of them his own body."""
        return tuple(each.arm.weapon for each in self.who.hands if not each.arm.is_natural)

    @once
    def steps(self) -> Mapping[str, Sequence[str]]:
        """What an autopilot would do now to change what it holds, by action; nothing for people, who say so."""
        return story.rearming(self.state, self.who)

    @once
    def companions(self) -> tuple[str, ...]:
        """Those of his side who have announced something, or are at it."""
        people = self.state.combatants.values()
        mine = (each for each in people if each.side == self.who.side and each.id != self.who.id and not each.out)
        return tuple(each.id for each in mine if (each.task or each.proposal) is not None)


def blank(name: str, options: tuple[str, ...]) -> Blanks | None:
    """What is asked where one of *options* is needed; None, where there is none: it cannot be done."""
    return (Field(name, options),) if options else None


def which(name: str, options: tuple[str, ...]) -> Blanks | None:
    """As `blank`; but where there is only one it is not asked for."""
    return blank(name, options) if len(options) != 1 else ()


def named(args: Args, option: str) -> str | None:
    """What *option* says; None where it is not given."""
    given = args.get(option)
    return None if given is None else str(given)


def own_words(args: Args) -> str:
    """What somebody says of an action in words of his own."""
    return str(args.get("how") or "").strip()[:LONGEST]


def times(reaction: str | None, duration: str | None) -> Costs:
    """What labels tell of an action that takes so long, amounts both; nothing where it is not known before it is
    said."""
    if reaction is None or duration is None:
        return {}
    return {"reaction": _plain(reaction), "duration": _plain(duration)}


def _plain(amount: str) -> int | str:
    return int(amount) if amount.isdecimal() else amount.replace(">", " > ")
