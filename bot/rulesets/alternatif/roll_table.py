"""What every throw adds up, in the order in which it is told; what it is held against; by which law it is judged. And
what later chapters tell at the points of the story at which earlier ones come to them.

Each name is a function of the chapter that knows it: `on_d20` what fatigue takes, `hand_to_hand` what circumstances
give. Whoever throws knows none of them (`base.rolls`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.values import evolve
from bot.rulesets.alternatif import engagement, free_actions
from bot.rulesets.alternatif.base import distances, rolls, story
from bot.rulesets.alternatif.base.rolls import NATURAL, Throw
from bot.rulesets.alternatif.charging.running import impetus
from bot.rulesets.alternatif.crowd import limbs as paces
from bot.rulesets.alternatif.fatigue import breath, malus
from bot.rulesets.alternatif.magic import casting
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.melee.strikes import armour, owed, wounded
from bot.rulesets.alternatif.moving import deployment, ways
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.reaction import initiative
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.shooting import loosing
from bot.rulesets.alternatif.shooting import rolls as shooting
from bot.rulesets.alternatif.shooting import volleys as defending
from bot.rulesets.alternatif.shooting.events import ShotMoved
from bot.rulesets.alternatif.specials import counters, possible
from bot.rulesets.alternatif.specials import outcomes as special
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.surprise import sneak
from bot.rulesets.alternatif.tactics import blind, room
from bot.rulesets.alternatif.wounds import injuries as wounding
from bot.rulesets.alternatif.wrestling import looking, outcomes
from bot.rulesets.alternatif.wrestling import records as straying
from bot.rulesets.alternatif.wrestling.events import WrestlingLost
from bot.rulesets.shared.check import Hook, Kind

Hooks = tuple[Hook[AlternatifState, Throw], ...]

STRIKE: Final[Hooks] = (
    *(strikes.own, room.factor, wounded, malus.on_d20, sneak.bonus, owed, impetus, room.hand_to_hand),
)
"""ALT-MEL-006."""
SHOT: Final[Hooks] = (*(shooting.own, sneak.bonus, wounded, owed, malus.on_d20, room.from_afar),)
"""ALT-MIS-010."""
PARRY: Final[Hooks] = (strikes.own, room.factor, wounded, malus.on_d20)
HOLD: Final[Hooks] = (
    *(looking.own, looking.handicaps, wounded, malus.on_d20, room.on_the_ground, sneak.bonus_of_hold),
    *(room.in_the_dark, owed),
)
"""ALT-WRE-007."""
CLASS: Final[Hooks] = (armour, sneak.no_dexterity, malus.on_class)

KINDS: Final[Mapping[str, Kind[AlternatifState, Throw]]] = {
    # Attacks.
    "attack": Kind(STRIKE, (*CLASS, room.guard), strikes.law),
    "attack_equipment": Kind(STRIKE, (strikes.haft,), NATURAL),
    "shot": Kind(SHOT, (*CLASS, shooting.shield, shooting.cover), shooting.law),
    "special": Kind((strikes.own, room.factor, wounded, malus.on_d20, owed, possible.cost, impetus, room.hand_to_hand)),
    # What meets them.
    "parry": Kind((*PARRY, room.hand_to_hand), (parries.met,), parries.law),
    "shot_parry": Kind((*PARRY, room.from_afar, shooting.own_cover), (parries.met,), parries.law),
    "dodge": Kind(
        (shooting.dodging, wounded, malus.on_d20, room.from_afar, shooting.own_cover),
        (parries.met,),
        shooting.law_of_dodge,
    ),
    "reflex": Kind((rolls.reflex, malus.on_d20)),
    "sneak_save": Kind((sneak.reflexes, malus.on_d20), (sneak.skill,), rolls.saving),
    "keep_hold": Kind((rolls.dexterity, malus.on_d20), (rolls.needed,)),
    "exhaustion": Kind((breath.fortitude, malus.on_exhaustion), (rolls.needed,)),
    # Wrestling.
    "hold": Kind(HOLD, (*CLASS, looking.sturdy), NATURAL),
    "counter_strike": Kind(HOLD, (rolls.opposed,), NATURAL),
    "struggle": Kind(HOLD, law=NATURAL),
    # Hiding and noticing.
    "stealth": Kind((rolls.shown,)),
    "notice": Kind((rolls.shown,), (rolls.needed,)),
    # Damage: no d20.
    "damage": Kind((wounding.of_weapons, sneak.rank, impetus, malus.on_other_dice)),
    "damage_to_equipment": Kind((wounding.of_weapons,)),
    "hold_damage": Kind((outcomes.damage, malus.on_other_dice, sneak.rank)),
    "fall": Kind((wounding.of_dice,)),
    # And to reactions.
    "reaction": Kind((malus.on_other_dice,)),
}


HURTS: Final = ("damage", "hold_damage", "fall")


def _in_hand(kind: str, sums: Kind[AlternatifState, Throw]) -> Kind[AlternatifState, Throw]:
    """*sums* with what the game master has given: whoever throws, and whom it is aimed at (ALT-GEN-013)."""
    given = (rolls.lent(kind),) if kind in rolls.UPON else ()
    taken = (rolls.suffered,) if kind in HURTS else ()
    against = (rolls.lent_class,) if kind in rolls.ATTACKS else ()
    return evolve(sums, terms=(*sums.terms, *given, *taken), against=(*sums.against, *against))


def fill() -> None:
    """Say all this where throws find it."""
    rolls.CHECKS.are({kind: _in_hand(kind, sums) for kind, sums in KINDS.items()})
    distances.find_places.told_by(deployment.place)
    initiative.resting.told_by(breath.resting)
    initiative.at_flat_rate.told_by(paces.reaction)
    rolls.falls_on.told_by(straying.falls_on)
    rolls.is_sneak.told_by(blind.is_sneak_attack)
    rolls.fails.told_by(blind.goes_astray)
    rolls.astray.told_by(blind.chance_of)
    rolls.strays.told_by(straying.chance_of)
    rolls.gives_away.told_by(blind.gives_himself_away)
    rolls.sneak_save.told_by(sneak.save)
    story.part.told_by(engagement.end_contacts)
    story.clinch_ended.told_by(straying.ClinchEnded)
    story.contact_lost.told_by(ActionLost)
    story.drop.told_by(tasks.drop)
    story.turn_to_fight.told_by(tasks.turn_to_fight)
    story.interrupt.told_by(tasks.interrupt)
    story.break_off.told_by(tasks.break_off)
    story.disturb.told_by(casting.disturb)
    story.abandon.told_by(casting.abandon)
    story.hold_interrupted.told_by(WrestlingLost)
    story.give_up_counters.told_by(counters.give_up)
    story.shot_moved.told_by(ShotMoved)
    story.shot_turned.told_by(loosing.turned)
    story.shots_in_order.told_by(loosing.shots_in_order)
    story.rearming.told_by(shooting.steps)
    story.stowed.told_by(casting.ItemStowed)
    story.hold_asked.told_by(casting.HoldAsked)
    story.hold_refused.told_by(casting.HoldRefused)
    story.fumbled.told_by(free_actions.fumbled)
    story.may_take.told_by(free_actions.may_take)
    story.forfeits.told_by(free_actions.forfeits)
    parries.meet_shot.told_by(defending.defend)
    special.clinch.told_by(outcomes.clinch)
    possible.directions.told_by(deployment.directions)
    possible.where.told_by(deployment.where)
    possible.push.told_by(deployment.push)
    possible.follow.told_by(deployment.follow)
    possible.is_open_behind.told_by(ways.can_break_through)
    possible.pass_through.told_by(deployment.pass_through)
    possible.out_of_the_clinch.told_by(deployment.out_of_the_clinch)
