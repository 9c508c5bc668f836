"""The sets of settings at a table: looked at by anybody, applied and kept by its game master.

Applied, a set is one input: told in one line that says what changed, and undone like a ruling. What is fixed stays as
it is and is named.
"""

from __future__ import annotations

from typing import Any, Protocol

from bot.kernel.errors import Refused
from bot.render.cards import Button, Card, Item, Option, Select
from bot.render.names import Ready
from bot.render.words import Words
from bot.table.base import likeness, settings_pages
from bot.table.base.actor import Actor, Outcome
from bot.table.base.presets import Preset, fitting, named
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.time import attendance

LIST, APPLY = "list", "apply"
DEEDS = (LIST, "save", APPLY, "rename", "delete")
_LONGEST = 1_700
"""Characters of what a set would change, on its card."""


class Applying(attendance.Attended, Protocol):
    """One encounter, as far as its sets of settings need it."""


class PresetPanel:
    """The sets of settings at one table."""

    def __init__(self, table: Applying) -> None:
        self._table = table

    async def do(self, actor: Actor, deed: str, name: str | None, to: str | None) -> Outcome:
        """What `/gm preset` says. Raises `Refused`."""
        if deed == LIST:
            return await self.page(actor) if name is None else self._card(actor, await self._find(actor, name))
        if deed == "rename" and to is None:
            raise Refused("preset-to-what")
        if name is None:
            raise Refused("preset-which")
        if deed == APPLY:
            return await self._apply(actor, await self._find(actor, name))
        if not (authority.is_gm(self._table.session, actor) or actor.manages):
            raise Refused("not-gm")
        return await self._kept(actor, deed, name, to or "")

    async def page(self, actor: Actor, *, panel: bool = False) -> Outcome:
        """All sets, each with how much it would change now."""
        words = self._words(actor)
        found = await self._table.services.presets.of(self._table.row.guild, self._table.ruleset)
        lines = [words.say("presets-title")]
        options = []
        for each in found:
            changing = words.say("preset-changes", count=len(self._fitting(each)[0]))
            called = named(words, each)
            lines.append(words.say("presets-line", name=Ready(called), changing=Ready(changing)))
            options.append(Option(label=called[:100], value=each.key, description=changing[:100]))
        rows: list[tuple[Item, ...]] = []
        if options:
            select = Select(id=f"pf|{self._table.id}", placeholder=words.say("presets-choose"), options=tuple(options))
            rows.append((select,))
        rows.append((Button(id=f"gs|{self._table.id}|0", label=words.say("button-settings-all")),))
        lines.append(words.say("presets-hint", command=Ready(f"`{self._called(actor)}`")))
        return Outcome(Card(text="\n".join(lines), rows=tuple(rows)), private=True, update=panel)

    async def press(self, actor: Actor, deed: str, key: str = "") -> Outcome:
        """One of its buttons, or a set that was chosen."""
        if deed == LIST:
            return await self.page(actor, panel=True)
        found = await self._table.services.presets.of(self._table.row.guild, self._table.ruleset)
        preset = next((each for each in found if each.key == key), None)
        if preset is None:
            raise Refused("moment-passed")
        return await self._apply(actor, preset, panel=True) if deed == APPLY else self._card(actor, preset, panel=True)

    # ---- what it does

    async def _apply(self, actor: Actor, preset: Preset, *, panel: bool = False) -> Outcome:
        table = self._table
        remark = presiding(table, actor)
        words, note = self._words(actor), table.services.renderer.note

        def composed() -> Any:
            changing = self._fitting(preset)[0]
            if not changing:
                raise Refused("preset-as-it-is", name=Ready(named(words, preset)))
            return table.meaning.composed(
                "gm-preset", actor, {**changing, "called": preset.name, "which": preset.which}
            )

        _, fixed, unknown = self._fitting(preset)
        told = [remark] if remark else []
        here = Words(table.services.renderer.texts, table.locale, game=table.ruleset.id)
        if fixed:
            names = ", ".join(settings_pages.name_of(here, each) for each in fixed)
            told.append(note(table.locale, "preset-fixed", names=Ready(names)))
        if unknown:
            told.append(note(table.locale, "preset-unknown", names=likeness.listed(unknown)))
        aside = becoming_gm(actor, remark)
        outcome = await table.submit(composed, actor, quiet=panel, remark="\n".join(told) or None, aside=aside)
        return self._card(actor, preset, panel=True) if panel else outcome

    async def _kept(self, actor: Actor, deed: str, name: str, to: str) -> Outcome:
        table = self._table
        words, presets, guild = self._words(actor), table.services.presets, table.row.guild
        if deed == "save":
            values = {each.name: each.value for each in table.ruleset.settings_of(table.committed.state)}
            before = await presets.keep(guild, table.ruleset, name, values, words)
            return self._told(actor, "preset-kept-again" if before else "preset-kept", name=words.shown(name))
        preset = await self._find(actor, name)
        if not preset.name:
            raise Refused("preset-of-the-game", name=Ready(named(words, preset)))
        if deed == "rename":
            await presets.rename(guild, table.ruleset, preset, to, words)
            return self._told(actor, "preset-renamed", name=words.shown(preset.name), to=words.shown(to))
        await presets.delete(guild, table.ruleset, preset)
        return self._told(actor, "preset-deleted", name=words.shown(preset.name))

    def _told(self, actor: Actor, key: str, **facts: str) -> Outcome:
        said = self._table.services.renderer.note(
            actor.locale, key, **{each: Ready(fact) for each, fact in facts.items()}
        )
        return Outcome(Card(text=said), private=True)

    # ---- in words

    def _card(self, actor: Actor, preset: Preset, *, panel: bool = False) -> Outcome:
        """What *preset* would change now, setting by setting."""
        table, words = self._table, self._words(actor)
        changing, fixed, unknown = self._fitting(preset)
        settings = {each.name: each for each in table.ruleset.settings_of(table.committed.state)}
        lines = [words.say("preset-title", name=Ready(named(words, preset)), count=len(changing))]
        for at, (name, value) in enumerate(changing.items()):
            facts = {"setting": name, "before": settings[name].value, "after": value}
            said = "• " + words.say("each-changes", facts)
            if sum(map(len, lines)) + len(said) > _LONGEST:
                lines.append("• " + words.say("each-more", count=len(changing) - at))
                break
            lines.append(said)
        if fixed:
            names = ", ".join(settings_pages.name_of(words, each) for each in fixed)
            lines.append(words.say("note-preset-fixed", names=Ready(names)))
        if unknown:
            names = words.shown(likeness.listed(unknown))
            lines.append(words.say("note-preset-unknown", names=Ready(names)))
        rows: list[tuple[Item, ...]] = [(Button(id=f"pf|{table.id}|{LIST}", label=words.say("button-presets")),)]
        if changing:
            apply = Button(id=f"pf|{table.id}|{APPLY}|{preset.key}", label=words.say("button-preset-apply"))
            rows = [(apply, *rows[0])]
        return Outcome(Card(text="\n".join(lines), rows=tuple(rows)), private=True, update=panel)

    async def _find(self, actor: Actor, typed: str) -> Preset:
        table = self._table
        return await table.services.presets.find(table.row.guild, table.ruleset, typed, self._words(actor))

    def _fitting(self, preset: Preset) -> Any:
        return fitting(preset, self._table.ruleset.settings_of(self._table.committed.state))

    def _called(self, actor: Actor) -> str:
        texts = self._table.services.renderer.texts
        return "/" + " ".join(texts.say(actor.locale, each) for each in ("cmd-gm", "cmd-gm-preset"))

    def _words(self, actor: Actor) -> Words:
        texts = self._table.services.renderer.texts
        return Words(texts, actor.locale, game=self._table.ruleset.id, labels=True)
