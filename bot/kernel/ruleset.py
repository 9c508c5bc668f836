"""What a game brings to the kernel (`Game`) and to the table and its commands (`Ruleset`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from bot.kernel.decisions import Choice, Decision, Reading, Scalar
from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.kernel.frame import Open
from bot.kernel.values import record

S = TypeVar("S")


class Note(Protocol):
    """An input of a ruleset: a frozen dataclass with at least these two fields, *type* being its literal tag."""

    @property
    def by(self) -> int: ...

    @property
    def type(self) -> str: ...


class Game(Protocol[S]):
    """The part of a ruleset that the engine runs. Pure: the state comes in, events come out.

    *restartable*: the main coroutine keeps no fact in a local variable across a question, so it may be started afresh
    from the state alone at any stop (then it tells nothing, rolls nothing and asks the same again).
    *steps* and *rulings* are the event classes that the run-away budget counts; only steps change the moment.
    A game may also have `put_to(state, decision)`: the event that is told when a question is put to its person although
    he has said beforehand what answers it, None for nothing; once it has happened there must be none any more. And
    `beginnings`, where it is not with one of *rulings* that a ruling begins which comes due by itself (`effects.Part`).
    """

    id: str
    schema: int
    restartable: bool
    state_type: type[S]
    event_types: tuple[type, ...]
    note_types: tuple[type, ...]
    steps: frozenset[type]
    rulings: frozenset[type]

    def play(self, scene: Scene[S]) -> Action:
        """The main coroutine."""
        ...

    def check(self, state: S, note: Any) -> None:
        """Raise `Refused` when *note* is not possible now. Pure; called before anything else happens."""
        ...

    def is_action(self, note: Any) -> bool:
        """Whether *note* is an action: it waits for the next window instead of taking effect at once."""
        ...

    def note(self, scene: Scene[S], note: Any) -> Action:
        """Take *note* at once: may roll and tell, never ask, check-point or wait."""
        ...

    def after(self, state: S, event: Any) -> S:
        """The state once *event* has happened. Never refuses: events are history."""
        ...

    def moment(self, state: S) -> str:
        """The present moment, part of every die's address."""
        ...

    def answers(self, state: S, decision: Decision) -> tuple[str, Choice] | None:
        """What standing orders (`orders`), a plan (`plan`) or an autopilot (`autopilot`) answer to *decision*;
        None: ask the person.

        Asked again whenever the question is made anew, until the person has begun to choose: orders given while the
        question stands answer it at once, and in secret those in force at the reveal count.
        """
        ...


@record
class Person:
    """A combatant as the table needs to know one: *player* is the user who decides for it, None for the game master's.
    *autopilot* ones decide by themselves. *behind*: he has taken his place behind his companions; None in a game
    without lines."""

    id: str
    name: str
    side: str
    player: int | None
    autopilot: bool = False
    out: bool = False
    hidden: bool = False
    behind: bool | None = None


@record
class Reader:
    """Who reads: a user, and whether as game master. `Reader(0)` is the channel: what everybody may see."""

    user: int = 0
    gm: bool = False


EVERYBODY = Reader()


@record
class Row:
    """One combatant as *reader* may see it. *facts* are named for the wording (`due`, `stamina`, `health`, …)."""

    id: str
    name: str
    side: str
    facts: Mapping[str, Scalar] = field(default_factory=dict)


@record
class Slot:
    """What stands in the timeline for combatant *who*: from *moment* to *until*, both included, in the ruleset's own
    units (the same for an instant). *kind* names its wording (`slot-<game>-<kind>`), *facts* are its blanks."""

    moment: int
    until: int
    who: str
    kind: str
    facts: Mapping[str, Scalar] = field(default_factory=dict)


@record
class Figure:
    """Combatant *who* on the grid: *x* and *y* count columns and rows from 0. *mark*: one to three characters that
    nobody else on the grid has; *band*: the number of the side, from 0; *down*: put out of the fight. *width*: how many
    cells his space is wide, and deep, from that one on."""

    who: str
    mark: str
    band: int
    x: int
    y: int
    down: bool = False
    width: int = 1


@record
class Ground:
    """The grid as one reader may see it, cropped to what matters: columns *left* to *right*, rows *top* to *bottom*.

    *shape*: `square` or `hex` (upright columns, every second one, B, D, …, half a cell lower). *cells*: what single
    cells are (x, y, kind), kinds named as `word-ground-<kind>`. *reach*: where the reader's own combatant could go next
    (x, y, and what it costs: 0 a step, else the segments). Columns are called A to Z, rows from 1."""

    shape: str
    left: int
    top: int
    right: int
    bottom: int
    figures: tuple[Figure, ...] = ()
    cells: tuple[tuple[int, int, str], ...] = ()
    reach: tuple[tuple[int, int, int], ...] = ()


