"""Who can be struck at, the score with its terms, one die for two weapons (PCT-ATK)."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.percentile.attack.events import AttackJudged, VolleyLost
from bot.rulesets.percentile.declaring import legal
from bot.rulesets.percentile.postures.events import spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import succeeded
from bot.rulesets.percentile.rolls.events import CRITICAL
from bot.rulesets.percentile.rounds.events import StatusSet, TurnStepped
from bot.rulesets.percentile.state import FISTS, Fighter, Hand, PercentileState, Roll, Turn, Weapon, takes_part
from bot.rulesets.shared.check import total
from bot.rulesets.shared.lines import goes_forward
from bot.rulesets.shared.overruling import BlowDecided, ruled_for

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


def attack(scene: Scene[PercentileState]) -> Action:
    """Roll the attack of the action under way; a battalion's volley is counted in arrows instead (PCT-BAT-006)."""
    state, turn = scene.now, scene.now.acting
    who = state.fighters[turn.actor]
    if is_volley(who, turn) and turn.target is not None:
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
    if turn.declaration.two and legal.has_pair(who, turn.declaration.arm) and who.usable("second", state.round):
        # One die is read twice: what counts for the first reading counts for the second (PCT-ATK-009, PCT-POS-006).
        arm = arms(who, turn, "second")
        second = d100.terms_of(
            state, who, "attack", turn.target, skill=skill(who, turn, "second"), arm=arm, second=True
        )
        yield from tell(TurnStepped(who.id, second=total(second)))
    offensive = who.posture == "offensive" and turn.occasion != "reaction"
    yield from d100.throw(
        scene,
        who.id,
        "attack",
        skill=skill(who, turn),
        critical_to=d100.OFFENSIVE_CRITICAL if offensive else CRITICAL,
        target=turn.target,
        arm=arms(who, turn),
    )


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
