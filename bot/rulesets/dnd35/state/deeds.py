"""The turn under way with its budget, and what is being done in it: deeds, each of which others may interrupt."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.values import record
from bot.rulesets.shared.naming import CombatantId


@record
class Turn:
    """The turn of *who*, and what he has used of it (D35-ACT-001 to -003). *standard*, *move*: that action is spent.
    *restricted*: he has one of the two alone (D35-ACT-007). *moved*: he has covered a distance otherwise than by a
    *stepped* one. *swings*: the attacks that he has made (D35-BAS-010), *made*: with what. *both*: he fights with two
    weapons (D35-BAS-018); *guarded*: on the defensive (D35-ATK-002). *strained*: he has done something strenuous
    (D35-HPS-001). *began*: what comes first in a turn is done. *deeds*: how much he has done in it."""

    who: CombatantId
    standard: bool = False
    move: bool = False
    restricted: bool = False
    moved: bool = False
    stepped: bool = False
    swings: int = 0
    made: tuple[str, ...] = ()
    both: bool = False
    guarded: bool = False
    strained: bool = False
    began: bool = False
    deeds: int = 0


@record
class Move:
    """*who* goes through the cells of *way*, one after the other. *careful*: a 5-foot step, which provokes nothing
    (D35-ACT-003). *asked*: who has said whether he strikes at him before the next step; *struck*: who has, in this move
    (D35-AOO-004). *withdraws*: to leave the first square provokes nothing
    (D35-MOV-011). *came*: the cell that he left with the last step; *readied*: who has said whether he does
    what he held ready (D35-ACT-009)."""

    who: CombatantId
    way: tuple[str, ...]
    careful: bool = False
    came: str | None = None
    withdraws: bool = False
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["move"] = "move"


@record
class Blow:
    """*who* attacks *target* with *weapon*. *later*: the number of the attack in a full attack, from 0 (D35-BAS-010).
    *shot*: from afar, with what is shot or thrown (D35-BAS-013). *two*: with which hand of
    two that strike (D35-BAS-018).
    *occasion*: out of whose budget it comes; `coup`: it finishes
    somebody helpless (D35-ATK-011). *at*: how far it is. *asked* and *struck*: see `Move`."""

    who: CombatantId
    target: CombatantId
    weapon: str
    later: int = 0
    shot: bool = False
    two: Literal["", "main", "off"] = ""
    occasion: Literal["turn", "opportunity", "coup", "ready", "charge"] = "turn"
    at: Literal["aimed", "threat", "hit", "done"] = "aimed"
    critical: bool = False
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["blow"] = "blow"


@record
class Signal:
    """The game master's word that what *to* waits for comes about, by *who* (D35-ACT-009). *readied*: see `Move`."""

    who: CombatantId
    to: CombatantId
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["signal"] = "signal"


Deed: TypeAlias = Move | Blow | Signal

__all__ = ["Blow", "Deed", "Move", "Signal", "Turn"]
