"""What an autopilot answers, by temperament.

It weighs what it could do by the damage that may be expected of it: which weapon, in which way, at whom. Furious ones
and those who never guard think of nothing else; steady ones defend themselves hand to hand, and spare their rounds;
cautious ones seek cover first, and below half of their points only defend themselves; desperate ones get away then.
Steady and cautious ones care for a companion in need, when nobody is upon them. All load what is empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.catalogue.rpg20_terms import SHIELD_PARTS
from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import dice
from bot.rulesets.rpg20 import attack as rolling
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20.base import Trial, value
from bot.rulesets.rpg20.evading import DODGE, NONE
from bot.rulesets.rpg20.explosions import blasts as blasting
from bot.rulesets.rpg20.sequences.slots import ACT
from bot.rulesets.rpg20.shooting.shots import LATER
from bot.rulesets.rpg20.state import Blow, Explosive, Fighter, Mode, State, Weapon, enemies
from bot.rulesets.rpg20.state.conditions import CANNOT_MOVE, CANNOT_RISE, NEEDS_CARE
from bot.rulesets.rpg20.state.people import FISTS

UNKNOWN: Final = 20
"""How far somebody is taken to be whose distance nobody has said, in metres."""
WILD: Final = ("furious", "never_guard")
CAREFUL: Final = ("cautious", "desperate")
ON_GUARD: Final = ("strike", "defend", "pass")
"""What leaves somebody his defence with a foe upon him."""
CARING: Final = ("steady", "cautious")
ABLE: Final = 8
"""The value of a test of medicine from which on it is tried."""
ENOUGH: Final = 25
"""Damage beyond which more of it at one target is wasted."""
PROJECTILES: Final = 5.5
"""Those of a long burst that hit, on the average."""
FEW: Final = 3
"""Rounds below which somebody under cover loads again."""
LOATH: Final = 0.7
"""How much a blow with bare hands counts beside one with a weapon that is held."""
THRICE: Final = 3
"""How much a place counts for a shield whose gauge is half gone."""


class Weighed(NamedTuple):
    """Something that could be done, and the damage that may be expected of it."""

    worth: float
    target: str
    weapon: str
    how: str = ""
    line: tuple[str, ...] = ()


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What an autopilot answers in the place of *who*; None: whoever is asked."""
    match decision.kind:
        case "declare":
            return _means(state, who, decision)
        case "slot" | "release":
            return {decision.kind: ACT}
        case "defend":
            return {"defend": _defence(who, decision)}
        case "shield":
            return {"shield": _shield(who, decision)}
        case "again" | "follow" | "retarget":
            # Nobody is finished off who has fallen senseless.
            return dict(decision.default)
        case _:
            return decision.filled({})


def guarded(state: State, who: Fighter, decision: Decision, choice: Choice) -> Choice | None:
    """*choice* in a posture in which he may defend himself; None: somebody is upon him, and whoever does that does not
    defend himself hand to hand (R20-MEL-009)."""
    if decision.kind != "declare":
        return choice
    if choice["action"] == "charge":
        return None
    if choice["action"] in ON_GUARD or not any(state.engaged(who.id, each.id) for each in enemies(state, who)):
        return {**choice, "how": "normal"} if choice.get("how") == "offensive" else choice
    return None


# ---- how it stands


def _weak(who: Fighter) -> bool:
    return who.points * 2 < who.points_max


def _failing(who: Fighter) -> bool:
    return who.points * 4 < who.points_max


def _far(state: State, who: Fighter, other: Fighter) -> int:
    metres = state.distance(who.id, other.id)
    return UNKNOWN if metres is None else metres


def _is_shot_at(foes: Sequence[Fighter]) -> bool:
    """Whether any of *foes* has in hand what shoots, as far as anybody can see it."""
    return any(each.shoots for foe in foes for each in foe.arms)


def _is_harmless(state: State, foe: Fighter) -> bool:
    """Whether everybody knows that *foe* strikes nobody in this sequence."""
    if foe.immobilised or foe.surprised == state.round:
        return True
    known = state.settings.intentions == "open" and foe.means is not None
    return known and foe.means is not None and not foe.means.in_melee


# ---- what it means to do


