"""The count of a round (ALT-FAT-003, -007 to -009), what breathlessness costs, how tired somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Any, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import GM_ONLY, PUBLIC, Audience, owner_of
from bot.kernel.values import evolve
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.checks import busy
from bot.rulesets.alternatif.base.distances import State
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.base.times import MAGICAL
from bot.rulesets.alternatif.combatants.figures import CombatantOut, FateSaid
from bot.rulesets.alternatif.engagement import EngagementChanged
from bot.rulesets.alternatif.magic import casting as magic
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving import events as moving
from bot.rulesets.alternatif.ordinary.listed import ActionProposed, TaskBegun, TaskEnded
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import ActionDeclared
from bot.rulesets.alternatif.shooting import events as shots
from bot.rulesets.alternatif.shooting.records import Walked
from bot.rulesets.alternatif.specials import events as bottes
from bot.rulesets.alternatif.specials import records as torn
from bot.rulesets.alternatif.state import ROUND, AlternatifState, Combatant, engaged_by, round_of
from bot.rulesets.alternatif.wrestling import events as holds
from bot.rulesets.shared.book import OWNER, Change, happens
from bot.rulesets.shared.check import Term, term, terms
from bot.rulesets.shared.naming import CombatantId

# ---- What is remembered of a round's exertion until it is counted.

Effort = Literal["tiring", "neutral", "restful"]


def marked(state: AlternatifState, ident: str, effort: Effort, round_: int) -> AlternatifState:
    """*ident* has done something of that *effort* in *round_*."""
    who = state.combatants.get(ident)
    if who is None or who.fatigue.threshold is None:
        return state
    name = "tired" if effort == "tiring" else "stirred"
    if getattr(who.fatigue, name) == round_:
        return state
    fatigue = evolve(who.fatigue, **{name: round_})
    return evolve(state, combatants={**state.combatants, ident: evolve(who, fatigue=fatigue)})


# ---- What becomes of people's breath.

Look = Literal["fresh", "tiring", "out_of_breath"]


@happens("ALT-FAT-003", "ALT-FAT-007", "ALT-FAT-009", to=GM_ONLY)
class BreathCounted:
    """*round* is over: the fatigue *points* that those whose have changed have now, and the tiring rounds in the saddle
    (*rides*)."""

    round: int
    points: dict[CombatantId, int] = field(default_factory=dict)
    rides: dict[CombatantId, int] = field(default_factory=dict)

    def change(self, state: State) -> State:
        for ident, points in self.points.items():
            state = state.amend(ident, "fatigue", points=points)
        for ident, rides in self.rides.items():
            state = state.amend(ident, "fatigue", rides=rides)
        return evolve(state, breath=self.round)


@happens("ALT-FAT-001", "ALT-FAT-002", "ALT-FAT-003", "ALT-FAT-010", to=OWNER, changes=False)
class BreathShown:
    """What *combatant* has gathered of *threshold* by the end of *round*, and what it costs from now on (*malus*, 0 or
    less)."""

    combatant: CombatantId
    round: int
    points: int
    threshold: int
    malus: int

    def why(self) -> tuple[str, ...]:
        return ("ALT-FAT-005", "ALT-FAT-006") if self.malus else ()


@happens("ALT-FAT-010", to=PUBLIC)
class FatigueMatters:
    """From now on fatigue is shown to everybody's player."""

    round: int

    def change(self, state: State) -> State:
        return evolve(state, breath_shown=True)


@happens("ALT-FAT-008", to=PUBLIC)
class ExhaustionSaved:
    """The fortitude save of *combatant*, who has gone beyond twice his threshold; who fails dies."""

    combatant: CombatantId
    points: int
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["success", "failure"]

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "fatigue", saved=True)


@happens("ALT-FAT-004", to=GM_ONLY)
class EffortSaid:
    """The game master's word on what *combatant* does in *round*."""

    combatant: CombatantId
    effort: Effort
    round: int

    def change(self, state: State) -> State:
        if self.effort == "restful":
            return state.amend(self.combatant, "fatigue", tired=0, stirred=0)
        return marked(state, self.combatant, self.effort, self.round)


