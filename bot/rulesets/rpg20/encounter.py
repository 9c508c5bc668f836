"""The order of work: the first stage that has any, found from the state alone (R20-SEQ-004, R20-GEN-011)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, get_args

from bot.kernel.effects import Action, Ahead, Scene
from bot.rulesets.rpg20 import armour as protecting
from bot.rulesets.rpg20 import attack as rolling
from bot.rulesets.rpg20 import declaring, roll_table
from bot.rulesets.rpg20 import evading as defending
from bot.rulesets.rpg20 import melee as striking
from bot.rulesets.rpg20 import places as locating
from bot.rulesets.rpg20 import specials as effects
from bot.rulesets.rpg20 import weapons as dealing
from bot.rulesets.rpg20.attack import is_at
from bot.rulesets.rpg20.explosions import throws as throwing
from bot.rulesets.rpg20.sequences import slot as aiming
from bot.rulesets.rpg20.sequences import slots
from bot.rulesets.rpg20.sequences import speech as doing
from bot.rulesets.rpg20.sequences.slot import end, under_way
from bot.rulesets.rpg20.shooting import shots as firing
from bot.rulesets.rpg20.state import State
from bot.rulesets.rpg20.state.deeds import Deed
from bot.rulesets.rpg20.wounds import harm as wounding
from bot.rulesets.shared.working import Stage, Stages

FILLED = (roll_table,)
"""What chapters leave to others is filled in there."""


def _comes(state: State) -> Ahead:
    """A slot; that of somebody hidden stops for nobody but who has asked that time wait: it would tell of him."""
    ident = slots.next_up(state)
    return "act" if ident is not None and state.combatants[ident].hidden else "step"


def _skips_damage(state: State) -> bool:
    """A disarming blow does none where the table wants it so (R20-SPE-004)."""
    blow = state.blow
    return blow is not None and blow.at == "placed" and blow.purpose == "disarm" and locating.harmless(state, blow)


DEEDS: Final[Mapping[str, Callable[[Scene[State]], Action]]] = {
    "strike": striking.strike,
    "shoot": firing.shoot,
    "throw": firing.throw,
    "grenade": throwing.throw,
    "move": doing.move,
    "draw": doing.draw,
    "rise": doing.rise,
    "help": doing.help_up,
    "treat": doing.treat,
    "load": doing.nothing,
    "defend": doing.nothing,
    "other": doing.other,
    "pass": doing.nothing,
}
"""What each deed does."""
if lost := {*get_args(Deed)} ^ {*DEEDS}:
    raise TypeError(f"deeds of which nothing comes: {sorted(lost)}")


def act(scene: Scene[State]) -> Action:
    """The slot goes on, until what was meant is done; whoever has fallen in it does no more (R20-SEQ-013)."""
    _, who, means = under_way(scene.now)
    if who.out or slots.bound(who):
        yield from end(scene, "unable")
    else:
        yield from DEEDS[means.deed](scene)


ORDER: Stages[State] = Stages(
    # The blow under way, step by step (R20-GEN-011).
    Stage("attack", is_at("aimed"), rolling.attack, part="within"),
    Stage("defend", is_at("on_target"), defending.defend, amid=True),
    Stage("shield", is_at("landed"), locating.place_shield, amid=True),
    Stage("place", is_at("covered"), locating.locate, amid=True),
    Stage("undamaged", _skips_damage, effects.special, amid=True),
    Stage("damage", is_at("placed"), dealing.deal, amid=True),
    Stage("protection", is_at("dealt"), protecting.protect, amid=True),
    Stage("wound", is_at("harmed"), wounding.wound, amid=True),
    Stage("consequences", is_at("wounded"), wounding.consequences, amid=True),
    Stage("special", is_at("special"), effects.special, amid=True),
    Stage("attacked", is_at("over"), rolling.over, amid=True),
    Stage("burst", lambda state: state.burst is not None, firing.settle, amid=True),
    # What the game master lets go off (R20-EXP-008).
    Stage("charge", lambda state: state.charge is not None, throwing.go_off, part="within"),
    # The slot under way.
    Stage("slot", lambda state: state.turn is not None, act),
    # The sequence (R20-SEQ-004).
    Stage("decided", slots.rests, slots.stop),
    Stage("sequence", lambda state: state.phase == "between", slots.next_round, ahead=lambda state: "act"),
    Stage("initiative", slots.unrolled, slots.roll_initiative),
    Stage("apart", doing.is_open, doing.ask),
    Stage("moving", lambda state: declaring.judges(state) and declaring.moving(state), declaring.judge_move),
    Stage("adding", lambda state: declaring.judges(state) and declaring.unknown(state), declaring.judge_unknown),
    Stage("measuring", lambda state: declaring.judges(state) and aiming.to_measure(state), declaring.judge_distance),
    Stage("declarations", lambda state: state.phase == "declaring", declaring.declarations),
    Stage("called", lambda state: state.called is not None, slots.slot),
    Stage("release", lambda state: bool(slots.waiting(state)), slots.release),
    Stage("lapse", slots.lapsing, slots.lapse),
    Stage("next", slots.next_up, slots.call, ahead=_comes, part="anew"),
    Stage("last_call", lambda state: not state.last_call, slots.last_call),
    Stage("ending", None, slots.ending, ahead=lambda state: "act"),
)
