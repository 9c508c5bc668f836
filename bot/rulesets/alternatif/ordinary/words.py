"""What people and the game master say of ordinary actions."""

from __future__ import annotations

import re
from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.rulesets.alternatif.base import checks as amounts
from bot.rulesets.alternatif.base import story, times
from bot.rulesets.alternatif.base.arms import SHOOT
from bot.rulesets.alternatif.base.checks import check_amount, known
from bot.rulesets.alternatif.base.distances import several
from bot.rulesets.alternatif.base.needs import ACTS, SPEAKS, About, unclinched, ungagged, up
from bot.rulesets.alternatif.ordinary import events
from bot.rulesets.alternatif.ordinary import tasks as breaking_off
from bot.rulesets.alternatif.ordinary.events import AsideTaken, BeatWaived, JoinedIn, TaskRetimed
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled
from bot.rulesets.alternatif.reaction.announcer import Beat
from bot.rulesets.alternatif.reaction.dice import BeatImposed
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    from_text,
    from_words,
    in_range,
    number,
    text,
)
from bot.rulesets.shared.people import opened, two

State = AlternatifState

MOST_CHANCE = 95

_CHANCE = re.compile(r"(\d{1,2})\s*%")

_PENALTY = re.compile(r"[-−]\s*(\d{1,2})")


def doing(state: State, who: Combatant) -> None:
    """That he has announced or does something other than melee."""
    if who.task is None and who.proposal is None:
        raise Refused("alternatif-nothing-pending", name=who.name)


def at_it(state: State, who: Combatant) -> None:
    """That he has begun it."""
    if who.task is None:
        raise Refused("alternatif-not-begun-yet", name=who.name)


def in_preparation(state: State, who: Combatant) -> None:
    """That he prepares something that can come later than it would, never melee (ALT-ACT-020, ALT-SPE-028)."""
    task = who.task
    if task is None:
        melee = any(each.pending for each in who.hands)
        raise Refused(f"alternatif-{'melee-not-coordinated' if melee else 'nothing-pending'}", name=who.name)
    if task.prepared <= task.stamp or state.segment >= task.first or task.waits:
        raise Refused("alternatif-too-late-to-coordinate", name=who.name)


def _amounts(reaction: str | None, duration: str | None) -> None:
    if reaction is not None:
        check_amount("reaction", reaction)
    if duration is not None:
        check_amount("duration", duration)


def rushable(state: State, who: Combatant) -> None:
    """Reactions of spells and items are never shortened, nor is anything of them rushed (ALT-ACT-018, ALT-MAG-012);
    shots have cadences of their own."""
    action = who.task.action if who.task is not None else who.proposal.action if who.proposal is not None else ""
    if action in (*times.MAGICAL, SHOOT):
        raise Refused("alternatif-never-rushed", name=who.name)


def _timed(
    scene: Scene[State],
    ident: str,
    reaction: str | None,
    duration: str | None,
    *,
    more: int = 0,
    words: str = "",
    rushed: tuple[int, int] | None = None,
) -> Action:
    """New times, rolled where they are dice; nothing ends before the present segment, or before it was begun."""
    task = scene.now.combatants[ident].task
    assert task is not None
    prepared, first, length = task.prepared, task.first, task.duration
    instant = task.first == task.prepared > task.stamp
    faces: tuple[int, ...] = ()
    if reaction is not None:
        segments, faces = yield from amounts.rolled(reaction, who=ident, why="task-reaction")
        prepared = max(scene.now.segment, task.stamp + segments)
        first = prepared if instant else prepared + 1
    if duration is not None:
        length, thrown = yield from amounts.rolled(duration, who=ident, why="task-duration")
        faces = (*faces, *thrown)
    last = max(first, scene.now.segment, first + max(1, length) - 1 + more)
    penalty, chance = rushed if rushed is not None else (task.penalty, task.chance)
    yield from tell(
        TaskRetimed(
            combatant=ident,
            action=task.action,
            reason="gm" if rushed is None else "rushed",
            prepared=prepared,
            first=first,
            last=last,
            die=" + ".join(each for each in (reaction, duration) if each is not None),
            faces=faces,
            penalty=penalty,
            chance=chance,
            label=task.label,
            words=words,
        )
    )


def _words(args: Args) -> str:
    return str(args.get("words") or "")[:200]


def _both(value: str) -> tuple[str | None, str | None]:
    """`reaction/duration`, either of which may be left out; a single amount is the duration."""
    first, slash, second = value.partition("/")
    if not slash:
        return None, first.strip()
    return first.strip() or None, second.strip() or None


