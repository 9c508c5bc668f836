"""What a blow does (R20-WPN)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import ClassVar, Final, Literal

from bot.kernel.decisions import Choice
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC, Audience, side_of
from bot.kernel.events import PUBLIC as EVERYBODY
from bot.kernel.values import LATER, evolve, fold
from bot.rulesets.rpg20 import base as using
from bot.rulesets.rpg20.armour import PieceSwitched
from bot.rulesets.rpg20.base import Outlook
from bot.rulesets.rpg20.needs import Needs, named, no_hands, whole
from bot.rulesets.rpg20.sequences.slot import Meant
from bot.rulesets.rpg20.state import Blow, Fighter, Intention, State, Weapon
from bot.rulesets.rpg20.state.deeds import Deed
from bot.rulesets.rpg20.state.people import Held, Names
from bot.rulesets.shared import giving
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.check import Term, terms, total
from bot.rulesets.shared.lacking import Lack, Said
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import blank
from bot.rulesets.shared.options import Args, among, text
from bot.rulesets.shared.people import known

# ---- What is told of damage, and of things that are picked up, drawn, dropped or out of use.


@happens("R20-WPN-001", to=PUBLIC)
class DamageRolled:
    """What the blow of *combatant* does before any protection. *times*: it counts so often (R20-SPE-009); *most*: the
    highest that it can do (R20-SPE-007)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    faces: tuple[int, ...]
    bonus: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    times: int = 1
    most: bool = False

    def change(self, state: State) -> State:
        return state.in_blow(harm=self.total, at="dealt")

    def why(self) -> tuple[str, ...]:
        return (
            *(("R20-WPN-002",) if self.bonus else ()),
            *(("R20-SPE-002",) if any(each.name == "stun" for each in self.terms) else ()),
            *(("R20-SPE-009",) if self.times > 1 else ()),
            *(("R20-SPE-007",) if self.most else ()),
            *(("R20-WPN-009",) if any(each.name == "halved" for each in self.terms) else ()),
            *(("R20-WPN-010",) if any(each.name == "margin" for each in self.terms) else ()),
        )


_IN_HAND: Final[tuple[Held, ...]] = ("main", "second", "both")
_HAD: Final[Mapping[str, tuple[Held, ...]]] = {"drawn": ("carried",), "picked": ("dropped",)}
"""How he had what he holds otherwise now; of several alike that one is meant."""


@happens("R20-WND-011", "R20-ACT-011", to=PUBLIC)
class WeaponHeld:
    """*combatant* holds *weapon* otherwise than before. *reason*: he has `dropped` or `thrown` it, lost it to a
    `disarm`, or has `drawn` or `picked` it up. *beside*: where it lies then, if not at his feet. *lacking*: sequences
    that it takes him to set it up now, where it is shot from a rest (R20-ACT-005)."""

    combatant: CombatantId
    weapon: str
    held: Held
    reason: Literal["dropped", "thrown", "disarm", "drawn", "picked", "put"]
    beside: CombatantId | None = None
    lacking: int = field(default=0, metadata={LATER: True})

    def change(self, state: State) -> State:
        had = _HAD.get(self.reason, _IN_HAND)
        unset = {"lacking": self.lacking} if self.lacking else {}
        return state.with_weapon(
            self.combatant, self.weapon, lambda each: each.held in had, held=self.held, beside=self.beside, **unset
        )

    def why(self) -> tuple[str, ...]:
        return ("R20-ACT-005",) if self.lacking else ()


@happens("R20-RNG-011", to=PUBLIC)
class RoundsSpent:
    """So many *rounds* have left *weapon*; *left*: those that it still has, None: nobody counts."""

    combatant: CombatantId
    weapon: str
    rounds: int
    left: int | None = None
    lacking: int = 0

    def change(self, state: State) -> State:
        had = None if self.left is None else self.left + self.rounds
        return state.with_weapon(
            *(self.combatant, self.weapon, lambda each: each.rounds == had and not each.lacking),
            rounds=self.left,
            lacking=self.lacking,
        )


@happens("R20-ACT-005", "R20-ACT-006", to=PUBLIC)
class WeaponReadied:
    """A sequence of loading is over: *lacking* are still to come. *set_up*: it stands on its rest, nothing was
    loaded."""

    combatant: CombatantId
    weapon: str
    lacking: int
    rounds: int | None = None
    set_up: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state.with_weapon(
            *(self.combatant, self.weapon, lambda each: each.held != "dropped" and each.unready),
            lacking=self.lacking,
            rounds=self.rounds,
        )


