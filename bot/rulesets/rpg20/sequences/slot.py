"""The slot under way: whose it is, and its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, Literal, cast

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20.base import FAR, Outlook, Trial, by_distance
from bot.rulesets.rpg20.needs import UPRIGHT
from bot.rulesets.rpg20.sequences.events import IntentionDeclared, Retargeted, SlotEnded
from bot.rulesets.rpg20.sequences.ticks import AwarenessSet
from bot.rulesets.rpg20.shooting.events import DistanceSet, FarJudged
from bot.rulesets.rpg20.state import GM, Fighter, Intention, State, Turn
from bot.rulesets.rpg20.state.deeds import Deed, Goal
from bot.rulesets.rpg20.state.people import line_called, places
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.needs import Needing
from bot.rulesets.shared.odds import Odds


def under_way(state: State) -> tuple[Turn, Fighter, Intention]:
    """The slot, who has it, and what he means to do in it. Raises `LookupError` where there is none."""
    turn = state.turn
    if turn is None:
        raise LookupError("no slot is under way")
    who = state.combatants[turn.who]
    return turn, who, who.means or Intention()


def end(
    scene: Scene[State],
    reason: Literal["done", "given_up", "unable", "no_target", "too_far", "empty_handed", "nothing"] = "done",
    *,
    stopped: bool = False,
) -> Action:
    """The slot is over; *stopped*: with a strike that he does not want."""
    turn, _, _ = under_way(scene.now)
    yield from tell(SlotEnded(turn.who, reason, stopped))


def is_gone(state: State, ident: str | None) -> bool:
    """Whether a target is dead, hidden or no longer here."""
    target = None if ident is None else state.combatants.get(ident)
    return target is None or target.dead or target.hidden


def is_left(state: State, who: Fighter, means: Intention) -> bool:
    """Whether somebody is left for whom it was meant; a companion who lies in wait is there for whoever treats him, as
    he was when that was offered (R20-WND-017)."""
    return any(not is_gone(state, each) or _knows_of(state, who, means, each) for each in means.targets)


def _knows_of(state: State, who: Fighter, means: Intention, ident: str) -> bool:
    target: Fighter | None = state.combatants.get(ident)
    return target is not None and means.deed == "treat" and not target.dead and target.side == who.side


# ---- At whom what was meant is done now, and how far away he is (R20-SEQ-010, R20-RNG-009, R20-MEL-017).

BANDS: Final = ("0", "3", "10", "20", "45", "90")
"""What a distance may be said to be, in metres: less than one, and a figure of each line of the table."""
FARTHEST: Final = 2000
"""Metres that part two people at most."""
EXACT: Final = (0, FARTHEST * 100, 100)
"""Whole metres that may be said instead (R20-RNG-009); see `Field`."""
FARTHER: Final = ("0", "-5", "-10", "-15", "-20", "-25", "-30")
"""What a shot may add that goes farther than the table of distances (R20-RNG-002)."""
ANY: Final = (-99_00, 20_00, 100)
"""Whole numbers that may be said instead; see `Field`."""
CLOSE: Final = "1"
"""Hand to hand (R20-MEL-017)."""
CLOSE_BY: Final = frozenset({"strike", "treat", "help"})
"""What is done to somebody at hand."""
MEASURED: Final = CLOSE_BY | {"shoot", "throw", "grenade"}
"""What hangs on how far away somebody is."""


def aimed_at(state: State, means: Intention) -> str:
    """What the line is called that *means* aims at; empty for none."""
    target = state.combatants.get(means.target or "")
    return "" if target is None or not means.aim else target.line(means.aim).place


def goes_to(means: Intention) -> bool:
    """Whether it brings him to its target: a charge, or what goes with a move."""
    return means.moving or means.purpose == "charge"


def treating(who: Fighter, means: Intention) -> Trial:
    """What is rolled to treat somebody; half of it on the move (R20-ACT-003)."""
    return Trial(who, halved=1 if means.moving else 0)


def made(state: State, who: Fighter) -> int:
    """So many attacks he has made in this slot of his."""
    return state.turn.made if state.turn is not None and state.turn.who == who.id else 0


def possible(state: State, who: Fighter, means: Intention) -> list[str]:
    """At whom the same action may be turned where its target is gone (R20-SEQ-010)."""
    found = []
    for each in state.combatants.values():
        if each.side == who.side or each.dead or each.hidden or each.id in means.targets:
            continue
        far = state.distance(who.id, each.id)
        if means.deed in CLOSE_BY and not goes_to(means) and far is not None and far > 1:
            continue
        if means.deed in ("shoot", "throw") and not using.in_range(state, who, who.arm(means.weapon), each.id):
            continue
        found.append(each.id)
    return found


def out_of_reach(state: State, who: Fighter, means: Intention) -> bool:
    """Whether it is meant for somebody who is too far away for it, or too near, as far as anybody has said."""
    if means.target is None or means.target == who.id or not is_left(state, who, means):
        return False
    if means.deed in CLOSE_BY and not goes_to(means):
        return (state.distance(who.id, means.target) or 0) > 1
    shot = (
        means.deed in ("shoot", "throw") and means.mode != "long" and not _on_the_move(state, who, means, means.target)
    )
    return shot and not using.in_range(state, who, who.arm(means.weapon), means.target)


def _on_the_move(state: State, who: Fighter, means: Intention, target: str) -> bool:
    """Whether he shoots on the move at somebody who is out of range of where he was: what was said of how far away he
    is holds no more, and the game master has said nothing since (R20-RNG-009, R20-ACT-003)."""
    if not means.moving or means.deed not in ("shoot", "throw"):
        return False
    slot = state.turn is not None and state.turn.who == who.id
    said = target in (state.turn.measured if slot and state.turn is not None else means.measured)
    return not said and not using.in_range(state, who, who.arm(means.weapon), target)


def target_question(state: State) -> list[Decision]:
    """Whose target is gone turns the same action on somebody else, or lets it be (R20-SEQ-010): in silence on somebody
    who still stands, and on nobody who has fallen senseless."""
    if state.turn is None:
        return []
    turn, who, means = under_way(state)
    options = sorted(possible(state, who, means), key=lambda each: state.combatants[each].out)
    if not options:
        return []
    usual = NOTHING if state.combatants[options[0]].out else options[0]
    about: dict[str, Scalar] = {"deed": means.deed, "weapon": means.weapon, "target": means.target}
    key = f"{who.id}:retarget:{state.round}.{turn.made}.{len(means.targets)}"
    return [one_of(key, "retarget", who.id, (*options, NOTHING), about, usual=usual, blank="target")]


def retarget(scene: Scene[State]) -> Action:
    """Another target, or none."""
    if not target_question(scene.now):
        _, who, means = under_way(scene.now)
        yield from end(scene, "too_far" if out_of_reach(scene.now, who, means) else "no_target")
        return
    answer = yield from answered(target_question)
    if answer is None:
        return
    if answer["target"] == NOTHING:
        yield from end(scene, "given_up")
        return
    _, who, _ = under_way(scene.now)
    yield from tell(Retargeted(who.id, (answer["target"],)))


def in_line(state: State, who: Fighter, means: Intention) -> tuple[str, ...]:
    """Those in the line of a long burst who can still be shot at (R20-FIR-005, R20-RNG-006)."""
    weapon, there = who.arm(means.weapon), [each for each in means.targets if not is_gone(state, each)]
    return tuple(
        each for each in there if using.in_range(state, who, weapon, each) or _on_the_move(state, who, means, each)
    )


def has_fewer(state: State, who: Fighter, means: Intention) -> bool:
    """Whether of several in the line of a long burst some are left, and some are gone."""
    return means.mode == "long" and 0 < len(in_line(state, who, means)) < len(means.targets)


def close_ranks(scene: Scene[State]) -> Action:
    """The burst goes at those who are left of its line (R20-SEQ-010)."""
    _, who, means = under_way(scene.now)
    yield from tell(Retargeted(who.id, in_line(scene.now, who, means)))


def is_unknown(state: State, who: Fighter, target: str) -> bool:
    """Whether nobody has said how far away *target* is."""
    return state.distance(who.id, target) is None


def unmeasured(state: State, who: Fighter, means: Intention) -> str | None:
    """At whom it is meant of whom nobody has said how far away he is, or is now: of a long burst anybody in its
    line."""
    among = means.targets if means.mode == "long" else means.targets[:1]
    there = (each for each in among if not is_gone(state, each))
    return next((e for e in there if is_unknown(state, who, e) or _on_the_move(state, who, means, e)), None)


def arrives(state: State, means: Intention) -> bool:
    """Whether he comes to whomever it is meant for, however far away: the game master grants the move itself
    (R20-ACT-003)."""
    return state.settings.distances == "ahead" and means.moving and means.deed in CLOSE_BY


def to_measure(state: State) -> Fighter | None:
    """Who has said aloud, of somebody or a place, what hangs on a distance that nobody has said: the game master is
    asked then and there (R20-RNG-009). In secret it would tell of whom that was said, and of whoever is hidden that he
    is there: these are asked about in the slot."""
    if state.phase != "declaring" or state.settings.distances != "ahead" or state.settings.intentions == "secret":
        return None
    return next((each for each in state.combatants.values() if _is_to_measure(state, each)), None)


def _is_to_measure(state: State, who: Fighter) -> bool:
    means = who.means
    if means is None or who.hidden or means.deed not in MEASURED or arrives(state, means):
        return False
    if means.moving and who.id not in state.offered:
        # First he says whether the move is granted.
        return False
    if not means.targets:
        return means.metres is None
    return unmeasured(state, who, means) is not None


def ahead_question(state: State) -> list[Decision]:
    """How far it is to whoever, or wherever, somebody has just said that he means."""
    who = to_measure(state)
    return [] if who is None or who.means is None else measuring(state, who, who.means)


def distance_question(state: State) -> list[Decision]:
    """The game master says how far it is, to somebody or to the place (R20-RNG-009), or whether somebody is at hand
    (R20-MEL-017)."""
    if state.turn is None:
        return []
    _, who, means = under_way(state)
    return measuring(state, who, means)


def measuring(state: State, who: Fighter, means: Intention) -> list[Decision]:
    """How far it is to the first of those at whom *who* means it of whom nobody has said so, or to the place."""
    target = unmeasured(state, who, means)
    if means.targets and target is None:
        return []
    close = target is not None and means.deed in CLOSE_BY and not goes_to(means)
    options = (CLOSE, *BANDS[1:]) if close else (BANDS[3], *(each for each in BANDS if each != BANDS[3]))
    about: dict[str, Scalar] = {"author": who.id, "target": target, "deed": means.deed}
    return [one_of(f"{who.id}:metres:{state.round}:{target or ''}", "metres", GM, options, about, figures=EXACT)]


def ask_distance(scene: Scene[State]) -> Action:
    """How far away somebody is, by the game master's word."""
    return _ask(scene, distance_question, "metres", DistanceSet)


