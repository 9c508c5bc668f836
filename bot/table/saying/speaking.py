"""What people say at a table by commands: for their combatants, or as game master."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Literal, Protocol

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision, Scalar
from bot.kernel.errors import Refused
from bot.kernel.frame import Open, Told
from bot.render.cards import Card
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.likeness import Unclear
from bot.table.base.protocols import Rolls, Submitting
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.hearing.blanks import MEANS, NAMES, ORDERS, PLAN, PLAYER_COMMANDS, TOOL, tooled
from bot.table.hearing.meaning import Meaning
from bot.table.message import awaiting
from bot.table.message.letters import Letters
from bot.table.saying import retyping
from bot.table.saying.answering import Answering
from bot.table.saying.plans import Plans
from bot.table.saying.standing_in import asked_first
from bot.table.saying.standing_orders import StandingOrders

MOST_WORDS = 300
"""Characters of the words with which something is done."""

ACTION, DECLARE = "action", "declare"
HINT = "hint"
"""What somebody seems to do, in words."""
UNEXPLAINED = "other"
"""The reason of what nothing that a game knows of stands in the way of: then what there is to choose says more."""
_UNKNOWN = (ACTION, "spell")
"""What a game's refusal is about where a word is none of its own: then the form's own refusal quotes what was typed."""


class Spoken(Submitting, Protocol):
    """One encounter, as far as commands need it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def answering(self) -> Answering: ...

    @property
    def orders(self) -> StandingOrders: ...

    @property
    def plans(self) -> Plans: ...

    @property
    def rolls(self) -> Rolls: ...

    @property
    def letters(self) -> Letters: ...

    @property
    def last_line(self) -> int: ...

    @property
    def last_told(self) -> Sequence[Told]: ...


