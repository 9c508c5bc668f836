"""The order of work: the first stage that has any, found from the state alone (DN5-INI-002).

What interrupts stands before what it interrupts: whoever may react is asked first, then what is being done goes on.
"""

from __future__ import annotations

from bot.kernel.effects import Ahead
from bot.rulesets.dnd5 import acting, reacting, roll_table
from bot.rulesets.dnd5 import cover as judging
from bot.rulesets.dnd5 import damage as dealing
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5 import readying as ready
from bot.rulesets.dnd5.actions import circumstances as hiding
from bot.rulesets.dnd5.actions.circumstances import attempt_of
from bot.rulesets.dnd5.attack import events as guessing
from bot.rulesets.dnd5.attack import striking
from bot.rulesets.dnd5.contests import contesting
from bot.rulesets.dnd5.contests import grips as holding
from bot.rulesets.dnd5.dying import falling, mending
from bot.rulesets.dnd5.mounts import saddle
from bot.rulesets.dnd5.movement import moves, steps
from bot.rulesets.dnd5.objects import events
from bot.rulesets.dnd5.reactions import offered
from bot.rulesets.dnd5.rounds import order, turns
from bot.rulesets.dnd5.spells import casting, lasting, zones
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.working import Stage, Stages

FILLED = (reacting, roll_table)
"""What chapters leave to others is filled in there."""


def _comes(state: State) -> Ahead:
    """A turn; that of somebody hidden stops for nobody but who has asked that time wait: it would tell of him."""
    ident = turns.next_up(state)
    return "act" if ident is not None and state.combatants[ident].hidden else "step"


ORDER: Stages[State] = Stages(
    # What has happened to somebody is settled before anything goes on.
    Stage("falling", falling.falling, falling.fall, amid=True),
    Stage("rising", falling.rising, falling.rise, amid=True),
    Stage("slipping", events.clutching, events.let_fall, amid=True),
    Stage("holding", holding.torn, holding.hold, amid=True),
    Stage("saddle", saddle.unseated, saddle.settle, amid=True),
    Stage("plunging", moves.plunging, moves.plunge, amid=True),
    Stage("temporary", mending.undecided, mending.decide, amid=True),
    Stage("dodge_lost", hiding.undone, hiding.undo, amid=True),
    Stage("concentration", lasting.shaken, lasting.keep, amid=True),
    Stage("lapsed", lasting.lapsed, lasting.lapse, amid=True),
    Stage("zones", zones.crossing, zones.cross, amid=True),
    # What is being done, with those who interrupt it.
    Stage("reactions", offered, offering.react, amid=True),
    Stage("cover", judging.unjudged, judging.judge, amid=True),
    Stage("attack", striking.is_at("aimed"), striking.roll, part="within"),
    Stage("damage", striking.is_at("hit"), dealing.land, amid=True),
    Stage("attacked", striking.is_at("fatal", "done"), striking.over, amid=True),
    Stage("guess", guessing.guess_of, guessing.judge, part="within"),
    Stage("contest_priced", contesting.is_at("priced"), contesting.price, part="within"),
    Stage("contest", contesting.is_at("open"), contesting.contend, part="within"),
    Stage("contest_won", contesting.is_at("won"), contesting.conclude, amid=True),
    Stage("contested", contesting.is_at("done"), contesting.over, amid=True),
    Stage("attempt", attempt_of, hiding.attempt, part="within"),
    Stage("move", steps.move_of, steps.step, part="within"),
    Stage("signal", ready.signalled, ready.settle, part="within"),
    Stage("improvised", events.improvised, events.judge, part="within"),
    Stage("spell", casting.is_casting, casting.go_on, part="within"),
    # The turn under way.
    Stage("death_save", falling.must_save, falling.save),
    Stage("opening", lambda state: state.turn is not None and not state.turn.began, turns.open_),
    Stage("turn", lambda state: state.turn is not None, acting.act),
    # Before the first round, and between turns.
    Stage("surprise", lambda state: not state.opened and bool(turns.sneaks(state)), turns.judge),
    Stage("places", moves.missing, moves.place),
    Stage("decided", turns.rests, turns.stop),
    Stage("order", order.stale, order.order),
    Stage("next", lambda state: state.opened and turns.next_up(state) is not None, turns.begin, ahead=_comes),
    Stage("round", None, turns.next_round, ahead=lambda state: "act"),
)
