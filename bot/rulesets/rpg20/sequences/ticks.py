"""What the game master ticks: of the place, of a target, of somebody's state (R20-SEQ-002, R20-RNG-007, R20-MEL-007,
R20-EVD-001, -004, R20-WND-017).
"""

from __future__ import annotations

from typing import Final, Literal, cast

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.values import evolve, record
from bot.rulesets.rpg20.sequences.events import Surprised
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.rpg20.state.conditions import SAID
from bot.rulesets.rpg20.state.people import Bulk, Motion
from bot.rulesets.rpg20.wounds.events import StateSet
from bot.rulesets.shared.book import Word, composed, happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_codes, from_flag, from_text, optional, text
from bot.rulesets.shared.people import known, two, unless_so
from bot.rulesets.shared.until import rounds

# ---- What is told of what the game master ticks: of the place, of a target, of a test (R20-SEQ-002, R20-RNG-007,
# R20-MEL-007, R20-EVD-001, -004, R20-GEN-012).


@happens("R20-GEN-012", to=PUBLIC)
class ModifierSet:
    """The next test of *combatant* has so much more, or less."""

    combatant: CombatantId
    value: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, modifier=self.value)


@happens("R20-RNG-007", "R20-EVD-004", to=PUBLIC)
class PlaceChanged:
    """How well one sees there, and whether there is room."""

    light: Literal["", "reduced", "dark"]
    confined: bool

    def change(self, state: State) -> State:
        return evolve(state, light=self.light, confined=self.confined)


@happens("R20-RNG-007", "R20-MEL-007", to=PUBLIC)
class TargetTicked:
    """How *combatant* is as a target."""

    combatant: CombatantId
    cover: bool
    motion: Motion
    bulk: Bulk

    def change(self, state: State) -> State:
        return state.with_(self.combatant, cover=self.cover, motion=self.motion, bulk=self.bulk)


@happens("R20-EVD-001", to=GM_ONLY)
class AwarenessSet:
    """Whether *combatant* is aware of the attacks of *attacker*: whoever is not is told nothing of it."""

    combatant: CombatantId
    attacker: CombatantId
    aware: bool

    def befalls(self, state: State, who: Fighter) -> State:
        others = tuple(each for each in who.unseen_by if each != self.attacker)
        return state.with_(self.combatant, unseen_by=others if self.aware else (*others, self.attacker))


@happens("R20-SPE-011", to=GM_ONLY)
class SurpriseTicked:
    """Whether *combatant* is on his guard, and whether he tries to surprise, where that is said of him alone: else as
    his camp."""

    combatant: CombatantId
    attentive: Literal["", "on", "off"]
    lurks: Literal["", "on", "off"]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, attentive=self.attentive, lurks=self.lurks)


LIGHTS: Final = ("normal", "reduced", "dark")
MOTIONS: Final = ("none", "still", "moving", "fast")
BULKS: Final = ("none", "tiny", "gigantic")
UNTIL: Final = ("1", "2", "3", "5", "10")
"""So many sequences."""


@word(tool="light")
class SetLight(Word):
    """How well one sees (R20-RNG-007)."""

    light: str = from_codes("value", LIGHTS)

    def take(self, scene: Scene[State]) -> Action:
        light = cast(Literal["", "reduced", "dark"], "" if self.light == "normal" else self.light)
        yield from tell(PlaceChanged(light, scene.now.confined))


@word(tool="confined")
class SetConfined(Word):
    """Whether it is a corridor or a gangway (R20-EVD-004)."""

    confined: bool = from_flag("value", "on", "off")

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PlaceChanged(scene.now.light, self.confined))


@record
class _Tick(Word):
    """The game master ticks something of *who*: what that tells of him as he is now, a word says by `told`."""

    who: CombatantId

    def check(self, state: State) -> None:
        known(state, self.who)

    def told(self, who: Fighter) -> object:
        """The event that it makes of *who*."""
        raise NotImplementedError

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(self.told(scene.now.combatants[self.who]))


