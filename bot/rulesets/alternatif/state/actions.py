"""Actions other than melee: announced, prepared, under way."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import record
from bot.rulesets.alternatif.state.arms import Hand
from bot.rulesets.alternatif.state.magic import Disturbance

Bond: TypeAlias = Literal["", "collective", "coordinated"]
"""One and the same action of several people, or several at the same moment (ALT-ACT-019, -020)."""


@record
class Proposal:
    """An action other than melee that somebody has announced at *stamp* and that has not begun.

    *reaction* and *duration* are amounts (`0`, `1d4`, `2+1d3`); None while the game master has not given them. *sure*:
    its author, engaged, has said that he lowers his guard for it (ALT-MEL-002). *group*: whose action he joins
    (ALT-ACT-019)."""

    action: str
    stamp: int
    label: Name = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    reaction: str | None = None
    duration: str | None = None
    sure: bool = False
    group: str = ""


@record
class Intention:
    """What somebody has said that he does next, as it was said: announced for him once his present action is over, or,
    where he would have it *soon*, in its place (ALT-REA-011, -015)."""

    action: str
    target: str | None = None
    weapon: str | None = None
    how: Name = ""
    soon: bool = False


@record
class Task:
    """An action with a reaction and a duration, under way (ALT-REA-005 to -008).

    Announced at *stamp*, prepared until the end of *prepared*; it fills *first* to *last* and takes effect at the end
    of *last*; an instantaneous one has no segment of its own beside the last of its preparation. *waits*: once prepared
    it is kept ready (ALT-REA-020), at the latest until *until*; *first* and *last* are those it had otherwise had.
    *asks_hold*: the game master has not said yet whether it may wait, until *until* (ALT-MAG-013). *then*: the amount
    of a second stretch, rolled when the first is over (ALT-ACT-015). *chance*: that it fails at its end, in per cent,
    and *penalty* (0 or less), of a rushed one (ALT-ACT-018). *maximum*: its dice showed nothing but maxima, and the
    game master has not said what becomes of it (ALT-ACT-017). *bond*, *group*: see `Bond`; *shaken*: a companion has
    been interrupted. *disturbed*: what may break this incantation, until the game master has spoken (ALT-MAG-010)."""

    action: str
    stamp: int
    prepared: int
    first: int
    last: int
    label: Name = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    waits: bool = False
    until: int | None = None
    asks_hold: bool = False
    then: str = ""
    chance: int = 0
    penalty: int = 0
    maximum: bool = False
    bond: Bond = ""
    group: str = ""
    shaken: bool = False
    disturbed: Disturbance | None = None

    @property
    def duration(self) -> int:
        """Segments of the action itself."""
        return self.last - self.first + 1

    def is_over(self, segment: int) -> bool:
        """Whether it has ended by *segment*, or is let go by then as its author said."""
        if self.waits:
            return self.until is not None and max(self.until, self.prepared) <= segment
        return self.last <= segment

    def exposed(self, segment: int) -> bool:
        """Whether it occupies its author in *segment*, preparation included (ALT-FRE-010)."""
        begins = self.stamp + 1 if self.prepared > self.stamp else self.first
        return begins <= segment and (self.waits or segment <= self.last)
