"""What happens around ordinary actions, beside `events_tasks`."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, Step, ask_first, tell
from bot.kernel.events import GM_ONLY, PUBLIC
from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import checks as amounts
from bot.rulesets.alternatif.base import moves, story, times
from bot.rulesets.alternatif.base.checks import GM, asked_in, key_of, kind_in
from bot.rulesets.alternatif.base.distances import State
from bot.rulesets.alternatif.ordinary import listed
from bot.rulesets.alternatif.ordinary.listed import ActionHeld, ProposalSettled, TaskBroken
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Proposal, Task
from bot.rulesets.shared.book import OWNER, SIDE, happens
from bot.rulesets.shared.naming import CombatantId


@happens(to=SIDE)
class TaskRetimed:
    """An action that is under way has other times: *reason* says why. *die* and *faces*: what was rolled for it.
    *penalty* (0 or less) and *chance* of failure in per cent belong to a rushed one (ALT-ACT-014 to -018, -020)."""

    combatant: CombatantId
    action: str
    reason: Literal["gm", "rushed", "aggravated", "second", "coordinated"]
    prepared: int
    first: int
    last: int
    die: str = ""
    faces: tuple[int, ...] = ()
    penalty: int = 0
    chance: int = 0
    label: Name = ""
    words: Name = ""

    def befalls(self, state: State, who: Combatant) -> State:
        if who.task is None:
            return state
        task = evolve(who.task, prepared=self.prepared, first=self.first, last=self.last)
        match self.reason:
            case "rushed":
                task = evolve(task, penalty=self.penalty, chance=self.chance)
            case "aggravated":
                task = evolve(task, maximum=False)
            case "second":
                task = evolve(task, then="")
            case "coordinated":
                task = evolve(task, bond="coordinated")
            case "gm":
                pass
        return state.put(evolve(who, task=task))

    def why(self) -> tuple[str, ...]:
        return {
            "gm": ("ALT-ACT-014", "ALT-ACT-016"),
            "rushed": ("ALT-ACT-018",),
            "aggravated": ("ALT-ACT-017",),
            "second": ("ALT-ACT-015",),
            "coordinated": ("ALT-ACT-020",),
        }[self.reason]


@happens("ALT-ACT-017", to=GM_ONLY)
class TaskLetBe:
    """The game master lets an action of maximal dice go on as it was rolled (ALT-ACT-017)."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "task", maximum=False)


@happens("ALT-ACT-019", to=SIDE)
class JoinedIn:
    """*combatant* does what *other* does, together with him (ALT-ACT-019)."""

    combatant: CombatantId
    other: CombatantId
    action: str
    stamp: int
    label: Name = ""
    sure: bool = False

    def change(self, state: State) -> State:
        leader = state.combatants.get(self.other)
        if leader is not None and leader.task is not None:
            state = state.amend(leader.id, "task", bond="collective", group=leader.id)
        elif leader is not None and leader.proposal is not None:
            state = state.amend(leader.id, "proposal", group=leader.id)
        proposal = Proposal(self.action, self.stamp, self.label, sure=self.sure, group=self.other)
        return state.with_(self.combatant, proposal=proposal)


@happens("ALT-ACT-019", to=SIDE)
class CompanionsSettled:
    """What the game master said of the others, when one of those who act together was interrupted (ALT-ACT-019)."""

    combatant: CombatantId
    goes_on: bool

    def befalls(self, state: State, who: Combatant) -> State:
        """Nobody has to be asked about any more."""
        if who.task is None:
            return state
        group = who.task.group
        combatants = {
            ident: evolve(each, task=evolve(each.task, shaken=False))
            if each.task is not None and each.task.group == group
            else each
            for ident, each in state.combatants.items()
        }
        return evolve(state, combatants=combatants)


@happens("ALT-ACT-008", "ALT-ACT-011", changes=False, to=PUBLIC)
class AsideTaken:
    """Something that is no action: it takes no time and disturbs nothing (ALT-ACT-008, -011)."""

    combatant: CombatantId
    kind: Literal["shout", "step", "turn", "relax"]
    words: Name = ""


