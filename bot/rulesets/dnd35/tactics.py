"""Feints, and help that is given to others (D35-ATK-001, -006 to -008)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve, surely
from bot.rulesets.dnd35.attack.arms import in_melee
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.budget import Outlook, moved
from bot.rulesets.dnd35.base.needs import IN_REACH, MOVE, STANDARD, Deed, no_standard, unheld
from bot.rulesets.dnd35.base.rolls import Ahead, Opposes, Rivals, Side, Strikes, Trial, locates, oppose
from bot.rulesets.dnd35.cover.degrees import SET_UPON, total
from bot.rulesets.dnd35.state import Favour, Fighter, State, enemies
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.conditions import Anchor, Condition, next_turn
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import because, must, of_whom

# ---- What is told of feints and of help (D35-ATK-001, -006, -007).


@happens("D35-ATK-001", to=PUBLIC)
class AidRolled(Strikes):
    """*combatant* attacks *target* to help *companion*, against a class of 10: *how* it helps, if it *succeeds*."""

    combatant: CombatantId
    companion: CombatantId
    target: CombatantId
    how: Literal["attack", "defence"]
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    succeeds: bool

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.companion)
        if who is None or not self.succeeds:
            return state
        return state.with_(who.id, favours=(*who.favours, Favour(self.combatant, self.target, self.how)))


@happens("D35-ATK-001", to=PUBLIC)
class AidLapsed:
    """What *combatant* has done to help has not been used before his next turn."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        for who in state.combatants.values():
            left = tuple(each for each in who.favours if each.by != self.combatant)
            if len(left) < len(who.favours):
                state = state.with_(who.id, favours=left)
        return state


@happens("D35-ATK-006", to=PUBLIC)
class FeintRolled(Opposes):
    """*combatant* bluffs, *target* reads him; *won*: the next attack in melee of the one finds the other without his
    Dexterity, until *until*. *quick*: with a move action."""

    combatant: CombatantId
    target: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    other_face: int
    other_terms: tuple[Term, ...]
    other_total: int
    won: bool
    again: int = 0
    until: Anchor | None = None
    quick: bool = False

    def change(self, state: State) -> State:
        if state.turn is not None:
            spent = moved(state.turn) if self.quick else {"standard": True}
            state = state.in_turn(deeds=state.turn.deeds + 1, **spent)
        target = state.combatants.get(self.target)
        if target is None or not self.won:
            return state
        kept = tuple(each for each in target.conditions if each.kind != "feinted")
        return state.put(evolve(target, conditions=(*kept, Condition("feinted", self.until, self.combatant))))

    def why(self) -> tuple[str, ...]:
        return ("D35-ATK-007",) if self.won else ()


# ---- Feinting, and helping somebody (D35-ATK-001, -006).

CLASS: Final = 10
"""What an attack that helps must reach (D35-ATK-001)."""
HOW: Final = ("attack", "defence")


def _foes(at: Outlook) -> list[Fighter]:
    """Those of the other sides whom he could attack in melee, as far as he sees them."""
    return [
        each
        for each in enemies(at.state, at.who)
        if locates(at.who, each)
        and not total(at.state, at.who, each)
        and any(in_melee(at.who, arm, each) for arm in at.who.arms)
    ]


def _quick(who: Fighter) -> bool:
    return "improved_feint" in who.feats


def _friends(at: Outlook) -> tuple[str, ...]:
    """Those of his side whom he could help."""
    people = (each for each in at.state.combatants.values() if each.side == at.who.side and each.id != at.who.id)
    return tuple(each.id for each in people if not (each.out or each.hidden))


class Feint(Deed):
    """A standard action; with the feat for it a move action. Nobody feints what has no mind (D35-ATK-008)."""

    code = "feint"
    needs = (
        unheld,
        because(lambda at: not at.turn.swings and (STANDARD.met(at) or (_quick(at.who) and MOVE.met(at))), no_standard),
    )
    whom = (*SET_UPON, of_whom("mindless", lambda at, target: not target.intelligence), *IN_REACH)

    def asks(self, at: Outlook) -> Blanks | None:
        found = tuple(each.id for each in _foes(at) if each.intelligence)
        return (Field("target", found),) if found else None

    def trial(self, at: Outlook, choice: Choice) -> Rivals:
        target = at.state.combatants[choice["target"]]
        mine = Trial(at.who, 0, target, skill="bluff", tried="feint")
        theirs = Trial(target, 0, at.who, skill="sense_motive", tried="feint", defends=True)
        # Equal is not enough (D35-ATK-006).
        return Rivals(at.state, Side("skill", mine), (Side("skill", theirs),), "fails")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from people.come_out(scene, who)
        person, target = (scene.now.combatants[each] for each in (who, choice["target"]))
        made = yield from oppose(scene, self.trial(Outlook(scene.now, person), choice), why="feint")
        turn = scene.now.turn
        quick = _quick(person) and turn is not None and budget.has_move(turn)
        until = next_turn(scene.now, who)
        # His next turn is the one after this one.
        if turn is not None and turn.who == who:
            until = type(until)(scene.now.round + 1, "end", who)
        yield from tell(FeintRolled(who, target.id, until=until, quick=quick, **made.told()))


