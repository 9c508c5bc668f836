"""The turn under way with its budget, and what is being done in it: deeds, each of which others may interrupt."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.values import record
from bot.rulesets.dnd5.state.spells import Spell
from bot.rulesets.shared.naming import CombatantId


@record
class Stretch:
    """A stretch of a run-up, so *far* in centimetres: on a grid from *cell* on, without one *towards* somebody."""

    far: int
    cell: str | None = None
    towards: CombatantId | None = None


@record
class Turn:
    """The turn of *who*, and what he has used of it (DN5-TUR-001). *moved*: the movement spent, in centimetres;
    *dashed*: how often he gained his speed once more (DN5-ACT-010). *action*, *bonus* and *object*: used. *attacks*:
    those left of his Attack action (DN5-ACT-006); *struck*: the weapons that they were made with. *began*: what comes
    first in a turn is done; *saved*: his death save is made. *ran*: how far he has just walked, in centimetres, for a
    run-up (DN5-EXT-016); *trail*: the stretches of it. *slants*: diagonal steps taken in the turn, where every
    second one costs double (DN5-EXT-017). *saddled*: he has mounted or dismounted (DN5-MNT-002). *steed*: the mount
    that he controls in it (DN5-MNT-007); *steed_moved*, *steed_dashed*, *steed_acted*: what it has used; *steed_idle*:
    it has had its turn in this round, and goes no more in it. *dear* and *steed_dear*: what of that movement was no
    distance but what hindered, by the speed that it was spent of (DN5-MOV-005). *idle*: he can neither move nor act
    (DN5-INI-007). *deeds*: how much he has done in it. *denied*: what the game master has said is not possible in it.
    *casts*: what he has cast in it: a `bonus` spell, a `cantrip`, a `spell`."""

    who: CombatantId
    moved: int = 0
    dashed: int = 0
    action: bool = False
    bonus: bool = False
    object: bool = False
    attacks: int = 0
    struck: tuple[str, ...] = ()
    began: bool = False
    saved: bool = False
    idle: bool = False
    deeds: int = 0
    ran: int = 0
    trail: tuple[Stretch, ...] = ()
    slants: int = 0
    saddled: bool = False
    steed: str | None = None
    steed_moved: int = 0
    steed_dashed: int = 0
    steed_acted: bool = False
    steed_idle: bool = False
    denied: tuple[str, ...] = ()
    casts: tuple[str, ...] = ()
    dear: dict[str, int] = field(default_factory=dict)
    steed_dear: dict[str, int] = field(default_factory=dict)


@record
class Offer:
    """*who* may react now (DN5-REA-002). *kind*: what to: an `opportunity` attack on somebody who leaves his reach, or
    what he holds `ready`."""

    who: CombatantId
    kind: str
    target: CombatantId | None = None


Occasion: TypeAlias = Literal["action", "bonus", "opportunity", "ready", "spell"]
"""By what right an attack is made: whose budget it comes out of."""
Degree: TypeAlias = Literal["none", "half", "three_quarters", "total"]
"""How much of somebody is covered (DN5-COV-002)."""
Mode: TypeAlias = Literal["walk", "fly", "jump", "swim", "climb"]
"""How somebody goes (DN5-MOV-002, -005)."""


@record
class Shelter:
    """What the game master says of the cover of *who*: so much, against *against* alone, or (None) everybody."""

    who: CombatantId
    degree: Degree
    against: CombatantId | None = None


@record
class Blow:
    """An attack on its way (DN5-ATK-001). *stage*: `aimed` until its d20 is rolled, `hit` until its damage is told,
    `fatal` while the attacker may still spare who falls (DN5-HPS-014), `done` when it is over. *thrown*: the weapon
    leaves the hand. *cover*: what the game master has said of it for this attack (DN5-COV-006). *ran*: how far its
    maker has just run straight at its target, in centimetres. *massive*: its damage kills at once, so much
    of it in *excess* of what brings to 0 (DN5-HPS-004). *lean*: 1 rolled with advantage, -1 with disadvantage.
    *parried*: what a parry adds to the armour class against it. *ruled*: it hits by the game master's word.
    *asked*: those who may react at this stage have been found, and *offers* are what is left of that."""

    by: CombatantId
    target: CombatantId
    weapon: str
    occasion: Occasion = "action"
    stage: Literal["aimed", "hit", "fatal", "done"] = "aimed"
    critical: bool = False
    thrown: bool = False
    ran: int = 0
    massive: bool = False
    excess: int = 0
    cover: Degree | None = None
    lean: int = 0
    slot: int = 0
    face: int = 0
    total: int = 0
    dealt: int = 0
    parried: int = 0
    ruled: bool = False
    asked: bool = False
    offers: tuple[Offer, ...] = ()
    deed: Literal["blow"] = "blow"


Rivalry: TypeAlias = Literal["grapple", "shove", "escape", "contest"]
"""What two measure themselves for."""


@record
class Contest:
    """*who* measures himself with *target* (DN5-CTS-001, DN5-EXT-005): the one with *skill*, the other with *against*,
    empty until it is chosen. *stage*: `priced` until the game master has said what one that he has thought of costs,
    `open` until both have rolled, `won` while he still says what comes of it, `done`
    when it is over. *asked* and *offers*: see `Blow`."""

    who: CombatantId
    target: CombatantId
    kind: Rivalry
    skill: str = "athletics"
    against: str = ""
    stage: Literal["priced", "open", "won", "done"] = "open"
    asked: bool = False
    offers: tuple[Offer, ...] = ()
    deed: Literal["contest"] = "contest"


@record
class Attempt:
    """*who* tries something of which the game master says first whether, or how, it can be done (DN5-ACT-007, -013):
    to hide or to search, as an action or a bonus action."""

    who: CombatantId
    what: Literal["hide", "search"]
    bonus: bool = False
    asked: bool = False
    offers: tuple[Offer, ...] = ()
    deed: Literal["attempt"] = "attempt"


Cause: TypeAlias = Literal["move", "action", "reaction"]
"""What a move is paid with (DN5-REA-007): all of these provoke; what is forced, or magic, is no move of this kind."""


@record
class Move:
    """*who* is on his way (DN5-MOV-001). *way*: the cells still to be entered; without a grid, the centimetres that he
    goes *towards* somebody, or away from everybody (None). *height*: he rises or sinks to it (DN5-MOV-005). *slants*:
    its diagonal steps, where it is not paid with the turn's movement. *asked*: those who may react to the step to come
    have been found."""

    who: CombatantId
    cause: Cause = "move"
    way: tuple[str, ...] = ()
    towards: CombatantId | None = None
    distance: int = 0
    mode: Mode = "walk"
    height: int | None = None
    slants: int = 0
    asked: bool = False
    offers: tuple[Offer, ...] = ()
    deed: Literal["move"] = "move"


@record
class Signal:
    """The game master says that what *who* waits for has come about (DN5-ACT-016)."""

    who: CombatantId
    deed: Literal["signal"]
    asked: bool = True
    offers: tuple[Offer, ...] = ()


@record
class Improvisation:
    """*who* does something that no rule speaks of: the game master says what it is (DN5-ACT-002)."""

    who: CombatantId
    deed: Literal["improvisation"]
    asked: bool = True
    offers: tuple[Offer, ...] = ()


@record
class Guess:
    """*who* strikes with *weapon* where he guesses *whom* (None: anybody), whom he does not see, without a grid: the
    game master says who is there (DN5-ATK-011)."""

    who: CombatantId
    deed: Literal["guess"]
    weapon: str = ""
    whom: CombatantId | None = None
    asked: bool = True
    offers: tuple[Offer, ...] = ()


How: TypeAlias = Literal["action", "bonus", "reaction", "held", "released", "again"]
"""With what a spell is cast: a readied one is `held` first, and `released` by the reaction (DN5-ACT-019)."""


@record
class Cast:
    """*who* casts a *spell* at the level of *slot* (0: a cantrip, or a power of his own). *stage*: `aiming` while he
    still chooses *left* targets, `called` when others may react to it, `area` until the game master has said whom it
    catches, `going` while it takes effect, `over`. *targets*: those chosen, or caught, of whom *at* are done; *aim*:
    the cell, or the person, that an area is aimed at, or where he goes. *sayings*: how often the game master has said
    whom it catches besides; *hurt*: whom it has hurt."""

    who: CombatantId
    spell: Spell
    slot: int = 0
    how: How = "action"
    stage: Literal["aiming", "called", "area", "going", "over"] = "aiming"
    targets: tuple[CombatantId, ...] = ()
    aim: str | None = None
    left: int = 0
    at: int = 0
    sayings: int = 0
    hurt: tuple[CombatantId, ...] = ()
    countered: bool = False
    asked: bool = False
    offers: tuple[Offer, ...] = ()
    deed: Literal["cast"] = "cast"


@record
class Fall:
    """*who* falls (DN5-EXT-014), and others may react before he comes down."""

    who: CombatantId
    deed: Literal["fall"]
    asked: bool = False
    offers: tuple[Offer, ...] = ()


# What is as by default is not written: what else would read like a move says always what it is.
Deed: TypeAlias = Blow | Move | Contest | Attempt | Signal | Improvisation | Cast | Fall | Guess
