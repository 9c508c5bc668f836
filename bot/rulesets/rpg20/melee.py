"""Blows: in a posture, on the move, in a charge; one, two, and those that follow one that lands (R20-MEL-001 to -004,
-017, -018, R20-ACT-003, R20-SPE-008)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, Final, cast

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20 import specials as killing
from bot.rulesets.rpg20.attack import AttackBegun, tried
from bot.rulesets.rpg20.base import Outlook, Trial, by_domain
from bot.rulesets.rpg20.needs import APART, THERE, UPRIGHT, Needs, far, held, whole
from bot.rulesets.rpg20.sequences import slot as aiming
from bot.rulesets.rpg20.sequences.slot import (
    AIM,
    Meant,
    aim_of,
    chosen,
    end,
    goes_to,
    is_gone,
    made,
    places_of,
    under_way,
    with_,
)
from bot.rulesets.rpg20.shooting.events import DistanceSet
from bot.rulesets.rpg20.state import Fighter, Intention, State, Weapon
from bot.rulesets.rpg20.state.people import FISTS
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.lacking import Lack, Said, foe
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import of_whom
from bot.rulesets.shared.odds import Odds

# ---- What is told of strikes before they fall.


@happens("R20-MEL-002", "R20-MEL-018", to=PUBLIC)
class StrikeChosen:
    """*combatant* strikes at *target*; *basic*: it is one of his own strikes, and none that follows one that has landed
    (R20-MEL-003)."""

    combatant: CombatantId
    target: CombatantId
    basic: bool

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is None:
            return state
        left = turn.left - 1 if self.basic else turn.left
        return state.in_turn(left=left, extra=0, basic=self.basic, last=self.target)

    def why(self) -> tuple[str, ...]:
        return () if self.basic else ("R20-MEL-003",)


@happens("R20-MEL-003", to=PUBLIC)
class FollowLeft:
    """*combatant* does not follow up: he has *chosen* so, or has nobody within reach."""

    combatant: CombatantId
    chosen: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state.in_turn(extra=0)


BARE: Final = "bare"
CLUB: Final = "club"
POSTURES: Final = ("normal", "offensive")


def _in_hand(who: Fighter) -> list[Weapon]:
    """With what he strikes who says nothing of it: what he holds, or has, to strike with; else bare hands."""
    arms = using.strikers(who)
    made = [each for each in arms if each.weapon != FISTS and not who.arm(each.weapon).shoots]
    return made or [each for each in arms if each.weapon == FISTS] or arms


def _instead(who: Fighter) -> dict[str, Weapon]:
    """With what else he may strike, by the manner that says so: bare hands, what is made for shooting (R20-ACT-008,
    -009)."""
    usual = [each.weapon for each in _in_hand(who)]
    others = [each for each in using.strikers(who) if each.weapon not in usual]
    bare = [(BARE, each) for each in others if each.weapon == FISTS]
    clubs = [(CLUB, each) for each in others if who.arm(each.weapon).shoots]
    return dict((*bare, *clubs[:1]))


class Strike(Meant):
    """A blow with a weapon or bare hands, in a posture (R20-MEL-001, R20-ACT-008, -009)."""

    code = "strike"
    deed = "strike"
    moving = False
    whom: Needs = (*THERE, whole, held)

    def targets(self, at: Outlook) -> tuple[str, ...]:
        return at.seen

    def hows(self, at: Outlook, given: Choice) -> tuple[str, ...]:
        """Postures, and what else the blow is for (R20-SPE-001, -003, -007, -013, -016)."""
        found = ["normal", "offensive", AIM, "stun", "stun+offensive", "disarm", "disarm+offensive"]
        if "with" not in given:
            found += _instead(at.who)
        target = at.state.combatants.get(given.get("target", ""))
        if target is not None and target.immobilised:
            found.append("fatal")
        return tuple(found)

    def asks(self, at: Outlook) -> Blanks | None:
        arms, targets = at.strikers, self.targets(at)

        def fields(given: Choice) -> tuple[Field, ...]:
            hows = self.hows(at, given)
            how = (Field("how", hows),) if hows else ()
            # Whoever holds a weapon strikes with it: other ways are manners, or are named.
            among = arms if "with" in given else _in_hand(at.who)
            # In which posture is asked of those alone.
            posture = (Field("posture", POSTURES),) if given.get("how") in (BARE, CLUB) else ()
            return (Field("target", targets), *with_(among, given), *how, *posture, *places_of(at, given))

        return fields if targets else None

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return "nobody", {}

    def arm(self, at: Outlook, choice: Choice) -> Weapon:
        """With what he strikes: what he names, else what is in his hand."""
        weapon: Weapon = chosen(at.strikers if "with" in choice else _in_hand(at.who), choice)
        return weapon

    def rolls(self, state: State, who: Fighter, means: Intention) -> Odds | None:
        target = means.target
        metres = None if target is None else state.distance(who.id, target)
        if target not in state.combatants or means.purpose == "fatal":
            return None
        if metres is not None and metres > 1 and not goes_to(means):
            return None
        return tried(state, begun(state, who, means, target))

    def means(self, at: Outlook, choice: Choice) -> Intention:
        how = choice.get("how", "normal").split("+")
        other = next((each for way, each in _instead(at.who).items() if way in how and "with" not in choice), None)
        purpose = next((each for each in ("stun", "disarm", "fatal") if each in how), "")
        return Intention(
            *(self.deed, self.moving, "approach" if self.moving else "", (choice["target"],)),
            weapon=self.arm(at, choice).weapon if other is None else other.weapon,
            posture="offensive" if "offensive" in (*how, choice.get("posture")) else "normal",
            purpose=cast(Any, purpose),
            aim=aim_of(at, choice),
        )


class MoveAndStrike(Strike):
    """A move to somebody and a blow: both at half chances, with the game master's leave (R20-ACT-003)."""

    code = "move_strike"
    moving = True
    needs = UPRIGHT
    whom: Needs = (*THERE, foe, APART, whole, held)

    def targets(self, at: Outlook) -> tuple[str, ...]:
        return tuple(each for each in at.foes if not at.state.engaged(at.who.id, each))

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return ("all_at_hand" if at.foes else "nobody"), {}


