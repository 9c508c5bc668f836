"""What an autopilot answers, by temperament (ALT-SIM-012); "half" and "a quarter" are of the usual stamina.

=============  ==========================  =======================================  ==========================
temperament    simultaneous                parry                                    next action, strike, free
=============  ==========================  =======================================  ==========================
never_guard    attacks                     never                                    attacks
furious        attacks                     only below a quarter                     attacks
steady         attacks from half upwards   with a shield always, else below half    attacks
cautious       returns to guard            always                                   attacks
desperate      attacks below half          from half upwards                        attacks
=============  ==========================  =======================================  ==========================

Wounds make the steady cautious below a quarter (`base.temperament`); whoever is cautious and below half steps back on a
grid, and does not follow who steps back (`moving.autopilot`). Those who attack with abandon charge the nearest enemy
where distances have been said; on a grid everybody runs at the nearest, which is the same.

Whoever has a shield free to parry with does not give a blow up when simultaneous, unless he is cautious (ALT-SIM-012).
It attacks whom it struck last, else somebody in contact, else the enemy who has the fewest people upon him; hand to
hand it leaves those behind alone while others bar the way. With two weapons it parries with a shield first, else with
one already on the defensive, else with the off hand, and never with both upon one blow; of several blows the lowest, a
natural 20 last. It prepares no action with the shield beside its weapon, the better to guard itself, unless it attacks
with abandon (never_guard, furious). Free and frank attacks are always taken, on the weakest (the fewest stamina and
body points left), with the weapon of the greatest damage that gives nothing up if there is one; but a born wrestler
seizes whoever lowers his guard. Bare-handed with a sheathed weapon it draws (what it shoots with rather than a blade
while everybody is far, see `shooting.rearming`), prone it stands up, when nobody is upon it; so does it cast harmful
spells and use harmful items, as long as it has any. It strikes at people, not at what they hold, at no wrestler when a
companion might be hit instead (unless it attacks with abandon). Special actions are attempted by much larger furious
and desperate ones alone, now and then (`specials.autopilot`); what is attempted against it is answered by a free
attack, by the cautious with a parry. It steps after whom it has pushed, unless others are upon it. It stabs with both
daggers where the table lets it, and does not ask for it. Charged at it strikes at once, unless it is cautious and would
have nothing left to parry with. How it wrestles is in `wrestling.autopilot`. It wears no standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.decisions import NOTHING, Choice, Decision, Field
from bot.kernel.dice import dice
from bot.rulesets.alternatif.base import distances, times
from bot.rulesets.alternatif.base.checks import RECKLESS
from bot.rulesets.alternatif.base.shares import attacks_on, defends, is_below, temperament_now
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.occasions import SEIZE
from bot.rulesets.alternatif.parry.questions import free_weapons, parry_parts
from bot.rulesets.alternatif.reaction.initiative import prepares
from bot.rulesets.alternatif.shooting import rolls as shots
from bot.rulesets.alternatif.simultaneous import undecided
from bot.rulesets.alternatif.specials import details as tricks
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, engaged_by, within_reach
from bot.rulesets.alternatif.state.arms import CHARGE
from bot.rulesets.alternatif.surprise.sneak import PAIR
from bot.rulesets.alternatif.wrestling import questions as holds
from bot.rulesets.alternatif.wrestling.looking import strays_to

TAKING = ("sheathe", "draw", "pick_up")
"""What changes the weapon in hand."""


def answers(state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
    """What an autopilot answers in the place of *who*; None: whoever is asked."""
    match decision.kind:
        case "declare":
            return _declares(state, who, decision)
        case "changed":
            # Whoever leaves it to the bot goes on as announced; where that opened his guard, he fights, or waits.
            if decision.default["action"] in decision.fields[0].options:
                return dict(decision.default)
            fights = "attack" in decision.fields[0].options
            return decision.filled({"action": "attack" if fights else "standby"}, {"target": _nearest(state, who)})
        case "strike":
            target = _whom(state, who, decision.fields)
            return tricks.attempts(state, who, target, decision) or {"target": target}
        case "simultaneous":
            return _simultaneous(state, who, decision)
        case "parry":
            return {"parry": _parried(state, who, decision)}
        case "defend":
            guards = any(_parries(who, each.arm) for each in who.hands if each.arm.is_shield)
            return {"parry": shots.defends(state, who, decision, guards=guards, below_half=is_below(who, 2))}
        case "release":
            return {"target": shots.whom(state, who, decision.fields[0].options)}
        case "aim":
            return {"aim": NOTHING}
        case "free":
            return _free(state, who, decision)
        case "charge" | "reception":
            return _clashes(who, decision)
        case "oppose":
            return _opposes(who, decision)
        case "pull":
            return {"pull": "pull"}
        case "follow":
            return {"follow": "follow" if tricks.follows(state, who, str(decision.about["target"])) else "stay"}
        case "grab":
            return {"grab": "one_hand"}
        case "keep_up" | "sidestep" | "swap" | "shove":
            return ways.answer(state, who, decision)
        case "expose":
            return {"expose": "no"}
        case "wrestle" | "wrestle_choice" | "counter":
            return holds.answer(state, who, decision)
        case _:
            pass
    return None


def _declares(state: AlternatifState, who: Combatant, decision: Decision) -> Choice:
    shot = shots.declares(state, who, decision)
    if shot is not None:
        return shot
    actions = decision.fields[0].options
    if not within_reach(state, who):
        for action in ("stand_up", *TAKING):
            if action in actions:
                return decision.filled({"action": action})
        cast = casts(who, decision)
        if cast is not None and (aimed := decision.legal(cast)):
            return {**cast, "target": _whom(state, who, aimed)}
    if who.temperament in RECKLESS and CHARGE in actions:
        marks = next(each.options for each in decision.legal({"action": CHARGE}) or () if each.name == "target")
        nearer = distances.within_the_lines(state, who, list(marks)) or list(marks)
        return {"action": CHARGE, "target": min(nearer, key=lambda each: distances.distance(state, who.id, each) or 0)}
    if "attack" not in actions:
        return ways.approaches(state, who, decision) or {"action": "standby"}
    return {"action": "attack", "target": _whom(state, who, decision.fields)}


def casts(who: Combatant, decision: Decision) -> Choice | None:
    """The first harmful spell that it has left, else a harmful item; None: neither is offered."""
    for action in times.MAGICAL:
        if action not in decision.fields[0].options:
            continue
        blank = decision.legal({"action": action}) or ()
        things = next((each.options for each in blank if each.name == "weapon"), None)
        if things is None:
            if any(each.name == "target" for each in blank):
                return {"action": action}
            continue
        for thing in things:
            if times.harms(who, thing):
                return {"action": action, "weapon": thing}
    return None


def _whom(state: AlternatifState, who: Combatant, fields: Sequence[Field]) -> str:
    """Whom it goes for, of those whom the blank for a target among *fields* offers."""
    options = next(each.options for each in fields if each.name == "target")
    people = [ident for ident in options if ident in state.combatants]
    within = [ident for ident in people if ident in who.contacts]
    if who.target in within:
        assert who.target is not None
        return who.target
    if within:
        return within[0]
    # A contact that nobody sees must not show in whom the others go for.
    crowd = state.combatants
    return min(people, key=lambda ident: sum(not crowd[each].hidden for each in crowd[ident].contacts))


def _nearest(state: AlternatifState, who: Combatant) -> str:
    """Somebody who is upon it."""
    return next((each for each in engaged_by(state, who) if not state.combatants[each].hidden), "")


def _covered(state: AlternatifState, who: Combatant) -> bool:
    """Whether a shield is free to parry what comes while the other weapon strikes."""
    ready = [each for each in who.hands if each.arm.is_shield and not each.up and each.acted != state.segment]
    return bool(ready) and temperament_now(who) != "cautious"


def _simultaneous(state: AlternatifState, who: Combatant, decision: Decision) -> Choice:
    choice: dict[str, str] = {}
    for suffix, weapon in undecided(who):
        attacks = (attacks_on(who) or _covered(state, who)) and prepares(who, weapon)
        choice[f"choice{suffix}"] = "attack" if attacks else "return_to_guard"
        if attacks and any(each.name == f"target{suffix}" for each in decision.all_fields(choice)):
            choice[f"target{suffix}"] = str(decision.about["suggested_target"])
    return choice


def _clashes(who: Combatant, decision: Decision) -> Choice:
    """Strikes at the end of its charge, and at who charges it; only the cautious keeps its one weapon for the parry."""
    kind = decision.kind
    if kind == "reception" and temperament_now(who) == "cautious" and decision.about["parries"]:
        return {kind: NOTHING}
    return {kind: decision.fields[0].options[0]}


def _opposes(who: Combatant, decision: Decision) -> Choice:
    """Strikes back at whoever attempts a special action; the cautious parries it. The other weapon stays out of it."""
    options = decision.fields[0].options
    wanted = ("parry/", "attack/") if temperament_now(who) == "cautious" else ("attack/", "parry/")
    found = next((option for begins in wanted for option in options if option.startswith(begins)), options[0])
    choice = {"oppose": found}
    if any(each.name == "also" for each in decision.all_fields(choice)):
        choice["also"] = NOTHING
    return choice


def _parries(who: Combatant, arm: Arm) -> bool:
    return defends(who) or (arm.is_shield and temperament_now(who) == "steady")


def _parried(state: AlternatifState, who: Combatant, decision: Decision) -> str:
    about = decision.about
    ready = free_weapons(state, who)
    ready = [each for each in ready if _parries(who, each.arm)]
    if not ready:
        return NOTHING
    best = min(ready, key=lambda each: (not each.arm.is_shield, each.status != "defensive", each.arm.hand != "left"))
    options = [
        option
        for option in decision.fields[0].options
        if option != NOTHING and parry_parts(option)[1] in (None, best.arm.hand)
    ]
    if not options:
        return NOTHING
    return min(options, key=lambda option: (bool(about[f"{option}.natural"]), int(about[f"{option}.total"] or 0)))


def _free(state: AlternatifState, who: Combatant, decision: Decision) -> Choice:
    def worth(option: str) -> tuple[int, bool, int]:
        target, _, hand = option.partition("/")
        other = state.combatants[target]
        arm = next(each.arm for each in who.hands if each.arm.hand == hand)
        rolled = dice(arm.damage)
        return (other.stamina + other.body, bool(decision.about[f"{option}.lost"]), -rolled.count * (rolled.sides + 1))

    both = [each for each in decision.fields[0].options if each.endswith(f"/{PAIR}")]
    for option in both:
        if not decision.about[f"{option}.asks"]:
            return {"free": option}
    seized = [each for each in decision.fields[0].options if each.endswith(f"/{SEIZE}")]
    if seized and holds.would_seize(who):
        return {"free": seized[0]}
    offered = [
        each for each in decision.fields[0].options if "/" in each and not each.endswith((f"/{SEIZE}", f"/{PAIR}"))
    ]
    possible = [each for each in offered if not _endangers(state, who, each)]
    if not possible:
        return {"free": NOTHING}
    best = min(possible, key=worth)
    return tricks.seizes_the_occasion(state, who, best.partition("/")[0], decision) or {"free": best}


def _endangers(state: AlternatifState, who: Combatant, option: str) -> bool:
    """Whether a blow might fall on a companion, who wrestles; only who attacks with abandon strikes then
    (ALT-WRE-021)."""
    target = state.combatants.get(option.partition("/")[0])
    if target is None or who.temperament in RECKLESS:
        return False
    return any(state.combatants[ident].side == who.side for ident in strays_to(state, who, target)[1])
