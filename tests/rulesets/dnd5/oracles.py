"""What must hold of every fight under the fifth edition's rules, whatever happens in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.rulesets.dnd5.actions.circumstances import ActionTaken, Hid
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackRolled, SneakAttacked
from bot.rulesets.dnd5.base import budget as magic
from bot.rulesets.dnd5.base.budget import incapacitated, may_react, movement_left
from bot.rulesets.dnd5.base.distances import cells, distance, on_grid
from bot.rulesets.dnd5.contests.events import ContestBegun, ContestRolled
from bot.rulesets.dnd5.contests.grips import grasp
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.dying.mending import AidGiven, DeathSaved, Healed, Recovered
from bot.rulesets.dnd5.mounts.saddle import Mounted, SteedActs
from bot.rulesets.dnd5.movement.events import Stepped, Walked
from bot.rulesets.dnd5.movement.passing import may_pass
from bot.rulesets.dnd5.objects import events as slipping
from bot.rulesets.dnd5.readying import ReadyReleased
from bot.rulesets.dnd5.rounds.turns import OrderSet, RoundStarted, TurnBegun, TurnEnded
from bot.rulesets.dnd5.spells import zones
from bot.rulesets.dnd5.spells.events import Revived, SaveRolled, SpellBegun
from bot.rulesets.dnd5.spells.events_lasting import ConcentrationRolled
from bot.rulesets.dnd5.state import Fighter, State, led, rider, steed
from bot.rulesets.dnd5.traits import Endured, Parried
from bot.rulesets.shared.check import total
from bot.rulesets.shared.correcting import GmOverrode
from bot.rulesets.shared.people import CombatantLeft


@dataclass(frozen=True)
class Tally:
    """What was done in this round: who has had his turn; by whom a reaction was used since his turn began."""

    turns: tuple[str, ...] = ()
    reactions: Mapping[str, int] = field(default_factory=dict)

    def after(self, event: Any) -> Tally:
        match event:
            case RoundStarted():
                return replace(self, turns=())
            case TurnBegun():
                assert event.combatant not in self.turns, "somebody has two turns in a round"
                left = {who: count for who, count in self.reactions.items() if who != event.combatant}
                return Tally((*self.turns, event.combatant), left)
            case CombatantLeft():
                # Whoever is called the same and comes later is somebody else.
                left = {who: count for who, count in self.reactions.items() if who != event.combatant}
                return Tally(tuple(each for each in self.turns if each != event.combatant), left)
            case AttackBegun(occasion="opportunity") | ReadyReleased() | SpellBegun(how="reaction") | Parried():
                used = self.reactions.get(event.combatant, 0) + 1
                assert used == 1, "two reactions in a round"
                return replace(self, reactions={**self.reactions, event.combatant: used})
            case _:
                return self


def begun(state: State, event: AttackBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert not incapacitated(who), "somebody attacks who cannot act"
    if event.occasion == "action":
        assert turn is not None
        assert turn.who == who.id, "an action out of turn"
        assert not turn.idle
        assert turn.attacks > 0 or not turn.action, "an action is taken twice"
    elif event.occasion == "bonus":
        assert turn is not None
        assert (turn.who, turn.bonus) == (who.id, False), "a bonus action is taken twice"
    elif event.occasion == "opportunity":
        assert may_react(who), "a reaction that was spent"


def released(state: State, event: ReadyReleased) -> None:
    assert may_react(state.combatants[event.combatant]), "a reaction that was spent"


def rolled(state: State, event: AttackRolled) -> None:
    assert event.total == total(event.terms)
    assert event.against == total(event.against_terms)
    assert len(event.faces) == (2 if bool(event.up) != bool(event.down) else 1), "a die too many, or one too few"
    wanted = max if event.up and not event.down else min
    assert event.face == wanted(event.faces)
    if state.ruled is None and event.outcome == "hit":
        assert event.face != 1
        assert event.total >= event.against


def dealt(state: State, event: DamageDealt) -> None:
    who = state.combatants[event.target]
    assert event.dealt == sum(each.taken for each in event.parts) or (event.gm and not event.parts)
    assert all(each.rolled >= 0 and each.taken >= 0 for each in event.parts), "negative damage"
    assert event.absorbed == min(who.temporary, event.dealt)
    assert event.lost == min(who.hit_points, event.dealt - event.absorbed)
    assert not who.died, "the dead are struck"


def contest_begun(state: State, event: ContestBegun) -> None:
    who, target, turn = state.combatants[event.combatant], state.combatants[event.target], state.turn
    assert not incapacitated(who)
    assert turn is not None
    assert turn.who == who.id, "somebody contends out of turn"
    if event.kind == "escape":
        assert not turn.action, "an action is taken twice"
        return
    assert turn.attacks > 0 or not turn.action, "an action is taken twice"
    assert event.kind == "contest" or target.step <= who.step + 1, "he is too large for that"


def contest_rolled(state: State, event: ContestRolled) -> None:
    assert event.total == total(event.terms)
    assert event.other_total == total(event.other_terms)
    assert event.won == (not event.opposed or event.total > event.other_total), "a tie changes nothing"


def hid(state: State, event: Hid) -> None:
    assert event.total == total(event.terms)
    assert all(state.combatants[each].side != state.combatants[event.combatant].side for each in event.unnoticed_by)


def sneaked(state: State, event: SneakAttacked) -> None:
    assert state.turn is not None
    assert state.combatants[event.combatant].sneaked != f"{state.round}.{state.turn.who}", "twice in a turn"


def aided(state: State, event: AidGiven) -> None:
    assert state.combatants[event.target].dying
    assert event.success == (event.total >= event.against)


def acted(state: State, event: ActionTaken) -> None:
    turn = state.turn
    assert turn is not None
    assert turn.who == event.combatant, "somebody acts out of turn"
    if event.cost != "free":
        assert not getattr(turn, event.cost), f"the {event.cost} is used twice"


def stepped(state: State, event: Stepped) -> None:
    who, deed = state.combatants[event.combatant], state.deed
    assert deed is not None
    assert deed.deed == "move"
    if deed.cause == "move":
        assert event.cost <= movement_left(state, who, event.mode), "somebody goes farther than he can"
    # Somebody hidden bars nobody's way who is seen: he makes room.
    minded = {each.id: each for each in state.combatants.values() if who.hidden or not each.hidden}
    mode = None if deed.mode == "walk" else deed.mode
    assert may_pass(replace(state, combatants=minded), who, event.cell, mode), "somebody goes through a wall"


def walked(state: State, event: Walked) -> None:
    who, deed = state.combatants[event.combatant], state.deed
    assert deed is not None
    if deed.deed == "move" and deed.cause == "move":
        assert event.cost <= movement_left(state, who, event.mode)


def mounted(state: State, event: Mounted) -> None:
    who, mount, turn = state.combatants[event.combatant], state.combatants[event.mount], state.turn
    assert mount.step > who.step, "a mount that is too small"
    assert rider(state, mount) is None, "two riders on a mount"
    if not event.said:
        assert turn is not None
        assert not turn.saddled, "mounted or dismounted twice"
        assert event.cost <= movement_left(state, who, "walk")


def steered(state: State, event: SteedActs) -> None:
    assert state.turn is not None
    assert not state.turn.steed_acted, "a mount acts twice"
    assert not state.turn.steed_idle, "a mount has two turns in a round"


def ordered(state: State, event: OrderSet) -> None:
    assert len(set(event.order)) == len(event.order), "somebody has two places"
    totals = []
    for before, ident in zip((None, *event.order), event.order, strict=False):
        by = led(state, state.combatants[ident])
        if by is not None and by.id in event.order:
            assert before == by.id, "a mount that is led is not right behind its rider"
        else:
            totals.append(state.combatants[ident].initiative or 0)
    assert totals == sorted(totals, reverse=True), "whoever rolled less comes first"


def ended(state: State, event: TurnEnded) -> None:
    assert state.turn is not None
    assert state.turn.who == event.combatant


def started(state: State, event: RoundStarted) -> None:
    assert event.round == state.round + 1
    assert state.turn is None
    assert not state.deeds
    late = [each for each in state.order if state.combatants[each].has_turns and not state.combatants[each].acted]
    assert not state.round or not late, "the round ends before somebody's turn"


def cast(state: State, event: SpellBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    spell = magic.spell_named(who, event.spell)
    assert spell is not None, "nobody casts what he does not know"
    assert not incapacitated(who), "somebody casts who cannot act"
    if event.how == "released":
        assert who.holding is not None
    elif spell.level and not spell.innate and event.how != "again":
        assert event.slot >= spell.level
        assert who.slots.get(str(event.slot), 0) > 0, "a slot that he does not have"
    if event.how == "released":
        assert who.reacted, "its release is the reaction"
        return
    if event.how == "reaction":
        assert may_react(who), "a reaction that was spent"
        return
    assert turn is not None
    assert turn.who == who.id, "a spell out of turn"
    assert not turn.idle
    if event.how == "held":
        assert turn.action, "Ready takes the action"
    else:
        assert not (turn.bonus if event.how in ("bonus", "again") else turn.action), "an action is taken twice"
    levels = [each for each in turn.casts if each != "cantrip"] + (["now"] if spell.level else [])
    assert event.how != "bonus" or len(levels) < 2, "two spells beside a bonus action"


def saved(state: State, event: SaveRolled) -> None:
    if event.automatic:
        assert event.ability in ("strength", "dexterity")
        assert not event.faces
        return
    assert event.total == total(event.terms)
    assert event.success == (event.total >= event.against)


def shaken(state: State, event: ConcentrationRolled) -> None:
    assert event.against == max(10, event.damage // 2)
    assert event.success == (event.total >= event.against)


CHECKS: Final[Mapping[type, Callable[[State, Any], None]]] = {
    AidGiven: aided,
    AttackBegun: begun,
    ContestBegun: contest_begun,
    ContestRolled: contest_rolled,
    Hid: hid,
    SneakAttacked: sneaked,
    AttackRolled: rolled,
    ReadyReleased: released,
    DamageDealt: dealt,
    ActionTaken: acted,
    Mounted: mounted,
    SteedActs: steered,
    Stepped: stepped,
    Walked: walked,
    OrderSet: ordered,
    TurnEnded: ended,
    RoundStarted: started,
    SpellBegun: cast,
    SaveRolled: saved,
    ConcentrationRolled: shaken,
}


def points(before: Fighter, after: Fighter, event: Any) -> None:
    """Hit points are lost and won as an event says, and by no other."""
    change = after.hit_points - before.hit_points
    if not change:
        return
    match event:
        case DamageDealt():
            assert change == -event.lost
        case Healed():
            assert change == event.regained
        case Endured():
            assert (before.hit_points, after.hit_points, event.success) == (0, 1, True)
        case Recovered():
            assert (before.stable, after.hit_points) == (True, 1)
        case Revived():
            assert after.hit_points == event.hit_points
        case DeathSaved():
            assert (event.outcome, after.hit_points) == ("wakes", 1)
        case GmOverrode():
            assert (event.what, event.after) == ("hit_points", after.hit_points)
        case _:
            assert type(event).__name__ in ("PlightSaid", "CombatantRecorded"), f"hit points change by {event}"


def person(state: State, who: Fighter) -> None:
    mount = steed(state, who)
    assert who.rides is None or mount is not None, "somebody rides nobody"
    if mount is not None:
        assert mount.rides is None, "a mount rides"
        assert (who.cell, who.height) == (mount.cell, mount.height), "a rider is not where his mount is"
    assert who.height >= 0
    assert 0 <= who.hit_points <= max(who.hit_points_max, who.hit_points)
    assert who.temporary >= 0
    assert who.successes <= 3
    assert who.failures <= 3
    assert set(who.hidden_from) <= set(state.combatants)
    kinds = [each.kind for each in who.conditions]
    assert len(set(kinds)) == len(kinds), "a condition twice"
    for each in who.conditions:
        assert each.until is None or each.until.round >= state.round, f"{each.kind} goes on"


def lying(state: State) -> None:
    """What lies on the ground is in nobody's hand; whoever is unconscious holds nothing, once everything is settled."""
    for each in state.lying:
        owner = state.combatants.get(each.owner)
        ours = () if owner is None else [arm.held for arm in owner.weapons if arm.weapon == each.weapon.weapon]
        assert owner is None or "dropped" in ours, f"{each.weapon.weapon} lies there, and is not let go of"
    if not state.deeds:
        assert slipping.clutching(state) is None, "somebody unconscious holds something"


