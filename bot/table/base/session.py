"""What a table remembers beside the encounter itself: people's rights, deadlines, which message holds which question.

It is stored with the encounter's head, in the transaction of the input that changed it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import BaseModel, ConfigDict, model_validator

from bot.kernel.persons import Name, Typed, UserId
from bot.render.cards import Plain

TEMPOS: dict[str, float] = {"live": 180.0, "evening": 1_800.0, "post": 86_400.0}
"""How long a question waits for its answer, in seconds, by the table's tempo."""

BREATHS: dict[str, float] = {"live": 4.0, "evening": 4.0, "post": 60.0}
"""How long a breather lasts before time goes on by itself, in seconds."""

REMINDERS: dict[str, str] = {"post": "3h"}
"""How long before its deadline a question is asked once more (`BEFORE`), by the table's tempo; other tempos remind
nobody."""

NEVER = "never"
BEFORE: dict[str, float | None] = {
    NEVER: None,
    "5min": 300.0,
    "1h": 3_600.0,
    "3h": 10_800.0,
    "6h": 21_600.0,
    "12h": 43_200.0,
}
"""What a reminder may be set to, and how many seconds before the deadline that is."""

QUIET: dict[str, str] = {"post": "22:00-08:00"}
"""The quiet hours that a tempo begins with."""

ABSENT_AFTER = 2
"""So many deadlines missed in a row, and the game master is asked what to do (`time.rungs`)."""

UNATTENDED = 12
"""So many breathers in a row without a word from anybody, and the clock stops until somebody comes. A deadline missed
by somebody who has let one pass already counts for one of them."""


class Asked(Plain, BaseModel):
    """A question as people see it: the slot that shows it, whom it awaits, its deadline in the bot's own uptime, and
    when its person is reminded (None: not, or already). *call*: when its person is called who was not when it was
    asked, in quiet hours."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    slot: str
    user: UserId
    due: float
    generation: int = 0
    remind: float | None = None
    call: float | None = None


class Copy(BaseModel):
    """From which sheet a combatant was made: its *owner*, its name, the *player* who came with it, and the combatant's
    own *name* then."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    owner: UserId
    player: UserId
    sheet: Name
    name: Name = ""


class Arrival(BaseModel):
    """Who would join once it has begun: the *user*, what he would play (*name*, and the *body* of the sheet), on which
    *side* (empty: the players'). *owner* and *sheet*: whose sheet it is, 0 for a ready-made one. *number*: no other
    request of this encounter has it. *due*: until
    when the game master alone decides, in uptime; *open*: he has not, and whoever plays on that side may let him in."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    number: int
    user: UserId
    name: Name
    body: Name
    side: str = ""
    owner: UserId = 0
    sheet: Name = ""
    due: float | None = None
    open: bool = False


class Aside(BaseModel):
    """What an input changes beside the encounter; plain data, for an input may wait for a roll and outlive a restart.

    *chair*: who is game master from now on (so it is stored). *gift* is of before: what joining contributes to the dice
    is in the journal. *copied*: the sheet (owner, player, name) of whoever joins. *called*: combatants, and what their
    sheet is called from now on. *followed*: whose offered change is settled. *tempo*: the tempo from now on.
    *arrived*: the request to join that is granted by it. *calls*: who is called by what it tells.
    *prudent*: a combatant, and how much his player wanted to be asked before the bot played for him; nothing: no
    more. *mended*: no trouble is told any more. *set_aside*, *trouble*: why the clock stops (`Session`). *taken_up*: it
    is the input that was kept."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    chair: UserId | None = None
    gift: str = ""
    copied: tuple[UserId, UserId, Typed] | None = None
    called: tuple[tuple[str, ...], Typed] | None = None
    followed: str = ""
    tempo: str = ""
    arrived: int = 0
    calls: tuple[UserId, ...] = ()
    prudent: tuple[str, str] | None = None
    mended: bool = False
    set_aside: str | None = None
    trouble: str | None = None
    taken_up: bool = False


class Roll(BaseModel):
    """A roll that people make: an input (JSON, in the forms *form*, see `upgrades.Form`) waits until *left* dice of
    *sides* sides, which *who* rolls for *why*, have shown their faces. *user* is asked, in *slot*, since *since* and
    until *due*. *remark*: what it says, too; *aside*: what it changes beside the encounter."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    given: str
    form: tuple[int, int] = (0, 0)
    who: str
    why: str
    sides: int
    left: int
    user: UserId
    due: float
    since: float
    slot: str
    remark: str = ""
    aside: Aside = Aside()


class Kept(BaseModel):
    """An input (JSON, in the forms *form*, see `upgrades.Form`) that met a laid-down face which its die cannot show: it
    is given again once the clock runs. *user*: whose it is. *remark*: what it says, too; *aside*: what it changes
    beside the encounter."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    given: str
    form: tuple[int, int]
    user: UserId
    remark: str = ""
    aside: Aside = Aside()


class Letter(BaseModel):
    """Words of the game master's to one person, who opens them with a button. *ready*: the game's own words, fit to be
    shown as they are."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    to: UserId
    text: Typed
    ready: bool = False


class Lesson(BaseModel):
    """What makes a fight a lesson for *learner*: how many choices are still to be coached, of which kinds some were
    (`kinds`), and when it ends by itself, in uptime."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    learner: UserId
    left: int
    ends: float
    kinds: tuple[str, ...] = ()


