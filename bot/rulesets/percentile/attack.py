"""The attack: who can be struck at, the score with its terms, one die for two weapons (PCT-ATK)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile import legal, rolls
from bot.rulesets.percentile.action import TurnStepped
from bot.rulesets.percentile.people import known, unless_watching
from bot.rulesets.percentile.postures import spent
from bot.rulesets.percentile.rolls import Hand
from bot.rulesets.percentile.state import (
    FISTS,
    Fighter,
    Hit,
    Opportunity,
    PercentileState,
    Roll,
    Term,
    Turn,
    Weapon,
    pair,
    takes_part,
)
from bot.rulesets.percentile.statuses import StatusSet
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    among,
    between,
    from_option,
    from_text,
    number,
    optional,
    text,
)
from bot.rulesets.shared.people import opened, two

DISCREET, OPPORTUNITY, PRECISE, SECOND, CHARGE = 95, 10, -10, -20, 2
ALL = ("all", "toutes", "tout")
FARTHEST = 100_000
D10 = dice("d10")


@happens("PCT-ATK-003")
class AttackJudged:
    """What the attack roll says: which weapons hit *target* (PCT-ATK-002, PCT-ATK-009). *second_score*: of the second
    weapon. *main*: False when only the second weapon hits, in a hand of better skill."""

    combatant: CombatantId
    target: CombatantId
    hands: tuple[Hand, ...]
    critical: bool
    second_score: int | None = None
    arrows: int | None = None
    main: bool = True

    def change(self, state: PercentileState) -> PercentileState:
        hits = tuple(Hit(self.target, hand, self.critical) for hand in self.hands)
        return state.in_turn(hits=hits, step="held", arrows=self.arrows or 0)

    def why(self) -> tuple[str, ...]:
        second = () if self.second_score is None else ("PCT-ATK-009", "PCT-ATK-010")
        return second if self.arrows is None else (*second, "PCT-BAT-006")


@happens("PCT-ATK-005")
class OpportunityGiven:
    """An attack out of turn at +10, aimed or not (PCT-ATK-006, -007)."""

    combatant: CombatantId
    target: CombatantId
    aim: Literal["none", "precise", "vital"] = "none"
    penalty: int | None = None

    def change(self, state: PercentileState) -> PercentileState:
        given = Opportunity(self.combatant, self.target, self.aim, self.penalty)
        return evolve(state, opportunities=(*state.opportunities, given))


@happens("PCT-DMG-006")
class CoverSet:
    """*penalty* (0 or less) of those who shoot at *combatant*; *all*: of every attack."""

    combatant: CombatantId
    penalty: int
    all: bool = False

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(self.combatant, cover=self.penalty, cover_all=self.all)


@happens("PCT-ATK-013")
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


@happens("PCT-ATK-013", changes=False)
class ReachWarned:
    """The weapon does not reach by the letter; the game master lets it pass."""

    combatant: CombatantId
    target: CombatantId
    distance: int


def targets(state: PercentileState, turn: Turn) -> list[str]:
    """Whom the action under way could be aimed at now, by the rules for its kind (PCT-DEC-006)."""
    who = state.fighters[turn.actor]
    kind = turn.declaration.kind
    found = []
    for each in state.fighters.values():
        if each.out or each.hidden or not takes_part(state, each.id):
            continue
        if each.id == who.id and turn.declaration.target != who.id:
            # A spell may be meant for the caster, but nobody is led to turn one on himself.
            continue
        foe = each.side != who.side
        wrestled = foe and kind == "lutte" and legal.may_wrestle(state, who, each)
        struck = foe and kind == "attaque" and legal.may_attack(state, who, each, turn.declaration.arm)
        if kind == "sort" or wrestled or struck:
            found.append(each.id)
    return found


def arms(who: Fighter, turn: Turn, hand: Hand = "main") -> Weapon:
    """The weapon of *hand* in this attack; wrestling needs none."""
    if turn.declaration.kind == "lutte":
        return FISTS
    return legal.arm_of(who, "second" if hand == "second" else turn.declaration.arm)


def skill(who: Fighter, turn: Turn, hand: Hand = "main") -> str:
    """The skill of the attack."""
    if turn.declaration.kind == "lutte":
        return "lutte"
    return arms(who, turn, hand).skill


def terms(state: PercentileState, turn: Turn, hand: Hand = "main") -> list[Term]:
    """The score of an attack (PCT-TST-002, PCT-TST-005); the second weapon is read at 20 less (PCT-ATK-009)."""
    who = state.fighters[turn.actor]
    said = turn.declaration
    target = state.fighters.get(turn.target or "")
    if said.granted:
        # Nothing raises the 95; what the game master takes off it still counts (PCT-ATK-004, PCT-TST-006).
        given = rolls.modifiers(who, skill(who, turn, hand), turn.target)
        found = [Term("discreet", DISCREET), *(each for each in given if each.value < 0)]
    else:
        found = rolls.skill_terms(who, skill(who, turn, hand), against=turn.target)
        if who.prepared and turn.occasion != "opportunity":
            found.append(Term("prepared", rolls.PREPARED))
        if who.mounted and (state.settings.riding_roll != "gate" or turn.ridden):
            found.append(Term("mounted", rolls.MOUNTED))
        if said.charge and who.mounted and state.settings.charge_force == "score":
            found.append(Term("charge", CHARGE))
        if turn.occasion == "opportunity":
            found.append(Term("opportunity", OPPORTUNITY))
    if said.aim == "precise":
        found.append(Term("aim", PRECISE))
    elif said.aim == "vital":
        found.append(Term("vital", said.penalty or legal.LEAST_VITAL))
    if target is not None and target.cover and (arms(who, turn, hand).ranged or target.cover_all):
        found.append(Term("cover", target.cover))
    if hand == "second":
        found.append(Term("second_weapon", SECOND))
    return found


def is_volley(who: Fighter, turn: Turn) -> bool:
    """Whether a battalion shoots: its arrows are counted, nobody's skill is rolled (PCT-BAT-006)."""
    return who.soldiers is not None and arms(who, turn).ranged


