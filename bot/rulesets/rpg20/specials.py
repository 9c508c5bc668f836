"""Stunning, disarming, charges, helpless targets, surprise, aiming (R20-SPE)."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER
from bot.rulesets.rpg20 import attack as rolling
from bot.rulesets.rpg20.attack import AttackBegun, AttackRolled, BlowStepped
from bot.rulesets.rpg20.base import Ahead, ByTest, Trial, made, margin, needed, rolled, shown
from bot.rulesets.rpg20.sequences.slot import under_way
from bot.rulesets.rpg20.state import GM, Blow, Fighter, Ill, State
from bot.rulesets.rpg20.weapons import WeaponHeld
from bot.rulesets.rpg20.wounds.events import Died
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId

# ---- What is told of stunning and disarming.


@happens("R20-SPE-002", to=PUBLIC)
class StunResisted(ByTest):
    """The body of *combatant* is tested against a stunning blow; he is unconscious for so many *hours*."""

    combatant: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    hours: int = 0
    needed: int | None = field(default=None, metadata={LATER: True})

    def befalls(self, state: State, who: Fighter) -> State:
        if self.success or not self.hours:
            return state
        return state.put(who.with_ill(Ill("stunned", state.round, self.hours, "hours")))


@happens("R20-SPE-004", to=PUBLIC)
class WeaponKept(ByTest):
    """*combatant* is struck on the arm: whether he keeps *weapon*."""

    combatant: CombatantId
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state


# ---- What a stunning or a disarming blow does once it has landed (R20-SPE-002, -004).


def special(scene: Scene[State]) -> Action:
    """The last step of a blow (R20-GEN-011)."""
    blow = scene.now.falling
    target = scene.now.combatants[blow.target]
    if blow.purpose == "stun" and not target.dead:
        yield from _stun(scene)
    if blow.purpose == "disarm" and not target.out:
        yield from _disarm(scene)
    yield from tell(BlowStepped(blow.who, "over"))


def _stun(scene: Scene[State]) -> Action:
    """The body alone; whoever fails is unconscious for as many hours as the margin of the attack."""
    blow = scene.now.falling
    who = scene.now.combatants[blow.target]
    check = yield from rolled(scene, "endure", Trial(who), "stun")
    hours = 0 if check.succeeds else max(blow.margin, scene.now.settings.stun_min_hours)
    yield from tell(StunResisted(who.id, **shown(check), hours=hours))


def _disarm(scene: Scene[State]) -> Action:
    """An attack test of the weapon that is held, made harder by the margin; nothing, where it has fallen already."""
    blow = scene.now.falling
    who = scene.now.combatants[blow.target]
    held = next((each for each in who.arms if each.held in ("main", "both", "second")), None)
    if held is None:
        return
    check = yield from rolled(scene, "keep", Trial(who, blow, held))
    yield from tell(WeaponKept(who.id, held.weapon, **shown(check)))
    if not check.succeeds:
        yield from tell(WeaponHeld(who.id, held.weapon, "dropped", "disarm"))


# ---- A fatal blow at somebody helpless: the game master alone says whether it kills (R20-SPE-007, -015).

DEATH, TEST, REFUSE = "death", "test", "refuse"


def question(state: State) -> list[Decision]:
    """Certain death, a test, or no."""
    if state.turn is None:
        return []
    turn, who, means = under_way(state)
    about: dict[str, Scalar] = {"author": who.id, "target": means.target, "weapon": means.weapon}
    key = f"{who.id}:fatal:{state.round}.{turn.made}"
    return [one_of(key, "fatal", GM, (TEST, DEATH, REFUSE), about)]


def tried(state: State) -> Ahead | None:
    """What is rolled where a test is to say whether it kills."""
    _, who, means = under_way(state)
    if means.target is None:
        return None
    return Ahead(state, "strike", rolling.trial(state, Blow(who.id, means.target, means.weapon)))


def judged(scene: Scene[State]) -> Step[str | None]:
    """What he says of it; None: somebody's word has changed what was asked meanwhile."""
    answer = yield from answered(question)
    return None if answer is None else answer["fatal"]


def kill(scene: Scene[State], target: str, said: str) -> Action:
    """With a test, whoever fails does the highest damage that he can; else the victim dies."""
    _, who, means = under_way(scene.now)
    begun = AttackBegun(who.id, target, means.weapon, "strike", aim=means.aim, sure=True)
    if said == REFUSE:
        yield from tell(begun)
        return
    if said == DEATH:
        yield from tell(Died(target, "fatal"))
        return
    ahead = tried(scene.now)
    assert ahead is not None
    face = yield from ahead.thrown("strike")
    check = made("strike", scene.now, ahead.on, face)
    came, won = ("hit", margin(check)) if check.succeeds else ("miss", 0)
    told = (who.id, target, means.weapon, face, check.terms, check.total, came, won, "strike")
    yield from tell(AttackRolled(*told, needed=needed(check)))  # type: ignore[arg-type]
    if check.succeeds:
        yield from tell(Died(target, "fatal"))
    else:
        yield from tell(
            AttackBegun(who.id, target, means.weapon, "strike", purpose="fatal", aim=means.aim, burst=True, sure=True)
        )