@happens("ALT-FAT-009", to=PUBLIC)
class SaddleSaid:
    """Whether *combatant* fights in the saddle, as far as his breath goes."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "fatigue", mounted=self.on)


@happens("ALT-FAT-010", changes=False)
class BreathTold:
    """How tired *combatant* looks; *other*: whom the game master tells it to (None: everybody)."""

    combatant: CombatantId
    look: Look
    other: CombatantId | None = None

    def audience(self) -> Audience:
        return PUBLIC if self.other is None else owner_of(self.other)


@happens("ALT-FAT-011", to=PUBLIC)
class RestAgreed:
    """Everybody holds off for *rounds* rounds: nobody is asked before segment *until*."""

    rounds: int
    until: int

    def change(self, state: State) -> State:
        return evolve(state, pause=self.until)


EXHAUSTION = 10
"""The difficulty of the save (ALT-FAT-008)."""
SOON = 3
"""How many rounds before the first threshold fatigue is shown (ALT-FAT-010)."""


def counts(state: AlternatifState) -> bool:
    """Whether anybody's breath is counted at this table."""
    if state.settings.fatigue == "off":
        return False
    return any(who.fatigue.threshold is not None and not who.out for who in state.combatants.values())


def uncounted(state: AlternatifState, due: int) -> bool:
    """Whether a round that is over when segment *due* comes has not been counted."""
    return round_of(due) - 1 > state.breath and counts(state)


def count(scene: Scene[AlternatifState], due: int) -> Action:
    """Count the next of those rounds; who goes beyond twice his threshold may die of it."""
    ended = scene.now.breath + 1
    state = scene.now
    before = {each.id: each.fatigue.points for each in state.combatants.values()}
    points, rides = {}, {}
    for who in _breathing(state):
        gained, ridden = gain(who, effort_in(state, who, ended))
        if gained:
            points[who.id] = max(0, who.fatigue.points + gained)
        if ridden != who.fatigue.rides:
            rides[who.id] = ridden
    points = {ident: value for ident, value in points.items() if value != before[ident]}
    yield from tell(BreathCounted(ended, points, rides))
    for ident, value in points.items():
        who = scene.now.combatants[ident]
        limit = who.fatigue.limit
        if limit is not None and value > before[ident] and value > 2 * limit and not _is_spared(scene.now, who):
            yield from _exhaustion(scene, ident)
    yield from show(scene, ended)


def _breathing(state: AlternatifState) -> Iterator[Combatant]:
    for who in state.combatants.values():
        if who.fatigue.threshold is not None and not who.out:
            yield who


def effort_in(state: AlternatifState, who: Combatant, round_: int) -> Effort:
    """What *round_* was for *who*: tiring with one tiring action in it; restful only without anything else, and with no
    enemy upon him; whoever fights hand to hand exchanges blows all the time, unless only dice tire at this table
    (ALT-FAT-004, -007)."""
    task = who.task
    if who.fatigue.tired == round_:
        return "tiring"
    if task is not None and task.action in MAGICAL and not task.waits and _fills(task.first, task.last, round_):
        return "tiring"
    if state.settings.engaged_tires and _fights(state, who):
        return "tiring"
    rests = task is None or task.action != "shoot"
    if who.fatigue.stirred == round_ or engaged_by(state, who) or who.wrestling.locked or not rests:
        return "neutral"
    return "restful"


