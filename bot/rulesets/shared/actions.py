"""What can be done in a game, each action in one place: when it is offered, what is asked about it, what it costs in
words, the word that says it, and what it does.

    class Drink(Doable[Outlook]):
        code = "drink"

        def asked(self, at: Outlook) -> Blanks | None:      # in the question "what do you do next?"
            return () if at.thirsty else None

        def said(self, at: Outlook) -> Blanks | None:       # in the form behind `/declare`
            return (Field("with", at.flasks),) if at.flasks else None

        def costs(self, at: Outlook, thing: str | None) -> Costs:
            return {"reaction": 0, "duration": 1}

        def note(self, at: Outlook, by: int, args: Args) -> Undertake:
            return Undertake(by, at.who.id, self.code, optional(args, "with"))

        def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
            yield from tasks.begin(scene, who, self.code)

A game says itself what its actions look at (the type `H`, here `Outlook`): the state, who acts, and whatever several
actions ask of the two, looked up `once`. Its `Repertoire` is all that can be done, in menus: the order in which a
question, or the form behind a command, offers it. The question, the form, the facts that labels show, the word that a
command says and what an answer does are read there, and nowhere else. What is forgotten fails when the repertoire is
made, which is when its module is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action
from bot.kernel.errors import Refused
from bot.kernel.values import record
from bot.rulesets.shared.odds import Odds
from bot.rulesets.shared.options import Args, among, optional
from bot.rulesets.shared.sifting import sifted

H = TypeVar("H")
T = TypeVar("T")
Blanks: TypeAlias = tuple[Field, ...] | Callable[[Choice], tuple[Field, ...]]
"""What is asked about an action beside which one it is: fields, or the fields that a partial answer has."""
Costs: TypeAlias = Mapping[str, Scalar]
"""What an action costs, by the name of the fact that labels show."""

ACTION, THING = "action", "with"
COLUMN = "column"
MOST_CELLS = 25
"""So many cells are a list to choose from; of more of them the column is asked first."""
WORDS = "…"
"""Stands for the words of whoever will say it, while it is only looked at what he may say."""


class once(Generic[H, T]):  # noqa: N801 – it stands where `property` would
    """A property of what actions look at that is looked up once, when it is first asked for. (`functools` has one that
    takes a lock each time, which a question made for everybody who is idle can do without.)"""

    def __init__(self, find: Callable[[H], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, at: H, kind: type[H]) -> T:
        found = at.__dict__[self._name] = self._find(at)
        return found


class Doable(Generic[H]):
    """An action: all that is known of it. A class that leaves a part out says with that that there is none; what goes
    together the repertoire checks.

    *code*: its name in forms and commands; *also*: other names of it that a command takes. *in_words*: it is told in
    the player's own words. *while_asked*: it may be said while a question must be answered. *free*: it costs nothing,
    or may be let pass for that. *idle*: where nothing else is left to it, an autopilot is not asked. *aimed*: it may be
    aimed at a square. *hands_on*: it is done to people, one's own as well as foes.
    """

    code: str
    also: tuple[str, ...] = ()
    in_words: bool = False
    while_asked: bool = False
    free: bool = False
    idle: bool = False
    aimed: bool = False
    hands_on: bool = False

    def each(self, at: H) -> Sequence[Doable[H]]:
        """The actions that this one stands for, where an encounter's own list says which there are."""
        return (self,)

    def asked(self, at: H) -> Blanks | None:
        """What the question "what do you do next?" asks about it; None: it does not offer it now."""
        return None

    def said(self, at: H) -> Blanks | None:
        """What the form behind the command asks about it; None: it does not offer it now."""
        return None

    def trial(self, at: H, choice: Choice) -> Odds | None:
        """What is rolled for it, done as *choice* says, which is complete and legal; None: nothing. Its chance is told
        before, and none but this one."""
        return None

    def costs(self, at: H, thing: str | None) -> Costs:
        """What it costs, done with *thing*, as far as that is known before; whatever is said must say it."""
        raise NotImplementedError

    def note(self, at: H, by: int, args: Args) -> Any:
        """The word with which user *by* says it; raises `Refused`. Whatever is said must have one."""
        raise NotImplementedError

    def does(self, scene: Any, who: str, choice: Choice) -> Action:
        """What it does when *who* has chosen it in the question. Whatever is asked must do something."""
        raise NotImplementedError


