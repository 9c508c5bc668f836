"""What every roll is made of: its terms, what it is held against, what speaks for and against it, in this order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5 import conditions as resisting
from bot.rulesets.dnd5 import conditions as suffering
from bot.rulesets.dnd5 import cover as covering
from bot.rulesets.dnd5 import cover as degrees
from bot.rulesets.dnd5 import damage as dealing
from bot.rulesets.dnd5 import people, traits, water
from bot.rulesets.dnd5 import traits as charging
from bot.rulesets.dnd5 import traits as enduring
from bot.rulesets.dnd5.actions import circumstances as doing
from bot.rulesets.dnd5.attack import arms as attacking
from bot.rulesets.dnd5.attack import striking as sneaking
from bot.rulesets.dnd5.base.rolls import ADDED, CHECKS, SWAYS, Trial, given, given_sways, the_added, the_dc, the_face
from bot.rulesets.dnd5.dying import falling
from bot.rulesets.dnd5.mounts import saddle as riding
from bot.rulesets.dnd5.movement import moves as squeezing
from bot.rulesets.dnd5.movement.passing import HINDRANCES
from bot.rulesets.dnd5.rounds import turns
from bot.rulesets.dnd5.spells import castable, lasting, upon, zones
from bot.rulesets.dnd5.spells import castable as enchanting
from bot.rulesets.dnd5.spells import upon as ground
from bot.rulesets.dnd5.state import Blow, State
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Kind, Term, terms
from bot.rulesets.shared.conditions import Anchor

TERM_RULES: Final = {
    "proficiency": ("DN5-ATK-007",),
    "profile": ("DN5-ATK-004",),
    "strength": ("DN5-ATK-005",),
    "dexterity": ("DN5-ATK-005",),
    "shelter": ("DN5-COV-002", "DN5-COV-006"),
    "gm": ("DN5-ATK-001",),
}


def skilled(state: State, trial: Trial) -> Iterable[Term]:
    """What somebody adds to a check of a skill or an ability (DN5-EXT-003)."""
    used = trial.skill or trial.ability
    return terms((used, trial.who.skill(used)))


def saving(state: State, trial: Trial) -> Iterable[Term]:
    """What somebody adds to a save."""
    return terms((trial.ability, trial.who.save(trial.ability)))


CHECKS.are(
    {
        "attack": Kind(
            (the_face, attacking.wielded, the_added, given("attack")),
            (attacking.armour, enchanting.shielded, covering.behind, attacking.given_armour),
            attacking.law,
        ),
        "check": Kind((the_face, skilled, given("check")), (the_dc,)),
        "save": Kind((the_face, saving, covering.shielded, the_added, given("save")), (the_dc,)),
        "death": Kind((the_face, the_added, given("death")), (the_dc,)),
    }
)
SWAYS.are(
    {
        "attack": (
            *(attacking.unseen, attacking.far, attacking.crowded, attacking.heavy, attacking.helped, attacking.packed),
            *(doing.dodged, squeezing.cramped, water.clumsy, suffering.own, suffering.theirs),
            *(enchanting.swayed, traits.attacking, given_sways("attack")),
        ),
        "check": (doing.assisted, suffering.checked, traits.sensing, given_sways("check")),
        "save": (
            *(doing.nimbly, squeezing.saved, suffering.saved, enchanting.resisted, traits.saving),
            given_sways("save"),
        ),
        "death": (given_sways("death"),),
    }
)
ADDED.told_by(enchanting.added)
dealing.EXTRAS.told_by(
    lambda state, who, target, weapon: (
        *sneaking.opening(state, who, target, weapon),
        *enchanting.extras(state, who, target, weapon),
        *charging.extras(state, who, target, weapon),
    )
)


def _follows(scene: Scene[State], blow: Blow) -> Action:
    yield from upon.follows(scene, blow)
    yield from charging.follows(scene, blow)


def _at_edge(scene: Scene[State], at: Anchor) -> Action:
    yield from enduring.mends(scene, at)
    yield from lasting.at_edge(scene, at)
    yield from zones.at_edge(scene, at)
    yield from resisting.at_edge(scene, at)
    if at.who is not None and at.edge == "end":
        # A speed that is given for once holds for a turn.
        yield from giving.used_up(scene, at.who, (giving.SPEED,))


dealing.FOLLOWS.told_by(_follows)
turns.AT.told_by(_at_edge)
falling.ENDURES.told_by(enduring.endures)
castable.BARRED.told_by(degrees.total)
HINDRANCES.append(ground.clogged)
dealing.WARDS.told_by(water.wards)
attacking.LOST.told_by(water.lost)
people.RIDES.told_by(riding.joins)
