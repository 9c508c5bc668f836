"""What is declared, rolled and under way."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.persons import Typed
from bot.kernel.values import record
from bot.rulesets.shared.check import Degree, Term

GM = "@gm"
"""Whom questions are put to that only the game master can answer."""
LEAST_VITAL, WORST_VITAL = -20, -100
"""The bounds of the penalty of a vital part (PCT-ATK-007)."""
Posture: TypeAlias = Literal["focus", "anticipating", "offensive", "defensive"]
ActionKind: TypeAlias = Literal[
    "attack",
    "wrestling",
    "parry",
    "dodge",
    "disengage",
    "flee",
    "cast",
    "wait",
    "move",
    "get_free",
    "draw",
    "other",
    "nothing",
]
Hand: TypeAlias = Literal["main", "second", "spell", "volley"]
"""What a hit comes from."""
Arm: TypeAlias = Literal["main", "second", "fists", "grip"]
Seeming: TypeAlias = Literal["attack", "cast", "move", "wait", "other"]
"""What a character of the game master's seems to be about to do (PCT-DEC-004)."""


@record
class Trigger:
    """What a reaction waits for (PCT-POS-007). *who*: a combatant's id, `enemy` or `ally`; *what*: an action kind,
    `anything`, or `word`: the game master fires it; *whom*: only when it is aimed at that combatant."""

    who: str
    what: str
    whom: str | None = None


@record
class Declaration:
    """What a combatant does this round (PCT-DEC-002); what is not said here is not done in it (PCT-DEC-005).

    *aim*: a part, with the penalty the game master gave for a vital one (PCT-ATK-006, -007; None while he has not).
    *discreet*: asked for; *granted*: by the game master (PCT-ATK-004). *hold*: what wrestling tries. *waits*: what
    Anticipating is for, a reaction being *trigger* and then *kind*. *detail*: the player's own words. *hint*: what
    others see of a game master's character until its turn, in his words; *seems*: in the rules' (None: what the action
    is taken for, PCT-DEC-004). *arm*: what an attack is made with, *fists* by Bagarre, *grip* by Lutte. *single*: a
    battalion attacks its target alone (PCT-BAT-004)."""

    kind: ActionKind
    target: str | None = None
    posture: Posture | None = None
    two: bool = False
    aim: Literal["none", "precise", "vital"] = "none"
    penalty: int | None = None
    knock_out: bool = False
    charge: bool = False
    discreet: bool = False
    granted: bool | None = None
    hold: Literal["pin", "throw_down", "strangle"] | None = None
    spell: str | None = None
    waits: Literal["energy", "bonus", "reaction"] | None = None
    trigger: Trigger | None = None
    reaction: ActionKind | None = None
    detail: Typed = ""
    hint: Typed = ""
    arm: Arm = "main"
    single: bool = False
    seems: Seeming | None = None
    drawn: str | None = None

    @property
    def cast(self) -> str | None:
        """The spell that is cast in one's turn; None for anything else, and for one that a reaction keeps ready."""
        return self.spell if self.kind == "cast" else None

    @property
    def manners(self) -> str | None:
        """In what way it is done, as codes joined by commas: the hold that is meant, what an attack is made with where
        that is not the main weapon, its manners; None where it has none of its own."""
        strikes = "attack" in (self.kind, self.reaction)
        aim = {"precise": "aim", "vital": "vital"}.get(self.aim)
        named = ("two", "discreet", "knock_out", "charge", "single")
        said = [self.hold, self.arm if strikes and self.arm != "main" else None, aim]
        return ", ".join([*filter(None, said), *(each for each in named if getattr(self, each))]) or None


Purpose: TypeAlias = Literal[
    "attack",
    "cast",
    "riding",
    "parry",
    "dodge",
    "magic_parry",
    "resist",
    "opposed",
    "opposing",
    "disengage",
    "flee",
    "get_free",
]
"""What a d100 is rolled for."""


@record
class Roll:
    """The d100 that is being looked at, before anything follows from it (PCT-ADV-005). *terms* add up to *score*.
    *ruled*: the game master has said how it comes out, and nobody rolls it anew."""

    who: str
    purpose: Purpose
    score: int
    terms: tuple[Term, ...]
    face: int
    degree: Degree
    critical_to: int
    fumble_from: int
    ruled: bool = False


@record
class Hit:
    """One attack that has succeeded, by the weapon of *hand*, on *target*. *stage*: `open` until its target has
    answered, then `taken` until its damage is told."""

    target: str
    hand: Hand
    critical: bool
    stage: Literal["open", "taken"] = "open"


@record
class Turn:
    """The action that is being carried out.

    *occasion*: the declared one, an opportunity (PCT-ATK-005), a reaction (PCT-POS-007), or one more that the game
    master gave (PCT-RND-004). *asked*: the reactors who have been asked. *ridden*: what the riding roll gave; None
    before it. *face* and *degree*: of the attack; *hits*: what is still to be settled of it; *arrows*: of a volley.
    *second*: the score at which the second weapon is read from the same die, None without one. *dealt*: damage that
    waits for the knock-out to be resisted, *original*: what it was before any protection. *contest*: margin, degree and
    face of who began an opposed roll. *pending*: what the game master is still to say, about *victim* where it is about
    somebody else; *mishap*: which one the die drew. *targets*: whom a battalion or an area spell has still to be
    resolved against; *spared*: who is left out.
    """

    actor: str
    declaration: Declaration
    occasion: Literal["action", "opportunity", "reaction", "extra"] = "action"
    target: str | None = None
    step: Literal["begin", "ready", "rolled", "held"] = "begin"
    asked: tuple[str, ...] = ()
    ridden: bool | None = None
    face: int | None = None
    degree: Degree | None = None
    hits: tuple[Hit, ...] = ()
    arrows: int = 0
    second: int | None = None
    dealt: int | None = None
    original: int | None = None
    contest: tuple[int, str, int] | None = None
    victim: str | None = None
    pending: Literal["", "mishap", "lethal", "outcome", "area", "opposed", "fall", "flight"] = ""
    mishap: str | None = None
    targets: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()


@record
class Opportunity:
    """An attack in the back, out of turn, that the game master has given *who* (PCT-ATK-005), aimed or not."""

    who: str
    target: str
    aim: Literal["none", "precise", "vital"] = "none"
    penalty: int | None = None
