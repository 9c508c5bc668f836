"""Rounds and turns: whose turn it is, what comes first in it, its end (DN5-INI-001, DN5-TUR)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell, wait
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import harnessed
from bot.rulesets.dnd5.base.rolls import SWAYS, Trial, d20, leaning
from bot.rulesets.dnd5.state import Fighter, State, Term, Turn, led
from bot.rulesets.shared import conditions, initiative, resting, seeing, turns
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known, opened, unless_so

# ---- What happens to the round and to the turn (DN5-INI, DN5-TUR).

# ---- surprise


@happens("DN5-INI-005", to=GM_ONLY)
class SneakRolled:
    """*combatant* tries not to be noticed; *unnoticed_by*: whose passive perception his total reaches."""

    combatant: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    unnoticed_by: tuple[Aside, ...]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, stealth=self.total)


@happens("DN5-INI-006", "DN5-INI-008", to=PUBLIC)
class SurpriseSaid:
    """*combatant* is surprised, or no more. Whoever is has foes, though he may see none: the first round is played
    (DN5-INI-003)."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        if self.on and not state.prolonged:
            state = evolve(state, prolonged=1)
        return state.with_(self.combatant, surprised=self.on)

    def why(self) -> tuple[str, ...]:
        return ("DN5-INI-007",) if self.on else ()


@happens("DN5-INI-005", to=GM_ONLY)
class SneakSaid:
    """*combatant* will try not to be noticed when the fight begins, or no more."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        others = tuple(each for each in state.sneaking if each != self.combatant)
        return evolve(state, sneaking=(*others, self.combatant) if self.on else others)


@happens("DN5-INI-005", to=GM_ONLY)
class SurpriseJudged:
    """The game master has taken what the dice say of surprise, or not."""

    taken: bool

    def change(self, state: State) -> State:
        people = {ident: evolve(who, stealth=None) for ident, who in state.combatants.items()}
        return evolve(state, sneaking=(), combatants=people)


# ---- initiative


@happens("DN5-INI-009", to=PUBLIC)
class InitiativeRolled(initiative.InitiativeRolled):
    """*shared*: it is the roll of others of his kind (DN5-INI-010)."""

    faces: tuple[int, ...] = ()
    shared: bool = False

    def why(self) -> tuple[str, ...]:
        return ("DN5-INI-010",) if self.shared else ()


@happens("DN5-INI-013", to=PUBLIC)
class TieRolled(initiative.TieRolled):
    pass


@happens("DN5-INI-012", to=PUBLIC)
class TieSettled:
    """*combatant*, and the *band* of his kind with him, acts before *others*, who have the same total."""

    combatant: CombatantId
    others: tuple[Aside, ...]
    band: tuple[Aside, ...] = ()

    def change(self, state: State) -> State:
        first = ((each, 1) for each in (self.combatant, *self.band))
        for ident, place in (*first, *((each, 0) for each in self.others)):
            who = state.combatants.get(ident)
            if who is not None:
                state = state.with_(ident, tie=(*who.tie, place))
        return state


@happens("DN5-INI-012", to=PUBLIC)
class PlayersAgreed:
    """*combatant* acts before *others*, who have the same *total*, as their players say: where the game master's people
    come in he has still to say."""

    combatant: CombatantId
    others: tuple[Aside, ...]
    total: int

    def change(self, state: State) -> State:
        for ident, place in ((self.combatant, 1), *((each, 0) for each in self.others)):
            who = state.combatants.get(ident)
            if who is not None:
                before = who.agreed if who.agreed[:1] == (self.total,) else (self.total,)
                state = state.with_(ident, agreed=(*before, place))
        return state


@happens("DN5-INI-011")
class OrderSet(initiative.OrderSet):
    pass


@happens("DN5-INI-014", to=PUBLIC)
class CameLate:
    """The place of *combatant* has gone by in this round: he acts from the next one on."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, acted=True)


# ---- rounds and turns


@happens("DN5-INI-001", to=PUBLIC)
class RoundStarted(turns.RoundStarted):
    pass


@happens(to=PUBLIC)
class TurnBegun:
    """It is the turn of *combatant*; his reaction is whole again (DN5-REA-002), and what he held ready is lost
    (DN5-ACT-017). *idle*: he is surprised
    (DN5-INI-007). *unseen*: he is hidden, and no breather may tell that he had a turn."""

    combatant: CombatantId
    idle: bool = False
    unseen: bool = False

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, reacted=False, helps=None, ready=None)
        return harnessed(evolve(state, turn=Turn(self.combatant, idle=self.idle)), self.combatant)

    def why(self) -> tuple[str, ...]:
        return ("DN5-TUR-001", "DN5-INI-007") if self.idle else ("DN5-TUR-001",)


