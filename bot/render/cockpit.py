"""The game master's cockpit: those whom he leads, one by one, and everything that he may do to them by buttons.

`cockpit-<game>` is what a game says of somebody there in one line (points, armour, weapon, next moment), from the facts
of his row; a game without that sentence has `ally-<game>` (see `boards`), or shows names alone.

Ids: `ck` the list, `cp` one of them, `cn` adding, all with what they show; `cd` does something to somebody, `ct` to
time, `cb` to the last blow. What could be pressed too late or twice carries a mark of what it was drawn from (`stamp`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.kernel.ruleset import Row
from bot.render.boards import fitting_lines, go_on, resting
from bot.render.cards import Button, Card, Item, Option, Select, Somebody
from bot.render.names import Ready, shorten
from bot.render.words import Words

A_PAGE: Final = 10
"""People on a page: with names of 40 characters, too, they fit into one message."""
MOST_ROWS: Final = 5
MOST_OPTIONS: Final = 25
AMOUNTS: Final = (-10, -5, -1, 1, 5)
COUNTS: Final = (1, 2, 3, 5, 10)
STEPS: Final = (1, 5)
"""By how much time may be let run on where nobody is asked anything."""
FOES, ALL, ASKED = "f", "a", "q"
"""Whom the list shows: those whom no player leads, or everybody; or what is asked of the game master alone."""
_LONGEST, _LINE, _REMARK = 1_950, 150, 420


@dataclass(frozen=True, slots=True)
class Blow:
    """The last blow: the journal's *line* of it, whose it was, at whom, and whether it hit; *what* it was: a `blow`, a
    `spell`, a `volley` or a `hold`."""

    line: int
    who: str
    target: str
    hit: bool
    what: str = "blow"


@dataclass(frozen=True, slots=True)
class Clock:
    """How time stands: *held*, why it is; *breath*: it waits to go on; *pace*: `moment` where it stops at each moment;
    *at*: the line after which it stands so. *idle*: the moment at which nobody is asked anything, where it can be let
    run on from there; *rests*: see `boards.Boards.tracker`."""

    held: str | None
    breath: bool
    begun: bool
    pace: str
    at: int
    idle: int | None = None
    rests: str | None = None


@dataclass(frozen=True, slots=True)
class Home:
    """All that the list shows. *rows*: those on this *page* of so many *pages*. *asked*: what only the game master is
    asked, with its answers; *waiting*: so many of that, where it does not stand here. *changed*: buttons for changed
    sheets."""

    remark: str
    heading: Sequence[str]
    moment: str
    clock: Clock
    scope: str
    page: int
    pages: int
    rows: Sequence[Row]
    blow: Blow | None
    asked: Card | None = None
    waiting: int = 0
    changed: tuple[Item, ...] = ()


def home(words: Words, encounter: str, shown: Home) -> Card:
    """The list, with the time and the last blow: at most 1,950 characters and five rows."""
    lines = [shorten(shown.remark, _REMARK)] if shown.remark else []
    lines.append(words.say("cockpit-title", moment=Ready(shown.moment)))
    lines.append(_time_said(words, shown.clock))
    lines += shown.heading
    if shown.asked is not None:
        lines.append(shown.asked.text)
    if shown.rows:
        lines.append(words.say("cockpit-scope", scope=shown.scope, page=shown.page + 1, pages=shown.pages))
        lines += [_line(words, each) for each in shown.rows]
    else:
        lines.append(words.say("cockpit-nobody", scope=shown.scope))
    if shown.blow is not None:
        lines.append(_blow_said(words, shown.blow))
    rows: list[tuple[Item, ...]] = [] if shown.asked is None else list(shown.asked.rows)
    labels = words.as_labels()
    if shown.rows:
        options = tuple(_option(labels, each) for each in shown.rows)
        rows.append((Select(id=f"cp|{encounter}", placeholder=words.say("cockpit-choose"), options=options),))
    wanted = [_time(words, encounter, shown), _blow(words, encounter, shown.blow), shown.changed]
    room = MOST_ROWS - 1 - len(rows)
    rows += [each for each in wanted if each][: max(0, room)]
    rows.append(_around(words, encounter, shown))
    return Card(text=shorten("\n".join(line for line in lines if line), _LONGEST), rows=tuple(rows[-MOST_ROWS:]))


def said_of(words: Words, row: Row) -> str:
    """What the game says of *row* in a line, without the name."""
    key = words.first(words.key("cockpit"))
    return "" if key is None else " ".join(words.say(key, row.facts, who=row.id).split())


def _sheet(words: Words, row: Row) -> list[str]:
    """What his player would read of *row* under [My fighter]."""
    key = words.first(words.key("fighter"))
    lines = [] if key is None else words.say(key, row.facts, who=row.id).split("\n")
    return [line.strip() for line in lines if line.strip()]


def _line(words: Words, row: Row) -> str:
    facts = {name: row.facts.get(name) for name in ("hidden", "autopilot", "awaited", "out")}
    said = said_of(words, row)
    return shorten(words.say("cockpit-line", facts, who=row.id, said=Ready(said) if said else None), _LINE)


def _option(labels: Words, row: Row) -> Option:
    return Option(
        label=labels.name(row.id)[:100] or row.id[:100],
        value=row.id,
        description=shorten(said_of(labels, row), 100) or None,
    )


def _time_said(words: Words, clock: Clock) -> str:
    if clock.held is not None:
        return words.say("tracker-held", reason=clock.held)
    if not clock.begun:
        return words.say("panel-lobby")
    if clock.rests is not None:
        return resting(words)
    return words.say("panel-breath" if clock.breath else "panel-runs", pace=clock.pace)


def _blow_said(words: Words, blow: Blow) -> str:
    outcome = "hit" if blow.hit else "miss"
    return words.say("cockpit-blow", who=blow.who, target=blow.target, outcome=outcome, what=blow.what)


def _time(words: Words, encounter: str, shown: Home) -> tuple[Item, ...]:
    clock = shown.clock
    found: list[Item] = []

    def button(what: str, key: str, style: str = "secondary") -> None:
        ident = f"ct|{encounter}|{what}|{clock.at}"
        found.append(Button(id=ident, label=words.say(key), style=style))  # type: ignore[arg-type]

    if clock.begun and clock.held is not None:
        button("run", "button-resume", "success")
    elif clock.begun:
        button("hold", "button-pause", "danger")
        button("stop", "button-stop-ahead", "danger")
        if clock.breath:
            button("next", "button-next", "success")
    if clock.idle is not None:
        # Nobody is asked: time stands until somebody lets it run.
        for step in STEPS:
            ident = f"ct|{encounter}|on{step}|{clock.idle}"
            found.append(Button(id=ident, label=words.say("button-run-on", count=step), style="success"))
    elif clock.rests is not None:
        found.append(go_on(words, encounter, clock.rests))
    if clock.begun and clock.pace == "moment":
        button("free", "button-no-stops")
    elif clock.begun:
        button("moment", "button-each-moment")
    if shown.waiting:
        found.append(Button(id=f"ck|{encounter}|{ASKED}|0", label=words.say("button-asked-here", count=shown.waiting)))
    return tuple(found)


def _blow(words: Words, encounter: str, blow: Blow | None) -> tuple[Item, ...]:
    if blow is None:
        return ()
    outcome, key = ("miss", "button-blow-missed") if blow.hit else ("hit", "button-blow-hit")
    return (Button(id=f"cb|{encounter}|{blow.line}|{outcome}|ask", label=words.say(key, what=blow.what)),)


def _around(words: Words, encounter: str, shown: Home) -> tuple[Item, ...]:
    """Other pages, everybody or the foes alone, somebody new, the panel."""
    found: list[Item] = [
        Button(id=f"ck|{encounter}|{shown.scope}|{at}", label=words.say(key))
        for at, key in ((shown.page - 1, "button-page-before"), (shown.page + 1, "button-page-after"))
        if 0 <= at < shown.pages
    ]
    other, key = (ALL, "button-everybody") if shown.scope == FOES else (FOES, "button-foes")
    found.append(Button(id=f"ck|{encounter}|{other}|0", label=words.say(key)))
    found.append(Button(id=f"cn|{encounter}|1|n|foes|0", label=words.say("button-add")))
    if len(found) < 4:
        found.append(Button(id=f"ck|{encounter}|{shown.scope}|{shown.page}|", label=words.say("button-refresh")))
    found.append(Button(id=f"gp|{encounter}", label=words.say("button-panel")))
    return tuple(found)


def asks(words: Words, encounter: str, asked: Card) -> Card:
    """What only the game master is asked, and the way to the list, where both have no room together."""
    back: tuple[Item, ...] = (Button(id=f"ck|{encounter}|{FOES}|0", label=words.say("button-cockpit")),)
    return asked.model_copy(update={"rows": (*asked.rows[: MOST_ROWS - 1], back)})


# ---- one of them


@dataclass(frozen=True, slots=True)
class Led:
    """One combatant, and what may be done to him now. *kinds*: (word, code) of the points that can be changed, *kind*
    the one that is. *near*: those whom he could be parted from; *leaders*: (word, value) of who may lead him. *body*:
    the button that shows his body, empty in a game without bodies."""

    remark: str
    row: Row
    hidden: bool
    surprises: bool
    back: bool
    kinds: Sequence[tuple[str, str]]
    kind: str
    stamp: str
    near: Sequence[Row]
    leaders: Sequence[tuple[str, str]]
    scope: str
    page: int
    body: str = ""


def person(words: Words, encounter: str, shown: Led) -> Card:
    """One of them, with all that may be done to him."""
    who = shown.row.id
    said = said_of(words, shown.row)
    facts = {name: shown.row.facts.get(name) for name in ("hidden", "autopilot", "awaited", "out")}
    lines = [shorten(shown.remark, _REMARK)] if shown.remark else []
    lines.append(words.say("cockpit-line", facts, who=who, said=Ready(said) if said else None))
    lines += _sheet(words, shown.row)
    kind = next((word for word, code in shown.kinds if code == shown.kind), None)
    lines.append(words.say("cockpit-points", kind=None if kind is None else Ready(kind)))

    def deed(what: str, key: str, style: str = "secondary") -> Button:
        return Button(id=f"cd|{encounter}|{who}|{what}", label=words.say(key), style=style)  # type: ignore[arg-type]

    points = tuple(
        Button(
            id=f"cd|{encounter}|{who}|points|{amount}|{shown.kind}|{shown.stamp}",
            label=words.say("button-points", amount=abs(amount), sign="less" if amount < 0 else "more"),
            style="danger" if amount < 0 else "success",
        )
        for amount in AMOUNTS
    )
    deeds: list[Item] = []
    if shown.hidden:
        deeds.append(deed("reveal", "button-reveal"))
        if shown.surprises:
            deeds.append(deed("surprise", "button-reveal-surprise"))
    else:
        deeds.append(deed("hide", "button-hide"))
    if shown.back:
        deeds.append(deed("back", "button-back-up"))
    deeds.append(deed("remove", "button-take-out", "danger"))
    if len(shown.kinds) > 1:
        codes = [code for _, code in shown.kinds]
        at = (codes.index(shown.kind) + 1) % len(codes) if shown.kind in codes else 0
        other, code = shown.kinds[at]
        deeds.append(Button(id=f"cp|{encounter}|{who}|{code}", label=words.say("button-kind", kind=Ready(other))))
    rows: list[tuple[Item, ...]] = [points, tuple(deeds)]
    leaders = tuple(Option(label=word[:100], value=value) for word, value in shown.leaders)[:MOST_OPTIONS]
    rows.append((Select(id=f"ce|{encounter}|{who}", placeholder=words.say("cockpit-hand-over"), options=leaders),))
    if shown.near:
        labels = words.as_labels()
        options = tuple(_option(labels, each) for each in shown.near)[:MOST_OPTIONS]
        rows.append((Select(id=f"cs|{encounter}|{who}", placeholder=words.say("cockpit-separate"), options=options),))
    rows.append(
        (
            Button(id=f"ck|{encounter}|{shown.scope}|{shown.page}", label=words.say("button-cockpit")),
            Button(id=f"cp|{encounter}|{who}|{shown.kind}|", label=words.say("button-refresh")),
            deed("modifier", "button-modifier"),
            *((Button(id=shown.body, label=words.say("button-body-shown")),) if shown.body else ()),
        )
    )
    return Card(text=shorten("\n".join(line for line in lines if line), _LONGEST), rows=tuple(rows))


def somebody(words: Words, encounter: str, row: Row) -> Card:
    """Who of the server is to lead *row*."""
    choose = Somebody(id=f"cu|{encounter}|{row.id}", placeholder=words.say("cockpit-somebody"))
    back = Button(id=f"cp|{encounter}|{row.id}|", label=words.say("button-leave-it"))
    return Card(text=words.say("cockpit-somebody-else", who=row.id), rows=((choose,), (back,)))


# ---- somebody new


@dataclass(frozen=True, slots=True)
class Adding:
    """Who may be added: *creatures*, (word, id), of this *page* of so many *pages*; so many of them (*count*), *hidden*
    or not, on which *side*."""

    remark: str
    creatures: Sequence[tuple[str, str]]
    page: int
    pages: int
    count: int
    hidden: bool
    side: str
    stamp: str


def adding(words: Words, encounter: str, shown: Adding) -> Card:
    """The panel by which somebody is added: how many, seen or not, on which side; then the creature."""
    hidden = "y" if shown.hidden else "n"

    def ident(count: int, hid: str, side: str, page: int) -> str:
        return f"cn|{encounter}|{count}|{hid}|{side}|{page}"

    lines = [shorten(shown.remark, _REMARK)] if shown.remark else []
    lines.append(
        words.say(
            "cockpit-adding",
            count=shown.count,
            seen="hidden" if shown.hidden else "seen",
            side=shown.side,
        )
    )
    options = tuple(Option(label=word[:100], value=value) for word, value in shown.creatures)
    choose = Select(
        id=f"{ident(shown.count, hidden, shown.side, shown.page)}|{shown.stamp}",
        placeholder=words.say("note-foes-choose"),
        options=options,
    )
    counts = tuple(
        Button(
            id=ident(count, hidden, shown.side, shown.page),
            label=words.say("button-count", count=count),
            style="primary" if count == shown.count else "secondary",
        )
        for count in COUNTS
    )
    other = "players" if shown.side == "foes" else "foes"
    ways: list[Item] = [
        Button(
            id=ident(shown.count, "n" if shown.hidden else "y", shown.side, shown.page),
            label=words.say("button-add-seen" if shown.hidden else "button-add-hidden"),
        ),
        Button(
            id=ident(shown.count, hidden, other, shown.page),
            label=words.say("button-add-side", side=other),
        ),
    ]
    ways += [
        Button(id=ident(shown.count, hidden, shown.side, at), label=words.say(key))
        for at, key in ((shown.page - 1, "button-page-before"), (shown.page + 1, "button-page-after"))
        if 0 <= at < shown.pages
    ]
    back = (Button(id=f"ck|{encounter}|{FOES}|0", label=words.say("button-cockpit")),)
    rows: tuple[tuple[Item, ...], ...] = ((choose,), counts, tuple(ways), back)
    return Card(text=shorten("\n".join(lines), _LONGEST), rows=rows)


# ---- the last blow


def ruling(words: Words, encounter: str, blow: Blow, undone: Sequence[str], newest: int, remark: str = "") -> Card:
    """What would be taken back if the last blow were ruled otherwise, up to line *newest*, and the word to do it."""
    outcome = "miss" if blow.hit else "hit"
    head = words.say("cockpit-ruling", who=blow.who, target=blow.target, outcome=outcome, what=blow.what)
    told = [fitting_lines(undone, _LONGEST - len(head) - len(remark) - 1)] if undone else []
    buttons = (
        Button(
            id=f"cb|{encounter}|{blow.line}|{outcome}|do{newest}",
            label=words.say("button-blow-hit" if outcome == "hit" else "button-blow-missed", what=blow.what),
            style="danger",
        ),
        Button(id=f"ck|{encounter}|{FOES}|0", label=words.say("button-leave-it")),
    )
    return Card(text="\n".join([*filter(None, [remark]), head, *told]), rows=(buttons,))


def page_of(rows: Sequence[Row], wanted: int) -> tuple[Sequence[Row], int, int]:
    """The page *wanted* of *rows*, or the nearest there is: what is on it, its number, and how many there are."""
    pages = max(1, -(-len(rows) // A_PAGE))
    page = min(max(wanted, 0), pages - 1)
    return rows[page * A_PAGE : (page + 1) * A_PAGE], page, pages


def is_led(row: Row) -> bool:
    """Whether the game master leads *row*: no player does, or he stands against them."""
    facts: Mapping[str, object] = row.facts
    return facts.get("player") is None or row.side == "foes"
