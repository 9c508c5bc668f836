"""What holds that succeeded bring about, once nobody may counter them any more (ALT-WRE-022 to -046)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants import figures
from bot.rulesets.alternatif.combatants.figures import FlagSet
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.reaction.initiative import wrestles_on
from bot.rulesets.alternatif.specials import possible as ground
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Attempt,
    Combatant,
    Hold,
    Part,
    guard_is_down,
    within_reach,
)
from bot.rulesets.alternatif.wounds import injuries as wounding
from bot.rulesets.alternatif.wounds.events import WeaponChanged, WoundsCounted
from bot.rulesets.alternatif.wrestling import holds
from bot.rulesets.alternatif.wrestling.events import (
    HoldHurt,
    HoldSettled,
    WrestlingAnnounced,
    WrestlingCameUp,
    WrestlingReacted,
)
from bot.rulesets.alternatif.wrestling.looking import (
    MOST_KEYS,
    TURNED,
    encumbered,
    extra_dice,
    grips_of,
    holds_key_on,
    is_clinched,
    keeps_off,
    keys_on,
    reaction_of,
    score,
)
from bot.rulesets.alternatif.wrestling.records import (
    ClinchBegun,
    ClinchEnded,
    KeyEnded,
    KeySet,
    ObjectUsed,
    PushedBack,
    TurnedOver,
)
from bot.rulesets.shared.check import Term, terms

# ---- How wrestling begins and ends: announcing it, the clinch, first reactions, letting go (ALT-WRE-003, -012 to
# -020). `clinch` is the one door into an engagement in wrestling, for this chapter and for every other.

How: TypeAlias = Literal["contact", "grab", "pass_guard", "special", "guard_down", "sneak", "joined", "gm"]


def clinch(scene: Scene[AlternatifState], ident: str, target: str, how: How, *, pinned: bool = False) -> Action:
    """*ident* and *target* are engaged in wrestling with each other from now on.

    The one function by which anything makes a clinch begin: another chapter's special action calls it with *how*
    `special` when it has succeeded (ALT-SPE-017), with *pinned* for its natural 20: the target is on the ground,
    turned, under the author (ALT-SPE-018). What both prepared is void, useless weapons fall, and as soon as the segment
    goes on both roll a first wrestling reaction (ALT-WRE-015, -016); nobody has to be told anything else. Who is locked
    already keeps what he prepared (ALT-WRE-017). Rolls nothing, asks nothing; does nothing to people already locked
    with each other, or out of the fight.
    """
    state = scene.now
    one, other = state.combatants[ident], state.combatants[target]
    if one.out or other.out or target in one.wrestling.locked:
        return
    for each in (ident, target):
        if scene.now.combatants[each].hidden:
            yield from figures.show(scene, each)
    if target not in one.contacts:
        yield from engagement.make_contact(scene, ident, target, "strike")
    for each in (ident, target):
        if is_clinched(scene.now.combatants[each]):
            continue
        # Dragged into it or not: what was under way is lost (ALT-GEN-005), an incantation at once.
        yield from breaking_off.interrupt(scene, each)
        if scene.now.combatants[each].task is not None:
            yield from breaking_off.drop(scene, each)
    yield from tell(ClinchBegun(ident, target, how))
    for each in (ident, target):
        who = scene.now.combatants[each]
        useless = encumbered(who)
        for held in who.hands:
            if held.arm in useless:
                yield from tell(WeaponChanged(each, held.arm.hand, held.arm.weapon, "dropped"))
    if pinned:
        for each in (target, ident):
            if not scene.now.combatants[each].prone:
                yield from tell(FlagSet(each, "prone", on=True))
        yield from tell(TurnedOver(ident, target))


def gives_free_action(scene: Scene[AlternatifState], ident: str) -> Action:
    """*ident* has a wrestling action at once, free, beside whatever he prepares (ALT-WRE-014), if he has any left in
    this segment."""
    state = scene.now
    for at, grip in enumerate(grips_of(state.combatants[ident])):
        if grip.acted != state.segment and not grip.comes:
            yield from tell(WrestlingCameUp(ident, at, state.segment, free=True))
            return


def unclinch(
    scene: Scene[AlternatifState],
    ident: str,
    target: str,
    reason: Literal["brought_down", "got_up", "stepped_out", "pushed", "gm"],
) -> Action:
    """*ident* and *target* let go of each other; they stay in contact (ALT-WRE-019)."""
    if target in scene.now.combatants[ident].wrestling.locked:
        yield from tell(ClinchEnded(ident, target, reason))


# ---- announcing


def announce(scene: Scene[AlternatifState], ident: str, target: str) -> Action:
    """*ident* means to wrestle with *target*: he enters that mode at once, and both are in contact (ALT-GEN-004)."""
    yield from breaking_off.drop(scene, ident, fights=True)
    state = scene.now
    who = state.combatants[ident]
    yield from tell(WrestlingAnnounced(ident, target, max(state.segment, who.beat_until)))
    if target not in scene.now.combatants[ident].contacts:
        yield from engagement.make_contact(scene, ident, target, "declared")


def touching(state: AlternatifState) -> Iterator[tuple[str, str, How]]:
    """Those whom nothing keeps apart: both wrestle, or one joins a clinch (ALT-WRE-012, -017)."""
    for who in state.combatants.values():
        if who.intent != "wrestling" or who.out or is_clinched(who) or who.target is None or encumbered(who):
            continue
        if who.target not in within_reach(state, who):
            continue
        other = state.combatants[who.target]
        if is_clinched(other):
            yield who.id, other.id, "joined"
        elif other.intent == "wrestling" and not encumbered(other) and not keeps_off(state, other):
            yield who.id, other.id, "contact"


def meet(scene: Scene[AlternatifState]) -> Step[bool]:
    """Let those clinch whom nothing keeps apart; whether anybody did."""
    found = next(iter(touching(scene.now)), None)
    if found is None:
        return False
    ident, target, how = found
    yield from clinch(scene, ident, target, how)
    if how == "joined" and scene.now.settings.join_clinch_free_action:
        yield from gives_free_action(scene, ident)
    return True


# ---- reactions


def react(scene: Scene[AlternatifState]) -> Step[bool]:
    """Roll for everybody who wrestles and has nothing pending (ALT-WRE-001 to -003); whether anybody did."""
    moved = False
    for ident in list(scene.now.combatants):
        if not wrestles_on(scene.now, scene.now.combatants[ident]):
            continue
        for at, grip in enumerate(grips_of(scene.now.combatants[ident])):
            if not grip.pending and grip.attempt is None:
                moved = True
                yield from _react(scene, ident, at)
    return moved


def _react(scene: Scene[AlternatifState], ident: str, at: int) -> Action:
    """One reaction: one die, one more for holding keys, one for each suffered (ALT-WRE-022, -027); the first of an
    engagement is lowered by Dexterity, to 1 at least (ALT-WRE-003)."""
    state = scene.now
    who = state.combatants[ident]
    grip = grips_of(who)[at]
    what = reaction_of(state, who)
    why = f"wrestle-reaction-{at + 1}" if at else "wrestle-reaction"
    stamp, faces, initial, adjust = yield from rolls.reaction(
        scene, ident, what, grip.rolled, initial=who.wrestling.initial, why=why
    )
    if who.wrestling.turned_by and state.settings.turned_scope == "all":
        # Two worse on every die: a reaction that much later (ALT-WRE-033).
        adjust += 2
    held, suffered = extra_dice(state, who)
    postponed = grip.carry if grip.status == "defensive" else 0
    yield from tell(
        WrestlingReacted(
            combatant=ident,
            grip=at,
            die=str(what),
            faces=faces,
            adjust=adjust,
            initial=initial,
            stamp=stamp,
            postponed=postponed,
            segment=stamp + max(1, sum(faces) + adjust) + postponed,
            held=held,
            suffered=suffered,
            raised=max(0, 1 - sum(faces) - adjust),
        )
    )


def may_seize(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* may take the occasion of *target*'s lowered guard to seize him (ALT-WRE-014), for which he lets go
    of what no wrestler holds: neither is clinched."""
    if is_clinched(who) or is_clinched(target):
        return False
    return guard_is_down(target, state.segment)


