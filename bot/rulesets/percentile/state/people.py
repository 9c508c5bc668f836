"""People, and what they carry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.persons import Name, UserId
from bot.kernel.values import evolve, record
from bot.rulesets.percentile.state.acting import Declaration, Opportunity, Posture, Roll, Turn
from bot.rulesets.percentile.state.conditions import CANNOT_ATTACK, OUT, SPOILS, StatusKind
from bot.rulesets.shared.gathering import foes_of
from bot.rulesets.shared.overruling import Verdict
from bot.rulesets.shared.people import Temperament
from bot.rulesets.shared.plans import NONE, Plan

Skill: TypeAlias = Literal["brawling", "wrestling", "melee", "pole_weapon", "shooting"]
SURPRISE = 7
"""The total of whoever acts by surprise, above any die (PCT-INI-007)."""


@record
class Weapon:
    """*skill* governs attack and parry (PCT-TST-005, PCT-ATK-011). *dice*: damage (PCT-DMG-001). *kind* `arrow`,
    `powder` and `thrown` are ranged (no damage bonus). *percussive*: its dice are rolled twice (PCT-DMG-008).
    *fumble_from*: its own first face of a mishap, None for the table's."""

    weapon: str
    skill: Skill
    dice: str = "1d4"
    hands: int = 1
    cutting: bool = False
    kind: Literal["melee", "arrow", "powder", "thrown"] = "melee"
    parries: bool = True
    percussive: bool = False
    fumble_from: int | None = None
    names: dict[str, str] = field(default_factory=dict)

    @property
    def ranged(self) -> bool:
        return self.kind != "melee"


FISTS = Weapon("bare_hands", "brawling", "1d4", parries=False)
"""Kicks, heads and fists (PCT-UNA-001)."""
GRIP = Weapon("bare_hands", "wrestling", "1d4", parries=False)
"""A plain blow of a wrestler's (PCT-UNA-002)."""


@record
class Protection:
    """*natural* ones also count against an aimed blow (PCT-ATK-006)."""

    name: str
    value: int
    natural: bool = False


@record
class Shield:
    """PCT-DMG-005."""

    parry_bonus: int
    protection: int


@record
class Spell:
    """*skill*: rolled like an attack, None: it simply works; *dice*: its damage, None: the game master says what it
    does (PCT-POS-013)."""

    spell: str
    psy: int
    skill: str | None = None
    dice: str | None = None
    area: bool = False
    names: dict[str, str] = field(default_factory=dict)


@record
class Status:
    """*since*: the first round in which it does anything, None from the start; *until*: the last one, None until
    something ends it. *by*: who holds or strangles. *weapon*: which hand's weapon is broken, stuck or without a
    string."""

    kind: StatusKind
    until: int | None = None
    by: str | None = None
    weapon: Literal["main", "second"] | None = None
    since: int | None = None


DAMAGES: Final = ("damage", "taken")
"""Damage that somebody deals, or suffers: beside skills, what a modifier may count for."""


@record
class Modifier:
    """A bonus or penalty of the game master's (PCT-TST-006). *skill*: the rolls it counts on, None for all;
    *against*: only against that combatant; *once*: gone after one roll; *reason*: why he gives it. Upon damage that is
    dealt, or taken, counts what is given for that alone."""

    value: int
    skill: str | None = None
    against: str | None = None
    once: bool = False
    reason: Name = ""

    def counts(self, skill: str, against: str | None) -> bool:
        """Whether it counts on a roll of *skill* that concerns the combatant *against*."""
        upon = (skill,) if skill in DAMAGES else (None, skill)
        return self.skill in upon and self.against in (None, against)


