"""What comes next (`/next`): said at any time, also while a question stands, and announced as soon as the rules allow,
counted from the segment in which the present action is over, or in its place (ALT-REA-011, -015).

Whoever has said it is not asked; where it has become impossible by then he is, and told why.
"""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, Step, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.values import evolve
from bot.rulesets.alternatif import repertoire
from bot.rulesets.alternatif.base.distances import NOTHING_PENDING, every
from bot.rulesets.alternatif.base.needs import ACTS, About
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.ordinary.actions import Handle, StandUp
from bot.rulesets.alternatif.reaction.dice import IntentionSaid, IntentionSettled
from bot.rulesets.alternatif.reaction.initiative import is_free, is_ripe, must_be_asked
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Intention, is_called
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_option, from_optional, from_text, optional
from bot.rulesets.shared.seeing import alike

State = AlternatifState
AFTER, SOON = "after", "soon"
WHEN = (AFTER, SOON)
"""When it is announced: once the present action is over, or in its place."""


@word(command="next")
class SayNext(About):
    """What *who* does next, said as `/declare` says it; `-` takes it back. *soon*: in place of what he prepares."""

    needs = ACTS
    action: str = from_text("action")
    target: CombatantId | None = from_optional("target")
    weapon: str | None = from_option("with", lambda args: optional(args, "with"), default=None)
    how: Typed = from_option("how", lambda args: (optional(args, "how") or "")[:80], default="")
    soon: bool = from_option("when", lambda args: optional(args, "when") == SOON, default=False)

    def refuse(self, state: State, who: Combatant) -> None:
        said = Intention(self.action, self.target, self.weapon, self.how, self.soon)
        if self.action == NOTHING:
            if who.intention is None:
                raise Refused("alternatif-nothing-next", name=who.name)
            return
        if who.intention == said:
            raise Refused("alternatif-next-already", name=who.name)
        if not _is_at_something(state, who):
            raise Refused("alternatif-next-is-now", name=who.name)
        later = _later(state, who)
        if repertoire.at_any_time(later, later.combatants[self.who], self.action):
            raise Refused("alternatif-next-is-now", name=who.name)
        _word(later, self.who, said)

    def take(self, scene: Scene[State]) -> Action:
        said = scene.now.combatants[self.who].intention
        if self.action == NOTHING and said is not None:
            yield from tell(IntentionSettled(self.who, "back", said.action))
        else:
            yield from tell(IntentionSaid(self.who, self.action, self.target, self.weapon, self.how, self.soon))


def announced(scene: Scene[State], ident: str) -> Step[bool]:
    """What *ident* said that he does next is announced, if it is time; whether it was, or turned out impossible."""
    state = scene.now
    who = state.combatants[ident]
    said = who.intention
    if said is None or not is_ripe(state, who):
        return False
    try:
        # A blow with what is in hand is not meant of bare fists, once the weapon is gone.
        if "weapon" in who.news and said.action in (repertoire.ATTACK, "melee") and said.weapon is None:
            raise Refused("alternatif-next-weapon-gone", name=who.name)
        made = _word(state, ident, said)
        made.check(state)
    except Refused as refused:
        facts = {name: str(value).replace("|", "/") for name, value in refused.facts.items()}
        reason = alike([{"key": refused.key, **facts}]) or ""
        yield from tell(IntentionSettled(ident, "impossible", said.action, reason))
        return True
    yield from tell(IntentionSettled(ident, "announced", said.action))
    yield from made.take(scene)
    return True


def form(state: State, who: Combatant) -> Decision | None:
    """What *who* may say now that he does next: everything that he could announce once his present action is over."""
    if who.temperament is not None or not _is_at_something(state, who):
        return None
    later = _later(state, who)
    whole = repertoire.announceable(later, later.combatants[who.id])
    codes = [
        each for each in whole.fields[0].options if not repertoire.at_any_time(later, later.combatants[who.id], each)
    ]
    first = Field("action", (*((NOTHING,) if who.intention is not None else ()), *codes))
    when = Field("when", WHEN if _may_be_replaced(who) else (AFTER,))

    def fields(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("action")
        if chosen is None or chosen == NOTHING:
            return (first,)
        return (first, *(each for each in whole.all_fields(partial) if each.name != "action"), when)

    about: dict[str, Scalar] = {**whole.about, **dict(repertoire.ACTIONS.costs(whole, repertoire.at(later, who.id)))}
    return Decision(
        f"{who.id}:next", "next", who.id, (first,), {"action": first.options[0]}, about, fields, like="declare"
    )


def _is_at_something(state: State, who: Combatant) -> bool:
    """Whether anything is before what *who* does next: else it is announced at once."""
    if question_for(state, who.id) is not None or who.intention is not None:
        return True
    return not (must_be_asked(state, who) or (is_free(who) and (who.intent == "standby" or is_called(state, who))))


def _may_be_replaced(who: Combatant) -> bool:
    return who.task is not None or any(each.pending and not each.up for each in who.hands)


def _later(state: State, who: Combatant) -> State:
    """*state* as it would be if the present action of *who* were over, as far as that is certain."""
    task = who.task
    bare = evolve(
        who, hands=every(who, NOTHING_PENDING), task=None, proposal=None, intent="none", waiting=None, target=who.target
    )
    state = state.put(bare)
    if task is None:
        return state
    entry = repertoire.undertaking(task.action)
    if isinstance(entry, StandUp):
        return state.put(evolve(bare, prone=False))
    if isinstance(entry, Handle):
        arm = entry.arm(bare, task.weapon)
        hand = None if arm is None else entry.hand(bare, arm)
        if arm is not None and hand is not None:
            return WeaponChanged(who.id, hand, arm.weapon, entry.change, willing=True).befalls(state, bare)
    return state


def _word(state: State, ident: str, said: Intention) -> Word:
    """The word that says it. Raises `Refused` where there is no such action, or none with such a thing."""
    args: Args = {
        "who": ident,
        "action": said.action,
        "target": said.target,
        "with": said.weapon,
        "how": said.how or None,
    }
    made: Word = repertoire.word(state, state.combatants[ident], 0, {k: v for k, v in args.items() if v is not None})
    return made
