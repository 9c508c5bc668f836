"""The order of work: the first stage that has any, found from the state alone.

What interrupts stands before what it interrupts: whoever may strike is asked first, then what is being done goes on
(D35-AOO-005).
"""

from __future__ import annotations

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
from bot.rulesets.dnd35.manoeuvres import sunders as measuring
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
from bot.rulesets.dnd35.state import State
from bot.rulesets.dnd35.turning import flight as fleeing
from bot.rulesets.shared.working import Stage, Stages

FILLED = (roll_table, readied)
"""What chapters leave to others is filled in there."""


def _comes(state: State) -> Ahead:
    """A turn; that of somebody hidden stops for nobody but who has asked that time wait: it would tell of him."""
    ident = turns.next_up(state)
    return "act" if ident is not None and state.combatants[ident].hidden else "step"


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
    Stage("signal", ready.signalled, ready.settle, amid=True),
    Stage("opportunity", offering.waiting, offering.offer, amid=True),
    Stage("cover", judging.unjudged, judging.judge, amid=True),
    Stage("concealment", veiling.unjudged, veiling.judge, amid=True),
    Stage("attack", striking.is_at("aimed"), striking.attack, part="within"),
    Stage("guess", guessing.guess_of, guessing.strike, part="within"),
    Stage("threat", striking.is_at("threat"), striking.confirm, amid=True),
    Stage("damage", striking.is_at("hit"), dealing.land, amid=True),
    Stage("loosed", handling.spent, handling.empty, amid=True),
    Stage("follow", traits.leading, traits.follow, amid=True),
    Stage("attacked", striking.is_at("done"), striking.over, amid=True),
    Stage("clinch", contests.is_at("aimed"), contests.contend, part="within"),
    Stage("hold", contests.is_at("touched"), contests.contend, amid=True),
    Stage("clinched", contests.is_at("won"), contests.conclude, amid=True),
    Stage("enter", contests.is_at("held", "entering"), contests.enter, amid=True),
    Stage("leave", contests.is_at("free"), contests.leave, amid=True),
    Stage("released", contests.is_at("done"), contests.over, amid=True),
    Stage("move", steps.move_of, steps.step, part="within"),
    Stage("manoeuvre", measuring.under_way, trying.go_on, amid=True),
    Stage("act", acts.act_of, acts.finish, amid=True),
    Stage("handling", handling.act_of, handling.finish, amid=True),
    Stage("spell", casting.is_casting, casting.go_on, amid=True),
    Stage("fall", lasting.fall_of, lasting.go_on, amid=True),
    Stage("treat", aid.act_of, aid.treat, part="within"),
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