def _runs_with(who: Fighter) -> Weapon:
    """What counts for how far he must run up."""
    return max(using.strikers(who), key=lambda each: not each.bare)


_RUN_UP: Final = of_whom(
    "run_up",
    lambda at, whom: not may_charge(at.state, at.who, _runs_with(at.who), whom.id),
    metres=lambda at, whom: far(at, whom.id),
    least=lambda at, whom: _run_of(_runs_with(at.who)),
)
"""The distance allows a charge (R20-SPE-008)."""


def _run_of(weapon: Weapon) -> int:
    """From how many metres on one charges with it."""
    return weapon.charge + weapon.beyond


class Charge(MoveAndStrike):
    """From a certain distance: +1, no parry, double damage; two actions in one (R20-SPE-008, -009)."""

    code = "charge"
    moving = False
    whom = (*MoveAndStrike.whom, _RUN_UP)

    def hows(self, at: Outlook, given: Choice) -> tuple[str, ...]:
        return ()

    def targets(self, at: Outlook) -> tuple[str, ...]:
        weapon = _runs_with(at.who)
        return tuple(each for each in super().targets(at) if may_charge(at.state, at.who, weapon, each))

    def nothing(self, at: Outlook, said: Said) -> Lack:
        near = not super().targets(at)
        return super().nothing(at, said) if near else ("no_run_up", {"least": _run_of(_runs_with(at.who))})

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention(
            "strike",
            targets=(choice["target"],),
            weapon=self.arm(at, choice).weapon,
            posture="offensive" if at.state.settings.charge_posture == "offensive" else None,
            purpose="charge",
        )


def begun(state: State, who: Fighter, means: Intention, target: str) -> AttackBegun:
    """That he strikes *target*. A place, and disarming, are for the first of his blows alone (R20-SPE-003); nobody
    helpless is missed (R20-SPE-005)."""
    first = not made(state, who)
    purpose = means.purpose if means.purpose == "stun" or (first and means.purpose != "fatal") else ""
    return AttackBegun(
        *(who.id, target, means.weapon, "strike", "single", 1, purpose),
        aim=means.aim if first else 0,
        halved=1 if means.moving else 0,
        sure=state.combatants[target].immobilised,
    )


def may_charge(state: State, who: Fighter, weapon: Weapon, target: str) -> bool:
    """Whether the distance allows a charge with *weapon*, as far as it is known (R20-SPE-008)."""
    metres = state.distance(who.id, target)
    if metres is None:
        return True
    return metres > weapon.charge if weapon.beyond else metres >= weapon.charge


ACTIONS: Final = (Strike(), MoveAndStrike(), Charge())


# ---- What a strike is the sum of beside attribute and domain (R20-MEL-007 to -010).

_MOTION = {"": 0, "still": 2, "moving": -1, "fast": -1}
_BULK = {"": 0, "tiny": -2, "gigantic": 2}


def fights(state: State, who: Fighter) -> bool:
    """Whether he has chosen to fight hand to hand in this sequence (R20-MEL-010)."""
    if who.immobilised or who.dead or who.surprised == state.round:
        return False
    return who.means is not None and who.means.in_melee


def defending(state: State, on: Trial) -> tuple[Term, ...]:
    """The better the target fights, the harder it is to find the opening (R20-MEL-009, -010)."""
    target = on.target
    if target is None or not fights(state, target):
        return ()
    arm = target.guard
    score = 0 if arm is None else target.domain(arm.domain)
    return terms(("defender", -score if state.settings.defender_domain == "full" else by_domain(score)))


def conditions(state: State, on: Trial) -> tuple[Term, ...]:
    """The five lines of melee (R20-MEL-007); somebody helpless is motionless where a test is made all the same
    (R20-SPE-015)."""
    target = on.target
    if target is None:
        return ()
    return terms(
        ("motion", 2 if target.immobilised else _MOTION[target.motion]),
        ("light", -1 if state.light == "dark" else 0),
        ("bulk", _BULK[target.bulk]),
    )


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
        said = yield from killing.judged(scene)
        if said is not None:
            yield from tell(StrikeChosen(who.id, target, basic=True))
            yield from killing.kill(scene, target, said)
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
