"""The attack (PCT-ATK)."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.people import gone, known, unless_watching
from bot.rulesets.percentile.postures import spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import CRITICAL, succeeded
from bot.rulesets.percentile.rounds import StatusSet, TurnStepped
from bot.rulesets.percentile.state import (
    FISTS,
    LEAST_VITAL,
    Fighter,
    Hand,
    Hit,
    Opportunity,
    PercentileState,
    Roll,
    Turn,
    Weapon,
    takes_part,
)
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.gathering import pair
from bot.rulesets.shared.lines import goes_forward
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, between, from_option, from_text, number, optional, text
from bot.rulesets.shared.overruling import BlowDecided, counted, ruled_for
from bot.rulesets.shared.people import opened, two

# ---- What an attack says, and what the game master has said of attacks (PCT-ATK).


@happens("PCT-ATK-003", to=PUBLIC)
class AttackJudged:
    """What the attack roll says: which weapons hit *target* (PCT-ATK-002, PCT-ATK-009). *second_score*: of the second
    weapon, which is *second_weapon*. *main*: False when only that one hits, in a hand of better skill."""

    combatant: CombatantId
    target: CombatantId
    hands: tuple[Hand, ...]
    critical: bool
    second_score: int | None = None
    arrows: int | None = None
    main: bool = True
    second_weapon: str | None = field(default=None, metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        state = counted(state, self.combatant) if "volley" in self.hands else state
        hits = tuple(Hit(self.target, hand, self.critical) for hand in self.hands)
        return state.in_turn(hits=hits, step="held", arrows=self.arrows or 0)

    def why(self) -> tuple[str, ...]:
        second = () if self.second_score is None else ("PCT-ATK-009", "PCT-ATK-010")
        return second if self.arrows is None else (*second, "PCT-BAT-006")


@happens("PCT-BAT-006", to=PUBLIC)
class VolleyLost:
    """A battalion's volley of so many *arrows* hits nothing of *target*: the game master has said so."""

    combatant: CombatantId
    target: CombatantId
    arrows: int

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return counted(state, self.combatant).in_turn(step="held")


@happens("PCT-ATK-005", to=PUBLIC)
class OpportunityGiven:
    """An attack out of turn at +10, aimed or not (PCT-ATK-006, -007)."""

    combatant: CombatantId
    target: CombatantId
    aim: Literal["none", "precise", "vital"] = "none"
    penalty: int | None = None

    def change(self, state: PercentileState) -> PercentileState:
        given = Opportunity(self.combatant, self.target, self.aim, self.penalty)
        return evolve(state, opportunities=(*state.opportunities, given))