D3, D4, D6, D8 = dice("d3"), dice("d4"), dice("d6"), dice("d8")


def apply(scene: Scene[AlternatifState], ident: str, at: int) -> Action:
    """Let the hold that die *at* of *ident* has brought about take effect, if it still has anybody to."""
    made = scene.now.combatants[ident].wrestling.grips[at].attempt
    assert made is not None
    hold = made.hold
    if made.annulled or not _stands(scene.now, ident, hold):
        yield from tell(HoldSettled(ident, at, hold.action, "countered" if made.annulled else "void"))
        return
    yield from tell(HoldSettled(ident, at, hold.action, "applied"))
    if hold.target is None:
        yield from _on_oneself(scene, ident, hold)
    elif holds.rule_of(hold.action).hurts:
        yield from _hurt(scene, ident, hold.target, made)
    else:
        yield from _on_another(scene, ident, hold.target, made)


def _stands(state: AlternatifState, ident: str, hold: Hold) -> bool:
    """Whether whom a hold concerns is still there to be held."""
    who = state.combatants[ident]
    if hold.target is None:
        return True
    other = state.combatants.get(hold.target)
    if other is None or other.out or who.out:
        return False
    return hold.action in ("pass_guard", "grab") or other.id in who.wrestling.locked


def _on_oneself(scene: Scene[AlternatifState], ident: str, hold: Hold) -> Action:
    if hold.action == "use_object":
        yield from tell(ObjectUsed(ident))
        return
    who = scene.now.combatants[ident]
    arm = next((each for each in who.carried if each.weapon == hold.weapon), None)
    hand = None if arm is None else wielding.free_hand(who, arm)
    if arm is not None and hand is not None:
        yield from tell(WeaponChanged(ident, hand, arm.weapon, "drawn"))


