"""The catalogue of wrestling actions: what each needs, and so what somebody may do now (ALT-WRE-013 to -046)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.values import record
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Arm,
    Combatant,
    Hand,
    Key,
    OwnHold,
    Part,
    helpless_against,
    within_reach,
)
from bot.rulesets.alternatif.wrestling.looking import (
    LIMBS,
    MOST_KEYS,
    PARTS,
    encumbered,
    fits_wrestling,
    free_arms,
    holds_key_on,
    is_bare_handed,
    is_clinched,
    keeps_off,
    key_id,
    keys_on,
    opponents,
)

GIVE_UP = "-"
RELEASE, GAG, UNGAG, STEP_OUT = "release", "gag", "ungag", "step_out"
FREE_ACTS = (RELEASE, GAG, UNGAG, STEP_OUT)
"""What is no action at all: letting go of a key, silencing, stepping out of a clinch (ALT-WRE-019, -024, -027)."""


@record
class Rule:
    """*rolled*: it needs a d20; *all*: it must reach the class of everybody one is locked with; *countered*: it can be
    countered; *hurts*: it deals damage; *rank*: the order in which holds of one segment take effect, what hurts and
    binds before what moves; *critical*: the natural results of an exceptional critical."""

    rolled: bool = True
    all: bool = False
    countered: bool = True
    hurts: bool = False
    rank: int = 3
    critical: tuple[int, ...] = ()


HOLDS: Mapping[str, Rule] = {
    "pass_guard": Rule(countered=False, rank=0),
    "grab": Rule(rolled=False, countered=False, rank=0),
    "twist": Rule(rolled=False, countered=False, hurts=True, rank=1),
    "strangle": Rule(rolled=False, countered=False, hurts=True, rank=1),
    "batter": Rule(hurts=True, rank=1, critical=(20,)),
    "close_attack": Rule(hurts=True, rank=1, critical=(18, 19, 20)),
    "key": Rule(rank=2),
    "escape": Rule(),
    "disarm": Rule(),
    "draw": Rule(all=True),
    "use_object": Rule(all=True),
    "turn_over": Rule(rank=4),
    "bring_down": Rule(rank=4),
    "push": Rule(rank=5),
    "get_up": Rule(rolled=False, countered=False, rank=6),
}
OWN = Rule(hurts=True, rank=1, critical=(20,))
"""What creatures do that nobody else can (ALT-WRE-046)."""
ORDER = (
    "escape", "twist", "strangle", "key", "batter", "close_attack", "bring_down", "turn_over", "push", "disarm", "draw",
    "use_object", "get_up",
)  # fmt: skip
"""How the actions are offered."""


def rule_of(action: str) -> Rule:
    """What holds for *action*, a creature's own ones included."""
    return HOLDS.get(action, OWN)


def own_hold(who: Combatant, action: str) -> OwnHold | None:
    """The creature's own *action*."""
    return next((each for each in who.wrestling.own if each.id == action), None)


def actions(state: AlternatifState, who: Combatant) -> dict[str, list[str]]:
    """What *who* may do with an action that has come, by action: on whom it may be done (nobody in particular where it
    concerns all)."""
    if not is_clinched(who):
        return _entries(state, who)
    suffered, held = len(keys_on(state, who.id)), len(who.wrestling.keys)
    found: dict[str, list[str]] = {}
    if held < MOST_KEYS:
        for action in (*ORDER, *(each.id for each in who.wrestling.own)):
            if action in who.wrestling.closed or (suffered > 1 and action != "escape"):
                continue
            targets = _targets(state, who, action)
            if targets is not None:
                found[action] = targets
    for action in FREE_ACTS:
        targets = free_targets(state, who, action)
        if targets:
            found[action] = targets
    return found


def _entries(state: AlternatifState, who: Combatant) -> dict[str, list[str]]:
    """The ways into a clinch: past the guard of whoever uses a weapon, else by seizing him (ALT-WRE-013)."""
    if encumbered(who):
        return {}
    near = [state.combatants[ident] for ident in within_reach(state, who) if not helpless_against(state, who.id, ident)]
    found: dict[str, list[str]] = {}
    armed = [each.id for each in near if keeps_off(state, each)] if is_bare_handed(who) else []
    if armed:
        found["pass_guard"] = armed
    bare = [each.id for each in near if not keeps_off(state, each)]
    if bare:
        found["grab"] = bare
    return found


