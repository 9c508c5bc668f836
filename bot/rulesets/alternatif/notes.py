"""What people and the game master say, beside answering questions. Each takes effect at once (`checks`, `fixes`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.rulesets.alternatif.state import Combatant, Fate, Hand, Temperament


@dataclass(frozen=True)
class Join:
    """Somebody joins; several at once for a band of creatures."""

    by: int
    records: tuple[Combatant, ...]
    type: Literal["join"] = "join"


@dataclass(frozen=True)
class Leave:
    by: int
    who: str
    type: Literal["leave"] = "leave"


@dataclass(frozen=True)
class Remove:
    """The game master takes somebody out of the encounter; his blows in the air are void."""

    by: int
    who: str
    type: Literal["remove"] = "remove"


@dataclass(frozen=True)
class Declare:
    """*target* None: whom he struck at last, or the only enemy. *hand* None: the weapon he holds."""

    by: int
    who: str
    action: Literal["melee"] = "melee"
    target: str | None = None
    hand: Hand | None = None
    type: Literal["declare"] = "declare"


@dataclass(frozen=True)
class Standby:
    by: int
    who: str
    type: Literal["standby"] = "standby"


@dataclass(frozen=True)
class Engage:
    by: int
    a: str
    b: str
    type: Literal["engage"] = "engage"


@dataclass(frozen=True)
class Separate:
    by: int
    a: str
    b: str
    type: Literal["separate"] = "separate"


@dataclass(frozen=True)
class SetField:
    """Set one of the figures in `checks.FIELDS`."""

    by: int
    who: str
    field: str
    value: int
    reason: str = ""
    type: Literal["set_field"] = "set_field"


@dataclass(frozen=True)
class Damage:
    """*kind* `wear`: stamina first, then body; `body`: body points alone. At least 1 point."""

    by: int
    who: str
    amount: int
    kind: Literal["wear", "body"] = "wear"
    reason: str = ""
    type: Literal["damage"] = "damage"


@dataclass(frozen=True)
class Heal:
    """*kind* `wear`: stamina; `body`: body points. Never above the usual maximum."""

    by: int
    who: str
    amount: int
    kind: Literal["wear", "body"] = "wear"
    reason: str = ""
    type: Literal["heal"] = "heal"


@dataclass(frozen=True)
class SetInitiative:
    """The pending action comes at *segment* (a later one than now); None: there is none, he stands by."""

    by: int
    who: str
    segment: int | None
    reason: str = ""
    type: Literal["set_initiative"] = "set_initiative"


@dataclass(frozen=True)
class Beat:
    """*segments* (1 to 20) of doing nothing but taking stock (ALT-REA-023)."""

    by: int
    who: str
    segments: int = 1
    type: Literal["beat"] = "beat"


@dataclass(frozen=True)
class Interrupt:
    """The preparation under way is lost (ALT-REA-014)."""

    by: int
    who: str
    type: Literal["interrupt"] = "interrupt"


@dataclass(frozen=True)
class SetSetting:
    by: int
    name: str
    value: str | bool
    type: Literal["set_setting"] = "set_setting"


@dataclass(frozen=True)
class HandOver:
    """Give *who* to a player, to the game master (both None) or to an autopilot."""

    by: int
    who: str
    player: int | None = None
    temperament: Temperament | None = None
    type: Literal["hand_over"] = "hand_over"


@dataclass(frozen=True)
class Hide:
    by: int
    who: str
    type: Literal["hide"] = "hide"


@dataclass(frozen=True)
class Reveal:
    by: int
    who: str
    type: Literal["reveal"] = "reveal"


@dataclass(frozen=True)
class Back:
    """Somebody who was out fights again, with at least 1 body point."""

    by: int
    who: str
    type: Literal["back"] = "back"


@dataclass(frozen=True)
class SayFate:
    by: int
    who: str
    fate: Fate
    type: Literal["say_fate"] = "say_fate"


AlternatifNote: TypeAlias = (
    Join
    | Leave
    | Remove
    | Declare
    | Standby
    | Engage
    | Separate
    | SetField
    | Damage
    | Heal
    | SetInitiative
    | Beat
    | Interrupt
    | SetSetting
    | HandOver
    | Hide
    | Reveal
    | Back
    | SayFate
)
