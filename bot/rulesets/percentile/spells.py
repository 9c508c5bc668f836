"""Spells as this text needs them (PCT-POS-013, PCT-BAT-007)."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.postures import spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import CRITICAL, succeeded
from bot.rulesets.percentile.rounds import TurnEnded, TurnStepped
from bot.rulesets.percentile.state import GM, PercentileState, Spell, Turn
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import BlowDecided, counted, ruled_for

# ---- Spells that were cast (PCT-POS-013).


@happens("PCT-POS-013", to=PUBLIC)
class SpellCast:
    """*cost*: psy points paid; *worked*: it takes its effect. *sure*: it strikes *target* without a roll, unless the
    game master says otherwise."""

    combatant: CombatantId
    spell: str
    cost: int
    worked: bool
    target: CombatantId | None = None
    sure: bool = field(default=False, metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        state = counted(state, self.combatant) if self.sure else state
        who = state.fighters.get(self.combatant)
        return state if who is None else state.with_(who.id, psy=max(0, who.psy - self.cost))


# ---- What spells cost, whether they work, what they do (PCT-POS-013, PCT-BAT-007).

EVERYBODY, WITHOUT = "everybody", "without"


def cast(scene: Scene[PercentileState]) -> Action:
    """Roll the skill that governs the spell, if one does; a spell that cannot be paid does not take place."""
    state, turn = scene.now, scene.now.acting
    who, spell = state.fighters[turn.actor], paid(state)
    if spell is None:
        yield from tell(TurnEnded(who.id, "unpaid"))
        return
    ahead = trial(state)
    if ahead is None:
        # No die is rolled: the game master's word alone keeps it from striking (PCT-TST-006).
        target = turn.target if spell.dice is not None else None
        outcome = None if target is None else ruled_for(state, who.id)
        if target is not None and outcome is not None:
            yield from tell(BlowDecided(who.id, target, outcome, "spell"))
        yield from took_place(scene, worked=outcome != "miss", critical=False, sure=target is not None)
        return
    yield from d100.throw(scene, ahead)


def paid(state: PercentileState) -> Spell | None:
    """The spell that is being cast; None: it cannot be paid."""
    turn = state.acting
    who = state.fighters[turn.actor]
    spell = legal.spell_named(who, turn.declaration.spell)
    return None if spell is None or legal.cost_of(who, spell, who.posture) > who.psy else spell


def trial(state: PercentileState) -> d100.Ahead | None:
    """What is rolled for it; None: it simply works, or cannot be paid."""
    turn, spell = state.acting, paid(state)
    if spell is None or spell.skill is None:
        return None
    # Whoever attacks so in Offensive does it as with a weapon (PCT-POS-011).
    wider = offensively(state, turn) and spell.dice is not None
    critical_to = d100.OFFENSIVE_CRITICAL if wider else CRITICAL
    who = state.fighters[turn.actor]
    return d100.ahead(state, who, "cast", turn.target, skill=spell.skill, critical_to=critical_to)


def offensively(state: PercentileState, turn: Turn) -> bool:
    """Whether Offensive counts for what is cast in *turn*: in it one attacks, whatever with (PCT-POS-009)."""
    offensive = state.fighters[turn.actor].posture == "offensive" and turn.occasion != "reaction"
    return offensive and state.settings.offensive_spells


def judged(scene: Scene[PercentileState]) -> Action:
    """The casting roll stands."""
    turn = scene.now.acting
    worked = turn.degree is not None and succeeded(turn.degree)
    yield from took_place(scene, worked=worked, critical=turn.degree == "critical")


def took_place(scene: Scene[PercentileState], *, worked: bool, critical: bool, sure: bool = False) -> Action:
    """The cost is paid, also when the roll failed; then damage, or the game master's word on the effect."""
    state, turn = scene.now, scene.now.acting
    who = state.fighters[turn.actor]
    spell = legal.spell_named(who, turn.declaration.spell)
    assert spell is not None
    # It could be paid when it was begun; who has fallen or was drained since the roll gives what is left.
    cost = min(who.psy, legal.cost_of(who, spell, who.posture))
    yield from tell(SpellCast(who.id, spell.spell, cost, worked, turn.target, sure))
    yield from spent(scene, who.id, "energy")
    yield from spent(scene, who.id)
    if worked and spell.dice is None:
        # What it does is the game master's word.
        yield from tell(TurnStepped(who.id, step="held", pending="outcome"))
        return
    if not worked or turn.target is None:
        yield from tell(TurnStepped(who.id, step="held"))
        return
    if spell.area:
        yield from tell(TurnStepped(who.id, pending="area"))
    yield from tell(AttackJudged(who.id, turn.target, ("spell",), critical))


def area_question(state: PercentileState) -> list[Decision]:
    """Whom an area spell reaches besides its target; in a battle everybody, the caster's own as well, but for those of
    them who are not in contact: the game master leaves them out one by one (PCT-BAT-007)."""
    turn = state.turn
    if turn is None or turn.pending != "area":
        return []
    about: dict[str, Scalar] = {"author": turn.actor, "spell": turn.declaration.spell, "target": turn.target}
    key = f"{turn.actor}:area:{state.round}:{turn.occasion}:{len(turn.spared)}"
    if state.settings.variant != "battle":
        options = ("enemies", "target", "everybody")
        return [one_of(key, "area", GM, options, about)]
    own = tuple(each for each in reached(state, turn, EVERYBODY) if _same_side(state, each, turn.actor))
    if not own:
        return []
    area = Field("area", (EVERYBODY, WITHOUT))

    def form(partial: Choice) -> tuple[Field, ...]:
        return (area, Field("spared", own)) if partial.get("area") == WITHOUT else (area,)

    return [Decision(key, "area", GM, (area,), {"area": EVERYBODY}, about, form)]


def _same_side(state: PercentileState, one: str, other: str) -> bool:
    return state.fighters[one].side == state.fighters[other].side


def area(scene: Scene[PercentileState]) -> Action:
    """The others whom an area spell reaches are struck after its target."""
    how, spared = EVERYBODY, None
    if area_question(scene.now):
        answer = yield from answered(area_question)
        if answer is None:
            return
        how, spared = answer["area"], answer.get("spared")
    state, turn = scene.now, scene.now.acting
    if spared is not None:
        yield from tell(TurnStepped(turn.actor, spared=spared))
    else:
        yield from tell(TurnStepped(turn.actor, pending="", targets=tuple(reached(state, turn, how))))


def reached(state: PercentileState, turn: Turn, how: str) -> list[str]:
    """Everybody whom the spell reaches but its target: his side, or everybody but the caster."""
    target = state.fighters.get(turn.target or "")
    if how == "target" or target is None:
        return []
    return [
        each.id
        for each in state.fighters.values()
        if each.id not in (turn.actor, target.id, *turn.spared)
        and not each.out
        and legal.reached_by_spells(state, state.fighters[turn.actor], each)
        and (how == EVERYBODY or each.side == target.side)
    ]
