"""What an attack says (DN5-ATK)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Any, ClassVar, Final, Literal, TypeAlias

from bot.kernel.decisions import NOTHING, Decision, Field
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base import distances
from bot.rulesets.dnd5.base.budget import incapacitated, spent
from bot.rulesets.dnd5.base.distances import between, laid, space, straight
from bot.rulesets.dnd5.base.rolls import CHECKS, D20Rolled, Trial, d20
from bot.rulesets.dnd5.reactions import reacted
from bot.rulesets.dnd5.state import SQUARE, UNARMED, Blow, Fighter, Guess, State, Weapon, locates
from bot.rulesets.dnd5.state.deeds import Occasion
from bot.rulesets.shared import people
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import ByFace
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.overruling import counted, ruled_for

COVERED: Final = {2: "DN5-COV-003", 5: "DN5-COV-004"}
NATURAL: Final[Mapping[str, tuple[str, ...]]] = {"natural_20": ("DN5-ATK-008",), "natural_1": ("DN5-ATK-009",)}
Outcome: TypeAlias = Literal["critical", "hit", "miss", "fumble"]


@happens("DN5-ATK-001", to=PUBLIC)
class AttackBegun:
    """*combatant* attacks *target* with *weapon*: with his action, with one of several attacks of it, with his bonus
    action or with his reaction. *attacks*: what the action gives, where this is the first of them; *slot*: the level of
    a spell that strikes."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    occasion: Occasion = "action"
    thrown: bool = False
    attacks: int | None = None
    slot: int = 0

    def change(self, state: State) -> State:
        turn, run = state.turn, straight(state, self.combatant, self.target)
        blow = Blow(
            self.combatant, self.target, self.weapon, self.occasion, thrown=self.thrown, ran=run, slot=self.slot
        )
        if self.occasion == "action" and turn is not None:
            left = turn.attacks if self.attacks is None else self.attacks
            used: dict[str, Any] = {"attacks": max(0, left - 1), "struck": (*turn.struck, self.weapon)}
            state = spent(state, action=True, **used)
        elif self.occasion == "bonus":
            state = spent(state, bonus=True)
        elif self.occasion == "opportunity":
            state = reacted(state, self.combatant)
        state = state.with_(self.combatant, struck_at=self.target)
        if self.thrown:
            state = let_fly(state, self.combatant, self.weapon, self.target)
        return evolve(state, deeds=(*state.deeds, blow))

    def why(self) -> tuple[str, ...]:
        if self.occasion == "opportunity":
            return ("DN5-REA-004", "DN5-REA-005")
        if self.occasion == "action":
            return ("DN5-ACT-006",) if self.attacks is None else ("DN5-ACT-005",)
        return {"bonus": ("DN5-ATK-020",), "spell": ("DN5-ATK-006",)}.get(self.occasion, ("DN5-ACT-017",))


@happens("DN5-ATK-003", to=PUBLIC)
class AttackRolled(D20Rolled, ByFace):
    """The d20 of an attack: all *faces* that fell, the one that counts, what it comes to *against* the armour class,
    what spoke *up* and *down* for it (DN5-EXT-001). *beyond*: in the water nothing hits so far off, whatever is rolled
    (DN5-AQU-002). *lies*: the cell where what was thrown has fallen, `here`: beside the target, where there is no
    grid; None: nothing was thrown, or not everybody knows where the target is. *revealed*: he was hidden from somebody
    until now (DN5-ATK-013)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    outcome: Outcome
    critical: bool = False
    beyond: bool = field(default=False, metadata={LATER: True})
    lies: str | None = field(default=None, metadata={LATER: True})
    revealed: bool = field(default=False, metadata={LATER: True})

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **NATURAL,
        "beyond": ("DN5-AQU-002",),
        "at_mercy": ("DN5-EXT-010", "DN5-EXT-011"),
    }

    def settled(self) -> str:
        if self.beyond and self.outcome in ("miss", "fumble"):
            return "beyond"
        # Whoever lies there helpless is hit critically by whatever hits from close by.
        return super().settled() or ("at_mercy" if self.critical and self.face and self.face != 20 else "")

    def change(self, state: State) -> State:
        ruled = ruled_for(state, self.combatant) == "hit"
        state = counted(state, self.combatant)
        # His place is known once the attack has hit or missed (DN5-ATK-013).
        state = state.with_(self.combatant, hidden_from=(), stealth=None, bared=True)
        # What speaks for, or against, one attack alone has spoken.
        state = _without_effects(_without_effects(state, self.combatant, "hampers"), self.target, "marks")
        for each in state.combatants.values():
            if each.helps is not None and (each.helps.who, each.helps.against) == (self.combatant, self.target):
                # The first attack alone is helped (DN5-ACT-004).
                state = state.with_(each.id, helps=None)
        hit = self.outcome in ("critical", "hit")
        lean = bool(self.up) - bool(self.down)
        stage = "hit" if hit else "done"
        changes: dict[str, Any] = {
            "critical": self.critical,
            "lean": lean,
            "face": self.face,
            "total": self.total,
            "ruled": ruled,
        }
        return state.in_deed(stage=stage, asked=False, **changes)

    def why(self) -> tuple[str, ...]:
        found: list[str] = []
        covered = next((each.value for each in self.against_terms if each.name == "shelter"), 0)
        found += [COVERED[covered]] if covered in COVERED else []
        found += ["DN5-AQU-001"] if "under_water" in self.down else []
        found += ["DN5-AQU-003"] if "shot_under_water" in self.down else []
        found += ["DN5-MOV-020"] if {"squeezing", "target_squeezing"} & {*self.up, *self.down} else []
        return (*found, *self.leant())


def let_fly(state: State, ident: str, weapon: str, target: str | None = None) -> State:
    """*state* once *ident* has thrown *weapon*: it lies where *target* stands, unless it is a part of him, or of a
    creature that has enough of them (DN5-ATK-022)."""
    who = state.combatants.get(ident)
    if who is None or not any(each.weapon == weapon and each.held in ("main", "off", "both") for each in who.weapons):
        return state
    return laid(state, ident, (weapon,), at=target)


@happens("DN5-DMG-008", to=PUBLIC)
class SneakAttacked:
    """*combatant* strikes *target* from an opening: further dice, once in a turn."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, sneaked=turn_name(state))


