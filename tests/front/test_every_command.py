"""Every command with all its options, every button, select and form: used in both languages by whom it is for, after
somebody else was refused in private and nothing had changed; and so was the right person himself, from another channel
and from another server.

The registered definitions and the ids that the program can make are the measure: what `tour` does not reach fails.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel.errors import Refused
from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import Control, controls, form_fields
from bot.rehearsal.seats import Answer, Person
from bot.rehearsal.typed import CannotType, names_of, take_apart
from bot.rehearsal.world import COMPONENT, Message
from bot.rulesets import rulesets_of
from bot.table.house.presses import VERBS
from tests.rulesets.alternatif.exchange import Exchange, fighter

from . import tour
from .elsewhere import acting_from, invited
from .hall import Hall
from .test_wrong import PASSED, Before, refused

GAME = "alternatif"
MANY = {("npc add", "creature"), ("fix initiative", "with"), ("fix set", "with"), ("fix status", "with")}
"""What is not gone through word by word: all creatures of the data, all that people hold."""
ADDRESSES = {"/metrics"}
"""What the README names that begins like a command and is a place where something is served."""
ROOT = Path(__file__).resolve().parents[2]
FAULT = ("donnez ce numéro", "give this number")
CODE = re.compile(r"(?<![`\w])[a-z]+(?:\\?_[a-z]+)+(?![`\w])|\w+\\?\(\w+=")
"""What no sentence shows outside of quoted code: an id of the program's (`low_ceiling`), a record (`Mount(id=…`)."""
MADE = re.compile(r"""f["'](?:\{SHEETS\}(?P<sheet>[a-z]+)|(?P<plain>sheet\|[a-z]+|[a-z]{1,2}))\|(?:\{|\w)""")
"""How the code makes an id: `f"gs|{…}"`, `f"{SHEETS}copy|{…}"`, `"sheet|new|"`."""
BY_NAME = {"bd", "q", "s", "p", "o", "g", "lv", "rv", "nv", "lp", "iy", "il", "nt", "sc", "mn", "cm"}
"""Verbs that stand in a name of the code, not in the id itself (`press`, `choose`, `VERB`, `LEAVING`, `PANEL` …)."""

OF_ONE_GAME = {"bd"}
"""Verbs that one game alone shows, and whose own tests press them: the body (`tests/table/test_bodies.py`)."""


def verb_of(custom_id: str) -> str:
    """What an id does: its first part, of the shelf's its first two.

    >>> verb_of("gs|abc|0"), verb_of("sheet|edit|arms|Jurl")
    ('gs', 'sheet|edit')
    """
    parts = custom_id.split("|")
    return "|".join(parts[: 2 if parts[0] == "sheet" else 1])


def made_in_code() -> set[str]:
    """Every verb that the sources of the bot can put into an id."""
    found = set(BY_NAME)
    for folder in ("bot/table", "bot/render", "bot/shelf", "cogs"):
        for path in (ROOT / folder).rglob("*.py"):
            for match in MADE.finditer(path.read_text("utf-8")):
                found.add(f"sheet|{match['sheet']}" if match["sheet"] else match["plain"])
    return found


def test_every_verb_that_an_id_can_begin_with_is_registered() -> None:
    assert {verb for verb, _ in VERBS} == {each for each in made_in_code() if not each.startswith("sheet|")}


def leaves(definitions: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, set[str]]]:
    """Every command that can be typed, with its options."""
    for command in definitions:
        inner = [each for each in command.get("options") or () if each["type"] in (1, 2)]
        for each in inner or [command]:
            path = command["name"] if each is command else f"{command['name']} {each['name']}"
            yield path, {option["name"] for option in each.get("options") or ()}


def values_taken(definitions: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str, str]]:
    """Every (command, option, value) of a closed list: Discord's own choices, and the words of the default game."""
    game = rulesets_of(load_library())[GAME]
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    for command in definitions:
        for each in [one for one in command.get("options") or () if one["type"] == 1] or [command]:
            path = command["name"] if each is command else f"{command['name']} {each['name']}"
            for option in each.get("options") or ():
                name = option["name"]
                yield from ((path, name, str(choice["value"])) for choice in option.get("choices") or ())
                if (path, name) not in MANY:
                    key = path.replace(" ", "-")
                    yield from ((path, name, code) for _, code in game.offers(fight.state, key, name, "en"))
    for _, tool in game.offers(fight.state, "gm-tool", "tool", "en"):
        for name in ("value", "words"):
            if (tool, name) != ("mount", "value"):
                found = game.offers(fight.state, f"gm-tool-{tool}", name, "en")
                yield from ((f"gm tool {tool}", name, code) for _, code in found)
    yield from (("fix set", "field", field) for field in game.fixable(fight.state))
    # What is declared and how one moves: a refusal lists it (`melee` is another word for `attack`).
    for command, name in (("declare", "action"), ("move", "how")):
        with pytest.raises(Refused) as refusal:
            game.compose(fight.state, command, 1, {"who": "ana", name: "?"})
        yield from (
            (command, name, code) for code in str(refusal.value.facts["options"]).split(", ") if code != "melee"
        )