@happens("ALT-REA-024", to=OWNER)
class BeatWaived:
    """*combatant* acts without his beat, at a *penalty* (0 or less) to his next roll; *words*: what the game master
    lets him believe (ALT-REA-024)."""

    combatant: CombatantId
    penalty: int
    words: Name = ""

    def befalls(self, state: State, who: Combatant) -> State:
        task = None if who.task is None else evolve(who.task, penalty=min(0, who.task.penalty + self.penalty))
        return state.put(evolve(who, beat_until=0, next_strike=who.next_strike + self.penalty, task=task))


# ---- Acting together: the same action at the same times (ALT-ACT-019), or several that fall together (ALT-ACT-020).


def follows(who: Combatant) -> bool:
    """Whether *who* has announced to join somebody else's action and waits for its times."""
    proposal = who.proposal
    return proposal is not None and proposal.reaction is None and proposal.group not in ("", who.id)


def follow(scene: Scene[AlternatifState], ident: str) -> Step[bool]:
    """A companion takes the times of the action that he joins, as soon as they are known; it comes to nothing when
    there is none any more. Whether anything happened."""
    state = scene.now
    who = state.combatants[ident]
    if not follows(who) or who.proposal is None:
        return False
    leader = state.combatants.get(who.proposal.group)
    if leader is not None and leader.proposal is not None and not leader.out:
        return False
    task = None if leader is None else leader.task
    stamp = max(who.proposal.stamp, who.beat_until)
    if task is None or task.prepared <= stamp:
        yield from tell(ProposalSettled(ident, "dropped"))
        return True
    # What is instantaneous ends with its reaction, and has no duration of its own (ALT-REA-007).
    duration = 0 if task.first == task.prepared == task.last else task.duration
    yield from tell(ProposalSettled(ident, "figures", str(task.prepared - stamp), str(duration)))
    return True


def members(state: AlternatifState, group: str) -> list[Combatant]:
    """Those who do the action of *group* together."""
    return [each for each in state.combatants.values() if each.task is not None and group and each.task.group == group]


def shaken(state: AlternatifState) -> list[tuple[str, list[Combatant]]]:
    """The groups of which somebody was interrupted, each by its first member who goes on."""
    found: dict[str, list[Combatant]] = {}
    for who in state.combatants.values():
        if who.task is not None and who.task.shaken:
            found.setdefault(who.task.group, []).append(who)
    return [(each[0].id, members(state, group)) for group, each in found.items()]


def settle(scene: Scene[AlternatifState], ident: str, *, goes_on: bool) -> Action:
    """The game master has said whether the others go on without the one who was interrupted."""
    state = scene.now
    task = state.combatants[ident].task
    group = [] if task is None else members(state, task.group)
    yield from tell(CompanionsSettled(ident, goes_on))
    for each in () if goes_on else group:
        if each.task is not None:
            broken = TaskBroken(each.id, each.task.action, state.segment, 0, each.task.label, "interrupted")
            yield from tell(broken)


def coordinate(scene: Scene[AlternatifState], one: str, other: str) -> Action:
    """Both act at the moment of the slower one, with whomever they were coordinated already (ALT-ACT-020)."""
    state = scene.now
    both = [state.combatants[one], state.combatants[other]]
    linked = [
        each
        for each in state.combatants.values()
        if each not in both and each.task is not None and each.task.bond == "coordinated" and _together(each, both)
    ]
    tasks = {each.id: each.task for each in (*both, *linked) if each.task is not None}
    ready = max(task.prepared for task in tasks.values())
    for ident, task in tasks.items():
        later = ready - task.prepared
        yield from tell(
            TaskRetimed(
                combatant=ident,
                action=task.action,
                reason="coordinated",
                prepared=ready,
                first=task.first + later,
                last=task.last + later,
                label=task.label,
            )
        )


def _together(who: Combatant, both: list[Combatant]) -> bool:
    """Whether *who* is already bound to act with one of the two: they share a side and a moment."""
    task = who.task
    return any(
        each.side == who.side and _bound(each.task) and task is not None and each.task.prepared == task.prepared
        for each in both
        if each.task is not None
    )


def _bound(task: Task | None) -> bool:
    return task is not None and task.bond == "coordinated"


