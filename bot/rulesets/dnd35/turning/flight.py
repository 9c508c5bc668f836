"""What is told of turning undead (D35-TUR)."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve, surely
from bot.rulesets.dnd35.base.budget import NO_ATTACK, Outlook, distance
from bot.rulesets.dnd35.base.rolls import ON_CHECKS, Trial
from bot.rulesets.dnd35.movement import steps, ways
from bot.rulesets.dnd35.movement.steps import can_move
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.postures import ActBegun, Stand
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.stances import Defend, StanceTaken
from bot.rulesets.dnd35.state import Fighter, Move, State, enemies
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.naming import CombatantId

Use: TypeAlias = Literal["turn", "dispel", "bolster"]
_RULES: dict[Use, tuple[str, ...]] = {
    "turn": ("D35-TUR-002",),
    "dispel": ("D35-TUR-007", "D35-TUR-002"),
    "bolster": ("D35-TUR-008", "D35-TUR-002"),
}


@happens("D35-TUR-001", to=PUBLIC)
class TurningRolled:
    """*combatant* uses one of his turnings: to *turn* undead, to *dispel* what *target* has turned, or to *bolster* his
    own. *most*: the hit dice of the strongest that it touches; *against*: the check that must be beaten; *won*: whether
    anything comes of it. *resisting*: undead near who would be touched, were they not harder to turn than their hit
    dice tell. *distant*: those whom it would turn, were they not too far
    away."""

    combatant: CombatantId
    use: Use
    face: int
    terms: tuple[Term, ...]
    total: int
    most: int
    target: CombatantId | None = None
    against: int | None = None
    won: bool = True
    resisting: tuple[CombatantId, ...] = field(default=(), metadata={LATER: True})
    distant: tuple[CombatantId, ...] = field(default=(), metadata={LATER: True})

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.combatant)
        return state if who is None else state.with_(who.id, turns=max(0, who.turns - 1))

    def why(self) -> tuple[str, ...]:
        return _RULES[self.use]


@happens("D35-TUR-003", changes=False, to=PUBLIC)
class StrengthRolled:
    """How many hit dice of undead the turning of *combatant* touches in all; *freed*: releases. *passed*: for whom of
    those near that does not suffice."""

    combatant: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    freed: bool = False
    passed: tuple[CombatantId, ...] = field(default=(), metadata={LATER: True})

    def why(self) -> tuple[str, ...]:
        return ("D35-TUR-007",) if self.freed else ()


@happens(to=PUBLIC)
class UndeadTurned:
    """*combatant*, an undead of so many *hit_dice*, is turned *by* a cleric whose *check* it was, *until* then, or
    *destroyed*. *near*: that one stands near it already (D35-TUR-005)."""

    combatant: CombatantId
    by: CombatantId
    hit_dice: int
    check: int
    destroyed: bool = False
    near: bool = False
    until: Anchor | None = None

    def befalls(self, state: State, who: Fighter) -> State:
        if self.destroyed:
            # That it is no more is told by this alone.
            return state.with_(who.id, hit_points=DEAD, shown="destroyed")
        kept = tuple(each for each in who.conditions if each.kind != "turned")
        turned = Condition("turned", self.until, self.by)
        return state.with_(who.id, conditions=(*kept, turned), turned=self.check, near=self.near)

    def why(self) -> tuple[str, ...]:
        return ("D35-TUR-006",) if self.destroyed else ("D35-TUR-004",)


@happens("D35-TUR-004", to=PUBLIC)
class Cowered:
    """*combatant* is turned and can flee nowhere: he cowers *until* his next turn."""

    combatant: CombatantId
    until: Anchor | None = None

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.conditions if each.kind != "cowering")
        return state.put(evolve(who, conditions=(*kept, Condition("cowering", self.until))))


@happens(to=PUBLIC)
class TurningEnded:
    """*combatant* is turned no longer: *by* has come too near, or somebody has `freed` him."""

    combatant: CombatantId
    by: CombatantId
    reason: Literal["near", "freed"]

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.conditions if each.kind not in ("turned", "cowering"))
        return state.with_(who.id, conditions=kept, turned=0, near=False)

    def why(self) -> tuple[str, ...]:
        return ("D35-TUR-005",) if self.reason == "near" else ("D35-TUR-007",)


@happens("D35-TUR-005", to=PUBLIC)
class GotAway:
    """*combatant*, beside whom the cleric stood when he turned him, is far enough by now: from here on coming near
    breaks it."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, near=False)


