"""Named sets of a game's settings: as the text has them, as its reference rules do, and those that a server keeps.

A server's own are kept under the game and the name, as JSON that says all of it (`Saved`), and nobody's number: they
are the server's. Remembered once they were read: they are offered while somebody types.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Ruleset, Setting
from bot.kernel.values import fold
from bot.render.words import Words
from bot.store import Store, StoreFailed
from bot.store.names import name_key
from bot.table.base import likeness
from bot.table.base.settings_pages import code
from bot.table.base.unsaved import unsaved
from bot.text.names import tidy

MOST: Final = 20
"""Sets of one game that a server may keep."""
LONGEST: Final = 40
"""Letters of a set's name."""
LETTER, REFERENCE = "letter", "reference"
MOST_TOLD: Final = 12
"""Of the settings with which an encounter is opened, so many are named; the list of settings has all."""
_KEY: Final = "preset:"
_MOST_SERVERS: Final = 1_000


class Saved(BaseModel):
    """A set as it is kept, and can be handed on: whose settings they are, and what each is."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]
    game: str
    values: Annotated[dict[str, bool | int | str], Field(max_length=500)]


@dataclass(frozen=True)
class Preset:
    """A set: *key* names it in what is pressed; *name* is what people called it, empty for a game's own."""

    key: str
    name: str
    values: Mapping[str, Scalar]

    @property
    def which(self) -> str:
        """Which of the game's own it is; empty for a server's."""
        return "" if self.name else self.key


def named(words: Words, preset: Preset) -> str:
    """What *preset* is called, for a label."""
    if preset.name:
        return words.shown(preset.name)
    return words.say(words.first(words.key("preset", preset.key)) or f"preset-{preset.key}")


def builtin(ruleset: Ruleset[Any]) -> list[Preset]:
    """The sets that *ruleset* brings: all as the text has it; and, where they read it otherwise in anything, as the
    reference rules do."""
    settings = ruleset.settings_of(ruleset.opening({}))
    letter = {each.name: each.text for each in settings if each.text is not None}
    if not letter:
        return []
    reference: Mapping[str, Scalar] = getattr(ruleset, "reference", {})
    found = [Preset(LETTER, "", letter)]
    return [*found, Preset(REFERENCE, "", {**letter, **reference})] if reference else found


def fitting(preset: Preset, settings: Sequence[Setting]) -> tuple[dict[str, Scalar], list[Setting], list[str]]:
    """What of *preset* would change *settings*, by name; those that it would change and that are fixed; and the names
    of what no setting, or no value of one, is any more."""
    known = {each.name: each for each in settings}
    changing: dict[str, Scalar] = {}
    fixed: list[Setting] = []
    unknown: list[str] = []
    for name, value in preset.values.items():
        setting = known.get(name)
        if setting is None or not (setting.typed or code(value) in map(code, setting.options)):
            unknown.append(name)
        elif code(setting.value) != code(value):
            if setting.fixed:
                fixed.append(setting)
            else:
                changing[name] = value
    return changing, fixed, unknown


def opened_otherwise(words: Words, ruleset: Ruleset[Any], opening: Mapping[str, Any]) -> str:
    """The settings with which an encounter was opened (*opening*) that are others than usual; empty: none are."""
    settings = ruleset.settings_of(ruleset.opening({}))
    others = [each for each in settings if code(opening.get(each.name, each.default)) != code(each.default)]
    told = [
        words.say("each-changes", {"setting": each.name, "before": each.default, "after": opening[each.name]})
        for each in others
        if each.name != "variant"
    ]
    if len(told) > MOST_TOLD:
        told[MOST_TOLD:] = [words.say("each-more", count=len(told) - MOST_TOLD)]
    return ", ".join(told)


