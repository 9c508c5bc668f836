"""Which die a melee reaction rolls, and how long a parry postpones (tables 4 and 4 bis; ALT-REA-026 to -030)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from functools import lru_cache
from typing import Any, Final, Literal

from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.events import PUBLIC, Audience
from bot.kernel.persons import Typed
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base import shares
from bot.rulesets.alternatif.base.distances import (
    NOTHING_PENDING,
    NOTHING_UP,
    State,
    both,
    noticed,
    rested,
    stirred,
    wields,
)
from bot.rulesets.alternatif.secrecy import PENDING, pending_of
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Combatant,
    Deed,
    Hand,
    Intention,
    Rolled,
    Settings,
    Status,
    Wielded,
    stood_by,
)
from bot.rulesets.shared import planning
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.deciding import ALWAYS
from bot.rulesets.shared.naming import CombatantId

# ---- What is in preparation: announcements of melee, reactions, initiatives; which of two events comes first.


@happens(to=PENDING)
class ActionDeclared:
    """*repeated*: by default, without a word (the reaction says what it changes). *kept*: a melee action was in
    preparation already, it goes on. *second*: the weapon of the off hand, which fights too."""

    combatant: CombatantId
    action: Literal["melee"]
    hand: Hand
    weapon: str
    target: CombatantId | None
    repeated: bool
    stamp: int
    kept: bool = False
    second: str | None = None

    def why(self) -> tuple[str, ...]:
        if self.repeated:
            return ("ALT-REA-012",)
        return ("ALT-REA-001", "ALT-MEL-014") if self.kept else ("ALT-REA-001", "ALT-GEN-004")

    def change(self, state: State) -> State:
        if self.repeated:
            return state
        state = rested(state, self.combatant)
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        # Whom he means to strike he is turned against, whatever was said before (ALT-TAC-003).
        footing = who.footing if who.footing.faces in (None, self.target) else evolve(who.footing, faces=None)
        announced = not self.kept
        return state.put(
            evolve(
                who, intent="melee", target=self.target, announced=announced, proposal=None, footing=footing, news=()
            ),
        )


@happens("ALT-REA-002", "ALT-REA-026", to=PENDING)
class ReactionRolled:
    """*segment* (the due one) = *stamp* + max(1, sum of *faces* + *adjust*) + *fixed* + *postponed*; *raised*: what
    that minimum adds."""

    combatant: CombatantId
    hand: Hand
    die: str
    faces: tuple[int, ...]
    adjust: int
    initial: bool
    stamp: int
    postponed: int
    segment: int
    fixed: int = 0
    raised: int = field(default=0, metadata={LATER: True})

    def why(self) -> tuple[str, ...]:
        return (*(("ALT-REA-031",) if self.initial else ()), *(("ALT-PAR-016",) if self.postponed else ()))

    def change(self, state: State) -> State:
        # An initial roll stays one when the same action is taken up again in the same segment.
        rolled = Rolled(self.stamp, self.die, self.faces, self.initial)
        changes: dict[str, Any] = {"announced": False}
        if self.initial:
            changes["initial"] = False
        who = state.combatants.get(self.combatant)
        if state.ahead and who is not None and not who.hidden:
            # He counts from this very segment: his side knows of it from now on.
            state = evolve(state, ahead=0)
        return wields(state, self.combatant, self.hand, {"due": self.segment, "rolled": rolled}, **changes)


@happens(to=PUBLIC)
class StoodBy:
    """*forced*: there is nobody left to fight; he is asked again as soon as there is. *until*: the segment until which
    he means to wait, or the *deed* of *whom*; None: until he is asked again."""

    combatant: CombatantId
    segment: int
    forced: bool
    until: int | None = None
    deed: Deed | None = None
    whom: CombatantId | None = None

    def why(self) -> tuple[str, ...]:
        return ("ALT-REA-012",) if self.forced else ("ALT-REA-011",)

    def change(self, state: State) -> State:
        intent = "none" if self.forced else "standby"
        state = rested(state, self.combatant)
        who = state.combatants.get(self.combatant)
        waiting = None if who is None or self.forced else stood_by(state, who, self.until, self.deed, self.whom)
        return both(
            state,
            self.combatant,
            NOTHING_PENDING,
            intent=intent,
            waiting=waiting,
            announced=False,
            proposal=None,
            news=(),
            intention=None,
        )


@happens("ALT-REA-012", to=PENDING)
class CarriedOn:
    """Asked again, *combatant* goes on as he announced, or says at once what he does instead."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, news=(), carried_on=state.segment)


