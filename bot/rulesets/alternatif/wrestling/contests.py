"""The dice of wrestling: holds against the wrestling class, guards passed, pushes, counters (ALT-WRE-007, -008, -034
to -045)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.dice import D20
from bot.kernel.effects import Action, Judge, Scene, Step, roll, tell
from bot.kernel.values import evolve
from bot.rulesets.alternatif import free_actions as openings
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.distances import larger
from bot.rulesets.alternatif.base.rolls import CHECKS, Throw
from bot.rulesets.alternatif.free_actions import FreeActionOffered, FreeActionSettled
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Combatant,
    Hold,
    Wielded,
    guard_is_down,
    helpless_against,
)
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.alternatif.wounds import fumbles
from bot.rulesets.alternatif.wounds import injuries as critical_tables
from bot.rulesets.alternatif.wrestling import holds
from bot.rulesets.alternatif.wrestling.events import CounterRolled, HoldRolled, ResistanceRolled, WrestlingPostponed
from bot.rulesets.alternatif.wrestling.looking import LEGS, grips_of, keys_on, opponents, postponement, wrestling_class
from bot.rulesets.alternatif.wrestling.outcomes import gives_free_action
from bot.rulesets.shared.check import Check, Law, Term, term, terms
from bot.rulesets.shared.odds import Odds

PASS_GUARD = -8
LEG_KEY = 5
CLOSE = "close_attack"
Result = Literal["success", "failure"]
UNROLLED = Check(rolls.NATURAL, 0, ())
"""What succeeds, or fails, without a die."""


def attempt(scene: Scene[AlternatifState], ident: str, at: int) -> Action:
    """*ident* carries out what he has chosen with die *at*."""
    hold = grips_of(scene.now.combatants[ident])[at].hold
    assert hold is not None
    if hold.target is not None and (yield from rolls.fails(scene, Throw(ident, hold.target, deed="wrestle"))):
        yield from _told(scene, ident, at, hold, met=False)
        return
    match hold.action:
        case "pass_guard":
            yield from _pass_guard(scene, ident, at, hold)
        case "push":
            yield from _push(scene, ident, at, hold)
        case _ if holds.rule_of(hold.action).rolled:
            yield from _against_class(scene, ident, at, hold)
        case _:
            yield from _told(scene, ident, at, hold)


def _against_class(scene: Scene[AlternatifState], ident: str, at: int, hold: Hold) -> Action:
    """d20 + score against the wrestling class of the target; where it concerns everybody, of the hardest (ALT-WRE-007,
    -037, -045)."""
    judge = rolls.judging(scene, lambda now: _held(now, ident, hold, 1)[1].judge())
    (face,) = yield from roll(D20, who=ident, why="wrestle", judge=judge)
    faced, made = _held(scene.now, ident, hold, face)
    yield from rolls.spend(scene, "hold", Throw(ident, hold.target or faced[0], deed="wrestle"))
    yield from _told(scene, ident, at, hold, made, met=made.succeeds, against=made.against, countered_by=tuple(faced))
    if made.face == 1:
        yield from _fumble(scene, ident, faced[0])


def _held(state: AlternatifState, ident: str, hold: Hold, face: int) -> tuple[list[str], Check]:
    """Whom it concerns, and the check as it is when the d20 shows *face*."""
    rule = holds.rule_of(hold.action)
    faced = opponents(state, state.combatants[ident]) if rule.all or hold.target is None else [hold.target]
    hardest = max(faced, key=lambda each: wrestling_class(state, each))
    target = hold.target or hardest
    legs = hold.action == "bring_down" and any(key.part in LEGS for _, key in keys_on(state, target))
    throw = Throw(ident, target, face, "wrestle", extra=terms(("leg_key", LEG_KEY if legs else 0)))
    upon = Throw(ident, hardest, deed="wrestle")
    upon = evolve(upon, sneak=rolls.is_sneak(state, upon))
    made = evolve(CHECKS.made("hold", state, throw, face), against_terms=CHECKS.against("hold", state, upon))
    return faced, made


def _told(
    scene: Scene[AlternatifState],
    ident: str,
    at: int,
    hold: Hold,
    made: Check = UNROLLED,
    *,
    met: bool = True,
    against: int | None = None,
    opposed_by: Literal["class", "strike", "save", "push"] = "class",
    countered_by: tuple[str, ...] = (),
) -> Action:
    """Say what the die of a hold has come to; without any die it succeeds by itself (ALT-WRE-029)."""
    rule = holds.rule_of(hold.action)
    outcome: Result = "success" if met else "failure"
    sneak = hold.target is not None and rolls.is_sneak(scene.now, Throw(ident, hold.target, deed="wrestle"))
    own = holds.own_hold(scene.now.combatants[ident], hold.action)
    yield from tell(
        HoldRolled(
            combatant=ident,
            grip=at,
            action=hold.action,
            target=hold.target,
            **made.told(),
            against=against,
            against_terms=made.against_terms,
            outcome=outcome,
            natural=rolls.natural(made.face),
            critical=met and made.face in rule.critical and not (sneak and hold.action == CLOSE),
            part=hold.part,
            weapon=hold.weapon,
            opposed_by=opposed_by,
            countered_by=countered_by if rule.countered and met else (),
            own_name=None if own is None else own.names,
            sneak=sneak,
        )
    )


def _fumble(scene: Scene[AlternatifState], ident: str, opponent: str) -> Action:
    """A natural 1 just fails; at tables that want it the die of fumbles falls: an action at once for the opponent, a
    light weapon lost or broken, else nothing (ALT-WRE-008)."""
    if scene.now.settings.wrestle_fumble != "fumble_table":
        return
    (face,) = yield from roll(fumbles.D6, who=ident, why="fumble-wrestle")
    held = next((each for each in scene.now.combatants[ident].hands if not each.arm.is_natural), None)
    result = fumbles.TABLE[face]
    if result == "companion_wounded" or (result != "free_action" and held is None):
        result = "nothing"
    yield from fumbles.costs(ident, FIST if held is None else held.arm, opponent, face, result)
    if result == "free_action":
        yield from gives_free_action(scene, opponent)


# ---- past the guard


def _larger(state: AlternatifState, ident: str, hold: Hold) -> tuple[Term, ...]:
    """What a larger opponent costs whoever passes his guard, as it costs a special action; and whoever pushes him, at
    tables that have it so (ALT-SPE-034, ALT-WRE-041,
    ALT-WRE-044)."""
    assert hold.target is not None
    counted = {"neither": (), "pass_guard": ("pass_guard",), "pass_guard_and_push": ("pass_guard", "push")}
    if hold.action not in counted[state.settings.hold_sizes]:
        return ()
    return terms(("size", larger(state.combatants[ident], state.combatants[hold.target])))


def _pass_guard(scene: Scene[AlternatifState], ident: str, at: int, hold: Hold) -> Action:
    """d20 + score - 8 against the total of the frank attack that it offers, or a reflex save where there is no weapon
    to strike with (ALT-WRE-041, -042)."""
    target = hold.target
    assert target is not None
    extra = (term("manoeuvre", PASS_GUARD), *_larger(scene.now, ident, hold))
    throw = Throw(ident, target, deed="wrestle", extra=extra)
    made = yield from rolls.check(scene, "struggle", throw, why="wrestle")
    weapon = _ready_weapon(scene.now, scene.now.combatants[target], ident)
    opposing: int | None
    if weapon is None:
        opposed_by: Literal["strike", "save"] = "save"
        their_face, opposing = yield from _save(scene, target, ident)
    else:
        opposed_by = "strike"
        their_face, struck = yield from _frank_attack(scene, target, weapon, ident)
        # What shows a natural 1 has failed and opposes nothing.
        opposing = None if their_face == 1 else struck
    law = evolve(rolls.NATURAL, ties=scene.now.settings.pass_guard_tie == "success")
    passed = opposing is None and made.face != 1
    if opposing is not None:
        passed = their_face != 20 and law.succeeds(made.face, made.total, opposing)
    yield from _told(scene, ident, at, hold, made, met=passed, against=opposing, opposed_by=opposed_by)


def _ready_weapon(state: AlternatifState, who: Combatant, against: str) -> Wielded | None:
    """The weapon with which *who* could strike at once, the main hand's first; None: none in this segment."""
    if DEFENCELESS(who) or guard_is_down(who, state.segment) or against in who.unaware:
        return None
    if helpless_against(state, who.id, against):
        return None
    ready = [each for each in openings.weapons_for(state, who) if not each.arm.is_shield]
    return ready[0] if ready else None


