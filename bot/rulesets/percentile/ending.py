"""The end of a round: strangling, countdowns, statuses that end with it (PCT-RND-006)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.kernel.values import evolve
from bot.rulesets.percentile import damage
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.rolls import GM, RerollsChanged
from bot.rulesets.percentile.rounds import RoundEnded
from bot.rulesets.percentile.state import PercentileState, Term
from bot.rulesets.percentile.statuses import StatusSet
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId

DICE = ("1d4", "1d6", "1d8", "1d10")


@happens("PCT-UNA-005")
class AsphyxiaJudged:
    """What a round of strangling does: `nothing`, dice, `assomme` or `mort`."""

    combatant: CombatantId
    outcome: str

    def change(self, state: PercentileState) -> PercentileState:
        return evolve(state, prompted=(*state.prompted, self.combatant))


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


def ending(scene: Scene[PercentileState]) -> Action:
    """Strangling first, then lethal wounds whose time has come, then the round is over."""
    if waiting(scene.now):
        answer = yield from ask_first(questions)
        if answer is not None:
            key, choice = answer
            yield from _asphyxia(scene, key.partition(":")[0], choice["asphyxia"])
        return
    state = scene.now
    for who in list(state.fighters.values()):
        wound = who.status("blessure_letale")
        if wound is not None and not who.has("mort") and wound.until is not None and wound.until <= state.round:
            yield from tell(StatusSet(who.id, "mort", on=True))
            yield from damage.ends_of(scene, who.id)
    for who in list(scene.now.fighters.values()):
        if who.brief_advantages or who.brief_disadvantages:
            # What was given for this round only (PCT-ADV-001).
            advantages = who.advantages - who.brief_advantages
            disadvantages = who.disadvantages - who.brief_disadvantages
            yield from tell(RerollsChanged(who.id, advantages, disadvantages, "expired"))
    yield from tell(RoundEnded(state.round))


def _asphyxia(scene: Scene[PercentileState], ident: str, chosen: str) -> Action:
    yield from tell(AsphyxiaJudged(ident, chosen))
    if chosen in DICE:
        faces = yield from roll(dice(chosen), who=ident, why="asphyxia")
        dealt = sum(faces)
        yield from tell(DamageRolled(None, ident, None, faces, (), (Term("dice", dealt),), dealt))
        yield from damage.lose(scene, ident, dealt)
    elif chosen in ("assomme", "mort"):
        yield from tell(StatusSet(ident, "assomme" if chosen == "assomme" else "mort", on=True))
        yield from damage.ends_of(scene, ident)
