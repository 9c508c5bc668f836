"""Spells as fights need them, what they leave on people, and one that is being cast. Lengths are centimetres."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.catalogue.dnd35_terms import Save35
from bot.kernel.values import record
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.naming import CombatantId

CastingTime: TypeAlias = Literal["standard", "full", "round", "swift", "immediate", "minutes"]


@record
class Spell:
    """A spell that somebody can cast, at his own level. *level*: its level to him; *casting*: what casting it takes: a
    `round` is a whole turn, and it takes effect as his next one begins; *components*: `V` words, `S` gestures, `M`
    material ones, `F` and `DF` a focus.

    *reach*: whom it is cast on: himself, somebody he touches, or (`far`) within *range*. *attack*: a touch attack.
    *save*: what is rolled against it, *half*: with a success half of it is suffered. *resisted*: magic resistance
    counts. *damage* and *heals*: dice, *plus* added to either, *cures*: it gives back hit
    points, *type*: of the damage. *missiles*: how many rays or
    missiles there are. *area*, *size*, *from_self*: see `shared.d20.areas`; *spreads*: it goes
    round corners (D35-COV-005). *allies*, *foes*: it takes in these alone.
    *rounds*: how long it holds, 0: it does not. *condition*: what it brings to whoever fails; *repeats*: at each of his
    turns he saves anew; *pool*: the hit dice that it overcomes; *only*: the type of creatures that it is for; *mind*:
    it works on the mind. *armour*, *shield*, *deflection*: what it adds to the armour class; *hits* to attacks, *saves*
    to saves, both of a *kind*; *once*: to the next attack alone. *raises*: scores; *concealed*: percent.
    *hurts_undead*: what it heals of the living it harms of the undead, or the other way; *stops_missiles*: those that
    always hit do nothing to him; *falls_softly*: a fall does no damage. *notes*: it does more than is played, for the
    game master."""

    spell: str
    level: int = 0
    casting: CastingTime = "standard"
    components: tuple[str, ...] = ("V", "S")
    reach: Literal["self", "touch", "far"] = "far"
    range: int = 0
    attack: Literal["", "melee", "ranged"] = ""
    save: Save35 | Literal[""] = ""
    half: bool = False
    resisted: bool = False
    damage: str = ""
    heals: str = ""
    cures: bool = False
    plus: int = 0
    type: str = ""
    missiles: int = 0
    area: Literal["", "sphere", "cube", "cone", "line"] = ""
    size: int = 0
    from_self: bool = False
    spreads: bool = False
    allies: bool = False
    foes: bool = False
    rounds: int = 0
    condition: str = ""
    repeats: bool = False
    pool: int = 0
    only: str = ""
    mind: bool = False
    armour: int = 0
    shield: int = 0
    deflection: int = 0
    hits: int = 0
    saves: int = 0
    kind: str = ""
    once: bool = False
    raises: dict[str, int] = field(default_factory=dict)
    concealed: int = 0
    hurts_undead: bool = False
    stops_missiles: bool = False
    falls_softly: bool = False
    notes: bool = False

    @property
    def harms(self) -> bool:
        """Whether it is meant for foes: with damage, something bad, or a penalty."""
        bad = self.condition not in ("", "invisible") or self.hits < 0 or self.saves < 0
        return bool(self.damage) or bad

    @property
    def lasts(self) -> bool:
        """Whether anything of it stays on those whom it reaches."""
        return self.rounds > 0


@record
class Effect:
    """*spell* holds on somebody, cast *by* another, *until* then (None: for the time being). *dc*: of the saves against
    it. *broken*: something has ended it."""

    spell: Spell
    by: CombatantId
    until: Anchor | None = None
    dc: int = 0
    broken: bool = False


CastStage: TypeAlias = Literal["begun", "choosing", "aiming", "area", "going", "over"]
CastHow: TypeAlias = Literal["turn", "held", "immediate", "ended", "charge", "potion", "ready"]
"""How a spell comes about: in his turn; in a grapple (D35-GRA-012); by an immediate action (D35-ACT-006); a casting of
a round comes to its end; it is delivered by a later touch; a potion is drunk; it was held ready."""


@record
class Cast:
    """*who* casts *spell*. *how*: see `CastHow`; *defensive*: so as to provoke nothing (D35-BAS-020). *targets*: whom
    it is for, or catches; *aim*: the cell; *left*: so many targets or rays are still to be chosen; *at*: so many of
    the rays are loosed, and have *landed*. *held*: for what he has concentrated; *hurt*: the damage that he has taken
    meanwhile. *sayings*: how often the game master has changed whom it catches. *countered*: somebody has undone it.
    *readied*, *asked*, *struck*: see `deeds.Move`."""

    who: CombatantId
    spell: Spell
    how: CastHow = "turn"
    defensive: bool = False
    targets: tuple[CombatantId, ...] = ()
    aim: str | None = None
    left: int = 0
    at: int = 0
    landed: int = 0
    stage: CastStage = "begun"
    held: tuple[str, ...] = ()
    hurt: int = 0
    sayings: int = 0
    countered: bool = False
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["cast"] = "cast"


@record
class Fall:
    """*who* falls so many *metres*. *refused*: who has let it happen. The others: see `deeds.Move`."""

    who: CombatantId
    metres: int
    refused: tuple[CombatantId, ...] = ()
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["fall"] = "fall"


__all__ = ["Cast", "CastHow", "CastStage", "CastingTime", "Effect", "Fall", "Spell"]