def _ask(
    scene: Scene[State],
    question: Callable[[State], list[Decision]],
    blank: str,
    kind: Callable[[str, str, int], Any],
) -> Action:
    """The game master answers *question* about a target with a number, of which *kind* tells: it is kept until somebody
    moves."""
    (asked,) = question(scene.now)
    answer = yield from answered(question)
    if answer is not None:
        about = asked.facts
        yield from tell(kind(str(about["author"]), str(about["target"]), int(answer[blank])))


def unjudged(state: State, who: Fighter, means: Intention) -> str | None:
    """At whom it is shot farther than the table of distances goes, of which the game master has said nothing; an
    autopilot shoots with what is proposed (R20-RNG-002)."""
    if who.temperament is not None:
        return None
    among = means.targets if means.mode == "long" else means.targets[:1]
    there = (each for each in among if not is_gone(state, each) and state.judged(who.id, each) is None)
    return next((each for each in there if (state.distance(who.id, each) or 0) > FAR), None)


def far_question(state: State) -> list[Decision]:
    """What a shot adds that goes farther than the table: the game master's word; what continues the table stands first
    (R20-RNG-002)."""
    if state.turn is None:
        return []
    _, who, means = under_way(state)
    target = unjudged(state, who, means)
    if target is None:
        return []
    metres = state.distance(who.id, target) or 0
    proposed = str(by_distance(who.perception, metres, who.arm(means.weapon).sight))
    options = tuple(dict.fromkeys((proposed, *FARTHER)))
    about: dict[str, Scalar] = {"author": who.id, "target": target, "metres": metres, "weapon": means.weapon}
    return [one_of(f"{who.id}:far:{state.round}:{target}", "far", GM, options, about, figures=ANY)]


