"""What an autopilot answers, by temperament.

It takes its opportunities, attacks whom it can with the weapon that deals the most, as often as it may, and goes to the
nearest foe where it reaches none, squeezed where there is no other way. A desperate one below half of its hit points
goes away, a cautious one shoots or waits rather than go near, and does nothing but defend when hurt and threatened;
furious ones go for the nearest, the others for whoever is weakest within reach. Whoever holds two weapons strikes with
both, whoever stands too near for a long weapon steps back first; furious and steady ones charge. Whoever has spells
casts the one that does most (`spells.autopilot`). Cautious and steady ones to whom nothing is left lie ready for
whoever comes within reach. What is held ready is done as soon as it can be.
"""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import dice
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.actions import next_targets
from bot.rulesets.dnd35.attack.arms import follows, strength
from bot.rulesets.dnd35.base.budget import SQUEEZED, Outlook, armed, distance, reaches, threatens
from bot.rulesets.dnd35.base.gaps import AWAY, closer, on_grid
from bot.rulesets.dnd35.grapple import tactics
from bot.rulesets.dnd35.manoeuvres import autopilot as trying
from bot.rulesets.dnd35.manoeuvres.tripping import open_to
from bot.rulesets.dnd35.mounts import saddle as riding
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.steps import can_move
from bot.rulesets.dnd35.opportunities import OPPORTUNITY, STRIKE
from bot.rulesets.dnd35.postures import rooms, widened
from bot.rulesets.dnd35.readying.ready import ENEMY, NEAR, NOW, READY
from bot.rulesets.dnd35.spells import autopilot as casting
from bot.rulesets.dnd35.state import SQUARE, Fighter, State, Weapon, enemies
from bot.rulesets.dnd35.traits import FOLLOW
from bot.rulesets.dnd35.turning import flight as turning
from bot.rulesets.shared.conditions import Condition