def _frank_attack(scene: Scene[AlternatifState], ident: str, weapon: Wielded, target: str) -> Step[tuple[int, int]]:
    """The attack at once that passing a guard offers: its natural result and its total. It cannot be parried, and its
    critical is that of a frank attack."""
    hand = weapon.arm.hand
    yield from tell(FreeActionOffered(ident, target, "frank", "wrestling", scene.now.segment))
    yield from tell(FreeActionSettled(ident, target, "taken", hand))
    held = scene.now.combatants[ident].holds(hand)
    if held is not None and held.up:
        yield from tell(ActionLost(ident, hand, "free_action", scene.now.segment))
    return (yield from strikes.strike(scene, ident, hand, target, "frank"))


def _save(scene: Scene[AlternatifState], ident: str, opponent: str) -> Step[tuple[int, int]]:
    made = yield from rolls.check(scene, "reflex", Throw(ident, opponent), why="reflex")
    yield from tell(ResistanceRolled(ident, opponent, "save", **made.told()))
    return made.face, made.total


# ---- pushing


def _push(scene: Scene[AlternatifState], ident: str, at: int, hold: Hold) -> Action:
    """Both roll d20 + score; the pusher needs at least as much (ALT-WRE-044)."""
    target = hold.target
    assert target is not None
    mine = _pushing(scene.now, ident, hold)
    other = Throw(target, ident, deed="wrestle")
    made = yield from rolls.check(scene, "struggle", mine, why="wrestle", worth=_outweighs(other), kept=True)
    theirs = yield from rolls.check(scene, "struggle", other, why="wrestle-push")
    yield from tell(ResistanceRolled(target, ident, "push", **theirs.told()))
    # What he weighs against it is what he weighs now.
    made = CHECKS.made("struggle", scene.now, evolve(mine, face=made.face), made.face)
    yield from rolls.spend(scene, "struggle", mine)
    yield from _told(
        scene,
        ident,
        at,
        hold,
        made,
        met=made.law.succeeds(made.face, made.total, theirs.total),
        against=theirs.total,
        opposed_by="push",
        countered_by=(target,),
    )


