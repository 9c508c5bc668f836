"""The count of a round (ALT-FAT-003, -007 to -009), what breathlessness costs, how tired somebody looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.combatants.events import CombatantOut, FateSaid
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.fatigue.events import BreathCounted, BreathShown, ExhaustionSaved, FatigueMatters, Look
from bot.rulesets.alternatif.fatigue.records import Effort
from bot.rulesets.alternatif.magic.times import MAGICAL
from bot.rulesets.alternatif.state import ROUND, AlternatifState, Combatant, engaged_by, round_of
from bot.rulesets.shared.check import Term, term, terms

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
    pairs = contacts.contacts_of(scene.now, ident)
    if pairs:
        yield from contacts.end_contacts(scene, pairs, "out")


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


def busy(who: Combatant) -> bool:
    """Whether *who* prepares or does anything."""
    if who.task is not None or who.proposal is not None or any(each.pending for each in who.hands):
        return True
    return bool(who.wrestling.locked) or any(each.pending for each in who.wrestling.grips)