def _penalty(args: Args) -> int:
    value = args.get("value")
    return 0 if value in (None, "") else -abs(number({"value": str(value).replace("−", "-")}, "value"))


@word()
class Retime(About):
    """The game master's times for what *who* has announced or does: amounts of *reaction* and *duration*, or *more*
    segments (negative: fewer) (ALT-ACT-014, -016)."""

    needs = (*ACTS, doing)
    reaction: str | None = None
    duration: str | None = None
    more: int = 0
    words: Typed = ""

    def refuse(self, state: State, who: Combatant) -> None:
        task = who.task
        _amounts(self.reaction, self.duration)
        in_range("segments", self.more, -99, 99)
        if self.reaction is None and self.duration is None and not self.more:
            raise Refused("argument-missing", argument="value")
        if self.reaction is not None:
            if task is not None and state.segment >= task.first:
                raise Refused("alternatif-too-late-to-hold", name=who.name)
            rushable(state, who)
        _not_shorter_magic(who, self)
        if self.more:
            at_it(state, who)
        if self.duration is not None and task is not None and amounts.stretches(self.duration)[1]:
            raise Refused("alternatif-amount", field="duration", value=self.duration[:40])

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        if who.task is None:
            proposal = who.proposal
            assert proposal is not None
            reaction = self.reaction if self.reaction is not None else proposal.reaction
            duration = self.duration if self.duration is not None else proposal.duration
            yield from tell(ProposalSettled(who.id, "figures", reaction, duration))
            return
        yield from _timed(scene, who.id, self.reaction, self.duration, more=self.more, words=self.words)


def _not_shorter_magic(who: Combatant, said: Retime) -> None:
    """An incantation, or the use of a magic item, may take longer, never less (ALT-ACT-018)."""
    doing = who.task or who.proposal
    if doing is None or doing.action not in times.MAGICAL:
        return
    usual = 0
    if who.task is not None:
        usual = who.task.last - who.task.first + 1
    elif who.proposal is not None and who.proposal.duration is not None:
        usual = amounts.shortest(who.proposal.duration)
    if said.more < 0 or (said.duration is not None and amounts.shortest(said.duration) < usual):
        raise Refused("alternatif-never-rushed", name=who.name)


@composed(tool="times")
def retime(state: State, by: int, args: Args) -> Retime:
    """`value`: `+2` or `-1` segments, a duration, or `reaction/duration`."""
    value = text(args, "value").strip()
    if value[0] in "+-−":
        more = number({"value": value.replace("−", "-").lstrip("+")}, "value")
        return Retime(by, text(args, "who"), more=more, words=_words(args))
    reaction, duration = _both(value)
    return Retime(by, text(args, "who"), reaction, duration, words=_words(args))


@word()
class Rush(About):
    """The game master lets *who* rush what he does: other times, a *penalty* (0 or less), a *chance* of failure in per
    cent (ALT-ACT-018)."""

    needs = (*ACTS, doing, rushable, at_it)
    reaction: str | None = None
    duration: str | None = None
    penalty: int = 0
    chance: int = 0

    def refuse(self, state: State, who: Combatant) -> None:
        _amounts(self.reaction, self.duration)
        in_range("penalty", self.penalty, -20, 0)
        in_range("chance", self.chance, 0, MOST_CHANCE)
        if self.reaction is not None and who.task is not None and state.segment >= who.task.first:
            raise Refused("alternatif-too-late-to-hold", name=who.name)
        if self.reaction is None and self.duration is None:
            raise Refused("argument-missing", argument="value")

    def take(self, scene: Scene[State]) -> Action:
        yield from _timed(scene, self.who, self.reaction, self.duration, rushed=(self.penalty, self.chance))


@composed(tool="rush")
def rush(state: State, by: int, args: Args) -> Rush:
    """`value`: the times, `words`: a penalty (`-2`) or a chance of failure (`30 %`)."""
    reaction, duration = _both(text(args, "value").strip())
    said = _words(args)
    chance, penalty = _CHANCE.search(said), _PENALTY.search(said)
    return Rush(
        by,
        text(args, "who"),
        reaction,
        duration,
        -int(penalty[1]) if penalty is not None else 0,
        int(chance[1]) if chance is not None else 0,
    )


@word(tool="complicate")
class Complicate(About):
    """A difficulty turns up for *who*: his action takes *delay* (an amount) longer (ALT-ACT-017)."""

    needs = (*ACTS, doing, at_it)
    delay: str = from_text("value")
    words: Typed = from_words("words", 200)

    def refuse(self, state: State, who: Combatant) -> None:
        check_amount("reaction", self.delay)

    def take(self, scene: Scene[State]) -> Action:
        yield from events.aggravate(scene, self.who, self.delay, self.words)