@record
class Layer:
    """Something worn over a part of a body: its code, the die that it rolls (`1d6+1`), and whether it counts against
    what flies alone."""

    piece: str
    die: str
    projectiles: bool = False


@record
class BodyPart:
    """A part of a body with a gauge of its own: *left* of *most* points; *limb*: what has become of it (`whole`,
    `broken`, `lost`); the *layers* over it, and the places of it that none covers though others are covered (*bare*);
    *ills*: what ails it."""

    code: str
    left: int
    most: int
    limb: str = "whole"
    layers: tuple[Layer, ...] = ()
    bare: tuple[str, ...] = ()
    ills: tuple[str, ...] = ()


@record
class Body:
    """The body of combatant *who*: *left* of *most* points in all, and its *parts*. *zones*, of somebody of human
    shape: the pieces of the figure (`bot.pictures.body.FIGURE`), each with the code of its part and under how many
    layers it is. *shield*: `shield`, `left`, `most`, `side` and `useless`; *states*: what else there is to say, each
    with its blanks."""

    who: str
    left: int
    most: int
    parts: tuple[BodyPart, ...]
    zones: tuple[tuple[str, str, int], ...] = ()
    shield: Mapping[str, Scalar] | None = None
    states: tuple[tuple[str, Mapping[str, Scalar]], ...] = ()


@record
class View:
    """An encounter as one reader may see it: already projected, so that no renderer can leak.

    *schedule*: what this reader may know of what is under way or to come. *ground*: where people stand, None where the
    game or the table has no grid.
    """

    ruleset: str
    facts: Mapping[str, Scalar]
    rows: tuple[Row, ...]
    facing: tuple[tuple[str, str], ...] = ()
    schedule: tuple[Slot, ...] = ()
    ground: Ground | None = None


@record
class Setting:
    """A choice of the table that the rule text leaves, or that it settles in words which can be read in several ways:
    what it may be (*options*), what it is in this encounter (*value*) and unless somebody says otherwise, and the ids
    of the *rules* that it is about. *fixed*: it can no longer be changed. *typed*: others than the options may be
    typed, and the game says which. *text*: the value that is the text's reading; None: the text says nothing of it, and
    it is the table's alone. *chapter*: that of the first of its rules, as their ids begin (`ALT-REA`)."""

    name: str
    options: tuple[Scalar, ...]
    default: Scalar
    value: Scalar
    rules: tuple[str, ...] = ()
    fixed: bool = False
    typed: bool = False
    text: Scalar | None = None
    chapter: str = ""


@record
class Blank:
    """One blank of a form for a sheet: the field *name*, and what stands there, as a person would type it.

    *options*: (value, label) where one of a few is chosen. *long*: for a list, which may take several lines.
    """

    name: str
    value: str = ""
    required: bool = False
    options: tuple[tuple[str, str], ...] = ()
    long: bool = False


NEW = "new"
"""The group of blanks from which a character is made."""


