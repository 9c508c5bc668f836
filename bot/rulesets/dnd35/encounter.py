"""The order of work: the first stage that has any, found from the state alone.

What interrupts stands before what it interrupts: whoever may strike is asked first, then what is being done goes on
(D35-AOO-005).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.kernel.effects import Ahead
from bot.rulesets.dnd35 import acting, readied, roll_table, traits
from bot.rulesets.dnd35 import damage as dealing
from bot.rulesets.dnd35 import dying as falling
from bot.rulesets.dnd35 import opportunities as offering
from bot.rulesets.dnd35 import postures as acts
from bot.rulesets.dnd35 import tactics as lapsing
from bot.rulesets.dnd35.attack import guesses as guessing
from bot.rulesets.dnd35.attack import strikes as striking
from bot.rulesets.dnd35.concealment import hiding as spotting
from bot.rulesets.dnd35.concealment import veils as veiling
from bot.rulesets.dnd35.cover import circumstances as judging
from bot.rulesets.dnd35.grapple import contests
from bot.rulesets.dnd35.grapple import holds as holding
from bot.rulesets.dnd35.manoeuvres import autopilot as trying
from bot.rulesets.dnd35.mounts import saddle
from bot.rulesets.dnd35.movement import events as places
from bot.rulesets.dnd35.movement import steps
from bot.rulesets.dnd35.objects import things as handling
from bot.rulesets.dnd35.readying import ready
from bot.rulesets.dnd35.recovery import aid
from bot.rulesets.dnd35.rounds import actions as delaying
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.spells import falling as lasting
from bot.rulesets.dnd35.state import Act, Blow, Cast, Clinch, Deed, Fall, Guess, Manoeuvre, Move, Signal, State
from bot.rulesets.dnd35.turning import flight as fleeing
from bot.rulesets.shared.working import Stage, Stages

FILLED = (roll_table, readied)
"""What chapters leave to others is filled in there."""


def _comes(state: State) -> Ahead:
    """A turn; that of somebody hidden stops for nobody but who has asked that time wait: it would tell of him."""
    ident = turns.next_up(state)
    return "act" if ident is not None and state.combatants[ident].hidden else "step"


def _is(kind: type[Deed], *at: str) -> Callable[[State], bool]:
    """Whether something of that *kind* is being done; where it is told, that is so far."""

    def found(state: State) -> bool:
        deed: Any = state.doing(kind)
        return deed is not None and (not at or deed.at in at)

    return found


def _acts(*what: str) -> Callable[[State], bool]:
    """Whether one of these acts is being done."""
    return lambda state: (act := state.doing(Act)) is not None and act.what in what


ORDER: Stages[State] = Stages(
    # What has happened to somebody is settled before anything goes on; whoever comes late is somewhere at once, in the
    # middle of another's turn as well.
    Stage("places", places.missing, places.place, amid=True, part="own"),
    Stage("falling", falling.changed, falling.fall, amid=True),
    Stage("saddle", saddle.unseated, saddle.settle, amid=True),
    Stage("grips", holding.unsettled, holding.settle, amid=True),
    Stage("slipping", handling.slipping, handling.slip, amid=True),
    Stage("turned", fleeing.changes, fleeing.change, amid=True),
    Stage("sight", spotting.unsettled, spotting.settle, amid=True),
    Stage("lapsed", lasting.lapsed, lasting.lapse, amid=True),
    Stage("disturbed", casting.disturbed, casting.disturb, amid=True),
    # What is being done, with those who strike before it.
    Stage("ready", ready.waiting, ready.offer, amid=True),
    Stage("signal", _is(Signal), ready.settle, amid=True),
    Stage("opportunity", offering.waiting, offering.offer, amid=True),
    Stage("cover", judging.unjudged, judging.judge, amid=True),
    Stage("concealment", veiling.unjudged, veiling.judge, amid=True),
    Stage("attack", _is(Blow, "aimed"), striking.attack, part="within"),
    Stage("guess", _is(Guess), guessing.strike, part="within"),
    Stage("threat", _is(Blow, "threat"), striking.confirm, amid=True),
    Stage("damage", _is(Blow, "hit"), dealing.land, amid=True),
    Stage("loosed", handling.spent, handling.empty, amid=True),
    Stage("follow", traits.leading, traits.follow, amid=True),
    Stage("attacked", _is(Blow, "done"), striking.over, amid=True),
    Stage("clinch", _is(Clinch, "aimed"), contests.contend, part="within"),
    Stage("hold", _is(Clinch, "touched"), contests.contend, amid=True),
    Stage("clinched", _is(Clinch, "won"), contests.conclude, amid=True),
    Stage("enter", _is(Clinch, "held", "entering"), contests.enter, amid=True),
    Stage("leave", _is(Clinch, "free"), contests.leave, amid=True),
    Stage("released", _is(Clinch, "done"), contests.over, amid=True),
    Stage("move", _is(Move), steps.step, part="within"),
    Stage("manoeuvre", _is(Manoeuvre), trying.go_on, amid=True),
    Stage("act", _acts("stand", "pick_up"), acts.finish, amid=True),
    Stage("handling", _acts(*handling.DOINGS), handling.finish, amid=True),
    Stage("spell", _is(Cast), casting.go_on, amid=True),
    Stage("fall", _is(Fall), lasting.go_on, amid=True),
    Stage("treat", _acts("first_aid"), aid.treat, part="within"),
    # The turn under way.
    Stage("dying", falling.must_roll, falling.bleed),
    Stage("notes", traits.notes, traits.note),
    Stage("mending", traits.mends, traits.mend),
    Stage("lapsing", lapsing.lapses, lapsing.lapse),
    Stage("cast", casting.is_due, casting.come_due),
    Stage("guiding", saddle.guides, saddle.guide),
    Stage("opening", lambda state: state.turn is not None and not state.turn.began, acting.open_),
    Stage("flight", fleeing.flees, fleeing.flee),
    Stage("resisting", lasting.resists, lasting.resist),
    Stage("riding", saddle.goes_on, saddle.go_on),
    Stage("turn", lambda state: state.turn is not None, acting.act),
    # Before the first round, and between turns.
    Stage("surprise", turns.ambushed, turns.ambush),
    Stage("decided", turns.rests, turns.stop),
    Stage("order", turns.stale, turns.order),
    # Whoever delays comes in between two turns, never in the middle of one (D35-ACT-013).
    Stage("coming", delaying.coming, delaying.come_in),
    Stage("next", turns.next_up, turns.begin, ahead=_comes, lull=delaying.lulls),
    Stage("round", None, turns.next_round, ahead=lambda state: "act", lull=delaying.lulls),
)
