"""Reaction: announcing, dice, initiative (ALT-REA).

An action announced at stamp T with a reaction of r comes up in segment T + r. Announcing it again while it is in
preparation changes only the target: in melee the weapon is the announcement, what is done with it is chosen when it
comes up (ALT-REA-001, ALT-MEL-005, ALT-MEL-014). Who drops it (stand-by) and announces anew loses the preparation
(ALT-REA-015); in one and the same segment he finds the same faces again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import arms, rolls, story
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import RECKLESS
from bot.rulesets.alternatif.reaction.dice import ActionCameUp, ActionDeclared, ReactionRolled, StatusChanged, die_of
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Wielded,
    are_parted,
    enemies,
    grips_of,
    helpless_against,
    in_mode,
    is_asked_again,
    is_called,
    is_clinched,
    is_stunned,
    planned,
    within_reach,
)
from bot.rulesets.shared.check import Point

# ---- Who is asked what he does next, and who goes on by himself (ALT-REA-003, ALT-REA-011); what he may announce
# stands in `repertoire`.

resting: Final[Point[[AlternatifState], bool]] = Point("when all hold off")
"""Whether everybody holds off, as agreed, and nobody has anything in preparation."""


def is_idle(who: Combatant) -> bool:
    """Whether *who* has a weapon with nothing pending, does nothing else, and has not said that he waits."""
    return who.intent != "standby" and is_free(who)


def is_free(who: Combatant) -> bool:
    """Whether *who* has a weapon, or as a wrestler a die, with nothing pending, and does nothing else; he may have said
    that he waits."""
    if who.out or who.task is not None or who.proposal is not None:
        return False
    if in_mode(who):
        return any(not each.pending for each in grips_of(who))
    if len(who.hands) == 1 and (who.hands[0].up or who.hands[0].due is not None):
        return False
    if who.spot.meant and who.intent == "melee" and who.target not in who.contacts:
        # He is on his way to whom he means to strike.
        return False
    if idle_weapons(who):
        return True
    if who.crowd.band and not who.crowd.turn:
        return False
    # A bow has no action of melee to prepare; its archer has none until he announces a shot.
    return any(not each.arm.strikes for each in who.hands) and not any(each.pending for each in who.hands)


def idle_weapons(who: Combatant) -> list[Wielded]:
    """The weapons of *who* that have nothing pending and with which he means to act; of those who share a die only he
    has one whose turn it is (ALT-GMX-008)."""
    if who.crowd.band:
        if not who.crowd.turn or any(each.pending for each in who.hands):
            return []
        return [each for each in who.hands if prepares(who, each)][:1]
    return [each for each in who.hands if not (each.up or each.due is not None) and prepares(who, each)]


def prepares(who: Combatant, weapon: Wielded) -> bool:
    """Whether *who* prepares actions with *weapon*. Not with one that a standing order keeps from striking: nobody must
    announce anything with it (ALT-REA-011). Nor does an autopilot with the shield that it would rather guard itself
    with (ALT-SIM-012)."""
    left = weapon.arm.hand == "left"
    if not weapon.arm.strikes or wielding.is_guard(who, weapon) or not wielding.usable(who, weapon.arm):
        return False
    if who.temperament is None:
        return who.orders.get("strike-left" if left else "strike") != "never"
    return not (left and weapon.arm.is_shield and len(who.hands) > 1 and who.temperament not in RECKLESS)


def can_repeat(state: AlternatifState, who: Combatant) -> bool:
    """Whether the target that *who* struck at last is still there to be struck at: he knows of it, and his weapons
    reach so far (ALT-MEL-014, ALT-TAC-017)."""
    return who.target is not None and who.target in within_reach(state, who)


def must_be_asked(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is awaited: he has nothing to repeat, and somebody to fight; or he has waited long enough."""
    if not (is_idle(who) or (is_called(state, who) and is_free(who))):
        return False
    if shoots_on(state, who) or wrestles_on(state, who):
        return False
    if who.intent == "melee" and can_repeat(state, who) and idle_weapons(who):
        return False
    if waits_for_surprise(state, who) or resting(state):
        return False
    if who.temperament is not None and who.spot.meant:
        # It is on its way already: by a step for which the segment has still to come.
        return False
    if arms.held(who):
        return any(enemies(state, who))
    return any(_seeks(state, who, each.id) for each in enemies(state, who))


def asked_again(state: AlternatifState) -> list[int]:
    """The segments to come in which people who stand by are asked again, while they have somebody to fight: no more
    than a round goes by without a word of theirs (ALT-REA-011). Nobody hidden is among them: time does not stop for
    him."""
    return [again for who, again, _ in _standing_by(state) if not who.hidden and is_asked_again(who)]