@word(tool="cover")
class SetCover(_Tick):
    """Whether *who* has something before him that shelters him (R20-RNG-007)."""

    who: CombatantId = from_text("who")
    cover: bool = from_flag("value", "on", "off")

    def told(self, who: Fighter) -> TargetTicked:
        return TargetTicked(who.id, self.cover, who.motion, who.bulk)


@word(tool="motion")
class SetMotion(_Tick):
    """How *who* moves, for whoever shoots at him (R20-RNG-007)."""

    who: CombatantId = from_text("who")
    motion: str = from_codes("value", MOTIONS)

    def told(self, who: Fighter) -> TargetTicked:
        return TargetTicked(who.id, who.cover, cast(Motion, _none(self.motion)), who.bulk)


@word(tool="bulk")
class SetBulk(_Tick):
    """How large *who* is, for whoever shoots at him (R20-RNG-007)."""

    who: CombatantId = from_text("who")
    bulk: str = from_codes("value", BULKS)

    def told(self, who: Fighter) -> TargetTicked:
        return TargetTicked(who.id, who.cover, who.motion, cast(Bulk, _none(self.bulk)))


@word(tool="aware")
class SetAware(_Tick):
    """Whether *who* is aware of what *other* does (R20-EVD-001)."""

    who: CombatantId = from_text("who")
    other: CombatantId = from_text("target")
    aware: bool = from_flag("value", "on", "off")

    def check(self, state: State) -> None:
        two(state, self.who, self.other)

    def told(self, who: Fighter) -> AwarenessSet:
        return AwarenessSet(who.id, self.other, self.aware)


@word(tool="attentive")
class SetAttentive(_Tick):
    """Whether *who* is on his guard when somebody tries to surprise him, whatever is said of his camp (R20-SPE-011)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("value", "on", "off")

    def told(self, who: Fighter) -> SurpriseTicked:
        return SurpriseTicked(who.id, _flag(self.on), who.lurks)


@word(tool="lurks")
class SetLurks(_Tick):
    """Whether *who* tries to surprise: where that is said of one of a camp, it is he, and not the others of whom
    nothing is said (R20-SPE-011)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("value", "on", "off")

    def told(self, who: Fighter) -> SurpriseTicked:
        return SurpriseTicked(who.id, who.attentive, _flag(self.on))


@word(tool="surprised")
class SaySurprised(_Tick):
    """*who* is surprised in the sequence that comes, or under way, or is not, whatever the dice say (R20-SPE-011)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("value", "on", "off")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if state.round > 1 or state.phase == "acting":
            raise Refused("already-begun")
        unless_so(who, who.surprised == max(1, state.round), self.on)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Surprised(self.who, max(1, scene.now.round) if self.on else 0))


@word()
class SetState(_Tick):
    """A state begins or ends by the game master's word (R20-WND-004, -005, -017); *until*: the sequence before which it
    ends."""

    who: CombatantId
    status: str
    on: bool = True
    until: int | None = None

    def told(self, who: Fighter) -> StateSet:
        return StateSet(who.id, self.status, self.on, self.until)


@composed(command="fix-status", codes={"status": SAID, "state": ("on", "off"), "until": UNTIL})
def status(state: State, by: int, args: Args) -> SetState:
    """`/fix status`: *status* of *who*; *until*: for how many sequences. Nobody is dead for a while."""
    who, found = text(args, "who"), among(args, "status", SAID)
    on = among(args, "state", ("on", "off"), "on") == "on"
    last = None
    if on and found != "dead" and optional(args, "until") is not None:
        last = max(1, state.round) + rounds(args)
    return SetState(by, who, found, on, last)


def _flag(on: bool) -> Literal["on", "off"]:
    return "on" if on else "off"


def _none(given: str) -> str:
    return "" if given == "none" else given
