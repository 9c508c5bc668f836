"""What an autopilot does hand to hand: what it is likely to win and is worth it.

Whoever is pinned breaks free, by whichever roll is better. Whoever pins somebody deals damage, turns the other's weapon
where that is worth more, and pins him again first where companions profit by it. In a mere grapple it frees a companion
whom its opponent has pinned; it escapes where its own weapon outside is worth twice as much as anything within, or
where it is losing and no hero, if it is likely to get out; else it strikes or squeezes, whichever deals more. It seizes
somebody where it has no weapon that is worth more than its hands, and is likely to get hold of him.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Final

from bot.kernel.decisions import Choice, Decision
from bot.rulesets.dnd35.attack.actions import next_targets
from bot.rulesets.dnd35.attack.arms import LATER, armour_class, close, follows
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.rolls import SIDES, winning
from bot.rulesets.dnd35.grapple import circumstances
from bot.rulesets.dnd35.grapple.actions import EVASION, GRAPPLE, LETHAL, NONLETHAL, turnable
from bot.rulesets.dnd35.state import FISTS, Fighter, State, Weapon, enemies


def likely(modifier: int, *against: int) -> float:
    """How likely somebody who adds *modifier* wins against all who add *against*.

    >>> likely(5, 5), likely(30, 5), likely(5, 30)
    (0.5, 1.0, 0.0)
    """
    faces = range(1, SIDES + 1)
    return sum(prod(winning(face + modifier, modifier, each) for each in against) for face in faces) / SIDES


Worth = Callable[[Fighter, Weapon], int]
LIKELY: Final = 0.6
"""From here on it trusts in a check."""


def answer(state: State, who: Fighter, decision: Decision, worth: Worth) -> Choice | None:
    """What it does in a grapple, or to get into one; None: something else. *worth*: what a weapon deals, doubled."""
    offered = decision.all_fields({})[0].options
    if not holds.grappling(state, who.id):
        return _seizes(state, who, decision, worth) if "grapple" in offered else None
    if holds.pinned_by(state, who.id) is not None:
        return _frees_itself(state, who, decision, "break_free") if "break_free" in offered else {"action": "pass"}
    if holds.pins(state, who.id) is not None:
        return _presses(state, who, offered, worth)
    return _struggles(state, who, decision, worth)


def later(state: State, who: Fighter) -> int:
    """What a further attempt in this turn loses."""
    found = {} if state.turn is None else follows(state.turn, who)
    return LATER * (found[FISTS].later if FISTS in found else 0)


def chance(state: State, who: Fighter, *others: str, plus: int = 0) -> float:
    """How likely it wins a grapple check against *others*."""
    theirs = (circumstances.bonus(state.combatants[each]) for each in others)
    return likely(circumstances.bonus(who) + later(state, who) + plus, *theirs)


def hits(state: State, who: Fighter, weapon: Weapon, target: Fighter) -> float:
    """How likely it hits *target* with *weapon* in a grapple."""
    bonus = who.base_attack + who.strength_modifier + who.figures.ordinary if weapon.to_hit is None else weapon.to_hit
    needed = armour_class(state, target, by=who) - bonus - holds.IN_GRAPPLE - later(state, who)
    return min(0.95, max(0.05, (21 - needed) / 20))


# ---- pinned, or pinning


def _frees_itself(state: State, who: Fighter, decision: Decision, action: str) -> Choice:
    """By the better of the two rolls that it has left."""
    found = decision.legal({"action": action}) or ()
    skills = next((each.options for each in found if each.name == "skill"), (GRAPPLE,))
    by = {
        GRAPPLE: circumstances.bonus(who) + later(state, who),
        EVASION: who.skill(EVASION),
    }
    return {"action": action, "skill": max(skills, key=lambda each: by[each])}


def _presses(state: State, who: Fighter, offered: tuple[str, ...], worth: Worth) -> Choice:
    target = state.combatants[holds.pins(state, who.id) or ""]
    turn = state.turn
    if "crush" not in offered:
        return {"action": "pass"}
    helped = any(
        each.id != target.id and each.side == who.side and each.id != who.id and not each.out
        for each in state.combatants.values()
    )
    if helped and turn is not None and not turn.swings:
        # What a pin gives to others goes on only where it is taken up again.
        return {"action": "pin", "target": target.id}
    arms = turnable(state, target)
    if arms and "turn_weapon" in offered:
        best = max((target.arm(each) for each in arms), key=lambda each: worth(who, each))
        if worth(who, best) * hits(state, who, best, target) > worth(who, who.arm(FISTS)):
            return {"action": "turn_weapon", "target": target.id, "with": best.weapon}
    return _squeeze(who, target)


def _squeeze(who: Fighter, target: Fighter) -> Choice:
    lethal = "nonlethal" in target.immune or "improved_unarmed_strike" in who.feats
    return {"action": "crush", "target": target.id, "harm": LETHAL if lethal else NONLETHAL}


# ---- in a grapple


def _struggles(state: State, who: Fighter, decision: Decision, worth: Worth) -> Choice:
    offered = decision.all_fields({})[0].options
    rivals = holds.opponents(state, who.id)
    if "free_ally" in offered:
        ally = next(each.options for each in decision.legal({"action": "free_ally"}) or ())[0]
        if chance(state, who, holds.pinned_by(state, ally) or "") >= LIKELY:
            return {"action": "free_ally", "target": ally}
    foes = [each for each in rivals if state.combatants[each].side != who.side]
    if not foes:
        return _frees_itself(state, who, decision, "escape") if "escape" in offered else {"action": "pass"}
    target = state.combatants[min(foes, key=lambda each: (state.combatants[each].hit_points, each))]
    left = {} if state.turn is None else next_targets(state, who, state.turn)
    inside = [who.arm(each) for each in left.get(target.id, ())]
    weapon = max(inside, key=lambda each: worth(who, each) * hits(state, who, each, target), default=None)
    strikes = 0.0 if weapon is None else worth(who, weapon) * hits(state, who, weapon, target)
    squeezes = worth(who, who.arm(FISTS)) * chance(state, who, target.id)
    outside = max((worth(who, each) for each in who.arms), default=0)
    weak = who.hit_points * 2 < who.hit_points_max and who.temperament in ("cautious", "desperate")
    if "escape" in offered and (weak or outside > 2 * max(strikes, squeezes)) and _gets_out(state, who, rivals):
        return _frees_itself(state, who, decision, "escape")
    if weapon is not None and (strikes >= squeezes or "crush" not in offered):
        return {"action": "attack", "target": target.id, "with": weapon.weapon}
    if "crush" in offered:
        return _squeeze(who, target)
    return {"action": "pass"}


def _gets_out(state: State, who: Fighter, rivals: tuple[str, ...]) -> bool:
    """Whether it is as likely as not to get out."""
    theirs = [circumstances.bonus(state.combatants[each]) for each in rivals]
    best = max(circumstances.bonus(who) + later(state, who), who.skill(EVASION))
    return likely(best, *theirs) >= 0.4


# ---- into one


def _seizes(state: State, who: Fighter, decision: Decision, worth: Worth) -> Choice | None:
    """Whom it seizes: it has nothing better in its hands, and is likely to hold him. Somebody who has a weapon that is
    of no use in a grapple loses most by it."""
    if who.temperament in ("cautious", "desperate"):
        return None
    fists = who.arm(FISTS)
    if any(worth(who, each) > worth(who, fists) for each in who.arms if not each.ranged):
        return None
    found = next((each.options for each in decision.legal({"action": "grapple"}) or ()), ())
    foes = [each for each in enemies(state, who) if each.id in found and chance(state, who, each.id) >= LIKELY]
    best = max(foes, key=lambda each: (sum(not close(arm) for arm in each.arms), each.id), default=None)
    return None if best is None else {"action": "grapple", "target": best.id}
