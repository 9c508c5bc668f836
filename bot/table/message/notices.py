"""What awaits the game master's word beside the questions: somebody who lets his deadlines pass, somebody who would
join, a sheet that was changed.

Each is told once, as a line among the rulings of the message that holds the present; what can be answered stands there
until he has answered: the buttons of a single one in a row of their own, those of several behind one button. The
screen has the same of what only the game master may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.render.cards import Button, Card
from bot.render.names import Ready, user
from bot.table.base.actor import Actor, Outcome
from bot.table.base.places import ABSENT, ARRIVAL, CHANGED, SCREEN, TIDY, Place
from bot.table.base.protocols import Amendable, Named, Observed, Posting
from bot.table.hearing.authority import presiding
from bot.table.hearing.quiet import hours

if TYPE_CHECKING:
    from bot.table.base.passage import Situation
    from bot.table.base.session import Arrival, Session

VERB = "nt"
AWAY, JOINING, SHEET = "ab", "nv", "sc"
"""The verbs of their buttons."""
MOST_LINES = 2
"""So many that are not told above are told again; of more, how many there are."""
MOST_ROWS = 5
_EARLIER = tuple(f"{where}{kind}" for where in ("", SCREEN) for kind in (ABSENT, ARRIVAL, CHANGED))
_NOTHING = Card(text="")


class Noticed(Amendable, Protocol):
    """One encounter, as far as its notices need it."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One of them: its *text*, and what can be answered."""

    text: str
    buttons: tuple[Button, ...]


def standing(table: Posting, now: Situation, session: Session, locale: str, *, screen: bool) -> list[Notice]:
    """Those that await a word as it is *now*, by *session*: on the *screen*, or in the channel."""
    if now.standing.ended or not (session.undecided or session.arrivals or session.changes):
        return []
    people = table.ruleset.people(now.state)
    found = []
    if not screen:
        for player in session.undecided:
            if theirs := playing(people, player):
                found.append(Notice(away(table, player, theirs, locale), _away_buttons(table, player, locale)))
    # What the game master has left unanswered the players may answer, so that it stands where they see it.
    there = [each for each in session.arrivals if screen == (session.screen is not None and not each.open)]
    found += [Notice(joining(table, each, locale), _joining_buttons(table, each, locale)) for each in there]
    for each in people:
        # What is hidden is not spoken of in the channel: the screen shows it, or the panel in its place.
        if each.id in session.changes and each.hidden == screen and (not screen or session.screen is not None):
            text = table.services.renderer.note(locale, "sheet-changed", name=each.name)
            found.append(Notice(text, (change_button(table, each.id, locale),)))
    return found


def playing(people: Sequence[Person], player: int) -> list[Person]:
    """Those of *people* whom *player* plays and who are still there."""
    return [each for each in people if each.player == player and not each.out]


def away(table: Posting, player: int, theirs: Sequence[Person], locale: str) -> str:
    """That *player*, who plays *theirs*, does not answer any more."""
    names = tuple(each.name for each in theirs)
    return table.services.renderer.note(locale, "absent", player=Ready(user(player)), names=names)


def joining(table: Posting, arrival: Arrival, locale: str) -> str:
    """Who would join."""
    side = arrival.side or "players"
    player = Ready(user(arrival.user))
    return table.services.renderer.note(locale, "arrival", player=player, name=arrival.name, side=side)


def _away_buttons(table: Posting, player: int, locale: str) -> tuple[Button, ...]:
    note = table.services.renderer.note
    return tuple(
        Button(id=f"{AWAY}|{table.id}|{player}|{what}", label=note(locale, f"absent-{what}"))
        for what in ("autopilot", "give", "wait")
    )


def _joining_buttons(table: Posting, arrival: Arrival, locale: str) -> tuple[Button, ...]:
    note, ident = table.services.renderer.note, f"{JOINING}|{table.id}|{arrival.number}"
    return (
        Button(id=f"{ident}|in", label=note(locale, "arrival-in"), style="success"),
        Button(id=f"{ident}|out", label=note(locale, "arrival-out")),
    )


def change_button(table: Named, who: str, locale: str) -> Button:
    """[See the change] of the sheet of *who*."""
    return Button(id=f"{SHEET}|{table.id}|{who}", label=table.services.renderer.button(locale, "see-change"))


def calling(table: Observed, *people: int) -> tuple[int, ...]:
    """Those of *people* who are called now: nobody in quiet hours."""
    session = table.session
    return () if hours(session.quiet, session.zone).span(table.services.moment().wall) is not None else people


# ---- in the message that holds the present


def asked(table: Posting, now: Situation, session: Session, told: Sequence[str], *, screen: bool = False) -> Card:
    """What is asked beside the questions, in one row at most; without text where the message has *told* it all."""
    found = standing(table, now, session, table.locale, screen=screen)
    if not found:
        return _NOTHING
    note = table.services.renderer.note
    lines = [each.text for each in found if not any(each.text in one for one in told)]
    if len(lines) > MOST_LINES:
        lines = [note(table.locale, "notices-wait", count=len(found))]
    row = found[0].buttons
    if len(found) > 1:
        row = (Button(id=f"{VERB}|{table.id}", label=note(table.locale, "notices-open")),)
    return Card(text="\n".join(lines), rows=(row,))


def panel(table: Noticed, actor: Actor, *, update: bool = False) -> Outcome:
    """Behind [Decide…]: each with its answers, for the game master alone. Raises `Refused`."""
    presiding(table, actor)
    now, note = table.situation(), table.services.renderer.note
    session = table.session
    found = [each for there in (False, True) for each in standing(table, now, session, actor.locale, screen=there)]
    if not found:
        if not update:
            raise Refused("moment-passed")
        return Outcome(Card(text=note(actor.locale, "notices-none")), private=True, update=True)
    lines, rows = [], []
    for number, each in enumerate(found[:MOST_ROWS], start=1):
        lines.append(f"{number}. {each.text}")
        rows.append(tuple(one.model_copy(update={"label": f"{number}. {one.label}"}) for one in each.buttons))
    if len(found) > MOST_ROWS:
        lines.append(note(actor.locale, "notices-more", count=len(found) - MOST_ROWS))
    return Outcome(Card(text="\n".join(lines), rows=tuple(rows)), private=True, update=update)


def pressed_slot(table: Posting, message: int) -> str | None:
    """The slot of *message*; None: it is a private panel."""
    return next((slot for slot, place in table.outbox.places.items() if message and place.message == message), None)


def left_over(table: Posting) -> list[Place]:
    """Messages of earlier versions, which kept one for each: without their buttons, as the present has them."""
    known = table.outbox.places
    found = [slot for slot in known if slot.startswith(_EARLIER) and known[slot].card.rows]
    return [table.outbox.want(slot, Card(text=known[slot].card.text), kind=TIDY) for slot in found]
