"""What the game master says of attacks: opportunities, cover, distances (PCT-ATK)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.errors import Refused
from bot.rulesets.percentile.attack.events import CoverSet, DistanceSet, OpportunityGiven
from bot.rulesets.percentile.declaring import legal
from bot.rulesets.percentile.people import gone, known, unless_watching
from bot.rulesets.percentile.state import LEAST_VITAL, PercentileState
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, between, from_option, from_text, number, optional, text
from bot.rulesets.shared.people import opened, two

ALL = ("all", "toutes", "tout")
FARTHEST = 100_000


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
            fallen = who if who.out else target
            raise Refused("percentile-out", name=fallen.name, status=gone(fallen))
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
    return GiveOpportunity(by, who, target, "vital", -abs(number(args, "value", -LEAST_VITAL)))


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
