"""The encounter at one moment, who stands on whose side, and the table's choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import evolve, record
from bot.rulesets.percentile.state.acting import Opportunity, Roll, Turn
from bot.rulesets.percentile.state.people import Fighter
from bot.rulesets.shared.gathering import foes_of
from bot.rulesets.shared.overruling import Verdict


@record
class Settings:
    """The table's choices, copied when the encounter opens; `settings.OPTIONS` lists the values."""

    foe_numbers: Literal["all", "totals", "words"] = "all"
    initiative_roll: Literal["combat", "round"] = "combat"
    npc_tie: Literal["roster", "roll"] = "roster"
    defence_postures: Literal["defensive", "all_but_offensive_anticipating"] = "defensive"
    defences_per_round: Literal["one_total", "one_parry_and_one_dodge"] = "one_total"
    parry_score: Literal["weapon_skill", "strength"] = "weapon_skill"
    fumble_from: int = 96
    critical_protection: Literal["applies", "ignored"] = "applies"
    critical_bonus: Literal["added_once", "doubled", "none"] = "added_once"
    unarmed_bonus: Literal["added", "none"] = "added"
    wrestling_roll: Literal["text", "first"] = "text"
    aim: Literal["any_attack", "back_or_opportunity_only"] = "any_attack"
    sneak_defence: Literal["refused", "allowed"] = "refused"
    thrown_as_arrows: bool = True
    shield_dodge: bool = True
    disengaged_spells: bool = False
    offensive_spells: bool = True
    knock_out_third: Literal["original", "dealt"] = "original"
    reaction_timing: Literal["before", "after"] = "before"
    riding_roll: Literal["advantage", "gate", "off"] = "advantage"
    charge_strength: Literal["damage", "score"] = "damage"
    opposed: Literal["margin", "highest_success", "gm"] = "margin"
    reach: Literal["off", "warn", "strict"] = "warn"
    battle_damage: Literal["per_contact", "single"] = "per_contact"
    impossible_action: Literal["retarget", "lost"] = "retarget"
    asphyxia_dice: str = "ask"
    pit_end: Literal["zero_hit_points", "first_touch"] = "zero_hit_points"
    variant: Literal["combat", "battle", "pit"] = "combat"


@record
class Pit:
    """The bear pit: who fights this bout, who sits out, and the bout's number (PCT-PIT-001)."""

    bout: int
    fighters: tuple[str, str]
    rests: str
    winner: str | None = None


Phase: TypeAlias = Literal["opening", "between", "initiative", "declaring", "breaking", "acting", "ending"]


@record
class PercentileState:
    """An encounter. *fighters*: in the order in which they joined (the roster). *order*: who acts in which place.
    *turns*: the action under way, and beneath it those it has interrupted. *roll*: the d100 being looked at.
    *opportunities*: attacks out of turn that the game master has given. *distances*: between pairs,
    by `a|b` with the ids sorted, only where the game master has said. *prompted*: whose strangling was judged at the
    end of this round. *ruled*: how the game master has said that a blow comes out. *prolonged*: up to the end of
    which round the fight goes on whoever stands (PCT-RND-007). *left*: by their ids what those were called who
    are gone."""

    settings: Settings = Settings()
    round: int = 0
    phase: Phase = "opening"
    fighters: dict[str, Fighter] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    turns: tuple[Turn, ...] = ()
    roll: Roll | None = None
    opportunities: tuple[Opportunity, ...] = ()
    distances: dict[str, int] = field(default_factory=dict)
    prompted: tuple[str, ...] = ()
    pit: Pit | None = None
    ruled: Verdict | None = None
    prolonged: int = 0
    left: dict[str, Name] = field(default_factory=dict)

    @property
    def turn(self) -> Turn | None:
        """The action under way."""
        return self.turns[-1] if self.turns else None

    @property
    def acting(self) -> Turn:
        """The action under way, where there is one for sure."""
        return self.turns[-1]

    @property
    def combatants(self) -> Mapping[str, Fighter]:
        """Everybody, as every game calls them."""
        return self.fighters

    @property
    def opened(self) -> bool:
        """Whether the encounter has begun."""
        return self.phase != "opening"

    # ---- changed copies: events are history, nobody who left is missed

    def put(self, who: Fighter) -> PercentileState:
        """*who* is here, as he is now."""
        return evolve(self, fighters={**self.fighters, who.id: who})

    def with_(self, ident: str, **changes: Any) -> PercentileState:
        """*ident* is changed."""
        who = self.fighters.get(ident)
        return self if who is None else self.put(evolve(who, **changes))

    def in_turn(self, **changes: Any) -> PercentileState:
        """The action under way is changed."""
        if not self.turns:
            return self
        return evolve(self, turns=(*self.turns[:-1], evolve(self.turns[-1], **changes)))

    def without(self, ident: str) -> PercentileState:
        """*ident* is gone, with his actions, his roll, and the opportunities that are about him."""
        roll, top = self.roll, self.turn
        if roll is not None and (roll.who == ident or (top is not None and top.actor == ident)):
            roll = None
        return evolve(
            self,
            fighters={other: each for other, each in self.fighters.items() if other != ident},
            order=tuple(other for other in self.order if other != ident),
            turns=tuple(each for each in self.turns if each.actor != ident),
            roll=roll,
            opportunities=tuple(each for each in self.opportunities if ident not in (each.who, each.target)),
        )


def enemies(state: PercentileState, who: Fighter) -> list[Fighter]:
    """Those of another side who still take part and are not hidden."""
    return [each for each in foes_of(state, who) if takes_part(state, each.id)]


def allies(state: PercentileState, who: Fighter) -> list[Fighter]:
    """The others of the same side who still take part."""
    return [
        each
        for each in state.fighters.values()
        if each.side == who.side and each.id != who.id and not each.out and takes_part(state, each.id)
    ]


def takes_part(state: PercentileState, ident: str) -> bool:
    """Whether somebody is in the fight now: in the pit only the two of this bout are."""
    return state.pit is None or ident in state.pit.fighters


def pair(a: str, b: str) -> str:
    """The name of a pair, whoever is named first."""
    return "|".join(sorted((a, b)))
