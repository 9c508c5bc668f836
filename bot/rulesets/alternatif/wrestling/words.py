"""What people say about wrestling of their own accord, and the game master's tools.

A wrestler announces that he wrestles (`Wrestle`), does what takes no action (`FreeAct`); the game master begins and
ends clinches by his word, and says what a creature can do (ALT-WRE-046).
"""

from __future__ import annotations

from typing import Literal

from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.alternatif.base import checks, distances
from bot.rulesets.alternatif.state import AlternatifState, Combatant, OwnHold
from bot.rulesets.alternatif.wrestling import entering, holds
from bot.rulesets.alternatif.wrestling.events_clinch import WrestlerAmended
from bot.rulesets.alternatif.wrestling.looking import (
    encumbered,
    grips_of,
    is_bare_handed,
    is_clinched,
    keeps_off,
    opponents,
)
from bot.rulesets.alternatif.wrestling.order import free_act
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, text

State = AlternatifState

CLOSABLE = tuple(each for each in holds.ORDER if each != "get_up")
"""The actions that a creature may be without."""


@word()
class Wrestle(Word):
    """*who* means to wrestle: with *target*, else whom he wrestled with at last, or his only enemy."""

    who: CombatantId
    target: CombatantId | None = None

    def check(self, state: State) -> None:
        checks.opened(state)
        who = checks.may_act(state, self.who)
        checks.free_to_announce(state, who)
        target = _meant(state, who, self.target)
        other = state.combatants[target]
        if is_clinched(who):
            if any(each.pending for each in grips_of(who)) or who.intent != "standby":
                raise Refused("alternatif-already-wrestling", name=who.name, target=other.name)
            return
        distances.check_reach(state, who, target)
        useless = encumbered(who)
        if useless:
            raise Refused("alternatif-wrestle-hands", name=who.name, weapon=useless[0].weapon)
        if keeps_off(state, other) and not is_bare_handed(who) and not is_clinched(other):
            held = next(each.arm.weapon for each in who.hands)
            raise Refused("alternatif-wrestle-bare", name=who.name, weapon=held, target=other.name)
        if who.intent == "wrestling" and who.target == target and target in who.contacts:
            raise Refused("alternatif-already-wrestling", name=who.name, target=other.name)

    def take(self, scene: Scene[State]) -> Action:
        state = scene.now
        yield from entering.announce(scene, self.who, _meant(state, state.combatants[self.who], self.target))


def _meant(state: State, who: Combatant, target: str | None) -> str:
    """Whom *who* means; in a clinch only those he is locked with (ALT-WRE-017). Raises `Refused`."""
    near = opponents(state, who)
    if not near:
        return checks.target_meant(state, who, target)
    if target is None:
        return near[0]
    if target not in near:
        raise Refused("alternatif-clinched", name=who.name)
    return target


@word(tag="wrestling_free_act")
class FreeAct(Word):
    """What takes no action (`holds.FREE_ACTS`). *about*: the key let go, as `victim+part`, or whom it concerns."""

    who: CombatantId
    action: Literal["release", "gag", "ungag", "step_out"]
    about: str

    def check(self, state: State) -> None:
        checks.opened(state)
        who = checks.may_act(state, self.who)
        possible = holds.free_targets(state, who, self.action)
        if self.about in possible:
            return
        if self.action == holds.STEP_OUT and is_clinched(who):
            raise Refused("alternatif-not-stepping-out", name=who.name)
        raise Refused("alternatif-no-such-hold", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from free_act(scene, self.who, self.action, self.about)


@word()
class Clinch(Word):
    """The game master has *a* seize *b*, or lets them go of each other (*end*)."""

    a: CombatantId
    b: CombatantId
    end: bool = False

    def check(self, state: State) -> None:
        checks.opened(state)
        one, other = _pair(state, self.a, self.b)
        locked = other.id in one.wrestling.locked
        if self.end:
            if not locked:
                raise Refused("alternatif-not-clinched", a=one.name, b=other.name)
            return
        for each in (one, other):
            if each.out:
                raise Refused("alternatif-out", name=each.name, fate=each.fate or "open")
        if one.side == other.side:
            raise Refused("alternatif-same-side", a=one.name, b=other.name)
        if locked:
            raise Refused("alternatif-already-clinched", a=one.name, b=other.name)

    def take(self, scene: Scene[State]) -> Action:
        if self.end:
            yield from entering.unclinch(scene, self.a, self.b, "gm")
        else:
            yield from entering.clinch(scene, self.a, self.b, "gm")


def _pair(state: State, a: str, b: str) -> tuple[Combatant, Combatant]:
    one, other = checks.known(state, a), checks.known(state, b)
    if a == b:
        raise Refused("two-people", name=one.name)
    return one, other


@composed(tool="clinch")
def clinch(state: State, by: int, args: Args) -> Clinch:
    """*who* seizes *target*."""
    return Clinch(by, text(args, "who"), text(args, "target"))


@composed(tool="unclinch")
def unclinch(state: State, by: int, args: Args) -> Clinch:
    """*who* and *target* let go of each other."""
    return Clinch(by, text(args, "who"), text(args, "target"), end=True)


@word()
class AmendWrestler(Word):
    """What *who* can do as a wrestler: an action of his own (*name*, *damage* in dice), an action closed to him or
    opened again (*action*), his *die*."""

    who: CombatantId
    name: Typed = ""
    damage: str = ""
    action: str = ""
    die: str = ""

    def check(self, state: State) -> None:
        checks.known(state, self.who)
        if self.name or self.damage:
            checks.check_dice("damage", self.damage)
            if not self.name:
                raise Refused("argument-missing", argument="words")
        if self.action and self.action not in CLOSABLE:
            raise Refused("not-among", argument="value", value=self.action[:40], options=", ".join(CLOSABLE))
        if self.die:
            checks.check_dice("reaction", self.die)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        own = None
        if self.name:
            code = f"own_{len(who.wrestling.own) + 1}"
            own = OwnHold(code, str(dice(self.damage)), names={"fr": self.name, "en": self.name})
        closed = self.action if self.action and self.action not in who.wrestling.closed else None
        opened = self.action if self.action and closed is None else None
        yield from tell(WrestlerAmended(who.id, own, closed, opened, self.die or None))


@composed(tool="own_hold")
def own_hold(state: State, by: int, args: Args) -> AmendWrestler:
    """*who* has an action of his own, called *words*, of so many dice of damage (*value*)."""
    return AmendWrestler(by, text(args, "who"), name=text(args, "words")[:40], damage=text(args, "value"))


@composed(tool="closed_hold", codes={"value": CLOSABLE})
def closed_hold(state: State, by: int, args: Args) -> AmendWrestler:
    """The action *value* is closed to *who*, or open to him again."""
    return AmendWrestler(by, text(args, "who"), action=text(args, "value"))


@composed(tool="wrestling_die")
def wrestling_die(state: State, by: int, args: Args) -> AmendWrestler:
    """The reaction die of *who* as a wrestler is *value*."""
    return AmendWrestler(by, text(args, "who"), die=text(args, "value"))
