"""What people and the game master say, beside answering questions. Each takes effect at once (`checks`, `fixes`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.persons import Name, Typed, UserId
from bot.kernel.values import record
from bot.rulesets.percentile.state import Declaration, Fighter, StatusKind, Temperament
from bot.rulesets.shared import following
from bot.rulesets.shared.mustering import ChangeSide, Rename


@record
class Join:
    """Somebody joins; several at once for a band of creatures. *gift*: what that contributes to the dice, before the
    beginning; *named*: their names were typed, and are not the catalogue's."""

    by: UserId
    records: tuple[Fighter, ...]
    gift: str = ""
    named: bool = False
    type: Literal["join"] = "join"


@record
class FollowSheet(following.FollowSheet):
    """Figures, and of the *record* made of the sheet what is behind its *fields*; None where there are none."""

    fields: tuple[str, ...] = ()
    record: Fighter | None = None


@record
class Renew:
    """Before the encounter begins, somebody's sheet was changed: he is made anew of it."""

    by: UserId
    record: Fighter
    type: Literal["renew"] = "renew"


@record
class Leave:
    by: UserId
    who: str
    type: Literal["leave"] = "leave"


@record
class Remove:
    """The game master takes somebody out of the encounter."""

    by: UserId
    who: str
    type: Literal["remove"] = "remove"


@record
class Declare:
    """What *who* does this round; changeable until the declarations are locked (PCT-DEC-001). *gm*: the game master
    replaces a locked one (PCT-DEC-006)."""

    by: UserId
    who: str
    declaration: Declaration
    gm: bool = False
    type: Literal["declare"] = "declare"


@record
class ShowIntention:
    """What a character of the game master's seems to be about to do, in *words* of his (PCT-DEC-004)."""

    by: UserId
    who: str
    words: Typed
    type: Literal["show_intention"] = "show_intention"


@record
class CloseDeclarations:
    """Whoever has not declared does nothing this round (PCT-DEC-007)."""

    by: UserId
    type: Literal["close_declarations"] = "close_declarations"


@record
class Fire:
    """A reaction that waits for a word, or for a deed, is let go now (PCT-POS-007)."""

    by: UserId
    who: str
    target: str | None = None
    type: Literal["fire"] = "fire"


@record
class SetField:
    """Set one of the figures that `checks.fields` lists."""

    by: UserId
    who: str
    field: str
    value: int
    reason: Typed = ""
    type: Literal["set_field"] = "set_field"


@record
class Damage:
    """Hit points lost by the game master's word, protection aside. At least 1."""

    by: UserId
    who: str
    amount: int
    reason: Typed = ""
    type: Literal["damage"] = "damage"


@record
class Heal:
    """Never above the usual maximum."""

    by: UserId
    who: str
    amount: int
    reason: Typed = ""
    type: Literal["heal"] = "heal"


@record
class SetStatus:
    """Put a status on somebody or take it off; *until*: the last round in which it lasts, None for the time being;
    *other*: who holds or strangles him."""

    by: UserId
    who: str
    status: StatusKind
    on: bool = True
    until: int | None = None
    other: str | None = None
    type: Literal["set_status"] = "set_status"


@record
class SetRerolls:
    """Give (or, with a negative *count*, take back) advantages or disadvantages (PCT-ADV-001), kept until they are used
    or, *until* `round`, at most to the end of this round."""

    by: UserId
    who: str
    kind: Literal["advantage", "disadvantage"]
    count: int = 1
    until: Literal["used", "round"] = "used"
    type: Literal["set_rerolls"] = "set_rerolls"


@record
class SetModifier:
    """A bonus or penalty (PCT-TST-006) of *who*, None for everybody here; 0 takes it back."""

    by: UserId
    who: str | None
    value: int
    skill: str | None = None
    against: str | None = None
    once: bool = False
    type: Literal["set_modifier"] = "set_modifier"


@record
class SetCover:
    """The penalty (0 to -100) of those who shoot at *who* (PCT-DMG-006); *all*: of every attack."""

    by: UserId
    who: str
    penalty: int
    all: bool = False
    type: Literal["set_cover"] = "set_cover"


@record
class SetDistance:
    """In centimetres; None: not counted any more (PCT-ATK-013)."""

    by: UserId
    a: str
    b: str
    distance: int | None
    type: Literal["set_distance"] = "set_distance"


@record
class GiveOpportunity:
    """An attack out of turn (PCT-ATK-005), which may be aimed; *penalty* (-20 to -100): for a vital part."""

    by: UserId
    who: str
    target: str
    aim: Literal["none", "precise", "vital"] = "none"
    penalty: int | None = None
    type: Literal["give_opportunity"] = "give_opportunity"


@record
class GrantAction:
    """One more action this round (PCT-RND-004)."""

    by: UserId
    who: str
    type: Literal["grant_action"] = "grant_action"


@record
class SaySurprise:
    """Initiative 7 (PCT-INI-007)."""

    by: UserId
    who: str
    on: bool = True
    type: Literal["say_surprise"] = "say_surprise"


@record
class SwapPlaces:
    """Two of the game master's people on one total change places (PCT-INI-006)."""

    by: UserId
    a: str
    b: str
    type: Literal["swap_places"] = "swap_places"


@record
class Shuffle:
    """Chance says who enters the bear pit in which place (PCT-PIT-001)."""

    by: UserId
    type: Literal["shuffle"] = "shuffle"


@record
class SayMounted:
    """*on* False: he dismounts; *fall*: he comes off and is hurt (PCT-MNT-004). *mount*: the combatant that he is
    on."""

    by: UserId
    who: str
    on: bool
    fall: bool = False
    mount: Name | None = None
    type: Literal["say_mounted"] = "say_mounted"


@record
class Order:
    """A standing order, see `orders.MATTERS`."""

    by: UserId
    who: str
    matter: str
    order: str
    type: Literal["order"] = "order"


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


PercentileNote: TypeAlias = (
    Join
    | Leave
    | Remove
    | Declare
    | ShowIntention
    | CloseDeclarations
    | Fire
    | SetField
    | Renew
    | FollowSheet
    | Damage
    | Heal
    | SetStatus
    | SetRerolls
    | SetModifier
    | SetCover
    | SetDistance
    | GiveOpportunity
    | GrantAction
    | SaySurprise
    | SwapPlaces
    | Shuffle
    | SayMounted
    | Order
    | SetSetting
    | HandOver
    | ChangeSide
    | Rename
    | Hide
    | Reveal
)
