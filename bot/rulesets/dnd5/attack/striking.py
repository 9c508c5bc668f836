"""An attack from its target to its end (DN5-ATK-001)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import cover
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.attack import events as guessing
from bot.rulesets.dnd5.attack.arms import LOST, beset
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackEnded, AttackRolled, Outcome, turn_name
from bot.rulesets.dnd5.base.budget import SPARED, Outlook, holds, incapacitated, may_react
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.base.needs import BONUS, is_there, nobody_within, square, unspent, within
from bot.rulesets.dnd5.base.rolls import CHECKS, Ahead, Trial, d20
from bot.rulesets.dnd5.reactions import Kind, Occurrence
from bot.rulesets.dnd5.state import (
    CONDITIONS,
    SQUARE,
    UNARMED,
    Blow,
    Extra,
    Fighter,
    Offer,
    State,
    Weapon,
    led,
    locates,
    rider,
    sees,
)
from bot.rulesets.dnd5.state.deeds import Occasion
from bot.rulesets.shared import overruling, people
from bot.rulesets.shared.actions import Blanks, cell_asked
from bot.rulesets.shared.check import total
from bot.rulesets.shared.lacking import OTHER, Lack, Said, always, foe
from bot.rulesets.shared.needs import Needing, must, no

CRITICAL_NEAR: Final = CONDITIONS.that("critical_near")
"""Every hit from close by is critical."""

_OUTCOMES: dict[str, Outcome] = {"critical": "critical", "success": "hit", "failure": "miss", "fumble": "fumble"}


def blow_of(state: State) -> Blow | None:
    """The attack that is being made."""
    deed = state.deed
    return deed if isinstance(deed, Blow) else None


def is_at(*stages: str) -> Callable[[State], bool]:
    """Whether an attack is being made, and is at one of those stages."""

    def found(state: State) -> bool:
        blow = blow_of(state)
        return blow is not None and blow.stage in stages

    return found


def begun(state: State, ident: str, target: str, weapon: str, occasion: Occasion = "action") -> AttackBegun:
    """That *ident* attacks *target* with *weapon*."""
    who, other = state.combatants[ident], state.combatants[target]
    arm, turn = arms.named(who, weapon), state.turn
    first = occasion == "action" and turn is not None and not turn.attacks
    throws = arms.thrown(state, who, other, arm)
    return AttackBegun(ident, target, weapon, occasion, throws, who.attacks if first else None)


def begin(scene: Scene[State], ident: str, target: str, weapon: str, occasion: Occasion = "action") -> Action:
    """*ident* attacks *target* with *weapon*."""
    yield from tell(begun(scene.now, ident, target, weapon, occasion))


def trial(state: State, begins: AttackBegun) -> Ahead:
    """What is rolled for an attack once it *begins*."""
    state = begins.change(state)
    blow = blow_of(state)
    assert blow is not None
    return Ahead(state, "attack", trial_of(state, blow))


def roll(scene: Scene[State]) -> Action:
    """The d20 falls, unless the attack has lost its sense meanwhile."""
    state, blow = scene.now, blow_of(scene.now)
    assert blow is not None
    who, target = state.combatants[blow.by], state.combatants[blow.target]
    arm = arms.used(who, blow)
    if incapacitated(who):
        yield from tell(AttackEnded(who.id, "unable"))
    elif target.died or target.fled or not arms.reaches(state, who, target, arm) or cover.total(state, who, target):
        yield from tell(AttackEnded(who.id, "no_target"))
    else:
        trial = trial_of(scene.now, blow)
        made = yield from d20(scene, "attack", trial, why="attack")
        if scene.now.combatants[who.id].hidden:
            # The attack gives him away, hit or missed (DN5-ATK-013).
            yield from people.show(scene, who.id, arm.weapon)
        check = made.check
        critical = check.degree == "critical" or (check.succeeds and _at_mercy(scene.now, who, target))
        outcome: Outcome = "critical" if critical else _OUTCOMES[check.degree]
        beyond = LOST(state, trial)
        lies, revealed = _fallen(state, blow, arm.weapon), bool(who.hidden_from) and not who.hidden
        rolled = AttackRolled(who.id, target.id, arm.weapon, outcome, critical, beyond, lies, revealed, **made.told())
        yield from tell(rolled)
        yield from overruling.decided(scene, who.id, target.id, check)


def _fallen(state: State, blow: Blow, weapon: str) -> str | None:
    """The cell where the thrown *weapon* of *blow* lies now, `here` where there is no grid (DN5-ATK-022); None: nothing
    was thrown, or nothing that anybody misses, or somebody does not know where its target is."""
    target = state.combatants[blow.target]
    if not blow.thrown or target.hidden or target.hidden_from:
        return None
    found = next(
        (each for each in reversed(state.lying) if (each.owner, each.weapon.weapon) == (blow.by, weapon)), None
    )
    return None if found is None else found.cell or "here"


def trial_of(state: State, blow: Blow) -> Trial:
    """What is rolled for *blow*."""
    who, target = state.combatants[blow.by], state.combatants[blow.target]
    spell = blow.weapon if blow.occasion == "spell" else ""
    return Trial(who, target, arms.used(who, blow), blow.occasion, thrown=blow.thrown, spell=spell)


def held_against(state: State, trial: Trial) -> int:
    """What the attack is held against as things stand now."""
    return total(CHECKS.against("attack", state, trial))


def still_hits(state: State, blow: Blow) -> bool:
    """Whether the roll of *blow* is enough as things stand now: a reaction may have raised what it is held against.
    What hits by the game master's word does, whatever is raised."""
    if blow.ruled:
        return True
    check = CHECKS.made("attack", state, evolve(trial_of(state, blow), face=blow.face), blow.face)
    return not blow.face or blow.critical or check.law.decides(blow.face) or blow.total >= faced(state, blow)


