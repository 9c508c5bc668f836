"""Commands with their arguments as notes. Names of people are ids already; what is wrong is said with what is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias, cast, get_args

from bot.kernel import bounds
from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.ruleset import only
from bot.kernel.values import fold
from bot.rulesets.alternatif import notes, tasks
from bot.rulesets.alternatif.charging import notes as charges
from bot.rulesets.alternatif.charging.running import CHARGE
from bot.rulesets.alternatif.checks import known
from bot.rulesets.alternatif.doings import notes as said
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.magic import castable, times
from bot.rulesets.alternatif.mounted import notes as riders
from bot.rulesets.alternatif.mounted.masters import STEER
from bot.rulesets.alternatif.settings import setting_value
from bot.rulesets.alternatif.sheets import BELONGINGS
from bot.rulesets.alternatif.shooting import saying as shots
from bot.rulesets.alternatif.shooting.arms import SHOOT
from bot.rulesets.alternatif.specials import counters
from bot.rulesets.alternatif.specials import notes as announcements
from bot.rulesets.alternatif.spoken import ASIDES, COORDINATE, JOIN
from bot.rulesets.alternatif.state import FIST, AlternatifState, Arm, Bleeding, Combatant, Fate, Temperament
from bot.rulesets.alternatif.tactics import notes as tactics
from bot.rulesets.alternatif.wrestling import saying as wrestling
from bot.rulesets.shared import following, mustering

Args = Mapping[str, Scalar]
Aside: TypeAlias = Literal["shout", "step", "turn", "relax"]
Flag: TypeAlias = Literal["surprised", "prone", "unaware"]
_ATTACK = ("attack", "melee")
_KINDS = ("wear", "body")
CODES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("npc-give", "temperament"): get_args(Temperament),
    ("npc-autopilot", "temperament"): get_args(Temperament),
    ("fix-damage", "kind"): _KINDS,
    ("fix-heal", "kind"): _KINDS,
    ("fix-status", "status"): get_args(Flag),
    ("fix-injury", "bleeding"): get_args(Bleeding),
    ("fix-injury", "change"): ("amend", "healed"),
    ("fix-fate", "fate"): get_args(Fate),
    ("gm-free", "change"): ("give", "withdraw"),
    ("gm-dice", "why"): (
        *("reaction", "strike", "free", "frank", "parry", "damage", "body", "effect", "fumble", "stray", "companion"),
        *("task-reaction", "task-duration", "task-delay", "task-second", "task-failure", "second", "spell", "beat"),
        *("shot", "dodge", "astray", "charge", "reception"),
        *("special", "reflex", "grip", "fall", "hold", "sneak-save", "stealth", "notice", "exhaustion"),
        *("wrestle", "wrestle-reaction", "wrestle-counter", "wrestle-damage", "stray-blow"),
    ),
}
"""What an option of a command may say, where it is one of a few codes."""


class Recruiter(Protocol):
    """Makes combatants of sheets and creatures (`recruit` does, from the catalogue)."""

    def player(self, state: AlternatifState, args: Args) -> tuple[Combatant, ...]:
        """The character that *args* describes."""
        ...

    def renewed(self, state: AlternatifState, args: Args) -> Combatant:
        """The character `who` made anew of his sheet."""
        ...

    def creatures(self, state: AlternatifState, args: Args) -> tuple[Combatant, ...]:
        """The creatures that *args* names, numbered."""
        ...


def compose(state: AlternatifState, command: str, by: int, args: Args, recruiter: Recruiter | None) -> Any:
    """The note for *command*.

    Raises `UnknownCommand`, and `Refused`: `argument-missing`, `not-a-number`,
    `not-among`, and what the particular command refuses.
    """
    if command == "join" and recruiter is not None:
        return notes.Join(by, recruiter.player(state, args), gift=str(args.get("gift") or ""))
    if command == "renew" and recruiter is not None:
        return notes.Renew(by, recruiter.renewed(state, args))
    if command == "fix-sheet" and recruiter is not None:
        fields = following.fields_of(args, BELONGINGS)
        record = recruiter.renewed(state, args) if fields else None
        return notes.FollowSheet(by, text(args, "who"), following.figures_of(args), fields=fields, record=record)
    if command == "npc-add" and recruiter is not None:
        return notes.Join(by, recruiter.creatures(state, args), named=bool(args.get("name")))
    make = _COMMANDS.get(command)
    if make is None:
        raise UnknownCommand(command)
    return make(state, by, args)


def text(args: Args, name: str) -> str:
    """The argument *name* as text."""
    value = args.get(name)
    if value is None or value == "":
        raise Refused("argument-missing", argument=name)
    return str(value)


def number(args: Args, name: str) -> int:
    """The argument *name* as a whole number."""
    value = args.get(name)
    if value is None or value == "":
        raise Refused("argument-missing", argument=name)
    found = bounds.signed(str(value))
    if found is None:
        raise Refused("not-a-number", argument=name, value=str(value)[:40])
    return found


def among(args: Args, name: str, options: tuple[str, ...], otherwise: str | None = None) -> str:
    """The argument *name*, one of *options*."""
    value = args.get(name)
    if value is None and otherwise is not None:
        return otherwise
    found = text(args, name)
    if found not in options:
        raise Refused("not-among", argument=name, value=found[:40], options=", ".join(options))
    return found


def _reason(args: Args) -> str:
    return str(args.get("reason") or "")[:200]


def _declare(state: AlternatifState, by: int, args: Args) -> Any:
    who = known(state, text(args, "who"))
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    others = (*tasks.known(state), JOIN, COORDINATE, *ASIDES)
    options = (*_ATTACK, SHOOT, CHARGE, STEER, "standby", "drop", counters.COUNTER, *others, *wrestling.SPOKEN)
    action = among(args, "action", options, "attack")
    if action == counters.COUNTER:
        return announcements.counter(state, who, by, args)
    if action in wrestling.SPOKEN:
        return wrestling.spoken(state, by, who, action, args)
    if action == "standby":
        return notes.Standby(by, who.id)
    if action == STEER:
        return riders.Steer(by, who.id, str(args.get("how") or "").strip()[:80])
    if action == CHARGE:
        return charges.Charge(by, who.id, None if args.get("target") is None else str(args["target"]))
    if action == SHOOT:
        return shots.compose(state, by, args)
    how = str(args.get("how") or "").strip()[:80]
    target = None if args.get("target") is None else str(args["target"])
    if action in _ATTACK:
        fist = _means_fist(who, args)
        if not fist:
            _check_means(who, args)
        return notes.Declare(by, who.id, "melee", target, fist)
    if action == JOIN:
        return said.JoinIn(by, who.id, text(args, "target"))
    if action == COORDINATE:
        return said.Coordinate(by, who.id, text(args, "target"))
    if action == "turn" and target is not None:
        # Whom one turns to one keeps an eye on (ALT-TAC-003).
        return tactics.Face(by, who.id, target)
    if action in ASIDES:
        return said.TakeAside(by, who.id, cast(Aside, action), how)
    weapon = _weapon_named(who, args)
    if action in times.MAGICAL and weapon is None:
        weapon = castable.only_one(state, who, action)
    if action == "drop":
        return notes.Drop(by, who.id, weapon)
    if weapon is None and action in ("draw", "pick_up", "sheathe"):
        arm = tasks.arm_for(who, action, None)
        weapon = None if arm is None else arm.weapon
    aimed = action not in ("draw", "pick_up", "sheathe", "stand_up")
    return notes.Undertake(by, who.id, action, weapon, how, target if aimed else None)


def _means_fist(who: Combatant, args: Args) -> bool:
    """Whether the fighter wants a free fist to fight beside what he holds (ALT-MEL-004)."""
    given = fold(str(args.get("with") or ""))
    held = {each.arm.weapon for each in who.hands}
    return given in {"fist", "poing", "poing nu", "bare fist"} and FIST.weapon not in held


def _weapon_named(who: Combatant, args: Args) -> str | None:
    """The weapon that `with` names among all that *who* has: its id, a name in any language, or how only one begins."""
    given = args.get("with")
    if given is None:
        return None
    return thing_named(who, str(given))


def thing_named(who: Combatant, given: str) -> str:
    """The weapon, spell or magic item of *who* that *given* names: its id, a name in any language, or how only one
    begins. Raises `Refused`."""
    wanted = fold(given)
    arms = [*(each.arm for each in who.hands), *who.carried, *who.dropped]
    has = [(arm.weapon, arm.names) for arm in arms]
    has += [(each.id, each.names) for each in who.magic.spells]
    has += [(each.id, each.names) for each in who.magic.items]
    for ident, names in has:
        if wanted in {ident, *(fold(name) for name in names.values())}:
            return ident
    begun = {ident for ident, names in has for name in names.values() if fold(name).startswith(wanted)}
    if len(begun) == 1:
        return begun.pop()
    raise Refused("alternatif-no-such-weapon", name=who.name, typed=given[:40], weapons=_names_of(arms))


def _names_of(arms: Sequence[Arm]) -> str:
    return ", ".join(dict.fromkeys(arm.weapon for arm in arms)) or FIST.weapon


def _check_means(who: Combatant, args: Args) -> None:
    """Only what is in hand fights, and an attack has no other manner."""
    arms = [each.arm for each in who.hands]
    given = args.get("with")
    names = {fold(name) for arm in arms for name in (arm.weapon, arm.hand, *arm.names.values())}
    if given is not None and not any(name.startswith(fold(str(given))) for name in names):
        raise Refused("alternatif-other-hand", name=who.name, weapons=_names_of(arms))
    if args.get("how") is not None:
        raise Refused("alternatif-no-manner", value=str(args["how"])[:40])


def _strike(state: AlternatifState, by: int, args: Args) -> Any:
    who = known(state, text(args, "who"))
    kind = question_for(state, who.id)
    if kind is not None:
        raise Refused("alternatif-answer-first", name=who.name, kind=kind)
    if who.out:
        raise Refused("alternatif-out", name=who.name)
    due = [each.due for each in who.hands if each.due is not None]
    if not due:
        raise Refused("alternatif-nothing-to-strike-with", name=who.name)
    raise Refused("alternatif-not-your-moment", name=who.name, segment=min(due), now=state.segment)


def _hold(state: AlternatifState, by: int, args: Args) -> Any:
    until = None if args.get("until") in (None, "") else number(args, "until")
    return notes.KeepReady(by, text(args, "who"), until)


def _grant(state: AlternatifState, by: int, args: Args) -> Any:
    label = text(args, "label")[:80]
    reaction = str(args.get("reaction") or "0").strip()
    duration = str(args.get("duration") or "1").strip()
    return notes.Grant(by, text(args, "who"), label, reaction, duration)


def _free(state: AlternatifState, by: int, args: Args) -> Any:
    give = among(args, "change", ("give", "withdraw"), "give")
    return notes.OfferFree(by, text(args, "who"), text(args, "target"), give == "withdraw")


def _flag(state: AlternatifState, by: int, args: Args) -> Any:
    flag = cast(Flag, among(args, "status", get_args(Flag)))
    on = among(args, "state", ("on", "off"), "on") == "on"
    other = None if args.get("other") is None else str(args["other"])
    return notes.SetFlag(by, text(args, "who"), flag, on, other)


def _injury(state: AlternatifState, by: int, args: Args) -> Any:
    malus = None if args.get("malus") is None else number(args, "malus")
    bleeding = None
    if args.get("bleeding") is not None:
        bleeding = cast(Bleeding, among(args, "bleeding", get_args(Bleeding)))
    healed = among(args, "change", ("amend", "healed"), "amend") == "healed"
    return notes.AmendInjury(by, text(args, "who"), malus, bleeding, str(args.get("text") or "")[:200], healed)


def _test(state: AlternatifState, by: int, args: Args) -> Any:
    gap = None if args.get("gap") is None else number(args, "gap")
    return notes.CallTest(by, text(args, "a"), text(args, "b"), gap)


def _initiative(state: AlternatifState, by: int, args: Args) -> Any:
    segment = None if args.get("segment") is None else number(args, "segment")
    who = known(state, text(args, "who"))
    weapon = _weapon_named(who, args)
    hand = next((each.arm.hand for each in who.hands if each.arm.weapon == weapon), None)
    return notes.SetInitiative(by, who.id, segment, _reason(args), hand)


def _give(state: AlternatifState, by: int, args: Args) -> Any:
    options: tuple[str, ...] = get_args(Temperament)
    temperament = None
    if args.get("temperament") is not None:
        temperament = cast(Temperament, among(args, "temperament", options))
    player = None if args.get("player") is None else number(args, "player")
    return notes.HandOver(by, text(args, "who"), player, temperament)


def _autopilot(state: AlternatifState, by: int, args: Args) -> Any:
    temperament = cast(Temperament, among(args, "temperament", get_args(Temperament), "steady"))
    return notes.HandOver(by, text(args, "who"), None, temperament)


def _fate(state: AlternatifState, by: int, args: Args) -> Any:
    return notes.SayFate(by, text(args, "who"), cast(Fate, among(args, "fate", get_args(Fate))))


def _setting(state: AlternatifState, by: int, args: Args) -> Any:
    name = text(args, "name")
    return notes.SetSetting(by, name, setting_value(name, args.get("value")))


def _modifier(state: AlternatifState, by: int, args: Args) -> Any:
    """A bonus or malus to the next strike."""
    only(args, "who", "value", "reason")
    return notes.SetField(by, text(args, "who"), "next_strike", number(args, "value"), _reason(args))


def _means(state: AlternatifState, by: int, args: Args) -> None:
    """No note at all: whether a fighter can act with what was named, and in that manner."""
    _check_means(known(state, text(args, "who")), args)


_COMMANDS: dict[str, Callable[[AlternatifState, int, Args], Any]] = {
    "declare": _declare,
    "means": _means,
    "standby": lambda state, by, args: notes.Standby(by, text(args, "who")),
    "strike": _strike,
    "leave": lambda state, by, args: notes.Leave(by, text(args, "who")),
    "npc-remove": lambda state, by, args: notes.Remove(by, text(args, "who")),
    "npc-hide": lambda state, by, args: notes.Hide(by, text(args, "who")),
    "npc-give": _give,
    "npc-side": lambda state, by, args: mustering.ChangeSide(by, text(args, "who"), text(args, "side")),
    "npc-group": lambda state, by, args: mustering.renamed(by, state.combatants.values(), args),
    "npc-autopilot": _autopilot,
    "fix-set": lambda state, by, args: notes.SetField(
        by, text(args, "who"), text(args, "field"), number(args, "value"), _reason(args)
    ),
    "fix-damage": lambda state, by, args: notes.Damage(
        by,
        text(args, "who"),
        number(args, "amount"),
        "body" if among(args, "kind", _KINDS, "wear") == "body" else "wear",
        _reason(args),
    ),
    "fix-heal": lambda state, by, args: notes.Heal(
        by,
        text(args, "who"),
        number(args, "amount"),
        "body" if among(args, "kind", _KINDS, "wear") == "body" else "wear",
        _reason(args),
    ),
    "fix-initiative": _initiative,
    "fix-beat": lambda state, by, args: notes.Beat(
        by, text(args, "who"), 1 if args.get("segments") is None else number(args, "segments")
    ),
    "fix-modifier": _modifier,
    "fix-back": lambda state, by, args: notes.Back(by, text(args, "who"), _reason(args)),
    "fix-fate": _fate,
    "gm-engage": lambda state, by, args: notes.Engage(by, text(args, "a"), text(args, "b")),
    "gm-separate": lambda state, by, args: notes.Separate(by, text(args, "a"), text(args, "b")),
    "gm-interrupt": lambda state, by, args: notes.Interrupt(
        by, text(args, "who"), 0 if args.get("keep") is None else number(args, "keep")
    ),
    "gm-free": _free,
    "gm-action": _grant,
    "gm-test": _test,
    "fix-status": _flag,
    "fix-injury": _injury,
    "orders": lambda state, by, args: notes.Order(by, text(args, "who"), text(args, "matter"), text(args, "order")),
    "hold": _hold,
    "release": lambda state, by, args: notes.LetGo(
        by, text(args, "who"), None if args.get("target") is None else str(args["target"])
    ),
    "gm-settings": _setting,
}