class Tour:
    """Plays the steps of a story in one language, and keeps what was reached."""

    def __init__(self, hall: Hall, locale: str) -> None:
        self.hall = hall
        self.locale = locale
        self.table = hall.table
        self.typed: set[str] = set()
        self.given: dict[str, set[str]] = {}
        self.values: set[tuple[str, str, str]] = set()
        self.refused: set[str] = set()
        self.used: set[str] = set()
        self.wrong_use: set[str] = set()
        self.displaced: set[str] = set()
        self.failed: list[str] = []
        self.elsewhere = self.table.double.world.channel_named("elsewhere")

    def person(self, name: str) -> Person:
        found = self.table.person(name, gm=name == "GM")
        found.member.locale = self.locale
        found.place = self.hall.channel
        return found

    async def play(self, steps: Sequence[tour.Step]) -> None:
        for number, step in enumerate(steps):
            try:
                await self.step(step)
            except (AssertionError, CannotType) as error:
                what = step.line or step.press or step.fill
                self.failed.append(f"step {number} ({self.locale}), {step.who}: {what}: {str(error)[:400]}")

    async def step(self, step: tour.Step) -> None:
        if step.wait and not step.press:
            await self.table.wait(step.wait)
            return
        person = self.person(step.who)
        if step.wait:
            for _ in range(12):
                if self._visible(person, step.press, None) is not None:
                    return
                await self.table.wait(step.wait)
            raise AssertionError("it does not come")
        if step.deaf:
            person.member.accepts_direct_messages = False
        elif step.line:
            await self._say(person, step)
        elif step.press:
            await self._press(person, step)
        else:
            await self._fill(person, step)
        await self.table.settled()

    # ---- typing

    async def _say(self, person: Person, step: tour.Step) -> None:
        path, values, line = await self.spoken(person, step.line)
        options = {name for name, _ in values}
        if step.wrong is not None:
            before = Before.of(self.hall)
            other = person if step.wrong == tour.ELSEWHERE else self.person(step.wrong)
            if step.wrong == tour.ELSEWHERE:
                assert self.elsewhere is not None
                other.place = self.elsewhere
            answer = await other.type(line)
            other.place = self.hall.channel
            await self.table.settled()
            self._check_refused(answer, before)
            self.refused.add(path)
            wrongly = answer.text
        else:
            wrongly = ""
        before = Before.of(self.hall)
        answer = await person.type(line)
        await self.table.settled()
        if step.refused:
            self._check_refused(answer, before)
            self.refused.add(path)
            self.given.setdefault(path, set()).update(options)
            return
        self._check_taken(answer, before, wrongly, looks=step.looks or path in tour.LOOKS)
        self.typed.add(path)
        self.given.setdefault(path, set()).update(options)
        tool = dict(values).get("tool") if path == "gm tool" else None
        self.values.update(
            (f"{path} {tool}" if tool and name != "tool" else path, name, value) for name, value in values
        )

    async def spoken(self, person: Person, line: str) -> tuple[str, list[tuple[str, str]], str]:
        """The command's path, the options given with their values, and *line* as it is typed in the language of this
        tour."""
        command, path, values = self._taken_apart(line)
        made = "/" + " ".join(names_of(each, self.locale)[0] for each in (command, *path))
        given: list[tuple[str, str]] = []
        for option, value in values:
            made += f" {names_of(option, self.locale)[0]}:"
            meant = self._meant(value)
            if meant.startswith(tour.OFFERED):
                offered = await person.autocomplete(made)
                named = [str(each["value"]) for each in offered if meant[1:] in each["name"]]
                assert named, f"{made} is offered {offered}"
                meant = named[0]
            made += meant
            given.append((option["name"], meant))
        return " ".join(each["name"] for each in (command, *path)), given, made

    def _meant(self, value: str) -> str:
        """`attack|attaquer` in the language of this tour."""
        english, _, french = value.partition("|")
        return french if french and self.locale == "fr" else english

    def _taken_apart(self, line: str) -> tuple[Any, list[Any], list[tuple[Any, str]]]:
        found = take_apart(self.table.double.commands, line, "en")
        return found.command, found.path, [(option, value) for option, value in found.values]

    # ---- pressing and filling in

    def _control(self, person: Person, begins: str, label: str | None) -> Control:
        found = self._visible(person, begins, label)
        assert found is not None, f"{person.name} sees nothing that begins {begins!r}: {' '.join(person.buttons())}"
        return found

    def _visible(self, person: Person, begins: str, label: str | None) -> Control | None:
        """The newest component that *person* sees whose id begins so (a button: whose label contains *label*; a list:
        that offers it)."""
        for message in reversed(list(self.table.double.world.visible_messages(person.member))):
            for control in controls(message):
                if label is None:
                    named = True
                elif control.is_button:
                    named = label in control.label
                else:
                    offered = [each for option in control.options for each in (option["label"], option["value"])]
                    named = not offered or any(label.removeprefix(tour.OFFERED) in each for each in offered)
                if named and not control.disabled and control.component["custom_id"].startswith(begins):
                    return control
        return None

    async def _click(self, person: Person, control: Control, value: str | None) -> Answer:
        ident = control.component["custom_id"]
        if control.is_button:
            return await self.hall.click(person, control.message, ident)
        if control.component["type"] == 5:
            assert value is not None
            # Where nobody sees it, too: an id can be read off one message and sent from anywhere.
            return await self.hall.click(person, control.message, ident, str(self.table.person(value).member.id))
        if value is not None and value.startswith(tour.OFFERED):
            value = next(each["value"] for each in control.options if value[1:] in each["label"])
        return await self.hall.click(person, control.message, ident, value or control.options[0]["value"])

    async def _own(self, person: Person) -> Message:
        """A private message of *person*'s: nobody presses anything on somebody else's."""
        for message in reversed(list(self.table.double.world.visible_messages(person.member))):
            if message.reader == person.member.id:
                return message
        answer = await person.type("/help")
        assert answer.message is not None
        return answer.message

    async def _press(self, person: Person, step: tour.Step) -> None:
        value = self._meant(step.value) if step.value is not None else None
        control = self._control(person, step.press, value)
        verb = verb_of(control.component["custom_id"])
        if step.wrong is not None:
            other = self.person(step.wrong)
            theirs = control if control.message.reader is None else replace(control, message=await self._own(other))
            before = Before.of(self.hall)
            answer = await self._click(other, theirs, value)
            await self.table.settled()
            self._check_refused(answer, before)
            self.wrong_use.add(verb)
        await self._displace(verb, lambda: self._click(person, control, value))
        before = Before.of(self.hall)
        answer = await self._click(person, control, value)
        if answer.modal is not None:
            person.form = answer.interaction
        await self.table.settled()
        self._check_taken(answer, before, looks=step.looks or verb in tour.LOOKS)
        self.used.add(verb)

    async def _fill(self, person: Person, step: tour.Step) -> None:
        form = person.form
        assert form is not None
        assert form.modal is not None
        labels = {item["custom_id"]: label for label, item in form_fields(form.modal)}
        verb = verb_of(form.modal["custom_id"])
        said = {labels[ident]: text for ident, text in (step.fill or {}).items()}
        if step.wrong is not None:
            other = self.person(step.wrong)
            other.form = replace(form, kind=COMPONENT, source=await self._own(other))
            before = Before.of(self.hall)
            answer = await other.fill(said)
            await self.table.settled()
            self._check_refused(answer, before)
            self.wrong_use.add(verb)

        async def filled() -> Answer:
            person.form = form
            return await person.fill(said)

        await self._displace(verb, filled)
        before = Before.of(self.hall)
        answer = await filled()
        await self.table.settled()
        # What was typed wrongly is kept, and offered again.
        self._check_taken(
            answer, before, looks=any(each == tour.WRONG for each in (step.fill or {"": tour.WRONG}).values())
        )
        self.used.add(verb)

    async def _displace(self, verb: str, act: Callable[[], Awaitable[Answer]]) -> None:
        """Once for each verb: *act* from another channel and from another server, as who may do it here and manages
        everything there. Sheets belong to a server, and may be seen to in all of its channels."""
        if verb in self.displaced:
            return
        self.displaced.add(verb)
        shelf = verb.startswith("sheet|")
        for place in (None,) if shelf else (None, self.elsewhere):
            before = Before.of(self.hall)
            with acting_from(self.table, place):
                answer = await act()
                await self.table.settled()
            if shelf:
                # A new sheet may be begun in any server; whatever comes of it, here nothing does.
                assert answer.modal is not None or answer.private, answer.text
                assert Before.of(self.hall) == before, f"from another server: {answer.text}"
            else:
                where = "server" if place is None else "channel"
                wrong = refused(answer, PASSED[self.locale == "en"])
                assert not wrong, f"{verb} from another {where}: {wrong}"
                self._check_refused(answer, before)

    # ---- answers

    def _check_refused(self, answer: Answer, before: Before) -> None:
        """One private sentence that is no fault of the program's, and nothing has changed."""
        assert CODE.search(answer.text) is None, answer.text
        assert refused(answer, "") == []
        assert not any(each in answer.text for each in FAULT), answer.text
        assert Before.of(self.hall) == before, f"something changed: {answer.text}"

    def _check_taken(self, answer: Answer, before: Before, wrongly: str = "", *, looks: bool) -> None:
        """It did something; or, where it only *looks*, it tells something else than whoever was refused was told."""
        assert answer.problem is None, answer.problem
        assert not any(each in answer.text for each in FAULT), answer.text
        assert CODE.search(answer.text) is None, answer.text
        if answer.modal is not None:
            return
        assert answer.messages, "no answer"
        if looks:
            assert answer.text != wrongly
        else:
            assert Before.of(self.hall) != before, f"nothing changed: {answer.text}"


