"""What a strike is the sum of beside attribute and domain (R20-MEL-007 to -010)."""

from __future__ import annotations

from bot.rulesets.rpg20.base.rolls import Trial
from bot.rulesets.rpg20.base.tables import by_domain
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.shared.check import Term, terms

_MOTION = {"": 0, "still": 2, "moving": -1, "fast": -1}
_BULK = {"": 0, "tiny": -2, "gigantic": 2}


def fights(state: State, who: Fighter) -> bool:
    """Whether he has chosen to fight hand to hand in this sequence (R20-MEL-010)."""
    if who.immobilised or who.dead or who.surprised == state.round:
        return False
    return who.means is not None and who.means.in_melee


def defending(state: State, on: Trial) -> tuple[Term, ...]:
    """The better the target fights, the harder it is to find the opening (R20-MEL-009, -010)."""
    target = on.target
    if target is None or not fights(state, target):
        return ()
    arm = target.guard
    score = 0 if arm is None else target.domain(arm.domain)
    return terms(("defender", -score if state.settings.defender_domain == "full" else by_domain(score)))


def conditions(state: State, on: Trial) -> tuple[Term, ...]:
    """The five lines of melee (R20-MEL-007); somebody helpless is motionless where a test is made all the same
    (R20-SPE-015)."""
    target = on.target
    if target is None:
        return ()
    return terms(
        ("motion", 2 if target.immobilised else _MOTION[target.motion]),
        ("light", -1 if state.light == "dark" else 0),
        ("bulk", _BULK[target.bulk]),
    )


__all__ = ["conditions", "defending", "fights"]