def turn_name(state: State) -> str:
    """What tells this turn from all others."""
    return "" if state.turn is None else f"{state.round}.{state.turn.who}"


@happens("DN5-ATK-011", to=PUBLIC)
class GuessBegun:
    """Without a grid: *combatant* strikes with *weapon* where he guesses *whom* (None: anybody), whom he does not see;
    the game master says who is there."""

    combatant: CombatantId
    weapon: str
    whom: Aside | None = None

    def change(self, state: State) -> State:
        return evolve(state, deeds=(*state.deeds, Guess(self.combatant, "guess", self.weapon, self.whom)))


@happens("DN5-ATK-011", to=PUBLIC)
class PlaceStruck(ByFace):
    """*combatant* strikes with *weapon* at *cell* (None: there is no grid), where he guesses somebody whom he does not
    see: the die is told whoever stands there."""

    combatant: CombatantId
    cell: str | None
    weapon: str
    faces: tuple[int, ...]
    face: int
    outcome: Outcome
    attacks: int | None = None
    thrown: bool = False

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = NATURAL

    def change(self, state: State) -> State:
        turn = state.turn
        if isinstance(state.deed, Guess):
            state = evolve(state, deeds=state.deeds[:-1])
        if turn is not None:
            left = turn.attacks if self.attacks is None else self.attacks
            state = spent(state, action=True, attacks=max(0, left - 1), struck=(*turn.struck, self.weapon))
        state = state.with_(self.combatant, hidden_from=(), stealth=None)
        return let_fly(state, self.combatant, self.weapon) if self.thrown else state

    def why(self) -> tuple[str, ...]:
        return ("DN5-ATK-010",)


@happens("DN5-ATK-011", to=GM_ONLY)
class PlaceJudged:
    """Who was where *combatant* struck; None: nobody, and the blow was lost whatever the die. *hit*: his damage
    follows."""

    combatant: CombatantId
    target: CombatantId | None
    weapon: str
    cell: str | None
    hit: bool
    critical: bool = False
    thrown: bool = False

    def change(self, state: State) -> State:
        if self.target is None or not self.hit:
            # What is told of a miss must not tell whether anybody was there.
            return state
        blow = Blow(
            self.combatant,
            self.target,
            self.weapon,
            stage="hit",
            critical=self.critical,
            thrown=self.thrown,
            lean=-1,
        )
        return evolve(state, deeds=(*state.deeds, blow))


def _without_effects(state: State, ident: str, name: str) -> State:
    who = state.combatants.get(ident)
    found = () if who is None else who.under(name)
    if who is None or not found:
        return state
    return state.with_(ident, effects=tuple(each for each in who.effects if each not in found))


@happens(to=PUBLIC)
class AttackTurned:
    """What would have hit *target* does not any more: a reaction has turned it aside, for its *total* now stands
    *against* more."""

    combatant: CombatantId
    target: CombatantId
    total: int | None = field(default=None, metadata={LATER: True})
    against: int | None = field(default=None, metadata={LATER: True})

    decides = True

    def change(self, state: State) -> State:
        return state.in_deed(stage="done", asked=False)


@happens(to=PUBLIC)
class AttackEnded:
    """The attack of *combatant* is over; *reason*: why it came to nothing, where it did before it was rolled."""

    combatant: CombatantId
    reason: Literal["done", "no_target", "unable"] = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


# ---- Striking at a place where somebody unseen is thought to be (DN5-ATK-010, -011).

ANYBODY: Final = "anybody"
GUESSED: Final = "guessed"
FARTHEST: Final = 6
"""So many squares away a place may be at most that is guessed at: shots do not go at any square of the map."""


def arm_of(state: State, who: Fighter) -> Weapon:
    """What he strikes at places with: his first weapon."""
    found = [each for each in arms.usable(who) if arms.ready(state, who, each)]
    return next((each for each in found if each.like != UNARMED.like), arms.fist(who))


