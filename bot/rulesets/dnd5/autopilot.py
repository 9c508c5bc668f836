"""What an autopilot answers, by temperament.

=============  ===================================================================================================
temperament    what it does beside attacking
=============  ===================================================================================================
never_guard    it spreads: it goes for the foe whom the fewest of its companions go for
furious        it goes for the nearest, and for nobody else while he stands
steady         it goes for whoever is weakest of those within reach
cautious       the same; below half of its hit points it dodges where it can reach nobody
desperate      below half of its hit points it disengages and goes away; above, it is steady
=============  ===================================================================================================

It stands up first, takes up or draws a better weapon in passing (disarmed, it goes to its own where nobody strikes at
it for that), and flies where it flies better than it walks. Steady and cautious ones give first aid to a friend who is
dying beside them while no foe is. It attacks whom it can with the weapon that deals the most (whoever could only throw
something from where it stands goes near first, where it gets there in this turn and deals more there), then with the
light weapon of its other hand; a caster casts what helps most (`spells.judging`), guards itself or parries where that
turns a hit aside, and undoes spells that harm; else it goes to a foe, and out of reach even so it dashes; an aggressive
one rushes at him first, and a furious one strikes recklessly where its kind does. Who shoots does not go near: held, it
breaks free; with foes close by it slips away first, where that is a bonus action, and once it has shot it steps back as
far as it can without being struck at. It resists grapples with its better skill, takes its opportunity attacks and the
larger number of temporary hit points, spares nobody, and ends its turn once nothing is left that helps: with a foe on
his feet it dodges first (a steady one that nobody threatens lies ready for whoever comes), and when all lie on the
ground it does not. It goes only for those whom it can locate; where nothing leads to them it strikes at an object
within its reach, which may bar the way. What it holds ready by somebody's word it lets go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.kernel.dice import dice
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import DOWN, SPARED, movement_left, mover
from bot.rulesets.dnd5.base.distances import between, distance, on_grid
from bot.rulesets.dnd5.dying.falling import KILL
from bot.rulesets.dnd5.mounts.saddle import LEAP
from bot.rulesets.dnd5.movement import steps, ways
from bot.rulesets.dnd5.objects import hands
from bot.rulesets.dnd5.orders import USEFUL, magically, parries
from bot.rulesets.dnd5.spells import judging
from bot.rulesets.dnd5.state import SQUARE, UNARMED, Cast, Fighter, State, Weapon, allies, enemies, locates
from bot.rulesets.shared.deciding import ALWAYS, NEVER
from bot.rulesets.shared.ground.geometry import point_of

RANGE: Final = 900
"""Who shoots steps back from foes who are nearer than that, in centimetres."""
BOLD: Final = ("never_guard", "furious")
"""Those who strike recklessly where they can."""
MOST_DEEDS: Final = 30
"""What an autopilot does in one turn at most: where nothing comes of it, it stops."""


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What an autopilot answers in the place of *who*; None: whoever is asked."""
    match decision.kind:
        case "declare":
            return _acts(state, who, decision)
        case "opportunity":
            weapons = [each for each in decision.fields[0].options if each != NOTHING]
            return _of_two(state, decision, {"with": max(weapons, key=_worth_of(who))})
        case "saddle":
            return {"saddle": LEAP}
        case "ready":
            return decision.filled({"react": "now"})
        case "spare":
            return {"spare": KILL}
        case "temporary" | "resist":
            return decision.default
        case "parry":
            return parries(state, who, USEFUL)
        case "spell_hit" | "spell_damaged" | "spell_falls" | "spell_cast":
            cast = state.deed
            wise = not isinstance(cast, Cast) or decision.kind != "spell_cast" or judging.counters(state, who, cast)
            return magically(
                state, who, decision, USEFUL if decision.kind == "spell_hit" else ALWAYS if wise else NEVER
            )
        case "also":
            cast = state.deed
            options = [each for each in decision.fields[0].options if each != NOTHING]
            also = judging.further(state, who, cast, options) if isinstance(cast, Cast) else None
            return {"target": NOTHING if also is None else also}
        case _:
            return decision.filled({})


def _of_two(state: State, decision: Decision, choice: Choice) -> Choice:
    """Of a mount and its rider it strikes the one with fewer hit points left (DN5-MNT-009)."""
    both = next((each.options for each in decision.all_fields(choice) if each.name == "target"), ())
    if not both:
        return choice
    return {**choice, "target": min(both, key=lambda each: state.combatants[each].hit_points)}


