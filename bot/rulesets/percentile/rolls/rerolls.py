"""Rerolls that people decide to use (PCT-ADV)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.ruleset import only
from bot.kernel.values import evolve
from bot.rulesets.percentile.figures import GIVEN, SCORES, SKILLS
from bot.rulesets.percentile.people import known
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import ModifierSet, Reroll, RerollsChanged, RollSettled
from bot.rulesets.percentile.rounds import TurnStepped
from bot.rulesets.percentile.state import GM, Fighter, PercentileState, Roll
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.check import reconsider
from bot.rulesets.shared.giving import AMOUNTS, LEANS, LONGEST_REASON
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import LONGEST_SHOWN, Args, among, from_number, number, optional, text


def right(state: PercentileState, what: Roll) -> Reroll | None:
    """By what right the present result could be rolled anew (PCT-ADV-002 to -006): a plain failure by its owner's
    advantage (first that of the saddle, PCT-MNT-001), a plain success by a disadvantage he bears. Only a d100 comes
    here (PCT-ADV-007)."""
    who = state.fighters.get(what.who)
    if who is None or who.out or what.ruled:
        return None
    if what.degree == "failure":
        ridden = what.purpose == "attack" and state.turn is not None and state.turn.ridden
        if ridden and state.settings.riding_roll == "advantage":
            return "riding"
        return "advantage" if who.advantages else None
    return "disadvantage" if what.degree == "success" and who.disadvantages else None


def rerolls(
    who: Fighter,
    kind: Literal["advantage", "disadvantage"],
    change: int,
    *,
    brief: int = 0,
    reason: Literal["gm", "spent", "expired"] = "gm",
) -> RerollsChanged:
    """*change* advantages or disadvantages of *who*, of which *brief* end with the round (PCT-ADV-001)."""
    held = {"advantage": who.advantages, "disadvantage": who.disadvantages}
    ending = {"advantage": who.brief_advantages, "disadvantage": who.brief_disadvantages}
    held[kind] = max(0, held[kind] + change)
    ending[kind] = min(held[kind], max(0, ending[kind] + brief))
    brief_ones = (ending["advantage"], ending["disadvantage"])
    return RerollsChanged(who.id, held["advantage"], held["disadvantage"], reason, *brief_ones)


def questions(state: PercentileState) -> list[Decision]:
    """The owner of a failed roll, or the game master about one that has succeeded, is asked."""
    what = state.roll
    by = None if what is None else right(state, what)
    if what is None or by is None:
        return []
    who = state.fighters[what.who]
    bad = by == "disadvantage"
    held = who.disadvantages if bad else who.advantages
    about: dict[str, Scalar] = {
        "roller": who.id,
        "purpose": what.purpose,
        "face": what.face,
        "score": what.score,
        "held": held,
        "by": by,
    }
    kind = "disadvantage" if bad else "advantage"
    key = f"{who.id}:{kind}:{state.round}:{what.purpose}:{what.face}:{held}:{by}"
    return [one_of(key, kind, GM if bad else who.id, ("reroll", "keep"), about, usual="keep")]


def looked_at(scene: Scene[PercentileState]) -> Step[Roll | None]:
    """The roll is looked at: rolled anew by whoever may and wants to, or settled; the roll that stands now."""
    found = yield from reconsider(scene, questions, _anew)
    what = scene.now.roll
    if what is None or found != "stands":
        return None
    yield from tell(RollSettled(what.who, what.purpose, what.face, what.degree))
    return what


def _anew(scene: Scene[PercentileState]) -> Action:
    what = scene.now.roll
    by = None if what is None else right(scene.now, what)
    assert what is not None
    assert by is not None
    if by == "riding":
        yield from tell(TurnStepped(what.who, ridden=False))
    else:
        # What would end with the round is spent first.
        yield from tell(rerolls(scene.now.fighters[what.who], by, -1, brief=-1, reason="spent"))
    yield from d100.throw(scene, d100.anew(scene.now, what), by)


# ---- What the game master gives: advantages, disadvantages, bonuses and penalties (PCT-ADV-001, PCT-TST-006).

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
