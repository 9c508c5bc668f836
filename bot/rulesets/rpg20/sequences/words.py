"""What is said of a sequence out of its questions: what is put off, who is surprised, what the game master changes
(R20-SEQ-008, -011, R20-SPE-011, -012, R20-GEN-012)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, Step, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.rpg20.base.rolls import D20, Trial, made, margin, needed, spent
from bot.rulesets.rpg20.sequences import slots, speaking
from bot.rulesets.rpg20.sequences.aiming import FARTHEST
from bot.rulesets.rpg20.sequences.events import Admitted, FightProlonged, IntentionDeclared, Surprised, SurpriseTested
from bot.rulesets.rpg20.sequences.events_ticks import ModifierSet
from bot.rulesets.rpg20.shooting.events import DistanceSet, SidesParted
from bot.rulesets.rpg20.state import Fighter, Intention, State
from bot.rulesets.shared import resting
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.joining import FOES, PLAYERS
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_flag, from_number, from_text
from bot.rulesets.shared.people import known, two

LONGEST_WORDS = 120
"""Characters of the words in which something is said that the table does not know."""


@word()
class Improvise(Word):
    """What the table does not know, in *words* of one's own (R20-SEQ-008): it answers what is asked of the sequence."""

    who: CombatantId
    words: Typed = ""

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not self.words.strip():
            raise Refused("rpg20-say-what", name=who.name)
        if not any(may(state, who) for may in (speaking.may_say, speaking.may_change, speaking.may_open)):
            raise Refused("moment-passed")

    def take(self, scene: Scene[State]) -> Action:
        means = Intention("other", words=" ".join(self.words.split())[:LONGEST_WORDS])
        yield from opened(scene, self.who)
        yield from tell(IntentionDeclared(self.who, means, scene.now.settings.intentions == "secret"))


def opened(scene: Scene[State], ident: str) -> Action:
    """Where no sequence opens by itself, the next one does with what *ident* says (R20-SEQ-015)."""
    if speaking.may_open(scene.now, scene.now.combatants[ident]):
        yield from tell(FightProlonged(scene.now.round + 1))
        yield from slots.next_round(scene)


@word(tool="go_on")
class Prolong(resting.Prolong):
    """The next sequence opens although one side alone stands (R20-SEQ-015)."""

    told = FightProlonged

    def rests(self, state: State) -> bool:
        return slots.rests(state)


@word(tool="distance")
class SetDistance(Word):
    """So many metres part two people; 1 and less is hand to hand (R20-RNG-009, R20-MEL-017)."""

    who: CombatantId = from_text("who")
    other: CombatantId = from_text("target")
    metres: int = from_number("value", 0, FARTHEST)

    def check(self, state: State) -> None:
        two(state, self.who, self.other)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(DistanceSet(self.who, self.other, self.metres))


@word(tool="apart")
class PartSides(Word):
    """So many metres part each of one side from each of the others (R20-SEQ-002, R20-RNG-009)."""

    metres: int = from_number("value", 0, FARTHEST)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(SidesParted(self.metres))


@word(tool="modifier")
class GiveModifier(Word):
    """So much is added to the next test of *who*, whatever it is (R20-GEN-012)."""

    who: CombatantId = from_text("who")
    value: int = from_number("value", -20, 20)

    def check(self, state: State) -> None:
        known(state, self.who)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ModifierSet(self.who, self.value))


@word(tool="admit")
class Admit(Word):
    """Who has come while intentions are declared declares his own at once (R20-SEQ-014)."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        if known(state, self.who).since <= state.round:
            raise Refused("rpg20-no-newcomer", name=known(state, self.who).name)
        if state.phase != "declaring":
            raise Refused("rpg20-order-told", name=known(state, self.who).name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Admitted(self.who))


@word(tool="ambush")
class Ambush(Word):
    """Those of *side* try to surprise the others, who may be *attentive*, unless it is said of one of them alone
    (R20-SPE-011): `words_ticks`."""

    side: str = from_codes("value", (FOES, PLAYERS))
    attentive: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        if state.round > 1 or state.phase == "acting":
            raise Refused("already-begun")
        here = {each.side for each in state.combatants.values()}
        if len(here) < 2:
            raise Refused("rpg20-nobody-to-surprise")

    def take(self, scene: Scene[State]) -> Action:
        """Ambushers first, in joining order; attentive targets only where no ambusher has failed (R20-GEN-010)."""
        people = list(scene.now.combatants.values())
        single = any(who.side == self.side and who.lurks == "on" for who in people)
        margins: list[int | None] = []
        for who in people:
            if who.side == self.side and not who.out and (who.lurks == "on" if single else who.lurks != "off"):
                margins.append((yield from _spot(scene, who, "stealth", ambusher=True)))
        heard = [each for each in margins if each is not None]
        if not heard or None in margins:
            return
        least = min(heard)
        until = max(1, scene.now.round)
        for who in people:
            if who.side == self.side or who.out:
                continue
            found = None
            if who.attentive == "on" or (self.attentive and not who.attentive):
                found = yield from _spot(scene, who, "investigation", ambusher=False)
            # An equal margin is won by the attacked; noticing one is enough.
            if found is None or found < least:
                yield from tell(Surprised(who.id, until))


def _spot(scene: Scene[State], who: Fighter, domain: str, *, ambusher: bool) -> Step[int | None]:
    """Perception and *domain*: the margin, None for a failure."""
    (face,) = yield from roll(D20, who=who.id, why="spot")
    check = made("spot", scene.now, Trial(who, domain=domain), face)
    yield from spent(scene, "spot", Trial(who))
    won = margin(check) if check.succeeds else 0
    rolled = face, check.terms, check.total, check.succeeds, won, needed(check)
    yield from tell(SurpriseTested(who.id, ambusher, *rolled))
    return won if check.succeeds else None


__all__ = ["Admit", "Ambush", "GiveModifier", "Improvise", "PartSides", "Prolong", "SetDistance", "opened"]
