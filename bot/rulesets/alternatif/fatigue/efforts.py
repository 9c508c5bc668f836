"""Which events are exertion (ALT-FAT-004): fighting in melee, from afar and in wrestling, spells and magic items,
jumping, moving fast."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement.events import EngagementChanged
from bot.rulesets.alternatif.fatigue.records import Effort, marked
from bot.rulesets.alternatif.magic import events as magic
from bot.rulesets.alternatif.magic.times import MAGICAL
from bot.rulesets.alternatif.melee.events import StrikeRolled
from bot.rulesets.alternatif.moving import events as moving
from bot.rulesets.alternatif.ordinary.events_tasks import ActionProposed, TaskBegun, TaskEnded
from bot.rulesets.alternatif.parry.events import ParryRolled
from bot.rulesets.alternatif.reaction.events import ActionDeclared
from bot.rulesets.alternatif.shooting import events as shots
from bot.rulesets.alternatif.shooting import events_said
from bot.rulesets.alternatif.specials import events as bottes
from bot.rulesets.alternatif.specials import events_weapons as torn
from bot.rulesets.alternatif.state import AlternatifState, Combatant, round_of
from bot.rulesets.alternatif.wrestling import events as holds
from bot.rulesets.shared.book import Change

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


def _walked(state: AlternatifState, event: events_said.Walked) -> Effort:
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
    events_said.Walked: _walked,
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
