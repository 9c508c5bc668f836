"""What people and the game master say, beside answering questions. Each takes effect at once (`checks`, `fixes`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.persons import Typed, UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state import Bleeding, Combatant, Fate, Hand, Temperament
from bot.rulesets.shared import following
from bot.rulesets.shared.mustering import ChangeSide, Rename


@record
class Join:
    """Somebody joins; several at once for a band of creatures. *gift*: what that contributes to the dice, before the
    beginning; *named*: their names were typed, and are not the catalogue's."""

    by: UserId
    records: tuple[Combatant, ...]
    gift: str = ""
    named: bool = False
    type: Literal["join"] = "join"


@record
class FollowSheet(following.FollowSheet):
    """Figures, and of the *record* made of the sheet what is behind its *fields*; None where there are none."""

    fields: tuple[str, ...] = ()
    record: Combatant | None = None


@record
class Renew:
    """Before the encounter begins, somebody's sheet was changed: he is made anew of it."""

    by: UserId
    record: Combatant
    type: Literal["renew"] = "renew"


@record
class Leave:
    by: UserId
    who: str
    type: Literal["leave"] = "leave"


@record
class Remove:
    """The game master takes somebody out of the encounter; his blows in the air are void."""

    by: UserId
    who: str
    type: Literal["remove"] = "remove"


@record
class Declare:
    """Melee with all that is in hand. *target* None: whom he struck at last, or the only enemy. *fist*: a free fist
    fights too (ALT-MEL-004)."""

    by: UserId
    who: str
    action: Literal["melee"] = "melee"
    target: str | None = None
    fist: bool = False
    type: Literal["declare"] = "declare"


@record
class Undertake:
    """Something other than melee (`tasks.known`). *weapon*: what is drawn, sheathed, picked up, cast or used; *label*:
    what it is, in the player's own words; *target*: whom it is done for, or to."""

    by: UserId
    who: str
    action: str
    weapon: str | None = None
    label: Typed = ""
    target: str | None = None
    type: Literal["undertake"] = "undertake"


@record
class Grant:
    """The game master has *who* do something of his own words: *reaction* and *duration* are numbers or dice. With
    duration 0 it takes effect as soon as its reaction has run out (ALT-REA-007)."""

    by: UserId
    who: str
    label: Typed
    reaction: str
    duration: str
    type: Literal["grant"] = "grant"


@record
class Drop:
    """Letting go of what a hand holds: not an action (ALT-MEL-013)."""

    by: UserId
    who: str
    weapon: str | None = None
    type: Literal["drop"] = "drop"


@record
class KeepReady:
    """Keep ready what is being prepared (ALT-REA-020), at the latest until segment *until*."""

    by: UserId
    who: str
    until: int | None = None
    type: Literal["keep_ready"] = "keep_ready"


@record
class LetGo:
    """Let go what is held, a shot at *target* if that is another one than announced."""

    by: UserId
    who: str
    target: str | None = None
    type: Literal["let_go"] = "let_go"


@record
class Order:
    """A standing order, see `orders.MATTERS`."""

    by: UserId
    who: str
    matter: str
    order: str
    type: Literal["order"] = "order"


@record
class Standby:
    by: UserId
    who: str
    type: Literal["standby"] = "standby"


@record
class Engage:
    by: UserId
    a: str
    b: str
    type: Literal["engage"] = "engage"


@record
class Separate:
    by: UserId
    a: str
    b: str
    type: Literal["separate"] = "separate"


@record
class SetField:
    """Set one of the figures in `checks.FIELDS`."""

    by: UserId
    who: str
    field: str
    value: int
    reason: Typed = ""
    type: Literal["set_field"] = "set_field"


@record
class Damage:
    """*kind* `wear`: stamina first, then body; `body`: body points alone. At least 1 point."""

    by: UserId
    who: str
    amount: int
    kind: Literal["wear", "body"] = "wear"
    reason: Typed = ""
    type: Literal["damage"] = "damage"


@record
class Heal:
    """*kind* `wear`: stamina; `body`: body points. Never above the usual maximum."""

    by: UserId
    who: str
    amount: int
    kind: Literal["wear", "body"] = "wear"
    reason: Typed = ""
    type: Literal["heal"] = "heal"


@record
class SetInitiative:
    """The pending action of *hand* (the main one unless given) comes at *segment* (a later one than now); None: there
    is none, he stands by."""

    by: UserId
    who: str
    segment: int | None
    reason: Typed = ""
    hand: Hand | None = None
    type: Literal["set_initiative"] = "set_initiative"


@record
class Beat:
    """*segments* (1 to 20) of doing nothing but taking stock (ALT-REA-023)."""

    by: UserId
    who: str
    segments: int = 1
    type: Literal["beat"] = "beat"


@record
class Interrupt:
    """What is in preparation is lost (ALT-REA-014); of an action under way *keep* segments count as done
    (ALT-REA-016)."""

    by: UserId
    who: str
    keep: int = 0
    type: Literal["interrupt"] = "interrupt"


@record
class SetSetting:
    by: UserId
    name: str
    value: str | bool | int
    type: Literal["set_setting"] = "set_setting"


@record
class HandOver:
    """Give *who* to a player, to the game master (both None) or to an autopilot."""

    by: UserId
    who: str
    player: UserId | None = None
    temperament: Temperament | None = None
    type: Literal["hand_over"] = "hand_over"


@record
class Hide:
    by: UserId
    who: str
    type: Literal["hide"] = "hide"


@record
class Reveal:
    by: UserId
    who: str
    type: Literal["reveal"] = "reveal"


@record
class Back:
    """Somebody who was out fights again, with at least 1 body point."""

    by: UserId
    who: str
    reason: Typed = ""
    type: Literal["back"] = "back"


@record
class SayFate:
    by: UserId
    who: str
    fate: Fate
    type: Literal["say_fate"] = "say_fate"


@record
class OfferFree:
    """The game master gives *who* a free action against *target* in this segment, or withdraws it (ALT-FRE-001)."""

    by: UserId
    who: str
    target: str
    withdraw: bool = False
    type: Literal["offer_free"] = "offer_free"


@record
class SetFlag:
    """*flag* `surprised`, `prone`, or `unaware` of the blows of *other*."""

    by: UserId
    who: str
    flag: Literal["surprised", "prone", "unaware"]
    on: bool = True
    other: str | None = None
    type: Literal["set_flag"] = "set_flag"


@record
class AmendInjury:
    """The game master's word on the last injury of *who*: its *malus* (0 or less), its *bleeding*, his own *text*; None
    leaves a figure as it is. *healed*: it is gone."""

    by: UserId
    who: str
    malus: int | None = None
    bleeding: Bleeding | None = None
    text: Typed = ""
    healed: bool = False
    type: Literal["amend_injury"] = "amend_injury"


@record
class CallTest:
    """A simultaneous test between two people; *gap*: the seconds it takes to be early enough (ALT-REA-017 to -019)."""

    by: UserId
    a: str
    b: str
    gap: int | None = None
    type: Literal["call_test"] = "call_test"


AlternatifNote: TypeAlias = (
    Join
    | Leave
    | Remove
    | Declare
    | Undertake
    | Grant
    | Drop
    | KeepReady
    | LetGo
    | Order
    | OfferFree
    | SetFlag
    | AmendInjury
    | CallTest
    | Standby
    | Engage
    | Separate
    | SetField
    | Renew
    | FollowSheet
    | Damage
    | Heal
    | SetInitiative
    | Beat
    | Interrupt
    | SetSetting
    | HandOver
    | ChangeSide
    | Rename
    | Hide
    | Reveal
    | Back
    | SayFate
)
