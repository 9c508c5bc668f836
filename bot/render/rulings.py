"""Rulings: the events of one journal line as a short text; their sums; the log; striking out what was undone.

A sentence's attribute `.manner` (the same in every language) says how it takes part in a ruling:
`quiet` it is left to the log; `join` it goes on in the line of the sentence before, if that names the same people;
`once` it is left out when an earlier sentence of its kind named the same people; `state` as `join`, but not twice in
the same words; `break` it is a line between parts, shown only when something follows it. An empty sentence is left out.
Where a kind of event has a second sentence, `…-more`, several of them in a row make one line: the first by its
sentence, the others by that one. Where it has one for several people, `…-all`, those in a row that tell the same of
different people make one line by that (`$names`).
A sum whose manner is `aside` is shown where there is no other.
An event that is part of an exchange says of which (`exchange`): a blow, how it is met and what it does stand together,
however many come at once; and what stands apart from its blow (`$alone`) says whose it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from types import MappingProxyType
from typing import Any

from bot.kernel.events import (
    KERNEL_EVENTS,
    DecisionClosed,
    DecisionOpened,
    Recovered,
    Redone,
    Undone,
    Uttered,
    WordsKept,
)
from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Reader, Ruleset
from bot.render.names import GM, Ready
from bot.render.words import Words, fields_of
from bot.text import Texts

LONGEST = 1900
"""A ruling's characters at most: room for a word of the table within Discord's 2,000."""
_SHOWN_AT_ENDS = 850
_OWN = ("combatant", "name")
"""Facts that say whom an event is about."""
_ENDS = (".", "!", "?", "…")
"""How a line ends that another sentence may go on in."""
_MOST_NAMED = 12
"""Rules of one explanation that are called by their titles, too; of more, the ids are enough to read."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One journal line for the log: its number, what it told, whether an undo took it back, whose input it was (a
    user), and the faces laid down by hand that it used, by who rolled them."""

    line: int
    told: Sequence[Told]
    undone: bool = False
    by: int = 0
    laid: Sequence[tuple[str, int]] = ()


QUOTED = "\n> "
NOBODY: Mapping[str, str] = MappingProxyType({})


def names_told(events: Iterable[Any]) -> dict[str, str]:
    """What those are called who come or go in *events*, by id: an id that nobody bears any more has no name."""
    named = ((getattr(each, "combatant", None), getattr(each, "name", None)) for each in events)
    return {who: name for who, name in named if isinstance(who, str) and isinstance(name, str)}


class Rulings:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def ruling(
        self,
        game: Ruleset[Any],
        state: Any,
        told: Sequence[Told],
        reader: Reader,
        locale: str,
        *,
        anything: bool = False,
        gone: Mapping[str, str] = NOBODY,
    ) -> str:
        """What *told* tells *reader*, at most 1,900 characters; empty when there is nothing to read. *anything*: where
        it ends in what is otherwise left to the log, such as a mere announcement, that as well. *gone*: how those were
        called who have left since."""
        words = self.game_words(game, state, locale, gone)
        lines = self._lines(words, game, state, told, reader, whole=False)
        if anything:
            played = (each for each in reversed(told) if each.event.__class__ not in KERNEL_EVENTS)
            unsaid = takewhile(lambda each: not self._lines(words, game, state, [each], reader, whole=False), played)
            # That a round begins is everybody's to read; it is no answer to whoever acted.
            bare = reader == EVERYBODY
            lines += self._lines(words, game, state, [*unsaid][::-1], reader, whole=True, bare=bare)
        return self._fitted(words, lines)

    def aside(self, game: Ruleset[Any], state: Any, told: Sequence[Told], reader: Reader, locale: str) -> str:
        """All that *told* tells *reader*, what is otherwise left to the log as well, at most 1,900 characters."""
        words = self.game_words(game, state, locale)
        return self._fitted(words, self._lines(words, game, state, told, reader, whole=True))

    def log(
        self, game: Ruleset[Any], state: Any, entries: Iterable[Entry], reader: Reader, locale: str
    ) -> tuple[str, ...]:
        """The story of *entries*, everything that *reader* may read, in pages of at most 1,900 characters."""
        entries = list(entries)
        readable = Readable(game, state, reader)
        # Only what names somebody is made readable for this; the rest is where it is told.
        naming = (each.event for entry in entries for each in entry.told if hasattr(each.event, "name"))
        told = map(readable.seen, naming)
        words = self.game_words(game, state, locale, names_told(told))
        pages: list[str] = []
        page = ""
        for entry in entries:
            lines = self._lines(words, game, state, entry.told, reader, whole=True, by=entry.by)
            if not lines:
                continue
            lines += self._laid(words, game, state, entry, reader)
            text = self._fitted(words, [f"`{entry.line}` {lines[0]}", *lines[1:]])
            if entry.undone:
                text = self.struck(text, longest=LONGEST)
            if page and len(page) + 1 + len(text) > LONGEST:
                pages.append(page)
                page = ""
            page = f"{page}\n{text}" if page else text
        if page:
            pages.append(page)
        return tuple(pages)

    def why(self, game: Ruleset[Any], state: Any, told: Sequence[Told], reader: Reader, locale: str) -> str:
        """The sums behind *told*, every term by name, and what decided beside a sum (`settled()` of its event, or an
        event that `decides`), each with its rules, as far as *reader* may see them. Rulings without a sum are told when
        there is nothing else; else their rules stand at the end, unless they decide nothing (`decides` is false)."""
        words = self.game_words(game, state, locale)
        rules_of = getattr(game, "rules_of", None)
        sums: list[tuple[str, Sequence[str]]] = []
        asides: list[tuple[str, Sequence[str]]] = []
        plain: list[tuple[str, Sequence[str]]] = []
        idle: list[tuple[str, Sequence[str]]] = []
        readable = Readable(game, state, reader)
        for each in told:
            event = readable.seen(each.event)
            if event is None or event.__class__ in KERNEL_EVENTS:
                continue
            key = self._key(words, event)
            if key is None or self.texts.attribute(words.locale, key, "manner") in ("quiet", "break"):
                continue
            facts = fields_of(event)
            said = words.say(key, {"alone": False, "tale": False, **facts}).strip()
            if not said:
                continue
            key = words.first(words.key("why", event.type), f"why-{event.type}") or ""
            # Of a sum that is withheld only the rules are told.
            found = words.say(key, facts) if key and facts.get("terms", ()) is not None else ""
            rules = tuple(rules_of(event)) if rules_of is not None else ()
            decides = getattr(event, "decides", None)
            if not found and not rules and not decides:
                continue
            if found:
                quoted = QUOTED.join([*found.split("\n"), *self._settled(words, event)])
                aside = self.texts.attribute(words.locale, key, "manner") == "aside"
                (asides if aside else sums).append((f"{said}{QUOTED}{quoted}", rules))
            elif decides:
                # What has decided without a sum stands among the sums all the same.
                sums.append((said, rules))
            else:
                (plain if decides is None else idle).append((said, rules))
        shown = sums or asides or plain or idle
        if not shown:
            return words.say("why-nothing")
        # What was merely told beside the sums was decided by rules as well.
        beside = plain if shown is sums else ()
        named = len({rule for _, rules in (*shown, *beside) for rule in rules}) <= _MOST_NAMED
        for once in (False, True):
            # Where it would be too long, rules that stand beside an earlier line are not told again.
            met: set[str] = set()
            lines = [f"{line}{self._decided(words, rules, met, named, QUOTED, once=once)}" for line, rules in shown]
            left = dict.fromkeys(rule for _, rules in beside for rule in rules if rule not in met)
            lines += [self._decided(words, tuple(left), met, named)] if left else []
            if len("\n".join(lines)) <= LONGEST:
                break
        return self._fitted(words, lines, more="why-cut")

    def _settled(self, words: Words, event: Any) -> list[str]:
        """What has decided a roll beside its sum, such as a natural 20 (`settled()` of the event names it)."""
        settled = getattr(event, "settled", None)
        code = settled() if settled is not None else ""
        key = words.first(words.key("settled", code), f"settled-{code}") if code else None
        return [] if key is None else [words.say(key, fields_of(event))]

    def struck(self, text: str, *, by: str | None = None, longest: int = 2000) -> str:
        """*text* struck out line by line, with *by* (the sentence of who undid it) below; at most *longest* characters.

        >>> from bot.text import Texts
        >>> Rulings(Texts()).struck("a\\n\\n~~b~~", by="c")
        '~~a~~\\n\\n~~b~~\\nc'
        """
        room = longest - (len(by) + 1 if by else 0)
        lines: list[str] = []
        used = 0
        for line in text.split("\n"):
            bare = line.replace("~~", "").strip()
            done = f"~~{bare}~~" if bare else ""
            if used + len(done) + 1 > room - 2:
                lines.append("…")
                break
            lines.append(done)
            used += len(done) + 1
        if by:
            lines.append(by)
        return "\n".join(lines)

    def _laid(self, words: Words, game: Ruleset[Any], state: Any, entry: Entry, reader: Reader) -> list[str]:
        """That dice of this line were laid down by hand; which ones, for the game master. Nothing of hidden people."""
        hidden = {each.id for each in game.people(state) if each.hidden}
        laid = [each for each in entry.laid if reader.gm or each[0] not in hidden]
        if not laid:
            return []
        faces = ", ".join(f"{words.name(who)} {face}" for who, face in laid)
        return [words.say("log-laid", faces=Ready(faces) if reader.gm else None)]

    def game_words(self, game: Ruleset[Any], state: Any, locale: str, gone: Mapping[str, str] = NOBODY) -> Words:
        """The words of *game* in *locale*, people called as they are in *state*, and those who are *gone* as they
        were."""
        people = game.people(state)
        if not gone:
            return Words(self.texts, locale, game=game.id, people=people)
        return Words(self.texts, locale, game=game.id, names={**gone, **{each.id: each.name for each in people}})

    def _decided(
        self, words: Words, rules: Sequence[str], met: set[str], named: bool, quote: str = "", *, once: bool = False
    ) -> str:
        """*rules* as what has decided a line, after *quote*, by id; where they are *named*, with the title as well of
        each that was not *met* before, as they all are now; *once*: those alone."""
        rules = [each for each in rules if not (once and each in met)]
        if not rules:
            return ""
        told = [self._rule(words, rule) if named and rule not in met else rule for rule in rules]
        met.update(rules)
        return f"{quote}{words.say('why-rules', rules=Ready(', '.join(told)), count=len(told))}"

    def _rule(self, words: Words, rule: str) -> str:
        key = f"rule-{rule}"
        return f"{rule} ({self.texts.say(words.locale, key)})" if self.texts.has(key, words.locale) else rule

    def _key(self, words: Words, event: Any) -> str | None:
        # The game master is nobody's name: where he himself is meant, it reads otherwise.
        his = [f"event-{event.type}-gm"] if getattr(event, "who", None) == GM else []
        asked = "event", words.locale, words.game, event.type, bool(his)
        found = self.texts.kept.get(asked)
        if found is None:
            key = words.first(*his, words.key("event", event.type), f"event-{event.type}")
            found = self.texts.keep(asked, key or "")
        return found or None

    def _lines(
        self,
        words: Words,
        game: Ruleset[Any],
        state: Any,
        told: Sequence[Told],
        reader: Reader,
        *,
        whole: bool,
        tale: bool = False,
        by: int = 0,
        bare: bool = True,
    ) -> list[str]:
        """*told* line by line: of the log every event, of a ruling (*by* the press of so many) what matters; of a
        *tale* what a storyteller would say, by `tale-…` where that is not what a ruling says. *bare*: of the *whole*,
        a line between parts after which nothing follows is told, too."""
        lines: list[str] = []
        exchanges: list[str | None] = []
        begun: set[str] = set()
        waiting: dict[type, str] = {}
        last: frozenset[str] = frozenset()
        before: type | None = None
        named: dict[type, list[frozenset[str]]] = {}
        alike: list[Any] = []
        readable = Readable(game, state, reader)
        planning: set[str] = set()
        for each in told:
            event = readable.seen(each.event)
            if event is None:
                continue
            planning |= _plans(event)
            key = self._key(words, event)
            if key is None:
                continue
            manner = self.texts.attribute(words.locale, key, "manner")
            if manner == "quiet" and not whole:
                continue
            if whole and event.__class__ in KERNEL_EVENTS:
                # What the table says beside the events (who held the clock) stands in the log as well.
                key = words.first(f"log-{fields_of(event)['type']}") or key
            if tale:
                key = words.first(words.key("tale", event.type), f"tale-{event.type}") or key
            exchange: str | None = getattr(event, "exchange", None)
            alone = exchange is not None and (bool(waiting) or exchange not in begun)
            said = words.say(key, {"by": by, "alone": alone, "tale": tale, **fields_of(event)}).strip()
            if tale and words.in_figures(said):
                continue
            if not said:
                # Something happened that nothing is said of: what comes next is no part of the line before, unless it
                # would have been itself.
                if manner not in ("join", "state"):
                    last = frozenset()
                continue
            if manner == "break":
                waiting[event.__class__] = said
                continue
            if waiting:
                lines.extend(waiting.values())
                exchanges.extend([None] * len(waiting))
                waiting.clear()
                begun.clear()
                last, before = frozenset(), None
            if manner == "once":
                people = words.people_in(event)
                if any(people <= each for each in named.setdefault(event.__class__, [])):
                    continue
                named[event.__class__].append(people)
            about = words.people_in(event)
            if planning and (doer := _doer(event)) in planning:
                # What he does is told as his own, and that it is his plan's.
                planning.discard(doer)
                said = words.say("told-by-plan", said=Ready(said))
            again = before is event.__class__
            if again and self.texts.has(f"{key}-all", words.locale) and _same_of_another(alike[-1], event):
                alike.append(event)
                lines[-1] = words.say(f"{key}-all", {**fields_of(event), "names": _together(words, alike)}).strip()
                last |= about
                exchanges[-1] = None
                continue
            alike = [event]
            if exchange is not None:
                begun.add(exchange)
            if again and self.texts.has(more := f"{key}-more", words.locale):
                lines[-1] = f"{lines[-1]} · {words.say(more, fields_of(event)).strip()}"
                exchanges[-1] = None
            elif manner == "state" and any(said in line for line in lines):
                pass
            elif (
                manner in ("join", "state")
                and lines
                and lines[-1].rstrip("*").endswith(_ENDS)
                and any(words.name(each) in lines[-1] for each in last & about)
            ):
                lines[-1] = f"{lines[-1]} {said}"
            else:
                lines.append(said)
                exchanges.append(exchange)
            last = about
            before = event.__class__
        lines = _told_together(lines, exchanges)
        if whole and bare:
            lines.extend(waiting.values())
        return lines

    def _fitted(self, words: Words, lines: Sequence[str], *, more: str = "ruling-cut") -> str:
        """*lines* as one text; when it is too long the middle is told in one line."""
        lines = [line if len(line) <= _SHOWN_AT_ENDS else line[: _SHOWN_AT_ENDS - 1] + "…" for line in lines]
        text = "\n".join(lines)
        if len(text) <= LONGEST:
            return text
        head: list[str] = []
        tail: list[str] = []
        left, right, room = 0, len(lines), LONGEST - 100
        while left < right:
            from_front = len(head) <= len(tail)
            line = lines[left] if from_front else lines[right - 1]
            if len(line) + 1 > room:
                break
            room -= len(line) + 1
            if from_front:
                head.append(line)
                left += 1
            else:
                tail.append(line)
                right -= 1
        return "\n".join([*head, words.say(more, count=right - left), *reversed(tail)])


def _told_together(lines: Sequence[str], exchanges: Sequence[str | None]) -> list[str]:
    """*lines* in their order, but those of one exchange one after another where nothing else stands between.

    >>> _told_together(["A strikes", "B strikes", "C parries A", "D parries B", "all fall"], ["a", "b", "a", "b", None])
    ['A strikes', 'C parries A', 'B strikes', 'D parries B', 'all fall']
    """
    together: list[str] = []
    for part, several in groupby(zip(exchanges, lines, strict=True), key=lambda each: each[0] is not None):
        found = list(several)
        if part:
            first = {exchange: at for at, (exchange, _) in reversed([*enumerate(found)])}
            found.sort(key=lambda each: first[each[0]])
        together += [line for _, line in found]
    return together


def _plans(event: Any) -> set[str]:
    """Those whose plan has just spoken for them."""
    if event.__class__ is DecisionClosed:
        return {event.who} if event.how == "plan" else set()
    return {event.combatant} if event.type == "plan_followed" else set()


def _doer(event: Any) -> str:
    """Whose deed *event* tells."""
    return next((str(getattr(event, name)) for name in ("combatant", "attacker", "who") if hasattr(event, name)), "")


def _same_of_another(one: Any, other: Any) -> bool:
    """Whether both events tell the same, each of somebody else."""
    if one.__class__ is not other.__class__ or one.__class__ in KERNEL_EVENTS:
        return False
    facts, others = fields_of(one), fields_of(other)
    return "combatant" in facts and all(facts[name] == others[name] for name in facts if name not in _OWN)


def _together(words: Words, events: Sequence[Any]) -> Ready:
    """The names of those whom *events* are about: numbered ones in a row by the first and the last."""
    names = [words.shown(each.name) if hasattr(each, "name") else words.name(each.combatant) for each in events]
    base, _, number = names[0].rpartition(" ")
    if base and number.isdecimal() and len(names) > 2:
        first = int(number)
        if names == [f"{base} {at}" for at in range(first, first + len(names))]:
            return Ready(words.say("list-range", first=Ready(f"**{names[0]}**"), last=Ready(f"**{names[-1]}**")))
    return Ready(words.listed([f"**{name}**" for name in names]))


class Readable:
    """Which events of one ruling *reader* may read. The kernel's own are everybody's, but for people's own words and
    for questions: some are put to somebody hidden, of others the game says who may know of them, and of their
    answers."""

    def __init__(self, game: Ruleset[Any], state: Any, reader: Reader) -> None:
        self._game, self._state, self._reader = game, state, reader
        self._hidden: frozenset[str] | None = None

    def seen(self, event: Any) -> Any:
        """*event* as the reader may read it; None when he may not."""
        if not self(event):
            return None
        if isinstance(event, Undone | Redone | Recovered) and event.to and not self._reader.gm:
            # Lines of the journal count what nobody else is told of.
            return replace(event, to=None)  # type: ignore[arg-type]
        if event.__class__ is DecisionClosed and not self._reader.gm:
            # That it was answered is told, or not in time; what was chosen is for whoever may know it.
            if not self._game.may_read(self._state, event, self._reader):
                return replace(event, choice={})
            return event
        return self._game.redacted(self._state, event, self._reader)

    def __call__(self, event: Any) -> bool:
        kind = event.__class__
        if kind not in KERNEL_EVENTS or kind in (Uttered, WordsKept):
            return self._game.may_read(self._state, event, self._reader)
        if self._reader.gm or kind not in (DecisionOpened, DecisionClosed):
            return True
        if self._hidden is None:
            self._hidden = frozenset(each.id for each in self._game.people(self._state) if each.hidden)
        if event.who in self._hidden:
            return False
        asked = event
        if kind is DecisionClosed:
            asked = DecisionOpened(event.question, event.key, event.kind, event.who)
        return self._game.may_read(self._state, asked, self._reader)