@happens("PCT-ATK-005", to=PUBLIC)
class OpportunityPassed:
    """*combatant* lets the attack out of turn pass that he was given on *target*."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: PercentileState) -> PercentileState:
        passed = (self.combatant, self.target)
        left = tuple(each for each in state.opportunities if (each.who, each.target) != passed)
        return evolve(state, opportunities=left)


@happens("PCT-DMG-006", to=PUBLIC)
class CoverSet:
    """*penalty* (0 or less) of those who shoot at *combatant*; *all*: of every attack."""

    combatant: CombatantId
    penalty: int
    all: bool = False

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(self.combatant, cover=self.penalty, cover_all=self.all)


@happens("PCT-ATK-013", to=PUBLIC)
class DistanceSet:
    """In centimetres; None: not counted."""

    combatant: CombatantId
    other: CombatantId
    distance: int | None

    def change(self, state: PercentileState) -> PercentileState:
        between = pair(self.combatant, self.other)
        distances = {name: each for name, each in state.distances.items() if name != between}
        if self.distance is not None:
            distances[between] = self.distance
        return evolve(state, distances=distances)


@happens("PCT-ATK-013", changes=False, to=PUBLIC)
class ReachWarned:
    """The weapon does not reach by the letter; the game master lets it pass."""

    combatant: CombatantId
    target: CombatantId
    distance: int


# ---- What the game master says of attacks: opportunities, cover, distances (PCT-ATK).

ALL = ("all", "toutes", "tout")
FARTHEST = 100_000


@word()
class GiveOpportunity(Word):
    """An attack out of turn (PCT-ATK-005), which may be aimed; *penalty* (-20 to -100): for a vital part."""

    who: CombatantId
    target: CombatantId
    aim: Literal["none", "precise", "vital"] = "none"
    penalty: int | None = None
    tells = OpportunityGiven

    def check(self, state: PercentileState) -> None:
        opened(state)
        who, target = two(state, self.who, self.target)
        unless_watching(state, who)
        unless_watching(state, target)
        if who.out or target.out:
            fallen = who if who.out else target
            raise Refused("percentile-out", name=fallen.name, status=gone(fallen))
        if who.side == target.side:
            raise Refused("percentile-same-side", a=who.name, b=target.name)
        if any((each.who, each.target) == (who.id, target.id) for each in state.opportunities):
            raise Refused("already-so", name=who.name)
        legal.check_penalty(self.penalty)


@composed(tool="opportunity", codes={"words": ("aim", "vital")})
def give_opportunity(state: PercentileState, by: int, args: Args) -> GiveOpportunity:
    """`words` says whether it is aimed (`aim`, `vital`), the value how hard the vital part is to hit (PCT-ATK-007)."""
    who, target = text(args, "who"), text(args, "target")
    if optional(args, "words") is None:
        return GiveOpportunity(by, who, target)
    if among(args, "words", ("aim", "vital")) == "aim":
        return GiveOpportunity(by, who, target, "precise")
    return GiveOpportunity(by, who, target, "vital", -abs(number(args, "value", -LEAST_VITAL)))


@word(tool="cover")
class SetCover(Word):
    """The penalty (0 to -100) of those who shoot at *who* (PCT-DMG-006); *all*: of every attack."""

    who: CombatantId = from_text("who")
    penalty: int = from_option("value", lambda args: -abs(number(args, "value")), between(-100, 0))
    all: bool = from_option("words", lambda args: optional(args, "words") in ALL, codes=ALL[:1], default=False)
    tells = CoverSet

    def check(self, state: PercentileState) -> None:
        known(state, self.who)


@word(tool="distance")
class SetDistance(Word):
    """In centimetres; None: not counted any more (PCT-ATK-013)."""

    a: CombatantId = from_text("who")
    b: CombatantId = from_text("target")
    distance: int | None = from_option(
        "value", lambda args: None if optional(args, "value") is None else number(args, "value"), between(0, FARTHEST)
    )
    tells = DistanceSet

    def check(self, state: PercentileState) -> None:
        two(state, self.a, self.b)


# ---- Who can be struck at, the score with its terms, one die for two weapons (PCT-ATK).

D10 = dice("d10")


def targets(state: PercentileState, turn: Turn) -> list[str]:
    """Whom the action under way could be aimed at now, by the rules for its kind (PCT-DEC-006)."""
    who = state.fighters[turn.actor]
    kind = turn.declaration.kind
    found = []
    for each in state.fighters.values():
        if each.out or not takes_part(state, each.id):
            continue
        own = each.id == who.id
        if (own and turn.declaration.target != who.id) or (each.hidden and not own):
            # A spell may be meant for the caster, hidden as well, but nobody is led to turn one on himself.
            continue
        foe = each.side != who.side
        wrestled = foe and kind == "wrestling" and legal.may_wrestle(state, who, each)
        struck = foe and kind == "attack" and legal.may_attack(state, who, each, turn.declaration.arm)
        enchanted = kind == "cast" and legal.reached_by_spells(state, who, each)
        if enchanted or wrestled or struck:
            found.append(each.id)
    return found


def arms(who: Fighter, turn: Turn, hand: Hand = "main") -> Weapon:
    """The weapon of *hand* in this attack; wrestling needs none."""
    if turn.declaration.kind == "wrestling":
        return FISTS
    return legal.arm_of(who, "second" if hand == "second" else turn.declaration.arm)


def skill(who: Fighter, turn: Turn, hand: Hand = "main") -> str:
    """The skill of the attack."""
    if turn.declaration.kind == "wrestling":
        return "wrestling"
    return arms(who, turn, hand).skill


def is_volley(who: Fighter, turn: Turn) -> bool:
    """Whether a battalion shoots: its arrows are counted, nobody's skill is rolled (PCT-BAT-006)."""
    return who.soldiers is not None and arms(who, turn).ranged


