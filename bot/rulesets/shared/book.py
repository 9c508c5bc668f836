"""How a chapter of a rule text is written: what can happen and what can be said, each in one place.

An event says what it changes, why, and who may read it:

    @happens("ALT-FAT-011", to=PUBLIC)
    class RestAgreed:
        \"\"\"Everybody holds off for *rounds* rounds: nobody is asked before segment *until*.\"\"\"

        rounds: int
        until: int

        def change(self, state: State) -> State:
            return evolve(state, pause=self.until)

A word of somebody's says where its fields come from, when it is possible, and what it does:

    @word(tool="pause")
    class TakeRest(Word):
        \"\"\"All hold off for *rounds* rounds.\"\"\"

        rounds: int = from_number("value", 1, 60)

        def check(self, state: State) -> None: ...
        def take(self, scene: Scene[State]) -> Action: ...

A word that does nothing but state a fact has no `take`: it names the event instead, whose fields are its own (`tells`).
A command whose options make several words has a function of its own (`composed`). `Chapter.of` collects all that stands
in the modules of a chapter. What is forgotten fails when the module is imported.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import field, fields
from types import ModuleType
from typing import Any, ClassVar, Final, Literal, TypeAlias, TypeVar, dataclass_transform

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, tell
from bot.kernel.events import PUBLIC, Audience
from bot.kernel.persons import UserId
from bot.kernel.values import evolve, record
from bot.rulesets.shared import options

R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])
Change: TypeAlias = Callable[[Any, Any], Any]
Check: TypeAlias = Callable[[Any, Any], object]
Take: TypeAlias = Callable[[Any, Any], Action]
Command: TypeAlias = Callable[[Any, int, Mapping[str, Scalar]], Any]
Rules: TypeAlias = tuple[str, ...] | Callable[[Any], tuple[str, ...]]

SIDE: Final = Audience("side")
"""The side of the event's *combatant*."""
OWNER: Final = Audience("owner")
"""The player of the event's *combatant*."""
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_HAPPENS: Final = "__happens__"
_SAID: Final = "__said__"
_COMPOSES: Final = "__composes__"


@record
class Happening:
    """What `happens` says of an event."""

    rules: tuple[str, ...]
    to: Audience


@record
class Saying:
    """What `word` says of a word, and `composed` of a function: the *commands* and *tools* that it answers to; *codes*:
    what their other options may say, by option."""

    commands: tuple[str, ...]
    tools: tuple[str, ...]
    codes: Mapping[str, tuple[str, ...]]


def _tagged(made: type[R], tag: str) -> type[R]:
    """*made* as a record whose last field, *type*, is its literal *tag*; without one, its name in small letters."""
    name = tag or _CAPITAL.sub("_", made.__name__).lower()
    if "type" not in inspect.get_annotations(made):
        made.__annotations__["type"] = Literal[name]
        made.type = name  # type: ignore[attr-defined]
    return record(made)


# ---- what can happen


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def happens(
    *rules: str, to: Audience | None = None, changes: bool = True, tag: str = ""
) -> Callable[[type[R]], type[R]]:
    """An event: the ledger ids behind it (a method `why` gives further ones, as does what has
    `settled` it: `check.ByFace`), and who may read it (a method `audience`
    where that depends; what is made of another event is for those for whom that is, unless it says otherwise). What it
    changes is its method `change(state)` (`changed(state)` where `change` is a field), or `befalls(state, who)`, where
    it changes nothing once its *combatant* has left; with *changes* false it only says something. *tag*: its name in
    journals, where it is not the class's.

    Raises `TypeError` where `change` is missing, or there against the word given; and where nothing says who may read
    it: that everybody may is said, too.
    """

    def made(kind: type[R]) -> type[R]:
        if "befalls" in kind.__dict__:
            setattr(kind, _changes(kind), _to_whoever_is_here)
        if (_change(kind) is not None) != changes:
            wrong = "has no change(state), and is not said to change nothing" if changes else "changes something"
            raise TypeError(f"{kind.__name__} {wrong}")
        inherited: Happening | None = getattr(kind, _HAPPENS, None)
        told = to if to is not None or inherited is None else inherited.to
        if told is None and not hasattr(kind, "audience"):
            raise TypeError(f"{kind.__name__} does not say who may read it: to=PUBLIC where everybody may")
        tagged = _tagged(kind, tag)
        setattr(tagged, _HAPPENS, Happening(rules, told or PUBLIC))
        return tagged

    return made


