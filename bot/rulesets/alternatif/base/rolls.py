"""The dice that are thrown in a fight: what somebody throws for, how it goes, and where later chapters step in.

`roll_table` says of every kind of throw what is added up, what it is held against, and by which law (`CHECKS`). The
other points at which chapters have their word are named here: whom a blow falls on, whether it comes out of nowhere,
whether it goes astray before its die falls, what it gives away. `roll_table` fills them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from bot.kernel.dice import D20, Dice
from bot.kernel.effects import Action, Judge, Scene, Step, roll
from bot.kernel.values import evolve, record
from bot.rulesets.alternatif.state import AlternatifState, Arm, Blow, Combatant, Hand, Hold, Manoeuvre, Occasion
from bot.rulesets.alternatif.state.arms import Band, Plan, Rolled
from bot.rulesets.shared import giving
from bot.rulesets.shared.check import PLAIN, Check, Checks, Hook, Law, Point, Term, term, terms, total
from bot.rulesets.shared.odds import All, Odds, Percent, foretold

State = AlternatifState
Deed: TypeAlias = Literal["strike", "parry", "special", "shot", "dodge", "wrestle"]
Natural: TypeAlias = Literal[1, 20]
D100: Final = Dice(1, 100)
FACES: Final = range(1, D20.sides + 1)
Worth: TypeAlias = Callable[[State, Check], Judge]
"""What each face of a check comes to, found in the state and in the check as it is with any face."""

NATURAL: Final = Law(sure=(20,), lost=(1,))
"""At least the difficulty (ALT-GEN-009); a natural 20 always, a natural 1 never (ALT-CRI-001, ALT-CRI-010)."""


@record
class Throw:
    """What *who* throws for, at *target* ("": nobody). *face*: what the d20 shows, once it has fallen. *arm*: what he
    does it with; *defends*: it counts with its defence factor. *piece*: the hand of *target* whose weapon it is aimed
    at. *occasion*, *pair*, *impetus*, *unseen* and *sneak*: as of a blow. *about*: the blow or the special action that
    it answers, or is. *needs*: the difficulty, where it is a number given; *bonus*: so is what is added.

    *surprise*: a shot takes its target by surprise; *plan*, *band*, *mates* and *into*: how it was prepared, its range,
    the others of its volley, the malus for a melee. *blow*: the one that is met; *only_critical*: nothing but a
    critical parry helps. *manoeuvre*: of a special action; *hold*: in wrestling; *extra*: what only this hold adds.
    *dealt*: the damage dice, each weapon with what its own have come to.
    """

    who: str
    target: str = ""
    face: int = 0
    deed: Deed = "strike"
    arm: Arm | None = None
    defends: bool = False
    piece: Hand | None = None
    occasion: Occasion = "regular"
    pair: bool = False
    impetus: bool = False
    unseen: bool = False
    sneak: bool = False
    about: str | None = None
    needs: int = 0
    bonus: int = 0
    surprise: bool = False
    plan: Plan | None = None
    band: Band = "medium"
    mates: int = 0
    into: int = 0
    blow: Blow | None = None
    only_critical: bool = False
    manoeuvre: Manoeuvre | None = None
    hold: Hold | None = None
    extra: tuple[Term, ...] = ()
    dealt: tuple[tuple[Arm, int], ...] = ()

    @property
    def hand(self) -> Hand | None:
        """The hand that does it, if it is one that holds something."""
        return None if self.arm is None else self.arm.hand


KINDS: Final = (
    *("attack", "attack_equipment", "parry", "shot", "shot_parry", "dodge", "special", "reflex", "keep_hold"),
    *("hold", "counter_strike", "struggle", "sneak_save", "stealth", "notice", "exhaustion"),
    *("damage", "damage_to_equipment", "hold_damage", "fall", "reaction"),
)
"""Every sum of the game: attacks, defences, saves, wrestling, damage, what is added to a reaction."""
CHECKS: Final[Checks[State, Throw]] = Checks(*KINDS)
falls_on: Final[Point[[Scene[State], str, str], Step[str]]] = Point("whom a blow falls on")
"""Whom a blow of one at another is really aimed at; dice may fall for it."""
is_sneak: Final[Point[[State, Throw], bool]] = Point("what is a sneak attack")
"""Whether a throw comes upon somebody who does not know of its author."""
fails: Final[Point[[Scene[State], Throw], Step[bool]]] = Point("what makes a throw fail before its die falls")
happens: Final[Point[[State, object], State]] = Point("what an event of the game changes")
astray: Final[Point[[State, str, str], int]] = Point("how likely that is")
"""The chance in 100 that what one throws for at another fails so."""
strays: Final[Point[[State, str, str], int]] = Point("how likely a blow falls on another than it is aimed at")
"""The same of a blow of one at another, in 100."""
gives_away: Final[Point[[Scene[State], Throw], Action]] = Point("what a blow gives away")
"""What the target of a blow knows of its author from now on."""
sneak_save: Final[Point[[Scene[State], Throw], Step[int | None]]] = Point("the save against a sneak attack")
"""By how much the save of whom a sneak attack wounds fails; None: it does not."""


@record
class Ahead:
    """A d20 before it falls: what each face comes to."""

    judge: Judge

    def likely(self) -> float:
        """How likely it comes about, from 0 to 1."""
        return sum(map(self.judge, FACES)) / D20.sides


def trial(state: State, kind: str, throw: Throw, worth: Worth | None = None) -> Odds:
    """All that is rolled for *throw*, as things stand in *state*: whether it goes astray at all, then the check of that
    *kind*. *worth*: as of `check`."""
    return groping(state, throw, judge_of(state, kind, throw, worth))


def groping(state: State, throw: Throw, judge: Judge) -> Odds:
    """A d20 whose faces come to what *judge* says, where *throw* does not go astray before it falls."""
    chance = astray(state, throw.who, throw.target) if throw.target else 0
    return All((Percent(100 - chance), Ahead(judge))) if chance else Ahead(judge)


def judge_of(state: State, kind: str, throw: Throw, worth: Worth | None = None) -> Judge:
    """What each face of that check comes to, as things stand in *state*; *worth*: as of `check`. What does not hang on
    the face is added up once."""
    one = made(state, kind, throw, 1)
    return one.judge() if worth is None else worth(state, one)


def check(
    scene: Scene[State], kind: str, throw: Throw, *, why: str, worth: Worth | None = None, kept: bool = False
) -> Step[Check]:
    """*who* throws his d20; terms, difficulty and law are those of the moment at which it has fallen. *worth*: what the
    faces of such a check come to, where the check alone does not say it. *kept*: what counts for once is looked at
    again, and used up by whoever throws (`spend`)."""
    told = CHECKS.is_held(kind) or worth is not None
    judge = judging(scene, lambda now: judge_of(now, kind, throw, worth)) if told else None
    (face,) = yield from roll(D20, who=throw.who, why=why, judge=judge)
    shown = made(scene.now, kind, throw, face)
    if not kept:
        yield from spend(scene, kind, throw)
    return shown


def after(state: State, action: Callable[[Scene[State]], Action]) -> State:
    """*state* once what *action* tells has happened."""
    return foretold(state, action, happens)


UPON: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(("attack", "attack_equipment", "shot", "special"), (giving.ALL, "attack")),
    **dict.fromkeys(("parry", "shot_parry", "dodge"), (giving.ALL, "defence")),
    **dict.fromkeys(("reflex", "sneak_save", "exhaustion", "keep_hold"), (giving.ALL, "save")),
    **dict.fromkeys(("hold", "counter_strike", "struggle"), (giving.ALL, "contest")),
    **dict.fromkeys(("stealth", "notice"), (giving.ALL, "check")),
    **dict.fromkeys(("damage", "damage_to_equipment", "hold_damage"), ("damage",)),
}
"""What the game master's hand may be upon, by the kind of throw (ALT-GEN-013)."""
CLASS: Final = ("ac",)
TAKEN: Final = ("taken",)