@happens("ALT-REA-011", to=PUBLIC)
class PlanEnded(planning.PlanEnded):
    """He is asked what he does, whether he stands by or would have gone on."""

    def befalls(self, state: State, who: Combatant) -> State:
        state = super().befalls(state, who)
        return stirred(state.with_(who.id, news=(*who.news, "plan")), who.id)


@happens("ALT-REA-011", "ALT-REA-015", to=PENDING)
class IntentionSaid:
    """*combatant* has said what he does next, once his present action is over, or in its place (*soon*)."""

    combatant: CombatantId
    action: str
    target: CombatantId | None = None
    weapon: str | None = None
    how: Typed = ""
    soon: bool = False

    def change(self, state: State) -> State:
        said = Intention(self.action, self.target, self.weapon, self.how, self.soon)
        return state.with_(self.combatant, intention=said)


@happens("ALT-REA-011", to=PENDING)
class IntentionSettled:
    """What *combatant* meant to do next is announced now, or was taken *back*, or is impossible: *reason* is the
    refusal and its facts, as `shared.seeing.alike` writes them."""

    combatant: CombatantId
    how: Literal["announced", "back", "impossible"]
    action: str
    reason: Typed = ""

    def change(self, state: State) -> State:
        if self.how != "impossible":
            return state.with_(self.combatant, intention=None)
        return noticed(state.with_(self.combatant, intention=None, hindered=self.reason), self.combatant, "next")


@happens("ALT-REA-023", to=PENDING)
class BeatImposed:
    """His next reaction counts from *until*; what was pending comes at *due*."""

    combatant: CombatantId
    segments: int
    until: int
    due: int | None

    def befalls(self, state: State, who: Combatant) -> State:
        hands = tuple(evolve(each, due=None if each.due is None else each.due + self.segments) for each in who.hands)
        task, more = who.task, self.segments
        if task is not None and state.segment < task.first:
            # What is still in preparation comes later, too.
            task = evolve(task, prepared=task.prepared + more, first=task.first + more, last=task.last + more)
        return state.put(evolve(who, hands=hands, task=task, beat_until=self.until))


@happens("ALT-REA-004", "ALT-PAR-011", to=PENDING)
class ActionCameUp:
    combatant: CombatantId
    hand: Hand
    segment: int

    def change(self, state: State) -> State:
        weapon = {**NOTHING_UP, "due": None, "up": True, "status": "offensive", "carry": 0}
        return wields(state, self.combatant, self.hand, weapon)


_LOST: Final = {
    "given_up": ("ALT-MEL-009",),
    "no_target": ("ALT-MEL-014", "ALT-MEL-009"),
    "contact_lost": ("ALT-MEL-003",),
    "interrupted": ("ALT-REA-014",),
    "free_action": ("ALT-FRE-003",),
}


@happens()
class ActionLost:
    combatant: CombatantId
    hand: Hand
    reason: Literal["given_up", "no_target", "contact_lost", "interrupted", "free_action"]
    segment: int

    def why(self) -> tuple[str, ...]:
        return _LOST[self.reason]

    def audience(self) -> Audience:
        return PUBLIC if self.reason == "given_up" else pending_of(self.combatant)

    def change(self, state: State) -> State:
        if self.reason == "interrupted":
            return wields(state, self.combatant, self.hand, NOTHING_PENDING, intent="none", announced=False)
        return wields(state, self.combatant, self.hand, NOTHING_PENDING)


