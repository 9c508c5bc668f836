"""In and out of the saddle against one's will (DN5-MNT-003 to -005)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.rulesets.d20 import saddling
from bot.rulesets.dnd5.base.budget import DOWN, HELPLESS, harnessed, incapacitated, may_react, spent
from bot.rulesets.dnd5.base.distances import between, distance, on_grid, space, square, standing
from bot.rulesets.dnd5.base.rolls import CHECKS, D20Rolled, Made, Trial, d20
from bot.rulesets.dnd5.movement.events import paid
from bot.rulesets.dnd5.movement.passing import may_stop, squeezed
from bot.rulesets.dnd5.state import SQUARE, Fighter, State, bears, rider, steed
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known, two, unless_so

# ---- What is told of mounts (DN5-MNT).

Why: TypeAlias = Literal["wanted", "thrown", "mount_fell", "leapt", "said"]
"""How somebody comes off a mount: he wants to; he has failed his save; it has fallen under him; he has leapt off;
the game master says so."""
_RULES: Final[dict[Why, tuple[str, ...]]] = {
    "wanted": ("DN5-MNT-002",),
    "thrown": ("DN5-MNT-003", "DN5-MNT-004"),
    "mount_fell": ("DN5-MNT-005",),
    "leapt": ("DN5-MNT-005",),
    "said": ("DN5-MNT-002",),
}


@happens("DN5-MNT-001", "DN5-MNT-002", to=PUBLIC)
class Mounted:
    """*combatant* is on *mount*, for so many centimetres of his movement; *reins*: he controls it (DN5-MNT-006).
    *said*: by the game master's word."""

    combatant: CombatantId
    mount: CombatantId
    cost: int
    reins: bool
    said: bool = False

    def change(self, state: State) -> State:
        who, mount = state.combatants.get(self.combatant), state.combatants.get(self.mount)
        if who is None or mount is None:
            return state
        if not self.said:
            state = paid(spent(state, saddled=True), who.id, self.cost)
        state = state.with_(
            who.id,
            rides=mount.id,
            reins=self.reins,
            astride=mount.across,
            cell=mount.cell,
            height=mount.height,
            mode="walk",
            squeezing=False,
        )
        return harnessed(state, who.id) if self.reins else state

    def why(self) -> tuple[str, ...]:
        return ("DN5-MNT-007",) if self.reins else ("DN5-MNT-008",)


@happens(to=PUBLIC)
class Dismounted:
    """*combatant* comes off *mount*, onto *cell* where there is a grid; *prone*: he lands so."""

    combatant: CombatantId
    mount: CombatantId
    reason: Why
    cell: str | None = None
    prone: bool = False
    cost: int = 0

    def befalls(self, state: State, who: Fighter) -> State:
        if self.reason == "wanted":
            state = paid(spent(state, saddled=True), who.id, self.cost)
        if self.reason == "leapt":
            state = state.with_(who.id, reacted=True)
        kept = tuple(each for each in who.conditions if each.kind != "prone")
        kept = (*kept, Condition("prone")) if self.prone or who.out else kept
        state = state.with_(who.id, rides=None, astride=0, jolted=False, cell=self.cell or who.cell, conditions=kept)
        # From the back of a flying mount there is nothing under his feet: he flies or falls.
        state = state.with_(who.id, mode="fly" if who.height else "walk")
        return squeezed(state, who.id)

    def why(self) -> tuple[str, ...]:
        return _RULES[self.reason]


@happens("DN5-MNT-006", to=PUBLIC)
class ReinsTaken:
    """*combatant* controls *mount* from now on, or lets it act by itself."""

    combatant: CombatantId
    mount: CombatantId
    on: bool

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, reins=self.on)
        turn = state.turn
        if turn is not None and turn.who == self.combatant:
            state = spent(state)
        return harnessed(state, self.combatant) if self.on else state

    def why(self) -> tuple[str, ...]:
        return ("DN5-MNT-007",) if self.on else ("DN5-MNT-008",)