def untold(entry: Doable[H], at: H, thing: str | None) -> Costs:
    """The `costs` of an action of which nothing can be told beforehand: that, too, is said."""
    return {}


@record
class Menu:
    """Actions in the order in which they are offered, by their codes: by a question (*face* `asked`), or by the form
    behind a command (`said`)."""

    face: Literal["asked", "said"]
    codes: tuple[str, ...]


_REMEMBERED = 32
"""Of so many partial answers a form keeps the fields at most."""


def cell_asked(name: str, cells: Sequence[str], partial: Choice, asks: str = COLUMN) -> tuple[Field, ...]:
    """The blank *name* for one of *cells*; where there are more of them than a list holds, its column first, by the
    blank *asks*.

    >>> cells = [f"{column}{row}" for column in "AB" for row in range(1, 21)]
    >>> [each.name for each in cell_asked("to", cells, {})], cell_asked("to", cells, {"column": "B"})[1].options[0]
    (['column'], 'B1')
    >>> cell_asked("to", cells, {"to": "B7"})[0].name, cell_asked("to", cells[:20], {})[0].name
    ('to', 'to')
    """
    if len(cells) <= MOST_CELLS or (name in partial and asks not in partial):
        return (Field(name, tuple(cells)),)
    column = Field(asks, tuple(sorted({each[0] for each in cells})))
    if partial.get(asks) not in column.options:
        return (column,)
    return (column, Field(name, tuple(each for each in cells if each[0] == partial[asks])))


