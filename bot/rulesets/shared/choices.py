"""A table's choices: each setting with the values it may take, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Literal, TypeAlias, get_args, get_type_hints

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name, Typed
from bot.kernel.ruleset import Setting
from bot.kernel.values import evolve, record
from bot.rulesets.shared.book import Word, happens

Value: TypeAlias = str | bool | int
Options: TypeAlias = Mapping[str, tuple[Value, ...]]

YES_NO = (True, False)
FOE_NUMBERS = ("all", "totals", "words")
"""What players see of their foes' numbers (`foe_numbers`, a setting that every game may have): all; the totals of what
they roll, and nothing of what these are made of nor of what is rolled against; or none, in words alone."""
STOPS = "stops"
UPON_HIDDEN = ("walks_on", STOPS)
"""What becomes of whoever is seen and comes, on a map, upon a hidden foe (`upon_hidden`): he walks on as if nobody were
there, and the other makes room; or he stops before him and sees him. Said beforehand, so that no pause tells."""
_WORDS: Mapping[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def options_of(settings: type[Any], rules: Iterable[str], **others: tuple[Value, ...]) -> Options:
    """What each setting that has *rules* may be, in their order: what its type in *settings* names; *others*: of those
    that are any number, or any text."""
    types = get_type_hints(settings)
    return {name: others.get(name) or (YES_NO if types[name] is bool else get_args(types[name])) for name in rules}


def setting_value(game: str, options: Options, name: str, value: Scalar) -> Value:
    """*value* as the setting *name* of *game* takes it; yes, no and numbers may be typed as words.

    Raises `Refused`: `<game>-unknown-setting` (with the known ones), `<game>-setting-value` (with the values).
    """
    allowed = options.get(name)
    if allowed is None:
        raise Refused(f"{game}-unknown-setting", setting=str(name)[:40], known=", ".join(options))
    given: Scalar = value
    if any(each is True for each in allowed) and isinstance(value, str):
        given = _WORDS.get(value.lower(), value)
    elif isinstance(value, str) and value.isdecimal() and len(value) < 4:
        given = int(value)
    for each in allowed:
        if each == given and isinstance(given, bool) == isinstance(each, bool):
            return each
    shown = ", ".join(str(each).lower() for each in allowed)
    raise Refused(f"{game}-setting-value", setting=name, value=str(value)[:40], options=shown)


class Choices:
    """The settings of a *game*: what each may be (*options*), the ids of the *rules* that each is about, and the
    *usual* ones, those of a table that says nothing. *typed*: of settings that may be something else as well, what
    reads that; it raises `Refused`.

    What is usual is the text's reading, save where the text says nothing of it (*silent*: how the table looks at the
    fight, or what the bot does where nobody speaks). *chapters*: the chapters of the rules in the text's order, as
    their ids begin (`REA`); each setting stands in that of the first of its rules. *reference*: where the reference
    rules, from which the text comes, read otherwise than the text, how.
    """

    def __init__(
        self,
        game: str,
        options: Options,
        rules: Mapping[str, Sequence[str]],
        usual: Any,
        typed: Mapping[str, Callable[[str], Value]] = MappingProxyType({}),
        *,
        chapters: Sequence[str],
        silent: Collection[str],
        reference: Mapping[str, Value] = MappingProxyType({}),
    ) -> None:
        self.game, self.options, self.rules, self.usual, self.typed = game, options, rules, usual, typed
        self.chapters, self.silent, self.reference = chapters, silent, reference

    def value(self, name: str, given: Scalar) -> Value:
        """*given* as the setting *name* takes it, see `setting_value`."""
        if name in self.typed and given not in self.options[name]:
            return self.typed[name](str(given))
        return setting_value(self.game, self.options, name, given)

    def chosen(self, given: Mapping[str, Scalar]) -> Any:
        """The settings of an encounter that opens; the rest as usual."""
        return evolve(self.usual, **{name: self.value(name, each) for name, each in given.items()})

    def listed(self, settings: Any, fixed: Collection[str] = ()) -> tuple[Setting, ...]:
        """All *settings* of an encounter, by chapter; *fixed*: those that can no longer be changed."""
        found = [self._one(settings, name, name in fixed) for name in self.options]
        places = {each: at for at, each in enumerate(self.chapters)}
        found.sort(key=lambda each: places.get(each.chapter.partition("-")[2], len(places)))
        return tuple(found)

    def _one(self, settings: Any, name: str, fixed: bool) -> Setting:
        usual, value, rules = getattr(self.usual, name), getattr(settings, name), tuple(self.rules[name])
        typed, options = name in self.typed, self.options[name]
        return Setting(
            name,
            tuple(dict.fromkeys((*options, value))) if typed else options,
            usual,
            value,
            rules,
            fixed,
            typed,
            text=None if name in self.silent else usual,
            chapter=rules[0].rpartition("-")[0],
        )


@happens(to=PUBLIC)
class SettingChanged:
    setting: str
    before: str | bool | int
    after: str | bool | int

    def change(self, state: Any) -> Any:
        return evolve(state, settings=evolve(state.settings, **{self.setting: self.after}))


@record
class SetSetting(Word):
    """The setting *name* is *value* from now on; a game says which there are (`taken`)."""

    name: str
    value: str | bool | int

    def taken(self) -> Value:
        """*value* as the setting takes it. Raises `Refused`."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        self.taken()

    def take(self, scene: Scene[Any]) -> Action:
        yield from tell(SettingChanged(self.name, getattr(scene.now.settings, self.name), self.taken()))


# ---- several at once


@record
class Chosen:
    """A *setting* and its *value*."""

    setting: str
    value: str | bool | int


@record
class Turned:
    """A *setting* that was another *before*, and what it is *after*."""

    setting: str
    before: str | bool | int
    after: str | bool | int


@happens(to=PUBLIC)
class SettingsChanged:
    """Settings become what they are in a set of them: one that somebody has *called* so, or the game's own (*which*):
    as the text has them, or as the reference rules do."""

    changes: tuple[Turned, ...]
    called: Name = ""
    which: Literal["", "letter", "reference"] = ""

    def change(self, state: Any) -> Any:
        after = {each.setting: each.after for each in self.changes}
        return evolve(state, settings=evolve(state.settings, **after))


@record
class SetSettings(Word):
    """Settings are what they are in a set from now on (`SettingsChanged`): all of them at once, or none. A game says
    what sets *one*; *behind*: those that are the game master's alone to know."""

    values: tuple[Chosen, ...]
    called: Typed = ""
    which: Literal["", "letter", "reference"] = ""
    one: ClassVar[type[SetSetting]]
    tells_of: ClassVar[type[SettingsChanged]] = SettingsChanged
    behind: ClassVar[Collection[str]] = ()

    def _each(self) -> list[SetSetting]:
        return [self.one(self.by, each.setting, each.value) for each in self.values]

    def check(self, state: Any) -> None:
        for each in self._each():
            each.check(state)

    def take(self, scene: Scene[Any]) -> Action:
        settings = scene.now.settings
        turned = [Turned(each.name, getattr(settings, each.name), each.taken()) for each in self._each()]
        turned = [each for each in turned if (each.before, each.before is True) != (each.after, each.after is True)]
        for hidden in (False, True):
            some = tuple(each for each in turned if (each.setting in self.behind) is hidden)
            if some:
                yield from tell(self.tells_of(some, self.called, self.which))
