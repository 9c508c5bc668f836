"""What the game master gives: advantages, disadvantages, bonuses and penalties (PCT-ADV-001, PCT-TST-006)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.ruleset import only
from bot.kernel.values import evolve
from bot.rulesets.percentile.figures import GIVEN, SCORES, SKILLS
from bot.rulesets.percentile.people import known
from bot.rulesets.percentile.rolls.events import ModifierSet
from bot.rulesets.percentile.rolls.rerolls import rerolls
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.giving import AMOUNTS, LEANS, LONGEST_REASON
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import LONGEST_SHOWN, Args, among, from_number, number, optional, text

MOST_REROLLS = 9


UNTIL = ("used", "round", "combat")
"""How long an advantage or a disadvantage is kept."""


@word()
class SetRerolls(Word):
    """Give *who* (None: everybody here) advantages or disadvantages (PCT-ADV-001), or, with a negative *count*, take
    them back, for a *reason*; kept until they are used or, *until* `round`, at most to the end of this round."""

    who: CombatantId | None
    kind: Literal["advantage", "disadvantage"]
    count: int = 1
    until: Literal["used", "round"] = "used"
    reason: Typed = ""

    def check(self, state: PercentileState) -> None:
        for ident in self._whom(state):
            who = known(state, ident)
            have = who.advantages if self.kind == "advantage" else who.disadvantages
            if not self.count or not -have <= self.count <= MOST_REROLLS:
                raise Refused("number-range", field="count", value=self.count, low=-have, high=MOST_REROLLS)

    def take(self, scene: Scene[PercentileState]) -> Action:
        brief = self.count if self.until == "round" else 0
        for ident in self._whom(scene.now):
            changed = rerolls(scene.now.fighters[ident], self.kind, self.count, brief=brief)
            yield from tell(evolve(changed, why_so=self.reason))

    def _whom(self, state: PercentileState) -> list[str]:
        return list(state.fighters) if self.who is None else [self.who]


@composed(tool="advantage", codes={"words": UNTIL})
@composed(tool="disadvantage", codes={"words": UNTIL})
def given(state: PercentileState, by: int, args: Args) -> SetRerolls:
    """`words` says how long it is kept; the end of the combat is the end of everything (PCT-ADV-001)."""
    kind: Literal["advantage", "disadvantage"] = "advantage" if args["tool"] == "advantage" else "disadvantage"
    brief = among(args, "words", UNTIL, UNTIL[0]) == "round"
    until: Literal["used", "round"] = "round" if brief else "used"
    return SetRerolls(by, text(args, "who"), kind, number(args, "value", 1), until, _reason(args))


def _reason(args: Args) -> str:
    return " ".join((optional(args, "reason") or "").split())[:LONGEST_REASON]


@word()
class SetModifier(Word):
    """A bonus or penalty (PCT-TST-006) of *who*, None for everybody here; 0 takes it back."""

    who: CombatantId | None
    value: int = from_number("value", -100, 100)
    skill: str | None = None
    against: CombatantId | None = None
    once: bool = False
    reason: Typed = ""

    def check(self, state: PercentileState) -> None:
        for ident in (self.who, self.against):
            if ident is not None:
                known(state, ident)
        if self.skill is not None and self.skill not in GIVEN:
            named = self.skill[:LONGEST_SHOWN]
            raise Refused(
                "unknown-field", field=named, known=", ".join((*SCORES, *GIVEN[len(SKILLS) :])), argument="field"
            )

    def take(self, scene: Scene[PercentileState]) -> Action:
        for ident in [self.who] if self.who is not None else list(scene.now.fighters):
            yield from tell(ModifierSet(ident, self.value, self.skill, self.against, self.once, self.reason))


@composed(tool="modifier", codes={"words": GIVEN})
@composed(tool="once", codes={"words": GIVEN})
def modifier(state: PercentileState, by: int, args: Args) -> SetModifier:
    """`words` says for what it counts, `target` against whom; `once`: for one roll."""
    return _modifier(by, args, optional(args, "words"), once=args["tool"] == "once")


@composed(command="fix-modifier", codes={"skill": GIVEN, "value": (*LEANS, *AMOUNTS)})
def fix_modifier(state: PercentileState, by: int, args: Args) -> SetModifier | SetRerolls:
    """Both under one command: `skill` what it counts for, `lasting` whether it is for one roll. An advantage or a
    disadvantage is for one roll, whichever its owner, or the game master, uses it upon (PCT-ADV-001, -003)."""
    for each in LEANS:
        if each and text(args, "value") == each:
            only(args, "who", "value", "lasting", "reason")
            return SetRerolls(by, optional(args, "who"), each, reason=_reason(args))
    skill = None if optional(args, "skill") is None else among(args, "skill", GIVEN)
    return _modifier(by, args, skill, once=args.get("lasting") == "once")


def _modifier(by: int, args: Args, skill: str | None, *, once: bool) -> SetModifier:
    who = text(args, "who") if args.get("tool") == "once" else optional(args, "who")
    target = optional(args, "target")
    return SetModifier(by, who, number(args, "value"), skill, target, once, _reason(args))
