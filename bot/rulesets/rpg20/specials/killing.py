"""A fatal blow at somebody helpless: the game master alone says whether it kills (R20-SPE-007, -015)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20.attack import rolling
from bot.rulesets.rpg20.attack.events import AttackBegun, AttackRolled
from bot.rulesets.rpg20.base.rolls import D20, margin, needed
from bot.rulesets.rpg20.melee.events import StrikeChosen
from bot.rulesets.rpg20.sequences.slot import under_way
from bot.rulesets.rpg20.state import GM, Blow, State
from bot.rulesets.rpg20.wounds.events import Died
from bot.rulesets.shared.asking import answered, one_of

DEATH, TEST, REFUSE = "death", "test", "refuse"


def question(state: State) -> list[Decision]:
    """Certain death, a test, or no."""
    if state.turn is None:
        return []
    turn, who, means = under_way(state)
    about: dict[str, Scalar] = {"author": who.id, "target": means.target, "weapon": means.weapon}
    key = f"{who.id}:fatal:{state.round}.{turn.made}"
    return [one_of(key, "fatal", GM, (TEST, DEATH, REFUSE), about)]


def kill(scene: Scene[State], target: str) -> Action:
    """With a test, whoever fails does the highest damage that he can; else the victim dies."""
    answer = yield from answered(question)
    if answer is None:
        return
    _, who, means = under_way(scene.now)
    yield from tell(StrikeChosen(who.id, target, basic=True))
    begun = AttackBegun(who.id, target, means.weapon, "strike", aim=means.aim, sure=True)
    if answer["fatal"] == REFUSE:
        yield from tell(begun)
        return
    if answer["fatal"] == DEATH:
        yield from tell(Died(target, "fatal"))
        return
    plain = Blow(who.id, target, means.weapon)
    now = scene.now
    (face,) = yield from roll(
        D20, who=who.id, why="strike", judge=lambda shown: rolling.checked(now, plain, shown).succeeds
    )
    check = rolling.checked(scene.now, plain, face)
    won = margin(check) if check.succeeds else 0
    rolled = ("hit" if check.succeeds else "miss", won, "strike")
    shown = (who.id, target, means.weapon, face, check.terms, check.total)
    yield from tell(AttackRolled(*shown, *rolled, needed=needed(check)))  # type: ignore[arg-type]
    if check.succeeds:
        yield from tell(Died(target, "fatal"))
    else:
        yield from tell(
            AttackBegun(who.id, target, means.weapon, "strike", purpose="fatal", aim=means.aim, burst=True, sure=True)
        )


__all__ = ["kill", "question"]
