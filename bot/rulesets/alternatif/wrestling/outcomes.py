"""What holds that succeeded bring about, once nobody may counter them any more (ALT-WRE-022 to -046)."""

from __future__ import annotations

from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.alternatif.base import wielding
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants.events import FlagSet
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.specials import ground
from bot.rulesets.alternatif.state import FIST, AlternatifState, Arm, Attempt, Combatant, Hold, Part
from bot.rulesets.alternatif.wounds import wounding
from bot.rulesets.alternatif.wounds.events import WeaponChanged, WoundsCounted
from bot.rulesets.alternatif.wrestling import holds
from bot.rulesets.alternatif.wrestling.entering import clinch, unclinch
from bot.rulesets.alternatif.wrestling.events import HoldHurt, HoldSettled
from bot.rulesets.alternatif.wrestling.events_clinch import KeyEnded, KeySet, ObjectUsed, PushedBack, TurnedOver
from bot.rulesets.alternatif.wrestling.looking import MOST_KEYS, TURNED, holds_key_on, is_clinched, keys_on, score
from bot.rulesets.shared.check import Term, terms

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
        yield from contacts.end_contacts(scene, ((ident, target),), "pushed")


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
