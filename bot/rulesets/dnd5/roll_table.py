"""What every roll is made of: its terms, what it is held against, what speaks for and against it, in this order."""

from __future__ import annotations

from collections.abc import Iterable

from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5 import conditions, cover, people, traits, water
from bot.rulesets.dnd5 import damage as dealing
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
from bot.rulesets.dnd5.state import Blow, State
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import Kind, Term, terms
from bot.rulesets.shared.conditions import Anchor


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
            (attacking.armour, castable.shielded, cover.behind, attacking.given_armour),
            attacking.law,
        ),
        "check": Kind((the_face, skilled, given("check")), (the_dc,)),
        "save": Kind((the_face, saving, cover.shielded, the_added, given("save")), (the_dc,)),
        "death": Kind((the_face, the_added, given("death")), (the_dc,)),
    }
)
SWAYS.are(
    {
        "attack": (
            *(attacking.unseen, attacking.far, attacking.crowded, attacking.heavy, attacking.helped, attacking.packed),
            *(doing.dodged, squeezing.cramped, water.clumsy, conditions.own, conditions.theirs),
            *(castable.swayed, traits.attacking, given_sways("attack")),
        ),
        "check": (doing.assisted, conditions.checked, traits.sensing, given_sways("check")),
        "save": (
            *(doing.nimbly, squeezing.saved, conditions.saved, castable.resisted, traits.saving),
            given_sways("save"),
        ),
        "death": (given_sways("death"),),
    }
)
ADDED.told_by(castable.added)
dealing.EXTRAS.told_by(
    lambda state, who, target, weapon: (
        *sneaking.opening(state, who, target, weapon),
        *castable.extras(state, who, target, weapon),
        *traits.extras(state, who, target, weapon),
    )
)


def _follows(scene: Scene[State], blow: Blow) -> Action:
    yield from upon.follows(scene, blow)
    yield from traits.follows(scene, blow)


def _at_edge(scene: Scene[State], at: Anchor) -> Action:
    yield from traits.mends(scene, at)
    yield from lasting.at_edge(scene, at)
    yield from zones.at_edge(scene, at)
    yield from conditions.at_edge(scene, at)
    if at.who is not None and at.edge == "end":
        # A speed that is given for once holds for a turn.
        yield from giving.used_up(scene, at.who, (giving.SPEED,))


dealing.FOLLOWS.told_by(_follows)
turns.AT.told_by(_at_edge)
falling.ENDURES.told_by(traits.endures)
castable.BARRED.told_by(cover.total)
HINDRANCES.append(upon.clogged)
dealing.WARDS.told_by(water.wards)
attacking.LOST.told_by(water.lost)
people.RIDES.told_by(riding.joins)