@word(tool="together")
class JoinIn(About):
    """*who* does what *target* is about to do, together with him (ALT-ACT-019)."""

    needs = (*SPEAKS, unclinched)
    target: CombatantId = from_text("target")

    def refuse(self, state: State, who: Combatant) -> None:
        _, other = two(state, who.id, self.target)
        up(state, other)
        action = other.proposal.action if other.proposal is not None else other.task.action if other.task else None
        if action is None or action in (*times.MAGICAL, SHOOT):
            raise Refused("alternatif-nothing-to-join", name=who.name, target=other.name)
        if other.task is not None and other.task.prepared <= max(state.segment, who.beat_until):
            raise Refused("alternatif-too-late-to-join", name=who.name, target=other.name)
        leads = (other.proposal.group if other.proposal else other.task.group if other.task else "") or other.id
        if leads != other.id:
            raise Refused("alternatif-join-the-leader", target=other.name, leader=state.combatants[leads].name)

    def take(self, scene: Scene[State]) -> Action:
        yield from breaking_off.drop(scene, self.who)
        state = scene.now
        who, other = state.combatants[self.who], state.combatants[self.target]
        doing = other.proposal or other.task
        assert doing is not None
        stamp = max(state.segment, who.beat_until)
        sure = who.temperament is not None
        yield from tell(JoinedIn(who.id, other.id, doing.action, stamp, doing.label, sure))


@word(tool="coordinate")
class Coordinate(About):
    """*who* and *target*, who both prepare something, act at the moment of the slower one (ALT-ACT-020); never
    with melee (ALT-SPE-028)."""

    needs = (*ACTS, in_preparation)
    target: CombatantId = from_text("target")

    def refuse(self, state: State, who: Combatant) -> None:
        _, other = two(state, who.id, self.target)
        for need in self.needs:
            need(state, other)

    def take(self, scene: Scene[State]) -> Action:
        yield from events.coordinate(scene, self.who, self.target)


@word()
class TakeAside(About):
    """Something that is no action: a shout, a slow step, turning, relaxing (ALT-ACT-008, -011)."""

    needs = ACTS
    kind: Literal["shout", "step", "turn", "relax"]
    words: Typed = ""

    def refuse(self, state: State, who: Combatant) -> None:
        if self.kind == "shout":
            ungagged(state, who)

    def take(self, scene: Scene[State]) -> Action:
        """A mere cry may break an incantation (ALT-ACT-009)."""
        yield from tell(AsideTaken(self.who, self.kind, self.words))
        if self.kind == "shout":
            yield from story.disturb(scene, self.who, "cry")


@word()
class WaiveBeat(About):
    """*who* acts without his beat, at a *penalty* (0 or less) (ALT-REA-024)."""

    needs = ACTS
    penalty: int = 0
    words: Typed = ""
    tells = BeatWaived

    def refuse(self, state: State, who: Combatant) -> None:
        in_range("penalty", self.penalty, -20, 0)
        if who.beat_until <= state.segment and not self.penalty and not self.words:
            raise Refused("alternatif-no-beat", name=who.name)


@composed(tool="hasty")
def hasty(state: State, by: int, args: Args) -> WaiveBeat:
    """`value`: the penalty, with or without its sign."""
    return WaiveBeat(by, text(args, "who"), _penalty(args), _words(args))


@word()
class Hesitate(Word):
    """*people* hesitate for as many segments as *amount* says, rolled once for all of them (ALT-REA-025)."""

    people: tuple[CombatantId, ...]
    amount: str

    def check(self, state: State) -> None:
        opened(state)
        check_amount("reaction", self.amount)
        if not self.people:
            raise Refused("argument-missing", argument="who")
        for ident in self.people:
            who = known(state, ident)
            for need in Beat.needs:
                need(state, who)

    def take(self, scene: Scene[State]) -> Action:
        segments, _ = yield from amounts.rolled(self.amount, who=self.people[0], why="beat")
        for ident in self.people if segments else ():
            state = scene.now
            who = state.combatants[ident]
            until = max(state.segment, who.beat_until) + segments
            due = next((each.due + segments for each in who.hands if each.due is not None), None)
            yield from tell(BeatImposed(ident, segments, until, due))


@composed(tool="hesitate")
def hesitate(state: State, by: int, args: Args) -> Hesitate:
    """`who` (and `target`), and in `words` any others by their names; `value`: how long."""
    people = [str(args[each]) for each in ("who", "target") if args.get(each)]
    people += several(state, str(args.get("words") or ""))
    return Hesitate(by, tuple(dict.fromkeys(people)), text(args, "value"))