def faced(state: State, blow: Blow) -> int:
    """What the roll of *blow* is held against as things stand now, with what a reaction has added."""
    return held_against(state, evolve(trial_of(state, blow), face=blow.face)) + blow.parried


def _at_mercy(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether every hit from close by is critical: on whoever is unconscious or paralysed (DN5-EXT-010, -011)."""
    helpless = target.unconscious or CRITICAL_NEAR(target)
    return helpless and distance(state, who, target) <= SQUARE


def over(scene: Scene[State]) -> Action:
    """The attack is over, once those have had their say who waited for it (DN5-ACT-016)."""
    blow = blow_of(scene.now)
    assert blow is not None
    if not blow.asked and (yield from offering.call(scene, Occurrence("attacked", blow.by, blow.target))):
        return
    yield from tell(AttackEnded(blow.by))


# ---- The Attack action, and what else is an attack (DN5-ACT-005, -006, DN5-ATK-011, -019 to -022).


def _attacks(at: Outlook) -> bool:
    """Whether he has his Attack action, or an attack of it left."""
    turn = at.turn
    return at.acts or (turn is not None and bool(turn.attacks and not turn.idle and not incapacitated(at.who)))


ATTACKS: Final = (no("led", lambda at: led(at.state, at.who) is not None), unspent("action", _attacks))
"""A mount that is controlled does not attack (DN5-MNT-007)."""


class Attack(Needing[Outlook]):
    """One attack, or the next of several that the action gives; he may move between them (DN5-MOV-004)."""

    code = "attack"
    hands_on = True
    needs = ATTACKS
    whom = (is_there, foe, arms.in_hand, arms.in_sight, arms.in_range)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return arms.nobody_in_range(at) or OTHER

    def asks(self, at: Outlook) -> Blanks | None:
        found = tuple(each.id for each in arms.targets(at.state, at.who))
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = at.state.combatants.get(partial.get("target", ""))
            if target is None:
                return (Field("target", found),)
            weapons = tuple(dict.fromkeys(each.weapon for each in arms.against(at.state, at.who, target)))
            return (Field("target", found), *((Field("with", weapons),) if weapons else ()))

        return fields

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        return trial(at.state, begun(at.state, at.who.id, choice["target"], choice["with"]))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from begin(scene, who, choice["target"], choice["with"])


class Unarmed(Needing[Outlook]):
    """With fist, foot or head, although he has a weapon (DN5-ATK-019)."""

    code = "unarmed"
    hands_on = True
    needs = ATTACKS
    whom = (is_there, foe, within(arms.bodily))
    # Who strikes with fist, foot or head anyway attacks.
    wrong = (always("bare_handed"),)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return nobody_within(at, arms.bodily(at)) or ("bare_handed", {})

    def asks(self, at: Outlook) -> Blanks | None:
        found = tuple(
            each.id
            for each in arms.targets(at.state, at.who)
            if distance(at.state, at.who, each) <= arms.fist(at.who).reach
            and any(arm.like != UNARMED.like for arm in arms.against(at.state, at.who, each))
        )
        return (Field("target", found),) if found else None

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        return trial(at.state, begun(at.state, at.who.id, choice["target"], arms.fist(at.who).weapon))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from begin(scene, who, choice["target"], arms.fist(scene.now.combatants[who]).weapon)


def _lightly(at: Outlook) -> bool:
    struck = at.turn.struck if at.turn is not None else ()
    return any(arms.light(each) for each in at.who.weapons if each.weapon in struck)


def _second(at: Outlook) -> list[Weapon]:
    return [] if at.turn is None else arms.second(at.who, at.turn)


def _second_reach(at: Outlook) -> int:
    return arms.longest(_second(at))


class SecondWeapon(Needing[Outlook]):
    """A bonus action, with the light weapon of the other hand (DN5-ATK-020 to -022, DN5-TUR-006)."""

    code = "second_weapon"
    hands_on = True
    needs = (BONUS, must("first_light", _lightly), must("second_light", _second))
    whom = (is_there, foe, arms.in_sight, within(_second_reach))

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return nobody_within(at, _second_reach(at)) or OTHER

    def asks(self, at: Outlook) -> Blanks | None:
        weapons = _second(at)
        found = tuple(
            each.id
            for each in at.state.combatants.values()
            if each.side != at.who.side
            and not (each.died or each.fled)
            and locates(at.who, each)
            and any(arms.reaches(at.state, at.who, each, arm) for arm in weapons)
        )
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = at.state.combatants.get(partial.get("target", ""))
            if target is None:
                return (Field("target", found),)
            options = tuple(each.weapon for each in weapons if arms.reaches(at.state, at.who, target, each))
            return (Field("target", found), *((Field("with", options),) if options else ()))

        return fields

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        return trial(at.state, begun(at.state, at.who.id, choice["target"], choice["with"], "bonus"))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from begin(scene, who, choice["target"], choice["with"], "bonus")


class Guess(Needing[Outlook]):
    """Where he guesses somebody whom he does not see: at a square; without a grid the game master says whether anybody
    is there (DN5-ATK-011)."""

    code = "guess"
    free = True
    aimed = True
    needs = (*ATTACKS, must("which_cell", lambda at: at.who.cell is not None or not on_grid(at.state)))
    wrong = (square,)

    def asks(self, at: Outlook) -> Blanks:
        if not on_grid(at.state):
            return (Field("whom", guessing.guessed_at(at.state, at.who)),)
        arm = guessing.arm_of(at.state, at.who)

        def fields(partial: Choice) -> tuple[Field, ...]:
            return cell_asked("to", guessing.cells(at.state, at.who, arm) or (str(at.who.cell),), partial)

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if "to" in choice:
            yield from guessing.strike(scene, who, choice["to"])
        else:
            yield from guessing.begin(scene, who, choice["whom"])


ACTIONS = (Attack(), Unarmed(), SecondWeapon(), Guess())


# ---- Opportunity attacks: on whoever leaves the reach of a foe who sees him (DN5-REA-004 to -009).

OPPORTUNITY: Final = "opportunity"


def provoked(state: State, on: Occurrence) -> Iterator[Offer]:
    """Who may strike at him who takes that step, before he does. Disengaged, he provokes nobody (DN5-REA-006). Whoever
    lies in wait goes on doing so: a question to him would tell that he is there."""
    who = state.combatants[on.who]
    if SPARED(who) or ("flyby" in who.features and who.mode == "fly"):
        return
    for each in state.combatants.values():
        # Whom he holds he takes along: he does not leave his reach (DN5-CTS-008).
        if each.side == who.side or each.hidden or holds(who, each) or not may_react(each):
            continue
        if sees(state, each, who) and _left(state, each, who, on):
            yield Offer(each.id, OPPORTUNITY, who.id)


def _left(state: State, foe: Fighter, who: Fighter, on: Occurrence) -> bool:
    """Whether that step leads *who* out of the reach of *foe*: moving about within it provokes nothing."""
    reach = arms.reach(foe)
    if on.cell is None:
        return foe.id in on.leaves and distance(state, foe, who) <= reach
    return distance(state, foe, who) <= reach < distance(state, who, foe, at=on.cell)


def stands(state: State, offer: Offer) -> bool:
    who, target = state.combatants.get(offer.who), state.combatants.get(offer.target or "")
    return who is not None and target is not None and not target.out and bool(_arms(state, who, target))


def _arms(state: State, who: Fighter, target: Fighter) -> list[Weapon]:
    """What he can strike with: one melee attack, whatever he holds (DN5-REA-005, -008); nothing where that one is
    covered wholly (DN5-COV-005)."""
    if cover.total(state, who, target):
        return []
    return [each for each in arms.melee(who) if distance(state, who, target) <= each.reach]


def asks(state: State, offer: Offer) -> Decision:
    who, target = state.combatants[offer.who], state.combatants[offer.target or ""]
    options = tuple(dict.fromkeys(each.weapon for each in _arms(state, who, target)))
    about: dict[str, Scalar] = {"target": target.id}
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{who.id}:{OPPORTUNITY}:{state.round}.{turn}.{target.id}"
    weapons = Field("with", (*options, NOTHING))
    on_it = rider(state, target)
    if on_it is None or on_it.hidden or cover.total(state, who, on_it):
        return Decision(key, OPPORTUNITY, who.id, (weapons,), {"with": NOTHING}, about)

    def fields(partial: Choice) -> tuple[Field, ...]:
        """Of a mount and its rider he chooses one (DN5-MNT-009)."""
        return (weapons,) if partial.get("with") == NOTHING else (weapons, Field("target", (target.id, on_it.id)))

    return Decision(key, OPPORTUNITY, who.id, fields({}), {"with": NOTHING}, {**about, "rider": on_it.id}, fields)


def tried(state: State, decision: Decision, choice: Choice) -> Ahead:
    """What is rolled for that."""
    target = choice.get("target") or str(decision.about["target"])
    return trial(state, begun(state, decision.who, target, choice["with"], "opportunity"))


def does(scene: Scene[State], offer: Offer, choice: Choice) -> Action:
    """One melee attack, just before he leaves the reach (DN5-REA-005)."""
    target = choice.get("target") or offer.target or ""
    yield from begin(scene, offer.who, target, choice["with"], "opportunity")


KIND = Kind(stands, asks, does)


# ---- Dice from an opening: sneak attack, once in a turn (DN5-DMG-008).

_FEATURE = "sneak_attack:"


def dice_of(who: Fighter) -> int:
    """How many dice it adds to what he strikes; 0: he cannot."""
    found = next((each for each in who.features if each.startswith(_FEATURE)), None)
    return 0 if found is None else int(found.removeprefix(_FEATURE))


def opening(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> Sequence[Extra]:
    """With a weapon that he aims rather than swings, on a roll with advantage; or without disadvantage, where another
    foe of the target stands beside it."""
    blow, dice = blow_of(state), dice_of(who)
    if blow is None or not dice or target.thing or blow.occasion == "spell" or who.sneaked == turn_name(state):
        return ()
    if "finesse" not in weapon.properties and weapon.kind != "ranged":
        return ()
    if blow.lean > 0 or (not blow.lean and beset(state, who, target)):
        return (Extra(f"{dice}d6", weapon.type, "sneak"),)
    return ()
