"""Time goes by; the game master's hand on figures, settings and orders."""

from __future__ import annotations

from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import (
    NOTHING_PENDING,
    NOTHING_UP,
    State,
    both,
    put,
    wields,
    with_,
)
from bot.rulesets.alternatif.combatants.figures import with_figure
from bot.rulesets.alternatif.secrecy import pending_of
from bot.rulesets.alternatif.state import Combatant, Hand, grips_of, in_mode
from bot.rulesets.alternatif.state.wrestling import LAID_DOWN
from bot.rulesets.shared import choices
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.figures import Overridden
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
        return evolve(state, surprises=surprises)


@happens("ALT-GEN-002", changes=False, to=PUBLIC)
class RoundEnded:
    round: int


@happens("ALT-GEN-013")
class GmOverrode(Overridden):
    """*what*: a figure (see `combatants.figures`) or `due`. *secret*: figures that the other side may not know. *hand*:
    the weapon meant, None for the main one."""

    hand: Hand | None = None

    def audience(self) -> Audience:
        return pending_of(self.combatant) if self.secret and self.what == "due" else super().audience()

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        hand = self.hand or who.main.arm.hand
        if self.what == "due":
            return self._moved(state, who, hand)
        if self.what == "structure":
            return wields(state, who.id, hand, {"structure": self.after})
        if self.what == "body" and not who.out and (self.after or 0) > 0:
            # He does not fall after all.
            who = evolve(who, fate=None)
        return put(state, with_figure(who, self.what, self.after, hand))

    def _moved(self, state: State, who: Combatant, hand: Hand) -> State:
        """*state* once what is pending with *who* comes at another moment, or not at all."""
        due = self.after
        if in_mode(who):
            first, *others = grips_of(who)
            grips = (evolve(first, **{**LAID_DOWN, "due": due}), *others)
            intent = "standby" if due is None else "wrestling"
            return with_(state, who.id, intent=intent, wrestling=evolve(who.wrestling, grips=grips))
        if due is None:
            return both(state, who.id, NOTHING_PENDING, intent="standby", announced=False)
        return wields(state, who.id, hand, {**NOTHING_UP, "due": due}, intent="melee", announced=False)


@happens("ALT-GEN-014")
class SettingChanged(choices.SettingChanged):
    def audience(self) -> Audience:
        return GM_ONLY if self.setting in BEHIND_THE_SCREEN else PUBLIC
