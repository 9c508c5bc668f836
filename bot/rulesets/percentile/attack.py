"""The attack: who can be struck at, the score with its terms, one die for two weapons (PCT-ATK)."""

from __future__ import annotations

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.percentile import legal, rolls
from bot.rulesets.percentile.events import AttackJudged, BonusSpent, TurnEnded
from bot.rulesets.percentile.rolls import Hand
from bot.rulesets.percentile.state import FISTS, Fighter, PercentileState, Term, Turn, Weapon, takes_part

DISCREET, OPPORTUNITY, PRECISE, SECOND, CHARGE = 95, 10, -10, -20, 2
D10 = dice("d10")


def targets(state: PercentileState, turn: Turn) -> list[str]:
    """Whom the action under way could be aimed at now, by the rules for its kind (PCT-DEC-006)."""
    who = state.fighters[turn.actor]
    kind = turn.declaration.kind
    found = []
    for each in state.fighters.values():
        if each.out or each.hidden or each.id == who.id or not takes_part(state, each.id):
            continue
        foe = each.side != who.side
        wrestled = foe and kind == "lutte" and not each.has("desengage")
        struck = foe and kind == "attaque" and legal.may_attack(state, who, each)
        if kind == "sort" or wrestled or struck:
            found.append(each.id)
    return found


def arms(who: Fighter, turn: Turn) -> Weapon:
    """The weapon of the attack roll: the main one; wrestling needs none."""
    return FISTS if turn.declaration.kind == "lutte" else who.main


def skill(who: Fighter, turn: Turn, hand: Hand = "main") -> str:
    """The skill of the attack."""
    if turn.declaration.kind == "lutte":
        return "lutte"
    weapon = who.second if hand == "second" and who.second is not None else who.main
    return weapon.skill


def terms(state: PercentileState, turn: Turn, hand: Hand = "main") -> list[Term]:
    """The score of an attack (PCT-TST-002, PCT-TST-005); the second weapon is read at 20 less (PCT-ATK-009)."""
    who = state.fighters[turn.actor]
    said = turn.declaration
    target = state.fighters.get(turn.target or "")
    if said.granted:
        found = [Term("discreet", DISCREET)]
    else:
        found = rolls.skill_terms(who, skill(who, turn, hand), against=turn.target)
        if who.prepared:
            found.append(Term("prepared", rolls.PREPARED))
        if who.mounted and (state.settings.riding_roll != "gate" or turn.ridden):
            found.append(Term("mounted", rolls.MOUNTED))
        if said.charge and state.settings.charge_force == "score":
            found.append(Term("charge", CHARGE))
        if turn.occasion == "opportunity":
            found.append(Term("opportunity", OPPORTUNITY))
    if said.aim == "precise":
        found.append(Term("aim", PRECISE))
    elif said.aim == "vital":
        found.append(Term("vital", said.penalty or legal.LEAST_VITAL))
    if target is not None and target.cover and (who.main.ranged or target.cover_all):
        found.append(Term("cover", target.cover))
    if hand == "second":
        found.append(Term("second_weapon", SECOND))
    return found


def attack(scene: Scene[PercentileState]) -> Action:
    """Roll the attack of the action under way; a battalion's volley is counted in arrows instead (PCT-BAT-006)."""
    state = scene.now
    turn = state.turn
    assert turn is not None
    who = state.fighters[turn.actor]
    if who.soldiers is not None and who.main.ranged and turn.target is not None:
        (arrows,) = yield from roll(D10, who=who.id, why="arrows")
        yield from tell(AttackJudged(who.id, turn.target, ("volley",), critical=False, arrows=arrows))
        return
    offensive = who.posture == "offensif" and turn.occasion != "reaction"
    yield from rolls.throw(
        scene,
        who.id,
        "attack",
        terms(state, turn),
        critical_to=rolls.OFFENSIVE_CRITICAL if offensive else rolls.CRITICAL,
        fumble_from=arms(who, turn).fumble_from,
        target=turn.target,
        weapon=arms(who, turn).weapon,
    )


def judged(scene: Scene[PercentileState]) -> Action:
    """What a settled attack roll says: nothing, the main weapon, or both (PCT-ATK-009, -010)."""
    turn = scene.now.turn
    assert turn is not None
    who = scene.now.fighters[turn.actor]
    if who.prepared:
        yield from tell(BonusSpent(who.id, "prepared"))
    if turn.degree is None or not rolls.succeeded(turn.degree) or turn.target is None:
        yield from tell(TurnEnded(turn.actor, "done"))
        return
    hands: list[Hand] = ["main"]
    second = None
    if turn.declaration.two and who.second is not None:
        # The bonus of waiting is read from the whole roll (PCT-POS-006), so the state before it was spent counts.
        reading = terms(scene.now, turn, "second")
        if who.prepared:
            reading.append(Term("prepared", rolls.PREPARED))
        second = sum(each.value for each in reading)
        if turn.degree == "critical" or (turn.face is not None and turn.face <= second):
            hands.append("second")
    critical = turn.degree == "critical"
    yield from tell(AttackJudged(who.id, turn.target, tuple(hands), critical, second))
