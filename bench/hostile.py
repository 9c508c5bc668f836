"""What a single input of a person can cost everybody else: `python -m bench.hostile`.

Inputs that nobody honest types are sent through every door that a person has (options of every command, completions
at each key, buttons and selects with forged ids, forms, files), and a long fight is looked at in every way. Beside each
stands how long it held the bot's event loop: the processor time of the longest step that the loop took, since while one
is taken nobody else is served. What does not answer in time is ended with its bot, and a new one takes its place.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.bots import Bot, BotFailed
from bench.lanes import DuelLane, Room
from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person
from bot.rehearsal.wire import Upload
from bot.rehearsal.world import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Channel, Json, Message

AFRESH = ("/encounter log", "/encounter export format:story", "/why", "/gm undo count:50", "/gm panel")
"""What is looked at first thing after a restart."""
BAR = 0.05
"""Seconds for which no input may hold the loop."""
PATIENCE_S = 20.0
LONGEST = 6_000
"""Characters that Discord lets somebody type into an option that says no less."""
LONGEST_BLANK = 4_000
CALM_S = 0.3
"""Seconds in which what comes after an answer has begun."""
GOING_ON = 6
"""So many breathers of a crowd are ended by the game master."""
FILE_BYTES = 64 * 1024
SIGNS = (
    *("1", "9", "0", "²", "٣", "９", "𝟗", "½", "a", "é", "e\u0301", "\u0301", "\u200b", "\u202e", "\u00a0", "ß", "ﷺ"),
    *(" ", "\t", "\n", "(", "[", "{", "((1d6", ".", ",", ";", "=", ":", "|", "/", "-", "−", "+", "*", "_", "`", "@"),
    *(
        "1d6+",
        "d20=",
        "1 ",
        "1,",
        "a b ",
        "a-",
        "d",
        "🜁",
        "👨\u200d👩\u200d👧",
        "\\",
        '"',
        "'",
        "#",
        "<@1>",
        "parry Orc 1;",
    ),
)
ODD = (
    *("999999d9", "1e999999999", "1e999990", "-1e999", "NaN", "inf", "0x10", "1_000", "1/0", "2²", "²", "٣d٦", "d%"),
    *("--5", "+-+-1", "0d0", "\u0000", "Orc\u202e", "orc-1", "$(x)", "{ $name }", "-", "", " ", "None", "true", "a.b"),
)
IDS = (
    *("q|{e}|{x}|{x}|parry|orc", "q|{e}|1.0|{x}|action|{x}", "s|{e}|{x}|{x}|target", "p|{e}|{x}|{x}|{x}|{x}", "x|{e}"),
    *("o|{e}|{x}|{x}|{x}", "v|{e}|{x}", "v|{e}|{x}|{x}|{x}", "w|{e}|{x}", "k|{e}|own:{x}", "k|{e}|shared:{x}", "n|{e}"),
    *("f|{e}", "sc|{e}|{x}", "sa|{e}|{x}", "sl|{e}|{x}", "ab|{e}|{x}|{x}", "ab|{e}|1|give", "gs|{e}|{x}", "gs|{e}"),
    *("gv|{e}|{x}", "gb|{e}|{x}", "gu|{e}|{x}|{x}|plain", "gu|{e}|1|{x}|stand", "gt|{e}|{x}", "gh|{e}|{x}", "{x}|{e}"),
    *("q|{x}|1.0|0|a|b", "m|{x}", "m|{e}~{x}", "w|{e}~{x}|1", "sheet|copy|{x}|Jo", "sheet|edit|{x}|Jurl", "sheet|{x}"),
    *("sheet|said|{x}|{x}", "sheet|again|{x}|{x}", "sheet|drop|{x}", "sheet|read|{x}", "sheet|made|{x}", "{x}"),
    *("hr|{e}|{x}", "hf|{e}|{x}|{x}", "lv|{e}|{x}|{x}", "rv|{e}|{x}|{x}", "gm|{e}|{x}"),
)


@dataclass
class Worst:
    """What one door has shown: how many inputs came through, the longest hold in seconds and what held so long."""

    count: int = 0
    seconds: float = 0.0
    by: str = ""
    over: int = 0
    lost: int = 0
    unexpected: set[str] = field(default_factory=set)

    def note(self, seconds: float, by: str) -> None:
        self.count += 1
        self.over += seconds > BAR
        if seconds > self.seconds:
            self.seconds, self.by = seconds, by


class Words:
    """Texts nobody honest types, the same for the same *seed*."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def one(self, most: int = LONGEST) -> str:
        """A text of at most *most* characters."""
        rng = self.rng
        if rng.random() < 0.15:
            return rng.choice(ODD)[:most]
        length = rng.choice((1, 20, 32, most // 2, most, most))
        run = rng.choice(SIGNS) * length
        kind = rng.randrange(6)
        if kind == 0:
            run = rng.choice(("Orc", "a", "1", "d", "parry Orc ")) + run
        elif kind == 1:
            run = run[: max(1, length - 1)] + rng.choice(("x", "1", ")", "é", " "))
            return run[:most]
        elif kind == 2:
            run = "".join(rng.choice(SIGNS) for _ in range(length))
        elif kind == 3:
            run = (rng.choice(SIGNS) + rng.choice(SIGNS)) * length
        return run[:most]

    def ident(self) -> str:
        """A part of an id of at most 100 characters."""
        return self.one(self.rng.choice((1, 3, 29, 60)))

    def sheet(self) -> bytes:
        """A file of at most `FILE_BYTES` bytes."""
        rng = self.rng
        made = rng.choice(SHEETS)(rng)
        return made[:FILE_BYTES]


def _filled(part: str, before: str = "", after: str = "", size: int = FILE_BYTES) -> bytes:
    room = size - len(before.encode()) - len(after.encode())
    return (before + part * max(1, room // len(part.encode())) + after).encode()


def _honest(rng: random.Random) -> str:
    return f'name = "N{rng.randrange(9)}"\nlevel = 1\nstamina = 10\nbody = 8\n'


def _many(rng: random.Random, line: str) -> bytes:
    """*line* again and again, with `{n}` counting."""
    size, lines = 0, []
    while size < FILE_BYTES - 200:
        lines.append(line.format(n=len(lines)))
        size += len(lines[-1].encode()) + 1
    return ("\n".join(lines)).encode()


SHEETS: tuple[Callable[[random.Random], bytes], ...] = (
    lambda rng: _filled("a.", "", "a = 1"),
    lambda rng: _filled("a . ", "", "a = 1"),
    lambda rng: _filled("a.", "[", "a]"),
    lambda rng: _filled("a.", "[[", "a]]"),
    lambda rng: _filled('"".', "", "a = 1"),
    lambda rng: _filled("[", "x = "),
    lambda rng: _filled("[", "x = ", "]" * 5_000, 10_000),
    lambda rng: _filled("{a=", "x = "),
    lambda rng: _filled("{a=", "x = ", "1" + "}" * 200, 802),
    lambda rng: _filled("9", "level = "),
    lambda rng: _filled("9", "level = ", "", 4_400),
    lambda rng: _filled("9", "level = 1e"),
    lambda rng: _filled("9", "level = 0."),
    lambda rng: _filled("f", "level = 0x"),
    lambda rng: _filled("1", "level = 0b"),
    lambda rng: _filled("7", "level = 0o"),
    lambda rng: _filled("1_", "level = ", "1"),
    lambda rng: _filled("0", "level = 1e9"),
    lambda rng: _filled("1,", "x = [", "1]"),
    lambda rng: _filled("[],", "x = [", "]"),
    lambda rng: _filled("\n", "x = ["),
    lambda rng: _filled("#\n", "x = ["),
    lambda rng: _filled("é", 'name = "'),
    lambda rng: _filled("\\u00e9", 'name = "', '"'),
    lambda rng: _filled("\\", 'name = "'),
    lambda rng: _filled("\\\n", 'name = """'),
    lambda rng: _filled('"', 'name = """'),
    lambda rng: _filled("'", "name = '"),
    lambda rng: _filled(" ", "name = "),
    lambda rng: _filled("\t", "name = ", "x"),
    lambda rng: _filled("-", "name = 1979-05-27T00:00:00"),
    lambda rng: _filled("0", "name = 1979-05-27T00:00:00."),
    lambda rng: _many(rng, "k{n} = 1"),
    lambda rng: _many(rng, "[t{n}]"),
    lambda rng: _many(rng, "[[t]]"),
    lambda rng: _many(rng, "[[a.b.c.d]]"),
    lambda rng: _many(rng, "[a.b.c.d.e.k{n}]"),
    lambda rng: _many(rng, "a.b.c.d.e.f.g.k{n} = 1"),
    lambda rng: _many(rng, "ranks.k{n} = {n}"),
    lambda rng: (_honest(rng) + "\n" + _many(rng, "k{n} = 1").decode()).encode(),
    lambda rng: (_honest(rng) + "[ranks]\n" + _many(rng, "k{n} = 1").decode()).encode(),
    lambda rng: (_honest(rng) + "[ranks]\n" + _many(rng, '"é{n}" = 99999999999999999999').decode()).encode(),
    lambda rng: (_honest(rng) + "weapons = [" + '"épée",' * 8_000).encode()[:65_000] + b"]",
    lambda rng: (_honest(rng) + _many(rng, '[[injuries]]\nplace = "x{n}"\nmalus = -1').decode()).encode(),
    lambda rng: b"\xef\xbb\xbf" + _honest(rng).encode(),
    lambda rng: b"\xff\xfe" + _honest(rng).encode("utf-16-le"),
    lambda rng: bytes(rng.randrange(256) for _ in range(2_000)),
    lambda rng: b"\x00" * FILE_BYTES,
    lambda rng: _honest(rng).encode() * 1_200,
    lambda rng: json.dumps({"name": "x" * 60_000}).encode(),
    lambda rng: b'{"a":' * 13_000,
    lambda rng: b"[" * FILE_BYTES,
    lambda rng: ("# rules: percentile\n" + _honest(rng)).encode() + _filled("a.", "", "a = 1", 60_000),
    lambda rng: _filled(" ", "# rules:", "x"),
    lambda rng: _filled("a", "# rules: "),
    lambda rng: ("\n".join(f"{Words(rng.random().__hash__()).one(200)} = 1" for _ in range(100))).encode(),
    lambda rng: (Words(rng.random().__hash__()).one(60_000)).encode(errors="replace"),
    lambda rng: _honest(rng).replace("10", rng.choice(ODD)).encode(errors="replace"),
)


class Hunt:
    """One double, one bot at a time, two fights, and whoever means no good."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.words = Words(seed)
        self.double = Double()
        self.room = Room(self.double)
        self.found: dict[str, Worst] = {}
        self.bot: Bot | None = None
        self.places: list[Channel] = [self.double.table, self.double.world.add_channel("table-2")]
        self.villain: Person = self.room.seats.person("Alice", gm=True)
        self.ids = [""] * len(self.places)
        self.offered: dict[tuple[int, str, str], list[str]] = {}

    # ---- the bot

    async def start(self) -> None:
        settings = {
            "discord_token": self.double.token,
            "database_path": str(self.folder / "hostile.db"),
            "discord_api_base": self.double.api_base,
            "discord_gateway_url": self.double.gateway_url,
            "log_level": "ERROR",
        }
        self.bot = Bot("ours", settings, None)
        await self.bot.start()
        await self.double.gateway.wait_connected()

    async def again(self) -> None:
        """A new bot in place of one that hangs."""
        assert self.bot is not None
        for attempt in range(3):
            await self.bot.kill()
            self.double.gateway.forget()
            self.double.abandon("killed")
            try:
                await self.start()
            except BotFailed:
                # A machine that has other things to do.
                if attempt == 2:
                    raise
            else:
                return

    # ---- one input

    async def send(self, door: str, by: str, kind: int, place: Channel, data: Json, source: Message | None) -> None:
        assert self.bot is not None
        worst = self.found.setdefault(door, Worst())
        await self.bot.held()
        interaction = await self.double.send(kind, self.villain.member.id, place, data, source)
        try:
            async with asyncio.timeout(PATIENCE_S):
                await asyncio.shield(interaction.done)
                await self.bot.settled()
                seconds = await self.bot.held()
        except (TimeoutError, BotFailed):
            worst.lost += 1
            worst.note(PATIENCE_S, by)
            await self.again()
            return
        worst.note(seconds, by)
        answer = interaction.original
        if answer is not None and "Une erreur est survenue" in answer.content:
            worst.unexpected.add(by)

    # ---- fights

    async def fights(self) -> None:
        """A running fight in each place, opened anew where it has ended."""
        for number, (place, rules) in enumerate(zip(self.places, ("alternatif", "percentile"), strict=True)):
            ready = "jurl" if rules == "alternatif" else "gontran"
            for text in (
                f"/encounter open rules:{rules} tempo:evening",
                f"/encounter join sheet:{ready}",
                "/npc add creature:orc name:Orc count:4",
                "/npc add creature:goblin name:Gob count:8",
                "/encounter start",
            ):
                try:
                    answer = await self.villain.type(text, channel=place)
                except Exception as trouble:
                    sys.stderr.write(f"{text}: {trouble}\n")
                    continue
                for message in answer.messages:
                    for row in message.payload.get("components") or ():
                        for part in row.get("components") or ():
                            ident = str(part.get("custom_id", "")).split("|")
                            if len(ident) > 1 and ident[0] in ("j", "b", "n", "m", "q", "x"):
                                self.ids[number] = ident[1].partition("~")[0]

    # ---- doors

    def commands(self) -> Iterator[tuple[str, Json, list[Json]]]:
        """(path, the top command, the options) of every command."""
        for top in self.double.commands:
            if top.get("type", 1) != 1:
                continue
            within = [each for each in top.get("options") or () if each["type"] == 1]
            for each in within:
                yield f"{top['name']} {each['name']}", top, list(each.get("options") or ())
            if not within:
                yield top["name"], top, list(top.get("options") or ())

    def value(self, option: Mapping[str, Any], *, whole: bool) -> Any:
        """Something for *option*; *whole*: as long as Discord lets it be."""
        rng = self.words.rng
        match option["type"]:
            case 3:
                if option.get("choices"):
                    return rng.choice(option["choices"])["value"]
                most = option.get("max_length", LONGEST) if whole else LONGEST
                return self.words.one(most) or "x"
            case 4:
                return rng.choice((option.get("min_value", -(2**53)), option.get("max_value", 2**53)))
            case 10:
                return rng.choice((1e308, -1e308, 5e-324))
            case 5:
                return rng.random() < 0.5
        return None

    def data(self, path: str, top: Json, given: list[Json]) -> Json:
        name = path.partition(" ")[2]
        options = [{"type": 1, "name": name, "options": given}] if name else given
        return {"id": top["id"], "name": top["name"], "type": 1, "options": options}

    async def honest(self, place: Channel, path: str, top: Json, options: list[Json], option: Json) -> Any:
        """What somebody honest could choose for *option*; None where nothing is offered."""
        if not option.get("autocomplete"):
            return None
        known = self.offered.setdefault((place.id, path, option["name"]), [])
        if not known:
            given: list[Json] = [{"type": 3, "name": option["name"], "value": "", "focused": True}]
            if path == "gm tool" and option["name"] != "tool":
                tools = self.offered.get((place.id, path, "tool")) or ["-"]
                given.append({"type": 3, "name": "tool", "value": self.words.rng.choice(tools)})
            data = self.data(path, top, given)
            interaction = await self.double.send(AUTOCOMPLETE, self.villain.member.id, place, data, None)
            try:
                async with asyncio.timeout(PATIENCE_S):
                    await asyncio.shield(interaction.done)
            except TimeoutError:
                return None
            known += [each["value"] for each in interaction.choices]
        return self.words.rng.choice(known) if known else None

    async def command(self, place: Channel) -> None:
        rng = self.words.rng
        path, top, options = rng.choice([each for each in self.commands() if each[0] != "encounter end"])
        if any(option["type"] in (6, 7) and option.get("required") for option in options):
            return
        texts = [each["name"] for each in options if each["type"] == 3]
        # One option after the other: behind a name that nobody has, nothing else would be read.
        wild = rng.choice(texts) if texts else ""
        given: list[Json] = []
        for option in options:
            value = None
            if option["name"] != wild and rng.random() < 0.9:
                value = await self.honest(place, path, top, options, option)
            value = self.value(option, whole=True) if value is None else value
            if value is not None and (option["name"] == wild or option.get("required") or rng.random() < 0.7):
                given.append({"type": option["type"], "name": option["name"], "value": value})
        await self.send(f"/{path}", _short(given), COMMAND, place, self.data(path, top, given), None)

    async def completion(self, place: Channel) -> None:
        able = [(p, t, o) for p, t, o in self.commands() if any(each.get("autocomplete") for each in o)]
        path, top, options = self.words.rng.choice(able)
        focused = self.words.rng.choice([each for each in options if each.get("autocomplete")])
        given: list[Json] = []
        for option in options:
            if option is focused:
                given.append({"type": 3, "name": option["name"], "value": self.words.one(), "focused": True})
            elif option["type"] in (3, 4) and self.words.rng.random() < 0.6:
                given.append({"type": option["type"], "name": option["name"], "value": self.value(option, whole=False)})
        data = self.data(path, top, given)
        await self.send("completion", f"/{path} {_short(given)}", AUTOCOMPLETE, place, data, None)

    def shown(self, place: Channel) -> Message | None:
        found = [each for each in place.messages.values() if each.payload.get("components") and not each.deleted]
        return found[-1] if found else None

    async def press(self, place: Channel) -> None:
        message = self.shown(place)
        if message is None:
            return
        rng = self.words.rng
        encounter = self.ids[self.places.index(place)]
        ident = rng.choice(IDS)
        while "{x}" in ident:
            ident = ident.replace("{x}", self.words.ident(), 1)
        ident = ident.replace("{e}", encounter)[:100] or "x"
        data: Json = {"custom_id": ident, "component_type": 2}
        if rng.random() < 0.4:
            data = {"custom_id": ident, "component_type": 3, "values": [self.words.one(100) or "x"]}
        await self.send("button or select", repr(ident), COMPONENT, place, data, message)

    async def form(self, place: Channel) -> None:
        rng = self.words.rng
        game = rng.choice(("alternatif", "percentile"))
        match rng.randrange(3):
            case 0:
                text = self.words.sheet().decode("utf-8", "replace")[:LONGEST_BLANK]
                ident, fields = f"sheet|read|{game}", {"text": text}
            case 1:
                named = ("name", "class", "level", "weapon", "left", "ready", "race", "profession")
                ident, fields = f"sheet|made|{game}", {each: self.words.one(LONGEST_BLANK) for each in named}
            case _:
                group = rng.choice(
                    ("points", "fighting", "magic", "skills", "who", "weapons", "arms", "injuries", "body")
                )
                blanks = (
                    *("name", "level", "bm", "stamina", "body", "ranks", "spells", "items", "injuries", "weapons"),
                    *("right", "left", "armour", "bleeding", "skills", "scores"),
                )
                ident = f"sheet|said|{group}|Jurl"
                fields = {each: self.words.one(LONGEST_BLANK) for each in blanks}
        rows = [
            {"type": 18, "id": number, "component": {"type": 4, "id": 50 + number, "custom_id": name, "value": value}}
            for number, (name, value) in enumerate(fields.items(), start=1)
        ]
        await self.send(
            "form", f"{ident} {_short(fields)}", MODAL, place, {"custom_id": ident, "components": rows}, None
        )

    async def file(self, place: Channel) -> None:
        content = self.words.sheet()
        path, top, _ = next(each for each in self.commands() if each[0] == "sheet import")
        kept = self.double.messages.keep_file(place, Upload("s.toml", content, "application/toml"), {})
        attachment = kept | {"id": "1", "ephemeral": True}
        given: list[Json] = [{"type": 11, "name": "file", "value": "1"}]
        given.append({"type": 3, "name": "rules", "value": self.words.rng.choice(("alternatif", "percentile"))})
        data = self.data(path, top, given) | {"resolved": {"attachments": {"1": attachment}}}
        await self.send("sheet file", f"{len(content)} bytes, {_short(content)}", COMMAND, place, data, None)

    # ---- crowds

    async def crowds(self, creatures: int) -> None:
        """In each game a fight of *creatures* that all decide for themselves, half of them on each side: brought in,
        begun, and gone on with, once by themselves and once beside a player who is waited for."""
        assert self.bot is not None
        player, gm = self.room.seats.person("Bob"), self.room.seats.person("Judge", gm=True)
        for rules, ready, grid in (
            ("alternatif", "jurl", False),
            ("percentile", "gontran", False),
            ("dnd5", "berthe", False),
            ("dnd5", "berthe", True),
        ):
            for joins in (False, True):
                place = self.double.world.add_channel(f"crowd-{rules}-{grid:d}-{joins:d}")
                half = creatures // 2
                typed = [
                    (gm, f"/encounter open rules:{rules} tempo:evening"),
                    *[(gm, "/gm settings setting:map value:square")] * grid,
                    (gm, f"/npc add creature:orc name:Orc count:{half}"),
                    (gm, f"/npc add creature:goblin name:Gob count:{creatures - half - joins} side:players"),
                    (gm, "/encounter start"),
                    *[(player, "/standby"), (gm, "/gm next")] * GOING_ON,
                ]
                if joins:
                    typed.insert(1, (player, f"/encounter join sheet:{ready}"))
                for who, text in typed:
                    door = " ".join(text.split()[:2]).partition(" rules:")[0]
                    worst = self.found.setdefault(f"{door}, a crowd of {rules}", Worst())
                    await self.bot.held()
                    answer = await who.type(text, channel=place)
                    await asyncio.sleep(CALM_S)
                    await self.bot.settled()
                    worst.note(await self.bot.held(), answer.problem or "answered")
                    worst.lost += answer.problem is not None

    # ---- all of it

    async def run(self, count: int) -> None:
        """*count* inputs, over all doors."""
        doors = (self.command, self.command, self.completion, self.press, self.form, self.file)
        for number in range(count):
            if number % 400 == 0:
                await self.fights()
                sys.stderr.write(f"{number} inputs\n")
            place = self.places[number % len(self.places)]
            await doors[number % len(doors)](place)

    async def looking(self, lines: int) -> None:
        """A fight of some *lines* lines, looked at in every way, before and after a restart."""
        assert self.bot is not None
        place = self.double.world.add_channel("long-table")
        player, gm = self.room.seats.person("Bob"), self.room.seats.person("Judge", gm=True)
        lane = DuelLane(self.double, place, player, gm, "Orc")
        self.room.add(lane)
        await lane.prepare("jurl", "orc")
        for number in range(lines):
            if number % 60 == 0:
                await lane.heal(("jurl", "Orc"))
            await lane.step(edited=False)
        looks = (
            *("/encounter log", "/encounter log page:9", "/encounter export format:story", "/encounter status"),
            *(
                "/encounter timeline",
                "/encounter export",
                "/why",
                "/gm undo count:50",
                "/gm undo",
                "/gm panel",
                "/help",
            ),
        )
        for restarted in (False, True):
            for who in (player, gm):
                for text in looks:
                    if restarted and text in AFRESH:
                        await self.again()
                    self.villain = who
                    worst = self.found.setdefault(f"{text} at {lines} exchanges", Worst())
                    await self.bot.held()
                    answer = await who.type(text, channel=place)
                    await self.bot.settled()
                    about = "after a restart" if restarted else "awake"
                    by = f"{'player' if who is player else 'game master'}, {about}: {answer.problem or 'answered'}"
                    worst.note(await self.bot.held(), by)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 160 else f"{text[:100]} … {text[-40:]} ({len(text)})"


def told(found: Mapping[str, Worst]) -> Iterable[str]:
    """The doors, the worst first."""
    yield f"{'door':42} {'inputs':>6} {'worst ms':>9} {'> 50 ms':>7} {'lost':>5}  by"
    for door, worst in sorted(found.items(), key=lambda each: -each[1].seconds):
        figures = f"{worst.count:6} {worst.seconds * 1e3:9.1f} {worst.over:7} {worst.lost:5}"
        yield f"{door:42} {figures}  {worst.by}"
        for each in sorted(worst.unexpected)[:3]:
            yield f"{'':42} not foreseen: {each}"


async def _hunt(args: argparse.Namespace) -> Mapping[str, Worst]:
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        hunt = Hunt(Path(folder), args.seed)
        async with hunt.double:
            await hunt.start()
            try:
                await hunt.run(args.count)
                if args.creatures:
                    await hunt.crowds(args.creatures)
                if args.lines:
                    await hunt.looking(args.lines)
            finally:
                assert hunt.bot is not None
                await hunt.bot.kill()
        return hunt.found


def main(argv: Sequence[str] | None = None) -> int:
    """Hunt and print; exit 1 if anything held the loop for too long, was lost, or was not foreseen."""
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=5_000, help="inputs to send")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lines", type=int, default=400, help="exchanges of the long fight (0: none)")
    parser.add_argument("--creatures", type=int, default=24, help="creatures of the fights that are begun (0: none)")
    args = parser.parse_args(argv)
    found = asyncio.run(_hunt(args))
    sys.stdout.write("\n".join(told(found)) + "\n")
    return 1 if any(each.over or each.lost or each.unexpected for each in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
