"""What an encounter under D&D Alternatif is at one moment: plain frozen records, changed only by events (`history`).

Times are segments (6 seconds, counted from 1; 0 is the opening). Hit points are stamina and body points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Hand: TypeAlias = Literal["right", "left", "both"]
"""Main hand, off hand, or a weapon held in both."""

Status: TypeAlias = Literal["offensive", "defensive"]
Temperament: TypeAlias = Literal["never_guard", "furious", "steady", "cautious", "desperate"]
Intent: TypeAlias = Literal["none", "melee", "standby"]
"""What somebody has announced: nothing (he is awaited), a melee action, or that he waits."""

Fate: TypeAlias = Literal["open", "unconscious", "dying", "dead"]
"""What the game master says of somebody at 0 body points; `open` while he has not said (ALT-GEN-015)."""


@dataclass(frozen=True)
class Settings:
    """The table's choices, copied when the encounter opens (ALT-GEN-014). `settings.OPTIONS` lists the values."""

    weapon_factors: bool = True
    defence_factor_in_ac: bool = True
    negative_dex_on_reaction: Literal["ignored", "applied"] = "ignored"
    specialist_shift: Literal["row_below", "next_smaller_die"] = "row_below"
    left_hand_specialist: Literal["dagger_only", "any_if_right_has_none"] = "dagger_only"
    parry_no_answer: Literal["take_the_hit", "parry_if_already_defensive"] = "take_the_hit"
    open_initiative: bool = False
    round_separators: bool = True


@dataclass(frozen=True)
class Arm:
    """A melee weapon as somebody wields it.

    *weapon* is the catalogue's id. *attack* and *defence* are its factors (ALT-FAC-001). *damage* is in dice (`1d8`).
    *hit_bonus* and *damage_bonus* come from mastery, expertise or specialisation, *magic* counts on both.
    *reaction* replaces the table's die (natural weapons). Tags: `shield`, `no_parry`, `natural`, … as in the catalogue.
    """

    weapon: str
    hand: Hand
    attack: int = 0
    defence: int = 0
    damage: str = "1d2"
    hit_bonus: int = 0
    damage_bonus: int = 0
    magic: int = 0
    specialised: bool = False
    reaction: str | None = None
    tags: tuple[str, ...] = ()
    names: dict[str, str] = field(default_factory=dict)


FIST = Arm("fist", "right", tags=("natural", "light", "no_parry"))
"""A free fist is itself a weapon (ALT-MEL-004)."""


@dataclass(frozen=True)
class Rolled:
    """The last reaction roll. Who drops an action and takes it up again in the same segment finds the same faces."""

    stamp: int
    die: str
    faces: tuple[int, ...]
    initial: bool


@dataclass(frozen=True)
class Wielded:
    """A weapon in hand and where it stands in time.

    *due*: the segment of its pending action. *up*: that action has come up and is neither taken nor lost. *acted*: the
    last segment in which it acted (-1: never). *carry*: the postponement of its present spell on the defensive, which
    a reaction rolled meanwhile still bears (ALT-PAR-016). *facing*: the enemies announced as simultaneous; *choice* and
    *aim*: what was decided for the action that is up.
    """

    arm: Arm
    due: int | None = None
    up: bool = False
    status: Status = "offensive"
    acted: int = -1
    carry: int = 0
    facing: tuple[str, ...] = ()
    choice: Literal["attack", "return_to_guard"] | None = None
    aim: str | None = None
    rolled: Rolled | None = None


@dataclass(frozen=True)
class Combatant:
    """Somebody in the encounter.

    *player*: the user who decides for him, None for the game master's. *temperament*: the autopilot's, None when a
    person decides. *ac*: current armour class without any weapon. *initial*: his next melee reaction is an initial one
    (ALT-REA-031). *target*: whom he strikes by default. *contacts*: whom he is in contact with. *beat_until*: his next
    reaction counts from this segment at the earliest (ALT-REA-023). *next_strike*: what the game master adds to his
    next strike (ALT-REA-024).
    """

    id: str
    name: str
    side: str
    bm: int
    ac: int
    stamina: int
    stamina_max: int
    body: int
    body_max: int
    wielded: Wielded
    str_hit: int = 0
    str_damage: int = 0
    dex_std: int = 0
    player: int | None = None
    temperament: Temperament | None = None
    origin: str = ""
    hidden: bool = False
    initial: bool = True
    intent: Intent = "none"
    announced: bool = False
    target: str | None = None
    contacts: tuple[str, ...] = ()
    out: bool = False
    fate: Fate | None = None
    beat_until: int = 0
    next_strike: int = 0


@dataclass(frozen=True)
class Blow:
    """A strike that hit, until the segment ends. *id* names it in questions: its author, and the hand if it is the off
    hand. *answered*: its target has parried it, tried to, or let it come. *unseen* ones cannot be parried."""

    id: str
    attacker: str
    target: str
    hand: Hand
    weapon: str
    total: int
    natural: bool
    unseen: bool = False
    answered: bool = False
    parried: bool = False
    landed: bool = False


@dataclass(frozen=True)
class AlternatifState:
    """An encounter. *combatants*: in the order in which they joined. *blows*: the hits of this segment, in order."""

    settings: Settings = Settings()
    opened: bool = False
    segment: int = 0
    combatants: dict[str, Combatant] = field(default_factory=dict)
    blows: tuple[Blow, ...] = ()


def round_of(segment: int) -> int:
    """The round a segment lies in (ALT-GEN-002); 0 for the opening.

    >>> round_of(46), round_of(10), round_of(11)
    (5, 1, 2)
    """
    return -(-segment // 10)


def place_in_round(segment: int) -> int:
    """A segment's place in its round, 1 to 10 (ALT-GEN-002).

    >>> place_in_round(46), place_in_round(10), place_in_round(11)
    (6, 10, 1)
    """
    return (segment - 1) % 10 + 1


def phase_of(segment: int) -> int:
    """The phase (5 segments) a segment lies in (ALT-GEN-002); 0 for the opening.

    >>> phase_of(5), phase_of(6), phase_of(46)
    (1, 2, 10)
    """
    return -(-segment // 5)


def blow_id(attacker: str, hand: Hand) -> str:
    """The name of a blow within its segment."""
    return f"{attacker}+left" if hand == "left" else attacker


def enemies(state: AlternatifState, who: Combatant) -> Iterator[Combatant]:
    """Whom *who* can see and strike at: of another side, in the fight, not hidden."""
    for each in state.combatants.values():
        if each.side != who.side and not each.out and not each.hidden:
            yield each


def within_reach(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies in contact with *who* that he can strike at (ALT-MEL-014), in the order in which contact was made."""
    combatants, side = state.combatants, who.side
    found = []
    for ident in who.contacts:
        other = combatants[ident]
        if other.side != side and not other.out and not other.hidden:
            found.append(ident)
    return found


def open_blows(state: AlternatifState, target: str) -> list[Blow]:
    """The hits on *target* about which nothing is decided yet."""
    return [blow for blow in state.blows if blow.target == target and not blow.answered and not blow.landed]
