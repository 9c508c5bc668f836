"""First aid, stable people, temporary hit points (DN5-HPS-010 to -012, -015 to -019)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd5.actions.circumstances import helped
from bot.rulesets.dnd5.base.budget import DOWN, Outlook, spent
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.needs import ACTION, within
from bot.rulesets.dnd5.base.rolls import Ahead, D20Tried, Trial, d20
from bot.rulesets.dnd5.state import SQUARE, Fighter, State, locates
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.lacking import Lack, Said, target_of
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.needs import Needing, blank
from bot.rulesets.shared.options import from_flag, from_number, from_text
from bot.rulesets.shared.people import known, unless_so

# ---- What is told of healing, falling and dying (DN5-HPS).

How: TypeAlias = Literal["unconscious", "knocked_out", "dead"]
Outcome: TypeAlias = Literal["success", "failure", "two_failures", "wakes"]
"""What a death save counts for (DN5-HPS-007, -008)."""


@happens(to=PUBLIC)
class Fell:
    """*combatant* is at 0 hit points: unconscious, unconscious and stable because he was spared (DN5-HPS-014), or dead
    (DN5-HPS-013). *massive*: by so much damage beyond 0 (*excess*) that he died at once (DN5-HPS-004), at least as
    much as the *most* hit points that he can have."""

    combatant: CombatantId
    how: How
    massive: bool = False
    excess: int | None = field(default=None, metadata={LATER: True})
    most: int | None = field(default=None, metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        prone = () if DOWN(who) else (Condition("prone"),)
        died = self.how == "dead"
        changes: dict[str, Any] = {
            "died": died,
            "fallen": True,
            "stable": self.how == "knocked_out",
            "successes": 0,
            "failures": 0,
            "conditions": (*who.conditions, *prone),
            "shaken": (),
            "hidden_from": (),
            "stealth": None,
        }
        return state.with_(who.id, **changes)

    def why(self) -> tuple[str, ...]:
        if self.massive:
            return ("DN5-HPS-004",)
        return {
            "unconscious": ("DN5-HPS-003", "DN5-EXT-010"),
            "knocked_out": ("DN5-HPS-014",),
            "dead": ("DN5-HPS-013",),
        }[self.how]


@happens("DN5-ATK-001", to=PUBLIC)
class Broken:
    """*combatant*, an object, has no points left: it is in pieces, and bars nobody's way."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, died=True, fallen=True)


@happens("DN5-HPS-003", to=PUBLIC)
class CameTo:
    """*combatant* has hit points again: he is conscious, and still prone."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, fallen=False, died=False, stable=False, successes=0, failures=0)


@happens("DN5-HPS-005", "DN5-HPS-006", to=PUBLIC)
class DeathSaved:
    """The death save of *combatant*; what it counts for, and how many successes and failures he has now. *terms* come
    to *total* (None: it was told by the face alone), which is held against *against*."""

    combatant: CombatantId
    faces: tuple[int, ...]
    face: int
    outcome: Outcome
    successes: int
    failures: int
    total: int | None = field(default=None, metadata={LATER: True})
    against: int = field(default=10, metadata={LATER: True})
    terms: tuple[Term, ...] = field(default=(), metadata={LATER: True})

    def change(self, state: State) -> State:
        counted = _counted(state, self.combatant, self.successes, self.failures, wakes=self.outcome == "wakes")
        return counted.in_turn(saved=True)

    def why(self) -> tuple[str, ...]:
        return ("DN5-HPS-008",) if self.outcome in ("two_failures", "wakes") else ("DN5-HPS-007",)


@happens("DN5-HPS-009", to=PUBLIC)
class DeathNearer:
    """Damage at 0 hit points: so many failures more for *combatant*; he is stable no more (DN5-HPS-011)."""

    combatant: CombatantId
    added: int
    failures: int

    def befalls(self, state: State, who: Fighter) -> State:
        state = state.with_(who.id, stable=False)
        return _counted(state, who.id, who.successes, self.failures, wakes=False)


def _counted(state: State, ident: str, successes: int, failures: int, *, wakes: bool) -> State:
    """*state* with the counters of *ident*: the third success makes him stable, the third failure kills him
    (DN5-HPS-007)."""
    changes: dict[str, Any] = {"successes": successes, "failures": failures}
    if wakes:
        changes = {"hit_points": 1, "successes": 0, "failures": 0}
    elif failures >= 3:
        changes = {"died": True, "successes": 0, "failures": 0}
    elif successes >= 3:
        changes = {"stable": True, "successes": 0, "failures": 0}
    return state.with_(ident, **changes)


@happens("DN5-HPS-014", to=PUBLIC)
class BlowSettled:
    """Whether the attack of *combatant* that deals its damage now is hand to hand: then he may spare whom he fells."""

    combatant: CombatantId
    target: CombatantId
    close: bool

    def change(self, state: State) -> State:
        return state.in_deed(stage="fatal" if self.close else "done", asked=False)


@happens("DN5-HPS-001", to=PUBLIC)
class Healed:
    """*combatant* regains hit points, *by* somebody: so many *rolled*, the sum of *terms* (none where nothing is added
    up), of which *regained* count."""

    combatant: CombatantId
    rolled: int
    regained: int
    by: Aside | None = None
    spell: str | None = None
    faces: tuple[int, ...] = ()
    terms: tuple[Term, ...] = field(default=(), metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        return state.put(evolve(who, hit_points=who.hit_points + self.regained))


@happens("DN5-HPS-010", to=PUBLIC)
class AidGiven(D20Tried):
    """*combatant* gives *target* first aid: a check of medicine, which stabilises him or not."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return spent(helped(state, self.combatant), action=True)


