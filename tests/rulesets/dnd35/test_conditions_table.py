"""Each condition does what the table of them says."""

from __future__ import annotations

from typing import Any, Final, get_args

from bot.catalogue.dnd35_terms import Condition35
from bot.kernel.effects import Scene, Tell
from bot.kernel.values import evolve
from bot.rulesets.dnd35 import damage as dealing
from bot.rulesets.dnd35 import roll_table, view
from bot.rulesets.dnd35.attack.arms import armour_class, defenceless, feinted, lies_down
from bot.rulesets.dnd35.base import budget, saddles
from bot.rulesets.dnd35.base import rolls as sight
from bot.rulesets.dnd35.base.budget import Outlook, helpless, unable
from bot.rulesets.dnd35.base.gaps import price
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.cover.degrees import degree
from bot.rulesets.dnd35.mounts import riding
from bot.rulesets.dnd35.movement.steps import can_move
from bot.rulesets.dnd35.objects import things as handling
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.spells import autopilot, castable, falling
from bot.rulesets.dnd35.state import Blow, Cast, Effect, Fighter, Spell, State
from bot.rulesets.dnd35.state.conditions import COMMON, CONDITIONS, OF_ACTIONS, SAID, proof
from bot.rulesets.dnd35.traits import Struggle
from bot.rulesets.dnd35.turning import flight as fleeing
from bot.rulesets.shared.check import total
from bot.text import Texts
from tests.rulesets import consequences
from tests.rulesets.consequences import Probe
from tests.rulesets.dnd35.skirmish import LONGBOW, LONGSWORD, fighter
from tests.rulesets.dnd35.test_conditions import HEX, ana, stands, sum_of

CID: Final = fighter("Cid", "players", met=True, cell="C8")


def orc(state: State) -> Fighter:
    return state.combatants["orc"]


def _flight(state: State) -> Any:
    """What becomes of Ana first, where she flees."""
    scene: Scene[State] = Scene()
    scene.now = state
    found = next(fleeing.flee(scene))
    assert isinstance(found, Tell)
    return type(found.event)


def _worth(state: State, kind: str) -> int:
    """What an autopilot thinks of a spell that brings that condition."""
    return autopilot.worth(state, ana(state), evolve(HEX, condition=kind), {"target": "orc"})


def _enchanted(state: State, spell: Spell = HEX) -> State:
    """The same, where a spell is upon Ana, and the orc beside her."""
    state = state.put(evolve(orc(state), cell="F8"))
    return state.put(evolve(ana(state), effects=(Effect(spell, "orc"),)))


def _lapses(state: State) -> bool:
    """Whether a spell upon Ana by which she is in that condition is over once she attacks."""
    striking = evolve(state, deeds=(Blow("ana", "orc", "longsword", at="done"),))
    spells = (evolve(HEX, condition=each.kind) for each in ana(state).conditions)
    return any(falling.lapsed(_enchanted(striking, each)) is not None for each in spells)


def _kept(state: State, *immune: str, lifeless: bool = False) -> bool:
    """Whether such a nature keeps from somebody what Ana is in."""
    return any(proof(immune, lifeless, each.kind) for each in ana(state).conditions)


