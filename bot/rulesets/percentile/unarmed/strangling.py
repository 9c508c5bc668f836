"""What a round of strangling does (PCT-UNA-005)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.percentile.damage import dealing
from bot.rulesets.percentile.damage.events import DamageRolled
from bot.rulesets.percentile.state import GM, PercentileState, Term
from bot.rulesets.percentile.statuses import StatusSet
from bot.rulesets.percentile.unarmed.events import AsphyxiaJudged

DICE = ("1d4", "1d6", "1d8", "1d10")


def waiting(state: PercentileState) -> list[str]:
    """The strangled whose round is still to be judged."""
    people = state.fighters.values()
    return [each.id for each in people if not each.out and each.has("etrangle") and each.id not in state.prompted]


def questions(state: PercentileState) -> list[Decision]:
    """What becomes of the strangled, one by one; the table's dice are the suggestion (PCT-UNA-005)."""
    found = waiting(state)
    if state.opportunities or not found:
        # Opportunities come first: what stands asked is asked again after them.
        return []
    about: dict[str, Scalar] = {"victim": found[0], "round": state.round}
    chosen = state.settings.asphyxia_dice
    suggested = "nothing" if chosen == "ask" else chosen
    options = (suggested, *(each for each in ("nothing", *DICE, "assomme", "mort") if each != suggested))
    key = f"{found[0]}:asphyxia:{state.round}"
    return [Decision(key, "asphyxia", GM, (Field("asphyxia", options),), {"asphyxia": suggested}, about)]


def _asphyxia(scene: Scene[PercentileState], ident: str, chosen: str) -> Action:
    yield from tell(AsphyxiaJudged(ident, chosen))
    if chosen in DICE:
        faces = yield from roll(dice(chosen), who=ident, why="asphyxia")
        dealt = sum(faces)
        yield from tell(DamageRolled(None, ident, None, faces, (), (Term("dice", dealt),), dealt))
        yield from dealing.lose(scene, ident, dealt)
    elif chosen in ("assomme", "mort"):
        yield from tell(StatusSet(ident, "assomme" if chosen == "assomme" else "mort", on=True))
        yield from dealing.ends_of(scene, ident)