@happens("D35-TUR-008", to=PUBLIC)
class UndeadBolstered:
    """*combatant* counts as having so many *hit_dice* against turning, by the doing of *by*, *until* then."""

    combatant: CombatantId
    by: CombatantId
    hit_dice: int
    until: Anchor | None = None

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.conditions if each.kind != "bolstered")
        held = Condition("bolstered", self.until, self.by)
        return state.with_(who.id, conditions=(*kept, held), bolstered=self.hit_dice)


# ---- Whom a turning touches, and how strong it is (D35-TUR-001 to -003, -006, -008).

RANGE: Final = 1800
"""Centimetres (D35-TUR-001)."""
NEAR: Final = 300
"""Nearer than so many centimetres a turning breaks (D35-TUR-005)."""
ROUNDS: Final = 10
"""A minute (D35-TUR-004, -008)."""
LEAST, GREATEST = -4, 4


def undead(who: Fighter) -> bool:
    """Whether he is one of those who can be turned."""
    return who.being == "undead"


def level(who: Fighter) -> int:
    """As a cleric of which level he turns undead; with Improved Turning one more."""
    return who.turning + ("improved_turning" in who.feats) if who.turning else 0


def most(who: Fighter, total: int) -> int:
    """The hit dice of the strongest undead that a check which comes to *total* touches (D35-TUR-002).

    >>> ana = Fighter("ana", "Ana", "players", turning=5)
    >>> [most(ana, each) for each in (-1, 0, 1, 3, 4, 9, 10, 12, 13, 17, 21, 22, 30)]
    [1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 9, 9]
    """
    step = LEAST if total <= 0 else min(GREATEST, (total - 1) // 3 + LEAST + 1)
    return level(who) + step


HOLDS_OUT: Final = CONDITIONS.that("holds_out")


def dice_of(who: Fighter) -> int:
    """The hit dice that he counts as having against turning: more, where somebody has bolstered him (D35-TUR-008)."""
    return max(who.level + who.defiant, who.bolstered if HOLDS_OUT(who) else 0)


def within(state: State, who: Fighter) -> list[Fighter]:
    """The undead within reach who can be seen, the nearest first (D35-TUR-001, -003). Of those in hiding nothing is
    told: they are the game master's."""
    found = [
        each
        for each in state.combatants.values()
        if undead(each)
        and each.id != who.id
        and not (each.died or each.out or each.hidden)
        and distance(who, each) <= RANGE
    ]
    places = {ident: at for at, ident in enumerate(state.order)}
    return sorted(found, key=lambda each: (distance(who, each), places.get(each.id, len(places)), each.id))


def beyond(state: State, who: Fighter) -> tuple[str, ...]:
    """The undead of the other side who can be seen, and are too far away (D35-TUR-001)."""
    return tuple(
        each.id
        for each in state.combatants.values()
        if undead(each)
        and each.side != who.side
        and not (each.died or each.out or each.hidden or each.hidden_from)
        and distance(who, each) > RANGE
    )


def touched(people: list[Fighter], most_dice: int, in_all: int) -> list[Fighter]:
    """Those of *people* whom a turning touches: none stronger than *most_dice*; whoever is more than what is left of it
    is passed over (D35-TUR-003)."""
    found = []
    for each in people:
        need = dice_of(each)
        if need <= min(most_dice, in_all):
            in_all -= need
            found.append(each)
    return found


def destroyed(who: Fighter, target: Fighter) -> bool:
    """Whether *target*, whom he turns, is destroyed: at half of his level, or below (D35-TUR-006)."""
    return level(who) >= 2 * dice_of(target)


def strength(who: Fighter) -> tuple[tuple[str, int], ...]:
    """What is added to the dice of a turning (D35-TUR-003)."""
    return ("turning_level", level(who)), ("charisma", who.modifier("charisma"))


# ---- what rolls are the sum of


def charisma(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("charisma", on.who.modifier("charisma")), *ON_CHECKS.terms(on.who))


SET_UPON: Final = CONDITIONS.that("set_upon")


def cowering(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever cowers is struck more easily (D35-TUR-004)."""
    found = () if on.target is None else SET_UPON.terms(on.target)
    return terms(*((f"target_{name}", value) for name, value in found))


# ---- When an autopilot turns undead: where an ordinary check touches at least one of those who are near.

ORDINARY: Final = 10


def worth_it(state: State, who: Fighter) -> bool:
    """Whether it is worth one of its turnings: some foe of its may well be turned."""
    strongest = most(who, ORDINARY + who.modifier("charisma"))
    foes = [each for each in within(state, who) if each.side != who.side and not each.has("turned")]
    return any(dice_of(each) <= strongest for each in foes)


# ---- What becomes of those who are turned, or afraid: they flee; where they cannot, the turned cower, the panicked
# defend themselves, and others may fight. Whoever comes too near breaks a turning (D35-TUR-004, -005).


FLEES: Final = CONDITIONS.that("flees")
COWERS: Final = CONDITIONS.that("cowers")
"""Where he can flee no farther, he does nothing at all."""


def flees(state: State) -> bool:
    """Whether it is the turn of somebody who must flee: nobody decides what he does. Whoever is merely frightened does
    what he likes where he cannot."""
    turn = state.turn
    if turn is None or not FLEES(who := state.combatants[turn.who]):
        return False
    return NO_ATTACK(who) or Stand().asked(Outlook(state, who)) is not None or bool(_way(state, who).cells)


def _way(state: State, who: Fighter) -> Way:
    """As far as he comes from what he flees: from whoever has turned or frightened him, else from all foes."""
    if not can_move(Outlook(state, who)):
        return Way()
    causes = (state.combatants.get(each.by or "") for each in FLEES.of(who))
    found = [each for each in causes if each is not None and each.id != who.id and not each.died]
    return ways.farthest(state, who, found or enemies(state, who))


def flee(scene: Scene[State]) -> Action:
    """He goes as far as he can, on his feet; of those who can go nowhere the turned cower, the panicked are in total
    defence."""
    turn = surely(scene.now.turn)
    who = scene.now.combatants[turn.who]
    if who.out:
        yield from turns.end(scene, who.id)
        return
    if Stand().asked(Outlook(scene.now, who)) is not None:
        yield from tell(ActBegun(who.id, "stand"))
        return
    way = _way(scene.now, who)
    if way.cells:
        yield from steps.set_out(scene, who.id, way)
        return
    if COWERS(who) and not turn.moved:
        yield from tell(Cowered(who.id, Anchor(scene.now.round + 1, "begin", who.id)))
    elif not turn.moved and Defend().asked(Outlook(scene.now, who)) is not None:
        yield from tell(StanceTaken(who.id, "total"))
    yield from turns.end(scene, who.id)


def _changed(state: State) -> tuple[Fighter, str, bool] | None:
    """Whose turning is broken by whom, or who has got away from somebody who stood beside him (True)."""
    for who in state.combatants.values():
        turned = who.condition("turned")
        by = None if turned is None else state.combatants.get(turned.by or "")
        if by is None or ((by.cell is None or who.cell is None) and by.id not in who.gaps):
            continue
        near = distance(by, who) < NEAR
        if who.near and not near:
            return who, by.id, True
        running = isinstance(state.deed, Move) and state.deed.who == who.id
        if near and not who.near and not running:
            return who, by.id, False
    return None


def changes(state: State) -> bool:
    """Whether somebody who turned undead has come near one of them."""
    return _changed(state) is not None


def change(scene: Scene[State]) -> Action:
    found = surely(_changed(scene.now))
    who, by, away = found
    yield from tell(GotAway(who.id) if away else TurningEnded(who.id, by, "near"))
