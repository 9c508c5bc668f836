"""Wrestling, and what takes no action in a clinch."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Choice
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.alternatif.base import checks, distances
from bot.rulesets.alternatif.base.needs import ACTS, ANNOUNCES, About, opposed, up
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, which
from bot.rulesets.alternatif.state import AlternatifState, Combatant, OwnHold, within_reach
from bot.rulesets.alternatif.wrestling import holds
from bot.rulesets.alternatif.wrestling import outcomes as entering
from bot.rulesets.alternatif.wrestling.looking import (
    encumbered,
    grips_of,
    is_bare_handed,
    is_clinched,
    keeps_off,
    key_id,
    opponents,
)
from bot.rulesets.alternatif.wrestling.order import free_act
from bot.rulesets.alternatif.wrestling.records import WrestlerAmended
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, optional, text
from bot.rulesets.shared.people import opened, two

# ---- What people say about wrestling of their own accord, and the game master's tools. A wrestler announces that he
# wrestles (`Wrestle`), does what takes no action (`FreeAct`); the game master begins and ends clinches by his
# word, and says what a creature can do (ALT-WRE-046).

State = AlternatifState

CLOSABLE = tuple(each for each in holds.ORDER if each != "get_up")
"""The actions that a creature may be without."""


@word()
class Wrestle(About):
    """*who* means to wrestle: with *target*, else whom he wrestled with at last, or his only enemy."""

    needs = ANNOUNCES
    target: CombatantId | None = None

    def refuse(self, state: State, who: Combatant) -> None:
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
class FreeAct(About):
    """What takes no action (`holds.FREE_ACTS`). *about*: the key let go, as `victim+part`, or whom it concerns."""

    needs = ACTS
    action: Literal["release", "gag", "ungag", "step_out"]
    about: str

    def refuse(self, state: State, who: Combatant) -> None:
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
        opened(state)
        one, other = two(state, self.a, self.b)
        locked = other.id in one.wrestling.locked
        if self.end:
            if not locked:
                raise Refused("alternatif-not-clinched", a=one.name, b=other.name)
            return
        for each in (one, other):
            up(state, each)
        opposed(one, other)
        if locked:
            raise Refused("alternatif-already-clinched", a=one.name, b=other.name)

    def take(self, scene: Scene[State]) -> Action:
        if self.end:
            yield from entering.unclinch(scene, self.a, self.b, "gm")
        else:
            yield from entering.clinch(scene, self.a, self.b, "gm")


@composed(tool="clinch")
def clinch(state: State, by: int, args: Args) -> Clinch:
    """*who* seizes *target*."""
    return Clinch(by, text(args, "who"), text(args, "target"))


@composed(tool="unclinch")
def unclinch(state: State, by: int, args: Args) -> Clinch:
    """*who* and *target* let go of each other."""
    return Clinch(by, text(args, "who"), text(args, "target"), end=True)


@word()
class AmendWrestler(About):
    """What *who* can do as a wrestler: an action of his own (*name*, *damage* in dice), an action closed to him or
    opened again (*action*), his *die*."""

    name: Typed = ""
    damage: str = ""
    action: str = ""
    die: str = ""

    def refuse(self, state: State, who: Combatant) -> None:
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


class Grapple(Doable[Announcer]):
    """Meaning to wrestle with somebody (ALT-WRE-001); in a clinch, after a while, going on."""

    code = "wrestle"

    def asked(self, at: Announcer) -> Blanks | None:
        return which("target", _possible(at))

    def said(self, at: Announcer) -> Blanks | None:
        if not at.clinched:
            return blank("target", _possible(at))
        if at.who.intent != "standby":
            return None
        return blank("target", tuple(opponents(at.state, at.who))) or ()

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Wrestle:
        return Wrestle(by, at.who.id, optional(args, "target"))

    def does(self, scene: Scene[AlternatifState], who: str, choice: Choice) -> Action:
        target = choice.get("target") or _possible(Announcer(scene.now, scene.now.combatants[who]))[0]
        return entering.announce(scene, who, target)


def _possible(at: Announcer) -> tuple[str, ...]:
    """Whom he may mean to wrestle with, those in contact first: nobody unless his hands hold nothing that he would have
    to let go of, and of those who keep him off none unless they are empty (ALT-WRE-009, -041)."""
    if encumbered(at.who):
        return ()
    bare, reach = is_bare_handed(at.who), within_reach(at.state, at.who)
    found = [each for each in at.near if bare or not keeps_off(at.state, at.state.combatants[each])]
    return tuple(sorted(found, key=lambda each: each not in reach))


class InTheClinch(Doable[Announcer]):
    """What takes no action in a clinch (ALT-WRE-019, -024, -027)."""

    code: Literal["release", "gag", "ungag", "step_out"]

    def said(self, at: Announcer) -> Blanks | None:
        return blank("target", tuple(holds.free_targets(at.state, at.who, self.code)))

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> FreeAct:
        possible = holds.free_targets(at.state, at.who, self.code)
        about = optional(args, "target") or (possible[0] if possible else "")
        return FreeAct(by, at.who.id, self.code, about)


class Release(InTheClinch):
    """Letting go of a key, named by the part that it holds."""

    code = "release"

    def said(self, at: Announcer) -> Blanks | None:
        if not holds.free_targets(at.state, at.who, self.code):
            return None
        return blank("with", tuple(dict.fromkeys(key.part for key in at.who.wrestling.keys)))

    def note(self, at: Announcer, by: int, args: Args) -> FreeAct:
        part = str(args.get("with") or "")
        mine = [key_id(key.victim, key.part) for key in at.who.wrestling.keys if part in ("", key.part)]
        return FreeAct(by, at.who.id, self.code, mine[0] if mine else "")


class Gag(InTheClinch):
    code = "gag"


class Ungag(InTheClinch):
    code = "ungag"


class StepOut(InTheClinch):
    code = "step_out"
