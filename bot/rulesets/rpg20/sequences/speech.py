"""What is said of a sequence out of its questions: what is put off, who is surprised, what the game master changes
(R20-SEQ-008, -011, R20-SPE-011, -012, R20-GEN-012).
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20.base import Trial, margin, rolled, shown
from bot.rulesets.rpg20.sequences import slot as aiming
from bot.rulesets.rpg20.sequences import slots
from bot.rulesets.rpg20.sequences.events import (
    Admitted,
    DeedDone,
    FightProlonged,
    IntentionDeclared,
    Moved,
    RoundStarted,
    Surprised,
    SurpriseTested,
)
from bot.rulesets.rpg20.sequences.slot import CLOSE, EXACT, FARTHEST, end, is_gone, is_left, treating, under_way
from bot.rulesets.rpg20.sequences.ticks import ModifierSet
from bot.rulesets.rpg20.shooting.events import DistanceSet, SidesParted
from bot.rulesets.rpg20.state import GM, Fighter, Intention, State
from bot.rulesets.rpg20.state.conditions import LIES
from bot.rulesets.rpg20.state.people import Held
from bot.rulesets.rpg20.weapons import WeaponHeld
from bot.rulesets.rpg20.wounds.events import GotUp, Treated
from bot.rulesets.shared import resting
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.joining import FOES, PLAYERS
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_flag, from_number, from_text
from bot.rulesets.shared.people import known, two

# ---- How far the camps are apart when it begins: the game master says it once, for all of whom nothing is said yet
# (R20-SEQ-002, R20-RNG-009).

AFAR: Final = "20"
"""Metres between the camps where nobody says how many, and somebody holds what shoots."""
APART: Final = ("5", AFAR, "50", CLOSE)


def _seen(state: State) -> list[Fighter]:
    """Those who were here when it began. Whoever is hidden does not count: that it is asked, or what is proposed, would
    tell of him."""
    return [each for each in state.combatants.values() if not (each.hidden or each.dead or each.since)]


def is_open(state: State) -> bool:
    """Whether the first sequence has just begun, and of somebody nobody has said how far he is from a foe."""
    if state.settings.distances != "ahead" or state.round != 1 or state.phase != "declaring":
        return False
    seen = _seen(state)
    if any(each.means is not None for each in seen):
        return False
    return any(state.distance(a.id, b.id) is None for a, b in combinations(seen, 2) if a.side != b.side)


def question(state: State) -> list[Decision]:
    """How far the camps are apart: in silence far enough for whoever holds what shoots, else hand to hand."""
    if not is_open(state):
        return []
    shoots = any(arm.shoots for each in _seen(state) for arm in each.arms)
    return [one_of(f"{GM}:apart:{state.round}", "apart", GM, APART, usual=AFAR if shoots else CLOSE, figures=EXACT)]


def ask(scene: Scene[State]) -> Action:
    """It holds for those, too, who are hidden; what was said of single people stands."""
    answer = yield from answered(question)
    if answer is not None:
        yield from tell(SidesParted(int(answer["apart"]), rest=True))


# ---- Who has still to say what he does, and who may say it otherwise (R20-SEQ-004, -014).


def awaited(state: State) -> list[Fighter]:
    """Those who can act and have not spoken; newcomers of this sequence wait for the next (R20-SEQ-014)."""
    return [each for each in state.combatants.values() if each.means is None and slots.able(state, each)]


def may_wait_for(state: State, who: Fighter) -> bool:
    """Whether a sequence may wait for him alone and tell nobody that he is there: who is seen, or answers at once;
    everybody, where somebody who is seen is surprised, for then all know that somebody is (R20-SPE-012)."""
    if not who.hidden or who.temperament is not None:
        return True
    return any(each.surprised == state.round and not each.hidden for each in state.combatants.values())


def may_say(state: State, who: Fighter) -> bool:
    """Whether *who* may still say what he does in this sequence."""
    return state.phase == "declaring" and who.means is None and slots.able(state, who) and not is_open(state)


def may_open(state: State, who: Fighter) -> bool:
    """Whether the next sequence opens with what *who* says: none does by itself (R20-SEQ-015)."""
    return slots.rests(state) and not who.out


def opening(state: State) -> State:
    """*state* as it is once the next sequence has opened."""
    return RoundStarted(state.round + 1).change(state)


def may_change(state: State, who: Fighter) -> bool:
    """Whether *who* may do something else than what he has said in secret: until everybody has spoken (R20-SEQ-004).
    What is only chosen, and not said yet, is changed where it was chosen."""
    if state.settings.intentions != "secret" or state.phase != "declaring" or not slots.able(state, who):
        return False
    return who.means is not None and any(may_wait_for(state, each) for each in awaited(state))


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
        if not any(may(state, who) for may in (may_say, may_change, may_open)):
            raise Refused("moment-passed")

    def take(self, scene: Scene[State]) -> Action:
        means = Intention("other", words=" ".join(self.words.split())[:LONGEST_WORDS])
        yield from opened(scene, self.who)
        yield from tell(IntentionDeclared(self.who, means, scene.now.settings.intentions == "secret"))


def opened(scene: Scene[State], ident: str) -> Action:
    """Where no sequence opens by itself, the next one does with what *ident* says (R20-SEQ-015)."""
    if may_open(scene.now, scene.now.combatants[ident]):
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
    tells = ModifierSet

    def check(self, state: State) -> None:
        known(state, self.who)


@word(tool="admit")
class Admit(Word):
    """Who has come while intentions are declared declares his own at once (R20-SEQ-014)."""

    who: CombatantId = from_text("who")
    tells = Admitted

    def check(self, state: State) -> None:
        if known(state, self.who).since <= state.round:
            raise Refused("rpg20-no-newcomer", name=known(state, self.who).name)
        if state.phase != "declaring":
            raise Refused("rpg20-order-told", name=known(state, self.who).name)


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
    check = yield from rolled(scene, "spot", Trial(who, domain=domain))
    won = margin(check) if check.succeeds else 0
    yield from tell(SurpriseTested(who.id, ambusher, **shown(check), margin=won))
    return won if check.succeeds else None


# ---- What is done in a slot that is no attack: moves, weapons drawn, care (R20-ACT-001, -011, R20-WND-014, -017).

AWAY = 5
"""Metres by which somebody gets away from whoever was at hand, unless the game master says otherwise."""


def move(scene: Scene[State]) -> Action:
    """The goal is reached, unless the game master says otherwise (R20-ACT-001)."""
    _, who, means = under_way(scene.now)
    # Whoever is not there any more is not reached.
    target = None if is_gone(scene.now, means.target) else means.target
    yield from tell(Moved(who.id, means.goal, target, means.detail, means.goal != "approach" or target is not None))
    if means.goal == "approach" and target is not None:
        yield from tell(DistanceSet(who.id, target, 1, "reached"))
    if means.goal == "away":
        yield from _leave(scene, who.id)
    yield from end(scene)


def draw(scene: Scene[State]) -> Action:
    """What was in hand is put away for it."""
    _, who, means = under_way(scene.now)
    weapon = next((each for each in using.drawable(who) if each.weapon == means.weapon), None)
    if weapon is None:
        yield from end(scene, "unable")
        return
    lies = weapon.beside if weapon.held == "dropped" else None
    if lies is not None:
        yield from _go(scene, who.id, lies)
    held: Held = who.free_hand(weapon)
    busy = ("main", "second", "both") if held == "both" else (held, "both")
    for each in who.weapons:
        if each.held in busy and each.weapon != weapon.weapon:
            yield from tell(WeaponHeld(who.id, each.weapon, "carried", "put"))
    reason: Literal["picked", "drawn"] = "picked" if weapon.held == "dropped" else "drawn"
    # A rest is lost with the place where the weapon stood (R20-ACT-005).
    lacking = max(weapon.lacking, weapon.prepare) if weapon.rest else 0
    yield from tell(WeaponHeld(who.id, weapon.weapon, held, reason, lacking=lacking))
    yield from end(scene)


def _go(scene: Scene[State], ident: str, lies: str) -> Action:
    """Whoever fetches what lies beside another goes there; where nobody stands, away from those at hand."""
    if lies in scene.now.combatants and not scene.now.combatants[lies].hidden:
        if ident != lies and not scene.now.engaged(ident, lies):
            yield from tell(DistanceSet(ident, lies, 1, "reached"))
        return
    yield from _leave(scene, ident)


def _leave(scene: Scene[State], ident: str) -> Action:
    """He is at hand to nobody any more."""
    near = [each for each in scene.now.combatants if each != ident and scene.now.engaged(ident, each)]
    for other in near:
        yield from tell(DistanceSet(ident, other, AWAY, "left"))


def rise(scene: Scene[State]) -> Action:
    _, who, _ = under_way(scene.now)
    yield from tell(GotUp(who.id))
    yield from end(scene)


def help_up(scene: Scene[State]) -> Action:
    """Whoever lies there at hand is on his feet again (R20-WND-013)."""
    _, who, means = under_way(scene.now)
    if means.target is None or is_gone(scene.now, means.target) or not LIES(scene.now.combatants[means.target]):
        yield from end(scene, "no_target")
    elif aiming.is_unknown(scene.now, who, means.target):
        yield from aiming.ask_distance(scene)
    elif not scene.now.engaged(who.id, means.target):
        yield from end(scene, "too_far")
    else:
        yield from tell(GotUp(means.target))
        yield from end(scene)


def treat(scene: Scene[State]) -> Action:
    """Habilité and Médecine: one success ends one state (R20-WND-017). Whoever treats somebody is beside him, or moves
    there (R20-ACT-003)."""
    _, who, means = under_way(scene.now)
    if means.target is not None and means.target != who.id and is_left(scene.now, who, means):
        unknown, gone = aiming.is_unknown(scene.now, who, means.target), is_gone(scene.now, means.target)
        if unknown and not gone and not aiming.arrives(scene.now, means):
            yield from aiming.ask_distance(scene)
            return
        # Of whoever lies in wait nobody is asked how far away he is: it would tell of him.
        if not (unknown and gone) and not scene.now.engaged(who.id, means.target):
            if not means.moving:
                yield from end(scene, "too_far")
                return
            yield from tell(DistanceSet(who.id, means.target, 1, "reached"))
    patient = None if means.target is None else scene.now.combatants.get(means.target)
    ills = () if patient is None or patient.dead else patient.ills
    ill = next((each.kind for each in ills if means.detail in ("", each.kind)), None)
    if patient is None or ill is None:
        yield from end(scene, "no_target")
        return
    check = yield from rolled(scene, "treat", treating(who, means), judged=True)
    yield from tell(Treated(who.id, patient.id, ill, **shown(check)))
    yield from end(scene)


def outcome_question(state: State) -> list[Decision]:
    """What comes of it is the game master's word (R20-SEQ-008)."""
    if state.turn is None:
        return []
    turn, who, means = under_way(state)
    key = f"{who.id}:outcome:{state.round}.{turn.made}"
    return [one_of(key, "outcome", GM, ("done", "failed"), {"author": who.id, "words": means.words or None})]


def other(scene: Scene[State]) -> Action:
    turn, who, means = under_way(scene.now)
    if turn.done:
        yield from end(scene)
        return
    answer = yield from answered(outcome_question)
    if answer is not None:
        done: Literal["done", "failed"] = "done" if answer["outcome"] == "done" else "failed"
        yield from tell(DeedDone(who.id, means.detail, done, means.words))


def nothing(scene: Scene[State]) -> Action:
    """What has no slot of its own is done without one (R20-ACT-010)."""
    yield from end(scene, "nothing")
