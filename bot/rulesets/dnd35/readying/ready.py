"""To let go what one holds ready, or to go on waiting (D35-ACT-008 to -011)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.distances import reaches, space
from bot.rulesets.dnd35.base.gaps import closer, on_grid
from bot.rulesets.dnd35.base.helpless import unable
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.sight import sees
from bot.rulesets.dnd35.readying.events import ReadyKept, SignalEnded
from bot.rulesets.dnd35.readying.responses import ATTACK, CHARGES, COUNTER, LEAVE, RESPONSES
from bot.rulesets.dnd35.state import (
    Blow,
    Cast,
    Clinch,
    Fighter,
    Guess,
    Manoeuvre,
    Move,
    Signal,
    State,
)
from bot.rulesets.dnd35.state.plights import suffers
from bot.rulesets.shared import conditions
from bot.rulesets.shared.conditions import Anchor, Edge
from bot.rulesets.shared.ground.geometry import point_of

EDGES: Final[tuple[Edge, ...]] = ("begin", "end")
READY: Final = "ready"
NOW: Final = "now"
ENEMY: Final = "enemy"
NEAR, MOVES, ATTACKS, CASTS, PLACE, WORD = "near", "moves", "attacks", "casts", "place", "word"
TRIGGERS: Final = (NEAR, MOVES, ATTACKS, CASTS, CHARGES, PLACE, WORD)
"""What somebody may wait for: that another, friend or foe, comes within his reach, sets out, attacks, begins to cast,
charges (D35-ACT-012), or comes upon a place; or whatever he has said, on the game master's word."""


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
    response = "" if who.ready is None else who.ready.response
    stands = _stands(state, who, actor)
    found = {
        "nothing": who.ready is None,
        "unable": unable(who),
        "grappling": grappling(state, who.id),
        "barred": suffers(who, "no_attack"),
        "turn": state.turn is not None and state.turn.who == who.id,
        "counter": response == COUNTER,
        "reach": response == ATTACK and not stands,
        "stuck": response == LEAVE and not stands,
        "unfit": not stands,
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
    if ready.on == PLACE:
        return deed.came is not None and on_grid(state) and point_of(ready.cell) in set(space(actor))
    meets = ready.on == NEAR or (ready.on == CHARGES and _charging(state))
    return meets and deed.came is not None and _entered(who, actor, deed)


def _charging(state: State) -> bool:
    """Whether the move under way is that of a charge."""
    beneath = state.deeds[-2] if len(state.deeds) > 1 else None
    return (isinstance(beneath, Blow) and beneath.occasion == "charge") or (
        isinstance(beneath, Manoeuvre) and beneath.charging
    )


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
    return ready is not None and RESPONSES[ready.response].stands(state, who, actor)


def questions(state: State) -> Iterator[Decision]:
    """What the first of them is asked."""
    found, deed = waiting(state), state.deed
    if not found or deed is None:
        return
    who = found[0]
    ready = who.ready
    assert ready is not None
    response, actor = RESPONSES[ready.response], state.combatants[deed.who]
    first = Field("react", (NOW, NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("react") != NOW:
            return (first,)
        return (first, *response.fields(state, who, actor, partial))

    about: dict[str, Scalar] = {
        "target": deed.who,
        "on": ready.on,
        "response": ready.response,
        "far": ready.far or None,
        "towards": ready.towards,
        "to": ready.to or None,
        "spell": ready.spell or None,
        "cell": ready.cell or None,
    }
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    left = len(deed.way) if isinstance(deed, Move) else 0
    key = f"{who.id}:{READY}:{state.round}.{turn}.{len(state.deeds)}.{left}"
    yield Decision(key, READY, who.id, (first,), {"react": NOTHING}, about, form, like="declare")


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
    # His turn of this round had not come yet, and does not any more; he comes up again in the next one (D35-ACT-010).
    instead = not who.acted
    yield from RESPONSES[ready.response].does(scene, who.id, deed.who, choice, instead)
    if instead:
        # What lasts until his turn of this round has no other to end with.
        for edge in EDGES:
            yield from conditions.end(scene, Anchor(scene.now.round, edge, who.id))


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
    "CASTS",
    "ENEMY",
    "NEAR",
    "NOW",
    "PLACE",
    "READY",
    "TRIGGERS",
    "WORD",
    "hindrance",
    "offer",
    "questions",
    "settle",
    "signalled",
    "waiting",
]