def ask_far(scene: Scene[State]) -> Action:
    """What a shot farther than the table adds, by the game master's word."""
    return _ask(scene, far_question, "far", FarJudged)


def out_of_hiding(scene: Scene[State], ident: str, targets: Iterable[str], weapon: str) -> Action:
    """Whoever attacks shows himself; those whom he attacks do not see this one coming (R20-EVD-001)."""
    if not scene.now.combatants[ident].hidden:
        return
    yield from people.show(scene, ident, weapon)
    for target in targets:
        if not is_gone(scene.now, target) and ident not in scene.now.combatants[target].unseen_by:
            yield from tell(AwarenessSet(target, ident, aware=False))


# ---- What is meant in a sequence: the intention that an answer makes; moves, words of one's own, the defensive
# posture (R20-SEQ-010, R20-ACT).

AIM: Final = "aim"
TYPED: Final = "words"
"""Stands in a form for words of one's own."""


class Meant(Needing[Outlook]):
    """Something that is meant: *deed*, and what an answer makes of it."""

    deed: ClassVar[Deed]

    def means(self, at: Outlook, choice: Choice) -> Intention:
        """The intention that *choice* makes."""
        return Intention(self.deed)

    def rolls(self, state: State, who: Fighter, means: Intention) -> Odds | None:
        """What is rolled first when *who* does what he means, as things stand now; None: nothing, or nobody can tell
        yet what."""
        return None

    def trial(self, at: Outlook, choice: Choice) -> Odds | None:
        return self.rolls(at.state, at.who, self.means(at, choice))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        at = Outlook(scene.now, scene.now.combatants[who])
        means = self.means(at, choice)
        secret = scene.now.settings.intentions == "secret"
        yield from tell(IntentionDeclared(who, means, secret, aimed_at(scene.now, means)))


