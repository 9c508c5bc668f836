"""What must hold of cover and concealment in every fight under the 3.5 rules (D35-COV, D35-CAM)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.rulesets.dnd35.attack.arms import follows
from bot.rulesets.dnd35.attack.guesses import GuessBegun, PlaceJudged, PlaceStruck
from bot.rulesets.dnd35.attack.strikes import AttackBegun, AttackRolled
from bot.rulesets.dnd35.base.budget import space
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.rolls import FOG, GROUNDS, barred, locates, sees
from bot.rulesets.dnd35.base.saddles import opponents
from bot.rulesets.dnd35.charging.actions import ChargeBegun
from bot.rulesets.dnd35.concealment.hiding import MissRolled, SightLost, SightRegained, SpotRolled
from bot.rulesets.dnd35.cover.circumstances import ReflexRolled
from bot.rulesets.dnd35.cover.degrees import BONUS, degree, is_far, total
from bot.rulesets.dnd35.movement.events import Stepped
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.state import Blow, Guess, State
from bot.rulesets.shared import check
from bot.rulesets.shared.ground.geometry import name_of


def begun(state: State, event: AttackBegun) -> None:
    who, target = state.combatants[event.combatant], state.combatants[event.target]
    assert not total(state, who, target), "somebody behind total cover is attacked"
    # Whoever is at grips feels where the other is.
    felt = target.id in opponents(state, who.id)
    assert felt or locates(who, target), "somebody whose place is not known is attacked"


def rolled(state: State, event: AttackRolled) -> None:
    deed = state.deed
    assert isinstance(deed, Blow)
    who, target = state.combatants[event.combatant], state.combatants[event.target]
    assert not total(state, who, target), "an attack through a wall"
    if deed.bearer is None:
        far = is_far(who, who.arm(event.weapon), target, shot=deed.shot)
        told = sum(each.value for each in event.against_terms if each.name == "shelter")
        assert told == BONUS[degree(state, who, target, far=far)], "more cover, or less, than there is"


def missed(state: State, event: MissRolled) -> None:
    assert 1 <= event.face <= 100
    assert event.missed == (event.face <= event.percent)
    assert event.percent, "a d100 for nothing"


def taken(state: State, event: OpportunityTaken) -> None:
    who, target = state.combatants[event.combatant], state.combatants[event.target]
    far = is_far(who, who.arm(event.weapon), target)
    assert degree(state, who, target, far=far) == "none", "an opportunity against somebody covered"
    assert sees(state, who, target), "an opportunity against somebody unseen"


def charged(state: State, event: ChargeBegun) -> None:
    who, target = state.combatants[event.combatant], state.combatants[event.target]
    assert sees(state, who, target), "a charge at somebody unseen"
    assert not total(state, who, target), "a charge through a wall"


def stepped(state: State, event: Stepped) -> None:
    who = state.combatants[event.combatant]
    assert not barred(state) & set(space(who, event.cell)), "into a wall"


def guessed(state: State, event: GuessBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert turn is not None
    assert turn.who == who.id, "a guess out of turn"
    assert event.weapon in follows(turn, who), "an attack too many"
    known = (each for each in state.combatants.values() if locates(who, each))
    assert event.cell not in {name_of(at) for each in known for at in space(each)}, "somebody known stands there"


def struck(state: State, event: PlaceStruck) -> None:
    assert isinstance(state.deed, Guess)
    assert (event.face == 1) <= (event.outcome in ("fumble", "hit", "threat"))
    if state.ruled is None and event.face == 1:
        assert event.outcome == "fumble"


def judged(state: State, event: PlaceJudged) -> None:
    hit = event.outcome in ("hit", "threat")
    assert event.target is not None or not hit, "nobody is hit"
    assert not (hit and event.veil_face and event.veil_face <= event.percent)
    if event.target is not None and on_grid(state):
        assert event.cell in {name_of(at) for at in space(state.combatants[event.target])}


def spotted(state: State, event: SpotRolled) -> None:
    assert (event.total, event.other_total) == (check.total(event.terms), check.total(event.other_terms))
    if event.total != event.other_total:
        assert event.found == (event.total > event.other_total)
    who, target = state.combatants[event.combatant], state.combatants[event.target]
    assert not sees(state, who, target), "somebody seen is looked for"
    if event.free:
        assert who.pricked != state.round or not state.round, "two free checks in a round"
    else:
        assert state.turn is not None
        assert state.turn.who == who.id
        assert not (state.turn.move and state.turn.standard), "a move action too many"


def lost(state: State, event: SightLost) -> None:
    target = state.combatants[event.combatant]
    assert event.watchers
    assert not any(sees(state, state.combatants[each], target) for each in event.watchers)


def regained(state: State, event: SightRegained) -> None:
    assert set(event.watchers) <= set(state.combatants[event.combatant].hidden_from)


def saved(state: State, event: ReflexRolled) -> None:
    assert event.total == check.total(event.terms)
    shelter = sum(each.value for each in event.terms if each.name == "shelter")
    assert shelter in (0, 2, 4)
    if shelter == 4:
        assert event.suffers == ("nothing" if event.success else "half")
    else:
        assert event.suffers == ("half" if event.success else "all")


CHECKS: Final[Mapping[type, tuple[Callable[[Any, Any], None], ...]]] = {
    AttackBegun: (begun,),
    AttackRolled: (rolled,),
    MissRolled: (missed,),
    OpportunityTaken: (taken,),
    ChargeBegun: (charged,),
    Stepped: (stepped,),
    GuessBegun: (guessed,),
    PlaceStruck: (struck,),
    PlaceJudged: (judged,),
    SpotRolled: (spotted,),
    SightLost: (lost,),
    SightRegained: (regained,),
    ReflexRolled: (saved,),
}


def whole(state: State) -> None:
    """The ground, and what is said, are such as can be."""
    people = state.combatants
    assert all(kinds and set(kinds) <= set(GROUNDS) for kinds in state.grounds.values())
    assert all(FOG in state.grounds.get(cell, ()) and 0 < each <= 100 for cell, each in state.hazes.items())
    for each in (*state.shelters, *state.screens):
        assert each.who in people
        assert each.against is None or each.against in people
    for who in people.values():
        assert len(set(who.hidden_from)) == len(who.hidden_from)
        assert set(who.hidden_from) <= people.keys() - {who.id}, "lost from the sight of nobody"


__all__ = ["CHECKS", "whole"]
