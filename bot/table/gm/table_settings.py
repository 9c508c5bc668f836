"""The settings of a table: its own first, then those of the game that is played, by chapter; each with what it means.

A change is an input like any other: told in the channel in one line, and undone like a ruling.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.kernel import inputs as said
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Setting
from bot.kernel.values import fold
from bot.pictures.plans import THEMES
from bot.render.cards import Button, Card, Item, Option, Select
from bot.render.names import Ready, slug
from bot.render.words import Words
from bot.table.base import likeness, settings_pages
from bot.table.base.actor import Actor, Outcome
from bot.table.base.session import BEFORE, NEVER, QUIET, REMINDERS, TEMPOS, Opening
from bot.table.base.settings_pages import CLOCK, DICE, OWN, TEMPO, THEME, Pair, code, theme, value_of
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.hearing.delays import AS_TEMPO
from bot.table.hearing.quiet import zones
from bot.table.time import arrivals, attendance
from bot.table.time.absence import halfway

QUIET_HOURS, ZONE, REMINDER, DELAY = "quiet", "zone", "reminder", "delay"
NO_HOURS = "no"
OWN_OPTIONS: dict[str, tuple[str, ...]] = {
    TEMPO: tuple(TEMPOS),
    DICE: ("bot", "table"),
    CLOCK: ("free", "moment"),
    arrivals.NEWCOMERS: arrivals.OPTIONS,
}
HOURS_OPTIONS: dict[str, tuple[str, ...]] = {
    QUIET_HOURS: (NO_HOURS, "20:00-08:00", "22:00-08:00", "23:00-07:00", "00:00-08:00"),
    ZONE: (
        *("Europe/Paris", "Europe/Brussels", "Europe/London", "America/Toronto", "America/New_York"),
        *("America/Los_Angeles", "Indian/Reunion", "Asia/Tokyo", "Australia/Sydney", "UTC"),
    ),
    REMINDER: tuple(BEFORE),
    DELAY: (AS_TEMPO, "1 min", "5 min", "10 min", "1 h", "6 h", "12 h", "48 h"),
}
"""The hours that a table keeps (`attendance.hours`); others than these are typed. They are set beside the journal."""


class Settings:
    """The settings of one table."""

    def __init__(self, table: attendance.Attended) -> None:
        self._table = table

    def known(self) -> list[tuple[str, Setting]]:
        """Every setting, with whose it is: the table's own (`OWN`), or the game's (its id)."""
        opened = Opening.model_validate_json(self._table.row.opening).tempo
        usual = {TEMPO: opened, DICE: "bot", CLOCK: "free", arrivals.NEWCOMERS: arrivals.ASK}
        # The tempo is the session's: it may have been set beside the journal, too.
        now = {**usual, **self._table.committed.standing.table, TEMPO: self._table.session.tempo}
        own = [(OWN, Setting(name, options, usual[name], now[name])) for name, options in OWN_OPTIONS.items()]
        session = self._table.session
        hours = {
            QUIET_HOURS: (QUIET.get(opened, "") or NO_HOURS, session.quiet or NO_HOURS),
            ZONE: (session.zone or "UTC", session.zone or "UTC"),
            REMINDER: (REMINDERS.get(opened, NEVER), session.reminds),
            DELAY: (AS_TEMPO, session.delay or AS_TEMPO),
        }
        for name, (ordinary, value) in hours.items():
            options = tuple(dict.fromkeys((*HOURS_OPTIONS[name], ordinary, value)))
            own.append((OWN, Setting(name, options, ordinary, value)))
        own.append((OWN, Setting(THEME, THEMES, THEMES[0], theme(self._table.committed.standing.table))))
        return own + [
            (self._table.ruleset.id, each) for each in self._table.ruleset.settings_of(self._table.committed.state)
        ]

    async def change(
        self, actor: Actor, typed: str | None, value: str | None = None, *, page: int = 0, panel: bool = False
    ) -> Outcome:
        """Show a page of the settings, show one or those that *typed* is a part of, or change one. *panel*: it was
        pressed there."""
        words = self._setting_words(actor.locale)
        if typed is None:
            card = settings_pages.card(words, self._pages(words), page, self._table.id)
            return Outcome(card, private=True, update=panel)
        found = self._meant(words, typed, looking=value is None)
        if len(found) > 1:
            return Outcome(settings_pages.found_card(words, found, typed, self._table.id), private=True)
        whose, setting = found[0]
        if value is None:
            return Outcome(self._setting_card(actor, whose, setting), private=True, update=panel)
        if setting.fixed:
            raise Refused("setting-fixed", setting=Ready(settings_pages.name_of(words, setting)))
        if whose == OWN and setting.name in HOURS_OPTIONS:
            return await self._change_hours(actor, setting, value, panel=panel)
        labels = [(code(each), value_of(words, each)) for each in setting.options]
        if setting.typed:
            # Whatever is none of those that are offered is the game's to read.
            named = (code for code, label in labels if fold(value) in (fold(code), fold(label)))
            chosen = next(named, value.strip())
        else:
            chosen = likeness.resolve(value, labels, unknown="not-an-option")
        return await self._change_setting(actor, whose, setting, chosen, panel=panel)

    def _meant(self, words: Words, typed: str, *, looking: bool) -> list[Pair]:
        """The setting that *typed* names; else, to somebody who is *looking* only, those of which it is a part of the
        name, of a value or of a rule's id. Raises `Refused`."""
        pairs = self.known()
        try:
            name = likeness.resolve(
                typed,
                [(each.name, settings_pages.name_of(words, each)) for _, each in pairs],
                unknown="unknown-setting",
                within=True,
            )
        except Refused:
            found = settings_pages.looked_for(words, pairs, typed) if looking else []
            if not found:
                raise
            return found
        return [next(pair for pair in pairs if pair[1].name == name)]

    async def _change_hours(self, actor: Actor, setting: Setting, typed: str, *, panel: bool) -> Outcome:
        """Other quiet hours, another time zone, reminder or time to answer: any that can be read, not only those that
        are offered."""
        if setting.name == REMINDER:
            words = self._setting_words(actor.locale)
            labels = [(code(each), value_of(words, each)) for each in setting.options]
            chosen = likeness.resolve(typed, labels, unknown="not-an-option")
            if chosen == setting.value:
                raise Refused("as-it-is")
            outcome = await attendance.hours(self._table, actor, reminder=chosen, panel=panel)
        elif setting.name == DELAY:
            outcome = await attendance.hours(self._table, actor, delay=typed, panel=panel)
        elif setting.name == ZONE:
            outcome = await attendance.hours(self._table, actor, zone=typed, panel=panel)
        else:
            outcome = await attendance.hours(self._table, actor, quiet=typed, panel=panel)
        if not panel:
            return outcome
        after = next(pair for pair in self.known() if pair[1].name == setting.name)
        return Outcome(self._setting_card(actor, *after), private=True, update=True)

    async def _change_setting(
        self, actor: Actor, whose: str, setting: Setting, chosen: str, *, panel: bool = False
    ) -> Outcome:
        table = self._table
        remark = presiding(table, actor)
        if chosen == code(setting.value):
            raise Refused("as-it-is")

        def changing() -> Any:
            if whose == OWN:
                return said.SetTable(actor.user, setting.name, chosen, code(setting.default))
            return table.meaning.composed("gm-settings", actor, {"name": setting.name, "value": chosen})

        tempo = chosen if (whose, setting.name) == (OWN, TEMPO) else ""
        aside = becoming_gm(actor, remark, tempo=tempo)
        if tempo and halfway(table.session.model_copy(update={"tempo": tempo})):
            halves = table.services.renderer.note(table.locale, "reminder-halfway")
            remark = halves if remark is None else f"{remark}\n{halves}"
        outcome = await table.submit(changing, actor, quiet=panel, remark=remark, aside=aside)
        if not panel:
            return outcome
        after = next(pair for pair in self.known() if pair[1].name == setting.name)
        return Outcome(self._setting_card(actor, *after), private=True, update=True)

    def offers(self, actor: Actor, name: str | None) -> list[tuple[str, str]]:
        """(label, value) while the value of the setting called *name* is typed."""
        words = self._setting_words(actor.locale)
        try:
            found = likeness.resolve(
                name or "", [(each.name, settings_pages.name_of(words, each)) for _, each in self.known()]
            )
        except Refused:
            return []
        if found == ZONE:
            return [(each, each) for each in zones()]
        setting = next(each for _, each in self.known() if each.name == found)
        return [(value_of(words, each), code(each)) for each in setting.options]

    def looked_for(self, actor: Actor, typed: str) -> list[tuple[str, str]]:
        """(label, value) of the settings of which *typed* is a part of the name, of a value or of a rule's id."""
        words = self._setting_words(actor.locale)
        return [settings_pages.offered(words, each) for each in settings_pages.looked_for(words, self.known(), typed)]

    # ---- in words

    def _pages(self, words: Words) -> list[settings_pages.Page]:
        return settings_pages.pages(words, self.known())

    def _setting_card(self, actor: Actor, whose: str, setting: Setting) -> Card:
        table = self._table
        words = self._setting_words(actor.locale)
        key = words.first(f"setting-{whose}-{slug(setting.name)}")
        text = words.say(
            "settings-one",
            setting=Ready(settings_pages.name_of(words, setting)),
            about=None if key is None else Ready(words.say(key)),
            value=Ready(value_of(words, setting.value)),
            usual=None if setting.text is not None else Ready(value_of(words, setting.default)),
            text=None if setting.text is None else Ready(value_of(words, setting.text)),
            rules=Ready(self._rules_named(words, setting.rules)) if setting.rules else None,
        )
        options = tuple(
            Option(label=settings_pages.choice(words, setting, each), value=code(each)) for each in setting.options
        )
        rows: list[tuple[Item, ...]] = []
        if not setting.fixed:
            choose = Select(
                id=f"gv|{table.id}|{setting.name}", placeholder=words.say("settings-value"), options=options
            )
            rows.append((choose,))
        at = settings_pages.page_of(self._pages(words), setting.name)
        rows.append((Button(id=f"gs|{table.id}|{at}", label=words.say("button-settings-all")),))
        lines = [line for line in text.split("\n") if line.strip()]
        if (whose, setting.name) == (OWN, REMINDER) and halfway(table.session):
            lines.append(table.services.renderer.note(actor.locale, "reminder-halfway"))
        return Card(text="\n".join(lines)[:1_990], rows=tuple(rows))

    def _rules_named(self, words: Words, rules: Sequence[str]) -> str:
        texts = words.texts
        return ", ".join(
            f"{each} ({texts.say(words.locale, f'rule-{each}')})" if texts.has(f"rule-{each}", words.locale) else each
            for each in rules
        )

    def _setting_words(self, locale: str) -> Words:
        return Words(self._table.services.renderer.texts, locale, game=self._table.ruleset.id, labels=True)