def happening(kind: type) -> Happening | None:
    """What `happens` said of the event *kind*; None for a class that is none."""
    found: Happening | None = kind.__dict__.get(_HAPPENS)
    return found


def _to_whoever_is_here(event: Any, state: Any) -> Any:
    who = state.combatants.get(event.combatant)
    return state if who is None else event.befalls(state, who)


def _changes(kind: type) -> str:
    """What the method is called that says what the event *kind* changes."""
    return "changed" if "change" in inspect.get_annotations(kind) else "change"


def _change(kind: Any) -> Change | None:
    change = getattr(kind, _changes(kind), None)
    return None if change is None else lambda state, event: change(event, state)


def _rules(kind: Any) -> Rules:
    always: tuple[str, ...] = getattr(kind, _HAPPENS).rules
    why = getattr(kind, "why", None)
    by: Mapping[str, tuple[str, ...]] = getattr(kind, "settled_by", {})
    if by:
        further = why or (lambda event: ())
        return lambda event: (*always, *further(event), *by.get(event.settled(), ()))
    return always if why is None else lambda event: (*always, *why(event))


def _audience(kind: Any) -> Callable[[Any], Audience] | None:
    """Who may read an event of that *kind*; None: everybody."""
    own: Callable[[Any], Audience] | None = getattr(kind, "audience", None)
    if own is not None:
        return own
    to: Audience = getattr(kind, _HAPPENS).to
    if to is PUBLIC:
        return None
    if to.to in ("side", "owner"):
        return lambda event: evolve(to, of=event.combatant)
    return lambda event: to


# ---- what can be said


@record
class Word:
    """Something said by user *by*: the base of every word."""

    by: UserId
    tells: ClassVar[type | None] = None
    """The event that the word states, with the word's own fields, where it does nothing else."""
    stands: ClassVar[bool] = False
    """Whether it holds however the dice fall: who is here, who decides for him, and how. Where the game master takes a
    blow back to rule on it, what was said so since then is said again."""

    def check(self, state: Any) -> object:
        """Raise `Refused` where it is not possible now. Nothing refuses what has no check."""
        return None

    def take(self, scene: Any) -> Action:
        """Do it, at once: may roll and tell, never ask."""
        told: Any = self.tells
        yield from tell(told(*(getattr(self, each.name) for each in _said(self.__class__))))


def _said(kind: Any) -> list[Any]:
    return [each for each in fields(kind) if each.name not in ("by", "type")]


@dataclass_transform(
    frozen_default=True,
    field_specifiers=(
        field,
        options.from_option,
        options.from_text,
        options.from_words,
        options.from_optional,
        options.from_optional_codes,
        options.from_optional_number,
        options.from_number,
        options.from_whole,
        options.from_codes,
        options.from_flag,
    ),
)
def word(*, command: str = "", tool: str = "", tag: str = "") -> Callable[[type[R]], type[R]]:
    """A word: what `Word` says, and the *command* or the *tool* of the game master's that says it, if one says just
    this. *tag*: its name in journals, where it is not the class's.

    Raises `TypeError` for a word that does nothing, or whose fields a command does not bring.
    """

    def made(kind: type[R]) -> type[R]:
        tagged = _tagged(kind, tag)
        shown: Any = tagged
        if shown.take is Word.take and (shown.tells is None or len(_said(shown)) != len(_said_of(shown.tells))):
            raise TypeError(f"{kind.__name__} does nothing: it needs take(scene), or an event with its fields (tells)")
        if command or tool:
            missing = {each.name for each in _said(shown)} - options.origins(shown).keys()
            if missing:
                raise TypeError(f"{kind.__name__}: nothing says where {', '.join(sorted(missing))} comes from")
        codes = {origin.name: origin.codes for origin in options.origins(shown).values() if origin.codes}
        setattr(tagged, _SAID, Saying((command,) if command else (), (tool,) if tool else (), codes))
        return tagged

    return made