@happens("DN5-HPS-011", to=PUBLIC)
class Stabilised:
    """*combatant* is stable, *by* somebody's doing: unconscious, but he makes no death saves any more."""

    combatant: CombatantId
    by: Aside | None = None

    def change(self, state: State) -> State:
        return state.with_(self.combatant, stable=True, successes=0, failures=0)

    def why(self) -> tuple[str, ...]:
        return ("DN5-HPS-007",)


@happens("DN5-HPS-012", to=PUBLIC)
class Recovered:
    """*combatant*, stable and left to himself, regains a hit point after so many *hours*."""

    combatant: CombatantId
    hours: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, hit_points=1)


@happens("DN5-HPS-015", "DN5-HPS-016", to=PUBLIC)
class TemporaryGained:
    """*combatant* has so many temporary hit points now, in the place of those that he had (DN5-HPS-017)."""

    combatant: CombatantId
    amount: int
    by: Aside | None = None
    spell: str | None = None

    def change(self, state: State) -> State:
        return state.with_(self.combatant, temporary=self.amount, offered=0)

    def why(self) -> tuple[str, ...]:
        return ("DN5-HPS-017", "DN5-HPS-018", "DN5-HPS-019")


def received(state: State, ident: str, amount: int) -> State:
    """*state* once *ident* receives so many temporary hit points: whoever has others chooses between them; they never
    add up (DN5-HPS-017)."""
    who = state.combatants.get(ident)
    if who is None or who.died or amount == who.temporary:
        return state
    return (
        state.with_(ident, offered=max(amount, who.offered)) if who.temporary else state.with_(ident, temporary=amount)
    )


@happens("DN5-HPS-017", to=PUBLIC)
class TemporaryOffered:
    """*combatant*, who has temporary hit points, may take so many others instead."""

    combatant: CombatantId
    amount: int

    def change(self, state: State) -> State:
        return received(state, self.combatant, self.amount)