def lent(kind: str) -> Hook[State, Throw]:
    """The hook that finds what he has given for throws of that *kind*."""
    upon = UPON[kind]
    return lambda state, throw: giving.terms(state.combatants[throw.who], upon, throw.target or None)


def lent_class(state: State, throw: Throw) -> tuple[Term, ...]:
    """What he has given the armour class of whom it is aimed at."""
    return giving.terms(state.combatants[throw.target], CLASS, throw.who)


def suffered(state: State, throw: Throw) -> tuple[Term, ...]:
    """What he has given whoever takes damage."""
    return giving.terms(state.combatants[throw.target], TAKEN, throw.who)


def spend(scene: Scene[State], kind: str, throw: Throw) -> Action:
    """What he has given for once has counted in a throw of that *kind*."""
    yield from giving.used_up(scene, throw.who, UPON.get(kind, ()), throw.target or None)
    if throw.target:
        yield from giving.used_up(scene, throw.target, CLASS if kind in ATTACKS else (), throw.who)


ATTACKS: Final = ("attack", "shot", "hold")
"""What is held against an armour class."""


def made(state: State, kind: str, throw: Throw, face: int) -> Check:
    """The check of that *kind* as it is when the d20 shows *face*."""
    return CHECKS.made(kind, state, evolve(throw, face=face), face)


