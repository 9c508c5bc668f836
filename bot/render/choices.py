"""What a choice is called, and what follows from it: the words of the options of a form, wherever it is answered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.kernel.decisions import NOTHING, Decision, Scalar
from bot.kernel.ruleset import Reader, Ruleset
from bot.render.cards import OPTION
from bot.render.names import Ready, shorten, slug
from bot.render.words import Words
from bot.text import Texts

NO_CHOICE: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Sight:
    """A game in the state at which *reader* looks at what he may choose."""

    game: Ruleset[Any]
    state: Any
    reader: Reader

    def of(self, decision: Decision, partial: Mapping[str, str], field: str, value: str) -> Mapping[str, Scalar]:
        """See `Ruleset.prospect`."""
        return self.game.prospect(self.state, decision, partial, field, value, self.reader)


class Choices:
    """The words of choices, in every language of *texts*."""

    _facts: tuple[Decision | None, Mapping[str, Any], Mapping[str, dict[str, Any]]] = (None, {}, {})

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def choice(
        self, words: Words, decision: Decision, choice: Mapping[str, str], said: Collection[str] | None = None
    ) -> str:
        """A choice in words, for a sentence: the labels of its fields, in the order of the form; *said*: of these
        alone."""
        fields = [each.name for each in decision.all_fields(choice)]
        chosen = sorted(
            choice if said is None else said, key=lambda name: fields.index(name) if name in fields else len(fields)
        )
        return ", ".join(self.option(words, decision, name, choice[name], choice) for name in chosen)

    def to_choose(self, words: Words, field: str, who: str, partial: Mapping[str, str] = NO_CHOICE) -> str:
        """What *who* is to choose for *field*, as it stands in a select before he has; *partial*: what he chose first,
        for a spell is no weapon."""
        after = (words.key("choose", field, slug(value)) for value in partial.values())
        hint = words.first(*after, words.key("choose", field), f"choose-{field}", "choose-other")
        return words.say(hint or "choose-other", who=who)

    def default(self, words: Words, decision: Decision) -> str:
        """What holds when nobody answers, in words."""
        key = words.first(words.key("default", decision.kind))
        if key is not None:
            return words.say(key, {**decision.facts, **decision.default, "who": decision.who})
        return self.choice(words, decision, decision.default)

    def beside(self, words: Words, decision: Decision, chosen: Collection[str] | None = None) -> list[str]:
        """What stands beside the choices that follow from *chosen*, or beside any, and cannot be had: a line each."""
        _, owned = self._facts_of(decision)
        like = decision.like or decision.kind
        keys = {value: words.first(words.key("beside", like, slug(value))) for value in owned}
        named = (value for value in owned if chosen is None or value in chosen)
        return [words.say(key, owned[value]) for value in named if (key := keys[value]) is not None]

    def option(
        self, words: Words, decision: Decision, field: str, value: str, partial: Mapping[str, str] | None = None
    ) -> str:
        """What choosing *value* means, as a label; `$chosen` is what was chosen first in *partial*."""
        found = self._key_of(words, "option", decision, field, value)
        if not found:
            return words.word(field, value)
        return words.say(found, self._facts_for(decision, field, value, partial or {}))

    def means(
        self,
        words: Words,
        decision: Decision,
        field: str,
        value: str,
        partial: Mapping[str, str],
        prospect: Mapping[str, Scalar],
    ) -> str:
        """What follows from choosing *value*: the chance of the roll, if there is one, and the consequence."""
        found = self._key_of(words, "means", decision, field, value)
        said = words.say(found, {**self._facts_for(decision, field, value, partial), **prospect}) if found else ""
        for name in ("chance", "odds"):
            if name in prospect:
                return words.say(f"means-{name}", prospect, means=Ready(said))
        return said

    def under(
        self,
        labels: Words,
        decision: Decision,
        field: str,
        value: str,
        partial: Mapping[str, str],
        prospect: Mapping[str, Scalar],
    ) -> str:
        """What follows from choosing *value*, in one line below its label in a select. Of a chance and a consequence
        for both of which there is no room the chance gives way: the label tells it as well."""
        means = self.means(labels, decision, field, value, partial, prospect)
        if len(means) > OPTION and "chance" in prospect:
            sure = {name: fact for name, fact in prospect.items() if name not in ("chance", "chance_most")}
            means = self.means(labels, decision, field, value, partial, sure)
        return shorten(means, OPTION)

    def offer(
        self, words: Words, sight: Sight, decision: Decision, field: str, value: str, partial: Mapping[str, str]
    ) -> str:
        """What follows from choosing *value*, while it is typed; an empty text where nothing is to be told."""
        decision = sight.game.discreetly(sight.state, decision, sight.reader)
        return self.means(words, decision, field, value, partial, sight.of(decision, partial, field, value))

    def _facts_for(self, decision: Decision, field: str, value: str, partial: Mapping[str, str]) -> Mapping[str, Any]:
        """What the words of one option may name."""
        about, owned = self._facts_of(decision)
        chosen = partial.get(next((each.name for each in decision.all_fields({})), "")) if partial else None
        return {**about, "who": decision.who, "value": value, field: value, "chosen": chosen, **owned.get(value, {})}

    def _key_of(self, words: Words, family: str, decision: Decision, field: str, value: str) -> str:
        """The key of an option's words: its label (*family* `option`) or what it leads to (`means`); empty when there
        is none."""
        kind, like = decision.kind, decision.like
        asked = family, words.locale, words.game, kind, field, value
        found = self.texts.kept.get(asked)
        if found is not None:
            return found
        key = words.first(
            words.key(family, kind, field, slug(value)),
            words.key(family, kind, slug(value)),
            words.key(family, like, field, slug(value)) if like else "",
            words.key(family, field, slug(value)),
            words.key(family, slug(value)) if value == NOTHING else "",
            words.key(family, kind, field),
            words.key(family, like, field) if like else "",
            words.key(family, field),
            *(_apart(words, family, kind, field, value) if family == "means" else ()),
        )
        return self.texts.keep(asked, key or "")

    def _facts_of(self, decision: Decision) -> tuple[Mapping[str, Any], Mapping[str, dict[str, Any]]]:
        """What *decision* is about, and what of it belongs to one option (`<option>.<fact>`), by option. Kept while the
        same decision is asked about: it has a dozen labels."""
        kept, about, owned = self._facts
        if kept is not decision:
            about, found = decision.facts, dict[str, dict[str, Any]]()
            for name, fact in about.items():
                # Ids and facts have no points in them; an option may be a path of ids.
                option, point, own = name.rpartition(".")
                if point:
                    found.setdefault(option, {})[own] = fact
            owned = found
            self._facts = decision, about, owned
        return about, owned


def upon(words: Words, decision: Decision, partial: Mapping[str, str], field: str, value: str, option: str) -> str:
    """*option* with whoever it is done to, where nothing is left to choose in that: whoever presses it has him in
    mind, or somebody else."""
    if value == NOTHING or words.is_person(value) or not decision.legal({**partial, field: value}):
        return option
    implied = decision.implied({**partial, field: value})
    whom = implied.get("target", "") if "target" not in partial else ""
    if not words.is_person(whom) or whom == decision.who or words.name(whom) in option:
        return option
    return words.say("option-upon", option=Ready(option), whom=whom)


def _apart(words: Words, family: str, kind: str, field: str, value: str) -> tuple[str, ...]:
    """The keys of a field that asks the same about another weapon (`how_left`): what it leads to is no other."""
    first = field.partition("_")[0]
    return (
        words.key(family, kind, first, slug(value)),
        words.key(family, first, slug(value)),
        words.key(family, kind, first),
        words.key(family, first),
    )
