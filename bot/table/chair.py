"""The game master's chair: the private panel, who sits in it, time moved on moment by moment, answers in somebody's
place, and words to one person.

What changes the encounter is an input; who sits in the chair, and words to one person, are the sitting's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any
from weakref import proxy

from bot.kernel import bounds
from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.errors import Refused
from bot.kernel.frame import Open, Told
from bot.kernel.ruleset import Reader
from bot.port import PortError
from bot.render.cards import Button, Card
from bot.render.panel import Cockpit, Waiting, panel
from bot.render.words import GM, Ready, user
from bot.table import authority
from bot.table.actor import Actor, Outcome
from bot.table.settling import CLOCK, Settings
from bot.table.sitting import Letter
from bot.table.speaking import Speaking
from bot.table.undoing import Undoing

SHOWN_RULINGS = 5
MOST_LETTERS = 30


class Chair(Speaking):
    """See `Core` for how an input is taken."""

    # A part asks its table, and does not hold it: a table that falls asleep is gone at once.

    @cached_property
    def undoing(self) -> Undoing:
        """Going back."""
        return Undoing(proxy(self))

    @cached_property
    def settings(self) -> Settings:
        """Its settings, and those of its game."""
        return Settings(proxy(self))

    # ---- the panel

    async def panel(self, actor: Actor, *, update: bool = False) -> Outcome:
        """The private cockpit. *update*: it was pressed there."""
        authority.check_chair(self.sitting, actor)
        renderer, locale = self.house.renderer, actor.locale
        words = renderer._game_words(self.ruleset, self.state, locale)
        view = self.view(Reader(actor.user, gm=True))
        roll = self.sitting.roll
        shown = Cockpit(
            moment=renderer.moment(words, view, lobby=not self.standing.begun),
            tempo=self.sitting.tempo,
            held=self.standing.held,
            breath=self.standing.breath,
            begun=self.standing.begun,
            pace=self.standing.table.get(CLOCK, "free"),
            waiting=await self._waiting(actor),
            rulings=[(each.line, each.before, each.text) for each in await self._latest_rulings(actor)],
            hidden=[each.name for each in self.people() if each.hidden],
            fed=self.standing.fed,
            gms=self.sitting.gms,
            roll=None if roll is None else (roll.who, roll.user, f"{roll.left if roll.left > 1 else ''}d{roll.sides}"),
        )
        return Outcome(panel(words, self.id, shown), private=True, update=update)

    async def _waiting(self, actor: Actor) -> list[Waiting]:
        """Whom the bot waits for. Of secret questions it shows that they stand, never who has answered."""
        renderer, people = self.house.renderer, self.people()
        words = renderer._game_words(self.ruleset, self.state, actor.locale)
        forms = {each.id: decision for each, decision in self.questions()}
        deadlines = self.deadlines()
        found = []
        for each in self.standing.questions:
            if not each.id or (each.answered and not each.secret):
                continue
            form = forms.get(each.id)
            found.append(
                Waiting(
                    who=each.who,
                    asked=authority.decider(people, self.sitting, each.who),
                    kind=each.kind,
                    default="" if form is None else renderer.default(words, form),
                    since=await self._asked_at(each),
                    until=None if self.standing.held else deadlines.get(each.id),
                    secret=each.secret,
                )
            )
        return found

    async def _asked_at(self, question: Open) -> float | None:
        """When *question* was asked: its id begins with the line that opened it."""
        line = bounds.whole(question.id.partition(".")[0])
        entry = None if line is None else await self.house.store.entry(self.id, line)
        return None if entry is None else entry.line.at

    async def _latest_rulings(self, actor: Actor) -> list[Any]:
        if self.standing.at and self.engine.rulings_back(SHOWN_RULINGS) is None and self.engine.mark(0) is None:
            # After a restart only the last lines are in memory.
            await self.undoing.remember_everything()
        back = (self.engine.rulings_back(n) for n in range(SHOWN_RULINGS, 0, -1))
        to = next((each for each in back if each is not None), None)
        return [] if to is None else await self.undoing.rulings_since(actor, to, SHOWN_RULINGS)

    async def press_clock(self, actor: Actor, way: str) -> Outcome:
        """[Hold] or [Go on] of the panel, whichever *way* says (`hold`, `run`). Raises `Refused`."""
        if way not in ("hold", "run"):
            raise Refused("moment-passed")
        authority.check_chair(self.sitting, actor)
        # An old panel may show what is no more: it is drawn anew all the same.
        if way == "hold" and self.standing.held is None:
            await self.pause(actor, quiet=True)
        elif way == "run" and self.standing.held is not None:
            await self.resume(actor, quiet=True)
        return await self.panel(actor, update=True)

    async def press_next(self, actor: Actor) -> Outcome:
        """[Next] of the panel. Raises `Refused`."""
        authority.check_chair(self.sitting, actor)
        if self.standing.breath:
            await self.submit(said.Continue(actor.user), actor, quiet=True)
        return await self.panel(actor, update=True)

    # ---- time

    async def pause(self, actor: Actor, *, quiet: bool = False) -> Outcome:
        """Hold the clock. Anybody who plays here may call for it ([Wait!])."""
        if not self.standing.begun:
            raise Refused("not-begun")
        self._check_takes_part(actor)
        reason = "gm" if authority.is_gm(self.sitting, actor) else "player"
        paused = self.house.renderer.paused(self.locale, by=actor.user)
        return await self.submit(said.Hold(actor.user, reason), actor, quiet=quiet, remark=paused)

    async def resume(self, actor: Actor, *, pressed: int | None = None, quiet: bool = False) -> Outcome:
        """Let the clock run: after a hold, or at a breather. Where the GM moves it from moment to moment, he alone."""
        standing = self.standing
        if standing.breath and not standing.held:
            if standing.table.get(CLOCK) == "moment":
                remark = self.presiding(actor)
                aside = self.chaired(actor, remark)
                return await self.submit(said.Continue(actor.user), actor, pressed=pressed, remark=remark, aside=aside)
            self._check_takes_part(actor)
            return await self.submit(said.Continue(actor.user), actor, pressed=pressed)
        reason = standing.held
        if reason is None:
            raise Refused("not-held")
        remark = None if reason in ("player", "unattended") and self._plays(actor) else self.presiding(actor)
        resumed = self.house.renderer.resumed(self.locale, by=actor.user)
        return await self.submit(
            said.Resume(actor.user),
            actor,
            pressed=pressed,
            quiet=quiet,
            remark="\n".join(filter(None, (remark, resumed))),
            aside=self.chaired(actor, remark, mended=True),
        )

    def _check_takes_part(self, actor: Actor) -> None:
        """The clock is the affair of those who play here, and of the GM; nobody else's (`no-combatant`)."""
        if not self._plays(actor) and not authority.is_gm(self.sitting, actor) and not actor.manages:
            raise Refused("no-combatant")

    def _plays(self, actor: Actor) -> bool:
        return any(p.player == actor.user for p in self.people())

    async def next(self, actor: Actor) -> Outcome:
        """Let time go on to the next moment. The first time it makes time stop at each moment, until somebody sets that
        back."""
        remark = self.presiding(actor)
        if not self.standing.begun:
            raise Refused("not-begun")
        if self.standing.held:
            raise Refused("held", reason=self.standing.held)
        if self.standing.breath:
            return await self.submit(said.Continue(actor.user), actor, remark=remark, aside=self.chaired(actor, remark))
        if self.standing.table.get(CLOCK) == "moment":
            raise Refused(
                "still-awaited",
                names=authority.listed(authority.name_of(self.people(), each) for each in self._seen_awaited()),
            )
        return await self.settings.change(actor, CLOCK, "moment")

    def _seen_awaited(self) -> list[str]:
        return [each for each in self.awaited() if each != GM] or self.awaited()

    # ---- an answer in somebody's place

    async def answer_for(self, actor: Actor, question: str, choice: str) -> Outcome:
        """Answer any open question, whoever it was put to. Told in the channel, unless it is a secret one."""
        remark = self.presiding(actor)
        pair = self._question_typed(question, actor.locale)
        name = authority.name_of(self.people(), pair[0].who)
        hidden = any(each.id == pair[0].who and each.hidden for each in self.people())
        told = [remark] if remark else []
        theirs = authority.decider(self.people(), self.sitting, pair[0].who) != actor.user
        if theirs and not pair[0].secret and not hidden and pair[0].who != GM:
            told.append(self.house.renderer.note(self.locale, "answered-for", name=name))

        def answering() -> said.Answer:
            if self.standing.held:
                raise Refused("held", reason=self.standing.held)
            found = self.question(pair[0].id)
            if found is None:
                raise Refused("moment-passed")
            asked, form = found
            left = form.legal({} if asked.answered else asked.partial) or form.all_fields({})
            value = authority.resolve(choice, self._labels(form, left[0], actor.locale), unknown="not-an-option")
            chosen = self._forced(asked, {left[0].name: value})
            return said.Answer(actor.user, asked.id, chosen, asked.generation)

        return await self.submit(answering, actor, remark="\n".join(told) or None, aside=self.chaired(actor, remark))

    def _question_typed(self, typed: str, locale: str) -> tuple[Open, Decision]:
        """The open question that *typed* means: its id, or the name of who is asked (and its kind). Raises `Refused`
        (`held`, `nothing-asked`, …)."""
        if self.standing.held:
            raise Refused("held", reason=self.standing.held)
        pairs = list(self.questions())
        if not pairs:
            raise Refused("nothing-asked")
        ident = authority.resolve(
            typed,
            [(each.id, self._question_label(each, locale)) for each, _ in pairs],
            unknown="not-an-option",
            within=True,
        )
        return next(pair for pair in pairs if pair[0].id == ident)

    def _question_label(self, question: Open, locale: str) -> str:
        words = self._words(locale)
        who = words.name(question.who)
        return f"{who} · {words.word('question', question.kind)}"

    def chair_offers(self, actor: Actor, command: str, option: str, others: Mapping[str, str]) -> list[tuple[str, str]]:
        """What is offered while an option of `/gm settings` or (to the GM alone) of `/gm answer` is typed."""
        if command == "gm-settings":
            return self.settings.offers(actor, option, others.get("setting"))
        if not authority.is_gm(self.sitting, actor):
            return []
        if option == "question":
            return [(self._question_label(each, actor.locale), each.id) for each, _ in self.questions()]
        try:
            asked, form = self._question_typed(others.get("question", ""), actor.locale)
        except Refused:
            return []
        left = form.legal({} if asked.answered else asked.partial) or form.all_fields({})
        return self._typed(form, left[0], actor.locale)

    # ---- who sits in the chair

    async def delegate(self, actor: Actor, person: int, name: str, *, withdraw: bool = False) -> Outcome:
        """Let somebody else act as GM as well, or no longer; announced. Who may manage the channel names himself to
        take the chair."""
        gm = authority.is_gm(self.sitting, actor)
        if not gm and not actor.manages:
            raise Refused("not-gm")
        note = self.house.renderer.note
        async with self.lock:
            gms = self.sitting.gms
            if withdraw:
                if person not in gms:
                    raise Refused("not-delegate", name=name)
                if person == gms[0]:
                    raise Refused("first-gm")
                after = tuple(each for each in gms if each != person)
                text = note(self.locale, "gm-withdrawn", name=name, by=user(actor.user))
            elif person == actor.user and not gm:
                after = (person, *gms)
                text = note(self.locale, "gm-taken", name=actor.name)
            elif person in gms:
                raise Refused("already-gm", name=name)
            else:
                after = (*gms, person) if gm else (actor.user, *gms, person)
                text = note(self.locale, "gm-delegated", name=name, by=user(actor.user))
            return await self._announce(actor, Card(text=text), {"gms": after})

    async def _announce(self, actor: Actor, card: Card, changes: Mapping[str, Any]) -> Outcome:
        """Say *card* in the channel as the answer to *actor*, with a change of the sitting; the lock is held."""
        # A slot of its own: what is said beside the journal has no line.
        slot = f"a:{actor.interaction or self.last_line}"
        place = self.postman.want(slot, card, kind="answer", interaction=actor.interaction)
        await self.amend(self.sitting.model_copy(update=dict(changes)), [place], actor=actor)
        return self.hosted(place)

    # ---- words to one person

    async def letter(self, actor: Actor, person: int, name: str, text: str) -> Outcome:
        """Words of the GM's to one person: a direct message, or else a button in the channel that opens them."""
        authority.check_chair(self.sitting, actor)
        if not text.strip():
            raise Refused("letter-empty")
        late = getattr(self.ruleset, "too_late_for_words", None)
        if late is not None and late(self.state, person):
            raise Refused("letter-too-late", name=name)
        return await self._write_to(actor, name, Letter(to=person, text=text))

    async def _deliver(self, actor: Actor, events: Sequence[Told]) -> None:
        """See `Speaking._deliver`: those that the game calls a letter (`letter_to`) are sent as one."""
        letter_to = getattr(self.ruleset, "letter_to", lambda event: None)
        people = {each.id: each for each in self.people()}
        for each in events:
            to = people.get(letter_to(each.event) or "")
            if to is not None and to.player not in (None, actor.user):
                reader = Reader(to.player)
                text = self.house.renderer.ruling(self.ruleset, self.state, [each], reader, self.locale, anything=True)
                await self._write_to(actor, to.name, Letter(to=to.player, text=text, ready=True))

    async def _write_to(self, actor: Actor, name: str, letter: Letter) -> Outcome:
        if await self._whispered(letter.to, self._opened(letter, actor.locale)):
            return Outcome(Card(text=self.house.renderer.note(actor.locale, "letter-sent", name=name)), private=True)
        async with self.lock:
            ident = str(actor.interaction or self.last_line)
            letters = {**self.sitting.letters, ident: letter}
            kept = dict(list(letters.items())[-MOST_LETTERS:])
            note = self.house.renderer.note
            card = Card(
                text=note(self.locale, "letter-waits", person=user(letter.to)),
                rows=((Button(id=f"gt|{self.id}|{ident}", label=note(self.locale, "button-letter", name=name)[:80]),),),
                mentions=(letter.to,),
            )
            # Not the answer to the command: its header would show what was typed.
            place = self.postman.want(f"n:{ident}", card)
            sitting = self.sitting.model_copy(update={"letters": kept})
            await self.amend(sitting, [place], actor=actor)
        return Outcome(Card(text=self.house.renderer.note(actor.locale, "letter-left", name=name)), private=True)

    async def _whispered(self, person: int, text: str) -> bool:
        try:
            await self.house.port.whisper(person, Card(text=text))
        except PortError:
            return False
        return True

    def read_letter(self, actor: Actor, ident: str) -> Outcome:
        """[A note for …]: for the one it was written to, and for the GM."""
        letter = self.sitting.letters.get(ident)
        if letter is None:
            raise Refused("moment-passed")
        if actor.user != letter.to and not authority.is_gm(self.sitting, actor):
            raise Refused("letter-not-yours")
        return Outcome(Card(text=self._opened(letter, actor.locale)), private=True)

    def _opened(self, letter: Letter, locale: str) -> str:
        return self.house.renderer.note(locale, "letter", text=Ready(letter.text) if letter.ready else letter.text)


__all__ = ["Chair"]
