"""What can be held ready: a free, a standard or a move action (D35-ACT-008).

A response is an entry: what is asked about it when it is made ready, whether it is possible when its time comes, what
is asked then, and what is done. A chapter that knows another one adds it (`RESPONSES`, filled in `readied`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from decimal import Decimal
from typing import Any, Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import LATER, evolve, record
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.attack.arms import blades, can_hit, shoots
from bot.rulesets.dnd35.base.budget import Outlook, ahead_of, apart
from bot.rulesets.dnd35.base.gaps import PACE, closer, heading, on_grid, price
from bot.rulesets.dnd35.base.rolls import locates
from bot.rulesets.dnd35.base.saddles import pace
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.steps import goals
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import SQUARE, Blow, Fighter, Move, Ready, Signal, State, Weapon, enemies
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import cell_asked
from bot.rulesets.shared.book import SIDE, happens
from bot.rulesets.shared.naming import CombatantId

# ---- What is told of what people hold ready.

ANEW: Final[Mapping[str, Any]] = {
    "reacted": False,
    "seized": 0,
    "stances": (),
    "hurried": False,
    "stirred": False,
    "met": True,
}
"""What is said of somebody whose turn has come."""


@happens("D35-ACT-008", to=PUBLIC)
class ReadyBegun:
    """*combatant* holds something ready: everybody sees that, and not what."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        turn = state.turn
        return state if turn is None else state.in_turn(standard=True, deeds=turn.deeds + 1)


@happens("D35-ACT-008", to=SIDE)
class ReadySaid:
    """What *combatant* waits for, of *whom* (a combatant, or `enemy`), upon which *cell*, and what he does then.
    *still*: he has not moved in his turn, and may take a 5-foot step with it (D35-ACT-011). *far*: how many metres he
    goes at most ("": as far as he can), *towards* whom, or *to* which cell; *spell*: which one he casts."""

    combatant: CombatantId
    on: str
    whom: str
    response: str
    still: bool = False
    far: str = ""
    cell: str = field(default="", metadata={LATER: True})
    towards: CombatantId | None = field(default=None, metadata={LATER: True})
    to: str = field(default="", metadata={LATER: True})
    spell: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        said = (self.still, self.far, self.cell, self.towards, self.to, self.spell)
        return state.with_(self.combatant, ready=Ready(self.on, self.whom, self.response, *said))

    def why(self) -> tuple[str, ...]:
        return ("D35-ACT-011",) if self.still else ()


@happens("D35-ACT-009", "D35-ACT-010", to=PUBLIC)
class ReadyReleased:
    """What *combatant* waited for comes about: he does what he held ready before *trigger* goes on, and has his place
    just before him from now on. *target* and *weapon*: of an attack; *step*: where he steps first, *way*: where he goes
    instead. *braced*: his weapon was set against a charge. Without a grid *step* says whether it is `nearer`, or
    `back`. *instead*: it takes the place of his turn of this round, which had not come yet."""

    combatant: CombatantId
    response: str
    trigger: CombatantId | None = None
    target: CombatantId | None = None
    weapon: str = ""
    shot: bool = False
    step: str | None = None
    way: tuple[str, ...] = ()
    braced: bool = False
    instead: bool = False
    towards: CombatantId | None = field(default=None, metadata={LATER: True})

    @property
    def metres(self) -> str:
        return metres(len(self.way) * SQUARE)

    def change(self, state: State) -> State:
        state = answered(state, self.combatant).with_(self.combatant, ready=None)
        if self.trigger is not None:
            state = ahead_of(state, self.combatant, self.trigger)
        if self.instead:
            state = state.with_(self.combatant, **ANEW, acted=True)
        deeds = state.deeds
        if self.response == "attack" and self.target is not None:
            deeds = (
                *deeds,
                Blow(self.combatant, self.target, self.weapon, shot=self.shot, occasion="ready", braced=self.braced),
            )
        if self.step is not None:
            goal = (self.target or self.trigger) if self.step == "nearer" else None
            leads = heading(state, self.combatant, goal, careful=True)
            deeds = (*deeds, Move(self.combatant, (PACE,) if leads else (self.step,), careful=True, **leads))
        if self.way:
            leads = heading(state, self.combatant, self.towards) or {"towards": self.towards}
            deeds = (*deeds, Move(self.combatant, self.way, **leads))
        return evolve(state, deeds=deeds)

    def why(self) -> tuple[str, ...]:
        preset = ("D35-ACT-012",) if self.braced or self.response == "counter" else ()
        return (*preset, *(("D35-ACT-011",) if self.step is not None else ()))


@happens("D35-ACT-009", to=SIDE)
class ReadyKept:
    """*combatant* lets it pass, and goes on waiting."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return answered(state, self.combatant)


def answered(state: State, ident: str) -> State:
    """*state* once *ident* has said whether he does it now."""
    deed = state.deed
    return state if deed is None else state.in_deed(readied=(*deed.readied, ident))


@happens("D35-ACT-009", to=GM_ONLY)
class ReadySignalled:
    """The game master says that what *combatant* waits for comes about; *target*: by whom."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=(*state.deeds, Signal(self.target, self.combatant)))


