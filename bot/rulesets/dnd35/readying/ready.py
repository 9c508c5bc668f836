"""To let go what one holds ready, or to go on waiting (D35-ACT-008 to -011)."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.arms import blades, can_hit, shoots
from bot.rulesets.dnd35.base.distances import apart, metres, reaches
from bot.rulesets.dnd35.base.gaps import closer, on_grid, price
from bot.rulesets.dnd35.base.helpless import unable
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.saddles import pace
from bot.rulesets.dnd35.base.sight import locates, sees
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.readying.events import ReadyKept, ReadyReleased, SignalEnded
from bot.rulesets.dnd35.state import (
    SQUARE,
    Blow,
    Cast,
    Clinch,
    Fighter,
    Guess,
    Manoeuvre,
    Move,
    Ready,
    Signal,
    State,
    Weapon,
    enemies,
)
from bot.rulesets.dnd35.state.plights import suffers
from bot.rulesets.shared import conditions, people
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.conditions import Anchor, Edge

EDGES: Final[tuple[Edge, ...]] = ("begin", "end")
READY: Final = "ready"
NOW: Final = "now"
ENEMY: Final = "enemy"
STAY: Final = "stay"
NEARER, BACK = "nearer", "back"
"""The 5-foot step where there is no grid: towards whoever has set it off, or away from all."""
NEAR, MOVES, ATTACKS, CASTS, CHARGES, WORD = "near", "moves", "attacks", "casts", "charges", "word"
TRIGGERS: Final = (NEAR, MOVES, ATTACKS, CASTS, CHARGES, WORD)
"""What somebody may wait for: that another comes within his reach, sets out, attacks, begins to cast, or charges
(D35-ACT-012); or whatever he has said, on the game master's word."""
ATTACK, LEAVE, COUNTER, OTHER = "attack", "leave", "counter", "other"
RESPONSES: Final = (ATTACK, LEAVE, COUNTER, OTHER)
MOST_LENGTHS: Final = 24
"""So many lengths are offered at most; any other may be typed."""
MAY_COUNTER: Final[Point[[Fighter], bool]] = Point("whether somebody can hold a counterspell ready")
COUNTERS: Final[Point[[Scene[State], str, str], Action]] = Point("how a counterspell is cast")


def waiting(state: State) -> list[Fighter]:
    """Those who have waited for just what is about to happen, and can do what they hold ready, in the order of
    initiative; nobody in his own turn."""
    deed = state.deed
    if deed is None:
        return []
    found = [
        each
        for each in state.combatants.values()
        if each.ready is not None
        and each.id != deed.who
        and each.id not in deed.readied
        and not (_kept(state, each) or (state.turn is not None and state.turn.who == each.id))
        and _comes_about(state, each)
        and _stands(state, each, state.combatants[deed.who])
    ]
    places = {ident: at for at, ident in enumerate(state.order)}
    return sorted(found, key=lambda each: places.get(each.id, len(places)))


def _kept(state: State, who: Fighter) -> bool:
    """Whether something keeps him from what he held ready."""
    return unable(who) or suffers(who, "no_attack") or grappling(state, who.id)


def hindrance(state: State, who: Fighter, actor: Fighter) -> str:
    """Why *who* would do nothing at the game master's word that what he waits for comes about, by *actor*; empty: he
    would be asked."""
    found = {
        "nothing": who.ready is None,
        "unable": unable(who),
        "grappling": grappling(state, who.id),
        "barred": suffers(who, "no_attack"),
        "turn": state.turn is not None and state.turn.who == who.id,
        "counter": who.ready is not None and who.ready.response == COUNTER,
        "reach": who.ready is not None and who.ready.response == ATTACK and not _spots(state, who, actor),
        "stuck": who.ready is not None and who.ready.response == LEAVE and not _away(state, who).cells,
    }
    return next((why for why, holds in found.items() if holds), "")


