"""The last blow, and the game master's word on it: that it hit, or missed.

What the blow led to is taken back, to just before it was rolled; then his word is laid down, and what was said then is
said again: the same dice fall, and the blow comes out as he says. In the channel what no longer holds is struck out,
and one message says that he ruled so, with what follows.

Nothing that people said since is lost unseen. What holds however the dice fall (`Word.stands`: who has joined or left,
who leads whom, standing orders; dice that were laid down) is said again afterwards. Of all else the game master reads
first what would be taken back, and does it with one press.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple, Protocol

from bot.kernel import inputs as said
from bot.kernel.decisions import Scalar
from bot.kernel.engine import taken
from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.render.cockpit import Blow, ruling
from bot.store import Entry
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Amendable, Remembered, Taking
from bot.table.gm.undoing import Undoing
from bot.table.hearing import authority
from bot.table.hearing.authority import presiding
from bot.table.keeping.recovery import TROUBLE, recorded, shown_in

log = logging.getLogger(__name__)

HIT, MISSED = OUTCOMES = ("hit", "miss")
LOOKED_AT: Final = 12
"""So many rulings are looked at for the last blow."""
MOST_UNDONE: Final = 25


class _Found(NamedTuple):
    """A blow, the journal's *entry* of it, and how many of its author's came before it there."""

    blow: Blow
    entry: Entry
    after: int


class _Said(NamedTuple):
    """Something said since the blow, in which *line*; *ruled*: something came of it at once."""

    line: int
    given: Any
    ruled: bool

    @property
    def stands(self) -> bool:
        """Whether it holds however the blow comes out."""
        return isinstance(self.given, said.SetTable) or getattr(self.given, "stands", False)


class TakenBack(NamedTuple):
    """What ruling otherwise takes back: *told*, the oldest first, in words; *newest*: the last line of it that
    another than the reader said."""

    told: list[str]
    newest: int

    @property
    def is_more(self) -> bool:
        """Whether it is more than the blow itself."""
        return len(self.told) > 1


class Overruled(Amendable, Remembered, Taking, Protocol):
    """One encounter, as far as its blows may be ruled upon."""

    @property
    def undoing(self) -> Undoing: ...


class Overruling:
    """The game master's word on blows at one table."""

    def __init__(self, table: Overruled) -> None:
        self._table = table
        self._kept: tuple[int, _Found | None] | None = None

    async def last(self) -> Blow | None:
        """The last blow, among the last rulings in force; None where there was none, or the game has none."""
        found = await self._last()
        return None if found is None else found.blow

    async def _last(self) -> _Found | None:
        table = self._table
        blow_of = getattr(table.ruleset, "blow_of", None)
        at = table.committed.standing.at
        if blow_of is None or not table.committed.standing.begun or table.ended:
            return None
        if self._kept is None or self._kept[0] != at:
            self._kept = (at, await self._looked_up(blow_of))
        return self._kept[1]

    async def _looked_up(self, blow_of: Callable[[Any], Any]) -> _Found | None:
        table = self._table
        for line in await table.undoing.lines_back(LOOKED_AT):
            entry = await table.services.store.entry(table.id, line)
            rolled = [] if entry is None else [blow_of(each.event) for each in shown_in(table.engine.codec, entry)]
            blows = [each for each in rolled if each is not None]
            if entry is not None and blows:
                last = blows[-1]
                after = sum(each.who == last.who for each in blows) - 1
                return _Found(Blow(line, last.who, last.target, last.hit, last.what), entry, after)
        return None

    async def undone(self, actor: Actor, blow: Blow) -> TakenBack:
        """What ruling upon *blow* takes back, in words for *actor*."""
        table = self._table
        parent = await table.undoing.before(blow.line)
        since = await self._since(blow.line)
        kept = {each.line for each in since if each.stands}
        rulings = [] if parent is None else await table.undoing.rulings_since(actor, parent, MOST_UNDONE + len(kept))
        told = [f"`{each.line}` {each.text}" for each in reversed(rulings) if each.line not in kept][:MOST_UNDONE]
        if unrevealed := sum(isinstance(each.given, said.Answer) and not each.ruled for each in since):
            told.append(table.services.renderer.note(actor.locale, "overruled-answers", count=unrevealed))
        others = (each.line for each in since if not each.stands and each.given.by != actor.user)
        return TakenBack(told, max(others, default=blow.line))

    async def _since(self, line: int) -> list[_Said]:
        """All that people have said after *line*, which is in force, the oldest first."""
        table, found = self._table, list[_Said]()
        at = table.committed.standing.at
        while at > line and (mark := table.engine.mark(at)) is not None:
            entry = await table.services.store.entry(table.id, at)
            if entry is not None:
                given = recorded(table.engine.codec, entry).given
                if given.by:
                    found.append(_Said(at, taken(given), mark.ruled))
            at = mark.parent
        return found[::-1]

    async def ask(self, actor: Actor, outcome: str) -> Outcome:
        """`/gm blow`: the last blow comes out as *outcome* says; where that takes back what came since, the game master
        reads that first. Raises `Refused`, as `rule` does."""
        table = self._table
        authority.check_gm(table.session, actor)
        blow = await self.last()
        if blow is not None and blow.hit != (outcome == HIT):
            undone = await self.undone(actor, blow)
            if undone.is_more:
                words = table.services.renderer.game_words(table.ruleset, table.committed.state, actor.locale)
                return Outcome(ruling(words, table.id, blow, undone.told, undone.newest), private=True)
        return await self.rule(actor, outcome)

    async def rule(self, actor: Actor, outcome: str, *, line: int | None = None, quiet: bool = False) -> Outcome:
        """The last blow (that of *line*, where it is said) comes out as *outcome* says.

        Raises `Refused`: `no-blow`, `blow-already`, `moment-passed` (another has fallen meanwhile), `not-gm`.
        """
        table = self._table
        presiding(table, actor)
        found = await self._last()
        if found is None:
            raise Refused("no-blow")
        blow, entry = found.blow, found.entry
        if line is not None and blow.line != line:
            raise Refused("moment-passed")
        if blow.hit == (outcome == HIT):
            raise Refused("blow-already", name=self._name(blow.who), outcome=outcome, what=blow.what)
        before = await table.undoing.before(blow.line)
        try:
            given = taken(recorded(table.engine.codec, entry).given)
        except TROUBLE as trouble:
            raise Refused("no-blow") from trouble
        if before is None:
            raise Refused("no-blow")
        seen = table.committed.standing.at
        again = [each.given for each in await self._since(blow.line) if each.stands]
        async with table.lock:
            if table.committed.standing.at != seen:
                raise Refused("moment-passed")
            laid = table.committed.standing.fed
            ruled = await self._ruled(actor, outcome, found, before, given, quiet=quiet)
            if laid and laid != table.committed.standing.fed:
                again.append(said.Feed(actor.user, laid))
            lost = [each for each in again if not await self._said_again(actor, each)]
            return self._with_remark(actor, ruled, len(lost))

    async def _said_again(self, actor: Actor, given: Any) -> bool:
        """What holds however the blow comes out is said again; whether the encounter took it."""
        try:
            await self._table.take(given, replace(actor, interaction=None, token=None))
        except Refused as refused:
            log.info("encounter %s: %s is not taken again (%s)", self._table.id, given.type, refused.key)
            return False
        return True

    def _with_remark(self, actor: Actor, outcome: Outcome, lost: int) -> Outcome:
        """*outcome*, and that so many words no longer hold after all."""
        if not lost:
            return outcome
        text = self._table.services.renderer.note(actor.locale, "overruled-lost", count=lost)
        if outcome.private:
            return replace(
                outcome, card=outcome.card.model_copy(update={"text": f"{outcome.card.text}\n{text}".strip()})
            )
        return replace(outcome, aside=Card(text=text))

    async def _ruled(
        self, actor: Actor, outcome: str, found: _Found, before: int, given: Any, *, quiet: bool
    ) -> Outcome:
        """The four lines of it; the lock is held."""
        table, blow = self._table, found.blow
        # The answer to whoever speaks comes with the last of them.
        silent = replace(actor, interaction=None, token=None)
        says: Mapping[str, Scalar] = {
            "who": blow.who,
            "target": blow.target,
            "outcome": outcome,
            "after": found.after,
        }
        await table.take(
            said.Undo(actor.user, before), silent, aside=table.undoing.going_back(actor, before), silent=True
        )
        note = table.ruleset.compose(table.committed.state, "gm-blow", actor.user, says)
        await table.take(note, silent, silent=True)
        if not isinstance(given, said.Resume):
            await table.take(said.Resume(actor.user), silent, silent=True)
        return await table.take(given, actor, quiet=quiet)

    def _name(self, who: str) -> str:
        return next((each.name for each in self._table.people() if each.id == who), who)
