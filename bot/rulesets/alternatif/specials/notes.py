"""What people and the game master say about special actions, beside answering questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, cast, get_args

from bot.kernel import bounds
from bot.kernel.decisions import Scalar
from bot.kernel.dice import D20
from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.checks import known, target_meant
from bot.rulesets.alternatif.events import WeaponChanged, term
from bot.rulesets.alternatif.fatigue import malus as fatigue
from bot.rulesets.alternatif.specials import possible
from bot.rulesets.alternatif.specials.counters import PrepareCounter
from bot.rulesets.alternatif.specials.events import LicenceSaid, SpecialProposed, WeaponsKept
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Flank, Hand, Kind, Manoeuvre

Args = Mapping[str, Scalar]
Suffers = Literal["all", "breakthrough", "none"]
EASIEST, HARDEST = 1, 40


@record
class SayLicence:
    """The game master says which special actions are possible against *who* (ALT-SPE-034)."""

    by: UserId
    who: str
    suffers: Suffers
    type: Literal["say_licence"] = "say_licence"


@record
class ProveGrip:
    """The game master has *who*, thrown down, test his Dexterity to keep his weapons (ALT-SPE-014): d20 and its
    standard bonus against *difficulty*, from 1 to 40."""

    by: UserId
    who: str
    difficulty: int
    type: Literal["prove_grip"] = "prove_grip"


@record
class Describe:
    """The game master makes a special action of what somebody describes (ALT-SPE-036), or has a creature attempt one
    (ALT-SPE-035), with its action that is up."""

    by: UserId
    who: str
    kind: Kind
    target: str
    flank: Flank | None = None
    type: Literal["describe"] = "describe"


def check_licence(state: AlternatifState, note: SayLicence) -> None:
    if known(state, note.who).licence.suffers == note.suffers:
        raise Refused("alternatif-already-so", name=known(state, note.who).name)


def say_licence(scene: Scene[AlternatifState], note: SayLicence) -> Action:
    """It holds from the next attempt on."""
    yield from tell(LicenceSaid(note.who, note.suffers))


def check_hold(state: AlternatifState, note: ProveGrip) -> None:
    who = known(state, note.who)
    if not EASIEST <= note.difficulty <= HARDEST:
        raise Refused("number-range", field="difficulty", value=note.difficulty, low=EASIEST, high=HARDEST)
    if all(each.arm.is_natural for each in who.hands):
        raise Refused("alternatif-nothing-to-drop", name=who.name)


def prove_grip(scene: Scene[AlternatifState], note: ProveGrip) -> Action:
    """Failing it he lets go of everything."""
    who = scene.now.combatants[note.who]
    (face,) = yield from roll(D20, who=who.id, why="hold")
    given = (term("dex_std", who.dex_std),) if who.dex_std else ()
    terms = (term("face", face), *given, *fatigue.terms(who, scene.now.settings))
    total = sum(each.value for each in terms)
    kept = total >= note.difficulty
    yield from tell(WeaponsKept(who.id, face, total, terms, note.difficulty, kept))
    if not kept:
        for each in who.hands:
            if not each.arm.is_natural:
                yield from tell(WeaponChanged(who.id, each.arm.hand, each.arm.weapon, "dropped"))


def check_describe(state: AlternatifState, note: Describe) -> None:
    who, target = known(state, note.who), known(state, note.target)
    if not state.settings.special_actions:
        raise Refused("alternatif-no-specials")
    if not any(each.up and each.choice in (None, "attack") and each.manoeuvre is None for each in who.hands):
        raise Refused("alternatif-not-up", name=who.name)
    if target.out or target.side == who.side or (note.kind in _PIECES and not possible.pieces(target)):
        raise Refused("alternatif-special-impossible", special=note.kind, name=who.name, target=target.name)


_PIECES = ("disarm", "weapon_capture")


def describe(scene: Scene[AlternatifState], note: Describe) -> Action:
    """The game master's word stands above what a creature's entry allows."""
    who, target = scene.now.combatants[note.who], scene.now.combatants[note.target]
    weapon = next(each for each in who.hands if each.up and each.choice in (None, "attack") and not each.manoeuvre)
    piece = possible.pieces(target)[0] if note.kind in _PIECES else None
    flank = (note.flank or "right") if note.kind == "breakthrough" else None
    meant = Manoeuvre(note.kind, target.id, piece, flank)
    cost = sum(each.value for each in possible.modifiers(who, weapon.arm, meant, target))
    yield from tell(SpecialProposed(who.id, weapon.arm.hand, note.kind, target.id, cost, piece, flank))


# ---- commands as notes


def _text(args: Args, name: str) -> str:
    value = args.get(name)
    if value is None or value == "":
        raise Refused("argument-missing", argument=name)
    return str(value)


def _among(args: Args, name: str, options: tuple[str, ...]) -> str:
    found = _text(args, name)
    if found not in options:
        raise Refused("not-among", argument=name, value=found[:40], options=", ".join(options))
    return found


def counter(state: AlternatifState, who: Combatant, by: int, args: Args) -> PrepareCounter:
    """`/declare action:counter`: *how* says which, *target* against whom; without one the only enemy, or the last."""
    kind = cast(Kind, _among(args, "how", possible.COUNTERS))
    target = target_meant(state, who, None if args.get("target") is None else str(args["target"]))
    hand: Hand | None = None
    given = args.get("with")
    if given is not None:
        wanted = str(given).casefold()
        for each in who.hands:
            names = {each.arm.weapon, each.arm.hand, *(name.casefold() for name in each.arm.names.values())}
            if any(name.startswith(wanted) for name in names):
                hand = each.arm.hand
        if hand is None:
            weapons = ", ".join(each.arm.weapon for each in who.hands)
            raise Refused("alternatif-other-hand", name=who.name, weapons=weapons)
    return PrepareCounter(by, who.id, kind, target, hand)


def licence(state: AlternatifState, by: int, args: Args) -> Any:
    """`gm-tool licence`: *words* says against what."""
    return SayLicence(by, _text(args, "who"), cast(Suffers, _among(args, "words", get_args(Suffers))))


def hold(state: AlternatifState, by: int, args: Args) -> Any:
    """`gm-tool hold`: *value* is the difficulty."""
    value = _text(args, "value")
    difficulty = bounds.signed(value)
    if difficulty is None:
        raise Refused("not-a-number", argument="value", value=value[:40])
    return ProveGrip(by, _text(args, "who"), difficulty)


def special(state: AlternatifState, by: int, args: Args) -> Any:
    """`gm-tool special`: *words* is the kind, *target* whom."""
    kind = cast(Kind, _among(args, "words", possible.KINDS))
    return Describe(by, _text(args, "who"), kind, _text(args, "target"))