def gripped(state: State) -> None:
    """Who is held is within reach of whoever holds him; once everything is settled and somebody is asked."""
    for who in state.combatants.values():
        grip = who.condition("grappled")
        if grip is not None and grip.by is not None and not state.deeds:
            by = state.combatants[grip.by]
            assert not incapacitated(by), "held by somebody who can hold nobody"
            assert distance(state, by, who) <= grasp(by), "held from afar"


def enchanted(state: State) -> None:
    """Nobody keeps up two spells, nor what he keeps up no more; what is over holds on nobody. What the game master ends
    while somebody still chooses is settled once that is done."""
    if state.deeds or any(each.offered for each in state.combatants.values()):
        return
    kept = [(each.by, each.spell) for each in state.zones]
    kept += [(each.by, each.spell) for who in state.combatants.values() for each in who.effects]
    for by, spell in kept:
        if spell.concentration and by in state.combatants:
            assert state.combatants[by].concentrates == spell.spell, f"{by} keeps up {spell.spell} besides"
    assert zones.crossing(state) is None, "somebody has come in, or gone out, unseen"
    for who in state.combatants.values():
        assert who.holding is None or who.concentrates == who.holding.spell


def whole(state: State) -> None:
    """The state is one that can be."""
    assert set(state.order) <= set(state.combatants)
    turn = state.turn
    if turn is not None:
        assert turn.who in state.combatants
    for deed in state.deeds:
        assert (deed.by if deed.deed == "blow" else deed.who) in state.combatants


def placed(state: State) -> None:
    """Nobody stands where another does, but for whom something has put there."""
    if not on_grid(state) or state.deeds:
        return
    taken: dict[str, str] = {}
    for who in state.combatants.values():
        if who.cell is None or who.out or who.hidden:
            continue
        for cell in cells(who):
            assert cell not in taken, f"{who.id} and {taken[cell]} stand on {cell}"
            taken[cell] = who.id


__all__ = ["CHECKS", "Tally", "enchanted", "gripped", "lying", "person", "placed", "points", "whole"]
