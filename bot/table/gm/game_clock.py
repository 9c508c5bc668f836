"""The pace of a table: its clock held, let run, moved on from moment to moment."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Protocol

from bot.kernel import bounds
from bot.kernel import inputs as said
from bot.kernel.errors import Refused
from bot.kernel.frame import ABSENT
from bot.render.names import GM
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Submitting
from bot.table.base.settings_pages import CLOCK
from bot.table.gm.table_settings import Settings
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.hearing.meaning import Meaning
from bot.table.keeping.trouble import Trouble
from bot.table.message import waiting
from bot.table.message.awaiting import resting


class Clocked(Submitting, Protocol):
    """One encounter, as far as its clock needs it."""

    @property
    def settings(self) -> Settings: ...

    @property
    def meaning(self) -> Meaning: ...

    @property
    def trouble(self) -> Trouble: ...


class GameClock:
    """Who stops the clock of one table, and lets it run."""

    def __init__(self, table: Clocked) -> None:
        self._table = table

    async def wait(self, actor: Actor, *, pressed: int | None = None, quiet: bool = False) -> Outcome:
        """Have time wait before its next step; until then everybody answers and speaks. Anybody who plays here may call
        for it ([Wait!])."""
        table = self._table
        if not table.committed.standing.begun:
            raise Refused("not-begun")
        self._check_takes_part(actor)
        said_by = "gm" if authority.is_gm(table.session, actor) else "player"
        remark = table.services.renderer.waits(table.locale, by=actor.user)
        return await table.submit(
            said.Hold(actor.user, said_by, ahead=True), actor, pressed=pressed, quiet=quiet, remark=remark
        )

    async def pause(self, actor: Actor, *, quiet: bool = False) -> Outcome:
        """Hold the clock at once: nobody is heard until it runs again."""
        table = self._table
        if not table.committed.standing.begun:
            raise Refused("not-begun")
        self._check_takes_part(actor)
        reason = "gm" if authority.is_gm(table.session, actor) else "player"
        paused = table.services.renderer.paused(table.locale, by=actor.user)
        return await table.submit(said.Hold(actor.user, reason), actor, quiet=quiet, remark=paused)

    async def resume(self, actor: Actor, *, pressed: int | None = None, quiet: bool = False) -> Outcome:
        """Let the clock run: after a hold, or at a breather. Where the GM moves it from moment to moment, he alone."""
        table = self._table
        standing = table.committed.standing
        if standing.breath and not standing.pause:
            if standing.table.get(CLOCK) == "moment":
                remark = presiding(table, actor)
                aside = becoming_gm(actor, remark)
                return await table.submit(said.Continue(actor.user), actor, pressed=pressed, remark=remark, aside=aside)
            self._check_takes_part(actor)
            return await table.submit(said.Continue(actor.user), actor, pressed=pressed)
        reason = standing.held or standing.stopping
        if reason is None and resting(table) is not None:
            return await self.go_on(actor, quiet=quiet)
        if reason is None:
            raise Refused("not-held")
        own = reason in ("player", "unattended") and self._plays(actor)
        own = own or (reason == ABSENT and waiting.is_awaited(table.session, table.people(), actor.user))
        remark = None if own else presiding(table, actor)
        resumed = table.services.renderer.resumed(table.locale, by=actor.user)
        outcome = await table.submit(
            said.Resume(actor.user),
            actor,
            pressed=pressed,
            quiet=quiet,
            remark="\n".join(filter(None, (remark, resumed))),
            aside=becoming_gm(actor, remark, mended=True),
        )
        await table.trouble.take_up()
        return outcome

    async def go_on(self, actor: Actor, at: str | None = None, *, quiet: bool = False) -> Outcome:
        """[Continue] where nothing goes on by itself (*at* the moment that was shown): it goes on all the same, a round
        as a rule. For the GM, and for whoever still stands there: who announced something would let it go on, too."""
        table = self._table
        since = resting(table)
        if since is None or at not in (None, since):
            raise Refused("moment-passed")
        stands = any(each.player == actor.user and not each.out for each in table.people())
        remark = None if stands else presiding(table, actor)

        def prolonged() -> Any:
            return table.meaning.composed("gm-tool", actor, {"tool": "go_on"})

        aside = becoming_gm(actor, remark)
        if table.committed.standing.table.get(CLOCK) != "moment":
            return await table.submit(prolonged, actor, quiet=quiet, remark=remark, aside=aside)
        # From moment to moment the word alone may make no step.
        outcome = await table.submit(
            prolonged, replace(actor, interaction=None, token=None), remark=remark, aside=aside
        )
        if not table.committed.standing.breath:
            return outcome
        return await table.submit(said.Continue(actor.user), actor, quiet=quiet)

    def _check_takes_part(self, actor: Actor) -> None:
        """The clock is the affair of those who play here, and of the GM; nobody else's (`no-combatant`)."""
        if not self._plays(actor) and not authority.is_gm(self._table.session, actor) and not actor.manages:
            raise Refused("no-combatant")

    def _plays(self, actor: Actor) -> bool:
        return any(p.player == actor.user for p in self._table.people())

    async def run_to(self, actor: Actor, moment: int, *, quiet: bool = False) -> Outcome:
        """Let time run to the *moment* that the game master names, though nobody does anything, and stop there: at any
        pace, also from a pause."""
        table = self._table
        remark = presiding(table, actor)
        aside = becoming_gm(actor, remark)
        if not table.committed.standing.begun:
            raise Refused("not-begun")

        def sent() -> Any:
            return table.meaning.composed("gm-next", actor, {"until": moment})

        standing = table.committed.standing
        if not (standing.pause or standing.breath) and standing.table.get(CLOCK) != "moment":
            return await table.submit(sent, actor, quiet=quiet, remark=remark, aside=aside)
        # From a pause, and from moment to moment, the word alone makes no step.
        aloof = replace(actor, interaction=None, token=None)
        await table.submit(sent, aloof, remark=remark, aside=aside)
        go: Any = said.Resume(actor.user) if standing.pause else said.Continue(actor.user)
        outcome = await table.submit(go, actor, quiet=quiet)
        while table.committed.standing.breath and (bounds.whole(table.committed.standing.moment) or moment) < moment:
            await table.submit(said.Continue(actor.user), aloof)
        return outcome

    async def next(self, actor: Actor) -> Outcome:
        """Let time go on to the next moment. The first time it makes time stop at each moment, until somebody sets that
        back."""
        table = self._table
        remark = presiding(table, actor)
        if not table.committed.standing.begun:
            raise Refused("not-begun")
        if table.committed.standing.pause:
            raise Refused("held", reason=table.committed.standing.pause)
        if resting(table) is not None:
            return await self.go_on(actor)
        if table.committed.standing.breath:
            return await table.submit(said.Continue(actor.user), actor, remark=remark, aside=becoming_gm(actor, remark))
        if table.committed.standing.table.get(CLOCK) == "moment":
            raise Refused(
                "still-awaited",
                names=likeness.listed(authority.name_of(table.people(), each) for each in self._seen_awaited()),
            )
        return await self._table.settings.change(actor, CLOCK, "moment")

    def _seen_awaited(self) -> list[str]:
        # Of a secret question nobody is told who has answered it already.
        questions = self._table.committed.standing.questions
        awaited = [each.who for each in questions if each.secret or not each.answered]
        return [each for each in awaited if each != GM] or awaited