@happens("DN5-HPS-017", to=PUBLIC)
class TemporaryKept:
    """*combatant* keeps the temporary hit points that he has: they do not add up."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, offered=0)


@happens("DN5-HPS-013", to=PUBLIC)
class MortalSaid:
    """*combatant* dies at 0 hit points, or falls unconscious and makes death saves as a character does."""

    combatant: CombatantId
    mortal: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, mortal=self.mortal)


AID_DC: Final = 10
HOURS: Final = dice("1d4")
KEEP, TAKE = "keep", "take"


def aiding(state: State, ident: str, target: str) -> Ahead:
    """What *ident* rolls to give *target* first aid."""
    people = state.combatants
    return Ahead(state, "check", Trial(people[ident], people[target], skill="medicine", dc=AID_DC, why="first_aid"))


def aid(scene: Scene[State], ident: str, target: str) -> Action:
    """*ident* gives *target* first aid: a check of medicine (DN5-HPS-010)."""
    made = yield from d20(scene, "check", aiding(scene.now, ident, target).trial, why="medicine")
    check = made.check
    yield from tell(AidGiven(ident, target, success=check.succeeds, **made.told()))
    if check.succeeds:
        yield from stabilise(scene, target, by=ident)


def stabilise(scene: Scene[State], ident: str, *, by: str | None = None) -> Action:
    """*ident*, who is dying, is stable (DN5-HPS-011); nothing happens to anybody else."""
    if scene.now.combatants[ident].dying:
        yield from tell(Stabilised(ident, by))


def recover(scene: Scene[State], ident: str) -> Action:
    """Hours go by: *ident*, stable, regains a hit point (DN5-HPS-012)."""
    faces = yield from roll(HOURS, who=ident, why="hours")
    yield from tell(Recovered(ident, sum(faces)))


# ---- temporary hit points


def gain(scene: Scene[State], ident: str, amount: int, *, by: str | None = None, spell: str | None = None) -> Action:
    """*ident* receives temporary hit points. Where he has some, he says which he has from now on; as many as he has
    change nothing (DN5-HPS-017)."""
    who = scene.now.combatants[ident]
    if who.died or amount <= 0:
        return
    if not who.temporary:
        yield from tell(TemporaryGained(ident, amount, by, spell))
    elif amount == who.temporary:
        yield from tell(TemporaryKept(ident))
    else:
        yield from tell(TemporaryOffered(ident, amount))


def undecided(state: State) -> Fighter | None:
    """Who has not said yet which temporary hit points he has."""
    return next((each for each in state.combatants.values() if each.offered), None)


def questions(state: State) -> Iterator[Decision]:
    """Those that he has, or the new ones; in silence the larger number."""
    who = undecided(state)
    if who is not None and not who.out:
        about: dict[str, Scalar] = {"have": who.temporary, "amount": who.offered}
        usual = TAKE if who.offered > who.temporary else KEEP
        turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
        key = f"{who.id}:temporary:{state.round}.{turn}.{who.temporary}.{who.offered}"
        yield one_of(key, "temporary", who.id, (TAKE, KEEP), about, usual=usual)


def decide(scene: Scene[State]) -> Action:
    """He has said which."""
    who = undecided(scene.now)
    assert who is not None
    if who.died or who.out or not who.temporary:
        # Nobody asks who is down: he has the larger number.
        keeps = who.died or who.temporary >= who.offered
        yield from tell(TemporaryKept(who.id) if keeps else TemporaryGained(who.id, who.offered))
        return
    choice = yield from answered(questions)
    if choice is not None:
        taken = choice["temporary"] == TAKE
        yield from tell(TemporaryGained(who.id, who.offered) if taken else TemporaryKept(who.id))


# ---- What the game master says of dying and of temporary hit points (DN5-HPS-012, -013, -017).

MOST = 99


@word(tool="temporary")
class GiveTemporary(Word):
    """*who* receives so many temporary hit points; where he has some he chooses (DN5-HPS-017)."""

    who: CombatantId = from_text("who")
    amount: int = from_number("value", 1, MOST)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.died:
            raise Refused("dnd5-dead", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from gain(scene, self.who, self.amount)


@word(tool="hours")
class LetHoursPass(Word):
    """*who*, stable, is left to himself for 1d4 hours, and regains a hit point (DN5-HPS-012)."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.hit_points > 0 or not who.stable or who.died:
            raise Refused("dnd5-not-stable", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from recover(scene, self.who)


@word(tool="death_saves")
class SayMortal(Word):
    """*who* makes death saves at 0 hit points, or dies there (DN5-HPS-013)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        unless_so(who, not who.mortal, self.on)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(MortalSaid(self.who, not self.on))


# ---- What is done for whoever is dying (DN5-HPS-010).


def _is_dying(at: Outlook, said: Said) -> Lack | None:
    target = target_of(at, said)
    return ("not_dying", {"target": target.name}) if target is not None and not target.dying else None


class FirstAid(Needing[Outlook]):
    """For somebody who is dying within 1.5 m; his companions first."""

    code = "first_aid"
    needs = (ACTION,)
    whom = (_is_dying, within(lambda at: SQUARE))

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = [
            each
            for each in at.state.combatants.values()
            if each.dying and locates(at.who, each) and distance(at.state, at.who, each) <= SQUARE
        ]
        found.sort(key=lambda each: each.side != at.who.side)
        return blank("target", (each.id for each in found), none="nobody_dying")

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        return aiding(at.state, at.who.id, choice["target"])

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from aid(scene, who, choice["target"])


ACTIONS = (FirstAid(),)
