"""Readied actions: a trigger that the bot can see, or the game master's word, and what is done then (DN5-ACT-015 to
-018).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import LATER, evolve, record
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5.actions.circumstances import ActionTaken
from bot.rulesets.dnd5.attack import arms, striking
from bot.rulesets.dnd5.base.budget import Outlook, may_go, may_react, no_reaction, speed
from bot.rulesets.dnd5.base.distances import on_grid, space
from bot.rulesets.dnd5.base.needs import ACTION
from bot.rulesets.dnd5.movement import steps
from bot.rulesets.dnd5.movement.moves import centimetres_of
from bot.rulesets.dnd5.reactions import Kind, Occurrence, reacted
from bot.rulesets.dnd5.state import SQUARE, Fighter, Offer, Ready, Signal, State, sees
from bot.rulesets.shared.actions import Blanks, cell_asked
from bot.rulesets.shared.book import SIDE, Word, happens, word
from bot.rulesets.shared.gathering import foes_of
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.shared.lacking import Lack
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import Needing
from bot.rulesets.shared.options import from_optional, from_text
from bot.rulesets.shared.people import known

# ---- What is told of what people hold ready (DN5-ACT-015 to -018).


@happens("DN5-ACT-015", to=SIDE)
class ReadySaid:
    """What *combatant* waits for, of *whom* (a combatant, or `enemy`), and what he does then: his side's to know. Of a
    move: how he goes (*course*), *towards* whom, how *far* in metres as they are read ("": as far as he can). *cell*:
    the place that he watches."""

    combatant: CombatantId
    on: str
    whom: str
    response: str
    course: str = ""
    towards: CombatantId | None = None
    far: str = ""
    cell: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        said = Ready(self.on, self.whom, self.response, self.course, self.towards, self.far, self.cell)
        return state.with_(self.combatant, ready=said)

    def why(self) -> tuple[str, ...]:
        return ("DN5-ACT-018",) if self.response == "move" else ()


@happens("DN5-ACT-016", "DN5-ACT-017", to=PUBLIC)
class ReadyReleased:
    """What *combatant* waited for has come about: he does what he held ready, with his reaction."""

    combatant: CombatantId
    response: str

    def change(self, state: State) -> State:
        return reacted(state.with_(self.combatant, ready=None), self.combatant)

    def why(self) -> tuple[str, ...]:
        return ("DN5-ACT-018",) if self.response == "move" else ()


@happens("DN5-ACT-016", to=GM_ONLY)
class ReadySignalled:
    """The game master says that what *combatant* waits for has come about; *target*: by whom."""

    combatant: CombatantId
    target: CombatantId | None = None

    def change(self, state: State) -> State:
        signal = Signal(self.combatant, "signal", offers=(Offer(self.combatant, "ready", self.target),))
        return evolve(state, deeds=(*state.deeds, signal))


@happens(to=GM_ONLY)
class SignalEnded:
    """*combatant* has answered."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


# ---- The game master's word that what somebody waits for has come about (DN5-ACT-016).


@word(tool="trigger")
class Signalling(Word):
    """What *who* waits for has come about; *target*: by whom."""

    who: CombatantId = from_text("who")
    target: CombatantId | None = from_optional("target")
    tells = ReadySignalled

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.target is not None:
            known(state, self.target)
        if who.ready is None:
            raise Refused("dnd5-nothing-ready", name=who.name, why="nothing", spell="")
        if why := no_reaction(who):
            spells = who.under("stops_reactions")
            raise Refused("dnd5-nothing-ready", name=who.name, why=why, spell=spells[0].spell.spell if spells else "")


# ---- To hold something ready, and to let it go (DN5-ACT-015 to -018). A response is an entry: what is asked about it
# when it is made ready, what that does at once, whether it is possible when its time comes, what is asked then,
# and what is done. A chapter that knows another one adds it (`RESPONSES`, filled in `reacting`).

READY: Final = "ready"
NOW: Final = "now"
ENEMY: Final = "enemy"
NEAR, MOVES, ATTACKS, CASTS, PLACE, WORD = "near", "moves", "attacks", "casts", "place", "word"
TRIGGERS: Final = (NEAR, MOVES, ATTACKS, CASTS, PLACE, WORD)
"""What somebody may wait for: that another, friend or foe, comes within his reach, moves, has attacked or cast a spell,
or comes upon a place; or whatever he has said, on the game master's word."""
SAID: Final = "said"
_SEEN: Final[Mapping[str, str]] = {MOVES: "stepped", ATTACKS: "attacked", CASTS: "spelled"}


@record
class Response:
    """*offered*: what is asked when it is made ready, None where it cannot be; *begun*: what that does at once;
    *stands*: whether it is possible now; *fields*: what is asked when its time has come, after a partial answer;
    *does*: it."""

    offered: Callable[[Outlook], Blanks | None]
    begun: Callable[[Scene[State], str, Choice], Action]
    stands: Callable[[State, Fighter, Offer], bool]
    fields: Callable[[State, Fighter, Offer, Choice], tuple[Field, ...]]
    does: Callable[[Scene[State], str, Choice], Action]


