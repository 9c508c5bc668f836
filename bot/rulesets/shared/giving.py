"""The game master's hand on rolls: what he gives somebody before anybody rolls, or takes from him.

A bonus or a malus, in games that know them an advantage or a disadvantage: upon some kind of rolls, upon damage, upon a
speed; against somebody or against anybody; for once, or until he takes it off; for a reason. It stands in the record of
whom it is given to (`given`), as a circumstance does.

    class GiveModifier(giving.GiveModifier):            # upon what, in this game
        upon = {"all": ROLLS, "attack": ROLLS, "damage": DAMAGE}

    giving.terms(who, ("all", "attack"), target)        # a hook of a roll: the terms, each with its reason
    giving.sways(who, ("all", "attack"), target)        # what speaks for or against him
    yield from giving.used_up(scene, who.id, ("all", "attack"), target)     # once it is rolled
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, Literal, TypeAlias, cast, get_args

from bot.kernel import bounds
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name, Typed
from bot.kernel.values import evolve, record
from bot.rulesets.shared import seeing
from bot.rulesets.shared.book import Word, happens
from bot.rulesets.shared.check import Term, term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import LONGEST_SHOWN, Args, among, in_range, optional, text
from bot.rulesets.shared.people import known

Lean: TypeAlias = Literal["", "advantage", "disadvantage"]
LEANS: Final[tuple[Lean, ...]] = ("advantage", "disadvantage")
TERM: Final = "gm"
"""How what he gives is called among the terms of a sum."""
ALL: Final = "all"
"""Upon every roll."""
SPEED: Final = "speed"
"""Upon what somebody covers, in centimetres."""
LASTING: Final = ("lasts", "once")
AMOUNTS: Final = ("2", "-2", "5", "-5", "0")
"""Some of what may be given, as it is offered; 0 takes off."""
LONGEST_REASON: Final = 100
MOST_GIVEN: Final = 20
"""What one combatant can have at a time."""
CENTIMETRES: Final = 100


@record
class Bounds:
    """What may be given upon something: from *least* to *most*, in whole numbers or (*far*) in centimetres; *leans*: it
    is rolled for with a d20, so that it may be an advantage."""

    least: int
    most: int
    leans: bool = False
    far: bool = False


ROLLS: Final = Bounds(-30, 30, leans=True)
SUMS: Final = Bounds(-30, 30)
DAMAGE: Final = Bounds(-999, 999)
FAR: Final = Bounds(-9_000, 9_000, far=True)


@record
class Gift:
    """What the game master has given: a *value*, or a *lean*, *upon* what; *against* whom alone; for *once*, or until
    he takes it off; for which *reason*."""

    upon: str
    value: int = 0
    lean: Lean = ""
    against: CombatantId | None = None
    once: bool = False
    reason: Name = ""

    def counts(self, upon: tuple[str, ...], target: str | None) -> bool:
        """Whether it counts for something of these kinds that concerns *target*."""
        return self.upon in upon and self.against in (None, target)

    @property
    def amount(self) -> str:
        """Its value as it is read, metres where it is a distance; empty for what is none.

        >>> Gift("attack", -2).amount, Gift("speed", -450).amount, Gift("all", lean="advantage").amount
        ('−2', '−4.5', '')
        """
        if self.lean:
            return ""
        read = f"{abs(self.value) / CENTIMETRES:g}" if self.upon == SPEED else str(abs(self.value))
        return f"{'−' if self.value < 0 else '+'}{read}"


def counting(who: Any, upon: tuple[str, ...], target: str | None = None) -> Iterator[Gift]:
    """What *who* has been given that counts for something of these kinds that concerns *target*."""
    given: tuple[Gift, ...] = who.given
    return (each for each in given if each.counts(upon, target)) if given else iter(())


def terms(who: Any, upon: tuple[str, ...], target: str | None = None) -> tuple[Term, ...]:
    """The terms that this makes."""
    if not who.given:
        return ()
    return tuple(term(TERM, each.value, each.reason) for each in counting(who, upon, target) if each.value)


def added(who: Any, upon: tuple[str, ...], target: str | None = None) -> int:
    """What they come to."""
    return sum(each.value for each in counting(who, upon, target)) if who.given else 0


def leans(who: Any, upon: tuple[str, ...], target: str | None = None) -> tuple[tuple[str, bool], ...]:
    """What speaks for or against *who*, and whether it is for: by its reason, where he gave one."""
    if not who.given:
        return ()
    found = (each for each in counting(who, upon, target) if each.lean)
    return tuple((each.reason or TERM, each.lean == "advantage") for each in found)


def used_up(scene: Scene[Any], ident: str, upon: tuple[str, ...], target: str | None = None) -> Action:
    """*ident* has rolled for something of these kinds: what was given for once has counted."""
    who = scene.now.combatants.get(ident)
    if who is not None and any(each.once for each in counting(who, upon, target)):
        yield from tell(ModifierUsed(ident, upon, target))


def listed(who: Any) -> str | None:
    """What *who* has been given, as facts of a row; None for nothing."""
    return seeing.alike(
        {"upon": each.upon, "amount": each.amount, "lean": each.lean, **how(once=each.once, reason=each.reason)}
        for each in who.given
    )


def how(*, once: bool, reason: str) -> Mapping[str, str]:
    """For how long something is given, and why, as facts of a row."""
    why = {"reason": reason.translate(_PLAIN)} if reason else {}
    return {"once": "once" if once else "lasts", **why}


_PLAIN: Final = str.maketrans({",": ";", "|": "/", "=": ":"})
"""Signs that part what is told alike."""


# ---- what happens


@happens(to=PUBLIC)
class ModifierGiven:
    """The game master gives *combatant* so much, or that *lean*, *upon* what: see `Gift`. *amount*: as it is read."""

    combatant: CombatantId
    upon: str
    value: int = 0
    lean: Lean = ""
    against: CombatantId | None = None
    once: bool = False
    reason: Name = ""
    amount: str = ""

    def befalls(self, state: Any, who: Any) -> Any:
        made = Gift(self.upon, self.value, self.lean, self.against, self.once, self.reason)
        kept = tuple(each for each in who.given if _alike(each) != _alike(made))
        return state.put(evolve(who, given=(*kept, made)))


def _alike(gift: Gift) -> tuple[Any, ...]:
    """What another one of takes the place of *gift*."""
    return gift.upon, gift.against, bool(gift.lean), gift.once, gift.reason


@happens(to=PUBLIC)
class ModifierTaken:
    """The game master takes off what he has given *combatant* *upon* that (None: whatever it was) and *against* that
    one."""

    combatant: CombatantId
    upon: str | None = None
    against: CombatantId | None = None

    def befalls(self, state: Any, who: Any) -> Any:
        kept = tuple(each for each in who.given if not meant(each, self.upon, self.against))
        return state.put(evolve(who, given=kept))


def meant(gift: Gift, upon: str | None, against: str | None) -> bool:
    """Whether *gift* is one of those that are taken off."""
    return upon in (None, gift.upon) and against in (None, gift.against)


@happens(to=PUBLIC)
class ModifierUsed:
    """What was given *combatant* for once, upon something of these kinds that concerned *target*, has counted."""

    combatant: CombatantId
    upon: tuple[str, ...]
    target: CombatantId | None = None

    def befalls(self, state: Any, who: Any) -> Any:
        kept = tuple(each for each in who.given if not (each.once and each.counts(self.upon, self.target)))
        return state.put(evolve(who, given=kept))


# ---- what is said


@record
class GiveModifier(Word):
    """Give *who* (None: everybody here) so much, or that *lean*, *upon* what. A game says what there is."""

    who: CombatantId | None
    upon: str
    value: int = 0
    lean: Lean = ""
    against: CombatantId | None = None
    once: bool = False
    reason: Typed = ""
    UPON: ClassVar[Mapping[str, Bounds]] = {}
    """What it may be upon, and how much."""

    def check(self, state: Any) -> None:
        for ident in (self.who, self.against):
            if ident is not None:
                known(state, ident)
        within = self.UPON.get(self.upon)
        if within is None:
            options = ", ".join(self.UPON)
            raise Refused("not-among", argument="skill", value=self.upon[:LONGEST_SHOWN], options=options)
        if self.lean and not within.leans:
            raise Refused("lean-upon-what", upon=self.upon)
        if self.lean not in ("", *LEANS) or bool(self.lean) == bool(self.value):
            raise Refused("number-range", field="value", value=self.value, low=within.least, high=within.most)
        if not self.lean:
            far = CENTIMETRES if within.far else 1
            in_range("value", _read(self.value, far), within.least // far, within.most // far)
        for ident in _whom(state, self.who):
            who = state.combatants[ident]
            if len(who.given) >= MOST_GIVEN:
                raise Refused("given-enough", name=who.name, most=MOST_GIVEN)

    def take(self, scene: Scene[Any]) -> Action:
        made = Gift(self.upon, self.value, self.lean)
        for ident in _whom(scene.now, self.who):
            told = (self.upon, self.value, self.lean, self.against, self.once, self.reason)
            yield from tell(ModifierGiven(ident, *told, made.amount))


def _read(value: int, far: int) -> int:
    """*value* in whole units of *far*, away from 0."""
    return -(-value // far) if value > 0 else value // far


@record
class TakeModifier(Word):
    """What he has given *who* (None: everybody here) *upon* that is taken off again; None: whatever it was."""

    who: CombatantId | None
    upon: str | None = None
    against: CombatantId | None = None

    def check(self, state: Any) -> None:
        for ident in (self.who, self.against):
            if ident is not None:
                known(state, ident)
        if not list(self._whose(state)):
            name = "" if self.who is None else known(state, self.who).name
            raise Refused("nothing-given", name=name, upon=self.upon or "")

    def _whose(self, state: Any) -> Iterator[str]:
        for ident in _whom(state, self.who):
            if any(meant(each, self.upon, self.against) for each in state.combatants[ident].given):
                yield ident

    def take(self, scene: Scene[Any]) -> Action:
        for ident in list(self._whose(scene.now)):
            yield from tell(ModifierTaken(ident, self.upon, self.against))


def _whom(state: Any, who: str | None) -> list[str]:
    return list(state.combatants) if who is None else [who]


def composed(give: type[GiveModifier], take: type[TakeModifier], by: int, args: Args) -> Any:
    """`/fix modifier`: how much (a number, or a lean; 0 takes off), `skill` upon what, `lasting` for how long."""
    upon = None if optional(args, "skill") is None else among(args, "skill", tuple(give.UPON))
    return _made(give, take, by, args, upon, once=among(args, "lasting", LASTING, "lasts") == "once")


def tooled(give: type[GiveModifier], take: type[TakeModifier], by: int, args: Args) -> Any:
    """The tools `modifier` and `once`: `words` says upon what."""
    upon = None if optional(args, "words") is None else among(args, "words", tuple(give.UPON))
    return _made(give, take, by, args, upon, once=args["tool"] == "once")


def _made(
    give: type[GiveModifier], take: type[TakeModifier], by: int, args: Args, upon: str | None, *, once: bool
) -> Any:
    who, against = optional(args, "who"), optional(args, "target")
    reason = " ".join((optional(args, "reason") or "").split())[:LONGEST_REASON]
    said = text(args, "value")
    lean: Lean = cast(Lean, said) if said in get_args(Lean) else ""
    value = 0 if lean else amount(said, far=give.UPON[upon or ALL].far)
    if not (lean or value):
        return take(by, who, upon, against)
    return give(by, who, upon or ALL, value, lean, against, once, reason)


def amount(said: str, *, far: bool = False) -> int:
    """The number that was *said*; metres as centimetres where it is a distance (*far*). Raises `Refused`
    (`not-a-number`).

    >>> amount("−2"), amount("+3"), amount("-4,50 m", far=True)
    (-2, 3, -450)
    """
    bare = said.strip().casefold().removesuffix("m").strip().replace(",", ".")
    whole, _, part = bare.partition(".")
    # Centimetres are the digits behind the point.
    digits = f"{whole}{f'{part}00'[:2]}" if far and len(part) <= 2 else bare
    found = bounds.signed(digits)
    if found is None:
        raise Refused("not-a-number", argument="value", value=said[:LONGEST_SHOWN])
    return found
