"""What holds until it is said otherwise, the table's settings; time let run to a given segment."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.scene.events import BEHIND_THE_SCREEN, ClockSent, SettingChanged, SettingsChanged
from bot.rulesets.alternatif.settings import CHOICES
from bot.rulesets.alternatif.state import ROUND, AlternatifState
from bot.rulesets.shared import choices, resting
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.options import from_number
from bot.rulesets.shared.people import opened

State = AlternatifState
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