WITHDRAW: Final = "withdraw"
APPROACH: Final = "approach"
MOST_LENGTHS: Final = 24
RESPONSES: dict[str, Response] = {}


def responses_are(found: Mapping[str, Response]) -> None:
    """Fill them in, where all chapters are known."""
    RESPONSES.clear()
    RESPONSES.update(found)


# ---- when it comes about


def readied(state: State, on: Occurrence) -> Iterator[Offer]:
    """Those who have waited for just this, and see it (DN5-ACT-016)."""
    for who in state.combatants.values():
        if who.ready is not None and who.id != on.who and may_react(who) and _waits_for(state, who, on):
            yield Offer(who.id, READY, on.who)


def _waits_for(state: State, who: Fighter, on: Occurrence) -> bool:
    ready, actor = who.ready, state.combatants[on.who]
    if ready is None or not sees(state, who, actor):
        return False
    if ready.whom != on.who and (ready.whom != ENEMY or actor.side == who.side):
        return False
    if ready.on == NEAR:
        return on.what == "stepped" and who.id in on.enters
    if ready.on == PLACE:
        return on.what == "stepped" and on_grid(state) and point_of(ready.cell) in space(actor)
    return _SEEN.get(ready.on) == on.what


def stands(state: State, offer: Offer) -> bool:
    who = state.combatants.get(offer.who)
    return who is not None and who.ready is not None and RESPONSES[who.ready.response].stands(state, who, offer)


