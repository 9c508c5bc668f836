"""To let go what one holds ready, or to go on waiting (D35-ACT-008 to -011)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve, surely
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.base.budget import NO_ATTACK, Outlook, reaches, space, unable
from bot.rulesets.dnd35.base.gaps import closer, on_grid
from bot.rulesets.dnd35.base.needs import STANDARD, Deed, unheld
from bot.rulesets.dnd35.base.rolls import sees
from bot.rulesets.dnd35.base.saddles import grappling
from bot.rulesets.dnd35.readying.responses import (
    ATTACK,
    CHARGES,
    COUNTER,
    LEAVE,
    RESPONSES,
    ReadyBegun,
    ReadyKept,
    ReadySaid,
    ReadySignalled,
    SignalEnded,
    whole,
)
from bot.rulesets.dnd35.state import Blow, Cast, Clinch, Fighter, Guess, Manoeuvre, Move, Signal, State, enemies
from bot.rulesets.shared import conditions
from bot.rulesets.shared.actions import Blanks, cell_asked
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.conditions import Anchor, Edge
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import two

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
    return unable(who) or NO_ATTACK(who) or grappling(state, who.id)


def hindrance(state: State, who: Fighter, actor: Fighter) -> str:
    """Why *who* would do nothing at the game master's word that what he waits for comes about, by *actor*; empty: he
    would be asked."""
    response = "" if who.ready is None else who.ready.response
    stands = _stands(state, who, actor)
    found = {
        "nothing": who.ready is None,
        "unable": unable(who),
        "grappling": grappling(state, who.id),
        "barred": NO_ATTACK(who),
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
    ready = surely(who.ready)
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
    yield from lets_go(scene, who, ready.response, deed.who, choice)


def lets_go(scene: Scene[State], who: Fighter, response: str, by: str, choice: Choice) -> Action:
    """*who* does what he held ready, as *choice* says, before what *by* is about to do."""
    # His turn of this round had not come yet, and does not any more; he comes up again in the next one (D35-ACT-010).
    instead = not who.acted
    yield from RESPONSES[response].does(scene, who.id, by, choice, instead)
    if instead:
        # What lasts until his turn of this round has no other to end with.
        for edge in EDGES:
            yield from conditions.end(scene, Anchor(scene.now.round, edge, who.id))


def settle(scene: Scene[State]) -> Action:
    """It has been answered."""
    signal = surely(scene.now.doing(Signal))
    yield from tell(SignalEnded(signal.to))


# ---- The game master's word that what somebody waits for comes about (D35-ACT-008, -009).


@word(tool="trigger")
class Signalling(Word):
    """What *who* waits for comes about; *target*: by whom."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    tells = ReadySignalled

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        if why := hindrance(state, who, target):
            raise Refused("dnd35-nothing-ready", name=who.name, target=target.name, why=why)


# ---- To hold an action ready (D35-ACT-008).

WHERE: Final = "where"
"""The column of the place that is watched; that of where one goes is another one."""
WATCHED: Final = 12
"""So many squares away a place may be watched."""


class GetReady(Deed):
    """A standard action: a free, a standard or a move action is held ready, and what it waits for."""

    code = "ready"
    needs = (unheld, STANDARD)

    def asks(self, at: Outlook) -> Blanks:
        triggers = tuple(each for each in TRIGGERS if each != PLACE or on_grid(at.state))
        people = (ENEMY, *(each.id for each in enemies(at.state, at.who)), *companions(at.state, at.who))

        def fields(partial: Choice) -> tuple[Field, ...]:
            found = [Field("on", triggers)]
            if partial.get("on") == PLACE:
                found.extend(cell_asked("cell", watchable(at.who), partial, WHERE))
            if partial.get("on") not in (None, WORD):
                found.append(Field("whom", people))
            # A spell can be undone only while it is cast (D35-ACT-012).
            blanks = {code: each.offered(at, partial) for code, each in RESPONSES.items()}
            if partial.get("on") != CASTS:
                blanks[COUNTER] = None
            found.append(Field("response", tuple(code for code, each in blanks.items() if each is not None)))
            return (*found, *(blanks.get(partial.get("response", "")) or ()))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        turn = scene.now.turn
        still = turn is not None and not (turn.moved or turn.stepped)
        yield from tell(ReadyBegun(who))
        # As far as he can is what that is then, not what it is now.
        all_ = metres(whole(scene.now, scene.now.combatants[who]))
        far = "" if choice.get("far") in (None, all_) else choice["far"]
        more = (choice.get("cell", ""), choice.get("towards"), choice.get("to", ""), choice.get("spell", ""))
        yield from tell(ReadySaid(who, choice["on"], choice.get("whom", ENEMY), choice["response"], still, far, *more))


def companions(state: State, who: Fighter) -> tuple[str, ...]:
    """Those of his own side whom he may watch."""
    people = state.combatants.values()
    return tuple(each.id for each in people if each.side == who.side and each.id != who.id and not each.out)


def watchable(who: Fighter) -> tuple[str, ...]:
    """The cells that he may watch."""
    here = point_of(who.cell or "") or (0, 0)
    columns = range(max(0, here[0] - WATCHED), min(COLUMNS, here[0] + WATCHED + 1))
    rows = range(max(0, here[1] - WATCHED), min(ROWS, here[1] + WATCHED + 1))
    return tuple(name_of((x, y)) for x in columns for y in rows)


ACTIONS = (GetReady(),)
