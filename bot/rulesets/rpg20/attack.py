"""One attack, from its test to its end (R20-GEN-001 to -011)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.base import Ahead, ByTest, Test, Trial, made, margin, needed, spent
from bot.rulesets.rpg20.state import Blow, Fighter, Mode, Purpose, State, Weapon, noticed
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Check, Term, terms
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.odds import Odds, Sure
from bot.rulesets.shared.overruling import counted, decided

# ---- What is told of an attack.

Outcome: TypeAlias = Literal["hit", "near", "miss", "sure"]
Lack: TypeAlias = Literal["", "posture", "offensive", "charging", "spent", "surprised", "helpless", "unaware"]
"""Why somebody cannot do anything about a blow: he has no posture, or the offensive one, charges, has used up his
defences, is surprised, in no state to, or has not seen it coming."""
_LACKS: Final[Mapping[Lack, tuple[str, ...]]] = {
    "": (),
    "posture": ("R20-MEL-006",),
    "offensive": ("R20-MEL-002",),
    "charging": ("R20-SPE-009",),
    "spent": ("R20-MEL-011",),
    "surprised": ("R20-SPE-012",),
    "helpless": ("R20-MEL-013",),
    "unaware": ("R20-EVD-001",),
}


@happens("R20-GEN-011", to=PUBLIC)
class AttackBegun:
    """*combatant* attacks *target*. *way*: he strikes, shoots or throws; *number*: of several, from 1. *sure*: no test
    is made (R20-SPE-005). *halved*: so many times (R20-GEN-006)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    way: Literal["strike", "shot", "throw"]
    mode: Mode = "single"
    number: int = 1
    purpose: Purpose = ""
    aim: int = 0
    halved: int = 0
    sure: bool = False
    dodges: bool | None = None
    burst: bool = False
    margin: int = 0

    def change(self, state: State) -> State:
        blow = Blow(
            *(self.combatant, self.target, self.weapon, self.way, self.mode, self.number, self.purpose, self.aim),
            halved=self.halved,
            sure=self.sure,
            burst=self.burst,
            dodges=self.dodges,
            margin=self.margin,
            at="landed" if self.burst else "aimed",
            landed=self.burst,
        )
        return evolve(state, blow=blow)

    def why(self) -> tuple[str, ...]:
        return ("R20-SPE-005",) if self.sure else ()