@happens(to=PUBLIC)
class TurnOpened:
    """What comes first in a turn is done: from now on *combatant* decides."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, scorched=False).in_turn(began=True)


Unused: TypeAlias = Literal["action", "attacks", "bonus", "movement"]


@happens("DN5-TUR-002", changes=False, to=PUBLIC)
class TurnLapsed:
    """*combatant* has not said what he does: his turn ends. *unused*: what was left to him of it: his action, attacks,
    his bonus action, movement, so many *metres* of it."""

    combatant: CombatantId
    unused: tuple[Unused, ...]
    metres: str


@happens(to=PUBLIC)
class TurnEnded(turns.TurnEnded):
    """What he has not used of it is lost (DN5-MOV-001); whoever was surprised is so no more (DN5-INI-007). *free*: he
    was asked when nothing but what is free was left to him, and so whether his turns end by themselves then."""

    free: bool = False

    def change(self, state: State) -> State:
        ended = evolve(state.with_(self.combatant, acted=True, surprised=False), turn=None)
        return ended.with_(self.combatant, finishes=True) if self.free else ended


@happens("DN5-INI-003", to=PUBLIC)
class FightProlonged(resting.FightProlonged):
    """Rounds go on although one side alone stands."""


AT: Point[[Scene[State], Anchor], Action] = Point("what happens at the edge of a turn or round")
"""What else happens there, beside conditions that end: saves, the ends of spells."""


def _at(scene: Scene[State], at: Anchor) -> Action:
    """What happens, and ends, *at* that moment."""
    yield from AT(scene, at)
    yield from conditions.end(scene, at)


def next_up(state: State) -> str | None:
    """Whose turn is next in this round; None: the round is over. A mount that is controlled acts in the turn of its
    rider, whose initiative is its own now (DN5-MNT-007)."""
    return initiative.next_up(state, lambda who: who.has_turns and not who.acted and not _waits_for_rider(state, who))


def _waits_for_rider(state: State, who: Fighter) -> bool:
    by = led(state, who)
    return by is not None and by.has_turns and not by.acted and by.id in state.order


def decided(state: State) -> bool:
    """Whether nobody fights any more, as far as everybody can see: the scene may be closed. While somebody
    may still be saved, die, or come to by himself, rounds go on (DN5-INI-003)."""
    if state.prolonged and state.prolonged >= state.round:
        return False
    seen = [each for each in state.combatants.values() if not each.hidden]
    return seeing.is_decided(seen) and not any(each.dying or each.knits for each in seen)


def rests(state: State) -> bool:
    """Whether no turn, nor round, begins by itself."""
    return state.opened and state.turn is None and not state.deeds and decided(state)


def next_round(scene: Scene[State]) -> Action:
    """The round is over, and what ends with it; the next one begins."""
    if scene.now.round:
        yield from _at(scene, Anchor(scene.now.round))
    yield from tell(RoundStarted(scene.now.round + 1))


def begin(scene: Scene[State]) -> Action:
    """The turn of whoever is next begins, and what holds until then ends."""
    ident = next_up(scene.now)
    assert ident is not None
    who = scene.now.combatants[ident]
    yield from tell(TurnBegun(ident, who.surprised, unseen=who.hidden))
    yield from _at(scene, Anchor(scene.now.round, "begin", ident))


def open_(scene: Scene[State]) -> Action:
    """What comes first is done; whoever can do nothing at all in his turn is not asked."""
    turn = scene.now.turn
    assert turn is not None
    yield from tell(TurnOpened(turn.who))


def end(scene: Scene[State], ident: str, *, free: bool = False) -> Action:
    """The turn of *ident* is over, and what ends with it; *free*: he has said so when nothing but what is free was left
    to him."""
    yield from tell(TurnEnded(ident, free=free))
    yield from _at(scene, Anchor(scene.now.round, "end", ident))


def stop(scene: Scene[State]) -> Action:
    """Nothing goes on by itself."""
    yield from wait()


# ---- What the game master says of surprise and of the order (DN5-INI).


@word(tool="sneak")
class Sneak(Word):
    """*who* tries not to be noticed when the fight begins (DN5-INI-005)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = SneakSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if state.opened:
            raise Refused("already-begun")
        unless_so(who, who.id in state.sneaking, self.on)


