"""What each button, select and form of a table does: the verbs with which their ids begin.

An id is `verb|encounter|…`; what follows the encounter are the verb's own parts. `VERBS` has every verb with as many
parts as it takes; what is not among them, or asks for a choice and brings none, is a moment that has passed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from bot.kernel import bounds
from bot.kernel.errors import Refused
from bot.table.base.actor import Actor, Outcome
from bot.table.base.sheets import Sheets
from bot.table.house.table import Table
from bot.table.message import boards, gm_screen, lesson, notices
from bot.table.message.living import MOST_SUMS
from bot.table.saying import acting, lines, plans, retyping, roster, standing_in
from bot.table.time import arrivals, attendance


@dataclass(frozen=True, slots=True)
class Press:
    """A component as *actor* used it: the *parts* of its id after the encounter, the *values* that were chosen or
    typed, and the *message* that it is on."""

    table: Table
    actor: Actor
    parts: Sequence[str]
    values: Sequence[str]
    message: int
    sheets: Sheets | None


Does: TypeAlias = Callable[[Press], Outcome | Awaitable[Outcome]]


class Verb(NamedTuple):
    """What a component does. *chosen*: something must be chosen or typed. *ended*: also once the encounter is over."""

    does: Does
    chosen: bool = False
    ended: bool = False


ANY = -1
"""However many parts an id has."""


async def _answer(press: Press, value: str, *, panel: bool = False) -> Outcome:
    question, generation, field = press.parts[:3]
    try:
        return await press.table.answering.press_answer(
            press.actor, question, bounds.number(generation), field, value, press.message, panel=panel
        )
    except Refused as refused:
        if not refused.key.endswith(acting.SAY_WHAT):
            raise
    return press.table.acting.wants_words(press.actor, question, value)


async def _join_panel(press: Press) -> Outcome:
    table, actor, sheets = press.table, press.actor, press.sheets
    if sheets is None:
        return table.scene.join_panel(actor, [])
    guild, game = table.row.guild, table.ruleset.id
    return table.scene.join_panel(actor, await sheets.names(actor, guild, game), await sheets.keys(actor, guild, game))


async def _join(press: Press) -> Outcome:
    table, actor = press.table, press.actor
    kind, _, name = (press.values[0] if press.values else "|".join(press.parts)).partition(":")
    if kind in ("own", "shared") and press.sheets is not None:
        row = await press.sheets.find_any(actor, table.row.guild, name, table.ruleset.id)
        return await table.scene.join(actor, {"sheet": row.body}, (row.owner, row.name))
    _, body = table.ruleset.sheets.propose({"ready": name})
    return await table.scene.join(actor, {"sheet": body})


def _act(press: Press) -> Awaitable[Outcome]:
    who, command, places, check = press.parts[:4]
    if command == "leave":
        return roster.leave(press.table, press.actor, who, None, None)
    return press.table.acting.press(press.actor, who, command, places, check, press.values[0] if press.values else "")


def _retype(press: Press) -> Awaitable[Outcome]:
    table = press.table
    return retyping.press(table, table.speaking, table.answering, press.actor, press.parts, press.values)


def _write_back(press: Press) -> Awaitable[Outcome]:
    if press.sheets is None:
        raise Refused("moment-passed")
    return press.sheets.write_back(press.actor, press.table)


def _points(press: Press) -> Awaitable[Outcome]:
    who, what, amount, kind, stamp = press.parts
    if what != "points":
        raise Refused("moment-passed")
    return press.table.cockpit.points(press.actor, who, bounds.signed(amount) or 0, kind, stamp)


def _lines(press: Press) -> list[int]:
    """The rulings whose sums are looked up: those of one message."""
    return [bounds.number(each) for each in press.parts[0].split(".")[:MOST_SUMS]]


def _manner(press: Press) -> tuple[int, str, str, int]:
    """How many, `y` for hidden, on which side, on which page of the creatures."""
    count, hidden, side, page = press.parts[:4]
    return bounds.number(count), hidden, side, bounds.number(page)


def _add(press: Press) -> Awaitable[Outcome]:
    cockpit, stamp = press.table.cockpit, press.parts[4]
    return cockpit.add(press.actor, press.values[0], *_manner(press), stamp, press.message)


def _settings_page(press: Press) -> Awaitable[Outcome]:
    return press.table.settings.change(press.actor, None, page=bounds.number(press.values[0]), panel=True)


VERBS: dict[tuple[str, int], Verb] = {
    # Questions: in the channel, and in somebody's own panel; without a field: what was chosen so far is taken back.
    ("q", 4): Verb(lambda it: _answer(it, it.parts[3])),
    # Of a long list there are further parts, numbered.
    ("s", 3): Verb(lambda it: _answer(it, it.values[0]), chosen=True),
    ("s", 4): Verb(lambda it: _answer(it, it.values[0]), chosen=True),
    ("p", 4): Verb(lambda it: _answer(it, it.parts[3], panel=True)),
    ("o", 3): Verb(lambda it: _answer(it, it.values[0], panel=True), chosen=True),
    ("o", 4): Verb(lambda it: _answer(it, it.values[0], panel=True), chosen=True),
    ("x", ANY): Verb(lambda it: it.table.answering.open_panel(it.actor)),
    # The game master means an answer in a player's place, or does not.
    (standing_in.VERB, 3): Verb(lambda it: standing_in.press(it.table, it.actor, *it.parts)),
    (standing_in.LEFT, 0): Verb(lambda it: standing_in.leave_it(it.table, it.actor)),
    # [Act…]: for whom, the panel, a step through a form (of a long list also its further parts).
    (acting.VERB, 0): Verb(lambda it: it.table.acting.panel(it.actor, it.values[0] if it.values else None)),
    (acting.VERB, 1): Verb(lambda it: it.table.acting.panel(it.actor, it.parts[0], update=True)),
    (acting.VERB, 2): Verb(lambda it: it.table.acting.panel(it.actor, it.parts[0], update=True, worded=True)),
    (acting.VERB, 4): Verb(lambda it: _act(it)),
    (acting.VERB, 5): Verb(lambda it: _act(it), chosen=True),
    # What was typed once more, with one of its words said otherwise.
    (retyping.VERB, 4): Verb(lambda it: _retype(it)),
    (retyping.VERB, 5): Verb(lambda it: _retype(it), chosen=True),
    # Standing orders.
    ("v", 1): Verb(lambda it: it.table.orders.panel(it.actor, it.parts[0], it.values[0] if it.values else None)),
    ("v", 3): Verb(lambda it: it.table.orders.press(it.actor, it.parts[0], it.parts[1], it.parts[2])),
    # Plans: the plan, a step through its form (of a long list also its further parts).
    (plans.VERB, 1): Verb(lambda it: it.table.plans.panel(it.actor, it.parts[0])),
    (plans.VERB, 3): Verb(lambda it: it.table.plans.press(it.actor, *it.parts, *it.values)),
    (plans.VERB, 4): Verb(lambda it: it.table.plans.press(it.actor, *it.parts[:3], *it.values), chosen=True),
    # Looking.
    ("w", 1): Verb(lambda it: it.table.looking.why_of_all(it.actor, _lines(it)), ended=True),
    ("m", ANY): Verb(lambda it: it.table.looking.status(it.actor), ended=True),
    ("mp", ANY): Verb(lambda it: it.table.looking.ground(it.actor)),
    (boards.BODY, 1): Verb(lambda it: it.table.looking.body(it.actor, it.parts[0]), ended=True),
    ("tl", ANY): Verb(lambda it: it.table.looking.timeline(it.actor)),
    (gm_screen.VERB, ANY): Verb(lambda it: it.table.cockpit.open(it.actor)),
    # Coming and going.
    ("j", ANY): Verb(_join_panel),
    ("k", ANY): Verb(_join),
    ("n", ANY): Verb(lambda it: it.table.scene.foes_panel(it.actor)),
    ("f", ANY): Verb(
        lambda it: it.table.speaking.command(it.actor, "npc-add", {"creature": it.values[0], "count": 1}), chosen=True
    ),
    (roster.LEAVING, 2): Verb(lambda it: roster.press(it.table, it.actor, it.parts[0], it.parts[1])),
    (roster.REVEALING, 2): Verb(lambda it: roster.press_reveal(it.table, it.actor, it.parts[0], it.parts[1])),
    ("ab", 2): Verb(
        lambda it: attendance.press(it.table, it.actor, bounds.number(it.parts[0]), it.parts[1], it.values, it.message)
    ),
    (notices.VERB, 0): Verb(lambda it: notices.panel(it.table, it.actor)),
    (lines.VERB, 1): Verb(lambda it: lines.press(it.table, it.actor, it.parts[0])),
    (lines.PANEL, 0): Verb(lambda it: lines.press_panel(it.table, it.actor, it.values[0]), chosen=True),
    (arrivals.VERB, 2): Verb(
        lambda it: arrivals.press(it.table, it.actor, bounds.number(it.parts[0]), it.parts[1], it.message)
    ),
    # Sheets: a change that was made on one, and the wounds.
    ("sc", 1): Verb(lambda it: it.table.copies.panel(it.actor, it.parts[0])),
    ("sa", 1): Verb(lambda it: it.table.copies.follow(it.actor, it.parts[0])),
    ("sl", 1): Verb(lambda it: it.table.copies.leave(it.actor, it.parts[0])),
    ("ww", ANY): Verb(_write_back, ended=True),
    # The clock, and the end.
    ("e", 0): Verb(lambda it: it.table.scene.end(it.actor, pressed=it.message)),
    ("b", ANY): Verb(lambda it: it.table.scene.start(it.actor)),
    ("h", ANY): Verb(lambda it: it.table.game_clock.wait(it.actor, pressed=it.message)),
    ("go", 1): Verb(lambda it: it.table.game_clock.go_on(it.actor, it.parts[0])),
    ("c", ANY): Verb(lambda it: it.table.game_clock.resume(it.actor, pressed=it.message)),
    # A lesson: no more advice, or its end.
    ("le", 1): Verb(lambda it: lesson.press(it.table, it.actor, it.parts[0], it.message)),
    # Rolls that people make with dice of their own.
    ("gr", ANY): Verb(lambda it: it.table.rolls.form(it.actor)),
    ("gx", ANY): Verb(lambda it: it.table.rolls.leave_to_bot(it.actor, it.message)),
    ("gd", ANY): Verb(lambda it: it.table.rolls.say(it.actor, " ".join(it.values), pressed=it.message), chosen=True),
    ("gf", ANY): Verb(lambda it: it.table.rolls.say(it.actor, " ".join(it.values), pressed=it.message), chosen=True),
    # The game master's cockpit: the list, what is asked there, one of them, what is done to him, somebody new, time,
    # the last blow.
    ("ck", 2): Verb(lambda it: it.table.cockpit.show(it.actor, it.parts[0], bounds.number(it.parts[1]))),
    ("ck", 3): Verb(lambda it: it.table.cockpit.show(it.actor, it.parts[0], bounds.number(it.parts[1]))),
    ("cp", 0): Verb(lambda it: it.table.cockpit.person(it.actor, it.values[0]), chosen=True),
    ("cp", 2): Verb(lambda it: it.table.cockpit.person(it.actor, it.parts[0], it.parts[1])),
    ("cp", 3): Verb(lambda it: it.table.cockpit.person(it.actor, it.parts[0], it.parts[1])),
    ("cd", 2): Verb(lambda it: it.table.cockpit.deed(it.actor, it.parts[0], it.parts[1])),
    ("cd", 5): Verb(_points),
    ("ce", 1): Verb(lambda it: it.table.cockpit.hand_over(it.actor, it.parts[0], it.values[0]), chosen=True),
    ("cu", 1): Verb(
        lambda it: it.table.cockpit.hand_over(it.actor, it.parts[0], f"u:{it.values[0]}"),
        chosen=True,
    ),
    ("cm", 1): Verb(lambda it: it.table.cockpit.give(it.actor, it.parts[0], it.values), chosen=True),
    ("cs", 1): Verb(lambda it: it.table.cockpit.separate(it.actor, it.parts[0], it.values[0]), chosen=True),
    ("cn", 4): Verb(lambda it: it.table.cockpit.adding(it.actor, *_manner(it))),
    ("cn", 5): Verb(_add, chosen=True),
    ("ct", 2): Verb(lambda it: it.table.cockpit.time(it.actor, it.parts[0], bounds.number(it.parts[1]))),
    ("cb", 3): Verb(lambda it: it.table.cockpit.blow(it.actor, bounds.number(it.parts[0]), it.parts[1], it.parts[2])),
    # The game master's panel, a preview of an undo, the settings, a letter.
    ("gp", 0): Verb(lambda it: it.table.gm_panel.show(it.actor, update=True)),
    ("gh", 1): Verb(lambda it: it.table.gm_panel.press_clock(it.actor, it.parts[0])),
    ("gn", 0): Verb(lambda it: it.table.gm_panel.press_next(it.actor)),
    ("gs", 1): Verb(lambda it: it.table.settings.change(it.actor, None, page=bounds.number(it.parts[0]), panel=True)),
    ("gs", 0): Verb(lambda it: it.table.settings.change(it.actor, it.values[0], panel=True), chosen=True),
    ("gc", 0): Verb(lambda it: _settings_page(it), chosen=True),
    ("gc", 1): Verb(lambda it: _settings_page(it), chosen=True),
    ("pf", 0): Verb(lambda it: it.table.presets.press(it.actor, "", it.values[0]), chosen=True),
    ("pf", 1): Verb(lambda it: it.table.presets.press(it.actor, it.parts[0])),
    ("pf", 2): Verb(lambda it: it.table.presets.press(it.actor, it.parts[0], it.parts[1])),
    ("gv", 1): Verb(lambda it: it.table.settings.change(it.actor, it.parts[0], it.values[0], panel=True), chosen=True),
    ("gb", 1): Verb(lambda it: it.table.undoing.preview(it.actor, to=bounds.number(it.parts[0]))),
    ("gu", 3): Verb(
        lambda it: it.table.undoing.press(it.actor, bounds.number(it.parts[0]), bounds.number(it.parts[1]), it.parts[2])
    ),
    ("gl", 0): Verb(lambda it: it.table.undoing.leave_it(it.actor)),
    ("gt", 1): Verb(lambda it: it.table.letters.read(it.actor, it.parts[0])),
}
AFTER_THE_END = frozenset(name for (name, _), verb in VERBS.items() if verb.ended)


async def done(verb: str, press: Press) -> Outcome:
    """What becomes of *press*. Raises `Refused` (`moment-passed`, among others)."""
    found = VERBS.get((verb, len(press.parts))) or VERBS.get((verb, ANY))
    if found is None or (found.chosen and not press.values):
        raise Refused("moment-passed")
    outcome = found.does(press)
    return outcome if isinstance(outcome, Outcome) else await outcome


def admitted(table: Table, actor: Actor, channel: int) -> Actor:
    """*actor* as one who may use a component of *table* in *channel*: its own, or its screen's. Whoever manages another
    channel manages nothing here. Raises `Refused` (`moment-passed`): ids can be read off one message and sent from
    anywhere."""
    if actor.guild != table.row.guild or channel not in (table.row.channel, table.session.screen):
        raise Refused("moment-passed")
    return actor if channel == table.row.channel else replace(actor, manages=False)
