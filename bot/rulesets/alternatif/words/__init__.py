"""What people and the game master say of melee, beside answering questions, each word with when it is possible and what
it does. The game master's hand is on everything (ALT-GEN-013).

A word is checked first, purely; then it states facts, at once. The consequences are the stages' business (`encounter`).
What a word does while a question stands, to the person asked and to the author of a blow in the air, stands with it.
"""

from __future__ import annotations

from bot.rulesets.alternatif.words.announcing import Declare, Drop, Grant, KeepReady, LetGo, Standby, Undertake
from bot.rulesets.alternatif.words.contacts import Engage, OfferFree, Separate
from bot.rulesets.alternatif.words.figures import AmendInjury, Back, Damage, Heal, SayFate, SetField, SetFlag
from bot.rulesets.alternatif.words.initiative import Beat, CallTest, Interrupt, SetInitiative
from bot.rulesets.alternatif.words.joining import (
    ChangeSide,
    FollowSheet,
    Join,
    Leave,
    Remove,
    Renew,
    Reveal,
)
from bot.rulesets.alternatif.words.standing import Order, SetSetting
from bot.rulesets.shared.people import HandOver, Hide, Rename

__all__ = [
    "AmendInjury",
    "Back",
    "Beat",
    "CallTest",
    "ChangeSide",
    "Damage",
    "Declare",
    "Drop",
    "Engage",
    "FollowSheet",
    "Grant",
    "HandOver",
    "Heal",
    "Hide",
    "Interrupt",
    "Join",
    "KeepReady",
    "Leave",
    "LetGo",
    "OfferFree",
    "Order",
    "Remove",
    "Rename",
    "Renew",
    "Reveal",
    "SayFate",
    "Separate",
    "SetField",
    "SetFlag",
    "SetInitiative",
    "SetSetting",
    "Standby",
    "Undertake",
]