@happens("DN5-MNT-007", to=PUBLIC)
class SteedActs:
    """*mount*, which *combatant* controls, does one of the three things that it may."""

    combatant: CombatantId
    mount: CombatantId
    what: Literal["dash", "dodge", "disengage"]

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is None:
            return state
        dashed = turn.steed_dashed + (self.what == "dash")
        return spent(state, steed_acted=True, steed_dashed=dashed)


@happens("DN5-MNT-003", "DN5-MNT-004", to=PUBLIC)
class SaddleSaved(D20Rolled):
    """The save of *combatant* to stay on *mount*; *outcome*: whether he does. *faces*: none where he
    cannot even try."""

    combatant: CombatantId
    mount: CombatantId
    outcome: Literal["stays", "falls"]

    def befalls(self, state: State, who: Fighter) -> State:
        kept = tuple(each for each in who.conditions if each.kind != "prone")
        conditions = kept if self.outcome == "stays" else who.conditions
        return state.with_(who.id, jolted=False, conditions=conditions)


# ---- What can be ridden, by whom, and where one lands beside it (DN5-MNT-001, -002, -006).


def may_carry(state: State, mount: Fighter, who: Fighter) -> bool:
    """Whether *mount* can be ridden by *who*: willing, a size larger at least, built for it, and free (DN5-MNT-001)."""
    willing = mount.side == who.side and not incapacitated(mount)
    return bears(mount, who) and willing and rider(state, mount) is None and mount.rides is None


def mounts_near(state: State, who: Fighter) -> Iterator[Fighter]:
    """Those that he could mount from where he stands."""
    for each in state.combatants.values():
        beside = each.id != who.id and not each.hidden and distance(state, who, each) <= SQUARE
        if beside and may_carry(state, each, who):
            yield each


def joins(scene: Scene[State], who: str, mount: str) -> Action:
    """*who*, who comes on *mount*, is in its saddle from the beginning, and controls one that is trained to it
    (DN5-MNT-002, -006)."""
    yield from tell(Mounted(who, mount, 0, may_be_led(scene.now.combatants[mount]), said=True))


def may_be_led(mount: Fighter) -> bool:
    """Whether its rider can control it: it was trained to it, and has no mind of its own (DN5-MNT-006)."""
    return mount.trained and not mount.intelligent


def landing(state: State, who: Fighter, mount: Fighter) -> str | None:
    """The cell within 1.5 m of *mount* on which *who* comes down: the free one farthest from his foes; None without a
    grid, or where all are taken: then he stays on that of the mount."""
    if not on_grid(state):
        return None
    there = space(mount)
    if not there:
        return None
    x, y = there[0]
    wide = max(each for each, _ in there) - x + 1
    around = square(x - who.width, y - who.width, wide + 2 * who.width)
    foes = [
        space(each)
        for each in state.combatants.values()
        if each.side != who.side and not (each.out or each.hidden) and each.cell
    ]

    def beside(cell: str) -> bool:
        here = standing(state, who, cell)
        return bool(here) and between(here, there) == SQUARE and may_stop(state, who, cell)

    def away(at: Point) -> int:
        return min((between(standing(state, who, name_of(at)), each) for each in foes), default=0)

    return saddling.landing(filter(is_on_grid, around), beside, away) or mount.cell


# ---- What the game master says of mounts (DN5-MNT-001, -006).


@word(tool="mount")
class Saddle(Word):
    """*who* rides *mount* from now on, at no cost: its size must do, the rest is the game master's word."""

    who: CombatantId = from_text("who")
    mount: CombatantId = from_text("target")

    def check(self, state: State) -> None:
        who, mount = two(state, self.who, self.mount)
        unless_so(who, who.rides, self.mount)
        if mount.step <= who.step:
            raise Refused("dnd5-mount-small", name=who.name, mount=mount.name)
        taken = rider(state, mount) is not None or mount.rides is not None or who.rides is not None
        if taken or rider(state, who) is not None or incapacitated(mount) or who.out or DOWN(mount):
            raise Refused("dnd5-mount-taken", name=who.name, mount=mount.name)

    def take(self, scene: Scene[State]) -> Action:
        mount = scene.now.combatants[self.mount]
        yield from tell(Mounted(self.who, self.mount, 0, may_be_led(mount), said=True))


