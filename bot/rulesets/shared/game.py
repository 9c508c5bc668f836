"""The frame of a game: its chapters as one, and what the kernel and the table ask of any game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

from bot.kernel.decisions import NOTHING, Choice, Decision, Reading, Scalar
from bot.kernel.effects import Action, Scene
from bot.kernel.errors import UnknownCommand
from bot.kernel.events import PUBLIC, Audience
from bot.kernel.frame import Open
from bot.kernel.ruleset import Discretion, Person, Reader, Setting, View, only
from bot.rulesets.shared import deciding, following, odds, plans, secrecy, seeing, veil
from bot.rulesets.shared.book import Chapter, happening, tool_named
from bot.rulesets.shared.choices import Choices, Chosen
from bot.rulesets.shared.figures import bounds_of, figure_of
from bot.rulesets.shared.odds import Likely, Odds
from bot.rulesets.shared.options import Args, Heard, text
from bot.rulesets.shared.plans import Vocabulary
from bot.rulesets.shared.working import Stages

S = TypeVar("S")
TOOL = "gm-tool"
Against: TypeAlias = Literal["nothing", "total", "figure"]
"""What a roll is held against of somebody else: nothing, a total that he has rolled, or a figure of his."""


class Contents:
    """The *chapters* of a game as one; *codes*: what an option may say beside what they say themselves. A class that
    inherits from one of another chapter stands in its place."""

    def __init__(self, *chapters: Chapter, codes: Mapping[tuple[str, str], tuple[str, ...]]) -> None:
        whole = Chapter()
        for each in chapters:
            whole = whole.and_(each)
        self.events = _latest(whole.events)
        self.notes = _latest(whole.notes)
        self.commands, self.tools = whole.commands, whole.tools
        self.codes = {**whole.codes, **codes, (TOOL, "tool"): tuple(whole.tools)}
        self._rules, self._audiences = whole.rules, whole.audiences
        self.words = {kind.type: kind for kind in self.notes}  # type: ignore[attr-defined]

    def word(self, tag: str) -> Any:
        """The word that journals call *tag*."""
        return self.words[tag]

    def check(self, state: Any, note: Any) -> None:
        """Raise `Refused` where *note* is not possible now."""
        self.notes[note.__class__][0](state, note)

    def take(self, scene: Scene[Any], note: Any) -> Action:
        """Let *note* take effect."""
        return self.notes[note.__class__][1](scene, note)

    def after(self, state: Any, event: Any) -> Any:
        """The state once *event* has happened. Raises `TypeError` for an event that some other game, or all of them,
        have, and this game has not, or has made its own: nothing would come of it."""
        change = self.events.get(event.__class__)
        if change is not None:
            return change(state, event)
        if event.__class__ not in self.events and happening(event.__class__) is not None:
            raise TypeError(f"{event.__class__.__name__} is no event of this game")
        return state

    def rules_of(self, event: Any) -> tuple[str, ...]:
        """The ledger ids behind *event*; none for what no rule decided."""
        found = self._rules.get(event.__class__, ())
        return found if isinstance(found, tuple) else found(event)

    def audience(self, event: Any) -> Audience:
        """Who may read *event*."""
        told = self._audiences.get(event.__class__)
        return PUBLIC if told is None else told(event)

    def compose(self, state: Any, command: str, by: int, args: Args) -> Any:
        """The word for *command*. Raises `UnknownCommand`, and `Refused` where an option is wrong or missing, or given
        and not taken: nothing is dropped in silence."""
        make = tool_named(self.tools, args) if command == TOOL else self.commands.get(command)
        if make is None:
            raise UnknownCommand(command)
        heard = Heard(args)
        made = make(state, by, heard)
        heard.check()
        return made


V = TypeVar("V")


def _latest(found: Mapping[type, V]) -> dict[type, V]:
    """*found* without the classes in whose place another one stands."""
    return {kind: each for kind, each in found.items() if not any(_replaces(other, kind) for other in found)}


def about(state: Any, decision: Decision) -> set[str]:
    """Those who are in *decision* whoever reads it: who is asked, and whom a question is about that is nobody's but the
    game master's."""
    if decision.who in state.combatants:
        return {decision.who}
    return {each for each in decision.facts.values() if isinstance(each, str)}


