"""What can be typed next at the console: commands, options, choices, buttons, lists, fields, seats.

Everything comes from what the bot registered and from what the seat sees; offers for an option are the bot's own
answers to autocomplete.
"""

import re
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator
from dataclasses import dataclass

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from .free_words import shown_keywords
from .payloads import locale_code
from .reading import form_fields, normal
from .seats import Person, Seats
from .typed import BOOLEAN, CHANNEL, GROUP, SUBCOMMAND, USER, CannotType, names_of
from .world import Json

SEAT = re.compile(r"\s*(?P<who>[^>#\"\[\]{}/(]+?)\s*>\s*")


@dataclass(slots=True, frozen=True)
class Proposal:
    """A text that may replace the last `length` characters typed, with a word about it."""

    text: str
    length: int
    about: str = ""


class TableCompleter(Completer):
    """Completion for the console; *seat* gives whoever sits there now."""

    def __init__(self, seats: Seats, seat: Callable[[], Person]) -> None:
        self._seats = seats
        self._seat = seat

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """Nothing without waiting: the bot is asked in `get_completions_async`."""
        yield from ()

    async def get_completions_async(
        self, document: Document, complete_event: CompleteEvent
    ) -> AsyncGenerator[Completion, None]:
        for found in await self.propose(document.text_before_cursor):
            yield Completion(found.text, -found.length, display_meta=found.about)

    async def propose(self, text: str) -> list[Proposal]:
        """Everything that may follow *text*."""
        person = self._seat()
        if (seat := SEAT.match(text)) and normal(seat["who"]) in self._seats.people:
            person = self._seats.people[normal(seat["who"])]
            text = text[seat.end() :]
        match text[:1]:
            case "/":
                return await self._command(person, text)
            case "[":
                return _starting(text, (f"[{label}]" for label in person.buttons()))
            case "{":
                return self._select(person, text)
            case "(":
                return self._form(person, text)
            case _:
                pass
        keyword = text.partition(" ")[0] if " " in text else ""
        if keyword in ("as", "comme"):
            return _starting(text, (f"{keyword} {other.name}" for other in self._seats))
        locale = person.member.locale
        asked, others = (
            [Proposal(f"[{label}]", len(text)) for label in labels if _begins(label, text)]
            for labels in (person.asked(), [each for each in person.buttons() if each not in person.asked()])
        )
        shown = [*shown_keywords(locale), *(f"{other.name}> " for other in self._seats)]
        chosen = [
            Proposal(f"{{{select.label}}} {option['label']}", len(text))
            for select in person.asked_selects()
            for option in select.options
            if _begins(str(option["label"]), text)
        ]
        return [*([] if text else self._form(person, text)), *asked, *chosen, *others, *_starting(text, shown)]

    async def _command(self, person: Person, text: str) -> list[Proposal]:
        locale = person.member.locale
        words = text[1:].split(" ")
        place: Iterable[Json] = [command for command in self._seats.double.commands if command["type"] == 1]
        for number, word in enumerate(words):
            last = number == len(words) - 1
            if last:
                return [
                    Proposal(name + " ", len(word), _about(thing, locale))
                    for thing in place
                    if (name := names_of(thing, locale)[0]) and normal(name).startswith(normal(word))
                ]
            found = next((thing for thing in place if normal(word) in map(normal, names_of(thing, locale))), None)
            if found is None:
                return []
            place = found.get("options") or []
            if not place or place[0]["type"] not in (SUBCOMMAND, GROUP):
                return await self._options(person, text, list(place), " ".join(words[number + 1 :]))
        return []

    async def _options(self, person: Person, line: str, options: list[Json], typed: str) -> list[Proposal]:
        """Values after the last `name:`, and the names that are still free."""
        locale = person.member.locale
        named = [(option, name) for option in options for name in names_of(option, locale)]
        last: tuple[int, Json, str] | None = None
        given = set()
        for option, name in named:
            for found in re.finditer(rf"(?:^|\s){re.escape(name)}:", typed):
                given.add(option["name"])
                if last is None or found.end() > last[0]:
                    last = (found.end(), option, typed[found.end() :])
        proposals: list[Proposal] = []
        if last is not None:
            proposals = await self._values(person, line, last[1], last[2])
        word = typed.rpartition(" ")[2]
        if ":" not in word and (last is None or last[2].strip() or not last[2]):
            for option in options:
                name = names_of(option, locale)[0]
                if option["name"] not in given and normal(name).startswith(normal(word)):
                    star = "* " if option.get("required") else ""
                    proposals.append(Proposal(f"{name}:", len(word), star + _about(option, locale)))
        return proposals

    async def _values(self, person: Person, line: str, option: Json, typed: str) -> list[Proposal]:
        wanted = normal(typed)
        names: list[str]
        if option.get("autocomplete") or option.get("choices"):
            try:
                names = [str(choice["name"]) for choice in await person.autocomplete(line)]
            except CannotType:
                return []
            return [Proposal(name + " ", len(typed.lstrip())) for name in names]
        if option["type"] == BOOLEAN:
            names = ["oui", "non"] if person.member.locale == "fr" else ["yes", "no"]
        elif option["type"] == USER:
            names = [f"@{other.name}" for other in self._seats]
        elif option["type"] == CHANNEL:
            channels = self._seats.double.world.channels.values()
            names = [f"#{channel.name}" for channel in channels if channel.recipient is None]
        else:
            return []
        return [Proposal(name + " ", len(typed.lstrip())) for name in names if normal(name).startswith(wanted)]

    def _select(self, person: Person, text: str) -> list[Proposal]:
        shown = []
        for control in person.selects():
            options = [str(option["label"]) for option in control.options] or [
                f"@{other.name}" for other in self._seats
            ]
            shown += [f"{{{control.label}}} {label}" for label in options]
        return _starting(text, shown)

    def _form(self, person: Person, text: str) -> list[Proposal]:
        if person.form is None or person.form.modal is None:
            return []
        part = text[text.rfind("(") :]
        return _starting(part, (f"({label}) " for label, _ in form_fields(person.form.modal)))


def _starting(text: str, shown: Iterable[str]) -> list[Proposal]:
    return [Proposal(each, len(text)) for each in dict.fromkeys(shown) if normal(each).startswith(normal(text))]


def _begins(label: str, typed: str) -> bool:
    return normal(label).startswith(normal(typed))


def _about(thing: Json, locale: str) -> str:
    local = (thing.get("description_localizations") or {}).get(locale_code(locale))
    return str(local or thing.get("description") or "")
