"""Time goes by; the game master's hand on figures, settings and orders."""

from __future__ import annotations

from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.distances import State, slipping
from bot.rulesets.shared import choices
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.people import OrderGiven as OrderGiven

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
