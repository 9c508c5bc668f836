"""What special actions achieve, when parries have been decided: all of a moment are settled together, then take effect
in their order (ALT-SPE-005 to -007, and each one's own rule).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Literal, cast

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base import checks as closed
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.checks import asked_in, key_of
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants.figures import FlagSet
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.parry.parries import parrying
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.specials import dice as answering
from bot.rulesets.alternatif.specials.dice import decided, opposition, withstands
from bot.rulesets.alternatif.specials.events import (
    OppositionChosen,
    PushAimed,
    PushFollowed,
    SpecialAnswered,
    SpecialParried,
    SpecialResolved,
)
from bot.rulesets.alternatif.specials.records import WeaponCaptured, unreplied
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Hand, Manoeuvre, Opposed, Reply, Special
from bot.rulesets.alternatif.state.specials import KINDS, Kind
from bot.rulesets.alternatif.wounds import injuries as wounding
from bot.rulesets.alternatif.wounds.events import DamageDealt, WeaponChanged
from bot.rulesets.shared.check import Check, Point
from bot.rulesets.shared.odds import Either, Odds

# ---- The target of a special action answers it: free action, parry, both, or nothing (ALT-SPE-004, -029 to -033,
# -037).


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
        yield from possible.attempt(scene, ident, hand, reply.riposte, "free", answers=special.id)
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

    worth = partial(answering.resists, special, hand, ident)
    yield from parries.with_hand(scene, ident, hand, Throw(ident, special.author), told, worth)


# ---- What is rolled for it, before anybody has answered.


def trial(
    state: AlternatifState,
    ident: str,
    hand: Hand,
    manoeuvre: Manoeuvre,
    occasion: Literal["regular", "free"] = "regular",
    answers: str | None = None,
    *,
    charge: bool = False,
    announced: Sequence[Throw] = (),
) -> Odds | None:
    """What is rolled for such an attempt (`possible.attempt`), if those whom it is aimed at do what they do in silence,
    and strike where they have said so. *announced*: what others throw for whose free actions come with it."""
    weapon = state.combatants[ident].holds(hand)
    if weapon is None or not possible.still(state, state.combatants[ident], weapon, manoeuvre):
        return None

    def attempted(scene: Scene[AlternatifState]) -> Action:
        if occasion == "regular":
            yield from possible.trigger(scene, ident, manoeuvre.target)
        yield from possible.attempt(scene, ident, hand, manoeuvre, occasion, answers, charge=charge)

    state = rolls.after(state, attempted)
    special, armed = state.specials[-1], []
    throws: list[Throw] = list(announced)
    for who in (state.combatants[each] for each in special.against if each in state.combatants):
        hands = {each.arm.hand: "attack" for each in answering.regular(state, who, state.combatants[ident])}
        if who.id not in special.asked:
            reply = _silent(state, special, who)
            armed += [who.id] if answering.is_armed(state, reply, special) else []
            hands |= {} if reply.hand is None else {reply.hand: reply.how}
        throws += [_opposing(state, who.id, hand, ident, parries=how == "parry") for hand, how in hands.items()]
    foreseen = [_by(state, each) for each in throws if answering.faces(special, each.hand)]
    return answering.trial(state, evolve(special, armed=(*special.armed, *armed)), foreseen)


def _silent(state: AlternatifState, special: Special, who: Combatant) -> Reply:
    """What *who* does against *special* where he says nothing."""
    asked = answering.question(state, who, special)
    if asked is None:
        forced = _forced(state, special, who.id)
        assert forced is not None
        return forced
    return _reply(state, asked.key, {"oppose": str(asked.about.get("meant", NOTHING))})[1]


def _opposing(state: AlternatifState, ident: str, hand: Hand, author: str, *, parries: bool) -> Throw:
    """What *ident* throws for who opposes an attempt of *author* with *hand*: a parry, or a blow."""
    if not parries:
        return strikes.thrown(state, ident, hand, author, "free")[1]
    weapon = state.combatants[ident].holds(hand)
    assert weapon is not None
    return parrying(Throw(ident, author), weapon.arm)


def _by(state: AlternatifState, throw: Throw) -> answering.Faces:
    """What opposes an attempt with each face of the die that is thrown for *throw*."""
    if throw.deed == "parry":
        return answering.shown(rolls.made(state, "parry", throw, 1), Opposed(throw.who, "parry", throw.hand, 0, 0))
    one = rolls.made(state, "attack", strikes.as_seen(state, throw), 1)
    return answering.shown(one, Opposed(throw.who, "attack", throw.hand, 0, 0))


def tried(state: AlternatifState, key: str, choice: Choice) -> Odds | None:
    """What is rolled for an answer to the question *key* how somebody opposes an attempt."""
    special, reply = _reply(state, key, choice)
    if reply.hand is None:
        return None
    if reply.how == "parry":
        hands = [each for each in (reply.hand, reply.also) if each is not None]
        throws = [_opposing(state, reply.who, each, special.author, parries=True) for each in hands]
        worths = [partial(answering.resists, special, each, reply.who) for each in hands]
        return Either(tuple(rolls.trial(state, "parry", *each) for each in zip(throws, worths, strict=True)))
    if reply.riposte is not None:
        return trial(state, reply.who, reply.hand, reply.riposte, "free", special.id)
    return strikes.trial(state, reply.who, reply.hand, special.author, "free")


CELL_POINTS = 4
"""Points of difference for each cell of a push (ALT-SPE-010)."""
FALL = dice("1d8")
D6 = dice("d6")
FALL_CRITICAL = 6
LOSES_OWN = 5
"""The highest natural result with which a two-handed weapon is lost in a capture (ALT-SPE-019)."""
clinch: Final[Point[..., Action]] = Point("how a clinch begins")
"""The one place where melee hands two people over to wrestling (ALT-SPE-017, -018)."""
FOLLOW, STAY = "follow", "stay"
ONE_HAND, BOTH_HANDS = "one_hand", "both_hands"


def unresolved(state: AlternatifState) -> list[Special]:
    """The attempts whose dice have been cast and whose outcome is open."""
    return [each for each in state.specials if each.face and each.succeeded is None and not each.settled]


def waiting(state: AlternatifState) -> list[Special]:
    """Those whose author still has something to say; nobody pulls at what is not held any more."""
    return [each for each in state.specials if each.waits is not None and not each.settled and _stands(state, each)]


def _stands(state: AlternatifState, special: Special) -> bool:
    """Whether what its author is to be asked about still is so."""
    if special.waits == "shove":
        return bool(possible.directions(state, special.author, special.manoeuvre.target))
    return special.waits != "grab" or _in_reach(state, special)


def _in_reach(state: AlternatifState, special: Special) -> bool:
    author, target = (state.combatants.get(each) for each in (special.author, special.manoeuvre.target))
    piece = special.manoeuvre.piece
    if author is None or target is None or piece is None or author.out or target.out:
        return False
    return target.holds(piece) is not None


def outcomes(scene: Scene[AlternatifState]) -> Action:
    """Settle what is open; else ask the authors what they are asked."""
    state = scene.now
    specials = unresolved(state)
    if specials:
        # All of them are judged as they stand, before any takes effect.
        events = [_judged(state, each) for each in specials]
        for event in events:
            yield from tell(event)
        for event in events:
            special = next((each for each in scene.now.specials if each.id == event.id), None)
            if special is not None:
                if event.outcome == "succeeded":
                    yield from _EFFECTS[special.manoeuvre.kind](scene, special)
                yield from _own_weapon_lost(scene, special)
        return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    special = next(each for each in scene.now.specials if each.id == key.rpartition(":")[2])
    if "shove" in choice:
        yield from tell(PushAimed(special.author, special.manoeuvre.target, special.id, choice["shove"]))
        yield from possible.push(scene, special.author, special.manoeuvre.target, special.cells, choice["shove"])
    elif "follow" in choice:
        yield from _followed(scene, special, follows=choice["follow"] == FOLLOW)
    else:
        hands = 1
        if choice["grab"] == BOTH_HANDS:
            held = scene.now.combatants[special.author].holds(special.hand)
            if held is not None:
                hands = 2
            if held is not None and not held.arm.is_natural:
                # Whoever has lost his weapon in the meantime has nothing to let go of.
                yield from tell(WeaponChanged(special.author, special.hand, held.arm.weapon, "dropped"))
        piece = special.manoeuvre.piece
        assert piece is not None
        yield from details.contest(scene, special.author, special.manoeuvre.target, piece, hands, special.id)


def _judged(state: AlternatifState, special: Special) -> SpecialResolved:
    against = opposition(state, special)
    stopped = special.face == 1 or any(withstands(special, each) for each in against)
    highest = max((each.total for each in against), default=None)
    manoeuvre, author = special.manoeuvre, state.combatants[special.author]
    target = state.combatants[manoeuvre.target]
    held = None if manoeuvre.piece is None else target.holds(manoeuvre.piece)
    cells = 0
    asks: Literal["follow", "grab", "shove"] | None = None
    if not stopped and manoeuvre.kind == "push":
        cells = push_cells(special, against, on_tie=state.settings.push_on_tie)
        asks = "follow" if cells == 1 else None
        if cells and len(possible.directions(state, author.id, target.id)) > 1:
            asks = "shove"
    elif not stopped and manoeuvre.kind == "weapon_capture" and special.face != 20 and held is not None:
        own = author.holds(special.hand)
        asks = "grab" if own is not None and not own.arm.is_natural else None
    return SpecialResolved(
        combatant=author.id,
        id=special.id,
        special=manoeuvre.kind,
        target=target.id,
        outcome="failed" if stopped else "succeeded",
        total=special.total,
        against=highest,
        natural=rolls.natural(special.face),
        cells=cells,
        other=manoeuvre.other,
        weapon=None if held is None else held.arm.weapon,
        asks=asks,
        decided=decided(special, against),
    )


def push_cells(special: Special, against: list[Opposed], *, on_tie: int) -> int:
    """How many cells of 2 m a successful push goes: one for every started 4 points above the highest total
    (ALT-SPE-010, -011). A natural 20 below it, or what only failed attacks opposed, is worth a cell; a tie *on_tie*."""
    if not against:
        return 1
    difference = special.total - max(each.total for each in against)
    if difference > 0:
        return -(-difference // CELL_POINTS)
    if special.face == 20 or all(each.face == 1 and each.by != "save" for each in against):
        return 1
    return on_tie


# ---- what each achieves


def _push(scene: Scene[AlternatifState], special: Special) -> Action:
    target = special.manoeuvre.target
    if special.face == 20:
        yield from wounding.stray_blow(scene, special.author, special.arm, target, why="damage")
    if scene.now.settings.map != "none":
        # On the grid cells tell how far, and contact follows (ALT-MOV-017).
        if special.waits != "shove":
            yield from possible.push(scene, special.author, target, special.cells, None)
    elif special.cells > 1:
        yield from _part(scene, special)
    if special.cells:
        yield from casting.disturb(scene, target, "shoved")


def _part(scene: Scene[AlternatifState], special: Special) -> Action:
    target = special.manoeuvre.target
    if target in scene.now.combatants[special.author].contacts:
        yield from engagement.end_contacts(scene, ((special.author, target),), "pushed")


def _followed(scene: Scene[AlternatifState], special: Special, *, follows: bool) -> Action:
    yield from tell(PushFollowed(special.author, special.manoeuvre.target, special.id, follows))
    if scene.now.settings.map != "none":
        if follows:
            yield from possible.follow(scene, special.author, special.manoeuvre.target)
    elif not follows:
        yield from _part(scene, special)


def _knock_down(scene: Scene[AlternatifState], special: Special) -> Action:
    target = special.manoeuvre.target
    if not scene.now.combatants[target].prone:
        yield from tell(FlagSet(target, "prone", on=True))
    if special.face != 20:
        yield from casting.disturb(scene, target, "shoved")
        return
    # A fall as from 3 m (ALT-SPE-015): 6 to 8 also cost 1d6-1 body points, the wear damage is not doubled.
    throw, faces = yield from wounding.dealt(scene, Throw(special.author, target), FALL, why="fall")
    body = (D6, "body-fall") if sum(faces) >= FALL_CRITICAL else None
    done = yield from wounding.harm(scene, throw, faces, kind="fall", body=body, doubles=False)
    yield from tell(DamageDealt(combatant=special.author, blow=None, target=target, weapon=None, **done.told()))
    yield from wounding.aftermath(scene, target, special.author, special.hand, "blunt", done.body)
    yield from casting.disturb(scene, target, "shoved")


def _breakthrough(scene: Scene[AlternatifState], special: Special) -> Action:
    if special.face == 20:
        # A blow in the back on the way (ALT-SPE-025).
        yield from wounding.stray_blow(scene, special.author, special.arm, special.manoeuvre.target, why="damage")
    if scene.now.settings.map != "none":
        yield from possible.pass_through(scene, special.author, special.manoeuvre.target, special.manoeuvre.other)


def _disarm(scene: Scene[AlternatifState], special: Special) -> Action:
    piece, target = special.manoeuvre.piece, special.manoeuvre.target
    held = None if piece is None else scene.now.combatants[target].holds(piece)
    if held is not None and piece is not None and not held.arm.is_natural:
        yield from tell(WeaponChanged(target, piece, held.arm.weapon, "dropped"))


def _capture(scene: Scene[AlternatifState], special: Special) -> Action:
    piece, target = special.manoeuvre.piece, special.manoeuvre.target
    held = None if piece is None else scene.now.combatants[target].holds(piece)
    if held is None or piece is None or held.arm.is_natural:
        return
    if special.face == 20:
        yield from tell(WeaponCaptured(special.author, target, piece, held.arm.weapon))
        yield from details.part(scene, special.author, target)
    elif special.waits is None:
        # Bare hands are both free to pull.
        yield from details.contest(scene, special.author, target, piece, 2, special.id)


def _wrestle(scene: Scene[AlternatifState], special: Special) -> Action:
    yield from clinch(scene, special.author, special.manoeuvre.target, "special", pinned=special.face == 20)


def _own_weapon_lost(scene: Scene[AlternatifState], special: Special) -> Action:
    """A two-handed weapon slips away on 1 to 5 in a capture, the bastard sword excepted (ALT-SPE-019)."""
    arm = special.arm
    if special.manoeuvre.kind != "weapon_capture" or special.face > LOSES_OWN or arm.is_natural:
        return
    held = scene.now.combatants[special.author].holds(special.hand)
    if arm.hand == "both" and "bastard" not in arm.tags and held is not None and held.arm.weapon == arm.weapon:
        yield from tell(WeaponChanged(special.author, arm.hand, arm.weapon, "dropped"))


_EFFECTS: Mapping[Kind, Callable[[Scene[AlternatifState], Special], Action]] = {
    "push": _push,
    "knock_down": _knock_down,
    "breakthrough": _breakthrough,
    "disarm": _disarm,
    "weapon_capture": _capture,
    "engage_wrestling": _wrestle,
}
if lost := {*KINDS} ^ {*_EFFECTS}:
    raise TypeError(f"special actions of which nothing comes: {sorted(lost)}")


# ---- what an author is asked


def questions(state: AlternatifState) -> list[Decision]:
    """Whether he steps after whom he has pushed (ALT-SPE-009), and with how many hands he pulls (ALT-SPE-020); one at a
    time."""
    found: dict[str, Decision] = {}
    for each in waiting(state):
        found.setdefault(each.author, _question(state, each))
    return list(found.values())


def _question(state: AlternatifState, special: Special) -> Decision:
    who = state.combatants[special.author]
    about: dict[str, Scalar] = {"target": special.manoeuvre.target, "weapon": special.arm.weapon}
    kind = special.waits or "follow"
    options = (FOLLOW, STAY) if kind == "follow" else (ONE_HAND, BOTH_HANDS)
    key = f"{key_of(state, who, kind)}:{special.id}"
    if kind == "shove":
        return possible.where(state, who, special.manoeuvre.target, key)
    return Decision(key, kind, who.id, (Field(kind, options),), {kind: options[0]}, about)