@happens("R20-GEN-001", to=PUBLIC)
class AttackRolled(ByTest):
    """The attack test: *total* is the value that *face* must not be above. *outcome*: it is on target, lands elsewhere
    than it was aimed (`near`: R20-SPE-014), misses, or needs no test. *margin*: see R20-GEN-002. *purpose*: what a
    strike is for. *needed*: the highest face that is enough; *plain*: that without aiming, where the die was above the
    first."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    face: int | None
    terms: tuple[Term, ...]
    total: int
    outcome: Outcome
    margin: int
    way: Literal["strike", "shot", "throw"] = "strike"
    number: int = 1
    purpose: Purpose = ""
    needed: int | None = field(default=None, metadata={LATER: True})
    plain: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        at = "over" if self.outcome == "miss" else "on_target"
        state = state.in_blow(at=at, margin=self.margin, near=self.outcome == "near")
        state = state.in_turn(made=0 if state.turn is None else state.turn.made + 1)
        return counted(state.with_(self.combatant, modifier=0), self.combatant)

    def settled(self) -> str:
        """Without aiming it would have been on target: it lands elsewhere (R20-SPE-014)."""
        return "near" if self.outcome == "near" and self.face is not None else super().settled()

    def why(self) -> tuple[str, ...]:
        chapter = {"strike": "R20-MEL-008", "shot": "R20-RNG-008", "throw": "R20-RNG-010"}[self.way]
        aimed = ("R20-SPE-014",) if any(each.name == "aim" for each in self.terms) else ()
        return (chapter, *aimed, *super().why())


@happens("R20-GEN-011", to=PUBLIC)
class BlowLanded:
    """Nothing has stopped it: *reason*: nobody could or would, or what was tried failed; *lack*: why *target* could do
    nothing about it."""

    combatant: CombatantId
    target: CombatantId
    reason: Literal["none", "declined", "failed"]
    lack: Lack = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        turn, who = state.turn, state.combatants.get(self.combatant)
        means = None if who is None else who.means
        if turn is not None and turn.who == self.combatant and means is not None and means.posture == "offensive":
            follows = state.settings.followups
            more = follows == "unlimited" or (follows == "one_per_basic_strike" and turn.basic)
            state = state.in_turn(extra=1 if more and means.deed == "strike" else 0)
        return state.in_blow(at="landed", landed=True)

    def why(self) -> tuple[str, ...]:
        return _LACKS[self.lack]


@happens("R20-GEN-011", to=PUBLIC)
class BlowStepped:
    """The blow goes on to its next step (R20-GEN-011)."""

    combatant: CombatantId
    at: Literal["special", "over"]

    def change(self, state: State) -> State:
        return state.in_blow(at=self.at)


@happens("R20-GEN-011", to=PUBLIC)
class BlowEnded:
    """*reason*: it is `done`, it was `avoided`; whoever attacks is `unable` to, or there is `no_target` any more."""

    combatant: CombatantId
    target: CombatantId
    reason: Literal["done", "missed", "avoided", "unable", "no_target"] = "done"

    def change(self, state: State) -> State:
        blow = state.blow
        if blow is not None and blow.way != "shot" and self.reason not in ("unable", "no_target"):
            # From now on he sees it coming (R20-EVD-001); of several shots the first tells only once all are fired.
            state = noticed(state, self.combatant, (self.target,))
        return evolve(state, blow=None)


# ---- The attack test: how a strike, a shot or a throw is rolled, what a near miss is, and how it ends (R20-GEN-011,
# R20-SPE-014).

AIMED = 2
"""What aiming takes from the value (R20-SPE-014)."""
TESTS: dict[str, Test] = {"strike": "strike", "shot": "shot", "throw": "throw"}


def is_at(*at: str) -> Callable[[State], bool]:
    """Whether a blow is under way that is so far."""
    return lambda state: state.blow is not None and state.blow.at in at


def trial(state: State, blow: Blow) -> Trial:
    """What the attack test of *blow* is made for."""
    who, target = state.combatants[blow.who], state.combatants[blow.target]
    metres = state.distance(who.id, target.id) or 0
    weapon = who.struck_with(blow.weapon) if blow.way == "strike" else who.arm(blow.weapon)
    return Trial(who, blow, weapon, target, metres, halved=blow.halved)


def checked(state: State, blow: Blow, face: int) -> Check:
    """The attack test of *blow*, whose die shows *face*."""
    return made(TESTS[blow.way], state, trial(state, blow), face)


def tried(state: State, begins: AttackBegun) -> Odds:
    """What is rolled for an attack once it *begins*: of an aimed one, that it falls where it is aimed
    (R20-SPE-014)."""
    blow = begins.change(state).blow
    assert blow is not None
    return Sure() if blow.sure else Ahead(state, TESTS[blow.way], trial(state, blow))


def outcome(state: State, blow: Blow, face: int) -> tuple[Check, Outcome, int]:
    """The test, what it comes to, and its margin: of a near miss that of the value without aiming (R20-SPE-014)."""
    check = checked(state, blow, face)
    if check.succeeds:
        return check, "hit", margin(check)
    if blow.aim and not check.law.ruled:
        plain = checked(state, evolve(blow, aim=0), face)
        if plain.succeeds:
            return check, "near", margin(plain)
    return check, "miss", 0


def attack(scene: Scene[State]) -> Action:
    """The test is made, unless none is needed."""
    blow = scene.now.falling
    who, target = scene.now.combatants[blow.who], scene.now.combatants[blow.target]
    if who.out:
        yield from tell(BlowEnded(who.id, target.id, "unable"))
        return
    if target.dead and blow.way == "strike":
        yield from tell(BlowEnded(who.id, target.id, "no_target"))
        return
    if blow.sure:
        yield from tell(
            AttackRolled(
                who.id, target.id, blow.weapon, None, (), 0, "sure", 0, blow.way, blow.number, purpose=blow.purpose
            )
        )
        return
    why = TESTS[blow.way] if blow.number == 1 else f"{TESTS[blow.way]}/{blow.number}"
    now = scene.now
    ahead = Ahead(now, TESTS[blow.way], trial(now, blow))
    face = yield from ahead.thrown(why)
    check, came, won = outcome(scene.now, blow, face)
    yield from tell(
        AttackRolled(
            *(who.id, target.id, blow.weapon, face, check.terms, check.total, came, won, blow.way, blow.number),
            purpose=blow.purpose,
            needed=needed(check),
            plain=needed(checked(now, evolve(blow, aim=0), face)) if blow.aim and came != "hit" else None,
        )
    )
    yield from decided(scene, who.id, target.id, check)
    yield from spent(scene, ahead.test, ahead.on)


def over(scene: Scene[State]) -> Action:
    """The blow is over."""
    blow = scene.now.falling
    yield from tell(BlowEnded(blow.who, blow.target, "done" if blow.landed else "missed"))


# ---- What every test has in common: attribute and domain, aim, the game master's own modifier (R20-GEN-001, -004,
# -005, -012).


def skilled(who: Fighter, weapon: Weapon) -> tuple[Term, ...]:
    """Attribute and domain of *weapon*, or of the art with which somebody fights bare-handed."""
    return terms((weapon.attribute, who.attribute(weapon.attribute)), (weapon.domain, who.domain(weapon.domain)))


def armed(state: State, on: Trial) -> tuple[Term, ...]:
    return () if on.weapon is None else skilled(on.who, on.weapon)


def aimed(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("aim", -AIMED if on.blow is not None and on.blow.aim else 0))


def charged(state: State, on: Trial) -> tuple[Term, ...]:
    """A charge adds 1 to the strike (R20-SPE-009)."""
    return terms(("charge", 1 if on.blow is not None and on.blow.purpose == "charge" else 0))


def given(state: State, on: Trial) -> tuple[Term, ...]:
    """What the game master adds to the next test of somebody (R20-GEN-012)."""
    return terms(("game_master", on.who.modifier))
