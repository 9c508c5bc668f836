"""The scene (ALT-GEN-001 to -003, -013, -014): time goes by, and is let run to a given segment; settings are chosen."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.distances import State, slipping
from bot.rulesets.alternatif.settings import CHOICES
from bot.rulesets.alternatif.state import ROUND
from bot.rulesets.shared import choices, resting
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.options import from_number
from bot.rulesets.shared.people import OrderGiven as OrderGiven
from bot.rulesets.shared.people import opened

BEHIND_THE_SCREEN = (
    "grouped_attacks",
    "grouped_alike",
    "lost_limbs",
    "shared_dice",
    "simple_shields",
    "flat_initiative",
)
"""Settings that are about the game master's shortcuts alone: how monsters are handled (ALT-GMX-011)."""


@happens("ALT-GEN-003", "ALT-REA-003", to=PUBLIC)
class SceneOpened:
    """Stamp 0: everybody may announce (ALT-GEN-003)."""

    def change(self, state: State) -> State:
        return evolve(state, opened=True)


@happens("ALT-GEN-001", "ALT-GEN-003")
class SegmentReached:
    """Time has moved on to *segment*, in its *place* of its *round*. *unseen*: only people who are hidden have anything
    due then, and nobody else learns of it."""

    segment: int
    round: int
    place: int
    unseen: bool = False

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC

    def change(self, state: State) -> State:
        surprises = tuple(each for each in state.surprises if each.segment >= self.segment)
        ahead = state.ahead + self.segment - state.segment if self.unseen else 0
        state = evolve(
            state, segment=self.segment, ahead=ahead, blows=(), offers=(), fumbles=(), specials=(), clashes=()
        )
        if state.board.retreats:
            state = evolve(state, board=evolve(state.board, retreats={}))
        return slipping(evolve(state, surprises=surprises))


@happens("ALT-GEN-001", to=PUBLIC)
class ClockSent:
    """The game master lets time run to *segment*, though nobody does anything; 0: on from where it was sent."""

    segment: int

    def change(self, state: State) -> State:
        return evolve(state, sent=self.segment)


@happens("ALT-GEN-002", changes=False, to=PUBLIC)
class RoundEnded:
    round: int


@happens("ALT-GEN-014")
class SettingChanged(choices.SettingChanged):
    def audience(self) -> Audience:
        return GM_ONLY if self.setting in BEHIND_THE_SCREEN else PUBLIC


@happens("ALT-GEN-014")
class SettingsChanged(choices.SettingsChanged):
    def audience(self) -> Audience:
        return GM_ONLY if any(each.setting in BEHIND_THE_SCREEN for each in self.changes) else PUBLIC


# ---- what is said of it

FARTHEST = 99
"""Segments from now to which time may be let run."""


@word()
class SetSetting(choices.SetSetting):
    """The setting *name* is *value* from now on (ALT-GEN-014). Blows in the air stay; the question is made anew."""

    def taken(self) -> choices.Value:
        return CHOICES.value(self.name, self.value)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(SettingChanged(self.name, getattr(scene.now.settings, self.name), self.taken()))
        yield from distances.find_places(scene)


@word()
class SetSettings(choices.SetSettings):
    """The same of all that stand in a set (ALT-GEN-014)."""

    one = SetSetting
    tells_of = SettingsChanged
    behind = BEHIND_THE_SCREEN

    def take(self, scene: Scene[State]) -> Action:
        yield from super().take(scene)
        yield from distances.find_places(scene)


@word(command="gm-next")
class ToSegment(Word):
    """Time runs to *segment*, a later one than now, though nobody does anything, and stops there (ALT-GEN-001); what is
    due before happens, and who stands by is asked again, as always."""

    segment: int = from_number("until", 1, 9_999)

    def check(self, state: State) -> None:
        opened(state)
        now = state.seen_segment
        if not now < self.segment <= now + FARTHEST:
            raise Refused("alternatif-segment-range", segment=self.segment, now=now, last=now + FARTHEST)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ClockSent(self.segment))


RESTS: Point[[State], bool] = Point("whether time goes no further by itself")
"""Nobody has anything to announce or to do, as far as everybody can see; or the game master had it run to here."""
STILL: Point[[State], bool] = Point("whether time would go no further even where it was not sent to this segment")


@word(tool="go_on")
class Prolong(resting.Prolong):
    """Time goes on from where it was sent; where nobody does anything, to the end of the round: who stands by is asked
    then (ALT-REA-011)."""

    def rests(self, state: State) -> bool:
        return RESTS(state)

    def until(self, state: State) -> int:
        return (state.segment // ROUND + 1) * ROUND

    def take(self, scene: Scene[State]) -> Action:
        here = scene.now.sent == scene.now.segment
        # Where it stops by the game master's word alone, it is only let run.
        yield from tell(ClockSent(0 if here and not STILL(scene.now) else self.until(scene.now)))
