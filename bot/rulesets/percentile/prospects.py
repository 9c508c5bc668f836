"""What an answer leads to, as far as it can be told before it is given, and what is rolled for it: the chapter says
that which rolls it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, cast, get_args

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve, record
from bot.rulesets.percentile import attack as striking
from bot.rulesets.percentile import defence, reactions, riding, turns
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.declaring import forms
from bot.rulesets.percentile.declaring.actions import HOLDS, SPECIAL, TRIGGER, Outlook, spelt_out
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.scoring import FOCUS, MOUNTED, OPPORTUNITY, PREPARED
from bot.rulesets.percentile.rounds import TurnBegun, TurnStepped, begun
from bot.rulesets.percentile.state import FISTS, Arm, Fighter, PercentileState, Posture
from bot.rulesets.percentile.state.conditions import DEFENCELESS
from bot.rulesets.percentile.view import health
from bot.rulesets.shared import secrecy
from bot.rulesets.shared.game import Against
from bot.rulesets.shared.odds import Likely

ROLLED: Final[Mapping[str, Against]] = dict.fromkeys(
    ("declare", "defence", "advantage", "disadvantage", "ride", "strangled", "retarget", "react", "opportunity"),
    "nothing",
)
"""The questions whose answers are rolled for: against the score of whoever rolls, and nothing of anybody else's."""
_ROLLS: Final = {"totals": ("score",), "words": ("face", "score")}
"""What a question does not tell of a foe's roll that lies open, where not all is shown."""


DECLARE: Final = "declare"
_TOLD_EACH = 2
"""Of so many manners together it is told what each of them leads to."""
_FOCUSED: Final = ("attack", SPECIAL, "wrestling", "cast", "disengage", "dodge")
"""What Focus adds to: rolls of skills, not of characteristics (PCT-POS-003)."""
_STRIKES: Final = {"retarget": "attack", "opportunity": "attack"}
"""Questions beside the declaration whose answer is an attack."""
_NO_GAIN: Final[Mapping[tuple[str, str | None], str]] = {
    ("offensive", "wrestling"): "offensive_hold",
    ("offensive", "grip"): "offensive_grip",
    ("defensive", "magic"): "magic_guard",
    ("defensive", "none"): "no_guard",
    ("charge", "score"): "charge_score",
}
"""What a manner comes to where that is not what its name says: a hold does no damage (PCT-UNA-002, PCT-POS-009), bare
hands parry nothing (PCT-DEF-016), a charge may count in another place (PCT-MNT-003)."""
_MOST_WAYS: Final = 24
"""Complete declarations that a choice is looked at as; where there are more, the others are like these."""


def _harms(who: Fighter, choice: Choice) -> bool:
    """Whether *choice* is a spell that does damage."""
    spell = legal.spell_named(who, choice.get("spell") or choice.get("with"))
    return spell is not None and spell.dice is not None