@happens(to=PENDING)
class InitiativePostponed:
    """*segment*: the new due one; None when nothing was pending (the next reaction bears it, ALT-PAR-016)."""

    combatant: CombatantId
    hand: Hand
    by: int
    segment: int | None
    reason: Literal["parry", "guard"]

    def why(self) -> tuple[str, ...]:
        if self.reason == "guard":
            return ("ALT-SIM-003", "ALT-PAR-009")
        return ("ALT-PAR-008", "ALT-PAR-009") if self.segment is not None else ("ALT-PAR-016", "ALT-PAR-009")

    def change(self, state: State) -> State:
        weapon = {**NOTHING_UP, "due": self.segment, "status": "defensive", "carry": self.by}
        return wields(state, self.combatant, self.hand, weapon)


@happens(changes=False, to=PUBLIC)
class StatusChanged:
    """What a postponement, or an action that comes up, does: in words."""

    combatant: CombatantId
    hand: Hand
    status: Status

    def why(self) -> tuple[str, ...]:
        return ("ALT-PAR-012",) if self.status == "defensive" else ("ALT-PAR-011",)


@happens("ALT-REA-018", "ALT-REA-019", changes=False, to=PUBLIC)
class SimultaneousTestRolled:
    """The seconds in which two events of one segment fall; *earlier* prevents the other, None when the gap is less than
    *gap* (ALT-REA-018, -019)."""

    combatant: CombatantId
    other: CombatantId
    face: int
    other_face: int
    second: int
    other_second: int
    gap: int
    earlier: CombatantId | None


DAGGER = "dagger"
"""The standing order that gives a left-hand dagger the specialist's advantage instead of the right hand's weapon."""

# Table 4: by row of martial bonus (1-6, 7-12, 13-18, 19+, 19+ for specialists), one column per hand.
_TABLE: dict[Hand, tuple[str, ...]] = {
    "right": ("d10", "d8", "d6", "d4", "d3"),
    "left": ("d10", "d10", "d8", "d8", "d6"),
    "both": ("d8", "d6", "d4", "d3", "d2"),
}
_SIZES = ("d12", "d10", "d8", "d6", "d4", "d3", "d2")


def die_of(who: Combatant, weapon: Wielded, settings: Settings) -> Dice:
    """The reaction die of *weapon*, beside whatever else *who* wields (ALT-REA-026 to -030, ALT-OFF-007), or the one
    that he shares with others (ALT-GMX-008)."""
    if who.crowd.band and who.crowd.sharing > 1 and not weapon.arm.is_shield:
        return shares.share(who.crowd.sharing)
    beside = who.main.arm if weapon.arm.hand == "left" and who.main is not weapon else None
    arm = weapon.arm
    if gives_dagger(who):
        if arm.hand == "left":
            beside = None
        else:
            arm = evolve(arm, specialised=False)
    return reaction_die(arm, who.bm, settings, beside)


def may_give_dagger(who: Combatant) -> bool:
    """Whether *who* is a specialist of what either hand holds, a dagger in the left: then he says which of them has the
    advantage (ALT-REA-030)."""
    off = who.off
    if off is None or off.arm.hand != "left" or off.arm.weapon != "dagger":
        return False
    return off.arm.specialised and who.main.arm.specialised and who.main.arm.hand == "right"


def gives_dagger(who: Combatant) -> bool:
    """Whether the dagger has it, by his standing order; unsaid, it is the right hand."""
    return who.orders.get(DAGGER) == ALWAYS and may_give_dagger(who)


def reaction_die(arm: Arm, bm: int, settings: Settings, beside: Arm | None = None) -> Dice:
    """The die of a melee reaction with *arm* at martial bonus *bm*; *beside*: the right hand's weapon, if *arm* is in
    the left one."""
    if arm.reaction is not None and (arm.count, settings.lost_limbs) != (arm.of, "from_next_roll"):
        left = arm.count if settings.lost_limbs == "from_next_roll" else arm.of
        return shares.regrouped(dice(arm.reaction), arm.of, left)
    return _die(
        arm.hand,
        arm.is_shield,
        arm.specialised and _may_specialise(arm, settings, beside),
        arm.reaction,
        bm,
        settings.specialist_shift,
    )


