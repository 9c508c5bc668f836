"""The order of work in a round (PCT-RND-002, -006): the first stage that has work, found from the state alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.kernel.effects import Action, Ahead, Scene, tell, wait
from bot.rulesets.percentile import attack as striking
from bot.rulesets.percentile import breaking, defence, pit, scores, turns
from bot.rulesets.percentile import fumbles as mishaps
from bot.rulesets.percentile import initiative as places
from bot.rulesets.percentile import riding as saddle
from bot.rulesets.percentile import spells as casting
from bot.rulesets.percentile import unarmed as holds
from bot.rulesets.percentile.declaring import declarations
from bot.rulesets.percentile.declaring import forms as asking
from bot.rulesets.percentile.defence import open_hit
from bot.rulesets.percentile.rolls import rerolls
from bot.rulesets.percentile.rounds import RESTS, RoundStarted, SceneOpened
from bot.rulesets.percentile.state import PercentileState, Roll
from bot.rulesets.shared import resting, seeing
from bot.rulesets.shared.working import Stage, Stages

State = PercentileState


def play(scene: Scene[State]) -> Action:
    """One fight, round by round."""
    while True:
        now = ORDER.first(scene.now)
        yield from now.checkpoint(scene.now)
        if scores.missing(scene.now, now.name) is None:
            yield from now.do(scene)
        else:
            yield from scores.ask(scene, now.name)


def decided(state: PercentileState) -> bool:
    """Whether one side has nobody left able to fight, as far as everybody can see: the next round does not open by
    itself (PCT-RND-007). One that did for somebody hidden would tell that he is there; it opens once he is seen."""
    if state.settings.variant == "pit":
        return pit.is_over(state)
    return seeing.is_decided(state.fighters.values())


def _between(state: State) -> bool:
    """Whether no round is under way; its number is told at its end."""
    return state.round == 0 or state.phase == "between"


# ---- a roll that is looked at


def roll(scene: Scene[State]) -> Action:
    """The d100 is looked at; once it stands, what follows from it is told at once."""
    done = yield from rerolls.looked_at(scene)
    if done is not None:
        yield from AFTER[done.purpose](scene, done)


def _nothing(scene: Scene[State], what: Roll) -> Action:
    yield from ()


AFTER: Mapping[str, Callable[[Scene[State], Roll], Action]] = {
    "attack": striking.rolled,
    "cast": _nothing,
    "riding": saddle.ridden,
    "parry": defence.judged,
    "dodge": defence.judged,
    "magic_parry": defence.judged,
    "resist": holds.resisted,
    "opposed": holds.contested,
    "opposing": holds.judge,
    "disengage": breaking.broke,
    "flee": breaking.fled,
    "get_free": holds.freed,
}
"""What follows from a roll that stands, by its purpose."""


# ---- the action under way


def _pending(what: str) -> Callable[[State], bool]:
    return lambda state: state.turn is not None and state.turn.pending == what


def _at(*steps: str) -> Callable[[State], bool]:
    return lambda state: state.turn is not None and state.turn.step in steps


def _hit(*stages: str) -> Callable[[State], bool]:
    def found(state: State) -> bool:
        hit = open_hit(state)
        return hit is not None and hit.stage in stages

    return found


def _dealt(state: State) -> bool:
    """Whether damage waits for a knock-out to be resisted."""
    return state.turn is not None and state.turn.dealt is not None


def _acts(state: State) -> Ahead:
    """Before each turn time may wait."""
    return "act"


def _phase(name: str) -> Callable[[State], bool]:
    return lambda state: state.phase == name


ORDER: Stages[State] = Stages(
    Stage("opening", _phase("opening"), lambda scene: tell(SceneOpened())),
    Stage("roll", lambda state: state.roll is not None, roll, part="within"),
    # The action under way: what the game master is still to say of it, then step by step.
    Stage("mishap", _pending("mishap"), mishaps.mishap, part="within"),
    Stage("area", _pending("area"), casting.area, part="within"),
    Stage("opposed", _pending("opposed"), holds.opposed, part="within"),
    Stage("outcome", _pending("outcome"), declarations.outcome, part="within"),
    Stage("fall", _pending("fall"), saddle.fall, part="within"),
    Stage("flight", _pending("flight"), breaking.flight, part="within"),
    # A knock-out is resisted first (PCT-SYS-001).
    Stage("lethal", lambda state: _pending("lethal")(state) and not _dealt(state), mishaps.lethal, part="within"),
    Stage("begin", turns.begins, turns.begin, part="within"),
    Stage("ready", _at("ready"), turns.ready, part="within"),
    Stage("judged", _at("rolled"), turns.judged, part="within"),
    Stage("resist", _dealt, holds.resist, part="within"),
    Stage("defend", _hit("open"), defence.defend, amid=True),
    Stage("land", _hit("taken"), turns.land, part="within"),
    Stage("finish", lambda state: state.turn is not None, turns.finish, part="within"),
    # Between the actions.
    Stage("bout", pit.needs_bout, pit.bouts),
    Stage("opportunity", lambda state: bool(state.opportunities and state.round), turns.opportunity),
    Stage(
        "waiting", lambda state: _between(state) and decided(state) and not resting.lasts(state), lambda scene: wait()
    ),
    Stage("round", _between, lambda scene: tell(RoundStarted(scene.now.round + 1)), ahead=lambda state: "step"),
    Stage("initiative", _phase("initiative"), places.initiative),
    Stage("reorder", lambda state: state.phase == "declaring" and places.stale(state), places.again),
    Stage("declarations", _phase("declaring"), asking.declarations),
    Stage("breaking", _phase("breaking"), breaking.breaking),
    # Time may wait before a turn, and never before a question that stands already.
    Stage("extra", turns.extra_question, turns.extra, part="anew"),
    Stage("acting", _phase("acting"), turns.acting, ahead=_acts, part="anew"),
    Stage("ending", _phase("ending"), turns.ending),
)
"""The stages in the order of the text: the first that has work does it."""
RESTS.told_by(lambda state: state.opened and ORDER.first(state).name == "waiting")