def _fights(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is at grips: in a clinch, or with somebody upon him against whom he has announced to fight. Hidden
    people exchange nothing."""
    if who.wrestling.locked:
        return True
    upon = who.hidden or any(not state.combatants[each].hidden for each in engaged_by(state, who))
    return who.intent in ("melee", "wrestling") and who.task is None and upon and bool(engaged_by(state, who))


def _fills(first: int, last: int, round_: int) -> bool:
    return first <= round_ * ROUND and last > (round_ - 1) * ROUND


def gain(who: Combatant, effort: Effort) -> tuple[int, int]:
    """The fatigue points that a round of that *effort* brings, and the tiring rounds in the saddle after it: there only
    every second one counts (ALT-FAT-009)."""
    rides = who.fatigue.rides
    if effort == "restful":
        return -1, rides
    if effort == "neutral":
        return 0, rides
    if not (who.fatigue.mounted or who.riding.mount is not None):
        return 1, rides
    return (0 if rides % 2 == 0 else 1), rides + 1


def _is_spared(state: AlternatifState, who: Combatant) -> bool:
    """Whether one save was enough at this table."""
    return state.settings.exhaustion_save == "once" and who.fatigue.saved


def _exhaustion(scene: Scene[AlternatifState], ident: str) -> Action:
    made = yield from rolls.check(scene, "exhaustion", Throw(ident, needs=EXHAUSTION), why="exhaustion")
    outcome: Literal["success", "failure"] = "success" if made.succeeds else "failure"
    points = scene.now.combatants[ident].fatigue.points
    yield from tell(ExhaustionSaved(ident, points, **made.told(), against=made.against, outcome=outcome))
    if made.succeeds:
        return
    yield from tell(CombatantOut(ident))
    yield from tell(FateSaid(ident, "dead"))
    pairs = engagement.contacts_of(scene.now, ident)
    if pairs:
        yield from engagement.end_contacts(scene, pairs, "out")


def fortitude(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What that save adds to the die."""
    return (term("face", throw.face), *terms(("fortitude", state.combatants[throw.who].fatigue.fortitude)))


# ---- who is told


def matters(state: AlternatifState) -> bool:
    """Whether fatigue has begun to count for anybody: it is near his threshold."""
    return any(near(who) for who in state.combatants.values() if not who.out)


def near(who: Combatant) -> bool:
    """Whether *who* is within three rounds of his threshold, or beyond it."""
    limit = who.fatigue.limit
    return limit is not None and who.fatigue.points >= max(1, limit - SOON)


def is_shown(state: AlternatifState) -> bool:
    """Whether people see their own fatigue (ALT-FAT-010)."""
    match state.settings.fatigue:
        case "always":
            return True
        case "off":
            return False
        case "auto":
            pass
    return state.breath_shown


def show(scene: Scene[AlternatifState], ended: int, *, called: bool = False) -> Action:
    """Remind everybody of his points: from three rounds before the first threshold on, or when the game master wants
    it."""
    state = scene.now
    if not state.breath_shown and (called or (matters(state) and state.settings.fatigue == "auto")):
        yield from tell(FatigueMatters(ended))
    if not (called or is_shown(scene.now)):
        return
    for who in list(_breathing(scene.now)):
        fatigue = who.fatigue
        assert fatigue.limit is not None
        yield from tell(BreathShown(who.id, ended, fatigue.points, fatigue.limit, fatigue.malus))


def look(who: Combatant) -> Look:
    """How tired *who* looks."""
    if who.fatigue.malus:
        return "out_of_breath"
    return "tiring" if near(who) else "fresh"


# ---- a pause


def resting(state: AlternatifState) -> bool:
    """Whether everybody holds off, as agreed, and nobody has anything in preparation."""
    if state.pause <= state.segment:
        return False
    return not any(busy(who) for who in state.combatants.values() if not who.out)


# ---- Which events are exertion (ALT-FAT-004): fighting in melee, from afar and in wrestling, spells and magic items,
# jumping, moving fast.

LEAPS = frozenset({"jump", "leap", "run", "swim", "climb", "acrobatics"})
"""Listed actions that are exertion of themselves."""
WALK = 1
"""Cells in a segment that are walking."""
SPEED = 6
"""Cells in a segment: the least maximum speed of somebody whose own nobody has said."""


def of_move(cells: int, speed: int) -> Effort:
    """What moving by *cells* in a segment is for somebody of maximum *speed* (cells a segment): more than a third of it
    tires, a run slower than that is no rest, a walk is.

    >>> of_move(1, 9), of_move(3, 9), of_move(4, 9)
    ('restful', 'neutral', 'tiring')
    """
    if cells * 3 > speed:
        return "tiring"
    return "restful" if cells <= WALK else "neutral"


def speed_of(who: Combatant) -> int:
    """The maximum speed of *who*: the one said of him, else what his Strength lets one expect (house data)."""
    return who.spot.max_speed or SPEED + max(0, who.str_std)


def _tiring(state: AlternatifState, event: Any) -> Effort:
    return "tiring"


def _task(state: AlternatifState, event: Any) -> Effort:
    return "tiring" if event.action in MAGICAL or event.action in LEAPS else "restful"


def _walked(state: AlternatifState, event: Walked) -> Effort:
    """As a full move at the table's walking speed, so many cells in a segment rest (ALT-FAT-007)."""
    who = state.combatants.get(event.combatant)
    if who is None or event.cells <= state.settings.walk_speed:
        return "restful"
    return of_move(event.cells, speed_of(who))


def _ran(state: AlternatifState, event: moving.Ran) -> Effort:
    """A full move at a walk rests, at more than a third of one's speed it tires."""
    who = state.combatants.get(event.combatant)
    cells = len(event.cells) or (event.metres or 0) // 2
    if who is None or not cells or event.pace == "walk":
        return "restful"
    return of_move(cells, speed_of(who))


_EFFORTS: Mapping[type, Callable[[AlternatifState, Any], Effort]] = {
    StrikeRolled: _tiring,
    ParryRolled: _tiring,
    bottes.SpecialAttempted: _tiring,
    bottes.SpecialParried: _tiring,
    torn.GripTested: _tiring,
    shots.ShotRolled: _tiring,
    shots.ShotDefended: _tiring,
    holds.HoldRolled: _tiring,
    holds.CounterRolled: _tiring,
    magic.SpellCast: _tiring,
    magic.ItemUsed: _tiring,
    TaskBegun: _task,
    TaskEnded: _task,
    Walked: _walked,
    moving.Ran: _ran,
}


_ENDS_A_PAUSE = frozenset({ActionDeclared, ActionProposed, shots.ShotProposed, holds.WrestlingAnnounced})
"""Who announces anything has had enough of an agreed rest (ALT-FAT-011)."""


def remembered(changes: Mapping[type, Change | None]) -> Mapping[type, Change]:
    """*changes* by events, with whatever exertion an event is."""
    found = {kind: change for kind, change in changes.items() if change is not None}
    for kind in {*_EFFORTS, *_ENDS_A_PAUSE, EngagementChanged}:
        found[kind] = _with_effort(found.get(kind))
    return found


def _with_effort(change: Change | None) -> Change:
    if change is None:
        return after
    return lambda state, event: after(change(state, event), event)


def after(state: AlternatifState, event: Any) -> AlternatifState:
    """The state once the exertion that *event* was is remembered; most events are none."""
    if state.pause and event.__class__ in _ENDS_A_PAUSE:
        state = evolve(state, pause=0)
    if event.__class__ is EngagementChanged:
        return _met(state, event)
    effort = _EFFORTS.get(event.__class__)
    if effort is None or state.settings.fatigue == "off":
        return state
    found = effort(state, event)
    return state if found == "restful" else marked(state, event.combatant, found, round_of(max(1, state.segment)))


def _met(state: AlternatifState, event: EngagementChanged) -> AlternatifState:
    """Who was in contact with an enemy in a round had no rest in it."""
    if state.settings.fatigue != "off":
        for ident in {ident for pair in (*event.added, *event.removed) for ident in pair}:
            state = marked(state, ident, "neutral", round_of(max(1, state.segment)))
    return state