def _said_of(kind: Any) -> list[Any]:
    return [each for each in fields(kind) if each.name != "type"]


def composed(
    *, command: str = "", tool: str = "", codes: Mapping[str, tuple[str, ...]] | None = None
) -> Callable[[F], F]:
    """A function (state, by, args) that makes the word for a *command*, or a *tool* of the game master's; *codes*: what
    its options may say, by option."""

    def made(make: F) -> F:
        saying = Saying((command,) if command else (), (tool,) if tool else (), codes or {})
        make.__dict__.setdefault(_COMPOSES, []).append(saying)
        return make

    return made


def _composer(kind: Any) -> Command:
    return lambda state, by, args: kind(by=by, **options.read(kind, args))


def _checker(kind: Any) -> Check:
    def check(state: Any, said: Any) -> None:
        options.check(said)
        said.check(state)

    return check


# ---- a chapter


@record
class Chapter:
    """*events*: each with what it changes, None where it only says something. *notes*: each word with what refuses it
    and what it does. *commands*: what makes the word for a command; *tools*: for a tool of the game master's, by its
    id; *codes*: what an option may say, by command and option. *rules*: the ledger ids behind an event, fixed or found
    from it. *audiences*: who may read an event that not everybody may."""

    events: Mapping[type, Change | None] = field(default_factory=dict)
    notes: Mapping[type, tuple[Check, Take]] = field(default_factory=dict)
    commands: Mapping[str, Command] = field(default_factory=dict)
    codes: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    tools: Mapping[str, Command] = field(default_factory=dict)
    rules: Mapping[type, Rules] = field(default_factory=dict)
    audiences: Mapping[type, Callable[[Any], Audience]] = field(default_factory=dict)

    @classmethod
    def of(cls, *modules: ModuleType) -> Chapter:
        """All that can happen and be said in *modules*, in the order in which it is written there."""
        events: dict[type, Change | None] = {}
        notes: dict[type, tuple[Check, Take]] = {}
        commands: dict[str, Command] = {}
        tools: dict[str, Command] = {}
        codes: dict[tuple[str, str], tuple[str, ...]] = {}
        rules: dict[type, Rules] = {}
        audiences: dict[type, Callable[[Any], Audience]] = {}

        def answers(saying: Saying, make: Command) -> None:
            for command in saying.commands:
                commands[command] = make
                codes.update({(command, option): found for option, found in saying.codes.items()})
            for tool in saying.tools:
                tools[tool] = make
                codes.update({(f"gm-tool-{tool}", option): found for option, found in saying.codes.items()})

        for module in modules:
            for each in vars(module).values():
                if getattr(each, "__module__", None) != module.__name__:
                    continue
                if inspect.isclass(each) and _HAPPENS in each.__dict__:
                    events[each] = _change(each)
                    rules[each] = _rules(each)
                    if (told := _audience(each)) is not None:
                        audiences[each] = told
                elif inspect.isclass(each) and _SAID in each.__dict__:
                    kind: Any = each
                    notes[each] = (_checker(kind), lambda scene, said: said.take(scene))
                    answers(kind.__dict__[_SAID], _composer(kind))
                elif inspect.isfunction(each):
                    for saying in getattr(each, _COMPOSES, ()):
                        answers(saying, each)
        return cls(events, notes, commands, codes, tools, rules, audiences)

    def and_(self, other: Chapter) -> Chapter:
        """Both as one."""
        return Chapter(*({**getattr(self, each.name), **getattr(other, each.name)} for each in fields(self)))


def tool_named(tools: Mapping[str, Command], args: Mapping[str, Scalar]) -> Command:
    """What makes the word for the tool that *args* name. Raises `Refused` (`not-among`)."""
    return tools[options.among(args, "tool", tuple(tools), "")]