def _pushing(state: AlternatifState, ident: str, hold: Hold) -> Throw:
    """What *ident* throws for who pushes."""
    return Throw(ident, hold.target or "", deed="wrestle", extra=_larger(state, ident, hold))


def _outweighs(other: Throw) -> rolls.Worth:
    """How likely each face of a push is at least what is thrown for by the *other*."""

    def worth(state: AlternatifState, one: Check) -> Judge:
        theirs = rolls.made(state, "struggle", other, 1).total - 1
        return lambda face: (
            sum(one.law.succeeds(face, one.total - one.face + face, theirs + each) for each in rolls.FACES)
            / len(rolls.FACES)
        )

    return worth


# ---- countering


def counter(scene: Scene[AlternatifState], ident: str, opponent: str, theirs: int) -> Action:
    """*ident* tries to annul what die *theirs* of *opponent* has brought about (ALT-WRE-034, -035)."""
    state = scene.now
    mine = next(
        at
        for at, each in enumerate(grips_of(state.combatants[ident]))
        if each.acted != state.segment and not each.comes
    )
    kind, throw, law, needed = _countering(state, ident, opponent, theirs)
    hold = throw.hold
    assert hold is not None
    done = yield from rolls.check(scene, kind, throw, why="wrestle-counter", worth=_by(law))
    success = law.succeeds(done.face, done.total, done.against)
    yield from tell(
        CounterRolled(
            combatant=ident,
            opponent=opponent,
            grip=mine,
            action=hold.action,
            **done.told(against=True),
            outcome="success" if success else "failure",
            natural=rolls.natural(done.face),
            opponent_grip=theirs,
            needed=needed,
        )
    )
    grip = grips_of(scene.now.combatants[ident])[mine]
    if grip.status != "defensive":
        by = postponement(scene.now, scene.now.combatants[ident])
        due = None if grip.due is None else grip.due + by
        yield from tell(WrestlingPostponed(ident, mine, by, due, "counter"))


def _countering(state: AlternatifState, ident: str, opponent: str, theirs: int) -> tuple[str, Throw, Law, int | None]:
    """What *ident* throws for who counters that, by which law it is judged, and which face it takes against a natural
    20."""
    made = grips_of(state.combatants[opponent])[theirs].attempt
    assert made is not None
    throw = Throw(ident, opponent, deed="wrestle", needs=made.total, hold=made.hold)
    kind = "counter_strike" if state.settings.counter_against == "strike_total" else "hold"
    # Only what would be a critical parry stops a natural 20.
    needed = critical_tables.parry_score(state.combatants[ident], state.settings) if made.face == 20 else None
    return kind, throw, rolls.NATURAL if needed is None else parries.judging(needed, natural_20=True), needed


def _by(law: Law) -> rolls.Worth:
    """What faces come to that are judged by *law*."""
    return lambda state, one: evolve(one, law=law).judge()


# ---- what is rolled, before it is


def trial(state: AlternatifState, ident: str, hold: Hold) -> Odds | None:
    """What is rolled for *hold* of *ident*; None: nothing that is judged by itself."""
    if hold.action == "push":
        pushes = _pushing(state, ident, hold)
        return rolls.trial(state, "struggle", pushes, _outweighs(Throw(pushes.target, ident, deed="wrestle")))
    if hold.action in ("pass_guard", *holds.FREE_ACTS) or not holds.rule_of(hold.action).rolled:
        return None
    throw = Throw(ident, hold.target or "", deed="wrestle")
    return rolls.groping(state, throw, _held(state, ident, hold, 1)[1].judge())


def tried(state: AlternatifState, ident: str, opponent: str, theirs: int) -> Odds:
    """What is rolled for such a counter."""
    kind, throw, law, _ = _countering(state, ident, opponent, theirs)
    return rolls.Ahead(rolls.judge_of(state, kind, throw, _by(law)))