def _means(state: State, who: Fighter, decision: Decision) -> Choice:
    """What it means to do."""
    offered = decision.all_fields({})[0].options
    foes = sorted(enemies(state, who), key=lambda each: (_far(state, who, each), each.id))
    near = [each for each in foes if state.engaged(who.id, each.id)]
    if CANNOT_MOVE(who):
        return {"action": "pass"}
    if near:
        return _hand_to_hand(state, who, decision, offered, near)
    if found := _care(state, who, decision, offered):
        return found
    if not foes:
        return {"action": "pass"}
    return _from_afar(state, who, decision, offered, foes)


def _hand_to_hand(
    state: State, who: Fighter, decision: Decision, offered: Sequence[str], near: Sequence[Fighter]
) -> Choice:
    """A foe is upon it: it gets away or defends itself by temperament, else it does what deals the most."""
    if who.temperament == "desperate" and _weak(who) and "move" in offered:
        return decision.filled({"action": "move"}, {"goal": "away"})
    pressed = len(near) > 1 and _failing(who) and who.temperament == "steady"
    if pressed or (who.temperament in CAREFUL and _weak(who)):
        return {"action": "defend"}
    open_to_all = who.temperament in WILD or all(_is_harmless(state, each) for each in near)
    blow = _best(_strikes(state, who, near)) if "strike" in offered else None
    shot = _best(_shots(state, who, near)) if "shoot" in offered else None
    # Whoever shoots cannot defend himself hand to hand: it must be worth it.
    if shot is not None and shot.worth > (1 if open_to_all else 2) * (0 if blow is None else blow.worth):
        return _shooting(decision, shot)
    if blow is None:
        return {"action": "defend"}
    how = "offensive" if open_to_all else "normal"
    return decision.filled({"action": "strike", "target": blow.target, "with": blow.weapon}, {"how": how})


def _from_afar(
    state: State, who: Fighter, decision: Decision, offered: Sequence[str], foes: Sequence[Fighter]
) -> Choice:
    """Nobody is upon it: cover, then whatever reaches the foes, else nearer to them."""
    if _wants_cover(who, foes) and "cover" in _options(decision, "goal", {"action": "move"}):
        return decision.filled({"action": "move"}, {"goal": "cover"})
    if "load" in offered and ("shoot" not in offered or _may_load(who)):
        return decision.filled({"action": "load"})
    shot = _best(_shots(state, who, foes)) if "shoot" in offered else None
    blast = _best(_blasts(state, who, foes)) if "grenade" in offered else None
    if blast is not None and blast.worth > (0 if shot is None else shot.worth):
        return decision.filled({"action": "grenade", "target": blast.target}, {"with": blast.weapon})
    if shot is not None:
        return _shooting(decision, shot)
    if "draw" in offered and (gun := _gun(who)) is not None and who.temperament not in WILD:
        return decision.filled({"action": "draw"}, {"with": gun})
    for action, how in (("throw", "single"), *((("charge", ""),) if who.temperament in WILD else ())):
        if found := _at(decision, action, offered, foes, how=how):
            return found
    if "rise" in offered:
        return {"action": "rise"}
    if "move" in offered and not (who.temperament in CAREFUL and _weak(who)):
        return decision.filled({"action": "move"}, {"goal": "approach", "target": foes[0].id})
    return {"action": "defend"}


def _wants_cover(who: Fighter, foes: Sequence[Fighter]) -> bool:
    """Cautious and desperate ones do, when they are shot at, or wounded; steady ones when they are both, and hold what
    shoots themselves."""
    if who.cover or who.temperament in WILD:
        return False
    if who.temperament in CAREFUL:
        return _is_shot_at(foes) or _weak(who)
    return _is_shot_at(foes) and _weak(who) and any(each.shoots for each in who.arms)


def _may_load(who: Fighter) -> bool:
    """Whether it loads what is not yet empty: under cover, with few rounds left of many."""
    return (
        who.cover
        and who.temperament not in WILD
        and all(
            each.rounds is not None and each.rounds < FEW <= (each.magazine or 0) for each in who.arms if each.shoots
        )
    )


def _gun(who: Fighter) -> str | None:
    """What it carries and could shoot with."""
    carried = (
        each
        for each in who.weapons
        if each.held == "carried" and each.shoots and not each.broken and not each.lacking and each.rounds != 0
    )
    return next((each.weapon for each in carried if who.can_take(each)), None)


