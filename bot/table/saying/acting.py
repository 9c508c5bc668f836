"""[Act…]: everything that somebody may say now for a combatant, by buttons alone, whether he is asked or not.

Nothing is remembered between two presses. An id names the combatant, the command and the way through its form so far,
as the places of what was chosen, with a check sum of all that was offered on it: where the rules offer something else
by now, the panel is shown as it is by then, and nothing is taken for something else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from bot.kernel.decisions import Decision
from bot.kernel.errors import Refused
from bot.render.acting import Way
from bot.render.cards import Blank, Card, Form
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Read
from bot.table.hearing import authority
from bot.table.hearing.meaning import Meaning
from bot.table.message import awaiting
from bot.table.message.awaiting import resting
from bot.table.saying.answering import Answering
from bot.table.saying.speaking import MOST_WORDS, Speaking
from bot.table.saying.ways import BEGIN, WORDED, back, onward, way

FORMS: Final = ("declare", "next", "move", "hold", "release", "standby")
"""Commands that are filled in, in the order of the panel."""
PLAIN: Final = ("standby",)
"""Commands that say it all by themselves, too."""
VERB: Final = "ac"
WORDS: Final = "W"
"""How they begin in the id of the form in which he does."""
MANNER: Final = "M"
"""How they begin in the id of the form in which he says what he does at all."""
ALOUD: Final = "A"
"""The same, for whoever has pressed that where he was asked, and not on this panel."""
SAY_WHAT: Final = "-say-what"
"""How the keys of refusals end that ask for words: what was chosen says too little."""
MOST_TYPED: Final = 100
_STALE: Final = frozenset({"moment-passed", "question-changed", "not-offered"})


class Acted(Read, Protocol):
    """One encounter, as far as acting needs it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def speaking(self) -> Speaking: ...

    @property
    def answering(self) -> Answering: ...


