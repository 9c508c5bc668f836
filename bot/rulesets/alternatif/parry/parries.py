"""Parries: after "hit", before damage (ALT-PAR).

A weapon parries one blow in a segment in which it has not acted. The first parry of a weapon on the offensive puts it
on the defensive and postpones its pending action; further ones are free until that action comes up. With two weapons
each is asked about, and both may be used against one blow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Final, Literal

from bot.kernel.decisions import NOTHING
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.alternatif.base.checks import asked_in
from bot.rulesets.alternatif.base.distances import ByDefence, State, some_blows, wields
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.melee.strikes import FACTORS, of_hands
from bot.rulesets.alternatif.parry.questions import free_weapons, parry_cost, parry_parts, parry_questions
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, StatusChanged, die_of, postponement
from bot.rulesets.alternatif.state import AlternatifState, Arm, Blow, Combatant, Hand, Wielded
from bot.rulesets.alternatif.wounds import fumbles
from bot.rulesets.alternatif.wounds import injuries as critical_tables
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Check, Law, Point, Term, behind, term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.odds import Either, Odds

# ---- What happens when somebody parries.


@happens(to=PUBLIC)
class ParryChosen:
    """*hand* None: he takes what comes (then *attacker* and *blow* are None too). *double*: with both weapons. Who
    parries has answered when his die is cast (`ParryRolled`)."""

    combatant: CombatantId
    attacker: CombatantId | None
    blow: str | None
    hand: Hand | None
    double: bool = False

    def why(self) -> tuple[str, ...]:
        if self.double:
            return ("ALT-PAR-001", "ALT-PAR-015")
        return ("ALT-PAR-002",) if self.hand is None else ("ALT-PAR-001", "ALT-PAR-002")

    def change(self, state: State) -> State:
        if self.hand is not None:
            return state
        blows = tuple(evolve(blow, answered=True) if blow.target == self.combatant else blow for blow in state.blows)
        return evolve(state, blows=blows)


@happens("ALT-PAR-006", "ALT-PAR-007", "ALT-MEL-006", to=PUBLIC)
class ParryRolled(ByDefence):
    """*critical*: a critical parry, which cancels anything (ALT-CRI-016). *needed*: the lowest face that could, against
    a natural 20 (ALT-CRI-002). *lost*: see `StrikeRolled`. *costless*: on the defensive already, it delays nothing
    (ALT-PAR-010). *against_20*: the blow shows a natural 20."""

    combatant: CombatantId
    attacker: CombatantId
    blow: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["parried", "failed"]
    natural: Literal[1, 20] | None = None
    critical: bool = False
    lost: bool = False
    needed: int | None = None
    costless: bool = field(default=False, metadata={LATER: True})
    against_20: bool = field(default=False, metadata={LATER: True})

    @property
    def exchange(self) -> str:
        return self.blow

    def why(self) -> tuple[str, ...]:
        rules = list(behind(self.terms, FACTORS))
        if self.critical:
            rules += ["ALT-CRI-014", "ALT-CRI-016"]
        elif self.natural is not None:
            rules.append("ALT-CRI-010")
        elif self.against_20 or self.needed:
            # Whatever it adds up to, an ordinary parry does nothing against a natural 20.
            rules.append("ALT-CRI-002")
        if self.costless:
            rules.append("ALT-PAR-010")
        return (*rules, *of_hands(self))

    def change(self, state: State) -> State:
        state = self._unopposed(wields(state, self.combatant, self.hand, {"acted": state.segment}))
        if self.outcome == "failed":
            return some_blows(state, self.blow, answered=True)
        return some_blows(state, self.blow, answered=True, parried=True)

    def _unopposed(self, state: State) -> State:
        """A strike that opposes a special action has been parried (ALT-SPE-032)."""
        if not state.specials or self.outcome != "parried":
            return state
        how = "critical" if self.critical else "parried"
        specials = tuple(
            evolve(
                each, opposed=tuple(evolve(one, parried=how) if one.blow == self.blow else one for one in each.opposed)
            )
            if each.opposed and not each.settled
            else each
            for each in state.specials
        )
        return evolve(state, specials=specials)


meet_shot: Final[Point[[Scene[AlternatifState], str, str, str], Action]] = Point("how a shot is met")
"""Somebody answers a shot in the manner that he has chosen (ALT-DEF)."""


def parries(scene: Scene[AlternatifState]) -> Action:
    """Ask everybody who was hit and may parry; each answer is resolved at once (ALT-PAR-001, ALT-PAR-005,
    ALT-PAR-014)."""
    answer = yield from ask_first(parry_questions)
    if answer is None:
        return
    key, choice = answer
    ident, chosen = asked_in(key), choice["parry"]
    if chosen == NOTHING:
        yield from tell(ParryChosen(ident, None, None, None))
        return
    blow, manner = parry_parts(chosen)
    if manner is not None and any(each.occasion == "shot" for each in scene.now.blows if each.id == blow):
        yield from meet_shot(scene, ident, blow, manner)
        return
    yield from parry(scene, ident, blow, [each.hand for each in _with(scene.now, ident, manner)])


def _with(state: AlternatifState, ident: str, manner: str | None) -> list[Arm]:
    """What *ident* parries with who parries in that *manner* (`questions.parry_parts`)."""
    found = [each.arm for each in free_weapons(state, state.combatants[ident])]
    if manner is None or manner == "double":
        return found[: 1 if manner is None else 2]
    return [each for each in found if each.hand == manner]


def trial(state: AlternatifState, ident: str, chosen: str) -> Odds:
    """What is rolled for a parry: with two weapons one that succeeds is enough."""
    meant, manner = parry_parts(chosen)
    blow = next(each for each in state.blows if each.id == meant and each.target == ident and not each.answered)
    throws = [parrying(_meeting(ident, blow), each) for each in _with(state, ident, manner)]
    return Either(tuple(rolls.trial(state, "parry", each) for each in throws))


def parry(scene: Scene[AlternatifState], ident: str, chosen: str, hands: Sequence[Hand]) -> Action:
    """Parry the blow *chosen* with *hands*, announced before any die falls (ALT-PAR-015); whether it succeeds or not,
    it has its price, and every announced weapon pays it (ALT-PAR-006 to -008)."""
    blow = next(each for each in scene.now.blows if each.id == chosen and each.target == ident and not each.answered)
    yield from tell(ParryChosen(ident, blow.attacker, blow.id, hands[0], len(hands) > 1))

    score = critical_tables.parry_score(scene.now.combatants[ident], scene.now.settings)

    def told(made: Check, arm: Arm) -> ParryRolled:
        return ParryRolled(
            combatant=ident,
            attacker=blow.attacker,
            blow=blow.id,
            hand=arm.hand,
            weapon=arm.weapon,
            **made.told(),
            against=blow.total,
            outcome="parried" if made.succeeds else "failed",
            natural=rolls.natural(made.face),
            critical=made.face in made.law.critical,
            lost=strikes.loses_factor(scene.now, ident, arm),
            needed=score if blow.natural else None,
            against_20=blow.natural,
            costless=_is_costless(scene.now, ident, arm.hand),
        )

    for hand in hands:
        yield from with_hand(scene, ident, hand, _meeting(ident, blow), told)


def _meeting(ident: str, blow: Blow) -> Throw:
    """What *ident* throws for who meets *blow*."""
    return Throw(ident, blow.attacker, about=blow.id, blow=blow)


def with_hand(
    scene: Scene[AlternatifState],
    ident: str,
    hand: Hand,
    throw: Throw,
    told: Callable[[Check, Arm], object],
    worth: rolls.Worth | None = None,
) -> Action:
    """*ident* throws for a parry with what *hand* holds, and pays its price; *told*: the event of it. *worth*: what its
    faces come to, where what is met is no blow."""
    weapon = scene.now.combatants[ident].holds(hand)
    if weapon is None:
        return
    throw = parrying(throw, weapon.arm)
    if (yield from rolls.fails(scene, throw)):
        yield from pay(scene, ident, hand)
        return
    made = yield from rolls.check(scene, "parry", throw, why=f"parry-{hand}", worth=worth)
    yield from tell(told(made, weapon.arm))
    yield from pay(scene, ident, hand)
    if made.face == 1:
        yield from fumbles.fumble(scene, ident, hand, throw.target)


def parrying(throw: Throw, arm: Arm) -> Throw:
    """*throw* as a parry with *arm*."""
    return evolve(throw, deed="parry", arm=arm, defends=True)


def _is_costless(state: AlternatifState, ident: str, hand: Hand) -> bool:
    """Whether a parry with *hand* delays nothing because that weapon is on the defensive (ALT-PAR-010)."""
    weapon = state.combatants[ident].holds(hand)
    return (
        weapon is not None and weapon.status == "defensive" and not parry_cost(state.combatants[ident], weapon, state)
    )


def pay(scene: Scene[AlternatifState], ident: str, hand: Hand) -> Action:
    """The price of a parry: a weapon on the offensive goes on the defensive and acts later (ALT-PAR-007, -008),
    that one alone (ALT-PAR-013). An
    armed counter-attack is armed again that much later than now (ALT-CTR-007)."""
    state = scene.now
    who = state.combatants[ident]
    weapon = who.holds(hand)
    if weapon is None or not parry_cost(who, weapon, state):
        return
    yield from postpone(state, who, weapon, None if weapon.due is None else max(weapon.due, state.segment), "parry")


def postpone(
    state: AlternatifState, who: Combatant, weapon: Wielded, since: int | None, reason: Literal["parry", "guard"]
) -> Action:
    """*weapon* of *who* goes on the defensive, and acts half its reaction die after *since* (None: nothing was
    pending)."""
    by = postponement(die_of(who, weapon, state.settings))
    due = None if since is None else since + by
    yield from tell(InitiativePostponed(who.id, weapon.arm.hand, by, due, reason))
    yield from tell(StatusChanged(who.id, weapon.arm.hand, "defensive"))


def law(state: AlternatifState, throw: Throw) -> Law:
    """A critical parry cancels anything; a natural 20 yields to nothing else (ALT-CRI-002, ALT-CRI-016). A tie favours
    the parry."""
    score = critical_tables.parry_score(state.combatants[throw.who], state.settings)
    helpless = throw.only_critical or (throw.blow is not None and throw.blow.natural)
    return judging(score, natural_20=helpless)


def judging(score: int, *, natural_20: bool) -> Law:
    """The law of a parry that is critical with *score* or more on the die, against a blow that shows a natural 20.

    >>> [judging(20, natural_20=False).succeeds(*each) for each in ((15, 23, 23), (1, 30, 20))]
    [True, False]
    >>> judging(18, natural_20=True).succeeds(16, 30, 25), judging(17, natural_20=True).succeeds(17, 20, 25)
    (False, True)
    """
    sure = range(score, 21)
    return Law(sure=sure, lost=range(1, score) if natural_20 else (1,), critical=sure)


def met(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The total of the blow that is met."""
    return () if throw.blow is None else (term("strike", throw.blow.total),)