# ---- What is asked about actions beside fighting: their times, whether their author means it, what disturbs them.

NONE, ONE = listed.NONE, listed.ONE
REACTIONS = (NONE, "1d6", "1d3", "1d4", "1", "2", "3", "1d8", "2d8", "1+1d3", "2+1d3", "3+1d3")
"""First none, and the dice of the three questions: objects to take out, an aim, concentration or precise gestures
(ALT-ACT-013); `n+1d3` counts segments of talk (ALT-ACT-019)."""
DURATIONS = (
    *(NONE, ONE, "2", "3", "4", "5", "10"),
    *("1d4", "1d6", "1d10", "2d6", "5d10", "1+1d3", "2+1d3", "4+1d3", "4+1d4", "1d6>1d6"),
)
"""Fixed, fixed with a small die, large dice, small ones together (ALT-ACT-012); two rolls one after the other
(ALT-ACT-015)."""
DELAYS = (ONE, "2", "3", "1d4", "1d6", "1d10")
REFUSE = "refuse"
YES, NO = "yes", "no"
BEFOREHAND = ("figures", "expose", "charge_distance")
"""The kinds of questions of which an action needs the answer before it begins."""


def questions(state: AlternatifState) -> list[Decision]:
    """The game master is asked for times and about what goes wrong, an engaged author whether he means it."""
    found = []
    for who in state.combatants.values():
        if who.out:
            continue
        proposal, task = who.proposal, who.task
        if proposal is not None and not follows(who):
            if proposal.reaction is None or proposal.duration is None:
                found.append(_figures(state, who, proposal))
            elif not proposal.sure and moves.exposes_to(state, who):
                found.append(_expose(state, who, proposal))
        if task is not None and task.asks_hold:
            found.append(_hold(state, who))
    return [*found, *(_companions(state, ident, group) for ident, group in shaken(state))]


def awaits_word(who: Combatant) -> bool:
    """Whether the game master is asked about the action that *who* has begun."""
    task = who.task
    return task is not None and not who.out and (task.asks_hold or task.shaken)


def suggested(state: AlternatifState, who: Combatant, proposal: Proposal) -> tuple[str, str]:
    """Reaction and duration that the game master finds filled in (ALT-ACT-001, ALT-MAG-019)."""
    found: tuple[str, str] | None = None
    if proposal.action == times.USE:
        found = times.suggested(who, proposal.weapon)
    elif (known := listed.meant(state, proposal.label)) is not None:
        found = known.reaction, known.duration
    elif proposal.action in listed.actions(state):
        found = listed.figures(state, proposal.action)[0] or NONE, listed.figures(state, proposal.action)[1] or ONE
    reaction, duration = found or (NONE, ONE)
    return proposal.reaction or reaction or NONE, proposal.duration or duration or ONE


def _figures(state: AlternatifState, who: Combatant, proposal: Proposal) -> Decision:
    likely, lasting = suggested(state, who, proposal)
    reaction = Field("reaction", tuple(dict.fromkeys((likely, *REACTIONS, REFUSE))))
    duration = Field("duration", tuple(dict.fromkeys((lasting, *DURATIONS))))
    # What is left of an action broken off is known already (ALT-REA-016).
    fields = (reaction,) if proposal.duration is not None else (reaction, duration)

    def form(partial: Choice) -> tuple[Field, ...]:
        return (reaction,) if partial.get("reaction") == REFUSE else fields

    about: dict[str, Scalar] = {
        "author": who.id,
        "action": proposal.action,
        "label": proposal.label,
        "weapon": proposal.weapon,
    }
    default = {"reaction": likely} if proposal.duration is not None else {"reaction": likely, "duration": lasting}
    key = f"{who.id}:figures:{state.segment}"
    return Decision(key, "figures", GM, fields, default, about, form)


