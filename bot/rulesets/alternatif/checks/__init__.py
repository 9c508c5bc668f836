"""Whether a note is possible now: checked purely, before anything happens; a refusal says what would be right.

`common` has what many checks share, `players` what players say, `masters` what only the game master does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rulesets.alternatif import notes
from bot.rulesets.alternatif.checks import masters, players
from bot.rulesets.alternatif.checks.common import (
    State,
    check_amount,
    check_dice,
    droppable,
    free_to_speak,
    in_range,
    known,
    may_act,
    melee_target,
    not_stunned,
    opened,
    target_meant,
    unclinched,
)
from bot.rulesets.alternatif.figures import FIELDS
from bot.rulesets.alternatif.settings import setting_value
from bot.rulesets.shared.mustering import ChangeSide, Rename

_CHECKS: dict[type, Callable[[State, Any], object]] = {
    notes.Join: players.join,
    notes.Leave: lambda state, note: known(state, note.who),
    notes.Remove: lambda state, note: known(state, note.who),
    notes.Declare: players.declare,
    notes.Undertake: players.undertake,
    notes.Grant: players.grant,
    notes.Drop: players.drop,
    notes.KeepReady: players.hold,
    notes.LetGo: players.release,
    notes.Order: players.order,
    notes.OfferFree: masters.offer,
    notes.SetFlag: masters.flag,
    notes.AmendInjury: masters.injury,
    notes.CallTest: masters.test,
    notes.Standby: players.standby,
    notes.Engage: masters.engage,
    notes.Separate: masters.separate,
    notes.SetField: masters.field,
    notes.FollowSheet: masters.follow,
    notes.Renew: masters.renew,
    notes.Damage: masters.damage,
    notes.Heal: masters.heal,
    notes.SetInitiative: masters.initiative,
    notes.Beat: masters.beat,
    notes.Interrupt: masters.interrupt,
    notes.SetSetting: lambda state, note: setting_value(note.name, note.value),
    notes.HandOver: masters.hand_over,
    ChangeSide: masters.side,
    Rename: masters.rename,
    notes.Hide: masters.hide,
    notes.Reveal: masters.reveal,
    notes.Back: masters.is_out,
    notes.SayFate: masters.fate,
}


def check(state: State, note: Any) -> None:
    """Raise `Refused` when *note* is not possible now."""
    _CHECKS[note.__class__](state, note)


__all__ = [
    "FIELDS",
    "check",
    "check_amount",
    "check_dice",
    "droppable",
    "free_to_speak",
    "in_range",
    "known",
    "may_act",
    "melee_target",
    "not_stunned",
    "opened",
    "target_meant",
    "unclinched",
]
