"""The game master's private panel: what the bot waits for, from whom, since when, and what was ruled last."""

from __future__ import annotations

from typing import Any, Protocol

from bot.kernel import bounds
from bot.kernel import inputs as said
from bot.kernel.errors import Refused
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader
from bot.render.panel import PanelContents, Waiting, panel
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Read, Remembered, Submitting
from bot.table.base.settings_pages import CLOCK
from bot.table.gm.game_clock import GameClock
from bot.table.gm.undoing import Undoing
from bot.table.hearing import authority
from bot.table.message import gm_screen
from bot.table.message.awaiting import resting

SHOWN_RULINGS = 5


class Overseen(Submitting, Read, Remembered, Protocol):
    """One encounter, as far as the panel needs it."""

    @property
    def undoing(self) -> Undoing: ...

    @property
    def game_clock(self) -> GameClock: ...


class GmPanel:
    """The panel of one table."""

    def __init__(self, table: Overseen) -> None:
        self._table = table

    async def show(self, actor: Actor, *, update: bool = False) -> Outcome:
        """Show it. *update*: it was pressed there."""
        table = self._table
        authority.check_gm(table.session, actor)
        renderer, locale = table.services.renderer, actor.locale
        words = renderer.game_words(table.ruleset, table.committed.state, locale)
        view = table.view(Reader(actor.user, gm=True))
        roll = table.session.roll
        shown = PanelContents(
            moment=renderer.moment(words, view, lobby=not table.committed.standing.begun),
            tempo=table.session.tempo,
            held=table.committed.standing.pause,
            breath=table.committed.standing.breath,
            begun=table.committed.standing.begun,
            pace=table.committed.standing.table.get(CLOCK, "free"),
            waiting=await self._waiting(actor),
            rulings=[(each.line, each.before, each.text) for each in await self._latest_rulings(actor)],
            unasked=gm_screen.unasked(table, locale),
            hidden=[each.name for each in table.people() if each.hidden],
            fed=table.committed.standing.fed,
            gms=table.session.gms,
            rests=resting(table),
            roll=None if roll is None else (roll.who, roll.user, f"{roll.left if roll.left > 1 else ''}d{roll.sides}"),
        )
        return Outcome(panel(words, table.id, shown), private=True, update=update)

    async def _waiting(self, actor: Actor) -> list[Waiting]:
        """Whom the bot waits for. Of secret questions it shows that they stand, never who has answered."""
        table = self._table
        renderer, people = table.services.renderer, table.people()
        words = renderer.game_words(table.ruleset, table.committed.state, actor.locale)
        forms = {each.id: decision for each, decision in table.questions()}
        deadlines = table.session.dates(table.services.wall)
        found = []
        for each in table.committed.standing.questions:
            if not each.id or (each.answered and not each.secret):
                continue
            form = forms.get(each.id)
            found.append(
                Waiting(
                    who=each.who,
                    asked=authority.decider(people, table.session, each.who),
                    kind=each.kind,
                    default="" if form is None else renderer.default(words, form),
                    since=await self._asked_at(each),
                    until=None if table.committed.standing.pause else deadlines.get(each.id),
                    secret=each.secret,
                )
            )
        return found

    async def _asked_at(self, question: Open) -> float | None:
        """When *question* was asked: its id begins with the line that opened it."""
        line = bounds.whole(question.id.partition(".")[0])
        entry = None if line is None else await self._table.services.store.entry(self._table.id, line)
        return None if entry is None else entry.line.at

    async def _latest_rulings(self, actor: Actor) -> list[Any]:
        table = self._table
        if (
            table.committed.standing.at
            and table.engine.rulings_back(SHOWN_RULINGS) is None
            and table.engine.mark(0) is None
        ):
            # After a restart only the last lines are in memory.
            await self._table.undoing.remember_everything()
        back = (table.engine.rulings_back(n) for n in range(SHOWN_RULINGS, 0, -1))
        to = next((each for each in back if each is not None), None)
        return [] if to is None else await self._table.undoing.rulings_since(actor, to, SHOWN_RULINGS)

    async def press_clock(self, actor: Actor, way: str) -> Outcome:
        """[Hold] or [Go on] of the panel, whichever *way* says (`hold`, `run`). Raises `Refused`."""
        table = self._table
        if way not in ("hold", "run"):
            raise Refused("moment-passed")
        authority.check_gm(table.session, actor)
        # An old panel may show what is no more: it is drawn anew all the same.
        if way == "hold" and table.committed.standing.held is None:
            await self._table.game_clock.pause(actor, quiet=True)
        elif way == "run" and table.committed.standing.pause is not None:
            await self._table.game_clock.resume(actor, quiet=True)
        return await self.show(actor, update=True)

    async def press_next(self, actor: Actor) -> Outcome:
        """[Next] of the panel. Raises `Refused`."""
        table = self._table
        authority.check_gm(table.session, actor)
        if table.committed.standing.breath:
            await table.submit(said.Continue(actor.user), actor, quiet=True)
        return await self.show(actor, update=True)
