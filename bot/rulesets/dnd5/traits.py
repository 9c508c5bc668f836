"""What some creatures have beside their figures: each trait that a profile names, as far as it decides anything
here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.events import PUBLIC
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5.actions.circumstances import ActionTaken
from bot.rulesets.dnd5.attack import arms, striking
from bot.rulesets.dnd5.attack.striking import blow_of
from bot.rulesets.dnd5.base.budget import Outlook, is_up, may_react, speed, until_next_turn
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.needs import ACTION, AFOOT, BONUS, gift, is_there, stirs
from bot.rulesets.dnd5.base.rolls import D20Tried, Sway, Trial, better, d20
from bot.rulesets.dnd5.dying import falling
from bot.rulesets.dnd5.dying.mending import Fell
from bot.rulesets.dnd5.movement import steps
from bot.rulesets.dnd5.reactions import Kind, Occurrence, reacted
from bot.rulesets.dnd5.spells import upon
from bot.rulesets.dnd5.state import CONDITIONS, Blow, Charge, Extra, Fighter, Offer, State, Weapon, enemies, sees
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.conditions import Anchor, ConditionSet
from bot.rulesets.shared.lacking import Lack, Said, foe
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import UNNAMED, Needing, must, no

# ---- What is told of traits.


@happens("DN5-EXT-003", to=PUBLIC)
class Endured(D20Tried):
    """The save of *combatant*, whom so much *damage* has brought to 0 hit points: made, and it has one left."""

    combatant: CombatantId
    damage: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, hit_points=1) if self.success else state


@happens("DN5-REA-001", "DN5-REA-002", to=PUBLIC)
class Parried:
    """*combatant* parries, as a reaction, what would hit him: so much more armour class against this attack of
    *target*."""

    combatant: CombatantId
    target: CombatantId
    bonus: int

    def change(self, state: State) -> State:
        state = reacted(state, self.combatant)
        deed = state.deed
        return state.in_deed(parried=deed.parried + self.bonus) if isinstance(deed, Blow) else state


# ---- What traits make of rolls: blood frenzy, recklessness, courage, keen senses, a sure foot (DN5-EXT-001).

RECKLESS: Final = "reckless"
OPEN: Final = CONDITIONS.that("reckless")
NOTED: Final = ("amphibious", "spider_climb", "sunlight_sensitivity", "water_breathing")
"""Traits of which nothing here decides: nobody drowns, and no light falls, but by the game master's word. His view says
what they mean."""
SENSES: Final = ("darkvision", "tremorsense", "burrow")
"""The same of senses and ways of going: no light falls, and the ground has no depth, but by his word."""
TRAITS: Final = (
    *("aggressive", "blood_frenzy", "brave", "charge", "flyby", "keen_senses", "magic_resistance"),
    *("nimble", "pack_tactics", RECKLESS, "sure_footed", "undead_fortitude"),
    *NOTED,
)


def attacking(state: State, trial: Trial) -> Iterable[Sway]:
    """Blood that drives it on; and who strikes without a thought for his own skin, hand to hand and in his own turn."""
    who, target, weapon = trial.who, trial.target, trial.weapon
    if target is None:
        return
    close = weapon is not None and not arms.ranged(state, who, target, weapon)
    hurt = target.hit_points < target.hit_points_max
    yield from better("blood_frenzy", close and hurt and "blood_frenzy" in who.features)
    yield from better(RECKLESS, close and OPEN(who) and is_up(state, who.id))
    yield from better("target_reckless", OPEN(target))


def saving(state: State, trial: Trial) -> Iterable[Sway]:
    """Against fear; against what would throw it to the ground."""
    features = trial.who.features
    yield from better("brave", trial.condition == "frightened" and "brave" in features)
    firm = trial.condition == "prone" and trial.ability in ("strength", "dexterity")
    yield from better("sure_footed", firm and "sure_footed" in features)


def sensing(state: State, trial: Trial) -> Iterable[Sway]:
    """Eyes, ears or a nose that miss little: also where nobody rolls (DN5-EXT-006)."""
    return better("keen_senses", trial.skill == "perception" and "keen_senses" in trial.who.features)


# ---- What traits let somebody do: rush at a foe, strike recklessly (DN5-TUR-004, -005).


def _nobody_far(at: Outlook, said: Said) -> Lack:
    return "nobody_far", {"most": metres(arms.reach(at.who))}


class Rush(Needing[Outlook]):
    """As a bonus action, up to its speed towards a foe whom it sees; none of its movement is spent."""

    code = "rush"
    needs = (gift("aggressive"), BONUS, AFOOT, stirs, must("slow", lambda at: speed(at.who)))
    whom = (is_there, foe)
    wrong = (_nobody_far,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        who = at.who
        far = [
            each
            for each in enemies(at.state, who)
            if sees(at.state, who, each) and distance(at.state, who, each) > arms.reach(who)
        ]
        return (Field("target", tuple(each.id for each in far)),) if far else _nobody_far(at, UNNAMED)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, "rush", "bonus"))
        most = speed(scene.now.combatants[who])
        yield from steps.approach(scene, who, choice["target"], cause="action", most=most)


class Reckless(Needing[Outlook]):
    """Before its first attack: better at striking hand to hand in this turn, easier to hit until its next one."""

    code = RECKLESS
    needs = (gift(RECKLESS), ACTION, no("reckless", lambda at: OPEN(at.who)))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(ActionTaken(who, RECKLESS, "free"))
        yield from tell(ConditionSet(who, RECKLESS, True, until_next_turn(scene.now, who)))


ACTIONS = (Rush(), Reckless())


# ---- A run that ends in a blow: what the hit deals besides.


def charge_of(who: Fighter, blow: Blow | None) -> Charge | None:
    """The charge that ends in *blow* of *who*: with the weapon that is meant, right after so long a run."""
    charge = who.charge
    if charge is None or blow is None or blow.by != who.id or blow.weapon != charge.weapon:
        return None
    return charge if blow.ran >= charge.run else None


def extras(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> tuple[Extra, ...]:
    """Its further dice."""
    charge = charge_of(who, blow_of(state))
    return () if charge is None else charge.extra


def follows(scene: Scene[State], blow: Blow) -> Action:
    """It throws down, or back, whom it hits."""
    who, target = scene.now.combatants.get(blow.by), scene.now.combatants.get(blow.target)
    charge = None if who is None else charge_of(who, blow)
    if charge is None or charge.rider is None or target is None or target.died:
        return
    yield from upon.comes(scene, blow.by, charge.rider, (target.id,))


# ---- Who does not stay down: undead fortitude, and wounds that close (DN5-EXT-003, DN5-HPS-001, -003).

FORTITUDE: Final = 5
"""To this the damage is added: the difficulty of staying up."""


def endures(scene: Scene[State], ident: str, dealt: int, types: Sequence[str], critical: bool) -> Step[bool]:
    """Whether *ident*, whom damage has brought to 0 hit points, keeps one: a save of Constitution against 5 and the
    damage; none where that was radiant, or a critical hit."""
    who = scene.now.combatants[ident]
    if "undead_fortitude" not in who.features or critical or "radiant" in types:
        return False
    made = yield from d20(
        scene, "save", Trial(who, ability="constitution", dc=FORTITUDE + dealt, why="endure"), why="save"
    )
    success = made.check.succeeds
    yield from tell(Endured(ident, dealt, success=success, **made.told()))
    return success


def mends(scene: Scene[State], at: Anchor) -> Action:
    """Whoever regenerates regains hit points as its turn begins, also from 0, unless what keeps that from it has hurt
    it since its last one: at 0 it dies then, and of nothing else."""
    who = scene.now.combatants.get(at.who or "") if at.edge == "begin" else None
    if who is None or not who.regenerates or who.died or who.fled or who.hit_points >= who.hit_points_max:
        return
    if not (who.scorched or who.under("stops_healing")):
        yield from falling.heal(scene, who.id, who.regenerates)
    elif who.knits:
        yield from tell(Fell(who.id, "dead"))


# ---- A parry: as a reaction, some are harder to hit by one melee attack that would hit them (DN5-REA-001, -002).

PARRY: Final = "parry"


def on_hit(state: State, on: Occurrence) -> Iterator[Offer]:
    """Whoever is hit hand to hand by somebody whom he sees, with something in hand that turns a blow aside."""
    who, attacker, deed = state.combatants.get(on.target or ""), state.combatants.get(on.who), state.deed
    if who is None or attacker is None or not isinstance(deed, Blow):
        return
    arm = arms.used(attacker, deed)
    if deed.thrown or arms.ranged(state, attacker, who, arm) or not sees(state, who, attacker):
        return
    if may_react(who) and _armed(who):
        yield Offer(who.id, PARRY, attacker.id)


def _armed(who: Fighter) -> bool:
    return bool(who.parry) and any(each.thing and each.in_hand for each in arms.melee(who))


def _stands(state: State, offer: Offer) -> bool:
    deed, who = state.deed, state.combatants[offer.who]
    hit = isinstance(deed, Blow) and deed.stage == "hit" and deed.target == who.id and not (deed.critical or deed.ruled)
    return hit and offer.target in state.combatants and _armed(who)


def _asks(state: State, offer: Offer) -> Decision:
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{offer.who}:{PARRY}:{state.round}.{turn}.{len(state.deeds)}.{offer.target}"
    about = {"target": offer.target, "bonus": state.combatants[offer.who].parry}
    return Decision(key, PARRY, offer.who, (Field(PARRY, (PARRY, NOTHING)),), {PARRY: NOTHING}, about)


def _does(scene: Scene[State], offer: Offer, choice: Choice) -> Action:
    yield from tell(Parried(offer.who, offer.target or "", scene.now.combatants[offer.who].parry))


def helps(state: State, who: Fighter) -> bool:
    """Whether his parry would turn aside what has just hit *who*."""
    deed = state.deed
    if not isinstance(deed, Blow) or deed.critical or deed.ruled:
        return False
    return deed.total < striking.held_against(state, striking.trial_of(state, deed)) + deed.parried + who.parry


KIND: Final = Kind(_stands, _asks, _does)
