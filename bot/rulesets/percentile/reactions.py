"""Reactions: the action of another that somebody in Anticipating waits for (PCT-POS-007)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.errors import Refused
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.declaring.actions import DOINGS, LOOSE
from bot.rulesets.percentile.people import able
from bot.rulesets.percentile.rounds import TurnBegun, TurnStepped, begun
from bot.rulesets.percentile.state import Fighter, PercentileState, Turn
from bot.rulesets.percentile.state.conditions import CANNOT_ACT, CANNOT_LEAVE
from bot.rulesets.percentile.unarmed import LetGo, gripped
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_optional, from_text, optional, text


def reactors(state: PercentileState, turn: Turn) -> list[str]:
    """Those who wait for this very action and have not been asked, in initiative order (PCT-POS-007)."""
    if turn.occasion == "reaction":
        return []
    found = []
    for ident in state.order:
        who = state.fighters.get(ident)
        if who is None or who.out or who.reacted or ident in turn.asked or ident == turn.actor:
            continue
        if CANNOT_ACT(who):
            continue
        said = who.declaration
        if said is not None and said.waits == "reaction" and who.posture == "anticipating" and _fires(state, who, turn):
            found.append(ident)
    return found


def _fires(state: PercentileState, who: Fighter, turn: Turn) -> bool:
    trigger = who.declaration.trigger if who.declaration is not None else None
    if trigger is None or trigger.what == "word":
        return False
    actor = state.fighters[turn.actor]
    if trigger.who == "enemy":
        meant = actor.side != who.side
    elif trigger.who == "ally":
        meant = actor.side == who.side
    else:
        meant = trigger.who == actor.id
    if trigger.whom is not None and trigger.whom != turn.target:
        return False
    if actor.hidden or not _possible(state, who, actor):
        return False
    # Wrestling is an attack (PCT-UNA-002).
    done = "attack" if turn.declaration.kind == "wrestling" else turn.declaration.kind
    return meant and trigger.what in ("anything", turn.declaration.kind, done)


def _possible(state: PercentileState, who: Fighter, actor: Fighter) -> bool:
    """Whether the blow that *who* keeps can be struck now: at whom he has named, or who has triggered it; at
    anybody where the table lets it be turned on another (PCT-DEC-006). A spell must be paid (PCT-POS-013), and nobody
    gets away from whoever strangles him (PCT-UNA-005)."""
    said = who.declaration
    if said is not None and CANNOT_LEAVE(who) and LOOSE in DOINGS[said.reaction or "attack"].needs:
        return False
    if said is not None and said.reaction == "cast":
        spell = legal.spell_named(who, said.spell)
        return spell is not None and legal.cost_of(who, spell, who.posture) <= who.psy
    if said is None or said.reaction not in ("attack", "wrestling"):
        return True
    if said.reaction == "wrestling":
        can = [
            each for each in state.fighters.values() if each.side != who.side and legal.may_wrestle(state, who, each)
        ]
    else:
        can = [e for e in state.fighters.values() if e.side != who.side and legal.may_attack(state, who, e, said.arm)]
    if state.settings.impossible_action != "lost":
        return bool(can)
    return (said.target or actor.id) in [each.id for each in can]


def react_question(state: PercentileState) -> list[Decision]:
    turn = state.turn
    if turn is None:
        return []
    waiting = reactors(state, turn)
    if not waiting:
        return []
    said = turn.declaration
    about: dict[str, Scalar] = {
        "actor": turn.actor,
        "action": said.kind,
        "cast": said.cast,
        "round": state.round,
        "distant": _distant(state, state.fighters[waiting[0]], turn.actor),
    }
    key = f"{waiting[0]}:react:{state.round}:{turn.actor}:{turn.occasion}"
    return [one_of(key, "react", waiting[0], ("now", "wait"), about, usual="wait")]


def _distant(state: PercentileState, who: Fighter, actor: str) -> bool:
    """Whether the blow that *who* keeps for whoever calls for it cannot reach *actor*, who does."""
    said = who.declaration
    if said is None or said.target is not None or said.reaction != "attack":
        return False
    foe = state.fighters[actor]
    return foe.side != who.side and not legal.may_attack(state, who, foe, said.arm)


def react(scene: Scene[PercentileState]) -> Action:
    """Ask the first of those who wait for it: now, or keep waiting."""
    answer = yield from ask_first(react_question)
    if answer is None:
        return
    ident = answer[0].partition(":")[0]
    yield from tell(TurnStepped(scene.now.acting.actor, asked=ident))
    if answer[1]["react"] == "now":
        yield from reaction(scene, ident)


def reaction(scene: Scene[PercentileState], ident: str, target: str | None = None) -> Action:
    """*ident* acts at once, out of order, at *target* when it is said anew."""
    found = kept(scene.now, ident, target)
    if found is not None:
        yield from tell(found)


def kept(state: PercentileState, ident: str, target: str | None = None) -> TurnBegun | None:
    """That *ident* does what he has declared for it; where nobody was named, at whoever has triggered it."""
    who, turn = state.fighters[ident], state.turn
    said = who.declaration
    if said is None:
        return None
    if target is None and said.target is None and turn is not None:
        hostile = state.fighters[turn.actor].side != who.side
        target = turn.actor if hostile and DOINGS[said.reaction or "attack"].aimed else None
    return begun(state, ident, legal.reacting(said, target), "reaction")


# ---- A reaction that is let go at a word (PCT-POS-007).


@word(tool="react")
class Fire(Word):
    """A reaction that waits for a word, or for a deed, is let go now (PCT-POS-007)."""

    who: CombatantId = from_text("who")
    target: CombatantId | None = from_optional("target")

    def check(self, state: PercentileState) -> None:
        who = able(state, self.who)
        said = who.declaration
        if CANNOT_ACT(who) or state.phase != "acting" or said is None or said.waits != "reaction" or who.reacted:
            raise Refused("percentile-no-reaction", name=who.name)
        if state.roll is not None or (state.turn is not None and state.turn.step not in ("begin", "ready")):
            raise Refused("percentile-in-the-middle", name=who.name)

    def take(self, scene: Scene[PercentileState]) -> Action:
        yield from reaction(scene, self.who, self.target)


@composed(command="release")
def release(state: PercentileState, by: int, args: Args) -> Fire | LetGo:
    """A reaction is let go, where *who* waits for one; else whom he holds."""
    who, target = text(args, "who"), optional(args, "target")
    fighter = state.fighters.get(who)
    said = None if fighter is None else fighter.declaration
    waits = said is not None and said.waits == "reaction"
    return LetGo(by, who, target) if gripped(state, who) and not waits else Fire(by, who, target)