def attack(scene: Scene[PercentileState]) -> Action:
    """Roll the attack of the action under way; a battalion's volley is counted in arrows instead (PCT-BAT-006)."""
    state = scene.now
    turn = state.turn
    assert turn is not None
    who = state.fighters[turn.actor]
    if is_volley(who, turn) and turn.target is not None:
        (arrows,) = yield from roll(D10, who=who.id, why="arrows")
        yield from tell(AttackJudged(who.id, turn.target, ("volley",), critical=False, arrows=arrows))
        return
    if not arms(who, turn).ranged and who.has("desengage"):
        # Whoever strikes at close quarters is back among them (PCT-DEF-014).
        yield from tell(StatusSet(who.id, "desengage", on=False))
    if turn.declaration.two and legal.has_pair(who, turn.declaration.arm) and who.usable("second", state.round):
        # One die is read twice: what counts for the first reading counts for the second (PCT-ATK-009, PCT-POS-006).
        second = sum(each.value for each in terms(state, turn, "second"))
        yield from tell(TurnStepped(who.id, second=second))
    offensive = who.posture == "offensif" and turn.occasion != "reaction"
    yield from rolls.throw(
        scene,
        who.id,
        "attack",
        terms(state, turn),
        skill=skill(who, turn),
        critical_to=rolls.OFFENSIVE_CRITICAL if offensive else rolls.CRITICAL,
        fumble_from=arms(who, turn).fumble_from,
        target=turn.target,
        weapon=arms(who, turn).weapon,
    )


def judged(scene: Scene[PercentileState]) -> Action:
    """What a settled attack roll says: nothing, one weapon, or both (PCT-ATK-009, -010)."""
    turn = scene.now.turn
    assert turn is not None
    critical = turn.degree == "critical"
    hands: list[Hand] = []
    if turn.degree is not None and rolls.succeeded(turn.degree):
        hands.append("main")
    if turn.second is not None and (critical or (turn.face is not None and turn.face <= turn.second)):
        hands.append("second")
    if turn.target is None or not hands:
        yield from tell(TurnStepped(turn.actor, step="held"))
        return
    main = "main" in hands
    yield from tell(AttackJudged(turn.actor, turn.target, tuple(hands), critical, turn.second, main=main))


def rolled(scene: Scene[PercentileState], what: Roll) -> Action:
    """The attack roll stands: the bonus of waiting is gone with it, hit or miss (PCT-POS-006)."""
    turn = scene.now.turn
    if turn is not None and turn.occasion != "opportunity":
        yield from spent(scene, what.who)


# ---- the game master's words


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
            raise Refused("percentile-out", name=who.name if who.out else target.name)
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
    return GiveOpportunity(by, who, target, "vital", -abs(number(args, "value", -legal.LEAST_VITAL)))


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