def _comes_about(state: State, who: Fighter) -> bool:
    ready, deed = who.ready, state.deed
    if ready is None or deed is None:
        return False
    actor = state.combatants[deed.who]
    if isinstance(deed, Signal):
        return deed.to == who.id
    if (
        actor.hidden
        or not sees(state, who, actor)
        or (ready.whom != actor.id and (ready.whom != ENEMY or actor.side == who.side))
    ):
        return False
    if isinstance(deed, Cast):
        return ready.on == CASTS and deed.stage == "begun" and not deed.countered
    if isinstance(deed, Blow):
        return deed.at == "aimed" and (ready.on == ATTACKS or (ready.on == CHARGES and deed.occasion == "charge"))
    if isinstance(deed, Guess):
        return ready.on == ATTACKS
    if isinstance(deed, Clinch) and deed.aim == "cast_held":
        return ready.on == CASTS and deed.at == "aimed"
    if isinstance(deed, Clinch):
        # Whoever takes hold of somebody attacks him (D35-GRA-004).
        return ready.on == ATTACKS and deed.at == "aimed" and deed.aim == "start"
    if isinstance(deed, Manoeuvre):
        return deed.at == "begun" and (ready.on == ATTACKS or (ready.on == CHARGES and deed.charging))
    # Whoever is pushed does not set out.
    if not isinstance(deed, Move) or deed.beside is not None:
        return False
    if ready.on == MOVES:
        return bool(deed.way) and deed.came is None
    # Whoever charges into a long weapon is met before he is past it.
    meets = ready.on == NEAR or (ready.on == CHARGES and _charging(state))
    return meets and deed.came is not None and _entered(who, actor, deed)


def _charging(state: State) -> bool:
    """Whether the move under way is that of a charge."""
    beneath = state.deeds[-2] if len(state.deeds) > 1 else None
    return (isinstance(beneath, Blow) and beneath.occasion == "charge") or (
        isinstance(beneath, Manoeuvre) and beneath.charging
    )


def braced(state: State, who: Fighter, weapon: Weapon) -> bool:
    """Whether *weapon* was set against a charge: it deals twice its damage (D35-ACT-012)."""
    return who.ready is not None and who.ready.on == CHARGES and weapon.brace


def _entered(who: Fighter, actor: Fighter, move: Move) -> bool:
    """Whether *actor* has come within the reach of *who* by the last step of *move*."""
    arms = [each for each in who.arms if not each.ranged]
    if actor.id in who.gaps:
        farther = closer(who, actor.id, move.were.get(who.id, who.gaps[actor.id]))
        return any(reaches(who, each, actor) and not reaches(farther, each, actor) for each in arms)
    before = evolve(actor, cell=move.came)
    return any(reaches(who, each, actor) and not reaches(who, each, before) for each in arms)


def _stands(state: State, who: Fighter, actor: Fighter) -> bool:
    """Whether what he holds ready can be done now."""
    ready = who.ready
    if ready is None or ready.response == ATTACK:
        return ready is not None and bool(_spots(state, who, actor))
    if ready.response == COUNTER:
        return isinstance(state.deed, Cast) and MAY_COUNTER(who)
    return ready.response == OTHER or bool(_away(state, who).cells)


def whole(state: State, who: Fighter) -> int:
    """How far he goes in one move, in centimetres, a square at a time."""
    return pace(state, who) // SQUARE * SQUARE


def lengths(state: State, who: Fighter) -> Field | None:
    """How far he would go, said when it is made ready: as far as he can first (D35-ACT-008); None: he goes nowhere."""
    most = whole(state, who)
    if not most:
        return None
    found = tuple(map(metres, (most, *range(SQUARE, most, SQUARE))))[:MOST_LENGTHS]
    return Field("far", found, figures=(SQUARE, most, 1))


def _away(state: State, who: Fighter) -> Way:
    """The way that he has made ready to go."""
    far = "" if who.ready is None else who.ready.far
    most = None if not far else int(Decimal(far) * 100) // SQUARE
    return ways.farthest(state, who, enemies(state, who), most)


def _spots(state: State, who: Fighter, actor: Fighter) -> dict[str, tuple[str, ...]]:
    """From where he can strike at *actor*, and with what: from where he stands, or after a 5-foot step, if he has not
    moved (D35-ACT-011)."""
    if actor.died or not locates(who, actor) or total(state, who, actor):
        return {}
    still = who.ready is not None and who.ready.still and who.pace > SQUARE
    steps = _steps(state, who, actor) if still else ()
    found: dict[str, tuple[str, ...]] = {}
    for step in (STAY, *steps):
        there = stepped(who, actor, step)
        arms = tuple(
            each for each in blades(there) if there.arm(each).loaded and can_hit(there, there.arm(each), actor)
        )
        if arms:
            found[step] = arms
    return found


def _steps(state: State, who: Fighter, actor: Fighter) -> tuple[str, ...]:
    """Where a 5-foot step could bring him: a cell; without a grid nearer to *actor*, or back."""
    if on_grid(state):
        return tuple(ways.beside(state, who))
    if price(state, who) > 1:
        return ()
    return (NEARER, BACK) if max(apart(who, actor)) > 1 else (BACK,)