def _replaces(other: Any, kind: Any) -> bool:
    return kind in other.__mro__[1:] and kind.type == other.type


class Recruiter(Protocol):
    """Makes combatants of sheets and creatures, from a catalogue."""

    def player(self, state: Any, args: Args) -> tuple[Any, ...]:
        """The character that *args* describes."""
        ...

    def renewed(self, state: Any, args: Args) -> Any:
        """The character `who` made anew of his sheet."""
        ...

    def creatures(self, state: Any, args: Args) -> tuple[Any, ...]:
        """The creatures that *args* names, numbered."""
        ...

    def offered(self, locale: str) -> Sequence[tuple[str, str]]:
        """(name, id) of the creatures that can be added."""
        ...


class BookGame(Generic[S]):
    """The part of `bot.kernel.ruleset.Ruleset` that is the same for every game made of chapters.

    *somebody*: its kind of combatants (`gathering.Somebody`, where what they are is to be read off them);
    *contents*: its chapters; *stages*: its order of work; *choices*: its settings; *matters*: those in which
    standing orders may be given; *plans*: what plans are made of, where there are any; *harmless*: kinds of
    questions about which nobody is asked who wants to be asked about harm alone; *prudence*: the temperament of an
    autopilot that plays prudently; *rolled*: the kinds of questions whose answers are rolled for, each with what of
    others the roll is held against; *numbers*: whose the numbers of its events are; *belongings*: the fields of a
    sheet behind which stands more than a figure; *spoken*: the options of commands that say fields of its questions
    which are named otherwise; *untimely*: the refusals that speak of the moment alone, by their keys or by `key/lack`;
    *recruiter* makes combatants. Whatever stands here a game may say otherwise.
    """

    id: str
    state_type: type[S]
    somebody: ClassVar[Any]
    contents: ClassVar[Contents]
    stages: ClassVar[Stages[Any]]
    choices: ClassVar[Choices | None] = None
    rolled: ClassVar[Mapping[str, Against]] = {}
    numbers: ClassVar[veil.Table] = {}
    formerly: ClassVar[Mapping[str, Any]] = {}
    _foreseen: tuple[Any, dict[Any, Likely | None]] = (None, {})
    _alone: tuple[Any, dict[tuple[str, ...], Any]] = (None, {})
    _forms: tuple[Any, dict[tuple[str, str, bool], Decision | None]] = (None, {})
    matters: ClassVar[deciding.Matters] = {}
    plans: Vocabulary | None = None
    harmless: Collection[str] = frozenset()
    prudence: str = "cautious"
    belongings: ClassVar[Collection[str]] = ()
    spoken: ClassVar[Mapping[str, str]] = {}
    untimely: ClassVar[Collection[str]] = ()
    recruiter: Recruiter
    event_types: tuple[type, ...]
    note_types: tuple[type, ...]

    def __init_subclass__(cls) -> None:
        if "contents" in cls.__dict__:
            cls.event_types = tuple(cls.contents.events)
            cls.note_types = tuple(cls.contents.notes)

    # ---- what the engine runs

    def play(self, scene: Scene[S]) -> Action:
        return self.stages.play(scene)

    def round_of(self, state: Any) -> int:
        """The number of the round."""
        return int(state.round)

    def next_stage(self, state: S) -> str:
        return self.stages.first(state).name

    def rests(self, state: S) -> str | None:
        """The moment, as everybody knows it, at which nothing goes on by itself and it can be let go on; None: it goes
        on."""
        if "prolong" not in self.contents.words:
            return None
        word = self.contents.word("prolong")
        return self.known_moment(state) if state.opened and word(0).rests(state) else None  # type: ignore[attr-defined]

    def unasked(self, state: S) -> tuple[str, ...]:
        """Those whom the game master leads, and who are not asked what they do as long as they are hidden."""
        return ()

    def known_moment(self, state: S) -> str:
        """The present moment, as everybody knows it."""
        return str(cast(Any, self).moment(state))

    def answers(self, state: S, decision: Decision) -> tuple[str, Choice] | None:
        return deciding.answers(self, state, decision)

    def put_to(self, state: S, decision: Decision) -> Any | None:
        """That a plan has come to its end, where its person is asked what was its business."""
        return None if self.plans is None else plans.over(self, state, decision)

    def ordered(self, state: S, who: Any, decision: Decision) -> Choice | None:
        """What the standing orders of *who* answer; None: he is asked."""
        return deciding.plainly(state, who, decision)

    def settles(self, who: Any, decision: Decision) -> tuple[str, ...]:
        """The matters of standing orders that answer *decision*: the one that is named like it."""
        return (decision.kind,)

    def prudently(self, state: S, who: Any, decision: Decision) -> Choice | None:
        """What is done for somebody who leaves it to the bot: what a prudent autopilot would do."""
        return deciding.played(self, state, who, decision)

    def guarded(self, state: S, who: Any, decision: Decision, choice: Choice) -> Choice | None:
        """*choice*, which a prudent autopilot would make, as it leaves his guard up; None: it opens it. As it is, where
        nothing in the game opens anybody's guard."""
        return choice

    def routinely(self, state: S, who: Any, decision: Decision) -> Choice | None:
        """What goes on as it has gone, for somebody who wants to be asked only about what may hurt him: what a prudent
        autopilot would do."""
        return self.prudently(state, who, decision)

    def autopilot(self, state: S, who: Any, decision: Decision) -> Choice | None:
        """What an autopilot answers in the place of *who*: whatever is offered first."""
        return decision.filled({})

    def check(self, state: S, note: Any) -> None:
        self.contents.check(state, note)

    def note(self, scene: Scene[S], note: Any) -> Action:
        return self.contents.take(scene, note)

    def after(self, state: S, event: Any) -> S:
        after: S = self.contents.after(state, event)
        return after

    def audience(self, event: Any) -> Audience:
        return self.contents.audience(event)

    def rules_of(self, event: Any) -> tuple[str, ...]:
        """The ids of the rules behind *event*, for "Why?"."""
        return self.contents.rules_of(veil.unveiled(event, self.numbers))

    def is_action(self, note: Any) -> bool:
        """Nothing waits for a window."""
        return False

    # ---- what tables, commands and renderers ask

    def opening(self, settings: Mapping[str, Scalar]) -> S:
        if self.choices is None:
            only(settings)
            return self.state_type()
        return self.state_type(settings=self.choices.chosen(settings))  # type: ignore[call-arg]

    def settings_of(self, state: Any) -> tuple[Setting, ...]:
        return () if self.choices is None else self.choices.listed(state.settings, self.fixed(state))

    @property
    def reference(self) -> Mapping[str, Scalar]:
        """The settings that the reference rules read otherwise than the text, as they have them."""
        return {} if self.choices is None else self.choices.reference

    @property
    def lines(self) -> bool:
        """Whether people stand in front or behind (`shared.lines`)."""
        return "encounter-place" in self.contents.commands

    def fixed(self, state: Any) -> Sequence[str]:
        """The settings that can no longer be changed."""
        return ()

    def view(self, state: Any, reader: Reader, questions: Sequence[Open]) -> View:
        found = seeing.rows(state, reader, questions, lambda who, look: self.facts(state, who, look))
        return View(self.id, self.scene(state), found)

    def scene(self, state: Any) -> Mapping[str, Scalar]:
        """What everybody may know of the encounter as a whole."""
        return {"opened": state.opened, "round": getattr(state, "round", None)}

    def facts(self, state: Any, who: Any, look: seeing.Look) -> Mapping[str, Scalar]:
        """What is told of *who*, besides what is told of anybody, to somebody who sees him like that."""
        return {}

    def fixable(self, state: Any) -> Mapping[str, tuple[int, int]]:
        return bounds_of(self.somebody.FIGURES)

    def figures(self, state: Any, who: str) -> Mapping[str, int]:
        combatant = state.combatants[who]
        values = {name: figure_of(combatant, name, each) for name, each in self.somebody.FIGURES.items()}
        return {name: value for name, value in values.items() if value is not None}

    def worn(self, state: Any, who: str) -> Mapping[str, Any]:
        points = self.somebody.POINTS
        return {points: getattr(state.combatants[who], points)}

    def may_read(self, state: Any, event: Any, reader: Reader) -> bool:
        return secrecy.may_read(state, event, reader, self.audience(event))

    def discretion(self, state: Any, decision: Decision) -> Discretion:
        """Questions are everybody's to read, unless the game has people whose intentions are nobody's."""
        return "none"

    def offered_openly(self, state: Any, decision: Decision) -> bool:
        """What can be chosen in secret tells something, unless the game knows better."""
        return False

    def form(self, state: Any, command: str, who: str, *, whole: bool = False) -> Decision | None:
        """What `form_of` makes, kept while things stand so: it is asked for at each key that somebody types."""
        if self._forms[0] is not state:
            self._forms = state, {}
        known, asked = self._forms[1], (command, who, whole)
        if asked not in known:
            known[asked] = self.form_of(state, command, who, whole=whole)
        return known[asked]

    def form_of(self, state: Any, command: str, who: str, *, whole: bool = False) -> Decision | None:
        """The standing orders, in the matters that there are; the plan, of what it may be made of."""
        known = state.combatants.get(who)
        if command == "orders" and known is not None:
            return deciding.form(known, self.matters)
        return self.plan_form(state, who) if command == "plan" else None

    def stepwise(self, state: Any, command: str, who: str) -> Decision | None:
        """The same form by buttons, unless the game says otherwise."""
        return self.form(state, command, who)

    def plan_form(self, state: Any, who: str) -> Decision | None:
        """A further step of the plan of *who*; None where there are no plans, or an autopilot decides for him."""
        known = state.combatants.get(who)
        if self.plans is None or known is None or known.temperament is not None:
            return None
        return plans.form(self.plans, state, known)

    def people(self, state: Any) -> tuple[Person, ...]:
        return secrecy.people(state)

    def redacted(self, state: Any, event: Any, reader: Reader) -> Any:
        return veil.veiled(state, secrecy.redacted(state, event, reader), reader, self.numbers)

    def in_words(self, event: Any) -> Any:
        """*event* as a tale has it: what came of it, and none of its numbers."""
        return veil.in_words(event, self.numbers)

    def prospect(
        self, state: Any, decision: Decision, partial: Choice, field: str, value: str, reader: Reader
    ) -> Mapping[str, Scalar]:
        choice = {**partial, field: value}
        state = self.as_if_alone(state, {*choice.values(), *about(state, decision)})
        facts = dict(self.outlook(state, decision, choice))
        # Who presses it is asked nothing of which one thing is left.
        meant = decision.implied(choice)
        likely = self.chance(state, decision, meant)
        if likely is not None:
            facts |= odds.told(likely, worded=self.hides_odds(state, decision, reader))
            facts |= self.after_hit(state, decision, meant)
        return facts

    def after_hit(self, state: S, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        """What may still come between the roll of *choice*, which is complete, and what it is for. *avoid*: by what a
        hit can be avoided (`parry`, `dodge`, `defence`: either); *hangs*: the chance is less if its target fights
        (true), or it can be avoided as its target's `posture` allows, or only if he returns to his `guard`."""
        return {}

    def outlook(self, state: S, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        """What follows from *choice*, which may be partial, beside what the question is about: named for its words."""
        return {}

    def chance(self, state: S, decision: Decision, choice: Choice) -> Likely | None:
        """How likely it is that what is rolled for *choice* comes about; None where nothing is."""
        if decision.kind not in self.rolled or NOTHING in choice.values() or decision.legal(choice) != ():
            return None
        return self.foreseen(state, decision, choice)

    def foreseen(self, state: S, decision: Decision, choice: Choice) -> Likely | None:
        """What `foresee` finds, kept while things stand so: a question has a dozen labels."""
        asked = decision.key, tuple(sorted(choice.items()))
        if self._foreseen[0] is not state:
            self._foreseen = state, {}
        known = self._foreseen[1]
        if asked not in known:
            known[asked] = self.foresee(state, decision, choice)
        return known[asked]

    def trial(self, state: S, decision: Decision, choice: Choice) -> Odds | None:
        """What is rolled for *choice*, which is complete, in *state*, which may be looked at; None: nothing."""
        raise NotImplementedError

    def foresee(self, state: S, decision: Decision, choice: Choice) -> Likely | None:
        """How likely *choice* is to succeed, in *state*, which may be looked at."""
        found = self.trial(state, decision, choice)
        return None if found is None else found.likely()

    def as_if_alone(self, state: S, known: Collection[str]) -> S:
        """*state* as if nobody were hidden in it but those who are *known*: what anybody is told beforehand must not
        hang on who lies in wait. Kept while things stand so."""
        unseen = tuple(each for each in secrecy.hidden(state) if each not in known)
        if not unseen:
            return state
        if self._alone[0] is not state:
            self._alone = state, {}
        kept = self._alone[1]
        if unseen not in kept:
            kept[unseen] = self.taken_away(state, unseen)
        found: S = kept[unseen]
        return found

    def taken_away(self, state: S, people: Sequence[str]) -> S:
        """*state* as if *people*, who are hidden, had never come."""
        for ident in people:
            state = cast(Any, state).without(ident)
        return state

    def hides_odds(self, state: Any, decision: Decision, reader: Reader) -> bool:
        """Whether the chances of *decision* would betray to *reader* a number that this table does not show."""
        shown = secrecy.foe_numbers(state)
        if reader.gm or shown == "all":
            return False
        if decision.who not in state.combatants or secrecy.conceals(state, decision.who, reader):
            return True
        against = self.rolled[decision.kind]
        return against == "figure" or (against == "total" and shown == "words")

    def discreetly(self, state: Any, decision: Decision, reader: Reader) -> Decision:
        """*decision* without the numbers that this table does not show *reader*."""
        return decision

    def reading(self, state: S, command: str, decision: Decision) -> Reading | None:
        return None

    def compose(self, state: S, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        match command:
            case "join":
                found = self.recruiter.player(state, args)
                return self.contents.word("join")(by, found, gift=str(args.get("gift") or ""))
            case "npc-add":
                found = self.recruiter.creatures(state, args)
                return self.contents.word("join")(by, found, named=bool(args.get("name")))
            case "renew":
                return self.contents.word("renew")(by, self.recruiter.renewed(state, args))
            case "gm-settings" if self.choices is not None:
                name = text(args, "name")
                return self.contents.word("set_setting")(by, name, self.choices.value(name, args.get("value")))
            case "gm-preset" if self.choices is not None:
                found = tuple(
                    Chosen(name, self.choices.value(name, value))
                    for name, value in args.items()
                    if name in self.choices.options
                )
                said = str(args.get("called") or ""), str(args.get("which") or "")
                return self.contents.word("set_settings")(by, found, *said)
            case "fix-sheet":
                fields = following.fields_of(args, self.belongings)
                record = self.recruiter.renewed(state, args) if fields else None
                follow = self.contents.word("follow_sheet")
                return follow(by, text(args, "who"), following.figures_of(args), fields=fields, record=record)
            case _:
                return self.contents.compose(state, command, by, args)

    def offers(self, state: S, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """The creatures by name; else the codes that the option takes."""
        if option == "creature":
            return self.recruiter.offered(locale)
        return [(each, each) for each in self.contents.codes.get((command, option), ())]