class Acting:
    """What can be said at one table by [Act…]."""

    def __init__(self, table: Acted) -> None:
        self._table = table

    def panel(
        self, actor: Actor, who: str | None = None, remark: str = "", *, update: bool = False, worded: bool = False
    ) -> Outcome:
        """What *actor* may say now for *who*, else for the one he is asked about or plays; *worded*: in words of his
        own besides. Raises `Refused` for whoever plays nobody here."""
        table = self._table
        if not table.committed.standing.begun:
            raise Refused("not-begun")
        mine = self._mine(actor)
        if who is None:
            awaited = [q.who for q, _ in table.answering.asked_of(actor) if q.who in mine]
            if not (awaited or mine):
                raise authority.nobody(table.people(), table.session, actor)
            who = (*awaited, *mine)[0]
        table.answering.check_speaks_for(actor, who)
        return Outcome(self._card(actor, who, mine, remark, worded), private=True, update=update)

    async def press(self, actor: Actor, who: str, command: str, places: str, check: str, typed: str = "") -> Outcome:
        """What was pressed there, or chosen or *typed*."""
        table = self._table
        words = typed if places.startswith(WORDS) else None
        aloud = places.startswith(ALOUD)
        manner = typed if places.startswith((MANNER, ALOUD)) else None
        if words is not None or manner is not None:
            places = places[1:]
        elif typed:
            places = onward(places, typed)
        table.answering.check_speaks_for(actor, who)
        try:
            if command in PLAIN and check == BEGIN:
                return await self._say(actor, who, command, {}, words)
            form = self._form(who, command)
            if form is None:
                raise Refused("moment-passed")
            at = way(command, form, places)
            if check != way(command, form, back(places)).check:
                raise Refused("question-changed")
            if at.field is None and places.startswith(WORDED) and words is None and manner is None:
                return self._asks(actor, who, at, WORDS, check)
            if at.field is None and aloud:
                return await self._table.speaking.chosen(actor, command, {**at.choice, "how": typed}, who)
            if at.field is None:
                return await self._complete(actor, who, at, words, manner, check)
        except Refused as refused:
            if refused.key not in _STALE or aloud:
                raise
            # It was offered before something happened: what is offered now stands in its place.
            said = table.services.renderer.refusal(actor.locale, refused, bare=True)
            return self.panel(actor, who, said, update=True)
        return Outcome(self._step(actor, who, form, at), private=True, update=True)

    async def _complete(
        self, actor: Actor, who: str, at: Way, words: str | None, manner: str | None, check: str
    ) -> Outcome:
        choice = at.choice if manner is None else {**at.choice, "how": manner}
        try:
            return await self._say(actor, who, at.command, choice, words)
        except Refused as refused:
            if not refused.key.endswith(SAY_WHAT) or manner is not None:
                raise
        return self._asks(actor, who, at, MANNER, check)

    def _asks(self, actor: Actor, who: str, at: Way, what: str, check: str) -> Outcome:
        """A form for the words that are still wanted; *check*: that of the step at which the rest was chosen."""
        note = self._table.services.renderer.note
        key = "words" if what == WORDS else "manner"
        blank = Blank(
            id=key,
            label=note(actor.locale, f"acting-{key}")[:45],
            hint=note(actor.locale, f"acting-{key}-hint")[:100],
            required=True,
            most=MOST_WORDS if what == WORDS else MOST_TYPED,
        )
        form = Form(
            id=f"{VERB}|{self._table.id}|{who}|{at.command}|{what}{at.places}|{check}",
            title=authority.name_of(self._table.people(), who)[:45],
            blanks=(blank,),
        )
        return Outcome(Card(text=note(actor.locale, "acting-late")), private=True, form=form)

    async def _say(self, actor: Actor, who: str, command: str, choice: Mapping[str, str], words: str | None) -> Outcome:
        outcome = await self._table.speaking.chosen(actor, command, choice, who, words)
        if outcome.private and not outcome.update and outcome.form is None and self._table.committed.standing.begun:
            # What was said in private is said on the panel that said it.
            return self.panel(actor, who, outcome.card.text, update=True)
        return outcome

    def wants_words(self, actor: Actor, question: str, chosen: str) -> Outcome:
        """The form for what somebody does who has pressed *chosen*, which only says that it is something else, where he
        was asked. Raises `Refused` (`moment-passed`)."""
        found = self._table.question(question)
        if found is None:
            raise Refused("moment-passed")
        who, command, form = found[0].who, found[0].kind, found[1]
        options = form.all_fields({})[0].options
        if chosen not in options:
            raise Refused("moment-passed")
        at = way(command, form, str(options.index(chosen)))
        return self._asks(actor, who, at, ALOUD, way(command, form, BEGIN).check)

    # ---- what is offered

    def _mine(self, actor: Actor) -> list[str]:
        """The combatants for whom *actor* may speak and who can still do something: his own; the game master's, those
        whom nobody and no autopilot plays."""
        people = self._table.people()
        own = authority.own(people, self._table.session, actor)
        return [each.id for each in own if not each.out and not each.autopilot]

    def _form(self, who: str, command: str) -> Decision | None:
        """The form of *command*: all that could be typed, else what the question offers that stands."""
        table = self._table
        form = table.ruleset.stepwise(table.committed.state, command, who)
        asked = None if form is not None else table.meaning.question_of(who, command)
        return form if asked is None else asked[1]

    def _card(self, actor: Actor, who: str, mine: Sequence[str], remark: str, worded: bool) -> Card:
        table = self._table
        forms = {command: form for command in FORMS if (form := self._form(who, command)) is not None}
        places = f"{WORDED}{BEGIN}" if worded else BEGIN
        begun = {command: way(command, form, places) for command, form in forms.items()}
        awaited = None if forms else awaiting.gm_asked(table, actor.locale)
        if awaited is not None:
            said = table.services.renderer.refusal(actor.locale, awaited, bare=True)
            remark = "\n".join(filter(None, (remark, said)))
        return table.services.renderer.acting(
            table.ruleset,
            table.committed.state,
            who,
            {command: (forms[command], at) for command, at in begun.items() if at.field is not None or at.choice},
            [each for each in PLAIN if table.meaning.takes(each, actor, {"who": who})],
            actor.locale,
            table.id,
            table.reader(actor),
            asked=[q for q, _ in table.answering.asked_of(actor) if q.who == who],
            others=[each for each in mine if each != who],
            held=table.committed.standing.pause,
            worded=worded,
            remark=remark,
            rests=resting(table),
        )

    def _step(self, actor: Actor, who: str, form: Decision, at: Way) -> Card:
        table = self._table
        return table.services.renderer.acting_step(
            table.ruleset, table.committed.state, who, form, at, actor.locale, table.id, table.reader(actor)
        )
