"""`/help`: what this reader can do now, in this channel, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.kernel.frame import Open
from bot.kernel.ruleset import Person
from bot.render.cards import Card
from bot.render.names import Ready, shorten
from bot.render.words import Words
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Opened, Posting, Remembered
from bot.table.base.services import Services
from bot.table.gm.game_master import dice_words
from bot.table.hearing import authority
from bot.table.hearing.blanks import ORDERS
from bot.table.hearing.meaning import Meaning
from bot.table.message.awaiting import resting
from bot.table.time import arrivals

MOST_LINES = 11
_SAYS = ("declare", "strike")
"""Commands of which the game says itself whether somebody may use them now."""


class Helped(Remembered, Posting, Opened, Protocol):
    """One encounter, as far as what can be done there needs it."""

    @property
    def meaning(self) -> Meaning: ...


def helped(services: Services, table: Helped | None, actor: Actor, *, sheets: bool = True) -> Outcome:
    """Privately: what *actor* can do now at *table* (None: nobody ever played in the channel), by commands that are
    there: for the game, on this server, for this person. *sheets*: whether he has a character to show."""
    lines = [each for each in _Help(services, table, actor, sheets=sheets).lines() if each]
    return Outcome(Card(text=shorten("\n".join(lines[:MOST_LINES]), 1_950)), private=True)


class _Help:
    def __init__(self, services: Services, table: Helped | None, actor: Actor, *, sheets: bool) -> None:
        self.services, self.table, self.actor, self.sheets = services, table, actor, sheets
        self.words = Words(services.renderer.texts, actor.locale)

    def line(self, key: str, *paths: str, **facts: str | int | None) -> str:
        """The line *key*; its blanks for commands are called as their paths are written (`npc_add`). Nothing where
        Discord has the commands, and one of these is not among them."""
        known = self.services.commands
        if known and not all(each in known for each in paths):
            return ""
        called = {each.replace("-", "_"): Ready(self.services.called(each, self.actor.locale)) for each in paths}
        return self.words.say(key, {**called, **facts})

    def lines(self) -> list[str]:
        table = self.table
        if table is None:
            return [
                self.line("help-none"),
                self.line("help-open", "encounter-open"),
                self.line("help-learn", "learn"),
                self._sheets(),
                self.line("help-rules", "rule"),
                self.line("help-roll", "roll"),
            ]
        if table.ended:
            return [
                self.line("help-ended"),
                self.line("help-look-back", "encounter-log", "why"),
                self.line("help-export", "encounter-export"),
                self.line("help-open", "encounter-open"),
                self.line("help-learn", "learn"),
                self.line("help-rules", "rule"),
            ]
        gm = authority.is_gm(table.session, self.actor)
        mine = [each for each in table.people() if each.player == self.actor.user]
        if not table.committed.standing.begun:
            return self._lobby(table, mine, gm=gm)
        return self._running(table, mine, gm=gm)

    def _sheets(self) -> str:
        if self.sheets:
            return self.line("help-sheets", "sheet-create", "sheet-show")
        return self.line("help-first-sheet", "sheet-create")

    def _lobby(self, table: Helped, mine: Sequence[Person], *, gm: bool) -> list[str]:
        seen = [each for each in table.people() if gm or not each.hidden]
        found = [self.line("help-lobby", count=len(seen))]
        if mine:
            found.append(self.line("help-lobby-in", names=self._names(mine)))
            found += self._orders(table, mine)
        elif not gm:
            found.append(self.line("help-join", "encounter-join"))
            found.append(self._sheets())
        if gm:
            found.append(self.line("help-add", "npc-add"))
            if len({each.side for each in table.people()}) > 1:
                found.append(self.line("help-start", "encounter-start"))
            found.append(self.line("help-end", "encounter-end"))
        found.append(self.line("help-rules", "rule"))
        return found

    def _running(self, table: Helped, mine: Sequence[Person], *, gm: bool) -> list[str]:
        held = table.committed.standing.held
        pause = table.committed.standing.pause
        opens = [each for each, _ in table.questions() if not each.answered or each.secret]
        people = table.people()
        asked = [
            each
            for each in opens
            if not each.answered and authority.decider(people, table.session, each.who) == self.actor.user
        ]
        found: list[str] = []
        if held:
            found.append(self.line("help-held-gm" if gm else "help-held", "gm-resume"))
        elif table.committed.standing.breath:
            found.append(self.line("help-breath"))
        elif resting(table) is not None:
            found.append(self.line("help-rests"))
        elif asked:
            found.append(self._asked(table, asked))
            found.append(self.line("help-answer", "answer"))
        else:
            found.append(self._waiting(opens, people, gm=gm))
        if pause and not held:
            found.append(self.line("help-waits-gm", "gm-resume") if gm else self.line("help-waits"))
        if mine:
            able = [each for each in mine if not each.out]
            for command in _SAYS:
                if not held and any(_says(table, command, each.id) for each in able):
                    found.append(self.line(f"help-{command}", command))
            if able:
                found += self._orders(table, able)
            else:
                found.append(self.line("help-out", names=self._names(mine)))
        elif (request := arrivals.waiting(table.session, self.actor.user)) is not None:
            found.append(self.line("help-arrival", "encounter-leave", name=request.name))
        elif not gm and (led := authority.led_for(table.people(), table.session, self.actor)):
            found.append(self.line("help-on-autopilot", names=likeness.listed(led)))
        elif not gm:
            found.append(self.line("help-spectator", "encounter-join"))
            if not self.sheets:
                found.append(self._sheets())
        if gm:
            found.append(self.line("help-panel", "gm-panel"))
            # Time that stands is not held once more.
            found.append(
                self.line("help-undo-held", "gm-undo") if held else self.line("help-undo", "gm-undo", "gm-pause")
            )
            found.append(self.line("help-fix", "fix-set", "npc-add"))
            words = ", ".join(dict.fromkeys(dice_words(table.meaning, self.actor.locale)))
            found.append(self.line("help-dice", "gm-dice", words=words))
        found.append(
            self.line("help-status", "encounter-status", "encounter-timeline")
            if mine
            else self.line("help-timeline", "encounter-timeline")
        )
        found.append(self.line("help-why", "why", "rule"))
        if gm:
            found.append(self.line("help-end", "encounter-end"))
        return found

    def _orders(self, table: Helped, mine: Sequence[Person]) -> list[str]:
        """Standing orders, where the game takes some of one of *mine*."""
        form, state = table.ruleset.form, table.committed.state
        return [self.line("help-orders", "orders")] if any(form(state, ORDERS, each.id) for each in mine) else []

    def _asked(self, table: Helped, asked: Sequence[Open]) -> str:
        words = table.meaning.words(self.actor.locale)
        kinds = words.listed(list(dict.fromkeys(words.word("question", each.kind) for each in asked)))
        place = table.outbox.places.get(table.session.asked[asked[0].id].slot) if _shown(table, asked[0]) else None
        if place is None or place.message is None:
            return self.line("help-asked", kinds=Ready(kinds))
        link = f"https://discord.com/channels/{table.row.guild}/{table.outbox.where(place)}/{place.message}"
        return self.line("help-asked-there", kinds=Ready(kinds), link=Ready(link))

    def _waiting(self, opens: Sequence[Open], people: Sequence[Person], *, gm: bool) -> str:
        seen = {each.id: each for each in people if gm or not each.hidden}
        names = dict.fromkeys(self.words.shown(seen[each.who].name) for each in opens if each.who in seen)
        if any(each.who not in seen for each in opens):
            names[self.words.say("tracker-gm")] = None
        return self.line("help-waiting", names=Ready(self.words.listed(list(names))) if names else None)

    def _names(self, people: Sequence[Person]) -> Ready:
        return Ready(self.words.listed([self.words.shown(each.name) for each in people]))


def _says(table: Helped, command: str, who: str) -> bool:
    """Whether the game lets *who* use *command* now, to answer or of his own accord."""
    answers = table.meaning.question_of(who, command) or table.meaning.reading_of(who, command)
    return answers is not None or table.ruleset.form(table.committed.state, command, who) is not None


def _shown(table: Helped, question: Open) -> bool:
    return question.id in table.session.asked