@word(tool="dismount")
class Unsaddle(Word):
    """*who* stands beside his mount, at no cost."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.rides is None:
            raise Refused("dnd5-not-riding", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        state = scene.now
        who = state.combatants[self.who]
        mount = state.combatants.get(who.rides or "")
        if mount is not None:
            yield from tell(Dismounted(who.id, mount.id, "said", landing(state, who, mount)))


@word(tool="reins")
class SayReins(Word):
    """*who* controls what he rides, or lets it act by itself: the game master may have it either way."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.rides is None:
            raise Refused("dnd5-not-riding", name=who.name)
        unless_so(who, who.reins, self.on)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ReinsTaken(self.who, str(scene.now.combatants[self.who].rides), self.on))


DC: Final = 10
LEAP, FALL = "leap", "fall"


def unseated(state: State) -> Fighter | None:
    """Who must see to it that he stays in the saddle, or comes out of it."""
    return next((each for each in state.combatants.values() if _is_unseated(state, each)), None)


def _is_unseated(state: State, who: Fighter) -> bool:
    if who.rides is None:
        return False
    mount = steed(state, who)
    return mount is None or _down(mount) or who.jolted or DOWN(who) or who.out


def _down(mount: Fighter) -> bool:
    return mount.out or DOWN(mount)


def questions(state: State) -> Iterator[Decision]:
    """Whether he uses his reaction to come down on his feet (DN5-MNT-005)."""
    who = unseated(state)
    mount = None if who is None else steed(state, who)
    if who is None or mount is None or not _down(mount) or mount.fled or not _may_leap(who):
        return
    about: dict[str, Scalar] = {"mount": mount.id}
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    yield one_of(f"{who.id}:saddle:{state.round}.{turn}.{mount.id}", "saddle", who.id, (LEAP, FALL), about)


def _may_leap(who: Fighter) -> bool:
    return may_react(who) and not DOWN(who)


def settle(scene: Scene[State]) -> Action:
    """His mount falls: he leaps off or falls with it; else he saves, or is thrown."""
    who = unseated(scene.now)
    assert who is not None
    mount = steed(scene.now, who)
    if mount is None or mount.fled or who.fled or who.died:
        yield from _down_from(scene, who, mount, "said" if mount is not None and mount.fled else "thrown")
    elif _down(mount):
        yield from _mount_falls(scene, who, mount)
    else:
        yield from _saves(scene, who, mount)


def _mount_falls(scene: Scene[State], who: Fighter, mount: Fighter) -> Action:
    leaps = False
    if _may_leap(who):
        answer = yield from answered(questions)
        if answer is None:
            return
        leaps = answer["saddle"] == LEAP
    yield from _down_from(scene, who, mount, "leapt" if leaps else "mount_fell")


def _down_from(scene: Scene[State], who: Fighter, mount: Fighter | None, reason: Why) -> Action:
    cell = None if mount is None else landing(scene.now, who, mount)
    name = who.rides or who.id
    yield from tell(Dismounted(who.id, name, reason, cell, prone=reason in ("thrown", "mount_fell")))


def _saves(scene: Scene[State], who: Fighter, mount: Fighter) -> Action:
    """Dexterity against 10 (DN5-MNT-003, -004); whoever is helpless does not even try."""
    trial = Trial(who, ability="dexterity", dc=DC, why="saddle")
    if who.out or HELPLESS(who):
        check = CHECKS.made("save", scene.now, trial, 0)
        lost = Made((), check, (), ()).told()
        yield from tell(SaddleSaved(who.id, mount.id, "falls", **lost))
    else:
        made = yield from d20(scene, "save", trial, why="saddle")
        check = made.check
        yield from tell(SaddleSaved(who.id, mount.id, "stays" if check.succeeds else "falls", **made.told()))
        if check.succeeds:
            return
    yield from _down_from(scene, scene.now.combatants[who.id], mount, "thrown")
