"""What actions make of the rolls of others (DN5-ACT-008, -009)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import incapacitated, speed, spent
from bot.rulesets.dnd5.base.rolls import Ahead, Sway, Trial, better, d20, worse
from bot.rulesets.dnd5.rounds.turns import noticing
from bot.rulesets.dnd5.state import CONDITIONS, Attempt, Fighter, Help, State, Term, locates, sees
from bot.rulesets.shared import people, secrecy
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import known

# ---- What is told of actions (DN5-ACT).

Cost: TypeAlias = Literal["action", "bonus", "object", "free"]
_RULES: Final = {
    "dash": ("DN5-ACT-010", "DN5-ACT-011"),
    "dodge": ("DN5-ACT-008", "DN5-ACT-009"),
    "disengage": ("DN5-ACT-014", "DN5-REA-006"),
    "rush": ("DN5-TUR-004",),
}


@happens("DN5-ACT-001", to=PUBLIC)
class ActionTaken:
    """*combatant* does *what*, which costs him his action, his bonus action, his free object, or nothing
    (DN5-TUR)."""

    combatant: CombatantId
    what: str
    cost: Cost = "action"

    def change(self, state: State) -> State:
        changes: dict[str, Any] = {} if self.cost == "free" else {self.cost: True}
        if self.what == "dash" and state.turn is not None:
            changes["dashed"] = state.turn.dashed + 1
        return spent(state, **changes)

    def why(self) -> tuple[str, ...]:
        return _RULES.get(self.what, ())


def helped(state: State, ident: str) -> State:
    """*state* once *ident* has tried what somebody helped him with (DN5-ACT-003)."""
    for each in state.combatants.values():
        if each.helps is not None and each.helps.who == ident and each.helps.against is None:
            state = state.with_(each.id, helps=None)
    return state


@happens("DN5-ACT-003", to=PUBLIC)
class HelpGiven:
    """*combatant* helps *target* to attack *against*; without that, with whatever he tries next. It holds until his own
    next turn begins."""

    combatant: CombatantId
    target: CombatantId
    against: CombatantId | None = None

    def change(self, state: State) -> State:
        return spent(state.with_(self.combatant, helps=Help(self.target, self.against)), action=True)

    def why(self) -> tuple[str, ...]:
        return () if self.against is None else ("DN5-ACT-004",)


@happens(to=PUBLIC)
class AttemptBegun:
    """*combatant* would hide, or searches: the game master says whether, and how, it can be done."""

    combatant: CombatantId
    what: Literal["hide", "search"]
    bonus: bool = False

    def change(self, state: State) -> State:
        return evolve(state, deeds=(*state.deeds, Attempt(self.combatant, self.what, self.bonus)))

    def why(self) -> tuple[str, ...]:
        return ("DN5-ACT-013",) if self.what == "hide" else ("DN5-ACT-007",)


@happens("DN5-EXT-013", to=PUBLIC)
class HideDenied:
    """There is nothing here for *combatant* to hide behind, says the game master: nothing is spent."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        turn = state.turn
        return state if turn is None else spent(state, denied=(*turn.denied, "hide"))


@happens("DN5-EXT-007", to=PUBLIC)
class AttemptEnded:
    """*combatant* can do so no longer."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


@happens("DN5-ACT-013", "DN5-EXT-013", to=PUBLIC)
class Hid:
    """*combatant* hides: *unnoticed_by*: those whose passive perception his total reaches, who do not know any more
    where he is."""

    combatant: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    unnoticed_by: tuple[Aside, ...]
    bonus: bool = False
    up: tuple[Name, ...] = ()
    down: tuple[Name, ...] = ()

    def change(self, state: State) -> State:
        hidden_from = tuple(each for each in self.unnoticed_by if each in state.combatants)
        state = state.with_(self.combatant, hidden_from=hidden_from, stealth=self.total if hidden_from else None)
        state = helped(evolve(state, deeds=state.deeds[:-1]), self.combatant)
        return spent(state, **{"bonus" if self.bonus else "action": True})

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-006",)


@happens("DN5-ACT-007", to=PUBLIC)
class Searched:
    """*combatant* searches with *skill*: *found*: those hidden from him whose stealth his total exceeds
    (DN5-EXT-013)."""

    combatant: CombatantId
    skill: str
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    found: tuple[Aside, ...]
    up: tuple[Name, ...] = ()
    down: tuple[Name, ...] = ()

    def change(self, state: State) -> State:
        for each in self.found:
            other = state.combatants.get(each)
            if other is not None:
                left = tuple(ident for ident in other.hidden_from if ident != self.combatant)
                state = state.with_(each, hidden_from=left, stealth=other.stealth if left else None)
        return spent(helped(evolve(state, deeds=state.deeds[:-1]), self.combatant), action=True)

    def why(self) -> tuple[str, ...]:
        return ("DN5-EXT-013", "DN5-EXT-005")


@happens("DN5-EXT-013", to=PUBLIC)
class CameOut:
    """*combatant* is hidden from nobody any more."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, hidden_from=(), stealth=None)


@happens("DN5-ACT-009", to=PUBLIC)
class DodgeLost:
    """*combatant* is incapacitated, or cannot move: his dodging is over, also where that does not last."""

    combatant: CombatantId

    def befalls(self, state: State, who: Fighter) -> State:
        return state.put(evolve(who, conditions=tuple(each for each in who.conditions if each.kind != "dodging")))


def attempt_of(state: State) -> Attempt | None:
    """What is being tried by the game master's leave."""
    deed = state.deed
    return deed if isinstance(deed, Attempt) else None


# ---- What the game master says of whoever hides (DN5-EXT-013).