class Sheets(Protocol):
    """A game's character sheets: text in, one canonical JSON body out. All of it raises `Refused`, naming the field."""

    def ready(self, locale: str) -> Sequence[tuple[str, str]]:
        """The ready-made characters: (id, name)."""
        ...

    def propose(self, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """(name, body) from a ready-made character (`ready`) or from `name` and whatever else describes one in this
        game. `locale` is the language of who asks; what this game has no use for is refused (`only`)."""
        ...

    def read(self, text: str, called: Mapping[str, str] = ...) -> tuple[str, str]:
        """(name, body) from a file's text, in which fields may be *called* as people call them (by `values.fold`)."""
        ...

    def facts(self, body: str, locale: str) -> Mapping[str, Scalar]:
        """What a sheet says, named for the wording, words of the catalogue in *locale*."""
        ...

    def idle(self, body: str, locale: str) -> Sequence[str]:
        """What stands in the sheet *body*, by its name in *locale*, and has no effect in this game."""
        ...

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        """The fields that `propose` fills in by itself, when it is given *args*."""
        ...

    def field_today(self, name: str) -> str:
        """What the field is called that a sheet, or a form, of an older version called *name*."""
        ...

    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """The fields of a sheet, all of them, at most five together (group by group)."""
        ...

    def blanks(self, group: str, body: str | None, locale: str) -> Sequence[Blank]:
        """The blanks of a group with what the sheet *body* says there; those of `NEW`, the arguments of `propose`."""
        ...

    def amend(self, body: str, said: Mapping[str, str], locale: str) -> tuple[str, str]:
        """(name, body) of the sheet in which the fields *said* read as somebody typed them."""
        ...

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """(label, value) of what `propose` and `equip` take for an option; empty where it is free."""
        ...

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        """(name, body) of the sheet with other things in hand: `weapon`, `left` (the other hand), `armour`; an empty
        text puts away what is there."""
        ...

    def write(self, body: str) -> str:
        """The text that `read` makes the same sheet of."""
        ...

    def figures(self, before: str, after: str) -> Mapping[str, int]:
        """By how the sheet was changed: figures of a combatant made of it (see `Ruleset.fixable`), as they are now."""
        ...

    def belongings(self, before: str, after: str) -> Sequence[str]:
        """By how the sheet was changed: the fields behind which stands more of a combatant than figures. `fix-sheet`
        takes them over (`fields`, parted by commas) from the `sheet`."""
        ...

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        """(name, body) of the sheet once `Ruleset.worn` is written there."""
        ...


Discretion: TypeAlias = Literal["none", "form", "whole"]
"""What others may not know of a question: nothing; what it offers and what is chosen of it so far; or even what it asks
of whom, so that they read no more than that something is being decided."""


class Ruleset(Game[S], Protocol):
    """What the table, the commands and the renderers ask of a game, without knowing it.

    A game may also have `rules_of(event)`: the ids of the rules behind an event, for "Why?".
    And `check_start(state)`: raises `Refused` when the encounter cannot begin as it stands. And `may_surprise(state,
    who)`: whether it is to be asked if somebody hidden is shown by a surprise; `npc-reveal` takes `surprise` then.
    And `deed_of(state, event)`: whose deed the event is, which was announced before and perhaps in words of one's own,
    and what of it (`spoken_words.Part`); None for anything else. *state*: before the event.
    And `letter_to(event)`: the combatant to whose player the game master says *event*, None for anything else. And
    `too_late_for_words(state, user)`: whether the game master can say nothing to one person alone just now.
    And `blow_of(event)`: whose blow at whom *event* rolled, what it was and whether it hit (`Rolled`), None
    for anything else; such a game takes the game master's word on how one comes out (`gm-blow`, with `who`, `target`,
    `outcome` `hit` or `miss`, and `after`: how many of his come before it).
    And `next_stage(state)`: what comes next, by the game's own name for it, for whoever looks for a fault.
    And `rests(state)`: the moment, as everybody knows it, at which nobody is awaited and nothing is due, and
    `gm-tool` with the tool `go_on` lets it go on; None: it goes on by itself.
    And `body(state, who, reader)`: the body of *who* as *reader* may see it (`Body`), None where he may not, or where
    nobody has one.
    And `round_of(state)`: the number of its round, or of what it has in its place: once it is over time may wait.
    """

    @property
    def sheets(self) -> Sheets:
        """The game's character sheets."""
        ...

    def opening(self, settings: Mapping[str, Scalar]) -> S:
        """The state of an encounter just opened; unknown settings or values are refused (`Refused`)."""
        ...

    def people(self, state: S) -> tuple[Person, ...]:
        """Everybody in the encounter, in the order in which they joined."""
        ...

    def redacted(self, state: S, event: Any, reader: Reader) -> Any:
        """*event*, which *reader* may read, without the hidden people whom it lists."""
        ...

    def in_words(self, event: Any) -> Any:
        """*event* without the numbers of its sums: for a tale."""
        ...

    def view(self, state: S, reader: Reader, questions: Sequence[Open]) -> View:
        """What *reader* may see of the present state."""
        ...

    def may_read(self, state: S, event: Any, reader: Reader) -> bool:
        """Whether *reader* may read *event* (its audience, applied to this reader)."""
        ...

    def discretion(self, state: S, decision: Decision) -> Discretion:
        """How much of the question *decision* is for whoever answers it alone."""
        ...

    def offered_openly(self, state: S, decision: Decision) -> bool:
        """Whether everybody may see what can be chosen in the secret question *decision*, though not what is: then its
        buttons stand in the channel, and it costs no press more than one that is not secret."""
        ...

    def prospect(
        self, state: S, decision: Decision, partial: Choice, field: str, value: str, reader: Reader
    ) -> Mapping[str, Scalar]:
        """What answering *value* in *field* means after *partial*, as *reader* may know it: `chance` (in percent) or
        `odds` (a word) of what is rolled for it, and whatever else its words name."""
        ...

    def discreetly(self, state: S, decision: Decision, reader: Reader) -> Decision:
        """*decision* without the numbers that this table does not show *reader*."""
        ...

    def form(self, state: S, command: str, who: str, *, whole: bool = False) -> Decision | None:
        """What *who* may say now of his own accord with *command* (`declare`, `hold`, …) as a form; None: nothing now.
        A command that the game does not have has no form either: `compose` says so. Nothing that it offers is refused
        but for want of words. *whole*: with what is understood as well, though it would be refused now.

        Standing orders (`orders`) may be given before the encounter begins, too. Their form has the field `matter` and,
        once that is chosen, `order`; about each matter it says the order in force (`<matter>.order`) and, where there
        is one, the weapon it is about (`<matter>.weapon`).
        """
        ...

    def stepwise(self, state: S, command: str, who: str) -> Decision | None:
        """The same as `form` where it is filled in by buttons, blank by blank, and none takes the place of another."""
        ...

    def reading(self, state: S, command: str, decision: Decision) -> Reading | None:
        """How *command* answers the open question *decision*, which is of another kind or says more than its options
        do; None: it does not. A question of the kind of the command is answered in its own form besides."""
        ...

    def compose(self, state: S, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        """The note for a command with its arguments, ids resolved; `Refused` names what is wrong and what is right.

        *command* is the path of a command (`declare`, `npc-add`, `fix-status`, `gm-tool`, …). One that the game does
        not have raises `UnknownCommand`. Arguments are those that were given, and `locale`, the table's language.
        `join` brings `sheet` (the body) and `player`. `fix-sheet` brings `who` and the figures that follow his sheet,
        `renew` `who` and the changed `sheet`, before the encounter begins.
        `gm-tool` is for what no other command does: `tool` says what,
        `who`, `target`, `value` and `words` as it needs them; the game refuses what is missing. `means` makes no note:
        it refuses what cannot be done `with` something or in the manner `how`.
        """
        ...

    def offers(self, state: S, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """(label, value) of what *option* of *command* may say, where it is one of the game's own words; else empty.

        A label that is the value itself is a code: the language catalogues word it (`word-<game>-<option>-<value>`).
        So a game lists its creatures (`npc-add`, `creature`), temperaments (`npc-give`), statuses (`fix-status`,
        `status`), points (`fix-damage`, `kind`), tools (`gm-tool`, `tool`; the values that one takes: `gm-tool-<id>`,
        `value`), what dice are rolled for (`gm-dice`, `why`: how their purposes begin; a word may be several, parted by
        commas), the variants that it may be opened in (`open`, `variant`; *state* is then that of an encounter without
        one), what a combatant holds, and his hands (`fix-…`, `with <combatant>`).
        """
        ...

    def fixable(self, state: S) -> Mapping[str, tuple[int, int]]:
        """The fields that the game master may set on a combatant, each with its least and greatest value."""
        ...

    def figures(self, state: S, who: str) -> Mapping[str, int]:
        """The figures of *who* that `fixable` names, as far as there is one."""
        ...

    def worn(self, state: S, who: str) -> Mapping[str, Any]:
        """What is left of the points that a fight wears down, and the injuries that outlast it, for the sheet from
        which *who* was made; the game's own `Sheets.worn` alone reads it."""
        ...

    def settings_of(self, state: S) -> Sequence[Setting]:
        """The game's settings as they are in this encounter, by chapter; `gm-settings` with `name` and `value` changes
        one, `gm-preset` all those that it names, and says which set it is (`called`, or `which`).

        Worded by `word-<game>-setting-<name>` and `word-<game>-value-<value>`; `setting-<game>-<name>` says in one line
        what the values mean."""
        ...


def only(args: Mapping[str, Scalar], *known: str) -> None:
    """Refuse the arguments that this game has no use for (`option-not-in-this-game`); `locale` always is known.

    >>> only({"name": "Ana", "locale": "fr", "level": None}, "name")
    >>> only({"name": "Ana", "level": 3}, "name")
    Traceback (most recent call last):
    bot.kernel.errors.Refused: ('option-not-in-this-game', {'option': 'level'})
    """
    for name, value in args.items():
        if value is not None and name != "locale" and name not in known:
            raise Refused("option-not-in-this-game", option=name)


__all__ = [
    "EVERYBODY",
    "NEW",
    "Blank",
    "Figure",
    "Game",
    "Ground",
    "Note",
    "Person",
    "Reader",
    "Row",
    "Ruleset",
    "Setting",
    "Sheets",
    "Slot",
    "View",
    "only",
]