@happens(to=GM_ONLY)
class SignalEnded:
    """It has been answered."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


ATTACK, LEAVE, APPROACH, GO, COUNTER, OTHER = "attack", "leave", "approach", "go", "counter", "other"
CHARGES: Final = "charges"
STAY: Final = "stay"
NEARER, BACK = "nearer", "back"
"""The 5-foot step where there is no grid: towards whoever has set it off, or away from all."""
MOST_LENGTHS: Final = 24
"""So many lengths are offered at most; any other may be typed."""


@record
class Response:
    """*offered*: what is asked when it is made ready, None where it cannot be; *stands*: whether it is possible before
    what *actor* does; *fields*: what is asked then; *does*: it, whatever had been said with it among the choice;
    *instead*: it takes the place of a turn that had not come yet."""

    offered: Callable[[Outlook, Choice], tuple[Field, ...] | None]
    stands: Callable[[State, Fighter, Fighter], bool]
    fields: Callable[[State, Fighter, Fighter, Choice], tuple[Field, ...]]
    does: Callable[[Scene[State], str, str, Choice, bool], Action]


RESPONSES: dict[str, Response] = {}


def responses_are(found: Mapping[str, Response]) -> None:
    """Fill them in, where all chapters are known."""
    RESPONSES.clear()
    RESPONSES.update(found)


def plain(at: Outlook, partial: Choice) -> tuple[Field, ...]:
    """Nothing is asked about it beforehand."""
    return ()


def said(who: Fighter, response: str, name: str) -> str:
    """What was said of it when it was made ready; empty: nothing, as where it was made ready in words alone."""
    ready = who.ready
    found: str | None = None if ready is None or ready.response != response else getattr(ready, name)
    return found or ""


def first(people: Iterable[Fighter], actor: Fighter) -> tuple[str, ...]:
    """*people*, whoever has set it off first."""
    return tuple(each.id for each in sorted(people, key=lambda each: each.id != actor.id))


# ---- an attack


def braced(state: State, who: Fighter, weapon: Weapon) -> bool:
    """Whether *weapon* was set against a charge: it deals twice its damage (D35-ACT-012)."""
    return who.ready is not None and who.ready.on == CHARGES and weapon.brace


def spots(state: State, who: Fighter, target: Fighter) -> dict[str, tuple[str, ...]]:
    """From where he can strike at *target*, and with what: from where he stands, or after a 5-foot step, if he has not
    moved (D35-ACT-011)."""
    if target.died or not locates(who, target) or total(state, who, target):
        return {}
    still = who.ready is not None and who.ready.still and who.pace > SQUARE
    steps = _steps(state, who, target) if still else ()
    found: dict[str, tuple[str, ...]] = {}
    for step in (STAY, *steps):
        there = stepped(who, target, step)
        arms = tuple(
            each for each in blades(there) if there.arm(each).loaded and can_hit(there, there.arm(each), target)
        )
        if arms:
            found[step] = arms
    return found


def _steps(state: State, who: Fighter, target: Fighter) -> tuple[str, ...]:
    """Where a 5-foot step could bring him: a cell; without a grid nearer to *target*, or back."""
    if on_grid(state):
        return tuple(ways.beside(state, who))
    if price(state, who) > 1:
        return ()
    return (NEARER, BACK) if max(apart(who, target)) > 1 else (BACK,)


def stepped(who: Fighter, target: Fighter, step: str) -> Fighter:
    """*who* after that *step*, of which *target* knows."""
    if step == STAY:
        return who
    if step in (NEARER, BACK):
        gap = who.gaps.get(target.id, SQUARE)
        return closer(who, target.id, gap + SQUARE if step == BACK else max(SQUARE, gap - SQUARE))
    return evolve(who, cell=step)


def struck(state: State, who: Fighter, actor: Fighter) -> dict[str, dict[str, tuple[str, ...]]]:
    """Whom he can strike, from where and with what: whoever has set it off; where that is a companion, any foe."""
    meant = [actor] if actor.side != who.side else enemies(state, who)
    found = {each.id: spots(state, who, each) for each in meant}
    return {ident: each for ident, each in found.items() if each}


def _attack_fields(state: State, who: Fighter, actor: Fighter, partial: Choice) -> tuple[Field, ...]:
    found = struck(state, who, actor)
    target = () if actor.side != who.side else (Field("target", tuple(found)),)
    from_where = found.get(partial.get("target", actor.id))
    if from_where is None:
        return target
    step = Field("step", tuple(from_where))
    arms = from_where.get(partial.get("step", ""))
    return (*target, step) if arms is None else (*target, step, Field("with", arms))


def _attacks(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    who = scene.now.combatants[ident]
    target = scene.now.combatants[choice.get("target", by)]
    step = None if choice["step"] == STAY else choice["step"]
    arm = who.arm(choice["with"])
    shot = shoots(stepped(who, target, choice["step"]), arm, target)
    twice = not shot and braced(scene.now, who, arm)
    yield from people.come_out(scene, ident, arm.weapon)
    aim = (target.id, arm.weapon, shot, step)
    yield from tell(ReadyReleased(ident, ATTACK, by, *aim, braced=twice, instead=instead))


ATTACKING: Final = Response(plain, lambda state, who, actor: bool(struck(state, who, actor)), _attack_fields, _attacks)


# ---- moves


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


def _squares(state: State, who: Fighter, response: str) -> int:
    """How many squares of movement he goes at most."""
    far = said(who, response, "far")
    most = pace(state, who) // SQUARE
    return most if not far else min(most, int(Decimal(far) * 100) // SQUARE)


def _far(at: Outlook, partial: Choice) -> tuple[Field, ...] | None:
    far = lengths(at.state, at.who)
    return None if far is None else (far,)


def _towards(at: Outlook, partial: Choice) -> tuple[Field, ...] | None:
    far, found = lengths(at.state, at.who), goals(at.state, at.who)
    return None if far is None or not found else (Field("towards", found), far)


def _cell(at: Outlook, partial: Choice) -> tuple[Field, ...] | None:
    cells = _cells(at.state, at.who)
    return cell_asked("to", cells, partial) if cells else None


def _cells(state: State, who: Fighter) -> tuple[str, ...]:
    return tuple(ways.reached(state, who, pace(state, who) // SQUARE)) if on_grid(state) else ()


def _away(state: State, who: Fighter) -> Way:
    """The way that he has made ready to go."""
    return ways.farthest(state, who, enemies(state, who), _squares(state, who, LEAVE))


def near(state: State, who: Fighter, target: Fighter, most: int) -> Way:
    """The way of so many squares at most to where *who* strikes *target*, or as near as that brings him."""
    whole_way = ways.to(state, who, target)
    if not on_grid(state):
        return ways.paces(state, who, min(len(whole_way.cells), most // price(state, who)))
    found = ways.reached(state, who, most)
    reached = [cell for cell in whole_way.cells if cell in found]
    return found[reached[-1]] if reached else Way()


def _to_whom(state: State, who: Fighter) -> dict[str, Way]:
    """To whom he can go now, and by which way: to whom he has said, as long as that one is there."""
    named = said(who, APPROACH, "towards")
    meant = (named,) if named in state.combatants else goals(state, who)
    squares = _squares(state, who, APPROACH)
    found = {each: near(state, who, state.combatants[each], squares) for each in meant}
    return {each: way for each, way in found.items() if way.cells and locates(who, state.combatants[each])}


def _whither(state: State, who: Fighter) -> tuple[str, ...]:
    """To which cells he can go: to the one that he has said, while it is free."""
    cells, named = _cells(state, who), said(who, GO, "to")
    return cells if not named else tuple(each for each in cells if each == named)


def _leaves(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    way = _away(scene.now, scene.now.combatants[ident]).cells
    yield from tell(ReadyReleased(ident, LEAVE, by, way=way, instead=instead))


def _goes_to(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    way = _to_whom(scene.now, scene.now.combatants[ident])[choice["towards"]].cells
    yield from tell(ReadyReleased(ident, APPROACH, by, way=way, towards=choice["towards"], instead=instead))


def _goes(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    who = scene.now.combatants[ident]
    way = ways.reached(scene.now, who, pace(scene.now, who) // SQUARE)[choice["to"]].cells
    yield from tell(ReadyReleased(ident, GO, by, way=way, instead=instead))


LEAVING: Final = Response(
    _far, lambda state, who, actor: bool(_away(state, who).cells), lambda state, who, actor, partial: (), _leaves
)
APPROACHING: Final = Response(
    _towards,
    lambda state, who, actor: bool(_to_whom(state, who)),
    lambda state, who, actor, partial: (
        Field("towards", first(map(state.combatants.__getitem__, _to_whom(state, who)), actor)),
    ),
    _goes_to,
)
GOING: Final = Response(
    _cell,
    lambda state, who, actor: bool(_whither(state, who)),
    lambda state, who, actor, partial: cell_asked("to", _whither(state, who), partial),
    _goes,
)


# ---- what was said in words


def fitting(state: State, who: Fighter, actor: Fighter) -> tuple[str, ...]:
    """What of all this he can do now, who has made something ready in words; what is done in words comes last."""
    return (*(code for code, each in RESPONSES.items() if code != OTHER and each.stands(state, who, actor)), OTHER)


def _other_fields(state: State, who: Fighter, actor: Fighter, partial: Choice) -> tuple[Field, ...]:
    what = Field("response", fitting(state, who, actor))
    chosen = partial.get("response", OTHER)
    if chosen == OTHER or chosen not in what.options:
        return (what,)
    return (what, *RESPONSES[chosen].fields(state, who, actor, partial))


def _does_other(scene: Scene[State], ident: str, by: str, choice: Choice, instead: bool) -> Action:
    chosen = choice.get("response", OTHER)
    if chosen != OTHER:
        yield from RESPONSES[chosen].does(scene, ident, by, choice, instead)
        return
    yield from tell(ReadyReleased(ident, OTHER, by, instead=instead))


IN_WORDS: Final = Response(plain, lambda state, who, actor: True, _other_fields, _does_other)
"""Whatever he has said: when its time comes he does what fits it, or tells it, and the game master what comes of it."""
