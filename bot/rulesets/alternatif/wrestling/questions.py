"""The questions of wrestling, made from the state alone: what to do, whether to carry it out, whether to counter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.rulesets.alternatif.base.shares import attacks_on, defends
from bot.rulesets.alternatif.specials import possible as ground
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Attempt,
    Combatant,
    Grip,
    Hold,
    Part,
    helpless_against,
)
from bot.rulesets.alternatif.wounds import injuries as critical_tables
from bot.rulesets.alternatif.wrestling import holds
from bot.rulesets.alternatif.wrestling.looking import (
    SPECIALIST,
    encumbered,
    grips_of,
    has_acted,
    key_id,
    keys_on,
    opponents,
    postponement,
)

ACT, GUARD = "act", "guard"

NATURAL_20 = 20


def key_of(who: Combatant, kind: str, state: AlternatifState, times: int = 0) -> str:
    """The identity of a question; *times*: how often he has answered one of that kind in the segment."""
    return f"{who.id}:{kind}:{state.segment}" + (f":{times}" if times else "")


# ---- both at once


def confronted(state: AlternatifState) -> list[tuple[Combatant, list[str]]]:
    """Those whose action has come against somebody they are locked with whose action has come too, while they have not
    decided (ALT-WRE-011); nobody faces anybody where neither can act."""
    undecided = {
        who.id
        for who in state.combatants.values()
        if any(each.up and each.acts is None and each.hold is None for each in who.wrestling.grips)
    }
    found = []
    for ident in state.combatants if len(undecided) > 1 else ():
        who = state.combatants[ident]
        facing = [each for each in opponents(state, who) if each in undecided] if ident in undecided else []
        facing = [each for each in facing if not _surprise_between(state, ident, each)]
        if facing and not can_act(state, who):
            facing = [each for each in facing if can_act(state, state.combatants[each])]
        if facing:
            found.append((who, facing))
    return found


def can_act(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who*, whose action has come, can do anything with it: not while he holds two keys, nor, where breaking
    free is closed to him, while he suffers as many (ALT-WRE-026, -027). Letting a key go is no action."""
    return any(action not in holds.FREE_ACTS for action in holds.actions(state, who))


def _surprise_between(state: AlternatifState, one: str, other: str) -> bool:
    """Whether one of the two can do nothing against the other in this segment (ALT-SUR-002)."""
    return helpless_against(state, one, other) or helpless_against(state, other, one)


def choices(state: AlternatifState) -> list[Decision]:
    """The secret choices: to act, or to go on the defensive (the default) and keep the counter. Who cannot act has none
    to make: all that is left to him is the counter (ALT-WRE-027)."""
    found = []
    for who, facing in confronted(state):
        if not can_act(state, who):
            continue
        about: dict[str, Scalar] = {
            "segment": state.segment,
            "enemy": facing[0],
            "enemies": ", ".join(state.combatants[ident].name for ident in facing),
            "count": len(facing),
            "cost": postponement(state, who),
        }
        fields = (Field("wrestle_choice", (ACT, GUARD)),)
        key = key_of(who, "wrestle_choice", state)
        found.append(Decision(key, "wrestle_choice", who.id, fields, {"wrestle_choice": GUARD}, about))
    return found


# ---- what do you do?


def awaited(state: AlternatifState) -> list[tuple[Combatant, int, Grip]]:
    """Those whose action has come and who have not said what it is, each with the die; one die at a time."""
    found = []
    for who in state.combatants.values():
        if who.out:
            continue
        for at, grip in enumerate(who.wrestling.grips):
            if grip.comes and grip.hold is None and grip.acts is not False:
                found.append((who, at, grip))
                break
    return found


def questions(state: AlternatifState) -> list[Decision]:
    """What everybody whose action has come is asked; nobody who can do nothing at all."""
    return [made for who, _, _ in awaited(state) if (made := question(state, who)) is not None]


