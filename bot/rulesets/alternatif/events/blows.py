"""The exchange of blows: simultaneous choices, strikes, parries, fumbles, free actions."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.state import Flank, Hand, Kind, Occasion


@record
class SimultaneousAnnounced:
    combatant: str
    enemies: tuple[str, ...]
    type: Literal["simultaneous_announced"] = "simultaneous_announced"


@record
class ChoiceRevealed:
    """*piece*: the hand of *target* whose weapon the attack is aimed at. *special*, *flank* and *other*: of a special
    action, see `Manoeuvre`."""

    combatant: str
    hand: Hand
    choice: Literal["attack", "special", "return_to_guard"]
    target: str | None
    piece: Hand | None = None
    special: Kind | None = None
    flank: Flank | None = None
    other: str | None = None
    type: Literal["choice_revealed"] = "choice_revealed"


@record
class DisengagedBriefly:
    """Both returned to guard: a fresh start for *combatant* and *other* (ALT-SIM-005)."""

    combatant: str
    other: str
    type: Literal["disengaged_briefly"] = "disengaged_briefly"


@record
class StrikeChosen:
    """*target* None: he gives the action up."""

    combatant: str
    hand: Hand
    target: str | None
    piece: Hand | None = None
    type: Literal["strike_chosen"] = "strike_chosen"


@record
class StrikeRolled:
    """*natural*: 20 or 1 on the die, which decide by themselves. *unseen*: it cannot be parried. *occasion*: whether
    it is a free or a frank attack. *critical*: if it lands it is an exceptional critical. *piece*: the hand of
    *target* whose weapon (*aimed*) an attack on equipment is aimed at. *lost*: fighting with two hands costs it its
    weapon factor. *sneak*: a sneak attack (ALT-SNK); *pair*: with the other dagger's one and the same."""

    combatant: str
    action: Literal["attack", "attack_equipment"]
    target: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    against_terms: tuple[Term, ...]
    outcome: Literal["hit", "miss"]
    natural: Literal[1, 20] | None = None
    unseen: bool = False
    occasion: Occasion = "regular"
    critical: bool = False
    piece: Hand | None = None
    aimed: str | None = None
    lost: bool = False
    sneak: bool = False
    pair: bool = False
    type: Literal["strike_rolled"] = "strike_rolled"


@record
class ExceptionalShown:
    """The natural *face* of a blow that landed has an effect of its own with this weapon, for the game master to judge
    (ALT-GEN-012). *effect*: its words by language."""

    combatant: str
    target: str
    weapon: str
    face: int
    effect: dict[str, str]
    type: Literal["exceptional_shown"] = "exceptional_shown"


@record
class ParryChosen:
    """*hand* None: he takes what comes (then *attacker* and *blow* are None too). *double*: with both weapons."""

    combatant: str
    attacker: str | None
    blow: str | None
    hand: Hand | None
    double: bool = False
    type: Literal["parry_chosen"] = "parry_chosen"


@record
class ParryRolled:
    """*critical*: a critical parry, which cancels anything (ALT-CRI-016). *lost*: see `StrikeRolled`."""

    combatant: str
    attacker: str
    blow: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["parried", "failed"]
    natural: Literal[1, 20] | None = None
    critical: bool = False
    lost: bool = False
    type: Literal["parry_rolled"] = "parry_rolled"


@record
class FumbleRolled:
    """A natural 1 with *hand* and what the d6 makes of it, against *opponent* (ALT-CRI-011)."""

    combatant: str
    hand: Hand
    weapon: str
    opponent: str
    face: int
    result: Literal["free_action", "weapon_lost", "weapon_broken", "companion_wounded", "nothing"]
    magic: bool = False
    type: Literal["fumble_rolled"] = "fumble_rolled"


@record
class MishapSettled:
    """What the game master said of a fumble: the *companion* wounded (None: nobody), or whether the weapon broke."""

    combatant: str
    kind: Literal["companion", "magic"]
    companion: str | None = None
    broken: bool = False
    type: Literal["mishap_settled"] = "mishap_settled"


@record
class FreeActionOffered:
    """*combatant* may act at once against *target*. *impetus*: with that of a charge (ALT-CHG-011)."""

    combatant: str
    target: str
    kind: Literal["free", "frank"]
    cause: Literal["fumble", "guard_down", "gm", "wrestling", "surprise"]
    segment: int
    impetus: bool = False
    type: Literal["free_action_offered"] = "free_action_offered"


@record
class FreeActionSettled:
    """*how*: taken with *hand*, declined (then every offer to *combatant*, when *target* is None), or withdrawn by the
    game master."""

    combatant: str
    target: str | None
    how: Literal["taken", "declined", "withdrawn"]
    hand: Hand | None = None
    type: Literal["free_action_settled"] = "free_action_settled"