@record
class Fighter:
    """Somebody in the encounter.

    *pc*: a player's character, whoever decides for it (PCT-INI-005). *player*: the user who decides, None for the game
    master's; *temperament*: the autopilot's, None when a person decides. *scores*: characteristics and skills by their
    codes. *bonus*: the damage bonus, a number or dice. *initiative*: 1 to 6, 7 for a surprise, None before the roll;
    *tie*: the dice that settled ties, in the order rolled; *seat*: the place among equals of the game master's, from 1
    in the order in which they joined (PCT-INI-006). *defences*: what was used up of this round's. *advantages* and
    *disadvantages* are rerolls held, the *brief* ones of them to the end of the round. *energy* and *prepared*: what
    waiting has gathered (PCT-POS-005, -006). *plain*: skills without criticals (PCT-TST-003). *cover*: the penalty of
    those who shoot at him (*cover_all*: of all attacks). *soldiers*: the living of a battalion, None for a single
    person; *rounds_in*: how many rounds of battle he has fought (PCT-BAT-005). *last_said*: what he declared in the
    round before. *wins*: points in the bear pit. *posed*: everybody knows the posture of this round.
    *behind*: he has taken his place behind his companions (`declaring.legal.guards`). *carried*: weapons that he has by
    him and does not hold."""

    id: str
    name: Name
    side: str
    hit_points: int
    hit_points_max: int
    scores: dict[str, int] = field(default_factory=dict)
    pc: bool = False
    player: UserId | None = None
    temperament: Temperament | None = None
    origin: Name = ""
    hidden: bool = False
    bonus: str = "0"
    psy: int = 0
    psy_max: int = 0
    main: Weapon = FISTS
    second: Weapon | None = None
    shield: Shield | None = None
    carried: tuple[Weapon, ...] = ()
    protections: tuple[Protection, ...] = ()
    spells: tuple[Spell, ...] = ()
    mount: Name | None = None
    mounted: bool = False
    initiative: int | None = None
    tie: tuple[int, ...] = ()
    surprise: bool = False
    seat: int = 0
    declaration: Declaration | None = None
    posture: Posture | None = None
    posed: bool = False
    last_posture: Posture | None = None
    last_target: str | None = None
    last_said: Declaration | None = None
    acted: bool = False
    broke: bool = False
    reacted: bool = False
    defences: tuple[str, ...] = ()
    advantages: int = 0
    disadvantages: int = 0
    brief_advantages: int = 0
    brief_disadvantages: int = 0
    energy: bool = False
    prepared: bool = False
    modifiers: tuple[Modifier, ...] = ()
    plain: tuple[str, ...] = ()
    cover: int = 0
    cover_all: bool = False
    statuses: tuple[Status, ...] = ()
    soldiers: int | None = None
    soldier_hit_points: int = 0
    rounds_in: int = 0
    wins: int = 0
    bouts: int = 0
    extra: bool = False
    orders: dict[str, str] = field(default_factory=dict)
    plan: Plan = NONE
    behind: bool = False

    def has(self, kind: StatusKind) -> bool:
        """Whether the status is on him."""
        return any(each.kind == kind for each in self.statuses)

    def off_balance(self, round_: int) -> bool:
        """Whether he may not attack in *round_* (PCT-FUM-005)."""
        return any(round_ >= (each.since or 0) for each in CANNOT_ATTACK.of(self))

    def status(self, kind: StatusKind) -> Status | None:
        return next((each for each in self.statuses if each.kind == kind), None)

    @property
    def out(self) -> bool:
        """Whether he takes no part any more."""
        return OUT(self)

    def usable(self, hand: Literal["main", "second"], round_: int) -> bool:
        """Whether the weapon of *hand* can be used in *round_*: not broken, stuck or without a string."""
        spoilt = (each for each in SPOILS.of(self) if each.weapon == hand)
        return all(each.until is not None and round_ > each.until for each in spoilt)


# ---- The encounter at one moment, who stands on whose side, and the table's choices.


@record
class Settings:
    """The table's choices, copied when the encounter opens: the types are what each may be (`settings.OPTIONS`)."""

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