def _expose(state: AlternatifState, who: Combatant, proposal: Proposal) -> Decision:
    names = [state.combatants[ident].name for ident in moves.exposes_to(state, who)]
    reaction, duration = proposal.reaction or NONE, proposal.duration or ONE
    least = amounts.shortest(reaction) + amounts.shortest(duration)
    most = amounts.longest(reaction) + amounts.longest(duration)
    about: dict[str, Scalar] = {
        "action": proposal.action,
        "label": proposal.label,
        "weapon": proposal.weapon,
        "enemies": ", ".join(names),
        "count": len(names),
        "least": least,
        "most": most,
        "uncertain": most > least,
    }
    key = key_of(state, who, "expose")
    return Decision(key, "expose", who.id, (Field("expose", (YES, NO)),), {"expose": NO}, about)


def _about(who: Combatant) -> dict[str, Scalar]:
    task = who.task
    assert task is not None
    return {"author": who.id, "action": task.action, "label": task.label, "weapon": task.weapon, "last": task.last}


def _complicate(state: AlternatifState, who: Combatant) -> Decision:
    """Whether the maximal dice mean a difficulty, and how many segments it costs (ALT-ACT-017)."""
    field = Field("delay", (*DELAYS, NOTHING))
    key = f"{who.id}:complicate:{state.segment}"
    return Decision(key, "complicate", GM, (field,), {"delay": NOTHING}, _about(who))


def _hold(state: AlternatifState, who: Combatant) -> Decision:
    """Whether a spell may be kept ready (ALT-MAG-013)."""
    key = f"{who.id}:hold_spell:{state.segment}"
    return Decision(key, "hold_spell", GM, (Field("hold", (YES, NO)),), {"hold": NO}, _about(who))


def _companions(state: AlternatifState, ident: str, group: list[Combatant]) -> Decision:
    """Whether the others go on without the one who was interrupted (ALT-ACT-019)."""
    who = state.combatants[ident]
    about = {**_about(who), "names": ", ".join(each.name for each in group), "count": len(group)}
    key = f"{ident}:companions:{state.segment}"
    return Decision(key, "companions", GM, (Field("go_on", (YES, NO)),), {"go_on": YES}, about)


def hitches(state: AlternatifState) -> list[Decision]:
    """The game master is asked whether actions of maximal dice really end now, as planned (ALT-ACT-017)."""
    return [
        _complicate(state, who)
        for who in state.combatants.values()
        if who.task is not None and who.task.maximum and not who.task.waits and who.task.last <= state.segment
    ]


def hitch(scene: Scene[AlternatifState]) -> Action:
    """What the game master says of those actions."""
    answer = yield from ask_first(hitches)
    if answer is None:
        return
    key, choice = answer
    ident = asked_in(key)
    if choice["delay"] == NOTHING:
        yield from tell(TaskLetBe(ident))
    else:
        yield from aggravate(scene, ident, choice["delay"])


def answered(scene: Scene[AlternatifState], key: str, choice: Choice) -> Action:
    """An answer to one of `questions`."""
    ident = asked_in(key)
    who = scene.now.combatants[ident]
    match kind_in(key):
        case "expose":
            yield from tell(ProposalSettled(ident, "sure" if choice["expose"] == YES else "dropped"))
        case "hold_spell" if who.task is not None:
            task = who.task
            if choice["hold"] == YES:
                yield from tell(ActionHeld(ident, task.action, task.until, task.label))
            else:
                yield from tell(story.hold_refused(ident, task.weapon))
        case "companions":
            yield from settle(scene, ident, goes_on=choice["go_on"] == YES)
        case "figures":
            if choice["reaction"] == REFUSE:
                yield from tell(ProposalSettled(ident, "refused"))
            else:
                known = None if who.proposal is None else who.proposal.duration
                yield from tell(ProposalSettled(ident, "figures", choice["reaction"], choice.get("duration", known)))
        case _:
            pass


def aggravate(scene: Scene[AlternatifState], ident: str, delay: str, words: str = "") -> Action:
    """A difficulty turns up: the action of *ident* takes *delay* (an amount) longer (ALT-ACT-017)."""
    task = scene.now.combatants[ident].task
    assert task is not None
    more, faces = yield from amounts.rolled(delay, who=ident, why="task-delay")
    yield from tell(
        TaskRetimed(
            combatant=ident,
            action=task.action,
            reason="aggravated",
            prepared=task.prepared,
            first=task.first,
            last=task.last + more,
            die=delay,
            faces=faces,
            label=task.label,
            words=words,
        )
    )