class Form:
    """A form that asks for one of the actions *offered* first, then for what that one needs.

    *meant*: the action that a target alone means; it is asked *at_once*, beside the action, where one press on somebody
    is to say all.
    """

    __slots__ = ("_first", "_known", "_offered", "_short", "action")

    def __init__(self, offered: Mapping[str, Blanks], meant: str | None = None, *, at_once: bool = False) -> None:
        self.action = Field(ACTION, tuple(offered))
        self._offered = offered
        self._known: dict[tuple[tuple[str, str], ...], tuple[Field, ...]] = {}
        self._first: tuple[Field, ...] = (self.action,)
        self._short: tuple[Field, ...] = self._first
        if meant is not None:
            target = next((each for each in _fields(offered[meant], {}) if each.name == "target"), None)
            if target is not None:
                self._short = (Field(ACTION, (meant,)), target)
                self._first = (self.action, target) if at_once else self._first

    def __call__(self, partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get(ACTION)
        if chosen is None:
            return self._short if "target" in partial else self._first
        # Words, buttons and checks ask for the fields of the same answer again and again.
        asked = tuple(partial.items())
        found = self._known.get(asked)
        if found is None:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            found = self._known[asked] = (self.action, *_fields(self._offered.get(chosen, ()), partial))
        return found


def _fields(blanks: Blanks, partial: Choice) -> tuple[Field, ...]:
    return blanks(partial) if callable(blanks) else blanks


class Repertoire(Generic[H]):
    """All that can be done in a game: its *actions*, in the order in which a refusal names them, and the *menus* that
    offer them.

    Raises `TypeError`, naming action and part, where something is forgotten: an action that nothing offers, or without
    a word, its costs, or what it does; one that is missing in the menus, or stands there without being offered.
    """

    def __init__(self, actions: Sequence[Doable[H]], menus: Sequence[Menu]) -> None:
        self._actions: dict[str, Doable[H]] = {}
        for each in actions:
            for code in (each.code, *each.also):
                if code in self._actions:
                    raise TypeError(f"two actions are called {code}")
                self._actions[code] = each
        self._own = {code: each for code, each in self._actions.items() if not _has(each, "each")}
        self._lists = [each for each in actions if each.code not in self._own]
        self._menus = {menu: [self._called(code) for code in menu.codes] for menu in menus}
        for each in actions:
            self._whole(each)

    def _called(self, code: str) -> Doable[H]:
        if code not in self._actions:
            raise TypeError(f"a menu offers {code}, and there is no such action")
        return self._actions[code]

    def _whole(self, each: Doable[H]) -> None:
        """Raise `TypeError` for a part that *each* lacks."""
        menus = {menu.face for menu, found in self._menus.items() if each in found}
        for face, parts in (("asked", ("does",)), ("said", ("note", "costs"))):
            offered = _has(each, face)
            if offered != (face in menus):
                wrong = f"is in no menu of what is {face}" if offered else f"is in such a menu without its part {face}"
                raise TypeError(f"{each.code} {wrong}")
            for part in parts if offered else ():
                if not _has(each, part):
                    raise TypeError(f"{each.code} is {face}, and lacks its part {part}")
        if not menus:
            raise TypeError(f"{each.code} is offered nowhere")

    def __iter__(self) -> Iterator[Doable[H]]:
        return iter(dict.fromkeys(self._actions.values()))

    def _listed(self, entry: Doable[H], at: H) -> Iterator[Doable[H]]:
        """What *entry* stands for; what an encounter lists never takes the place of an action of the game's own."""
        return (each for each in entry.each(at) if each.code not in self._own)

    def _found(self, at: H, code: str) -> Doable[H] | None:
        if code in self._own:
            return self._own[code]
        listed = (each for entry in self._lists for each in entry.each(at))
        return next((each for each in listed if each.code == code), None)

    def known(self, at: H) -> Mapping[str, Doable[H]]:
        """All that a command may say, by every name of it, in the order of the actions."""
        found: dict[str, Doable[H]] = {}
        for entry in self:
            if _has(entry, "said"):
                for each in self._listed(entry, at) if entry in self._lists else (entry,):
                    found.update(dict.fromkeys((each.code, *each.also), each))
        return found

    def named(self, at: H, code: str) -> Doable[H]:
        """The action *code*. Raises `KeyError` for what can neither be said nor asked."""
        found = self._found(at, code)
        if found is None:
            raise KeyError(code)
        return found

    def offered(self, menu: Menu, at: H) -> dict[str, Blanks]:
        """What *menu* offers now, in its order, and what is asked about each."""
        found: dict[str, Blanks] = {}
        asked = menu.face == "asked"
        for entry in self._menus[menu]:
            for each in self._listed(entry, at) if entry in self._lists else (entry,):
                blanks = each.asked(at) if asked else each.said(at)
                if blanks is not None:
                    found[each.code] = blanks
        return found

    def word(self, at: H, by: int, args: Args, usual: str) -> Any:
        """The word that a command says: of the action that *args* name, *usual* where they name none. Raises
        `Refused`."""
        found = self._found(at, optional(args, ACTION) or usual)
        if found is None or not _has(found, "said"):
            known = self.known(at)
            found = known[among(args, ACTION, tuple(known), usual)]
        return found.note(at, by, args)

    def trial(self, at: H, choice: Choice) -> Odds | None:
        """What is rolled for *choice*, which is complete; None: nothing."""
        found = self._found(at, choice[ACTION])
        return None if found is None else found.trial(at, choice)

    def answered(self, at: H, scene: Any, who: str, choice: Choice) -> Action:
        """What *who* has chosen in the question takes place."""
        return self.named(at, choice[ACTION]).does(scene, who, choice)

    def costs(self, form: Decision, at: H) -> Iterator[tuple[str, Scalar]]:
        """What the labels of *form* tell: `/<action>.<fact>`, and `<action>/<thing>.<fact>` where it is done with
        something."""
        for code in form.all_fields({})[0].options:
            entry = self._found(at, code)
            if entry is None:
                # It stands for doing nothing.
                continue
            things = form.field(THING, {ACTION: code})
            for thing in ("", *(things.options if things is not None else ())):
                for fact, value in entry.costs(at, thing or None).items():
                    yield (f"{code}/{thing}.{fact}" if thing else f"/{code}.{fact}"), value

    def possible(self, form: Decision, at: H, check: Callable[[Choice], object], *, busy: bool) -> Decision | None:
        """*form* with what would be accepted alone; None when nothing would. *check* raises `Refused` for what a choice
        says; *busy*: a question must be answered first."""

        def accepted(choice: Choice) -> bool:
            entry = self.named(at, choice[ACTION])
            if busy and not entry.while_asked:
                return False
            return passes(check, {**choice, "how": WORDS} if entry.in_words else choice)

        return sifted(form, accepted)


def _has(each: Doable[Any], part: str) -> bool:
    return getattr(type(each), part) is not getattr(Doable, part)


def passes(check: Callable[[Choice], object], choice: Choice) -> bool:
    """Whether *check* accepts *choice*, which it refuses with `Refused`."""
    try:
        check(choice)
    except Refused:
        return False
    return True