def _on_another(scene: Scene[AlternatifState], ident: str, target: str, made: Attempt) -> Action:
    hold = made.hold
    match hold.action:
        case "pass_guard":
            yield from clinch(scene, ident, target, "pass_guard")
        case "grab":
            yield from clinch(scene, ident, target, "joined" if is_clinched(scene.now.combatants[target]) else "grab")
        case "key":
            assert hold.part is not None
            # Of several dice of one segment each may win a key: more than two nobody holds (ALT-WRE-027).
            room = len(scene.now.combatants[ident].wrestling.keys) < MOST_KEYS
            if room and hold.part in holds.free_parts(scene.now, target):
                yield from tell(KeySet(ident, target, hold.part))
        case "escape":
            yield from _escape(scene, ident, target, hold)
        case "disarm":
            for held in scene.now.combatants[target].hands:
                if held.arm.weapon == hold.weapon:
                    yield from tell(WeaponChanged(target, held.arm.hand, held.arm.weapon, "dropped"))
                    break
        case "turn_over":
            yield from tell(TurnedOver(ident, target))
        case "bring_down":
            yield from _bring_down(scene, ident, target, follow=hold.follow)
            yield from casting.disturb(scene, target, "shoved")
        case "push":
            yield from _push(scene, ident, target, made.toward or None)
            yield from casting.disturb(scene, target, "shoved")
        case "get_up":
            yield from _get_up(scene, ident, target)
        case _:
            pass


def _escape(scene: Scene[AlternatifState], ident: str, holder: str, hold: Hold) -> Action:
    """One key of *holder* is broken, with its handicaps; on a companion as well (ALT-WRE-039)."""
    assert hold.key is not None
    _, part, victim = hold.key.split("+")
    for key in scene.now.combatants[holder].wrestling.keys:
        if (key.part, key.victim) == (part, victim):
            yield from tell(KeyEnded(holder, victim, key.part, "escaped", ident))
            return


def _bring_down(scene: Scene[AlternatifState], ident: str, target: str, *, follow: bool) -> Action:
    """The target falls. Who is held is dragged along; who holds must follow, or gives his keys up; who stays standing
    has broken the engagement (ALT-WRE-032)."""
    state = scene.now
    dragged = holds_key_on(state.combatants[target], ident)
    if not state.combatants[target].prone:
        yield from tell(FlagSet(target, "prone", on=True))
    if follow or dragged or state.combatants[ident].prone:
        if not scene.now.combatants[ident].prone:
            yield from tell(FlagSet(ident, "prone", on=True))
        yield from tell(TurnedOver(ident, target))
        return
    for key in scene.now.combatants[ident].wrestling.keys:
        if key.victim == target:
            yield from tell(KeyEnded(ident, target, key.part, "given_up"))
    yield from unclinch(scene, ident, target, "brought_down")