@dataclass
class Presets:
    """The sets of all servers. What is changed is changed in the store first; every method may raise `Refused`, and
    then nothing has changed."""

    store: Store
    _known: dict[int, list[Saved]] = field(default_factory=dict)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def _of(self, guild: int) -> list[Saved]:
        known = self._known.get(guild)
        if known is None:
            rows = await self.store.settings(guild)
            known = [each for key, text in rows.items() if key.startswith(_KEY) and (each := _read(text)) is not None]
            self._known[guild] = known
            if len(self._known) > _MOST_SERVERS:
                del self._known[next(iter(self._known))]
        return known

    async def of(self, guild: int, ruleset: Ruleset[Any]) -> list[Preset]:
        """The sets for *ruleset*: its own, then the server's by name."""
        saved = [each for each in await self._of(guild) if each.game == ruleset.id]
        saved.sort(key=lambda each: fold(each.name))
        return [*builtin(ruleset), *(Preset(key_of(each.name), each.name, each.values) for each in saved)]

    async def find(self, guild: int, ruleset: Ruleset[Any], typed: str, words: Words) -> Preset:
        """The set that *typed* means: its key, its name, or words of one. Raises `Refused`
        (`unknown-preset`, `ambiguous-name`)."""
        known = await self.of(guild, ruleset)
        pairs = [(each.key, named(words, each)) for each in known]
        key = likeness.resolve(typed, pairs, unknown="unknown-preset", within=True)
        return next(each for each in known if each.key == key)

    async def keep(self, guild: int, ruleset: Ruleset[Any], name: str, values: Mapping[str, Any], words: Words) -> bool:
        """Keep *values* under *name*, in place of a set of that name; whether there was one. Raises `Refused`
        (`preset-name`, `preset-name-taken`, `too-many-presets`)."""
        called = self._checked(name, ruleset, words)
        async with self._lock:
            mine = [each for each in await self._of(guild) if each.game == ruleset.id]
            before = [each for each in mine if name_key(each.name) == name_key(called)]
            if not before and len(mine) >= MOST:
                raise Refused("too-many-presets", most=MOST)
            await self._put(guild, ruleset.id, called, Saved(name=called, game=ruleset.id, values=dict(values)))
        return bool(before)

    async def rename(self, guild: int, ruleset: Ruleset[Any], preset: Preset, name: str, words: Words) -> None:
        """Call a server's own set otherwise. Raises `Refused` (`preset-name`, `preset-name-taken`)."""
        called = self._checked(name, ruleset, words)
        async with self._lock:
            known = await self._of(guild)
            own = [each for each in known if each.game == ruleset.id and each.name == preset.name]
            if not own:
                raise Refused("moment-passed")
            old, new = name_key(preset.name), name_key(called)
            if new != old and any(name_key(each.name) == new and each.game == ruleset.id for each in known):
                raise Refused("preset-name-taken", name=called)
            await self._put(guild, ruleset.id, called, own[0].model_copy(update={"name": called}))
            if new != old:
                await self._put(guild, ruleset.id, preset.name, None)

    async def delete(self, guild: int, ruleset: Ruleset[Any], preset: Preset) -> None:
        """Keep a server's own set no longer."""
        async with self._lock:
            await self._put(guild, ruleset.id, preset.name, None)

    def _checked(self, name: str, ruleset: Ruleset[Any], words: Words) -> str:
        """*name* on one line, if it may be a set's."""
        called = tidy(name, LONGEST + 1)
        if len(called) > LONGEST:
            raise Refused("preset-name", most=LONGEST)
        if fold(called) in {fold(each) for one in builtin(ruleset) for each in (one.key, named(words, one))}:
            raise Refused("preset-name-taken", name=called)
        return called

    async def _put(self, guild: int, game: str, name: str, saved: Saved | None) -> None:
        key = f"{_KEY}{game}:{name_key(name)}"
        text = None if saved is None else json.dumps(saved.model_dump(), ensure_ascii=False)
        try:
            await self.store.put_setting(guild, key, text)
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        finally:
            self._known.pop(guild, None)


def key_of(name: str) -> str:
    """A server's own set in what is pressed: a name may be too long for it, and have any sign in it.

    >>> key_of("Maison") == key_of("maison "), len(key_of("Maison"))
    (True, 13)
    """
    return "~" + hashlib.blake2b(name_key(name).encode(), digest_size=6).hexdigest()


def _read(text: str) -> Saved | None:
    """What is kept, if it can be read."""
    try:
        return Saved.model_validate_json(text)
    except ValidationError:
        return None