def _options(decision: Decision, name: str, partial: Choice) -> tuple[str, ...]:
    if partial["action"] not in decision.all_fields({})[0].options:
        return ()
    found = decision.field(name, partial)
    return () if found is None else found.options


def _at(
    decision: Decision, action: str, offered: Sequence[str], people: Sequence[Fighter], *, how: str
) -> Choice | None:
    """*action* against the first of *people* against whom it may be meant; None: it is not offered."""
    if action not in offered:
        return None
    targets = _options(decision, "target", {"action": action})
    able = [each.id for each in people if each.id in targets]
    if not able:
        return None
    return decision.filled({"action": action, "target": able[0]}, {"how": how} if how else {})


# ---- care for companions


def _care(state: State, who: Fighter, decision: Decision, offered: Sequence[str]) -> Choice | None:
    """Steady and cautious ones treat a companion, or themselves, and help up whoever cannot get up; None: nobody is in
    need, or somebody cares already."""
    if who.temperament not in CARING:
        return None
    patient = _patient(state, who)
    if patient is not None:
        ill = NEEDS_CARE.by(patient) or ""
        if patient.id in _options(decision, "target", {"action": "treat"}):
            return decision.filled({"action": "treat", "target": patient.id}, {"ill": ill})
        if patient.id in _options(decision, "target", {"action": "move", "goal": "approach"}):
            return decision.filled({"action": "move", "goal": "approach", "target": patient.id})
    fallen = [
        each
        for each in _options(decision, "target", {"action": "help"})
        if state.combatants[each].side == who.side and CANNOT_RISE(state.combatants[each])
    ]
    return {"action": "help", "target": fallen[0]} if fallen else None


def _patient(state: State, who: Fighter) -> Fighter | None:
    """Whom it treats: the most urgent need, of these whoever is nearest; nobody whom another one treats already."""
    if who.skill + who.domain("medicine") < ABLE:
        return None
    cared = {
        each.means.target
        for each in state.combatants.values()
        if each.id != who.id and each.side == who.side and each.means is not None and each.means.deed == "treat"
    }
    needy = [
        each
        for each in state.combatants.values()
        if each.side == who.side and not each.dead and each.id not in cared and NEEDS_CARE(each)
    ]
    return min(needy, key=lambda each: (_urgency(each), _far(state, who, each), each.id), default=None)


def _urgency(who: Fighter) -> int:
    return [*NEEDS_CARE.figures].index(NEEDS_CARE.by(who) or "")


# ---- what may be expected


def _best(found: Iterator[Weighed]) -> Weighed | None:
    """What deals the most; of equals the first one, which is at the nearest."""
    return max(found, key=lambda each: each.worth, default=None)


def _chance(state: State, blow: Blow) -> float:
    """How likely the test of *blow* succeeds, 0 to 1 (R20-GEN-001)."""
    return max(0, min(20, rolling.checked(state, blow, 20).total)) / 20


def _average(code: str, plus: int = 0) -> float:
    if not code:
        return plus
    rolled = dice(code)
    return rolled.count * (rolled.sides + 1) / 2 + plus


def _damage(weapon: Weapon) -> float:
    found = _average(weapon.dice, weapon.plus)
    return found / 2 if weapon.halved else found


def _strikes(state: State, who: Fighter, near: Sequence[Fighter]) -> Iterator[Weighed]:
    """Blows with all that it can strike with; bare hands do the margin (R20-WPN-010). Whoever holds a weapon strikes
    with it, unless bare hands deal a good deal more."""
    bonus = _average(who.bonus, who.bonus_plus)
    for foe in near:
        for weapon in using.strikers(who):
            chance = _chance(state, Blow(who.id, foe.id, weapon.weapon))
            dealt = 10 * chance if weapon.kind == "unarmed" else _damage(weapon)
            liking = LOATH if weapon.weapon == FISTS else 1
            yield Weighed(chance * (dealt + bonus) * liking, foe.id, weapon.weapon)


def _shots(state: State, who: Fighter, foes: Sequence[Fighter]) -> Iterator[Weighed]:
    """Shots at everybody within range, in every way that the weapon and its rounds allow."""
    for weapon in using.shooters(who):
        reached = [each.id for each in foes if using.in_range(state, who, weapon, each.id)]
        for ident in reached:
            for mode in using.modes(state, weapon):
                others = [each for each in reached if each != ident] if mode == "long" else []
                line = (ident, *others[: len(LATER)])
                worth = _expected(state, who, weapon, line, mode) * _favour(who, weapon, mode, len(line))
                if worth > 0:
                    yield Weighed(worth, ident, weapon.weapon, mode, line[1:])