def _acts(state: State, who: Fighter, decision: Decision) -> Choice:
    offered = decision.all_fields({})[0].options
    if state.turn is not None and state.turn.deeds > MOST_DEEDS:
        return {"action": "pass"}
    if "stand" in offered:
        return {"action": "stand"}
    if (choice := _arms_itself(state, who, decision)) is not None:
        return choice
    if "fly" in offered and _must_fly(who):
        return {"action": "fly"}
    foes = [each for each in enemies(state, who) if locates(who, each)]
    if _flees(who) and (choice := _leaves(state, who, offered)) is not None:
        return choice
    if (choice := _saves(state, who, decision)) is not None:
        return choice
    if "struggle" in offered and not DOWN(who):
        return {"action": "struggle"}
    if "cast" in offered:
        beside = max((worth(who, each) // 2 for foe in foes for each in arms.against(state, who, foe)), default=0)
        spell = judging.best(state, who, decision, beside * 2 // 3 * who.attacks)
        if spell is not None:
            return spell
    if _shoots(who) and (choice := _slips_away(state, who, offered)) is not None:
        return choice
    if {"attack", "approach"} <= {*offered} and (closer := _better_near(state, who, foes)) is not None:
        choice = {"action": "approach", "target": closer.id}
        if decision.legal(choice) == ():
            return choice
    if "reckless" in offered and who.temperament in BOLD and any(_can_strike(state, who, each) for each in foes):
        return {"action": "reckless"}
    for action in ("attack", "second_weapon"):
        if action in offered and (choice := _attacks(state, who, decision, foes, action)) is not None:
            return choice
    if _shoots(who) and (choice := _keeps_away(state, who, offered, foes)) is not None:
        return choice
    goal = _goal(state, who, foes)
    if goal is not None and "approach" in offered and _comes_nearer(state, who, goal):
        return {"action": "approach", "target": goal.id}
    if goal is not None and (choice := _breaks(state, who, decision, goal)) is not None:
        return choice
    if goal is not None and "rush" in offered and not _shoots(who) and goal.id in _rushes_at(decision):
        return {"action": "rush", "target": goal.id}
    if goal is not None and "dash" in offered and not _hurt(who) and _out_of_reach(state, who, goal):
        return {"action": "dash"}
    if (choice := _lies_ready(state, who, decision, foes)) is not None:
        return choice
    # While those who have fallen may still die or be saved rounds go on; against nobody there is nothing to dodge.
    if "dodge" in offered and enemies(state, who):
        return {"action": "dodge"}
    return {"action": "pass"}


def _lies_ready(state: State, who: Fighter, decision: Decision, foes: list[Fighter]) -> Choice | None:
    """A steady one that can do nothing else waits for whoever comes within its reach, to strike."""
    near = any(distance(state, who, each) <= arms.reach(who) for each in foes)
    if who.temperament != "steady" or not foes or near or _hurt(who) or _shoots(who):
        return None
    choice = {"action": "ready", "on": "near", "whom": "enemy", "response": "attack"}
    return choice if decision.legal(choice) == () else None


def _arms_itself(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """It takes up what lies within its reach, or draws what it has by it, in passing, where that deals more than what
    it has in hand; disarmed, it goes to its own weapon first, where nobody strikes at it for that."""
    if state.turn is None or state.turn.object:
        return None
    best = max(worth(who, each) for each in arms.usable(who))
    for doing, found in (("pick_up", _lying(state, who)), ("draw", hands.drawable(who))):
        wanted = {each.weapon: worth(who, each) for each in found if worth(who, each) > best}
        if wanted:
            choice = {"action": "object", "do": doing, "weapon": max(wanted, key=lambda each: wanted[each])}
            if decision.legal(choice) == ():
                return choice
    unarmed = all(each.weapon == UNARMED.weapon for each in arms.usable(who))
    for each in state.lying if unarmed and on_grid(state) else ():
        if each.owner == who.id and each.cell is not None and (way := _way_to(state, who, each.cell)) is not None:
            choice = {"action": "go", "to": way}
            if decision.legal(choice) == ():
                return choice
    return None


def _lying(state: State, who: Fighter) -> list[Weapon]:
    """What it can take up, as it would have it in hand."""
    found = (hands.takes(who, each) for each in hands.within_reach(state, who).values())
    return [each for each in found if each is not None]


def _way_to(state: State, who: Fighter, cell: str) -> str | None:
    """Where it gets beside what lies on *cell*, unstruck; None: nowhere."""
    at = point_of(cell)
    if at is None or state.turn is None:
        return None
    reach = ways.reach_of(state, who)
    near = [name for name in reach if (to := point_of(name)) is not None and between((to,), (at,)) <= SQUARE]
    way = ways.best_way(state, who, tuple(near)) if near else None
    return way.cells[-1] if way is not None and way.cells and not way.provokes else None


def _rushes_at(decision: Decision) -> tuple[str, ...]:
    """At whom it can rush."""
    return tuple(value for each in decision.legal({"action": "rush"}) or () for value in each.options)


def _must_fly(who: Fighter) -> bool:
    """Whether it flies better than it walks."""
    return who.rides is None and who.speeds.get("fly", 0) > who.speeds.get("walk", 0)


def _attacks(
    state: State, who: Fighter, decision: Decision, foes: Sequence[Fighter], action: str = "attack"
) -> Choice | None:
    """At whom, and with what."""
    fields = {each.name: each.options for each in decision.legal({"action": action}) or ()}
    within = [each for each in foes if each.id in fields.get("target", ())]
    if not within:
        return None
    target = _meant(state, who, within)
    choice = {"action": action, "target": target.id}
    weapons = next((each.options for each in decision.legal(choice) or () if each.name == "with"), ())
    return {**choice, "with": max(weapons, key=_worth_of(who))}


def _better_near(state: State, who: Fighter, foes: Sequence[Fighter]) -> Fighter | None:
    """The foe to whom it comes near enough this turn, unstruck, for a weapon that deals more than all it could throw
    or shoot at anybody from where it stands; None where it need not, or cannot, go."""
    best = max(arms.melee(who), key=lambda each: worth(who, each))
    here = [(each, arm) for each in foes if not each.out for arm in arms.against(state, who, each)]
    if not here or any(not arms.ranged(state, who, each, arm) for each, arm in here):
        return None
    if worth(who, best) <= max(worth(who, arm) for _, arm in here):
        return None
    target = _meant(state, who, [each for each, _ in here])
    nearest = _goal(state, who, [each for each, _ in here])
    for goal in (target, nearest):
        if goal is not None and _gets_to(state, who, goal, best.reach):
            return goal
    return None


def _gets_to(state: State, who: Fighter, goal: Fighter, reach: int) -> bool:
    """Whether it comes within *reach* of *goal* with what is left of its movement, and nobody strikes at it for
    that."""
    way = steps.nearest(state, who, goal)
    if way.provokes:
        return False
    if on_grid(state):
        return bool(way.cells) and distance(state, who, goal, at=way.cells[-1]) <= reach
    far = distance(state, who, goal) - reach
    goer = mover(state, who)
    return 0 < far <= movement_left(state, goer) // steps.dear(state, goer)


def _worth_of(who: Fighter) -> Callable[[str], int]:
    return lambda weapon: worth(who, arms.named(who, weapon))


def worth(who: Fighter, weapon: Weapon) -> int:
    """Twice what *weapon* deals on average."""
    text = weapon.versatile if weapon.held == "both" and weapon.versatile else weapon.dice
    found = [each for each in (text, *(extra.dice for extra in weapon.extra)) if each]
    rolled = sum(dice(each).count * (dice(each).sides + 1) for each in found)
    added = weapon.damage if weapon.damage is not None else who.modifier(arms.ability(who, weapon)) + weapon.magic
    return rolled + 2 * added


def _meant(state: State, who: Fighter, people: Sequence[Fighter]) -> Fighter:
    """Whom it goes for among *people*."""
    last = next((each for each in people if each.id == who.struck_at), None)
    if who.temperament == "furious" and last is not None:
        return last
    # What somebody hidden goes for must not show in whom the others take.
    aims = [each.struck_at for each in allies(state, who) if not each.hidden]
    if who.temperament == "never_guard":
        return min(people, key=lambda each: (aims.count(each.id), each.id != who.struck_at, each.seat))
    if who.temperament == "furious":
        return min(people, key=lambda each: (distance(state, who, each), each.seat))
    return min(people, key=lambda each: (each.hit_points, each.id != who.struck_at, each.seat))


def _goal(state: State, who: Fighter, foes: Sequence[Fighter]) -> Fighter | None:
    """To whom it goes: the nearest, unless it can shoot him from where it stands."""
    if not foes:
        return None
    return min(foes, key=lambda each: (distance(state, who, each), each.seat))


def _comes_nearer(state: State, who: Fighter, goal: Fighter) -> bool:
    """Whether it has a reason to go to *goal*, and can."""
    if any(weapon.kind == "ranged" for weapon in arms.against(state, who, goal)):
        return False
    return not _can_strike(state, who, goal) and _has_way(state, who, goal)


def _has_way(state: State, who: Fighter, goal: Fighter) -> bool:
    if not on_grid(state):
        left = movement_left(state, mover(state, who))
        return left >= SQUARE and distance(state, who, goal) > arms.reach(who)
    return bool(steps.nearest(state, who, goal).cells)


def _breaks(state: State, who: Fighter, decision: Decision, goal: Fighter) -> Choice | None:
    """It strikes at an object within its reach where nothing leads to *goal*: a door that bars the way."""
    if _can_strike(state, who, goal) or _has_way(state, who, goal):
        return None
    fields = {each.name: each.options for each in decision.legal({"action": "attack"}) or ()}
    people = [state.combatants[each] for each in fields.get("target", ())]
    objects = [each for each in people if each.thing and distance(state, who, each) <= arms.reach(who)]
    if not objects:
        return None
    choice = {"action": "attack", "target": min(objects, key=lambda each: (each.hit_points, each.seat)).id}
    weapons = next((each.options for each in decision.legal(choice) or () if each.name == "with"), ())
    return {**choice, "with": max(weapons, key=_worth_of(who))}


def _can_strike(state: State, who: Fighter, goal: Fighter) -> bool:
    return distance(state, who, goal) <= arms.reach(who)


def _out_of_reach(state: State, who: Fighter, goal: Fighter) -> bool:
    return not arms.against(state, who, goal)


def _saves(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """First aid to a companion, while no foe stands beside."""
    if who.temperament not in ("steady", "cautious") or _beset(state, who):
        return None
    fields = {each.name: each.options for each in decision.legal({"action": "first_aid"}) or ()}
    ours = [each for each in fields.get("target", ()) if state.combatants[each].side == who.side]
    return {"action": "first_aid", "target": ours[0]} if ours else None


def _shoots(who: Fighter) -> bool:
    """Whether it is one that shoots: nothing in its hands deals more than what it shoots with."""
    best = max(arms.usable(who), key=lambda each: worth(who, each))
    return best.kind == "ranged"


def _beset(state: State, who: Fighter) -> bool:
    """Whether a foe reaches it."""
    return any(distance(state, each, who) <= arms.reach(each) for each in enemies(state, who))


def _slips_away(state: State, who: Fighter, offered: Sequence[str]) -> Choice | None:
    """Out of a hold, and out of the reach of foes where that costs no attack."""
    if "escape" in offered:
        return {"action": "escape", "skill": max(("athletics", "acrobatics"), key=who.skill)}
    if _beset(state, who):
        if SPARED(who) and "withdraw" in offered:
            return {"action": "withdraw"}
        if "quick_disengage" in offered and "withdraw" in offered:
            return {"action": "quick_disengage"}
    return None


def _keeps_away(state: State, who: Fighter, offered: Sequence[str], foes: Sequence[Fighter]) -> Choice | None:
    """Once it has shot, and has not moved yet, it steps back from whoever could reach it in a turn."""
    turn = state.turn
    if turn is None or turn.moved or "withdraw" not in offered or not turn.action:
        return None
    if _beset(state, who) and not SPARED(who):
        return None
    near = any(distance(state, who, each) <= RANGE for each in foes)
    return {"action": "withdraw"} if near else None


def _hurt(who: Fighter) -> bool:
    return who.temperament == "cautious" and who.hit_points * 2 < who.hit_points_max


def _flees(who: Fighter) -> bool:
    return who.temperament == "desperate" and who.hit_points * 2 < who.hit_points_max


def _leaves(state: State, who: Fighter, offered: Sequence[str]) -> Choice | None:
    """Away from all foes: without being struck at, if the action is still there for that."""
    near = any(distance(state, each, who) <= arms.reach(each) for each in enemies(state, who))
    if near and "disengage" in offered:
        return {"action": "disengage"}
    if "withdraw" in offered and SPARED(who):
        return {"action": "withdraw"}
    return None
