"""Sheets as people keep them: the card with its buttons, the forms behind them, and what was changed.

`blank-<game>-<field>` is what a field of a sheet is called (attribute `.hint`: what may stand there),
`group-<game>-<id>` a group of them; `blank-<game>-new-<argument>` where making a character asks otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.kernel.errors import Refused
from bot.kernel.ruleset import NEW
from bot.kernel.ruleset import Blank as Field
from bot.kernel.values import fold
from bot.render.cards import Blank, Button, Card, Form, Option
from bot.render.names import Ready, shorten
from bot.render.words import Words
from bot.text import Texts

MARK = "✎"
"""Marks what was proposed and nobody has looked at yet; the card says so in words as well."""
_LONGEST = 1950
_LABEL, _HINT, _TITLE, _OPTION = 45, 100, 45, 100
_MOST_OPTIONS = 25
_TYPED, _TYPED_LONG = 100, 1_000
LONGEST_TEXT = 4_000
_ROW = 5
_CODES = {"missing": "gauge", "parts": "place"}
"""Facts of a refusal that are codes of the catalogue, by the words that say them."""
_HELD = frozenset({"sheet-two-hands", "sheet-not-left", "sheet-only-left", "sheet-hands"})


class SheetCards:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def sheet_card(
        self,
        ruleset: str,
        text: str,
        locale: str,
        *,
        name: str,
        groups: Mapping[str, Sequence[Field]],
        proposed: Sequence[str] = (),
        remark: str = "",
        encounter: str | None = None,
    ) -> Card:
        """One's own sheet: *text* says what is on it, the buttons open its *groups*; what was *proposed* is marked.

        *encounter*: the fight that the character may enter from here.
        """
        words = Words(self.texts, locale, game=ruleset)
        fields = [each for group in groups.values() for each in group if each.name in proposed]
        told = [part for part in (remark, text) if part]
        if fields:
            listed = " · ".join(f"{self.blank(words, each.name)} {self.value(words, each)}" for each in fields)
            told.append(words.say("sheet-proposed", fields=Ready(listed)))
        buttons = [
            Button(
                id=f"sheet|edit|{group}|{name}",
                label=self._group(words, group) + (f" {MARK}" if any(each in fields for each in blanks) else ""),
            )
            for group, blanks in groups.items()
        ]
        rows = [tuple(buttons[at : at + _ROW]) for at in range(0, len(buttons), _ROW)]
        if encounter is not None:
            enter = Button(id=f"k|{encounter}|own:{name}", label=words.say("button-enter"), style="success")
            rows.append((enter,))
        return Card(text=shorten("\n\n".join(told), _LONGEST), rows=tuple(rows))

    def sheet_form(
        self,
        ruleset: str,
        blanks: Sequence[Field],
        locale: str,
        *,
        ident: str,
        group: str,
        proposed: Sequence[str] = (),
    ) -> Form:
        """The form of a group of a sheet's *blanks*."""
        words = Words(self.texts, locale, game=ruleset, labels=True)
        made = []
        for each in blanks:
            hint = self._hint(words, each.name, group)
            if each.name in proposed:
                hint = words.say("sheet-proposed-hint", hint=Ready(hint))
            options: tuple[Option, ...] = ()
            if 0 < len(each.options) <= _MOST_OPTIONS:
                options = tuple(
                    Option(label=self._option(words, each.name, value, label)[:_OPTION], value=value)
                    for value, label in each.options
                )
            made.append(
                Blank(
                    id=each.name,
                    label=self.blank(words, each.name, group)[:_LABEL],
                    hint=hint[:_HINT],
                    value=each.value,
                    required=each.required,
                    long=each.long,
                    most=_TYPED_LONG if each.long else _TYPED,
                    options=options,
                )
            )
        return Form(id=ident, title=self._group(words, group)[:_TITLE], blanks=tuple(made))

    def text_form(self, locale: str, *, ident: str, value: str = "") -> Form:
        """The form into which a sheet's text is pasted."""
        say = Words(self.texts, locale, labels=True).say
        blank = Blank(
            id="text",
            label=say("sheet-paste"),
            hint=say("sheet-paste-hint"),
            value=value,
            required=True,
            long=True,
            most=LONGEST_TEXT,
        )
        return Form(id=ident, title=say("sheet-paste-title"), blanks=(blank,))

    def called(self, ruleset: str, fields: Sequence[str]) -> Mapping[str, str]:
        """The *fields* of a game's sheets by what the forms call them, in every language, without case or accents."""
        found: dict[str, str] = {}
        for locale in self.texts.locales:
            words = Words(self.texts, locale, game=ruleset)
            for each in fields:
                key = words.first(words.key("blank", each))
                if key is not None:
                    found.setdefault(fold(words.say(key).replace("’", " ").replace("-", " ")), each)
        return found

    def sheet_missing(self, ruleset: str, refused: Refused, locale: str) -> Refused:
        """*refused*, of a file in which a field is missing, with what the form calls it beside how a file does."""
        words = Words(self.texts, locale, game=ruleset)
        key = words.first(words.key("blank", str(refused.facts.get("field") or "-")))
        if refused.key != "sheet-missing" or key is None:
            return refused
        return Refused("sheet-missing-called", field=refused.facts["field"], label=words.say(key))

    def sheet_fault(self, ruleset: str, refused: Refused, locale: str) -> Refused:
        """*refused* with the field called as the form calls it."""
        stem = str(refused.facts.get("field") or "").partition(".")[0]
        if not stem:
            return refused
        words = Words(self.texts, locale, game=ruleset, labels=True)
        facts = dict(refused.facts)
        if refused.key in _HELD:
            # A code of the catalogue: whoever typed it called it by its name.
            facts["value"] = words.word(stem, str(facts["value"]))
        for name, kind in _CODES.items():
            if name in facts:
                facts[name] = ", ".join(words.word(kind, each) for each in str(facts[name]).split(", "))
        key = words.first(words.key("blank", stem), words.key("blank", NEW, stem))
        return Refused(refused.key, **facts | ({} if key is None else {"field": words.say(key)}))

    def changes(self, ruleset: str, before: Sequence[Field], after: Sequence[Field], locale: str) -> str:
        """What differs between two sheets, field by field; empty for nothing."""
        words = Words(self.texts, locale, game=ruleset)
        old = {each.name: each for each in before}
        return " · ".join(
            words.say(
                "sheet-change",
                field=Ready(self.blank(words, each.name)),
                before=Ready(self.value(words, old[each.name])),
                after=Ready(self.value(words, each)),
            )
            for each in after
            if each.value != old[each.name].value
        )

    def figures(
        self, ruleset: str, now: Mapping[str, int], then: Mapping[str, int], locale: str, fields: Sequence[str] = ()
    ) -> str:
        """Figures of a combatant as they are *now* and would be *then*, a line each; then the *fields* of his sheet
        that change more than figures."""
        words = Words(self.texts, locale, game=ruleset)
        lines = [
            "- "
            + words.say(
                "sheet-change",
                field=Ready(words.word("field", name)),
                before=Ready(str(now[name]) if name in now else "–"),
                after=Ready(str(value)),
            )
            for name, value in then.items()
        ]
        named = [self.blank(words, each.removesuffix("_")) for each in fields]
        return "\n".join([*lines, *("- " + words.say("sheet-field", field=Ready(each)) for each in named)])

    def button(self, locale: str, key: str) -> str:
        """The label of a button: `button-<key>`."""
        return Words(self.texts, locale, labels=True).say(f"button-{key}")

    def blank(self, words: Words, field: str, group: str = "") -> str:
        """What the *field* of a sheet is called; an argument of a new character may have a name of its own."""
        own = (words.key("blank", NEW, field),) if group == NEW else ()
        key = words.first(*own, words.key("blank", field))
        return words.say(key) if key is not None else words.shown(field)

    def value(self, words: Words, blank: Field) -> str:
        """What stands in *blank*, in words."""
        if not blank.value:
            return words.say("sheet-nothing")
        label = dict(blank.options).get(blank.value)
        return words.shown(blank.value) if label is None else self._option(words, blank.name, blank.value, label)

    def _option(self, words: Words, field: str, value: str, label: str) -> str:
        return words.word(field, value) if label == value else words.shown(label)

    def _group(self, words: Words, group: str) -> str:
        key = words.first(words.key("group", group), f"group-{group}")
        return words.say(key) if key is not None else group

    def _hint(self, words: Words, field: str, group: str) -> str:
        keys: list[str] = [words.key("blank", NEW, field)] if group == NEW else []
        for key in (*keys, words.key("blank", field)):
            if self.texts.has(key, words.locale):
                return self.texts.attribute(words.locale, key, "hint") or ""
        return ""