def _may_specialise(arm: Arm, settings: Settings, beside: Arm | None) -> bool:
    """At most one of two weapons has the specialist's row: the right one, else a dagger in the left (ALT-REA-030)."""
    if arm.hand != "left":
        return True
    if beside is not None and beside.specialised:
        return False
    return arm.weapon == "dagger" or settings.left_hand_specialist == "any_if_right_has_none"


@lru_cache(maxsize=1024)
def _die(hand: Hand, shield: bool, specialist: bool, own: str | None, bm: int, shift: str) -> Dice:
    if own is not None:
        return dice(own)
    if shield:
        return dice("d10" if bm >= 13 else "d12")
    row = 0 if bm <= 6 else 1 if bm <= 12 else 2 if bm <= 18 else 3
    column = _TABLE.get(hand, _TABLE["right"])
    if not specialist:
        return dice(column[row])
    if shift == "row_below":
        return dice(column[row + 1])
    return dice(_SIZES[_SIZES.index(column[row]) + 1])


def postponement(what: Dice) -> int:
    """Half the greatest result of the reaction die, halves rounded up, in segments (ALT-PAR-009).

    >>> [postponement(dice(text)) for text in ("d12", "d10", "d8", "d6", "d4", "d3", "d2", "2d6")]
    [6, 5, 4, 3, 2, 2, 1, 6]
    """
    return (what.count * what.sides + 1) // 2


# ---- Simultaneous tests: which of two events of one segment comes first, to the second (ALT-REA-017 to -019).

D6 = dice("d6")
SIDES = 6
pairs: Final[Point[[AlternatifState], Iterator[tuple[str, str]]]] = Point("whose actions could prevent each other")
"""Those who act hand to hand, and those whose action ends now, where one could prevent the other."""
is_prevented: Final[Point[[AlternatifState, Combatant], bool]] = Point("whose blow an earlier action prevents")
is_between: Final[Point[[AlternatifState, str, str], bool]] = Point("which actions a test puts in order")
"""Whether a test says in which order what one does hand to hand and the action of another come."""
in_order: Final[Point[[Scene[AlternatifState], str, str, str | None], Action]] = Point("two actions in their order")
"""They come in their order: that of the person named last first; None: both happen."""


def simultaneous_test(scene: Scene[AlternatifState], one: str, other: str, gap: int | None = None) -> Step[str | None]:
    """Roll the seconds of *one* and of *other*; who is earlier by *gap* seconds or more (the table's setting unless
    given) prevents the other's event, None: both happen."""
    needed = scene.now.settings.simultaneous_test_gap if gap is None else gap
    (face,) = yield from roll(D6, who=one, why="second")
    (other_face,) = yield from roll(D6, who=other, why="second")
    state = scene.now
    first = second_of(state.combatants[one], face, state.settings)
    second = second_of(state.combatants[other], other_face, state.settings)
    earlier = one if second - first >= needed else other if first - second >= needed else None
    yield from tell(
        SimultaneousTestRolled(
            combatant=one,
            other=other,
            face=face,
            other_face=other_face,
            second=first,
            other_second=second,
            gap=needed,
            earlier=earlier,
        )
    )
    return earlier


def gaps(settings: Settings) -> tuple[str, ...]:
    """The gaps in seconds that the game master may ask for: the table's own, and one or two more where the effect takes
    time to arrive, as far as a segment has them (ALT-REA-019)."""
    least = settings.simultaneous_test_gap
    return tuple(str(gap) for gap in range(least, min(least + 3, SIDES)))


def second_of(who: Combatant, face: int, settings: Settings) -> int:
    """The second in which the action of *who* takes effect, 1 at the earliest (ALT-REA-018)."""
    if not settings.simultaneous_test_dex:
        return face
    dexterity = who.dex_std if settings.negative_dex_on_reaction == "applied" else max(0, who.dex_std)
    return max(1, face - dexterity)