async def toured(make_table: Callable[..., Any], tmp_path: Path, locale: str) -> tuple[LocalTable, list[Tour]]:
    (tmp_path / "aldo.toml").write_text(tour.SHEET, "utf-8")
    (tmp_path / "zork.toml").write_text("zork = 3\n", "utf-8")
    table: LocalTable = await make_table(locale, locale=locale)
    await table.double.add_channel("elsewhere")
    await table.double.add_channel("screen", hidden=True)
    await invited(table)
    tours = []
    for name, story in tour.STORIES.items():
        hall = await Hall.make(table)
        hall.channel = await table.double.add_channel(name)
        made = Tour(hall, locale)
        await made.play(story)
        tours.append(made)
    failed = [each for made in tours for each in made.failed]
    assert not failed, "\n".join(failed)
    return table, tours


@pytest.mark.parametrize("locale", ["fr", pytest.param("en", marks=pytest.mark.seldom)])
async def test_everything_is_reached_by_the_right_person_and_refused_to_the_wrong_one(
    make_table: Callable[..., Any], tmp_path: Path, locale: str
) -> None:
    table, tours = await toured(make_table, tmp_path, locale)
    missing = []
    for path, options in leaves(table.double.commands):
        reached = set[str]().union(*(each.given.get(path, set()) for each in tours))
        if not any(path in each.typed for each in tours):
            missing.append(f"/{path}: nobody types it")
        missing += [f"/{path} {option}: nobody gives it" for option in sorted(options - reached)]
        if path not in tour.NOBODY_IS_WRONG and not any(path in each.refused for each in tours):
            missing.append(f"/{path}: nobody is refused")
    known = set[tuple[str, str, str]]().union(*(each.values for each in tours))
    lacking = sorted(set(values_taken(table.double.commands)) - known)
    missing += [f"/{path} {option}:{value}: nobody gives it" for path, option, value in lacking]
    used = set[str]().union(*(each.used for each in tours))
    wrong = set[str]().union(*(each.wrong_use for each in tours))
    missing += [f"{verb}|: nobody uses it" for verb in sorted(made_in_code() - used - OF_ONE_GAME)]
    displaced = set[str]().union(*(each.displaced for each in tours))
    missing += [f"{verb}|: nobody tries it from elsewhere" for verb in sorted(made_in_code() - displaced - OF_ONE_GAME)]
    missing += [
        f"{verb}|: nobody is refused" for verb in sorted(made_in_code() - wrong - OF_ONE_GAME - set(tour.ANYBODYS))
    ]
    assert not missing, "\n".join(missing)