def outlook(state: PercentileState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """The numbers of the rules that the words of an option name, and what a weapon, a spell, a target or a manner of
    *choice* is."""
    facts: dict[str, Scalar] = {"focus_bonus": FOCUS, "prepared_bonus": PREPARED, "opportunity_bonus": OPPORTUNITY}
    who, target = state.fighters.get(decision.who), state.fighters.get(choice.get("target", ""))
    if target is not None:
        facts["health"] = health(target)
        facts["target_weapon"] = target.main.weapon
        facts["ally"] = who is not None and target.side == who.side and _harms(who, choice)
    if who is None:
        return facts
    acts, guard = _manner_of(state, who, choice), _guard(state, who, choice)
    facts |= {"acts": acts, "guard": guard, "riding": state.settings.riding_roll, "riding_bonus": MOUNTED}
    facts |= {"wrestling_roll": state.settings.wrestling_roll, "disengaged_spells": state.settings.disengaged_spells}
    if choice.get("hold") == "pin":
        facts["physique"] = who.scores.get("physique")
    # Whoever has nothing to stop a blow with has no defence in any posture.
    facts["postures"] = "defensive" if guard == "none" else state.settings.defence_postures
    used = legal.arm_of(who, Outlook(state, who).arm(choice))
    facts["dice"] = used.dice
    facts["used"] = used.weapon
    if "how" in choice:
        said = choice["how"].split("+")
        facts["second"] = who.second.weapon if "two" in said and who.second is not None else None
        counts = {"offensive": acts, "defensive": guard, "charge": state.settings.charge_strength}
        told = (_NO_GAIN.get((each, counts.get(each)), each) for each in said)
        facts["effects"] = ", ".join(told) if len(said) <= _TOLD_EACH else "several"
    spell = legal.spell_named(who, choice.get("spell") or choice.get("with"))
    if spell is not None:
        facts |= {"magic": True, "spell_dice": spell.dice}
    focused = choice.get("action") in _FOCUSED or choice.get(forms.REALLY) in _FOCUSED
    facts["focused"] = focused and acts != "grip"
    if decision.kind == DECLARE and choice.get("posture") and acts != "draw":
        parry = _parry(state, evolve(who, posture=_posture(choice)))
        facts["parry_chance"] = None if parry is None else round(100 * parry.likely())
    return facts


def _manner_of(state: PercentileState, who: Fighter, choice: Choice) -> str | None:
    """The kind of action that *choice* is, apart where a posture does something else for it: a *harmful* spell where
    Offensive counts for spells (PCT-POS-009), a *grip* that no skill is rolled for (PCT-UNA-002)."""
    acts = _acts(choice)
    if acts == "cast" and state.settings.offensive_spells and _harms(who, choice):
        return "harmful"
    return "grip" if acts == "wrestling" and state.settings.wrestling_roll == "text" else acts


def _acts(choice: Choice) -> str | None:
    """The kind of action that *choice* is, whatever it seems to be."""
    action = choice.get(forms.REALLY) or choice.get("action")
    return None if action is None else forms.kind_of(action)


def _guard(state: PercentileState, who: Fighter, choice: Choice) -> str:
    """What a posture of defence is good for with *choice*: a dodge that is announced with it, a parry with what is
    drawn, else what there is already (PCT-DEF-003, -016)."""
    if _acts(choice) == "dodge":
        return "dodge"
    drawn = choice.get("weapon") or choice.get("with") if _acts(choice) == "draw" else None
    parries = any(each.parries for each in who.carried if each.weapon == drawn)
    return "parry" if parries else legal.guard_of(state, who)


def after_hit(state: PercentileState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """Whether whoever is hit may still defend himself, and whether that hangs on a posture that he has still to declare
    (PCT-DEF-001, -007, -010)."""
    who, target = state.fighters.get(decision.who), state.fighters.get(choice.get("target", ""))
    declares = decision.kind == DECLARE
    action = _bare(choice).get("action") if declares else _STRIKES.get(decision.kind)
    if decision.kind == "opportunity":
        target = state.fighters.get(str(decision.about.get("target")))
    strikes = ("attack", SPECIAL, *(("wrestling",) if state.settings.wrestling_roll == "first" else ()))
    if who is None or target is None or action not in strikes or DEFENCELESS(target):
        return {}
    if not declares and target.posture not in legal.defence_postures(state):
        return {}
    arm = choice.get(decision.kind) if decision.kind == "opportunity" else Outlook(state, who).arm(choice)
    weapon = FISTS if action == "wrestling" else legal.arm_of(who, next((e for e in get_args(Arm) if e == arm), "main"))
    shot = weapon.kind in ("arrow", "powder") or (weapon.kind == "thrown" and state.settings.thrown_as_arrows)
    if shot and target.shield is None:
        return {}
    parries = shot or target.shield is not None or bool(legal.parrying_hands(state, target))
    # Who dodges has declared that he does; a shot is dodged behind a shield alone (PCT-DEF-010).
    stands = (shot and not legal.dodges_arrows(state, target)) or not declares
    avoid = "parry" if stands else "defence" if parries else "dodge"
    return {"avoid": avoid, "hangs": "posture" if declares else None} if parries or declares else {}


def _posture(choice: Choice) -> Posture | None:
    said = choice.get("posture")
    return next((each for each in get_args(Posture) if each == said), None)


@record
class Manners:
    """What is rolled in one of several *ways*, of which one is still to be chosen."""

    ways: tuple[d100.Ahead, ...]

    def likely(self) -> Likely:
        found = [each.likely() for each in self.ways]
        return found[0] if len({*found}) == 1 else (min(found), max(found))


def trial(state: PercentileState, decision: Decision, choice: Choice) -> d100.Ahead | None:
    """What is rolled for *choice*, which is complete, of any question but a declaration; None: nothing."""
    step: TurnBegun | TurnStepped | None = None
    match decision.kind, choice:
        case "defence", {"defence": option}:
            return defence.trial(state, option)
        case "ride", {"ride": "try"}:
            return riding.trial(state)
        case "ride", _:
            return striking.trial(TurnStepped(decision.who, ridden=False).change(state))
        case "advantage" | "disadvantage", _ if state.roll is not None and "reroll" in choice.values():
            again = d100.anew(state, state.roll)
            return again if again.tells else None
        case "strangled", _:
            step = turns.chosen(state, choice)
        case "retarget", {"target": target}:
            step = TurnStepped(decision.who, target=target)
        case "opportunity", {"opportunity": arm}:
            step = turns.taken(state, cast(Arm, arm))
        case "react", {"react": "now"}:
            step = reactions.kept(state, decision.who)
        case _:
            pass
    return None if step is None else turns.trial(step.change(state))


def declared(state: PercentileState, who: Fighter, form: Decision, choice: Choice) -> Manners | None:
    """What is rolled for a declaration of *who* in the *form* that he is asked; *choice* may still be incomplete: then
    in no posture, in no manner of its own, and against whoever may be named. None of it hangs on what others have
    declared (PCT-DEC-004)."""
    bare = _bare(spelt_out(who.id, choice))
    if bare.get("action") in ("parry", "dodge"):
        found = _defences(state, who, bare)
    else:
        found = [_begun(state, who, each) for each in _wholes(state, who, form, bare)]
    # Some spells simply work: what is told is about the others.
    ways = tuple(each for each in found if each is not None)
    return Manners(ways) if ways else None


def _begun(state: PercentileState, who: Fighter, whole: Choice) -> d100.Ahead | None:
    """What is rolled once his turn has come. Where riding may help he attacks without: he is asked about that then."""
    said = forms.announced(state, who, whole)
    posture = who.posture if Outlook(state, who).posed else said.posture
    state = state.with_(who.id, declaration=said, posture=posture)
    state = begun(state, who.id, said, "extra" if who.extra else "action").change(state)
    return turns.trial(state.in_turn(ridden=False) if state.settings.riding_roll == "advantage" else state)


def _bare(choice: Choice) -> dict[str, str]:
    """*choice* in the blanks of the question, whichever form it was made in; of a reaction, the action that it is.
    Empty where nothing is rolled for yet."""
    said = dict(choice)
    action = said.pop(forms.REALLY, said.get("action", ""))
    if action == forms.AGAIN:
        return said
    if action == "wait":
        action = said.pop("reaction", "")
    for name in ("seems", "waits", "on", "deed", "whom"):
        said.pop(name, None)
    if said.get("target") == TRIGGER:
        del said["target"]
    how = [each for each in said.pop("how", "").split("+") if each]
    for each in how:
        if each in get_args(Posture):
            said["posture"] = each
        elif each in HOLDS:
            said["hold"] = each
    manners = [each for each in how if each in forms.MANNERS]
    if manners:
        said["how"] = "+".join(manners)
    if action == "cast" and "with" in said:
        said["spell"] = said.pop("with")
    if action == SPECIAL and len(said) == 1:
        # The manner makes the chance, and is not chosen yet.
        return {}
    return {**said, "action": forms.kind_of(action)} if action and action not in (forms.FEINT,) else {}


def _wholes(state: PercentileState, who: Fighter, form: Decision, bare: Choice) -> list[dict[str, str]]:
    """*bare* completed in every way that may make another chance."""
    ways, whole = [dict(bare)] if bare else [], list[dict[str, str]]()
    while ways and len(whole) < _MOST_WAYS:
        way = ways.pop()
        left = form.legal(way)
        if left:
            ways += [{**way, left[0].name: each} for each in _different(state, who, left[0])]
        elif left == ():
            whole.append(way)
    return whole


def _different(state: PercentileState, who: Fighter, field: Field) -> list[str]:
    """One of each kind of options, as far as the roll is concerned: targets of the same cover and modifiers, spells of
    the same skill that can be paid in the same postures. Nobody is in a posture that he has not chosen."""
    kinds: dict[Any, str] = {}
    for value in field.options:
        target, spell = state.fighters.get(value), legal.spell_named(who, value)
        if field.name == "target" and target is not None:
            on_him = tuple(each for each in who.modifiers if each.against == value)
            kinds.setdefault((target.cover, target.cover_all, on_him), value)
        elif field.name == "spell" and spell is not None:
            # One that is cast in Focus alone is cast with its bonus (PCT-POS-002, -013).
            kinds.setdefault((spell.skill, legal.payable(state, who, spell, None)), value)
        else:
            kinds.setdefault("", value)
    if forms.NONE in field.options:
        return [forms.NONE]
    return list(kinds.values())


def _defences(state: PercentileState, who: Fighter, said: Choice) -> list[d100.Ahead | None]:
    """The defence that is announced, if somebody hits."""
    posed = evolve(who, posture=_posture(said))
    if said["action"] == "parry":
        return [_parry(state, posed)]
    foes = [said["target"]] if "target" in said else [each.id for each in Outlook(state, who).foes]
    return [d100.ahead(evolve(state, turns=()), posed, "dodge", each) for each in foes]


def _parry(state: PercentileState, who: Fighter) -> d100.Ahead | None:
    """The best parry of *who*; None for who has nothing to parry with."""
    hands = [legal.weapon_of(who, each) for each in legal.parrying_hands(state, who)]
    arms = [who.main] if who.shield is not None else [each for each in hands if each is not None]
    still = evolve(state, turns=())
    return max((d100.ahead(still, who, "parry", arm=each) for each in arms), key=d100.Ahead.likely, default=None)


def discreetly(state: PercentileState, decision: Decision, reader: Reader) -> Decision:
    """*decision* without what this table does not show of the roll of a foe."""
    roller, kept = decision.facts.get("roller"), _ROLLS.get(secrecy.foe_numbers(state), ())
    if not kept or not isinstance(roller, str) or not secrecy.conceals(state, roller, reader):
        return decision
    return replace(decision, about={**decision.facts, **dict.fromkeys(kept)})