@word(tool="came_out")
class SayFound(Word):
    """*who* is hidden no more: he was discovered, or shows himself."""

    combatant: CombatantId = from_text("who")
    tells = CameOut

    def check(self, state: State) -> None:
        who = known(state, self.combatant)
        if not who.hidden_from:
            raise Refused("not-hidden", name=who.name)


DODGES: Final = CONDITIONS.that("dodges")


def dodges(who: Fighter) -> bool:
    """Whether he dodges: not once he is incapacitated or cannot move (DN5-ACT-009)."""
    return DODGES(who) and not (incapacitated(who) or rooted(who))


def rooted(who: Fighter) -> bool:
    """Whether his speed is 0, however he moves."""
    return not any(speed(who, mode) for mode in who.speeds)


def assisted(state: State, trial: Trial) -> Iterable[Sway]:
    """A check of somebody whom a companion helps with what he tries; that is not his initiative (DN5-ACT-003)."""
    help_ = Help(trial.who.id)
    return better(
        "helped", trial.why != "initiative" and any(each.helps == help_ for each in state.combatants.values())
    )


def dodged(state: State, trial: Trial) -> Iterable[Sway]:
    """An attack on somebody who dodges and sees it coming (DN5-ACT-008)."""
    target = trial.target
    return worse("dodging", target is not None and dodges(target) and sees(state, target, trial.who))


def nimbly(state: State, trial: Trial) -> Iterable[Sway]:
    """A save of Dexterity of somebody who dodges."""
    return better("dodging", trial.ability == "dexterity" and dodges(trial.who))


# ---- Hiding and searching, as the game master allows (DN5-ACT-007, -013, DN5-EXT-006, -013).

ALLOW, DENY = "allow", "deny"
SENSES: Final = ("perception", "investigation")


def attempt(scene: Scene[State]) -> Action:
    """The game master says whether somebody can hide here, or what he searches with; then he rolls."""
    deed = attempt_of(scene.now)
    assert deed is not None
    if incapacitated(scene.now.combatants[deed.who]):
        yield from tell(AttemptEnded(deed.who))
        return
    choice = yield from answered(questions)
    if choice is None:
        return
    who = scene.now.combatants[deed.who]
    if deed.what == "search":
        yield from _searches(scene, who, choice["sense"])
    elif choice["hideout"] == DENY:
        yield from tell(HideDenied(who.id))
    else:
        yield from _hides(scene, who, deed)


def questions(state: State) -> Iterator[Decision]:
    """To the game master, of whoever tries it."""
    deed = attempt_of(state)
    if deed is None or incapacitated(state.combatants[deed.who]):
        return
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    about: dict[str, Scalar] = {"combatant": deed.who}
    kind, options = ("hideout", (ALLOW, DENY)) if deed.what == "hide" else ("sense", SENSES)
    yield one_of(f"{GM}:{kind}:{state.round}.{turn}.{deed.who}", kind, GM, options, about)


def watchers(state: State, who: Fighter) -> list[Fighter]:
    """Those of other sides who could notice *who*."""
    return [each for each in state.combatants.values() if each.side != who.side and not each.out]


def hiding(state: State, who: Fighter) -> Ahead:
    """What he rolls to hide: his total is held against the passive perception of each foe, and equal is enough
    (DN5-EXT-013)."""
    most = max((noticing(state, each) for each in watchers(state, who)), default=0)
    return Ahead(state, "check", Trial(who, skill="stealth", why="hide"), lambda total: float(total >= most))


def _hides(scene: Scene[State], who: Fighter, deed: Attempt) -> Action:
    ahead = hiding(scene.now, who)
    against = {each.id: noticing(scene.now, each) for each in watchers(scene.now, who)}
    made = yield from d20(scene, "check", ahead.trial, why="stealth", odds=ahead.odds)
    unnoticed = tuple(ident for ident, passive in against.items() if made.check.total >= passive)
    yield from tell(
        Hid(who.id, made.faces, made.check.terms, made.check.total, unnoticed, deed.bonus, made.up, made.down)
    )


def _searches(scene: Scene[State], who: Fighter, sense: str) -> Action:
    """Whoever is hidden from him is found where his total is higher: a tie leaves him hidden (DN5-EXT-005)."""
    made = yield from d20(scene, "check", Trial(who, skill=sense, why="search"), why="search", judged=False)
    total = made.check.total
    found = [
        each
        for each in scene.now.combatants.values()
        if each.side != who.side and not locates(who, each) and each.stealth is not None and total > each.stealth
    ]
    yield from tell(
        Searched(
            who.id,
            sense,
            made.faces,
            made.check.terms,
            total,
            tuple(each.id for each in found),
            made.up,
            made.down,
        )
    )
    for each in found:
        if each.hidden:
            yield from people.show(scene, each.id, each.seen_with)


def concealed(state: State, ident: str, reader: Reader) -> bool:
    """Whether *reader* does not know where *ident* is: all whom he plays have lost sight of him; to whoever plays
    nobody, all players' characters have (DN5-EXT-013)."""
    who = state.combatants.get(ident)
    if who is None or not who.hidden_from:
        return False
    eyes = secrecy.eyes_upon(state, who, reader)
    return eyes is not None and all(each.id in who.hidden_from for each in eyes)


# ---- a dodge that is lost


def undone(state: State) -> Fighter | None:
    """Who dodges and can do so no more (DN5-ACT-009)."""
    return next(
        (
            each
            for each in state.combatants.values()
            if DODGES(each) and (incapacitated(each) or (each.speeds and rooted(each)))
        ),
        None,
    )


def undo(scene: Scene[State]) -> Action:
    who = undone(scene.now)
    assert who is not None
    yield from tell(DodgeLost(who.id))