def _targets(state: AlternatifState, who: Combatant, action: str) -> list[str] | None:
    """On whom *who*, clinched, may do *action*; None: it is not possible, empty: it is done on nobody."""
    near = [state.combatants[ident] for ident in opponents(state, who) if not helpless_against(state, who.id, ident)]
    seen = [each for each in near if not each.hidden]
    mine = who.wrestling.keys
    match action:
        case "escape":
            return [] if breakable(state, who) else None
        case "twist":
            found = [key.victim for key in mine if len(mine) == 1 and key.part != "neck"]
        case "strangle":
            found = [key.victim for key in mine if len(mine) == 1 and key.part == "neck"]
        case "key":
            found = [each.id for each in seen if free_parts(state, each.id)]
        case "close_attack":
            found = [each.id for each in seen] if weapons(state, who) else []
        case "bring_down":
            found = [each.id for each in seen if not each.prone]
        case "turn_over":
            found = [each.id for each in seen if who.prone and each.prone and each.wrestling.turned_by != who.id]
        case "push":
            found = [each.id for each in seen if not (who.prone or each.prone)]
        case "disarm":
            found = [each.id for each in seen if held_things(each)]
        case "draw":
            return [] if seen and drawable(state, who) else None
        case "use_object":
            return [] if seen and _empty_hand(state, who) else None
        case "get_up":
            bound = keys_on(state, who.id)
            found = [] if bound else [each.id for each in seen if each.wrestling.turned_by == who.id]
        case _:
            found = [each.id for each in seen]
    return found or None


def free_targets(state: AlternatifState, who: Combatant, action: str) -> list[str]:
    """Whom *action*, one of `FREE_ACTS`, may concern: keys by their ids, people by theirs."""
    mine = who.wrestling.keys
    match action:
        case "release":
            return [key_id(key.victim, key.part) for key in mine if key.victim in state.combatants]
        case "gag":
            return [key.victim for key in mine if key.part == "head" and not key.gagged]
        case "ungag":
            return [key.victim for key in mine if key.gagged]
        case "step_out":
            return [ident for ident in opponents(state, who) if may_step_out(state, who, ident)]
        case _:
            pass
    return []


def may_step_out(state: AlternatifState, who: Combatant, target: str) -> bool:
    """Whether *who* may leave *target* to an ally who is locked with him, too (ALT-WRE-019, -020)."""
    other = state.combatants[target]
    if holds_key_on(other, who.id):
        return False
    return any(state.combatants[ident].side == who.side and ident != who.id for ident in opponents(state, other))


def free_parts(state: AlternatifState, victim: str) -> list[Part]:
    """The parts of *victim* that no key holds yet."""
    held = {key.part for _, key in keys_on(state, victim)}
    return [part for part in PARTS if part not in held]


def breakable(state: AlternatifState, who: Combatant) -> list[tuple[str, Key]]:
    """The keys that *who* may try to break: those on himself, then those that somebody he is locked with has on anybody
    else, on his companions first (ALT-WRE-039)."""
    near = opponents(state, who)
    own = [(holder, key) for holder, key in keys_on(state, who.id) if holder in near]
    companions: list[tuple[str, Key]] = []
    others: list[tuple[str, Key]] = []
    for ident in near:
        for key in state.combatants[ident].wrestling.keys:
            victim = state.combatants.get(key.victim)
            if victim is not None and victim.id != who.id:
                (companions if victim.side == who.side else others).append((ident, key))
    return [*own, *companions, *others]


def held_things(who: Combatant) -> list[str]:
    """What *who* holds that can be knocked out of his hand."""
    return list(dict.fromkeys(each.arm.weapon for each in who.hands if not each.arm.is_natural))


def drawable(state: AlternatifState, who: Combatant) -> list[str]:
    """The sheathed weapons of use in a clinch that a free arm could draw (ALT-WRE-037)."""
    if any(not each.arm.is_natural for each in who.hands):
        # One hand at least stays free (ALT-WRE-009).
        return []
    right, left = free_arms(state, who)
    found = []
    for arm in who.carried:
        hand = wielding.free_hand(who, arm)
        if fits_wrestling(arm) and hand is not None and (right if hand == "right" else left):
            found.append(arm.weapon)
    return list(dict.fromkeys(found))


def weapons(state: AlternatifState, who: Combatant) -> list[str]:
    """What *who* may stab or punch with: nothing that a held arm would have to move (ALT-WRE-023, -040)."""
    return list(arms(state, who))


def arms(state: AlternatifState, who: Combatant) -> dict[str, Arm]:
    """The weapons of `weapons` by their ids, the fist of a free and empty hand last."""
    right, left = free_arms(state, who)
    free: dict[Hand, bool] = {"right": right, "left": left, "both": right and left}
    found: dict[str, Arm] = {}
    for each in who.hands:
        if free.get(each.arm.hand, True) and fits_wrestling(each.arm):
            found.setdefault(each.arm.weapon, each.arm)
    if _empty_hand(state, who):
        found.setdefault(FIST.weapon, FIST)
    return found


def _empty_hand(state: AlternatifState, who: Combatant) -> bool:
    right, left = free_arms(state, who)
    taken = {each.arm.hand for each in who.hands if each.arm.weapon != FIST.weapon}
    if "both" in taken:
        return False
    return (right and "right" not in taken) or (left and "left" not in taken)


def breaks(part: Part | None) -> bool:
    """Whether a twist of *part* stops at 0 body points, where it breaks (ALT-WRE-030)."""
    return part in LIMBS
