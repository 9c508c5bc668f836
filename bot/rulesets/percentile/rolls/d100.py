"""The d100 is rolled (PCT-TST-001)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from bot.kernel.dice import Dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.percentile.rolls.degrees import CRITICAL, degree
from bot.rulesets.percentile.rolls.events import D100Rolled, ModifierSpent
from bot.rulesets.percentile.state import PercentileState, Purpose, Term

D100 = Dice(1, 100)


_ROLLED: Mapping[str, str] = {
    "riding": "equitation",
    "parade": "parade",
    "esquive": "esquive",
    "parade_magique": "parade_magique",
    "opposed": "physique",
    "opposing": "physique",
    "rompre": "esquive",
    "fuir": "physique",
    "degager": "physique",
}
"""What is rolled for a purpose, where it is always the same."""


def throw(
    scene: Scene[PercentileState],
    ident: str,
    purpose: Purpose,
    terms: Sequence[Term],
    *,
    skill: str | None = None,
    critical_to: int = CRITICAL,
    fumble_from: int | None = None,
    target: str | None = None,
    weapon: str | None = None,
    again: Literal["advantage", "disadvantage", "riding"] | None = None,
) -> Action:
    """Roll a d100 for *ident* against the sum of *terms*; it waits to be settled. *skill*: what is rolled, where the
    purpose does not say it."""
    (face,) = yield from roll(D100, who=ident, why=purpose)
    skill = skill or _ROLLED[purpose]
    plain = scene.now.fighters[ident].plain
    if again is None and (skill in plain or terms[0].name.removeprefix("score_") in plain):
        critical_to = 0
    score = sum(each.value for each in terms)
    worst = scene.now.settings.fumble_from if fumble_from is None else fumble_from
    yield from tell(
        D100Rolled(
            combatant=ident,
            purpose=purpose,
            face=face,
            score=score,
            terms=tuple(terms),
            degree=degree(face, score, critical_to, worst),
            critical_to=critical_to,
            fumble_from=worst,
            target=target,
            weapon=weapon,
            again=again,
        )
    )
    against = None if purpose == "riding" else target
    if again is None and any(each.once and each.counts(skill, against) for each in scene.now.fighters[ident].modifiers):
        yield from tell(ModifierSpent(ident, skill, against))