MOST_DEEDS: Final = 12
"""What an autopilot does in one turn at most: where nothing comes of it, it stops."""


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What an autopilot answers in the place of *who*; None: whoever is asked."""
    if decision.kind == OPPORTUNITY:
        return {OPPORTUNITY: STRIKE}
    if decision.kind == FOLLOW:
        return {FOLLOW: "now"}
    if decision.kind == READY:
        return _first(decision, {"react": NOW})
    if decision.kind == "declare":
        return _acts(state, who, decision)
    cast = casting.answers(state, who, decision)
    if cast is not None:
        return cast
    tried = trying.answers(state, who, decision)
    return decision.filled({}) if tried is None else tried


def _first(decision: Decision, choice: dict[str, str]) -> Choice:
    """*choice*, with the first of what is offered for the rest."""
    while left := decision.legal(choice):
        choice[left[0].name] = left[0].options[0]
    return choice


def worth(who: Fighter, weapon: Weapon) -> int:
    """Twice what *weapon* deals on average; what does not kill counts less."""
    faces = 0
    for each in (weapon.dice, *(more.dice for more in weapon.extra)):
        if each:
            rolled = dice(each)
            faces += rolled.count * (rolled.sides + 1)
    added = strength(who, weapon) + weapon.magic + weapon.keen if weapon.plus is None else weapon.plus
    return faces + 2 * added - (0 if weapon.lethal else 4)


def _acts(state: State, who: Fighter, decision: Decision) -> Choice:
    offered = decision.all_fields({})[0].options
    turn = state.turn
    if turn is not None and turn.deeds > MOST_DEEDS:
        return {"action": "ride_on" if "ride_on" in offered else "pass"}
    ridden = riding.answer(state, who, decision)
    if ridden is not None:
        return ridden
    foes = enemies(state, who)
    weak = who.hit_points * 2 < who.hit_points_max
    if who.disabled:
        return {"action": "leave"} if "leave" in offered else {"action": "pass"}
    if "stand" in offered:
        return {"action": "stand"}
    if "turn_undead" in offered and turning.worth_it(state, who):
        return {"action": "turn_undead"}
    if "load" in offered:
        return _first(decision, {"action": "load"})
    if "struggle" in offered:
        return _first(decision, {"action": "struggle"})
    if "pick_up" in offered and not any(each.in_hand for each in who.weapons if not each.natural):
        found = next((each.options for each in decision.legal({"action": "pick_up"}) or ()), ())
        if found:
            return {"action": "pick_up", "with": found[0]}
    if who.temperament == "desperate" and weak and "leave" in offered:
        return {"action": "leave"}
    held = tactics.answer(state, who, decision, worth)
    if held is not None:
        return held
    if "cast" in offered:
        beside = max((worth(who, each) // 4 for each in who.arms), default=0)
        cast = casting.best(state, who, decision, beside)
        if cast is not None:
            return cast
    if "deliver" in offered:
        return _first(decision, {"action": "deliver"})
    if "defend" in offered and who.temperament == "cautious" and weak and any(threatens(each, who) for each in foes):
        return {"action": "defend"}
    if "unsqueeze" in offered and (cell := _wide_enough(state, who, foes)) is not None:
        return {"action": "unsqueeze", "to": cell} if cell else {"action": "unsqueeze"}
    if "attack" in offered and turn is not None:
        reached = next_targets(state, who, turn)
        within = [each for each in foes if each.id in reached]
        if within:
            target = _meant(who, within)
            tripped = trying.trips(state, who, target, decision)
            if tripped is not None and not turn.swings:
                return tripped
            if "two_weapons" in offered and not turn.swings and threatens(who, target):
                return {"action": "two_weapons"}
            arms = [who.arm(each) for each in reached[target.id]]
            beset = any(distance(who, each) <= 150 for each in foes)
            safe = [each for each in arms if not each.ranged] if beset else arms
            weapon = max(safe or arms, key=lambda each: worth(who, each))
            return {"action": "attack", "target": target.id, "with": weapon.weapon}
    if "spot" in offered and not foes:
        return _first(decision, {"action": "spot"})
    if "step" in offered and (cell := _to_strike(state, who, foes)) is not None:
        return {"action": "step", "target" if cell == AWAY else "to": cell}
    if "charge" in offered and who.temperament in ("furious", "steady"):
        return _first(decision, {"action": "charge"})
    if "approach" in offered and foes and not (who.temperament == "cautious" and weak):
        options = next((each.options for each in decision.legal({"action": "approach"}) or ()), ())
        goals = [each for each in foes if each.id in options]
        nearest = min((distance(who, each) for each in foes), default=0)
        best = min(goals, key=lambda each: distance(who, each), default=None)
        shoots = any(each.ranged for each in who.weapons)
        if best is not None and nearest > 150 and not (shoots and turn is not None and turn.swings):
            return {"action": "approach", "target": best.id}
    if "attack" in offered and (choice := _breaks(state, who, foes)) is not None:
        return choice
    if "squeeze" in offered and not (who.temperament == "cautious" and weak) and _must_squeeze(state, who, foes):
        return {"action": "squeeze"}
    return _lies_ready(state, who, decision, foes) or {"action": "pass"}


def _breaks(state: State, who: Fighter, foes: list[Fighter]) -> Choice | None:
    """It strikes at an object within its reach where nothing leads to any foe: a door that bars the way."""
    turn = state.turn
    if turn is None or not foes or not on_grid(state) or any(ways.nears(state, who, each) for each in foes):
        return None
    if any(threatens(who, each) for each in foes):
        return None
    reached = next_targets(state, who, turn)
    objects = [each for each in state.combatants.values() if each.thing and each.id in reached]
    if not objects:
        return None
    target = min(objects, key=lambda each: (distance(who, each), each.hit_points, each.id))
    if distance(who, target) > SQUARE:
        return None
    weapon = max((who.arm(each) for each in reached[target.id]), key=lambda each: worth(who, each))
    return {"action": "attack", "target": target.id, "with": weapon.weapon}


def _lies_ready(state: State, who: Fighter, decision: Decision, foes: list[Fighter]) -> Choice | None:
    """It waits for whoever comes within its reach, to trip him where its weapon is made for that, else to strike; not
    where somebody is there already, nor of those who go for others by themselves."""
    patient = who.temperament in ("cautious", "steady")
    arms = [each for each in who.arms if not each.ranged and each.dice]
    if not patient or not foes or not arms or any(threatens(who, each) for each in foes):
        return None
    trips = any(each.trip and each in arms and not open_to(who, each.weapon) for each in arms)
    choice = {"action": "ready", "on": NEAR, "whom": ENEMY, "response": "trip" if trips else "attack"}
    return choice if decision.legal(choice) == () else None


def _wide_enough(state: State, who: Fighter, foes: list[Fighter]) -> str | None:
    """From where on it takes up its whole space and strikes somebody, who is squeezed; None: nowhere."""
    for cell in rooms(state, who):
        wide = widened(who, cell)
        if any(threatens(wide, each) for each in foes):
            return cell
    return None


def _must_squeeze(state: State, who: Fighter, foes: list[Fighter]) -> bool:
    """Whether it comes no nearer to any foe but squeezed (D35-MOV-013)."""
    if not foes or not can_move(Outlook(state, who)) or any(ways.nears(state, who, each) for each in foes):
        return False
    if any(threatens(who, each) for each in foes):
        return False
    tight = evolve(who, conditions=(*who.conditions, Condition(SQUEEZED)))
    return any(ways.nears(state.put(tight), tight, each) for each in foes)


def _to_strike(state: State, who: Fighter, foes: list[Fighter]) -> str | None:
    """Where a 5-foot step brings it to where a long weapon reaches somebody who stands too near for it; None: nowhere,
    or it strikes no more in this turn."""
    turn = state.turn
    arms = [each for each in armed(who) if each.reach and not each.ranged]
    if turn is None or not arms or not follows(turn, who) or not any(distance(who, each) <= SQUARE for each in foes):
        return None
    if not on_grid(state):
        # A step back is one of all gaps.
        return AWAY if any(reaches(_back(who, each), arm, each) for arm in arms for each in foes) else None
    cells = ways.beside(state, who)
    return next(
        (cell for cell in cells if any(reaches(who, arm, each, at=cell) for arm in arms for each in foes)), None
    )


def _back(who: Fighter, foe: Fighter) -> Fighter:
    return closer(who, foe.id, who.gaps.get(foe.id, SQUARE) + SQUARE)


def _meant(who: Fighter, people: list[Fighter]) -> Fighter:
    """Whom it goes for among *people*."""
    if who.temperament == "furious":
        return min(people, key=lambda each: (distance(who, each), each.id))
    return min(people, key=lambda each: (each.hit_points, distance(who, each), each.id))
