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

from collections.abc import Callable, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class _Occasion:
    """What *who* looks at to say what he does: what is *offered*, his *foes*, and whether he is *weak*, below half of
    his hit points."""

    state: State
    who: Fighter
    decision: Decision
    offered: Sequence[str]
    foes: list[Fighter]
    weak: bool

    @property
    def holds_back(self) -> bool:
        return self.who.temperament == "cautious" and self.weak

    def options(self, action: str) -> Sequence[str]:
        """What is offered first for *action*."""
        return next((each.options for each in self.decision.legal({"action": action}) or ()), ())

    def does(self, action: str) -> Choice | None:
        """*action* with the first of what is offered for it, where it is offered."""
        return _first(self.decision, {"action": action}) if action in self.offered else None


def _acts(state: State, who: Fighter, decision: Decision) -> Choice:
    offered = decision.all_fields({})[0].options
    if state.turn is not None and state.turn.deeds > MOST_DEEDS:
        return {"action": "ride_on" if "ride_on" in offered else "pass"}
    ridden = riding.answer(state, who, decision)
    if ridden is not None:
        return ridden
    if who.disabled:
        return {"action": "leave"} if "leave" in offered else {"action": "pass"}
    weak = who.hit_points * 2 < who.hit_points_max
    occasion = _Occasion(state, who, decision, offered, enemies(state, who), weak)
    meant = (choice for wish in _WISHES if (choice := wish(occasion)) is not None)
    return next(meant, {"action": "pass"})


def _gets_ready(now: _Occasion) -> Choice | None:
    """He stands up, turns the undead, loads, struggles free."""
    if "stand" in now.offered:
        return {"action": "stand"}
    if "turn_undead" in now.offered and turning.worth_it(now.state, now.who):
        return {"action": "turn_undead"}
    return now.does("load") or now.does("struggle")


def _picks_up(now: _Occasion) -> Choice | None:
    if "pick_up" in now.offered and not any(each.in_hand for each in now.who.weapons if not each.natural):
        found = now.options("pick_up")
        return {"action": "pick_up", "with": found[0]} if found else None
    return None


def _flees(now: _Occasion) -> Choice | None:
    flees = now.who.temperament == "desperate" and now.weak and "leave" in now.offered
    return {"action": "leave"} if flees else None


def _wrestles(now: _Occasion) -> Choice | None:
    return tactics.answer(now.state, now.who, now.decision, worth)


def _casts(now: _Occasion) -> Choice | None:
    """He casts what does more than a blow, or touches with what he has cast."""
    if "cast" in now.offered:
        beside = max((worth(now.who, each) // 4 for each in now.who.arms), default=0)
        cast = casting.best(now.state, now.who, now.decision, beside)
        if cast is not None:
            return cast
    return now.does("deliver")


def _defends(now: _Occasion) -> Choice | None:
    beset = "defend" in now.offered and now.holds_back and any(threatens(each, now.who) for each in now.foes)
    return {"action": "defend"} if beset else None


def _unsqueezes(now: _Occasion) -> Choice | None:
    if "unsqueeze" in now.offered and (cell := _wide_enough(now.state, now.who, now.foes)) is not None:
        return {"action": "unsqueeze", "to": cell} if cell else {"action": "unsqueeze"}
    return None


def _attacks(now: _Occasion) -> Choice | None:
    state, who, turn = now.state, now.who, now.state.turn
    if "attack" not in now.offered or turn is None:
        return None
    reached = next_targets(state, who, turn)
    within = [each for each in now.foes if each.id in reached]
    if not within:
        return None
    target = _meant(who, within)
    tripped = trying.trips(state, who, target, now.decision)
    if tripped is not None and not turn.swings:
        return tripped
    if "two_weapons" in now.offered and not turn.swings and threatens(who, target):
        return {"action": "two_weapons"}
    arms = [who.arm(each) for each in reached[target.id]]
    beset = any(distance(who, each) <= 150 for each in now.foes)
    safe = [each for each in arms if not each.ranged] if beset else arms
    weapon = max(safe or arms, key=lambda each: worth(who, each))
    return {"action": "attack", "target": target.id, "with": weapon.weapon}


def _spots(now: _Occasion) -> Choice | None:
    return None if now.foes else now.does("spot")


def _steps(now: _Occasion) -> Choice | None:
    if "step" in now.offered and (cell := _to_strike(now.state, now.who, now.foes)) is not None:
        return {"action": "step", "target" if cell == AWAY else "to": cell}
    return None


def _charges(now: _Occasion) -> Choice | None:
    return now.does("charge") if now.who.temperament in ("furious", "steady") else None


def _approaches(now: _Occasion) -> Choice | None:
    """He goes to the nearest of those he can go to, where nobody is near, unless he has begun to shoot."""
    if "approach" not in now.offered or not now.foes or now.holds_back:
        return None
    who, turn = now.who, now.state.turn
    options = now.options("approach")
    goals = [each for each in now.foes if each.id in options]
    nearest = min((distance(who, each) for each in now.foes), default=0)
    best = min(goals, key=lambda each: distance(who, each), default=None)
    shoots = any(each.ranged for each in who.weapons)
    if best is not None and nearest > 150 and not (shoots and turn is not None and turn.swings):
        return {"action": "approach", "target": best.id}
    return None


def _breaks_through(now: _Occasion) -> Choice | None:
    return _breaks(now.state, now.who, now.foes) if "attack" in now.offered else None


def _squeezes(now: _Occasion) -> Choice | None:
    squeezes = "squeeze" in now.offered and not now.holds_back and _must_squeeze(now.state, now.who, now.foes)
    return {"action": "squeeze"} if squeezes else None


def _waits(now: _Occasion) -> Choice | None:
    return _lies_ready(now.state, now.who, now.decision, now.foes)


_WISHES: Final[tuple[Callable[[_Occasion], Choice | None], ...]] = (
    *(_gets_ready, _picks_up, _flees, _wrestles, _casts, _defends, _unsqueezes, _attacks),
    *(_spots, _steps, _charges, _approaches, _breaks_through, _squeezes, _waits),
)
"""What an autopilot thinks of, in this order: it does the first that comes to something."""


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
