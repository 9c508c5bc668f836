"""Tables, a shelf and a renderer made of cardboard: they note what they are asked and answer what they are told to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from bot.kernel.errors import Refused
from bot.render.cards import Blank, Button, Card, Form, Option, Select
from bot.table import Actor, Outcome
from bot.table.base.services import Services

BUTTONS = Card(
    text="Orc strikes.",
    rows=(
        (Button(id="q|enc|3.0|0|parry|orc-1", label="Parry", style="primary"), Button(id="h|enc", label="Wait!")),
        (
            Select(
                id="s|enc|3.0|0|target",
                placeholder="Against whom?",
                options=(
                    Option(label="Orc", value="orc-1", description="the big one"),
                    Option(label="Rat", value="rat"),
                ),
            ),
        ),
    ),
)


@dataclass
class Call:
    """One call: its name, who spoke, and everything else."""

    name: str
    actor: Actor | None
    args: dict[str, Any]


Reaction = Outcome | Exception | Callable[[Call], Awaitable[Outcome]]


@dataclass
class Cardboard:
    """What tables and shelf were asked (`calls`), what they answer (`reaction`), and what became of the answers."""

    calls: list[Call] = field(default_factory=list)
    reaction: Reaction = field(default_factory=lambda: Outcome(Card(text="So be it.")))
    delivered: list[int | None] = field(default_factory=list)
    undelivered: int = 0
    offers: list[tuple[str, str]] = field(default_factory=list)
    sheets: list[str] = field(default_factory=list)
    shared: list[str] = field(default_factory=list)
    asleep: bool = False
    absent: bool = False

    @property
    def last(self) -> Call:
        return self.calls[-1]

    def outcome(self, card: Card | str = "So be it.", **how: Any) -> Outcome:
        """An outcome that notes whether it was delivered."""

        async def delivered(message: int | None) -> None:
            self.delivered.append(message)

        async def undelivered() -> None:
            self.undelivered += 1

        if isinstance(card, str):
            card = Card(text=card)
        return Outcome(card, on_delivered=delivered, on_undelivered=undelivered, **how)

    def answers(self, card: Card | str = "So be it.", **how: Any) -> None:
        """Answer from now on with that card, noting its delivery."""
        self.reaction = self.outcome(card, **how)

    async def take(self, name: str, actor: Actor | None, /, **args: Any) -> Outcome:
        call = Call(name, actor, args)
        self.calls.append(call)
        reaction = self.reaction
        if isinstance(reaction, Exception):
            raise reaction
        if isinstance(reaction, Outcome):
            return reaction
        return await reaction(call)


class Part:
    """A part of a table: its methods are noted under the names that they have there."""

    def __init__(self, **methods: Any) -> None:
        self.__dict__.update(methods)


READY = {"alternatif": [("jurl", "Jurl"), ("ourlhan", "Ourlhan")], "percentile": [("jo", "Jo")]}


class CardboardTable:
    """One table; unknown methods are noted under their own names."""

    def __init__(self, board: Cardboard) -> None:
        self.board = board
        self.ruleset = SimpleNamespace(id="alternatif")
        self.undoing = Part(preview=self._undo_preview, redo=self._redo)
        self.settings = Part(change=self._set_setting)
        self.gm_panel = Part(show=self._panel)
        self.game_clock = Part(pause=self._pause, resume=self._resume, next=self._next)
        self.game_master = Part(answer_for=self._answer_for, delegate=self._delegate, dice=self._dice)
        self.letters = Part(write=self._letter)
        self.suggestions = Part(suggest=self._suggest)
        self.speaking = Part(command=self._command)
        self.answering = Part(answer=self._answer)
        self.scene = Part(
            join=self._join, start=self._start, end=self._end, ready=lambda locale: READY[self.ruleset.id]
        )
        self.looking = Part(
            status=self._status,
            timeline=self._timeline,
            ground=self._ground,
            why=self._why,
            log=self._log,
            export=self._export,
        )

    async def _command(self, actor: Actor, command: str, args: Mapping[str, Any], who: str | None = None) -> Outcome:
        return await self.board.take("command", actor, command=command, who=who, **dict(args))

    async def _answer(self, actor: Actor, question: str | None, choice: str, who: str | None = None) -> Outcome:
        return await self.board.take("answer", actor, question=question, choice=choice, who=who)

    async def _join(self, actor: Actor, args: Mapping[str, Any], copy: tuple[int, str] | None = None) -> Outcome:
        return await self.board.take("join", actor, **dict(args), copy=copy)

    async def _undo_preview(self, actor: Actor, count: int = 1) -> Outcome:
        return await self.board.take("undo_preview", actor, count=count)

    async def _redo(self, actor: Actor) -> Outcome:
        return await self.board.take("redo", actor)

    async def _set_setting(self, actor: Actor, typed: str | None, value: str | None = None) -> Outcome:
        return await self.board.take("set_setting", actor, typed=typed, value=value)

    async def _panel(self, actor: Actor) -> Outcome:
        return await self.board.take("panel", actor)

    async def _next(self, actor: Actor) -> Outcome:
        return await self.board.take("next", actor)

    async def _answer_for(self, actor: Actor, question: str, choice: str) -> Outcome:
        return await self.board.take("answer_for", actor, question=question, choice=choice)

    async def _delegate(self, actor: Actor, person: int, name: str, *, withdraw: bool = False) -> Outcome:
        return await self.board.take("delegate", actor, name=name, withdraw=withdraw)

    async def _letter(self, actor: Actor, person: int, name: str, text: str) -> Outcome:
        return await self.board.take("letter", actor, name=name, text=text)

    async def _log(self, actor: Actor, page: int = 1) -> Outcome:
        return await self.board.take("log", actor, page=page)

    async def _why(self, actor: Actor, line: int | None = None) -> Outcome:
        return await self.board.take("why", actor, line=line)

    async def _dice(self, actor: Actor, text: str) -> Outcome:
        return await self.board.take("dice", actor, text=text)

    async def _start(self, actor: Actor) -> Outcome:
        return await self.board.take("start", actor)

    async def _end(self, actor: Actor) -> Outcome:
        return await self.board.take("end", actor)

    async def _export(self, actor: Actor, form: str = "journal") -> Outcome:
        return await self.board.take("export", actor, form=form)

    async def _status(self, actor: Actor) -> Outcome:
        return await self.board.take("status", actor)

    async def _timeline(self, actor: Actor) -> Outcome:
        return await self.board.take("timeline", actor)

    async def _ground(self, actor: Actor) -> Outcome:
        return await self.board.take("ground", actor)

    async def _pause(self, actor: Actor) -> Outcome:
        return await self.board.take("pause", actor)

    async def _resume(self, actor: Actor) -> Outcome:
        return await self.board.take("resume", actor)

    def _suggest(
        self, actor: Actor, command: str, option: str, typed: str, others: Mapping[str, str]
    ) -> list[tuple[str, str]]:
        self.board.calls.append(
            Call("suggest", actor, {"command": command, "option": option, "typed": typed, "others": dict(others)})
        )
        return self.board.offers


def _game(ident: str) -> Any:
    """A game of which nothing is known but the variants that it may be opened in: percentile has a pit."""
    variants = [("The Pit", "pit"), ("Battle", "battle")] if ident == "percentile" else []
    return SimpleNamespace(id=ident, opening=lambda settings: None, offers=lambda *asked: variants)


class CardboardTables:
    def __init__(self, board: Cardboard) -> None:
        self.board = board
        self.reach = CardboardReach(board)
        self.table = CardboardTable(board)
        nothing: Any = None
        games: Any = {each: _game(each) for each in ("alternatif", "percentile")}
        renderer: Any = CardboardRenderer()
        self.services = Services(nothing, games, renderer, nothing, nothing, secret=bytes)

    async def open(self, actor: Actor, **args: Any) -> Outcome:
        return await self.board.take("open", actor, **args)

    async def here(self, channel: int) -> CardboardTable:
        if self.board.absent:
            raise Refused("no-encounter-here")
        return self.table

    async def latest(self, channel: int) -> CardboardTable:
        return await self.here(channel)

    def away(self) -> None:
        pass

    def back(self) -> None:
        pass

    def peek(self, channel: int) -> CardboardTable | None:
        return None if self.board.asleep else self.table

    async def press(self, actor: Actor, custom_id: str, values: list[str], message: int, channel: int) -> Outcome:
        return await self.board.take(
            "press", actor, custom_id=custom_id, values=list(values), message=message, channel=channel
        )

    async def export(self, actor: Actor, channel: int, form: str) -> Outcome:
        return await (await self.latest(channel)).looking.export(actor, form)

    async def end(self, actor: Actor, channel: int) -> Outcome:
        return await (await self.here(channel)).scene.end(actor)


class CardboardReach:
    def __init__(self, board: Cardboard) -> None:
        self.board = board

    async def restored(self, guild: int, channel: int | None = None) -> None:
        pass

    async def lost(self, channel: int) -> None:
        self.board.calls.append(Call("lost", None, {"channel": channel}))

    async def unavailable(self, guild: int) -> None:
        self.board.calls.append(Call("unavailable", None, {"guild": guild}))

    async def lost_guild(self, guild: int) -> None:
        self.board.calls.append(Call("lost_guild", None, {"guild": guild}))


class CardboardShelf:
    def __init__(self, board: Cardboard) -> None:
        self.board = board

    async def names(self, actor: Actor, guild: int, ruleset: str | None = None) -> list[str]:
        return [each for each in self.board.sheets if ruleset is None or not each.endswith(f"(not {ruleset})")]

    def ready(self, ruleset: str, locale: str) -> list[tuple[str, str]]:
        return READY[ruleset]

    async def keys(self, actor: Actor, guild: int, ruleset: str | None = None) -> list[tuple[str, str]]:
        return [(f"@9:{name}", name) for name in self.board.shared]

    async def game_of(self, actor: Actor, guild: int, name: object) -> str | None:
        return None

    def offers(self, ruleset: str, option: str, locale: str) -> list[tuple[str, str]]:
        return [(f"{option} of {ruleset}", "it")]

    async def character(
        self, actor: Actor, guild: int, name: str | None, ruleset: str
    ) -> tuple[str, tuple[int, str] | None]:
        return f"the sheet {name} for {ruleset}", None if name is None else (7, name)

    async def create(self, actor: Actor, guild: int, args: Mapping[str, Any], *, ruleset: str, channel: int) -> Outcome:
        return await self.board.take("create", actor, guild=guild, ruleset=ruleset, **dict(args))

    async def show(self, actor: Actor, guild: int, name: str | None = None, *, channel: int) -> Outcome:
        return await self.board.take("show", actor, guild=guild, sheet=name)

    async def edit(self, actor: Actor, guild: int, name: str | None = None, *, channel: int) -> Outcome:
        return await self.board.take("edit", actor, guild=guild, sheet=name)

    async def equip(
        self, actor: Actor, guild: int, name: str | None, args: Mapping[str, Any], *, channel: int
    ) -> Outcome:
        return await self.board.take("equip", actor, sheet=name, **dict(args))

    async def export(self, actor: Actor, guild: int, name: str | None = None) -> Outcome:
        return await self.board.take("export", actor, sheet=name)

    async def share(
        self, actor: Actor, guild: int, name: str | None, reader: int, *, shared: bool, bot: bool = False
    ) -> Outcome:
        return await self.board.take("share", actor, sheet=name, reader=reader, shared=shared, bot=bot)

    async def delete(self, actor: Actor, guild: int, name: str | None) -> Outcome:
        return await self.board.take("delete", actor, sheet=name)

    async def press(self, actor: Actor, guild: int, channel: int, custom_id: str, said: Mapping[str, str]) -> Outcome:
        return await self.board.take("press_sheet", actor, custom_id=custom_id, said=dict(said))

    def import_form(self, actor: Actor, ruleset: str | None = None) -> Outcome:
        self.board.calls.append(Call("import_form", actor, {"ruleset": ruleset}))
        blank = Blank(id="text", label="The text", required=True, long=True, most=4000)
        form = Form(id="sheet|read|alternatif", title="A sheet", blanks=(blank,))
        return Outcome(Card(text="Too late."), private=True, form=form)

    async def import_text(self, actor: Actor, guild: int, data: bytes, *, ruleset: str, channel: int) -> Outcome:
        return await self.board.take("import", actor, guild=guild, data=data, ruleset=ruleset)


class CardboardRenderer:
    """Refusals as `locale: key fact=value`."""

    texts = SimpleNamespace(locale=str)

    def refusal(self, locale: str, refused: Refused) -> str:
        facts = " ".join(f"{name}={value}" for name, value in refused.facts.items())
        return f"{locale}: {refused.key} {facts}".strip()

    def note(self, locale: str, key: str, **facts: object) -> str:
        return f"{locale}: {key}"

    def ruleset(self, locale: str, ruleset: str) -> str:
        return {"alternatif": "D&D Alternatif"}.get(ruleset, ruleset.title())


class Notebook(dict[str, str]):
    """The store's notes, in memory."""

    async def note(self, key: str) -> str | None:
        return self.get(key)

    async def put_note(self, key: str, value: str | None) -> None:
        assert value is not None
        self[key] = value
