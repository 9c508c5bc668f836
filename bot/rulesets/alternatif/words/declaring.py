"""Commands that say something in any chapter of the text: what one does (`/declare`), and what one cannot do now. Names
of people are ids already; what is wrong is said with what is right."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, cast

from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.rulesets.alternatif import tasks, words
from bot.rulesets.alternatif.charging import words as charges
from bot.rulesets.alternatif.charging.running import CHARGE
from bot.rulesets.alternatif.checks import known, names_of, weapon_named
from bot.rulesets.alternatif.doings import words as said
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.magic import castable, times
from bot.rulesets.alternatif.mounted import words as riders
from bot.rulesets.alternatif.mounted.words import STEER
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.shooting.arms import SHOOT
from bot.rulesets.alternatif.specials import counters
from bot.rulesets.alternatif.specials import words as announcements
from bot.rulesets.alternatif.spoken import ASIDES, COORDINATE, JOIN
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant
from bot.rulesets.alternatif.tactics import words as tactics
from bot.rulesets.alternatif.wrestling import words as wrestling
from bot.rulesets.shared.book import composed
from bot.rulesets.shared.options import Args, among, text

Aside: TypeAlias = Literal["shout", "step", "turn", "relax"]
_ATTACK = ("attack", "melee")


@composed(command="declare")
def declare(state: AlternatifState, by: int, args: Args) -> Any:
    """What somebody does (`action`), in every chapter of the text: the word that says it."""
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
        return words.Standby(by, who.id)
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
        return words.Declare(by, who.id, "melee", target, fist)
    if action == JOIN:
        return said.JoinIn(by, who.id, text(args, "target"))
    if action == COORDINATE:
        return said.Coordinate(by, who.id, text(args, "target"))
    if action == "turn" and target is not None:
        # Whom one turns to one keeps an eye on (ALT-TAC-003).
        return tactics.Face(by, who.id, target)
    if action in ASIDES:
        return said.TakeAside(by, who.id, cast(Aside, action), how)
    weapon = weapon_named(who, args)
    if action in times.MAGICAL and weapon is None:
        weapon = castable.only_one(state, who, action)
    if action == "drop":
        return words.Drop(by, who.id, weapon)
    if weapon is None and action in ("draw", "pick_up", "sheathe"):
        arm = tasks.arm_for(who, action, None)
        weapon = None if arm is None else arm.weapon
    aimed = action not in ("draw", "pick_up", "sheathe", "stand_up")
    return words.Undertake(by, who.id, action, weapon, how, target if aimed else None)


def _means_fist(who: Combatant, args: Args) -> bool:
    """Whether the fighter wants a free fist to fight beside what he holds (ALT-MEL-004)."""
    given = fold(str(args.get("with") or ""))
    held = {each.arm.weapon for each in who.hands}
    return given in {"fist", "poing", "poing nu", "bare fist"} and FIST.weapon not in held


def _check_means(who: Combatant, args: Args) -> None:
    """Only what is in hand fights, and an attack has no other manner."""
    arms = [each.arm for each in who.hands]
    given = args.get("with")
    names = {fold(name) for arm in arms for name in (arm.weapon, arm.hand, *arm.names.values())}
    if given is not None and not any(name.startswith(fold(str(given))) for name in names):
        raise Refused("alternatif-other-hand", name=who.name, weapons=names_of(arms))
    if args.get("how") is not None:
        raise Refused("alternatif-no-manner", value=str(args["how"])[:40])


@composed(command="strike")
def strike(state: AlternatifState, by: int, args: Args) -> Any:
    """No word at all: why there is nothing to strike with now, for a strike is an answer."""
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


@composed(command="means")
def means(state: AlternatifState, by: int, args: Args) -> None:
    """No word at all: whether a fighter can act with what was named, and in that manner."""
    _check_means(known(state, text(args, "who")), args)