@happens("R20-RNG-011")
class StockSet:
    """By the game master's word *combatant* has *count* rounds in *weapon*, or so many explosives of that name.
    *secret*: the other side may not know it."""

    combatant: CombatantId
    weapon: str
    count: int
    secret: bool = True

    def audience(self) -> Audience:
        return side_of(self.combatant) if self.secret else EVERYBODY

    def befalls(self, state: State, who: Fighter) -> State:
        explosives = tuple(
            evolve(each, count=self.count) if each.explosive == self.weapon else each for each in who.explosives
        )
        weapons = tuple(
            evolve(each, rounds=self.count, lacking=0 if self.count else each.lacking)
            if each.weapon == self.weapon and each.magazine is not None
            else each
            for each in who.weapons
        )
        return state.put(evolve(who, explosives=explosives, weapons=weapons))


@happens("R20-WPN-008", to=PUBLIC)
class WeaponJammed:
    """By the game master's word *weapon* cannot be used, or can again."""

    combatant: CombatantId
    weapon: str
    broken: bool

    def change(self, state: State) -> State:
        return state.with_weapon(
            self.combatant, self.weapon, lambda each: each.broken != self.broken, broken=self.broken
        )


# ---- The game master's word on things (R20-WPN-008, R20-ARM-010, R20-WPN-007).

ON, OFF = "on", "off"


def called(typed: str, things: Iterable[tuple[str, Names]]) -> str:
    """The id of the one of *things* that *typed* names, in any language, or that begins so; what names none, as it
    is."""
    wanted = fold(typed)
    found = [(ident, [fold(each) for each in (ident, *names.values())]) for ident, names in things]
    exact = [ident for ident, names in found if wanted in names]
    begun = [ident for ident, names in found if any(each.startswith(wanted) for each in names)]
    return next(iter((*exact, *begun)), typed)


@word()
class Jam(Word):
    """A weapon is out of use, or back in use (R20-WPN-008)."""

    who: CombatantId
    weapon: str
    broken: bool = True
    tells = WeaponJammed

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if all(each.weapon != self.weapon for each in who.weapons):
            held = ", ".join(each.weapon for each in who.weapons)
            raise Refused("rpg20-no-weapon", name=who.name, value=self.weapon[:40], known=held, argument="weapon")


@composed(tool="jam", codes={"value": (ON, OFF)})
def jam(state: State, by: int, args: Args) -> Jam:
    """`words`: the weapon of `who`, by its name; `value`: it jams, or works again."""
    who = known(state, text(args, "who"))
    named = called(text(args, "words"), ((each.weapon, each.names) for each in who.weapons))
    return Jam(by, who.id, named, among(args, "value", (ON, OFF), ON) == ON)


@word()
class SwitchPiece(Word):
    """A piece of armour counts for nothing, or counts again (R20-ARM-010)."""

    who: CombatantId
    piece: str
    off: bool = True
    tells = PieceSwitched

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if all(each.piece != self.piece for each in who.armour):
            worn = ", ".join(each.piece for each in who.armour)
            raise Refused("rpg20-no-piece", name=who.name, value=self.piece[:40], known=worn, argument="piece")


@composed(tool="piece", codes={"value": (OFF, ON)})
def piece(state: State, by: int, args: Args) -> SwitchPiece:
    """`words`: the piece that `who` wears, by its name; `value`: it counts for nothing, or counts again."""
    who = known(state, text(args, "who"))
    named = called(text(args, "words"), ((each.piece, each.names) for each in who.armour))
    return SwitchPiece(by, who.id, named, among(args, "value", (OFF, ON), OFF) == OFF)


# ---- Weapons that are taken in hand or loaded (R20-ACT-005, -006, -011).


def _draws(at: Outlook, said: Said) -> Lack | None:
    """That there is anything to take in hand, and a hand for it (R20-ACT-011)."""
    weapon = named(at, said)
    if weapon is not None and weapon.in_hand:
        return "held_already", {"weapon": weapon.weapon}
    away = [each for each in at.who.weapons if not each.in_hand and not each.broken and not each.bare]
    if not away:
        return "nothing_away", {}
    wanted = [weapon] if weapon is not None and weapon in away else away
    taken = [each for each in wanted if at.who.can_take(each)]
    if not taken:
        return no_hands(wanted)
    if any(using.fetched(at.who, each) for each in taken):
        return None
    return ("down", {}) if at.lies else no_hands(taken)


