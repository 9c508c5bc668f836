"""What is asked about actions beside fighting: their times, whether their author means it, what disturbs them."""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif.base import amounts
from bot.rulesets.alternatif.base.asking import GM, asked_in, key_of, kind_in
from bot.rulesets.alternatif.magic import times
from bot.rulesets.alternatif.magic.events import HoldRefused
from bot.rulesets.alternatif.moving import under_way
from bot.rulesets.alternatif.ordinary import listed, together
from bot.rulesets.alternatif.ordinary.events import TaskLetBe, TaskRetimed
from bot.rulesets.alternatif.ordinary.events_tasks import ActionHeld, ProposalSettled
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Proposal

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
        if proposal is not None and not together.follows(who):
            if proposal.reaction is None or proposal.duration is None:
                found.append(_figures(state, who, proposal))
            elif not proposal.sure and under_way.exposes_to(state, who):
                found.append(_expose(state, who, proposal))
        if task is not None and task.asks_hold:
            found.append(_hold(state, who))
    return [*found, *(_companions(state, ident, group) for ident, group in together.shaken(state))]


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
    names = [state.combatants[ident].name for ident in under_way.exposes_to(state, who)]
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
                yield from tell(HoldRefused(ident, task.weapon))
        case "companions":
            yield from together.settle(scene, ident, goes_on=choice["go_on"] == YES)
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
