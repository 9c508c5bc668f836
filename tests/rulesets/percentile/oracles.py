"""What must hold in every fight under the percentile rules, whatever is said: about each event, and about each state.

The oracles say the rules again in their own way, from the state before an event, and keep their own account of what
was done in the round (`Tally`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.kernel.dice import dice
from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.battle import SoldiersLost
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost, Unhorsed
from bot.rulesets.percentile.declaring.declarations import ActionDeclared
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.figures import GmOverrode
from bot.rulesets.percentile.initiative import OrderSet
from bot.rulesets.percentile.pit import BoutBegun, BoutWon
from bot.rulesets.percentile.rolls.d100 import D100Rolled, RerollsChanged, RollSettled
from bot.rulesets.percentile.rounds import ActionGranted, RoundEnded, RoundStarted, StatusSet, TurnBegun
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Fighter, PercentileState
from bot.rulesets.shared.people import CombatantLeft

DEFENCES = ("parry", "dodge", "magic_parry")
OUT = {"knocked_out", "fled", "out_of_action", "dead"}
FRIENDLY = ("get_free", "opposed", "opposing", "resist")


@dataclass(frozen=True)
class Tally:
    """What was done in the present round. *acted*: who carried out his own action, *reacted*: who reacted; *granted*:
    actions that the game master gave and that are not begun; *defended*: who has parried or dodged; *fallen*: who has
    lost his last hit points and is not out yet; *rolled*: the d100 that is not settled yet (who, what for)."""

    acted: frozenset[str] = frozenset()
    reacted: frozenset[str] = frozenset()
    granted: frozenset[str] = frozenset()
    defended: frozenset[tuple[str, str]] = frozenset()
    fallen: frozenset[str] = frozenset()
    rolled: tuple[str, str] | None = None

    def after(self, event: Any) -> Tally:
        """The account once *event* is in it."""
        match event:
            case RoundStarted() | BoutBegun():
                assert self.rolled is None, "a roll was never settled"
                # Defences are counted by rounds: a bout that ended may be followed by the next before a round is.
                return Tally(defended=self.defended if isinstance(event, BoutBegun) else frozenset())
            case BoutWon():
                return replace(self, rolled=None)
            case ActionGranted():
                return replace(self, granted=self.granted | {event.combatant})
            case TurnBegun():
                return self._begun(event)
            case D100Rolled():
                if event.again is None:
                    assert self.rolled is None, "a roll while another is not settled"
                else:
                    assert self.rolled == (event.combatant, event.purpose), "something else is rolled anew"
                return replace(self, rolled=(event.combatant, event.purpose))
            case RollSettled():
                assert self.rolled == (event.combatant, event.purpose), "a roll is settled twice"
                return replace(self, rolled=None)
            case DefenceChosen(how=str()):
                return self._defended(event)
            case StatusSet(on=True) if event.status in OUT:
                return replace(self, fallen=self.fallen - {event.combatant})
            case CombatantLeft():
                return self._left(event.combatant)
        return self

    def _begun(self, event: TurnBegun) -> Tally:
        who = event.combatant
        match event.occasion:
            case "action":
                assert who not in self.acted, "somebody acts twice in a round"
                return replace(self, acted=self.acted | {who})
            case "reaction":
                assert who not in self.reacted, "somebody reacts twice in a round"
                return replace(self, reacted=self.reacted | {who})
            case "extra":
                assert who in self.granted, "one more action that nobody gave"
                return replace(self, granted=self.granted - {who})
        return self

    def _left(self, who: str) -> Tally:
        return replace(
            self,
            acted=self.acted - {who},
            reacted=self.reacted - {who},
            granted=self.granted - {who},
            defended=frozenset(each for each in self.defended if each[0] != who),
            fallen=self.fallen - {who},
        )

    def _defended(self, event: DefenceChosen) -> Tally:
        one = (event.combatant, "dodge" if event.how == "dodge" else "parry")
        assert one not in self.defended, "the same defence twice in a round"
        return replace(self, defended=self.defended | {one})

    def defences_of(self, who: str) -> set[str]:
        """How *who* has defended himself in this round."""
        return {how for ident, how in self.defended if ident == who}

    def counted(self, before: Fighter, after: Fighter) -> Tally:
        """Somebody has lost his last hit points, or has some again."""
        if before.hit_points and not after.hit_points and not after.out:
            return replace(self, fallen=self.fallen | {after.id})
        return replace(self, fallen=self.fallen - {after.id}) if after.hit_points else self

    def dropped(self) -> Tally:
        """The roll is gone with whom it was about."""
        return replace(self, rolled=None)


# ---- rolls


def d100(state: PercentileState, event: D100Rolled) -> None:
    who = state.fighters[event.combatant]
    assert 1 <= event.face <= 100
    assert event.score == sum(each.value for each in event.terms)
    if event.face >= event.fumble_from:
        degree = "fumble"
    elif event.face <= event.critical_to:
        degree = "critical"
    else:
        degree = "success" if event.face <= event.score else "failure"
    assert event.degree == degree
    if event.again is None:
        assert not who.out, f"somebody rolls who is out: {event}"
        held = who.has("pinned") and event.purpose not in FRIENDLY
        assert not held, "somebody held acts or defends"
    else:
        before = state.roll
        assert before is not None
        wanted = "success" if event.again == "disadvantage" else "failure"
        assert before.degree == wanted, "what is no plain result is rolled anew"
        if event.again == "advantage":
            assert state.turn is None or not (event.purpose == "attack" and _rides(state)), "the saddle's comes first"
    if event.purpose == "attack" and event.again is None:
        attack(state, event)
    elif event.purpose in DEFENCES and event.again is None:
        defence(state, event)


def _rides(state: PercentileState) -> bool:
    turn = state.turn
    return turn is not None and bool(turn.ridden) and state.settings.riding_roll == "advantage"


def attack(state: PercentileState, event: D100Rolled) -> None:
    turn = state.turn
    assert turn is not None
    who, target = state.fighters[event.combatant], state.fighters.get(event.target or "")
    assert turn.actor == who.id
    assert turn.step == "ready"
    assert not any(each.kind == "off_balance" and state.round >= (each.since or 0) for each in who.statuses)
    offensive = who.posture == "offensive" and turn.occasion != "reaction"
    assert event.critical_to == (10 if offensive else 5)
    names = [each.name for each in event.terms]
    assert len(set(names) - {"gm"}) == len([each for each in names if each != "gm"]), "a term counts twice"
    assert ("opportunity" in names) == (turn.occasion == "opportunity" and not turn.declaration.granted)
    assert target is not None, "nobody is attacked"
    assert not target.out, "somebody is attacked who is out"
    assert target.side != who.side, "a friend is attacked"


def defence(state: PercentileState, event: D100Rolled) -> None:
    who, turn = state.fighters[event.combatant], state.turn
    assert turn is not None
    assert turn.hits[0].target == who.id
    if state.settings.defence_postures == "defensive":
        assert who.posture == "defensive", "a defence without the posture"
    assert who.posture not in ("offensive", "anticipating"), "a defence in a posture that has none"
    if event.purpose == "dodge":
        said = who.declaration
        assert said is not None
        assert (said.kind, said.target) == ("dodge", turn.actor), "a dodge that was not announced"


def defended(state: PercentileState, event: DefenceChosen) -> None:
    """One defence a round, or one of each."""
    who = state.fighters.get(event.combatant)
    if event.how is None or who is None:
        return
    if state.settings.defences_per_round == "one_total":
        assert not who.defences, "a second defence in a round"
    assert state.settings.sneak_defence == "allowed" or not (state.turn and state.turn.declaration.granted), (
        "a defence against a sneak"
    )


def settled(state: PercentileState, event: RollSettled) -> None:
    roll = state.roll
    assert roll is not None
    assert (roll.who, roll.purpose, roll.face, roll.degree) == (
        event.combatant,
        event.purpose,
        event.face,
        event.degree,
    )


def rerolls(state: PercentileState, event: RerollsChanged) -> None:
    who = state.fighters[event.combatant]
    assert event.advantages >= 0
    assert event.disadvantages >= 0
    if event.reason == "spent":
        spent = (who.advantages - event.advantages, who.disadvantages - event.disadvantages)
        assert spent in ((1, 0), (0, 1))
        assert state.roll is not None
        assert state.roll.degree == ("failure" if spent == (1, 0) else "success")


# ---- actions


def begun(state: PercentileState, event: TurnBegun) -> None:
    who = state.fighters[event.combatant]
    assert state.roll is None, "an action begins while a roll is looked at"
    assert state.pit is None or who.id in state.pit.fighters, "somebody acts who watches"
    if event.occasion != "opportunity":
        assert not who.out, "somebody acts who is out"
        assert state.phase in ("acting", "ending"), "somebody acts before all have declared"
    if event.occasion == "action":
        ahead = state.order[: state.order.index(who.id)]
        late = [each for each in ahead if not state.fighters[each].acted and not state.fighters[each].out]
        assert not late, "somebody is passed over"


def declared(state: PercentileState, event: ActionDeclared) -> None:
    # Where no round opens by itself, the next one does with what somebody declares.
    opens = state.phase == "initiative" and state.prolonged == state.round
    assert opens or state.phase == "declaring" or event.by == "gm", "a declaration changes once they are locked"
    assert not state.fighters[event.combatant].out


def judged(state: PercentileState, event: AttackJudged) -> None:
    assert state.turn is not None
    assert not state.turn.hits, "the hits of another attack are not settled"
    assert event.hands


def damage(state: PercentileState, event: DamageRolled) -> None:
    assert event.dealt == max(0, sum(each.value for each in event.terms)) * event.each
    assert event.each >= 1
    target = state.fighters[event.target]
    if event.combatant is not None:
        assert not target.out, "somebody is struck who is out"
        assert state.turn is not None
        assert state.turn.hits[0].target == target.id
        if event.others:
            assert sum(event.faces) >= sum(event.others)
        names = [each.name for each in event.terms]
        battle = state.settings.variant == "battle"
        pc = any(each.pc and each.side == state.fighters[event.combatant].side for each in state.fighters.values())
        assert ("halved" in names) == (battle and not pc)


def lost(state: PercentileState, event: HitPointsLost) -> None:
    who = state.fighters[event.combatant]
    assert event.dealt >= 0
    assert event.lost == min(event.dealt, who.hit_points)


def fallen(state: PercentileState, event: SoldiersLost) -> None:
    who = state.fighters[event.combatant]
    assert who.soldiers is not None
    assert 1 <= event.lost <= who.soldiers
    assert event.left == who.soldiers - event.lost


def cast(state: PercentileState, event: SpellCast) -> None:
    who = state.fighters[event.combatant]
    (spell,) = [each for each in who.spells if each.spell == event.spell]
    less = (1 if who.posture == "focus" else 0) + (2 if who.energy else 0)
    assert event.cost == min(who.psy, max(0, spell.psy - less))
    assert not (state.settings.variant == "battle" and spell.psy > 4), "too great a spell for a battle"


def unhorsed(state: PercentileState, event: Unhorsed) -> None:
    who = state.fighters[event.combatant]
    assert who.mounted, "who is not mounted falls off"
    assert event.face in range(1, dice("d6").sides + 1)
    assert event.lost <= who.hit_points


# ---- rounds


def ordered(state: PercentileState, event: OrderSet) -> None:
    """Everybody who takes part, once all have rolled; later those who have a place, and who is back with his total."""
    assert len(set(event.order)) == len(event.order), "somebody has two places"
    there = {
        each.id
        for each in state.fighters.values()
        if not each.out and (state.pit is None or each.id in state.pit.fighters)
    }
    if state.phase == "initiative":
        assert set(event.order) == there, "the order is not that of those who take part"
    else:
        back = {ident for ident in there if state.fighters[ident].initiative is not None}
        assert set(state.order) <= set(event.order) <= set(state.order) | back, "somebody loses or gains a place"
    totals = [state.fighters[ident].initiative or 0 for ident in event.order]
    assert totals == sorted(totals, reverse=True)
    for one, other in zip(event.order, event.order[1:], strict=False):
        a, b = state.fighters[one], state.fighters[other]
        if a.initiative == b.initiative:
            assert a.pc or not b.pc, "a player's character acts after another of the same total"


def started(state: PercentileState, event: RoundStarted) -> None:
    assert event.round == state.round + 1
    assert not state.turns
    assert state.roll is None
    sides = {each.side for each in state.fighters.values() if not each.out}
    wanted = state.settings.variant == "pit" or state.prolonged == event.round
    assert len(sides) > 1 or wanted, "a round without enemies"


def ended(state: PercentileState, event: RoundEnded) -> None:
    assert event.round == state.round
    assert state.phase == "ending"
    for ident in state.order:
        assert state.fighters[ident].acted or state.fighters[ident].out, "the round ends before somebody's turn"


def over(state: PercentileState, event: RoundEnded) -> None:
    """After the end of a round no status is left that was to end with it."""
    for who in state.fighters.values():
        assert all(each.until is None or each.until > event.round for each in who.statuses), "a status goes on"


def won(state: PercentileState, event: BoutWon) -> None:
    assert state.pit is not None
    assert {event.combatant, event.other} == set(state.pit.fighters)
    loser, winner = state.fighters.get(event.other), state.fighters.get(event.combatant)
    assert loser is None or loser.out
    assert winner is None or event.wins == winner.wins + 1 <= 2


def bout(state: PercentileState, event: BoutBegun) -> None:
    assert {event.first, event.second, event.rests} >= set(state.fighters)
    assert len(state.fighters) == 3 or state.pit is not None
    assert not any(each.wins >= 2 for each in state.fighters.values())
    assert (event.recovered is None) == (event.bout <= 2 or event.second not in state.fighters)
    assert event.bout <= 4 or len(state.fighters) < 3, "somebody has two points after four bouts"


# ---- the state


def points(before: Fighter, after: Fighter, event: Any) -> None:
    """Hit points and psy are lost and won as an event says, and by no other."""
    if before.hit_points != after.hit_points:
        change = after.hit_points - before.hit_points
        match event:
            case HitPointsLost() | Unhorsed():
                assert change == -event.lost
            case SoldiersLost():
                assert after.hit_points == (before.soldier_hit_points if event.left else 0)
            case BoutBegun():
                assert (before.id, after.hit_points) == (event.second, max(1, before.hit_points_max // 2))
            case GmOverrode():
                assert (event.what, event.before, event.after) == ("hit_points", before.hit_points, after.hit_points)
            case _:
                raise AssertionError(f"hit points change by {event}")
    if before.psy != after.psy:
        if isinstance(event, SpellCast):
            assert before.psy - after.psy == event.cost
        else:
            assert isinstance(event, GmOverrode)


def person(state: PercentileState, who: Fighter) -> None:
    assert 0 <= who.hit_points <= who.hit_points_max
    assert 0 <= who.psy <= who.psy_max
    assert who.advantages >= 0
    assert who.disadvantages >= 0
    kinds = [(each.kind, each.weapon) for each in who.statuses]
    assert len(set(kinds)) == len(kinds), "a status twice"
    assert who.out == any(kind in OUT for kind, _ in kinds)
    assert len(who.defences) <= 2
    if who.soldiers is not None:
        assert who.soldiers > 0 or who.out, "a battalion without soldiers"
    for each in who.statuses:
        if each.kind in ("pinned", "strangled") and each.by is not None:
            by = state.fighters.get(each.by)
            assert by is not None, "somebody is held by nobody"


def whole(state: PercentileState) -> None:
    assert len(set(state.order)) == len(state.order)
    assert set(state.order) <= set(state.fighters)
    for turn in state.turns:
        assert turn.actor in state.fighters
    if state.roll is not None:
        assert state.roll.who in state.fighters
