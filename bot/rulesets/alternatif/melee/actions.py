"""What can be done in melee: attack, or stand by."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import names_of
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.ordinary.actions import INSTANT
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Standby
from bot.rulesets.alternatif.reaction import initiative
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, named, times
from bot.rulesets.alternatif.reaction.dice import StoodBy, die_of
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant, Wielded
from bot.rulesets.shared.actions import THING, Blanks, Costs, Doable, untold
from bot.rulesets.shared.odds import Odds
from bot.rulesets.shared.options import Args

State = AlternatifState


class Attack(Doable[Announcer]):
    """Melee against somebody, with all that is in hand (ALT-MEL-001)."""

    code = "attack"
    also = ("melee",)

    def asked(self, at: Announcer) -> Blanks | None:
        return blank("target", at.strikable)

    def said(self, at: Announcer) -> Blanks | None:
        if not at.near or not at.fights:
            return None
        held = [each.arm.weapon for each in at.who.hands]
        fist = (FIST.weapon,) if wielding.fist_hand(at.who) is not None and FIST.weapon not in held else ()
        return Field("target", at.named), Field("with", tuple(dict.fromkeys((*held, *fist))))

    def costs(self, at: Announcer, thing: str | None) -> Costs:
        return melee_times(at, thing)

    def note(self, at: Announcer, by: int, args: Args) -> Declare:
        fist = _means_fist(at.who, args)
        if not fist:
            check_means(at.who, args)
        return Declare(by, at.who.id, "melee", named(args, "target"), fist)

    def trial(self, at: Announcer, choice: Choice) -> Odds:
        weapon = held(at.who, choice.get(THING)) or at.who.main
        return strikes.trial(at.state, at.who.id, weapon.arm.hand, choice["target"])

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return initiative.declare(scene, who, choice["target"])


def held(who: Combatant, thing: str | None) -> Wielded | None:
    """*thing* as *who* holds it, None: the main weapon; nothing for a free fist."""
    return who.main if thing is None else next((each for each in who.hands if each.arm.weapon == thing), None)


def melee_times(at: Announcer, thing: str | None) -> Costs:
    """The reaction die of a blow with *thing*, None: with the main weapon."""
    found = held(at.who, thing)
    return times(None if found is None else str(die_of(at.who, found, at.state.settings)), INSTANT)


def _means_fist(who: Combatant, args: Args) -> bool:
    """Whether the fighter wants a free fist to fight beside what he holds (ALT-MEL-004)."""
    given = fold(str(args.get("with") or ""))
    held = {each.arm.weapon for each in who.hands}
    return given in {"fist", "poing", "poing nu", "bare fist"} and FIST.weapon not in held


def check_means(who: Combatant, args: Args) -> None:
    """Raise `Refused` unless *args* name what is in hand, for only that fights, and no manner: an attack has none."""
    held = [each.arm for each in who.hands]
    given = args.get("with")
    names = {fold(name) for arm in held for name in (arm.weapon, arm.hand, *arm.names.values())}
    if given is not None and not any(name.startswith(fold(str(given))) for name in names):
        raise Refused("alternatif-other-hand", name=who.name, weapons=names_of(held))
    if args.get("how") is not None:
        raise Refused("alternatif-no-manner", value=str(args["how"])[:40])


class Wait(Doable[Announcer]):
    """Nothing, for now (ALT-REA-011)."""

    code = "standby"

    def asked(self, at: Announcer) -> Blanks | None:
        return ()

    def said(self, at: Announcer) -> Blanks | None:
        # A wrestler who waits is offered to go on instead.
        return None if at.clinched and at.who.intent == self.code else ()

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Standby:
        return Standby(by, at.who.id, None)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        return tell(StoodBy(who, scene.now.segment, forced=False))