def with_(arms: Sequence[Any], given: Choice) -> tuple[Field, ...]:
    """With which of *arms*, where there are several, or one was named."""
    names = tuple(dict.fromkeys(each.weapon for each in arms))
    return (Field("with", names),) if len(names) > 1 or "with" in given else ()


def chosen(arms: Sequence[Any], choice: Choice) -> Any:
    """The one of *arms* that is named, else the first."""
    return next((each for each in arms if each.weapon == choice.get("with")), arms[0])


def places_of(at: Outlook, given: Choice) -> tuple[Field, ...]:
    """The place that is aimed at, by the lines of the target's body (R20-SPE-013)."""
    if AIM not in given.get("how", "").split("+"):
        return ()
    target = at.state.combatants.get(given.get("target", ""))
    return (Field("place", ("anywhere",) if target is None else places(target)),)


def aim_of(at: Outlook, choice: Choice) -> int:
    """The line that *choice* aims at, 0 for none."""
    target = at.state.combatants.get(choice.get("target", ""))
    return 0 if target is None else line_called(target, choice.get("place", ""))


class Move(Meant):
    """A move, which is all that he does (R20-ACT-001)."""

    code = "move"
    deed = "move"
    needs = UPRIGHT

    def asks(self, at: Outlook) -> Blanks:
        near = tuple(each for each in at.seen if not at.state.engaged(at.who.id, each))
        goals = (*(("approach",) if near else ()), "away", *(() if at.who.cover else ("cover",)))

        def fields(given: Choice) -> tuple[Field, ...]:
            goal = (Field("goal", goals),)
            return (*goal, Field("target", near)) if given.get("goal") == "approach" and near else goal

        return fields

    def means(self, at: Outlook, choice: Choice) -> Intention:
        target = (choice["target"],) if "target" in choice else ()
        return Intention("move", goal=cast(Goal, choice["goal"]), targets=target)


class Other(Meant):
    """Something that the table does not know, in words of one's own: the game master says what it adds to the
    initiative, and what comes of it (R20-SEQ-008)."""

    code = "other"
    deed = "other"
    in_words = True


class Defend(Meant):
    """The defensive posture: two defences, no blow (R20-MEL-005, R20-ACT-010)."""

    code = "defend"
    deed = "defend"

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention("defend", posture="defensive")


class Pass(Meant):
    """Nothing is done in this sequence (R20-ACT-010)."""

    code = "pass"
    deed = "pass"


ACTIONS: Final = (Move(), Other(), Defend(), Pass())