def waited_until(state: AlternatifState) -> list[int]:
    """The segments to come until which people said that they wait, or from which their plans have them do something:
    time goes there, though nobody does anything."""
    return [again for _, again, until in _standing_by(state) if until]


def _standing_by(state: AlternatifState) -> Iterator[tuple[Combatant, int, bool]]:
    """Those who stand by and have somebody to fight, each with the segment to come in which that ends, and whether he
    named it himself."""
    for who in state.combatants.values():
        waiting = who.waiting
        if waiting is None or who.intent != "standby" or not is_free(who) or not any(enemies(state, who)):
            continue
        if waiting.again > state.segment:
            yield who, waiting.again, waiting.until
        for segment in planned.awaited(state, who):
            yield who, segment, True


def may_go_for(state: AlternatifState, who: Combatant, other: str) -> bool:
    """Whether *who* may announce anything against the enemy *other*."""
    return not _springs_on(state, who, other) and _seeks(state, who, other)


def _seeks(state: AlternatifState, who: Combatant, other: str) -> bool:
    """Whether *who* may go for *other*: an autopilot not for whom the game master has just taken away from it."""
    return who.temperament is None or not are_parted(state, who.id, other)


def waits_for_surprise(state: AlternatifState, who: Combatant) -> bool:
    """Whether the first segment comes without an announcement of *who*: he is surprised by everybody in sight, or falls
    upon somebody, without a die (ALT-SUR-003, -007). Shots and spells prepared beforehand are announced."""
    if state.segment or not state.surprises:
        return False
    return is_stunned(state, who) or (springs(state, who) and not (who.shooting.ready or who.magic.ambush))


