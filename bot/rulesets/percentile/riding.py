"""From the saddle (PCT-MNT)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.rulesets.percentile import damage as dealing
from bot.rulesets.percentile.people import known
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import succeeded
from bot.rulesets.percentile.rounds import TurnStepped
from bot.rulesets.percentile.state import GM, PercentileState, Roll, Turn
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.check import total
from bot.rulesets.shared.naming import Called, CombatantId
from bot.rulesets.shared.options import Args, optional, text
from bot.rulesets.shared.people import two, unless_so

# ---- Who is in the saddle (PCT-MNT).


@happens("PCT-MNT-002", to=PUBLIC)
class MountedSaid:
    """*mount*: the combatant that he is on, when it is one."""

    combatant: CombatantId
    on: bool
    mount: Called | None = None

    def change(self, state: PercentileState) -> PercentileState:
        mount = {} if self.mount is None else {"mount": self.mount}
        return state.with_(self.combatant, mounted=self.on, **mount)


# ---- What the game master says of riders (PCT-MNT).


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
            yield from dealing.unhorse(scene, self.who)
        else:
            yield from tell(MountedSaid(self.who, self.on, self.mount))


@composed(tool="mount")
@composed(tool="dismount")
@composed(tool="fall")
def in_the_saddle(state: PercentileState, by: int, args: Args) -> SayMounted:
    """`target`: the combatant that he mounts."""
    on, fall = args["tool"] == "mount", args["tool"] == "fall"
    return SayMounted(by, text(args, "who"), on, fall, optional(args, "target") if on else None)


# ---- The riding roll before an attack, and what a fumbled one may bring (PCT-MNT).

STAYS, FALLS = "stays", "falls"


def may_ride(state: PercentileState, turn: Turn) -> bool:
    """Whether the riding roll is still offered before this attack (PCT-MNT-001)."""
    who = state.fighters[turn.actor]
    return who.mounted and turn.ridden is None and state.settings.riding_roll != "off" and who.soldiers is None


def trial(state: PercentileState) -> d100.Ahead:
    """The riding roll."""
    turn = state.acting
    return d100.ahead(state, state.fighters[turn.actor], "riding", turn.target)


def ride_question(state: PercentileState) -> list[Decision]:
    turn = state.turn
    if turn is None or not may_ride(state, turn) or state.fighters[turn.actor].out:
        return []
    key = f"{turn.actor}:ride:{state.round}:{turn.occasion}"
    about: dict[str, Scalar] = {"score": total(trial(state).terms), "round": state.round}
    return [one_of(key, "ride", turn.actor, ("try", "no"), about, usual="no")]


def ride(scene: Scene[PercentileState]) -> Action:
    """Try, or attack without."""
    answer = yield from answered(ride_question)
    if answer is None:
        return
    turn = scene.now.acting
    if answer["ride"] == "no":
        yield from tell(TurnStepped(turn.actor, ridden=False))
        return
    yield from d100.throw(scene, trial(scene.now))


def ridden(scene: Scene[PercentileState], what: Roll) -> Action:
    """The riding roll stands: an advantage or nothing; a fumble lets the game master say that he falls."""
    fumbled = what.degree == "fumble"
    yield from tell(TurnStepped(what.who, ridden=succeeded(what.degree), pending="fall" if fumbled else None))


def fall_question(state: PercentileState) -> list[Decision]:
    """Whether a rider who has fumbled comes off his mount (PCT-MNT-001, -004)."""
    turn = state.turn
    if turn is None or turn.pending != "fall" or not state.fighters[turn.actor].mounted:
        return []
    key = f"{turn.actor}:fall:{state.round}:{turn.occasion}"
    about: dict[str, Scalar] = {"author": turn.actor, "round": state.round}
    return [one_of(key, "fall", GM, (STAYS, FALLS), about)]


def fall(scene: Scene[PercentileState]) -> Action:
    """The game master's word; the attack takes place all the same, on foot after a fall."""
    fallen = False
    if fall_question(scene.now):
        answer = yield from answered(fall_question)
        if answer is None:
            return
        fallen = answer["fall"] == FALLS
    turn = scene.now.acting
    yield from tell(TurnStepped(turn.actor, pending=""))
    if fallen:
        yield from dealing.unhorse(scene, turn.actor)