def _far(weapon: Weapon) -> int:
    most = weapon.reach if weapon.kind == "melee" else min(weapon.near, FARTHEST * SQUARE)
    return most // SQUARE


def cells(state: State, who: Fighter, weapon: Weapon) -> tuple[str, ...]:
    """The squares within its reach on which he sees nobody, the nearest first."""
    here = space(who)
    if not here:
        return ()
    most = _far(weapon)
    taken = {
        cell
        for each in state.combatants.values()
        if each.cell and not each.fled and (each.id == who.id or locates(who, each))
        for cell in distances.cells(each)
    }
    xs, ys = [x for x, _ in here], [y for _, y in here]
    found = [
        (x, y)
        for y in range(min(ys) - most, max(ys) + most + 1)
        for x in range(min(xs) - most, max(xs) + most + 1)
        if is_on_grid((x, y)) and name_of((x, y)) not in taken
    ]
    return tuple(name_of(each) for each in sorted(found, key=lambda at: (between(here, (at,)), at[1], at[0])))


def _there(state: State, who: Fighter, cell: str) -> Fighter | None:
    """Who is in *cell* without his knowing it."""
    return next(
        (
            each
            for each in state.combatants.values()
            if each.id != who.id
            and not (each.died or each.fled or locates(who, each))
            and each.cell
            and cell in distances.cells(each)
        ),
        None,
    )


def strike(scene: Scene[State], ident: str, cell: str) -> Action:
    """At *cell*: whoever is there is found by the grid."""
    who = scene.now.combatants[ident]
    yield from _falls(scene, who, arm_of(scene.now, who), _there(scene.now, who, cell), cell)


def _falls(scene: Scene[State], who: Fighter, arm: Weapon, target: Fighter | None, cell: str | None) -> Action:
    """The die falls in every case (DN5-EXT-018), with disadvantage; where nobody is, the blow is lost, and only the
    game master learns why."""
    turn = scene.now.turn
    trial = Trial(who, None, arm, unseen=True)
    made = yield from d20(scene, "attack", trial, why="attack", judged=False)
    face = made.check.face
    check = CHECKS.made("attack", scene.now, evolve(trial, target=target, face=face), face)
    critical = check.degree == "critical"
    hit = target is not None and check.succeeds
    outcome: Outcome = "critical" if hit and critical else "hit" if hit else "fumble" if face == 1 else "miss"
    first = turn is not None and not turn.attacks
    if who.hidden:
        yield from people.show(scene, who.id, arm.weapon)
    yield from tell(PlaceStruck(who.id, cell, arm.weapon, made.faces, face, outcome, who.attacks if first else None))
    yield from tell(PlaceJudged(who.id, None if target is None else target.id, arm.weapon, cell, hit, hit and critical))
    if hit and target is not None and target.hidden:
        yield from people.show(scene, target.id, target.seen_with)


# ---- without a grid


def guessed_at(state: State, who: Fighter) -> tuple[str, ...]:
    """Whom he may say that he guesses there: those of whom he knows, and not where they are; or anybody."""
    lost = (each for each in state.combatants.values() if who.id in each.hidden_from and not each.hidden)
    return (*(each.id for each in lost if not (each.died or each.fled)), ANYBODY)


def guess_of(state: State) -> Guess | None:
    """The blow at a guess of which the game master has still to say whom it is at."""
    deed = state.deed
    return deed if isinstance(deed, Guess) else None


def begin(scene: Scene[State], ident: str, whom: str) -> Action:
    """*ident* strikes where he guesses *whom*."""
    arm = arm_of(scene.now, scene.now.combatants[ident])
    yield from tell(GuessBegun(ident, arm.weapon, None if whom == ANYBODY else whom))


def questions(state: State) -> Iterator[Decision]:
    """The game master alone says who is there, whoever hides, and where nobody does (DN5-ATK-011)."""
    guess = guess_of(state)
    if guess is None:
        return
    who = state.combatants[guess.who]
    unseen = [
        each.id
        for each in state.combatants.values()
        if each.id != who.id and not (each.died or each.fled or locates(who, each))
    ]
    found = sorted(unseen, key=lambda ident: ident != guess.whom)
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    about = {"author": who.id, "whom": guess.whom if guess.whom in state.combatants else None}
    field = Field("there", (*found, NOTHING))
    yield Decision(f"{GM}:{GUESSED}:{state.round}.{turn}", GUESSED, GM, (field,), {"there": NOTHING}, about)


def judge(scene: Scene[State]) -> Action:
    """What he says, the die is held against; whoever cannot strike any more does not."""
    guess = guess_of(scene.now)
    assert guess is not None
    if incapacitated(scene.now.combatants[guess.who]):
        yield from tell(AttackEnded(guess.who, "unable"))
        return
    answer = yield from ask_first(questions)
    guess = guess_of(scene.now)
    if answer is None or guess is None:
        return
    who = scene.now.combatants[guess.who]
    target = scene.now.combatants.get(answer[1]["there"])
    yield from _falls(scene, who, arms.named(who, guess.weapon), target, None)
