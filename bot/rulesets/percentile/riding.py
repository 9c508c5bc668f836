"""From the saddle: the riding roll before an attack, and what a fumbled one may bring (PCT-MNT)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.percentile import damage, rolls
from bot.rulesets.percentile.action import TurnStepped
from bot.rulesets.percentile.people import known
from bot.rulesets.percentile.rolls import GM
from bot.rulesets.percentile.state import PercentileState, Roll, Turn
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.naming import Called, CombatantId
from bot.rulesets.shared.options import (
    Args,
    optional,
    text,
)
from bot.rulesets.shared.people import two, unless_so

STAYS, FALLS = "stays", "falls"


@happens("PCT-MNT-002")
class MountedSaid:
    """*mount*: the combatant that he is on, when it is one."""

    combatant: CombatantId
    on: bool
    mount: Called | None = None

    def change(self, state: PercentileState) -> PercentileState:
        mount = {} if self.mount is None else {"mount": self.mount}
        return state.with_(self.combatant, mounted=self.on, **mount)


def may_ride(state: PercentileState, turn: Turn) -> bool:
    """Whether the riding roll is still offered before this attack (PCT-MNT-001)."""
    who = state.fighters[turn.actor]
    return who.mounted and turn.ridden is None and state.settings.riding_roll != "off" and who.soldiers is None


def ride_question(state: PercentileState) -> list[Decision]:
    turn = state.turn
    if turn is None or not may_ride(state, turn) or state.fighters[turn.actor].out:
        return []
    _, score = rolls.score_of(state.fighters[turn.actor], "equitation")
    key = f"{turn.actor}:ride:{state.round}:{turn.occasion}"
    about: dict[str, Scalar] = {"score": score, "round": state.round}
    return [Decision(key, "ride", turn.actor, (Field("ride", ("try", "no")),), {"ride": "no"}, about)]


def ride(scene: Scene[PercentileState]) -> Action:
    """Try, or attack without."""
    answer = yield from ask_first(ride_question)
    turn = scene.now.turn
    if answer is None or turn is None:
        return
    if answer[1]["ride"] == "no":
        yield from tell(TurnStepped(turn.actor, ridden=False))
        return
    terms = rolls.skill_terms(scene.now.fighters[turn.actor], "equitation")
    yield from rolls.throw(scene, turn.actor, "riding", terms, target=turn.target)


def ridden(scene: Scene[PercentileState], what: Roll) -> Action:
    """The riding roll stands: an advantage or nothing; a fumble lets the game master say that he falls."""
    fumbled = what.degree == "fumble"
    yield from tell(TurnStepped(what.who, ridden=rolls.succeeded(what.degree), pending="fall" if fumbled else None))


def fall_question(state: PercentileState) -> list[Decision]:
    """Whether a rider who has fumbled comes off his mount (PCT-MNT-001, -004)."""
    turn = state.turn
    if turn is None or turn.pending != "fall" or not state.fighters[turn.actor].mounted:
        return []
    key = f"{turn.actor}:fall:{state.round}:{turn.occasion}"
    about: dict[str, Scalar] = {"author": turn.actor, "round": state.round}
    return [Decision(key, "fall", GM, (Field("fall", (STAYS, FALLS)),), {"fall": STAYS}, about)]


def fall(scene: Scene[PercentileState]) -> Action:
    """The game master's word; the attack takes place all the same, on foot after a fall."""
    fallen = False
    if fall_question(scene.now):
        answer = yield from ask_first(fall_question)
        if answer is None:
            return
        fallen = answer[1]["fall"] == FALLS
    turn = scene.now.turn
    assert turn is not None
    yield from tell(TurnStepped(turn.actor, pending=""))
    if fallen:
        yield from damage.unhorse(scene, turn.actor)


# ---- the game master's words


@word()
class SayMounted(Word):
    """*on* False: he dismounts; *fall*: he comes off and is hurt (PCT-MNT-004). *mount*: the combatant that he is
    on."""

    who: CombatantId
    on: bool
    fall: bool = False
    mount: Called | None = None

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        unless_so(who, who.mounted, self.on)
        if self.mount is not None:
            two(state, self.who, self.mount)

    def take(self, scene: Scene[PercentileState]) -> Action:
        if self.fall:
            yield from damage.unhorse(scene, self.who)
        else:
            yield from tell(MountedSaid(self.who, self.on, self.mount))


@composed(tool="mount")
def mount(state: PercentileState, by: int, args: Args) -> SayMounted:
    """`target`: the combatant that he is on."""
    return SayMounted(by, text(args, "who"), on=True, mount=optional(args, "target"))


@composed(tool="dismount")
def dismount(state: PercentileState, by: int, args: Args) -> SayMounted:
    return SayMounted(by, text(args, "who"), on=False)


@composed(tool="fall")
def fall_off(state: PercentileState, by: int, args: Args) -> SayMounted:
    return SayMounted(by, text(args, "who"), on=False, fall=True)