@word(tool="surprise")
class SaySurprise(Word):
    """*who* is surprised, or is not, whatever the dice say (DN5-INI-005, -008)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = SurpriseSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.on and (state.round > 1 or who.acted):
            raise Refused("dnd5-surprise-over", name=who.name)
        unless_so(who, who.surprised, self.on)


@word(tool="end_turn")
class EndTurn(Word):
    """The game master ends the turn under way: whoever it is says no more in it."""

    def check(self, state: State) -> None:
        opened(state)
        if state.turn is None or state.deeds:
            raise Refused("dnd5-no-turn")

    def take(self, scene: Scene[State]) -> Action:
        turn = scene.now.turn
        if turn is not None:
            yield from end(scene, turn.who)


@word(tool="go_on")
class Prolong(resting.Prolong):
    """Rounds go on although one side alone stands: until the end of this one, where turns of it are left, else of the
    next one (DN5-INI-003)."""

    told = FightProlonged

    def rests(self, state: State) -> bool:
        return rests(state)

    def until(self, state: State) -> int:
        return state.round + (next_up(state) is None)


# ---- Who is surprised when the fight begins (DN5-INI-005 to -008).

PASSIVE, LEANS = 10, 5
TAKE, NOBODY = "take", "nobody"


def passive(who: Fighter, skill: str = "perception", lean: int = 0) -> int:
    """10 and all that is added to the check; 5 more where he would have advantage (*lean* 1), 5 less with disadvantage
    (DN5-EXT-006).

    >>> passive(Fighter("ana", "Ana", "players", skills={"perception": 4}))
    14
    """
    return PASSIVE + who.skill(skill) + LEANS * lean


def noticing(state: State, who: Fighter) -> int:
    """The passive perception of *who* as things stand."""
    return passive(who, lean=leaning(SWAYS.found("check", state, Trial(who, skill="perception", why="passive"))))


def sneaks(state: State) -> list[Fighter]:
    """Those who try not to be noticed and have not been judged."""
    return [state.combatants[each] for each in state.sneaking if each in state.combatants]


def judge(scene: Scene[State]) -> Action:
    """Each of those who sneak rolls; whoever notices none of the other side is surprised, if the game master takes it
    so. Whoever sees somebody who does not sneak is not surprised (DN5-INI-006)."""
    if all(each.stealth is None for each in sneaks(scene.now)):
        for who in sneaks(scene.now):
            yield from _sneaks(scene, who.id)
        return
    answer = yield from ask_first(_questions)
    if answer is None:
        return
    taken = answer[1]["surprise"] == TAKE
    found = surprised(scene.now) if taken else []
    yield from tell(SurpriseJudged(taken))
    for each in found:
        yield from tell(SurpriseSaid(each.id, on=True))


def _sneaks(scene: Scene[State], ident: str) -> Action:
    who = scene.now.combatants[ident]
    made = yield from d20(scene, "check", Trial(who, skill="stealth", why="sneak"), why="stealth", judged=False)
    unnoticed = [
        each.id
        for each in scene.now.combatants.values()
        if each.side != who.side and made.check.total >= noticing(scene.now, each)
    ]
    yield from tell(SneakRolled(who.id, made.faces, made.check.terms, made.check.total, tuple(unnoticed)))


def surprised(state: State) -> list[Fighter]:
    """Those who notice none of the other side."""
    return [each for each in state.combatants.values() if _unaware(state, each)]


def _unaware(state: State, who: Fighter) -> bool:
    # Whoever is hidden and does not sneak is noticed by nobody either: he would tell by his presence that he is there.
    others = [
        each
        for each in state.combatants.values()
        if each.side != who.side and not each.out and (each.stealth is not None or not each.hidden)
    ]
    return bool(others) and all(each.stealth is not None and each.stealth >= noticing(state, who) for each in others)


def _questions(state: State) -> Iterator[Decision]:
    if sneaks(state):
        found = surprised(state)
        # Where somebody hidden sneaks, the question is the game master's alone: it would tell that he is there.
        unseen = next((each.id for each in sneaks(state) if each.hidden), None)
        names = ", ".join(each.name for each in found) or None
        about: dict[str, Scalar] = {"count": len(found), "names": names, "unseen": unseen}
        usual = TAKE if found else NOBODY
        yield one_of("@gm:surprise", "surprise", GM, (TAKE, NOBODY) if found else (NOBODY,), about, usual=usual)