def stepped(who: Fighter, actor: Fighter, step: str) -> Fighter:
    """*who* after that *step*, of which *actor* knows."""
    if step == STAY:
        return who
    if step in (NEARER, BACK):
        gap = who.gaps.get(actor.id, SQUARE)
        return closer(who, actor.id, gap + SQUARE if step == BACK else max(SQUARE, gap - SQUARE))
    return evolve(who, cell=step)


def questions(state: State) -> Iterator[Decision]:
    """What the first of them is asked."""
    found, deed = waiting(state), state.deed
    if not found or deed is None:
        return
    who = found[0]
    ready = who.ready
    assert ready is not None
    spots = _spots(state, who, state.combatants[deed.who]) if ready.response == ATTACK else {}
    first = Field("react", (NOW, NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("react") != NOW or not spots:
            return (first,)
        step = Field("step", tuple(spots))
        arms = spots.get(partial.get("step", ""))
        return (first, step) if arms is None else (first, step, Field("with", arms))

    about: dict[str, Scalar] = {
        "target": deed.who,
        "on": ready.on,
        "response": ready.response,
        "far": ready.far or None,
    }
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    left = len(deed.way) if isinstance(deed, Move) else 0
    key = f"{who.id}:{READY}:{state.round}.{turn}.{len(state.deeds)}.{left}"
    yield Decision(key, READY, who.id, (first,), {"react": NOTHING}, about, form)


def offer(scene: Scene[State]) -> Action:
    """The first of them says whether he does it now."""
    answer = yield from ask_first(questions)
    found, deed = waiting(scene.now), scene.now.deed
    if answer is None or not found or deed is None:
        return
    who, choice = found[0], answer[1]
    ready = who.ready
    if choice["react"] == NOTHING or ready is None:
        yield from tell(ReadyKept(who.id))
        return
    actor, instead = scene.now.combatants[deed.who], not who.acted
    yield from _does(scene, who, ready, actor, choice, instead=instead)
    if instead:
        # What lasts until his turn of this round has no other to end with.
        for edge in EDGES:
            yield from conditions.end(scene, Anchor(scene.now.round, edge, who.id))


def _does(scene: Scene[State], who: Fighter, ready: Ready, actor: Fighter, choice: Choice, *, instead: bool) -> Action:
    """He does what he held ready. *instead*: his turn of this round had not come yet, and does not any more; he comes
    up again in the next one (D35-ACT-010)."""
    if ready.response == LEAVE:
        way = _away(scene.now, who).cells
        yield from tell(ReadyReleased(who.id, LEAVE, actor.id, way=way, instead=instead))
    elif ready.response == COUNTER:
        if who.hidden:
            yield from people.show(scene, who.id, who.seen_with)
        yield from tell(ReadyReleased(who.id, COUNTER, actor.id, instead=instead))
        yield from COUNTERS(scene, who.id, actor.id)
    elif ready.response == OTHER:
        yield from tell(ReadyReleased(who.id, OTHER, actor.id, instead=instead))
    else:
        step = None if choice["step"] == STAY else choice["step"]
        there = stepped(who, actor, choice["step"])
        arm = who.arm(choice["with"])
        shot = shoots(there, arm, actor)
        twice = not shot and braced(scene.now, who, arm)
        if who.hidden:
            yield from people.show(scene, who.id, arm.weapon)
        aim = (actor.id, actor.id, arm.weapon, shot, step)
        yield from tell(ReadyReleased(who.id, ATTACK, *aim, braced=twice, instead=instead))


def signalled(state: State) -> Signal | None:
    """The game master's word that is being answered."""
    deed = state.deed
    return deed if isinstance(deed, Signal) else None


def settle(scene: Scene[State]) -> Action:
    """It has been answered."""
    signal = signalled(scene.now)
    assert signal is not None
    yield from tell(SignalEnded(signal.to))


__all__ = [
    "BACK",
    "CASTS",
    "CHARGES",
    "COUNTER",
    "COUNTERS",
    "ENEMY",
    "LEAVE",
    "MAY_COUNTER",
    "NEARER",
    "NOW",
    "READY",
    "RESPONSES",
    "TRIGGERS",
    "WORD",
    "braced",
    "hindrance",
    "lengths",
    "offer",
    "questions",
    "settle",
    "signalled",
    "waiting",
    "whole",
]
