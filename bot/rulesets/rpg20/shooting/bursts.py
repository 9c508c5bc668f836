"""Long bursts: one test, so many projectiles, shared out over the targets in line (R20-FIR-005 to -007,
R20-EVD-008)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.rpg20.attack import rolling
from bot.rulesets.rpg20.attack.events import AttackBegun
from bot.rulesets.rpg20.base.rolls import D10, D20, margin, needed
from bot.rulesets.rpg20.base.tables import shared_out
from bot.rulesets.rpg20.evading import defending
from bot.rulesets.rpg20.evading.events import DodgeChosen
from bot.rulesets.rpg20.sequences.slot import is_gone, under_way
from bot.rulesets.rpg20.shooting.events import BurstRolled, BurstShared, BurstTaken
from bot.rulesets.rpg20.state import Blow, State
from bot.rulesets.shared.asking import answered, one_of


def fire(scene: Scene[State]) -> Action:
    """The lowest of the targets' values counts for all of them (R20-FIR-005)."""
    _, who, means = under_way(scene.now)
    targets = tuple(each for each in means.targets if not is_gone(scene.now, each))
    now = scene.now
    halved = 1 if means.moving else 0
    blows = [Blow(who.id, each, means.weapon, "shot", "long", halved=halved) for each in targets]
    worst = min(blows, key=lambda each: rolling.checked(now, each, 10).total)
    (face,) = yield from roll(
        D20, who=who.id, why="shot", judge=lambda shown: rolling.checked(now, worst, shown).succeeds
    )
    check = rolling.checked(scene.now, worst, face)
    rolled = face, check.terms, check.total, check.succeeds, needed(check)
    yield from tell(BurstRolled(who.id, targets, means.weapon, *rolled))
    if check.succeeds:
        (number,) = yield from roll(D10, who=who.id, why="projectiles")
        shares, stray = shared_out(number, len(targets))
        yield from tell(BurstShared(who.id, targets, means.weapon, margin(check), number, shares, stray))


def _next(state: State) -> tuple[str, int] | None:
    """At whom something of the burst still flies, and how much."""
    burst = state.burst
    if burst is None:
        return None
    found = ((target, share) for target, share in zip(burst.targets, burst.shares, strict=True) if share)
    return next(found, None)


def question(state: State) -> list[Decision]:
    """Each target that something falls on may dodge all of it with one test (R20-EVD-008)."""
    burst, found = state.burst, _next(state)
    if burst is None or found is None or found[0] in burst.asked:
        return []
    who = state.combatants.get(found[0])
    if who is None or not defending.aware(state, who, burst.who):
        return []
    costs = defending.has_action(who)
    blow = Blow(burst.who, who.id, burst.weapon, "shot", "long", margin=burst.margin)
    about: dict[str, Scalar] = {
        "attacker": burst.who,
        "weapon": burst.weapon,
        "costs": costs,
        "way": "shot",
        "left": None,
    }
    about["dodge.value"] = defending.worth(state, blow, defending.DODGE)
    usual = defending.NONE if costs else defending.DODGE
    options = (defending.DODGE, defending.NONE)
    return [one_of(f"{who.id}:defend:{state.round}.burst", "defend", who.id, options, about, usual=usual)]


def settle(scene: Scene[State]) -> Action:
    """Target by target: his dodge, then each of his projectiles by itself (R20-GEN-010)."""
    burst, found = scene.now.burst, _next(scene.now)
    assert burst is not None
    assert found is not None
    ident, share = found
    if is_gone(scene.now, ident):
        yield from tell(BurstTaken(burst.who, ident, 0))
        return
    if question(scene.now):
        answer = yield from answered(question)
        if answer is None:
            return
        dodges = answer["defend"] == defending.DODGE
        yield from tell(DodgeChosen(ident, burst.who, dodges))
        if dodges and (yield from defending.dodges_burst(scene, ident, burst.who, burst.weapon, burst.margin)):
            yield from tell(BurstTaken(burst.who, ident, 0))
        return
    number = burst.number - sum(burst.shares) + 1
    yield from tell(BurstTaken(burst.who, ident, share - 1))
    yield from tell(
        AttackBegun(burst.who, ident, burst.weapon, "shot", "long", number, burst=True, margin=burst.margin)
    )


__all__ = ["fire", "question", "settle"]
