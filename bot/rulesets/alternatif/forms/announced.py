"""What do you do next? Who is asked, and what he may announce (ALT-REA-003, ALT-REA-011)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.rulesets.alternatif import grasp, places
from bot.rulesets.alternatif.crowd import simple
from bot.rulesets.alternatif.fatigue import breath
from bot.rulesets.alternatif.forms.naming import APPROACH, RECKLESS, SHOTS, SWITCH, WRESTLE, key_of
from bot.rulesets.alternatif.magic import castable, times
from bot.rulesets.alternatif.mounted import saddle
from bot.rulesets.alternatif.shooting import arms, rearming
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Combatant,
    Wielded,
    are_parted,
    enemies,
    foes,
    helpless_against,
    is_stunned,
    within_reach,
)
from bot.rulesets.alternatif.state.charging import CHARGE, LEAST
from bot.rulesets.alternatif.wrestling.looking import encumbered, in_mode, is_bare_handed, keeps_off
from bot.rulesets.alternatif.wrestling.looking import goes_on as wrestles_on
from bot.rulesets.alternatif.wrestling.looking import is_idle as is_idle_wrestler


def declarations(state: AlternatifState) -> Iterator[Decision]:
    """One question for each of those who are awaited (ALT-REA-003, ALT-REA-011)."""
    return (declaration(state, who) for who in state.combatants.values() if must_be_asked(state, who))


def declaration(state: AlternatifState, who: Combatant) -> Decision:
    """Attack or shoot whom, stand by, or (when it is what one would do) draw or pick up a weapon, stand up, cast or use
    something magical; stand-by when nothing is said. Whoever holds something for either shoots when nobody is upon
    him."""
    enemies_here = [each for each in foes(state, who) if not _springs_on(state, who, each) and _seeks(state, who, each)]
    reach = [ident for ident in within_reach(state, who) if ident in enemies_here]
    # Those in contact first: they are the nearer choice.
    near_first = (*reach, *(ident for ident in enemies_here if ident not in reach))
    at_hand_now = places.at_arms_length(state, who)
    options = tuple(ident for ident in near_first if ident in at_hand_now)
    options = options if any(prepares(who, each) for each in who.hands) else ()
    held = arms.held(who)
    marks = tuple(arms.targets(state, who, held[0])) if held else ()
    shoots = bool(marks) and not (reach and options)
    main = arms.SHOOT if shoots else "attack"
    aimed = marks if shoots else options
    acts = [*(("attack",) if options else ()), *(SHOTS if marks else ())]
    others = ["standby"]
    far = () if options or who.prone or state.settings.map == "none" else tuple(near_first)
    if far:
        others.insert(0, APPROACH)
    charged = _chargeable(state, who, options)
    if charged:
        others.insert(0, CHARGE)
    lets_go = any(not each.arm.strikes for each in who.hands)
    if held and lets_go and not options and any(each.strikes for each in who.carried):
        others.append(SWITCH)
    weapons: dict[str, Sequence[str]] = dict(rearming.steps(state, who))
    if who.main.arm.weapon == FIST.weapon and not weapons:
        weapons = {"draw": drawables(who), "pick_up": at_hand(who)}
    weapons |= {action: castable.things(state, who, action) for action in times.MAGICAL}
    others += [taking for taking, found in weapons.items() if found]
    if who.prone:
        others.append("stand_up")
    wrestled_ones = wrestled(state, who.id)
    action = Field("action", (*acts, *others, *((WRESTLE,) if wrestled_ones else ())))
    fields = (action, Field("target", aimed)) if aimed else (action,)

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("action")
        if found := weapons.get(chosen or ""):
            thing = partial.get("weapon", found[0])
            named = (action, Field("weapon", tuple(found))) if len(found) > 1 else (action,)
            harms = chosen in times.MAGICAL and castable.harms(who, thing) and ("weapon" in partial or len(found) == 1)
            return (*named, Field("target", near_first)) if harms and near_first else named
        if chosen == APPROACH and len(far) > 1:
            return (action, Field("target", far))
        if chosen == CHARGE and charged:
            return (action, Field("target", charged))
        if chosen == WRESTLE:
            return (action, Field("target", wrestled_ones)) if len(wrestled_ones) > 1 else (action,)
        if chosen in others or not aimed:
            return (action,)
        if chosen in SHOTS:
            if not marks:
                # Chosen before there was nobody left to shoot at.
                return (action,)
            target = Field("target", marks)
            return (action, target) if chosen == arms.SHOOT else (action, target, Field("how", manners))
        if chosen is None:
            return (Field("action", (main,)), *fields[1:]) if "target" in partial else fields
        return (action, Field("target", options)) if options else (action,)

    manners = arms.manners(held[0], state.settings)[1:] if held else ()
    suggested = who.target if who.target in aimed else next(iter(aimed), None)
    arm = who.main.arm
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": arm.weapon,
        "hand": arm.hand,
        "second": None if who.off is None else who.off.arm.weapon,
        "engaged": bool(reach),
        "prone": who.prone,
        "suggested_action": main if aimed else None,
        "suggested_target": suggested,
        # With one press on a target there is one meaning, with both possible the action was named before.
        "aims": "both" if options and marks else main,
    }
    return Decision(key_of(state, who, "declare"), "declare", who.id, fields, {"action": "standby"}, about, form)


def _chargeable(state: AlternatifState, who: Combatant, options: tuple[str, ...]) -> tuple[str, ...]:
    """Those of *options* whom *who* could run at with impetus: without a grid, where the distance has been said and
    nobody is upon him (ALT-CHG-001, -003). On a grid running at somebody is a charge in itself (ALT-MOV-021)."""
    if state.settings.map != "none" or who.contacts or who.prone or who.riding.mount is not None:
        return ()
    if not arms.fights_hand_to_hand(who) or any(each.lame for each in who.injuries):
        return ()
    return tuple(each for each in options if (places.distance(state, who.id, each) or 0) >= LEAST * places.CELL)


def wrestled(state: AlternatifState, ident: str) -> tuple[str, ...]:
    """Whom *ident* may mean to wrestle with, those in contact first: nobody unless his hands hold nothing that he would
    have to let go of, and of those who keep him off none unless they are empty (ALT-WRE-009, -041)."""
    who = state.combatants[ident]
    if encumbered(who):
        return ()
    reach = within_reach(state, who)
    others = [state.combatants[each] for each in places.at_arms_length(state, who)]
    others = [each for each in others if is_bare_handed(who) or not keeps_off(each)]
    return tuple(each.id for each in sorted(others, key=lambda each: each.id not in reach))


def drawables(who: Combatant) -> list[str]:
    """The sheathed weapons that a free hand could draw."""
    return list(dict.fromkeys(each.weapon for each in who.carried if grasp.free_hand(who, each) is not None))


def at_hand(who: Combatant) -> list[str]:
    """The weapons at the feet of *who* that a free hand could pick up."""
    return list(dict.fromkeys(each.weapon for each in who.dropped if grasp.free_hand(who, each) is not None))


def is_idle(who: Combatant) -> bool:
    """Whether *who* has a weapon with nothing pending, does nothing else, and has not said that he waits."""
    if in_mode(who):
        return is_idle_wrestler(who)
    if who.out or who.intent == "standby" or who.task is not None or who.proposal is not None:
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
    return [each for each in who.hands if not each.pending and prepares(who, each)]


def prepares(who: Combatant, weapon: Wielded) -> bool:
    """Whether *who* prepares actions with *weapon*. Not with one that a standing order keeps from striking: nobody must
    announce anything with it (ALT-REA-011). Nor does an autopilot with the shield that it would rather guard itself
    with (ALT-SIM-012)."""
    left = weapon.arm.hand == "left"
    if not weapon.arm.strikes or simple.is_guard(who, weapon) or not saddle.usable(who, weapon.arm):
        return False
    if who.temperament is None:
        return who.orders.get("strike-left" if left else "strike") != "never"
    return not (left and weapon.arm.is_shield and len(who.hands) > 1 and who.temperament not in RECKLESS)


def can_repeat(state: AlternatifState, who: Combatant) -> bool:
    """Whether the target that *who* struck at last is still there to be struck at."""
    if who.target is None or who.target not in who.contacts:
        return False
    other = state.combatants[who.target]
    return not other.out and not other.hidden


def must_be_asked(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is awaited: he has nothing to repeat, and somebody to fight."""
    if not is_idle(who) or shoots_on(state, who) or wrestles_on(state, who):
        return False
    if who.intent == "melee" and can_repeat(state, who) and idle_weapons(who):
        return False
    if waits_for_surprise(state, who) or breath.resting(state):
        return False
    if who.temperament is not None and who.spot.meant:
        # It is on its way already: by a step for which the segment has still to come.
        return False
    if arms.held(who):
        return any(enemies(state, who))
    return any(_seeks(state, who, each.id) for each in enemies(state, who))


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
