"""The fields by which a question asks for a special action: which, against whom, with what, and its particulars.

Where only one thing is possible it is not asked. *suffix* ends the names of fields where a form asks about two weapons.
A pair is somebody who could be the target, and the weapon that it could be done with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, cast

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base.checks import hand_named, target_meant
from bot.rulesets.alternatif.base.distances import SIZES
from bot.rulesets.alternatif.base.shares import is_below
from bot.rulesets.alternatif.melee.actions import melee_times
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.ordinary.listed import TaskBroken, TaskEnded, simple
from bot.rulesets.alternatif.ordinary.tasks import Undertaking
from bot.rulesets.alternatif.reaction.announcer import Announcer
from bot.rulesets.alternatif.specials import possible
from bot.rulesets.alternatif.specials.counters import PrepareCounter
from bot.rulesets.alternatif.specials.records import GripHeld, GripReleased, GripTested, WeaponCaptured
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Flank,
    Hand,
    Kind,
    Manoeuvre,
    Task,
    Wielded,
    engaged_by,
    piece_id,
    within_reach,
)
from bot.rulesets.alternatif.state.specials import COUNTERS, KINDS, PIECES
from bot.rulesets.shared.actions import Blanks, Costs, Doable
from bot.rulesets.shared.options import Args, among, optional

SPECIAL = "special"
"""The option that opens the special actions."""
Pair: TypeAlias = tuple[Combatant, Wielded]
Able: TypeAlias = tuple[Kind, Pair]


def able(
    state: AlternatifState, who: Combatant, pairs: Sequence[Pair], among: Sequence[Kind] = KINDS
) -> list[tuple[Kind, Pair]]:
    """Every special action of *among* that *who* could do, with each of *pairs* that it could be done to and with."""
    open_ones = [(pair, possible.kinds(state, who, pair[1], pair[0])) for pair in pairs]
    return [(kind, pair) for kind in among for pair, found in open_ones if kind in found]


def is_able(state: AlternatifState, who: Combatant, pairs: Sequence[Pair]) -> bool:
    """Whether there is any."""
    return any(possible.is_any(state, who, weapon, target) for target, weapon in pairs)


def fields(
    state: AlternatifState,
    who: Combatant,
    choices: Sequence[tuple[Kind, Pair]],
    partial: Choice,
    suffix: str = "",
) -> list[Field]:
    """The fields for one of *choices* once *partial* is chosen; all of them together are a complete answer."""
    if not choices:
        # A partial answer to a question that does not offer it any more.
        return []
    how = Field(f"how{suffix}", tuple(dict.fromkeys(kind for kind, _ in choices)))
    kind = partial.get(how.name)
    if how.name not in partial and len(how.options) == 1:
        kind = how.options[0]
        asked: list[Field] = []
    else:
        asked = [how]
    left = [pair for each, pair in choices if each == kind]
    if not left:
        return asked
    targets = tuple(dict.fromkeys(target.id for target, _ in left))
    whom = partial.get(f"whom{suffix}")
    if len(targets) > 1:
        asked.append(Field(f"whom{suffix}", targets))
        left = [pair for pair in left if pair[0].id == whom]
        if not left:
            return asked
    hands = tuple(weapon.arm.hand for _, weapon in left)
    if len(hands) > 1:
        asked.append(Field(f"hand{suffix}", hands))
    target = left[0][0]
    if kind == "breakthrough":
        asked.append(Field(f"flank{suffix}", tuple(_flanks(state, who, target))))
    elif kind in PIECES:
        things = tuple(piece_id(target.id, hand) for hand in possible.pieces(target))
        if len(things) > 1:
            asked.append(Field(f"thing{suffix}", things))
    return asked


def _flanks(state: AlternatifState, who: Combatant, target: Combatant) -> list[str]:
    """The sides that a breakthrough may pass: his right, his left, or between him and another who is in contact too
    (ALT-SPE-023, -024); that one is named by his id."""
    return ["right", "left", *(ident for ident in within_reach(state, who) if ident != target.id)]


def chosen(choices: Sequence[tuple[Kind, Pair]], choice: Choice, suffix: str = "") -> tuple[Manoeuvre, Wielded]:
    """What a complete *choice* means, and the weapon it is done with."""
    kind = choice.get(f"how{suffix}") or choices[0][0]
    left = [pair for each, pair in choices if each == kind]
    whom, hand = choice.get(f"whom{suffix}"), choice.get(f"hand{suffix}")
    left = [pair for pair in left if whom in (None, pair[0].id) and hand in (None, pair[1].arm.hand)]
    target, weapon = left[0]
    piece = None
    if kind in PIECES:
        things = possible.pieces(target)
        named = choice.get(f"thing{suffix}")
        piece = next((each for each in things if piece_id(target.id, each) == named), things[0])
    flank, other = choice.get(f"flank{suffix}"), None
    if flank is not None and flank not in ("right", "left"):
        flank, other = "between", flank
    return Manoeuvre(cast(Kind, kind), target.id, piece, cast("Flank | None", flank), other), weapon


def facts(who: Combatant, pairs: Sequence[Pair]) -> Mapping[str, Scalar]:
    """What the labels of these fields name: the weapons that could be taken, the hands, what each action costs where
    it costs the same against everybody: else it hangs on who is chosen after it."""
    about: dict[str, Scalar] = {}
    for target, weapon in pairs:
        about[f"{weapon.arm.hand}.held"] = weapon.arm.weapon
        things = possible.pieces(target)
        for hand in things:
            held = target.holds(hand)
            if held is not None and len(things) > 1:
                about[f"{piece_id(target.id, hand)}.owner"] = target.id
                about[f"{piece_id(target.id, hand)}.weapon"] = held.arm.weapon
    for kind in KINDS:
        costs = {_cost(who, weapon, kind, target) for target, weapon in pairs}
        if len(costs) == 1:
            about[f"{kind}.cost"] = costs.pop()
    return about


def _cost(who: Combatant, weapon: Wielded, kind: Kind, target: Combatant) -> int:
    """What *kind* adds to the roll with *weapon* against *target*, at the first thing that he holds."""
    piece = next(iter(possible.pieces(target)), None) if kind in PIECES else None
    return sum(each.value for each in possible.modifiers(who, weapon.arm, Manoeuvre(kind, target.id, piece), target))


# ---- The contest for a weapon that somebody has grabbed (ALT-SPE-020). A tie goes on in the next segment: a simple
# action for both, which lowers their guard towards third parties. Whoever does something else instead has let go.

WREST, KEEP = "wrest", "keep_hold"
"""The simple actions of the two who tug: to tear the weapon away, and to keep it."""
PULLING = (WREST, KEEP)


def contest(
    scene: Scene[AlternatifState], ident: str, target: str, piece: Hand, hands: int, special: str | None = None
) -> Action:
    """*ident* pulls with *hands* (1 or 2) at what *piece* of *target* holds: a d6 for each hand and the standard bonus
    of Strength, the higher one has it."""
    state = scene.now
    who, other = state.combatants[ident], state.combatants[target]
    held = other.holds(piece)
    if held is None or other.out or who.out:
        return
    weapon = held.arm.weapon
    faces = yield from roll(Dice(hands, 6), who=ident, why="grip")
    theirs = yield from roll(Dice(2 if piece == "both" else 1, 6), who=target, why="grip")
    total, against = sum(faces) + who.str_std, sum(theirs) + other.str_std
    outcome: Literal["taken", "kept", "tie"] = "tie" if total == against else "taken" if total > against else "kept"
    yield from tell(GripTested(ident, target, piece, weapon, faces, total, theirs, against, outcome, special))
    if outcome == "tie":
        if any(scene.now.combatants[each].wrestling.locked for each in (ident, target)):
            # Seized meanwhile, nobody tugs at a weapon any more.
            yield from tell(GripReleased(ident, target, weapon, target))
        else:
            yield from _goes_on(scene, ident, target, piece, hands)
        return
    if outcome == "taken":
        yield from tell(WeaponCaptured(ident, target, piece, weapon))
    yield from part(scene, ident, target)


def part(scene: Scene[AlternatifState], ident: str, target: str) -> Action:
    """Once it is settled who has the weapon, the engagement between the two is broken."""
    who = scene.now.combatants[ident]
    if target in who.contacts and target not in who.wrestling.locked:
        yield from engagement.end_contacts(scene, ((ident, target),), "captured")


def _goes_on(scene: Scene[AlternatifState], ident: str, target: str, piece: Hand, hands: int) -> Action:
    """Both hold on until the next segment, in which they pull again."""
    segment = scene.now.segment
    held = scene.now.combatants[target].holds(piece)
    assert held is not None
    own: Hand = "both" if hands == 2 else "left"
    for one in (ident, target):
        # Both tug and do nothing else: what was under way is lost.
        yield from breaking_off.interrupt(scene, one)
        if scene.now.combatants[one].task is not None:
            yield from breaking_off.drop(scene, one)
    pulling: tuple[tuple[str, str, Hand, str], ...] = (
        (ident, WREST, own, target),
        (target, KEEP, piece, ident),
    )
    for one, action, hand, other in pulling:
        who = scene.now.combatants[one]
        guard = tuple(
            each for each in engaged_by(scene.now, who) if each != other and not scene.now.combatants[each].hidden
        )
        about = {"weapon": held.arm.weapon, "hand": hand, "target": other, "guard": guard}
        yield from tell(simple(one, action, segment, segment + 1, **about))


def undecided(state: AlternatifState) -> list[Combatant]:
    """Those whose renewed contest comes now and who have not said whether they hold on."""
    return [
        who
        for who in state.combatants.values()
        if who.task is not None
        and who.task.action in PULLING
        and who.task.last <= state.segment
        and who.task.until is None
    ]


def decide(scene: Scene[AlternatifState]) -> Action:
    """Both are asked whether they pull again or let go."""
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident = key.partition(":")[0]
    task = scene.now.combatants[ident].task
    if task is None or task.weapon is None or task.target is None:
        return
    if choice["pull"] == "pull":
        yield from tell(GripHeld(ident, task.target, task.weapon))
    else:
        yield from tell(TaskBroken(ident, task.action, scene.now.segment, 0, task.label, "dropped"))


def questions(state: AlternatifState) -> list[Decision]:
    """Pull again, or let go (ALT-SPE-020)."""
    found = []
    for who in undecided(state):
        task = who.task
        assert task is not None
        about: dict[str, Scalar] = {"weapon": task.weapon, "target": task.target}
        fields = (Field("pull", ("pull", "let_go")),)
        found.append(Decision(f"{who.id}:pull:{state.segment}", "pull", who.id, fields, {"pull": "pull"}, about))
    return found


def pull(scene: Scene[AlternatifState], ident: str, task: Task) -> Action:
    """The segment of the renewed contest is over: both pull, or the one who still holds has the weapon."""
    other = scene.now.combatants.get(task.target or "")
    if other is None:
        return
    wrests = task.action == WREST
    author, owner = (ident, other.id) if wrests else (other.id, ident)
    piece = _piece(scene.now.combatants[owner], task.weapon)
    if other.task is not None and other.task.action in PULLING and other.task.target == ident:
        segment = scene.now.segment
        if other.task.last == segment:
            yield from tell(TaskEnded(other.id, other.task.action, segment, "", other.task.weapon, ident))
        else:
            # Somebody has given it another time: it is decided now all the same.
            yield from tell(TaskBroken(other.id, other.task.action, segment, 0, "", "interrupted"))
        hands = task.hand if wrests else other.task.hand
        if piece is not None:
            yield from contest(scene, author, owner, piece, 2 if hands == "both" else 1)
        return
    if piece is None or task.weapon is None or other.out:
        return
    yield from tell(GripReleased(other.id, ident, task.weapon, ident))
    if wrests:
        yield from tell(WeaponCaptured(author, owner, piece, task.weapon))
    yield from part(scene, author, owner)


def _piece(owner: Combatant, weapon: str | None) -> Hand | None:
    return next((each.arm.hand for each in owner.hands if each.arm.weapon == weapon), None)


# ---- Preparing a counter-attack.


class Counter(Doable[Announcer]):
    """A counter-attack against the next attack of somebody (ALT-CTR-001)."""

    code = "counter"

    def said(self, at: Announcer) -> Blanks | None:
        """Against whom, and, once that is known, which."""
        choices = _announceable(at)
        if not choices:
            return None
        targets = Field("target", tuple(dict.fromkeys(target.id for _, (target, _) in choices)))

        def fields(partial: Choice) -> tuple[Field, ...]:
            kinds = dict.fromkeys(kind for kind, (target, _) in choices if target.id == partial.get("target"))
            return (targets, Field("how", tuple(kinds))) if kinds else (targets,)

        return fields

    def costs(self, at: Announcer, thing: str | None) -> Costs:
        return melee_times(at, thing)

    def note(self, at: Announcer, by: int, args: Args) -> PrepareCounter:
        """*how* says which, *target* against whom; without one the only enemy, or the last."""
        kind = cast(Kind, among(args, "how", COUNTERS))
        target = target_meant(at.state, at.who, optional(args, "target"))
        return PrepareCounter(by, at.who.id, kind, target, hand_named(at.who, args))


def _announceable(at: Announcer) -> Sequence[Able]:
    """Every counter-attack that he could announce with his main weapon."""
    if not at.who.main.arm.strikes:
        return ()
    pairs = [(at.state.combatants[each], at.who.main) for each in at.near]
    return able(at.state, at.who, pairs, COUNTERS)


class Wrest(Undertaking):
    """Tearing a weapon out of somebody's hands, once both pull at it (ALT-SPE-030)."""

    code = WREST

    def ends(self, scene: Scene[AlternatifState], who: Combatant, task: Task) -> Action:
        return pull(scene, who.id, task)