def _expected(state: State, who: Fighter, weapon: Weapon, line: tuple[str, ...], mode: Mode) -> float:
    dealt = _damage(weapon)
    shots = weapon.burst_rounds if mode == "short" else 1
    if mode == "long":
        worst = min(_chance(state, Blow(who.id, each, weapon.weapon, "shot", mode)) for each in line)
        return worst * min(PROJECTILES * dealt, ENOUGH * len(line))
    each = (_chance(state, Blow(who.id, line[0], weapon.weapon, "shot", mode, at + 1)) for at in range(shots))
    return min(float(ENOUGH), dealt * sum(each))


def _favour(who: Fighter, weapon: Weapon, mode: Mode, targets: int) -> float:
    """How it likes a way of shooting beside what that deals: whoever is not wild spares his rounds, and is loath to
    act last unless he is under cover, or careful (R20-FIR-008)."""
    if mode == "precision":
        return 1 if who.cover or who.temperament in CAREFUL else 0.8
    if mode == "rapid":
        # To be first is worth a little (R20-FIR-003).
        return 1.05
    if who.temperament in WILD or weapon.rounds is None:
        return 1
    return 0.75 if mode == "long" and targets < 2 else 0.5 if weapon.rounds - using.spends(weapon, mode) < 1 else 1


def _shooting(decision: Decision, shot: Weighed) -> Choice:
    """The answer that makes *shot*; a long burst goes at those who stand beside its target, too."""
    wanted = {"how": shot.how, **dict(zip(LATER, shot.line, strict=False))}
    partial = {"action": "shoot", "target": shot.target}
    if shot.weapon in _options(decision, "with", partial):
        partial["with"] = shot.weapon
    return decision.filled(partial, wanted)


def _blasts(state: State, who: Fighter, foes: Sequence[Fighter]) -> Iterator[Weighed]:
    """What it can throw that goes off among foes alone (R20-EXP-001)."""
    for explosive in who.explosives:
        if not explosive.count or explosive.throw is None or not explosive.dice:
            continue
        for foe in foes:
            caught = blasting.in_zone(state, foe.id, explosive.zone)
            if any(state.combatants[each].side == who.side for each in caught):
                continue
            seen = sum(each.id in caught for each in foes)
            dealt = min(float(ENOUGH), _average(explosive.dice, explosive.plus)) * seen
            yield Weighed(_thrown(state, who, explosive, foe) * dealt, foe.id, explosive.explosive)


def _thrown(state: State, who: Fighter, explosive: Explosive, foe: Fighter) -> float:
    """How likely it gets where it is thrown (R20-EXP-008); nothing, where nobody has said how far that is."""
    metres = state.distance(who.id, foe.id)
    if metres is None:
        return 0
    flung = Weapon(explosive.explosive, "thrown", "body", "throwing", throw=explosive.throw)
    on = Trial(who, Blow(who.id, foe.id, flung.weapon, "throw"), flung, None, metres)
    return max(0, min(20, value("throw", state, on))) / 20


# ---- being attacked


def _defence(who: Fighter, decision: Decision) -> str:
    """The better chance; a dodge that costs the action only for those who are careful, or wounded and likely to
    succeed."""
    options = [each for each in decision.all_fields({})[0].options if each != NONE]
    values = {each: int(decision.about.get(f"{each}.value") or 0) for each in options}
    if decision.about.get("costs") and who.temperament not in CAREFUL:
        worth_it = who.temperament == "steady" and _weak(who) and values.get(DODGE, 0) >= ABLE
        options = [each for each in options if each != DODGE or worth_it]
    return max(options, key=lambda each: values[each], default=NONE)


def _shield(who: Fighter, decision: Decision) -> str:
    """Where the shield covers most of the die; what is half gone counts three times."""

    def covered(parts: str) -> int:
        found = 0
        for face in frozenset[int]().union(*(SHIELD_PARTS[each] for each in parts.split("+"))):
            gauge = who.gauge(who.line(face).gauge)
            found += THRICE if 2 * gauge.left <= gauge.most else 1
        return found

    return max(decision.all_fields({})[0].options, key=covered)