def judging(scene: Scene[State], found: Callable[[State], Judge]) -> Judge:
    """What each face comes to, as it is *found* in the state: once, as all faces are judged at one moment."""
    known: tuple[State, Judge] | None = None

    def judge(face: int) -> float:
        nonlocal known
        if known is None or known[0] is not scene.now:
            known = scene.now, found(scene.now)
        return float(known[1](face))

    return judge


def unless(chance: int) -> Judge:
    """What the faces of a d100 come to that spoils what is about to be done with *chance* or less."""
    return lambda face: float(face > chance)


def reaction(
    scene: Scene[State], ident: str, what: Dice, last: Rolled | None, *, initial: bool, why: str
) -> Step[tuple[int, tuple[int, ...], bool, int]]:
    """The dice of a reaction: from which segment it counts, their faces, whether it is the first of an engagement,
    which Dexterity lowers (ALT-REA-031, ALT-WRE-003), and what is added. Announced anew in the same segment it finds
    the faces of the *last* one."""
    state = scene.now
    who = state.combatants[ident]
    stamp = max(state.segment, who.beat_until)
    if last is not None and last.stamp == stamp and last.die == str(what):
        faces, initial = last.faces, last.initial or initial
    else:
        faces = yield from roll(what, who=ident, why=why)
    return stamp, faces, initial, added(state, who, initial=initial)


def added(state: State, who: Combatant, *, initial: bool) -> int:
    """What is added to the dice of a reaction of *who*: Dexterity lowers the first of an engagement (*initial*)."""
    lowered = who.dex_std if state.settings.negative_dex_on_reaction == "applied" else max(0, who.dex_std)
    return later(state, who.id) - (lowered if initial else 0)


def later(state: State, who: str) -> int:
    """By how many segments every reaction of *who* is later, first or not (0 or more)."""
    return -total(CHECKS.terms("reaction", state, _plain(who)))


@lru_cache(maxsize=256)
def _plain(who: str) -> Throw:
    return Throw(who)


def natural(face: int) -> Natural | None:
    """The natural result that decides by itself, if *face* is one (ALT-CRI-001, ALT-CRI-010)."""
    return 20 if face == 20 else 1 if face == 1 else None


def attacking(state: State, critical: tuple[int, ...]) -> Law:
    """The law of an attack of which the faces *critical* make an exceptional one: they may hit by themselves, as a
    natural 20 does."""
    return Law(sure=(20, *critical) if state.settings.crit_faces_autohit else (20,), lost=(1,), critical=critical)


def saving(state: State, throw: Throw) -> Law:
    """The law of a save: at least the difficulty; a natural 20 always, if the table has it so."""
    return Law(sure=(20,)) if state.settings.save_natural_20 else PLAIN


# ---- what many throws add up


def shown(state: State, throw: Throw) -> tuple[Term, ...]:
    """The die, and what was said to come on top."""
    return (term("face", throw.face), *terms(("bonus", throw.bonus)))


def reflex(state: State, throw: Throw) -> tuple[Term, ...]:
    """A reflex save."""
    return (term("face", throw.face), *terms(("reflex", state.combatants[throw.who].reflex)))


def dexterity(state: State, throw: Throw) -> tuple[Term, ...]:
    """A test of Dexterity."""
    return (term("face", throw.face), *terms(("dex_std", state.combatants[throw.who].dex_std)))


def needed(state: State, throw: Throw) -> tuple[Term, ...]:
    """A difficulty that is given."""
    return (term("difficulty", throw.needs),)


def opposed(state: State, throw: Throw) -> tuple[Term, ...]:
    """The total of what is opposed."""
    return (term("strike", throw.needs),)


def one_of(who: str, among: list[str], *, why: str) -> Step[str]:
    """One of the people *among*, at random: no die falls for the only one."""
    at = 0
    if len(among) > 1:
        (face,) = yield from roll(Dice(1, len(among)), who=who, why=why)
        at = face - 1
    return among[at]


def stray(who: str, among: list[str], chance: int, *, why: str, whom: str) -> Step[tuple[int, str | None]]:
    """What the d100 of *who* shows, and on whom *among* others his blow falls if that is *chance* or less; *why* and
    *whom*: what the dice are rolled for."""
    (face,) = yield from roll(D100, who=who, why=why, judge=unless(chance), first=True)
    if face > chance:
        return face, None
    return face, (yield from one_of(who, among, why=whom))
