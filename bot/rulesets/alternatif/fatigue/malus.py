"""What breathlessness weighs on (ALT-FAT-006)."""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif.base.checks import busy
from bot.rulesets.alternatif.base.needs import About, begun, two_at_most
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.fatigue import breath
from bot.rulesets.alternatif.fatigue.breath import BreathTold, Effort, EffortSaid, RestAgreed, SaddleSaid
from bot.rulesets.alternatif.simultaneous import confronted
from bot.rulesets.alternatif.state import ROUND, AlternatifState, Combatant, Settings, round_of
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_number, from_optional, text
from bot.rulesets.shared.people import opened, unless_so

# ---- The game master's words on fatigue (`/gm tool`).

State = AlternatifState
SADDLE: Final = ("mounted", "on_foot")
REMIND: Final = "remind"
WORDS: Final = (*get_args(Effort), *SADDLE, REMIND)
LONGEST: Final = 60
"""The most rounds of a pause."""


def breathes(state: State, who: Combatant) -> None:
    """That breath counts at this table, and his does."""
    if state.settings.fatigue == "off":
        raise Refused("alternatif-no-fatigue")
    if who.fatigue.threshold is None:
        raise Refused("alternatif-tireless", name=who.name)


@composed(tool="fatigue", codes={"words": WORDS})
def fatigue(state: State, by: int, args: Args) -> SayEffort | SaySaddle | RemindFatigue:
    """`words`: what it is; `who`, but for a reminder."""
    said = among(args, "words", WORDS, REMIND)
    if said == REMIND:
        return RemindFatigue(by)
    who = text(args, "who")
    return SaySaddle(by, who, said == SADDLE[0]) if said in SADDLE else SayEffort(by, who, cast(Effort, said))


@word()
class SayEffort(About):
    """What *who* does in this round is `tiring`, `neutral`, or all `restful` (ALT-FAT-004); it counts when the round is
    over."""

    needs = (begun, breathes)
    effort: Effort

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(EffortSaid(self.who, self.effort, round_of(max(1, scene.now.segment))))


@word()
class SaySaddle(About):
    """*who* fights in the saddle from this round on, or not (ALT-FAT-009)."""

    needs = (breathes,)
    on: bool
    tells = SaddleSaid

    def refuse(self, state: State, who: Combatant) -> None:
        unless_so(who, who.fatigue.mounted, self.on)


@word()
class RemindFatigue(Word):
    """Everybody is shown his fatigue, the points of the rounds that are over, from now on (ALT-FAT-010)."""

    def check(self, state: State) -> None:
        opened(state)
        if not breath.counts(state):
            raise Refused("alternatif-no-fatigue")

    def take(self, scene: Scene[State]) -> Action:
        yield from breath.show(scene, scene.now.breath, called=True)


@word(tool="breath")
class TellBreath(About):
    """How tired *who* looks is told, to *other* or to everybody: fresh, tiring, or out of breath (ALT-FAT-010)."""

    needs = (breathes,)
    other: CombatantId | None = from_optional("target")

    def refuse(self, state: State, who: Combatant) -> None:
        two_at_most(state, who, self.other)
        for chooser, _ in confronted(state):
            # In a simultaneous segment it is too late for hints (ALT-SIM-012).
            if self.other in (None, chooser.id):
                raise Refused("alternatif-too-late-for-hints", name=chooser.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(BreathTold(self.who, breath.look(scene.now.combatants[self.who]), self.other))


@word(tool="pause")
class TakeRest(Word):
    """All hold off for *rounds* rounds (ALT-FAT-011): whoever was in contact steps back, and is not followed. Time runs
    to the end of the last of them, unless somebody does something."""

    rounds: int = from_number("value", 1, LONGEST)

    def check(self, state: State) -> None:
        """Nobody is in the middle of something, or of a pause."""
        opened(state)
        if state.pause > state.segment:
            raise Refused("alternatif-already-resting")
        for who in state.combatants.values():
            melee = who.contacts and who.task is None and who.proposal is None and not who.wrestling.locked
            if not who.out and busy(who) and (not melee or any(each.up for each in who.hands)):
                raise Refused("alternatif-not-at-rest", name=who.name)
        in_the_air = any(not blow.parried and not blow.landed for blow in state.blows)
        if in_the_air or any(not each.settled for each in state.offers):
            raise Refused("alternatif-not-at-rest", name=next(iter(state.combatants.values())).name)

    def take(self, scene: Scene[State]) -> Action:
        state = scene.now
        pairs = list(
            dict.fromkeys(
                (min(pair), max(pair)) for who in state.combatants for pair in engagement.contacts_of(state, who)
            )
        )
        if pairs:
            yield from engagement.end_contacts(scene, pairs, "gm")
        until = (round_of(state.segment) + self.rounds) * ROUND
        yield from tell(RestAgreed(self.rounds, until))


Weighed = Literal["d20", "class", "other"]
"""A d20, an armour or wrestling class, any other die (damage, reaction)."""


def malus(who: Combatant, settings: Settings, on: Weighed = "d20") -> int:
    """What the fatigue of *who* takes from something (0 or less), as the table has it."""
    if who.fatigue.threshold is None:
        return 0
    found = who.fatigue.malus
    if not found or settings.fatigue == "off":
        return 0
    if on == "class":
        return found if settings.fatigue_scope == "d20_and_ac" else 0
    return found if on == "d20" or settings.fatigue_scope == "all_dice" else 0


def on_d20(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What a throw of somebody tired loses."""
    return terms(("fatigue", malus(state.combatants[throw.who], state.settings)))


def on_class(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What the class of whom it is aimed at loses."""
    return terms(("fatigue", malus(state.combatants[throw.target], state.settings, "class")))


def on_other_dice(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What damage and reactions lose, where fatigue weighs on every die."""
    return terms(("fatigue", malus(state.combatants[throw.who], state.settings, "other")))


def on_exhaustion(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The same as on any d20, if the table wants it (ALT-FAT-008)."""
    return on_d20(state, throw) if state.settings.exhaustion_save_malus else ()