def asks(state: State, offer: Offer) -> Decision:
    """Now, or not: what is not done now stays ready (DN5-ACT-016)."""
    who = state.combatants[offer.who]
    ready = who.ready
    assert ready is not None
    response = RESPONSES[ready.response]
    first = Field("react", (NOW, NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        return (first, *response.fields(state, who, offer, partial)) if partial.get("react") == NOW else (first,)

    held = who.holding.spell if who.holding is not None and ready.response == "spell" else None
    about: dict[str, Scalar] = {"target": offer.target, "on": ready.on, "response": ready.response, "spell": held}
    about |= {"course": ready.course or None, "towards": ready.towards, "far": ready.far or None}
    about["cell"] = ready.cell or None
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    place = "" if offer.target is None else str(state.combatants[offer.target].cell)
    key = f"{who.id}:{READY}:{state.round}.{turn}.{len(state.deeds)}.{place}"
    return Decision(key, READY, who.id, (first,), {"react": NOTHING}, about, form, like="declare")


def does(scene: Scene[State], offer: Offer, choice: Choice) -> Action:
    ready = scene.now.combatants[offer.who].ready
    assert ready is not None
    yield from tell(ReadyReleased(offer.who, choice.get("response", ready.response)))
    said = {"how": ready.course, "target": ready.towards or "", "far": ready.far}
    yield from RESPONSES[ready.response].does(scene, offer.who, {**said, **choice})


KIND: Final = Kind(stands, asks, does)


def signalled(state: State) -> Signal | None:
    """The game master's word that is being answered."""
    deed = state.deed
    return deed if isinstance(deed, Signal) else None


def settle(scene: Scene[State]) -> Action:
    """It has been answered."""
    signal = signalled(scene.now)
    assert signal is not None
    yield from tell(SignalEnded(signal.who))


# ---- an attack, a move, something else


def _nothing(scene: Scene[State], who: str, choice: Choice) -> Action:
    yield from ()


def _struck(state: State, who: Fighter, offer: Offer) -> list[Fighter]:
    """Whom he can attack now, whoever has set it off first."""
    found = [each for each in arms.targets(state, who) if not each.out]
    return sorted(found, key=lambda each: each.id != offer.target)


def _attack_fields(state: State, who: Fighter, offer: Offer, partial: Choice) -> tuple[Field, ...]:
    found = Field("target", tuple(each.id for each in _struck(state, who, offer)))
    target = state.combatants.get(partial.get("target", ""))
    weapons = [] if target is None else arms.against(state, who, target)
    return (found, Field("with", tuple(dict.fromkeys(each.weapon for each in weapons)))) if weapons else (found,)


def _attacks(scene: Scene[State], who: str, choice: Choice) -> Action:
    yield from striking.begin(scene, who, choice["target"], choice["with"], "ready")


ATTACK: Final = Response(
    lambda at: (),
    _nothing,
    lambda state, who, offer: bool(_struck(state, who, offer)),
    _attack_fields,
    _attacks,
)
"""One attack with what he holds then (DN5-ACT-015)."""


def whole(who: Fighter) -> str:
    """All his speed, in metres as they are read."""
    return metres(speed(who))


def _others(state: State, who: Fighter) -> tuple[str, ...]:
    return tuple(each.id for each in state.combatants.values() if each.id != who.id and not (each.hidden or each.fled))


def _courses(others: tuple[str, ...]) -> tuple[str, ...]:
    return (WITHDRAW, APPROACH) if others else (WITHDRAW,)


def _course(at: Outlook) -> Blanks | None:
    """Where to, and how far, said when it is made ready: his whole speed first (DN5-ACT-015, -018)."""
    most = speed(at.who)
    if not most or not may_go(at.state, at.who):
        return None
    others = _others(at.state, at.who)
    lengths = tuple(map(metres, (most, *range(SQUARE, most, SQUARE))))[:MOST_LENGTHS]

    def fields(partial: Choice) -> tuple[Field, ...]:
        found = [Field("course", _courses(others))]
        if partial.get("course") == APPROACH:
            found.append(Field("towards", others))
        return (*found, Field("far", lengths, figures=(1, most, 1)))

    return fields


def _move_fields(state: State, who: Fighter, offer: Offer, partial: Choice) -> tuple[Field, ...]:
    """What was said of it stands; it is asked where nothing was, or where nobody is there any more to go to."""
    others, ready = _others(state, who), who.ready
    if ready is not None and (ready.course == WITHDRAW or (ready.course and ready.towards in others)):
        return ()
    how = Field("how", _courses(others))
    return (how, Field("target", others)) if partial.get("how") == APPROACH else (how,)


def _moves(scene: Scene[State], who: str, choice: Choice) -> Action:
    most = speed(scene.now.combatants[who])
    if choice.get("far"):
        most = min(most, centimetres_of(choice["far"]))
    if choice["how"] == APPROACH:
        yield from steps.approach(scene, who, choice["target"], cause="reaction", most=most)
    else:
        yield from steps.withdraw(scene, who, cause="reaction", most=most)


MOVE: Final = Response(
    _course,
    _nothing,
    lambda state, who, offer: speed(who) >= SQUARE and may_go(state, who),
    _move_fields,
    _moves,
)
"""A move of his speed at most: it is his reaction, and provokes (DN5-ACT-018); whoever is carried goes nowhere."""


def _fitting(state: State, who: Fighter, offer: Offer) -> tuple[str, ...]:
    """What of all this he can do now, who has made something ready in words; what is done in words comes last."""
    return (*(code for code, each in RESPONSES.items() if code != SAID and each.stands(state, who, offer)), SAID)


def _said_fields(state: State, who: Fighter, offer: Offer, partial: Choice) -> tuple[Field, ...]:
    what = Field("response", _fitting(state, who, offer))
    chosen = partial.get("response", SAID)
    if chosen == SAID or chosen not in what.options:
        return (what,)
    return (what, *RESPONSES[chosen].fields(state, who, offer, partial))


def _said(scene: Scene[State], who: str, choice: Choice) -> Action:
    if choice.get("response", SAID) != SAID:
        yield from RESPONSES[choice["response"]].does(scene, who, choice)


OTHER: Final = Response(lambda at: (), _nothing, lambda state, who, offer: True, _said_fields, _said)
"""Whatever he has said: when its time comes he does what fits it, or tells it, and the game master what comes of it
(DN5-ACT-015)."""


# ---- The Ready action (DN5-ACT-015).

WHERE: Final = "where"
"""The column of the place that is watched."""
WATCHED: Final = 12
"""So many squares away a place may be watched."""


class GetReady(Needing[Outlook]):
    """A circumstance that he can perceive, and what he does when it comes about."""

    code = "ready"
    needs = (ACTION,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        blanks = {code: found for code, each in RESPONSES.items() if (found := each.offered(at)) is not None}
        people = (ENEMY, *(each.id for each in foes_of(at.state, at.who)), *companions(at.state, at.who))
        triggers = tuple(each for each in TRIGGERS if each != PLACE or on_grid(at.state))

        def fields(partial: Choice) -> tuple[Field, ...]:
            found = [Field("on", triggers)]
            if partial.get("on") == PLACE:
                found.extend(cell_asked("cell", watchable(at.who), partial, WHERE))
            if partial.get("on") not in (None, WORD):
                found.append(Field("whom", people))
            found.append(Field("response", tuple(blanks)))
            more = blanks.get(partial.get("response", ""), ())
            return (*found, *(more(partial) if callable(more) else more))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        response = choice["response"]
        yield from tell(ActionTaken(who, self.code))
        moved = choice.get("course", ""), choice.get("towards"), choice.get("far", "")
        # His whole speed is what he has then, not what it is now.
        far = "" if moved[2] == whole(scene.now.combatants[who]) else moved[2]
        said = (response, moved[0], moved[1], far, choice.get("cell", ""))
        yield from tell(ReadySaid(who, choice["on"], choice.get("whom", ENEMY), *said))
        yield from RESPONSES[response].begun(scene, who, choice)


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