def _loads(at: Outlook, said: Said) -> Lack | None:
    weapon = named(at, said)
    if weapon is None or not weapon.shoots or weapon.weapon in [each.weapon for each in using.loadable(at.who)]:
        return None
    return "loaded", {"weapon": weapon.weapon}


class Draw(Meant):
    """A weapon is taken in hand that was put away or lies there (R20-ACT-011)."""

    code = "draw"
    deed: ClassVar[Deed] = "draw"
    whom: Needs = (whole, _draws)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("with", dict.fromkeys(each.weapon for each in using.drawable(at.who)), none="nothing_away")

    def means(self, at: Outlook, choice: Choice) -> Intention:
        return Intention(self.deed, weapon=choice["with"])


class Load(Draw):
    """A whole sequence of loading (R20-ACT-005, -006)."""

    code = "load"
    deed = "load"
    whom = (whole, _loads)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("with", dict.fromkeys(each.weapon for each in using.loadable(at.who)), none="nothing_to_load")


ACTIONS: Final = (Draw(), Load())


# ---- The damage of a blow: dice of the weapon, bonus in contact alone, doubled in a charge (R20-WPN-001, -002, -009
# to -011).

TWICE = 2
DEALT, TAKEN = ("damage",), ("taken",)
"""Upon what the game master gives who deals damage, or suffers it (R20-GEN-012)."""


def has_bonus(blow: Blow) -> bool:
    """Whether the damage bonus counts: in contact, not for what flies (R20-WPN-002)."""
    return blow.way == "strike"


def halved(state: State, points: int) -> int:
    """Half of a die (R20-WPN-009)."""
    return points // 2 if state.settings.damage_half == "down" else (points + 1) // 2


def most(state: State, blow: Blow, weapon: Weapon) -> int:
    """The highest damage of *blow*: of the weapon, and of the bonus where it counts (R20-SPE-007)."""
    found = weapon.plus
    if weapon.dice:
        rolled = dice(weapon.dice)
        best = rolled.count * rolled.sides
        found += halved(state, best) if weapon.halved else best
    who = state.combatants[blow.who]
    if has_bonus(blow):
        bonus = dice(who.bonus) if who.bonus else None
        found += who.bonus_plus + (0 if bonus is None else bonus.count * bonus.sides)
    return found


def deal(scene: Scene[State]) -> Action:
    """The damage is rolled: weapon dice, then bonus dice (R20-GEN-010)."""
    blow = scene.now.falling
    who = scene.now.combatants[blow.who]
    weapon = who.struck_with(blow.weapon) if blow.way == "strike" else who.arm(blow.weapon)
    if blow.purpose == "stun":
        # One point, whatever the weapon and the force (R20-SPE-002).
        yield from tell(DamageRolled(who.id, blow.target, weapon.weapon, (), (), (Term("stun", 1),), 1))
        return
    if blow.purpose == "fatal":
        # The test has failed: the highest that the attack can do (R20-SPE-007).
        best = most(scene.now, blow, weapon)
        yield from tell(
            DamageRolled(who.id, blow.target, weapon.weapon, (), (), (Term("most", best),), best, most=True)
        )
        return
    faces: tuple[int, ...] = ()
    bonus: tuple[int, ...] = ()
    suffix = f"/{blow.number}" if blow.number > 1 else ""
    if weapon.dice:
        faces = yield from roll(dice(weapon.dice), who=who.id, why=f"damage{suffix}")
    if has_bonus(blow) and who.bonus:
        bonus = yield from roll(dice(who.bonus), who=who.id, why=f"bonus{suffix}")
    shown = sum(faces)
    found = terms(
        ("dice", shown),
        ("halved", halved(scene.now, shown) - shown if weapon.halved else 0),
        ("weapon", weapon.plus),
        ("bonus", sum(bonus) + (who.bonus_plus if has_bonus(blow) else 0)),
        ("margin", blow.margin if weapon.kind == "unarmed" and blow.way == "strike" else 0),
    )
    times = TWICE if blow.purpose == "charge" else 1
    target = scene.now.combatants[blow.target]
    found = (*found, *giving.terms(who, DEALT, target.id), *giving.terms(target, TAKEN, who.id))
    yield from giving.used_up(scene, who.id, DEALT, target.id)
    yield from giving.used_up(scene, target.id, TAKEN, who.id)
    found = (*found, *terms(("minimum", max(0, -total(found)))))
    points = total(found) * times
    yield from tell(DamageRolled(who.id, blow.target, weapon.weapon, faces, bonus, found, points, times))