class Void(BaseModel):
    """What a channel was told and counts no more, since the file was put back to what it was *at* (seconds since 1970):
    the messages after *above*, up to *newest*. *mark*: what `restore` left in the file, once; empty without it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    above: int
    newest: int
    at: float
    mark: str = ""

    def covers(self, message: int) -> bool:
        """Whether *message* is one of them."""
        return self.above < message <= self.newest


class Session(Plain, BaseModel):
    """See the module. Times are *uptime*: seconds since 1970 less all the time the bot was down, so that a deadline is
    extended by the bot's own absence.

    *quiet*: the quiet hours (`22:00-08:00`, none where it is empty) in the time zone *zone*. *missed*: by combatant,
    how many deadlines its player missed in a row. *reminder*: when its people are reminded (`BEFORE`), the tempo's own
    where it is empty. *delay*: how long a question waits (`hearing.delays`), as long as the tempo says where it is
    empty. *told*: the players of whom the game master knows that they are away; *undecided*: those of them about whom
    he has said nothing yet. *rung*: when what comes next is done about whoever lets his deadlines pass
    (`time.rungs`); *prudent*: by combatant, for whose player the bot plays until he is back, how much he wanted
    to be asked before.
    *played*: by combatant, who played him last, also once the autopilot has him.

    *copies*: the sheets from which combatants were made. *changes*: what was changed there since (`saying.copies`),
    and that the game master has not looked at. *lesson*: what makes it a lesson (`message.lesson`).
    *arrivals*: who would join, and waits for the game master's leave (`time.arrivals`); *entered*: the number of
    the last who asked.
    *living*, *onscreen*: the slots of the messages that hold the present, in the channel and on the screen; *renew*,
    *renew_screen*: when each is to be posted anew if it still awaits somebody: once, until there is something new.
    *kept*: what met a laid-down face that its die cannot show (`keeping.trouble`). *void*: see `house.set_back`.
    *form*: up to which form of its game its channel was told that the rules are others (`house.nearer`).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    gms: tuple[UserId, ...]
    tempo: str = "live"
    screen: int | None = None
    contributions: tuple[str, ...] = ()
    asked: dict[str, Asked] = {}
    go_at: float | None = None
    held_at: float | None = None
    breathers: int = 0
    set_aside: str | None = None
    trouble: str | None = None
    copies: dict[str, Copy] = {}
    changes: dict[str, dict[str, int | Name]] = {}
    quiet: str = ""
    zone: str = ""
    reminder: str = ""
    delay: str = ""
    letters: dict[str, Letter] = {}
    roll: Roll | None = None
    missed: dict[str, int] = {}
    told: tuple[UserId, ...] = ()
    undecided: tuple[UserId, ...] = ()
    rung: float | None = None
    prudent: dict[str, str] = {}
    played: dict[str, UserId] = {}
    living: str = ""
    onscreen: str = ""
    renew: float | None = None
    renew_screen: float | None = None
    lesson: Lesson | None = None
    arrivals: tuple[Arrival, ...] = ()
    entered: int = 0
    kept: Kept | None = None
    void: Void | None = None
    form: int = 0

    @model_validator(mode="before")
    @classmethod
    def _as_it_was(cls, data: Any) -> Any:
        """Earlier versions asked about whoever is away in messages of their own: it is still to be decided."""
        if isinstance(data, dict) and data.get("told") and "undecided" not in data:
            return {**data, "undecided": data["told"]}
        return data

    @property
    def reminds(self) -> str:
        """When people are reminded of what they are asked: a key of `BEFORE`."""
        return self.reminder or REMINDERS.get(self.tempo, NEVER)

    def dates(self, date_of: Callable[[float], float]) -> dict[str, float]:
        """When each open question is settled by its default, in seconds since 1970; *date_of*: the date at which an
        uptime is reached."""
        return {ident: date_of(each.due) for ident, each in self.asked.items()}

    def due_in(self, phase: str) -> float | None:
        """The next moment, in uptime, at which something happens by itself in *phase* (`committing.phase_of`): only a
        lesson ends while the clock is held, and whoever is waited for is waited for no longer than that."""
        if phase == "ended":
            return None
        ends = None if self.lesson is None else self.lesson.ends
        due = self.rung if phase == "held" else self.next_due()
        return min((at for at in (ends, due) if at is not None), default=None)

    def renewed(self, slot: str) -> float | None:
        """When the message of *slot*, which holds the present, is posted anew; None: never, or it awaits nobody."""
        at = self.renew if slot == self.living else self.renew_screen if slot == self.onscreen else None
        if at is None or not slot:
            return None
        asks = any(each.slot == slot for each in self.asked.values())
        return at if asks or (self.roll is not None and self.roll.slot == slot) else None

    def next_due(self) -> float | None:
        """The next moment, in uptime, at which something happens by itself in the fight."""
        anew = [at for at in (self.renewed(self.living), self.renewed(self.onscreen)) if at is not None]
        if self.roll is not None:
            return min([self.roll.due, *anew])
        times = [*anew, *(each.due for each in self.asked.values())]
        times += [at for each in self.asked.values() for at in (each.remind, each.call) if at is not None]
        times += [at for at in (self.go_at, self.rung) if at is not None]
        times += [each.due for each in self.arrivals if each.due is not None]
        return min(times, default=None)


class Opening(BaseModel):
    """What an encounter was opened with; never changes, and is part of every export."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    settings: dict[str, str | int | bool | None] = {}
    tempo: str = "live"
    version: str = ""

    def state(self, ruleset: Any) -> Any:
        """The state that *ruleset* begins with. A setting that is another by itself today than it was is recorded in
        each opening since; where it is not, it is what it was (`formerly`)."""
        return ruleset.opening({**getattr(ruleset, "formerly", {}), **self.settings})