def _push(scene: Scene[AlternatifState], ident: str, target: str, toward: str | None) -> Action:
    """Back by 1d3 cells, *toward* the cell said; a key between them takes both along, else they are apart
    (ALT-WRE-044)."""
    (cells,) = yield from roll(D3, who=ident, why="wrestle-cells")
    state = scene.now
    bound = holds_key_on(state.combatants[ident], target) or holds_key_on(state.combatants[target], ident)
    together = bound or not state.settings.push_breaks_clinch
    yield from tell(PushedBack(ident, target, cells, cells, together))
    yield from ground.out_of_the_clinch(scene, ident, target, cells, toward, together)
    if not together:
        yield from unclinch(scene, ident, target, "pushed")
        yield from engagement.end_contacts(scene, ((ident, target),), "pushed")


def _get_up(scene: Scene[AlternatifState], ident: str, target: str) -> Action:
    """Whoever is on top stands up and leaves (ALT-WRE-019); a key set meanwhile keeps him (ALT-WRE-020)."""
    if keys_on(scene.now, ident):
        return
    yield from unclinch(scene, ident, target, "got_up")
    if scene.now.combatants[ident].prone:
        yield from tell(FlagSet(ident, "prone", on=False))


# ---- damage


def _hurt(scene: Scene[AlternatifState], ident: str, target: str, made: Attempt) -> Action:
    hold = made.hold
    what, body, less, arm = _figures(scene.now.combatants[ident], scene.now, hold)
    # All that a sneak attack of melee brings (ALT-SNK-012).
    stabs = made.sneak and hold.action == "close_attack"
    throw = Throw(ident, target, deed="wrestle", arm=arm, sneak=stabs, hold=hold)
    throw, faces = yield from wounding.dealt(scene, throw, what, why="wrestle-damage")
    bodily = (body, "wrestle-body") if made.critical else None
    done = yield from wounding.harm(scene, throw, faces, kind="hold_damage", body=bodily, less=less)
    victim = scene.now.combatants[target]
    stops = holds.breaks(hold.part) or (hold.action == "strangle" and not scene.now.settings.strangle_can_kill)
    broken: Part | None = None
    if hold.action in ("twist", "strangle") and stops:
        done = done.up_to(max(0, victim.body))
        if done.body and done.body == victim.body and holds.breaks(hold.part):
            broken = hold.part
    yield from tell(
        HoldHurt(
            combatant=ident,
            action=hold.action,
            target=target,
            weapon=hold.weapon,
            **done.told(),
            body_less=0 if done.body_die is None else less,
            broken=broken,
        )
    )
    if broken is None:
        yield from wounding.aftermath(scene, target, ident, arm.hand, arm.wound, done.body)
    else:
        # What the limb suffers is the effect; no die falls for another (ALT-WRE-030).
        hurt = scene.now.combatants[target]
        yield from tell(WoundsCounted(hurt.id, hurt.stamina, hurt.body))


def _figures(who: Combatant, state: AlternatifState, hold: Hold) -> tuple[Dice, Dice, int, Arm]:
    """The dice of damage, those of body points of an exceptional critical, what is taken off them, and what struck."""
    match hold.action:
        case "twist":
            return D3, D4, 0, FIST
        case "strangle":
            return D8, D4, 0, FIST
        case "batter":
            return D4, D4, 0, FIST
        case "close_attack":
            arm = holds.arms(state, who).get(hold.weapon or "", FIST)
            # As in melee: 1d6-1 (ALT-WRE-040).
            return dice(arm.damage), D6, 1, arm
        case _:
            pass
    own = holds.own_hold(who, hold.action)
    if own is None:
        return D4, D4, 0, FIST
    return dice(own.damage), dice(own.body), 1, FIST


def damage(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What a hold's damage is the sum of (ALT-WRE-029, -031, -040, -043): battering adds Strength, the others the
    wrestling score; a weapon's magic counts, mastery and Strength do not."""
    who = state.combatants[throw.who]
    action = "" if throw.hold is None else throw.hold.action
    batters, stabs = action == "batter", action == "close_attack"
    underneath = who.wrestling.turned_by and state.settings.turned_scope == "all"
    return (
        *wounding.of_dice(state, throw),
        *terms(
            ("str_damage", who.str_damage) if batters else ("wrestling_score", score(who)),
            ("magic", throw.arm.magic if throw.arm is not None and stabs else 0),
            ("underneath", TURNED if underneath else 0),
        ),
    )
