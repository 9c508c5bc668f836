"""Plays the steps of a scene at a local table, and says exactly where and why one fails."""

from collections.abc import Callable, Iterator, Sequence

from .local import LocalTable
from .process import BotDied
from .reading import contains, form_lines
from .script import (
    Act,
    Choose,
    Command,
    Expect,
    Fill,
    Line,
    Locale,
    Offer,
    Press,
    Refuse,
    Restart,
    Say,
    Step,
    Use,
    Wait,
)
from .seats import Answer, Person
from .typed import CannotType
from .words import Told, say

SHOWN = 12


class StepFailed(Told):
    """A step that did not hold: its line, what people saw, and the end of the bot's log if it is dead."""

    def __init__(self, key: str, visible: Sequence[str] = (), /, **facts: object) -> None:
        super().__init__(key, **facts)
        self.visible = list(visible)
        self.line: Line | None = None
        self.log = ""

    def report(self, name: str, locale: str = "en") -> str:
        """Everything, for a terminal."""
        where = f"{name}:{self.line.number}: {self.line.text}\n" if self.line is not None else ""
        seen = "".join(f"\n  {line}" for text in self.visible for line in text.splitlines())
        told = f"{where}  {self.words(locale)}"
        if seen:
            told += f"\n{say(locale, 'visible')}{seen}"
        return told + (f"\n{say(locale, 'last-words')}\n{self.log}" if self.log else "")


class Player:
    """Plays one scene. *after_step* is called once each step has held and everything has settled.

    With *restart_after_every_step* the bot is killed and started again after each step that did something.
    """

    def __init__(
        self,
        table: LocalTable,
        *,
        after_step: Callable[[Line], None] | None = None,
        restart_after_every_step: bool = False,
    ) -> None:
        self.table = table
        self.last: Answer | None = None
        self._after_step = after_step
        self._restart = restart_after_every_step

    async def play(self, lines: Sequence[Line]) -> None:
        """Every step in order. Raises `StepFailed` at the first that does not hold."""
        for line in lines:
            try:
                await self.step(line.step)
                if self._restart and isinstance(line.step, Act | Wait):
                    await self.table.restart()
            except StepFailed as failed:
                failed.line = line
                raise
            except (CannotType, BotDied) as error:
                unplayable = StepFailed(error.key, self._seen(), **error.facts)
                unplayable.line = line
                unplayable.log = "" if self.table.bot.alive else self.table.bot.last_words()
                raise unplayable from error
            if self._after_step is not None:
                self._after_step(line)

    async def step(self, step: Step) -> None:
        """One step, and wait until things are settled."""
        match step:
            case Act():
                await self._act(step)
            case Wait(seconds=seconds):
                await self.table.wait(seconds)
            case Restart():
                await self.table.restart()
            case Locale(who=who, locale=locale):
                self.table.person(who, locale="en" if locale.startswith("en") else locale)
            case Expect():
                self._expect(step)
            case Offer():
                await self._offer(step)
            case Refuse(text=text):
                self._refuse(text)

    async def _act(self, step: Act) -> None:
        person = self.table.person(step.who)
        if step.channel is not None:
            place = self.table.double.world.channel_named(step.channel)
            if place is None:
                raise StepFailed("no-channel", channel=step.channel)
            before, person.place = person.place, place
            try:
                answer = await act(person, step)
            finally:
                person.place = before
        else:
            answer = await act(person, step)
        self.last = answer
        if answer is not None and answer.problem is not None:
            raise StepFailed(f"answer-{answer.problem}", self._seen(person))
        await self.table.settled()

    def _expect(self, step: Expect) -> None:
        people = [self.table.person(step.who)] if step.who is not None else list(self.table.seats)
        whose = "-by" if step.who is not None else ""
        if step.count is not None:
            seen = {message.id for person in people for message, text in person.messages() if contains(text, step.text)}
            if len(seen) != step.count:
                raise StepFailed(
                    f"seen-times{whose}", self._seen(*people), text=step.text, who=step.who, count=len(seen)
                )
            return
        holds = any(sees(person, step.text) for person in people)
        if holds and step.negated:
            raise StepFailed(f"seen{whose}", self._seen(*people), text=step.text, who=step.who)
        if not holds and not step.negated:
            raise StepFailed(f"not-seen{whose}", self._seen(*people), text=step.text, who=step.who)

    async def _offer(self, step: Offer) -> None:
        """Asked with nothing typed yet, and again with the text itself, as somebody searching for it would."""
        person = self.table.person(step.who)
        offered: dict[str, None] = {}
        for typed in (step.line, f"{step.line}{step.wanted}"):
            choices = await person.autocomplete(typed)
            if not choices:
                # A fight that sleeps wakes up at the first key and answers the next.
                await self.table.settled()
                choices = await person.autocomplete(typed)
            for choice in choices:
                offered.setdefault(str(choice["name"]))
        holds = any(contains(name, step.wanted) for name in offered)
        known = ", ".join(offered) or "–"
        if holds == step.negated:
            raise StepFailed("offered" if holds else "not-offered", text=step.wanted, who=person.name, known=known)
        await self.table.settled()

    def _refuse(self, text: str) -> None:
        answer = self.last
        if answer is None:
            raise StepFailed("no-answer")
        shown = answer.text
        if not contains(shown, text):
            raise StepFailed("answered-otherwise", [shown or f"({answer.kind})"], text=text)
        if not answer.private:
            raise StepFailed("not-private", [shown])

    def _seen(self, *people: Person) -> list[str]:
        """What each of them saw last."""
        return list(sightings(people or tuple(self.table.seats)))


async def act(person: Person, step: Act) -> Answer | None:
    """Have *person* do it; None when it is no business of the bot's. Raises `CannotType`."""
    match step.action:
        case Command(text=text):
            return await person.type(text)
        case Press(label=label, of=of):
            return await person.press(label, of)
        case Choose(select=select, values=values, of=of):
            return await person.choose(select, *values, of=of)
        case Fill(fields=fields):
            return await person.fill(dict(fields))
        case Use(menu=menu, user=user) if user is not None:
            return await person.use(menu, user=person.seats.person(user))
        case Use(menu=menu, of=of):
            return await person.use(menu, message=person.find(of or ""))
        case Say(text=text):
            person.say(text)
    return None


def sees(person: Person, text: str) -> bool:
    """Whether *text* is in a message that *person* sees, or in the form open before them."""
    form = person.form.modal if person.form is not None else None
    return person.sees(text) or (form is not None and contains("\n".join(form_lines(form)), text))


def sightings(people: Sequence[Person]) -> Iterator[str]:
    """The last messages that each person saw, the public ones once."""
    told: set[int] = set()
    for person in people:
        fresh = [(message, text) for message, text in person.messages()[-SHOWN:] if message.id not in told]
        told.update(message.id for message, _ in fresh)
        if fresh:
            yield f"{person.name}:"
            for message, text in fresh:
                mark = "private" if message.reader is not None else f"#{message.channel.name}"
                yield "\n".join(f"  {mark} | {line}" for line in text.splitlines())
        if person.form is not None and person.form.modal is not None:
            yield f"  form | {' '.join(form_lines(person.form.modal))}"