def question(state: AlternatifState, who: Combatant) -> Decision | None:
    """What *who* may do now: exactly what keys, hands and the ground allow (ALT-WRE-026, -027). None: nothing."""
    possible = holds.actions(state, who)
    if not possible:
        return None
    action = Field("action", (*possible, NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("action")
        if chosen is None or chosen == NOTHING or chosen not in possible:
            return (action,)
        return (action, *_details(state, who, chosen, possible[chosen], partial.get("target")))

    suffered, held = len(keys_on(state, who.id)), len(who.wrestling.keys)
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "suffered": suffered,
        "held": held,
        "clinched": bool(who.wrestling.locked),
        "free": any(each.free for each in who.wrestling.grips),
    }
    for own in who.wrestling.own:
        about |= {f"{own.id}.own_fr": own.names.get("fr", own.id), f"{own.id}.own_en": own.names.get("en", own.id)}
    about |= _facts(state, who)
    # He may be asked again in the segment: with another die, or after what is no action.
    done = sum(each.acted == state.segment or each.hold is not None for each in grips_of(who))
    gagged = sum(key.gagged for key in who.wrestling.keys)
    times = done + 10 * held + 100 * suffered + 1000 * gagged + 10_000 * len(who.wrestling.locked)
    # When nothing is said nothing is done: what a wrestler does is his own word (ALT-WRE-003).
    default = {"action": NOTHING}
    return Decision(key_of(who, "wrestle", state, times), "wrestle", who.id, (action,), default, about, form)


def _details(
    state: AlternatifState, who: Combatant, action: str, targets: list[str], target: str | None
) -> tuple[Field, ...]:
    """What else must be said of *action*; nothing that there is no choice about."""
    fields: list[Field] = []
    if action == holds.RELEASE:
        return (Field("key", tuple(targets)),) if len(targets) > 1 else ()
    if len(targets) > 1:
        fields.append(Field("target", tuple(targets)))
    aim = target if target in targets else targets[0] if targets else None
    offered: tuple[str, ...] = ()
    name = "weapon"
    match action:
        case "key" if aim is not None:
            name, offered = "part", tuple(holds.free_parts(state, aim))
        case "escape":
            name = "key"
            offered = tuple(key_id(holder, key.part, key.victim) for holder, key in holds.breakable(state, who))
        case "bring_down":
            return (*fields, Field("follow", ("follow", "stay")))
        case "close_attack":
            offered = tuple(holds.weapons(state, who))
        case "draw":
            offered = tuple(holds.drawable(state, who))
        case "disarm" if aim is not None:
            offered = tuple(holds.held_things(state.combatants[aim]))
    if len(offered) > 1:
        fields.append(Field(name, offered))
    return tuple(fields)


def _facts(state: AlternatifState, who: Combatant) -> dict[str, Scalar]:
    """Of each key that may be broken or let go: its part, whose it is, and who suffers it."""
    about: dict[str, Scalar] = {}
    for holder, key in holds.breakable(state, who):
        name = key_id(holder, key.part, key.victim)
        about |= {f"{name}.part": key.part, f"{name}.holder": holder, f"{name}.victim": key.victim}
    for key in who.wrestling.keys:
        name = key_id(key.victim, key.part)
        about |= {f"{name}.part": key.part, f"{name}.holder": who.id, f"{name}.victim": key.victim}
    return about


def hold_said(state: AlternatifState, who: Combatant, choice: Choice) -> Hold:
    """A complete *choice* with what it left unsaid because there was no choice about it."""
    action = choice["action"]
    targets = holds.actions(state, who).get(action, [])
    target = choice.get("target") or (targets[0] if len(targets) == 1 and action != holds.RELEASE else None)
    part = cast("Part | None", choice.get("part"))
    key, weapon = choice.get("key"), choice.get("weapon")
    match action:
        case "key" if target is not None and part is None:
            part = holds.free_parts(state, target)[0]
        case "twist" | "strangle":
            part = who.wrestling.keys[0].part
        case "escape":
            holder, found = holds.breakable(state, who)[0]
            key = key or key_id(holder, found.part, found.victim)
            target, named, _ = key.split("+")
            part = cast("Part", named)
        case holds.RELEASE:
            key = key or targets[0]
        case "close_attack":
            weapon = weapon or holds.weapons(state, who)[0]
        case "draw":
            weapon = weapon or holds.drawable(state, who)[0]
        case "disarm" if target is not None:
            weapon = weapon or holds.held_things(state.combatants[target])[0]
    return Hold(action, target, part, key, weapon, choice.get("follow") == "follow")


# ---- where to?


def aiming(state: AlternatifState) -> Iterator[tuple[Combatant, int, str]]:
    """Those whose push out of a clinch has succeeded and may go to several sides, each with the die and whom they push,
    until they have said where (ALT-WRE-044, ALT-MOV-017)."""
    for who in state.combatants.values():
        for at, grip in enumerate(who.wrestling.grips):
            made = grip.attempt
            if made is None or made.annulled or made.toward or made.hold.action != "push" or who.out:
                continue
            target = made.hold.target
            if target in who.wrestling.locked and len(ground.directions(state, who.id, target)) > 1:
                yield who, at, target


def aims(state: AlternatifState) -> list[Decision]:
    """To which side, as in melee."""
    return [
        ground.where(state, who, target, f"{key_of(who, 'shove', state)}:{at}") for who, at, target in aiming(state)
    ]


# ---- do you counter?


def counterable(state: AlternatifState, who: Combatant) -> list[tuple[Combatant, int, Attempt]]:
    """The holds that *who* may try to counter now: they have succeeded on him, and he has an action left in this
    segment (ALT-WRE-034, -036)."""
    if not who.wrestling.locked or who.out or has_acted(who, state.segment) or _all_come(who, state.segment):
        return []
    found = []
    for other in state.combatants.values():
        for at, grip in enumerate(other.wrestling.grips):
            attempt = grip.attempt
            if attempt is None or attempt.annulled or who.id not in attempt.against or who.id in attempt.answered:
                continue
            if helpless_against(state, who.id, other.id):
                continue
            if other.id in who.wrestling.locked and not other.hidden:
                found.append((other, at, attempt))
    return found


def _all_come(who: Combatant, segment: int) -> bool:
    """Whether every die of *who* is about to act itself, or has."""
    return all(each.comes or each.acted == segment for each in grips_of(who))


def counters(state: AlternatifState) -> list[Decision]:
    """One question for each of those who may counter."""
    found = []
    for who in state.combatants.values():
        if who.wrestling.locked and (against := counterable(state, who)):
            found.append(_counter(state, who, against))
    return found


def _counter(state: AlternatifState, who: Combatant, against: list[tuple[Combatant, int, Attempt]]) -> Decision:
    ready = any(each.status == "defensive" and each.acted != state.segment for each in grips_of(who))
    first, _, attempt = against[0]
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "cost": 0 if ready else postponement(state, who),
        "free": ready,
        "pending": any(each.pending for each in grips_of(who)),
        "count": len(against),
        "opponent": first.id,
        "action": attempt.hold.action,
        "part": attempt.hold.part,
        "natural": attempt.face == NATURAL_20,
        "score": critical_tables.parry_score(who, state.settings),
    }
    options = []
    for other, at, each in against:
        option = f"{other.id}+{at}"
        options.append(option)
        about |= {
            f"{option}.opponent": other.id,
            f"{option}.action": each.hold.action,
            f"{option}.part": each.hold.part,
            f"{option}.natural": each.face == NATURAL_20,
        }
    answered = sum(
        who.id in grip.attempt.answered
        for other in state.combatants.values()
        for grip in other.wrestling.grips
        if grip.attempt is not None
    )
    key = key_of(who, "counter", state, answered)
    fields = (Field("counter", (*options, NOTHING)),)
    return Decision(key, "counter", who.id, fields, {"counter": NOTHING}, about)


# ---- How autopilots wrestle, and what standing orders say of it (ALT-WRE, ALT-SIM-012). An autopilot that is held
# breaks free, unless it attacks with abandon (then only under two keys); with one key set it twists or strangles;
# it never holds two. With a dagger it stabs, without one it draws it; a creature uses what only it can do. The
# steady and the cautious set keys, the others batter. It counters by the rule of its parries: never
# (`never_guard`), below a quarter of its stamina (`furious`), below half (`steady`), from half upwards
# (`desperate`), always (`cautious`). When both could act it acts by the rule of its simultaneous blows.

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
