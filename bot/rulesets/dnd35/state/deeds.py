"""The turn under way with its budget, and what is being done in it: deeds, each of which others may interrupt."""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.catalogue.dnd35_terms import Save35
from bot.kernel.values import record
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.shared.conditions import Anchor
from bot.rulesets.shared.naming import CombatantId

# ---- Who grapples with whom, and what is being tried hand to hand (D35-GRA).

Aim: TypeAlias = Literal[
    "start",
    "join",
    "crush",
    "turn_weapon",
    "pin",
    "escape",
    "break_free",
    "free_ally",
    "drag",
    "draw_light",
    "snatch",
    "cast_held",
    "use_item",
    "fetch",
]
"""What somebody wants: to take hold of somebody, or to mix in a grapple; then what can be done in one, against an
opponent; at last what is done in one and against nobody."""
Skill: TypeAlias = Literal["grapple", "escape_artist", "disarm"]
"""What he measures himself with: a grapple check, Escape Artist, or opposed attack rolls."""


@record
class Grip:
    """*one* and *other* grapple with each other: each holds the other, whoever began it. *pinner*: which of the two has
    pinned the other (D35-GRA-017), until his turn in the round *until* is over. *silenced*: whoever is pinned is kept
    from speaking (D35-GRA-022)."""

    one: CombatantId
    other: CombatantId
    pinner: CombatantId | None = None
    until: int = 0
    silenced: bool = False

    @property
    def both(self) -> tuple[str, str]:
        return self.one, self.other

    def against(self, ident: str) -> str:
        """The other one of the two than *ident*."""
        return self.other if ident == self.one else self.one

    @property
    def pinned(self) -> str | None:
        """Which of the two is pinned; None: neither."""
        return None if self.pinner is None else self.against(self.pinner)


@record
class Clinch:
    """What *who* tries hand to hand against *target*. *later*: the number of the attack whose place it takes, from 0
    (D35-GRA-002). *skill*: what he rolls. *lethal*: he wants to deal lethal damage (D35-GRA-013). *thing*: the weapon,
    the spell or the object that it is about; *ally*: whom he frees; *way*: where he drags all to. *at*: how far it is:
    `touched` where the grab has succeeded, `won` where the check has, `held` from then on, `entering` the other's
    space, `free` for somebody who has got out of all grips. *hurt*: the damage that he has taken meanwhile
    (D35-GRA-003). *readied*, *asked*, *struck*: see `Move`. *towards*: to whom he drags all where there is no grid,
    None: away."""

    who: CombatantId
    target: CombatantId | None
    aim: Aim
    later: int = 0
    skill: Skill = "grapple"
    lethal: bool = False
    thing: str = ""
    ally: CombatantId | None = None
    way: tuple[str, ...] = ()
    at: Literal["aimed", "touched", "won", "held", "entering", "free", "done"] = "aimed"
    hurt: int = 0
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    towards: CombatantId | None = None
    deed: Literal["clinch"] = "clinch"


# ---- Spells as fights need them, what they leave on people, and one that is being cast. Lengths are centimetres.

CastingTime: TypeAlias = Literal["standard", "full", "round", "swift", "immediate", "minutes"]


WELCOME: Final = CONDITIONS.that("welcome")
"""A condition that nobody minds."""


