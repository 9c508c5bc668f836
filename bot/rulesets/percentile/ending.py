"""The end of a round: strangling, countdowns, statuses that end with it (PCT-RND-006)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.percentile import damage
from bot.rulesets.percentile.events import AsphyxiaJudged, DamageRolled, RoundEnded, StatusSet
from bot.rulesets.percentile.rolls import GM
from bot.rulesets.percentile.state import PercentileState, Term

DICE = ("1d4", "1d6", "1d8", "1d10")


def questions(state: PercentileState) -> list[Decision]:
    """What becomes of the strangled, one by one, when the table gives no dice for it (PCT-UNA-005)."""
    if state.opportunities:
        # They come first: what stands asked is asked again after them.
        return []
    for who in state.fighters.values():
        if who.out or not who.has("etrangle") or who.id in state.prompted:
            continue
        about: dict[str, Scalar] = {"victim": who.id, "round": state.round}
        key = f"{who.id}:asphyxia:{state.round}"
        options = ("nothing", *DICE, "assomme", "mort")
        return [Decision(key, "asphyxia", GM, (Field("asphyxia", options),), {"asphyxia": "nothing"}, about)]
    return []


def ending(scene: Scene[PercentileState]) -> Action:
    """Strangling first, then lethal wounds whose time has come, then the round is over."""
    state = scene.now
    waiting = [e.id for e in state.fighters.values() if not e.out and e.has("etrangle") and e.id not in state.prompted]
    if waiting:
        chosen: str = state.settings.asphyxia_dice
        if chosen == "ask":
            answer = yield from ask_first(questions)
            if answer is None:
                return
            waiting = [answer[0].partition(":")[0]]
            chosen = answer[1]["asphyxia"]
        yield from _asphyxia(scene, waiting[0], chosen)
        return
    for who in list(state.fighters.values()):
        wound = who.status("blessure_letale")
        if wound is not None and not who.has("mort") and wound.until is not None and wound.until <= state.round:
            yield from tell(StatusSet(who.id, "mort", on=True))
            yield from damage.ends_of(scene, who.id)
    yield from tell(RoundEnded(state.round))


def _asphyxia(scene: Scene[PercentileState], ident: str, chosen: str) -> Action:
    yield from tell(AsphyxiaJudged(ident, chosen))
    if chosen in DICE:
        faces = yield from roll(dice(chosen), who=ident, why="asphyxia")
        dealt = sum(faces)
        yield from tell(DamageRolled(None, ident, None, faces, (), (Term("dice", dealt),), dealt))
        yield from damage.lose(scene, ident, dealt)
    elif chosen == "assomme":
        yield from tell(StatusSet(ident, "assomme", on=True))
    elif chosen == "mort":
        yield from tell(StatusSet(ident, "mort", on=True))
