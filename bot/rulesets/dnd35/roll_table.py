"""What every roll is made of: the circumstances of all chapters, in the order in which they are told."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rulesets.dnd35 import damage as dealing
from bot.rulesets.dnd35 import opportunities as offering
from bot.rulesets.dnd35 import people, positions, postures, squeezing, tactics
from bot.rulesets.dnd35 import traits as following
from bot.rulesets.dnd35.attack import arms as attacking
from bot.rulesets.dnd35.base import rolls as contests
from bot.rulesets.dnd35.base.rolls import CHECKS, Trial, given, given_class
from bot.rulesets.dnd35.base.saddles import casting_difficulty
from bot.rulesets.dnd35.concealment import veils as concealing
from bot.rulesets.dnd35.cover import circumstances as covering
from bot.rulesets.dnd35.cover import degrees
from bot.rulesets.dnd35.grapple import circumstances
from bot.rulesets.dnd35.manoeuvres import actions as beginning
from bot.rulesets.dnd35.manoeuvres import possible as trying
from bot.rulesets.dnd35.mounts import riding
from bot.rulesets.dnd35.mounts import saddle as mounts
from bot.rulesets.dnd35.recovery import circumstances as recovery
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.spells import areas, castable
from bot.rulesets.dnd35.spells import autopilot as enchanting
from bot.rulesets.dnd35.spells import upon as doing
from bot.rulesets.dnd35.state import Cast, State
from bot.rulesets.dnd35.turning import flight as turning
from bot.rulesets.shared.check import Kind, Law, Term, terms
from bot.rulesets.shared.overruling import ruled_for

SURE, LOST = (20,), (1,)


def _law(state: State, on: Trial) -> Law:
    """A natural 20 hits, a natural 1 misses (D35-BAS-007), unless the game master has said what comes of it."""
    return Law(sure=SURE, lost=LOST, ruled=ruled_for(state, on.who.id) or "")


def _fortitude(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("fortitude", on.who.fortitude + on.who.altered("constitution")))


def _reflex(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("reflex", on.who.reflex + on.who.altered("dexterity")))


def _difficulty(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("difficulty", on.against))


def _covered(state: State, on: Trial) -> tuple[Term, ...]:
    """Cover helps Reflex saves alone (D35-COV-005)."""
    return covering.shielded(state, on) if on.skill == "reflex" else ()


def _ridden(state: State, cast: Cast) -> Iterator[casting.Need]:
    """In the middle of a ride it takes concentration to cast (D35-MNT-009)."""
    against = casting_difficulty(state, state.combatants[cast.who], 0)
    if against is not None:
        yield casting.Need("ridden", against)


def _set_upon(state: State, on: Trial) -> tuple[Term, ...]:
    """What an attack roll gains in melee that is no blow: at a thing, or against the roll of somebody else. Whoever
    only defends himself gains nothing."""
    if on.defends:
        return ()
    return (*positions.flanking(state, on), *turning.cowering(state, on), *mounts.above(state, on))


def _helped(state: State, on: Trial) -> tuple[Term, ...]:
    """The help of others counts for the next attack roll, whatever it is for (D35-ATK-001)."""
    return () if on.defends else tactics.helped(state, on)


STRIKING = (
    *(
        attacking.face,
        attacking.attacker,
        attacking.later,
        attacking.both,
        attacking.charging,
        attacking.far,
        attacking.point_blank,
    ),
    *(positions.guarded, postures.own, squeezing.squeezed, concealing.attacking),
    *(enchanting.striking, enchanting.levels),
)
"""What an attack roll is the sum of, whatever it is aimed at."""
CHECKS.are(
    {
        "attack": Kind(
            (
                *(*STRIKING, positions.flanking, positions.into_melee),
                *(circumstances.within, tactics.helped, turning.cowering, recovery.other_kind),
                *(mounts.above, mounts.shaken, given("attack")),
            ),
            (attacking.against, covering.behind, positions.at_mercy, postures.theirs, tactics.shielded, given_class),
            _law,
        ),
        "grapple": Kind((attacking.face, circumstances.grapple, circumstances.added, given("grapple"))),
        "fortitude": Kind(
            (attacking.face, _fortitude, enchanting.saved, enchanting.levels, given("fortitude")),
            (_difficulty,),
            Law(sure=SURE, lost=LOST),
        ),
        "reflex": Kind(
            (attacking.face, _reflex, enchanting.saved, enchanting.levels, covering.shielded, given("reflex")),
            (_difficulty,),
            Law(sure=SURE, lost=LOST),
        ),
        # Opposed checks have no natural results (D35-BAS-007): something else says what they come to.
        "contest": Kind(
            (
                *(attacking.face, contests.by_skill, contests.special_size),
                *(trying.charging, trying.firm, trying.trained, given("contest")),
            )
        ),
        "arms": Kind(
            (
                *(*STRIKING, _set_upon, _helped),
                *(trying.in_hand, trying.made_for_it, trying.larger, trying.aimed, trying.trained),
                given("arms"),
            ),
        ),
        "thing": Kind((*STRIKING, _set_upon, _helped, given("thing")), (trying.of_the_thing,), _law),
        "skill": Kind(
            (
                *(attacking.face, contests.by_skill, tactics.bluffing, tactics.reading, circumstances.added),
                *(enchanting.calm, enchanting.levels, given("skill")),
            )
        ),
        "save": Kind(
            (attacking.face, enchanting.saving, enchanting.levels, _covered, given("save")),
            (_difficulty,),
            Law(sure=SURE, lost=LOST),
        ),
        "caster": Kind((attacking.face, enchanting.caster, enchanting.levels, given("caster")), (_difficulty,)),
        "aid": Kind((*STRIKING, _set_upon, given("aid")), (_difficulty,), Law(sure=SURE, lost=LOST)),
        "turning": Kind((attacking.face, turning.charisma, given("turning"))),
    }
)
offering.INSTEAD.told_by(beginning.instead)
offering.DO_INSTEAD.told_by(beginning.do_instead)
circumstances.EFFECT.told_by(casting.from_hold)
circumstances.AIMABLE.told_by(lambda state, who, spell: castable.aims(state, who, spell) != ())
dealing.SPELL.told_by(doing.lands)
dealing.EXTRAS.told_by(following.extras)
dealing.FOLLOWS.told_by(following.follows)
casting.NEEDS.told_by(_ridden)
castable.BARRED.told_by(degrees.total)
areas.BLOCKED.told_by(degrees.blocked)
people.RIDES.told_by(riding.joins)