@record
class Spell:
    """A spell that somebody can cast, at his own level. *level*: its level to him; *casting*: what casting it takes: a
    `round` is a whole turn, and it takes effect as his next one begins; *components*: `V` words, `S` gestures, `M`
    material ones, `F` and `DF` a focus.

    *reach*: whom it is cast on: himself, somebody he touches, or (`far`) within *range*. *attack*: a touch attack.
    *save*: what is rolled against it, *half*: with a success half of it is suffered. *resisted*: magic resistance
    counts. *damage* and *heals*: dice, *plus* added to either, *cures*: it gives back hit
    points, *type*: of the damage. *missiles*: how many rays or
    missiles there are. *area*, *size*, *from_self*: see `d20.areas`; *spreads*: it goes
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
        bad = (self.condition != "" and self.condition not in WELCOME.figures) or self.hits < 0 or self.saves < 0
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


Cause: TypeAlias = Literal["turn", "enter", "drag"]
"""What somebody moves for."""
Gait: TypeAlias = Literal["", "double", "run"]
"""How fast a mount goes in one stretch: a double move, or a run."""


@record
class Turn:
    """The turn of *who*, and what he has used of it (D35-ACT-001 to -003). *standard*, *move*: that action is spent.
    *restricted*: he has one of the two alone (D35-ACT-007). *moved*: he has covered a distance otherwise than by a
    *stepped* one; *walked*: how much of his speed the last move on foot has cost, in centimetres. *swings*: the attacks
    that he has made (D35-BAS-010), *made*: with what. *both*: he fights with two weapons (D35-BAS-018); *guarded*: on
    the defensive (D35-ATK-002). *strained*: he has done something strenuous (D35-HPS-001). *began*: what comes first in
    a turn is done. *deeds*: how much he has done in it. *overran*: he has tried to run somebody over (D35-MAN-021).
    *closed*: what leaves him no further attack, a charge or a coup de grâce.
    *swift*: his swift action is spent (D35-ACT-005, -006); *free*: how many free actions he has used (D35-ACT-004).
    *landed*: with what he has hit, and whom.
    *steed*: how many move actions his mount has made in it (D35-MNT-002), *rode*: how far it has carried him, in
    centimetres; *controlled*: he has mastered a mount that is not trained (D35-MNT-001); *guided*: it is said whether
    he has both hands free (D35-MNT-003). *gait*: how fast it goes in one stretch, *ahead*: what of that is still to
    come (D35-MNT-008). *melee*: how many of his attacks were none from afar; *steady*: he has shot, or cast a spell,
    as nobody does whose mount goes before and after. *bent*: who has gone an odd number of diagonals (D35-BAS-019).
    *bound*: to whom the stretch leads where there is no grid (None: away); *halted*: it has been broken off there."""

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
    overran: bool = False
    closed: Literal["", "charge", "coup"] = ""
    swift: bool = False
    free: int = 0
    landed: tuple[str, ...] = ()
    steed: int = 0
    rode: int = 0
    controlled: bool = False
    guided: bool = False
    gait: Gait = ""
    ahead: tuple[str, ...] = ()
    melee: int = 0
    steady: bool = False
    bent: CombatantId | None = None
    bound: CombatantId | None = None
    halted: bool = False
    walked: int = 0


@record
class Move:
    """*who* goes through the cells of *way*, one after the other. *careful*: a 5-foot step, which provokes nothing
    (D35-ACT-003). *cause*: it is a move of his turn's, or he goes to `enter` the space of somebody whom he has taken
    hold of (D35-GRA-006), or to `drag` along all who grapple with him (D35-GRA-018). *asked*: who has said whether he
    strikes at him before the next step; *struck*: who has, or never will, in this move (D35-AOO-004). *withdraws*: to
    leave the first square provokes nothing (D35-MOV-011). *came*: the cell that he left with the last step; *readied*:
    who has said whether he does what he held ready (D35-ACT-009). *beside*: who pushes him, or is pushed by him:
    neither strikes at the other (D35-MAN-005); *through*: whose space he crosses (D35-MAN-024), *past*: through whose
    he squeezes (D35-MOV-014). Without a grid each
    cell of *way* is a square of it, with no name of its own (`base.gaps.PACE`): *towards* whom he goes, None: away;
    *drift*: from whom each square takes him farther (1), to whom nearer (-1); *were*: how far these were before the
    last one."""

    who: CombatantId
    way: tuple[str, ...]
    careful: bool = False
    cause: Cause = "turn"
    came: str | None = None
    withdraws: bool = False
    readied: tuple[CombatantId, ...] = ()
    beside: CombatantId | None = None
    through: CombatantId | None = None
    past: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    towards: CombatantId | None = None
    drift: dict[CombatantId, int] = field(default_factory=dict)
    were: dict[CombatantId, int] = field(default_factory=dict)
    deed: Literal["move"] = "move"


@record
class Blow:
    """*who* attacks *target* with *weapon*. *later*: the number of the attack in a full attack, from 0 (D35-BAS-010).
    *shot*: from afar, with what is shot or thrown (D35-BAS-013). *two*: with which hand of two that strike
    (D35-BAS-018). *occasion*: out of whose budget it comes; `coup`: it finishes somebody helpless (D35-ATK-011); what
    follows upon a grapple check comes out of that one's, and what follows upon a trip costs nothing (`tripped`).
    *bearer*: whose the weapon is, where it is turned against him
    (D35-GRA-021). *lethal*: which kind of damage it deals, where that is not its weapon's. *at*: how far it is.
    *astray*: whom it may strike in the place of *target* (D35-MAN-002). *cover*, *veil*: what the game master has said
    for just this attack of the target's cover, and of how many of a hundred hits miss of its concealment. *braced*: the
    weapon was set against a charge (D35-ACT-012). *follows*: what it may lead to at once, for whoever strikes to say.
    *open*: its target could not dodge it when it was rolled for, and what follows from that holds for all of it: the
    attack itself uses a feint up (D35-ATK-007), and shows somebody unseen. *asked* and *struck*: see `Move`."""

    who: CombatantId
    target: CombatantId
    weapon: str
    later: int = 0
    shot: bool = False
    two: Literal["", "main", "off"] = ""
    occasion: Literal["turn", "opportunity", "coup", "ready", "charge", "grapple", "spell", "tripped"] = "turn"
    bearer: CombatantId | None = None
    lethal: bool | None = None
    at: Literal["aimed", "threat", "hit", "done"] = "aimed"
    critical: bool = False
    readied: tuple[CombatantId, ...] = ()
    astray: CombatantId | None = None
    cover: str | None = None
    veil: int | None = None
    braced: bool = False
    follows: Literal["", "trip", "grab"] = ""
    open: bool = False
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["blow"] = "blow"


@record
class Guess:
    """*who* strikes, or shoots, with *weapon* at a *cell* where he thinks that somebody is whom he does not see
    (D35-CAM-005). *later*, *two*, *shot*: see `Blow`; *readied*, *asked*, *struck*: see `Move`. Without a grid he
    strikes where he thinks that *target* is, and the game master says whether that is so (*right*)."""

    who: CombatantId
    weapon: str
    cell: str
    later: int = 0
    shot: bool = False
    two: Literal["", "main", "off"] = ""
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    target: CombatantId | None = None
    right: bool | None = None
    deed: Literal["guess"] = "guess"


@record
class Signal:
    """The game master's word that what *to* waits for comes about, by *who* (D35-ACT-009). *readied*: see `Move`."""

    who: CombatantId
    to: CombatantId
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["signal"] = "signal"


