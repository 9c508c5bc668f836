"""How autopilots wrestle, and what standing orders say of it (ALT-WRE, ALT-SIM-012).

An autopilot that is held breaks free, unless it attacks with abandon (then only under two keys); with one key set it
twists or strangles; it never holds two. With a dagger it stabs, without one it draws it; a creature uses what only it
can do. The steady and the cautious set keys, the others batter. It counters by the rule of its parries: never
(`never_guard`), below a quarter of its stamina (`furious`), below half (`steady`), from half upwards (`desperate`),
always (`cautious`). When both could act it acts by the rule of its simultaneous blows.
"""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.alternatif.base.temperament import attacks_on, defends
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant
from bot.rulesets.alternatif.wrestling import holds
from bot.rulesets.alternatif.wrestling.looking import SPECIALIST, encumbered, keys_on
from bot.rulesets.alternatif.wrestling.questions import ACT, GUARD

ABANDON = ("never_guard", "furious", "desperate")


def answer(state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
    """What the autopilot of *who* answers to a question of wrestling."""
    match decision.kind:
        case "wrestle":
            return decision.filled({"action": _action(state, who, decision.fields[0].options)})
        case "wrestle_choice":
            return {"wrestle_choice": ACT if attacks_on(who) else GUARD}
        case "counter":
            return {"counter": decision.fields[0].options[0] if defends(who) else NOTHING}
        case _:
            pass
    return None


def would_seize(who: Combatant) -> bool:
    """Whether it seizes a lowered guard rather than strike at it (ALT-WRE-014): a specialist of wrestling, or what has
    holds of its own, and nothing in hand that it would lose."""
    return (who.wrestling.rank >= SPECIALIST or bool(who.wrestling.own)) and not encumbered(who)


def _action(state: AlternatifState, who: Combatant, options: tuple[str, ...]) -> str:
    held = len(keys_on(state, who.id)) > (1 if who.temperament in ABANDON else 0)
    first = [holds.RELEASE if len(who.wrestling.keys) > 1 else "", "escape" if held else "", "pass_guard", "grab"]
    first += ["twist", "strangle", *(each.id for each in who.wrestling.own)]
    if any(each.arm.weapon != FIST.weapon and "light" in each.arm.tags for each in who.hands):
        first.append("close_attack")
    first += ["draw", "batter" if who.temperament in ABANDON else "key", "batter", "escape"]
    return next((each for each in first if each in options), NOTHING)


def ordered(who: Combatant, decision: Decision) -> Choice | None:
    """What the standing orders of *who* say to a question of wrestling; None: ask him."""
    match decision.kind:
        case "counter":
            order = who.orders.get("counter", "ask")
            ready = order == "if_defensive" and bool(decision.about["free"])
            if order == "always" or ready:
                return {"counter": decision.fields[0].options[0]}
            return None if order == "ask" else {"counter": NOTHING}
        case "wrestle_choice":
            order = who.orders.get("wrestle_choice", "ask")
            return None if order == "ask" else {"wrestle_choice": order}
        case "wrestle":
            order = who.orders.get("wrestle", "ask")
            if order == "never":
                return {"action": NOTHING}
            return decision.filled({"action": order}) if order in decision.fields[0].options else None
        case _:
            pass
    return None