class Aid(Deed):
    """A standard action: an attack against a class of 10, for a companion (D35-ATK-001)."""

    code = "aid"
    needs = (unheld, STANDARD, must("no_companion", _friends))
    whom = (*SET_UPON, *IN_REACH)

    def asks(self, at: Outlook) -> Blanks | None:
        foes = tuple(each.id for each in _foes(at))
        return (Field("target", foes), Field("friend", _friends(at)), Field("how", HOW)) if foes else None

    def trial(self, at: Outlook, choice: Choice) -> Ahead:
        target = at.state.combatants[choice["target"]]
        weapon = next((each for each in at.who.arms if in_melee(at.who, each, target)), at.who.arms[-1])
        return Ahead(at.state, "aid", Trial(at.who, 0, target, weapon, against=CLASS, tried="aid"))

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from people.come_out(scene, who)
        rolls = self.trial(Outlook(scene.now, scene.now.combatants[who]), choice)
        made = yield from rolls.made(scene, why="attack")
        how = cast(Literal["attack", "defence"], choice["how"])
        yield from tell(
            AidRolled(
                who,
                choice["friend"],
                choice["target"],
                how,
                surely(rolls.trial.weapon).weapon,
                against=made.against,
                succeeds=made.succeeds,
                **made.told(),
            )
        )


ACTIONS = (Feint(), Aid())


# ---- What feints and help make of rolls (D35-ATK-001, -006, -008).

HELP: Final = 2
STRANGE: Final = -4
"""What a feint loses against whoever is no humanoid."""
DULL: Final = -8
"""What it loses against an animal's wits, in the place of that."""
KIN: Final[Mapping[str, tuple[str, ...]]] = {
    "humanoid": ("humanoid",),
    "alike": ("humanoid", "monstrous_humanoid", "giant"),
}
"""Whom one feints without that loss: humanoids, or, where the table has it so, those that are built alike."""
WITS: Final = 2
"""The greatest Intelligence of an animal."""


def helped(state: State, on: Trial) -> tuple[Term, ...]:
    """Others have helped him to strike at just this one: 2 each."""
    target = on.target
    return () if target is None else terms(("aided", HELP * _favours(on.who, "attack", target)))


def shielded(state: State, on: Trial) -> tuple[Term, ...]:
    """Others have helped the target against just this one: 2 each."""
    target = on.target
    return () if target is None else terms(("aided_defence", HELP * _favours(target, "defence", on.who)))


def _favours(who: Fighter, how: str, against: Fighter) -> int:
    return sum(each.how == how and each.against == against.id for each in who.favours)


def bluffing(state: State, on: Trial) -> tuple[Term, ...]:
    """It is hard to feint whoever is no humanoid, harder to feint an animal (D35-ATK-008)."""
    target = on.target
    if target is None or on.defends or on.tried != "feint":
        return ()
    return terms(("hard_to_feint", hard(target, state.settings.feint_kin)))


def hard(target: Fighter, kin: str = "humanoid") -> int:
    """What a feint loses against *target*: the one or the other. *kin*: as the table has it (`KIN`).

    >>> hard(Fighter("w", "W", "foes", being="animal", intelligence=2)), hard(Fighter("o", "O", "foes", being="ooze"))
    (-8, -4)
    """
    if 0 < target.intelligence <= WITS:
        return DULL
    return 0 if target.being in KIN[kin] else STRANGE


def reading(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever reads a feint adds his base attack (D35-ATK-006)."""
    return terms(("base_attack", on.who.base_attack if on.defends and on.tried == "feint" else 0))


# ---- Help that was not used in time is gone (D35-ATK-001).


def lapses(state: State) -> bool:
    """Whether the turn of somebody begins whose help has not been used."""
    turn = state.turn
    if turn is None or turn.began:
        return False
    return any(each.by == turn.who for who in state.combatants.values() for each in who.favours)


def lapse(scene: Scene[State]) -> Action:
    turn = surely(scene.now.turn)
    yield from tell(AidLapsed(turn.who))