class Keep(Wrest):
    """Keeping the weapon that somebody pulls at."""

    code = KEEP


# ---- When an autopilot makes a special action of its blow, and whether it steps after whom it has pushed (the table
# of `autopilot` holds for the rest). Only the furious, and the desperate below half, only against somebody two
# sizes smaller or more whose martial bonus is not above its own, only with what costs no malus, and only in every
# third segment: whoever stands is knocked down if the weapon makes up for it; else, with several enemies upon it,
# he is pushed away.

EVERY = 3
"""In segments that this divides it thinks of something else than a blow."""
SMALLER = 2
"""By how many sizes the other must be smaller."""


def attempts(state: AlternatifState, who: Combatant, target: str, decision: Decision) -> Choice | None:
    """The special action against *target* that answers the question about a strike; None: a blow."""
    if SPECIAL not in decision.fields[0].options:
        return None
    weapon = next(each for each in who.hands if each.arm.hand == decision.about["hand"])
    kind = _worth_it(state, who, target, weapon)
    return None if kind is None else decision.filled({"target": SPECIAL}, {"how": kind, "whom": target})


def seizes_the_occasion(state: AlternatifState, who: Combatant, target: str, decision: Decision) -> Choice | None:
    """The special action against *target* that it makes of an action at once, a lowered guard's too (ALT-FRE-013);
    None: it strikes."""
    if SPECIAL not in decision.fields[0].options:
        return None
    for weapon in openings.weapons_for(state, who):
        kind = None if weapon.up else _worth_it(state, who, target, weapon)
        if kind is not None:
            more = {"how": kind, "whom": target, "hand": weapon.arm.hand}
            return decision.filled({"free": SPECIAL}, more)
    return None


def _worth_it(state: AlternatifState, who: Combatant, target: str, weapon: Wielded) -> Kind | None:
    if state.segment % EVERY or not _dares(who):
        return None
    other = state.combatants[target]
    if SIZES.index(who.size) - SIZES.index(other.size) < SMALLER or other.bm > who.bm:
        return None
    kinds: tuple[Kind, ...] = ("knock_down", *(("push",) if len(within_reach(state, who)) > 1 else ()))
    open_to_it = possible.kinds(state, who, weapon, other)
    for kind in kinds:
        cost = sum(each.value for each in possible.modifiers(who, weapon.arm, Manoeuvre(kind, target), other))
        if kind in open_to_it and cost >= 0:
            return kind
    return None


def _dares(who: Combatant) -> bool:
    return who.temperament == "furious" or (who.temperament == "desperate" and is_below(who, 2))


def follows(state: AlternatifState, who: Combatant, target: str) -> bool:
    """Whether it steps after *target*, whom it has pushed: not away from others who are upon it."""
    return not any(each != target for each in within_reach(state, who))