class Speaking:
    """Commands at one table; see `Meaning` for what is understood."""

    def __init__(self, table: Spoken) -> None:
        self._table = table

    async def command(
        self,
        actor: Actor,
        command: str,
        args: Mapping[str, Scalar],
        who: str | None = None,
        *,
        pressed: int | None = None,
        quiet: bool = False,
    ) -> Outcome:
        """A command of the ruleset: a player's (`PLAYER_COMMANDS`), perhaps with `words` of his own, or the GM's.
        *quiet*: the GM is answered in private, and what everybody may know is posted. What may have been meant by a
        word that means nothing is offered beside the refusal."""
        try:
            return await self._command(actor, command, args, who, pressed=pressed, quiet=quiet)
        except Unclear as unclear:
            retyping.offer(self._table, unclear, command, args, who, actor)
            raise
        except Refused as refused:
            if (lacking := self._lacks_somebody(refused, command, args, who, actor)) is None:
                raise
            retyping.offer(self._table, lacking, command, args, who, actor)
            raise lacking from None

    def _lacks_somebody(
        self, refused: Refused, command: str, args: Mapping[str, Scalar], who: str | None, actor: Actor
    ) -> Unclear | None:
        """*refused*, with those who may be meant, where it asks the game master for somebody whom he has not named."""
        option = refused.facts.get("argument")
        if command in PLAYER_COMMANDS or option not in NAMES or args.get(str(option)):
            return None
        people = self._table.people()
        other = None if who is None else self._table.meaning.named(who, actor)
        offers = [(each.id, each.name) for each in people if each.id != other and not each.out]
        return Unclear(refused.key, refused.facts, offers, str(option), adds=True)

    async def _command(
        self,
        actor: Actor,
        command: str,
        args: Mapping[str, Scalar],
        who: str | None,
        *,
        pressed: int | None,
        quiet: bool,
    ) -> Outcome:
        table = self._table
        if command == ORDERS:
            return await table.orders.give(actor, args, who)
        if command == PLAN:
            return await table.plans.give(actor, args, who)
        if command in PLAYER_COMMANDS:
            words = args.get("words")
            other = {name: value for name, value in args.items() if name != "words"}
            try:
                return await self._say(actor, command, other, who, None if words is None else str(words))
            except Refused as refused:
                raise awaiting.reason(table, actor.locale, refused) from None
        remark = presiding(table, actor)

        def ordered() -> Any:
            resolved: dict[str, Scalar] = {}
            for name, value in args.items():
                if isinstance(value, str):
                    # A tool is named before what it takes: its id says which words those are.
                    resolved[name] = table.meaning.meant(tooled(command, resolved), name, value, actor)
                elif value is not None:
                    resolved[name] = value
            if who is not None:
                resolved["who"] = table.meaning.named(who, actor)
            # Whoever is added is called as the table speaks.
            return self._composed(command, actor, {"locale": table.locale, **resolved}, args)

        before = table.last_line
        aside = becoming_gm(actor, remark)
        outcome = await table.submit(ordered, actor, pressed=pressed, quiet=quiet, remark=remark, aside=aside)
        if command == TOOL and table.last_line > before:
            await table.letters.deliver(actor, table.last_told)
        return outcome

    async def _say(
        self, actor: Actor, command: str, args: Mapping[str, Scalar], who: str | None, words: str | None
    ) -> Outcome:
        table = self._table
        if words and (seems := self._seems(actor, command, who)):
            args, words = {**args, seems: words}, None

        def spoken() -> Any:
            speaker = table.meaning.speaker(actor, who)
            if not table.committed.standing.begun:
                raise Refused("not-begun")
            # While a die is awaited that is the reason, whatever the game says of whose turn it is.
            table.rolls.check(None)
            hinted = HINT in args
            if not hinted and (answered := self._as_answer(speaker, command, args, actor)) is not None:
                return answered
            # What somebody seems to do no answer says: it is declared.
            question_asked = None if hinted else table.meaning.question_of(speaker, command)
            try:
                asked, choice = self._understood(question_asked, partial(self._form, speaker, command), args, actor)
                if asked is not None and (other := self._not_offered(asked[1], speaker, command, args, actor)):
                    raise other
            except Refused as refused:
                if refused.key != "not-an-option" or (isinstance(refused, Unclear) and refused.nearly):
                    raise awaiting.played_out(table, refused, speaker, actor.locale) or refused from None
                forbidden = self._forbidden(speaker, command, args, actor) or refused
                raise awaiting.played_out(table, forbidden, speaker, actor.locale) or forbidden from None
            if asked is None:
                choice = self._more(speaker, command, args, choice, actor)
                try:
                    return self._worded(speaker, command, args, choice, actor)
                except Refused as refused:
                    if awaited := awaiting.played_out(table, refused, speaker, actor.locale):
                        raise awaited from None
                    raise self._wanting(self._form(speaker, command), args, choice, actor, refused) from None
            self._check_left(speaker, command, args, choice, actor)
            question, decision = asked
            return table.answering.answer_of(actor, question, table.meaning.complete(decision, choice))

        if (first := asked_first(table, actor, spoken, words=words)) is not None:
            return first
        await self._utter(actor, command, who, words, spoken)
        return self._with_words(await table.answering.speak(actor, spoken), actor, who, words)

    def _seems(self, actor: Actor, command: str, who: str | None) -> str | None:
        """The argument that takes the words of *command* where a game shows them in the place of the action."""
        table = self._table
        asks = getattr(table.ruleset, "seems_by_words", None)
        if asks is None:
            return None
        return HINT if asks(table.committed.state, command, table.meaning.speaker(actor, who)) else None

    async def _utter(
        self, actor: Actor, command: str, who: str | None, words: str | None, spoken: Callable[[], Any]
    ) -> None:
        """Tell with which *words* what is *spoken* next is done, in *command*'s way: with the deed, in a game that
        knows deeds (`deed_of`). Raises `Refused` where that is not possible, and where the words would betray a choice
        that is not told yet."""
        table = self._table
        if not words or not words.strip():
            return

        def uttered() -> Any:
            made = spoken()
            speaker = table.meaning.speaker(actor, who)
            if isinstance(made, said.Answer):
                found = next((pair for pair in table.questions() if pair[0].id == made.question), None)
            else:
                table.ruleset.check(table.committed.state, made)
                found = table.meaning.question_of(speaker)
            state = table.committed.state
            if found is not None and (found[0].secret or table.ruleset.discretion(state, found[1]) != "none"):
                raise Refused("words-in-secret")
            until: Literal["", "deed", "next"] = "next" if command == "next" else "deed"
            told = " ".join(words.split())[:MOST_WORDS]
            return said.Utter(actor.user, speaker, told, until if hasattr(table.ruleset, "deed_of") else "")

        await table.submit(uttered, replace(actor, interaction=None), quiet=True)

    def _with_words(self, outcome: Outcome, actor: Actor, who: str | None, words: str | None) -> Outcome:
        """*outcome*, and for *actor* alone his *words*, as long as they wait for the deed."""
        table = self._table
        speaker = table.meaning.speaker(actor, who) if words else None
        waiting = [each.words for each in table.committed.standing.words if each.who == speaker]
        if not waiting:
            return outcome
        kept = table.services.renderer.note(actor.locale, "words-kept", words=waiting[-1])
        if outcome.private:
            text = "\n".join(filter(None, (outcome.card.text, kept)))
            return replace(outcome, card=outcome.card.model_copy(update={"text": text}))
        aside = outcome.aside or Card(text="")
        return replace(outcome, aside=aside.model_copy(update={"text": "\n".join(filter(None, (aside.text, kept)))}))

    async def chosen(
        self, actor: Actor, command: str, choice: Mapping[str, str], who: str, words: str | None = None
    ) -> Outcome:
        """A player's *command* for *who*, of whose form the whole *choice* was made by buttons: an answer, where that
        is what is asked, else the word of the game."""
        table = self._table

        def spoken() -> Any:
            if not table.committed.standing.begun:
                raise Refused("not-begun")
            asked = table.meaning.question_of(who, command)
            if asked is not None and asked[1].legal(choice) == ():
                return table.answering.answer_of(actor, asked[0], choice)
            table.answering.check_speaks_for(actor, who)
            return table.meaning.composed(command, actor, {**choice, "who": who})

        if (first := asked_first(table, actor, spoken, update=True, words=words)) is not None:
            return first
        await self._utter(actor, command, who, words, spoken)
        return self._with_words(await table.answering.speak(actor, spoken), actor, who, words)

    def _worded(
        self, speaker: str, command: str, args: Mapping[str, Scalar], choice: Mapping[str, str], actor: Actor
    ) -> Any:
        """The note for what was typed, as far as it was understood as *choice*; who is named besides is resolved."""
        table = self._table
        resolved: dict[str, Scalar] = {**args, **choice, "who": speaker}
        said = table.meaning.spoken_for(choice)
        for name in NAMES:
            value = resolved.get(name)
            if isinstance(value, str) and name not in said and name != "who":
                resolved[name] = table.meaning.named(value, actor)
        given = {name: value for name, value in resolved.items() if value is not None}
        return self._composed(command, actor, given, args)

    def _composed(self, command: str, actor: Actor, given: Mapping[str, Scalar], args: Mapping[str, Scalar]) -> Any:
        """The note of the ruleset for *command*, of whose options, *args*, one that is not taken is refused with those
        that are."""
        try:
            return self._table.meaning.composed(command, actor, given)
        except Refused as refused:
            if refused.key != "option-not-taken":
                raise
            takes = (each for each in str(refused.facts["takes"]).split(", ") if each in args)
            raise Refused(refused.key, **{**refused.facts, "takes": ", ".join(takes)}) from None

    def _more(
        self, speaker: str, command: str, args: Mapping[str, Scalar], choice: dict[str, str], actor: Actor
    ) -> dict[str, str]:
        """*choice*, and what was typed beside it as far as it is a word of the game: so that the game can say itself
        why it is not possible now."""
        form = self._form(speaker, command, whole=True) if self._left(args, choice) else None
        if form is None:
            return choice
        try:
            more = self._table.meaning.choice(form, args, actor)
        except Refused:
            return choice
        return more if choice.items() <= more.items() else choice

    def _check_left(
        self, speaker: str, command: str, args: Mapping[str, Scalar], choice: Mapping[str, str], actor: Actor
    ) -> None:
        """Raise `Refused` for what was typed and stands not in *choice*: what a question has no blank for must at least
        be what the combatant would use anyway."""
        table = self._table
        left = self._left(args, choice)
        if not left:
            return
        form = self._form(speaker, command)
        taken = [] if form is None else [each.name for each in form.all_fields(choice) if each.name in args]
        other = next((each for each in left if each not in MEANS or (form is not None and each not in taken)), None)
        if other is None:
            table.meaning.check_means(actor, {**{each: args[each] for each in left}, "who": speaker})
            return
        takes = ", ".join(each for each in taken if each != "action")
        refused = Refused("option-not-taken", option=other, takes=takes)
        asked = table.meaning.question_of(speaker, command)
        own = self._forbidden(speaker, command, args, actor) or refused
        if asked is not None and table.meaning.comes_later(asked[1], other, choice):
            own = self._wanting(asked[1], args, choice, actor, own)
        raise own

    def _wanting(
        self,
        form: Decision | None,
        args: Mapping[str, Scalar],
        choice: Mapping[str, str],
        actor: Actor,
        refused: Refused,
    ) -> Refused:
        """*refused*, with what *form* wants next after *choice* to press: then the command is said again with that
        answer. As it is, where nothing is left to choose."""
        left = () if form is None else form.legal(choice) or ()
        if form is None or not left or isinstance(refused, Unclear):
            return refused
        meaning, blank = self._table.meaning, left[0]
        option = meaning.option_of(blank.name)
        lost = refused.facts["option"] if refused.key == "option-not-taken" else None
        if args.get(option) not in (None, "") or (lost and not meaning.comes_later(form, str(lost), choice)):
            return refused
        offers = [(each, meaning.option_label(form, blank.name, each, actor.locale, choice)) for each in blank.options]
        if lost is None:
            return Unclear(refused.key, refused.facts, offers, option, adds=True)
        asks = self._table.services.renderer.to_choose(meaning.words(actor.locale), blank.name, form.who, choice)
        return Unclear("first-choose", {"option": lost, "blank": asks}, offers, option, adds=True)

    def _as_answer(self, speaker: str, command: str, args: Mapping[str, Scalar], actor: Actor) -> said.Answer | None:
        """What was typed as an answer to a question that the command answers in its own words (see `Reading`); None:
        there is none. What its own words do not mean may be said in those of a question of the command's kind."""
        table = self._table
        found = table.meaning.reading_of(speaker, command)
        if found is None:
            return None
        question, reading = found
        try:
            choice = table.meaning.choice(reading.form, args, actor)
        except Refused as refused:
            if refused.key == "not-an-option" and question.kind == command:
                return None
            raise
        left = {each: args[each] for each in self._left(args, choice)}
        if means := {each: left[each] for each in MEANS if each in left}:
            table.meaning.check_means(actor, {**means, "who": speaker})
        if (other := next((each for each in left if each not in MEANS), None)) is not None:
            takes = ", ".join(each.name for each in reading.form.all_fields(choice) if each.name in args)
            raise Refused("option-not-taken", option=other, takes=takes)
        return table.answering.answer_of(actor, question, reading.answer(choice))

    def _not_offered(
        self, asked: Decision, speaker: str, command: str, args: Mapping[str, Scalar], actor: Actor
    ) -> Refused | None:
        """The refusal of an action that is named whole and not offered by *asked*, also where its name begins that of
        another one: what somebody says is never exchanged for what is called nearly like it. None: it is offered, or
        there is no such action."""
        typed, blank, labels = args.get(ACTION), asked.all_fields({})[0], self._table.meaning.labels
        if not isinstance(typed, str) or blank.name != ACTION:
            return None
        offered = labels(asked, blank, actor.locale)
        if likeness.named(typed, offered) is not None:
            return None
        # Only now is it worth the while to make all that could ever be named.
        form = self._form(speaker, command, whole=True)
        every = None if form is None else form.all_fields({})[0]
        if form is None or every is None or every.name != ACTION:
            return None
        known = likeness.named(typed, labels(form, every, actor.locale))
        if known is None or known in blank.options:
            return None
        return Refused("not-an-option", typed=typed, names=", ".join(dict(offered).values()))

    def _offered(self, asked: Decision, args: Mapping[str, Scalar], actor: Actor) -> bool:
        """Whether *args* name an action that *asked* offers."""
        try:
            return ACTION in self._table.meaning.choice(asked, {ACTION: args.get(ACTION)}, actor)
        except Refused:
            return False

    def _forbidden(self, speaker: str, command: str, args: Mapping[str, Scalar], actor: Actor) -> Refused | None:
        """Why the game forbids what *args* say and what is not offered; None: it knows no such thing."""
        table = self._table
        whole = partial(self._form, speaker, command, whole=True)
        question = table.meaning.question_of(speaker, command)
        if question is not None and command == DECLARE:
            # What is nearly the name of something else says nothing about that.
            if self._not_offered(question[1], speaker, command, args, actor):
                question = None
            elif not self._offered(question[1], args, actor):
                return None
        # What is not offered may still be there: then the game says why it cannot be used now.
        plain = {**args, "how": None}
        for given, read in ((args, args), (plain, {**plain, "with": None})):
            try:
                _, choice = self._understood(question, whole, read, actor)
                table.ruleset.check(table.committed.state, self._worded(speaker, command, given, choice, actor))
            except Refused as refused:
                own = refused.key.startswith(f"{table.ruleset.id}-") and refused.facts.get("lack") != UNEXPLAINED
                if own and refused.facts.get("argument") not in _UNKNOWN:
                    return refused
        return None

    def _understood(
        self,
        asked: tuple[Open, Decision] | None,
        own: Callable[[], Decision | None],
        args: Mapping[str, Scalar],
        actor: Actor,
    ) -> tuple[tuple[Open, Decision] | None, dict[str, str]]:
        """What was typed as an answer to the question *asked*, if it can be one. Else as something that may be said
        besides, in the game's *own* form for this command; then no question comes back."""
        table = self._table
        if asked is None:
            form = own()
            return None, {} if form is None else table.meaning.choice(form, args, actor)
        try:
            choice = table.meaning.choice(asked[1], args, actor)
        except Refused:
            form = own()
            if form is None:
                raise
            return None, table.meaning.choice(form, args, actor)
        left = self._left(args, choice)
        form = own() if left else None
        if form is None:
            return asked, choice
        wider = table.meaning.choice(form, args, actor)
        own_words = {each.name for each in form.all_fields(wider) if each.free}
        said = table.meaning.spoken_for(wider)
        return (None, wider) if any(each in said or each in own_words for each in left) else (asked, choice)

    def _form(self, who: str, command: str, *, whole: bool = False) -> Decision | None:
        table = self._table
        return table.ruleset.form(table.committed.state, command, who, whole=whole)

    def _left(self, args: Mapping[str, Scalar], choice: Mapping[str, str]) -> list[str]:
        """What was typed, and is not said by *choice*."""
        said = self._table.meaning.spoken_for(choice)
        return [name for name, value in args.items() if value is not None and value != "" and name not in said]