@record
class Act:
    """*who* does something that provokes (D35-AOO-002): *what*, with the thing called *item*. *hurt*: the damage that
    he has taken meanwhile. *readied*, *asked*, *struck*: see `Move`."""

    who: CombatantId
    what: str
    item: str = ""
    hurt: int = 0
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["act"] = "act"


Feat: TypeAlias = Literal["bull_rush", "trip", "disarm", "snatch", "sunder", "smash", "overrun"]
"""A manoeuvre. `snatch`: something worn or carried is disarmed (D35-MAN-017); `smash`: it is sundered (D35-MAN-020)."""
Stage: TypeAlias = Literal["begun", "entered", "touched", "chosen", "beaten", "won", "moved", "done"]
"""How far a manoeuvre is: it is `begun`; he is in the other's space; the touch has hit; by what the other resists is
`chosen`; whoever began it is `beaten`, or has `won`; the other has been `moved`; it is `done`."""


@record
class Manoeuvre:
    """*who* tries something against *target* with *weapon* (D35-MAN): aimed at the thing called *item*. *later*,
    *occasion*, *two*: see `Blow`; `hit`: it follows at once upon a blow, and has no answer. *open_to*: from whom it
    provokes an attack; *charging*: within a charge (D35-MOV-005). *skill*: by what *target* resists. *reply*: it is the
    answer to one that has failed (D35-MAN-011, -016). *back*: the cell from which *who* has come; *left*: the squares
    of movement that he has left. *margin*: by how much he has won. *hurt*: the damage that he has taken meanwhile
    (D35-MAN-013). *asked* and *struck*: see `Move`."""

    who: CombatantId
    target: CombatantId
    kind: Feat
    weapon: str
    item: str = ""
    later: int = 0
    occasion: Literal["turn", "opportunity", "hit", "ready"] = "turn"
    at: Stage = "begun"
    open_to: Literal["", "target", "all", "others"] = "target"
    two: Literal["", "main", "off"] = ""
    charging: bool = False
    skill: str = ""
    reply: bool = False
    back: str | None = None
    left: int = 0
    margin: int = 0
    hurt: int = 0
    readied: tuple[CombatantId, ...] = ()
    asked: tuple[CombatantId, ...] = ()
    struck: tuple[CombatantId, ...] = ()
    deed: Literal["manoeuvre"] = "manoeuvre"


Deed: TypeAlias = Move | Blow | Guess | Signal | Clinch | Act | Manoeuvre | Cast | Fall