def springs(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* surprises anybody in this segment, or in the first one."""
    return any(helpless_against(state, each, who.id) for each in state.combatants)


def _springs_on(state: AlternatifState, who: Combatant, other: str) -> bool:
    """Whether *other* falls upon *who* in the first segment, before he can announce anything against him."""
    return not state.segment and helpless_against(state, who.id, other)


def shoots_on(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* goes on shooting in the same way at the same target (ALT-MIS-024); with an enemy upon him he is
    asked, since it lowers his guard."""
    plan = who.shooting.plan
    if who.intent != "missile" or plan is None or who.target is None or within_reach(state, who):
        return False
    arm = arms.arm_of(who, plan.weapon)
    return arm is not None and who.target in arms.targets(state, who, arm)


def wrestles_on(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* goes on wrestling without a word (ALT-REA-012): he is clinched, or whom he means to seize is still
    there."""
    return in_mode(who) and is_idle(who) and (is_clinched(who) or who.target in within_reach(state, who))


def weighs(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who*, who would go on as he announced, is asked first: something has changed for him, or the table has
    everybody asked after each action (`ask_again`; ALT-REA-011, -012). Whoever wants no such question has said so."""
    if who.temperament is not None:
        return False
    wanted = state.settings.ask_again
    if not who.news and wanted != "always" and not who.plan.followed:
        # Nothing has: that is so with nearly everybody, and this is asked of all of them again and again.
        return False
    planned_else = "plan" in who.news or "next" in who.news or planned.turns(state, who)
    if not planned_else and (wanted == "never" or not (who.news or wanted == "always")):
        return False
    if who.out or who.hidden or who.proposal is not None or in_mode(who) or not state.segment:
        return False
    if who.orders.get("changed") == "never" and not planned_else:
        return False
    if not any(enemies(state, who)) or is_stunned(state, who):
        return False
    if who.intent == "standby" or must_be_asked(state, who) or _is_settling(who):
        return False
    if goes_on(state, who):
        # Who has just announced it has said so.
        return planned_else or bool(who.news) or (who.carried_on != state.segment and not who.announced)
    return bool(who.news) and (who.task is not None or any(each.pending for each in who.hands))


def is_ripe(state: AlternatifState, who: Combatant) -> bool:
    """Whether what *who* said that he does next is to be announced now: his present action is over, or what he said
    takes its place (ALT-REA-011, -015)."""
    said = who.intention
    if said is None or who.out or who.temperament is not None or who.proposal is not None or is_stunned(state, who):
        return False
    if _is_settling(who) or resting(state):
        return False
    return said.soon or is_idle(who) or (is_called(state, who) and is_free(who))


def _is_settling(who: Combatant) -> bool:
    """Whether what *who* has begun is still being settled: he is asked how long he aims, or the game master whether his
    spell may be kept ready or his companions go on without him. One is asked one thing at a time."""
    task = who.task
    if task is None:
        return False
    return task.asks_hold or task.shaken or (who.shooting.choosing and arms.is_shot(task))


def goes_on(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* goes on by himself: he repeats what he did, or stands by for want of anybody to fight."""
    if wrestles_on(state, who):
        return True
    if not is_idle(who) or who.intent not in ("melee", "missile"):
        return False
    if who.intent == "melee" and can_repeat(state, who) and idle_weapons(who):
        return True
    if shoots_on(state, who):
        return True
    return not any(enemies(state, who)) and not any(each.pending for each in who.hands)


at_flat_rate: Final[Point[[Combatant, Wielded, Dice, int, int], object]] = Point("reactions without a die")
"""What is told of a reaction that comes at a fixed pace, by so many segments later; None: its die is rolled."""


def owed(weapon: Wielded) -> int:
    """The postponement that the next reaction of *weapon* bears, for its present spell on the defensive
    (ALT-PAR-016)."""
    return weapon.carry if weapon.status == "defensive" else 0


def _is_initial(who: Combatant, weapon: Wielded) -> bool:
    """Whether the next reaction of *weapon* is a first one, which Dexterity lowers: with a weapon in each hand only
    the main one's (ALT-REA-032)."""
    return who.initial and weapon is who.main


def span(state: AlternatifState, who: Combatant, weapon: Wielded) -> tuple[int, int] | None:
    """In how many segments, at least and at most, the action of *weapon* comes up if *who* announces it now. None at a
    flat rate, for that is the very segment, which is told to nobody else."""
    what = die_of(who, weapon, state.settings)
    stamp = max(state.segment, who.beat_until)
    if at_flat_rate(who, weapon, what, stamp, owed(weapon)) is not None:
        return None
    more = rolls.added(state, who, initial=_is_initial(who, weapon))
    beyond = stamp - state.segment + weapon.arm.fixed + owed(weapon)
    return max(1, what.count + more) + beyond, max(1, what.count * what.sides + more) + beyond


def react(scene: Scene[AlternatifState], ident: str, hand: Hand) -> Action:
    """Roll the reaction of the melee action that *ident* has announced with *hand* (ALT-REA-002, -031, -032)."""
    state = scene.now
    who = state.combatants[ident]
    weapon = who.holds(hand)
    if weapon is None:
        return
    what = die_of(who, weapon, state.settings)
    stamp = max(state.segment, who.beat_until)
    initial, postponed = _is_initial(who, weapon), owed(weapon)
    flat = at_flat_rate(who, weapon, what, stamp, postponed)
    if flat is not None:
        yield from tell(flat)
        return
    stamp, faces, initial, adjust = yield from rolls.reaction(
        scene, ident, what, weapon.rolled, initial=initial, why=f"reaction-{hand}"
    )
    yield from tell(
        ReactionRolled(
            combatant=ident,
            hand=hand,
            die=str(what),
            faces=faces,
            adjust=adjust,
            initial=initial,
            stamp=stamp,
            postponed=postponed,
            segment=stamp + max(1, sum(faces) + adjust) + weapon.arm.fixed + postponed,
            fixed=weapon.arm.fixed,
            raised=max(0, 1 - sum(faces) - adjust),
        )
    )


def declare(scene: Scene[AlternatifState], ident: str, target: str, *, repeated: bool = False) -> Action:
    """Announce melee against *target* with all that is in hand: both are in contact from now on (ALT-GEN-004,
    ALT-MEL-001). A task or a proposal in its way is dropped (ALT-REA-015)."""
    yield from story.turn_to_fight(scene, ident)
    state = scene.now
    who = state.combatants[ident]
    main, off = who.main, who.off
    yield from tell(
        ActionDeclared(
            combatant=ident,
            action="melee",
            hand=main.arm.hand,
            weapon=main.arm.weapon,
            target=target,
            repeated=repeated,
            stamp=max(state.segment, who.beat_until),
            kept=any(each.due is not None for each in who.hands),
            second=off.arm.weapon if off is not None and prepares(who, off) else None,
        )
    )
    if target not in who.contacts:
        yield from engagement.make_contact(scene, ident, target, "declared")


def react_with_free_hands(scene: Scene[AlternatifState], ident: str) -> Action:
    """Roll for every weapon of *ident* that is to act, has nothing pending and has not acted in this segment
    (ALT-REA-028)."""
    state = scene.now
    for weapon in idle_weapons(state.combatants[ident]):
        if weapon.acted != state.segment:
            yield from react(scene, ident, weapon.arm.hand)


def come_up(scene: Scene[AlternatifState]) -> Action:
    """The actions due come up; with them ends the defensive (ALT-PAR-011)."""
    state = scene.now
    for ident, who in state.combatants.items():
        for weapon in who.hands:
            if (due := weapon.comes) is not None and due <= state.segment:
                yield from tell(ActionCameUp(ident, weapon.arm.hand, state.segment))
                if weapon.status == "defensive":
                    yield from tell(StatusChanged(ident, weapon.arm.hand, "offensive"))