def test_the_ids_of_the_code_are_found() -> None:
    made = made_in_code()
    assert {"q", "w", "gs", "sheet|edit", "sheet|said", "sheet|copy", "ab", "gt"} <= made
    assert made.isdisjoint({"", "sheet"})


def written() -> Iterator[tuple[str, str, str]]:
    """What people read about commands: where, in which language, the text."""
    french, _, english = (ROOT / "README.md").read_text("utf-8").partition("## In English")
    yield "README.md", "fr", french
    yield "README.md", "en", english
    for locale in ("fr", "en"):
        for name in ("player", "gm", "host", "coverage", "autopilot"):
            page = f"docs/{name}_{locale}.md"
            yield page, locale, (ROOT / page).read_text("utf-8")


async def test_every_command_that_the_guides_name_exists_in_their_language(table: LocalTable) -> None:
    for page, locale, part in written():
        named = dict.fromkeys(re.findall(r"`(/[a-zé][^`]*)`", part))
        assert len(named) > (12 if page == "README.md" else 1), page
        groups = {
            names_of(each, locale)[0]
            for each in table.double.commands
            if any(option["type"] == 1 for option in each.get("options") or ())
        }
        for line in named:
            if line[1:] in groups or line in ADDRESSES:
                continue
            found = take_apart(table.double.commands, line, locale)
            called = [names_of(each, locale)[0] for each in (found.command, *found.path)]
            assert line.startswith("/" + " ".join(called)), f"{page}: {line}"
            # What follows the command's name is options, each with a value.
            assert len(found.values) == line.count(":"), f"{page}: {line}"
