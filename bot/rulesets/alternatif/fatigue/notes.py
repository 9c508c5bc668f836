"""The game master's words on fatigue (`/gm tool`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast, get_args

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import UserId
from bot.kernel.values import record
from bot.rulesets.alternatif import engagement, forms
from bot.rulesets.alternatif.checks import in_range, known, opened
from bot.rulesets.alternatif.compose import among, number, text
from bot.rulesets.alternatif.fatigue import breath
from bot.rulesets.alternatif.fatigue.events import BreathTold, Effort, EffortSaid, RestAgreed, SaddleSaid
from bot.rulesets.alternatif.state import ROUND, AlternatifState, Combatant, round_of

State = AlternatifState
Args = Mapping[str, Scalar]
SADDLE = ("mounted", "on_foot")
REMIND = "remind"
WORDS = (*get_args(Effort), *SADDLE, REMIND)
LONGEST = 60
"""The most rounds of a pause."""


@record
class SayEffort:
    """What *who* does in this round is `tiring`, `neutral`, or all `restful` (ALT-FAT-004)."""

    by: UserId
    who: str
    effort: Effort
    type: Literal["say_effort"] = "say_effort"


@record
class SaySaddle:
    """*who* fights in the saddle, or not (ALT-FAT-009)."""

    by: UserId
    who: str
    on: bool
    type: Literal["say_saddle"] = "say_saddle"


@record
class RemindFatigue:
    """Everybody is shown his fatigue, from now on (ALT-FAT-010)."""

    by: UserId
    type: Literal["remind_fatigue"] = "remind_fatigue"


@record
class TellBreath:
    """How tired *who* looks is told, to *other* or to everybody (ALT-FAT-010)."""

    by: UserId
    who: str
    other: str | None = None
    type: Literal["tell_breath"] = "tell_breath"


@record
class TakeRest:
    """All hold off for *rounds* rounds: whoever was in contact steps back, and is not followed (ALT-FAT-011)."""

    by: UserId
    rounds: int
    type: Literal["take_rest"] = "take_rest"


def _fatigue(state: State, by: int, args: Args) -> SayEffort | SaySaddle | RemindFatigue:
    """`words`: what it is; `who`, but for a reminder."""
    said = among(args, "words", WORDS, REMIND)
    if said == REMIND:
        return RemindFatigue(by)
    who = text(args, "who")
    return SaySaddle(by, who, said == SADDLE[0]) if said in SADDLE else SayEffort(by, who, cast(Effort, said))


def _breath(state: State, by: int, args: Args) -> TellBreath:
    """`who` looks how tired; `target`: who is told."""
    target = args.get("target")
    return TellBreath(by, text(args, "who"), None if target in (None, "") else str(target))


TOOLS = {
    "fatigue": _fatigue,
    "breath": _breath,
    "pause": lambda state, by, args: TakeRest(by, number(args, "value")),
}
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {("gm-tool-fatigue", "words"): WORDS}


def _breathing(state: State, ident: str) -> Combatant:
    who = known(state, ident)
    if state.settings.fatigue == "off":
        raise Refused("alternatif-no-fatigue")
    if who.fatigue.threshold is None:
        raise Refused("alternatif-tireless", name=who.name)
    return who


def check_effort(state: State, note: SayEffort) -> None:
    """Raise `Refused` unless his breath is counted."""
    opened(state)
    _breathing(state, note.who)


def check_saddle(state: State, note: SaySaddle) -> None:
    """Raise `Refused` unless that changes anything."""
    who = _breathing(state, note.who)
    if who.fatigue.mounted == note.on:
        raise Refused("alternatif-already-so", name=who.name)


def check_remind(state: State, note: RemindFatigue) -> None:
    """Raise `Refused` where nobody's breath is counted."""
    opened(state)
    if not breath.counts(state):
        raise Refused("alternatif-no-fatigue")


def check_tell(state: State, note: TellBreath) -> None:
    """Raise `Refused` unless he breathes at all, and where whoever is told has a simultaneous choice to make."""
    who = _breathing(state, note.who)
    if note.other is not None:
        known(state, note.other)
        if note.other == who.id:
            raise Refused("alternatif-two-people", name=who.name)
    for chooser, _ in forms.confronted(state):
        # In a simultaneous segment it is too late for hints (ALT-SIM-012).
        if note.other in (None, chooser.id):
            raise Refused("alternatif-too-late-for-hints", name=chooser.name)


def check_rest(state: State, note: TakeRest) -> None:
    """Raise `Refused` while anybody is in the middle of something, or of a pause."""
    opened(state)
    in_range("rounds", note.rounds, 1, LONGEST)
    if state.pause > state.segment:
        raise Refused("alternatif-already-resting")
    for who in state.combatants.values():
        melee = who.contacts and who.task is None and who.proposal is None and not who.wrestling.locked
        if not who.out and breath.busy(who) and (not melee or any(each.up for each in who.hands)):
            raise Refused("alternatif-not-at-rest", name=who.name)
    if any(not blow.parried and not blow.landed for blow in state.blows) or (state.offers and _offered(state)):
        raise Refused("alternatif-not-at-rest", name=next(iter(state.combatants.values())).name)


def _offered(state: State) -> bool:
    return any(not each.settled for each in state.offers)


def say_effort(scene: Scene[State], note: SayEffort) -> Action:
    """It counts when the round is over."""
    yield from tell(EffortSaid(note.who, note.effort, round_of(max(1, scene.now.segment))))


def say_saddle(scene: Scene[State], note: SaySaddle) -> Action:
    """From this round on."""
    yield from tell(SaddleSaid(note.who, note.on))


def remind(scene: Scene[State], note: RemindFatigue) -> Action:
    """The points of the rounds that are over."""
    yield from breath.show(scene, scene.now.breath, called=True)


def tell_breath(scene: Scene[State], note: TellBreath) -> Action:
    """Fresh, tiring, or out of breath; no figure."""
    yield from tell(BreathTold(note.who, breath.look(scene.now.combatants[note.who]), note.other))


def take_rest(scene: Scene[State], note: TakeRest) -> Action:
    """Contacts end, and time runs to the end of the last round of rest, unless somebody does something."""
    state = scene.now
    pairs = list(
        dict.fromkeys((min(pair), max(pair)) for who in state.combatants for pair in engagement.contacts_of(state, who))
    )
    if pairs:
        yield from engagement.end_contacts(scene, pairs, "gm")
    until = (round_of(state.segment) + note.rounds) * ROUND
    yield from tell(RestAgreed(note.rounds, until))