def trial(state: PercentileState) -> d100.Ahead | None:
    """What is rolled for the attack that is under way; None: arrows are counted. With two weapons one die is read
    twice: what counts for the first reading counts for the second (PCT-ATK-009, PCT-POS-006)."""
    turn = state.acting
    who, two = state.fighters[turn.actor], turn.declaration.two
    if is_volley(who, turn):
        return None
    both = two and legal.has_pair(who, turn.declaration.arm) and who.usable("second", state.round)
    offensive = who.posture == "offensive" and turn.occasion != "reaction"
    return d100.ahead(
        state,
        who,
        "attack",
        turn.target,
        skill=skill(who, turn),
        arm=arms(who, turn),
        second=(skill(who, turn, "second"), arms(who, turn, "second")) if both else None,
        critical_to=d100.OFFENSIVE_CRITICAL if offensive else CRITICAL,
    )


def attack(scene: Scene[PercentileState]) -> Action:
    """Roll the attack of the action under way; a battalion's volley is counted in arrows instead (PCT-BAT-006)."""
    turn, ahead = scene.now.acting, trial(scene.now)
    who = scene.now.fighters[turn.actor]
    if ahead is None and turn.target is not None:
        (arrows,) = yield from roll(D10, who=who.id, why="arrows")
        outcome = ruled_for(scene.now, who.id)
        if outcome is not None:
            yield from tell(BlowDecided(who.id, turn.target, outcome, "volley"))
        if outcome == "miss":
            yield from tell(VolleyLost(who.id, turn.target, arrows))
        else:
            yield from tell(AttackJudged(who.id, turn.target, ("volley",), critical=False, arrows=arrows))
        return
    if not arms(who, turn).ranged and who.has("disengaged"):
        # Whoever strikes at close quarters is back among them (PCT-DEF-014).
        yield from tell(StatusSet(who.id, "disengaged", on=False))
    if not arms(who, turn).ranged:
        yield from goes_forward(scene, who.id)
    assert ahead is not None
    if ahead.second is not None:
        yield from tell(TurnStepped(who.id, second=ahead.second))
    yield from d100.throw(scene, ahead)


def judged(scene: Scene[PercentileState]) -> Action:
    """What a settled attack roll says: nothing, one weapon, or both (PCT-ATK-009, -010)."""
    turn = scene.now.acting
    critical = turn.degree == "critical"
    hands: list[Hand] = []
    if turn.degree is not None and succeeded(turn.degree):
        hands.append("main")
    if turn.second is not None and (critical or (turn.face is not None and turn.face <= turn.second)):
        hands.append("second")
    if turn.target is None or not hands:
        yield from tell(TurnStepped(turn.actor, step="held"))
        return
    main = "main" in hands
    who = scene.now.fighters[turn.actor]
    second = None if turn.second is None or who.second is None else who.second.weapon
    judged = AttackJudged(turn.actor, turn.target, tuple(hands), critical, turn.second, main=main, second_weapon=second)
    yield from tell(judged)


def rolled(scene: Scene[PercentileState], what: Roll) -> Action:
    """The attack roll stands: the bonus of waiting is gone with it, hit or miss (PCT-POS-006)."""
    turn = scene.now.turn
    if turn is not None and turn.occasion != "opportunity":
        yield from spent(scene, what.who)