PROBES: Final[dict[str, Probe]] = {
    "cannot_act": lambda state: unable(ana(state)),
    "helpless": lambda state: helpless(ana(state)),
    "open": lambda state: defenceless(state, ana(state)),
    "blind": lambda state: sight.sees(state, ana(state), state.combatants["orc"]),
    "unseen": lambda state: sight.sees(state, state.combatants["orc"], ana(state)),
    "deaf": lambda state: casting.muffled(state, Cast("ana", HEX)),
    "rooted": lambda state: can_move(Outlook(state, ana(state))),
    "slow": lambda state: ana(state).pace,
    "no_dash": lambda state: saddles.dashes(state, ana(state)),
    "one_move": lambda state: can_move(Outlook(state.in_turn(moved=True, move=True), ana(state))),
    "move_alone": lambda state: (turn := budget.turn_of(state, ana(state))) is not None and budget.has_standard(turn),
    "no_attack": lambda state: view.occasions(state, ana(state)),
    "no_magic": lambda state: bool(castable.now(state, ana(state))),
    "strained": lambda state: len(list(casting.needs(state, Cast("ana", HEX)))),
    "flees": fleeing.flees,
    "drops": lambda state: handling.slipping(state) is not None,
    "attacks": lambda state: sum_of(state, "attack", weapon=LONGSWORD),
    "melee": lambda state: sum_of(state, "attack", weapon=LONGSWORD),
    "damage": lambda state: sum(value for _, value in dealing.added(ana(state), LONGSWORD)),
    "saves": lambda state: [sum_of(state, kind, skill="will") for kind in ("save", "fortitude", "reflex")],
    "checks": lambda state: [sum_of(state, kind, skill="strength") for kind in ("skill", "contest", "turning")],
    "limbs": lambda state: sum_of(state, "skill", skill="hide"),
    "eyes": lambda state: sum_of(state, "skill", skill="spot"),
    "initiative": lambda state: total(turns.bonus(state, ana(state))),
    "armour": lambda state: armour_class(state, ana(state), touch=True),
    "set_upon": lambda state: sum_of(state, "attack", "orc", "ana", weapon=LONGSWORD),
    "struck": lambda state: sum_of(state, "attack", "orc", "ana", weapon=LONGSWORD),
    "shot_at": lambda state: sum_of(state, "attack", "orc", "ana", weapon=LONGBOW, shot=True),
    "strength": lambda state: ana(state).score("strength"),
    "dexterity": lambda state: ana(state).score("dexterity"),
    "lies": lambda state: riding.free(state, ana(state)),
    "shields_nobody": lambda state: degree(shot := state.put(CID), orc(shot), CID, far=True),
    "shoots_little": lambda state: lies_down(ana(state), LONGBOW),
    "narrow": lambda state: evolve(ana(state), size="large").width,
    "pays_double": lambda state: price(state, ana(state)),
    "squeezes": lambda state: budget.squeezes(state, ana(state)),
    "cowers": lambda state: _flight(state),
    "holds_out": lambda state: fleeing.dice_of(evolve(ana(state), bolstered=9)),
    "fooled": lambda state: feinted(Trial(orc(state), 0, ana(state))),
    "worth": lambda state: any(_worth(state, each.kind) != _worth(state, "none") for each in ana(state).conditions),
    "welcome": lambda state: any(not evolve(HEX, condition=each.kind).harms for each in ana(state).conditions),
    "ends_by_attacks": lambda state: _lapses(state),
    "can_be_woken": lambda state: casting.asleep(Outlook(_enchanted(state), orc(_enchanted(state)))),
    "binds": lambda state: Struggle().asked(Outlook(state, evolve(ana(state), fetters=(20, 23)))),
    "weakens": lambda state: _kept(state, lifeless=True),
    "paralyses": lambda state: _kept(state, "paralysis"),
    "puts_to_sleep": lambda state: _kept(state, "sleep"),
    "stuns": lambda state: _kept(state, "stunning"),
    "frightens": lambda state: _kept(state, "mind"),
}


def test_each_condition_does_what_its_entry_says() -> None:
    assert roll_table.SURE == (20,)
    states = {"free": stands(), "in bonds": stands("entangled")}
    assert consequences.idle(CONDITIONS, PROBES, states, "ana") == []
    assert set(PROBES) == {code for found in CONDITIONS.entries.values() for code in found}


def test_each_condition_has_its_word_and_what_counts_in_rolls_its_term() -> None:
    texts = Texts(strict=True)
    words = [f"word-dnd35-status-{each}" for each in CONDITIONS]
    counted = {"attacks", "melee", "damage", "saves", "checks", "limbs", "eyes", "initiative", "armour"}
    terms = [f"term-{kind}" for kind, found in CONDITIONS.entries.items() if counted & {*found}]
    assert [each for each in (*words, *terms) if not texts.has(each)] == []


def test_the_game_master_is_offered_the_common_ones_first() -> None:
    more = SAID[len(COMMON) :]
    assert (SAID[:2], more) == (("prone", "squeezed"), tuple(sorted(more)))
    assert {*get_args(Condition35)} <= {*SAID}
    assert {*CONDITIONS} - {*SAID} == OF_ACTIONS
